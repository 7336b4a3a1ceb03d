"""SC-4.5 to SC-4.19: a bet from the minion to its consequences, table by table."""

import pytest

from omerta.games.legends.actions import EndTurn, Interact, SplitLuck, Use, UseIntro
from omerta.games.legends.actions_casino import Bet, SetStake
from omerta.games.legends.components_pack import HOUSE
from omerta.games.legends.events import (
    BetOpened,
    BetSettled,
    CardRevealed,
    ChallengeChosen,
    ChipsLaundered,
    DiceRolled,
    DieAdded,
    JackpotWon,
    MinionExhausted,
    MinionOut,
    MinionPlayed,
    PenaltyStruck,
    RedDieRolled,
    SirenHeard,
    StakeSet,
    TableClosed,
    TrackMoved,
)
from omerta.games.legends.settings import CardEntry
from omerta.testing import rule, table
from omerta.testing.legends import P1, P2, LegendsTable
from tests.games.legends import sample_data
from tests.games.legends.card_cases import each, exactly

CARDS = HOUSE.scenario["casino"].card
TABLES = [card for card in CARDS if card.deck == "table"]
SPECTATORS = [card for card in CARDS if card.deck == "spectator"]
ONE_EACH = {"MH": "m01", "MC": "m06", "MB": "m11", "HC": "m16", "HB": "m21", "CB": "m26"}
"""A minion for each pair of icons."""


def casino(**board: object) -> LegendsTable:
    return table("legends", seats=2).scenario("casino", **board)


# Who bets


@rule("SC-4.5", "LG-4.1")
def test_a_bet_is_an_interaction_with_the_active_table() -> None:
    t = casino(next_tables="ta05").hand(P1, "m16").offers(Interact("ta01"))
    t.refused(Interact("ta05"), "challenge_not_here", "LG-4.2")
    t.refused(Interact("ta08"), "challenge_not_here", "LG-4.2").interacts(P1, "ta01")
    t.expect_event(BetOpened, player=P1, card="ta01", jackpot=11)
    t.expect_no_event(ChallengeChosen).expect(actions=2).asks(P1, "bettor")


@rule("SC-4.5", "LG-4.3")
def test_a_bet_needs_a_table_a_minion_and_an_action() -> None:
    t = casino().refused(Interact("ta01"), "nobody_to_bet", "LG-4.3")
    t.does_not_offer(Interact("ta01")).ready_for(P1)
    t = casino().hand(P1, "m01").turn(P1, actions=0)
    t.refused(Interact("ta01"), "no_actions_left", "LG-3.1").ready_for(P1)
    t = casino(table=None, removed="ta01").hand(P1, "m01")
    t.refused(Interact("ta01"), "challenge_not_here", "LG-4.2").ready_for(P1)


@rule("SC-4.6")
def test_exactly_one_minion_of_any_kind_bets() -> None:
    t = casino(table="ta03").hand(P1, "m01 m16 m43").on_table(P1, "m02").hand(P2, "m26")
    t.interacts(P1, "ta03").offers_exactly(Bet("m01"), Bet("m16"), Bet("m43"))
    t.refused(Bet("m02"), "not_in_hand", "LG-3.6").refused(Bet("m26"), "not_in_hand", "LG-3.6")
    t.refused(Bet("m99"), "no_such_minion", "SC-4.6").refused(EndTurn(), "bettor_now", "SC-4.6")
    t.does(Bet("m01")).expect_event(MinionPlayed, player=P1, minion="m01", dice=4)
    t.expect_table(P1, "m01 m02").expect_hand(P1, "m16 m43").asks(P1, "stake")


# Dice and chips


@rule("SC-4.7")
@pytest.mark.parametrize("icons", ONE_EACH)
@each(TABLES, "applies")
def test_the_best_icon_takes_dice_away_once(card: CardEntry, icons: str) -> LegendsTable:
    unseen = " ".join([name for name in ("ta08", "ta09", "ta07") if name != card.id][:2])
    t = casino(table=card.id, unseen=unseen).hand(P1, ONE_EACH[icons])
    dice = card.values["dice"] - max(card.values.get(letter, 0) for letter in icons)
    (bettor,) = t.casino().bettors
    assert (bettor.minion, bettor.dice, bettor.most) == (ONE_EACH[icons], dice, 13 - dice)
    return t.opens_bet(P1, ONE_EACH[icons]).expect_event(MinionPlayed, dice=dice).asks(P1, "stake")


