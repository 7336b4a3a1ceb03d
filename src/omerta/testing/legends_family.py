"""Sets up the family businesses for a test."""

from typing import Any, Final

from omerta.games.legends.components import ScenarioCards
from omerta.games.legends.scenarios.family_pieces import (
    ASIDE,
    AT_POLICE_CARD,
    IN_DECK,
    FamilyState,
)
from omerta.games.legends.table import ACTIVE, Table

_MOLE: Final = {"police": AT_POLICE_CARD, "deck": IN_DECK, "aside": ASIDE}


def lay_family(state: FamilyState, s: Table, cards: ScenarioCards, said: dict[str, Any]) -> None:
    """Set up businesses, downtimes, income, accountant and mole.

    An accountant or mole that the test does not name is below the clan deck; such a mole waits
    with the police card, or is in the deck if the police are active.
    """
    number = cards.number

    def named(word: str, usual: str = "") -> tuple[int, ...]:
        return tuple([number[name] for name in said.get(word, usual.split())])

    (left,), (right,) = named("left", "bu01"), named("right", "bu02")
    state.spaces = (left, right)
    state.left, state.right = named("left_downtimes"), named("right_downtimes")
    state.lost, state.removed = named("lost"), named("removed", "bu09 bu10")
    top, used = named("next_businesses"), (left, right, *state.lost, *state.removed)
    below = [card for card in cards.of_deck("business") if card not in (*used, *top)]
    state.deck = (*([] if said.get("no_businesses") else reversed(below)), *reversed(top))
    if said.get("no_businesses"):
        state.lost = (*state.lost, *below)
    top, laid = named("next_downtimes"), (*state.left, *state.right)
    below = [card for card in cards.of_deck("downtime") if card not in (*laid, *top)]
    state.downtimes = (*reversed(below), *reversed(top))
    if said.get("decks_empty"):
        state.discard, state.downtimes = tuple(below), tuple(reversed(top))
    state.marker = said.get("marker", 1 if s.players == 4 else 0)
    state.accountant = IN_DECK
    accountant, mole = cards.extras
    held = s.exhausted | s.out | sum([1 << card for card in s.deck])
    for hand in s.hands:
        held |= hand
    if not held >> accountant & 1:
        s.deck = (accountant, *s.deck)
    where = "deck" if held >> mole & 1 or s.police == ACTIVE else "police"
    state.mole = _MOLE[said.get("mole", [where])[0]]
    if state.mole == IN_DECK and not held >> mole & 1:
        s.deck = (mole, *s.deck)
