"""Whether a request comes from a page of ours: browsers say so in `Origin`."""

from collections.abc import Iterable, Mapping
from urllib.parse import urlsplit

Headers = Mapping[str, str]


def headers_of(raw: Iterable[tuple[bytes, bytes]]) -> dict[str, str]:
    """The headers of an ASGI request by their names in small letters."""
    return {name.decode("latin-1").lower(): value.decode("latin-1") for name, value in raw}


def is_ours(headers: Headers, allowed: tuple[str, ...]) -> bool:
    """Whether this request is no page's, or one of a page from the same host or an allowed one."""
    origin = headers.get("origin")
    if origin is None:
        return True
    if origin.lower() in allowed:
        return True
    try:
        parts = urlsplit(origin)
    except ValueError:
        return False
    host = headers.get("host", "")
    return parts.scheme in {"http", "https"} and bool(host) and parts.netloc.lower() == host.lower()
