"""Section 6: the settings of a table."""

from typing import Any

import pytest

from omerta import Match, lab
from omerta.games.crooks import GAME
from omerta.games.crooks.events import GameStarted
from omerta.games.crooks.settings import CrooksSettings
from omerta.kernel import BadData, Seeded
from omerta.testing import SPECTATOR, A, B, C, rule, table
from omerta.testing.swarm import Swarm
from tests.games.crooks import decks
from tests.games.dossier import Dossier

RULES = Dossier("crooks")


def test_the_defaults_are_those_of_the_rules() -> None:
    chosen = CrooksSettings()
    for name, values, default, _ in RULES.rows("id", "values"):
        option = name.strip("`")
        assert getattr(chosen, option) == default.strip("`"), option
        assert default.strip("`") in values


@rule("CR-1.5")
@pytest.mark.parametrize(("edition", "hangouts"), [("2012", 5), ("2016", 6)])
def test_edition(edition: str, hangouts: int) -> None:
    t = table("crooks", seats=2).setting(edition=edition)
    assert t.view(A).edition == edition
    assert len(t.view(A).hangouts) == hangouts
    t.ready_for(A)


def test_deck() -> None:
    t = table("crooks", seats=2).deck(decks.deck(c09={"rating": 1})).target(5, A, "c09")
    assert {crook.id: crook.rating for crook in t.view(B).deck}["c09"] == 1
    t.expect_rating(5, A, 1).ready_for(A)


def test_equal_faces_are_named_by_one_id() -> None:
    twins = decks.deck(c10=decks.face("c09"))
    t = table("crooks", seats=2).deck(twins).hangout("A", "c09", "c09")
    listed = [crook.id for crook in t.view(A).deck]
    assert len(listed) == 32
    assert listed.count("c09") == 2
    assert "c10" not in listed
    t.recruits(A, "A").expect_options(1)
    assert t.view(A).hangouts[0].faces == ("c09", "c09")
    t.takes("c09").lays(2).ready_for(B)


@rule("CR-1.9")
def test_first_player() -> None:
    for seat in (A, B, C):
        assert Match.new("crooks", 3, settings=CrooksSettings(first_player=seat)).waiting == (seat,)


@pytest.mark.parametrize("aid", ["on", "off"])
def test_without_the_memory_aid_the_view_holds_no_past_secrets(aid: str) -> None:
    t = table("crooks", seats=2).setting(memory_aid=aid).hangout("A", "c09", "c10")
    t.hires(A, "A", "c09").lays(2)
    assert t.view(A).memory_aid is (aid == "on")
    assert (t.view(A).hangouts[0].memory is not None) is (aid == "on")
    t.ready_for(B)


@pytest.mark.parametrize("aid", ["on", "off"])
def test_spied_faces_stay_visible_only_with_the_memory_aid(aid: str) -> None:
    found: set[str] = set()
    for seed in range(30):
        match = Match.new("crooks", 3, seed=seed, settings={"memory_aid": aid})
        swarm = Swarm(Seeded(seed))
        while match.waiting:
            seat = match.waiting[0]
            match.play(seat, swarm.pick(match.options(seat)))
            for viewer in (A, B, C):
                found |= remembered(match.view(viewer))
    assert found == ({"spied", "deduced", "mixed", "memory"} if aid == "on" else set())


def remembered(view: Any) -> set[str]:
    """What this view repeats of things that the viewer saw only once."""
    lying = [card for place in view.targets for spot in place.spots for card in spot.cards]
    cards = (*lying, *view.box)
    assert all((card.face is None) == (card.how is None) for card in cards)
    found = {card.how for card in cards} & {"spied", "deduced"}
    found |= {"memory" for hangout in view.hangouts if hangout.memory is not None}
    return found | {"mixed" for hangout in view.hangouts if hangout.mixed}


@pytest.mark.parametrize("level", ["easy", "normal", "hard"])
def test_bots_remember_what_they_saw_without_the_memory_aid_too(level: str) -> None:
    played = [
        lab.simulate(
            "crooks", [level, "easy"], games=3, iterations=20, settings={"memory_aid": aid}
        ).games
        for aid in ("on", "off")
    ]
    assert played[0] == played[1]


def test_money_is_visible_by_default() -> None:
    t = table("crooks", seats=3).money(B, 7).money(C, 9)
    for viewer in (A, B, C, SPECTATOR):
        assert [seat.money for seat in t.view(viewer).seats] == [18, 7, 9]
    t.ready_for(A)


def test_hidden_money_hides_rivals_totals_only() -> None:
    t = table("crooks", seats=3).money(B, 7).money(C, 9).setting(money_visible="off")
    assert [seat.money for seat in t.view(A).seats] == [18, None, None]
    assert [seat.money for seat in t.view(C).seats] == [None, None, 9]
    assert [seat.money for seat in t.view(SPECTATOR).seats] == [None, None, None]
    t.all_pass()
    assert [seat.money for seat in t.view(A).seats] == [18, 7, 9]
    t.over()


# Settings in words


def test_settings_are_read_from_words() -> None:
    words = {
        "edition": "2016",
        "first_player": "2",
        "memory_aid": "off",
        "money_visible": "off",
        "colours": "green,,red",
    }
    assert GAME.load_settings(words, None) == CrooksSettings(
        edition="2016",
        first_player=2,
        memory_aid="off",
        money_visible="off",
        colours=("green", None, "red"),
    )
    for seat in range(4):
        assert GAME.load_settings({"first_player": str(seat)}, None).first_player == seat
    assert GAME.load_settings({}, None) == CrooksSettings()
    assert GAME.load_settings({"first_player": "random"}, None) == CrooksSettings()


@pytest.mark.parametrize(
    "words",
    [
        {"edition": "2013"},
        {"first_player": "4"},
        {"first_player": "-1"},
        {"first_player": "Anna"},
        {"first_player": "٣"},
        {"first_player": "1" * 5000},
        {"memory_aid": "yes"},
        {"money_visible": ""},
        {"colours": "pink"},
        {"deck": "house-33"},
        {"clock": "60"},
    ],
)
def test_a_wrong_word_is_refused(words: dict[str, str]) -> None:
    with pytest.raises(BadData) as refused:
        GAME.load_settings(words, None)
    assert refused.value.code == "bad-option"
    assert [refused.value.params["entry"]] == list(words)


def test_the_first_event_holds_the_settings() -> None:
    chosen = CrooksSettings(edition="2016", memory_aid="off", deck=decks.deck(), first_player=B)
    started = Match.new("crooks", 2, settings=chosen).log[0].events[0]
    assert started == GameStarted(
        seats=2,
        edition="2016",
        deck="test",
        memory_aid="off",
        money_visible="on",
        colours=("red", "yellow"),
        first=B,
    )
