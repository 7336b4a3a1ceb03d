"""SC-1: the bank, clause by clause and card by card."""

import pytest

from omerta.games.legends import GAME
from omerta.games.legends.actions import (
    Drop,
    EndTurn,
    Escape,
    Interact,
    NameFirst,
    Recruit,
    Reveal,
    SearchAgain,
    StopSearch,
)
from omerta.games.legends.components_pack import HOUSE
from omerta.games.legends.events import (
    BagsGained,
    CardRevealed,
    MinionExhausted,
    PlayerLeft,
    TopExhausted,
    TrackMoved,
    VaultSearched,
)
from omerta.games.legends.settings import CardEntry, LegendsSettings
from omerta.kernel import Seeded
from omerta.testing import rule, table
from omerta.testing.legends import P1, P2, P3, LegendsTable, bank_of
from tests.games.dossier import Dossier
from tests.games.legends.card_cases import EXPERT, each

CARDS = HOUSE.scenario["bank"].card
VAULTS = [card for card in CARDS if card.deck == "vault"]
ALARMS = [card for card in CARDS if card.deck == "alarm"]


def two() -> LegendsTable:
    return table("legends", seats=2)


def opened(search: str, hand: str = "", **board: object) -> LegendsTable:
    """P1 has just opened va01 (two dice) with this search result; P2 holds the hand."""
    t = two().scenario("bank", **{"vault": "va01", **board}).hand(P1, "m43").hand(P2, hand)
    t.rolls("4 1 1 1 | -", search).interacts(P1, "va01").plays("m43")
    return t.all_pass()


# Set-up and goal


@rule("SC-1.1", "SC-1.2", "SC-1.3")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_the_set_up(seats: int) -> None:
    s = GAME.new(seats, LegendsSettings(mode="one_shot"), chance=Seeded(seats))
    board = bank_of(GAME.view(s, None))
    assert (board.clock, board.loot, board.searches) == (0, 0, 0)
    assert (len(board.vault_deck), len(board.alarm_deck)) == (11, 13)
    assert (len(board.alarms), board.vault_discard, board.alarm_discard) == (1, (), ())
    assert [event.card for event in GAME.opening(s) if isinstance(event, CardRevealed)] == [
        board.vault,
        *board.alarms,
    ]


@rule("SC-1.4")
def test_the_bags_of_a_vault_are_unknown_before_it_opens() -> None:
    t = two().scenario("bank", vault="va12").hand(P1, "m47").hand(P2, "m01").tokens("va12", 2)
    t.expect(loot=0, found=()).rolls("4 2 1 1 | -", "L L L 1 1 1").interacts(P1, "va12")
    t.plays("m47").all_pass().expect(found=("luck",) * 3 + ("1",) * 3, bags=3).asks(P1, "search")


# Searching


@rule("SC-1.5")
def test_a_vault_with_tokens_missing_is_not_searched() -> None:
    t = two().scenario("bank", vault="va12").hand(P1, "m47").tries(P1, "va12", "m47", "4 4 4 1 | -")
    t.expect_no_event(VaultSearched).expect_tokens("va12", 2).ready_for(P1)


@rule("SC-1.6")
@each(VAULTS, "applies")
@pytest.mark.parametrize("alarms", ["", "al05", "al05 al06 al07"])
def test_every_vault_is_opened_and_searched_with_its_dice(
    card: CardEntry, alarms: str
) -> LegendsTable:
    fewer = len(alarms.split())
    dice = max(1, card.values["search"] - fewer)
    t = two().scenario("bank", vault=card.id, alarms=alarms).hand(P1, EXPERT[card.icons])
    if card.need > 1:
        t.tokens(card.id, card.need - 1)
    t.rolls("4 2 1 1 | -", "K " * dice).interacts(P1, card.id).plays(EXPERT[card.icons])
    t.expect_event(VaultSearched, number=1, dice=("lock",) * dice, bags=dice)
    t.expect_event(BagsGained, card=card.id, bags=dice, loot=dice)
    return (
        t.expect(vault=None, loot=dice, vault_discard=(card.id,)).expect_exhausted("").ready_for(P1)
    )


