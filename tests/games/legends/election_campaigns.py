"""Campaigns that have reached the election by timeout actions alone."""

from itertools import count

from omerta.games.legends import GAME
from omerta.games.legends.settings import LegendsSettings
from omerta.games.legends.table import Table
from omerta.kernel import Seeded


def timeout_step(s: Table, chance: Seeded) -> None:
    """Carry out the timeout action of the deciding seat."""
    deadline = GAME.deadline(s)
    assert deadline is not None
    for seat, (answer,) in deadline.answers.items():
        GAME.apply(s, seat, answer, chance=chance)


def campaign_at_election(
    options: LegendsSettings, seats: int, first: int = 0
) -> tuple[Table, Seeded]:
    """Return the first campaign from this seed on that reaches its last scenario, and its chance."""
    for seed in count(first):
        chance = Seeded(seed)
        s = GAME.new(seats, options, chance=chance)
        while GAME.waiting(s) and s.scenario != "power":
            timeout_step(s, chance)
        if s.scenario == "power":
            return s, chance
    raise AssertionError