@rule("SC-4.7")
def test_double_icons_save_the_same_dice() -> None:
    t = casino(table="ta05").hand(P1, "m43").opens_bet(P1, "m43")  # MMHH
    t.expect_event(MinionPlayed, dice=3).asks(P1, "stake")


@rule("SC-4.7", "SC-4.10")
def test_no_dice_are_a_total_of_nothing() -> None:
    few = sample_data.data_file(scenario__casino__card__2__values__dice=2)  # ta03: 2 − 3
    t = casino(table="ta03").setting(data=few).hand(P1, "m26").hand(P2, "m02")
    t.opens_bet(P1, "m26").stakes(1).expect_no_event(DiceRolled)
    t.expect_event(StakeSet, chips=1, dice=0).expect_bet(0, won=False).expect(cell=1, stock=12)
    t.ready_for(P1)
    t = casino(table="ta03").setting(data=few).hand(P1, "m26").bets(P1, "m26", 2, "4")
    t.expect_event(StakeSet, chips=2, dice=1).expect_bet(4, won=False).expect(cell=2).ready_for(P1)


@rule("SC-4.8")
@each(SPECTATORS, "applies")
def test_spectators_add_dice_or_take_from_the_jackpot(card: CardEntry) -> LegendsTable:
    t = casino(spectators=card.id).hand(P1, "m16")
    more = int(card.effect == "bet_die1")
    less = {"jackpot_minus1": 1, "jackpot_minus2": 2}.get(card.effect, 0)
    t.expect(jackpot=11, jackpot_now=11 - less, more=more)
    t.expect(closes=card.effect == "close_on_jackpot")
    return t.opens_bet(P1, "m16").expect_event(MinionPlayed, dice=2 + more).asks(P1, "stake")


@rule("SC-4.8", "SC-4.14")
def test_spectators_add_up() -> None:
    t = casino(table="ta03", spectators="sp01 sp02 sp03 sp04 sp05 sp06 sp12 sp07 sp08 sp09 sp10")
    t.hand(P1, "m26").expect(jackpot=9, jackpot_now=1, more=4)  # never below 1
    t.opens_bet(P1, "m26").expect_event(MinionPlayed, dice=5).stakes(1, "K K 1 1 1").all_pass()
    t.expect_bet(1, won=True, jackpot=1).ready_for(P1)


@rule("SC-4.9")
def test_every_further_chip_adds_a_die() -> None:
    t = casino(cell=3).hand(P1, "m16").opens_bet(P1, "m16")
    t.offers_exactly(*[SetStake(chips) for chips in range(1, 12)])
    t.refused(SetStake(12), "stake_too_high", "SC-4.9", most=11)
    t.refused(EndTurn(), "stake_now", "SC-4.9").stakes(4, "1 1 1 1 K")
    t.expect_event(StakeSet, player=P1, chips=4, dice=5)
    t.expect_event(DiceRolled, dice=("1", "1", "1", "1", "lock"), red="none")
    t.expect(cell=2, supply=23, safe=1, stock=12).ready_for(P1)


@rule("SC-4.9")
def test_the_chips_of_the_supply_are_the_limit() -> None:
    box = sample_data.data_file(scenario__casino__numbers__chips=7)
    t = casino(cell=4).setting(data=box).hand(P1, "m16").opens_bet(P1, "m16")
    t.offers_exactly(SetStake(1), SetStake(2), SetStake(3)).asks(P1, "stake")
    box = sample_data.data_file(scenario__casino__numbers__chips=5)
    t = casino(cell=4).setting(data=box).hand(P1, "m16").rolls("1 1").opens_bet(P1, "m16")
    t.expect_event(StakeSet, chips=1, dice=2).expect(cell=0, safe=1, supply=5).ready_for(P1)


# The roll