@each(VAULTS, "fails")
def test_a_roll_below_its_difficulty_leaves_a_vault_shut(card: CardEntry) -> LegendsTable:
    roll = {4: "2 1 4 K", 5: "1 1 1 1", 6: "2 1 1 1"}[card.difficulty]
    t = two().scenario("bank", vault=card.id).hand(P1, EXPERT[card.icons])
    t.tries(P1, card.id, EXPERT[card.icons], f"{roll} | -")
    t.expect_total(card.difficulty - 1, 0)
    return t.expect(vault=card.id, loot=0).ready_for(P1)


@rule("SC-1.8", "SC-1.9")
def test_another_search_is_paid_from_hands_alone() -> None:
    t = opened("1 1", "m01 m02 m03")
    t.asks(P1, "search").expect(search_cost=1).expect_table(P1, "m43")
    t.rolls("L 1").does(SearchAgain()).asks(P1, "lose_any").loses("m02")
    t.expect_event(MinionExhausted, minion="m02", cause="search")
    t.expect_event(VaultSearched, number=2, bags=1).expect(search_cost=2)
    t.searches_again("1 1").loses("m01").expect(loot=0).expect_exhausted("m01 m02 m03")
    t.expect_table(P1, "m43").ready_for(P1)  # the fourth search would cost three


@rule("SC-1.9")
def test_without_enough_minions_there_is_no_other_search() -> None:
    opened("L 1").expect(loot=1, vault=None).ready_for(P1)
    opened("L 1", "m01", alarms="al13").expect(loot=1, vault=None).ready_for(P1)


@rule("SC-1.10", "SC-1.11")
@pytest.mark.parametrize(("found", "bags"), [("4 3", 0), ("L 1", 1), ("1 K", 1), ("K K", 2)])
def test_lucks_and_locks_are_bags(found: str, bags: int) -> None:
    t = opened(found, "m01 m02", loot=3).offers_exactly(SearchAgain(), StopSearch())
    t.refused(EndTurn(), "search_now", "SC-1.8").stops().expect(loot=3 + bags, vault=None)
    t.expect_event(BagsGained, bags=bags, loot=3 + bags).expect_exhausted("").expect_out("")
    t.ready_for(P1)


# Clock and alarms


@rule("SC-1.12")
@pytest.mark.parametrize(("clock", "alarms"), [(0, 1), (1, 1), (2, 2), (3, 1), (4, 2), (5, 1)])
def test_an_advance_of_the_clock_reveals_alarms(clock: int, alarms: int) -> None:
    t = two().scenario("bank", clock=clock).exhausted("m01").rallies(P1)
    t.expect_event(TrackMoved, track="clock", start=clock, end=clock + 1)
    assert len(t.last_events(CardRevealed)) == alarms
    t.expect(clock=clock + 1).ready_for(P1)


@rule("SC-1.12", "SC-1.20", "SC-1.23")
def test_the_squad_reveals_nothing() -> None:
    t = two().scenario("bank", clock=6).exhausted("m01").rallies(P1).expect_no_event(CardRevealed)
    t.expect_exhausted("m01").expect(ending="squad").over()


@rule("SC-1.13")
@each(ALARMS, "applies")
def test_every_alarm_can_be_overcome_and_shows_its_prints(card: CardEntry) -> LegendsTable:
    minion = EXPERT[card.icons]
    t = two().scenario("bank", alarms=card.id).hand(P1, minion).expect(fingerprints=card.prints)
    t.tries(P1, card.id, minion, "4 2 K 2 | -").expect_total(4)
    if card.difficulty > 4:
        t.expect(alarms=(card.id,)).ready_for(P1)
    else:
        t.expect(alarms=(), alarm_discard=(card.id,), fingerprints=0).ready_for(P1)
    t = (
        two()
        .scenario("bank", alarms=card.id)
        .hand(P1, minion)
        .tries(P1, card.id, minion, "4 1 1 1 | -")
    )
    return t.expect(alarms=(), alarm_discard=(card.id,), fingerprints=0).ready_for(P1)


