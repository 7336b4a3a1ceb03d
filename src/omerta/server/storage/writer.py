"""One thread writes for all callers, and commits together what waits together.

A commit costs the same for one change as for fifty. So the thread takes all waiting changes,
makes them in one transaction, and lets their callers go on after the commit. If a batch fails,
each of its changes is tried alone, so that only a bad one fails. Where commits are fast, changes
would not meet and each would cost a commit; so the next commit begins a moment after the last,
and the later the more there was to write. A busy server commits for many callers at once, and a
single caller never waits.
"""

import asyncio
import logging
import queue
import threading
import time
from collections.abc import Sequence
from contextlib import AbstractContextManager
from itertools import groupby
from operator import attrgetter
from typing import Any, TypeVar

from sqlalchemy import Connection
from sqlalchemy.exc import DBAPIError, SQLAlchemyError

from omerta.server.storage import commit_check, transactions
from omerta.server.storage.changes import Change
from omerta.server.storage.database import Database
from omerta.server.storage.faults import fault, is_locked, is_lost
from omerta.server.storage.refusals import AlreadyServed, NotSaved, Unreachable

Item = TypeVar("Item")
Result = TypeVar("Result")

MAX_BATCH = 500
"""The most changes in one commit; the first of them must not wait for too long."""
PAUSE = 0.002
"""Seconds from the beginning of a commit to the next, for each change in it."""
MAX_PAUSE = 0.01
"""The longest such pause in seconds; players do not notice it."""

_LOG = logging.getLogger(__name__)


class PendingChange:
    """A change that waits, and its caller."""

    __slots__ = ("_future", "change", "error", "item", "result")

    def __init__(self, change: Change[Any, Any], item: Any, future: asyncio.Future[Any]) -> None:
        self.change = change
        self.item = item
        self.result: Any = None
        self.error: Exception | None = None
        self._future = future

    def resolve(self) -> None:
        """Let the caller go on, unless it has given up waiting."""
        if self._future.done():
            return
        if self.error is None:
            self._future.set_result(self.result)
        else:
            self._future.set_exception(self.error)


class Writer:
    """The thread that writes, for callers of one event loop."""

    def __init__(self, database: Database, loop: asyncio.AbstractEventLoop) -> None:
        self._database = database
        self._loop = loop
        self._waiting: queue.SimpleQueue[PendingChange | None] = queue.SimpleQueue()
        self._closed = False
        self._connection: Connection | None = None
        self._next_commit = 0.0
        """When the next commit may begin."""
        self._thread = threading.Thread(target=self._work, name="omerta-writer", daemon=True)
        self._thread.start()

    async def make(self, change: Change[Item, Result], item: Item) -> Result:
        """Make this change and return after its commit; a cancelled caller does not stop it."""
        if self._closed:
            raise NotSaved
        future: asyncio.Future[Result] = self._loop.create_future()
        self._waiting.put(PendingChange(change, item, future))
        return await future

    async def close(self) -> None:
        """Refuse further changes, and wait until all others are written."""
        self._closed = True
        self._waiting.put(None)
        await asyncio.to_thread(self._thread.join)

    def _work(self) -> None:
        while batch := self._take():
            self._next_commit = time.monotonic() + min(MAX_PAUSE, PAUSE * len(batch))
            self._write(batch)
            self._loop.call_soon_threadsafe(_resolve, batch)
        if self._connection is not None:
            self._connection.close()

    def _take(self) -> list[PendingChange]:
        """All waiting changes, at least one; none at the end."""
        batch: list[PendingChange] = []
        pending = self._waiting.get()
        self._pause()
        while pending is not None:
            batch.append(pending)
            if len(batch) == MAX_BATCH:
                return batch
            try:
                pending = self._waiting.get_nowait()
            except queue.Empty:
                return batch
        if batch:
            self._waiting.put(None)  # the end comes again after this batch
        return batch

    def _pause(self) -> None:
        left = self._next_commit - time.monotonic()
        if left > 0:
            time.sleep(left)

    def _write(self, batch: Sequence[PendingChange]) -> None:
        try:
            self._commit(batch)
        except Unreachable as error:
            _fail(batch, error)
        except Exception as error:  # noqa: BLE001 - passed to the callers, the thread lives on
            if len(batch) > 1 or is_lost(error):
                self._write_one_by_one(batch)
            else:
                _fail(batch, error)

    def _write_one_by_one(self, batch: Sequence[PendingChange]) -> None:
        for done, pending in enumerate(batch):
            try:
                self._commit([pending])
            except Unreachable as error:
                return _fail(batch[done:], error)
            except Exception as error:  # noqa: BLE001 - as above
                _fail([pending], error)
        return None

    def _commit(self, batch: Sequence[PendingChange]) -> None:
        """Make these changes in one transaction."""
        transaction_number = None
        try:
            connection, transaction = self._begin()
            with transaction:
                transaction_number = commit_check.check_epoch(connection, self._database.epoch)
                _apply(connection, batch)
        except DBAPIError as error:
            if is_locked(error):
                raise Unreachable(fault(error)) from None
            if not (
                transaction_number and is_lost(error) and self._was_committed(transaction_number)
            ):
                raise

    def _begin(self) -> tuple[Connection, AbstractContextManager[Any]]:
        """A transaction on the one connection, which is opened again when it was lost."""
        if self._database.claim is not None:
            self._database.claim.check()
        try:
            if self._connection is None:
                self._connection = self._database.writing.connect()
            return self._connection, transactions.begin(self._connection)
        except (DBAPIError, AlreadyServed) as error:
            raise Unreachable(fault(error)) from None

    def _was_committed(self, transaction_number: str) -> bool:
        try:
            return self._connection is not None and commit_check.was_committed(
                self._connection, transaction_number
            )
        except (DBAPIError, AlreadyServed) as error:
            raise Unreachable(fault(error)) from None


def _apply(connection: Connection, batch: Sequence[PendingChange]) -> None:
    for change, group in groupby(batch, key=attrgetter("change")):
        same = list(group)
        results = change(connection, [pending.item for pending in same])
        for pending, result in zip(same, results, strict=True):
            pending.result = result


def _fail(batch: Sequence[PendingChange], error: Exception) -> None:
    """Fail with `NotSaved` where the database refused; its own message may hold secrets."""
    refused = isinstance(error, Unreachable | SQLAlchemyError)
    why = fault(error)
    if refused:
        _LOG.error("not saved: %s (changes: %d)", why, len(batch))
    for pending in batch:
        pending.error = NotSaved(why) if refused else error


def _resolve(batch: Sequence[PendingChange]) -> None:
    for pending in batch:
        pending.resolve()
