"""All possible statements (rules, section 5); they depend on no hidden card.

Only the form of a statement is checked: cards of the mix, other seats, shuffles that took place.
Statements are created once and shared by all tables.
"""

from typing import Final, get_args

from omerta.games.crossfire.actions import (
    Ask,
    CardCode,
    GuessCode,
    NoComment,
    Retract,
    SayAfter,
    SayCard,
    SayGuess,
    SaySeat,
    SeatCode,
    Topic,
)
from omerta.games.crossfire.components import MOST_SEATS, NOBODY, place_of, shuffles_of
from omerta.kernel.actions import Action
from omerta.kernel.seats import Seat

Said = tuple[str, Seat | None, str | None, int | None, Topic | None]
"""A statement in parts: code, seat, role, shuffle and topic."""
Sayable = dict[Action, Said]
TEAMS: Final = ("red", "blue")
_CARD_CODES: Final[tuple[CardCode, ...]] = get_args(CardCode)
_GUESS_CODES: Final[tuple[GuessCode, ...]] = get_args(GuessCode)
_SEAT_CODES: Final[tuple[SeatCode, ...]] = get_args(SeatCode)
_CARD_TOPICS: Final[tuple[Topic, ...]] = ("dealt", "passed", "got")
_SHUFFLE_TOPICS: Final[tuple[Topic, ...]] = ("after1", "after2")


class Speech:
    """All statements at tables with this number of seats, these places and these roles."""

    def __init__(self, seats: int, places: int, roles: tuple[str, ...]) -> None:
        self.seats = seats
        self.places = places
        self.roles = roles
        self.mixed: list[int] = [0] * places
        """The number of shuffles that each place takes part in."""
        for trio in shuffles_of(places):
            for place in trio:
                self.mixed[place] += 1
        self._known: dict[int, Sayable] = {}

    def of(self, dealer: Seat, seat: Seat) -> Sayable:
        """All statements that a seat can make with this dealer, in the order of the rules."""
        key = dealer * MOST_SEATS + seat
        found = self._known.get(key)
        if found is None:
            made = [*self._own_card(dealer, seat), *self._others(dealer, seat)]
            found = self._known[key] = dict([_shared(action, said) for action, said in made])
        return found

    def _own_card(self, dealer: Seat, seat: Seat) -> list[tuple[Action, Said]]:
        """Statements about the own card; the sniper's card is open (CF-9.2)."""
        place = place_of(dealer, seat, self.seats, self.places)
        if place == NOBODY:
            return []
        found: list[tuple[Action, Said]] = []
        for code in _CARD_CODES:
            roles = (*self.roles, *TEAMS) if code == "am" else self.roles
            found += [(SayCard(code, role), (code, None, role, None, None)) for role in roles]
        for number in range(1, 1 + self.mixed[place]):
            for role in self.roles:
                found.append((SayAfter(number, role), ("after", None, role, number, None)))
        return found

    def _others(self, dealer: Seat, seat: Seat) -> list[tuple[Action, Said]]:
        """Opinions, wishes and questions about other players, and declining to answer."""
        found: list[tuple[Action, Said]] = []
        others = [other for other in range(self.seats) if other != seat]
        for other in others:
            if place_of(dealer, other, self.seats, self.places) != NOBODY:
                for code in _GUESS_CODES:
                    for role in self.roles:
                        guess = SayGuess(code, other, role)
                        found.append((guess, (code, other, role, None, None)))
        for what in _SEAT_CODES:
            found += [(SaySeat(what, it), (what, it, None, None, None)) for it in others]
        found.append((Retract(), ("retract", None, None, None, None)))
        found.append((NoComment(), ("nocomment", None, None, None, None)))
        for other in others:
            for topic in self.topics(dealer, other):
                found.append((Ask(other, topic), ("ask", other, None, None, topic)))
        return found

    def topics(self, dealer: Seat, seat: Seat) -> tuple[Topic, ...]:
        """The topics that a seat can be asked about; a sniper about no card."""
        place = place_of(dealer, seat, self.seats, self.places)
        if place == NOBODY:
            return ("aim", "trust")
        return (*_CARD_TOPICS, *_SHUFFLE_TOPICS[: self.mixed[place]], "role", "aim", "trust")


_statements: dict[Action, tuple[Action, Said]] = {}
"""A cache of all statements; there are a few hundred."""


def _shared(action: Action, said: Said) -> tuple[Action, Said]:
    return _statements.setdefault(action, (action, said))


_speeches: dict[tuple[int, int, tuple[str, ...]], Speech] = {}
MOST_SPEECHES: Final = 50
"""The size of the cache; there are about a hundred mixes, and few are played."""


def speech_of(seats: int, places: int, roles: tuple[str, ...]) -> Speech:
    """The statements of such a table."""
    key = (seats, places, roles)
    found = _speeches.get(key)
    if found is None:
        if len(_speeches) >= MOST_SPEECHES:
            _speeches.clear()
        found = _speeches[key] = Speech(seats, places, roles)
    return found
