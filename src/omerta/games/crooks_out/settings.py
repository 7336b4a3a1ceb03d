"""The settings of Crooks Out! (rules, section 6)."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from omerta.kernel.game import Settings

Shape = Literal["circle", "triangle", "square", "diamond", "star", "hexagon"]
Help = Literal["plain", "crosses", "coach"]


class ColourEntry(Struct, frozen=True, forbid_unknown_fields=True):
    """One colour of a theme file: a column of the plan."""

    id: Annotated[str, Meta(pattern="^[a-z]\\Z")]
    en: Annotated[str, Meta(min_length=1, max_length=20)]
    ru: Annotated[str, Meta(min_length=1, max_length=20)]
    hex: Annotated[str, Meta(pattern="^#[0-9a-fA-F]{6}\\Z")]
    shape: Shape


class ThemeFile(Struct, frozen=True, forbid_unknown_fields=True):
    """A theme file: the names, signs and order of the six colours (rules, 2.5)."""

    schema: Literal[1]
    id: Annotated[str, Meta(min_length=1, max_length=40)]
    origin: Literal["proposed", "owner"]
    colours: tuple[ColourEntry, ...]
    letters: tuple[str, ...]


class CrooksOutSettings(Settings, frozen=True):
    """The settings of a table of Crooks Out!; a `ThemeFile` is a custom theme."""

    circling: Literal["sharp_eyed", "auto"] = "sharp_eyed"
    brave: Literal["off", "on"] = "off"
    """"on" if the points of a turn are at risk until it ends; nothing else changes (CO-7.6)."""
    setup_reroll: Literal["on", "off"] = "on"
    first_player: Literal["random"] | Annotated[int, Meta(ge=0, le=3)] = "random"
    help: Help = "plain"
    practice_counting: Literal["off", "on"] = "off"
    table_talk: Literal["open", "quiet"] = "open"
    theme: Literal["house"] | ThemeFile = "house"

    @property
    def forbids_talk(self) -> bool:
        """True if the table agreed not to talk about hands (CO-8.1)."""
        return self.table_talk == "quiet"