@rule("SC-4.10", "LG-5.3")
@pytest.mark.parametrize(
    ("minion", "works"),
    [
        ("m01", True),  # reroll_one
        ("m04", True),  # cancel_lock
        ("m31", True),  # reroll_any
        ("m32", True),  # cancel_all_locks
        ("m46", True),  # reroll_all
        ("m43", True),  # no_damage
        ("m03", False),  # reroll_red
        ("m05", False),  # plus_one
        ("m33", False),  # extra_die
        ("m36", False),  # die_to_four
        ("m44", False),  # red_x3
        ("m49", False),  # extra_success
    ],
)
def test_abilities_with_the_mark_do_not_work_on_bets(minion: str, works: bool) -> None:
    t = casino(table="ta03").hand(P1, "m26 m02").hand(P2, minion).opens_bet(P1, "m26")
    t.stakes(3, "2 1 K").asks(P1, "ability").passes(P1)  # m02 may reroll
    if works:
        t.asks(P2, "ability").by(P2).offers(Use(minion)).all_pass()
    else:
        t.expect_bet(1, won=False)
    t.expect_exhausted("m26").ready_for(P1)


@rule("SC-4.10", "LG-5.3")
def test_an_ability_with_the_mark_is_refused() -> None:
    t = casino(table="ta03").hand(P1, "m26 m02 m05 m03").opens_bet(P1, "m26").stakes(1, "2")
    t.refused(Use("m05"), "not_on_bets", "LG-5.3").refused(Use("m03"), "not_on_bets", "LG-5.3")
    t.does_not_offer(Use("m05"), Use("m03")).all_pass().ready_for(P1)


@rule("SC-4.10")
def test_abilities_change_a_bet() -> None:
    t = casino(table="ta03").hand(P1, "m26 m02").opens_bet(P1, "m26").stakes(3, "4 4 4")
    t.rolls("1").uses(P1, "m02").die(1).expect_bet(9, won=True).expect_exhausted("m02")
    t.ready_for(P1)
    t = casino(table="ta03").hand(P1, "m26 m43").opens_bet(P1, "m26").stakes(3, "4 K K")
    t.uses(P1, "m43").expect_bet(0, won=False).expect_exhausted("m43").expect_out("")
    t.expect_table(P1, "m26").ready_for(P1)
    t = casino(table="ta03").hand(P1, "m26 m04").opens_bet(P1, "m26").stakes(1, "K")
    t.uses(P1, "m04").expect_bet(0, won=False).expect(stock=12).ready_for(P1)


@rule("SC-4.10", "LG-17.3")
def test_intro_cards_do_not_help_on_bets() -> None:
    t = casino(table="ta03").setting(difficulty="easy").hand(P1, "m26 m02")
    t.opens_bet(P1, "m26").stakes(1, "2").does_not_offer(UseIntro())
    t.refused(UseIntro(), "no_intro_reroll", "LG-17.3").all_pass().ready_for(P1)


@rule("SC-4.10", "LG-8.1")
def test_problems_do_not_touch_a_bet() -> None:
    t = casino(spectators="sp01").hand(P1, "m16").problems(P1, "pr05 pr14 pr10 pr16")
    here = {each.id: each for each in t.view().challenges}
    assert (here["ta01"].difficulty, here["ta01"].more, here["ta01"].need) == (10, 0, 0)
    assert (here["sp01"].difficulty, here["sp01"].more) == (5, -2)
    t.opens_bet(P1, "m16").expect_event(MinionPlayed, dice=2).stakes(1, "4 4").all_pass()
    t.expect_bet(8, won=False, jackpot=10).ready_for(P1)


@rule("SC-4.11")
@pytest.mark.parametrize(
    ("cancel", "total", "exhausted"), [(0, 4 + 3, "m16"), (1, 4 + 4, "")], ids=["keep", "cancel"]
)
def test_lucks_may_cancel_locks(cancel: int, total: int, exhausted: str) -> None:
    t = casino().hand(P1, "m16").opens_bet(P1, "m16").stakes(3, "4 4 L K").asks(P1, "luck")
    roll = t.view().roll
    assert roll is not None
    assert (roll.totals, roll.difficulty, roll.red) == ((7, 8), 11, "none")
    t.luck(cancel).expect_bet(total, won=False).expect_exhausted(exhausted).ready_for(P1)


