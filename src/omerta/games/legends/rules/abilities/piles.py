"""Abilities that return minions to the clan deck or draw them."""

from omerta.games.legends.frames import EXHAUSTED, OUT, Step
from omerta.games.legends.rules.abilities.ability import Ability
from omerta.games.legends.rules.asking import then
from omerta.games.legends.rules.piles import draw
from omerta.games.legends.rules.recruit import pick
from omerta.games.legends.table import Table, clockwise
from omerta.kernel.chance import Chance
from omerta.kernel.events import Event

_ONE, _TWO, _THREE = 1, 2, 3  # the names of these abilities contain the numbers


def any_out_of_action(s: Table) -> bool:
    """Return whether a minion is out of action."""
    return bool(s.out)


def any_exhausted(s: Table) -> bool:
    """Return whether a minion is exhausted."""
    return bool(s.exhausted)


def cards_in_deck(s: Table) -> bool:
    """Return whether the clan deck has cards."""
    return bool(s.deck)


def revive_one(s: Table, player: int, minion: int, chance: Chance, log: list[Event]) -> None:
    """Return one chosen minion from out of action to the clan deck."""
    pick(s, player, _ONE, OUT)


def revive_two(s: Table, player: int, minion: int, chance: Chance, log: list[Event]) -> None:
    """Return up to two chosen minions from out of action to the clan deck."""
    pick(s, player, _TWO, OUT)


def return_three(s: Table, player: int, minion: int, chance: Chance, log: list[Event]) -> None:
    """Return up to three chosen exhausted minions, but not this card, to the clan deck."""
    pick(s, player, _THREE, EXHAUSTED, minion)


def draw_three(s: Table, player: int, minion: int, chance: Chance, log: list[Event]) -> None:
    """Draw up to three minions."""
    draw(s, player, _THREE, log)


def everyone_draws(s: Table, player: int, minion: int, chance: Chance, log: list[Event]) -> None:
    """Draw one minion for each player in the scenario, clockwise from the active player."""
    then(s, *[Step("draw", each, _ONE) for each in clockwise(s, player)])


FAMILY: dict[str, Ability] = {
    "revive_one": Ability(any_out_of_action, revive_one, bets=False),
    "revive_two": Ability(any_out_of_action, revive_two, bets=False),
    "return_three": Ability(any_exhausted, return_three, bets=False),
    "draw_three": Ability(cards_in_deck, draw_three, bets=False),
    "everyone_draws": Ability(cards_in_deck, everyone_draws, bets=False),
}
