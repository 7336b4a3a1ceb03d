"""Pages about matches: replays, draws, studies, trees and files."""

from dataclasses import dataclass
from typing import Annotated

from litestar import Response, get, post
from litestar.handlers import BaseRouteHandler
from litestar.openapi.spec import OpenAPIMediaType, OpenAPIType, Operation, RequestBody, Schema
from litestar.params import FromPath, QueryParameter, RawBody

from omerta.kernel import Seat
from omerta.server.web.front import network_of_scope
from omerta.server.web.identity import AnyConnection
from omerta.server.web.problems import JSON, may_refuse
from omerta.server.web.services import Asking, Given, Known, limit_replays, services_of
from omerta.server.wire.pages import Draws, ReplayInfo, ReplaySteps, Study, Tree

MAX_FILE_BYTES = 5_000_000
"""Bytes of a match file; one of Crooks has some 10,000."""

StepAdded = Annotated[int, QueryParameter(ge=0, le=1 << 31)]


@dataclass
class TakesMatchFile(Operation):
    """For the OpenAPI description: the kernel reads this body, not Litestar."""

    def __post_init__(self) -> None:
        """Describe the body."""
        file = Schema(type=OpenAPIType.OBJECT, description="A match file of Omertà.")
        self.request_body = RequestBody({JSON: OpenAPIMediaType(schema=file)}, required=True)


@get("/plays/{play:str}", summary="A finished match", responses=may_refuse(404, 409))
async def show_play(play: FromPath[str], services: Given, guest: Asking) -> ReplayInfo:
    """A finished match's players, outcome and secret."""
    return await services.replays.info(play, guest)


@get(
    "/plays/{play:str}/moments",
    guards=[limit_replays],
    summary="Steps of a replay",
    responses=may_refuse(403, 404, 422),
)
async def show_moments(
    play: FromPath[str],
    services: Given,
    guest: Asking,
    first: StepAdded,
    last: StepAdded,
    seat: Annotated[Seat | None, QueryParameter(ge=0, le=9)] = None,
) -> ReplaySteps:
    """Consecutive steps as one viewer saw them."""
    return await services.replays.steps(play, seat, first, last, guest)


@get(
    "/plays/{play:str}/study",
    guards=[limit_replays],
    summary="Hindsight on a finished match",
    responses=may_refuse(404, 409, 422),
)
async def show_study(
    play: FromPath[str], services: Given, seat: Annotated[Seat, QueryParameter(ge=0, le=9)]
) -> Study:
    """Hindsight for one seat; the client asks again until the story is there."""
    return await services.studies.study(play, seat)


@get(
    "/plays/{play:str}/tree",
    guards=[limit_replays],
    summary="The matches that continue from one another",
    responses=may_refuse(404, 409),
)
async def show_tree(play: FromPath[str], services: Given, guest: Asking) -> Tree:
    """The tree of a match, with steps to continue from."""
    return await services.branches.tree(play, guest)


@get(
    "/plays/{play:str}/luck",
    guards=[limit_replays],
    summary="All draws of a finished match",
    responses=may_refuse(404, 409),
)
async def show_luck(play: FromPath[str], services: Given) -> Draws:
    """All draws in order, to be repeated from the secret and the salts."""
    return await services.replays.draws(play)


@get(
    "/plays/{play:str}/file",
    guards=[limit_replays],
    summary="A finished match as a file",
    responses=may_refuse(404, 409),
)
async def download(play: FromPath[str], services: Given, guest: Asking) -> Response[bytes]:
    """The match file, for `omerta verify` and `omerta replay`."""
    info = await services.replays.info(play, guest)
    name = f"omerta-{info.game}-{info.play}.json"
    return Response(
        await services.replays.file(play),
        media_type=JSON,
        headers={"content-disposition": f'attachment; filename="{name}"'},
    )


def limit_imports(connection: AnyConnection, _: BaseRouteHandler) -> None:
    """Count an import before its 5 MB are read; a guard for Litestar."""
    limits = services_of(connection.app.state).limits
    limits.count(limits.imports, network_of_scope(connection.scope))


@post(
    "/plays",
    guards=[limit_imports],
    operation_class=TakesMatchFile,
    request_max_body_size=MAX_FILE_BYTES,
    summary="Import a match from a file",
    responses=may_refuse(401, changes=True),
)
async def take_in(body: RawBody, services: Given, known_guest: Known) -> ReplayInfo:
    """Import the file of a finished match; the server replays it before it stores it."""
    play = await services.replays.import_match(body, known_guest)
    return await services.replays.info(play, known_guest)


PAGES = (show_play, show_moments, show_study, show_tree, show_luck, download, take_in)
