"""LG-7: Recruit, Rally, Cheer, Revive, Control."""

import pytest

from omerta.games.legends.actions import (
    Done,
    Draw,
    EndTurn,
    Enough,
    Interact,
    Rally,
    Recruit,
    Take,
)
from omerta.games.legends.events import ClanRallied, DeckShuffled, MinionsDrawn, MinionsReturned
from omerta.testing import rule, table
from omerta.testing.legends import P1, P2, LegendsTable


def two() -> LegendsTable:
    return table("legends", seats=2)


@rule("LG-7.1")
def test_the_second_draw_is_decided_after_the_first() -> None:
    t = two().on_top("m01 m02 m03").recruits(P1).expect_hand(P1, "m01").asks(P1, "draw")
    t.offers_exactly(Draw(), Enough()).refused(EndTurn(), "draw_or_enough", "LG-7.1")
    t.draws().expect_event(MinionsDrawn, player=P1, minions=("m02",)).expect_hand(P1, "m01 m02")
    t.expect(actions=2).expect_unchanged(P2).ready_for(P1)
    t = two().on_top("m01 m02").recruits(P1).has_enough().expect_hand(P1, "m01").ready_for(P1)


@rule("LG-7.1")
def test_there_is_no_limit_to_a_hand() -> None:
    many = "m01 m02 m03 m04 m06 m07 m08 m09 m11 m12 m13 m14"
    t = two().hand(P1, many).on_top("m16 m17").recruits(P1).draws().ready_for(P1)
    assert len(t.view().seats[P1].hand) == 14


@rule("LG-7.2")
def test_an_empty_deck_gives_no_minion() -> None:
    t = (
        two().deck("m01").recruits(P1).expect_hand(P1, "m01").ready_for(P1)
    )  # no second draw is offered
    t.refused(Recruit(), "deck_empty", "LG-7.2").does_not_offer(Recruit())
    t = two().deck("").exhausted("m01 m02").does_not_offer(Recruit()).ready_for(P1)


@rule("LG-7.3")
def test_a_rally_returns_all_exhausted_minions() -> None:
    t = two().deck("m01").exhausted("m02 m03 m43").out("m04").rallies(P1)
    t.expect_event(ClanRallied, count=3).expect_event(DeckShuffled, count=4)
    t.expect_exhausted("").expect_out("m04").expect(deck=("m01", "m02", "m03", "m43"), actions=3)
    t.ready_for(P1)


@rule("LG-7.4")
def test_a_rally_needs_an_exhausted_minion() -> None:
    t = two().refused(Rally(), "nobody_exhausted", "LG-7.4").does_not_offer(Rally()).ready_for(P1)
    t = two().scenario("bank", clock=6).exhausted("m01").hand(P1, "m02").rallies(P1)
    t.expect_exhausted("m01").expect(ending="squad").over()  # the price came first


@rule("LG-7.5")
def test_picking_ends_with_done_or_with_the_pile() -> None:
    t = two().hand(P1, "m42").exhausted("m01 m02 m03").tries(P1, "cheer", "m42", "4 4 4 | -")
    t.expect_total(12, 3).expect(left_to_pick=6).takes("m02")
    t.expect_event(MinionsReturned, minions=("m02",), pile="exhausted")
    t.expect_no_event(DeckShuffled).refused(Take("m02"), "not_in_pile", "LG-7.5")
    t.refused(EndTurn(), "pick_now", "LG-7.5").done().expect_event(DeckShuffled)
    t.expect_exhausted("m01 m03").ready_for(P1)
    t = two().hand(P1, "m42").exhausted("m01 m02 m03").tries(P1, "cheer", "m42", "4 4 4 | -")
    t.takes("m01", "m02", "m03").expect_event(DeckShuffled).ready_for(P1)
    t = two().hand(P1, "m42").exhausted("m01").tries(P1, "cheer", "m42", "4 4 4 | -")
    t.offers_exactly(Take("m01"), Done()).done().expect_no_event(DeckShuffled).ready_for(P1)


@rule("LG-7.5")
def test_board_tests_keep_no_tokens() -> None:
    t = two().hand(P1, "m42 m26").exhausted("m01 m02")
    t.tries(P1, "cheer", "m26", "2 1 | -").all_pass().expect_total(3, 0).expect_tokens("cheer", 0)
    t.tries(P1, "cheer", "m42", "1 1 1 | -").all_pass().expect_total(3, 0).ready_for(P1)


@rule("LG-7.5")
@pytest.mark.parametrize(("roll", "picked"), [("4 1", 1), ("4 4 | x2", 2), ("4 | -", 0)])
def test_revive_brings_one_for_each_success(roll: str, picked: int) -> None:
    minion = "m21" if len(roll.split("|", maxsplit=1)[0].split()) == 2 else "m01"
    t = two().hand(P1, minion).out("m02 m03 m43")
    t.tries(P1, "revive", minion, roll if "|" in roll else f"{roll} | -")
    if picked:
        t.expect(left_to_pick=picked).takes(*["m43", "m02"][:picked]).expect_in_deck("m43")
    t.expect_exhausted("").ready_for(P1)


@rule("LG-7.6")
def test_control_turns_the_token_once() -> None:
    t = two().hand(P1, "m32").tries(P1, "control", "m32", "4 4 4 | -").expect_total(12, 2)
    t.expect(police="controlled").does_not_offer(Interact("control")).ready_for(P1)
    t = two().hand(P1, "m32").tries(P1, "control", "m32", "1 1 1 | -").expect(police="uncontrolled")
    t.ready_for(P1)
    for side in ("controlled", "active"):
        two().hand(P1, "m32").police(side).does_not_offer(Interact("control"))
