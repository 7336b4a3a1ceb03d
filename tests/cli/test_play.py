"""Whole matches in the terminal, by humans and bots, by words and numbers."""

import json
import re
import shutil
from pathlib import Path

import pytest

from omerta import Match
from tests.cli.terminal import QUESTION_MARKS, Player, Terminal, shown_options, typing

THREE_PEOPLE = ("play", "crooks", "--names", "Anna,Boris,Clara")
REFUSALS = ("is not a command", "здесь нет")
BOTS = ("--bots", "random,random")


@pytest.mark.parametrize("language", ["en", "ru"])
@pytest.mark.parametrize("seed", [1, 2])
def test_three_people_play_a_whole_game_by_typing_what_is_shown(
    terminal: Terminal, tmp_path: Path, language: str, seed: int
) -> None:
    file = tmp_path / "game.json"
    player = Player(seed, by_words=True)
    code = terminal.run(
        *THREE_PEOPLE, "--seed", str(seed), "--lang", language, "--save", str(file), typist=player
    )
    assert (code, terminal.err) == (0, "")
    match = Match.load(file.read_bytes())
    assert match.outcome is not None
    assert player.decisions == len(match.log) - 1, "an answer that was shown was refused"
    assert not any(refusal in terminal.out for refusal in REFUSALS)


@pytest.mark.parametrize("seats", ["2", "3", "4"])
def test_one_person_plays_bots_by_numbers(terminal: Terminal, seats: str) -> None:
    bots = ",".join(["random"] * (int(seats) - 1))
    code = terminal.run(
        "play", "crooks", "--seats", seats, "--bots", bots, "--seed", "3",
        typist=Player(3, by_words=False),
    )  # fmt: skip
    assert (code, terminal.err) == (0, "")
    assert "The game is over." in terminal.out


@pytest.mark.parametrize("level", ["easy", "normal", "hard"])
def test_bots_of_every_level_play_alone(terminal: Terminal, level: str) -> None:
    code = terminal.run(
        "play", "crooks", "--seats", "2", "--bots", f"{level},random", "--seed", "5",
        "--bot-iterations", "5",
    )  # fmt: skip
    assert (code, terminal.err) == (0, "")
    assert "The game is over." in terminal.out


def test_the_scoring_is_shown_step_by_step(terminal: Terminal) -> None:
    terminal.run("play", "crooks", *BOTS, "--seats", "2", "--seed", "1")
    told = terminal.out[terminal.out.index("Everybody has passed") :]
    steps = [told.index(f"Target {number} (") for number in range(2, 10)]
    steps += [told.index(f"Gang {gang}") for gang in ("Northside", "Westside", "Outfit")]
    steps.append(told.index("The game is over."))
    assert steps == sorted(steps)


# Saving and resuming


@pytest.mark.parametrize("patience", [1, 3, 10])
def test_leaving_and_resuming_equals_playing_on(
    terminal: Terminal, tmp_path: Path, patience: int
) -> None:
    start = ("play", "crooks", "--seats", "3", *BOTS, "--seed", "4")
    whole, broken = tmp_path / "whole.json", tmp_path / "broken.json"
    terminal.run(*start, "--save", str(whole), typist=Player(4, by_words=False))
    code = terminal.run(
        *start, "--save", str(broken), typist=Player(4, by_words=False, patience=patience)
    )
    assert (code, terminal.err) == (0, "")
    assert f"omerta play --resume {broken}" in terminal.out
    assert Match.load(broken.read_bytes()).waiting
    again = Player(4, by_words=False)
    assert terminal.run("play", "--resume", str(broken), typist=again) == 0
    assert broken.read_bytes() == whole.read_bytes()


