"""Checks of Family Business: of a data file's table, and of the state (SC-5)."""

from typing import Final, get_args

from omerta.games.legends.components import CARD, MOST_PLAYERS
from omerta.games.legends.scenarios.decks import NO_CARD, deck_error
from omerta.games.legends.scenarios.family_effects import BANS, EFFECTS, is_unmatched
from omerta.games.legends.scenarios.family_pieces import (
    ASIDE,
    AT_POLICE_CARD,
    GONE,
    IN_DECK,
    SPACES,
    FamilyState,
    PayPlace,
    downtimes_of,
    state_of,
)
from omerta.games.legends.settings import Place, ScenarioTable
from omerta.games.legends.table import ACTIVE, Table, by_players
from omerta.games.legends.table_challenges import scenario_cards

_PLACES: Final = get_args(Place)
_BY_PLAYERS: Final = ("income_start", "third")
_HIGHEST_BAN: Final = 99


def family_data_error(table: ScenarioTable) -> str | None:
    """Return the first entry of a data file's table that is not playable, or None."""
    wrong = deck_error(
        table,
        {"business": len(SPACES), "downtime": len(SPACES) + 1},
        {"downtime": EFFECTS},
        ("removed",),
        ("income", *_BY_PLAYERS),
    )
    if wrong is not None:
        return wrong
    for card in table.card:
        if card.deck == "business" and card.marks.get("place", "") not in _PLACES:
            return card.id
        for name in BANS.get(card.effect, ()):
            if not 0 <= card.values.get(name, -1) <= _HIGHEST_BAN:
                return card.id
    income, removed = table.numbers["income"], table.numbers["removed"]
    assert isinstance(income, tuple)
    assert isinstance(removed, int)
    if sum([card.deck == "business" for card in table.card]) <= removed + len(SPACES):
        return "removed"
    for name in _BY_PLAYERS:
        numbers = table.numbers[name]
        assert isinstance(numbers, tuple)
        most = len(income) - 2 if name == "income_start" else len(SPACES)
        if len(numbers) != MOST_PLAYERS or max(numbers) > most:
            return name
    return None


def family_audit(s: Table) -> list[str]:
    """Return the errors of the state: missing cards, impossible places."""
    f = state_of(s)
    cards = scenario_cards(s)
    found = []
    active = [card for card in f.spaces if card != NO_CARD]
    if sorted([*f.deck, *f.removed, *f.lost, *active]) != cards.of_deck("business"):
        found.append("a business is missing or duplicated")
    laid = [*f.left, *f.right]
    if sorted([*f.downtimes, *f.discard, *laid]) != cards.of_deck("downtime"):
        found.append("a downtime is missing or duplicated")
    if len(f.spaces) != len(SPACES) or (len(active) != len(SPACES) and not s.ending):
        found.append("a space has no business")
    if any(f.spaces[each] == NO_CARD and downtimes_of(f, each) for each in SPACES):
        found.append("downtimes have no business")
    lying = [CARD + card for card in (*active, *laid)]
    if any(challenge >= CARD and challenge not in lying for challenge in s.tokens):
        found.append("tokens are on a card that is not in play")
    top = len(cards.many("income")) - 1
    if not by_players(s, cards.many("income_start")) <= f.marker <= top:
        found.append("the income is outside its track")
    if (f.marker == top) != (s.ending == "top_income"):
        found.append("the income does not fit the ending")
    found += _guests(s, f)
    return found


def _guests(s: Table, f: FamilyState) -> list[str]:
    """Return the errors in the places of accountant and mole."""
    mole = scenario_cards(s).extras[1]
    found = []
    if f.accountant not in (GONE, IN_DECK) or not GONE <= f.mole <= ASIDE:
        found.append("accountant or mole has an unknown place")
    if (f.mole == IN_DECK) != (mole in s.deck):
        found.append("the mole's place does not fit the deck")
    if GONE in (f.accountant, f.mole) and not s.ending:
        found.append("accountant or mole has left too early")
    if f.mole == AT_POLICE_CARD and s.police == ACTIVE:
        found.append("the mole is at the police card although the police are active")
    if s.stack and isinstance(s.stack[-1], PayPlace) and not is_unmatched(s):
        found.append("a place is paid for without need")
    return found
