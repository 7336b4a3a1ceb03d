"""The browser client: files from the build, and one page for every address."""

import asyncio
import hashlib
import mimetypes
import re
from importlib import resources
from pathlib import Path
from typing import Any, NamedTuple

from litestar import HttpMethod, MediaType, Request, Response, route

from omerta.server.web.problems import NoSuchPage

FOLDER = Path(str(resources.files("omerta"))) / "_client"
_ENCODINGS = (("br", ".br"), ("gzip", ".gz"))
_HASHED = "assets"
"""The folder of files with a hash in their names, which never change."""
_SCRIPT = re.compile(r'<script type="module"[^>]* src="([^"]+)"')
_NOT_BUILT = """<!doctype html>
<html lang="en">
<title>Omertà</title>
<h1>The browser client is not built.</h1>
<p>In a source checkout, start the server by <code>./play</code>, which builds it, or run
<code>npm ci</code> and <code>npm run build</code> in the folder <code>web</code>.</p>
</html>
"""

mimetypes.add_type("text/javascript", ".js")  # the tables of some systems differ
mimetypes.add_type("font/woff2", ".woff2")
mimetypes.add_type("application/manifest+json", ".webmanifest")


class ServedFile(NamedTuple):
    """A file in the encoding that one client gets."""

    body: bytes
    kind: str
    encoding: str
    hashed: bool


@route(
    ["/", "/{path:path}"],
    http_method=[HttpMethod.GET, HttpMethod.HEAD],
    include_in_schema=False,
)
async def client(request: Request[Any, Any, Any]) -> Response[Any]:
    """A file of the client, or its page for every address that is no file."""
    wanted = request.scope["path"].strip("/")
    if wanted == "api" or wanted.startswith("api/"):
        raise NoSuchPage
    accepted = request.headers.get("accept-encoding", "")
    served = await asyncio.to_thread(find, FOLDER, wanted, accepted)
    if served is None:
        return Response(_NOT_BUILT, status_code=503, media_type=MediaType.HTML)
    headers = {
        "cache-control": "public, max-age=31536000, immutable" if served.hashed else "no-cache",
        "etag": f'"{hashlib.sha256(served.body).hexdigest()[:32]}"',
        "vary": "accept-encoding",
    }
    if headers["etag"] in request.headers.get("if-none-match", ""):
        return Response(None, status_code=304, headers=headers)
    if served.encoding:
        headers["content-encoding"] = served.encoding
    return Response(served.body, media_type=served.kind, headers=headers)


def first_script() -> str:
    """Return the first script of the page; its name changes with everything it imports."""
    page = _inside(FOLDER, "index.html")
    found = None if page is None else _SCRIPT.search(page.read_text(encoding="utf-8"))
    return "" if found is None else found[1]


def find(folder: Path, wanted: str, accepted: str) -> ServedFile | None:
    """Return the file for this path, or the page itself; None if nothing is built."""
    file = _inside(folder, wanted)
    if file is None:
        if wanted.startswith(f"{_HASHED}/"):
            raise NoSuchPage  # a script of an older build, which the page cannot replace
        file = _inside(folder, "index.html")
    if file is None:
        return None
    kind = mimetypes.guess_type(file.name)[0] or "application/octet-stream"
    hashed = file.parent == folder / _HASHED
    encodings = {word.partition(";")[0].strip() for word in accepted.split(",")}
    for encoding, suffix in _ENCODINGS:
        packed = file.with_name(file.name + suffix)
        if encoding in encodings and packed.is_file():
            return ServedFile(packed.read_bytes(), kind, encoding, hashed)
    return ServedFile(file.read_bytes(), kind, "", hashed)


def _inside(folder: Path, wanted: str) -> Path | None:
    """A file below the folder, whatever the path says; files that the build hides stay hidden."""
    if any(part.startswith(".") for part in wanted.split("/")):
        return None
    try:
        file = (folder / wanted).resolve()
        good = file.is_relative_to(folder.resolve()) and file.is_file()
    except (OSError, ValueError):  # longer than a name can be, or with a zero byte
        return None
    return file if good else None
