"""Custom decks as files: the built-in deck with small changes."""

from pathlib import Path

from tests.browser.words import ROOT

_HOUSE = ROOT / "src/omerta/games/crooks/data/house-32.toml"


def deck_file(folder: Path, *, bosses: int = 1) -> Path:
    """The built-in deck with this many bosses, up to four, as a custom deck."""
    text = _HOUSE.read_text(encoding="utf-8").replace('"house-32"', '"my-own"')
    for action in ("switch", "switch", "spy")[: bosses - 1]:
        text = text.replace(f'"{action}"', '"boss"', 1)
    return _file(folder, "own.toml", text)


def deck_without(folder: Path, crook: str) -> Path:
    """A deck without one crook."""
    lines = _HOUSE.read_text(encoding="utf-8").splitlines()
    return _file(folder, "short.toml", "\n".join(line for line in lines if crook not in line))


def _file(folder: Path, name: str, text: str) -> Path:
    file = folder / name
    file.write_text(text, encoding="utf-8")
    return file
