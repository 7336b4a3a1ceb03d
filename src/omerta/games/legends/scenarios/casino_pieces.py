"""The pieces of the casino, tables, spectators, croupier and safe, and their moves (SC-4)."""

from typing import ClassVar

from omerta.games.legends.events import (
    CardRevealed,
    TableClosed,
    TrackMoved,
)
from omerta.games.legends.frames import Decision
from omerta.games.legends.rules.asking import end_scenario
from omerta.games.legends.scenarios.decks import NO_CARD, discarded, refilled
from omerta.games.legends.table import ACTIVE, ScenarioState, Table
from omerta.games.legends.table_challenges import scenario_cards
from omerta.kernel.chance import Chance
from omerta.kernel.events import Event


class ChooseBettor(Decision):
    """Which minion bets."""

    __slots__ = ()
    tag: ClassVar[str] = "bettor"


class ChooseStake(Decision):
    """How many chips are staked: at most `a`."""

    __slots__ = ()
    tag: ClassVar[str] = "stake"


class KeepOne(Decision):
    """Which of the found minions comes into the hand."""

    __slots__ = ()
    tag: ClassVar[str] = "keep"


class CasinoState(ScenarioState):
    """The casino's part of the state: tables, spectators, croupier, safe and chips."""

    __slots__ = (
        "cell",
        "croupier",
        "deck",
        "found",
        "removed",
        "safe",
        "spectator_deck",
        "spectator_discard",
        "spectators",
        "stake",
        "supply",
        "table",
        "unseen",
    )
    fields: ClassVar[tuple[str, ...]] = (
        "cell",
        "croupier",
        "deck",
        "found",
        "removed",
        "safe",
        "spectator_deck",
        "spectator_discard",
        "spectators",
        "stake",
        "supply",
        "table",
        "unseen",
    )

    def __init__(self) -> None:
        self.deck: tuple[int, ...] = ()
        """The tables in the deck."""
        self.unseen: tuple[int, ...] = ()
        """Tables that were removed unseen."""
        self.removed: tuple[int, ...] = ()
        """Tables that were closed or swapped."""
        self.table: int = NO_CARD
        """The active table."""
        self.spectator_deck: tuple[int, ...] = ()
        self.spectator_discard: tuple[int, ...] = ()
        self.spectators: tuple[int, ...] = ()
        """The spectators at the active table, the oldest first."""
        self.croupier: int = 0
        self.safe: int = 0
        """The safe's space on its track."""
        self.supply: int = 0
        self.cell: int = 0
        """Chips in the cell."""
        self.stake: int = 0
        """The chips of a bet whose dice are rolled."""
        self.found: tuple[int, ...] = ()
        """The minions of the clan deck that Find has revealed."""

    def clone(self) -> "CasinoState":
        """Return an independent copy."""
        other = CasinoState()
        other.deck = self.deck
        other.unseen = self.unseen
        other.removed = self.removed
        other.table = self.table
        other.spectator_deck = self.spectator_deck
        other.spectator_discard = self.spectator_discard
        other.spectators = self.spectators
        other.croupier = self.croupier
        other.safe = self.safe
        other.supply = self.supply
        other.cell = self.cell
        other.stake = self.stake
        other.found = self.found
        return other


def state_of(s: Table) -> CasinoState:
    """Return the casino's part of the state."""
    assert isinstance(s.scenario_state, CasinoState)
    return s.scenario_state


# Spectators


def marks(s: Table, effect: str) -> int:
    """Return the number of spectators at the active table with this effect."""
    effects = scenario_cards(s).effect
    return sum([effects[card] == effect for card in state_of(s).spectators])


def drop_of(effect: str) -> int:
    """Return how much a spectator with this effect lowers the jackpot; the id contains the number."""
    return int(effect[-1]) if effect.startswith("jackpot_minus") else 0


def jackpot_of(s: Table) -> int:
    """Return the printed jackpot lowered by spectators, at least 1 (SC-4.14)."""
    c = state_of(s)
    cards = scenario_cards(s)
    taken = sum([drop_of(cards.effect[card]) for card in c.spectators])
    return max(cards.difficulty[c.table] - taken, 1)


def reveal_spectator(s: Table, chance: Chance, log: list[Event]) -> None:
    """Reveal another spectator at the active table; an empty deck is reshuffled (SC-4.18)."""
    c = state_of(s)
    c.spectator_deck, c.spectator_discard = refilled(
        c.spectator_deck, c.spectator_discard, "spectator", chance
    )
    if c.spectator_deck:
        card = c.spectator_deck[-1]
        c.spectator_deck = c.spectator_deck[:-1]
        c.spectators = (*c.spectators, card)
        log.append(CardRevealed(scenario_cards(s).ids[card]))


def next_spectators(s: Table) -> tuple[int, ...]:
    """Return the cards among which the next spectator is."""
    c = state_of(s)
    return c.spectator_deck or c.spectator_discard


# Tables


def turn_up_table(s: Table) -> int:
    """Make the top table active and return it."""
    c = state_of(s)
    c.table = c.deck[-1]
    c.deck = c.deck[:-1]
    return c.table


def leave_table(s: Table, log: list[Event]) -> None:
    """Remove the active table and discard its spectators (SC-4.18, LG-11.6)."""
    c = state_of(s)
    c.removed = (*c.removed, c.table)
    c.table = NO_CARD
    for card in c.spectators:
        c.spectator_discard = discarded(s, c.spectator_discard, card, log)
    c.spectators = ()


def close_table(s: Table, log: list[Event]) -> None:
    """Remove the table, discard its spectators and reset the croupier (SC-4.24)."""
    c = state_of(s)
    log.append(TableClosed(scenario_cards(s).ids[c.table]))
    leave_table(s, log)
    if c.croupier:
        log.append(TrackMoved("croupier", c.croupier, 0))
        c.croupier = 0


# Croupier and safe


def next_space(s: Table) -> int:
    """Return the croupier's next space; active police block one (SC-4.25)."""
    cards = scenario_cards(s)
    space = state_of(s).croupier + 1
    blocked = s.police == ACTIVE and space == cards.one("block")
    return space + 1 if blocked else space


def advance_croupier(s: Table, chance: Chance, log: list[Event]) -> None:
    """Advance the croupier; an eye reveals a spectator (SC-4.23)."""
    c = state_of(s)
    space = next_space(s)
    log.append(TrackMoved("croupier", c.croupier, space))
    c.croupier = space
    if space in scenario_cards(s).many("eyes"):
        reveal_spectator(s, chance, log)


def wants_to_close(s: Table) -> bool:
    """Return whether the croupier is on the space that closes the table."""
    return state_of(s).croupier == scenario_cards(s).one("close")


def move_safe(s: Table, spaces: int, log: list[Event]) -> None:
    """Raise the safe; its last space ends the scenario at once (SC-4.27)."""
    c = state_of(s)
    last = len(scenario_cards(s).many("safe")) - 1
    end = min(c.safe + spaces, last)
    log.append(TrackMoved("safe", c.safe, end))
    c.safe = end
    if end == last:
        end_scenario(s, "laundered")
