"""CR-2.3 to CR-2.9: passing."""

from omerta.games.crooks.events import PassCause, PlayerPassed
from omerta.games.crooks.table import Table
from omerta.kernel.events import Event
from omerta.kernel.seats import Seat


def leave(s: Table, seat: Seat, cause: PassCause, log: list[Event]) -> None:
    """Make a seat pass for good (CR-2.4, CR-2.8); its crooks stay (CR-2.5)."""
    s.passed |= 1 << seat
    log.append(PlayerPassed(seat, cause))
