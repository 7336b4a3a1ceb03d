"""Games as learning environments: PettingZoo AEC environments, one module per game and version.

This package holds the general adapter (`aec`), the encoding that a game must provide
(`encoding`), its rewards (`rewards`), and one module `<game>_v<n>` per environment, whose
docstring is its manual page. To add a game, write its `encode` module and copy `crooks_v0`.
"""

try:
    import numpy as np  # noqa: F401
    import pettingzoo  # type: ignore[import-untyped]  # noqa: F401  (it has no types)
except ImportError:
    raise ImportError("omerta.envs needs PettingZoo and NumPy: install omerta[research].") from None
