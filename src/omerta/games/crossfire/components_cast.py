"""The cards of one table and everything that follows from them before the deal.

A place is a seat counted clockwise from the dealer, here from 0; the sniper has none. Roles are
numbers, sets of seats are masks.
"""

from typing import Final

import msgspec

from omerta.games.crossfire.actions import Aim, AimBlind, AimTwo, Claim, Put, Ready, Take
from omerta.games.crossfire.components import (
    FACTS,
    MOST_SEATS,
    NOBODY,
    ROLES,
    SNIPER,
    checked,
    data_of,
    place_of,
    shuffles_of,
)
from omerta.games.crossfire.components_speech import speech_of
from omerta.games.crossfire.frames import seats_in
from omerta.games.crossfire.rules.mixing import mix_of, specials_of
from omerta.games.crossfire.settings import CrossfireSettings
from omerta.games.crossfire.view import RoleView
from omerta.kernel.actions import Action
from omerta.kernel.seats import Seat

BLIND: Final = AimBlind()
READY: Final = Ready()

AIMS: Final = [Aim(seat) for seat in range(MOST_SEATS)]
PUTS: Final = [Put(seat) for seat in range(MOST_SEATS)]
TAKES: Final = [Take(seat) for seat in range(MOST_SEATS)]


def _pointing(seats: int, hands: int) -> list[tuple[Action, ...]]:
    """For each seat, the aims of a player with this many hands; aiming blindly is always possible."""
    found = []
    for seat in range(seats):
        others = [other for other in range(seats) if other != seat]
        ones: list[Action] = [AIMS[other] for other in others]
        twos: list[Action] = [AimTwo(one, two) for one in others for two in others if one < two]
        found.append((BLIND, *(ones if hands == 1 else twos)))
    return found


class Cast:
    """The cards of one table as the rules use them."""

    def __init__(self, settings: CrossfireSettings, seats: int) -> None:
        self.file = data_of(settings)
        self.seats = seats
        self.sniping = settings.mode == "sniper"
        self.counts: list[int] = mix_of(self.file, settings, seats)
        """Copies of each role in play."""
        self.specials = specials_of(settings)
        entries = {entry.id: entry for entry in self.file.role}
        in_order = [entries[name] for name in ROLES]
        self.groups: list[str] = [entry.group for entry in in_order]
        self.waves: list[int] = [entry.wave for entry in in_order]
        """The wave in which each role fires; 0 for roles without a gun."""
        self.hands: list[int] = [2 if entry.weapon == "two_guns" else 1 for entry in in_order]
        """The number of players each role points at."""
        self.shields: list[bool] = [entry.weapon == "shield" for entry in in_order]
        self.wins: list[list[int]] = [
            [sum([1 << FACTS.index(fact) for fact in facts]) for facts in entry.wins]
            for entry in in_order
        ]
        """For each role its wishes, each a mask of facts."""
        self.sole: list[bool] = [entry.sole for entry in in_order]
        self.mix: tuple[RoleView, ...] = tuple(
            [
                RoleView(
                    entry.id,
                    self.counts[role],
                    entry.kind == "special",
                    entry.team,
                    entry.group,
                    entry.weapon,
                    entry.wave,
                    entry.wins,
                    entry.sole,
                )
                for role, entry in enumerate(in_order)
                if self.counts[role]
            ]
        )
        """The cards in play, which are public (CF-2.1)."""
        self.deck: list[int] = [
            role for role in range(len(ROLES)) for _ in range(self.counts[role]) if role != SNIPER
        ]
        """The cards that are dealt."""
        self.places = len(self.deck)
        self.tokens = self.file.tokens.sniper[seats - 6] if self.sniping else 0
        self.trios = shuffles_of(self.places)
        """The places of each shuffle."""
        self.everybody = (1 << seats) - 1
        self.rings: list[tuple[Seat, ...]] = [
            tuple([(dealer + step) % seats for step in range(self.places)])
            for dealer in range(seats)
        ]
        """For each dealer, the seats by place (CF-1.2)."""
        self.shuffles: list[tuple[tuple[Seat, ...], ...]] = [
            tuple([tuple([ring[place] for place in trio]) for trio in self.trios])
            for ring in self.rings
        ]
        """For each dealer, the seats of each shuffle; the middle one shuffles."""
        self.others: list[tuple[Seat, ...]] = [
            seats_in(self.everybody & ~(1 << seat)) for seat in range(seats)
        ]
        self.claim_cap = int(settings.claim_cap)
        self.statement_cap = int(settings.statement_cap)
        self.claiming: tuple[Claim, ...] = tuple([Claim(face) for face in self.file.claims])
        self.pointing: list[list[tuple[Action, ...]]] = [_pointing(seats, 1), _pointing(seats, 2)]
        """The aims of each seat with one hand and with two (CF-4.1, CF-4.3)."""
        roles = tuple([ROLES[role] for role in sorted(set(self.deck))])
        self.speech = speech_of(seats, self.places, roles)
        self.talk: dict[int, tuple[Action, ...]] = {}
        """A cache of options in the discussion."""

    def sniper(self, dealer: Seat) -> Seat:
        """The sniper sits to the right of the dealer (CF-9.1); `NOBODY` in a shootout."""
        return (dealer - 1) % self.seats if self.sniping else NOBODY

    def place(self, dealer: Seat, seat: Seat) -> int:
        """A seat's place; `NOBODY` for the sniper."""
        return place_of(dealer, seat, self.seats, self.places)

    def own_trios(self, place: int) -> list[int]:
        """The shuffles that a place takes part in."""
        return [number for number, trio in enumerate(self.trios) if place in trio]

    def holders(self, dealer: Seat) -> int:
        """The seats that hold a card, as a mask: all but the sniper."""
        return self.everybody & ~(1 << self.sniper(dealer)) if self.sniping else self.everybody


_casts: dict[tuple[CrossfireSettings, int], Cast] = {}
MOST_CASTS: Final = 50
"""The size of the cache; guests of a server bring decks of their own, so it needs a limit."""


def cast_of(settings: CrossfireSettings, seats: int) -> Cast:
    """The cards for this number of players and these settings; raises `Illegal`."""
    cast = _casts.get((settings, seats))
    if cast is None:
        file = data_of(settings)
        if not isinstance(settings.data, str):
            checked(msgspec.to_builtins(file), file.id)  # a save can hold anything
        if len(_casts) >= MOST_CASTS:
            _casts.clear()
        cast = _casts[settings, seats] = Cast(settings, seats)
    return cast
