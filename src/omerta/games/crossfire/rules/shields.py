"""CF-6: shields."""

from omerta.games.crossfire.frames import seats_in
from omerta.games.crossfire.table import Table, ring, roles
from omerta.kernel.seats import Seat


class Shields:
    """The shields and the players they protect; each stops one shot (CF-6.1)."""

    __slots__ = ("_over",)

    def __init__(self, s: Table) -> None:
        self._over: dict[Seat, list[Seat]] = {}
        cards = roles(s)
        for bearer in ring(s):
            if s.cast.shields[cards[bearer]]:  # a player cannot name themselves: CF-6.4
                for target in seats_in(s.aims[bearer]):
                    self._over.setdefault(target, []).append(bearer)  # several add up: CF-6.3

    def stop(self, target: Seat) -> Seat | None:
        """Use up a shield against a shot at this seat; returns its bearer (CF-6.2)."""
        bearers = self._over.get(target)
        return bearers.pop(0) if bearers else None

    def drop(self, hit: int) -> None:
        """Remove the shields of players who were hit, if the setting says so (CF-6.6)."""
        for bearers in self._over.values():
            bearers[:] = [bearer for bearer in bearers if not hit >> bearer & 1]
