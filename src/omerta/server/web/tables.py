"""Pages about tables."""

import asyncio
import io
from functools import lru_cache
from typing import Annotated, Any

import segno
from litestar import Request, Response, get, post
from litestar.params import FromPath, JSONBody, QueryParameter

from omerta.kernel import Refusal, Seat
from omerta.server import passwords
from omerta.server.web.front import network_of_scope
from omerta.server.web.problems import may_refuse
from omerta.server.web.services import Asking, Given, Known, limit_replays
from omerta.server.web.site import address_of
from omerta.server.wire.pages import EarlierSteps, NewTable, TableOpened, TableSummary

Asked = Request[Any, Any, Any]
MAX_STEP_NUMBER = 1 << 31
SVG = "image/svg+xml"


class WrongHostPassword(Refusal):
    """Opening a table needs the password of this server."""

    def __init__(self) -> None:
        super().__init__("host-password", {})


@get("/tables", summary="Public tables", responses=may_refuse())
async def list_tables(services: Given) -> tuple[TableSummary, ...]:
    """The public tables for the start page."""
    return await services.registry.summaries()


@post("/tables", summary="Open a table", responses=may_refuse(401, 404, 409, changes=True))
async def open_table(
    data: JSONBody[NewTable], request: Asked, services: Given, known_guest: Known
) -> TableOpened:
    """Open a table for the asking guest, who is its host and has the first seat."""
    limits, here = services.limits, network_of_scope(request.scope)
    seal = services.config.host_password
    if seal is not None:
        limits.count(limits.hashes, here)
        limits.guess(limits.passwords, known_guest.public, here)
        if not await passwords.in_thread(passwords.is_match, seal, data.host_password):
            limits.passwords.wrong(known_guest.public)
            raise WrongHostPassword
        limits.passwords.right(known_guest.public, here)
    limits.check(limits.tables_per_network, here)
    limits.count(limits.tables, known_guest.public)
    limits.count(limits.tables_per_network, here)
    return TableOpened(await services.registry.open_table(known_guest, data))


@get("/tables/{code:str}", summary="A table, by its code", responses=may_refuse(404))
async def show_table(
    code: FromPath[str], request: Asked, services: Given, guest: Asking
) -> TableSummary:
    """A table as a guest with its code sees it before they sit down."""
    return (await services.table(request, code, guest)).summary()


@get(
    "/tables/{code:str}/qr.svg",
    guards=[limit_replays],
    media_type=SVG,
    summary="The address of a table as a QR code",
    responses=may_refuse(404),
)
async def show_qr(
    code: FromPath[str], request: Asked, services: Given, guest: Asking
) -> Response[bytes]:
    """A QR code of the address under which others reach the table."""
    table = await services.table(request, code, guest)
    address = address_of(request, services.config)
    picture = await asyncio.to_thread(_drawn, f"{address}/t/{table.code}")
    return Response(picture, media_type=SVG)


@lru_cache(maxsize=100)
def _drawn(address: str) -> bytes:
    """An address as a QR code: black on white in any theme, for cameras."""
    picture = io.BytesIO()
    segno.make(address, error="m").save(
        picture,
        kind="svg",
        scale=8,
        border=4,
        dark="#000",
        light="#fff",
        svgclass=None,
        lineclass=None,
    )
    return picture.getvalue()


@get(
    "/tables/{code:str}/story",
    summary="Earlier steps of the running match",
    responses=may_refuse(401, 403, 404),
)
async def show_story(
    code: FromPath[str],
    request: Asked,
    services: Given,
    known_guest: Known,
    before: Annotated[int, QueryParameter(ge=0, le=MAX_STEP_NUMBER)],
    seat: Annotated[Seat | None, QueryParameter(ge=0, le=9)] = None,
) -> EarlierSteps:
    """The steps before a step, as the asking guest may know them from one of their seats."""
    table = await services.table(request, code, known_guest)
    return await table.story(known_guest, seat, before)


PAGES = (list_tables, open_table, show_table, show_qr, show_story)
