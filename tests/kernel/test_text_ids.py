"""No message hides another: of two with the same id in one bundle only one would be used."""

from collections import Counter
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent

from omerta.kernel.texts import LANGUAGES

ROOT = Path(__file__).resolve().parents[2]
ENGINE = ROOT / "src" / "omerta"
BROWSER = ROOT / "web" / "src"
SPOKEN_TOGETHER = {
    "terminal": (ENGINE / "kernel", ENGINE / "cli", ENGINE / "lab"),
    "browser": (ENGINE / "kernel", BROWSER, BROWSER / "replay"),
}
"""The folders whose texts are used in one bundle, whatever the game."""
GAMES = sorted({path.parents[1].name for path in ENGINE.glob("games/*/text/*.ftl")})


def files(folder: Path, language: str) -> list[Path]:
    """Return the text files of a folder: `en.ftl`, and parts such as `board.en.ftl`."""
    return sorted([*folder.glob(f"text/{language}.ftl"), *folder.glob(f"text/*.{language}.ftl")])


@cache
def ids(file: Path) -> list[str]:
    parsed = FluentParser().parse(file.read_text("utf-8")).body
    kinds = (fluent.Message, fluent.Term)
    return [entry.id.name for entry in parsed if isinstance(entry, kinds)]


def twice(found: list[Path]) -> dict[str, list[Path]]:
    """Return each id that occurs more than once, and its files."""
    counted = Counter([name for file in found for name in ids(file)])
    return {
        name: [file.relative_to(ROOT) for file in found if name in ids(file)]
        for name, times in counted.items()
        if times > 1
    }


def test_no_file_has_an_id_twice() -> None:
    found = [
        *[path for path in ENGINE.rglob("text/*.ftl") if "_client" not in path.parts],
        *BROWSER.rglob("text/*.ftl"),
    ]
    assert {ENGINE / "kernel", ENGINE / "cli", BROWSER} <= {path.parents[1] for path in found}
    assert {path: twice([path]) for path in found if twice([path])} == {}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("speaker", SPOKEN_TOGETHER)
def test_no_two_files_that_are_spoken_together_have_the_same_id(
    speaker: str, game: str, language: str
) -> None:
    folders = [*SPOKEN_TOGETHER[speaker], ENGINE / "games" / game]
    if speaker == "browser":
        folders.append(BROWSER / "games" / game)
    found = [file for folder in folders for file in files(folder, language)]
    assert len(found) >= len(SPOKEN_TOGETHER[speaker]) + 1
    assert twice(found) == {}
