"""Undo: everything up to the last draw of chance or the last revealed card."""

from collections.abc import Callable
from random import Random

import pytest

from omerta.games.legends import GAME
from omerta.games.legends.settings import LegendsSettings
from omerta.games.legends.table import Table
from omerta.kernel import Seeded
from omerta.testing import table
from omerta.testing.legends import P1, P2, LegendsTable


def hidden(s: Table) -> set[tuple[str, int]]:
    """Return every card in a deck or a closed hand."""
    decks: dict[str, object] = {"clan": s.deck, "problems": s.problem_deck}
    decks |= {
        name: cards for name, cards in s.saved_state.items() if name.endswith(("deck", "held"))
    }
    if s.scenario == "chase":
        decks["obstacles"] = s.saved_state["deck"]
    return {(name, card) for name, cards in decks.items() for card in cards}  # type: ignore[attr-defined]


@pytest.mark.parametrize("scenario", ["bank", "chase", "rebels"])
def test_a_step_is_final_only_by_chance_or_a_revealed_card(scenario: str) -> None:
    choices = LegendsSettings(mode="one_shot", first_job=scenario)  # type: ignore[arg-type]
    final = 0
    for seed in range(12):
        luck, mind = Seeded(seed), Random(seed)
        s = GAME.new(1 + seed % 4, choices, chance=luck)
        while GAME.waiting(s):
            seat = GAME.waiting(s)[0]
            before, drawn = hidden(s), luck.draws
            events = GAME.apply(s, seat, mind.choice(GAME.options(s, seat)), chance=luck)
            if luck.draws == drawn:
                turned_up = bool(s.scenario and before - hidden(s))
                assert any(event.reveals() for event in events) == turned_up, events
                final += turned_up
    assert final > 50


def taken_back(t: LegendsTable, verbs: list[Callable[[], object]]) -> None:
    """Do these things, then undo them one by one."""
    before = []
    for verb in verbs:
        before.append(GAME.save(t.state))
        verb()
    for save in reversed(before):
        t.match.undo()
        assert GAME.save(t.state) == save


def test_a_turn_is_taken_back_step_by_step_to_the_last_roll() -> None:
    t = table("legends", seats=3).scenario("bank", vault="va07", alarms="al01").exhausted("m05 m06")
    t.hand(P1, "m43 m01 m02 m48").hand(P2, "m04").problems(P1, "pr19").police("uncontrolled")
    taken_back(
        t,
        [
            lambda: t.uses(P1, "m48"),
            lambda: t.drops_vault(P1),
            lambda: t.interacts(P1, "pr19"),
            lambda: t.plays("m01"),
        ],
    )
    assert not t.match.can_undo()
    t.tries(P1, "pr19", "m43", "3 3 L K | -")
    assert not t.match.can_undo()  # dice were rolled
    taken_back(
        t,
        [
            lambda: t.passes(P1),
            lambda: t.uses(P2, "m04"),
            lambda: t.passes(P1),
            lambda: t.ends(P1),
            lambda: t.escapes(P2),
        ],
    )
    assert not t.match.can_undo()


def test_purchases_are_taken_back() -> None:
    t = (
        table("legends", seats=2)
        .campaign()
        .scenario("chase", car=12, van=14, lever=3)
        .out("m01 m43")
    )
    t.ends(P1)
    market = t.view().market
    taken_back(t, [lambda: t.bails("m43"), lambda: t.hires(market[0]), lambda: t.bails("m01")])
    assert not t.match.can_undo()