@rule("SC-1.14")
@each(ALARMS, "applies")
def test_every_alarm_acts_at_the_end_of_a_round_or_not_at_all(card: CardEntry) -> LegendsTable:
    quiet = " ".join([name for name in ("al01", "al02", "al03", "al04") if name != card.id])
    t = two().scenario("bank", alarms=card.id, next_alarms=quiet).last_turn(P1)
    t.hand(P1, "m01 m02").on_top("m06").police("controlled").ends(P1)
    if card.effect == "end_hand1":
        t.asks(P1, "lose_any").loses("m02").expect_exhausted("m02")
    clock = 2 if card.effect == "end_clock1" else 1
    revealed = {"end_clock1": 2, "end_alarm1": 2}.get(card.effect, 1)
    t.expect(clock=clock)
    assert len(t.bank().alarms) == 1 + revealed
    t.expect_exhausted({"end_hand1": "m02", "end_deck1": "m06"}.get(card.effect, ""))
    if card.effect == "end_deck1":
        t.expect_event(TopExhausted, minions=("m06",), cause="alarm")
    return t.asks(P1, "first")


@rule("SC-1.14")
def test_equal_alarms_add_up() -> None:
    t = two().scenario("bank", alarms="al08 al10").last_turn(P1).hand(P1, "m01 m02 m03").ends(P1)
    t.loses("m01", "m02").expect_exhausted("m01 m02").asks(P1, "first")


@rule("SC-1.15")
def test_vaults_come_back_as_well() -> None:
    t = two().scenario("bank", vault="va03", decks_empty=True).drops_vault(P1).reveals(P1)
    t.expect(vault_discard=()).ready_for(P1)
    assert len(t.bank().vault_deck) == 11


# Drop, reveal, escape


@rule("SC-1.16")
def test_dropping_costs_an_action() -> None:
    t = two().turn(P1, actions=0).exhausted("m01").refused(Drop(), "no_actions_left", "LG-3.1")
    t.refused(Escape(), "no_actions_left", "LG-3.1").does_not_offer(Drop(), Escape())
    t = two().scenario("bank", vault="va07").tokens("va07", 1).drops_vault(P1).expect(actions=2)
    t.expect(vault=None, vault_discard=("va07",)).does_not_offer(Interact("va07")).ready_for(P1)


@rule("SC-1.17")
def test_reveal_is_free_and_always_brings_an_alarm() -> None:
    t = two().scenario("bank", vault=None, next_vaults="va02 va03", next_alarms="al01 al02")
    t.offers(Reveal()).reveals(P1).expect(vault="va02", alarms=("al01",), actions=3)
    t.drops_vault(P1).reveals(P1).expect(vault="va03", alarms=("al01", "al02"), actions=2)
    t.ready_for(P1)


@rule("SC-1.18", "SC-1.19")
def test_who_escaped_is_gone() -> None:
    t = table("legends", seats=3).hand(P1, "m01").problems(P1, "pr01").escapes(P1)
    t.expect_event(PlayerLeft, player=P1).expect_exhausted("m01").expect_out("").ready_for(P2)
    t.ends(P2).ends(P3).asks(P3, "first").offers_exactly(NameFirst(P2), NameFirst(P3))
    t.names_first(P3, P3).ends(P3).ends(P2).expect_problems(P1, "").asks(P2, "first")
    t.refused(Recruit(), "not_your_turn", "LG-2.5", by=P1)


