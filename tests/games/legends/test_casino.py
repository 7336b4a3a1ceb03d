"""SC-4: the casino, clause by clause and card by card; bets are in `test_casino_bets.py`."""

import pytest

from omerta.games.legends import GAME
from omerta.games.legends.actions import (
    EndTurn,
    Interact,
    NameFirst,
    Pass,
    PutToken,
    Rally,
    Recruit,
)
from omerta.games.legends.actions_casino import Bet, Find, Keep, SwapTable
from omerta.games.legends.components_pack import HOUSE
from omerta.games.legends.events import (
    CardDiscarded,
    CardRevealed,
    EvidenceCounted,
    MinionKept,
    MinionsFound,
    PoliceActivated,
    ScenarioEnded,
    SpaceBlocked,
    TableClosed,
    TableRemoved,
    TableSwapped,
    TrackMoved,
)
from omerta.games.legends.settings import CardEntry, LegendsSettings
from omerta.kernel import Seeded
from omerta.testing import rule, table
from omerta.testing.legends import P1, P2, P3, LegendsTable, casino_of
from tests.games.dossier import Dossier
from tests.games.legends.card_cases import EXPERT, each

CARDS = HOUSE.scenario["casino"].card
TABLES = [card for card in CARDS if card.deck == "table"]
SPECTATORS = [card for card in CARDS if card.deck == "spectator"]


def casino(**board: object) -> LegendsTable:
    return table("legends", seats=2).scenario("casino", **board)


# Set-up and goal


@rule("SC-4.1", "SC-4.2")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_the_set_up(seats: int) -> None:
    chosen = LegendsSettings(mode="one_shot", first_job="casino")
    s = GAME.new(seats, chosen, chance=Seeded(seats))
    view = GAME.view(s, None)
    board = casino_of(view)
    assert (board.tables_left, board.removed_unseen, board.removed) == (6, 2, ())
    assert sorted([board.table or "", *board.hidden_tables]) == [card.id for card in TABLES]
    assert (len(board.spectator_deck), board.spectator_discard, board.spectators) == (12, (), ())
    assert (board.croupier, board.safe, board.cell, board.supply) == (0, 0, 0, 25)
    assert (view.police, board.blocked, view.intro) == ("uncontrolled", False, 1)
    laid = [event.card for event in GAME.opening(s) if isinstance(event, CardRevealed)]
    assert laid == [board.table]
    assert view.decision == "first"


@rule("SC-4.1")
@pytest.mark.parametrize(("seats", "left"), [(1, 4), (2, 4), (3, 6)])
def test_two_players_may_find_fewer_tables(seats: int, left: int) -> None:
    chosen = LegendsSettings(mode="one_shot", first_job="casino", tight_two="on")
    board = casino_of(GAME.view(GAME.new(seats, chosen, chance=Seeded(1)), None))
    assert (board.tables_left, board.removed_unseen) == (left, 8 - left)


@rule("SC-4.3")
def test_the_safe_gives_the_reputation() -> None:
    t = casino(safe=9, table=None, decks_empty=True).before("round").names_first(P1, P1)
    t.expect(ending="no_tables").over(scores=(9, 9), reason="target_reached")


# The start of a turn


@rule("SC-4.4")
def test_a_turn_without_a_table_turns_one_up() -> None:
    t = casino(table=None, removed="ta01", next_tables="ta05").ends(P1)
    t.expect_event(CardRevealed, card="ta05").expect(table="ta05", croupier=0).ready_for(P2)


@rule("SC-4.4")
def test_a_turn_with_a_table_keeps_it() -> None:
    t = casino(next_tables="ta05", croupier=1).ends(P1).expect_no_event(CardRevealed)
    t.expect(table="ta01", tables_left=6).ready_for(P2)