# Penalties


@rule("SC-4.12")
@pytest.mark.parametrize(("roll", "struck"), [("1 1 L", 0), ("1 L L", 1), ("L L L", 1)])
def test_two_lucks_bring_the_penalty_once(roll: str, struck: int) -> None:
    t = casino().hand(P1, "m16").bets(P1, "m16", 2, roll + " 1" * struck)
    assert len(t.last_events(PenaltyStruck)) == struck
    assert len(t.last_events(DieAdded)) == struck
    t.ready_for(P1)


@rule("SC-4.12")
def test_lucks_that_cancel_a_lock_do_not_count() -> None:
    t = casino(table="ta06").hand(P1, "m16").opens_bet(P1, "m16").stakes(1, "1 L L K")
    t.luck(1).expect_no_event(PenaltyStruck).expect_bet(4, won=False).ready_for(P1)
    t = casino(table="ta06").hand(P1, "m16").opens_bet(P1, "m16").stakes(1, "1 L L K")
    t.luck(0).expect_event(PenaltyStruck, penalty="jackpot").expect_bet(6, won=True).ready_for(P1)


@rule("SC-4.13")
@pytest.mark.parametrize(
    ("face", "total", "won", "exhausted"),
    [
        ("1", 9, False, ""),
        ("2", 10, False, ""),
        ("3", 11, True, ""),
        ("4", 12, True, ""),
        ("L", 11, True, ""),
        ("K", 6, False, "m16"),
    ],
)
def test_one_more_die(face: str, total: int, won: bool, exhausted: str) -> None:
    t = casino().hand(P1, "m16").opens_bet(P1, "m16").stakes(2, f"2 L L {face}").all_pass()
    t.expect_event(DieAdded).expect_bet(total, won=won).expect_exhausted(exhausted)
    t.expect_out("m16" if won else "").expect(stock=12).ready_for(P1)


@rule("SC-4.13")
def test_one_more_die_brings_no_second_penalty_no_choice_and_no_abilities() -> None:
    t = casino().hand(P1, "m16 m01").opens_bet(P1, "m16").stakes(2, "1 L L L").all_pass()
    assert len(t.last_events(PenaltyStruck)) == 1
    t.expect_bet(10, won=False).ready_for(P1)
    t = casino().hand(P1, "m16").opens_bet(P1, "m16").stakes(2, "1 L L K").all_pass()
    t.expect_bet(6, won=False).expect_exhausted("m16").ready_for(P1)


@rule("SC-4.13")
def test_without_a_die_in_the_stock_none_is_rolled() -> None:
    t = casino().hand(P1, "m16").opens_bet(P1, "m16")
    t.stakes(11, "L L K K K K K K K K K K").luck(0)
    t.expect_event(PenaltyStruck, penalty="die").expect_no_event(DieAdded)
    t.expect_bet(0, won=False).expect_out("m16").ready_for(P1)


@rule("SC-4.13", "SC-4.14")
@pytest.mark.parametrize(
    ("spectator", "jackpot", "won"), [("sp06", 10, True), ("sp01", 11, False), ("sp07", 12, False)]
)
def test_a_spectator_that_comes_now_counts_at_once(spectator: str, jackpot: int, won: bool) -> None:
    t = casino(table="ta09", unseen="ta08 ta07", next_spectators=spectator).hand(P1, "m26")
    t.bets(P1, "m26", 1, "4 L L").expect_event(CardRevealed, card=spectator)
    t.expect_bet(10, won=won, jackpot=jackpot).expect(spectators=(spectator,)).ready_for(P1)