def test_a_resumed_table_has_its_players_again(terminal: Terminal, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    terminal.run(*THREE_PEOPLE, "--seed", "1", "--save", str(file))
    terminal.run("play", "crooks", "--resume", str(file), typist=Player(1, by_words=True))
    assert all(name in terminal.out for name in ("Anna", "Boris", "Clara"))


def test_a_table_can_be_saved_at_any_time_and_played_on(terminal: Terminal, tmp_path: Path) -> None:
    file = tmp_path / "later.json"
    code = terminal.run(
        "play", "crooks", "--seats", "2", "--bots", "random", "--seed", "2",
        typist=typing("save", f"save {file}", "quit"),
    )  # fmt: skip
    assert code == 0
    assert "Name a file" in terminal.out
    assert terminal.out.count(f"Saved in {file}") == 2
    assert terminal.run("verify", str(file)) == 0


def test_saving_never_overwrites_another_file(terminal: Terminal, tmp_path: Path) -> None:
    other = tmp_path / "letter.txt"
    other.write_text("dear Anna")
    terminal.run(
        "play", "crooks", *BOTS, "--seed", "2", typist=typing(f"save {other}", "quit", "y")
    )
    assert "exists already" in " ".join(terminal.out.split())
    assert terminal.run("play", "crooks", "--seed", "2", "--save", str(other)) == 2
    assert other.read_text() == "dear Anna"
    assert list(tmp_path.iterdir()) == [other]


def test_quitting_without_a_file_asks_first(terminal: Terminal) -> None:
    answers = typing("quit", "n", "quit", "y")
    assert terminal.run("play", "crooks", *BOTS, "--seed", "2", typist=answers) == 0
    assert terminal.out.count("not saved") == 2


# Fair deals


def test_without_a_seed_the_deal_is_sealed_before_and_open_after(
    terminal: Terminal, tmp_path: Path
) -> None:
    file = tmp_path / "fair.json"
    code = terminal.run("play", "crooks", "--seats", "2", *BOTS, "--save", str(file))
    assert code == 0
    sealed = re.search(r"Commitment of this deal:\s+([0-9a-f]{64})", terminal.out)
    secret = re.search(r"Secret of this deal:\s+([0-9a-f]{64})", terminal.out)
    assert sealed is not None
    assert secret is not None
    assert sealed.start() < terminal.out.index("The table is laid") < secret.start()
    assert f"omerta verify {file}" in terminal.out
    assert terminal.run("verify", str(file)) == 0
    assert sealed[1] in terminal.out


def test_a_person_may_add_salt_to_the_deal(terminal: Terminal, tmp_path: Path) -> None:
    file = tmp_path / "fair.json"
    terminal.run(
        "play", "crooks", "--bots", "random", "--save", str(file), typist=typing("my own salt")
    )
    salts = json.loads(file.read_bytes())["luck"]["salts"]
    assert salts[0] == "my own salt"
    assert len(salts[1]) >= 16
    assert json.loads(file.read_bytes())["luck"]["secret"] not in terminal.out


# The dialogue


def first_screen(terminal: Terminal, *lines: str, language: str = "en") -> str:
    arguments = ("--seats", "2", "--bots", "random", "--set", "first_player=1", "--seed", "6")
    terminal.run("play", "crooks", *arguments, "--lang", language, typist=typing(*lines))
    return terminal.out


@pytest.mark.parametrize(
    ("line", "answer"),
    [
        ("up 5", "First comes recruiting: choose a hangout or pass. [CR-2.2]"),
        ("recruit I", "Hangout I is not in this game. [CR-1.5]"),
        ("dance", '"dance" is not a command here; type help.'),
        ("99", "Choose a number from 1 to "),
        ("0", "Choose a number from 1 to "),
        ("9" * 5000, "Choose a number from 1 to "),
        ("undo", "That cannot be undone"),
        ("hand", "You hold no crook."),
        ("memory", "You remember nobody in the hangouts yet."),
        ("money", "Dutch: $18"),
        ("deck", "Old Man 10 boss"),
        ("log", "The table is laid: 2 players"),
        ("help", "Type the number of an option"),
        ("СТОЛ", "Hangouts: "),
        ("\x1b[31mred", "is not a command here"),
        ("save a\x00b", "cannot be used"),
        ("save no/such/folder/game.json", "does not exist"),
    ],
)
def test_a_line_that_is_no_move_gets_an_answer_and_changes_nothing(
    terminal: Terminal, line: str, answer: str
) -> None:
    screen = first_screen(terminal, line)
    assert answer in screen[screen.index("Player 1> ") :]
    assert "pays" not in screen
    assert "\x1b" not in screen


@pytest.mark.parametrize("language", ["en", "ru"])
def test_an_option_may_be_pasted_as_it_is_shown(terminal: Terminal, language: str) -> None:
    shown = first_screen(terminal, language=language)
    option = re.search(r" 1 (\S+ A: .+?)(?=\s{2,}|\n)", shown)
    assert option is not None
    by_number = first_screen(terminal, "1", language=language)
    pasted = first_screen(terminal, option[1], language=language)
    assert pasted == by_number != shown


def test_russian_explains_in_russian(terminal: Terminal) -> None:
    screen = first_screen(terminal, "вверх 5", "колода", language="ru")
    assert "Сначала вербовка: выберите притон или спасуйте. [CR-2.2]" in screen
    assert "Рыжая Молли 9(-2)К▲" in screen


def test_passing_asks_first_because_it_is_final(terminal: Terminal) -> None:
    kept = first_screen(terminal, "pass", "no", "money")
    assert "Passing is final" in kept
    assert "passes and is out" not in kept
    assert "Player 1 passes and is out." in first_screen(terminal, "pass", "yes")


def test_a_quiet_action_can_be_taken_back(terminal: Terminal) -> None:
    screen = first_screen(terminal, "recruit A", "1", "undo", "2")
    hired = re.findall(r"Player 1 hires (.*?),", screen)
    assert len(hired) == 2
    assert hired[0] != hired[1]
    assert screen.index("Undone.") > screen.index(hired[0])


def test_the_last_dollar_and_a_full_row_are_worth_a_warning(terminal: Terminal) -> None:
    """A player who spends the last dollar, or fills a row, is warned before."""
    asked: list[str] = []
    player = Player(2, by_words=True)

    def careful(screen: str) -> str | None:
        if screen.endswith(QUESTION_MARKS):
            asked.append(screen)
            return "y"
        cheap = [words for _, words in shown_options(screen) if words.startswith("down")]
        return cheap[0] if cheap else player(screen)

    for seed in range(4):
        terminal.run("play", "crooks", "--bots", "random", "--seed", str(seed), typist=careful)
    assert any("your last dollar" in question for question in asked)


def test_people_never_see_each_others_screens(terminal: Terminal) -> None:
    """On a terminal the screen and its scrollback are cleared before the next player's turn."""
    screens: list[str] = []
    player = Player(1, by_words=False)

    def watching(screen: str) -> str | None:
        screens.append(screen)
        return player(screen)

    terminal.run(*THREE_PEOPLE, "--seed", "1", "--no-color", typist=watching, tty=True)
    handed = [screen for screen in screens if "Take the keyboard" in screen]
    assert len(handed) > 6
    for screen in handed[1:]:
        before, cleared, after = screen.partition("\x1b[H\x1b[2J\x1b[3J")
        assert cleared
        assert "Take the keyboard" in after
        assert "▒" not in after
        assert "Take the keyboard" not in before


def test_a_turn_that_was_handed_over_is_not_taken_back(terminal: Terminal) -> None:
    first = ("--set", "first_player=1", "--seed", "1")
    terminal.run(*THREE_PEOPLE, *first, typist=typing("", "pass", "yes", "undo"))
    assert "undo = undo your action" not in terminal.out
    assert "Undone." not in terminal.out


def test_ctrl_c_leaves_politely_and_keeps_the_game(terminal: Terminal, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    player = Player(1, by_words=False)

    def impatient(screen: str) -> str | None:
        if player.decisions == 4:
            raise KeyboardInterrupt
        return player(screen)

    code = terminal.run(
        "play", "crooks", *BOTS, "--seed", "1", "--save", str(file), typist=impatient
    )
    assert code == 130
    assert "Good-bye." in terminal.out
    assert "Traceback" not in terminal.err
    assert terminal.run("verify", str(file)) == 0


def test_a_full_disk_does_not_end_the_game(terminal: Terminal, tmp_path: Path) -> None:
    folder = tmp_path / "disk"
    folder.mkdir()
    player = Player(1, by_words=False, patience=5)

    def unlucky(screen: str) -> str | None:
        if player.decisions == 2 and folder.exists():
            shutil.rmtree(folder)
        return player(screen)

    code = terminal.run(
        "play", "crooks", *BOTS, "--seed", "1", "--save", str(folder / "g.json"), typist=unlucky
    )
    assert player.decisions == 5
    assert "does not exist" in " ".join(terminal.out.split())
    assert code == 2
    assert len(terminal.err.splitlines()) == 1


def test_a_resumed_match_shows_only_later_events(terminal: Terminal, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    start = ("play", "crooks", *BOTS, "--seed", "1", "--save", str(file))
    terminal.run(*start, typist=Player(1, by_words=False, patience=6))
    terminal.run("play", "--resume", str(file))
    assert "The table is laid" not in terminal.out
    assert "Player 1: " in terminal.out


# A custom deck


def deck_file(folder: Path) -> Path:
    crooks = [
        f'{{ id = "x{n:02d}", rating = {n % 10 + 1}, modifier = 0, gangs = ["outfit"], '
        f'action = "none", name = "Mister {n}" }}'
        for n in range(32)
    ]
    file = folder / "mine.toml"
    head = 'schema = 1\nid = "mine"\norigin = "owner"\n'
    file.write_text(f"{head}crooks = [{', '.join(crooks)}]\n")
    return file


@pytest.mark.parametrize("language", ["en", "ru"])
def test_an_owner_s_deck_is_played_by_its_own_names_with_a_warning(
    terminal: Terminal, tmp_path: Path, language: str
) -> None:
    player = Player(3, by_words=True)
    code = terminal.run(
        "play", "crooks", "--bots", "random", "--seed", "3", "--lang", language,
        "--data", str(deck_file(tmp_path)), typist=player,
    )  # fmt: skip
    assert (code, terminal.err) == (0, "")
    assert "Mister " in terminal.out
    warning = {"en": "Warning: the printed game has exactly one boss.", "ru": "Внимание: "}
    assert warning[language] in terminal.out
