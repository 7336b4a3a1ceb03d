"""The language of the output: the one asked for, or the environment's, or English."""

from collections.abc import Mapping, Sequence

from omerta.kernel import Refusal
from omerta.kernel.texts import LANGUAGES

FLAG = "--lang"


class UnknownLanguage(Refusal):
    """A language that Omertà does not speak."""

    def __init__(self, language: str) -> None:
        super().__init__(
            "unknown-language", {"language": language, "languages": ", ".join(LANGUAGES)}
        )


def from_environment(environment: Mapping[str, str]) -> str:
    """Return the language of the system's locale, or English if Omertà does not speak it."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        locale = environment.get(name, "")
        if locale:
            language = locale.replace(".", "_").partition("_")[0].lower()
            return language if language in LANGUAGES else LANGUAGES[0]
    return LANGUAGES[0]


def take_language_flag(arguments: Sequence[str]) -> tuple[str | None, list[str]]:
    """Return the language given by `--lang`, if any, and the command line without it."""
    asked: str | None = None
    rest: list[str] = []
    words = iter(arguments)
    for word in words:
        if word == FLAG:
            asked = next(words, None)
            if asked is None:
                raise Refusal("usage-option-needs-value", {"option": FLAG})
        elif word.startswith(f"{FLAG}="):
            asked = word.partition("=")[2]
        else:
            rest.append(word)
    return asked, rest
