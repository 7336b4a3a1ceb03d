"""`omerta serve`: live tables for browsers."""

import errno
import os
import socket
import sys
from pathlib import Path
from typing import Annotated

import segno
import typer
from msgspec.structs import replace

from omerta.kernel import Refusal
from omerta.kernel.texts import Texts
from omerta.server import logs
from omerta.server.config import Config, from_environment, holds_password
from omerta.server.web.addresses import EVERYWHERE, address_of, lan_address, own_address
from omerta.server.web.connections import SEND_BUFFER
from omerta.server.web.server import run

NEIGHBOURS = 20
"""The number of ports after the default one that are tried if another program has it."""
_BACKLOG = 512


def serve(
    lang: Annotated[str, typer.Option()],
    host: Annotated[str | None, typer.Option()] = None,
    port: Annotated[int | None, typer.Option(min=1, max=65535)] = None,
    database: Annotated[str | None, typer.Option()] = None,
) -> None:
    """Serve live tables for browsers, until Ctrl+C."""
    config = from_environment(os.environ)
    asked = port is not None or bool(os.environ.get("OMERTA_PORT"))
    if database is None and not os.environ.get("OMERTA_DATABASE_URL"):
        Path(config.database).parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    config = replace(
        config,
        host=host or config.host,
        port=port or config.port,
        database=database or config.database,
    )
    logs.configure(config.log or ("warning" if sys.stderr.isatty() else "info"))
    words = Texts(lang, "omerta.cli")
    if database is not None and holds_password(database):
        typer.echo(words("serve-password"))
    listener = listen(config, exactly=asked)
    taken = int(listener.getsockname()[1])
    with listener:
        run(
            replace(config, port=taken),
            listener,
            lambda _: announce(config.host, config.port, taken, words),
        )
    typer.echo(words("serve-stopped"))


def listen(config: Config, *, exactly: bool) -> socket.socket:
    """Return a socket on the port, or on the next free one unless the port was asked for."""
    for port in range(config.port, config.port + (1 if exactly else NEIGHBOURS)):
        try:
            return _bound(config.host, port)
        except OSError as error:
            if error.errno == errno.EACCES:
                raise Refusal("serve-port-forbidden", {"port": port}) from None
            if error.errno != errno.EADDRINUSE:
                raise Refusal("serve-bad-host", {"host": config.host}) from None
    raise Refusal("serve-port-taken", {"port": config.port})


def _bound(host: str, port: int) -> socket.socket:
    found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)
    family, kind, protocol, _, address = found[0]
    listener = socket.socket(family, kind, protocol)
    try:
        if os.name == "posix":  # elsewhere this would let two programs share the port
            listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, SEND_BUFFER)
        listener.bind(address)
        listener.listen(_BACKLOG)
    except OSError:
        listener.close()
        raise
    return listener


def announce(host: str, wanted: int, port: int, words: Texts) -> None:
    """Print the addresses, and a code that guests nearby can scan from the terminal."""
    if port != wanted:
        typer.echo(words("serve-next-port", taken=wanted, port=port))
    typer.echo(words("serve-here", address=own_address(host, port)))
    outside = lan_address() if host in EVERYWHERE else None
    if outside is not None:
        address = address_of(outside, port)
        typer.echo(words("serve-nearby", address=address))
        if sys.stdout.isatty():
            segno.make(address, error="m").terminal(sys.stdout, border=2, compact=True)
    typer.echo(words("serve-stop"))
    sys.stdout.flush()
