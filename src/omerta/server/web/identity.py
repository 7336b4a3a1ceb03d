"""Who a browser is: a random token in a cookie, of which only a hash is kept.

Whoever holds the cookie holds the seats. The public id is another random number, so that nothing
others see leads to the token.
"""

import hashlib
import re
import secrets
import time
from typing import Any

from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie
from msgspec.structs import replace

from omerta.kernel import Refusal
from omerta.server.names import clean_name
from omerta.server.storage.rows import GuestRow
from omerta.server.storage.store import Store
from omerta.server.table.guest import Guest

AnyConnection = ASGIConnection[Any, Any, Any, Any]

COOKIE = "omerta"
SECURE_COOKIE = "__Host-omerta"
_YEAR = 365 * 24 * 3600
_DAY = 24 * 3600 * 1000
_TOKEN = re.compile(r"[\w-]{22}", re.ASCII)
"""128 random bits as `secrets.token_urlsafe` writes them."""


class WhoAreYou(Refusal):
    """A browser that has not said its name yet."""

    def __init__(self) -> None:
        super().__init__("who-are-you", {})


async def guest_row(store: Store, connection: AnyConnection) -> GuestRow | None:
    """What is kept of this browser, None if it is new here."""
    token = _token(connection)
    return await store.guest(_hashed(token)) if _TOKEN.fullmatch(token) else None


async def guest_of(store: Store, connection: AnyConnection) -> Guest | None:
    """The guest who uses this browser, None if it is new here."""
    row = await guest_row(store, connection)
    if row is None:
        return None
    if _now() - row.seen > _DAY:  # written once a day: whoever is not seen for a year is forgotten
        await store.save_guest(replace(row, seen=_now()))
    return Guest(row.public, row.name)


async def rename_guest(store: Store, row: GuestRow, name: str) -> Guest:
    """The same guest under a new name."""
    row = replace(row, name=clean_name(name), seen=_now())
    await store.save_guest(row)
    return Guest(row.public, row.name)


async def new_guest(store: Store, connection: AnyConnection, name: str) -> tuple[Guest, Cookie]:
    """A new guest, and the cookie by which its browser is known from now on."""
    token = secrets.token_urlsafe(16)
    now = _now()
    row = GuestRow(secrets.token_urlsafe(9), _hashed(token), clean_name(name), now, now)
    await store.add_guest(row)
    return Guest(row.public, row.name), _cookie(connection, token)


async def forget_guest(store: Store, row: GuestRow, connection: AnyConnection) -> Cookie:
    """Make the cookie of this guest worth nothing; a cookie that deletes it in the browser."""
    await store.save_guest(replace(row, token=_hashed(secrets.token_urlsafe(16)), seen=_now()))
    return _cookie(connection, "", max_age=0)


def renewed_cookie(connection: AnyConnection) -> Cookie:
    """The cookie of a browser that is known, for another year: who comes back keeps the seats."""
    return _cookie(connection, _token(connection))


def _cookie(connection: AnyConnection, token: str, max_age: int = _YEAR) -> Cookie:
    return Cookie(
        key=_cookie_name(connection),
        value=token,
        max_age=max_age,
        path="/",
        httponly=True,
        secure=_is_secure(connection),
        samesite="lax",
    )


def _token(connection: AnyConnection) -> str:
    return connection.cookies.get(_cookie_name(connection), "")


def _cookie_name(connection: AnyConnection) -> str:
    return SECURE_COOKIE if _is_secure(connection) else COOKIE


def _is_secure(connection: AnyConnection) -> bool:
    return connection.scope["scheme"] in {"https", "wss"}


def _hashed(token: str) -> bytes:
    return hashlib.sha256(token.encode()).digest()


def _now() -> int:
    return time.time_ns() // 1_000_000
