"""Chance: the only source of random results in the rules.

`Seeded` is fast and repeatable (simulations), `Fair` is unpredictable and verifiable (live
tables), `Scripted` gives exact results (tests). All three have the same methods. The argument
`why` names the draw ("deal", "first player") for scripts and for debugging.
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
"""For each small n, the number of words that cause no bias: the largest multiple of n."""
_SURELY_FAIR: Final = min(_FAIR[1:])


@mypyc_attr(allow_interpreted_subclasses=True)
class Chance:
    """A source of random results. Subclasses provide `below`; shuffling and picking use it."""

    def __init__(self) -> None:
        self.draws = 0

    def below(self, n: int, why: str) -> int:
        """Return a whole number from 0 to n-1, each equally likely."""
        raise NotImplementedError

    def shuffle(self, items: list[T], why: str) -> None:
        """Put the list in random order, in place."""
        for last in range(len(items) - 1, 0, -1):
            other = self.below(last + 1, why)
            items[last], items[other] = items[other], items[last]

    def pick(self, items: Sequence[T], why: str) -> T:
        """Return one of the items, each equally likely."""
        return items[self.below(len(items), why)]

    def below_large(self, n: int, why: str) -> int:
        """As `below`, for n of any size; there can be very many worlds that fit what a seat knows."""
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
        """Move to the state after this number of draws from the beginning."""
        raise NotImplementedError


class Seeded(Chance):
    """Repeatable chance from a seed: the same on every platform and Python version.

    Block i of the stream is SHAKE-128 of "seed:i", read as little-endian 32-bit words; words
    that would cause a bias are skipped. Not for live tables: anyone who knows the seed can
    compute every result.
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
        """Return a whole number from 0 to n-1, each equally likely."""
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
        """Put the list in random order, in place, with the same draws as repeated calls of `below`."""
        count = len(items) - 1
        if count >= len(self._words):  # a shuffle needs many words, so read ahead
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
        """Move to the state after this number of draws from the beginning."""
        self._block, used = divmod(draws, _BLOCK)
        self._refill()
        del self._words[_BLOCK - used :]
        self.draws = draws


class Fair(Chance):
    """Verifiable chance for live tables.

    The table keeps `secret` (256 bits) and publishes `commitment` = SHA-256(secret) before the
    deal. Every seat adds a salt. The key is HMAC-SHA256(secret, salts joined by newlines); block
    i is HMAC-SHA256(key, decimal i), read as eight big-endian 32-bit words; a word at or above
    the largest multiple of n is skipped, the rest is word mod n. Nothing else is mixed in, so
    anyone can repeat the draws in a few lines once the secret is revealed.
    """

    def __init__(self, secret: bytes, salts: Sequence[str]) -> None:
        super().__init__()
        if len(secret) != 32:
            raise BadSave("save-bad-secret")
        if any(
            "\n" in salt for salt in salts
        ):  # otherwise two different lists of salts could give the same message
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
        """Return a whole number from 0 to n-1, each equally likely."""
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
        """Move to the state after this number of draws from the beginning."""
        self.draws = draws
        self._block = b""


def advanced(kind: type[Chance], made_of: tuple[Any, ...], draws: int) -> Chance:
    """Return chance of this class after this number of draws; `pickle` and `copy` restore it so."""
    luck = kind(*made_of)
    luck.skip_to(draws)
    return luck


def commitment(secret: bytes) -> str:
    """Return what the table publishes before the deal: SHA-256 of the secret, in hexadecimal."""
    return hashlib.sha256(secret).hexdigest()


class Unscripted(Exception):
    """A test's script does not match the draws that the game makes."""


class Scripted(Chance):
    """Exact results for tests: ``Scripted(("deal", [...]), ("first player", 1))``.

    Each entry is the name of a draw and its result: the order for `shuffle`, the item for
    `pick`, the number for `below`. An unexpected draw or an unused entry is an error.
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
        """Return the scripted number."""
        result = self._next(why)
        if not isinstance(result, int) or not 0 <= result < n:
            raise Unscripted(f"{result!r} for {why!r} is not a number below {n}")
        return result

    def shuffle(self, items: list[T], why: str) -> None:
        """Put the list in the scripted order."""
        result = self._next(why)
        if not isinstance(result, list) or sorted(map(repr, result)) != sorted(map(repr, items)):
            raise Unscripted(f"the order scripted for {why!r} does not hold the same items")
        items[:] = result

    def pick(self, items: Sequence[T], why: str) -> T:
        """Return the scripted item."""
        result = self._next(why)
        for item in items:
            if item == result:
                return item
        raise Unscripted(f"{result!r} for {why!r} is not among the items")

    def finish(self) -> None:
        """Raise an error if scripted results were not used."""
        if self._script:
            raise Unscripted(f"never used: {[why for why, _ in self._script]}")
