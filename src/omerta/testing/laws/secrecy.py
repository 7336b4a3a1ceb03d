"""Laws 5, 6 and 9, and the undo law: a seat sees exactly what it may know.

The test is a second world. If a seat cannot tell two worlds apart, nothing that it receives may
differ between them: not its view, its options, a refusal, nor an event. If an action makes a
difference for the seat, then the first difference is an event that says that it reveals
something:

- views after the action equal: the events the seat saw are equal byte for byte;
- views differ: the events differ too (a view holds nothing that no event showed), the first pair
  that differs is one kind of event, and it `reveals()` in both worlds;
- an action that a match would undo makes no difference to any viewer.
"""

from collections.abc import Sequence
from typing import Any, Final

import msgspec

from omerta.kernel import Action, Chance, Seat, Seeded, Viewer
from omerta.testing.laws.position import Law, Position, Step

SEEDS: Final = 1 << 31
TRIES: Final = 12


def believed(here: Position, seat: Seat, seed: int) -> Position:
    """Return a world that the seat believes possible; believing must leave the state alone."""
    before = here.game.save(here.state)
    world = here.with_state(here.game.believe(here.state, seat, chance=Seeded(seed)))
    if here.game.save(here.state) != before:
        raise here.violation(Law.CLONES, f"believing as seat {seat} changed the state")
    return world


# Laws 5 and 9, before an action


def views_are_equal(here: Position, seat: Seat, world: Position) -> None:
    """Law 5: the believed world shows the seat what the true one shows; law 9: spectators too."""
    game = here.game
    if world.seen(seat) != here.seen(seat):
        raise here.violation(Law.TWO_WORLDS, f"seat {seat} sees its believed world otherwise")
    if game.waiting(world.state) != game.waiting(here.state):
        raise here.violation(Law.TWO_WORLDS, f"seat {seat} believes that others must answer")
    if world.options(seat) != here.options(seat):
        raise here.violation(Law.TWO_WORLDS, f"seat {seat} has other options in its believed world")
    if world.seen(None) != here.seen(None):
        message = f"a spectator can tell apart what seat {seat} cannot"
        raise here.violation(Law.SPECTATOR, message)
    wrong = game.audit(world.state)
    if wrong:
        raise here.violation(Law.INVARIANTS, f"seat {seat} believes in a broken world: {wrong}")


def refusals_are_the_same(
    here: Position, seat: Seat, world: Position, tried: Sequence[Action]
) -> None:
    """Law 5: the reason for a refusal reveals nothing that the seat cannot know."""
    for action in tried:
        ours = here.game.why_not(here.state, seat, action)
        theirs = here.game.why_not(world.state, seat, action)
        if ours != theirs:
            message = f"seat {seat} learns from {action.text()!r}: {ours} or {theirs}"
            raise here.violation(Law.TWO_WORLDS, message)


def spectator_sees_less(here: Position, seat: Seat) -> None:
    """Law 9: the seat's view contains the spectator's."""
    public = msgspec.json.decode(here.seen(None))
    if not contains(msgspec.json.decode(here.seen(seat)), public):
        message = f"the spectator's view holds something that seat {seat} does not see"
        raise here.violation(Law.SPECTATOR, message)


def contains(more: Any, less: Any) -> bool:
    """Whether one JSON value holds all that another holds; null and [] hold nothing."""
    if less is None:
        return True
    if isinstance(less, dict) and isinstance(more, dict):
        return all(name in more and contains(more[name], less[name]) for name in less)
    if isinstance(less, list) and isinstance(more, list):
        rest = iter(more)
        return all(any(contains(item, wanted) for item in rest) for wanted in less)
    return type(more) is type(less) and bool(more == less)


# Law 5, after an action


def events_are_equal(
    here: Position, seat: Seat, world: Position, chance: Chance, limit: int
) -> None:
    """Law 5 and the undo law: equal actions in two worlds give the seat the same events."""
    for mover in here.game.waiting(here.state):
        offered = world.options(mover)
        shared = [action for action in here.options(mover) if action in offered]
        chance.shuffle(shared, "which actions")
        for action in shared[:limit]:
            ours, theirs = here.after(mover, action, 1), world.after(mover, action, 1)
            for viewer in (seat, None):
                compare(ours, theirs, viewer, Law.TWO_WORLDS)
        if mover != seat:
            _undoable_is_possible(here, seat, world, mover, limit)


