"""Rate limits: token buckets in memory, by guest and by network."""

import ipaddress
import time
from collections import Counter, OrderedDict
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager

from omerta.kernel import Refusal

MAX_SOCKETS = 12
MAX_KEYS = 20_000
"""Guests or networks that one limit remembers; beyond that, the longest inactive are forgotten."""


class TooFast(Refusal):
    """Too many requests in too short a time."""

    def __init__(self) -> None:
        super().__init__("too-fast", {})


class TooManyHere(Refusal):
    """The guest has too many windows open."""

    def __init__(self) -> None:
        super().__init__("too-many-here", {})


class Limit:
    """A token bucket for each key: a number at once, and a rate in the long run."""

    def __init__(
        self, at_once: float, per_second: float, clock: Callable[[], float] = time.monotonic
    ) -> None:
        self._at_once = at_once
        self._per_second = per_second
        self._clock = clock
        self._known: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def left(self, key: str) -> float:
        """Return how many tokens this key has."""
        left, since = self._known.get(key, (self._at_once, 0.0))
        return min(self._at_once, left + (self._clock() - since) * self._per_second)

    def take(self, key: str) -> bool:
        """Take a token; False if there is none."""
        left = self.left(key)
        if left < 1:
            return False
        self._known[key] = (left - 1, self._clock())
        self._known.move_to_end(key)
        if len(self._known) > MAX_KEYS:
            self._known.popitem(last=False)
        return True

    def give_back(self, key: str) -> None:
        """Return a token to this key."""
        if key in self._known:
            self._known[key] = (min(self._at_once, self.left(key) + 1), self._clock())


class GuessLimit:
    """A limit on wrong passwords or codes, by guest and by network; right ones do not count.

    When a network has used up its guesses, a guest without a wrong guess may still try: an
    attacker cannot lock out a neighbour who knows the password.
    """

    def __init__(self, per_guest: Limit, per_network: Limit) -> None:
        self.per_guest = per_guest
        self.per_network = per_network
        self._wrong: OrderedDict[str, None] = OrderedDict()

    def begin(self, guest: str, here: str) -> bool:
        """Whether this guest may guess now; "" is any unknown guest of the network."""
        who = guest or here
        innocent = bool(guest) and guest not in self._wrong
        if self.per_guest.left(who) < 1 or (self.per_network.left(here) < 1 and not innocent):
            return False
        self.per_guest.take(who)
        self.per_network.take(here)
        return True

    def right(self, guest: str, here: str) -> None:
        """Return the tokens of a right guess."""
        self.per_guest.give_back(guest or here)
        self.per_network.give_back(here)

    def wrong(self, guest: str) -> None:
        """Remember a guest with a wrong guess."""
        self._wrong[guest] = None
        self._wrong.move_to_end(guest)
        if len(self._wrong) > MAX_KEYS:
            self._wrong.popitem(last=False)


class Capacity:
    """A number of places at the same time, for each key."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._inside: Counter[str] = Counter()

    def enter(self, key: str) -> bool:
        """Take a place; False if there is none."""
        if self._inside[key] >= self._most:
            return False
        self._inside[key] += 1
        return True

    def leave(self, key: str) -> None:
        """Free a place."""
        self._inside[key] -= 1
        if not self._inside[key]:
            del self._inside[key]


class Limits:
    """All limits of the server; when switched off, none of them applies."""

    def __init__(self, *, on: bool, clock: Callable[[], float] = time.monotonic) -> None:
        self.on = on

        def limit(at_once: float, per_second: float) -> Limit:
            return Limit(at_once, per_second, clock)

        self.requests = limit(400, 100)
        """HTTP requests and new sockets of a network."""
        self.guests = limit(30, 1 / 10)
        """New guests in a network."""
        self.tables = limit(10, 1 / 20)
        """Tables a guest opens."""
        self.tables_per_network = limit(40, 1 / 60)
        """Tables opened from a network."""
        self.passwords = GuessLimit(limit(10, 1 / 10), limit(100, 1 / 2))
        """Wrong passwords, of the server or of a table."""
        self.hashes = limit(100, 5)
        """Passwords tried or set in a network: each takes 50 ms of a thread that all share."""
        self.codes = GuessLimit(limit(20, 1 / 10), limit(200, 1))
        """Codes without a table: at this rate, an attacker cannot try them all."""
        self.imports = limit(6, 1 / 30)
        """Matches imported from a network."""
        self.replays = limit(200, 10)
        """Replays that a network asks for: their steps, draws, files, papers and studies; also QR
        codes, which are drawn for each request.
        """
        self.commands = limit(100, 25)
        """Commands of a guest."""
        self.commands_per_network = limit(1000, 250)
        """Commands from a network."""
        self.hellos = limit(20, 2)
        """Hellos of a guest, each of which sends a whole table."""
        self.chat = limit(8, 1 / 2)
        """Lines of chat of a guest."""
        self.suggestions = limit(8, 1 / 2)
        """Suggestions of a guest, at the rate of chat."""
        self.configures = limit(40, 4)
        """Changes of settings from a network: some contain a custom data file that must be read."""
        self.why = limit(40, 10)
        """Questions of a guest why an action is refused."""

        self.sockets = Capacity(MAX_SOCKETS)
        """Sockets of a guest."""
        self.sockets_per_network = Capacity(400)
        """Sockets from a network."""

    @contextmanager
    def inside(self, guest: str, here: str) -> Iterator[None]:
        """Count one socket for the length of this block, or raise `TooManyHere`."""
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
        """Count one use, or raise `TooFast`."""
        if self.on and not limit.take(key):
            raise TooFast

    def guess(self, guesses: GuessLimit, guest: str, here: str) -> None:
        """Allow a guess or raise `TooFast`; the caller then tells `guesses` whether it was right."""
        if self.on and not guesses.begin(guest, here):
            raise TooFast

    def check(self, limit: Limit, key: str) -> None:
        """Raise `TooFast` if nothing is left, without counting."""
        if self.on and limit.left(key) < 1:
            raise TooFast


def network_of(host: str) -> str:
    """Return what counts as one network: an IPv4 address, or the /64 of an IPv6 address."""
    try:
        address = ipaddress.ip_address(host.partition("%")[0])
    except ValueError:  # a Unix socket has no address
        return host
    if isinstance(address, ipaddress.IPv6Address):
        if address.ipv4_mapped is not None:
            return str(address.ipv4_mapped)
        return str(ipaddress.ip_network((address, 64), strict=False))
    return str(address)
