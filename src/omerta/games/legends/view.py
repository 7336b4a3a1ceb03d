"""What each viewer of a table of Legends may know (rules, section 5).

`view_builder.py` builds it.

Hands of minions lie open, so all viewers see the same but for their answers, and in the last
scenario their campaign cards.
"""

from typing import Literal

import msgspec

from omerta.games.legends.actions import ChallengeId, LegendsAction, MinionId, ScenarioId, Side
from omerta.games.legends.events import Ending, Police, Rank, Red, White
from omerta.games.legends.settings import Place
from omerta.games.legends.view_casino import CasinoView
from omerta.games.legends.view_family import FamilyView
from omerta.games.legends.view_power import PowerView
from omerta.games.legends.view_rebels import RebelsView
from omerta.kernel.game import Outcome, SharedView
from omerta.kernel.seats import Seat

Phase = Literal["choosing", "playing", "break", "over"]


class MinionFace(msgspec.Struct, frozen=True, gc=False):
    """A minion as printed.

    A card that a scenario shuffles into the clan deck is listed as well: it has level 0 and neither
    icons nor place.
    """

    id: MinionId
    level: int
    icons: str
    place: Place | None
    ability: str
    en: str
    ru: str


class CardFace(msgspec.Struct, frozen=True, gc=False):
    """A challenge as printed: a board test, a problem, or a card of a scenario.

    `deck` says which; `values` and `marks` are what only this scenario's cards have.
    """

    id: ChallengeId
    deck: str
    icons: str
    difficulty: int
    need: int
    prints: int
    effect: str
    values: dict[str, int]
    marks: dict[str, str]
    en: str
    ru: str


class ScenarioFace(msgspec.Struct, frozen=True, gc=False):
    """A scenario as printed."""

    code: ScenarioId
    number: int
    tests: tuple[ChallengeId, ...]
    police: bool
    finale: bool
    """Whether it ends a campaign; the others are its jobs."""
    intro: tuple[tuple[str, str], ...]
    """Its stories, English and Russian."""
    en: str
    ru: str


class ChallengeView(msgspec.Struct, frozen=True, gc=False):
    """A challenge that lies open, as it counts for the active player."""

    id: ChallengeId
    owner: int | None
    """The player in front of whom a problem lies."""
    difficulty: int
    tokens: int
    need: int
    more: int
    """White dice more or fewer, beside those of the minions' icons (LG-4.7)."""
    harmless: bool
    """Its rolls deal no damage (LG-6.1)."""


class RollView(msgspec.Struct, frozen=True, gc=False):
    """The interaction that is going on."""

    challenge: ChallengeId
    roller: int
    difficulty: int
    missing: int
    """Tokens that the card lacks; for a board test as many successes as could do something."""
    crew: tuple[MinionId, ...]
    count: int
    """The white dice that will be rolled, or were."""
    dice: tuple[White, ...]
    red: Red
    bonus: int
    more: int
    spared: bool
    ignores_damage: bool
    damage: tuple[int, ...]
    """The damage that is expected of 1, 2, … white dice, in hundredths; empty after the roll."""
    totals: tuple[int, ...]
    """What the roll is worth with 0, 1, … lucks cancelling a lock; empty before the roll."""
    bans: tuple[int, ...]
    """Which of these totals are forbidden."""


class PlayerView(msgspec.Struct, frozen=True, gc=False):
    """A hand of the clan."""

    hand: tuple[MinionId, ...]
    table: tuple[MinionId, ...]
    problems: tuple[ChallengeId, ...]
    """The oldest first."""
    gone: bool
    turned: bool


class BankView(msgspec.Struct, frozen=True, gc=False, tag="bank"):
    """The bank. Decks are listed by number, never in order."""

    clock: int
    squad: int
    double: tuple[int, ...]
    vault: ChallengeId | None
    alarms: tuple[ChallengeId, ...]
    vault_deck: tuple[ChallengeId, ...]
    vault_discard: tuple[ChallengeId, ...]
    alarm_deck: tuple[ChallengeId, ...]
    alarm_discard: tuple[ChallengeId, ...]
    loot: int
    searches: int
    found: tuple[White, ...]
    bags: int
    search_cost: int | None
    """The minions that another search costs, while it is asked."""


