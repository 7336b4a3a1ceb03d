"""The normal bot for Crooks: rates every action by what it promises, from the view alone."""

from collections.abc import Sequence
from typing import Any, ClassVar

from omerta.bots.crooks.reading import Crook, Reading, crooks_by_id, number
from omerta.bots.crooks.search import hangout_gains
from omerta.bots.crooks.worth import best_gain, kill_gain, laying_gain
from omerta.bots.protocol import Budget, Needs, Worlds
from omerta.games.crooks.actions import (
    Kill,
    Pass,
    Recruit,
    SpyOnHangout,
    SpyOnTarget,
    Take,
    TakeMoney,
)
from omerta.games.crooks.components import HANGOUTS, TARGET_COUNT
from omerta.games.crooks.view import CrooksView
from omerta.kernel.actions import Action
from omerta.kernel.chance import Seeded

EARLY_PASS = -100.0
"""A pass is final and gains nothing, so with a free spot every other action is better."""
DISCARD_FIRST = -0.1
"""A pass in place of a last robbery: better than a harmful one, not better than a discard."""
PILE_LOOK = 3.0
"""To a spy, a crook in a pile is worth as much as a hidden one on target 3."""


class NormalBot:
    """Takes the action that promises most, and one of several equals at random."""

    needs: ClassVar[Needs] = "view"

    def __init__(self, seed: int) -> None:
        self._chance = Seeded(seed)
        self._printed: object = None
        self._crooks: dict[str, Crook] = {}

    def choose(
        self, view: Any, options: Sequence[Action], worlds: Worlds, budget: Budget
    ) -> Action:
        """The most promising option."""
        if len(options) == 1:
            return options[0]
        gains = self.gains(view, options)
        best = max(gains)
        return self._chance.pick(
            [option for option, gain in zip(options, gains, strict=True) if gain == best], "level"
        )

    def gains(self, view: CrooksView, options: Sequence[Action]) -> list[float]:
        """The promise of each option."""
        if view.deck is not self._printed:
            self._crooks = crooks_by_id(view.deck)
            self._printed = view.deck
        reading = Reading(view, self._crooks)
        match view.decision:
            case "choose_hangout":
                return _hangout_answers(reading, options)
            case "choose_crook":
                return [
                    best_gain(reading, self._crooks[option.crook])
                    for option in options
                    if isinstance(option, Take)
                ]
            case "rob":
                return _rob_answers(reading, options)
            case "kill":
                return _kill_answers(reading, options)
            case "spy":
                return [_sight(reading, option) for option in options]
            case _:
                return [1.0 if isinstance(option, TakeMoney) else 0.0 for option in options]


def _hangout_answers(r: Reading, options: Sequence[Action]) -> list[float]:
    gains = hangout_gains(r)
    keep_on = r.any_free()
    found: list[float] = []
    for option in options:
        if isinstance(option, Recruit):
            found.append(gains[HANGOUTS.index(option.hangout)])
        else:
            found.append(EARLY_PASS if keep_on else 0.0)
    return found


def _rob_answers(r: Reading, options: Sequence[Action]) -> list[float]:
    crook = r.hand
    assert crook is not None, "a robbery without a crook in hand"
    gives_up = EARLY_PASS if r.goes_on(r.money) else DISCARD_FIRST
    return [
        gives_up if isinstance(option, Pass) else laying_gain(r, crook, option)
        for option in options
    ]


def _kill_answers(r: Reading, options: Sequence[Action]) -> list[float]:
    target = _killer_target(r)
    rating = r.position.ratings[r.me * TARGET_COUNT + target]
    return [
        kill_gain(r.position, r.me, rating, target, option.seat)
        if isinstance(option, Kill)
        else 0.0
        for option in options
    ]


def _killer_target(r: Reading) -> int:
    """The target of the own crook with the newest tag, which is the killer just laid."""
    newest = ""
    found = 0
    for target, shown in enumerate(r.view.targets):
        for card in shown.spots[r.me].cards:
            if card.tag > newest:
                newest, found = card.tag, target
    return found


def _sight(r: Reading, option: Action) -> float:
    """The value of a spy's look: every unknown crook, most of all where one may yet go."""
    if isinstance(option, SpyOnTarget):
        shown = r.view.targets[number(option.target)]
        hidden = sum([card.face is None for spot in shown.spots for card in spot.cards])
        return hidden * shown.target if r.free(number(option.target)) else 0.0
    if isinstance(option, SpyOnHangout):
        pile = r.view.hangouts[HANGOUTS.index(option.hangout)]
        known = pile.memory is not None and pile.memory.taken_since == 0
        return 0.0 if known or not r.any_free() else PILE_LOOK * pile.size
    return 0.0
