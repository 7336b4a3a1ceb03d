"""How a test lays out the businesses of the family."""

from typing import Any, Final

from omerta.games.legends.components import JobCards
from omerta.games.legends.scenarios.family_pieces import (
    ASIDE,
    BESIDE_POLICE,
    IN_DECK,
    FamilyScene,
)
from omerta.games.legends.table import ACTIVE, Table

_MOLE: Final = {"police": BESIDE_POLICE, "deck": IN_DECK, "aside": ASIDE}


def lay_family(scene: FamilyScene, s: Table, cards: JobCards, said: dict[str, Any]) -> None:
    """Businesses, downtimes, income; accountant and mole below the clan deck if not named.

    A mole that no test names waits beside the police card, or is in the deck if they are active.
    """
    number = cards.number

    def named(word: str, usual: str = "") -> tuple[int, ...]:
        return tuple([number[name] for name in said.get(word, usual.split())])

    (left,), (right,) = named("left", "bu01"), named("right", "bu02")
    scene.spaces = (left, right)
    scene.left, scene.right = named("left_downtimes"), named("right_downtimes")
    scene.lost, scene.removed = named("lost"), named("removed", "bu09 bu10")
    top, used = named("next_businesses"), (left, right, *scene.lost, *scene.removed)
    below = [card for card in cards.of_deck("business") if card not in (*used, *top)]
    scene.deck = (*([] if said.get("no_businesses") else reversed(below)), *reversed(top))
    if said.get("no_businesses"):
        scene.lost = (*scene.lost, *below)
    top, laid = named("next_downtimes"), (*scene.left, *scene.right)
    below = [card for card in cards.of_deck("downtime") if card not in (*laid, *top)]
    scene.downtimes = (*reversed(below), *reversed(top))
    if said.get("decks_empty"):
        scene.discard, scene.downtimes = tuple(below), tuple(reversed(top))
    scene.marker = said.get("marker", 1 if s.players == 4 else 0)
    scene.accountant = IN_DECK
    accountant, mole = cards.extras
    held = s.exhausted | s.out | sum([1 << card for card in s.deck])
    for hand in s.hands:
        held |= hand
    if not held >> accountant & 1:
        s.deck = (accountant, *s.deck)
    where = "deck" if held >> mole & 1 or s.police == ACTIVE else "police"
    scene.mole = _MOLE[said.get("mole", [where])[0]]
    if scene.mole == IN_DECK and not held >> mole & 1:
        s.deck = (mole, *s.deck)
