"""Sets up the casino for a test."""

from typing import Any

from omerta.games.legends.components import ScenarioCards
from omerta.games.legends.scenarios.casino_pieces import CasinoState
from omerta.games.legends.scenarios.decks import NO_CARD


def lay_casino(
    state: CasinoState, cards: ScenarioCards, said: dict[str, Any]
) -> tuple[list[str], list[int]]:
    """Set up table, spectators, croupier, safe and chips.

    Return the tables that the test wants on top of the deck, and those that are elsewhere.
    """
    number = cards.number
    table = said.get("table", "ta01")
    state.table = NO_CARD if table is None else number[table]
    state.unseen = tuple([number[name] for name in said.get("unseen", ["ta08", "ta09"])])
    state.removed = tuple([number[name] for name in said.get("removed", [])])
    state.spectators = tuple([number[name] for name in said.get("spectators", [])])
    state.croupier = said.get("croupier", 0)
    state.safe = said.get("safe", 0)
    state.cell = said.get("cell", 0)
    state.supply = cards.one("chips") - state.cell
    elsewhere = [state.table, *state.unseen, *state.removed]
    return said.get("next_tables", []), elsewhere
