"""Pages about the asking browser."""

from typing import Any

from litestar import Request, Response, get, post
from litestar.params import JSONBody

from omerta.server.table.people import Guest
from omerta.server.web.front import place
from omerta.server.web.identity import forgotten, renamed, renewed, row_of, welcomed
from omerta.server.web.parts import Asking, Given
from omerta.server.web.problems import may_refuse
from omerta.server.wire.pages import Introduce, Me


@get("/me", summary="Who this browser is", responses=may_refuse())
async def show_me(request: Request[Any, Any, Any], parts: Given, guest: Asking) -> Response[Me]:
    """The guest and the tables at which it has a seat; every page asks, so the cookie lives on."""
    if guest is None:
        return Response(Me(None, "", ()))
    return Response(await _me(parts, guest), cookies=[renewed(request)])


@post(
    "/me", status_code=200, summary="Say a name, or change it", responses=may_refuse(changes=True)
)
async def introduce(
    data: JSONBody[Introduce], request: Request[Any, Any, Any], parts: Given
) -> Response[Me]:
    """A new browser becomes a guest and gets its cookie; a known one is renamed."""
    row = await row_of(parts.store, request)
    if row is not None:
        return Response(await _me(parts, await renamed(parts.store, row, data.name)))
    parts.limits.count(parts.limits.guests, place(request.scope))
    guest, cookie = await welcomed(parts.store, request, data.name)
    return Response(await _me(parts, guest), cookies=[cookie])


@post(
    "/me/forget",
    status_code=200,
    summary="Forget this browser",
    responses=may_refuse(changes=True),
)
async def forget(request: Request[Any, Any, Any], parts: Given) -> Response[Me]:
    """The cookie opens nothing any more, wherever it is kept; bots play on at the guest's seats."""
    row = await row_of(parts.store, request)
    nobody = Me(None, "", ())
    if row is None:
        return Response(nobody)
    cookie = await forgotten(parts.store, row, request)
    parts.hall.send_away(row.public)
    return Response(nobody, cookies=[cookie])


async def _me(parts: Given, guest: Guest) -> Me:
    return Me(guest.public, guest.name, await parts.hall.tables_of(guest))


PAGES = (show_me, introduce, forget)
