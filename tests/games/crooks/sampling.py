"""Thousands of believed worlds, and how close their frequencies must come."""

from collections.abc import Iterator
from math import log, sqrt

from omerta.games.crooks import GAME
from omerta.games.crooks.table import Table
from omerta.kernel import Seat, Seeded
from omerta.testing.crooks import CrooksTable

SAMPLES = 3000
DOUBT = 1e-6  # how often a fair sampler may fail a frequency


def worlds(t: CrooksTable, seat: Seat, samples: int = SAMPLES) -> Iterator[Table]:
    chance = Seeded(samples)
    for _ in range(samples):
        yield GAME.believe(t.state, seat, chance=chance)


def face_of(s: Table, t: CrooksTable, crook: str) -> str:
    """The face that a world gives to this crook."""
    return s.deck.ids[s.tags[int(t.tag(crook)[1:]) - 1]]


def pile(s: Table, letter: str) -> list[str]:
    return sorted(s.deck.ids[face] for face in s.piles["ABCDEFGHI".index(letter)])


def tolerance(samples: int, probability: float) -> float:
    """The tolerance of a frequency around its probability, by Bernstein's inequality."""
    evidence = log(2 / DOUBT)
    variance = samples * probability * (1 - probability)
    return (evidence / 3 + sqrt(evidence**2 / 9 + 2 * evidence * variance)) / samples


def expect_frequency(found: int, samples: int, probability: float) -> None:
    slack = tolerance(samples, probability)
    assert abs(found / samples - probability) <= slack, (found / samples, probability)
