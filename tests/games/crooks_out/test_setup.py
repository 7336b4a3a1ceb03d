"""CO-1: the table before the first turn."""

from typing import Any

import pytest

from omerta import Match
from omerta.games.crooks_out import GAME
from omerta.games.crooks_out.components import BOARD, HOUSE
from omerta.games.crooks_out.events import (
    BoxClosed,
    GameStarted,
    HandDealt,
    NumberWritten,
    SetupRolled,
)
from omerta.games.crooks_out.settings import CrooksOutSettings
from omerta.kernel import Illegal, Scripted, Seeded, Viewer, encode
from omerta.testing import SPECTATOR, A, B, C, D, rule, table
from tests.games.dossier import Dossier

RULES = Dossier("crooks_out")

ORDER = list(range(36))
PRINTED = [
    (int(players), int(hand), int(box), rolls)
    for players, hand, box, rolls, _ in RULES.rows("players", "hand [S]")
]


def dealt(seats: int, rolls: str, *, first: int = A, roll: int = 0, **options: Any) -> Match:
    """A match with crooks dealt in sorting order and these set-up rolls."""
    rooms = [HOUSE.room_of[room] for room in rolls.split()]
    chance = Scripted(
        ("deal", ORDER),
        ("first player", first),
        *[("setup roll", room) for room in rooms],
        ("roll", roll),
    )
    match = Match.new(GAME, seats, settings=CrooksOutSettings(**options), chance=chance)
    chance.finish()
    return match


def setup_events(match: Match, kind: type) -> list[Any]:
    """The events of this kind in the set-up."""
    return [event for event in match.log[0].events if isinstance(event, kind)]


# Players and sheets


@rule("CO-1.1")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_two_three_or_four_players_can_play(seats: int) -> None:
    match = Match.new(GAME, seats, settings=CrooksOutSettings(first_player=seats - 1))
    assert len(GAME.view(match.state, None).seats) == seats
    assert match.waiting == (seats - 1,)


@rule("CO-1.1")
@pytest.mark.parametrize("seats", [0, 1, 5])
def test_no_other_number_can_play(seats: int) -> None:
    with pytest.raises(Illegal) as refused:
        Match.new(GAME, seats)
    assert (refused.value.code, refused.value.clause) == ("wrong_seats", "CO-1.1")
    assert refused.value.params == {"seats": seats, "least": 2, "most": 4}
    assert seats not in GAME.meta.seats


@rule("CO-1.1")
def test_every_seat_can_read_every_sheet_at_any_time() -> None:
    t = table("crooks_out", seats=3).hand(B, "rA gD").setup_rolls("rB vF").rolls(A, "gC")
    everybody: tuple[Viewer, ...] = (A, B, C, SPECTATOR)
    for _ in range(3):
        sheets = [encode(t.view(viewer).seats) for viewer in everybody]
        assert len(set(sheets)) == 1
        if t.view(A).decision == "ask":
            t.hits(A, B, "gD")
        elif t.view(A).decision == "call_circles":
            t.circles_none()
    t.asks(A, "ask_or_stop")


# The deal


@rule("CO-1.2", "CO-1.3")
def test_the_printed_table_lists_every_number_of_players() -> None:
    assert [players for players, *_ in PRINTED] == list(GAME.meta.seats)


@rule("CO-1.2", "CO-1.3", "CO-1.5")
@pytest.mark.parametrize(("players", "hand", "box", "rolls"), PRINTED)
def test_hands_box_and_rolls_are_those_of_the_printed_table(
    players: int, hand: int, box: int, rolls: str
) -> None:
    match = Match.new(GAME, players, seed=players)
    assert [event.count for event in setup_events(match, HandDealt)] == [hand] * players
    assert setup_events(match, BoxClosed) == [BoxClosed(box)]
    assert GAME.view(match.state, None).box_size == box
    assert [seat.left for seat in GAME.view(match.state, None).seats] == [hand] * players
    new = [event for event in setup_events(match, SetupRolled) if not event.repeated]
    each, _, total = rolls.partition(" each = ")
    assert len(new) == int(total) == int(each) * players
    assert BOARD.setup_rolls[players] == int(total)


@rule("CO-1.2")
def test_every_shuffled_crook_is_dealt_to_exactly_one_place() -> None:
    chance = Scripted(
        ("deal", ORDER[::-1]), *[("setup roll", room) for room in (0, 7, 14)], ("roll", 0)
    )
    options = CrooksOutSettings(first_player=B)
    s = Match.new(GAME, 3, settings=options, chance=chance).state
    assert HOUSE.names(s.dealt[A]) == tuple(HOUSE.rooms[26:])
    assert HOUSE.names(s.dealt[B]) == tuple(HOUSE.rooms[16:26])
    assert HOUSE.names(s.dealt[C]) == tuple(HOUSE.rooms[6:16])
    assert HOUSE.names(s.box) == tuple(HOUSE.rooms[:6])


@rule("CO-1.2")
def test_there_are_36_crooks_each_a_colour_and_a_letter() -> None:
    assert HOUSE.rooms == [colour + letter for colour in "roygbv" for letter in "ABCDEF"]


