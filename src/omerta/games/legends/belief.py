"""Redealing cards that a seat cannot know (rules, section 5): deck orders and other hands.

The content of a deck follows from the open cards and the seat's own hand, so each order of the
same cards is equally likely.
"""

from omerta.games.legends.scenarios.registry import scenario_of
from omerta.games.legends.table import Table
from omerta.kernel.actions import Action
from omerta.kernel.chance import Chance
from omerta.kernel.seats import Seat


def believe(s: Table, seat: Seat, *, chance: Chance) -> Table:
    """Return a table that this seat cannot distinguish from `s`, all equally likely."""
    world = s.clone()
    scenario_of(world).believe_hands(world, seat, chance)
    return redeal_unknown(world, chance=chance)


def redeal_unknown(s: Table, *, chance: Chance) -> Table:
    """Return a copy of the table with every deck shuffled again; hands stay as they are."""
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
    """How a campaign continues from an earlier step: hands stay, decks are shuffled again."""

    redeal_unknown = staticmethod(redeal_unknown)

    @staticmethod
    def has_secrets(s: Table) -> bool:
        """Return whether a player holds cards that another seat may not see."""
        return s.seats > 1 and scenario_of(s).has_secrets(s)

    @staticmethod
    def is_private(s: Table, action: Action) -> bool:
        """Return whether the action names a card that only its owner may know of (LG-12.5)."""
        return not scenario_of(s).public_options(s, [action])