@rule("SC-4.13", "LG-6.6")
@pytest.mark.parametrize(
    ("red", "total", "won", "exhausted", "police"),
    [
        ("-", 9, False, "", "controlled"),
        ("x2", 12, True, "", "controlled"),
        ("x3", 15, True, "", "controlled"),
        ("F", 9, False, "m16", "controlled"),
        ("S", 9, False, "", "uncontrolled"),
    ],
)
def test_the_red_die_acts_as_usual(
    red: str, total: int, won: bool, exhausted: str, police: str
) -> None:
    t = casino(table="ta04").police("controlled").hand(P1, "m16")
    t.bets(P1, "m16", 2, f"3 L L | {red}").expect_event(RedDieRolled)
    t.expect_bet(total, won=won).expect_exhausted(exhausted).expect(police=police).ready_for(P1)


@rule("SC-4.13", "SC-4.17")
def test_the_red_die_after_a_jackpot_hits_no_minion() -> None:
    t = casino(table="ta04").police("controlled").hand(P1, "m16")
    t.bets(P1, "m16", 3, "4 4 L L | S").expect_bet(14, won=True).expect_event(SirenHeard)
    t.expect(police="uncontrolled").expect_out("m16").ready_for(P1)
    t = casino(table="ta04").hand(P1, "m16").bets(P1, "m16", 3, "4 4 L L | F")
    t.expect_out("m16").expect_no_event(MinionExhausted).ready_for(P1)


@rule("SC-4.13")
@pytest.mark.parametrize(("start", "end", "revealed"), [(0, 1, 1), (1, 2, 0), (2, 3, 1)])
def test_the_croupier_may_come_nearer(start: int, end: int, revealed: int) -> None:
    t = casino(table="ta03", croupier=start, next_spectators="sp06").hand(P1, "m26")
    t.bets(P1, "m26", 3, "1 L L").expect_event(TrackMoved, track="croupier", end=end)
    t.expect_bet(7, won=bool(revealed), jackpot=9 - 2 * revealed)
    t.expect(croupier=end, spectators=("sp06",) * revealed, table="ta03").ready_for(P1)


@rule("SC-4.13", "SC-4.17", "SC-4.24")
@pytest.mark.parametrize(
    ("roll", "total", "cell", "exhausted"), [("1 L L", 7, 4, ""), ("1 L L K", 6, 0, "m26")]
)
def test_a_closing_by_penalty_comes_last(roll: str, total: int, cell: int, exhausted: str) -> None:
    chips = len(roll.split())
    t = casino(table="ta03", croupier=3, cell=1).hand(P1, "m26").opens_bet(P1, "m26")
    t.stakes(chips, roll)
    if t.view().decision == "luck":
        t.luck(0)
    t.expect_bet(total, won=False).expect(cell=cell, table=None, croupier=0)
    t.expect_exhausted(exhausted).expect_event(TableClosed, card="ta03")
    kinds = [type(event) for event in t.match.log[-1].events]
    assert kinds.index(BetSettled) < kinds.index(ChipsLaundered) < kinds.index(TableClosed)
    if exhausted:
        assert kinds.index(MinionExhausted) < kinds.index(TableClosed)
    t.ready_for(P1)


@rule("SC-4.13")
@pytest.mark.parametrize(("roll", "won"), [("1 L L K", True), ("1 1 L 1", False)])
def test_two_lucks_may_be_the_jackpot_itself(roll: str, won: bool) -> None:
    t = casino(table="ta06").hand(P1, "m16").opens_bet(P1, "m16").stakes(1, roll)
    if t.view().decision == "luck":
        t.luck(0)
    t.expect_out("m16" if won else "").expect(cell=0 if won else 1).ready_for(P1)


@rule("SC-4.13")
def test_slot_machines_have_no_penalty() -> None:
    t = casino(table="ta07").hand(P1, "m26").bets(P1, "m26", 1, "1 1 1 L L")
    t.expect_no_event(PenaltyStruck).expect_bet(9, won=False).ready_for(P1)


# Consequences


