"""This site as one client reaches it."""

import asyncio

from omerta.server.config import Config
from omerta.server.web.addresses import shared_address
from omerta.server.web.client import first_script
from omerta.server.web.identity import AnyConnection
from omerta.server.web.origins import headers_of, page_of
from omerta.server.wire.table import Site


async def site_of(connection: AnyConnection, config: Config) -> Site:
    """Return the address to share, and the client that a reload would bring."""
    return Site(address_of(connection, config), await asyncio.to_thread(first_script))


def address_of(connection: AnyConnection, config: Config) -> str:
    """Return the address under which others reach this page."""
    scope = connection.scope
    page = page_of(headers_of(scope["headers"]), config.origins, scope["scheme"])
    return shared_address(page, config.host)
