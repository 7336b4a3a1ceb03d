"""How a table looks: to somebody outside, to everybody at it, and to one viewer of its game."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import msgspec
from msgspec.structs import asdict

from omerta.kernel import Seat, Viewer
from omerta.kernel.view_diff import view_diff
from omerta.server.storage.rows import TableRow
from omerta.server.table.document import Document, seat_info, watcher_name
from omerta.server.table.live import Happening, Live
from omerta.server.table.people import Guest
from omerta.server.wire.pages import MyTable, TableLine
from omerta.server.wire.pushes import Step
from omerta.server.wire.table import Origin, PlayInfo, SeatInfo, Spectator, TableInfo

if TYPE_CHECKING:
    from omerta.server.table.actor import Table

PEOPLE = ("seats", "spectators")
"""The fields of a table that say who is here."""


def line(row: TableRow, doc: Document) -> TableLine:
    """A table as somebody outside sees it; who sits at a locked one is told inside."""
    return TableLine(
        code=row.code,
        game=row.game,
        phase=row.phase,  # type: ignore[arg-type]  # written by a table alone
        names=() if doc.password else tuple(seat.name for seat in doc.seats if seat.name),
        seats=len(doc.seats),
        open=sum(seat.kind == "open" for seat in doc.seats),
        locked=bool(doc.password),
    )


def my_line(table: "Table", guest: Guest) -> MyTable:
    """The table as somebody who has a seat there sees it from outside."""
    waiting = table.live.asked if table.live is not None else ()
    mine = table.doc.seats_of(guest.public)
    names = tuple(seat.name for seat in table.doc.seats if seat.name)
    return MyTable(
        table.code, table.row.game, table.phase, names, any(seat in waiting for seat in mine)
    )


def info(table: "Table") -> TableInfo:
    """The table as everybody at it may see it."""
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
        resting=table.resting,
        lesson=doc.lesson,
        commitment=doc.commitment,
        play=table.live.id if table.live is not None else None,
        number=doc.number,
        origin=None if doc.start is None else Origin(doc.start.play, doc.start.seq),
        notice=doc.notice,
        doubts=_doubts(table),
        seat_asked=table.newcomers.asked,
    )


def people(table: "Table") -> dict[str, Any]:
    """Those fields of the table that say who is here."""
    return dict(zip(PEOPLE, (_seats(table), _spectators(table)), strict=True))


def known_to(table: "Table", play: str) -> dict[str, Any]:
    """The table for a browser that knows this game."""
    fields = asdict(info(table))
    if table.playing and fields["play"] == play:
        del fields["options"]  # they stay, and an owner's box is most of what there is to tell
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
    found = {visitor.guest.public: visitor.guest.name for visitor in table.visitors}
    return tuple(
        Spectator(guest, watcher_name(table.doc, name))
        for guest, name in found.items()
        if guest not in seated
    )


def play_info(table: "Table", viewer: Viewer) -> PlayInfo | None:
    """The game as this viewer may know it now."""
    live = table.live
    if live is None:
        return None
    view = live.play.view(viewer)
    together = table.together
    undo = live.play.can_undo(viewer) if together is None else together.steps_back > 0
    return PlayInfo(
        play=live.id,
        seq=live.seq,
        view=view,
        waiting=tuple(live.asked),
        clock=table.timing.info(),
        undo=viewer is not None and table.playing and undo,
        cautions=live.cautions(viewer, view),
        suggestions=() if together is None else together.suggestions,
        undo_asked=None if together is None else together.asked,
    )


def steps(
    table: "Table",
    live: Live,
    happenings: Sequence[Happening],
    viewers: Sequence[Viewer],
    waited: tuple[Seat, ...],
) -> dict[Viewer, list[Step]]:
    """New steps as each of these viewers may know them, and how the game stands now.

    Of several steps at once only the last tells how things stand; until then the table shows what
    it showed, and waits for those for whom it `waited`.
    """
    last, play = happenings[-1], live.play
    waiting, clock, has_reminders = (
        tuple(live.asked),
        table.timing.info(),
        live.options.has_reminders,
    )
    public = [happening.told_to(None) for happening in happenings]
    readers = [happening.readers() for happening in happenings]
    # Where all play together, any of them may ask for the last step back.
    back = None if table.together is None else table.together.steps_back > 0
    before, live.shown = live.shown, {}
    found: dict[Viewer, list[Step]] = {}
    for viewer, view in zip(viewers, play.views(viewers), strict=True):
        live.shown[viewer] = view
        fields, entries = view_diff(before.get(viewer), view)
        changed = fields if last.seq else view
        found[viewer] = pushes = []
        undoable = play.can_undo(viewer) if back is None else back
        undo = viewer is not None and bool(waiting) and undoable
        cautions = live.cautions(viewer, view)
        for happening, told, knowing in zip(happenings, public, readers, strict=True):
            initiated, stands = viewer in knowing, happening is last
            pushes.append(
                Step(
                    play=live.id,
                    seq=happening.seq,
                    told=happening.told_to(viewer) if initiated else told,
                    view=changed if stands else {},
                    entries=entries if stands else {},
                    waiting=waiting if stands else waited,
                    clock=clock,
                    undo=undo,
                    cautions=cautions,
                    log=told if initiated and not has_reminders else msgspec.UNSET,
                )
            )
    return found