@rule("CO-1.3")
def test_no_seat_sees_the_box_before_the_end() -> None:
    t = table("crooks_out", seats=2).left(B, "rB", caught_by=A).hand(B, "rB")
    boxed = t.state.theme.names(t.state.box)
    assert len(boxed) == 12
    for viewer in (A, B, SPECTATOR):
        view = t.view(viewer)
        assert (view.box_size, view.opened) == (12, None)
    t.hits(A, B, "rB")
    opened = t.view(SPECTATOR).opened
    assert opened is not None
    assert opened.box == boxed
    t.over()


@rule("CO-1.4")
def test_the_hand_is_hidden_from_the_others() -> None:
    match = dealt(4, "rA oB yC gD", first=B)
    for viewer in (A, B, C, D, SPECTATOR):
        hand = None if viewer is None else tuple(HOUSE.rooms[8 * viewer : 8 * viewer + 8])
        assert GAME.view(match.state, viewer).hand == hand
        for event in match.events_for(viewer):
            if isinstance(event, HandDealt):
                assert (event.hand == hand) is (event.seat == viewer)
                assert (b'"hand":' in encode(event)) is (event.seat == viewer)


# Starting information


@rule("CO-1.5", "CO-1.6")
@pytest.mark.parametrize(
    ("seats", "first", "rolls", "rollers"),
    [
        (2, A, "rA oB yC gD", [A, B, A, B]),
        (2, B, "rA oB yC gD", [B, A, B, A]),
        (3, C, "rA oB yC", [C, A, B]),
        (4, B, "rA oB yC gD", [B, C, D, A]),
    ],
)
def test_the_first_player_rolls_first_and_then_the_others_clockwise(
    seats: int, first: int, rolls: str, rollers: list[int]
) -> None:
    rolled = setup_events(dealt(seats, rolls, first=first), SetupRolled)
    assert [event.seat for event in rolled] == rollers
    assert [event.room for event in rolled] == rolls.split()


@rule("CO-1.7")
def test_a_setup_roll_counts_for_every_player() -> None:
    match = dealt(3, "rB gE vF")  # A rA-oD, B oE-gB, C gC-bF: the hands in sorting order
    written = setup_events(match, NumberWritten)
    numbers = {(event.seat, event.room): event.number for event in written if event.when == "setup"}
    assert numbers == {
        (A, "rB"): 7,
        (B, "rB"): 2,
        (C, "rB"): 1,
        (A, "gE"): 1,
        (B, "gE"): 4,
        (C, "gE"): 5,
        (A, "vF"): 1,
        (B, "vF"): 2,
        (C, "vF"): 2,
    }
    sheets = GAME.view(match.state, None).seats
    for (seat, room), value in numbers.items():
        assert sheets[seat].numbers[HOUSE.room_of[room]] == value


@rule("CO-1.8")
def test_a_repeated_setup_roll_is_rolled_again_until_it_is_new() -> None:
    match = dealt(2, "rB yD rB yD vF oA")
    rolled = setup_events(match, SetupRolled)
    assert [event.repeated for event in rolled] == [False, False, True, True, False, False]
    assert [event.seat for event in rolled] == [A, B, A, A, A, B]
    written = [event for event in setup_events(match, NumberWritten) if event.when == "setup"]
    assert len(written) == 2 * 4


@rule("CO-1.8")
def test_without_rerolls_every_player_has_one_number_fewer() -> None:
    match = dealt(2, "rB yD rB vF", setup_reroll="off")
    rolled = setup_events(match, SetupRolled)
    assert [event.repeated for event in rolled] == [False, False, True, False]
    assert [event.seat for event in rolled] == [A, B, A, B]
    written = [event for event in setup_events(match, NumberWritten) if event.when == "setup"]
    assert [(event.seat, event.room) for event in written] == [
        (seat, room) for room in ("rB", "yD", "vF") for seat in (A, B)
    ]


# The first player


@rule("CO-1.9")
@pytest.mark.parametrize("first", [A, B, C])
def test_the_first_player_is_drawn(first: int) -> None:
    match = dealt(3, "rA oB yC", first=first)
    assert match.waiting == (first,)
    assert setup_events(match, GameStarted)[0].first == first


@rule("CO-1.9")
def test_every_seat_is_drawn_equally_often() -> None:
    chance, games = Seeded(19), 600
    began = [GAME.new(3, chance=chance).first for _ in range(games)]
    for seat in (A, B, C):  # five standard deviations around a third
        assert abs(began.count(seat) - games / 3) < 5 * (games * 2 / 9) ** 0.5


@rule("CO-1.9")
def test_the_host_may_name_the_oldest_player() -> None:
    for seat in (A, B, C):
        match = Match.new(GAME, 3, settings=CrooksOutSettings(first_player=seat))
        assert match.waiting == (seat,)


@rule("CO-1.9")
def test_only_a_seat_at_the_table_can_begin() -> None:
    with pytest.raises(Illegal) as refused:
        Match.new(GAME, 2, settings=CrooksOutSettings(first_player=C))
    assert (refused.value.code, refused.value.clause) == ("no_such_seat", "CO-1.9")
    assert refused.value.params == {"seat": C + 1}
