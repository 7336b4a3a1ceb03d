"""The texts of Legends: names, prompts, options and cautions, for all ways to show a table."""
# mypyc: skip (not called often; texts are imported only when needed)

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from omerta.games.legends.actions import (
    Bail,
    ChooseDie,
    Done,
    EndTurn,
    Escape,
    Hire,
    Interact,
    PlaceDriving,
    PlayMinion,
    Rally,
    SplitLuck,
)
from omerta.games.legends.actions_casino import Bet, SetStake
from omerta.games.legends.actions_rebels import Catch
from omerta.games.legends.view_casino import CasinoView
from omerta.kernel.game_text import spellings

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from omerta.games.legends.settings import LegendsSettings
    from omerta.games.legends.view import CardFace, LegendsView, MinionFace, ScenarioFace
    from omerta.kernel.actions import Action
    from omerta.kernel.commands import Spellings
    from omerta.kernel.texts import Names, Texts


@lru_cache(maxsize=32)
def _printed(
    minions: tuple[MinionFace, ...],
    challenges: tuple[tuple[str, str, str], ...],
    scenarios: tuple[tuple[str, str, str], ...],
    language: str,
) -> dict[str, dict[str, str]]:
    """Return the printed names in one language, cached because a log uses them often."""
    ru = language == "ru"
    return {
        "minion": {each.id: each.ru if ru else each.en for each in minions},
        "challenge": {name: (its_ru if ru else its_en) for name, its_en, its_ru in challenges},
        "scenario": {name: (its_ru if ru else its_en) for name, its_en, its_ru in scenarios},
    }


def printed(view: LegendsView, words: Texts) -> dict[str, dict[str, str]]:
    """Return the names of all printed components."""
    return _printed(
        view.minions,
        tuple([(card.id, card.en, card.ru) for card in view.cards]),
        tuple([(each.code, each.en, each.ru) for each in view.scenarios]),
        words.language,
    )


def minion(view: LegendsView, name: str) -> MinionFace:
    """Return a minion as printed."""
    return next(each for each in view.minions if each.id == name)


def card(view: LegendsView, name: str) -> CardFace:
    """Return a challenge as printed."""
    return next(each for each in view.cards if each.id == name)


def scenario(view: LegendsView, code: str) -> ScenarioFace:
    """Return a scenario as printed."""
    return next(each for each in view.scenarios if each.code == code)


def called(view: LegendsView, players: Sequence[str], words: Texts) -> dict[int, str]:
    """Return the names of the clan's hands; a single player has two."""
    if len(players) == view.players:
        return dict(enumerate(players))
    return {
        player: words("player-alone", player=players[0], number=player + 1)
        for player in range(view.players)
    }


def icons(letters: str, words: Texts) -> str:
    """Return the specialisations by their letters in this language."""
    return "".join([words(f"icon-{letter.lower()}") for letter in letters])


