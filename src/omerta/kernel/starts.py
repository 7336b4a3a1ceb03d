"""Where a game begins: with its own deal, or at a moment of an earlier one (ADR 12)."""
# mypyc: skip (defines Structs)

from collections.abc import Mapping
from typing import Annotated, Any

import msgspec

from omerta.kernel.chance import Chance, Seeded
from omerta.kernel.errors import BadSave, Refusal
from omerta.kernel.events import Event
from omerta.kernel.game import Game

MatchName = Annotated[str, msgspec.Meta(pattern=r"^[A-Za-z0-9_-]{0,40}\Z")]
"""What a server calls a game."""
StepNumber = Annotated[int, msgspec.Meta(ge=0, lt=1 << 31)]


class BadStart(Refusal):
    """A moment from which no other game can go on."""

    def __init__(self, code: str, params: Mapping[str, str | int] | None = None) -> None:
        super().__init__(code, params or {})


class Start(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A moment of an earlier game from which another one goes on.

    `play` names that game, "" where it has no name; `seq` is the step after which it was.
    """

    play: MatchName
    seq: StepNumber
    state: msgspec.Raw
    """The table then, as everybody knew it: what nobody could know is in no order that counts."""


def start_at(game: Game[Any], state: Any, play: str, seq: int) -> Start:
    """The start for a game that goes on from this state, or `BadStart`.

    What no seat knew is shuffled by chance that everybody knows, and what some seat knew stands: if
    nobody has secrets then, a start may be shown, even while the earlier game still runs.
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
    """A table that waits for its first decision, and what is told of it.

    One that goes on has all that had happened; what nobody could know then is dealt again, and
    there is nothing new to tell.
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