@rule("SC-4.15")
@pytest.mark.parametrize(
    ("cell", "chips", "left", "up"),
    [(0, 1, 1, 0), (3, 1, 4, 0), (4, 1, 0, 1), (2, 4, 1, 1), (4, 6, 0, 2), (4, 11, 0, 3)],
)
def test_five_chips_move_the_safe(cell: int, chips: int, left: int, up: int) -> None:
    t = casino(cell=cell, safe=2).hand(P1, "m16").opens_bet(P1, "m16")
    t.stakes(chips, " ".join(["1"] * min(chips + 1, 10) + ["K"] * max(chips - 9, 0))).all_pass()
    t.expect_event(ChipsLaundered, chips=chips, cell=left)
    t.expect(cell=left, safe=2 + up, supply=25 - left)
    if up:
        t.expect_event(TrackMoved, track="safe", start=2, end=2 + up)
    else:
        t.expect_no_event(TrackMoved)
    t.ready_for(P1)


@rule("SC-4.16")
@pytest.mark.parametrize(
    ("roll", "won"), [("4 4 2", False), ("4 4 3", True), ("4 4 4", True)], ids=["10", "11", "12"]
)
def test_the_jackpot_is_reached_by_its_own_value(roll: str, won: bool) -> None:
    t = casino(cell=3, safe=1).hand(P1, "m16").hand(P2, "m01").bets(P1, "m16", 2, roll)
    if won:
        t.expect_event(JackpotWon, minion="m16", chips=5).expect_event(MinionOut, cause="jackpot")
        t.expect(cell=0, supply=25, safe=1, table="ta01").expect_out("m16")
    else:
        t.expect(cell=0, supply=25, safe=2).expect_out("").expect_table(P1, "m16")
    t.expect_hand(P2, "m01").ready_for(P1)


def bet_at(card: CardEntry, minion: str, dice: int) -> tuple[LegendsTable, int]:
    """P1 is about to stake at this table with this many white dice; and the chips for it."""
    unseen = " ".join([name for name in ("ta08", "ta09", "ta07") if name != card.id][:2])
    t = casino(table=card.id, unseen=unseen, next_spectators="sp07 sp08").hand(P1, minion)
    (bettor,) = t.casino().bettors
    return t.opens_bet(P1, minion), dice - bettor.dice + 1  # each chip but the first adds a die


@rule("SC-4.16")
@each(TABLES, "edge")
def test_every_jackpot_is_reached_by_its_own_value_and_not_by_one_less(
    card: CardEntry,
) -> LegendsTable:
    t, chips = bet_at(card, "m01", 7)
    t.stakes(chips, exactly(card.difficulty, 7)).all_pass().expect_bet(card.difficulty, won=True)
    t.expect_event(JackpotWon, minion="m01").expect_out("m01").ready_for(P1)
    t, chips = bet_at(card, "m01", 7)
    t.stakes(chips, exactly(card.difficulty - 1, 7)).all_pass()
    t.expect_bet(card.difficulty - 1, won=False).expect_no_event(JackpotWon).expect_out("")
    return t.ready_for(P1)


@rule("SC-4.12", "SC-4.13")
@each(TABLES, "applies")
def test_two_lucks_bring_the_penalty_of_every_table(card: CardEntry) -> LegendsTable:
    penalty = card.marks["penalty"]
    t, _ = bet_at(card, "m01", 0)
    bet = t.casino().bet
    assert bet is not None
    more = {"die": ["1"], "red": ["| -"]}.get(penalty, [])
    t.rolls(" ".join(["L", "L", *["1"] * (bet.dice - 2)]), *more).does(SetStake(1)).all_pass()
    if penalty == "none":
        t.expect_no_event(PenaltyStruck)
    else:
        t.expect_event(PenaltyStruck, penalty=penalty)
    total = 4 + bet.dice + len(more) * (penalty == "die")
    return t.expect_bet(total, won=penalty == "jackpot").ready_for(P1)


@rule("SC-4.12")
@each(TABLES, "fails")
def test_one_luck_brings_no_penalty(card: CardEntry) -> LegendsTable:
    t, chips = bet_at(card, "m01", 7)
    t.stakes(chips, "L 1 1 1 1 1 1").all_pass().expect_no_event(PenaltyStruck)
    return t.expect_bet(9, won=card.difficulty <= 9).ready_for(P1)


