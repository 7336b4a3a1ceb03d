"""Pages about tables."""

import asyncio
import io
from typing import Annotated, Any

import segno
from litestar import Request, Response, get, post
from litestar.params import Parameter

from omerta.kernel import Refusal, Seat
from omerta.server.table.people import Guest
from omerta.server.web.addresses import shared_address
from omerta.server.web.front import place
from omerta.server.web.parts import Parts
from omerta.server.wire.pages import NewTable, Story, TableLine, TableOpened

Asked = Request[Any, Any, Any]
LARGEST_STEP = 1 << 31


class WrongHostPassword(Refusal):
    """Here not everybody may open tables."""

    def __init__(self) -> None:
        super().__init__("host-password", {})


@get("/tables", summary="Public tables")
async def list_tables(parts: Parts) -> tuple[TableLine, ...]:
    """The tables that the start page lists."""
    return await parts.hall.lines()


@post("/tables", summary="Open a table")
async def open_table(
    data: NewTable, request: Asked, parts: Parts, known_guest: Guest
) -> TableOpened:
    """A new table; its maker sits at it and is its host."""
    limits, here = parts.limits, place(request.scope)
    word = parts.settings.host_password
    if word is not None:
        limits.count(limits.passwords, here)
        if not await asyncio.to_thread(word.fits, data.host_password):
            raise WrongHostPassword
    limits.check(limits.tables_nearby, here)
    limits.count(limits.tables, known_guest.public)
    limits.count(limits.tables_nearby, here)
    return TableOpened(await parts.hall.open_table(known_guest, data))


@get("/tables/{code:str}", summary="A table, by its code")
async def show_table(code: str, request: Asked, parts: Parts) -> TableLine:
    """A table as somebody with its code sees it before sitting down."""
    return (await parts.table(request, code)).line()


@get("/tables/{code:str}/qr.svg", summary="The address of a table as a picture for cameras")
async def show_qr(code: str, request: Asked, parts: Parts) -> Response[bytes]:
    """A QR code of the address under which others reach the table."""
    table = await parts.table(request, code)
    scheme = request.scope["scheme"]
    server = shared_address(scheme, request.headers.get("host", ""))
    picture = io.BytesIO()
    segno.make(f"{server}/t/{table.line().code}", error="m").save(
        picture,
        kind="svg",
        scale=8,
        border=4,
        dark="#000",
        light="#fff",
        svgclass=None,
        lineclass=None,
    )
    return Response(picture.getvalue(), media_type="image/svg+xml")


@get("/tables/{code:str}/story", summary="Earlier steps of the running game")
async def show_story(
    code: str,
    request: Asked,
    parts: Parts,
    known_guest: Guest,
    before: Annotated[int, Parameter(ge=0, le=LARGEST_STEP)],
    seat: Annotated[Seat | None, Parameter(ge=0, le=9)] = None,
) -> Story:
    """What happened before a step, as the asking guest may know it from one of its seats."""
    table = await parts.table(request, code)
    return await table.story(known_guest, seat, before)


PAGES = (list_tables, open_table, show_table, show_qr, show_story)
