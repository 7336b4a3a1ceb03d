"""What each viewer of a table of Legends may know (rules, section 5).

`view_builder.py` builds it. Hands of minions are open, so all views are equal except for the
viewer's options and, in the last scenario, campaign cards.
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

    Cards that scenarios shuffle into the clan deck are listed as well, with level 0 and without
    icons and place.
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

    `deck` says which; `values` and `marks` depend on the scenario.
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
    """Whether it is the last scenario of a campaign, which is never chosen."""
    intro: tuple[tuple[str, str], ...]
    """Its stories in English and Russian."""
    en: str
    ru: str


class ChallengeView(msgspec.Struct, frozen=True, gc=False):
    """An open challenge, with its values for the active player."""

    id: ChallengeId
    owner: int | None
    """The player who has the problem; None for other challenges."""
    difficulty: int
    tokens: int
    need: int
    more: int
    """White dice in addition to those of the icons, or fewer if negative (LG-4.7)."""
    harmless: bool
    """Whether its rolls deal no damage (LG-6.1)."""


class RollView(msgspec.Struct, frozen=True, gc=False):
    """The current interaction."""

    challenge: ChallengeId
    roller: int
    difficulty: int
    missing: int
    """The tokens that the card lacks; for a board test the successes that can do something."""
    crew: tuple[MinionId, ...]
    count: int
    """The number of white dice of the roll, before or after it."""
    dice: tuple[White, ...]
    red: Red
    bonus: int
    more: int
    spared: bool
    ignores_damage: bool
    damage: tuple[int, ...]
    """The expected damage of 1, 2, … white dice, in hundredths; empty after the roll."""
    totals: tuple[int, ...]
    """The total with 0, 1, … lucks cancelling a lock; empty before the roll."""
    bans: tuple[int, ...]
    """The forbidden ones of these totals."""


class PlayerView(msgspec.Struct, frozen=True, gc=False):
    """A hand of the clan."""

    hand: tuple[MinionId, ...]
    table: tuple[MinionId, ...]
    problems: tuple[ChallengeId, ...]
    """Ordered by age, the oldest first."""
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
    """The minions that another search costs, while a seat decides about it."""


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
"""The part of the view that only one scenario has."""


class LegendsView(SharedView, frozen=True):
    """A table of Legends as one viewer sees it."""

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
    chances of at least 1, 2, … successes up to the greatest need of a card.
    """
    players: int
    mode: Literal["campaign", "one_shot"]
    difficulty: Literal["normal", "easy", "hard"]
    limit: int
    """The number of fingerprints that ends the campaign."""
    target: int
    hand_size: int
    prices: tuple[int, int, int, int, int]
    """Bail by level, then the prices for hiring levels 2 and 3."""
    all_dice: int
    luck: int
    white: tuple[White, ...]
    """The faces of a white die."""
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
    """The hand that has to decide, which differs from the seat if one seat plays both hands."""
    decision: str | None
    about: MinionId | None
    """The minion whose ability is being carried out."""
    left_to_pick: int
    pile: Literal["exhausted", "out"] | None
    """The pile to which a minion to be chosen goes, or in which it is."""
    passed: tuple[int, ...]
    """Players who have passed in the ability window."""
    seats: tuple[PlayerView, ...]
    """The hands of the clan."""
    deck: tuple[MinionId, ...]
    """The clan deck by number, which hides its order."""
    exhausted: tuple[MinionId, ...]
    out: tuple[MinionId, ...]
    used: tuple[MinionId, ...]
    """The minions whose ability was used in this round."""
    clan: tuple[MinionId, ...]
    box: tuple[MinionId, ...]
    lost: tuple[MinionId, ...]
    market: tuple[MinionId, ...]
    purse: int
    problem_deck: tuple[ChallengeId, ...]
    """By number, which hides its order."""
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
    """The options of the deciding seat, for the other seats, which may advise."""
    outcome: Outcome | None
