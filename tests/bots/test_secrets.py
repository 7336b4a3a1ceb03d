"""A bot cannot know what its seat does not, neither by chance nor by introspection."""

from collections.abc import Iterator, Sequence
from itertools import islice
from typing import Any

import pytest

from omerta import bots, games
from omerta.kernel import Action, Game, Seeded

SEATS = {"crooks": 3, "crooks_out": 3, "mafia": 4, "crossfire": 5, "legends": 3}
GAMES = list(SEATS)
PLAYERS = [(game_id, level) for game_id in GAMES for level in bots.levels_of(game_id)]
FEW = {game_id: bots.Budget(iterations=15) for game_id in GAMES}
FEW["legends"] = bots.Budget(iterations=24)
"""The budget of a search, enough to differ from the normal bot."""
MANY = dict.fromkeys(GAMES, 40)
MANY["legends"] = 10
"""The number of tables per game; a search through Legends is slow."""


def decisions(game: Game[Any], seed: int) -> Iterator[Any]:
    """Tables in the middle of a match between bots that hide things, at every third decision."""
    return islice(every_third(game, seed), MANY[game.meta.id])


def every_third(game: Game[Any], seed: int) -> Iterator[Any]:
    state = game.new(SEATS[game.meta.id], chance=Seeded(seed))
    luck, step = Seeded(seed), 0
    while waiting := game.waiting(state):
        if step % 3 == 2:
            yield state.clone()
        options = game.options(state, waiting[0])
        going_on = [option for option in options if option.text() != "pass"]
        game.apply(state, waiting[0], luck.pick(going_on, "play"), chance=luck)
        step += 1


def action_of(level: str, game: Game[Any], state: Any) -> Action:
    seat = game.waiting(state)[0]
    return bots.ask(
        bots.make(level, game.meta.id, 3), game, state, seat, Seeded(4), FEW[game.meta.id]
    )


@pytest.mark.parametrize(("game_id", "level"), PLAYERS)
def test_the_bot_acts_the_same_for_another_truth_behind_the_same_view(
    game_id: str, level: str
) -> None:
    game, changed = games.get(game_id), 0
    for state in decisions(game, 8):
        seat = game.waiting(state)[0]
        other = game.believe(state, seat, chance=Seeded(77))
        changed += game.save(other) != game.save(state)
        assert action_of(level, game, other) == action_of(level, game, state)
    assert changed > 5, "the other truths were the same truth"


def spoil_crooks(state: Any) -> None:
    """Reverse the order of the crooks that were not taken."""
    hidden = [face for pile in state.piles for face in pile] + list(state.undealt)
    hidden.reverse()
    for hangout, pile in enumerate(state.piles):
        state.piles[hangout] = tuple(hidden[: len(pile)])
        del hidden[: len(pile)]
    state.undealt = tuple(hidden)


def spoil_crooks_out(state: Any) -> None:
    """Give every player the next one's crooks."""
    for hands in (state.dealt, state.hands):
        hands.append(hands.pop(0))


def spoil_mafia(state: Any) -> None:
    """Reverse the deck and the closed cards; between rounds, when nothing is hidden, the cash."""
    state.deck = state.deck[::-1]
    state.cards.reverse()
    state.cash.reverse()
    state.cash[0] += 10


def spoil_crossfire(state: Any) -> None:
    """Give every player the next one's cards, at every stage."""
    state.stages = tuple([stage[1:] + stage[:1] for stage in state.stages])


def spoil_legends(state: Any) -> None:
    """Reverse the clan deck and the problems."""
    state.deck = state.deck[::-1]
    state.problem_deck = state.problem_deck[::-1]


SPOIL = {
    "crooks": spoil_crooks,
    "crooks_out": spoil_crooks_out,
    "mafia": spoil_mafia,
    "crossfire": spoil_crossfire,
    "legends": spoil_legends,
}


class Meddled:
    """Corrupts the hidden part of the true table before the bot inside begins to think."""

    def __init__(self, inside: bots.Bot, game: Game[Any], state: Any) -> None:
        self.inside = inside
        self.game = game
        self.state = state
        if hasattr(inside, "needs"):
            self.needs = inside.needs

    def choose(
        self, view: Any, options: Sequence[Action], worlds: bots.Worlds, budget: bots.Budget
    ) -> Action:
        SPOIL[self.game.meta.id](self.state)
        return self.inside.choose(view, options, worlds, budget)


@pytest.mark.parametrize(("game_id", "level"), PLAYERS)
def test_changing_the_true_state_after_asking_the_bot_changes_nothing(
    game_id: str, level: str
) -> None:
    game = games.get(game_id)
    for state in decisions(game, 9):
        undisturbed = action_of(level, game, state)
        seat = game.waiting(state)[0]
        before = game.save(state)
        meddled = Meddled(bots.make(level, game_id, 3), game, state)
        assert bots.ask(meddled, game, state, seat, Seeded(4), FEW[game.meta.id]) == undisturbed
        assert game.save(state) != before


class Witness:
    """Keeps everything it receives; it declares no needs, so it receives everything."""

    def __init__(self, inside: bots.Bot) -> None:
        self.inside = inside
        self.told: list[Any] = []

    def choose(
        self, view: Any, options: Sequence[Action], worlds: bots.Worlds, budget: bots.Budget
    ) -> Action:
        self.told += [view, options, worlds, budget, worlds()]
        return self.inside.choose(view, options, worlds, budget)


def reachable(start: object) -> list[object]:
    """Everything reachable by attributes, items and closures."""
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


def lists_of(state: object) -> list[list[Any] | dict[Any, Any]]:
    """The mutable parts of a state, compiled or not."""
    return [thing for name in dir(state) if isinstance(thing := getattr(state, name), list | dict)]


@pytest.mark.parametrize(("game_id", "level"), PLAYERS)
def test_the_bot_cannot_reach_the_true_state(game_id: str, level: str) -> None:
    game = games.get(game_id)
    state = next(decisions(game, 10))
    seat = game.waiting(state)[0]
    witness = Witness(bots.make(level, game_id, 3))
    bots.ask(witness, game, state, seat, Seeded(4), FEW[game.meta.id])
    in_reach = {id(thing) for thing in reachable(witness)}
    assert id(witness.told[-1]) in in_reach, "the search finds believed worlds"
    changeable = lists_of(state)
    assert len(changeable) >= 2
    assert not in_reach & {id(thing) for thing in [state, *changeable]}


@pytest.mark.parametrize("game_id", GAMES)
def test_every_believed_world_is_a_separate_copy_for_the_bot(game_id: str) -> None:
    game = games.get(game_id)
    state = next(decisions(game, 11))
    seat = game.waiting(state)[0]
    before = game.save(state)
    witness = Witness(bots.make("random", game_id, 3))
    bots.ask(witness, game, state, seat, Seeded(4), FEW[game.meta.id])
    worlds = witness.told[2]
    one, two = worlds(), worlds()
    untouched = game.save(two)
    for changed in lists_of(one):
        changed.clear()
    assert game.save(two) == untouched
    assert game.save(state) == before
