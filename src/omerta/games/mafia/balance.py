"""Statistics of one finished match of Mafia, for `omerta sim`.

They are computed from the events alone. Besides the table of the match there are tables that add
up to a whole: the victory by order of play in the first round and by colour, and the opened
cards and the loot taken home by kind of card.
"""

from collections.abc import Iterable
from typing import Final

from omerta.games.mafia.components import CARD_IDS, SEATS
from omerta.games.mafia.events import (
    BankPaid,
    CardArrested,
    CardKilled,
    CardOpened,
    DebtLapsed,
    EscapeFoiled,
    FigureFreed,
    FigureJailed,
    FigureServed,
    FinalDebtPaid,
    GameEnded,
    GameStarted,
    LootMoved,
    PaymentLapsed,
    PlayerPaid,
    PlayerPassed,
    RansomPaid,
    RoundEnded,
    TurnStarted,
)
from omerta.kernel.events import Event

_COUNTED: Final[dict[type[Event], str]] = {
    RoundEnded: "rounds",
    TurnStarted: "turns",
    PlayerPassed: "passes",
    CardArrested: "arrests",
    CardKilled: "kills",
    FigureJailed: "jailed",
    FigureServed: "steps",
    EscapeFoiled: "foiled",
    RansomPaid: "ransoms",
}
"""The events that are counted, and the names of the counts."""
_SUMMED: Final[dict[type[Event], str]] = {
    RansomPaid: "ransom_money",
    FinalDebtPaid: "final_debts",
    DebtLapsed: "debts_lapsed",
    PlayerPaid: "paid_by_players",
    PaymentLapsed: "payments_lapsed",
}
"""The events whose amounts are added up."""
_FREED: Final = {"lawyer": "freed_by_lawyer", "escaped": "escaped"}
PLACES: Final = ("first", "second", "third", "fourth")


def kind_of(card: str) -> str:
    """The kind of a card, by its id; goods by their suit."""
    kind, _, number = card.partition("-")
    if kind == "goods":
        return "legal_goods" if number.startswith("l") else "criminal_goods"
    return kind


KINDS: Final = tuple(dict.fromkeys([kind_of(card) for card in CARD_IDS]))


def tally(events: Iterable[Event]) -> dict[str, dict[str, float]]:
    """The statistics of one finished match, table by table."""
    told = Story()
    for event in events:
        told.hear(event)
    return told.tables


class Story:
    """A match as far as its events were read."""

    def __init__(self) -> None:
        self.game: dict[str, float] = dict.fromkeys(
            (*_COUNTED.values(), *_SUMMED.values(), *_FREED.values(), "bank_left"), 0
        )
        self.order: dict[str, float] = dict.fromkeys(PLACES, 0)
        self.colour: dict[str, float] = {}
        self.opened: dict[str, float] = dict.fromkeys(KINDS, 0)
        self.kept: dict[str, float] = dict.fromkeys(KINDS, 0)
        self.tables: dict[str, dict[str, float]] = {
            "game": self.game,
            "order": self.order,
            "colour": self.colour,
            "opened": self.opened,
            "kept": self.kept,
        }
        self.colours: tuple[str, ...] = ()
        self.first = 0
        self.kinds: dict[str, str] = {}
        """The open card on each street."""
        self.loot: dict[str, int] = {}
        """The money on each street."""

    def hear(self, event: Event) -> None:
        """Process the next event."""
        name = _COUNTED.get(type(event))
        if name is not None:
            self.game[name] += 1
        if isinstance(event, RansomPaid | FinalDebtPaid | DebtLapsed | PaymentLapsed):
            self.game[_SUMMED[type(event)]] += event.amount
        elif isinstance(event, BankPaid | PlayerPaid):
            self._pay(event)
        elif isinstance(event, LootMoved):
            self.loot[event.source] -= event.amount
            self.loot[event.street] = self.loot.get(event.street, 0) + event.amount
        elif isinstance(event, CardOpened):
            self.kinds[event.street] = kind_of(event.card)
            self.opened[kind_of(event.card)] += 1
        elif isinstance(event, FigureFreed):
            if event.why in _FREED:
                self.game[_FREED[event.why]] += 1
        elif isinstance(event, RoundEnded):
            self._take_home()
        elif isinstance(event, GameStarted):
            self.colours, self.first = event.colours, event.first
            self.colour.update(dict.fromkeys(event.colours, 0))
            self.game["bank_left"] = event.money
        elif isinstance(event, GameEnded):
            self._award(event)

    def _pay(self, event: BankPaid | PlayerPaid) -> None:
        self.loot[event.street] = self.loot.get(event.street, 0) + event.amount
        if isinstance(event, BankPaid):
            self.game["bank_left"] = event.bank
        else:
            self.game["paid_by_players"] += event.amount

    def _take_home(self) -> None:
        for street, amount in self.loot.items():
            if amount:
                self.kept[self.kinds[street]] += amount
        self.loot.clear()
        self.kinds.clear()

    def _award(self, event: GameEnded) -> None:
        for seat in event.winners:
            share = 1 / len(event.winners)
            self.colour[self.colours[seat]] += share
            self.order[PLACES[(seat - self.first) % SEATS]] += share
