"""Reverse proxies: finds one that forwards requests although the owner has not named it."""

import hmac
import logging
from collections.abc import Iterator

from litestar.types import HTTPScope, WebSocketScope

from omerta.server.config import Config
from omerta.server.web.addresses import Networks, is_local, name_in
from omerta.server.web.origins import Headers, is_ours

log = logging.getLogger(__name__)

NEEDED = ("x-forwarded-for", "x-forwarded-proto")
"""The headers in which a proxy must describe the client's request."""
_FORWARDING = (*NEEDED, "x-forwarded-host", "x-real-ip", "forwarded")
_OF_BROWSERS = "accept-language"
"""Every browser sends this header; health checks and Prometheus do not."""


class Proxies:
    """Checks each request as it comes from the network, before forwarded headers are believed."""

    def __init__(self, config: Config) -> None:
        self._named = Networks(config.proxies)
        self._origins = config.origins
        self._token = config.metrics_token
        self._noted: set[str] = set()
        self._here = False
        """Whether a proxy that the owner has not named runs on this machine."""

    def note(self, scope: HTTPScope | WebSocketScope, headers: Headers) -> None:
        """Warn, once for each sign, of a proxy that is not named or does not say enough."""
        peer = scope["client"][0] if scope["client"] else ""
        named = peer in self._named
        for sign in self._signs(scope, headers, named=named):
            self._here = self._here or (not named and is_local(peer))
            if sign not in self._noted:
                self._noted.add(sign)
                message = (
                    "a proxy does not forward" if named else "a proxy is not in OMERTA_PROXIES"
                )
                log.warning(message, extra={"address": peer, "sign": sign})

    def _signs(
        self, scope: HTTPScope | WebSocketScope, headers: Headers, *, named: bool
    ) -> Iterator[str]:
        if named:
            if _OF_BROWSERS in headers:
                yield from (f"no {name}" for name in NEEDED if name not in headers)
            return
        yield from (name for name in _FORWARDING if name in headers)
        if scope["http_version"] == "1.0" and _OF_BROWSERS in headers:
            yield "a browser by HTTP/1.0"
        origin = headers.get("origin", "")
        if (
            origin.startswith("https:")
            and scope["scheme"] in {"http", "ws"}
            and is_ours(headers, self._origins, scope["scheme"])
        ):
            yield "a page by HTTPS"

    def may_see_numbers(self, scope: HTTPScope, headers: Headers) -> bool:
        """Whether this request comes from a program on this machine, or has the owner's token."""
        word, _, token = headers.get("authorization", "").partition(" ")
        if self._token and word.lower() == "bearer":
            return hmac.compare_digest(token.strip().encode(), self._token.encode())
        peer = scope["client"][0] if scope["client"] else ""
        forwarded = any(name in headers for name in _FORWARDING) or scope["http_version"] == "1.0"
        return (
            is_local(peer)
            and is_local(name_in(headers.get("host", "")))
            and not (forwarded or self._here or peer in self._named)
        )
