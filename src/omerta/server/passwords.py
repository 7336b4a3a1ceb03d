"""Passwords, of which only a slow hash is kept. Making and trying one takes some 50 ms."""

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
"""However many are typed at once, the tables keep the other processors."""


async def in_thread(work: Callable[[*About], Found], *about: *About) -> Found:
    """Have something slow done with a password, while everything else goes on."""
    return await asyncio.get_running_loop().run_in_executor(_ONE_AT_A_TIME, work, *about)


def hash_password(password: str) -> str:
    """What to keep of a password."""
    salt = secrets.token_bytes(16)
    return f"{salt.hex()}:{_hashed(password, salt).hex()}"


def is_match(password_hash: str, typed: str) -> bool:
    """Whether this is the password of which that was kept."""
    salt, _, kept = password_hash.partition(":")
    return hmac.compare_digest(_hashed(typed, bytes.fromhex(salt)).hex(), kept)


def _hashed(password: str, salt: bytes) -> bytes:
    return hashlib.scrypt(password.encode(), salt=salt, n=1 << 14, r=8, p=1)
