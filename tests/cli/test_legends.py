"""Legends in the terminal: whole campaigns, and inspect commands."""

from pathlib import Path

import pytest
from rich.cells import cell_len

from omerta import Match
from omerta.bots import levels_of
from tests.cli.terminal import Player, Terminal, typing

PLAY = ("play", "legends", "--seed", "5", "--no-color")
BANK = ("--set", "mode=one_shot")
NAMES = "Anna,Boris,Clara"
ENDS = ("The story ends", "The job is a", "It is over")


@pytest.mark.parametrize(
    ("language", "by_words", "names"),
    [("ru", True, "Анна"), ("en", False, NAMES)],
)
def test_people_play_whole_campaigns_by_typing_what_is_shown(
    terminal: Terminal, tmp_path: Path, language: str, by_words: bool, names: str
) -> None:
    file = tmp_path / "game.json"
    player = Player(1 + by_words, by_words=by_words)
    code = terminal.run(
        *PLAY, "--names", names, "--bots", "", "--lang", language, "--save", str(file),
        typist=player,
    )  # fmt: skip
    assert (code, terminal.err) == (0, "")
    match = Match.load(file.read_bytes())
    assert match.outcome is not None
    assert player.decisions == len(match.log) - 1, "an answer that was shown was refused"
    shown = [line for line in terminal.out.splitlines() if str(file) not in line]
    assert max(map(cell_len, shown)) <= 80


@pytest.mark.parametrize("level", levels_of("legends"))
def test_bots_of_every_level_play_without_humans(terminal: Terminal, level: str) -> None:
    bots = ("--seats", "3", "--bots", f"{level},random,random", "--bot-iterations", "2")
    assert terminal.run(*PLAY, *BANK, "--lang", "en", *bots) == 0
    assert terminal.err == ""
    assert any(end in terminal.out for end in ENDS)


def test_five_are_too_many(terminal: Terminal) -> None:
    assert terminal.run(*PLAY, "--seats", "5", "--lang", "en") == 2
    assert terminal.err == "omerta: Legends is for one to four players, not 5. [LG-1.1]\n"


@pytest.mark.parametrize(
    ("line", "answer"),
    [
        ("hands", "level 1"),
        ("руки", "level 1"),
        ("piles", "Clan deck"),
        ("odds", "one success / two successes"),
        ("card va06", "Jeweller's Vault"),
        ("card va99", "There is no card called va99."),
        ("log", "Scenario 1: The Big Score"),
        ("help", "what is printed"),
        ("interact va06", "[LG-2.2]"),
        ("first 7", "does not fit"),
        ("first", "does not fit"),
        ("play", "one at a time"),
        ("99", "number"),
    ],
)
def test_a_line_that_is_no_answer_changes_nothing(
    terminal: Terminal, line: str, answer: str
) -> None:
    terminal.run(
        *PLAY, *BANK, "--lang", "en", "--names", NAMES, "--bots", "", typist=typing("", line)
    )  # fmt: skip
    after = terminal.out[terminal.out.index("> ") :]
    assert answer in after
    assert "Anna goes first" not in after


@pytest.mark.parametrize(
    ("language", "lines", "told"),
    [
        ("en", ("first 2", "recruit"), "Boris gets"),
        ("ru", ("первый 2", "набрать"), "Boris берёт"),
        ("ru", ("first Boris", "recruit"), "Boris берёт"),
    ],
)
def test_both_languages_can_be_typed(
    terminal: Terminal, language: str, lines: tuple[str, ...], told: str
) -> None:
    first, second = lines
    terminal.run(
        *PLAY, *BANK, "--names", NAMES, "--bots", "", "--lang", language,
        typist=typing("", first, "", second, "", ""),
    )  # fmt: skip
    assert told in terminal.out


def test_players_of_a_cooperative_game_can_undo_before_handing_over(terminal: Terminal) -> None:
    player, lines = Player(1, by_words=True), ["undo"]

    def regretful(screen: str) -> str | None:
        if "undo = undo your action" in screen:
            return lines.pop()
        return player(screen) if lines else None

    people = ("--names", NAMES, "--bots", "", "--lang", "en")
    terminal.run(*PLAY, *BANK, *people, typist=regretful)
    assert "Undone." in terminal.out.partition("undo = undo your action")[2]
