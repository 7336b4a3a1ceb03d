"""MA-1: the table, the cards, the board and the prison before the first deal."""

import pytest

from omerta import Match
from omerta.games.mafia import GAME
from omerta.games.mafia.components import CARD_IDS, KIND, following, mate, town_of
from omerta.games.mafia.events import GameStarted, RoundStarted
from omerta.games.mafia.settings import MafiaSettings
from omerta.kernel import Illegal, Scripted, Seeded
from omerta.testing import rule, table
from omerta.testing.mafia import SEATS, B, G, R, Y

TOWN = town_of(MafiaSettings())
CLOCKWISE = ("yellow", "red", "green", "blue")
STREETS = {Y: "b1 c2 d3 a4", R: "a1 d2 c3 b4", G: "d1 a2 b3 c4", B: "c1 b2 a3 d4"}


def new(first: int) -> Match:
    chance = Scripted(("first player", first), ("deal", list(range(32))))
    match = Match.new(GAME, 4, chance=chance)
    chance.finish()
    return match


def columns_and_rows(streets: str) -> list[tuple[str, int]]:
    return sorted((street[0], int(street[1])) for street in streets.split())


# Seats, clans, rings


@rule("MA-1.1")
@pytest.mark.parametrize("seats", [0, 1, 2, 3, 5])
def test_exactly_four_players_can_play(seats: int) -> None:
    with pytest.raises(Illegal) as refused:
        Match.new(GAME, seats)
    assert (refused.value.code, refused.value.clause) == ("wrong_seats", "MA-1.1")
    assert list(GAME.meta.seats) == [4]


@rule("MA-1.1", "MA-1.2")
def test_every_colour_owns_four_streets_and_four_figures() -> None:
    view = GAME.view(new(Y).state, None)
    assert view.colours == CLOCKWISE
    for seat in SEATS:
        own = [TOWN.streets[n] for n, street in enumerate(view.streets) if street.owner == seat]
        assert columns_and_rows(" ".join(own)) == columns_and_rows(STREETS[seat])
    assert TOWN.figures == [f"{c[:2]}{number}" for c in CLOCKWISE for number in (1, 2, 3, 4)]
    assert len(view.figures) == 16


@rule("MA-1.3")
def test_opposite_seats_form_a_clan() -> None:
    assert [mate(seat) for seat in SEATS] == [G, B, Y, R]


@rule("MA-1.3", "MA-1.4")
def test_players_of_one_clan_compete_for_the_first_place() -> None:
    t = table("mafia", seats=4).last_turn().closed("c2 buyer").bank(0)
    t.cash(Y=900, R=700, G=1500, B=900).passes(Y)
    t.over(winners=(G,), scores=(900, 700, 1500, 900), reason="cash")
    assert t.match.outcome is not None
    assert t.match.outcome.ranks == (2, 4, 1, 2)


@rule("MA-11.2", "MA-12.3")
def test_receiver_and_payer_are_the_next_seat_clockwise() -> None:
    assert [following(seat) for seat in SEATS] == [R, G, B, Y]


# Money and figures


@rule("MA-1.5")
def test_all_the_money_is_in_the_bank() -> None:
    view = GAME.view(new(Y).state, None)
    assert (view.bank, view.money) == (4000, 4000)
    assert [seat.cash for seat in view.seats] == [0, 0, 0, 0]
    assert TOWN.file.bank.coins == ((100, 20), (50, 30), (10, 50))


@rule("MA-1.6")
def test_all_figures_are_at_home() -> None:
    view = GAME.view(new(R).state, None)
    assert {figure.place for figure in view.figures} == {"home"}
    assert view.able == ()


# The first player


@rule("MA-1.7")
@pytest.mark.parametrize("first", SEATS)
def test_the_first_player_is_drawn_by_lot(first: int) -> None:
    match = new(first)
    assert match.waiting == (first,)
    started, begun = match.log[0].events[:2]
    assert isinstance(started, GameStarted)
    assert started.first == first
    assert begun == RoundStarted(1, first, (4, 4, 4, 4))


