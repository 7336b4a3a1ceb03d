"""The services of the running server, as pages and sockets get them."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from typing import NamedTuple

from litestar.datastructures import State
from litestar.di import NamedDependency
from litestar.handlers import BaseRouteHandler
from litestar.params import SkipValidation

from omerta.kernel import Refusal
from omerta.server import codes, logs
from omerta.server.branches import Branches
from omerta.server.config import Config
from omerta.server.papers import Papers
from omerta.server.replays import Replays
from omerta.server.storage.refusals import NotRead, NotSaved, Unusable
from omerta.server.storage.store import Store
from omerta.server.studies import Studies
from omerta.server.table.actor import Table
from omerta.server.table.guest import Guest
from omerta.server.table_registry import TableRegistry, UnknownTable
from omerta.server.web.addresses import own_address
from omerta.server.web.front import network_of_scope
from omerta.server.web.identity import AnyConnection, WhoAreYou, guest_of
from omerta.server.web.limits import Limits, TooFast
from omerta.server.workers import WorkerPool


class DatabaseProbe:
    """Whether the database works, tried at most once a second for all callers."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._last: asyncio.Future[bool] | None = None

    async def is_working(self) -> bool:
        """Whether the database can be read and written."""
        if self._last is None:
            loop = asyncio.get_running_loop()
            self._last = asyncio.ensure_future(self._try())
            self._last.add_done_callback(lambda _: loop.call_later(1.0, self._forget))
        return await asyncio.shield(self._last)

    def _forget(self) -> None:
        self._last = None

    async def _try(self) -> bool:
        try:
            await self._store.check()
        except Refusal:
            return False
        return True


class Services(NamedTuple):
    """What the pages need to answer requests."""

    config: Config
    limits: Limits
    store: Store
    registry: TableRegistry
    replays: Replays
    studies: Studies
    branches: Branches
    papers: Papers
    probe: DatabaseProbe

    async def table(self, connection: AnyConnection, typed: str, guest: Guest | None) -> Table:
        """Return the table with this typed code.

        A guest with too many wrong codes finds only tables at which they have a seat. That is
        decided before the code is looked up, so that the time of a refusal does not reveal
        whether it exists.
        """
        here, guesses = network_of_scope(connection.scope), self.limits.codes
        code, who = codes.normalise(typed), guest.public if guest else ""
        try:
            self.limits.guess(guesses, who, here)
        except TooFast:
            rows = await self.store.tables_of(who)
            if code not in {row.code for row in rows}:
                raise
            table = await self.registry.table(code)
        else:
            table = await self._guessed(code, who, here)
        logs.table_code.set(code)
        return table

    async def _guessed(self, code: str, who: str, here: str) -> Table:
        """The table with this code; a code without a table counts as a wrong guess."""
        try:
            table = await self.registry.table(code)
        except UnknownTable:
            self.limits.codes.wrong(who)
            raise
        except Refusal:
            self.limits.codes.right(who, here)
            raise
        self.limits.codes.right(who, here)
        return table


@asynccontextmanager
async def open_services(config: Config, limits: Limits) -> AsyncIterator[Services]:
    """Open database, workers and tables in this order, and close them in the other.

    Raises `Unusable` if the database fails meanwhile.
    """
    try:
        async with _open_all(config, limits) as services:
            yield services
    except (NotRead, NotSaved) as refusal:
        raise Unusable(refusal.fault) from refusal


@asynccontextmanager
async def _open_all(config: Config, limits: Limits) -> AsyncIterator[Services]:
    async with AsyncExitStack() as stack:
        address = own_address(config.host, config.port)
        store = await Store.open(config.database, address=address)
        stack.push_async_callback(store.close)
        workers = WorkerPool()
        stack.push_async_callback(workers.close)
        workers.start()
        registry = TableRegistry(store, workers)
        stack.push_async_callback(registry.stop)
        await registry.start()
        replays = Replays(store, registry)
        studies = Studies(replays, workers)
        stack.callback(studies.stop)
        branches = Branches(store, registry)
        papers = Papers(store)
        yield Services(
            config,
            limits,
            store,
            registry,
            replays,
            studies,
            branches,
            papers,
            DatabaseProbe(store),
        )


Given = NamedDependency[SkipValidation[Services]]
"""The parameter `services` of a page."""
Asking = NamedDependency[Guest | None]
"""The parameter `guest` of a page: the asking guest, or None if they are unknown."""
Known = NamedDependency[Guest]
"""The parameter `known_guest` of a page: the asking guest, who must be known."""


def services_of(state: State) -> Services:
    """Return the services of this server, for Litestar's injection."""
    services: Services = state.services
    return services


def limit_replays(connection: AnyConnection, _: BaseRouteHandler) -> None:
    """Count a page that replays a match, which is work; a guard for Litestar."""
    limits = services_of(connection.app.state).limits
    limits.count(limits.replays, network_of_scope(connection.scope))


async def guest(request: AnyConnection, services: Given) -> Guest | None:
    """Return the asking guest or None, for Litestar's injection."""
    return await guest_of(services.store, request)


async def known_guest(request: AnyConnection, services: Given) -> Guest:
    """Return the asking guest or raise `WhoAreYou`, for Litestar's injection."""
    found = await guest_of(services.store, request)
    if found is None:
        raise WhoAreYou
    return found
