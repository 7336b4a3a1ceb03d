"""Snapshots of a table for clients: for a guest outside, for all at it, for one viewer."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import msgspec
from msgspec.structs import asdict

from omerta.kernel import Seat, Viewer
from omerta.kernel.view_diff import view_diff
from omerta.server.storage.rows import TableRow
from omerta.server.table.document import Document, seat_info, spectator_name
from omerta.server.table.guest import Guest
from omerta.server.table.live_match import LiveMatch, Step
from omerta.server.wire.pages import MyTable, TableSummary
from omerta.server.wire.pushes import StepAdded
from omerta.server.wire.table import MatchInfo, Origin, SeatInfo, Spectator, TableInfo

if TYPE_CHECKING:
    from omerta.server.table.actor import Table

GUEST_FIELDS = ("seats", "spectators")
"""The fields of a table that say who is here."""


def summary(row: TableRow, doc: Document) -> TableSummary:
    """Return a table as a guest outside sees it; a locked one does not show its names."""
    return TableSummary(
        code=row.code,
        game=row.game,
        phase=row.phase,  # type: ignore[arg-type]  # written by a table alone
        names=() if doc.password else tuple(seat.name for seat in doc.seats if seat.name),
        seats=len(doc.seats),
        open=sum(seat.kind == "open" for seat in doc.seats),
        locked=bool(doc.password),
    )


def my_table(table: "Table", guest: Guest) -> MyTable:
    """Return the table as one of its players sees it from outside."""
    waiting = table.match.pending if table.match is not None else ()
    mine = table.doc.seats_of(guest.public)
    names = tuple(seat.name for seat in table.doc.seats if seat.name)
    return MyTable(
        table.code, table.row.game, table.phase, names, any(seat in waiting for seat in mine)
    )


def table_info(table: "Table") -> TableInfo:
    """Return the table as all guests at it may see it."""
    doc = table.doc
    return TableInfo(
        code=table.code,
        game=table.row.game,
        phase=table.phase,
        host=doc.host,
        seats=_seats(table),
        spectators=_spectators(table),
        options=msgspec.json.decode(doc.options),
        clock=doc.clock,
        ease=doc.ease,
        pace=doc.pace,
        public=doc.public,
        locked=bool(doc.password),
        paused=doc.paused_at is not None,
        resting=table.is_intermission,
        lesson=doc.lesson,
        commitment=doc.commitment,
        play=table.match.id if table.match is not None else None,
        number=doc.number,
        origin=None if doc.start is None else Origin(doc.start.play, doc.start.seq),
        notice=doc.notice,
        doubts=_doubts(table),
        seat_asked=table.newcomers.request,
    )


def guest_fields(table: "Table") -> dict[str, Any]:
    """Return the fields of the table that say who is here."""
    return dict(zip(GUEST_FIELDS, (_seats(table), _spectators(table)), strict=True))


def table_fields(table: "Table", play: str) -> dict[str, Any]:
    """Return the table for a client that knows this match."""
    fields = asdict(table_info(table))
    if table.is_playing and fields["play"] == play:
        del fields["options"]  # they are fixed, and custom data makes up most of their bytes
    return fields


def _seats(table: "Table") -> tuple[SeatInfo, ...]:
    here, silence = table.presence.is_here, table.silence.of
    doc, seen_by = table.doc, table.doc.names_seen_by()
    return tuple(
        seat_info(
            seat, connected=here(seat.guest), silence=silence(number), seen_by=seen_by[number]
        )
        for number, seat in enumerate(doc.seats)
    )


def _doubts(table: "Table") -> tuple[str, ...]:
    if table.phase != "lobby":
        return ()
    chosen = table.doc.settings(table.game)
    return tuple(table.game.words.settings_warnings(chosen, len(table.doc.seats)))


def _spectators(table: "Table") -> tuple[Spectator, ...]:
    seated = table.doc.guests()
    found = {session.guest.public: session.guest.name for session in table.sessions}
    return tuple(
        Spectator(guest, spectator_name(table.doc, name))
        for guest, name in found.items()
        if guest not in seated
    )


def match_info(table: "Table", viewer: Viewer) -> MatchInfo | None:
    """Return the match as this viewer may know it now."""
    match = table.match
    if match is None:
        return None
    view = match.core.view(viewer)
    together = table.together
    undo = match.core.can_undo(viewer) if together is None else together.steps_to_undo > 0
    return MatchInfo(
        play=match.id,
        seq=match.seq,
        view=view,
        waiting=tuple(match.pending),
        clock=table.timing.info(),
        undo=viewer is not None and table.is_playing and undo,
        cautions=match.cautions(viewer, view),
        suggestions=() if together is None else together.suggestions,
        undo_asked=None if together is None else together.request,
    )


def step_pushes(
    table: "Table",
    match: LiveMatch,
    steps: Sequence[Step],
    viewers: Sequence[Viewer],
    waiting_before: tuple[Seat, ...],
) -> dict[Viewer, list[StepAdded]]:
    """Return the new steps as each viewer may know them, with the position after them.

    Of several steps at once only the last carries the position. The others repeat the view
    before, and the seats that were `waiting_before`.
    """
    last, play = steps[-1], match.core
    waiting, clock, has_reminders = (
        tuple(match.pending),
        table.timing.info(),
        match.settings.has_reminders,
    )
    public = [step.for_viewer(None) for step in steps]
    readers = [step.readers() for step in steps]
    # In a cooperative game every player may ask for the last step back.
    back = None if table.together is None else table.together.steps_to_undo > 0
    before, match.shown = match.shown, {}
    found: dict[Viewer, list[StepAdded]] = {}
    for viewer, view in zip(viewers, play.views(viewers), strict=True):
        match.shown[viewer] = view
        fields, entries = view_diff(before.get(viewer), view)
        changed = fields if last.seq else view
        found[viewer] = pushes = []
        undoable = play.can_undo(viewer) if back is None else back
        undo = viewer is not None and bool(waiting) and undoable
        cautions = match.cautions(viewer, view)
        for step, public_step, knowing in zip(steps, public, readers, strict=True):
            is_reader, is_last = viewer in knowing, step is last
            pushes.append(
                StepAdded(
                    play=match.id,
                    seq=step.seq,
                    told=step.for_viewer(viewer) if is_reader else public_step,
                    view=changed if is_last else {},
                    entries=entries if is_last else {},
                    waiting=waiting if is_last else waiting_before,
                    clock=clock,
                    undo=undo,
                    cautions=cautions,
                    log=public_step if is_reader and not has_reminders else msgspec.UNSET,
                )
            )
    return found
