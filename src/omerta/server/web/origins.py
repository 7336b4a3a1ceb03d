"""Whether a request comes from a page of this site, which browsers say in `Origin`."""

from collections.abc import Iterable, Mapping
from urllib.parse import urlsplit

Headers = Mapping[str, str]


def headers_of(raw: Iterable[tuple[bytes, bytes]]) -> dict[str, str]:
    """Return the headers of an ASGI request by their names in small letters."""
    return {name.decode("latin-1").lower(): value.decode("latin-1") for name, value in raw}


def page_of(headers: Headers, allowed: tuple[str, ...], scheme: str) -> str:
    """Return scheme and host of our page that asks.

    The browser names them in `Origin`, or in `Referer` for a picture. The request itself may
    have come here without TLS, or under another `Host`, through a proxy.
    """
    named = headers.get("origin") or _origin(headers.get("referer", ""))
    if named and is_ours({**headers, "origin": named}, allowed, scheme):
        return named
    secure = "https" if scheme in {"https", "wss"} else "http"
    return f"{secure}://{headers.get('host', '')}"


def _origin(address: str) -> str:
    """The origin of an address; "" if it has none."""
    try:
        parts = urlsplit(address)
    except ValueError:
        return ""
    return f"{parts.scheme}://{parts.netloc}" if parts.netloc else ""


def is_ours(headers: Headers, allowed: tuple[str, ...], scheme: str) -> bool:
    """Whether this request comes from no page, or from a page of this host or an allowed one.

    Every browser names the page that opens a socket or sends a change; a request without one
    comes from a program of the guest. Where the site uses TLS, a page without it is not ours: an
    attacker on the way could have written it.
    """
    origin = headers.get("origin")
    if origin is None:
        return True
    if origin.lower() in allowed:
        return True
    try:
        parts = urlsplit(origin)
    except ValueError:
        return False
    host = headers.get("host", "").lower()
    schemes = {"https"} if scheme in {"https", "wss"} else {"http", "https"}
    return parts.scheme in schemes and bool(host) and parts.netloc.lower() == host