class ChaseView(msgspec.Struct, frozen=True, gc=False, tag="chase"):
    """The road, the lanes and the lever. The deck is listed by number, never in order."""

    car: int
    van: int
    escaped: int
    road: tuple[int, ...]
    caught: int
    near: tuple[ChallengeId, ChallengeId]
    future: tuple[ChallengeId, ChallengeId]
    lane: Side
    lever: int
    top_speed: int
    driving: int
    driving_spaces: int
    clean: int
    deck: tuple[ChallengeId, ...]
    discard: tuple[ChallengeId, ...]


ScenarioView = BankView | ChaseView | RebelsView | CasinoView | FamilyView | PowerView
"""What only one scenario has; each adds its own."""


class LegendsView(SharedView, frozen=True):
    """A table of Legends as one viewer may know it."""

    constant = (
        "minions",
        "cards",
        "scenarios",
        "odds",
        "players",
        "mode",
        "difficulty",
        "limit",
        "target",
        "hand_size",
        "prices",
        "all_dice",
        "luck",
        "white",
        "red",
    )

    minions: tuple[MinionFace, ...]
    cards: tuple[CardFace, ...]
    """Board tests, problems, and the cards of all scenarios."""
    scenarios: tuple[ScenarioFace, ...]
    odds: tuple[tuple[tuple[int, ...], ...], ...]
    """Exact odds in hundredths of a percent: by difficulty from 1, then by white dice from 1, the
    chance of one success or more, of two, … up to the most that a card needs."""
    players: int
    mode: Literal["campaign", "one_shot"]
    difficulty: Literal["normal", "easy", "hard"]
    limit: int
    """Fingerprints that end it all."""
    target: int
    hand_size: int
    prices: tuple[int, int, int, int, int]
    """Bail by level, then hiring of level 2 and 3."""
    all_dice: int
    luck: int
    white: tuple[White, ...]
    """The faces of a white die, and of the red one."""
    red: tuple[Red, ...]
    phase: Phase
    played: tuple[ScenarioId, ...]
    reputations: tuple[int, ...]
    scenario: ScenarioId | None
    round: int
    first: int
    active: int | None
    speaker: int
    actions: int
    asked: tuple[Seat, ...]
    asked_player: int | None
    """The hand the question is about; for somebody alone not always the seat."""
    decision: str | None
    about: MinionId | None
    """The minion whose ability is being carried out."""
    left_to_pick: int
    pile: Literal["exhausted", "out"] | None
    """Where the minion that is asked for will lie, or where it lies now."""
    passed: tuple[int, ...]
    """Players who have passed in the ability window."""
    seats: tuple[PlayerView, ...]
    """The hands of the clan."""
    deck: tuple[MinionId, ...]
    """The clan deck by number, never in order."""
    exhausted: tuple[MinionId, ...]
    out: tuple[MinionId, ...]
    used: tuple[MinionId, ...]
    """Whose ability was used in this round."""
    clan: tuple[MinionId, ...]
    box: tuple[MinionId, ...]
    lost: tuple[MinionId, ...]
    market: tuple[MinionId, ...]
    purse: int
    problem_deck: tuple[ChallengeId, ...]
    """By number, never in order."""
    problem_discard: tuple[ChallengeId, ...]
    fingerprints: int
    police: Police
    intro: int
    intro_reroll: bool
    stock: int
    challenges: tuple[ChallengeView, ...]
    roll: RollView | None
    scene: ScenarioView | None
    ending: Ending | None
    rank: Rank | None
    options: tuple[LegendsAction, ...]
    choices: tuple[LegendsAction, ...]
    """What whoever is asked may answer, for the other seats: they may advise."""
    outcome: Outcome | None