@rule("MA-1.7")
def test_every_seat_is_drawn_equally_often() -> None:
    chance, games = Seeded(19), 800
    began = [GAME.new(4, chance=chance).first for _ in range(games)]
    for seat in SEATS:  # five standard deviations around a quarter
        assert abs(began.count(seat) - games / 4) < 5 * (games * 3 / 16) ** 0.5


@rule("MA-1.7")
@pytest.mark.parametrize("first", SEATS)
def test_the_first_player_moves_clockwise_each_round(first: int) -> None:
    t = table("mafia", seats=4).last_turn().turn(first)
    own = {Y: "c2", R: "c3", G: "b3", B: "b2"}
    t.closed(f"{own[first]} buyer").passes(first)
    assert t.view(None).first == (first + 1) % 4
    t.expect_event(RoundStarted, round=3, first=(first + 1) % 4)
    t.asks((first + 1) % 4, "exchange")


# The deck


@rule("MA-2.1")
def test_the_deck_of_32() -> None:
    counted = {
        "prosecutor": 1,
        "commissioner": 1,
        "police": 3,
        "buyer": 4,
        "goods": 10,
        "lawyer": 2,
        "witness": 2,
        "courtesan": 2,
        "theft": 1,
        "robbery": 1,
        "escape": 1,
        "pistol": 4,
    }
    kinds = [card.partition("-")[0] for card in CARD_IDS]
    assert {kind: kinds.count(kind) for kind in counted} == counted
    assert len(set(CARD_IDS)) == len(KIND) == 32


@rule("MA-9.1")
def test_the_numbers_printed_on_the_cards() -> None:
    printed = {card: TOWN.number[number] for number, card in enumerate(CARD_IDS)}
    assert [printed[f"goods-l{n}"] for n in range(1, 7)] == [10, 20, 30, 40, 50, 60]
    assert [printed[f"goods-c{n}"] for n in range(1, 5)] == [50, 100, 100, 150]
    assert [printed[f"courtesan-{n}"] for n in (1, 2)] == [20, 20]
    assert (printed["theft"], printed["robbery"]) == (100, 200)
    assert TOWN.cells == [10, 20, 50, 100, 150, 200]
    assert TOWN.chair_price == 300


# The board


@rule("MA-4.4")
def test_near_is_a_side_or_a_corner() -> None:
    assert TOWN.names(TOWN.near[TOWN.street_of["a1"]]) == ("b1", "a2", "b2")
    assert TOWN.names(TOWN.near[TOWN.street_of["b1"]]) == ("a1", "c1", "a2", "b2", "c2")
    around = ("b1", "c1", "d1", "b2", "d2", "b3", "c3", "d3")
    assert TOWN.names(TOWN.near[TOWN.street_of["c2"]]) == around


@rule("MA-4.5")
def test_a_knights_move_is_never_near() -> None:
    assert TOWN.names(TOWN.knight[TOWN.street_of["a1"]]) == ("c2", "b3")
    assert TOWN.names(TOWN.knight[TOWN.street_of["c2"]]) == ("a1", "a3", "b4", "d4")
    for street in range(16):
        assert not TOWN.near[street] & TOWN.knight[street]
        assert not (TOWN.near[street] | TOWN.knight[street]) >> street & 1


@rule("MA-4.4", "MA-4.5")
def test_the_board_is_fair_to_all_seats() -> None:
    for seat in SEATS:
        own = [TOWN.street_of[street] for street in STREETS[seat].split()]
        assert sorted(TOWN.near[street].bit_count() for street in own) == [3, 5, 5, 8]
        assert sorted(TOWN.knight[street].bit_count() for street in own) == [2, 3, 3, 4]
        for street in own:
            reached = [n for n in range(16) if TOWN.knight[street] >> n & 1]
            assert all(TOWN.owner[n] not in (seat, mate(seat)) for n in reached)


def test_the_other_board() -> None:
    quarters = town_of(MafiaSettings(board="quarters"))
    assert quarters.rows == ("RGGG", "RRGB", "RYBB", "YYYB")
    assert [own.bit_count() for own in quarters.own] == [4, 4, 4, 4]
    assert quarters.names(quarters.own[Y]) == ("b3", "a4", "b4", "c4")
