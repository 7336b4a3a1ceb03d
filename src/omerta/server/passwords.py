"""Password hashes: only a slow hash is stored, which takes some 50 ms to make or to check."""

import asyncio
import hashlib
import hmac
import secrets
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar, TypeVarTuple

Found = TypeVar("Found")
About = TypeVarTuple("About")

_ONE_AT_A_TIME = ThreadPoolExecutor(1, thread_name_prefix="omerta-passwords")
"""A single thread: many passwords at once must leave the other processors to the tables."""


async def in_thread(work: Callable[[*About], Found], *about: *About) -> Found:
    """Run slow work on a password in its thread, while the event loop goes on."""
    return await asyncio.get_running_loop().run_in_executor(_ONE_AT_A_TIME, work, *about)


def hash_password(password: str) -> str:
    """Return the hash to store for a password."""
    salt = secrets.token_bytes(16)
    return f"{salt.hex()}:{_hashed(password, salt).hex()}"


def is_match(password_hash: str, typed: str) -> bool:
    """Whether this is the password of the stored hash."""
    salt, _, kept = password_hash.partition(":")
    return hmac.compare_digest(_hashed(typed, bytes.fromhex(salt)).hex(), kept)


def _hashed(password: str, salt: bytes) -> bytes:
    return hashlib.scrypt(password.encode(), salt=salt, n=1 << 14, r=8, p=1)
