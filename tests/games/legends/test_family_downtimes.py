"""SC-5: downtimes of family business, card by card, and the bans on totals."""

import pytest

from omerta.games.legends.actions import Interact, PutToken, SplitLuck
from omerta.games.legends.components_pack import HOUSE
from omerta.games.legends.events import (
    CardDiscarded,
    ChallengeOvercome,
    DowntimeLaid,
    LuckSplit,
    MinionExhausted,
    MinionOut,
    PoliceTurned,
    RollVoided,
    SirenHeard,
    TokensPlaced,
    TotalFixed,
)
from omerta.games.legends.scenarios.family_effects import BANS, HARDER
from omerta.games.legends.settings import CardEntry
from omerta.testing import rule, table
from omerta.testing.legends import P1, P2, LegendsTable
from tests.games.legends.card_cases import EXPERT, each

DOWNTIMES = [card for card in HOUSE.scenario["family"].card if card.deck == "downtime"]
BANNING = [card for card in DOWNTIMES if card.effect in BANS]
HARDENING = [card for card in DOWNTIMES if card.effect in HARDER]


def family(seats: int = 2, **board: object) -> LegendsTable:
    return table("legends", seats=seats).scenario("family", **board)


def forbidden(card: CardEntry, total: int) -> bool:
    """Return whether a downtime forbids this total."""
    if card.effect == "ban_values":
        return total in card.values.values()
    if card.effect == "ban_from":
        return total >= card.values["x"]
    return card.effect == "ban_to" and total <= card.values["x"]


def six(total: int) -> str:
    """Return six dice without luck that make this total: locks block fours."""
    for locks in range(6):
        numbers = 6 - 2 * locks
        if numbers > 0 and numbers <= total <= 4 * numbers:
            found = [1] * numbers
            left = total - numbers
            for place in range(numbers):
                more = min(3, left)
                found[place] += more
                left -= more
            faces = [str(face) for face in found] + ["4", "K"] * locks
            return " ".join(faces) + " | -"
    raise AssertionError(total)


# Overcoming a downtime


@rule("SC-5.11")
@each(DOWNTIMES, "applies")
def test_every_downtime_is_discarded_once_overcome(card: CardEntry) -> LegendsTable:
    expert = EXPERT[card.icons]
    rolls = {4: "1 1 1 1", 5: "2 1 1 1"}[card.difficulty]
    t = family(left_downtimes=card.id).hand(P1, expert).tries(P1, card.id, expert, f"{rolls} | -")
    t.all_pass().expect_total(card.difficulty, 1).expect_event(ChallengeOvercome, challenge=card.id)
    t.expect_event(CardDiscarded, card=card.id).expect(downtime_discard=(card.id,), marker=0)
    assert t.family().businesses[0].downtimes == ()
    return t.ready_for(P1)


@each(DOWNTIMES, "fails")
def test_a_total_below_its_difficulty_leaves_a_downtime(card: CardEntry) -> LegendsTable:
    expert = EXPERT[card.icons]
    rolls = {4: "2 1 4 K", 5: "1 1 1 1"}[card.difficulty]
    t = family(left_downtimes=card.id).hand(P1, expert).tries(P1, card.id, expert, f"{rolls} | -")
    t.all_pass().expect_total(card.difficulty - 1, 0).expect_no_event(CardDiscarded)
    assert t.family().businesses[0].downtimes == (card.id,)
    return t.ready_for(P1)


@rule("SC-5.11")
def test_only_the_top_downtime_can_be_tried() -> None:
    t = family(left_downtimes="do01 do07 do13", right_downtimes="do02").hand(P1, "m43 m46")
    t.offers(Interact("do13"), Interact("do02"))
    t.does_not_offer(Interact("do01"), Interact("do07"))
    t.refused(Interact("do07"), "challenge_not_here", "LG-4.2", challenge="do07")
    t.tries(P1, "do13", "m43", "1 1 1 1 | -").all_pass().expect_total(4, 1)
    assert t.family().businesses[0].downtimes == ("do01", "do07")
    t.ready_for(P1)


