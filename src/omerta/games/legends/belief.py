"""Dealing again what a seat cannot know (rules, section 5): orders of decks, cards in other hands.

What is in a deck follows from what lies open and from the own hand, so each order of the same cards
is equally likely.
"""

from omerta.games.legends.scenarios.registry import scenario_of
from omerta.games.legends.table import Table
from omerta.kernel.actions import Action
from omerta.kernel.chance import Chance
from omerta.kernel.seats import Seat


def believe(s: Table, seat: Seat, *, chance: Chance) -> Table:
    """A table that this seat cannot tell from `s`, each possible one equally likely."""
    world = s.clone()
    scenario_of(world).believe_hands(world, seat, chance)
    return redeal_unknown(world, chance=chance)


def redeal_unknown(s: Table, *, chance: Chance) -> Table:
    """A table that nobody can tell from `s`: what no seat knows is dealt again, hands stand."""
    world = s.clone()
    deck = sorted(s.deck)
    chance.shuffle(deck, "believe")
    world.deck = tuple(deck)
    problems = sorted(s.problem_deck)
    chance.shuffle(problems, "believe")
    world.problem_deck = tuple(problems)
    scenario_of(world).believe(world, chance)
    return world


class LegendsBranching:
    """How a campaign goes on from an earlier moment: hands stand, decks are mixed."""

    redeal_unknown = staticmethod(redeal_unknown)

    @staticmethod
    def has_secrets(s: Table) -> bool:
        """Whether somebody holds cards that others may not see; alone nobody is there to hide from."""
        return s.seats > 1 and scenario_of(s).has_secrets(s)

    @staticmethod
    def is_private(s: Table, action: Action) -> bool:
        """Whether it names a card that only its owner may know of (LG-12.5)."""
        return not scenario_of(s).public_options(s, [action])