@rule("SC-1.20")
def test_a_rally_costs_time() -> None:
    t = two().scenario("bank", clock=3, next_alarms="al01").exhausted("m01").rallies(P1)
    t.expect(clock=4, alarms=("al01",)).expect_exhausted("").ready_for(P1)


# Police and the end


@rule("SC-1.21")
def test_active_police_put_a_minion_out_of_action() -> None:
    t = two().police("active").last_turn(P1).hand(P1, "m01").hand(P2, "m02").ends(P1)
    t.asks(P1, "lose_any").loses("m02").expect_out("m02").expect_hand(P1, "m01").asks(P1, "first")
    t = two().police("active").last_turn(P1).ends(P1).expect_out("").asks(P1, "first")


@rule("SC-1.22")
def test_the_end_of_a_round_in_order() -> None:
    t = two().scenario("bank", clock=1, alarms="al11", next_alarms="al01 al02").police("active")
    t.last_turn(P1).hand(P1, "m01").hand(P2, "m02").ends(P1).expect(clock=2).asks(P1, "lose_any")
    t.loses("m01").expect(clock=3).asks(
        P1, "first"
    )  # the police come before the clock's own advance


@rule("SC-1.22")
def test_the_oldest_alarm_acts_first() -> None:
    t = two().scenario("bank", alarms="al08 al14").deck("m09 m10").hand(P1, "m01 m02").hand(P2, "")
    t.last_turn(P1).ends(P1).asks(P1, "lose_any").expect_exhausted(
        ""
    )  # al14 waits for the decision
    t.loses("m01").expect_exhausted("m01 m09").asks(P1, "first")
    t = two().scenario("bank", alarms="al14 al08").deck("m09 m10").hand(P1, "m01 m02").hand(P2, "")
    t.last_turn(P1).ends(P1).asks(P1, "lose_any").expect_exhausted("m09")


@rule("SC-1.23")
@pytest.mark.parametrize(("gone", "out"), [((), "m01 m02"), ((P2,), "m01")])
def test_the_squad_takes_those_inside(gone: tuple[int, ...], out: str) -> None:
    t = two().scenario("bank", clock=6, loot=9).last_turn(P1).hand(P1, "m01").has_left(*gone)
    t.hand(P2, "" if gone else "m02").police("controlled").ends(P1).expect_out(out)
    t.over(reason="target_reached", scores=(9, 9))


@rule("SC-1.24")
def test_when_all_have_escaped_it_is_over() -> None:
    t = two().scenario("bank", loot=5).hand(P1, "m01").has_left(P2).escapes(P1)
    t.expect(ending="escaped").expect_out("").over(reason="target_missed", scores=(5, 5))


@rule("SC-1.25")
def test_too_many_fingerprints_end_the_bank() -> None:
    t = two().scenario("bank", alarms="al01", loot=12).problems(P1, "pr06 pr07 pr12").last_turn(P1)
    t.ends(P1).expect(ending="arrested", reputations=(0,)).over(reason="arrested", scores=(0, 0))


# The cards


def test_the_cards_are_as_printed() -> None:
    printed: dict[str, list[str]] = {}
    for header in (
        ("id", "name", "icons", "D", "need"),
        ("id", "name", "icons", "D", "effect", "fp", "", "id"),
    ):
        for row in Dossier("legends").rows(*header):
            printed[row[0]], printed[row[7]] = row[1:6], row[8:]
    assert len(printed) == len(CARDS) == 26
    for card in CARDS:
        name, icons, difficulty, fourth, fifth = printed[card.id]
        assert name == f"{card.en} · {card.ru}"
        assert (icons.replace("/", ""), int(difficulty)) == (card.icons, card.difficulty)
        if card.deck == "vault":
            assert (int(fourth), int(fifth)) == (card.need, card.values["search"])
        else:
            assert (fourth.replace("–", ""), int(fifth)) == (card.effect, card.prints)
