"""The settings of Crossfire (rules, section 7)."""

from collections.abc import Sequence
from typing import Annotated, Literal, Self

from msgspec import Meta, Struct, field
from msgspec.structs import replace

from omerta.kernel.game import Settings
from omerta.kernel.seats import Seat

Mode = Literal["shootout", "sniper"]
RoleName = Literal[
    "vip",
    "agent",
    "assassin",
    "decoy",
    "red_decoy",
    "blue_decoy",
    "bystander",
    "sniper",
    "protester",
    "patriot",
    "peacekeeper",
    "mercenary",
    "bodyguard",
    "bomber",
]
SpecialName = Literal["peacekeeper", "mercenary", "bodyguard", "protester", "patriot", "bomber"]
Face = Literal["agent", "vip", "bystander", "undeclared"]
"""A claim: the side of a card's back that is shown."""
Team = Literal["red", "blue", "none", "leans_red", "leans_blue"]
RoleClass = Literal[
    "vip", "agent", "assassin", "decoy", "bystander", "sniper", "peacekeeper", "bomber"
]
Weapon = Literal["none", "gun", "two_guns", "shield", "tokens"]
Fact = Literal[
    "red", "blue", "self_hit", "self_safe", "hit_by_agent", "hit_by_assassin", "bystanders_safe"
]
"""A possible wish of a role; `red` and `blue` mean that the team has won."""
Switch = Literal["off", "on"]
Count = Annotated[int, Meta(ge=0, le=10)]


class RoleEntry(Struct, frozen=True, forbid_unknown_fields=True):
    """One role of a data file."""

    id: RoleName
    copies: Annotated[int, Meta(ge=1, le=10)]
    kind: Literal["ordinary", "special"]
    team: Team
    group: RoleClass = field(name="class")
    weapon: Weapon
    wins: Annotated[
        tuple[Annotated[tuple[Fact, ...], Meta(min_length=1, max_length=7)], ...],
        Meta(min_length=1, max_length=7),
    ]
    wave: Literal[0, 1, 2] = 0
    """The wave in which its gun fires; 0 for none."""
    sole: bool = False
    """True if no other player wins when this role does."""


class SpecialEntry(Struct, frozen=True, forbid_unknown_fields=True):
    """How a special role changes the mix."""

    id: SpecialName
    modes: Annotated[tuple[Mode, ...], Meta(min_length=1, max_length=2)]
    players: tuple[int, int]
    """The smallest and the largest number."""
    remove: tuple[RoleName, ...]
    add: tuple[RoleName, ...]


class Mixes(Struct, frozen=True, forbid_unknown_fields=True):
    """For both modes, the copies of each role by number of players."""

    shootout: dict[RoleName, tuple[Count, ...]]
    sniper: dict[RoleName, tuple[Count, ...]]


class Tokens(Struct, frozen=True, forbid_unknown_fields=True):
    """The sniper's tokens, by number of players."""

    sniper: tuple[Count, ...]


class DataFile(Struct, frozen=True, forbid_unknown_fields=True):
    """A custom data file with all tables of the game (rules, section 3)."""

    schema: Literal[1]
    id: Annotated[str, Meta(min_length=1, max_length=40)]
    origin: Literal["proposed", "owner"]
    claims: Annotated[tuple[Face, ...], Meta(min_length=2, max_length=4)]
    talk_seconds: Annotated[int, Meta(ge=30, le=600)]
    mix: Mixes
    tokens: Tokens
    role: tuple[RoleEntry, ...]
    special: tuple[SpecialEntry, ...]

    def __hash__(self) -> int:
        return hash((self.id, self.talk_seconds, self.role, self.special))


class CrossfireSettings(Settings, frozen=True):
    """The settings of a table of Crossfire; a `DataFile` is a custom data file."""

    mode: Mode = "shootout"
    peacekeeper: Switch = "off"
    mercenary: Switch = "off"
    bodyguard: Switch = "off"
    protester: Switch = "off"
    patriot: Switch = "off"
    bomber: Switch = "off"
    games: Literal["1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "12", "15", "20"] = "1"
    talk_seconds: Literal["box", "30", "60", "90", "120", "240", "300", "420", "600"] = "box"
    """As long as the printed game's sand timer, or a number of seconds."""
    look_seconds: Literal["5", "3", "8", "12", "20"] = "5"
    claim_seconds: Literal["8", "15", "30", "60"] = "8"
    aim_seconds: Literal["10", "3", "5", "15", "20", "30", "60"] = "10"
    claim_cap: Literal["60", "4", "10", "20", "100", "500"] = "60"
    statement_cap: Literal["40", "0", "3", "10", "20", "100", "200"] = "40"
    memory_aid: Literal["none", "role", "full"] = "none"
    early_end: Literal["off", "unanimous"] = "off"
    chat: Literal["free", "statements"] = "free"
    dead_shield: Literal["stays", "falls"] = "stays"
    late_hits: Literal["count", "ignore"] = "count"
    dealer: Literal["lot"] | Annotated[int, Meta(ge=0, le=9)] = "lot"
    sniper_seat: Literal["lot"] | Annotated[int, Meta(ge=0, le=9)] = "lot"
    data: Literal["house"] | DataFile = "house"

    @property
    def has_reminders(self) -> bool:
        """True if the table may remind players of every card they have seen."""
        return self.memory_aid == "full"

    @property
    def forbids_talk(self) -> bool:
        """True if players may say only the statements of the game."""
        return self.chat == "statements"

    def for_bots(self) -> Self:
        """The settings for bots, which say ready when they have nothing to say."""
        return self.without_clock()

    def for_humans(self, people: Sequence[Seat]) -> Self:
        """The settings for bots alone: the discussion ends when all are ready."""
        return self if people else self.without_clock()

    def without_clock(self) -> Self:
        """The same settings, with a discussion that ends when all are ready."""
        return self if self.early_end == "unanimous" else replace(self, early_end="unanimous")
