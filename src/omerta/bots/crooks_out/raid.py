"""A fast playout of the rest of a match in one world, by players who guess from a sample.

All players ask for the likeliest crook that the answers so far leave possible, avoid catching
the last crook of a hand if another player would win by it, and stop a brave turn in time.
"""

from typing import Final

from omerta.bots.crooks_out.imagined import Imagined
from omerta.bots.crooks_out.reading import own_hand
from omerta.games.crooks_out.components import ALL_ROOMS, REACH, count, rooms_in
from omerta.games.crooks_out.view import CrooksOutView
from omerta.kernel.chance import Chance
from omerta.kernel.seats import Seat

Question = tuple[Seat, int]
"""The asked seat, and the room."""
Guess = tuple[int, float]
"""A room, and the chance that the crook is there."""
STOP: Final[Question] = (-1, -1)
"""No question: the turn is over."""
CLEAR_LEAD: Final = 6.0
"""A larger lead, in points, counts no more than this one."""
WORTH_WINNING: Final = 0.5
"""The share of a reward for victory alone; the rest, for the lead, varies less."""


class Position:
    """A table as the searching player sees it, as masks: the start of every playout."""

    __slots__ = ("at_risk", "brave", "laid", "open", "own", "points", "written")

    def __init__(self, view: CrooksOutView) -> None:
        self.points: list[int] = [seat.points for seat in view.seats]
        self.laid: list[int] = [len(seat.laid) for seat in view.seats]
        self.open: list[int] = []
        self.written: list[int] = []
        for seat in view.seats:
            self.open.append(
                sum([1 << room for room, mark in enumerate(seat.marks) if mark == "o"])
            )
            self.written.append(
                sum([1 << room for room, number in enumerate(seat.numbers) if number is not None])
            )
        self.own = own_hand(view)
        self.at_risk = view.at_risk
        self.brave = view.brave


