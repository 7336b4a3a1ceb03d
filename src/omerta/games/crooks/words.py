"""Crooks in words: names, prompts, options and cautions, for every program that shows the table."""
# mypyc: skip (speed does not matter; the words are imported only when text is needed)

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from omerta.games.crooks.actions import Kill, LayDown, Pass, Recruit
from omerta.games.crooks.components import BOARD, COLOURS, HANGOUTS, TARGETS, doubts
from omerta.games.crooks.settings import CrookEntry, CrooksSettings, DeckFile
from omerta.kernel.game_text import spellings, thing_names
from omerta.kernel.seats import TYPED_SEATS

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from omerta.games.crooks.view import CrooksView
    from omerta.kernel.actions import Action
    from omerta.kernel.commands import Spellings
    from omerta.kernel.texts import Names, Texts

SHAPES = {"northside": "▲", "westside": "■", "outfit": "●"}
"""A gang is a letter and a shape: colour alone says nothing to a colour-blind person."""


def gang_mark(gang: str, words: Texts) -> str:
    """A gang as letter and shape."""
    return words.cases(f"gang-{gang}")["letter"] + SHAPES[gang]


def name(crook: CrookEntry, words: Texts) -> str:
    """The crook's name: from the custom deck, from the built-in texts, or its id."""
    message_id = f"crook-{crook.id}"
    if crook.name or not words.has(message_id):
        return crook.name or crook.id
    return words(message_id)


def figures(crook: CrookEntry, words: Texts) -> list[tuple[str, str]]:
    """Rating, modifier and gangs, each with its kind; joined they read `8(-1)R▲`."""
    parts = [("rating", str(crook.rating))]
    if crook.modifier:
        parts.append(("modifier", f"({crook.modifier:+d})"))
    return parts + [(gang, gang_mark(gang, words)) for gang in crook.gangs]


def full(crook: CrookEntry, words: Texts) -> str:
    """Name, figures and action."""
    told = f"{name(crook, words)} {''.join(text for _, text in figures(crook, words))}"
    return told if crook.action == "none" else f"{told} {words(f'action-{crook.action}')}"


@lru_cache(maxsize=16)
def _crooks(deck: tuple[CrookEntry, ...], words: Texts) -> dict[str, str]:
    """All faces in full, cached, because a deck never changes."""
    return {crook.id: full(crook, words) for crook in deck}


class CrooksWords:
    """The `GameText` of Crooks."""

    @staticmethod
    def names(view: CrooksView, players: Sequence[str], words: Texts) -> Names:
        """Players by name, crooks by name, figures and action."""
        return {"seat": dict(enumerate(players)), "crook": _crooks(view.deck, words)}

    @staticmethod
    def prompt(view: CrooksView, players: Sequence[str], words: Texts) -> str:
        """The prompt of the present decision."""
        if view.decision is None or view.active is None:
            return words("prompt-over")
        player = players[view.active]
        if view.active != view.you:
            return words("prompt-waiting", player=player)
        hand = view.hand.face if view.hand is not None else None
        return words(
            f"prompt-{view.decision.replace('_', '-')}",
            player=player,
            money=view.seats[view.active].money or 0,
            hand="" if hand is None else _crooks(view.deck, words)[hand],
        )

    @staticmethod
    def label(view: CrooksView, action: Action, players: Sequence[str], words: Texts) -> str:
        """An option in words; it begins with what a player may type."""
        tag = str(action.__struct_config__.tag)
        args = words.arguments(action, CrooksWords.names(view, players, words))
        if isinstance(action, Recruit):
            args["price"] = next(h.price for h in view.hangouts if h.hangout == action.hangout)
        elif isinstance(action, Kill):
            colour = f"colour-{view.seats[action.seat].colour}"
            args["colour"] = words(colour)
            args |= {f"colour_{case}": form for case, form in words.cases(colour).items()}
        return words(f"option-{tag}", **args)

    @staticmethod
    def caution(view: CrooksView, action: Action) -> str | None:
        """Warn before passing, hiring without a free spot, and spending the last dollar."""
        you = view.you
        assert you is not None
        if isinstance(action, Pass):
            return "caution-pass" if view.hand is None else "caution-pass-in-hand"
        if isinstance(action, LayDown) and view.seats[you].money == BOARD.face_down_cost:
            return "caution-last-dollar-down"
        if not isinstance(action, Recruit):
            return None
        for target in view.targets:
            if not target.spots[you].cards:
                break
        else:
            return "caution-no-free-spot"
        price = view.hangouts[HANGOUTS.index(action.hangout)].price
        return "caution-last-dollar-recruit" if price == view.seats[you].money else None

    @staticmethod
    def settings_warnings(settings: CrooksSettings, seats: int) -> Sequence[str]:
        """Warnings about a custom deck that breaks verified facts of the printed game."""
        return doubts(settings.deck) if isinstance(settings.deck, DeckFile) else ()

    @staticmethod
    def typed_names(
        view: CrooksView, players: Sequence[str], languages: Sequence[Texts]
    ) -> Mapping[str, Spellings]:
        """Seats by number from 1, colour and name, in this order; crooks, targets, hangouts by name."""
        colours = {player.colour: str(seat) for seat, player in enumerate(view.seats)}
        meant = [(f"word-colour-{c}", colours[c]) for c in COLOURS if c in colours]
        # A player may be called "Red" or "2"; options are shown by colour, so colours win.
        seats = {player.casefold(): str(seat) for seat, player in enumerate(players)}
        seats |= spellings(meant, languages)
        seats |= TYPED_SEATS
        crooks = thing_names("crook", [crook.id for crook in view.deck], languages)
        crooks |= {crook.name.casefold(): crook.id for crook in view.deck if crook.name}
        crooks |= {crook.id.casefold(): crook.id for crook in view.deck}
        return {
            "seat": seats,
            "crook": crooks,
            "target": thing_names("target", TARGETS, languages),
            "hangout": thing_names("hangout", HANGOUTS, languages),
        }
