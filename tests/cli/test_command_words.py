"""Command words: no word has two meanings, also across languages."""

import re
from pathlib import Path
from typing import Any

import pytest

from omerta import Match, games
from omerta.cli.conversation import CONTROL_COMMANDS, INSPECT_COMMANDS, program_words
from omerta.cli.pictures import picture_of
from omerta.cli.play import game_texts
from omerta.kernel import Game
from omerta.kernel.commands import parse
from omerta.kernel.game_text import command_words, typed_action
from omerta.kernel.texts import LANGUAGES, Texts

RULES = Path(__file__).parents[2] / "docs" / "games"
CROOKS = games.get("crooks")
SPOKEN = [Texts(language, "omerta.cli", "omerta.games.crooks") for language in LANGUAGES]
each_game = pytest.mark.parametrize("game", games.all(), ids=lambda game: game.meta.id)


def commands_of(game: Game[Any]) -> tuple[str, ...]:
    return picture_of(game.meta.id, game_texts(game.meta.id)[0], ("Anna", "Boris")).inspect_commands


@each_game
def test_every_program_word_is_spelled_in_every_language(game: Game[Any]) -> None:
    meant = list(program_words(commands_of(game), game_texts(game.meta.id)).values())
    commands = (*INSPECT_COMMANDS, *commands_of(game), *CONTROL_COMMANDS)
    assert all(meant.count(word) >= len(LANGUAGES) for word in commands)


@each_game
def test_no_spelling_means_two_things(game: Game[Any]) -> None:
    spoken = game_texts(game.meta.id)
    actions = command_words(game.meta.actions, spoken)
    everything = [*program_words(commands_of(game), spoken), *actions]
    spelled = [
        spelling.strip().casefold()
        for words in spoken
        for word in {*INSPECT_COMMANDS, *commands_of(game), *CONTROL_COMMANDS, *actions.values()}
        for spelling in words(f"word-{word}").split(",")
    ]
    assert len(everything) == len(set(everything))
    assert sorted(spelled) == sorted(everything)


@pytest.mark.parametrize(
    ("typed", "same"),
    [
        ("убить красных", "kill 0"),
        ("Убить Anna", "kill 0"),
        ("kill yellow", "kill 1"),
        ("ПОВЕРХ музей", "join 8"),
        ("вверх монетный двор", "up 9"),
        ("recruit бар", "recruit A"),
        ("взять Рыжая Молли", "take c02"),
        ("hire race track", "recruit D"),
        ("шпион задание 5", "spy target 5"),
        ("шпион ничего", "spy nothing"),
        ("сброс", "discard"),
        ("д", "yes"),
    ],
)
def test_words_of_both_languages_mean_the_same(typed: str, same: str) -> None:
    view = Match.new("crooks", 2).view(None)
    assert typed_action(CROOKS, view, ["Anna", "Boris"], typed, SPOKEN) == parse(
        CROOKS.meta.actions, same
    )


@pytest.mark.parametrize(
    ("typed", "seat"),
    [("red", 0), ("красных", 0), ("yellow", 1), ("1", 0), ("2", 1), ("anna", 0), ("3", 2)],
)
def test_a_colour_or_number_means_that_seat_whatever_the_players_are_called(
    typed: str, seat: int
) -> None:
    view = Match.new("crooks", 3).view(None)
    spoken = typed_action(CROOKS, view, ["Anna", "Red", "1"], f"kill {typed}", SPOKEN)
    assert spoken == parse(CROOKS.meta.actions, f"kill {seat}")


@each_game
def test_inspect_commands_of_the_rules_are_those_of_the_terminal(game: Game[Any]) -> None:
    rules = (RULES / game.meta.id / "rules.md").read_text("utf-8")
    line = re.search(r"^look +=(.*);$", rules, re.MULTILINE)
    assert line is not None
    listed = set(
        re.findall(r'"(\w+)"', re.sub(r"\([^)]*\)", "", line[1]))
    )  # without the verdicts of notes
    assert listed == {*INSPECT_COMMANDS, *commands_of(game)} - {
        "advice"
    }  # in the browser advice has a button
