"""The page of a newspaper: self-contained HTML, with a policy that allows nothing else."""

from typing import Annotated, Literal

from litestar import MediaType, Response, get
from litestar.params import FromPath, QueryParameter

from omerta.kernel.press import Link, policy
from omerta.server.web.services import Asking, Given, limit_replays

Language = Annotated[Literal["en", "ru"], QueryParameter()]


@get(
    "/paper/{play:str}",
    guards=[limit_replays],
    include_in_schema=False,
    media_type=MediaType.HTML,
)
async def show_paper(
    play: FromPath[str],
    services: Given,
    guest: Asking,
    language: Language = "en",
    download: Annotated[Literal[0, 1], QueryParameter()] = 0,
) -> Response[str]:
    """The paper about a match, to read or as a file."""
    other = "en" if language == "ru" else "ru"
    links: dict[Link, str] = {
        "language": f"?language={other}",
        "save": f"?language={language}&download=1",
    }
    paper = await services.papers.paper(play, guest, language, {} if download else links)
    headers = {
        "content-security-policy": f"{policy(paper.style)}; frame-ancestors 'none'",
        "content-language": language,
    }
    if download:
        name = f"omerta-{paper.game}-{play}-{language}.html"
        headers["content-disposition"] = f'attachment; filename="{name}"'
    return Response(paper.page, media_type=MediaType.HTML, headers=headers)


PAGES = (show_paper,)
