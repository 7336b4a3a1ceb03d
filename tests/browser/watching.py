"""Checks that run on every page of every test."""

import json
from typing import Any
from urllib.parse import urlsplit

from playwright.sync_api import BrowserContext, ConsoleMessage, Page, Request, WebSocket

_REPORT_CSP = """
addEventListener("securitypolicyviolation", (event) => {
  console.error(`CSP: ${event.violatedDirective} ${event.blockedURI}`);
});
"""
_OFFLINE = ("net::ERR_", "WebSocket connection to", "Failed to load resource")
"""Chromium's own messages about a cut connection."""


class Watch:
    """Listens to all pages of one browser."""

    def __init__(self, context: BrowserContext, address: str) -> None:
        self.problems: list[str] = []
        self.pushes: list[dict[str, Any]] = []
        """Everything that the table has sent to this browser."""
        self.line_may_break = False
        self._host = urlsplit(address).netloc
        context.add_init_script(_REPORT_CSP)
        context.on("request", self._request)
        context.on("page", self._page)

    def _page(self, page: Page) -> None:
        page.on("console", self._console)
        page.on("pageerror", lambda error: self.problems.append(f"page error: {error}"))
        page.on("websocket", self._socket)

    def _request(self, request: Request) -> None:
        address = urlsplit(request.url)
        if address.scheme not in {"data", "blob"} and address.netloc != self._host:
            self.problems.append(f"a request to {request.url}")

    def _socket(self, socket: WebSocket) -> None:
        if urlsplit(socket.url).netloc != self._host:
            self.problems.append(f"a socket to {socket.url}")
        socket.on("framereceived", self._frame)

    def _frame(self, frame: str | bytes) -> None:
        self.pushes.append(json.loads(frame))

    def _console(self, message: ConsoleMessage) -> None:
        if message.type not in {"error", "warning"}:
            return
        if self.line_may_break and any(part in message.text for part in _OFFLINE):
            return
        self.problems.append(f"{message.type}: {message.text}")
