"""The table of Legends: the state, its clone, and questions about it. Nothing here changes it.

Small whole numbers only (see `components`): sets of minions are masks, because hands and open piles
have no order; decks are tuples, the last card is drawn first. What is not a list or a dictionary
is never changed in place, so clones share it.
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
NOBODY: Final = -1
ABSENT, UNCONTROLLED, CONTROLLED, ACTIVE = range(4)
"""The police token."""

SavedState = dict[str, int | list[int]]
"""A scenario's own part of a table, as it is saved."""


class ScenarioState:
    """A scenario's own part of the table; this one, between scenarios, is empty."""

    __slots__ = ()
    fields: ClassVar[tuple[str, ...]] = ()
    """Numbers and tuples of numbers, all that there is."""

    def clone(self) -> "ScenarioState":
        """An independent copy."""
        return self

    def dump(self) -> SavedState:
        """What is saved of it."""
        found: SavedState = {}
        for name in self.fields:
            value = getattr(self, name)
            found[name] = value if isinstance(value, int) else list(value)
        return found

    def restore(self, saved: SavedState) -> "ScenarioState":
        """A scene of the same kind with what was saved."""
        if set(saved) != set(self.fields):
            raise BadSave("save-impossible", detail="scenario state")
        for name in self.fields:
            value = saved[name]
            if isinstance(value, int) != isinstance(getattr(self, name), int):
                raise BadSave("save-impossible", detail=f"scenario state: {name}")
            setattr(self, name, value if isinstance(value, int) else tuple(value))
        return self


class Table(CopyBySave):
    """A game of Legends in play."""

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
    """The hands of the clan: two for somebody who plays alone (LG-13.1)."""
    settings: LegendsSettings
    pack: Pack
    level: Level
    stack: list[Frame]
    phase: int
    result: str
    """How it all ended; empty until then."""
    # The campaign
    played: tuple[str, ...]
    """The scenarios so far, the running one included (LG-15.3)."""
    reputations: tuple[int, ...]
    purse: int
    """Reputation that can still be spent."""
    clan: int
    """Between scenarios the minions of the clan, as a mask."""
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
    """Whose turn it is; NOBODY between turns."""
    speaker: int
    """Whose turn ended last (LG-12.2)."""
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
    """Intro cards that lie there."""
    stock: int
    """White dice in the stock."""
    # The interaction
    challenge: int
    crew: int
    """Minions played for it, as a mask; who left the table since is still named."""
    dice: tuple[int, ...]
    red: int
    bonus: int
    """What abilities add to the total."""
    more: int
    """Successes that abilities add to a success."""
    spared: int
    """1 if this roll deals no damage and no fatigue."""
    cancelled: int
    """Lucks that cancel a lock each."""
    total: int
    successes: int
    hurt: int
    """The minion that the first damage exhausted."""
    rolls: int
    """How often dice were rolled for a challenge so far: the number of a window's clock."""

    def clone(self) -> "Table":  # noqa: PLR0915  (one line for each field)
        """An independent copy."""
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
        """The scenario's own part, for a save."""
        return self.scenario_state.dump()

    @saved_state.setter
    def saved_state(self, saved: SavedState) -> None:
        self.scenario_state = self.scenario_state.restore(saved)

    @property
    def token_counts(self) -> list[tuple[int, int]]:
        """The success tokens by challenge, for a save."""
        return sorted(self.tokens.items())

    @token_counts.setter
    def token_counts(self, saved: list[tuple[int, int]]) -> None:
        self.tokens = dict(saved)


def empty_table(seats: int, settings: LegendsSettings, pack: Pack) -> Table:
    """A table before its first scenario: the first clan stands ready, the rest is in the box."""
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
    s.box = pack.everybody & ~s.clan
    s.lost = 0
    s.market = 0
    s.speaker = 0  # LG-1.9
    s.rolls = 0
    clear_board(s)
    return s


def clear_board(s: Table) -> None:
    """No scenario is on the table."""
    s.scenario = ""
    s.cards = None
    s.scenario_state = ScenarioState()
    s.ending = ""
    s.round = 0
    s.first = 0
    s.active = NOBODY
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
    """Nobody tries anything."""
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
    s.hurt = NOBODY


def is_over(s: Table) -> bool:
    """Whether the campaign, or the single scenario, has ended."""
    return s.phase == OVER


def seat_of(s: Table, player: int) -> Seat:
    """Who answers for a player: somebody alone answers for both (LG-13.1)."""
    return 0 if s.seats == 1 else player


def is_present(s: Table, player: int) -> bool:
    """Whether a player is still in the scenario."""
    return not s.gone >> player & 1


_AROUND: Final = [
    [[(start + step) % players for step in range(players)] for start in range(players)]
    for players in range(MOST_PLAYERS + 1)
]


def clockwise(s: Table, start: int) -> list[int]:
    """All players who are still in the scenario, clockwise from this one."""
    around = _AROUND[s.players][start]
    return [player for player in around if not s.gone >> player & 1] if s.gone else around


def speaker_of(s: Table) -> int:
    """Who has the last word now (LG-12.2); an option limits who may (LG-12.4)."""
    start = s.speaker if s.active == NOBODY else s.active
    # Between scenarios a player who left the last one early speaks as everybody does.
    around = clockwise(s, start) if s.phase == PLAYING else _AROUND[s.players][start]
    around = around or [start]
    voices = s.settings.voice_seats
    if voices != "all" and s.seats > 1:
        for player in around:
            if str(player + 1) in voices:
                return player
    return around[0]


def all_hands(s: Table) -> int:
    """The minions of all hands."""
    found = 0
    for hand in s.hands:
        found |= hand
    return found


def holder_of(s: Table, minion: int) -> int:
    """The player who holds this minion in hand, or NOBODY."""
    for player, hand in enumerate(s.hands):
        if hand >> minion & 1:
            return player
    return NOBODY


def on_tables(s: Table) -> int:
    """The minions that lie on tables."""
    found = 0
    for lying in s.tables:
        found |= lying
    return found


def lowest(s: Table, minions: int) -> int:
    """The minion of the lowest level, of equals the first one; one without a level comes last."""
    level = s.pack.level
    return min(bits(minions), key=lambda minion: (not level[minion], level[minion], minion))


def by_players(s: Table, numbers: tuple[int, ...]) -> int:
    """The number of the data that counts for so many players."""
    assert s.players <= MOST_PLAYERS
    return numbers[s.players - 1]