class Raid:
    """A playout in one world."""

    __slots__ = (
        "_at_risk",
        "_best",
        "_brave",
        "_dealt",
        "_hands",
        "_imagined",
        "_laid",
        "_mover",
        "_open",
        "_points",
        "_possible",
        "_written",
    )

    def __init__(self, start: Position, imagined: Imagined, world: int) -> None:
        self._imagined = imagined
        self._dealt: list[int] = [hands[world] for hands in imagined.hands]
        self._dealt[imagined.me] = start.own
        self._hands = self._dealt[:]
        # No player knows that this world is the true one, so no player guesses from it.
        self._possible: list[int] = [imagined.all & ~(1 << world) for _ in self._hands]
        self._best: list[Guess | None] = [None for _ in self._hands]
        """For each seat the likeliest crook, cached until something changes."""
        self._points = start.points[:]
        self._laid = start.laid[:]
        self._open = start.open[:]
        self._written = start.written[:]
        self._at_risk = start.at_risk
        self._brave = start.brave
        self._mover: Seat = imagined.me

    def has(self, question: Question) -> bool:
        """True if the first question is a hit; a stop cannot miss."""
        asked, room = question
        return asked < 0 or bool(self._hands[asked] >> room & 1)

    def play(self, first: Question, chance: Chance) -> None:
        """Play to the end, beginning with this action of the searching player."""
        question = first
        while True:
            goes_on = self._answer(question)
            if 0 in self._hands:
                return
            if not goes_on:
                self._next_turn(chance)
            question = self._likeliest(must_ask=not goes_on)

    def _answer(self, question: Question) -> bool:
        """Carry out the mover's action; returns True if the turn continues."""
        asked, room = question
        if asked < 0:
            self._bank()
            return False
        holds = self._imagined.holds
        bit = 1 << room
        self._open[asked] &= ~bit
        if not self._hands[asked] & bit:
            self._exclude(asked, holds[asked][room])
            self._at_risk = 0
            return False
        self._hands[asked] &= ~bit
        self._laid[asked] += 1
        for seat, its in enumerate(holds):
            if seat == asked:
                self._exclude(seat, ~its[room])
            elif self._open[seat] & bit:
                self._open[seat] ^= bit
                self._exclude(seat, its[room])
        self._at_risk += 1
        if not self._brave or not self._hands[asked]:
            self._bank()
        return True

    def _exclude(self, seat: Seat, worlds: int) -> None:
        """Exclude these worlds for the hand of a seat."""
        self._possible[seat] &= ~worlds
        self._best[seat] = None

    def _bank(self) -> None:
        self._points[self._mover] += self._at_risk
        self._at_risk = 0

    def _next_turn(self, chance: Chance) -> None:
        """Start the next player's turn; the roll reveals something about that hand."""
        self._mover = mover = (self._mover + 1) % len(self._hands)
        empty = rooms_in(ALL_ROOMS & ~self._written[mover])
        if empty:
            room = empty[chance.below(len(empty), "roll")]
            self._written[mover] |= 1 << room
            crooks = count(self._dealt[mover] & REACH[room])
            self._exclude(mover, ~self._imagined.telling(mover, room, crooks))

    def _likeliest(self, *, must_ask: bool) -> Question:
        """The mover's next question."""
        best = worst = -1.0
        found = ruinous = STOP
        for seat, hand in enumerate(self._hands):
            if seat == self._mover:
                continue
            room, share = self._likeliest_of(seat)
            last = not hand & (hand - 1)
            if last and not wins_by_ending(
                self._points, self._laid, self._at_risk, self._mover, seat
            ):
                if share > worst:
                    worst, ruinous = share, (seat, room)
            elif share > best:
                best, found = share, (seat, room)
        if must_ask:
            return ruinous if best < 0.0 else found
        return found if best * (self._at_risk + 1) > self._at_risk else STOP

    def _likeliest_of(self, seat: Seat) -> Guess:
        """The mover's best guess at a crook of one player, and its chance."""
        best = self._best[seat]
        if best is None:
            best = self._best[seat] = self._guess(seat, self._open[seat])
        own = self._hands[self._mover]
        return self._guess(seat, self._open[seat] & ~own) if own >> best[0] & 1 else best

    def _guess(self, seat: Seat, wanted: int) -> Guess:
        """The likeliest of these crooks."""
        possible = self._possible[seat]
        if not possible:  # the sample is too small here: use the first estimate
            possible = self._imagined.all
        holds = self._imagined.holds[seat]
        most, found = -1, -1
        while wanted:
            lowest = wanted & -wanted
            wanted ^= lowest
            room = lowest.bit_length() - 1
            held = (possible & holds[room]).bit_count()
            if held > most:
                most, found = held, room
        return found, most / possible.bit_count()

    def reward(self) -> float:
        """The searching player's result: half for victory, half for the margin."""
        me = self._imagined.me
        standing = [(-points, laid) for points, laid in zip(self._points, self._laid, strict=True)]
        won = 1.0 / standing.count(standing[me]) if standing[me] == min(standing) else 0.0
        rivals = [points for seat, points in enumerate(self._points) if seat != me]
        lead = (self._points[me] - max(rivals)) / CLEAR_LEAD
        return WORTH_WINNING * won + (1.0 - WORTH_WINNING) * (0.5 + 0.5 * max(-1.0, min(1.0, lead)))


def wins_by_ending(
    points: list[int], laid: list[int], at_risk: int, mover: Seat, asked: Seat
) -> bool:
    """True if the mover wins, or shares the victory, by catching a player's last crook."""
    reached = points[mover] + at_risk + 1
    for seat, others in enumerate(points):
        if seat == mover or others < reached:
            continue
        shown = laid[seat] + 1 if seat == asked else laid[seat]
        if others > reached or shown < laid[mover]:  # CO-6.3, CO-6.4
            return False
    return True
