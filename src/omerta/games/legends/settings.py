"""The settings of a table of Legends, and the types of its data files (rules, 2 and 6)."""

from collections.abc import Sequence
from typing import Annotated, Literal, Self

from msgspec import Meta, Struct
from msgspec.structs import replace

from omerta.kernel.game import Settings
from omerta.kernel.seats import Seat

Icons = Annotated[str, Meta(pattern="^[MHCB]{1,8}$")]
"""Specialisations by their first letters: Muscle, Hands, Charm, Brains."""
Place = Literal["docks", "club", "street"]
Id = Annotated[str, Meta(pattern="^[a-z][a-z0-9_]{0,15}$")]
Name = Annotated[str, Meta(min_length=1, max_length=60)]
Story = Annotated[str, Meta(min_length=1, max_length=200)]
Count = Annotated[int, Meta(ge=0, le=99)]
Positive = Annotated[int, Meta(ge=1, le=99)]
ByPlayers = tuple[Count, Count, Count, Count]
"""A number for one, two, three and four players; a single player counts as two (LG-13.1)."""
WhiteFace = Literal["1", "2", "3", "4", "luck", "lock"]
RedFace = Literal["x2", "x3", "blank", "fatigue", "siren"]
ProblemEffect = Literal[
    "", "tire_hand", "wound_hand", "tire_deck2", "slow_recruit", "minus_die", "plus_difficulty"
]
AbilityName = Literal[
    "reroll_one",
    "reroll_red",
    "cancel_lock",
    "plus_one",
    "reroll_any",
    "cancel_all_locks",
    "extra_die",
    "die_to_four",
    "extra_success",
    "red_x3",
    "reroll_all",
    "no_damage",
    "revive_one",
    "revive_two",
    "return_three",
    "draw_three",
    "everyone_draws",
    "drop_problem",
    "place_token",
    "calm_police",
    "books",
]
TestName = Literal["cheer", "revive", "control", "capture"]


class MinionEntry(Struct, frozen=True, forbid_unknown_fields=True):
    """A minion."""

    id: Id
    level: Literal[1, 2, 3]
    icons: Icons
    place: Place
    ability: AbilityName
    en: Name
    ru: Name
    four: bool = False
    """Whether it joins the first clan only with four players."""


class ProblemEntry(Struct, frozen=True, forbid_unknown_fields=True):
    """A problem."""

    id: Id
    icons: Icons
    difficulty: Positive
    en: Name
    ru: Name
    prints: Annotated[int, Meta(ge=0, le=9)] = 0
    effect: ProblemEffect = ""
    need: Annotated[int, Meta(ge=1, le=9)] = 1


class TestEntry(Struct, frozen=True, forbid_unknown_fields=True):
    """A challenge that is printed on boards; `amount` is what each success brings."""

    id: TestName
    icons: Icons
    difficulty: Positive
    amount: Positive
    en: Name
    ru: Name


class CardEntry(Struct, frozen=True, forbid_unknown_fields=True):
    """A card of a scenario; the scenario defines which `values` and `marks` its cards have."""

    id: Id
    deck: Id
    icons: Annotated[str, Meta(pattern="^[MHCB]{0,8}$")]
    difficulty: Count
    """0 if the card has no difficulty: then the scenario decides what a roll for it does."""
    en: Name
    ru: Name
    need: Annotated[int, Meta(ge=1, le=9)] = 1
    prints: Annotated[int, Meta(ge=0, le=9)] = 0
    effect: str = ""
    values: dict[str, int] = {}
    marks: dict[str, str] = {}


class IntroEntry(Struct, frozen=True, forbid_unknown_fields=True):
    """A card with a piece of the story."""

    id: Id
    en: Story
    ru: Story


class ExtraEntry(Struct, frozen=True, forbid_unknown_fields=True):
    """A card that a scenario shuffles into the clan deck; a card without an ability is no minion."""

    id: Id
    en: Name
    ru: Name
    ability: Literal["", "books"] = ""


