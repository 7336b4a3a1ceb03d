"""Crooks Out! in words: names, prompts, options and cautions."""
# mypyc: skip (speed does not matter; the words are imported only when text is needed)

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from omerta.games.crooks_out.actions import Ask, Circle, Done
from omerta.games.crooks_out.components import LETTERS, theme_of
from omerta.kernel.seats import TYPED_SEATS

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from omerta.games.crooks_out.settings import CrooksOutSettings, ThemeFile
    from omerta.games.crooks_out.view import CrooksOutView
    from omerta.kernel.actions import Action
    from omerta.kernel.commands import Spellings
    from omerta.kernel.texts import Names, Texts

_LOOKALIKES = {"a": "а", "b": "в", "c": "с", "e": "е"}
"""Letters of the plan as they come from a Russian keyboard: "кВ" looks like "кB"."""


@lru_cache(maxsize=16)
def _rooms(theme: ThemeFile, words: Texts) -> dict[str, str]:
    """All rooms by colour and letter, cached, because a theme never changes."""
    return {
        colour.id + letter: f"{getattr(colour, words.language)} {letter}"
        for colour in theme.colours
        for letter in LETTERS
    }


@lru_cache(maxsize=16)
def initials(theme: ThemeFile, words: Texts) -> dict[str, str]:
    """A one-letter name for each colour: its initial, or its id if that is clearer."""
    heard = _colours(theme, (words,))
    called = {}
    for colour in theme.colours:
        initial = getattr(colour, words.language)[0].casefold()
        called[colour.id] = initial if heard.get(initial) == colour.id else colour.id
    return called


@lru_cache(maxsize=16)
def short_rooms(theme: ThemeFile, words: Texts) -> dict[str, str]:
    """All rooms in two letters, as a player may type them."""
    called = initials(theme, words)
    return {
        colour.id + letter: called[colour.id] + letter
        for colour in theme.colours
        for letter in LETTERS
    }


def _seats(players: Sequence[str]) -> dict[str, str]:
    """Every player by name and number from 1; a player may be called "2", so numbers win."""
    seats = {player.casefold(): str(seat) for seat, player in enumerate(players)}
    return seats | TYPED_SEATS


def _can_be_typed(players: Sequence[str], seat: int) -> bool:
    """True if a command may use this player's name: one word that fits no other player."""
    name = players[seat]
    one_word = len(name.split()) == 1 and ":" not in name
    return one_word and _seats(players)[name.casefold()] == str(seat)


class CrooksOutWords:
    """The `GameText` of Crooks Out!."""

    @staticmethod
    def names(view: CrooksOutView, players: Sequence[str], words: Texts) -> Names:
        """Players by name, rooms by colour and letter."""
        return {"seat": dict(enumerate(players)), "room": _rooms(view.theme, words)}

    @staticmethod
    def prompt(view: CrooksOutView, players: Sequence[str], words: Texts) -> str:
        """The prompt of the present decision."""
        if view.decision is None or view.active is None:
            return words("prompt-over")
        player = players[view.active]
        if view.active != view.you:
            return words("prompt-waiting", player=player)
        return words(
            f"prompt-{view.decision.replace('_', '-')}",
            player=player,
            at_risk=view.at_risk,
            asked="" if view.circling_of is None else players[view.circling_of],
        )

    @staticmethod
    def label(view: CrooksOutView, action: Action, players: Sequence[str], words: Texts) -> str:
        """An option in words; it begins with what a player may type."""
        tag = str(action.__struct_config__.tag)
        args = words.arguments(action, CrooksOutWords.names(view, players, words))
        if isinstance(action, Ask):
            args["by"] = "name" if _can_be_typed(players, action.seat) else "number"
            args["seat_no"] = action.seat + 1
        elif isinstance(action, Circle):
            assert view.circling_of is not None
            room = theme_of(view.theme).room_of[action.room]
            number = view.seats[view.circling_of].numbers[room]
            assert number is not None
            args["number"] = number
        elif isinstance(action, Done):
            args["named"] = len(view.named)
        return words(f"option-{tag}", **args)

    @staticmethod
    def caution(view: CrooksOutView, action: Action) -> str | None:
        """Warn before asking for a crook of one's own hand (CO-3.11)."""
        own = view.hand or ()
        return "caution-own-crook" if isinstance(action, Ask) and action.room in own else None

    @staticmethod
    def settings_warnings(settings: CrooksOutSettings, seats: int) -> Sequence[str]:
        """No warnings: a theme file changes only names, and those are the host's decision."""
        return ()

    @staticmethod
    def typed_names(
        view: CrooksOutView, players: Sequence[str], languages: Sequence[Texts]
    ) -> Mapping[str, Spellings]:
        """Seats by name and number; rooms by the initial or the name of a colour, and a letter."""
        colours = _colours(view.theme, languages)
        rooms = {}
        for letter in LETTERS:
            typed = letter.casefold()
            for spelled in {typed, _LOOKALIKES.get(typed, typed)}:
                for colour, colour_id in colours.items():
                    rooms[colour + spelled] = rooms[f"{colour} {spelled}"] = colour_id + letter
        return {"seat": _seats(players), "room": rooms}


def _colours(theme: ThemeFile, languages: Sequence[Texts]) -> dict[str, str]:
    """Each spelling of a colour and its id; ids win, and ambiguous initials are left out."""
    found: dict[str, str] = {}
    for words in languages:
        named = {getattr(each, words.language).casefold(): each.id for each in theme.colours}
        initials = [name[0] for name in named]
        for name, colour_id in named.items():
            found[name] = found[name.replace("ё", "е")] = colour_id
            if initials.count(name[0]) == 1:
                found[name[0]] = colour_id
    return found | {colour.id: colour.id for colour in theme.colours}
