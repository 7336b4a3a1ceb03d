"""The test language of Crooks Out!: the verbs of the players and the expectations."""

from typing import Literal, Self

from omerta.games.crooks_out import GAME
from omerta.games.crooks_out.actions import Ask, Circle, Done, Stop
from omerta.games.crooks_out.events import CrookCaught, GuessMissed
from omerta.games.crooks_out.view import CrooksOutView, SeatView
from omerta.kernel import Seat, Viewer
from omerta.testing.crooks_out_setup import CrooksOutSetUp
from omerta.testing.table import SPECTATOR, name

MarkName = Literal["open", "crossed", "filled"]
MARK_NAMES: dict[str, MarkName] = {"o": "open", "x": "crossed", "f": "filled"}


class CrooksOutTable(CrooksOutSetUp):
    """A table of Crooks Out! under test."""

    def share(self, seat: Seat) -> dict[str, object]:
        """The sheet, the points and the hand."""
        return {"sheet": self.sheet(seat), "hand": self.hand_of(seat)}

    # The players' verbs

    def guesses(self, seat: Seat, asked: Seat, room: str) -> Self:
        """The seat asks a player for a crook."""
        return self.begins(seat).does(Ask(asked, room))

    def hits(self, seat: Seat, asked: Seat, room: str) -> Self:
        """The seat asks a player for a crook who is there."""
        return self.guesses(seat, asked, room).expect_event(CrookCaught, asked=asked, room=room)

    def misses(self, seat: Seat, asked: Seat, room: str) -> Self:
        """The seat asks a player for a crook who is not there."""
        return self.guesses(seat, asked, room).expect_event(GuessMissed, asked=asked, room=room)

    def names(self, rooms: str) -> Self:
        """The asker names numbers of the asked sheet, one by one."""
        for room in rooms.split():
            self.does(Circle(room))
        return self

    def done(self) -> Self:
        """The asker ends the naming of numbers."""
        return self.does(Done())

    def circles(self, rooms: str) -> Self:
        """The asker calls these circles, and no others."""
        return self.names(rooms).done()

    def circles_none(self) -> Self:
        """The asker says that nothing is due."""
        return self.done()

    def stops(self) -> Self:
        """The player ends the turn."""
        return self.does(Stop())

    def all_silent(self) -> Self:
        """No seat asks in time until the game is abandoned."""
        while self.match.waiting:
            self.times_out(self.match.waiting[0])
        return self

    # The public state

    def view(self, viewer: Viewer) -> CrooksOutView:
        """Return what a viewer may know."""
        found: CrooksOutView = GAME.view(self.state, viewer)
        return found

    def sheet(self, seat: Seat) -> SeatView:
        """Return the open sheet of a seat, as all viewers see it."""
        return self.view(SPECTATOR).seats[seat]

    def number(self, seat: Seat, room: str) -> int | None:
        """Return the number that a seat has written in a room."""
        return self.sheet(seat).numbers[self.state.theme.rooms.index(room)]

    def marked(self, seat: Seat, mark: MarkName) -> list[str]:
        """Return the rooms of a sheet with this mark, in sorting order."""
        marks = zip(self.state.theme.rooms, self.sheet(seat).marks, strict=True)
        return [room for room, found in marks if MARK_NAMES[found] == mark]

    def hand_of(self, seat: Seat) -> list[str]:
        """Return the crooks in a seat's hand, as that player sees them."""
        return list(self.view(seat).hand or ())

    # Expectations

    def expect_number(self, seat: Seat, room: str, value: int | None) -> Self:
        """The sheet has this number in the room, or none."""
        self._compare(f"{room} of {name(seat)}", value, self.number(seat, room))
        return self

    def expect_written(self, seat: Seat, rooms: str) -> Self:
        """The sheet has numbers in these rooms, in sorting order, and in no others."""
        sheet = zip(self.state.theme.rooms, self.sheet(seat).numbers, strict=True)
        found = [room for room, value in sheet if value is not None]
        self._compare(f"numbers of {name(seat)}", rooms.split(), found)
        return self

    def expect_circled(self, seat: Seat, rooms: str) -> Self:
        """Exactly these numbers of the sheet, in sorting order, are circled."""
        self._compare(f"circles of {name(seat)}", rooms.split(), list(self.sheet(seat).circled))
        return self

    def expect_marks(self, seat: Seat, mark: MarkName, rooms: str) -> Self:
        """Exactly these marks of the sheet, in sorting order, are open, crossed or filled."""
        self._compare(f"{mark} marks of {name(seat)}", rooms.split(), self.marked(seat, mark))
        return self

    def expect_mark(self, seat: Seat, room: str, mark: MarkName) -> Self:
        """The room has this mark."""
        found = MARK_NAMES[self.sheet(seat).marks[self.state.theme.rooms.index(room)]]
        self._compare(f"mark {room} of {name(seat)}", mark, found)
        return self

    def expect_hand(self, seat: Seat, crooks: str) -> Self:
        """The seat holds these crooks, in sorting order, and no others."""
        self._compare(f"hand of {name(seat)}", crooks.split(), self.hand_of(seat))
        return self

    def expect_laid_out(self, seat: Seat, crooks: str) -> Self:
        """These crooks of the seat, in sorting order, are laid out."""
        self._compare(f"laid out by {name(seat)}", crooks.split(), list(self.sheet(seat).laid))
        return self

    def expect_points(self, *points: int, at_risk: int = 0) -> Self:
        """All seats have these points, and this many points of the turn may still be lost."""
        view = self.view(SPECTATOR)
        found = (*[seat.points for seat in view.seats], view.at_risk)
        self._compare("points and points at risk", (*points, at_risk), found)
        return self


TABLE = CrooksOutTable
