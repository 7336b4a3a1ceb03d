"""Pages about the asking guest."""

from typing import Any

from litestar import Request, Response, get, post
from litestar.params import JSONBody

from omerta.server.table.guest import Guest
from omerta.server.web.front import network_of_scope
from omerta.server.web.identity import (
    forget_guest,
    guest_row,
    new_guest,
    rename_guest,
    renewed_cookie,
)
from omerta.server.web.problems import may_refuse
from omerta.server.web.services import Asking, Given
from omerta.server.wire.pages import Introduce, Me


@get("/me", summary="The asking guest", responses=may_refuse())
async def show_me(request: Request[Any, Any, Any], services: Given, guest: Asking) -> Response[Me]:
    """The guest and their tables; every page asks for this, which renews the cookie."""
    if guest is None:
        return Response(Me(None, "", ()))
    return Response(await _me(services, guest), cookies=[renewed_cookie(request)])


@post(
    "/me", status_code=200, summary="Give a name, or change it", responses=may_refuse(changes=True)
)
async def introduce(
    data: JSONBody[Introduce], request: Request[Any, Any, Any], services: Given
) -> Response[Me]:
    """Give a new guest a cookie, or a known one another name."""
    row = await guest_row(services.store, request)
    if row is not None:
        return Response(await _me(services, await rename_guest(services.store, row, data.name)))
    services.limits.count(services.limits.guests, network_of_scope(request.scope))
    guest, cookie = await new_guest(services.store, request, data.name)
    return Response(await _me(services, guest), cookies=[cookie])


@post(
    "/me/forget",
    status_code=200,
    summary="Forget the asking guest",
    responses=may_refuse(changes=True),
)
async def forget(request: Request[Any, Any, Any], services: Given) -> Response[Me]:
    """Make the guest's cookie invalid; bots play on in their seats."""
    row = await guest_row(services.store, request)
    anonymous = Me(None, "", ())
    if row is None:
        return Response(anonymous)
    cookie = await forget_guest(services.store, row, request)
    services.registry.send_away(row.public)
    return Response(anonymous, cookies=[cookie])


async def _me(services: Given, guest: Guest) -> Me:
    return Me(guest.public, guest.name, await services.registry.tables_of(guest))


PAGES = (show_me, introduce, forget)
