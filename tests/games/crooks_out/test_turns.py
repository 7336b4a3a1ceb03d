"""CO-3.1 to CO-3.7: the order of turns, and the roll."""

import pytest

from omerta import Match
from omerta.games.crooks_out import GAME
from omerta.games.crooks_out.actions import Ask, Circle, Done, Stop
from omerta.games.crooks_out.components import HOUSE
from omerta.games.crooks_out.events import (
    DiceRolled,
    NumberCircled,
    NumberWritten,
    RollSkipped,
    TurnStarted,
)
from omerta.games.crooks_out.settings import CrooksOutSettings
from omerta.kernel import Chance, Seeded
from omerta.testing import SPECTATOR, A, B, C, rule, table

EVERY_ROOM = " ".join(HOUSE.rooms)
BOXED = "bA bB bC bD bE bF"


class Counted(Chance):
    """Chance that records the number of possible results of each roll."""

    def __init__(self, seed: int) -> None:
        super().__init__()
        self._luck = Seeded(seed)
        self.among: list[int] = []

    def below(self, n: int, why: str) -> int:
        if why == "roll":
            self.among.append(n)
        self.draws += 1
        return self._luck.below(n, why)


# The order of play


@rule("CO-3.1")
def test_turns_go_clockwise() -> None:
    t = table("crooks_out", seats=3).turn(B).box(BOXED)
    t.misses(B, C, "bA").ready_for(C)
    t.misses(C, B, "bB").ready_for(A)
    t.misses(A, B, "bC").ready_for(B)


@rule("CO-3.1")
def test_roll_then_ask_then_circle() -> None:
    t = table("crooks_out", seats=2).hand(B, "vD").rolls(A, "gC")
    assert t.view(SPECTATOR).rolled == "gC"
    t.asks(A, "ask").hits(A, B, "vD").asks(A, "call_circles").circles_none()
    t.asks(A, "ask_or_stop").rolls(B, "oA").stops()
    t.expect_event(DiceRolled, seat=B, room="oA").ready_for(B)
    assert t.view(SPECTATOR).rolled == "oA"


@rule("CO-3.1")
def test_an_action_out_of_turn_is_refused() -> None:
    t = table("crooks_out", seats=3).turn(B).hand(C, "gD")
    t.refused(Ask(C, "gD"), "not_your_turn", "CO-3.1", by=A)
    t.hits(B, C, "gD")
    for action in (Done(), Ask(A, "rA"), Stop()):
        t.refused(action, "not_your_turn", "CO-3.1", by=C)
    t.circles_none().refused(Stop(), "not_your_turn", "CO-3.1", by=A)
    t.asks(B, "ask_or_stop")


@rule("CO-1.1", "CO-3.1")
@pytest.mark.parametrize("stranger", [-1, 3])
def test_an_action_of_a_seat_that_does_not_exist_is_refused(stranger: int) -> None:
    t = table("crooks_out", seats=3)
    t.refused(Ask(A, "vF"), "no_such_seat", "CO-1.1", by=stranger, seat=stranger + 1)
    t.ready_for(A)


@rule("CO-3.1")
def test_each_decision_accepts_only_its_own_actions() -> None:
    t = table("crooks_out", seats=2).hand(B, "vD gC").written(B, "rA")
    t.refused(Circle("rA"), "ask_now", "CO-3.8").refused(Done(), "ask_now", "CO-3.8")
    t.hits(A, B, "vD")
    t.refused(Ask(B, "gC"), "circle_now", "CO-5.6").refused(Stop(), "circle_now", "CO-5.6")
    t.circles_none().refused(Done(), "ask_now", "CO-3.8")
    t.asks(A, "ask_or_stop")


@rule("CO-3.1")
def test_turns_are_counted() -> None:
    t = table("crooks_out", seats=3).box(BOXED)
    assert t.view(SPECTATOR).turn == 1
    t.misses(A, B, "bA").expect_event(TurnStarted, seat=B, turn=2)
    t.misses(B, A, "bA").expect_event(TurnStarted, seat=C, turn=3)
    assert t.view(SPECTATOR).turn == 3
    t.ready_for(C)


# The roll


@rule("CO-3.2")
def test_only_the_rolling_player_writes_a_number() -> None:
    t = table("crooks_out", seats=3).box(BOXED).hand(B, "rA rB gB vB vC vD vE vF gE gF")
    t.rolls(A, "gD").rolls(B, "rB").misses(A, C, "bA")
    t.expect_event(DiceRolled, seat=B, room="rB")
    t.expect_event(NumberWritten, seat=B, room="rB", number=4, when="turn")
    t.expect_written(A, "gD").expect_written(B, "rB").expect_written(C, "")
    t.ready_for(B)


