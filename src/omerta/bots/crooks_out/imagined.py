"""A sample of the worlds that the searching player holds possible, with fast set operations.

A set of worlds is an integer with a bit for each world. `holds[seat][room]` are the worlds in
which that seat has that crook, so probabilities and consequences need one `&`.
"""

from omerta.games.crooks_out.advice import knowledge_of
from omerta.games.crooks_out.belief import clues_of
from omerta.games.crooks_out.belief_hands import BOX, hands_of
from omerta.games.crooks_out.belief_worlds import Worlds
from omerta.games.crooks_out.components import REACH, ROOMS, count, rooms_in
from omerta.games.crooks_out.view import CrooksOutView
from omerta.kernel.chance import Chance
from omerta.kernel.seats import Seat


class Imagined:
    """A number of worlds; the own hand is replaced by hands that the others may hold possible."""

    __slots__ = ("_numbers", "all", "hands", "holds", "me", "size")

    def __init__(self, view: CrooksOutView, worlds: Worlds, size: int, chance: Chance) -> None:
        assert view.you is not None, "a spectator does not play"
        self.me: Seat = view.you
        self.size = size
        self.all = (1 << size) - 1
        self.hands: list[list[int]] = [[0] * size for _ in view.seats]
        """By seat, then by world."""
        self.holds: list[list[int]] = [[0] * ROOMS for _ in view.seats]
        self._numbers: list[list[dict[int, int]]] = [[{} for _ in REACH] for _ in view.seats]
        everybody = knowledge_of(view, None)
        own = hands_of(clues_of(everybody, everybody.sheets[self.me]))
        for world in range(size):
            drawn = worlds.draw(chance)
            del drawn[BOX]
            drawn[self.me] = own.draw(chance)
            for seat, hand in drawn.items():
                self.hands[seat][world] = hand
                for room in rooms_in(hand):
                    self.holds[seat][room] |= 1 << world

    def telling(self, seat: Seat, room: int, crooks: int) -> int:
        """The worlds in which a seat has this many crooks in the reach of a room."""
        found = self._numbers[seat][room]
        if not found:
            for world, hand in enumerate(self.hands[seat]):
                there = count(hand & REACH[room])
                found[there] = found.get(there, 0) | 1 << world
        return found.get(crooks, 0)
