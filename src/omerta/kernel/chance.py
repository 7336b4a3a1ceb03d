"""Chance: the only door to luck.

`Seeded` is fast and repeatable (simulation), `Fair` is unpredictable and verifiable (live
tables), `Scripted` gives exact results (tests). All three answer the same questions;
`why` names the draw ("deal", "first player") for scripts and for people who debug.
"""

import hashlib
import hmac
from collections.abc import Sequence
from struct import unpack
from typing import Any, Final, TypeVar

from mypy_extensions import mypyc_attr

from omerta.kernel.errors import BadSave

T = TypeVar("T")

_WORD: Final = 1 << 32
_BLOCK: Final = 64
_LAYOUT: Final = f"<{_BLOCK}I"
_FAIR: Final = [0] + [_WORD - _WORD % n for n in range(1, 129)]
"""For each small n the words that bring no bias: those below the largest multiple of n."""
_SURELY_FAIR: Final = min(_FAIR[1:])


@mypyc_attr(allow_interpreted_subclasses=True)
class Chance:
    """Luck. Subclasses provide `below`; shuffling and picking follow from it."""

    def __init__(self) -> None:
        self.draws = 0

    def below(self, n: int, why: str) -> int:
        """A whole number from 0 to n-1, each equally likely."""
        raise NotImplementedError

    def shuffle(self, items: list[T], why: str) -> None:
        """Put the list in random order, in place."""
        for last in range(len(items) - 1, 0, -1):
            other = self.below(last + 1, why)
            items[last], items[other] = items[other], items[last]

    def pick(self, items: Sequence[T], why: str) -> T:
        """One of the items, each equally likely."""
        return items[self.below(len(items), why)]

    def below_large(self, n: int, why: str) -> int:
        """Like `below`, for numbers of any size: worlds that fit what is known are many."""
        if n < 1:
            raise ValueError("below_large() chooses between one possibility or more")
        words = (n.bit_length() + 31) // 32
        fair = _WORD**words // n * n
        while True:
            drawn = 0
            for _ in range(words):
                drawn = drawn << 32 | self.below(_WORD, why)
            if drawn < fair:
                return drawn % n

    def skip_to(self, draws: int) -> None:
        """Stand where this luck stands after so many draws from its beginning."""
        raise NotImplementedError


class Seeded(Chance):
    """Repeatable luck from a number: the same on every platform and Python version.

    Block i of the stream is SHAKE-128 of "seed:i", read as little-endian 32-bit words; words
    that would bring a bias are skipped. Not for live tables: whoever knows the seed knows all.
    """

    def __init__(self, seed: int) -> None:
        super().__init__()
        self.seed = seed
        self._block = 0
        self._words: list[int] = []

    def __reduce__(self) -> tuple[object, ...]:
        return advanced, (type(self), (self.seed,), self.draws)

    def _refill(self) -> None:
        name = f"{self.seed}:{self._block}".encode()
        self._words = list(unpack(_LAYOUT, hashlib.shake_128(name).digest(4 * _BLOCK)))
        self._words.reverse()
        self._block += 1

    def below(self, n: int, why: str) -> int:
        """A whole number from 0 to n-1, each equally likely."""
        if not 0 < n <= _WORD:
            raise ValueError("below() chooses between 1 and 2**32 possibilities")
        fair = _FAIR[n] if n < len(_FAIR) else _WORD - _WORD % n
        while True:
            if not self._words:
                self._refill()
            self.draws += 1
            word = self._words.pop()
            if word < fair:
                return word % n

    def shuffle(self, items: list[T], why: str) -> None:
        """Put the list in random order, in place; the same draws as by `below`, one by one."""
        count = len(items) - 1
        if count >= len(self._words):  # whoever shuffles needs many words: read on
            rest = self._words
            self._refill()
            self._words += rest
        words = self._words[: -count - 1 : -1]
        if not 0 < count < _BLOCK or max(words) >= _SURELY_FAIR:
            super().shuffle(items, why)
            return
        del self._words[-count:]
        self.draws += count
        last = count
        for word in words:
            other = word % (last + 1)
            items[last], items[other] = items[other], items[last]
            last -= 1

    def skip_to(self, draws: int) -> None:
        """Stand where this luck stands after so many draws from its beginning."""
        self._block, used = divmod(draws, _BLOCK)
        self._refill()
        del self._words[_BLOCK - used :]
        self.draws = draws


