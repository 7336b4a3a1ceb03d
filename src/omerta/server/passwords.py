"""Passwords, of which only a slow hash is kept. Making and trying one takes some 50 ms."""

import hashlib
import hmac
import secrets


def sealed(word: str) -> str:
    """What to keep of a password."""
    salt = secrets.token_bytes(16)
    return f"{salt.hex()}:{_hashed(word, salt).hex()}"


def fits(seal: str, typed: str) -> bool:
    """Whether this is the password of which that was kept."""
    salt, _, kept = seal.partition(":")
    return hmac.compare_digest(_hashed(typed, bytes.fromhex(salt)).hex(), kept)


def _hashed(word: str, salt: bytes) -> bytes:
    return hashlib.scrypt(word.encode(), salt=salt, n=1 << 14, r=8, p=1)
