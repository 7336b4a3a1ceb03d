"""The worked examples of family business, as printed."""

from omerta.games.legends.actions import Interact
from omerta.games.legends.events import (
    BusinessKept,
    BusinessLost,
    CardDiscarded,
    DowntimeLaid,
    MinionExhausted,
    MoleRevealed,
    MoleShuffledIn,
    RollVoided,
    TokensPlaced,
    TopExhausted,
    TrackMoved,
)
from omerta.testing import rule, table
from omerta.testing.legends import P1, P2, LegendsTable


def family(seats: int = 2, **board: object) -> LegendsTable:
    return table("legends", seats=seats).scenario("family", **board)


@rule("SC-5.8", "SC-5.9")
def test_family_example_1_a_business_is_finished() -> None:
    t = family(left="bu03").hand(P1, "m26 m27").tries(P1, "bu03", "m26 m27", "4 3 2 1 | x2")
    t.expect_total(14, 2).expect_event(TrackMoved, track="income", start=1, end=2)
    assert t.family().businesses[0].finished
    t.expect_exhausted("").expect(marker=1).ready_for(P1)


@rule("SC-5.8")
def test_family_example_2_another_player_knows_the_place() -> None:
    t = family(left="bu03").hand(P1, "m27 m28").hand(P2, "m03").rolls("4 3 2 1 | x2")
    t.interacts(P1, "bu03").plays("m27", "m28")
    t.expect_event(MinionExhausted, minion="m03", cause="place").expect(used=())
    t.all_pass().expect_total(14, 2).expect_exhausted("m03").ready_for(P1)


@rule("SC-5.15", "SC-5.10")
def test_family_example_3_difficulties_add_up() -> None:
    t = family(left="bu01", left_downtimes="do01 do07").hand(P1, "m43")
    assert t.family().businesses[0].difficulty == 7
    t.tries(P1, "bu01", "m43", "4 4 4 1 | -").expect_total(13, 1).expect_tokens("bu01", 1)
    t.ready_for(P1)


@rule("SC-5.13")
def test_family_example_4_a_void_roll() -> None:
    t = family(left="bu06", left_downtimes="do12").hand(P1, "m36 m22")
    t.rolls("4 4 3 2 1 | -").interacts(P1, "bu06").plays("m36", "m22").expect_total(14, 3)
    t = family(left="bu06", left_downtimes="do12").hand(P1, "m36 m22")
    t.rolls("4 4 4 2 K | -").interacts(P1, "bu06").plays("m36", "m22").all_pass()
    t.expect_event(RollVoided, total=10).expect_no_event(TokensPlaced)
    t.expect_exhausted("").expect_table(P1, "m22 m36").expect(actions=2).ready_for(P1)


@rule("SC-5.14")
def test_family_example_5_keeping_or_cancelling() -> None:
    def rolled() -> LegendsTable:
        t = family(left="bu03", left_downtimes="do15").hand(P1, "m48").rolls("4 3 L K | x2")
        return t.interacts(P1, "bu03").plays("m48").asks(P1, "luck")

    rolled().luck(0).expect_total(9, 1).expect_tokens("bu03", 1).ready_for(P1)
    rolled().luck(1).expect_event(RollVoided, total=11).expect_tokens("bu03", 0).ready_for(P1)


@rule("SC-5.11", "SC-5.12")
def test_family_example_6_only_the_top_one() -> None:
    t = family(left_downtimes="do04 do10").hand(P1, "m45").expect(fingerprints=1)
    t.offers(Interact("do10")).does_not_offer(Interact("do04"))
    t.tries(P1, "do10", "m45", "1 1 1 1 | -").expect_event(CardDiscarded, card="do10")
    assert t.family().businesses[0].downtimes == ("do04",)
    assert [each.id for each in t.view().challenges][-1] == "do04"
    t.expect(fingerprints=1).ready_for(P1)


@rule("SC-5.16", "SC-5.6", "SC-5.7")
def test_family_example_7_a_black_streak_on_the_left() -> None:
    for seats, right in ((2, ("do02",)), (4, ("do02", "do03"))):
        t = family(seats, next_downtimes="do09 do01 do02 do03")
        t.tokens("bu01", 4).tokens("bu02", 4).last_turn(P1).ends(P1)
        left_side, right_side = t.family().businesses
        assert (left_side.downtimes, right_side.downtimes) == (("do09", "do01"), right)
        t.asks(P1, "first")


@rule("SC-5.22")
def test_family_example_8_the_end_of_a_round() -> None:
    t = family(left="bu03", left_downtimes="do01 do02 do03", right_downtimes="do05")
    t.board(next_downtimes="do07 do10", next_businesses="bu07").tokens("bu03", 2)
    t.tokens("bu02", 1).last_turn(P1).ends(P1).expect_event(BusinessKept, card="bu03")
    t.expect_event(BusinessLost, card="bu02", tokens=1, need=4)
    left, right = t.family().businesses
    assert (left.card, left.tokens) == ("bu03", 0)
    assert left.downtimes == ("do01", "do02", "do03", "do07"), "and one of the new round"
    assert (right.card, right.downtimes) == ("bu07", ("do10",))
    assert t.family().lost == ("bu02",)
    t.expect(downtime_discard=("do05",)).asks(P1, "first")


@rule("SC-5.18")
def test_family_example_9_the_mole_is_drawn() -> None:
    t = family(left_downtimes="do01 do02", right_downtimes="do03", next_downtimes="do05")
    t.on_top("mole m04").recruits(P1).expect_event(MoleRevealed, player=P1)
    t.expect_event(DowntimeLaid, business="bu02", card="do05", why="mole").asks(P1, "draw")
    t.draws().expect_hand(P1, "m04").ready_for(P1)


@rule("SC-5.19")
def test_family_example_10_the_mole_is_passed_by() -> None:
    t = family().problems(P1, "pr04").on_top("mole m06 m09").ends(P1)
    t.expect_event(TopExhausted, minions=("m06", "m09")).expect_event(MoleShuffledIn, why="passed")
    t.expect_exhausted("m06 m09").expect_in_deck("mole").ready_for(P2)