@rule("SC-5.11", "SC-5.8")
def test_no_place_is_needed_for_a_downtime() -> None:
    t = family(left="bu01", left_downtimes="do02").hand(P1, "m17").hand(P2, "m04 m08")
    t.tries(P1, "do02", "m17", "2 2 | -").all_pass().expect_event(CardDiscarded, card="do02")
    t.expect_hand(P2, "m04 m08").expect_exhausted("").ready_for(P1)


@rule("SC-5.11", "SC-5.9")
def test_a_token_by_an_ability_counts_on_business_and_top_downtime() -> None:
    t = family(left="bu01", right="bu09", removed="bu08 bu10", left_downtimes="do01 do02")
    t.hand(P1, "m47").uses(P1, "m47").asks(P1, "token")
    t.offers_exactly(PutToken("bu01"), PutToken("bu09"), PutToken("do02"))
    t.puts_token("do02").expect_event(CardDiscarded, card="do02").ready_for(P1)
    t = family(left="bu01", right="bu09", removed="bu08 bu10").tokens("bu09", 2).hand(P1, "m47")
    t.uses(P1, "m47").puts_token("bu09").expect(marker=1).ready_for(P1)
    t = family(left="bu01", right="bu09", removed="bu08 bu10").tokens("bu09", 3).hand(P1, "m47")
    t.uses(P1, "m47").expect_tokens("bu01", 1).expect(marker=0).ready_for(P1)  # no other card


# Effects on their business


@rule("SC-5.15")
@each(HARDENING, "applies")
def test_a_harder_business(card: CardEntry) -> LegendsTable:
    more = HARDER[card.effect]
    t = family(left="bu01", right="bu07", removed="", left_downtimes=card.id).hand(P1, "m43")
    t.problems(P1, "pr13")
    listed = {each.id: each.difficulty for each in t.view().challenges}
    assert (listed["bu01"], listed["bu07"]) == (4 + more, 4), "only its own business"
    assert (listed[card.id], listed["pr13"]) == (card.difficulty, 4)
    left, right = t.family().businesses
    assert (left.harder, left.difficulty, right.harder) == (more, 4 + more, 0)
    t.tries(P1, "bu01", "m43", {1: "1 1 1 1 | -", 2: "2 1 1 1 | -"}[more]).all_pass()
    return t.expect_total(3 + more, 0).expect_tokens("bu01", 0).ready_for(P1)


@rule("SC-5.10", "LG-4.9")
def test_all_downtimes_of_a_business_add_up() -> None:
    t = family(left_downtimes="do01 do07 do08 do13 do16").hand(P1, "m43").problems(P1, "pr10")
    left = t.family().businesses[0]
    assert (left.harder, left.difficulty) == (5, 10)
    assert (left.ban_from, left.ban_to, left.banned) == (12, 4, ())
    t.ready_for(P1)


@rule("SC-5.10")
def test_a_ban_on_one_business_is_none_on_the_other() -> None:
    t = family(left="bu01", right="bu07", removed="", left_downtimes="do16").hand(P1, "m43 m31")
    t.tries(P1, "bu07", "m43", "1 1 1 1 | -").all_pass().expect_total(4, 1)
    t.tries(P1, "bu01", "m31", "2 1 1 | -").all_pass().expect_event(RollVoided, total=4)
    t.ready_for(P1)


