"""A few threads read for all callers; a read that starts after a saved change sees it."""

import asyncio
import logging
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Concatenate, ParamSpec, TypeVar

from sqlalchemy import Connection, Engine
from sqlalchemy.exc import SQLAlchemyError

from omerta.server.storage.faults import fault, is_lost
from omerta.server.storage.refusals import NotRead

Asked = ParamSpec("Asked")
Found = TypeVar("Found")
Query = Callable[Concatenate[Connection, Asked], Found]

_LOG = logging.getLogger(__name__)


class Readers:
    """The threads that read, one for each connection."""

    def __init__(self, engine: Engine, count: int) -> None:
        self._engine = engine
        self._closed = False
        self._threads = ThreadPoolExecutor(count, thread_name_prefix="omerta-reader")

    async def ask(
        self, query: Query[Asked, Found], *args: Asked.args, **kwargs: Asked.kwargs
    ) -> Found:
        """Return the answer to this query, or raise `NotRead`."""
        if self._closed:
            raise NotRead

        def read() -> Found:
            with self._engine.connect() as connection:
                return query(connection, *args, **kwargs)

        return await asyncio.get_running_loop().run_in_executor(
            self._threads, _read_with_retry, read
        )

    async def close(self) -> None:
        """Wait for the last answer."""
        self._closed = True
        await asyncio.to_thread(self._threads.shutdown)


def _read_with_retry(read: Callable[[], Found]) -> Found:
    """Read, and once more if the connection was dead."""
    try:
        try:
            return read()
        except SQLAlchemyError as error:
            if not is_lost(error):
                raise
            return read()
    except SQLAlchemyError as error:
        why = fault(error)
        _LOG.error("not read: %s", why)
        raise NotRead(why) from None
