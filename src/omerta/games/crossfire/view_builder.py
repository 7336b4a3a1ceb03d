"""Builds views: talk, claims and tokens are public, a card belongs to its player.

The default is hidden: a role enters a view only if this module says so. Until all have pointed,
nothing that other viewers see depends on a card, not even which seats must still act.
"""

from collections.abc import Sequence

from omerta.games.crossfire.components import NOBODY, ROLES
from omerta.games.crossfire.frames import FirstClaim, Look, PointAll, PointLast, seats_in
from omerta.games.crossfire.rules import series, sniper, winning
from omerta.games.crossfire.rules.claims import face_of
from omerta.games.crossfire.rules.talk import talk_seconds
from omerta.games.crossfire.table import BLINDLY, NO_AIM, Table, is_open, own_stages, ring, roles
from omerta.games.crossfire.turn import options
from omerta.games.crossfire.view import (
    CrossfireView,
    GuiltView,
    ResultView,
    SeatView,
    SeenCard,
    ShotView,
)
from omerta.kernel.frames import Frame
from omerta.kernel.seats import Seat, Viewer


def view(s: Table, viewer: Viewer) -> CrossfireView:
    """The table for one viewer."""
    return views(s, (viewer,))[0]


def views(s: Table, viewers: Sequence[Viewer]) -> list[CrossfireView]:
    """The table for several viewers, who share the public part."""
    shared = PublicTable(s)
    return [_build_view(shared, viewer) for viewer in viewers]


class PublicTable:
    """The public part of a table."""

    __slots__ = ("result", "said", "seats", "table")

    def __init__(self, s: Table) -> None:
        cast = s.cast
        self.table = s
        self.said = tuple(s.said)
        up = open_cards(s)
        laid = bool(s.stages) and not isinstance(s.stack[-1] if s.stack else None, FirstClaim)
        self.seats: tuple[SeatView, ...] = tuple(
            [
                SeatView(
                    None if place == NOBODY else place + 1,
                    face_of(s, seat) if laid else None,
                    bool(s.tokens >> seat & 1),
                    ROLES[roles(s)[seat]] if up >> seat & 1 else None,
                    s.points[seat],
                    s.turned[seat],
                    s.spoke[seat],
                )
                for seat, place in enumerate([cast.place(s.dealer, n) for n in range(s.seats)])
            ]
        )
        self.result: ResultView | None = _result(s) if is_open(s) else None


def open_cards(s: Table) -> int:
    """The seats whose cards lie open, as a mask."""
    if is_open(s):
        return s.cast.everybody
    if not s.cast.sniping:
        return 0
    return (
        sniper.revealed(s) if isinstance(s.stack[-1], PointLast) else 1 << s.cast.sniper(s.dealer)
    )


def _result(s: Table) -> ResultView:
    verdict = winning.judge(s)
    fought = verdict.battle
    return ResultView(
        verdict.team,
        verdict.why,
        seats_in(verdict.winners),
        tuple(verdict.reasons),
        tuple([seats_in(aim) for aim in s.aims]),
        tuple([ShotView(*shot) for shot in fought.shots]),
        seats_in(fought.hit),
        seats_in(fought.silenced),
        tuple([GuiltView(shooter, victim) for shooter, victim in fought.guilt]),
        tuple([tuple([ROLES[role] for role in stage]) for stage in s.stages]),
    )


def _build_view(shared: PublicTable, viewer: Viewer) -> CrossfireView:
    s = shared.table
    cast, chosen = s.cast, s.settings
    frame = s.stack[-1] if s.stack else None
    card = chosen_face = aim = None
    seen: tuple[SeenCard, ...] = ()
    asked: tuple[int, ...] = ()
    if viewer is not None:
        asked = s.asked[viewer]
        if _shows_card(s, viewer, frame):
            card = ROLES[roles(s)[viewer]]
        if chosen.memory_aid == "full":
            seen = seen_cards(s, viewer)
        if isinstance(frame, FirstClaim):
            chosen_face = face_of(s, viewer)
        if isinstance(frame, PointAll | PointLast) and s.aims[viewer] != NO_AIM:
            aim = () if s.aims[viewer] == BLINDLY else seats_in(s.aims[viewer])
    return CrossfireView(
        you=viewer,
        mode=chosen.mode,
        mix=cast.mix,
        specials=cast.specials,
        claims=cast.file.claims,
        games=int(chosen.games),
        tokens=cast.tokens,
        talk_seconds=talk_seconds(s),
        claim_cap=cast.claim_cap,
        statement_cap=cast.statement_cap,
        memory_aid=chosen.memory_aid,
        chat=chosen.chat,
        dead_shield=chosen.dead_shield,
        late_hits=chosen.late_hits,
        game=s.game,
        dealer=s.dealer,
        sniper=cast.sniper(s.dealer) if cast.sniping else None,
        shuffles=cast.shuffles[s.dealer],
        shuffled=max(0, len(s.stages) - 2),
        decision=None if frame is None else frame.tag,
        stage=frame.stage if isinstance(frame, Look) else None,
        active=() if frame is None else frame.seats,
        seats=shared.seats,
        said=shared.said,
        asked=asked,
        card=card,
        seen=seen,
        chosen=chosen_face,
        aim=aim,
        result=shared.result,
        # `options` is typed as actions; law 1 checks that they are those of Crossfire.
        options=() if viewer is None else options(s, viewer),  # type: ignore[arg-type]
        outcome=None if s.stack else series.result(s),
    )


def _shows_card(s: Table, viewer: Seat, frame: Frame | None) -> bool:
    """True while the viewer must look or claim; later only by setting (CF-2.3, 2.9)."""
    if isinstance(frame, Look | FirstClaim) and viewer in frame.seats:
        return True
    if viewer == s.cast.sniper(s.dealer):
        return False
    if s.settings.memory_aid == "none":
        return False
    return s.settings.memory_aid == "full" or not isinstance(frame, Look)


def seen_cards(s: Table, seat: Seat) -> tuple[SeenCard, ...]:
    """All cards that a seat has seen, in order (rules, section 6)."""
    place = s.cast.place(s.dealer, seat)
    if place == NOBODY:
        return ()
    around = ring(s)
    found = []
    for count, stage in enumerate(own_stages(s, seat)):
        role = ROLES[s.stages[stage][seat]]
        if stage == 0:
            found.append(SeenCard("dealt", role, None, None))
            if len(s.stages) > 1:
                left = around[(place + 1) % len(around)]
                found.append(SeenCard("passed", role, left, None))
        elif stage == 1:
            found.append(SeenCard("got", role, around[place - 1], None))
        else:
            found.append(SeenCard("shuffle", role, None, count - 1))
    return tuple(found)
