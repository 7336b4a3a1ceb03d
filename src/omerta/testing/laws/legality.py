"""Law 1 and the wire law: which actions are accepted and refused, and that JSON preserves them."""

import itertools
from collections.abc import Iterable, Sequence
from typing import Any, Final, get_args

import msgspec

from omerta.kernel import (
    Action,
    Event,
    Game,
    Illegal,
    Refusal,
    Seeded,
    TimeoutApplied,
    Viewer,
    decode,
    encode,
)
from omerta.testing.laws.position import Law, Position

ODD_NAMES: Final = ("", " ", "nobody", "c99", "\u0410", "\u0000", "x" * 200)
"""Names that no component has: empty, unknown, a Cyrillic look-alike, unprintable, very long."""
ANY_SEED: Final = 0
OUT_OF_TURN: Final = 12
"""The number of actions that a seat tries out of turn; all are refused for the same reason."""


class Nonsense(Action, frozen=True, tag="nonsense"):
    """An action of no game."""

    say = "nonsense"


class Pool:
    """All actions that a game could receive: all values of its action classes, and what it offered."""

    def __init__(self, game: Game[Any]) -> None:
        self.game = game
        self._actions: dict[Action, None] = {Nonsense(): None}
        for kind in get_args(game.meta.actions) or (game.meta.actions,):
            self.learn(_every(kind))

    def learn(self, actions: Iterable[Action]) -> None:
        """Remember these actions; each must survive the wire unchanged."""
        for action in actions:
            if action not in self._actions:
                if decode(self.game, encode(action)) != action:
                    raise AssertionError(f"{Law.WIRE.value}: {action} comes back as another action")
                self._actions[action] = None

    def all(self) -> list[Action]:
        """Return every action known so far."""
        return list(self._actions)


def _every(kind: type[Action]) -> Iterable[Action]:
    """Return all actions of one kind; free text gets odd values only."""
    info = msgspec.inspect.type_info(kind)
    assert isinstance(info, msgspec.inspect.StructType)
    values = [_values(kind, field.name, field.type) for field in info.fields]
    return (kind(*chosen) for chosen in itertools.product(*values))


def _values(kind: type[Action], name: str, info: msgspec.inspect.Type) -> Sequence[object]:
    while isinstance(info, msgspec.inspect.Metadata):
        info = info.type
    match info:
        case msgspec.inspect.LiteralType(values=values):
            return list(values)
        case msgspec.inspect.IntType(ge=int() as least, le=int() as most):
            return range(least, most + 1)
        case msgspec.inspect.BoolType():
            return (False, True)
        case msgspec.inspect.StrType():
            return ODD_NAMES
        case _:
            raise AssertionError(
                f"{Law.OPTIONS.value}: {kind.__name__}.{name} must be a bounded number, a choice "
                "or a name: combinations are asked one item at a time"
            )


# Law 1


def options_are_complete(here: Position, tried: Sequence[Action]) -> None:
    """Check that options exist, differ and apply, and that all other actions are refused."""
    game, state = here.game, here.state
    before = game.save(state)
    waiting = game.waiting(state)
    if len(set(waiting)) != len(waiting) or not set(waiting) <= set(range(here.seats)):
        raise here.violation(Law.OPTIONS, f"waits for seats {waiting}")
    for seat in range(-1, here.seats + 1):  # one seat too far on either side
        if seat in waiting:
            _all_apply(here, seat)
        elif seat in range(here.seats) and game.options(state, seat):
            raise here.violation(Law.OPTIONS, f"seat {seat} has options out of turn")
        allowed = set(here.options(seat))
        for action in tried if allowed else tried[-OUT_OF_TURN:]:
            if action not in allowed:
                _refused(here, seat, action)
    if game.save(state) != before:
        raise here.violation(Law.OPTIONS, "trying and refusing actions changed the state")


def _all_apply(here: Position, seat: int) -> None:
    """Check that each option occurs once, in a stable order, and can be carried out."""
    options = here.options(seat)
    if len(set(options)) != len(options):
        raise here.violation(Law.OPTIONS, f"seat {seat} is offered an option twice")
    if here.with_state(here.state.clone()).options(seat) != options:
        raise here.violation(Law.OPTIONS, f"seat {seat} gets its options in no stable order")
    for option in options:
        why_not = here.game.why_not(here.state, seat, option)
        if why_not is not None:
            message = f"why_not refuses the option {option.text()!r} of seat {seat}: {why_not}"
            raise here.violation(Law.OPTIONS, message)
        try:
            here.after(seat, option, ANY_SEED)
        except Refusal as refusal:
            message = f"seat {seat} is offered {option.text()!r}, refused as {refusal}"
            raise here.violation(Law.OPTIONS, message) from refusal


def _refused(here: Position, seat: int, action: Action) -> None:
    """Check that `apply` and `why_not` refuse this action for the same reason and draw nothing.

    That also holds for actions that only the clock may give.
    """
    why_not = here.game.why_not(here.state, seat, action)
    chance = Seeded(ANY_SEED)
    try:
        here.game.apply(here.state, seat, action, chance=chance)
    except Illegal as refusal:
        if why_not != refusal:
            message = f"{action.text()!r} is refused as {refusal}, why_not gives {why_not}"
            raise here.violation(Law.OPTIONS, message) from refusal
        if chance.draws:
            raise here.violation(Law.OPTIONS, f"refusing {action.text()!r} made draws") from refusal
    else:
        message = f"seat {seat} may say {action.text()!r}, which is not among its options"
        raise here.violation(Law.OPTIONS, message)


# The wire law


def events_survive(here: Position, events: Iterable[Event]) -> None:
    """Check that every event, whole and as each viewer sees it, comes back from its own JSON."""
    kinds: Any = here.game.meta.events | TimeoutApplied
    for event in events:
        versions = [event, *(event.seen_by(viewer) for viewer in (None, *range(here.seats)))]
        for version in versions:
            raw = encode(version)
            back = _back(here, kinds, raw)
            if back != version or encode(back) != raw:
                raise here.violation(Law.WIRE, f"{version} comes back as {back}")


def view_survives(here: Position, viewer: Viewer) -> None:
    """Check that a view comes back from its own JSON, and that equal views are equal bytes."""
    view = here.game.view(here.state, viewer)
    raw = encode(view)
    back = _back(here, type(view), raw)
    if back != view or encode(back) != raw or encode(here.game.view(here.state, viewer)) != raw:
        raise here.violation(Law.WIRE, f"the view of {viewer} comes back changed")


def views_agree(here: Position) -> None:
    """Check that viewers of one `views` call see what each would see alone."""
    viewers: list[Viewer] = [None, *range(here.seats)]
    at_once = here.game.views(here.state, viewers)
    for viewer, view in zip(viewers, at_once, strict=True):
        if encode(view) != here.seen(viewer):
            raise here.violation(Law.WIRE, f"among others {viewer} sees another table than alone")


def _back(here: Position, kind: Any, raw: bytes) -> object:
    try:
        return msgspec.json.decode(raw, type=kind)
    except msgspec.MsgspecError as error:
        raise here.violation(Law.WIRE, f"{raw!r} cannot be read back: {error}") from error
