"""Every minion, every problem and every card of the six scenarios has tests of its own.

Rules of all challenges are tested here card by card; the effects of cards are tested with their
scenario. The last tests count: each card needs a case where it applies, one where it does not,
and one at the boundary.
"""

import importlib
import pkgutil
from collections.abc import Callable

import pytest

import tests.games.legends
from omerta.games.legends.actions import Interact, Use
from omerta.games.legends.components import TURN_ABILITIES
from omerta.games.legends.components_pack import HOUSE
from omerta.games.legends.events import DiceRolled
from omerta.games.legends.settings import CardEntry, MinionEntry, ProblemEntry
from omerta.testing import rule, table
from omerta.testing.legends import P1, P2, LegendsTable
from tests.games.legends.card_cases import (
    CASES,
    EXPERT,
    UNMATCHED,
    Case,
    Entry,
    about,
    each,
    every_id,
    exactly,
    in_play,
    of_decks,
    shown_in,
)

TRIED = of_decks(
    "vault", "alarm", "obstacle", "spectator", "downtime", "campaign", "rumour", "betrayal"
)
"""Cards that are overcome by reaching their difficulty; businesses need a place as well."""


def lying(card: CardEntry | ProblemEntry) -> LegendsTable:
    """A table of two with this card in play, and P1's turn."""
    t = table("legends", seats=2)
    if isinstance(card, ProblemEntry):
        return t.problems(P2, card.id)
    others = [name for name in ("ob01", "ob02", "ob03", "ob04") if name != card.id][:3]
    match card.deck:
        case "vault":
            return t.scenario("bank", vault=card.id)
        case "alarm":
            return t.scenario("bank", alarms=card.id)
        case "obstacle":
            return t.scenario("chase", lanes=" ".join([card.id, *others]))
        case "spectator":
            return t.scenario("casino", spectators=card.id)
        case "downtime":
            return t.scenario("family", left_downtimes=card.id)
        case "campaign":
            return t.scenario("power", betrayal="be_bank", campaign=card.id)
        case "rumour":
            return t.scenario("power", betrayal="be_bank", rumours=card.id)
        case "betrayal":
            return t.scenario("power", betrayal=card.id, seized=2)
        case _:
            raise AssertionError(card.deck)


def tried(card: CardEntry | ProblemEntry, *, short: int) -> tuple[LegendsTable, int]:
    """P1 makes its difficulty, or `short` less; and the difficulty."""
    t = lying(card).hand(P1, EXPERT[card.icons])
    here = next(each for each in t.view().challenges if each.id == card.id)
    roll = exactly(here.difficulty - short, 4 + here.more)
    search = card.values["search"] if isinstance(card, CardEntry) and card.deck == "vault" else 0
    if search and card.need == 1 and not short:
        t.rolls(f"{roll} | -", " ".join("1" * search))
        t.interacts(P1, card.id).plays(EXPERT[card.icons])
    else:
        t.tries(P1, card.id, EXPERT[card.icons], f"{roll} | -")
    return t.all_pass(), here.difficulty


# Every challenge


@rule("LG-4.19", "LG-4.9")
@each([*TRIED, *HOUSE.problem], "edge")
def test_a_challenge_is_met_by_its_difficulty_and_not_by_one_less(
    card: CardEntry | ProblemEntry,
) -> LegendsTable:
    t, difficulty = tried(card, short=0)
    t.expect_total(difficulty, 1)
    t, difficulty = tried(card, short=1)
    return t.expect_total(difficulty - 1, 0).ready_for(P1)


@rule("LG-4.3", "LG-4.5")
@each([*TRIED, *HOUSE.problem], "fails")
def test_a_challenge_cannot_be_tried_without_its_icons(
    card: CardEntry | ProblemEntry,
) -> LegendsTable:
    t = lying(card).hand(P1, UNMATCHED[card.icons]).does_not_offer(Interact(card.id))
    t.refused(Interact(card.id), "nobody_matches", "LG-4.3", challenge=card.id)
    return t.ready_for(P1)


# Every minion


PROBLEM_OF = {"MH": "pr07", "MC": "pr11", "MB": "pr22", "HC": "pr02", "HB": "pr06", "CB": "pr15"}
"""For each pair of icons a problem that does not affect rolls."""


