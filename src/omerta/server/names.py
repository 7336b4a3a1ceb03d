"""What people call themselves and say: text and nothing else."""

import unicodedata
from functools import lru_cache

from omerta.kernel import Refusal

LONGEST_NAME = 20
LONGEST_CHAT = 400
_MOST_MARKS = 2
"""Accents one letter may carry; more of them only deface the lines above and below."""

_BLANKS = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")
"""Letters and signs that show nothing."""
_UNSEEN = {"Cc", "Cf", "Cs", "Co", "Cn"}
_LOOK_ALIKES = str.maketrans(
    "АВЕЗИІЇКМНОРСТУҮХЈЅԚԜ" + "ΑΒΕΖΗΙΚΜΝΟΡΤΥΧ" + "01L|3",
    "ABE3UIIKMHOPCTYYXJSQW" + "ABEZHIKMNOPTYX" + "OIII3",
)


class BadName(Refusal):
    """A name that has nothing to show, or is too long."""

    def __init__(self) -> None:
        super().__init__("bad-name", {"most": LONGEST_NAME})


class BadLine(Refusal):
    """A line of chat that has nothing to show, or is too long."""

    def __init__(self) -> None:
        super().__init__("bad-chat", {"most": LONGEST_CHAT})


def clean_name(text: str) -> str:
    """A name as it is shown, or `BadName`."""
    name = _clean(text)
    if not 1 <= len(name) <= LONGEST_NAME:
        raise BadName
    return name


def clean_chat(text: str) -> str:
    """A line of chat as it is shown, or `BadLine`."""
    line = _clean(text)
    if not 1 <= len(line) <= LONGEST_CHAT:
        raise BadLine
    return line


def clean_text(text: str) -> str:
    """Text of several lines, as a person's own notes are; it may be empty."""
    return "\n".join(_clean(line) for line in text.splitlines()).strip("\n")


@lru_cache(maxsize=1000)  # the same few names are compared again and again
def folded(name: str) -> str:
    """The same text for names that look the same: case, accents and alphabets apart."""
    plain = unicodedata.normalize("NFKD", name).upper()
    bare = "".join(letter for letter in plain if not unicodedata.combining(letter))
    return " ".join(bare.translate(_LOOK_ALIKES).split())


def _clean(text: str) -> str:
    seen: list[str] = []
    marks = 0
    for letter in unicodedata.normalize("NFC", text):
        kind = unicodedata.category(letter)
        marks = marks + 1 if kind in {"Mn", "Me"} else 0
        if letter.isspace():
            seen.append(" ")
        elif kind not in _UNSEEN and letter not in _BLANKS and marks <= _MOST_MARKS:
            seen.append("" if _chooses_a_variant(letter) else letter)
    return " ".join("".join(seen).split())


def _chooses_a_variant(letter: str) -> bool:
    return "\ufe00" <= letter <= "\ufe0f" or "\U000e0100" <= letter <= "\U000e01ef"
