"""Section 5: the content of a view, and hidden cards."""

import pytest

from omerta.games.legends import GAME
from omerta.games.legends.events import MinionsDrawn, TopExhausted
from omerta.games.legends.settings import LegendsSettings
from omerta.kernel import Seeded, encode
from omerta.testing import table
from omerta.testing.legends import P1, P2


@pytest.mark.parametrize("scenario", ["bank", "chase", "rebels", "casino", "family", "power"])
def test_a_believed_table_has_the_same_decks_in_another_order(scenario: str) -> None:
    chosen = LegendsSettings(mode="one_shot", first_job=scenario)  # type: ignore[arg-type]
    s = GAME.new(3, chosen, chance=Seeded(1))
    worlds = [GAME.believe(s, 0, chance=Seeded(seed)) for seed in range(20)]
    assert len({world.deck for world in worlds}) > 10
    assert len({world.problem_deck for world in worlds}) > 10
    assert len({str(world.scenario_state.dump()) for world in worlds}) > 10
    for world in worlds:
        assert sorted(world.deck) == sorted(s.deck)
        assert encode(GAME.view(world, 0)) == encode(GAME.view(s, 0))
        assert GAME.audit(world) == []


def test_all_viewers_see_the_same_but_their_answers() -> None:
    s = table("legends", seats=3).hand(P1, "m01").problems(P2, "pr07").state
    views = GAME.views(s, (None, 0, 1, 2))
    shown = {
        encode(
            {
                name: getattr(view, name)
                for name in view.__struct_fields__
                if name not in ("you", "options", "choices")
            }
        )
        for view in views
    }
    assert len(shown) == 1
    assert [bool(view.options) for view in views] == [False, True, False, False]
    assert [view.choices for view in views] == [(), (), views[1].options, views[1].options]


def test_a_view_shows_the_worth_of_a_luck_choice() -> None:
    t = table("legends", seats=2).hand(P1, "m43 m01").problems(P1, "pr19").interacts(P1, "pr19")
    t.plays("m43")
    view = t.view()
    assert view.roll is not None
    assert (view.roll.challenge, view.roll.count, view.roll.difficulty) == ("pr19", 4, 5)
    assert (view.roll.missing, view.roll.dice, view.roll.totals) == (1, (), ())
    assert view.odds[5 - 1][4 - 1][:2] == (7658, 4556)  # the table of section 9
    assert len(view.roll.damage) == view.stock
    assert list(view.roll.damage) == sorted(view.roll.damage)
    t.rolls("4 L K K | x2").done().expect(decision="ability")
    rolled = t.view().roll
    assert rolled is not None
    assert (rolled.totals, rolled.damage, rolled.red) == ((0, 0), (), "x2")


def test_challenges_show_difficulty_tokens_and_owner() -> None:
    t = table("legends", seats=2).scenario("bank", vault="va07", alarms="al01").tokens("va07", 1)
    t.problems(P1, "pr10").problems(P2, "pr06")
    listed = {each.id: each for each in t.view().challenges}
    assert list(listed) == ["cheer", "revive", "control", "pr10", "pr06", "va07", "al01"]
    assert (listed["va07"].difficulty, listed["va07"].tokens, listed["va07"].need) == (6, 1, 2)
    assert (listed["pr06"].owner, listed["pr06"].difficulty) == (P2, 3)
    assert listed["cheer"].owner is None


def test_printed_components_do_not_change() -> None:
    t = table("legends", seats=2)
    first = {name: getattr(t.view(), name) for name in t.view().constant}
    t.recruits(P1).has_enough().ends(P1)
    assert {name: getattr(t.view(), name) for name in t.view().constant} == first
    assert len(t.view().minions) == 52  # accountant and mole included
    assert {card.deck for card in t.view().cards} == {
        "test",
        "problem",
        "vault",
        "alarm",
        "obstacle",
        "business",
        "downtime",
        "attack",
        "place",
        "table",
        "spectator",
        "campaign",
        "rumour",
        "betrayal",
    }


def test_events_reveal_no_hidden_order() -> None:
    for top in ("m08 m09 m11", "m11 m09 m08"):
        t = table("legends", seats=2).hand(P1, "m37").problems(P1, "pr04").on_top(f"m12 m13 {top}")
        t.uses(P1, "m37")
        (drawn,) = t.last_events(MinionsDrawn)
        assert list(drawn.minions) == sorted(drawn.minions)
        t.ends(P1)
        (tired,) = t.last_events(TopExhausted)
        assert list(tired.minions) == sorted(tired.minions)