def helped(card: MinionEntry, icons: str) -> LegendsTable:
    """P1 tries a problem with these icons, with this minion alone."""
    problem = PROBLEM_OF[icons]
    count = sum([card.icons.count(icon) for icon in icons])
    t = table("legends", seats=2).problems(P2, problem).hand(P1, card.id)
    if not count:
        return t.refused(Interact(problem), "nobody_matches", "LG-4.3").ready_for(P1)
    t.tries(P1, problem, card.id, " ".join("1" * count) + " | -")
    return t.expect_event(DiceRolled, dice=("1",) * count).all_pass().ready_for(P1)


@rule("LG-4.6")
@each(HOUSE.minion, "edge")
def test_a_minion_brings_a_die_for_each_icon_that_matches(card: MinionEntry) -> LegendsTable:
    return [helped(card, icons) for icons in PROBLEM_OF][-1]


@rule("LG-5.2", "LG-3.6")
@each(HOUSE.minion, "fails")
def test_no_ability_twice_in_a_round_and_none_from_the_table(card: MinionEntry) -> LegendsTable:
    used = table("legends", seats=2).hand(P1, "m43 m44").used(card.id)
    played = table("legends", seats=2).hand(P1, "m43 m44")
    if card.ability in TURN_ABILITIES:
        used.hand(P1, card.id).refused(Use(card.id), "used_this_round", "LG-5.2").ready_for(P1)
        played.on_table(P1, card.id).refused(Use(card.id), "not_in_hand", "LG-5.1")
        return played.ready_for(P1)
    roller = "m44" if card.id == "m43" else "m43"
    vault = {"m43": "va07", "m44": "va11"}[roller]
    for t in (used, played):
        t.scenario("bank", vault=vault).hand(P1, roller)
    used.hand(P2, card.id).tries(P1, vault, roller, "2 1 1 K | -").ready_for(P1)
    played.on_table(P2, card.id).tries(P1, vault, roller, "2 1 1 K | -")
    return played.ready_for(P1)


# Counting cases


def whole_folder() -> list[Callable[..., None]]:
    """Return all test functions of this folder."""
    found = []
    for module in pkgutil.iter_modules(tests.games.legends.__path__):
        if module.name.startswith("test_"):
            parts = vars(importlib.import_module(f"tests.games.legends.{module.name}"))
            found += [part for name, part in parts.items() if name.startswith("test_")]
    return found


@pytest.mark.parametrize("case", CASES)
def test_every_card_has_such_a_test_of_its_own(case: Case) -> None:
    shown = {card for test in whole_folder() for card, what in shown_in(test) if what == case}
    assert sorted({*every_id()} - shown) == []
    assert sorted(shown - {*every_id()}) == [], "no such card"


def test_there_are_as_many_cards_as_the_rules_list() -> None:
    assert len(every_id()) == len({*every_id()})
    decks = {
        deck: len(of_decks(deck))
        for scenario in HOUSE.scenario.values()
        for deck in _decks(scenario.card)
    }
    assert decks == {
        "vault": 12,
        "alarm": 14,
        "obstacle": 16,
        "attack": 12,
        "place": 3,
        "table": 9,
        "spectator": 12,
        "business": 10,
        "downtime": 18,
        "campaign": 16,
        "rumour": 14,
        "betrayal": 5,
    }
    assert len(every_id()) == 50 + 24 + sum(decks.values()) + 2


def _decks(cards: tuple[CardEntry, ...]) -> list[str]:
    return [card.deck for card in cards]


def test_a_card_that_takes_no_part_is_found_out() -> None:
    card: Entry = HOUSE.problem[4]

    @each([card], "applies")
    def idle(card: Entry) -> LegendsTable:
        return table("legends", seats=2).problems(P1, "pr01").ends(P1)

    with pytest.raises(AssertionError, match="pr05 took no part"):
        idle(card=card)
    assert shown_in(idle) == [("pr05", "applies")]

    @about("va07", "applies")
    def elsewhere() -> LegendsTable:
        return table("legends", seats=2).scenario("bank", vault="va01").drops_vault(P1)

    with pytest.raises(AssertionError, match="va07 took no part"):
        elsewhere()


def test_face_down_cards_are_not_in_play() -> None:
    t = table("legends", seats=2).scenario("bank", vault="va01", next_vaults="va02").hand(P1, "m01")
    assert {"va01", "m01"} <= in_play(t)
    assert in_play(t).isdisjoint({"va02", "m02", "m43", "ob01", "pr01"})
