"""How fast anybody may be: token buckets in memory, by guest and by address."""

import ipaddress
import time
from collections import Counter, OrderedDict
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager

from omerta.kernel import Refusal

MAX_SOCKETS = 12
MAX_KEYS = 20_000
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
        if len(self._known) > MAX_KEYS:
            self._known.popitem(last=False)
        return True

    def give_back(self, key: str) -> None:
        """What this one did shall not count."""
        if key in self._known:
            self._known[key] = (min(self._at_once, self.left(key) + 1), self._clock())


class GuessLimit:
    """Wrong words that may be tried: few by a guest, more at an address; right ones do not count.

    While an address has used up its guesses, a guest who never was wrong may still try: nobody can
    lock out a neighbour who knows the word.
    """

    def __init__(self, per_guest: Limit, per_network: Limit) -> None:
        self.per_guest = per_guest
        self.per_network = per_network
        self._wrong: OrderedDict[str, None] = OrderedDict()

    def begin(self, guest: str, here: str) -> bool:
        """Whether this guest may try a word now; an unknown guest, "", is anybody at the address."""
        who = guest or here
        innocent = bool(guest) and guest not in self._wrong
        if self.per_guest.left(who) < 1 or (self.per_network.left(here) < 1 and not innocent):
            return False
        self.per_guest.take(who)
        self.per_network.take(here)
        return True

    def right(self, guest: str, here: str) -> None:
        """The word was right."""
        self.per_guest.give_back(guest or here)
        self.per_network.give_back(here)

    def wrong(self, guest: str) -> None:
        """The word was wrong."""
        self._wrong[guest] = None
        self._wrong.move_to_end(guest)
        if len(self._wrong) > MAX_KEYS:
            self._wrong.popitem(last=False)


class Capacity:
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
        self.tables_per_network = limit(40, 1 / 60)
        """Tables opened from an address."""
        self.passwords = GuessLimit(limit(10, 1 / 10), limit(100, 1 / 2))
        """Wrong passwords, of the server or of a table."""
        self.hashes = limit(100, 5)
        """Passwords tried or set at an address: each takes 50 ms of a thread that all share."""
        self.codes = GuessLimit(limit(20, 1 / 10), limit(200, 1))
        """Codes of no table: at this pace, codes cannot be walked."""
        self.imports = limit(6, 1 / 30)
        """Games taken in from files of an address."""
        self.replays = limit(200, 10)
        """Games that an address has told again: frames, luck, files, papers and studies of them;
        and pictures for cameras, which are drawn."""
        self.commands = limit(100, 25)
        """Commands of a guest."""
        self.commands_per_network = limit(1000, 250)
        """Commands from an address."""
        self.hellos = limit(20, 2)
        """Times that a guest has a whole table told."""
        self.chat = limit(8, 1 / 2)
        """Lines of chat of a guest."""
        self.suggestions = limit(8, 1 / 2)
        """Suggestions of a guest: as fast as chat."""
        self.configures = limit(40, 4)
        """Choices of hosts at an address: some have a whole box of cards in them to be read."""
        self.why = limit(40, 10)
        """Questions "why not?" of a guest."""

        self.sockets = Capacity(MAX_SOCKETS)
        """Sockets of a guest."""
        self.sockets_per_network = Capacity(400)
        """Sockets from an address."""

    @contextmanager
    def inside(self, guest: str, here: str) -> Iterator[None]:
        """Be one of those on the line while this lasts, or `TooManyHere`."""
        if not self.on:
            yield
            return
        with ExitStack() as stack:
            for room, key in ((self.sockets, guest), (self.sockets_per_network, here)):
                if not room.enter(key):
                    raise TooManyHere
                stack.callback(room.leave, key)
            yield

    def count(self, limit: Limit, key: str) -> None:
        """Let it pass and count it, or `TooFast`."""
        if self.on and not limit.take(key):
            raise TooFast

    def guess(self, guesses: GuessLimit, guest: str, here: str) -> None:
        """Let a word be tried, or `TooFast`; then tell `guesses` whether it was right."""
        if self.on and not guesses.begin(guest, here):
            raise TooFast

    def check(self, limit: Limit, key: str) -> None:
        """Let it pass uncounted, or `TooFast`."""
        if self.on and limit.left(key) < 1:
            raise TooFast


def network_of(host: str) -> str:
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
