"""The codes of tables: four letters, easy to say and to type in either alphabet.

A code is a pointer and no secret: it opens no seat.
"""

import secrets

from omerta.kernel.data import read_toml

LETTERS = "ABEKMHOPCTYX"
"""Capitals that look the same in the Latin and the Russian alphabet."""
LENGTH = 4

_LOOK_ALIKES = str.maketrans("АВЕКМНОРСТУХ0", LETTERS + "O")
_SEPARATORS = str.maketrans("", "", " -_.")
_RUDE = frozenset(
    stem[::-1]
    for stems in read_toml("omerta.server", "data", "rude.toml").values()
    for stem in stems
)


def draw() -> str:
    """Return a random code that is not rude in either language."""
    while True:
        code = "".join(secrets.choice(LETTERS) for _ in range(LENGTH))
        if is_polite(code):
            return code


def normalise(text: str) -> str:
    """Return a typed code in its stored form; other text stays invalid."""
    return text.upper().translate(_SEPARATORS).translate(_LOOK_ALIKES)


def is_code(text: str) -> bool:
    """Whether a table could have this code."""
    return len(text) == LENGTH and all(letter in LETTERS for letter in text)


def is_polite(code: str) -> bool:
    """Whether a code may be shown."""
    return not any(stem in code for stem in _RUDE)
