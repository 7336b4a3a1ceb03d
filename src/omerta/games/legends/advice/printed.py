"""The printed minions, cards and dice by number, created once for all views of a pack."""

from typing import Final

from omerta.games.legends.advice.forecast import Forecasts
from omerta.games.legends.components import (
    ICONS,
    RED_FACES,
    WHITE_FACES,
    bits,
    icon_mask,
)
from omerta.games.legends.view import CardFace, LegendsView


class Printed:
    """The printed components of one pack."""

    def __init__(self, view: LegendsView) -> None:
        minions = view.minions
        self.ids: list[str] = [minion.id for minion in minions]
        self.number: dict[str, int] = {name: place for place, name in enumerate(self.ids)}
        self.level: list[int] = [minion.level for minion in minions]
        self.ability: list[str] = [minion.ability for minion in minions]
        self.icons: list[int] = [len(minion.icons) for minion in minions]
        """The number of specialisations of each minion."""
        self.places: list[str] = [minion.place or "" for minion in minions]
        self.dice: list[list[int]] = [
            [sum([each.icons.count(ICONS[icon]) for icon in bits(mask)]) for each in minions]
            for mask in range(1 << len(ICONS))
        ]
        """For each set of icons the white dice that each minion brings (LG-4.6)."""
        self.cards: dict[str, CardFace] = {card.id: card for card in view.cards}
        self.wanted: dict[str, int] = {card.id: icon_mask(card.icons) for card in view.cards}
        """The specialisations that help with each challenge, as a mask."""
        self.rolls = Forecasts(
            (
                tuple([WHITE_FACES[face] for face in view.white]),
                tuple([RED_FACES[face] for face in view.red]),
                view.luck,
            )
        )

    def mask(self, names: tuple[str, ...]) -> int:
        """Return the mask of these minions."""
        found = 0
        for name in names:
            found |= 1 << self.number[name]
        return found


_known: list[tuple[object, Printed]] = []
_MOST: Final = 20


def printed_of(view: LegendsView) -> Printed:
    """Return the printed components of this view's pack."""
    for minions, printed in _known:
        if minions is view.minions:
            return printed
    if len(_known) >= _MOST:
        _known.clear()
    printed = Printed(view)
    _known.append((view.minions, printed))
    return printed
