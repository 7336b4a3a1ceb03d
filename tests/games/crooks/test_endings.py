"""Whole matches with each ending, and the bound of section 8."""

import re
from collections.abc import Callable, Sequence

import pytest

from omerta import Match
from omerta.games.crooks import GAME
from omerta.games.crooks.actions import LayDown, LayUp, Pass, Recruit
from omerta.games.crooks.components import BOARD, HOUSE
from omerta.games.crooks.events import CrookDiscarded, PlayerPassed
from omerta.games.crooks.settings import CrooksSettings
from omerta.kernel import Action, Seeded
from omerta.testing import A, B, rule, table
from omerta.testing.crooks import CrooksTable
from tests.games.dossier import Dossier

RULES = Dossier("crooks")

Choice = Callable[[Sequence[Action]], Action]
EDITIONS = [(edition, seats) for edition in ("2012", "2016") for seats in (2, 3, 4)]


def dealt() -> CrooksTable:
    """Two players before a real deal, with nothing invented."""
    t = table("crooks", seats=2)
    t.hangout("A", "c15", "c08").hangout("B", "c19", "c22").hangout("C", "c21", "c32", "c09")
    return t


# Each ending


@rule("CR-9.1", "CR-2.12")
def test_a_match_won_by_points() -> None:
    t = dealt()
    t.hires(A, "A", "c15").lays(9)
    t.hires(B, "B", "c19").lays_down(2)
    t.hires(A, "A", "c08").lays(2)
    t.passes(B).passes(A)
    # Target 9: 9+1. Target 2: 2+2+2, A's 7 against 4.
    t.over(winners=(A,), scores=(16, 0), reason="points")
    t.expect_money(A, 18 - 2 - 1).expect_money(B, 18 - 2 - 1)


@rule("CR-9.2")
def test_a_match_won_by_money() -> None:
    t = dealt()
    t.hires(A, "A", "c15").lays(5)
    t.hires(B, "C", "c21").lays(3)
    t.passes(A).passes(B)
    t.over(winners=(A,), scores=(6, 6), reason="money")
    t.expect_money(A, 16).expect_money(B, 15)


@rule("CR-9.3")
def test_a_match_with_shared_victory() -> None:
    t = dealt()
    t.hires(A, "A", "c15").lays(5)
    t.hires(B, "B", "c19").lays(4)
    t.passes(A).passes(B)
    t.over(winners=(A, B), scores=(6, 6), reason="shared")
    t.expect_money(A, 16).expect_money(B, 16)


@rule("CR-2.12", "CR-9.3")
def test_a_match_in_which_no_player_acts() -> None:
    t = table("crooks", seats=4).all_pass()
    t.over(winners=(0, 1, 2, 3), scores=(0, 0, 0, 0), reason="shared")


def played(match: Match, choice: Choice) -> Match:
    """The match played to its end by one way of choosing, with all invariants checked."""
    for _ in range(GAME.meta.max_decisions + 1):
        if not match.waiting:
            break
        seat = match.waiting[0]
        match.play(seat, choice(match.options(seat)))
        assert GAME.audit(match.state) == []
    return match


def never_passing(options: Sequence[Action]) -> Action:
    return next(action for action in options if not isinstance(action, Pass))


def longest(options: Sequence[Action]) -> Action:
    """Cheap piles first, all crooks face up, every action used: many decisions."""
    return next(a for a in options if not isinstance(a, Pass | LayDown))


@rule("CR-2.6", "CR-2.7", "CR-2.12")
@pytest.mark.parametrize(("edition", "seats"), EDITIONS)
def test_a_match_that_ends_only_by_forced_passes(edition: str, seats: int) -> None:
    chosen = CrooksSettings(edition=edition)  # type: ignore[arg-type]
    match = played(Match.new("crooks", seats, settings=chosen), never_passing)
    assert match.outcome is not None
    told = [event for entry in match.log for event in entry.events]
    causes = [event.cause for event in told if isinstance(event, PlayerPassed)]
    assert len(causes) == seats
    assert set(causes) <= {"no_money", "no_crooks"}
    if any(match.state.piles):
        assert set(causes) == {"no_money"}


@rule("CR-2.13", "CR-4.8")
def test_a_match_goes_on_with_eight_full_spots() -> None:
    row = ("c02", "c03", "c04", "c05", "c06", "c07", "c08", "c09")
    t = table("crooks", seats=2).passed(B).row(A, *row).hangout("A", "c10", "c11")
    t.hires(A, "A", "c10").discards().hires(A, "A", "c11").discards()
    t.expect_event(CrookDiscarded, cause="no_spot").ready_for(A)
    t.offers(Recruit("B")).does_not_offer(LayUp(2))
    t.passes(A).over()


# The bound


def bound(edition: str, seats: int) -> int:
    sizes = BOARD.piles[edition, seats]
    return 3 * sum(sizes) - len(sizes) + HOUSE.actions_with_a_question() + seats


def test_the_bounds_are_those_of_the_rules() -> None:
    stated = re.search(
        r"House deck: (.+?) for 2012 and (.+?) for 2016 with 2 / 3 / 4 players", RULES.text
    )
    assert stated is not None
    for edition, numbers in (("2012", stated[1]), ("2016", stated[2])):
        found = [bound(edition, seats) for seats in (2, 3, 4)]
        assert found == [int(number) for number in numbers.split(" / ")]


@pytest.mark.parametrize(("edition", "seats"), EDITIONS)
def test_no_match_is_longer_than_the_bound(edition: str, seats: int) -> None:
    chosen = CrooksSettings(edition=edition)  # type: ignore[arg-type]
    assert bound(edition, seats) <= GAME.meta.max_decisions
    luck = Seeded(8)
    ways: list[Choice] = [never_passing, longest, lambda options: luck.pick(options, "way")]
    for seed, way in enumerate(ways * 3):
        match = played(Match.new("crooks", seats, seed=seed, settings=chosen), way)
        assert match.outcome is not None
        assert len(match.log) - 1 <= bound(edition, seats)
