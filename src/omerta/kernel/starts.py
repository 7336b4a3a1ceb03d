"""The start of a match: its own deal, or a step of an earlier match (ADR 12)."""
# mypyc: skip (defines Structs)

from collections.abc import Mapping
from typing import Annotated, Any

import msgspec

from omerta.kernel.chance import Chance, Seeded
from omerta.kernel.errors import BadSave, Refusal
from omerta.kernel.events import Event
from omerta.kernel.game import Game

MatchName = Annotated[str, msgspec.Meta(pattern=r"^[A-Za-z0-9_-]{0,40}\Z")]
"""The name that a server gives to a match."""
StepNumber = Annotated[int, msgspec.Meta(ge=0, lt=1 << 31)]


class BadStart(Refusal):
    """A step from which no other match can continue."""

    def __init__(self, code: str, params: Mapping[str, str | int] | None = None) -> None:
        super().__init__(code, params or {})


class Start(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A step of an earlier match from which another one continues.

    `play` names that match, "" if it has no name; `seq` is the number of the step.
    """

    play: MatchName
    seq: StepNumber
    state: msgspec.Raw
    """The state after that step; what no seat knew is in an arbitrary order."""


def start_at(game: Game[Any], state: Any, play: str, seq: int) -> Start:
    """Return the start for a match that continues from this state, or raise `BadStart`.

    What no seat knew is shuffled by publicly known chance, and what some seat knew is kept. So a
    start may be shown if no seat has secrets then, even while the earlier match still runs.
    """
    branching = game.branching
    if branching is None:
        raise BadStart("not-together")
    if not game.waiting(state):
        raise BadStart("nothing-left-to-play")
    known = branching.redeal_unknown(state, chance=Seeded(0))
    return Start(play, seq, msgspec.Raw(game.save(known)))


def set_up(
    game: Game[Any], seats: int, settings: Any, start: Start | None, chance: Chance
) -> tuple[Any, tuple[Event, ...]]:
    """Return a state that waits for its first decision, and the events of the set-up.

    A match that continues keeps all that has happened; what no seat knew then is dealt again,
    and there are no new events.
    """
    if start is None:
        state = game.new(seats, settings, chance=chance)
        return state, tuple(game.opening(state))
    known = game.load(bytes(start.state))
    branching = game.branching
    fits = game.waiting(known) and known.seats == seats and known.settings == settings
    if branching is None or not fits:
        raise BadSave("save-impossible", detail="start")
    return branching.redeal_unknown(known, chance=chance), ()
