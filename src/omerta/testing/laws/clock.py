"""The timeout law: the table's action for a seat that timed out is legal and reveals nothing."""

from omerta.kernel import Action, Illegal, Seat
from omerta.testing.laws.position import Law, Position, Step
from omerta.testing.laws.secrecy import compare
from omerta.testing.swarm import Swarm


def timeout_actions(here: Position) -> dict[Seat, tuple[Action, ...]]:
    """Return the table's actions for each waiting seat; every such seat must have at least one."""
    deadline = here.game.deadline(here.state)
    waiting = here.game.waiting(here.state)
    found = {} if deadline is None else dict(deadline.answers)
    if set(found) != set(waiting) or not all(found.values()):
        raise here.violation(Law.TIMEOUTS, f"waits for {waiting}, answers for {sorted(found)}")
    may_count = here.game.meta.timed or here.game.meta.together
    if deadline is not None and deadline.seconds is not None and not may_count:
        raise here.violation(Law.TIMEOUTS, "has a clock of its own that its meta does not declare")
    return found


def timeouts_are_legal(here: Position) -> None:
    """Check that every time-out action is legal when its turn comes."""
    for seat in timeout_actions(here):
        time_out(here, seat)


def time_out(here: Position, seat: Seat, seed: int = 1) -> Step:
    """Return the result of a seat's time-out, tried on a clone."""
    events, draws = [], 0
    for action in timeout_actions(here)[seat]:
        try:
            step = here.after(seat, action, seed, by_clock=True)
        except Illegal as refusal:
            message = f"the time-out action {action.text()!r} of seat {seat} is refused: {refusal}"
            raise here.violation(Law.TIMEOUTS, message) from refusal
        here = step.here
        events += step.events
        draws += step.draws
    return Step(here, events, draws)


def timeouts_end_the_game(here: Position) -> None:
    """Check that a match in which every decision times out comes to its end."""
    bound = here.game.meta.max_decisions
    while here.game.waiting(here.state):
        here = time_out(here, here.game.waiting(here.state)[0]).here
        if len(here.played) > bound:
            raise here.violation(Law.END, f"time-outs alone took more than {bound} decisions")


def timeouts_are_bounded(here: Position, swarm: Swarm) -> None:
    """Check that a match ends within its bound if only clock-only actions time out.

    Such an action need not bring a match nearer to its end. So all seats time out as often as
    they can without ending the match, and only then act.
    """
    game, bound = here.game, here.game.meta.max_decisions
    while waiting := game.waiting(here.state):
        seat = waiting[0]
        timeout_action = timeout_actions(here)[seat]
        after = None
        if game.why_not(here.state, seat, timeout_action[0]) is not None:
            after = time_out(here, seat, len(here.played)).here
        if after is None or not game.waiting(after.state):
            after = here.after(seat, swarm.pick(here.options(seat)), len(here.played)).here
        here = after
        if len(here.played) > bound:
            raise here.violation(Law.END, f"with the clock it took more than {bound} decisions")


def timeouts_reveal_nothing(here: Position, seat: Seat, world: Position) -> None:
    """Check that a rival's time-out gives the seat the same events in a world it cannot tell apart.

    The action may differ if the rules leave the table no choice: a crook that cannot be placed
    face down is placed face up. No choice means that the other world's action is illegal here.
    """
    for rival in here.game.waiting(here.state):
        if rival == seat:
            continue
        first, other = time_out(here, rival), time_out(world, rival)
        ours, theirs = timeout_actions(here)[rival][0], timeout_actions(world)[rival][0]
        for viewer in (seat, None):
            if first.events_for(viewer) == other.events_for(viewer) or ours == theirs:
                compare(first, other, viewer, Law.TIMEOUTS)
            elif _both_were_legal(here, world, rival):
                message = f"the clock answers {ours.text()!r} or {theirs.text()!r} by hidden cards"
                raise here.violation(Law.TIMEOUTS, message)


def _both_were_legal(here: Position, world: Position, rival: Seat) -> bool:
    """Whether the table could have given each world's action in the other one as well."""
    ours, theirs = timeout_actions(here)[rival][0], timeout_actions(world)[rival][0]
    return theirs in here.options(rival) and ours in world.options(rival)
