"""Crossfire in words: names, prompts, options and cautions, for every program that shows the table."""
# mypyc: skip (speed does not matter; the words are imported only when text is needed)

from __future__ import annotations

from functools import reduce
from typing import TYPE_CHECKING, Final, get_args

from omerta.games.crossfire.actions import (
    AimTwo,
    CardCode,
    Claim,
    GuessCode,
    Ready,
    SayAfter,
    SayCard,
    SayGuess,
    SeatCode,
    Topic,
)
from omerta.games.crossfire.components import ROLES
from omerta.games.crossfire.components_speech import TEAMS
from omerta.games.crossfire.settings import Face, Mode
from omerta.kernel.game_text import spellings
from omerta.kernel.seats import TYPED_SEATS

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from omerta.games.crossfire.settings import CrossfireSettings
    from omerta.games.crossfire.view import CrossfireView, RoleView
    from omerta.kernel.actions import Action
    from omerta.kernel.commands import Spellings
    from omerta.kernel.texts import Names, Texts

CODES = (*get_args(CardCode), *get_args(GuessCode), *get_args(SeatCode))
"""The statements typed as `say CODE ...`, except `after`, `retract` and `nocomment`."""
TOPICS: tuple[Topic, ...] = get_args(Topic)
FACES: tuple[Face, ...] = get_args(Face)
REDS: Final[dict[Mode, dict[int, int]]] = {
    "shootout": {5: 31, 6: 69, 7: 48, 8: 54, 9: 55, 10: 58},
    "sniper": {6: 32, 7: 29, 8: 44, 9: 37, 10: 50},
}
"""Red's wins in a hundred games between normal bots, by number of players.

They are measured in `docs/games/crossfire/balance.md`.
"""
UNEVEN: Final = 15
"""A warning is given if a side wins this many more than half of a hundred games."""


def _seats(players: Sequence[str]) -> dict[str, str]:
    """Every player by name and number from 1; a player may be called "2", so numbers win."""
    seats = {player.casefold(): str(seat) for seat, player in enumerate(players)}
    return seats | TYPED_SEATS


def card_text(card: RoleView, mode: Mode, words: Texts) -> str:
    """The text of a role card, composed from its entry in the data."""
    wishes = [
        _joined("card-and", [words(f"card-fact-{fact}", mode=mode) for fact in wish], words)
        for wish in card.wins
    ]
    sentences = [words("card-wins", wishes=_joined("card-or", wishes, words))]
    if card.sole:
        sentences.append(words("card-sole"))
    if card.weapon == "two_guns" and mode == "shootout":
        sentences.append(words("card-two-guns"))
    if card.wave:
        sentences.append(words("card-armed", mode=mode, group=card.group, wave=card.wave))
    if card.weapon in ("shield", "tokens"):
        sentences.append(words(f"card-{card.weapon}"))
    if card.group != card.role and words.has(f"card-as-{card.group}"):
        sentences.append(words(f"card-as-{card.group}"))
    if card.group == "bystander":
        sentences.append(words("card-bystander", mode=mode))
    return " ".join(sentences)


def _joined(message: str, parts: Sequence[str], words: Texts) -> str:
    return reduce(lambda first, second: words(message, first=first, second=second), parts)


class CrossfireWords:
    """The `GameText` of Crossfire."""

    @staticmethod
    def names(view: CrossfireView, players: Sequence[str], words: Texts) -> Names:
        """Players by name; the texts name roles, faces and topics."""
        return {"seat": dict(enumerate(players))}

    @staticmethod
    def prompt(view: CrossfireView, players: Sequence[str], words: Texts) -> str:
        """The prompt of the present decision."""
        if view.decision is None:
            return words("prompt-over")
        if view.you is None or view.you not in view.active:
            waited = ", ".join([players[seat] for seat in view.active])
            return words("prompt-waiting", player=waited)
        card = "" if view.card is None else words(f"role-{view.card}")
        return words(
            f"prompt-{view.decision}",
            player=players[view.you],
            card=card,
            stage=view.stage or 0,
            mode=view.mode,
            snipes="yes" if view.you == view.sniper else "no",
            tokens=view.tokens - sum([seat.token for seat in view.seats]),
            two="yes" if any(isinstance(action, AimTwo) for action in view.options) else "no",
            game=view.game + 1,
            games=view.games,
        )

    @staticmethod
    def label(view: CrossfireView, action: Action, players: Sequence[str], words: Texts) -> str:
        """An option in words, beginning with what a player may type: seats by number, then by name."""
        args = words.arguments(action, CrossfireWords.names(view, players, words))
        for name in ("seat", "first", "second"):
            if name in args:
                args[f"{name}_no"] = int(args[f"{name}_id"]) + 1
        if isinstance(action, SayCard | SayAfter | SayGuess):
            args["role_word"] = words(f"word-role-{action.role}").partition(",")[0]
        if "code" in args:
            args["code_word"] = words(f"word-{args['code_id']}").partition(",")[0]
        if "topic" in args:
            args["topic_word"] = words(f"word-topic-{args['topic_id']}").partition(",")[0]
        if isinstance(action, Claim):
            args["face_word"] = words(f"word-face-{action.face}").partition(",")[0]
        return words(f"option-{action.__struct_config__.tag}", **args)

    @staticmethod
    def caution(view: CrossfireView, action: Action) -> str | None:
        """Warn that a player who is ready cannot speak afterwards (CF-13.4)."""
        return "caution-ready" if isinstance(action, Ready) else None

    @staticmethod
    def settings_warnings(settings: CrossfireSettings, seats: int) -> Sequence[str]:
        """Warnings about tables where one side wins too often, and how to help the other (CF-8.2).

        The measured wins count only without other special roles and custom data files.
        """
        found = [
            f"doubt-{role}" for role in ("protester", "patriot") if getattr(settings, role) == "on"
        ]
        others = (settings.peacekeeper, settings.mercenary, settings.bodyguard, settings.bomber)
        if "on" in others or settings.data != "house":
            return found
        ahead = REDS[settings.mode].get(seats, 50) - 50
        if ahead >= UNEVEN and settings.patriot == "off":
            return ["doubt-red-often", *found]
        if ahead <= -UNEVEN and settings.protester == "off":
            return ["doubt-blue-often", *found]
        return found

    @staticmethod
    def typed_names(
        view: CrossfireView, players: Sequence[str], languages: Sequence[Texts]
    ) -> Mapping[str, Spellings]:
        """Seats by number and name; roles, faces, topics and kinds of statements in words."""
        return {
            "seat": _seats(players),
            "role": spellings([(f"word-role-{it}", it) for it in (*ROLES, *TEAMS)], languages),
            "face": spellings([(f"word-face-{face}", face) for face in FACES], languages),
            "topic": spellings([(f"word-topic-{topic}", topic) for topic in TOPICS], languages),
            "code": spellings([(f"word-{code}", code) for code in CODES], languages),
        }
