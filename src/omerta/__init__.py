"""Omertà: five crime board games, one rules engine for tables, bots and research."""

from omerta import games
from omerta.kernel import Match

__all__ = ["Match", "games"]
__version__ = "0.1.0"
