"""The settings of Crooks (rules, section 6)."""

from typing import Annotated, Literal, Self

from msgspec import Meta, Struct
from msgspec.structs import replace

from omerta.kernel.game import Settings

Colour = Literal["red", "yellow", "green", "blue"]
ActionName = Literal["none", "pickpocket", "accomplice", "switch", "killer", "boss", "spy"]
GangName = Literal["northside", "westside", "outfit"]


class CrookEntry(Struct, frozen=True, forbid_unknown_fields=True):
    """One face of a deck file."""

    id: Annotated[str, Meta(min_length=1, max_length=20)]
    rating: Annotated[int, Meta(ge=1, le=10)]
    modifier: Annotated[int, Meta(ge=-9, le=9)]
    gangs: tuple[GangName, ...]
    action: ActionName
    name: Annotated[str, Meta(max_length=40)] = ""


class DeckFile(Struct, frozen=True, forbid_unknown_fields=True):
    """A deck file: the 32 faces of the game (rules, 2.7)."""

    schema: Literal[1]
    id: Annotated[str, Meta(min_length=1, max_length=40)]
    origin: Literal["proposed", "owner"]
    crooks: tuple[CrookEntry, ...]


class CrooksSettings(Settings, frozen=True):
    """The settings of a table of Crooks; a `DeckFile` is a custom deck."""

    edition: Literal["2012", "2016"] = "2012"
    deck: Literal["house-32"] | DeckFile = "house-32"
    first_player: Literal["random"] | Annotated[int, Meta(ge=0, le=3)] = "random"
    memory_aid: Literal["on", "off"] = "on"
    money_visible: Literal["on", "off"] = "on"
    colours: tuple[Colour | None, ...] = ()

    @property
    def has_reminders(self) -> bool:
        """True if the table plays with the memory aid."""
        return self.memory_aid == "on"

    def for_bots(self) -> Self:
        """The same settings with the memory aid on, so that bots see it in the view."""
        return self if self.has_reminders else replace(self, memory_aid="on")
