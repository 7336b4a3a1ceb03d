"""Mafia at the terminal: whole matches as shown, and other commands."""

from pathlib import Path

import pytest
from rich.cells import cell_len

from omerta import Match
from omerta.bots import levels_of
from tests.cli.terminal import Player, Terminal, typing
from tests.games.mafia import towns

PLAY = ("play", "mafia", "--seed", "5", "--no-color")
SHORT = ("--set", "bank=1000", "--set", "max_rounds=5")
NAMES = "Anna,Boris,Clara,Dmitri"
REFUSALS = ("is not a command", "здесь нет")


@pytest.mark.parametrize("language", ["en", "ru"])
@pytest.mark.parametrize("by_words", [True, False])
def test_four_people_play_whole_games_by_typing_what_is_shown(
    terminal: Terminal, tmp_path: Path, language: str, by_words: bool
) -> None:
    file = tmp_path / "game.json"
    player = Player(1 + by_words, by_words=by_words)
    code = terminal.run(
        *PLAY, *SHORT, "--names", NAMES, "--bots", "", "--lang", language, "--save", str(file),
        typist=player,
    )  # fmt: skip
    assert (code, terminal.err) == (0, "")
    match = Match.load(file.read_bytes())
    assert match.outcome is not None
    assert player.decisions == len(match.log) - 1, "an answer that was shown was refused"
    assert not any(refusal in terminal.out for refusal in REFUSALS)
    shown = [line for line in terminal.out.splitlines() if str(file) not in line]
    assert max(map(cell_len, shown)) <= 80


def test_one_person_gets_three_bots_without_asking(terminal: Terminal) -> None:
    code = terminal.run(*PLAY, *SHORT, "--lang", "en", typist=Player(3, by_words=True))
    assert (code, terminal.err) == (0, "")
    assert "The town is out of money." in terminal.out or "Time to stop" in terminal.out


@pytest.mark.parametrize("level", levels_of("mafia"))
def test_bots_of_every_level_play_without_humans(terminal: Terminal, level: str) -> None:
    bots = ("--seats", "4", "--bots", f"{level},random,random,random", "--bot-iterations", "2")
    code = terminal.run(*PLAY, *SHORT, "--lang", "en", *bots)
    assert (code, terminal.err) == (0, "")
    assert "The town is out of money." in terminal.out or "Time to stop" in terminal.out


@pytest.mark.parametrize("seats", ["2", "3", "5"])
def test_another_number_of_players_is_refused(terminal: Terminal, seats: str) -> None:
    assert terminal.run(*PLAY, "--seats", seats, "--lang", "en") == 2
    assert terminal.err == (f"omerta: Mafia is for exactly four players, not {seats}. [MA-1.1]\n")


def test_an_owners_town_is_drawn_and_played(terminal: Terminal, tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(towns.TEXT, encoding="utf-8")
    player = Player(4, by_words=True)
    code = terminal.run(
        *PLAY, "--set", "max_rounds=5", "--data", str(file), "--names", NAMES, "--bots", "",
        "--lang", "en", typist=player,
    )  # fmt: skip
    assert (code, terminal.err) == (0, "")
    assert "The town “my-mafia”" in terminal.out
    assert "e4" in terminal.out
    assert player.decisions > 50


@pytest.mark.parametrize(
    ("line", "answer"),
    [
        ("city", "b1"),
        ("city c2", "near:"),
        ("город c2", "near:"),
        ("prison", "Nobody is in prison."),
        ("cash", "Boris"),
        ("hand", "Your hand"),
        ("log", "One small town"),
        ("help", "what lies in its reach"),
        ("throw 5", "does not fit"),
        ("swap 1 5", "does not fit"),
        ("swap 3 3", "[MA-2.4]"),
        ("lay 1:b1 2:c2", "[MA-2.4]"),
        ("open b1", "[MA-"),
        ("lay b1", "[MA-"),
        ("serve ye1", "[MA-"),
        ("ransom ye1", "[MA-"),
        ("pass", "[MA-"),
        ("9", "number"),
    ],
)
def test_a_line_that_is_no_answer_changes_nothing(
    terminal: Terminal, line: str, answer: str
) -> None:
    terminal.run(
        *PLAY, "--lang", "en", "--names", NAMES, "--bots", "", typist=typing("", line)
    )  # fmt: skip
    after = terminal.out[terminal.out.index("> ") :]
    assert answer in after
    assert "puts the" not in after


@pytest.mark.parametrize(
    ("language", "lines", "told"),
    [
        ("en", ("throw 2", "done"), "exchanges one card."),
        ("ru", ("сбросить 2", "готово"), "меняет 1 карточку."),
        ("en", ("swap 3 1",), "exchanges 2 cards."),
        ("ru", ("обмен 2",), "меняет 1 карточку."),
        ("ru", ("swap 1 2 3 4",), "меняет 4 карточки."),
        ("ru", ("throw 2", "done"), "меняет 1 карточку."),
    ],
)
def test_both_languages_can_be_typed(
    terminal: Terminal, language: str, lines: tuple[str, ...], told: str
) -> None:
    terminal.run(
        *PLAY, "--names", NAMES, "--bots", "", "--lang", language,
        typist=typing("", *lines, "", "", ""),
    )  # fmt: skip
    assert told in terminal.out
