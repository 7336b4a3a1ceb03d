"""Settings made in Python are checked at once and by name, like those from a lobby."""

from typing import Any

import pytest

from omerta import games, lab
from omerta.games.crooks.settings import CrooksSettings, DeckFile
from omerta.games.crossfire.settings import CrossfireSettings
from omerta.games.legends.settings import LegendsSettings
from omerta.games.mafia.settings import MafiaSettings
from omerta.kernel import BadData, Illegal, Match, Seeded
from omerta.kernel.settings import checked, from_words

WRONG: list[tuple[str, int, Any, str]] = [
    ("crooks", 3, {"first_player": "1"}, "first_player"),
    ("crooks", 3, {"first_player": True}, "first_player"),
    ("crooks", 3, {"edition": "1999"}, "edition"),
    ("crooks", 3, {"edition": "2016", "weather": "rain"}, "weather"),
    ("crooks", 3, {"deck": {"id": "mine"}}, "deck"),
    ("crooks", 3, {"deck": object()}, "deck"),
    ("crooks_out", 3, {"brave": None}, "brave"),
    ("mafia", 4, {"bank": 1000}, "bank"),
    ("mafia", 4, {1: "box"}, "1"),
    ("crossfire", 5, {"statement_cap": "99"}, "statement_cap"),
    ("legends", 2, {"first_job": "power "}, "first_job"),
]
OBJECTS: list[tuple[str, int, Any, str]] = [
    ("crooks", 3, CrooksSettings(first_player="1"), "first_player"),  # type: ignore[arg-type]
    ("crooks", 3, CrooksSettings(edition="1999"), "edition"),  # type: ignore[arg-type]
    ("mafia", 4, MafiaSettings(bank=1000), "bank"),  # type: ignore[arg-type]
    ("crossfire", 5, CrossfireSettings(statement_cap="99"), "statement_cap"),  # type: ignore[arg-type]
    ("legends", 2, LegendsSettings(mode=["campaign"]), "mode"),  # type: ignore[arg-type]
]


@pytest.mark.parametrize(("game", "seats", "given", "name"), WRONG + OBJECTS)
def test_a_wrong_setting_is_refused_by_name_at_once(
    game: str, seats: int, given: Any, name: str
) -> None:
    found = games.get(game)
    for start in (
        lambda: found.new(seats, given, chance=Seeded(0)),
        lambda: Match.new(game, seats, settings=given),
        lambda: lab.simulate(game, ["random"], games=1, seats=seats, settings=given),
    ):
        with pytest.raises(BadData) as refused:
            start()
        assert (refused.value.code, refused.value.params["entry"]) == ("bad-option", name)


def test_a_refusal_names_the_value_and_the_accepted_ones() -> None:
    with pytest.raises(BadData) as refused:
        checked(MafiaSettings, {"bank": 1000})
    assert refused.value.params["value"] == "1000"
    assert refused.value.params["takes"] == "'box', '1000', '2000'"


@pytest.mark.parametrize("game", games.all(), ids=lambda game: game.meta.id)
def test_settings_of_another_kind_are_refused(game: Any) -> None:
    other = CrooksSettings() if game.meta.id != "crooks" else MafiaSettings()
    for given in (other, [("mode", "one_shot")], "2016"):
        with pytest.raises(TypeError, match=game.meta.settings.__name__):
            game.new(min(game.meta.seats), given, chance=Seeded(0))


@pytest.mark.parametrize("game", games.all(), ids=lambda game: game.meta.id)
def test_a_mapping_is_as_good_as_an_object(game: Any) -> None:
    seats = min(game.meta.seats)
    usual = game.meta.settings()
    named = {name: getattr(usual, name) for name in usual.__struct_fields__}
    for given in (named, {}, usual, None):
        match = Match.new(game, seats, seed=5, settings=given)
        assert match.settings == usual.without_clock()
        assert game.save(match.state) == game.save(Match.new(game, seats, seed=5).state)


def test_settings_that_do_not_fit_the_seats_are_refused() -> None:
    with pytest.raises(Illegal):
        Match.new("crooks", 2, settings={"first_player": 2})


def test_a_file_made_in_python_is_checked_whole() -> None:
    deck = DeckFile(schema=1, id="mine", origin="owner", crooks=())
    with pytest.raises(BadData, match="deck-size"):
        Match.new("crooks", 2, settings=CrooksSettings(deck=deck))


def test_a_match_has_one_source_of_chance() -> None:
    with pytest.raises(ValueError, match="seed"):
        Match.new("crooks", 2, seed=1, chance=Seeded(1))


def test_words_name_seats_by_digits() -> None:
    assert from_words(CrooksSettings, {"first_player": "1"}).first_player == 1
    assert from_words(MafiaSettings, {"bank": "1000"}).bank == "1000"
