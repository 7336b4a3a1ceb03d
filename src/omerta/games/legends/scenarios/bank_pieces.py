"""The pieces of the bank, vaults, alarms and clock, and their moves (SC-1)."""

from typing import ClassVar

from omerta.games.legends.components import LOCK, LUCK
from omerta.games.legends.events import BagsGained, CardRevealed, TrackMoved, VaultSearched
from omerta.games.legends.frames import Decision
from omerta.games.legends.rules.asking import ask, end_scenario
from omerta.games.legends.rules.dice import roll_white
from omerta.games.legends.rules.rolling import faces
from omerta.games.legends.scenarios.decks import NO_CARD, discarded, refilled
from omerta.games.legends.table import ScenarioState, Table, all_hands
from omerta.games.legends.table_challenges import scenario_cards
from omerta.kernel.chance import Chance
from omerta.kernel.events import Event


class SearchMore(Decision):
    """Whether to search the vault again."""

    __slots__ = ()
    tag: ClassVar[str] = "search"


class BankState(ScenarioState):
    """The bank's part of the state: vaults, alarms, clock and loot."""

    __slots__ = (
        "alarm_deck",
        "alarm_discard",
        "alarms",
        "clock",
        "found",
        "loot",
        "searches",
        "vault",
        "vault_deck",
        "vault_discard",
    )
    fields: ClassVar[tuple[str, ...]] = (
        "alarm_deck",
        "alarm_discard",
        "alarms",
        "clock",
        "found",
        "loot",
        "searches",
        "vault",
        "vault_deck",
        "vault_discard",
    )

    def __init__(self) -> None:
        self.vault_deck: tuple[int, ...] = ()
        self.vault_discard: tuple[int, ...] = ()
        self.vault: int = NO_CARD
        """The active vault."""
        self.alarm_deck: tuple[int, ...] = ()
        self.alarm_discard: tuple[int, ...] = ()
        self.alarms: tuple[int, ...] = ()
        """The active alarms, the oldest first."""
        self.clock: int = 0
        self.loot: int = 0
        self.searches: int = 0
        """The number of searches of the open vault."""
        self.found: tuple[int, ...] = ()
        """The dice of the last search."""

    def clone(self) -> "BankState":
        """Return an independent copy."""
        other = BankState()
        other.vault_deck = self.vault_deck
        other.vault_discard = self.vault_discard
        other.vault = self.vault
        other.alarm_deck = self.alarm_deck
        other.alarm_discard = self.alarm_discard
        other.alarms = self.alarms
        other.clock = self.clock
        other.loot = self.loot
        other.searches = self.searches
        other.found = self.found
        return other


def state_of(s: Table) -> BankState:
    """Return the bank's part of the state."""
    assert isinstance(s.scenario_state, BankState)
    return s.scenario_state


# Alarms and clock


def reveal_alarm(s: Table, chance: Chance, log: list[Event]) -> None:
    """Reveal another alarm (SC-1.13); an empty deck is reshuffled (SC-1.15)."""
    b = state_of(s)
    b.alarm_deck, b.alarm_discard = refilled(b.alarm_deck, b.alarm_discard, "alarm", chance)
    if b.alarm_deck:
        alarm = b.alarm_deck[-1]
        b.alarm_deck = b.alarm_deck[:-1]
        b.alarms = (*b.alarms, alarm)
        log.append(CardRevealed(scenario_cards(s).ids[alarm]))


def advance_clock(s: Table, chance: Chance, log: list[Event]) -> None:
    """Advance the clock and reveal one alarm or two; the last space ends the scenario (SC-1.12)."""
    b = state_of(s)
    b.clock += 1
    log.append(TrackMoved("clock", b.clock - 1, b.clock))
    if b.clock >= scenario_cards(s).one("squad"):
        end_scenario(s, "squad")  # SC-1.23
        return
    reveal_alarm(s, chance, log)
    if b.clock in scenario_cards(s).many("double"):
        reveal_alarm(s, chance, log)


def marks(s: Table, effect: str) -> int:
    """Return the number of active alarms with this effect."""
    effects = scenario_cards(s).effect
    return sum([effects[alarm] == effect for alarm in state_of(s).alarms])


def turn_up_vault(s: Table, chance: Chance) -> int:
    """Make the top vault active and return it."""
    b = state_of(s)
    b.vault_deck, b.vault_discard = refilled(b.vault_deck, b.vault_discard, "vault", chance)
    b.vault = b.vault_deck[-1]
    b.vault_deck = b.vault_deck[:-1]
    return b.vault


# Searching


def search(s: Table, chance: Chance, log: list[Event]) -> None:
    """Roll the vault's dice, without red die and abilities (SC-1.6, 1.7, 1.8)."""
    b = state_of(s)
    count = max(1, scenario_cards(s).values("search")[b.vault] - marks(s, "search_minus1"))
    b.found = roll_white(s.pack, count, chance)
    b.searches += 1
    log.append(VaultSearched(b.searches, faces(b.found), bags(b)))
    if all_hands(s).bit_count() >= next_cost(s):
        ask(s, SearchMore, s.active)
    else:  # SC-1.9: without enough minions there is no option to search again
        take_bags(s, log)


def bags(b: BankState) -> int:
    """Return the bags of the last search: one for every luck and every lock (SC-1.10)."""
    return b.found.count(LUCK) + b.found.count(LOCK)


def next_cost(s: Table) -> int:
    """Return the number of minions that another search costs (SC-1.8)."""
    return state_of(s).searches + marks(s, "search_cost1")


def take_bags(s: Table, log: list[Event]) -> None:
    """Add the bags of the last search to the loot and discard the vault (SC-1.10, SC-1.11)."""
    b = state_of(s)
    b.loot += bags(b)
    log.append(BagsGained(scenario_cards(s).ids[b.vault], bags(b), b.loot))
    discard_vault(s, log)


def discard_vault(s: Table, log: list[Event]) -> None:
    """Discard the active vault and its tokens."""
    b = state_of(s)
    b.vault_discard = discarded(s, b.vault_discard, b.vault, log)
    b.vault = NO_CARD
    b.searches = 0
    b.found = ()
