"""The casino in an observation: segments, actions without a minion, and values."""
# mypyc: skip (belongs to `encode.py`, which is never compiled)

from array import array
from collections.abc import Callable
from typing import Final, TypeAlias

from omerta.games.legends.actions_casino import MOST_CHIPS, Find, SetStake, SwapTable
from omerta.games.legends.view_casino import CasinoView
from omerta.kernel.actions import Action

Vector: TypeAlias = "array[float]"
Row: TypeAlias = tuple[str, int, float, float, str]
DECISIONS: Final = ("bettor", "stake", "keep")
"""The decisions that only this scenario has."""
PLAIN: Final[tuple[Action, ...]] = (
    SwapTable(),
    Find(),
    *[SetStake(chips) for chips in range(1, MOST_CHIPS + 1)],
)
"""The actions that name no minion."""
PENALTIES: Final = ("none", "die", "spectator", "red", "croupier", "jackpot")
_DICE: Final = 12


def segments(minions: int, cards: int, most: int) -> tuple[Row, ...]:
    """Return the segments of the vector that only this scenario fills."""
    return (
        ("gaming", cards, 0, 1, "the active table"),
        ("penalty", len(PENALTIES), 0, 1, ", ".join(PENALTIES)),
        ("jackpot", 3, 0, most, "printed, now; white dice for one chip without icons / 10"),
        ("croupier", 3, 0, most, "space, last space, blocked space if it is blocked / 10"),
        ("closes", 1, 0, 1, "whether a jackpot closes the table"),
        ("safe", 2, 0, most, "space, last space / 10"),
        ("chips", 3, 0, most, "supply, cell, stake / 10"),
        ("tables", 2, 0, most, "tables in the deck, tables removed unseen / 10"),
        ("bettors", minions, 0, 1, "the white dice of each who may bet, for one chip / 12"),
        ("risk", _DICE + 1, 0, 1, "the chance of the jackpot by white dice from 0"),
        ("found", minions, 0, 1, "minions of the clan deck that are looked at"),
    )


def shown(scenario: CasinoView) -> tuple[str, ...]:
    """Return the open cards."""
    return scenario.spectators if scenario.table is None else (scenario.table, *scenario.spectators)


def hidden(scenario: CasinoView) -> tuple[str, ...]:
    """Return the cards in a deck, including tables removed unseen."""
    return (*scenario.hidden_tables, *scenario.spectator_deck)


def observe(
    vector: Vector,
    start: dict[str, int],
    scenario: CasinoView,
    minion_of: dict[str, int],
    card_of: Callable[[str], int],
) -> None:
    """Write the casino into the vector; `start` has the start of each segment."""
    if scenario.table is not None:
        vector[start["gaming"] + card_of(scenario.table)] = 1
        vector[start["penalty"] + PENALTIES.index(scenario.penalty)] = 1
    stake = 0 if scenario.bet is None else scenario.bet.stake
    numbers = {
        "jackpot": (scenario.jackpot, scenario.jackpot_now, scenario.dice + scenario.more),
        "croupier": (scenario.croupier, scenario.close, scenario.block if scenario.blocked else 0),
        "safe": (scenario.safe, len(scenario.safe_track) - 1),
        "chips": (scenario.supply, scenario.cell, stake),
        "tables": (scenario.tables_left, scenario.removed_unseen),
    }
    for name, values in numbers.items():
        for place, number in enumerate(values):
            vector[start[name] + place] = number / 10
    vector[start["closes"]] = scenario.closes
    for bettor in scenario.bettors:
        vector[start["bettors"] + minion_of[bettor.minion]] = bettor.dice / _DICE
    for dice, odds in enumerate(scenario.odds):
        vector[start["risk"] + dice] = odds.jackpot / 10_000
    for name in scenario.found:
        vector[start["found"] + minion_of[name]] = 1
