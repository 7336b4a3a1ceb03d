"""Matches for the kernel's tests."""

from omerta import Match
from omerta.kernel import Action, Fair, Seeded
from omerta.testing.swarm import Swarm

SECRET = bytes(range(32))


def new_match(chance: Fair | Seeded | None = None, seats: int = 3) -> Match:
    return Match.new("crooks", seats, chance=Seeded(11) if chance is None else chance)


def play_randomly(match: Match, most: int = 1000, choices: int = 0) -> Match:
    swarm = Swarm(Seeded(choices))
    while match.waiting and most:
        match.play(match.waiting[0], swarm.pick(match.options(match.waiting[0])))
        most -= 1
    return match


def play_option(match: Match, starts: str) -> Action:
    """Play the waiting seat's first option whose command starts with this text, and return it."""
    seat = match.waiting[0]
    action = next(a for a in match.options(seat) if a.text().startswith(starts))
    match.play(seat, action)
    return action