class ScenarioTable(Struct, frozen=True, forbid_unknown_fields=True):
    """The cards and the board of one scenario."""

    en: Name
    ru: Name
    tests: tuple[TestName, ...]
    intro: Annotated[tuple[IntroEntry, ...], Meta(max_length=9)]
    card: Annotated[tuple[CardEntry, ...], Meta(max_length=99)]
    numbers: dict[str, int | tuple[int, ...]]
    police: str = ""
    """The id of the police card; empty if the scenario has no police."""
    extra: Annotated[tuple[ExtraEntry, ...], Meta(max_length=2)] = ()


class Level(Struct, frozen=True, forbid_unknown_fields=True):
    """A level of difficulty (LG-17.2)."""

    limit: ByPlayers
    hand: Positive
    slots: Annotated[int, Meta(ge=-9, le=9)]
    level3: Count
    intro_reroll: bool
    target: Count


class Levels(Struct, frozen=True, forbid_unknown_fields=True):
    """The three levels of difficulty."""

    easy: Level
    normal: Level
    hard: Level


class Numbers(Struct, frozen=True, forbid_unknown_fields=True):
    """The numbers of a round."""

    luck: Positive
    actions: ByPlayers
    problems: ByPlayers
    recruit: Positive


class CampaignNumbers(Struct, frozen=True, forbid_unknown_fields=True):
    """Prices and sizes in the break between two scenarios."""

    bail: tuple[Count, Count, Count]
    level2: Count
    market: tuple[Count, Count]
    smallest_clan: ByPlayers
    ranks: tuple[Count, Count, Count]


class DataFile(Struct, frozen=True, forbid_unknown_fields=True):
    """A complete set of components: every table of the game (rules, 2)."""

    schema: Literal[1]
    id: Annotated[str, Meta(min_length=1, max_length=40)]
    origin: Literal["proposed", "owner"]
    white: Annotated[tuple[WhiteFace, ...], Meta(min_length=6, max_length=6)]
    red: Annotated[tuple[RedFace, ...], Meta(min_length=6, max_length=6)]
    dice: Annotated[int, Meta(ge=1, le=12)]
    test: tuple[TestEntry, ...]
    numbers: Numbers
    levels: Levels
    campaign: CampaignNumbers
    minion: Annotated[tuple[MinionEntry, ...], Meta(max_length=60)]
    problem: Annotated[tuple[ProblemEntry, ...], Meta(max_length=60)]
    scenario: dict[str, ScenarioTable]

    @property
    def extras(self) -> tuple[ExtraEntry, ...]:
        """The cards that scenarios shuffle into the clan deck."""
        return tuple([extra for table in self.scenario.values() for extra in table.extra])

    def __hash__(self) -> int:
        return hash((self.id, self.minion, self.problem))


ScenarioCode = Literal["bank", "chase", "rebels", "casino", "family", "power"]
"""The scenarios by number; the last one is played alone or at the end of a campaign."""
Voice = Literal[
    "all", "1", "2", "3", "4", "12", "13", "14", "23", "24", "34", "123", "124", "134", "234"
]


class LegendsSettings(Settings, frozen=True):
    """The settings of a table of Legends; `data` may be a custom data file."""

    mode: Literal["campaign", "one_shot"] = "campaign"
    difficulty: Literal["normal", "easy", "hard"] = "normal"
    scenario_pick: Literal["choose", "random", "fixed"] = "choose"
    first_job: ScenarioCode = "bank"
    """The only scenario of a one-shot match, or the first one of a fixed campaign."""
    second_job: Literal["chase", "bank", "rebels", "casino", "family"] = "chase"
    recruits_first: Literal["on", "off"] = "on"
    tight_two: Literal["off", "on"] = "off"
    voice_seats: Voice = "all"
    """The seats that may have the last word (LG-12.4)."""
    window_seconds: Literal["30", "15", "60", "none"] = "30"
    """The seconds that all players together have for abilities on one roll, at a live table."""
    data: Literal["house"] | DataFile = "house"

    def for_humans(self, people: Sequence[Seat]) -> Self:
        """Give human seats the last word rather than bots, unless the host chose seats (LG-12.4)."""
        voices = "".join(str(seat + 1) for seat in people)
        return replace(self, voice_seats=voices) if voices and self.voice_seats == "all" else self
