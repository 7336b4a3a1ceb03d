"""The view of each viewer of Crossfire (rules, section 6).

`view_builder.py` builds it.
"""

from typing import Literal

import msgspec

from omerta.games.crossfire.actions import CrossfireAction, FaceId, RoleId
from omerta.games.crossfire.events import StatementMade, WinningTeam, WonBy
from omerta.games.crossfire.settings import Fact, Mode, RoleClass, Team, Weapon
from omerta.kernel.game import Outcome, View
from omerta.kernel.seats import Seat

Glimpse = Literal["dealt", "passed", "got", "shuffle"]


class RoleView(msgspec.Struct, frozen=True, gc=False):
    """A role in play: the number of copies, and the printed card."""

    role: RoleId
    count: int
    special: bool
    team: Team
    group: RoleClass
    weapon: Weapon
    wave: int
    wins: tuple[tuple[Fact, ...], ...]
    sole: bool


class SeatView(msgspec.Struct, frozen=True, gc=False):
    """The public state of a player."""

    place: int | None
    """Counted from the dealer, who is 1; None for the sniper."""
    face: FaceId | None
    """The claim, once the card is laid down."""
    token: bool
    role: RoleId | None
    """The card, once it lies open."""
    points: int
    turned: int
    """Claims turned, or tokens moved, in this game."""
    spoke: int
    """Statements made in this game."""


class SeenCard(msgspec.Struct, frozen=True, gc=False):
    """A card that the viewer has seen: dealt, passed to or from `other`, or after a shuffle."""

    how: Glimpse
    role: RoleId
    other: Seat | None
    number: int | None


class ShotView(msgspec.Struct, frozen=True, gc=False):
    """A shot that landed, or that a bearer stopped; wave 0 is the sniper's."""

    wave: int
    shooter: Seat
    target: Seat
    bearer: Seat | None
    late: bool


class GuiltView(msgspec.Struct, frozen=True, gc=False):
    """A player who hit a bystander."""

    shooter: Seat
    victim: Seat


class ResultView(msgspec.Struct, frozen=True, gc=False):
    """The end of a game, with everything that was hidden in it."""

    team: WinningTeam
    why: WonBy
    winners: tuple[Seat, ...]
    reasons: tuple[str, ...]
    """For each seat, the facts that made it win, joined by +; or `guilty`, `alone`, `failed`."""
    aims: tuple[tuple[Seat, ...], ...]
    shots: tuple[ShotView, ...]
    hit: tuple[Seat, ...]
    silenced: tuple[Seat, ...]
    guilt: tuple[GuiltView, ...]
    stages: tuple[tuple[RoleId, ...], ...]
    """Each seat's card when dealt, after the pass, and after each shuffle."""


class CrossfireView(View, frozen=True):
    """A table of Crossfire as one viewer may know it."""

    constant = (
        "mode",
        "mix",
        "specials",
        "claims",
        "games",
        "tokens",
        "talk_seconds",
        "claim_cap",
        "statement_cap",
        "memory_aid",
        "chat",
        "dead_shield",
        "late_hits",
    )

    mode: Mode
    mix: tuple[RoleView, ...]
    specials: tuple[RoleId, ...]
    claims: tuple[FaceId, ...]
    games: int
    tokens: int
    """The number of the sniper's tokens."""
    talk_seconds: int
    claim_cap: int
    statement_cap: int
    memory_aid: Literal["none", "role", "full"]
    chat: Literal["free", "statements"]
    dead_shield: Literal["stays", "falls"]
    late_hits: Literal["count", "ignore"]
    game: int
    dealer: Seat
    sniper: Seat | None
    shuffles: tuple[tuple[Seat, ...], ...]
    """The seats of each shuffle of this game, in order."""
    shuffled: int
    """The number of shuffles that have taken place."""
    decision: str | None
    stage: int | None
    """The present look: 0 the dealt card, 1 the passed one, 2 and up after a shuffle."""
    active: tuple[Seat, ...]
    """The seats that have not acted yet."""
    seats: tuple[SeatView, ...]
    said: tuple[StatementMade, ...]
    """All statements of this game."""
    asked: tuple[int, ...]
    """The numbers of the open questions to the viewer."""
    card: RoleId | None
    """The viewer's own card, while it may be looked at."""
    seen: tuple[SeenCard, ...]
    """All cards that the viewer has seen, if the table reminds players of them."""
    chosen: FaceId | None
    """The viewer's claim, before the others see it."""
    aim: tuple[Seat, ...] | None
    """The viewer's targets; empty for a blind aim."""
    result: ResultView | None
    options: tuple[CrossfireAction, ...]
    outcome: Outcome | None
