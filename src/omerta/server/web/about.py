"""Pages about the server: its games, its health and its metrics."""

from typing import Any

from litestar import Request, Response, get
from litestar.openapi.datastructures import ResponseSpec

import omerta
from omerta import games
from omerta.bots import levels_of
from omerta.kernel import Game, Refusal
from omerta.kernel.settings import values
from omerta.server import metrics
from omerta.server.web.front import MAY_SEE_NUMBERS
from omerta.server.web.problems import may_refuse
from omerta.server.web.services import Given
from omerta.server.web.site import site_of
from omerta.server.wire.pages import GameInfo, Health, SettingInfo
from omerta.server.wire.table import Site

Asked = Request[Any, Any, Any]
_METRICS = "text/plain; version=0.0.4; charset=utf-8"


class NotAllowedHere(Refusal):
    """A page for the server's own machine, or with the owner's token."""

    def __init__(self) -> None:
        super().__init__("not-from-here", {})


@get(
    "/games",
    summary="The games of this server",
    responses=may_refuse(),
    sync_to_thread=False,
)
def list_games() -> tuple[GameInfo, ...]:
    """All games with their seats, levels and settings."""
    return tuple(game_info(game) for game in games.all())


def game_info(game: Game[Any]) -> GameInfo:
    """Return a game as the start page needs it."""
    meta = game.meta
    options = values(game, meta.seats.stop - 1)
    return GameInfo(
        id=meta.id,
        seats=tuple(meta.seats),
        edition=meta.edition,
        levels=levels_of(meta.id),
        options=tuple(SettingInfo(name, words) for name, words in options.items()),
        timed=meta.timed,
        together=meta.together,
    )


@get("/site", summary="This site as the asking guest reaches it", responses=may_refuse())
async def show_site(request: Asked, services: Given) -> Site:
    """The address for other guests, and the client this server has."""
    return await site_of(request, services.config)


@get(
    "/health",
    summary="The health of the server",
    responses={
        503: ResponseSpec(
            Health, generate_examples=False, description="The server cannot use its database"
        )
    },
)
async def health(services: Given) -> Response[Health]:
    """Whether the server can read and write its database; 503 if not."""
    good = await services.probe.is_working()
    word = "ok" if good else "failing"
    state = Health(word, omerta.__version__, services.registry.count(), word)
    return Response(state, status_code=200 if good else 503)


@get(
    "/metrics",
    media_type=_METRICS,
    summary="Metrics for Prometheus, from the server's machine or with a token",
    responses=may_refuse(403),
)
async def numbers(request: Asked, services: Given) -> Response[bytes]:
    """The server's metrics."""
    if not request.scope["state"][MAY_SEE_NUMBERS]:
        raise NotAllowedHere
    metrics.TABLES.value = services.registry.count()
    return Response(metrics.page(), media_type=_METRICS)


PAGES = (list_games, show_site, health, numbers)