class Fair(Chance):
    """Verifiable luck for live tables.

    The table keeps `secret` (256 bits) and publishes `commitment` = SHA-256(secret) before the
    deal. Every seat adds a salt. The key is HMAC-SHA256(secret, salts joined by newlines); block
    i is HMAC-SHA256(key, decimal i), read as eight big-endian 32-bit words; a word at or above
    the largest multiple of n is skipped, the rest is word mod n. Nothing else is mixed in, so
    anybody can repeat it in a few lines once the secret is revealed.
    """

    def __init__(self, secret: bytes, salts: Sequence[str]) -> None:
        super().__init__()
        if len(secret) != 32:
            raise BadSave("save-bad-secret")
        if any("\n" in salt for salt in salts):  # else two lists of salts could look the same
            raise BadSave("save-bad-salt")
        self.secret = secret
        self.salts = tuple(salts)
        self.commitment = commitment(secret)
        message = "\n".join(self.salts).encode()
        self._key = hmac.new(secret, message, hashlib.sha256).digest()
        self._block = b""

    def __reduce__(self) -> tuple[object, ...]:
        return advanced, (type(self), (self.secret, self.salts), self.draws)

    def below(self, n: int, why: str) -> int:
        """A whole number from 0 to n-1, each equally likely."""
        if not 0 < n <= _WORD:
            raise ValueError("below() chooses between 1 and 2**32 possibilities")
        while True:
            index, place = divmod(self.draws, 8)
            if place == 0 or not self._block:
                number = str(index).encode()
                self._block = hmac.new(self._key, number, hashlib.sha256).digest()
            self.draws += 1
            word = int.from_bytes(self._block[4 * place : 4 * place + 4], "big")
            if word < _WORD - _WORD % n:
                return word % n

    def skip_to(self, draws: int) -> None:
        """Stand where this luck stands after so many draws from its beginning."""
        self.draws = draws
        self._block = b""


def advanced(kind: type[Chance], made_of: tuple[Any, ...], draws: int) -> Chance:
    """Luck of this kind after so many draws: how it comes back from `pickle` and `copy`."""
    luck = kind(*made_of)
    luck.skip_to(draws)
    return luck


def commitment(secret: bytes) -> str:
    """What the table publishes before the deal: SHA-256 of the secret, in hexadecimal."""
    return hashlib.sha256(secret).hexdigest()


class Unscripted(Exception):
    """A test's script and the game disagree about luck."""


class Scripted(Chance):
    """Exact luck for tests: ``Scripted(("deal", [...]), ("first player", 1))``.

    Each entry is the reason and the result: the order for `shuffle`, the item for `pick`, the
    number for `below`. Anything unexpected or left over is an error.
    """

    def __init__(self, *script: tuple[str, object]) -> None:
        super().__init__()
        self._script = list(script)

    def _next(self, why: str) -> object:
        if not self._script:
            raise Unscripted(f"the script is used up, but the game asks for {why!r}")
        expected, result = self._script.pop(0)
        if expected != why:
            raise Unscripted(f"the script has {expected!r} next, but the game asks for {why!r}")
        self.draws += 1
        return result

    def below(self, n: int, why: str) -> int:
        """The scripted number."""
        result = self._next(why)
        if not isinstance(result, int) or not 0 <= result < n:
            raise Unscripted(f"{result!r} for {why!r} is not a number below {n}")
        return result

    def shuffle(self, items: list[T], why: str) -> None:
        """The scripted order."""
        result = self._next(why)
        if not isinstance(result, list) or sorted(map(repr, result)) != sorted(map(repr, items)):
            raise Unscripted(f"the order scripted for {why!r} does not hold the same items")
        items[:] = result

    def pick(self, items: Sequence[T], why: str) -> T:
        """The scripted item."""
        result = self._next(why)
        for item in items:
            if item == result:
                return item
        raise Unscripted(f"{result!r} for {why!r} is not among the items")

    def finish(self) -> None:
        """Complain about scripted results that nobody asked for."""
        if self._script:
            raise Unscripted(f"never used: {[why for why, _ in self._script]}")