def _undoable_is_possible(
    here: Position, seat: Seat, world: Position, mover: Seat, limit: int
) -> None:
    """The undo law: an undoable action must look possible in every world the seat believes in."""
    offered = world.options(mover)
    only_here = [action for action in here.options(mover) if action not in offered]
    for action in only_here[:limit]:
        ours = here.after(mover, action, 1)
        if not ours.can_be_undone():
            continue
        events = ours.events_for(seat)
        if not any(world.after(mover, other, 1).events_for(seat) == events for other in offered):
            raise here.violation(Law.UNDO, f"seat {seat} learned by {action} what cannot be undone")


def compare(ours: Step, theirs: Step, viewer: Viewer, law: Law) -> None:
    """Check that steps from worlds that a viewer cannot tell apart differ only as they may."""
    events, other = ours.events_for(viewer), theirs.events_for(viewer)
    same_view = ours.here.seen(viewer) == theirs.here.seen(viewer)
    if same_view and events == other:
        return
    here = ours.here
    who = "a spectator" if viewer is None else f"seat {viewer}"
    if law is Law.TWO_WORLDS and ours.can_be_undone() and theirs.can_be_undone():
        raise here.violation(Law.UNDO, f"{who} learned something from an action that can be undone")
    if same_view:
        raise here.violation(law, f"{who} saw events that its view hides: {events} or {other}")
    if events == other:
        raise here.violation(law, f"the view of {who} shows something that no event showed")
    _first_difference_reveals(ours, theirs, viewer, law)


def _first_difference_reveals(ours: Step, theirs: Step, viewer: Viewer, law: Law) -> None:
    for event, other in zip(ours.events, theirs.events, strict=False):
        if event.seen_by(viewer) != other.seen_by(viewer):
            if event.reveals() and other.reveals():
                return
            raise ours.here.violation(
                law, f"{viewer} learned by what reveals nothing: {event}, {other}"
            )
    raise ours.here.violation(law, f"{viewer} learned from how many events there were")


# Law 6


def believes_without_truth(here: Position, seat: Seat, world: Position, seed: int) -> None:
    """Law 6: two states that a seat cannot tell apart give it the same belief for the same chance."""
    ours, theirs = Seeded(seed), Seeded(seed)
    mine = here.game.believe(here.state, seat, chance=ours)
    other = here.game.believe(world.state, seat, chance=theirs)
    if here.game.save(mine) != here.game.save(other) or ours.draws != theirs.draws:
        message = f"seat {seat} believes otherwise in a world it cannot tell from this one"
        raise here.violation(Law.BELIEF, message)


def compare_twins(here: Position, seat: Seat, world: Position, chance: Chance, steps: int) -> None:
    """Law 6 along two whole matches that a seat cannot tell apart.

    Rivals choose differently in the twin wherever the seat cannot see the difference. So the
    hidden truth changes by play and not by `believe`, which could otherwise keep the truth
    unnoticed. The comparison ends when the seat learns something that differs.
    """
    for _ in range(steps):
        believes_without_truth(here, seat, world, chance.below(SEEDS, "belief"))
        waiting = here.game.waiting(here.state)
        if not waiting:
            return
        mover = chance.pick(waiting, "mover")
        action = chance.pick(here.options(mover), "action")
        ours = here.after(mover, action, 1)
        theirs = _unseen_choice(ours, mover, action, seat, world, chance)
        if theirs is None:
            return
        here, world = ours.here, theirs.here


def _unseen_choice(
    ours: Step, mover: Seat, action: Action, seat: Seat, world: Position, chance: Chance
) -> Step | None:
    """Return an action of the twin's mover that looks the same to the seat, preferably another one."""
    candidates = world.options(mover)
    if mover == seat:
        candidates = [action]
    chance.shuffle(candidates, "twin")
    candidates.sort(
        key=lambda candidate: (type(candidate) is not type(action), candidate == action)
    )
    for candidate in candidates[:TRIES]:
        theirs = world.after(mover, candidate, 1)
        same_story = theirs.events_for(seat) == ours.events_for(seat)
        if same_story and theirs.here.seen(seat) == ours.here.seen(seat):
            return theirs
    return None