@rule("SC-5.13", "SC-5.14", "LG-4.18")
@pytest.mark.parametrize("total", range(2, 17))
@each(BANNING, "applies")
def test_every_ban_voids_just_its_totals(card: CardEntry, total: int) -> LegendsTable:
    t = family(left="bu07", left_downtimes=card.id).hand(P1, "m43 m03")
    t.tries(P1, "bu07", "m43 m03", six(total)).all_pass()
    while t.view().decision == "hit":
        t.hit(t.view().roll.crew[0])  # type: ignore[union-attr]
    kinds = [type(event) for event in t.match.log[-1].events]
    assert (RollVoided in kinds) == forbidden(card, total)
    void = [entry for entry in t.match.log if any(isinstance(e, RollVoided) for e in entry.events)]
    fixed = [entry for entry in t.match.log if any(isinstance(e, TotalFixed) for e in entry.events)]
    assert (bool(void), bool(fixed)) == (forbidden(card, total), not forbidden(card, total))
    tokens = t.family().businesses[0].tokens
    assert tokens == (0 if forbidden(card, total) else min(total // 4, 5))
    return t.ready_for(P1)


@rule("SC-5.13", "LG-4.18")
def test_nothing_of_a_void_roll_applies() -> None:
    t = family(left="bu01", left_downtimes="do10").hand(P1, "m01 m31").police("controlled")
    t.rolls("4 2 2 1 K | S").interacts(P1, "bu01").plays("m01", "m31").all_pass()
    t.expect_event(RollVoided, total=5).expect_no_event(TotalFixed).expect_no_event(SirenHeard)
    t.expect_no_event(MinionExhausted).expect_no_event(MinionOut).expect_no_event(PoliceTurned)
    t.expect_no_event(TokensPlaced).expect_table(P1, "m01 m31")
    t.expect(police="controlled", actions=2, stock=12).ready_for(P1)


@rule("SC-5.14", "LG-4.13", "LG-4.18")
def test_the_luck_choice_shows_which_totals_are_forbidden() -> None:
    t = family(left="bu01", left_downtimes="do15").hand(P1, "m43").rolls("4 3 L K | x2")
    t.interacts(P1, "bu01").plays("m43").all_pass().asks(P1, "luck")
    roll = t.view().roll
    assert roll is not None
    assert (roll.totals, roll.bans) == ((9, 11), (11,))
    t.offers_exactly(SplitLuck(0), SplitLuck(1)).luck(1)
    t.expect_event(LuckSplit, count=1).expect_event(RollVoided, total=11).ready_for(P1)


@rule("SC-5.14")
def test_an_ability_can_lift_a_total_over_a_ban() -> None:
    t = family(left="bu01", left_downtimes="do16").hand(P1, "m43 m10").rolls("1 1 1 1 | -")
    t.interacts(P1, "bu01").plays("m43").expect(unmatched=False).done().asks(P1, "ability")
    roll = t.view().roll
    assert roll is not None
    assert (roll.totals, roll.bans) == ((4,), (4,))
    t.uses(P1, "m10").expect_total(5, 1).expect_tokens("bu01", 1).ready_for(P1)


# A downtime that brings another


@rule("SC-5.16")
def test_a_black_streak_brings_another_one_at_once() -> None:
    t = family(next_downtimes="do01 do09 do02 do03").tokens("bu01", 4).tokens("bu02", 4)
    t.last_turn(P1).ends(P1)
    assert [(event.business, event.card, event.why) for event in t.last_events(DowntimeLaid)] == [
        ("bu01", "do01", "round"),
        ("bu02", "do09", "round"),
        ("bu02", "do02", "chain"),
    ]
    assert t.view().fingerprints == 1
    t.asks(P1, "first")


@rule("SC-5.16", "LG-11.2")
def test_a_black_streak_that_is_the_last_downtime_brings_none() -> None:
    others = [card.id for card in DOWNTIMES if card.id not in ("do09", "do01")]
    t = family(right_downtimes=" ".join(others), next_downtimes="do01 do09")
    t.tokens("bu01", 4).tokens("bu02", 4).last_turn(P1).ends(P1)
    assert [event.card for event in t.last_events(DowntimeLaid)] == ["do01", "do09"]
    t.asks(P1, "first")


def test_bans_as_ranges_and_single_totals() -> None:
    def texts(downtimes: str) -> tuple[int | None, tuple[int, ...], int | None]:
        left = family(left_downtimes=downtimes).family().businesses[0]
        return left.ban_to, left.banned, left.ban_from

    assert texts("") == (None, (), None)
    assert texts("do01") == (None, (), None)
    assert texts("do10") == (None, (5, 7), None)
    assert texts("do10 do11") == (None, (5, 6, 7, 8), None)
    assert texts("do12 do13") == (None, (9, 10), 12)
    assert texts("do13 do14 do15") == (None, (), 10)
    assert texts("do16 do10") == (5, (7,), None), "five joins those up to four"
    assert texts("do16 do18 do15") == (6, (), 10)
    assert texts("do12 do15") == (None, (), 9), "nine joins those from ten on"
    assert texts("do12 do13 do11") == (None, (6, 8, 9, 10), 12)