@rule("CO-3.3", "CO-3.4")
@pytest.mark.parametrize("empty", ["rA", "gC", "vF", "rA vF", "oB yC gD"])
def test_only_a_room_without_a_number_comes_up(empty: str) -> None:
    rooms = [room for room in HOUSE.rooms if room not in empty.split()]
    for last in empty.split():
        t = table("crooks_out", seats=2).written(A, " ".join(rooms)).rolls(A, last)
        assert t.view(SPECTATOR).rolled == last
        t.expect_written(A, " ".join(r for r in HOUSE.rooms if r in (*rooms, last)))
        t.ready_for(A)


@rule("CO-3.3")
def test_a_number_on_another_sheet_does_not_matter() -> None:
    t = table("crooks_out", seats=2).written(B, EVERY_ROOM).rolls(A, "gC")
    t.expect_written(A, "gC").ready_for(A)


@rule("CO-3.3", "CO-3.4")
def test_no_room_comes_up_twice_in_a_match() -> None:
    luck = Counted(7)
    match = Match.new(GAME, 2, settings=CrooksOutSettings(circling="auto"), chance=luck)
    rolled: dict[int, list[str]] = {A: [], B: []}
    while match.waiting:
        seat = match.waiting[0]
        view = GAME.view(match.state, None)
        if view.decision == "ask" and view.rolled is not None:
            rolled[seat].append(view.rolled)
        match.play(seat, match.options(seat)[-1])
    for seat in (A, B):
        setup = [HOUSE.rooms[room] for room in match.state.setup]
        assert len(rolled[seat]) > 5
        assert len({*rolled[seat], *setup}) == len(rolled[seat]) + 4
    turns = len(luck.among)  # one draw a turn, among the remaining rooms
    assert luck.among == [32 - turn // 2 for turn in range(turns)]


@rule("CO-3.4")
def test_every_empty_room_comes_up_equally_often() -> None:
    chance, games = Seeded(34), 2160
    seen = dict.fromkeys(range(36), 0)
    for _ in range(games):
        seen[GAME.new(4, chance=chance).rolled] += 1
    for times in seen.values():  # five standard deviations around the mean
        assert abs(times - games / 36) < 5 * (games * 35 / 36**2) ** 0.5


@rule("CO-3.5")
def test_a_marked_room_without_a_number_can_be_rolled() -> None:
    hand = "rA rC oB gD gE gF bC bD bE vC vD vE"
    t = table("crooks_out", seats=2).hand(A, hand).caught(B, A, "rA").crossed(A, "yF")
    t.expect_mark(A, "rA", "filled").expect_mark(A, "yF", "crossed")
    for room, number in (("rA", 2), ("yF", 1)):
        again = table("crooks_out", seats=2).hand(A, hand).caught(B, A, "rA").crossed(A, "yF")
        again.rolls(A, room).expect_number(A, room, number).ready_for(A)


@rule("CO-3.6", "CO-3.9")
def test_with_every_room_numbered_the_roll_is_skipped() -> None:
    t = table("crooks_out", seats=2).box("vF").written(B, EVERY_ROOM).misses(A, B, "vF")
    t.expect_event(RollSkipped, seat=B).expect_no_event(DiceRolled)
    t.expect_no_event(NumberWritten).expect_event(TurnStarted, seat=B)
    assert t.view(SPECTATOR).rolled is None
    t.ready_for(B).refused(Stop(), "must_ask", "CO-3.9", by=B)


@rule("CO-3.7", "CO-5.11")
@pytest.mark.parametrize("circling", ["sharp_eyed", "auto"])
def test_a_new_number_is_circled_at_once_if_all_its_crooks_are_open(circling: str) -> None:
    hand = "rA rC oB gD gE gF bC bD bE vC vD vE"
    t = table("crooks_out", seats=2).setting(circling=circling).hand(B, hand).box("yF yE")
    t.caught(A, B, "rA rC oB").rolls(B, "rB").misses(A, B, "yF")
    t.expect_event(NumberWritten, seat=B, room="rB", number=3)
    crossed = ("rB", "rD", "rE", "rF", "yB", "gB", "bB", "vB")
    t.expect_event(NumberCircled, seat=B, room="rB", cause="fresh", crossed=crossed)
    t.expect_circled(B, "rB").expect_points(3, 0).ready_for(B)


@rule("CO-3.7")
def test_a_new_number_with_a_crook_in_hand_is_not_circled() -> None:
    hand = "rA rC oB gD gE gF bC bD bE vC vD vE"
    t = table("crooks_out", seats=2).hand(B, hand).box("yF").caught(A, B, "rA rC").rolls(B, "rB")
    t.misses(A, B, "yF").expect_no_event(NumberCircled)
    t.expect_number(B, "rB", 3).expect_circled(B, "").ready_for(B)
