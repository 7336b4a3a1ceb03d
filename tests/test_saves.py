"""Every save ever shipped opens, is sound, can be played to the end, and can be replayed."""

from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

from omerta import Match, games
from omerta.kernel import BadSave, Fair, Game, Seeded
from omerta.kernel.match import SCHEMA

FILES = sorted((Path(__file__).parent / "saves").glob("*.json"))
each_file = pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)


@each_file
def test_a_save_opens_and_is_sound(file: Path) -> None:
    match = Match.load(file.read_bytes())
    assert match.game.audit(match.state) == []
    assert file.name.startswith(f"{match.game.meta.id}-")
    for viewer in (None, *range(match.seats)):
        match.view(viewer)


@each_file
def test_a_save_is_played_on_to_the_end(file: Path) -> None:
    match = Match.load(file.read_bytes())
    choices = Seeded(1)
    while match.waiting:
        seat = match.waiting[0]
        match.play(seat, choices.pick(match.options(seat), "choice"))
        assert match.game.audit(match.state) == []
    assert match.outcome is not None
    assert Match.load(match.save()).outcome == match.outcome


@each_file
def test_a_save_can_be_replayed(file: Path) -> None:
    match = Match.load(file.read_bytes())
    if match.ruleset == match.game.meta.ruleset:
        assert list(match.replay())[-1].outcome == match.outcome
    else:
        with pytest.raises(BadSave, match="save-other-ruleset"):
            next(match.replay())


def questions(game: Game[Any]) -> set[str]:
    """Return the tags of all decisions of a game; the scenarios of Legends have some of their own."""
    package = f"omerta.games.{game.meta.id}"
    if game.meta.id == "legends":
        return {*import_module(f"{package}.save").frames()} - {"step"}
    return {*import_module(f"{package}.frames").FRAMES}


@pytest.mark.parametrize("game", games.all(), ids=lambda game: game.meta.id)
def test_the_current_format_is_among_them(game: Game[Any]) -> None:
    head = f"{game.meta.id}-{SCHEMA}-"
    current = [Match.load(file.read_bytes()) for file in FILES if file.name.startswith(head)]
    waits = {match.state.stack[-1].tag if match.waiting else "over" for match in current}
    assert waits == {*questions(game), "over"}
    assert {isinstance(match.chance, Fair) for match in current} == {True, False}
