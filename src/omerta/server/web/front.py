"""What every request passes: a number for the log, origin and rate checks, safe headers."""

import logging
import secrets
import time
from collections.abc import AsyncIterator, Callable, Iterable
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from typing import Any
from urllib.parse import urlsplit

import msgspec
from litestar import Litestar
from litestar.enums import ScopeType
from litestar.types import HTTPScope, Message, Receive, Scope, Send, WebSocketScope
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware

from omerta.kernel import Refusal
from omerta.server import logs, metrics
from omerta.server.config import Config
from omerta.server.web.addresses import is_own_name, name_in
from omerta.server.web.limits import Limits, TooFast, network_of
from omerta.server.web.origins import Headers, headers_of, is_ours
from omerta.server.web.problems import JSON, status_of
from omerta.server.web.proxies import Proxies
from omerta.server.wire.pages import Problem

log = logging.getLogger(__name__)
_SAFE = {"GET", "HEAD", "OPTIONS"}
_CSP = (
    "default-src 'self'; img-src 'self' data:; connect-src 'self'; object-src 'none'; "
    "base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)
_HEADERS = [
    (b"content-security-policy", _CSP.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), geolocation=(), microphone=(), payment=(), usb=()"),
    (b"cross-origin-resource-policy", b"same-origin"),
]
_HEADERS_OF_HTTPS = [  # browsers complain about these on plain HTTP
    (b"strict-transport-security", b"max-age=31536000"),
    (b"cross-origin-opener-policy", b"same-origin"),
]
_NOT_KEPT = (b"cache-control", b"no-store")
_UNKNOWN_HOST = (
    "This server does not know the name in your browser's address bar.\n"
    "Its owner can add the address of this page to OMERTA_ORIGINS.\n\n"
    "Сервер не знает имени, по которому вы к нему обращаетесь.\n"
    "Владелец должен добавить адрес этой страницы в OMERTA_ORIGINS.\n"
)
MAY_SEE_NUMBERS = "may_see_numbers"
"""The key in a request's state that says whether it may read the metrics."""


Opened = Callable[[], AbstractAsyncContextManager[None]]


class ForeignOrigin(Refusal):
    """A page of another site tries to act in the guest's name."""

    def __init__(self) -> None:
        super().__init__("foreign-origin", {})


class UnknownHost(Refusal):
    """A page under a name that may belong to another site and that the owner has not allowed."""

    def __init__(self, name: str) -> None:
        super().__init__("unknown-host", {"name": name[:100]})


class NotJson(Refusal):
    """A change that is not sent as JSON: forms of other sites can send such requests."""

    def __init__(self) -> None:
        super().__init__("not-json", {})


class Front:
    """The server's ASGI application: Litestar behind the checks that hold for every request."""

    def __init__(self, inner: Litestar, config: Config, limits: Limits, opened: Opened) -> None:
        self.inner = inner
        self.limits = limits
        self._opened = opened
        self._settings = config
        self._names = {urlsplit(origin).hostname or "" for origin in config.origins}
        self._names.add(config.host.lower())
        self._proxies = Proxies(config)
        inside: Any = self._pass
        self._forwarded: Any = ProxyHeadersMiddleware(inside, list(config.proxies))

    @asynccontextmanager
    async def lifespan(self) -> AsyncIterator[None]:
        """Open what the server needs, and close it at the end.

        This wraps Litestar's own lifespan, which would turn a refusal into a group of
        exceptions.
        """
        async with self._opened(), self.inner.lifespan():
            yield

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request or a socket on, or refuse it."""
        logs.request_id.set(secrets.token_hex(6))
        headers = headers_of(scope["headers"])
        self._proxies.note(scope, headers)
        if scope["type"] == ScopeType.HTTP:
            state = scope.setdefault("state", {})
            state[MAY_SEE_NUMBERS] = self._proxies.may_see_numbers(scope, headers)
        await self._forwarded(scope, receive, send)

    async def _pass(self, scope: Scope, receive: Receive, send: Send) -> None:
        """The same, after a known proxy has named the client's address."""
        headers = headers_of(scope["headers"])
        if scope["type"] == ScopeType.HTTP:
            await self._request(scope, receive, send, headers)
        else:
            await self._socket(scope, receive, send, headers)

    async def _socket(
        self, scope: WebSocketScope, receive: Receive, send: Send, headers: Headers
    ) -> None:
        try:
            self._check_page(scope, headers)
        except Refusal as refusal:
            log.warning("socket refused", extra={"why": refusal.code})
            await receive()
            await send({"type": "websocket.close", "code": 1008, "reason": ""})
            return
        await self.inner(scope, receive, send)

    async def _request(
        self, scope: HTTPScope, receive: Receive, send: Send, headers: Headers
    ) -> None:
        began = time.perf_counter()
        status = 0

        async def guarded(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                message["headers"] = _with_safe_headers(message["headers"], scope["scheme"])
            await send(message)

        try:
            self._check(scope, headers)
        except Refusal as refusal:
            await _refuse(refusal, guarded, scope["path"])
        else:
            await self.inner(scope, receive, guarded)
        metrics.REQUESTS.add(str(status))
        log.info(
            "request",
            extra={
                "method": scope["method"],
                "path": scope["path"][:100],
                "status": status,
                "ms": round((time.perf_counter() - began) * 1000, 1),
            },
        )

    def _check(self, scope: HTTPScope, headers: Headers) -> None:
        self.limits.count(self.limits.requests, network_of_scope(scope))
        if scope["method"] in _SAFE:
            self._check_host(headers)
            return
        self._check_page(scope, headers)
        if headers.get("content-type", "").partition(";")[0].strip().lower() != JSON:
            raise NotJson

    def _check_page(self, scope: HTTPScope | WebSocketScope, headers: Headers) -> None:
        """Refuse a request from a page of another site."""
        self._check_host(headers)
        if not is_ours(headers, self._settings.origins, scope["scheme"]):
            raise ForeignOrigin

    def _check_host(self, headers: Headers) -> None:
        name = name_in(headers.get("host", ""))
        if not is_own_name(name, self._names):
            raise UnknownHost(name)


def network_of_scope(scope: Scope) -> str:
    """Return the network a request comes from, which is what limits count by."""
    client = scope["client"]
    return network_of(client[0]) if client else ""


async def _refuse(refusal: Refusal, send: Send, path: str) -> None:
    body, kind = msgspec.json.encode(Problem(refusal.code, refusal.params)), JSON
    # A reader sees this one in a browser.
    if isinstance(refusal, UnknownHost) and not path.startswith("/api/"):
        body, kind = _UNKNOWN_HOST.encode(), "text/plain; charset=utf-8"
    headers = [(b"content-type", kind.encode()), (b"content-length", str(len(body)).encode())]
    if isinstance(refusal, TooFast):
        headers.append((b"retry-after", b"5"))
    await send({"type": "http.response.start", "status": status_of(refusal), "headers": headers})
    await send({"type": "http.response.body", "body": body, "more_body": False})


def _with_safe_headers(
    headers: Iterable[tuple[bytes, bytes]], scheme: str
) -> list[tuple[bytes, bytes]]:
    """The headers of an answer, with those that every answer has."""
    own = [*headers]
    named = {name.lower() for name, _ in own}  # a page may have a stricter policy of its own
    safe = own + [header for header in _HEADERS if header[0] not in named]
    if scheme == "https":
        safe += _HEADERS_OF_HTTPS
    if not any(name.lower() == b"cache-control" for name, _ in safe):
        safe.append(_NOT_KEPT)
    return safe
