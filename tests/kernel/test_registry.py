"""The registered games, and the protocol that they fulfil."""

from inspect import isfunction
from typing import Any

import pytest

import omerta
from omerta import games
from omerta.kernel import Game, Illegal, Refusal, Seeded, Settings, registry
from omerta.kernel.game_text import GameText

METHODS = [name for name, kind in vars(Game).items() if isfunction(kind) and name[0] != "_"]
WORDS = [name for name, kind in vars(GameText).items() if isfunction(kind) and name[0] != "_"]


def test_crooks_is_there() -> None:
    assert games.get("crooks").meta.id == "crooks"
    assert games.get("crooks") in games.all()
    assert registry.module_of("crooks") == "omerta.games.crooks"


@pytest.mark.parametrize("name", ["poker", "", "Crooks", "crooks ", "../crooks"])
def test_an_unknown_game_is_refused(name: str) -> None:
    with pytest.raises(Refusal) as refused:
        games.get(name)
    assert refused.value.code == "unknown-game"
    with pytest.raises(Refusal):
        omerta.Match.new(name, 2)


@pytest.mark.parametrize("game", games.all(), ids=lambda game: game.meta.id)
def test_a_game_is_known_by_its_own_id_and_fulfils_the_protocol(game: Game[Any]) -> None:
    meta = game.meta
    assert games.get(meta.id) is game
    assert [name for name in METHODS if not callable(getattr(game, name))] == []
    assert [name for name in WORDS if not callable(getattr(game.words, name))] == []
    assert len(meta.seats) > 0
    assert meta.max_decisions > 0
    assert meta.why_bounded
    assert issubclass(meta.settings, Settings)


@pytest.mark.parametrize("game", games.all(), ids=lambda game: game.meta.id)
def test_a_game_refuses_other_numbers_of_seats(game: Game[Any]) -> None:
    for seats in (game.meta.seats[0] - 1, game.meta.seats[-1] + 1, 0, -1):
        with pytest.raises(Illegal):
            game.new(seats, chance=Seeded(0))
