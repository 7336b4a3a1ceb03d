"""Names and chat of guests, reduced to plain text."""

import unicodedata
from functools import lru_cache

from omerta.kernel import Refusal
from omerta.server.look_alikes import LOOK_ALIKES

MAX_NAME_LENGTH = 20
MAX_CHAT_LENGTH = 400
_MAX_MARKS = 2
"""Accents on one letter; more would only deface the lines above and below."""

_BLANKS = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")
"""Letters and signs that are invisible."""
_UNSEEN = {"Cc", "Cf", "Cs", "Co", "Cn"}
_LATIN_OF = {
    chr(int(code, 16)): letter for letter, codes in LOOK_ALIKES.items() for code in codes.split()
}
_IN_BOTH_CASES = {
    letter: latin for letter, latin in _LATIN_OF.items() if "\u0370" <= letter < "\u0590"
}
"""Greek, Cyrillic and Armenian letters: a capital may resemble another letter than its small one."""
_AS_IT_IS = str.maketrans(
    {letter: latin for letter, latin in _LATIN_OF.items() if letter not in _IN_BOTH_CASES}
)
_CAPITALS = str.maketrans(
    {letter: latin.upper().replace("L", "I") for letter, latin in _IN_BOTH_CASES.items()}
    | dict(zip("И01L|", "UOIII", strict=True))
)
_SMALL = str.maketrans(
    {letter: latin.lower().replace("i", "l") for letter, latin in _IN_BOTH_CASES.items()}
    | dict(zip("0i1|", "olll", strict=True))
)


class BadName(Refusal):
    """A name without a visible character, or one that is too long."""

    def __init__(self) -> None:
        super().__init__("bad-name", {"most": MAX_NAME_LENGTH})


class BadLine(Refusal):
    """A line of chat without a visible character, or one that is too long."""

    def __init__(self) -> None:
        super().__init__("bad-chat", {"most": MAX_CHAT_LENGTH})


def clean_name(text: str) -> str:
    """Return a name as it is shown, or raise `BadName`."""
    name = _clean(text)
    if not 1 <= len(name) <= MAX_NAME_LENGTH:
        raise BadName
    return name


def clean_chat(text: str) -> str:
    """Return a line of chat as it is shown, or raise `BadLine`."""
    line = _clean(text)
    if not 1 <= len(line) <= MAX_CHAT_LENGTH:
        raise BadLine
    return line


def clean_text(text: str) -> str:
    """Return text of several lines, such as private notes; it may be empty."""
    return "\n".join(_clean(line) for line in text.splitlines()).strip("\n")


@lru_cache(maxsize=1000)  # the same few names are compared again and again
def visible_forms(name: str) -> frozenset[str]:
    """Return what a name looks like in capitals and in small letters, without accents.

    The letters of all alphabets that look alike are the same here: two names that players may
    confuse have one of these forms in common.
    """
    plain = unicodedata.normalize("NFKD", name).translate(_AS_IT_IS)
    bare = "".join(letter for letter in plain if not unicodedata.combining(letter))
    capitals = bare.upper().translate(_CAPITALS)
    small = bare.lower().translate(_SMALL).replace("rn", "m")
    return frozenset(" ".join(text.split()) for text in (capitals, small))


def _clean(text: str) -> str:
    seen: list[str] = []
    marks = 0
    for letter in unicodedata.normalize("NFC", text):
        kind = unicodedata.category(letter)
        marks = marks + 1 if kind in {"Mn", "Me"} else 0
        if letter.isspace():
            seen.append(" ")
        elif kind not in _UNSEEN and letter not in _BLANKS and marks <= _MAX_MARKS:
            seen.append("" if _chooses_a_variant(letter) else letter)
    return " ".join("".join(seen).split())


def _chooses_a_variant(letter: str) -> bool:
    return "\ufe00" <= letter <= "\ufe0f" or "\U000e0100" <= letter <= "\U000e01ef"
