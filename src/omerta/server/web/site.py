"""This site as one browser reaches it."""

import asyncio

from omerta.server.settings import Settings
from omerta.server.web.addresses import shared_address
from omerta.server.web.client import first_script
from omerta.server.web.identity import Connection
from omerta.server.web.origins import headers_of, page_of
from omerta.server.wire.table import Site


async def site_of(connection: Connection, settings: Settings) -> Site:
    """What a browser should know before it tells others, or goes on with an old client."""
    return Site(address_of(connection, settings), await asyncio.to_thread(first_script))


def address_of(connection: Connection, settings: Settings) -> str:
    """Where others find what this browser looks at."""
    scope = connection.scope
    page = page_of(headers_of(scope["headers"]), settings.origins, scope["scheme"])
    return shared_address(page, settings.host)
