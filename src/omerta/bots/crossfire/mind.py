"""What a seat knows and believes at one moment; expensive parts are computed on demand."""

from typing import NamedTuple

from omerta.bots.crossfire.cloud import Cloud, Odds
from omerta.bots.crossfire.hearing import Hearing
from omerta.bots.protocol import Worlds
from omerta.games.crossfire.belief import seen_by
from omerta.games.crossfire.components import ROLES, SNIPER
from omerta.games.crossfire.components_cast import Cast
from omerta.games.crossfire.table import Table
from omerta.games.crossfire.view import CrossfireView
from omerta.kernel.chance import Chance
from omerta.kernel.seats import Seat


class Depth(NamedTuple):
    """The effort of a level: the layouts it considers, and the worlds it draws from them."""

    layouts: int
    worlds: int


class Mind:
    """The knowledge of one seat; reads only the own cards from a believed world."""

    def __init__(self, view: CrossfireView, worlds: Worlds, chance: Chance, depth: Depth) -> None:
        world: Table = worlds()
        self.view = view
        self.me: Seat = view.you or 0
        self.cast: Cast = world.cast
        self.place = self.cast.place(view.dealer, self.me)
        self.seen: tuple[int, ...] = seen_by(world, self.me)
        self.role: int = self.seen[-1] if self.seen else SNIPER
        self._chance = chance
        self._depth = depth
        self._cloud: Cloud | None = None
        self._odds: Odds | None = None

    @property
    def cloud(self) -> Cloud:
        """Worlds by the seen cards and by the discussion."""
        if self._cloud is None:
            depth = self._depth
            heard = Hearing(self.cast, self.view, self.place, self.seen)
            self._cloud = Cloud(heard, depth.layouts, depth.worlds, self._chance)
        return self._cloud

    @property
    def odds(self) -> Odds:
        """The same as a chance for each place and role."""
        if self._odds is None:
            self._odds = self.cloud.odds()
        return self._odds

    def seat(self, place: int) -> Seat:
        """The seat at a place."""
        return self.cast.rings[self.view.dealer][place]

    def is_role(self, name: str) -> bool:
        """True if the own card has this role."""
        return ROLES[self.role] == name
