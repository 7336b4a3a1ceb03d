"""Campaigns that have come as far as the election, played by nobody but the clock."""

from itertools import count

from omerta.games.legends import GAME
from omerta.games.legends.settings import LegendsSettings
from omerta.games.legends.table import Table
from omerta.kernel import Seeded


def silent_step(s: Table, chance: Seeded) -> None:
    """What the table answers for whoever is asked."""
    deadline = GAME.deadline(s)
    assert deadline is not None
    for seat, (answer,) in deadline.answers.items():
        GAME.apply(s, seat, answer, chance=chance)


def reached(options: LegendsSettings, seats: int, first: int = 0) -> tuple[Table, Seeded]:
    """The first campaign from this seed on that comes to its last scenario, and its luck."""
    for seed in count(first):
        chance = Seeded(seed)
        s = GAME.new(seats, options, chance=chance)
        while GAME.waiting(s) and s.scenario != "power":
            silent_step(s, chance)
        if s.scenario == "power":
            return s, chance
    raise AssertionError
