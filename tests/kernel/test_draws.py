"""The record of draws: complete, in order, and sufficient to repeat every draw."""

import hashlib
import hmac
from collections.abc import Callable, Iterator, Sequence

import pytest

from omerta import Match
from omerta.kernel import Chance, Fair, Seeded
from omerta.kernel.draws import Draw, RecordedChance

SECRET = bytes(range(32))
SALTS = ("red", "white", "blue")


def words(secret: bytes, salts: Sequence[str]) -> Iterator[int]:
    """Yield the stream of a fair table, computed from its description without the kernel's code."""
    key = hmac.digest(secret, "\n".join(salts).encode(), hashlib.sha256)
    block = 0
    while True:
        digest = hmac.digest(key, str(block).encode(), hashlib.sha256)
        yield from (int.from_bytes(digest[i : i + 4], "big") for i in range(0, 32, 4))
        block += 1


def again(stream: Iterator[int], n: int) -> int:
    return next(word % n for word in stream if word < 2**32 - 2**32 % n)


def redrawn(stream: Iterator[int], drawn: Draw) -> Draw:
    if drawn.items is None:
        return Draw(drawn.why, drawn.n, again(stream, drawn.n))
    items = list(drawn.items)
    for last in range(len(items) - 1, 0, -1):
        other = again(stream, last + 1)
        items[last], items[other] = items[other], items[last]
    return Draw(drawn.why, len(items), items=drawn.items, shuffled=tuple(items))


def use(chance: Chance) -> list[object]:
    """Draw in every way, with numbers for which the stream skips words."""
    cards = list(range(150))
    chance.shuffle(cards, "deal")
    few: list[str] = ["x"]
    chance.shuffle(few, "nothing to do")
    big = [chance.below(3 * 2**30, "often skipped") for _ in range(20)]
    return [cards, few, big, chance.pick("abc", "letter"), chance.below(1, "certain")]


@pytest.mark.parametrize("make", [lambda: Fair(SECRET, SALTS), lambda: Seeded(7)])
def test_recorded_chance_gives_the_same_results(make: Callable[[], Chance]) -> None:
    plain, recorded = make(), RecordedChance(make())
    assert use(recorded) == use(plain)
    assert recorded.draws == plain.draws


def test_every_use_is_one_entry_in_order() -> None:
    recorded = RecordedChance(Fair(SECRET, SALTS))
    use(recorded)
    told = [entry.why for entry in recorded.recorded]
    assert told == ["deal", "nothing to do", *["often skipped"] * 20, "letter", "certain"]
    assert recorded.recorded[1] == Draw("nothing to do", 1, items=("x",), shuffled=("x",))
    assert recorded.recorded[-2].n == 3


def test_the_record_secret_and_salts_are_enough_to_draw_everything_again() -> None:
    recorded = RecordedChance(Fair(SECRET, SALTS))
    use(recorded)
    stream = words(SECRET, SALTS)
    assert [redrawn(stream, entry) for entry in recorded.recorded] == recorded.recorded


def test_a_deal_can_be_drawn_again_and_another_secret_gives_another_one() -> None:
    recorded = RecordedChance(Fair(SECRET, SALTS))
    Match.new("crooks", 3, chance=recorded)
    assert [entry.why for entry in recorded.recorded] == ["deal", "first player"]
    stream = words(SECRET, SALTS)
    assert [redrawn(stream, entry) for entry in recorded.recorded] == recorded.recorded
    other = words(SECRET[::-1], SALTS)
    assert [redrawn(other, entry) for entry in recorded.recorded] != recorded.recorded


def test_skipping_records_no_draw() -> None:
    recorded, plain = RecordedChance(Fair(SECRET, SALTS)), Fair(SECRET, SALTS)
    recorded.skip_to(33)
    plain.skip_to(33)
    assert not recorded.recorded
    assert recorded.below(6, "die") == plain.below(6, "die")
    assert recorded.draws == plain.draws
