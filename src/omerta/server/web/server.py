"""The application under uvicorn: settings of the connection, start, and an orderly end."""

import asyncio
import contextlib
import gc
import signal
import socket
import threading
from collections.abc import Callable, Iterator

import uvicorn

from omerta.server.config import Config
from omerta.server.web.app import create_app
from omerta.server.web.connections import Connections, GuardedHttp, UvicornConfig, raise_file_limit
from omerta.server.web.front import Front
from omerta.server.web.protocol import LiveProtocol

MAX_FRAME_BYTES = 512 * 1024
"""Bytes of one frame: the longest data file of an owner fits, in any alphabet."""
OBJECTS = 5_000
"""New objects after which rings among them are looked for: we make next to none."""
PING = 20.0
"""Seconds between two pings, and seconds for the answer."""
LAST_REQUESTS = 5
"""Seconds that requests may take to finish when the server stops."""


class Server(uvicorn.Server):
    """uvicorn, which tells when it is ready and leaves the end of the program to its caller."""

    def __init__(self, config: UvicornConfig, ready: Callable[["Server"], None]) -> None:
        super().__init__(config)
        self._ready = ready
        self._connections = config.connections

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Listen, and say so."""
        await super().startup(sockets)
        gc.collect()
        gc.freeze()  # what is loaded now stays: a later collection need not stop for it
        gc.set_threshold(OBJECTS)
        if self.started:
            self._ready(self)

    async def on_tick(self, counter: int) -> bool:
        """Ten times a second; once a second, end connections that take too long."""
        if counter % 10 == 0:
            self._connections.sweep(asyncio.get_running_loop().time())
        return await super().on_tick(counter)

    @contextlib.contextmanager
    def capture_signals(self) -> Iterator[None]:
        """Take signals as a wish to stop, and do not raise them again once we have stopped."""
        if threading.current_thread() is not threading.main_thread():
            yield
            return
        before = {number: signal.signal(number, self.handle_exit) for number in _ends()}
        try:
            yield
        finally:
            for number, handler in before.items():
                signal.signal(number, handler)


def _ends() -> list[signal.Signals]:
    """The signals that ask to stop; a hang-up is none where it is ignored, as under nohup."""
    ends = [signal.SIGINT, signal.SIGTERM]
    if hasattr(signal, "SIGHUP") and signal.getsignal(signal.SIGHUP) is not signal.SIG_IGN:
        ends.append(signal.SIGHUP)
    return ends


def configuration(app: Front, config: Config) -> UvicornConfig:
    """How uvicorn runs the application."""
    uvicorn_config = UvicornConfig(
        app,
        lifespan="off",  # opened around the server, so that a refusal reaches the caller
        http=GuardedHttp,
        ws=LiveProtocol,
        ws_max_size=MAX_FRAME_BYTES,
        ws_ping_interval=PING,
        ws_ping_timeout=PING,
        ws_per_message_deflate=False,
        proxy_headers=False,  # `Front` reads them, and looks who sent them
        timeout_graceful_shutdown=LAST_REQUESTS,
        access_log=False,
        log_config=None,
        server_header=False,
    )
    uvicorn_config.connections = Connections(app.limits, config.proxies, raise_file_limit())
    return uvicorn_config


def run(config: Config, listener: socket.socket, ready: Callable[[Server], None]) -> None:
    """Serve on this socket until a signal asks to stop, or `should_exit` is set."""
    app = create_app(config)
    uvicorn_config = configuration(app, config)

    async def serve() -> None:
        async with app.lifespan():
            await Server(uvicorn_config, ready).serve(sockets=[listener])

    with asyncio.Runner(loop_factory=uvicorn_config.get_loop_factory()) as runner:
        runner.run(serve())
