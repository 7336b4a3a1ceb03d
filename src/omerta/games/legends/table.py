"""The state of a table of Legends, its clone, and read-only functions on it.

All values are small whole numbers (see `components`). Sets of minions are masks, because hands
and open piles have no order. Decks are tuples whose last card is drawn first. Only lists and
dictionaries change in place; clones share everything else.
"""

from typing import ClassVar, Final

from omerta.games.legends.components import (
    MOST_PLAYERS,
    NO_CHALLENGE,
    NO_RED,
    Pack,
    ScenarioCards,
    bits,
)
from omerta.games.legends.settings import LegendsSettings, Level
from omerta.kernel.copies import CopyBySave
from omerta.kernel.errors import BadSave
from omerta.kernel.frames import Frame
from omerta.kernel.seats import Seat

CHOOSING, PLAYING, BREAK, OVER = range(4)
"""The phases of a campaign."""
NO_PLAYER: Final = -1
ABSENT, UNCONTROLLED, CONTROLLED, ACTIVE = range(4)
"""The sides of the police token."""

SavedState = dict[str, int | list[int]]
"""The saved form of a scenario's own part of a table."""


class ScenarioState:
    """A scenario's own part of the table; this base class serves between scenarios and is empty."""

    __slots__ = ()
    fields: ClassVar[tuple[str, ...]] = ()
    """The names of all attributes, which are numbers or tuples of numbers."""

    def clone(self) -> "ScenarioState":
        """Return an independent copy."""
        return self

    def dump(self) -> SavedState:
        """Return the saved form."""
        found: SavedState = {}
        for name in self.fields:
            value = getattr(self, name)
            found[name] = value if isinstance(value, int) else list(value)
        return found

    def restore(self, saved: SavedState) -> "ScenarioState":
        """Take over the saved values and return the state, or raise `BadSave` if they do not fit."""
        if set(saved) != set(self.fields):
            raise BadSave("save-impossible", detail="scenario state")
        for name in self.fields:
            value = saved[name]
            if isinstance(value, int) != isinstance(getattr(self, name), int):
                raise BadSave("save-impossible", detail=f"scenario state: {name}")
            setattr(self, name, value if isinstance(value, int) else tuple(value))
        return self


