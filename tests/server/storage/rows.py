"""Sample rows, and a store for the length of a test."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from msgspec.structs import replace

from omerta.server.storage.rows import GuestRow, MatchRow, NewChatRow, Progress, StepRow, TableRow
from omerta.server.storage.store import BUSY_TIMEOUT, Store

ANNA = GuestRow("guest-anna", b"\x00hash of Anna's token\xff", "Анна", 1_000, 2_000)
RUNNING = Progress(deadline=None, whole=None)


@asynccontextmanager
async def opened(address: str | Path, busy_timeout: float = BUSY_TIMEOUT) -> AsyncIterator[Store]:
    store = await Store.open(address, busy_timeout=busy_timeout)
    try:
        yield store
    finally:
        await store.close()


async def open_table(store: Store, code: str = "ABKM", *guests: str, now: int = 10) -> TableRow:
    await store.add_table(code, "crooks", "lobby", True, b'{"host": 1}', guests, now)
    table = await store.table(code)
    assert table
    return table


def play_row(play: str = "play-1", table: TableRow | None = None, **fields: Any) -> MatchRow:
    row = MatchRow(
        id=play,
        table=table.id if table else None,
        number=1,
        game="crooks",
        ruleset=1,
        seats=4,
        options=b'{"edition": "2016"}',
        players=b"[]",
        luck=b'{"secret": "s"}',
        status="live",
        outcome=None,
        started=100,
        ended=None,
        deadline=None,
        whole=None,
        state=b'{"dealt": true}',
        state_seq=0,
        state_draws=7,
        head=0,
    )
    return replace(row, **fields)


def deal(play: str = "play-1") -> StepRow:
    return StepRow(play, 0, "deal", None, None, b"[]", 7, None, 100)


def step(seq: int, play: str = "play-1", **fields: Any) -> StepRow:
    row = StepRow(play, seq, "act", 2, b'{"type":"rob"}', b"[1]", 7, f"command-{seq}", 100 + seq)
    return replace(row, **fields)


async def begin(store: Store, play: str = "play-1", table: TableRow | None = None) -> MatchRow:
    row = play_row(play, table)
    placed = replace(table, phase="playing", play=play) if table else None
    await store.begin_match(row, [deal(play)], placed, ())
    return row


def said(table: TableRow, text: str, *, watching: bool = False) -> NewChatRow:
    seat = None if watching else 1
    return NewChatRow(table.id, 500, ANNA.public, ANNA.name, seat, watching, text)


def size(path: str | Path) -> int:
    """Return the bytes of a file; 0 if there is none."""
    return Path(path).stat().st_size if Path(path).exists() else 0
