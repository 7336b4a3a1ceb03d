"""Pages about games that were played: replays, their luck, their files."""

from typing import Annotated, Any

from litestar import Request, Response, get, post
from litestar.params import Parameter

from omerta.kernel import Seat
from omerta.server.table.people import Guest
from omerta.server.web.front import place
from omerta.server.web.parts import Parts
from omerta.server.web.problems import JSON
from omerta.server.wire.pages import Luck, Moments, ReplayInfo

LARGEST_FILE = 5_000_000
"""Bytes of a match file; a game of Crooks has some ten thousand."""

Step = Annotated[int, Parameter(ge=0, le=1 << 31)]


@get("/plays/{play:str}", summary="A game that is over")
async def show_play(play: str, parts: Parts, guest: Guest | None) -> ReplayInfo:
    """Who played, how it ended, and the seal that is now broken."""
    return await parts.replays.info(play, guest)


@get("/plays/{play:str}/moments", summary="Frames of a replay")
async def show_moments(
    play: str,
    parts: Parts,
    guest: Guest | None,
    first: Step,
    last: Step,
    seat: Annotated[Seat | None, Parameter(ge=0, le=9)] = None,
) -> Moments:
    """Consecutive frames as one viewer saw them."""
    return await parts.replays.moments(play, seat, first, last, guest)


@get("/plays/{play:str}/luck", summary="All luck of a game that is over")
async def show_luck(play: str, parts: Parts) -> Luck:
    """Every use of luck in order, to be drawn again from secret and salts."""
    return await parts.replays.luck(play)


@get("/plays/{play:str}/file", summary="A game that is over, as a file")
async def download(play: str, parts: Parts, guest: Guest | None) -> Response[bytes]:
    """The match file, as `omerta verify` and `omerta replay` read it."""
    info = await parts.replays.info(play, guest)
    name = f"omerta-{info.game}-{info.play}.json"
    return Response(
        await parts.replays.file(play),
        media_type=JSON,
        headers={"content-disposition": f'attachment; filename="{name}"'},
    )


@post("/plays", request_max_body_size=LARGEST_FILE, summary="Take in a game from a file")
async def take_in(
    body: bytes, request: Request[Any, Any, Any], parts: Parts, guest: Guest | None
) -> ReplayInfo:
    """A match file of a game that is over; it is played again before it is believed."""
    parts.limits.count(parts.limits.imports, place(request.scope))
    return await parts.replays.info(await parts.replays.take_in(body), guest)


PAGES = (show_play, show_moments, show_luck, download, take_in)
