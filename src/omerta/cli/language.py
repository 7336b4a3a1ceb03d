"""Which language to speak: the one asked for, else the environment's, else English."""

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
    """The language of the system's locale, if we speak it."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        locale = environment.get(name, "")
        if locale:
            language = locale.replace(".", "_").partition("_")[0].lower()
            return language if language in LANGUAGES else LANGUAGES[0]
    return LANGUAGES[0]


def asked_for(arguments: Sequence[str]) -> str | None:
    """The value of `--lang` on a command line, the last one if there are several."""
    asked = None
    for number, argument in enumerate(arguments):
        if argument == FLAG and number + 1 < len(arguments):
            asked = arguments[number + 1]
        elif argument.startswith(f"{FLAG}="):
            asked = argument.partition("=")[2]
    return asked
