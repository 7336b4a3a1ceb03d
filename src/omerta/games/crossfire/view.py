"""What each viewer of a table of Crossfire may know (rules, section 6).

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
    """A role in play: how many copies, and what is printed on it."""

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
    """A player, as everybody knows it."""

    place: int | None
    """Counted from the dealer, who is 1; None for the sniper."""
    face: FaceId | None
    """What the card claims, once it lies there."""
    token: bool
    role: RoleId | None
    """The card, once it lies open."""
    points: int
    turned: int
    """Claims turned, or tokens moved, in this game."""
    spoke: int
    """Statements made in this game."""


class SeenCard(msgspec.Struct, frozen=True, gc=False):
    """A card that the viewer has seen: dealt, passed to or got from `other`, or after a shuffle."""

    how: Glimpse
    role: RoleId
    other: Seat | None
    number: int | None


class ShotView(msgspec.Struct, frozen=True, gc=False):
    """A shot: it landed, or a bearer stopped it; wave 0 is the sniper's."""

    wave: int
    shooter: Seat
    target: Seat
    bearer: Seat | None
    late: bool


class GuiltView(msgspec.Struct, frozen=True, gc=False):
    """Who hit which bystander."""

    shooter: Seat
    victim: Seat


class ResultView(msgspec.Struct, frozen=True, gc=False):
    """How a game ended, and everything that was hidden in it."""

    team: WinningTeam
    why: WonBy
    winners: tuple[Seat, ...]
    reasons: tuple[str, ...]
    """For each seat the facts that made it win, joined by +; or `guilty`, `alone`, `failed`."""
    aims: tuple[tuple[Seat, ...], ...]
    shots: tuple[ShotView, ...]
    hit: tuple[Seat, ...]
    silenced: tuple[Seat, ...]
    guilt: tuple[GuiltView, ...]
    stages: tuple[tuple[RoleId, ...], ...]
    """Each seat's card when dealt, after the pass, and after every shuffle."""


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
    """How many the sniper has in all."""
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
    """How many of them have taken place."""
    decision: str | None
    stage: int | None
    """Which look is asked for: 0 the card dealt, 1 the one passed, 2 and on after a shuffle."""
    active: tuple[Seat, ...]
    """Who has not answered yet."""
    seats: tuple[SeatView, ...]
    said: tuple[StatementMade, ...]
    """Every statement of this game."""
    asked: tuple[int, ...]
    """The numbers of the questions to the viewer that are still open."""
    card: RoleId | None
    """The viewer's own card, where it may be looked at."""
    seen: tuple[SeenCard, ...]
    """All cards the viewer has seen, where the table reminds of them."""
    chosen: FaceId | None
    """The claim that the viewer has chosen and the others do not see yet."""
    aim: tuple[Seat, ...] | None
    """Whom the viewer has decided to point at; nobody in particular for a blind aim."""
    result: ResultView | None
    options: tuple[CrossfireAction, ...]
    outcome: Outcome | None
