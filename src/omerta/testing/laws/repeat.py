"""Laws 2, 3, 4 and 10: seed and actions determine a match, saves are complete, copies are equal."""

import copy
import hashlib
import pickle
from collections.abc import Sequence
from typing import Any

from omerta.kernel import Action, Game, Match, Refusal, Seat, Seeded, encode
from omerta.testing.laws.position import Law, Position, Step
from omerta.testing.swarm import Swarm

ActionLog = list[tuple[Seat, Action]]
"""The actions of a match, each with its seat."""


def plays_again(
    game: Game[Any], seats: int, settings: Any, seed: int, log: ActionLog, saves: Sequence[bytes]
) -> None:
    """Law 2: the same seed and actions give the same saves, `saves[n]` after n actions."""
    chance = Seeded(seed)
    state = game.new(seats, settings, chance=chance)
    played: tuple[str, ...] = ()
    for number, save in enumerate(saves):
        if game.save(state) != save:
            here = Position(game, state, seats, played)
            raise here.violation(Law.REPEATABLE, f"replayed, the save after {number} differs")
        if number < len(log):
            seat, action = log[number]
            game.apply(state, seat, action, chance=chance)
            played = (*played, f"{seat} {action.text()}")


def digest(game: Game[Any], seats: int, settings: Any, seed: int) -> str:
    """Return one hash of all that a seeded random match shows: saves, options, events, views.

    Law 2 across processes: the digest must not depend on the platform or on PYTHONHASHSEED.
    """
    chance, swarm = Seeded(seed), Swarm(Seeded(~seed))
    shown = hashlib.sha256()
    state = game.new(seats, settings, chance=chance)
    while game.waiting(state):
        seat = game.waiting(state)[0]
        offered = game.options(state, seat)
        events = game.apply(state, seat, swarm.pick(offered), chance=chance)
        views = [game.view(state, viewer) for viewer in (None, *range(seats))]
        belief = game.believe(state, seat, chance=Seeded(seed))
        for part in (offered, events, views):
            shown.update(encode(part))
        shown.update(game.save(state) + game.save(belief))
    return shown.hexdigest()


def save_is_complete(here: Position) -> Position:
    """Law 3, first half: the loaded save is the same state. Return the loaded position to play on."""
    game = here.game
    raw = game.save(here.state)
    try:
        loaded = here.with_state(game.load(raw))
    except Refusal as refusal:
        raise here.violation(Law.SAVES, f"its own save is refused: {refusal}") from refusal
    if game.save(loaded.state) != raw:
        raise here.violation(Law.SAVES, "load(save(s)) saves as something else")
    if game.waiting(loaded.state) != game.waiting(here.state):
        raise here.violation(Law.SAVES, "load(save(s)) waits for other seats")
    for seat in game.waiting(here.state):
        if loaded.options(seat) != here.options(seat):
            raise here.violation(Law.SAVES, f"load(save(s)) offers seat {seat} other options")
    if game.deadline(loaded.state) != game.deadline(here.state):
        raise here.violation(Law.SAVES, "load(save(s)) has another time-out action")
    return loaded


def plays_on(ours: Step, other: Step, law: Law, name: str) -> None:
    """Laws 3 and 10: after the same action with the same chance, nothing differs."""
    game, here = ours.here.game, ours.here
    if encode(ours.events) != encode(other.events):
        raise here.violation(law, f"{name} gave other events")
    if game.save(here.state) != game.save(other.here.state) or ours.draws != other.draws:
        raise here.violation(law, f"{name} came to another state")


def copies(match: Match) -> dict[str, Match]:
    """Return what law 10 is about, by name: copies of a match with its game, state and chance."""
    pickled = pickle.dumps(match)
    return {
        "a pickled match": pickle.loads(pickled),  # noqa: S301 - our own
        "a deep copy of a match": copy.deepcopy(match),
    }


def never_changed(history: Sequence[tuple[Position, bytes]]) -> None:
    """Law 4: the states of earlier decisions, kept while clones were played on, are as saved."""
    for here, save in history:
        if here.game.save(here.state) != save:
            raise here.violation(Law.CLONES, "this state changed while a clone of it was played on")