class Table(CopyBySave):
    """The state of a match of Legends."""

    __slots__ = (
        "actions",
        "active",
        "bonus",
        "box",
        "cancelled",
        "cards",
        "challenge",
        "clan",
        "crew",
        "deck",
        "dice",
        "ending",
        "exhausted",
        "first",
        "fronts",
        "gone",
        "hands",
        "hurt",
        "intro",
        "level",
        "lost",
        "market",
        "more",
        "out",
        "pack",
        "phase",
        "played",
        "players",
        "police",
        "problem_deck",
        "problem_discard",
        "purse",
        "red",
        "reputations",
        "result",
        "rolls",
        "round",
        "scenario",
        "scenario_state",
        "seats",
        "settings",
        "spared",
        "speaker",
        "stack",
        "stock",
        "successes",
        "tables",
        "tokens",
        "total",
        "turned",
        "used",
    )

    seats: int
    players: int
    """The number of hands of the clan; a single seat plays two (LG-13.1)."""
    settings: LegendsSettings
    pack: Pack
    level: Level
    stack: list[Frame]
    phase: int
    result: str
    """How the match ended; empty while it runs."""
    # The campaign
    played: tuple[str, ...]
    """The codes of the scenarios so far, including the running one (LG-15.3)."""
    reputations: tuple[int, ...]
    purse: int
    """Reputation that can still be spent."""
    clan: int
    """Between scenarios: the minions of the clan, as a mask."""
    box: int
    lost: int
    market: int
    # The scenario
    scenario: str
    """The code of the running scenario; empty between two."""
    cards: ScenarioCards | None
    scenario_state: ScenarioState
    ending: str
    """Why the scenario has ended; empty while it runs."""
    round: int
    first: int
    active: int
    """The player whose turn it is; NO_PLAYER between turns."""
    speaker: int
    """The player whose turn ended last (LG-12.2)."""
    actions: int
    """Actions left in this turn."""
    turned: int
    """Players who have had their turn in this round, as a mask."""
    gone: int
    """Players who have left the scenario, as a mask."""
    deck: tuple[int, ...]
    hands: tuple[int, ...]
    tables: tuple[int, ...]
    exhausted: int
    out: int
    used: int
    """Minions whose ability was used in this round (LG-5.2)."""
    problem_deck: tuple[int, ...]
    problem_discard: int
    fronts: tuple[tuple[int, ...], ...]
    """The problems in front of each player, the oldest first."""
    tokens: dict[int, int]
    """Success tokens by challenge; a card without any is not listed."""
    police: int
    intro: int
    """The number of intro cards that are left."""
    stock: int
    """White dice in the stock."""
    # The interaction
    challenge: int
    crew: int
    """The minions played for it, as a mask, including those that have left the table since."""
    dice: tuple[int, ...]
    red: int
    bonus: int
    """What abilities add to the total."""
    more: int
    """Successes that abilities add to a roll with at least one."""
    spared: int
    """1 if this roll deals no damage and no fatigue."""
    cancelled: int
    """The number of lucks that cancel a lock each."""
    total: int
    successes: int
    hurt: int
    """The minion that the first damage exhausted."""
    rolls: int
    """The number of rolls for challenges so far; it identifies the clock of an ability window."""

    def clone(self) -> "Table":  # noqa: PLR0915  (one line for each field)
        """Return an independent copy."""
        other = Table()
        other.seats = self.seats
        other.players = self.players
        other.settings = self.settings
        other.pack = self.pack
        other.level = self.level
        other.stack = self.stack[:]
        other.phase = self.phase
        other.result = self.result
        other.played = self.played
        other.reputations = self.reputations
        other.purse = self.purse
        other.clan = self.clan
        other.box = self.box
        other.lost = self.lost
        other.market = self.market
        other.scenario = self.scenario
        other.cards = self.cards
        other.scenario_state = self.scenario_state.clone()
        other.ending = self.ending
        other.round = self.round
        other.first = self.first
        other.active = self.active
        other.speaker = self.speaker
        other.actions = self.actions
        other.turned = self.turned
        other.gone = self.gone
        other.deck = self.deck
        other.hands = self.hands
        other.tables = self.tables
        other.exhausted = self.exhausted
        other.out = self.out
        other.used = self.used
        other.problem_deck = self.problem_deck
        other.problem_discard = self.problem_discard
        other.fronts = self.fronts
        other.tokens = self.tokens.copy()
        other.police = self.police
        other.intro = self.intro
        other.stock = self.stock
        other.challenge = self.challenge
        other.crew = self.crew
        other.dice = self.dice
        other.red = self.red
        other.bonus = self.bonus
        other.more = self.more
        other.spared = self.spared
        other.cancelled = self.cancelled
        other.total = self.total
        other.successes = self.successes
        other.hurt = self.hurt
        other.rolls = self.rolls
        return other

    @property
    def saved_state(self) -> SavedState:
        """The scenario's own part, as it is saved."""
        return self.scenario_state.dump()

    @saved_state.setter
    def saved_state(self, saved: SavedState) -> None:
        self.scenario_state = self.scenario_state.restore(saved)

    @property
    def token_counts(self) -> list[tuple[int, int]]:
        """The success tokens by challenge, as they are saved."""
        return sorted(self.tokens.items())

    @token_counts.setter
    def token_counts(self, saved: list[tuple[int, int]]) -> None:
        self.tokens = dict(saved)


