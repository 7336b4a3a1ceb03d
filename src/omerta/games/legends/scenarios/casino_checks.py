"""Checks of the casino: of a data file's table, and of the state (SC-4)."""

from omerta.games.legends.actions import MOST_DICE
from omerta.games.legends.components import ICONS
from omerta.games.legends.scenarios.casino_bets import PENALTIES, is_betting
from omerta.games.legends.scenarios.casino_pieces import (
    ChooseBettor,
    ChooseStake,
    KeepOne,
    state_of,
)
from omerta.games.legends.scenarios.decks import NO_CARD, deck_error
from omerta.games.legends.settings import CardEntry, ScenarioTable
from omerta.games.legends.table import Table
from omerta.games.legends.table_challenges import scenario_cards

_EFFECTS = ("jackpot_minus1", "jackpot_minus2", "bet_die1", "close_on_jackpot")
_NUMBERS = (
    "removed",
    "removed_tight",
    "chips",
    "bundle",
    "lucks",
    "find",
    "block",
    "close",
)


# A data file's table


def casino_data_error(table: ScenarioTable) -> str | None:
    """Return the first entry of a data file's table that is not playable, or None."""
    wrong = deck_error(
        table,
        {"table": 1, "spectator": 1},
        {"spectator": ("", *_EFFECTS)},
        _NUMBERS,
        ("eyes", "safe"),
    )
    if wrong is not None:
        return wrong
    for card in table.card:
        if card.deck == "table" and not _is_playable(card):
            return card.id
    return _board_error(table)


def _is_playable(card: CardEntry) -> bool:
    """Return whether a table has dice, a penalty and a number for exactly each of its icons."""
    values = card.values
    listed = [letter for letter in ICONS if letter in card.icons]
    return (
        card.marks.get("penalty", "") in PENALTIES
        and 1 <= values.get("dice", 0) <= MOST_DICE
        and len(card.icons) == len(listed)
        and sorted(values) == sorted([*listed, "dice"])
        and all(1 <= values[letter] <= MOST_DICE for letter in listed)
    )


def _board_error(table: ScenarioTable) -> str | None:
    """Return the name of the first board number that does not fit the others, or None."""
    numbers = table.numbers
    one = {name: value for name, value in numbers.items() if isinstance(value, int)}
    many = {name: value for name, value in numbers.items() if not isinstance(value, int)}
    tables = sum([card.deck == "table" for card in table.card])
    fits = {
        "removed": one["removed"] <= one["removed_tight"],
        "removed_tight": one["removed_tight"] + 1 < tables,
        "bundle": 1 <= one["bundle"] <= one["chips"],
        "lucks": one["lucks"] >= 1,
        "find": one["find"] >= 1,
        "close": one["close"] >= 1,
        "block": 1 <= one["block"] < one["close"],
        "eyes": all(1 <= space < one["close"] for space in many["eyes"]),
        "safe": len(many["safe"]) > 1 and list(many["safe"]) == sorted(many["safe"]),
    }
    return next((name for name, true in fits.items() if not true), None)


# The state


def casino_errors(s: Table) -> list[str]:
    """Return the errors of the state: missing cards or chips, markers off their tracks."""
    c = state_of(s)
    cards = scenario_cards(s)
    found = []
    table = () if c.table == NO_CARD else (c.table,)
    if sorted([*c.deck, *c.unseen, *c.removed, *table]) != cards.of_deck("table"):
        found.append("a gaming table is missing or duplicated")
    spectators = [*c.spectator_deck, *c.spectator_discard, *c.spectators]
    if sorted(spectators) != cards.of_deck("spectator"):
        found.append("a spectator is missing or duplicated")
    if c.spectators and not table:
        found.append("spectators have no table")
    if min(c.supply, c.stake, c.cell) < 0 or c.supply + c.stake + c.cell != cards.one("chips"):
        found.append("the number of chips is wrong")
    if c.cell >= cards.one("bundle"):
        found.append("the cell holds a full bundle of chips")
    last = cards.one("close") - (0 if s.ending else 1)
    if not 0 <= c.croupier <= last or (c.croupier and not table):
        found.append("the croupier is outside the track")
    if not 0 <= c.safe < len(cards.many("safe")):
        found.append("the safe is outside its track")
    if (c.safe == len(cards.many("safe")) - 1) != (s.ending == "laundered"):
        found.append("the safe does not fit the ending")
    return found + _decision_errors(s)


def _decision_errors(s: Table) -> list[str]:
    """Return the errors where bet and found minions do not fit the current decision."""
    c = state_of(s)
    asked = s.stack[-1] if s.stack else None
    betting = is_betting(s)
    found = []
    if c.stake and not betting:
        found.append("a stake has no bet")
    opening = isinstance(asked, ChooseBettor | ChooseStake)
    if opening != (betting and not c.stake) and not s.ending:
        found.append("a bet has no stake, or its stake is set too early")
    if isinstance(asked, ChooseStake) and s.crew.bit_count() != 1:
        found.append("a stake has no bettor")
    if bool(c.found) != isinstance(asked, KeepOne) or not set(c.found) <= set(s.deck):
        found.append("found minions are not in the deck")
    return found