class LegendsWords:
    """Legends as the kernel's `GameText`."""

    @staticmethod
    def names(view: LegendsView, players: Sequence[str], words: Texts) -> Names:
        """Return the names of players, hands, minions, cards and scenarios."""
        return {
            "seat": dict(enumerate(players)),
            "player": called(view, players, words),
            **printed(view, words),
        }

    @staticmethod
    def prompt(view: LegendsView, players: Sequence[str], words: Texts) -> str:
        """Return the prompt of the current decision."""
        if view.decision is None:
            return words("prompt-over")
        hands = called(view, players, words)
        assert view.asked_player is not None
        if view.you is None or view.you not in view.asked:
            return words("prompt-waiting", player=hands[view.asked_player])
        names = printed(view, words)
        roll = view.roll
        return words(
            f"prompt-{view.decision}",
            player=hands[view.asked_player],
            active=hands[view.active] if view.active is not None else "",
            actions=view.actions,
            challenge="" if roll is None else names["challenge"][roll.challenge],
            difficulty=0 if roll is None else roll.difficulty,
            dice="" if roll is None else dice(roll.dice, roll.red, words),
            count=0 if roll is None else roll.count,
            minion="" if view.about is None else names["minion"][view.about],
            left=view.left_to_pick,
            purse=view.purse,
            cost=getattr(view.scene, "search_cost", None) or 0,
            bags=getattr(view.scene, "bags", 0),
            captures=getattr(view.scene, "captures", 0),
            space=_driving_space(view),
            chips=_most_chips(view),
            side=getattr(view.scene, "asked_side", None) or "",
        )

    @staticmethod
    def label(view: LegendsView, action: Action, players: Sequence[str], words: Texts) -> str:
        """Return the text of an option, beginning with its typed command."""
        args = words.arguments(action, LegendsWords.names(view, players, words))
        if "player_id" in args:
            args["player_no"] = int(args["player_id"]) + 1
        if "minion_id" in args:
            args |= _about_minion(view, str(args["minion_id"]), words)
        if isinstance(action, Interact):
            args |= _about_challenge(view, action.target, words)
        elif isinstance(action, PlayMinion):
            assert view.roll is not None
            args["dice"] = _dice_of(view, action.minion, view.roll.challenge)
        elif isinstance(action, ChooseDie):
            assert view.roll is not None
            args["face"] = words(f"white-{view.roll.dice[action.number - 1]}")
        elif isinstance(action, SplitLuck):
            assert view.roll is not None
            args["total"] = view.roll.totals[action.count]
            args["banned"] = "yes" if args["total"] in view.roll.bans else "no"
        elif isinstance(action, Bail | Hire):
            args["price"] = _price(view, action)
        elif isinstance(action, Done):
            args["decision"] = view.decision or ""
        elif isinstance(action, Rally | Catch):
            args["scenario_id"] = view.scenario or ""
        args |= _about_bet(view, action)
        return words(f"option-{action.__struct_config__.tag}", **args)

    @staticmethod
    def caution(view: LegendsView, action: Action) -> str | None:
        """Return the caution for unused actions (LG-3.4), or for escaping (SC-1.18)."""
        if isinstance(action, EndTurn) and view.actions:
            return "caution-end"
        return "caution-escape" if isinstance(action, Escape) else None

    @staticmethod
    def settings_warnings(settings: LegendsSettings, seats: int) -> Sequence[str]:
        """Return an empty list: all settings are playable."""
        return ()

    @staticmethod
    def typed_names(
        view: LegendsView, players: Sequence[str], languages: Sequence[Texts]
    ) -> Mapping[str, Spellings]:
        """Return the spellings of minions, challenges, scenarios and players."""
        things: dict[str, dict[str, str]] = {"minion": {}, "challenge": {}, "scenario": {}}
        seats: dict[str, str] = {}
        for words in languages:
            for kind, names in printed(view, words).items():
                for value, name in names.items():
                    things[kind][name.casefold()] = value
                    things[kind][name.casefold().replace("ё", "е")] = value
            for player, name in called(view, players, words).items():
                seats[name.casefold()] = str(player)
        traitor = getattr(view.scene, "betrayal", None)
        if traitor is not None:  # only one traitor is active, so "betrayal" is enough
            for spelling in spellings([("word-betrayal", "betrayal")], languages):
                things["challenge"][spelling] = traitor
        for names in things.values():  # an id is never the name of another component
            names.update({value: value for value in set(names.values())})
        numbers = {str(player + 1): str(player) for player in range(view.players)}
        return {
            **things,
            "player": {**seats, "0": "9", **numbers},
            "side": spellings([(f"word-{side}", side) for side in ("left", "right")], languages),
            "answer": spellings([(f"word-{word}", word) for word in ("yes", "no")], languages),
        }


def dice(faces: Sequence[str], red: str, words: Texts) -> str:
    """Return a roll in the notation of the rules: white dice, then the red die."""
    white = " ".join([words(f"white-{face}") for face in faces])
    return white if red == "none" else f"{white} | {words(f'red-{red}')}"


def _about_minion(view: LegendsView, name: str, words: Texts) -> dict[str, str | int]:
    face = minion(view, name)
    return {
        "no": name,
        "level": face.level,
        "icons": icons(face.icons, words),
        "ability": words(f"ability-{face.ability}"),
    }


def _about_challenge(view: LegendsView, name: str, words: Texts) -> dict[str, str | int]:
    face = card(view, name)
    here = next(each for each in view.challenges if each.id == name)
    return {
        "no": name,
        "icons": icons(face.icons, words),
        "difficulty": here.difficulty,
        "tokens": here.tokens,
        "need": here.need,
        "prints": face.prints,
    }


def dice_for(view: LegendsView, player: int, challenge: str) -> int:
    """Return the white dice of a hand's matching minions, less problems; 0 if none match."""
    seen = view.seats[player]
    count = sum([_dice_of(view, name, challenge) for name in seen.hand])
    fewer = [card(view, problem).effect for problem in seen.problems].count("minus_die")
    return min(max(count - fewer, 1), view.stock) if count else 0


def _dice_of(view: LegendsView, name: str, challenge: str) -> int:
    """Return the white dice that a minion would bring (LG-4.6)."""
    wanted = card(view, challenge).icons
    return sum([minion(view, name).icons.count(letter) for letter in set(wanted)])


def _price(view: LegendsView, action: Bail | Hire) -> int:
    level = minion(view, action.minion).level
    return view.prices[level - 1] if isinstance(action, Bail) else view.prices[level + 1]


def _driving_space(view: LegendsView) -> int:
    return max([each.count for each in view.options if isinstance(each, PlaceDriving)], default=0)


def _about_bet(view: LegendsView, action: Action) -> dict[str, int]:
    """Return the dice of a bet, and the chance of the jackpot in percent."""
    casino = view.scene
    if not isinstance(casino, CasinoView) or casino.bet is None:
        return {}
    if isinstance(action, Bet):
        return {"dice": next(each.dice for each in casino.bettors if each.minion == action.minion)}
    if isinstance(action, SetStake):
        dice = casino.bet.dice + action.chips - 1
        return {"dice": dice, "percent": round(casino.odds[dice].jackpot / 100)}
    return {}


def _most_chips(view: LegendsView) -> int:
    """Return the chips that may be staked now."""
    casino = view.scene
    return casino.bet.most if isinstance(casino, CasinoView) and casino.bet is not None else 0