@rule("SC-4.4", "SC-4.28", "LG-2.6")
@pytest.mark.parametrize(("safe", "reputation"), [(0, 0), (1, 1), (5, 5), (8, 8), (9, 9), (10, 12)])
def test_without_another_table_it_is_over(safe: int, reputation: int) -> None:
    t = casino(safe=safe, croupier=3, decks_empty=True).hand(P2, "m01").ends(P1)
    t.expect_event(TableClosed, card="ta01").expect_event(ScenarioEnded, ending="no_tables")
    t.expect(ending="no_tables", table=None).expect_hand(P2, "m01")
    t.over(scores=(reputation, reputation))


@rule("SC-4.28", "LG-9.3")
def test_arrested_brings_nothing() -> None:
    t = casino(safe=8, spectators="sp05").problems(P1, "pr06 pr07 pr12").last_turn(P1)
    t.ends(P1).expect(ending="arrested").over(scores=(0, 0), reason="arrested")


# Spectators


@rule("SC-4.18")
@each(SPECTATORS, "applies")
def test_every_spectator_can_be_sent_away(card: CardEntry) -> LegendsTable:
    t = casino(spectators=card.id).hand(P1, EXPERT[card.icons]).offers(Interact(card.id))
    t.expect(fingerprints=card.prints)
    t.tries(P1, card.id, EXPERT[card.icons], "4 1 1 1 | -").all_pass()
    t.expect_total(7, 7 // card.difficulty).expect_event(CardDiscarded, card=card.id)
    return t.expect(spectators=(), spectator_discard=(card.id,), fingerprints=0).ready_for(P1)


@rule("SC-4.18")
@each(SPECTATORS, "fails")
def test_a_failure_leaves_the_spectator(card: CardEntry) -> LegendsTable:
    t = casino(spectators=card.id).hand(P1, EXPERT[card.icons])
    t.tries(P1, card.id, EXPERT[card.icons], "1 1 K K | -").all_pass()
    return t.expect_total(0, 0).expect(spectators=(card.id,), table="ta01").ready_for(P1)


@rule("SC-4.18")
def test_spectators_pile_up_and_come_back_when_the_deck_is_empty() -> None:
    t = casino(spectators="sp05", next_spectators="sp11").ends(P1)
    t.expect(spectators=("sp05", "sp11"), fingerprints=2).ready_for(P2)
    t = casino(decks_empty=True).ends(P1).expect(spectator_discard=())
    assert len(t.casino().spectators) == 1
    assert len(t.casino().spectator_deck) == 11
    t.ready_for(P2)
    others = " ".join([card.id for card in SPECTATORS if not card.prints])
    t = casino(spectators=f"{others} sp05 sp10 sp11 sp12").ends(P1)
    t.expect_no_event(CardRevealed).expect(croupier=1).ready_for(P2)


@rule("SC-4.18", "LG-5.5")
def test_a_token_goes_to_spectators_and_never_to_a_table() -> None:
    t = casino(spectators="sp01").hand(P1, "m47").problems(P2, "pr01").uses(P1, "m47")
    t.offers_exactly(PutToken("pr01"), PutToken("sp01")).puts_token("sp01")
    t.expect(spectators=(), spectator_discard=("sp01",)).ready_for(P1)


# Swap


@rule("SC-4.20", "LG-3.3")
def test_a_table_may_be_swapped_for_free() -> None:
    t = casino(spectators="sp01 sp05", croupier=2, next_tables="ta06")
    t.turn(P1, actions=0).offers_exactly(SwapTable(), EndTurn()).swaps(P1)
    t.expect_event(TableSwapped, player=P1, card="ta01").expect_event(CardRevealed, card="ta06")
    t.expect(table="ta06", spectators=(), spectator_discard=("sp01", "sp05"), removed=("ta01",))
    t.expect(croupier=2, tables_left=5, actions=0, fingerprints=0).ready_for(P1)


@rule("SC-4.20")
def test_a_swap_needs_two_tables() -> None:
    t = casino(decks_empty=True).refused(SwapTable(), "no_tables_left", "SC-4.20")
    t.does_not_offer(SwapTable()).ready_for(P1)
    t = casino(table=None, removed="ta01").refused(SwapTable(), "no_table", "SC-4.20")
    t.does_not_offer(SwapTable()).ready_for(P1)


@rule("SC-4.20", "LG-11.6")
def test_a_swapped_table_never_returns() -> None:
    t = casino()
    while t.casino().tables_left:
        t.swaps(P1)
    assert len(t.casino().removed) == 6
    t.expect(removed_unseen=2).refused(SwapTable(), "no_tables_left", "SC-4.20").ready_for(P1)


# Find


@rule("SC-4.21")
def test_four_are_looked_at_and_one_is_kept() -> None:
    t = casino().on_top("m01 m06 m11 m16 m21").finds(P1).expect(actions=2)
    t.expect_event(MinionsFound, player=P1, minions=("m01", "m06", "m11", "m16"))
    t.expect(found=("m01", "m06", "m11", "m16")).asks(P1, "keep")
    t.offers_exactly(Keep("m01"), Keep("m06"), Keep("m11"), Keep("m16"))
    t.refused(Keep("m21"), "not_found", "SC-4.21").refused(EndTurn(), "keep_now", "SC-4.21")
    t.refused(Keep("m99"), "no_such_minion", "SC-4.21").keeps("m11")
    t.expect_event(MinionKept, player=P1, minion="m11").expect_hand(P1, "m11").expect(found=())
    t.expect_in_deck("m01", "m06", "m16", "m21").ready_for(P1)


@rule("SC-4.21", "LG-11.3")
@pytest.mark.parametrize(("deck", "asked"), [("m01", False), ("m01 m02", True)])
def test_a_small_deck_is_enough(deck: str, asked: bool) -> None:
    t = casino().deck(deck).finds(P1)
    if asked:
        t.keeps("m01")
    t.expect_hand(P1, "m01").expect(found=()).ready_for(P1)


@rule("SC-4.21")
def test_find_needs_a_minion_and_an_action() -> None:
    t = casino().deck("").refused(Find(), "deck_empty", "SC-4.21").does_not_offer(Find())
    t.ready_for(P1)
    t = casino().turn(P1, actions=0).refused(Find(), "no_actions_left", "LG-3.1")
    t.does_not_offer(Find()).refused(Keep("m01"), "act_now", "LG-3.2").ready_for(P1)


# Rally


@rule("SC-4.22", "LG-7.4")
def test_a_rally_costs_an_unseen_table() -> None:
    t = casino(next_tables="ta05").exhausted("m01 m02").rallies(P1)
    t.expect_event(TableRemoved, left=5).expect_no_event(CardRevealed)
    t.expect(tables_left=5, removed_unseen=3, removed=(), table="ta01").expect_exhausted("")
    assert "ta05" in t.casino().hidden_tables
    t.ready_for(P1)
    t = casino(decks_empty=True).exhausted("m01").turn(P1)
    t.refused(Rally(), "price_too_high", "LG-7.4").does_not_offer(Rally()).ready_for(P1)


# The croupier


@rule("SC-4.23")
@pytest.mark.parametrize(("start", "end", "revealed"), [(0, 1, 1), (1, 2, 0), (2, 3, 1)])
def test_the_croupier_moves_at_the_end_of_each_turn(start: int, end: int, revealed: int) -> None:
    t = casino(croupier=start).ends(P1)
    t.expect_event(TrackMoved, track="croupier", start=start, end=end)
    t.expect(croupier=end, table="ta01", spectators=("sp01",) * revealed).ready_for(P2)


@rule("SC-4.23", "SC-4.24")
def test_the_fourth_move_closes_the_table() -> None:
    t = casino(croupier=3, spectators="sp05 sp06", next_tables="ta02").ends(P1)
    t.expect_event(TableClosed, card="ta01").expect_event(TrackMoved, track="croupier", end=0)
    t.expect(table="ta02", removed=("ta01",), spectators=(), croupier=0)
    t.expect(spectator_discard=("sp05", "sp06")).ready_for(P2)


@rule("SC-4.24")
def test_without_a_table_the_croupier_rests() -> None:
    t = casino(table=None, removed="ta01").ends(P1)
    t.expect_no_event(TrackMoved).expect(croupier=0, spectators=()).ready_for(P2)


@rule("SC-4.25")
def test_police_block_a_space() -> None:
    t = casino(croupier=0).last_turn(P1).ends(P1).expect_event(PoliceActivated)
    t.expect_event(SpaceBlocked, space=2).expect(blocked=True, croupier=1, block=2)
    t.names_first(P1, P1).ends(P1).expect_event(TrackMoved, track="croupier", start=1, end=3)
    t.ready_for(P2)


@rule("SC-4.25")
def test_the_croupier_leaves_the_blocked_space_at_once() -> None:
    t = casino(croupier=1, next_spectators="sp06").last_turn(P1).ends(P1)
    t.expect_event(TrackMoved, track="croupier", start=1, end=2)
    t.expect_event(TrackMoved, track="croupier", start=2, end=3)
    t.expect(croupier=3, spectators=("sp06",), blocked=True).asks(P1, "first")


@rule("SC-4.25", "LG-10.2")
def test_controlled_police_block_nothing_and_active_ones_do_it_once() -> None:
    t = casino(croupier=1).police("controlled").last_turn(P1).ends(P1)
    t.expect_no_event(SpaceBlocked).expect(croupier=2, blocked=False).asks(P1, "first")
    t = casino(croupier=0).police("active").last_turn(P1).ends(P1)
    t.expect_no_event(SpaceBlocked).expect(croupier=1, blocked=True).asks(P1, "first")


@rule("SC-4.26")
def test_the_end_of_a_round() -> None:
    t = casino(spectators="sp05").last_turn(P1).ends(P1).expect_event(EvidenceCounted, count=1)
    t.expect_event(PoliceActivated).asks(P1, "first").names_first(P1, P2).ready_for(P2)


# The decisions, and their timeout actions


def test_a_timeout_keeps_the_best_minion() -> None:
    t = casino().deck("m01 m31 m33 m02").finds(P1).times_out(P1).expect_hand(P1, "m31")
    t.ready_for(P1)


def test_everything_else_must_wait() -> None:
    t = casino().hand(P1, "m01")
    for action in (Bet("m01"), Pass(), NameFirst(P1)):
        t.refused(action, "act_now", "LG-3.2")
    t.interacts(P1, "ta01").refused(Recruit(), "bettor_now", "SC-4.6").asks(P1, "bettor")


def test_three_players_play_with_two_actions_each() -> None:
    t = table("legends", seats=3).scenario("casino").hand(P3, "m01").turn(P3).expect(actions=2)
    t.ready_for(P3)


# The cards


def test_the_tables_are_as_printed() -> None:
    printed = Dossier("legends").rows("id", "name", "dice", "jackpot")
    assert [row[0] for row in printed] == [card.id for card in TABLES]
    for card, row in zip(TABLES, printed, strict=True):
        assert row[1] == f"{card.en} · {card.ru}"
        assert [int(row[2]), int(row[3])] == [card.values["dice"], card.difficulty]
        assert [int(each) for each in row[4:8]] == [card.values.get(icon, 0) for icon in "MHCB"]
        assert row[8] == card.marks["penalty"]


def test_the_spectators_are_as_printed() -> None:
    printed: dict[str, list[str]] = {}
    for row in Dossier("legends").rows("id", "spectator", "icons"):
        printed[row[0]], printed[row[7]] = row[1:6], row[8:]
    assert len(printed) == len(SPECTATORS) == 12
    for card in SPECTATORS:
        name, icons, difficulty, effect, prints = printed[card.id]
        assert name == f"{card.en} · {card.ru}"
        assert (icons.replace("/", ""), int(difficulty)) == (card.icons, card.difficulty)
        assert (effect, int(prints)) == (card.effect, card.prints)
