"""The identity of a guest: a random token in a cookie, of which only a hash is stored.

The owner of the cookie owns the seats. The public id is another random number, so that what
other guests see does not lead to the token.
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
    """The guest has not given a name yet."""

    def __init__(self) -> None:
        super().__init__("who-are-you", {})


async def guest_row(store: Store, connection: AnyConnection) -> GuestRow | None:
    """Return the row of this guest, or None for a new one."""
    token = _token(connection)
    return await store.guest(_hashed(token)) if _TOKEN.fullmatch(token) else None


async def guest_of(store: Store, connection: AnyConnection) -> Guest | None:
    """Return the guest with this cookie, or None for a new one."""
    row = await guest_row(store, connection)
    if row is None:
        return None
    # At most once a day; a guest who is not seen for a year is deleted.
    if _now() - row.seen > _DAY:
        await store.save_guest(replace(row, seen=_now()))
    return Guest(row.public, row.name)


async def rename_guest(store: Store, row: GuestRow, name: str) -> Guest:
    """Save the guest's new name."""
    row = replace(row, name=clean_name(name), seen=_now())
    await store.save_guest(row)
    return Guest(row.public, row.name)


async def new_guest(store: Store, connection: AnyConnection, name: str) -> tuple[Guest, Cookie]:
    """Save a new guest; return them with their cookie."""
    token = secrets.token_urlsafe(16)
    now = _now()
    row = GuestRow(secrets.token_urlsafe(9), _hashed(token), clean_name(name), now, now)
    await store.add_guest(row)
    return Guest(row.public, row.name), _cookie(connection, token)


async def forget_guest(store: Store, row: GuestRow, connection: AnyConnection) -> Cookie:
    """Make a guest's cookie invalid; return a cookie that deletes it in the browser."""
    await store.save_guest(replace(row, token=_hashed(secrets.token_urlsafe(16)), seen=_now()))
    return _cookie(connection, "", max_age=0)


def renewed_cookie(connection: AnyConnection) -> Cookie:
    """Return the cookie for another year, so that a returning guest keeps their seats."""
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