def empty_table(seats: int, settings: LegendsSettings, pack: Pack) -> Table:
    """Return a table before its first scenario; minions outside the first clan are in the box."""
    s = Table()
    s.seats = seats
    s.players = max(seats, 2)  # LG-13.1
    s.settings = settings
    s.pack = pack
    s.level = pack.level_of(settings)
    s.stack = []
    s.phase = CHOOSING
    s.result = ""
    s.played = ()
    s.reputations = ()
    s.purse = 0
    s.clan = pack.first_clan(s.players)  # LG-1.2
    s.box = pack.all_minions & ~s.clan
    s.lost = 0
    s.market = 0
    s.speaker = 0  # LG-1.9
    s.rolls = 0
    clear_board(s)
    return s


def clear_board(s: Table) -> None:
    """Remove everything that belongs to a scenario from the table."""
    s.scenario = ""
    s.cards = None
    s.scenario_state = ScenarioState()
    s.ending = ""
    s.round = 0
    s.first = 0
    s.active = NO_PLAYER
    s.actions = 0
    s.turned = 0
    s.gone = 0
    s.deck = ()
    s.hands = (0,) * s.players
    s.tables = (0,) * s.players
    s.exhausted = 0
    s.out = 0
    s.used = 0
    s.problem_deck = ()
    s.problem_discard = 0
    s.fronts = ((),) * s.players
    s.tokens = {}
    s.police = ABSENT
    s.intro = 0
    s.stock = s.pack.file.dice
    clear_roll(s)


def clear_roll(s: Table) -> None:
    """Reset the interaction."""
    s.challenge = NO_CHALLENGE
    s.crew = 0
    s.dice = ()
    s.red = NO_RED
    s.bonus = 0
    s.more = 0
    s.spared = 0
    s.cancelled = 0
    s.total = 0
    s.successes = 0
    s.hurt = NO_PLAYER


def is_over(s: Table) -> bool:
    """Return whether the campaign, or the single scenario, has ended."""
    return s.phase == OVER


def seat_of(s: Table, player: int) -> Seat:
    """Return the seat that decides for a player; a single seat decides for both (LG-13.1)."""
    return 0 if s.seats == 1 else player


def is_present(s: Table, player: int) -> bool:
    """Return whether a player is still in the scenario."""
    return not s.gone >> player & 1


_AROUND: Final = [
    [[(start + step) % players for step in range(players)] for start in range(players)]
    for players in range(MOST_PLAYERS + 1)
]


def clockwise(s: Table, start: int) -> list[int]:
    """Return all players who are still in the scenario, clockwise from `start`."""
    around = _AROUND[s.players][start]
    return [player for player in around if not s.gone >> player & 1] if s.gone else around


def speaker_of(s: Table) -> int:
    """Return the player who has the last word now (LG-12.2); a setting limits them (LG-12.4)."""
    start = s.speaker if s.active == NO_PLAYER else s.active
    # Between scenarios a player who left the last one early may speak like all others.
    around = clockwise(s, start) if s.phase == PLAYING else _AROUND[s.players][start]
    around = around or [start]
    voices = s.settings.voice_seats
    if voices != "all" and s.seats > 1:
        for player in around:
            if str(player + 1) in voices:
                return player
    return around[0]


def all_hands(s: Table) -> int:
    """Return the minions of all hands."""
    found = 0
    for hand in s.hands:
        found |= hand
    return found


def holder_of(s: Table, minion: int) -> int:
    """Return the player who holds this minion in hand, or NO_PLAYER."""
    for player, hand in enumerate(s.hands):
        if hand >> minion & 1:
            return player
    return NO_PLAYER


def on_tables(s: Table) -> int:
    """Return the minions that are on tables."""
    found = 0
    for lying in s.tables:
        found |= lying
    return found


def lowest(s: Table, minions: int) -> int:
    """Return the minion of the lowest level, of equals the first; level 0 comes last."""
    level = s.pack.level
    return min(bits(minions), key=lambda minion: (not level[minion], level[minion], minion))


def by_players(s: Table, numbers: tuple[int, ...]) -> int:
    """Return the entry of a number by players that applies to this table."""
    assert s.players <= MOST_PLAYERS
    return numbers[s.players - 1]
