"""How a test lays out the casino."""

from typing import Any

from omerta.games.legends.components import JobCards
from omerta.games.legends.scenarios.casino_pieces import CasinoScene
from omerta.games.legends.scenarios.decks import NO_CARD


def lay_casino(
    scene: CasinoScene, cards: JobCards, said: dict[str, Any]
) -> tuple[list[str], list[int]]:
    """Table, spectators, croupier, safe and chips.

    Gives the tables that the test wants on top of the deck, and those that are elsewhere.
    """
    number = cards.number
    table = said.get("table", "ta01")
    scene.table = NO_CARD if table is None else number[table]
    scene.unseen = tuple([number[name] for name in said.get("unseen", ["ta08", "ta09"])])
    scene.removed = tuple([number[name] for name in said.get("removed", [])])
    scene.spectators = tuple([number[name] for name in said.get("spectators", [])])
    scene.croupier = said.get("croupier", 0)
    scene.safe = said.get("safe", 0)
    scene.cell = said.get("cell", 0)
    scene.supply = cards.one("chips") - scene.cell
    elsewhere = [scene.table, *scene.unseen, *scene.removed]
    return said.get("next_tables", []), elsewhere