@rule("SC-4.17", "LG-6.4")
@pytest.mark.parametrize(
    ("roll", "exhausted", "out"),
    [("1 1 1", "", ""), ("1 1 K", "m16", ""), ("1 K K", "", "m16"), ("K K K", "", "m16")],
)
def test_locks_hurt_the_minion_that_loses(roll: str, exhausted: str, out: str) -> None:
    t = casino().hand(P1, "m16").bets(P1, "m16", 2, roll)
    t.expect_exhausted(exhausted).expect_out(out).expect(cell=2).ready_for(P1)


@rule("SC-4.17")
def test_a_minion_that_wins_takes_no_damage() -> None:
    t = casino(spectators="sp06 sp01 sp02").hand(P1, "m16").bets(P1, "m16", 3, "4 4 4 K")
    t.expect_bet(8, won=True, jackpot=7).expect_out("m16").expect_no_event(MinionExhausted)
    t.ready_for(P1)


@rule("SC-4.19", "SC-4.17")
def test_an_auditor_closes_the_table_on_a_jackpot() -> None:
    t = casino(spectators="sp01 sp11", croupier=2).hand(P1, "m16").bets(P1, "m16", 2, "4 4 4")
    t.expect_event(TableClosed, card="ta01").expect(table=None, croupier=0, removed=("ta01",))
    t.expect(spectators=(), spectator_discard=("sp01", "sp11")).expect_out("m16").ready_for(P1)
    t = casino(spectators="sp11").hand(P1, "m16").bets(P1, "m16", 2, "4 1 1")
    t.expect_no_event(TableClosed).expect(table="ta01", spectators=("sp11",)).ready_for(P1)


@rule("SC-4.27", "LG-2.6")
def test_all_the_money_is_clean() -> None:
    t = casino(safe=10, cell=4, croupier=3).hand(P1, "m16").bets(P1, "m16", 1, "K 1")
    t.expect(ending="laundered", safe=11).expect_no_event(MinionExhausted)
    t.expect_no_event(TableClosed).over(scores=(15, 15), reason="target_reached")


@rule("SC-4.27")
def test_the_safe_stops_at_its_last_space() -> None:
    t = casino(safe=10, cell=4).hand(P1, "m16").bets(P1, "m16", 6, "1 1 1 1 1 1 K")
    t.expect(ending="laundered", safe=11).over(scores=(15, 15))
    t = (
        casino(safe=9, cell=4)
        .hand(P1, "m16")
        .bets(P1, "m16", 1, "1 1")
        .expect(safe=10, ending=None)
    )
    t.ready_for(P1)


def test_a_closing_by_penalty_is_not_carried_out_when_all_is_clean() -> None:
    t = casino(table="ta03", croupier=3, safe=10, cell=4).hand(P1, "m26")
    t.bets(P1, "m26", 3, "1 L L").expect(ending="laundered").expect_no_event(TableClosed)
    t.over(scores=(15, 15))


# Timeouts


@pytest.mark.parametrize(
    ("table_", "roll", "luck"),
    [
        ("ta01", "4 4 L K", 1),  # no damage, 8 below 11
        ("ta01", "4 4 4 L K", 0),  # keep: 4 + 4 + 3 = 11; cancel: 12; both are a jackpot
        ("ta06", "1 1 L L K", 1),  # two lucks would bring the jackpot
        ("ta01", "4 4 4 K L L", 0),  # 14, but an added die may be a lock: 10
    ],
)
def test_a_timeout_avoids_the_jackpot(table_: str, roll: str, luck: int) -> None:
    t = casino(table=table_).hand(P1, "m16").opens_bet(P1, "m16")
    base = {"ta01": 2, "ta06": 4}[table_]
    t.stakes(len(roll.split()) - base + 1, roll).asks(P1, "luck")
    deadline = t.match.game.deadline(t.state)
    assert deadline is not None
    assert deadline.answers[P1] == (SplitLuck(luck),)


def test_a_timeout_bets_the_first_minion_with_one_chip() -> None:
    t = casino().hand(P1, "m16 m01").interacts(P1, "ta01").times_out(P1)
    t.expect_event(MinionPlayed, minion="m01").rolls("1 1 1").times_out(P1)
    t.all_pass().expect(cell=1).ready_for(P1)
