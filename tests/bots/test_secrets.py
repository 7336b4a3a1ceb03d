"""A bot cannot know what its seat does not: neither by luck nor by digging."""

from collections.abc import Iterator, Sequence
from typing import Any

import pytest

from omerta import bots, games
from omerta.kernel import Action, Seeded

CROOKS = games.get("crooks")
FEW = bots.Budget(iterations=15)


def decisions(seats: int, seed: int) -> Iterator[Any]:
    """Tables in the middle of a game between players who hide things, at every third decision."""
    state = CROOKS.new(seats, chance=Seeded(seed))
    luck, step = Seeded(seed), 0
    while waiting := CROOKS.waiting(state):
        if step % 3 == 2:
            yield state.clone()
        options = CROOKS.options(state, waiting[0])
        going_on = [option for option in options if option.text() != "pass"]
        CROOKS.apply(state, waiting[0], luck.pick(going_on, "play"), chance=luck)
        step += 1


def answer(level: str, state: Any) -> Action:
    seat = CROOKS.waiting(state)[0]
    return bots.ask(bots.make(level, "crooks", 3), CROOKS, state, seat, Seeded(4), FEW)


@pytest.mark.parametrize("level", bots.LEVELS)
def test_another_truth_behind_the_same_view_changes_nothing(level: str) -> None:
    changed = 0
    for state in decisions(3, 8):
        seat = CROOKS.waiting(state)[0]
        other = CROOKS.believe(state, seat, chance=Seeded(77))
        changed += CROOKS.save(other) != CROOKS.save(state)
        assert answer(level, other) == answer(level, state)
    assert changed > 5, "the other truths were the same truth"


class Meddled:
    """Spoils the hidden part of the true table before the bot inside begins to think."""

    def __init__(self, inside: bots.Bot, state: Any) -> None:
        self.inside = inside
        self.state = state

    def choose(
        self, view: Any, options: Sequence[Action], worlds: bots.Worlds, budget: bots.Budget
    ) -> Action:
        hidden = [face for pile in self.state.piles for face in pile] + list(self.state.undealt)
        hidden.reverse()
        for hangout, pile in enumerate(self.state.piles):
            self.state.piles[hangout] = tuple(hidden[: len(pile)])
            del hidden[: len(pile)]
        self.state.undealt = tuple(hidden)
        return self.inside.choose(view, options, worlds, budget)


@pytest.mark.parametrize("level", bots.LEVELS)
def test_spoiling_the_truth_once_the_bot_was_asked_changes_nothing(level: str) -> None:
    for state in decisions(3, 9):
        undisturbed = answer(level, state)
        seat = CROOKS.waiting(state)[0]
        before = CROOKS.save(state)
        meddled = Meddled(bots.make(level, "crooks", 3), state)
        assert bots.ask(meddled, CROOKS, state, seat, Seeded(4), FEW) == undisturbed
        assert CROOKS.save(state) != before


class Witness:
    """Keeps everything it is told."""

    def __init__(self, inside: bots.Bot) -> None:
        self.inside = inside
        self.told: list[Any] = []

    def choose(
        self, view: Any, options: Sequence[Action], worlds: bots.Worlds, budget: bots.Budget
    ) -> Action:
        self.told += [view, options, worlds, budget, worlds()]
        return self.inside.choose(view, options, worlds, budget)


def reachable(start: object) -> list[object]:
    """Everything one gets to by attributes, items and closures."""
    found: dict[int, object] = {}
    ahead = [start]
    while ahead:
        thing = ahead.pop()
        if id(thing) in found or isinstance(thing, type | str | int | float):
            continue
        found[id(thing)] = thing
        if isinstance(thing, dict):
            ahead += [*thing.keys(), *thing.values()]
        elif isinstance(thing, list | tuple | set | frozenset):
            ahead += thing
        names = [*getattr(thing, "__dict__", ()), *getattr(thing, "__struct_fields__", ())]
        for kind in type(thing).__mro__:
            names += getattr(kind, "__slots__", ())
        ahead += [getattr(thing, name) for name in names if hasattr(thing, name)]
        ahead += [cell.cell_contents for cell in getattr(thing, "__closure__", None) or ()]
        ahead += [getattr(thing, "__self__", None)]
    return list(found.values())


@pytest.mark.parametrize("level", bots.LEVELS)
def test_the_true_table_is_nowhere_in_reach(level: str) -> None:
    state = next(decisions(3, 10))
    seat = CROOKS.waiting(state)[0]
    witness = Witness(bots.make(level, "crooks", 3))
    bots.ask(witness, CROOKS, state, seat, Seeded(4), FEW)
    in_reach = {id(thing) for thing in reachable(witness)}
    assert id(witness.told[-1]) in in_reach, "the search finds believed worlds"
    owned = [state, state.piles, state.tags, state.money, state.spots, state.stack]
    assert not in_reach & {id(thing) for thing in owned}


def test_every_believed_world_is_the_bots_own_to_change() -> None:
    state = next(decisions(3, 11))
    seat = CROOKS.waiting(state)[0]
    before = CROOKS.save(state)
    witness = Witness(bots.make("random", "crooks", 3))
    bots.ask(witness, CROOKS, state, seat, Seeded(4), FEW)
    worlds = witness.told[2]
    one, two = worlds(), worlds()
    untouched = CROOKS.save(two)
    one.piles.clear()
    one.tags.append(0)
    assert CROOKS.save(two) == untouched
    assert CROOKS.save(state) == before
