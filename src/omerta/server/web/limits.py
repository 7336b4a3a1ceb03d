"""How fast anybody may be: token buckets in memory, by guest and by address."""

import ipaddress
import time
from collections import Counter, OrderedDict
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager

from omerta.kernel import Refusal

MOST_SOCKETS = 12
MOST_KEYS = 20_000
"""Guests or addresses one limit remembers; beyond that the longest silent are forgotten."""


class TooFast(Refusal):
    """Somebody asks too much in too short a time."""

    def __init__(self) -> None:
        super().__init__("too-fast", {})


class TooManyHere(Refusal):
    """Somebody has too many windows open."""

    def __init__(self) -> None:
        super().__init__("too-many-here", {})


class Limit:
    """So many at once, and so many a second in the long run, for each key."""

    def __init__(
        self, at_once: float, per_second: float, clock: Callable[[], float] = time.monotonic
    ) -> None:
        self._at_once = at_once
        self._per_second = per_second
        self._clock = clock
        self._known: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def left(self, key: str) -> float:
        """How many this one may do now."""
        left, since = self._known.get(key, (self._at_once, 0.0))
        return min(self._at_once, left + (self._clock() - since) * self._per_second)

    def take(self, key: str) -> bool:
        """Whether this one may do it once more now; if so, it counts."""
        left = self.left(key)
        if left < 1:
            return False
        self._known[key] = (left - 1, self._clock())
        self._known.move_to_end(key)
        if len(self._known) > MOST_KEYS:
            self._known.popitem(last=False)
        return True


class Room:
    """So many at the same time, for each key."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._inside: Counter[str] = Counter()

    def enter(self, key: str) -> bool:
        """Whether there is room for one more; if so, it is inside."""
        if self._inside[key] >= self._most:
            return False
        self._inside[key] += 1
        return True

    def leave(self, key: str) -> None:
        """One has gone."""
        self._inside[key] -= 1
        if not self._inside[key]:
            del self._inside[key]


class Limits:
    """All limits of the server; none of them holds when they are switched off."""

    def __init__(self, *, on: bool, clock: Callable[[], float] = time.monotonic) -> None:
        self.on = on

        def limit(at_once: float, per_second: float) -> Limit:
            return Limit(at_once, per_second, clock)

        self.requests = limit(400, 100)
        """HTTP requests and new sockets of an address."""
        self.guests = limit(30, 1 / 10)
        """New browsers at an address."""
        self.tables = limit(10, 1 / 20)
        """Tables a guest opens."""
        self.tables_nearby = limit(40, 1 / 60)
        """Tables opened from an address."""
        self.passwords = limit(10, 1 / 10)
        """Passwords typed at an address, of the server or of a table."""
        self.misses = limit(20, 1 / 10)
        """Codes of no table that an address asks for: at this pace, codes cannot be walked."""
        self.imports = limit(6, 1 / 30)
        """Games taken in from files of an address."""
        self.retelling = limit(200, 10)
        """Games that an address has told again: frames, luck, files, papers and studies of them."""
        self.commands = limit(100, 25)
        """Commands of a guest."""
        self.commands_nearby = limit(1000, 250)
        """Commands from an address."""
        self.chat = limit(8, 1 / 2)
        """Lines of chat of a guest."""
        self.suggestions = limit(8, 1 / 2)
        """Suggestions of a guest: as fast as chat."""
        self.choices = limit(40, 4)
        """Choices of hosts at an address: some have a whole box of cards in them to be read."""
        self.why = limit(40, 10)
        """Questions "why not?" of a guest."""

        self.sockets = Room(MOST_SOCKETS)
        """Sockets of a guest."""
        self.sockets_nearby = Room(400)
        """Sockets from an address."""

    @contextmanager
    def inside(self, guest: str, here: str) -> Iterator[None]:
        """Be one of those on the line while this lasts, or `TooManyHere`."""
        if not self.on:
            yield
            return
        with ExitStack() as stack:
            for room, key in ((self.sockets, guest), (self.sockets_nearby, here)):
                if not room.enter(key):
                    raise TooManyHere
                stack.callback(room.leave, key)
            yield

    def count(self, limit: Limit, key: str) -> None:
        """Let it pass and count it, or `TooFast`."""
        if self.on and not limit.take(key):
            raise TooFast

    def check(self, limit: Limit, key: str) -> None:
        """Let it pass uncounted, or `TooFast`."""
        if self.on and limit.left(key) < 1:
            raise TooFast


def place_of(host: str) -> str:
    """What counts as one address: an IPv4 address, or the network an IPv6 address is from."""
    try:
        address = ipaddress.ip_address(host.partition("%")[0])
    except ValueError:  # a socket in the file system has no address
        return host
    if isinstance(address, ipaddress.IPv6Address):
        if address.ipv4_mapped is not None:
            return str(address.ipv4_mapped)
        return str(ipaddress.ip_network((address, 64), strict=False))
    return str(address)
