"""The application under uvicorn: its configuration, start, and orderly end."""

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
"""Bytes of one frame: the longest custom data file fits, in any alphabet."""
GC_THRESHOLD = 5_000
"""New objects between two collections of reference cycles; this server makes next to none."""
PING_SECONDS = 20.0
"""Seconds between two pings, and seconds for the answer."""
STOP_SECONDS = 5
"""Seconds that requests may take to finish when the server stops."""


class Server(uvicorn.Server):
    """uvicorn's server, which says when it is ready and does not end the program."""

    def __init__(self, config: UvicornConfig, ready: Callable[["Server"], None]) -> None:
        super().__init__(config)
        self._ready = ready
        self._connections = config.connections

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Listen, and call `ready`."""
        await super().startup(sockets)
        gc.collect()
        gc.freeze()  # what is loaded now stays, so a collection need not look at it
        gc.set_threshold(GC_THRESHOLD)
        if self.started:
            self._ready(self)

    async def on_tick(self, counter: int) -> bool:
        """Close connections that take too long, once a second; called ten times a second."""
        if counter % 10 == 0:
            self._connections.sweep(asyncio.get_running_loop().time())
        return await super().on_tick(counter)

    @contextlib.contextmanager
    def capture_signals(self) -> Iterator[None]:
        """Stop at a signal, and do not raise it again afterwards."""
        if threading.current_thread() is not threading.main_thread():
            yield
            return
        before = {number: signal.signal(number, self.handle_exit) for number in _stop_signals()}
        try:
            yield
        finally:
            for number, handler in before.items():
                signal.signal(number, handler)


def _stop_signals() -> list[signal.Signals]:
    """The signals that ask to stop; not SIGHUP where it is ignored, as under nohup."""
    signals = [signal.SIGINT, signal.SIGTERM]
    if hasattr(signal, "SIGHUP") and signal.getsignal(signal.SIGHUP) is not signal.SIG_IGN:
        signals.append(signal.SIGHUP)
    return signals


def configuration(app: Front, config: Config) -> UvicornConfig:
    """Return uvicorn's configuration for the application."""
    uvicorn_config = UvicornConfig(
        app,
        lifespan="off",  # `run` opens it around the server, so that a refusal reaches the caller
        http=GuardedHttp,
        ws=LiveProtocol,
        ws_max_size=MAX_FRAME_BYTES,
        ws_ping_interval=PING_SECONDS,
        ws_ping_timeout=PING_SECONDS,
        ws_per_message_deflate=False,
        proxy_headers=False,  # `Front` reads them, and checks who sent them
        timeout_graceful_shutdown=STOP_SECONDS,
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
