"""Chance: repeatable, unbiased, verifiable."""

import hashlib
import hmac
from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from omerta.kernel import BadSave, Chance, Fair, Scripted, Seeded, commitment
from omerta.kernel.chance import Unscripted

SECRET = bytes(range(32))


def drawn(chance: Chance, sizes: list[int]) -> list[int]:
    return [chance.below(n, "test") for n in sizes]


@given(seed=st.integers(), sizes=st.lists(st.integers(1, 1 << 32), max_size=30))
def test_equal_seeds_draw_alike_and_in_range(seed: int, sizes: list[int]) -> None:
    first, second = drawn(Seeded(seed), sizes), drawn(Seeded(seed), sizes)
    assert first == second
    assert all(0 <= result < n for result, n in zip(first, sizes, strict=True))


def test_neighbouring_seeds_draw_differently() -> None:
    streams = {tuple(drawn(Seeded(seed), [1000] * 8)) for seed in range(-200, 200)}
    assert len(streams) == 400


@pytest.mark.parametrize("n", [2, 3, 6, 10, 32])
@pytest.mark.parametrize("chance", [Seeded(1), Fair(SECRET, ("a",))], ids=["seeded", "fair"])
def test_every_number_is_equally_likely(chance: Chance, n: int) -> None:
    throws = 600 * n
    counts = Counter(drawn(chance, [n] * throws))
    chi_square = sum((counts[k] - 600) ** 2 / 600 for k in range(n))
    # Mean n - 1, variance 2(n - 1): five deviations are far beyond what chance explains.
    assert chi_square < (n - 1) + 5 * (2 * (n - 1)) ** 0.5


def test_pairs_of_draws_are_independent() -> None:
    chance = Seeded(2)
    pairs = Counter((chance.below(6, "a"), chance.below(6, "b")) for _ in range(7200))
    chi_square = sum((pairs[a, b] - 200) ** 2 / 200 for a in range(6) for b in range(6))
    assert chi_square < 35 + 5 * 70**0.5


def test_a_huge_range_has_no_bias_towards_its_lower_part() -> None:
    n = 3 << 30  # three quarters of a word: without rejection the lowest third is twice as likely
    low = sum(value < 1 << 30 for value in drawn(Seeded(3), [n] * 9000))
    assert abs(low - 3000) < 5 * (9000 * 2 / 9) ** 0.5


def test_numbers_beyond_a_word_are_drawn_evenly() -> None:
    n = 3 << 40
    chance = Seeded(6)
    thirds = Counter(chance.below_large(n, "test") >> 40 for _ in range(9000))
    assert set(thirds) == {0, 1, 2}
    assert all(abs(count - 3000) < 5 * (9000 * 2 / 9) ** 0.5 for count in thirds.values())


def test_a_small_number_may_be_drawn_like_a_large_one() -> None:
    chance = Seeded(7)
    assert {chance.below_large(6, "test") for _ in range(200)} == set(range(6))
    assert chance.below_large(1, "test") == 0
    with pytest.raises(ValueError, match="one possibility"):
        chance.below_large(0, "test")


def test_every_order_of_a_shuffle_is_equally_likely() -> None:
    chance = Seeded(4)
    orders: Counter[tuple[int, ...]] = Counter()
    for _ in range(6000):
        items = [0, 1, 2]
        chance.shuffle(items, "test")
        orders[tuple(items)] += 1
    assert sum((count - 1000) ** 2 / 1000 for count in orders.values()) < 5 + 5 * 10**0.5
    assert len(orders) == 6


@given(before=st.integers(0, 60))
@pytest.mark.parametrize("fair", [False, True])
def test_skipping_stands_where_drawing_stood(before: int, fair: bool) -> None:
    def fresh() -> Seeded | Fair:
        return Fair(SECRET, ("x", "y")) if fair else Seeded(5)

    drew, skipped = fresh(), fresh()
    drawn(drew, [7] * before)
    skipped.skip_to(drew.draws)
    assert skipped.draws == drew.draws
    assert drawn(skipped, [1000] * 20) == drawn(drew, [1000] * 20)


@pytest.mark.parametrize("chance", [Seeded(0), Fair(SECRET, ())], ids=["seeded", "fair"])
@pytest.mark.parametrize("n", [0, -1, 2**32 + 1])
def test_a_draw_is_between_one_possibility_and_a_word(chance: Chance, n: int) -> None:
    with pytest.raises(ValueError, match="possibilities"):
        chance.below(n, "test")


# Fair


def test_the_commitment_is_the_hash_of_the_secret() -> None:
    assert commitment(SECRET) == hashlib.sha256(SECRET).hexdigest() == Fair(SECRET, ()).commitment


def test_a_secret_has_256_bits() -> None:
    with pytest.raises(BadSave):
        Fair(b"short", ())


def test_every_salt_and_the_secret_matter() -> None:
    lucks = [
        Fair(SECRET, ("a", "b")),
        Fair(SECRET, ("b", "a")),
        Fair(SECRET, ("a",)),
        Fair(SECRET, ()),
        Fair(SECRET[::-1], ("a", "b")),
    ]
    assert len({tuple(drawn(chance, [1 << 20] * 4)) for chance in lucks}) == len(lucks)


@given(
    secret=st.binary(min_size=32, max_size=32),
    salts=st.lists(st.text("abcdef0123456789", max_size=8), max_size=4),
    sizes=st.lists(st.integers(1, 1 << 32), max_size=40),
)
def test_anybody_can_repeat_the_draws(secret: bytes, salts: list[str], sizes: list[int]) -> None:
    key = hmac.digest(secret, "\n".join(salts).encode(), "sha256")
    words = iter(
        int.from_bytes(hmac.digest(key, str(block).encode(), "sha256")[at : at + 4], "big")
        for block in range(10_000)
        for at in range(0, 32, 4)
    )
    expected = [next(w for w in words if w < 2**32 // n * n) % n for n in sizes]
    assert drawn(Fair(secret, salts), sizes) == expected


# Scripted


def test_a_script_gives_exactly_what_it_says() -> None:
    script = Scripted(("deal", [3, 1, 2]), ("die", 4), ("who", "b"))
    items = [1, 2, 3]
    script.shuffle(items, "deal")
    assert items == [3, 1, 2]
    assert script.below(6, "die") == 4
    assert script.pick(["a", "b"], "who") == "b"
    script.finish()


@pytest.mark.parametrize(
    ("entry", "complaint"),
    [
        (("other", 1), "has 'other' next"),
        (("die", 6), "not a number below 6"),
        (("die", -1), "not a number below 6"),
        (("die", "1"), "not a number below 6"),
    ],
)
def test_a_script_complains_about_a_wrong_draw(entry: tuple[str, object], complaint: str) -> None:
    with pytest.raises(Unscripted, match=complaint):
        Scripted(entry).below(6, "die")


def test_a_script_complains_when_it_is_used_up_or_left_over() -> None:
    with pytest.raises(Unscripted, match="used up"):
        Scripted().below(6, "die")
    with pytest.raises(Unscripted, match="never used"):
        Scripted(("die", 1)).finish()


def test_a_script_complains_about_other_items() -> None:
    with pytest.raises(Unscripted, match="same items"):
        Scripted(("deal", [1, 2])).shuffle([1, 2, 3], "deal")
    with pytest.raises(Unscripted, match="not among the items"):
        Scripted(("who", "c")).pick(["a", "b"], "who")


def test_a_salt_is_a_single_line() -> None:
    with pytest.raises(BadSave, match="save-bad-salt"):
        Fair(bytes(32), ("one\ntwo",))
