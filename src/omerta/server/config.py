"""The owner's configuration of a server, from the environment."""

import ipaddress
import os
import sys
from collections.abc import Callable, Mapping
from difflib import get_close_matches
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import msgspec

from omerta.kernel import Refusal
from omerta.server import passwords
from omerta.server.logs import LEVELS

DEFAULT_PORT = 8080
PREFIX = "OMERTA_"
OTHER_VARIABLES = frozenset(
    ("OMERTA_LANG", "OMERTA_PURE", "OMERTA_COMPILED", "OMERTA_BUILD_LOG", "OMERTA_BUILD_CACHE")
)
"""Variables of other parts: the terminal, the tests and the build."""


class BadConfig(Refusal):
    """An unusable setting of the server; `value` is what was given, or the nearest valid name."""

    def __init__(self, code: str, name: str, value: str) -> None:
        super().__init__(code, {"name": name, "value": value})


class Config(msgspec.Struct, frozen=True):
    """The configuration of this server."""

    database: str
    """A file for SQLite, or the address of a PostgreSQL database."""
    host: str = "0.0.0.0"  # noqa: S104  (a table for the whole flat is the purpose)
    port: int = DEFAULT_PORT
    origins: tuple[str, ...] = ()
    """Further pages that may use this server, such as https://games.example."""
    proxies: tuple[str, ...] = ()
    """The addresses of reverse proxies that are trusted to name the client's address."""
    host_password: str | None = None
    """The hash of the password without which no guest may open a table."""
    metrics_token: str | None = None
    """The token with which other machines may read the server's metrics."""
    log: str | None = None
    """The lowest level to log; None for what suits the output."""
    limits: bool = True
    """Whether requests are limited; off where another program does that, as in load tests."""


def from_environment(environment: Mapping[str, str]) -> Config:
    """Return the configuration in the variables `OMERTA_...`, with defaults for the others."""
    refuse_unknown(environment)
    chosen: dict[str, Any] = {"database": default_database(environment)}
    for field, read in _READERS.items():
        name = f"{PREFIX}{field.upper()}"
        if value := environment.get(name, "").strip():
            chosen[field.removesuffix("_url")] = read(name, value)
    return Config(**chosen)


def refuse_unknown(environment: Mapping[str, str]) -> None:
    """Refuse a misspelt variable `OMERTA_...`, and name the nearest valid one."""
    known = [f"{PREFIX}{field.upper()}" for field in _READERS]
    for name in sorted(environment):
        if name.startswith(PREFIX) and name not in known and name not in OTHER_VARIABLES:
            nearest = get_close_matches(name, known, n=1, cutoff=0)
            raise BadConfig("setting-unknown", name, nearest[0])


def default_database(environment: Mapping[str, str]) -> str:
    """Return a file in the user's own data folder."""
    home = Path(environment.get("HOME") or os.path.expanduser("~"))  # noqa: PTH111  (Path.home() ignores it)
    if sys.platform == "win32":
        data = Path(environment.get("LOCALAPPDATA") or home / "AppData" / "Local")
    elif sys.platform == "darwin":
        data = home / "Library" / "Application Support"
    else:
        data = Path(environment.get("XDG_DATA_HOME") or home / ".local" / "share")
    return str(data / "omerta" / "omerta.db")


def holds_password(database: str) -> bool:
    """Whether a database address holds a password, which a command line shows to others."""
    try:
        parts = urlsplit(database)
    except ValueError:
        return False
    return bool(parts.password) or "password=" in parts.query


def port_number(name: str, value: str) -> int:
    """Return a port number, or raise `BadConfig`."""
    if not (value.isascii() and value.isdecimal()) or not 1 <= int(value) <= 65535:
        raise BadConfig("setting-not-port", name, value)
    return int(value)


def _origins(name: str, value: str) -> tuple[str, ...]:
    origins = tuple(origin.strip().rstrip("/").lower() for origin in value.split(","))
    for origin in origins:
        if not _is_origin(origin):
            raise BadConfig("setting-not-origin", name, origin)
    return origins


def _is_origin(text: str) -> bool:
    try:
        parts = urlsplit(text)
    except ValueError:
        return False
    whole = f"{parts.scheme}://{parts.netloc}"
    return parts.scheme in {"http", "https"} and bool(parts.hostname) and text == whole


def _networks(name: str, value: str) -> tuple[str, ...]:
    networks = tuple(network.strip() for network in value.split(","))
    for network in networks:
        try:
            ipaddress.ip_network(network)
        except ValueError:
            raise BadConfig("setting-not-address", name, network) from None
    return networks


def _level(name: str, value: str) -> str:
    if value.lower() not in LEVELS:
        raise BadConfig("setting-not-level", name, value)
    return value.lower()


def _switch(name: str, value: str) -> bool:
    if value.lower() not in {"on", "off"}:
        raise BadConfig("setting-not-switch", name, value)
    return value.lower() == "on"


def _as_it_is(_name: str, value: str) -> str:
    return value


def _password(_name: str, value: str) -> str:
    return passwords.hash_password(value)


_READERS: dict[str, Callable[[str, str], object]] = {
    "host": _as_it_is,
    "port": port_number,
    "database_url": _as_it_is,
    "origins": _origins,
    "proxies": _networks,
    "host_password": _password,
    "metrics_token": _as_it_is,
    "log": _level,
    "limits": _switch,
}
