"""The lobby, which sets up a table question by question."""

from pathlib import Path

import pytest

from omerta import Match
from tests.cli.terminal import Player, Terminal, typing


def test_enter_all_the_way_seats_one_person_and_a_bot(terminal: Terminal, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    answers = ["", "", "", "", "", "", "", "", "", str(file), "salt"]
    assert terminal.run(typist=typing(*answers)) == 0
    match = Match.load(file.read_bytes())
    assert [(player.name, player.bot) for player in match.players] == [
        ("Player 1", ""),
        ("Dutch", "normal"),
    ]
    assert "Player 1: recruit in which hangout" in terminal.out


def test_a_game_for_exactly_four_asks_for_no_number(terminal: Terminal, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    everybody = [""] * 8  # a human and three bots, and their names
    answers = ["1", "1", "3", *everybody, "", str(file), "salt"]
    assert terminal.run(typist=typing(*answers)) == 0
    assert "This game is for exactly 4 players." in terminal.out
    assert "How many players" not in terminal.out
    match = Match.load(file.read_bytes())
    assert (match.game.meta.id, match.seats) == ("mafia", 4)


def test_wrong_answers_are_asked_again(terminal: Terminal, tmp_path: Path) -> None:
    file, taken = tmp_path / "game.json", tmp_path / "taken.json"
    taken.write_text("mine")
    answers = [
        "9", "2",  # language: there is no ninth; Russian
        "1", "1",  # play; Crooks
        "7", "3",  # players: seven is refused; three
        "1", "Анна", "2", "Багси", "1", "анна", "Вера",  # a name that is taken
        "д", "2", "3", "2", "2",  # settings: 2016, second seat begins, no memory aid, hidden money
        str(taken), str(file), "соль", "",
    ]  # fmt: skip
    assert terminal.run(typist=typing(*answers)) == 0
    match = Match.load(file.read_bytes())
    assert [(p.name, p.bot) for p in match.players] == [
        ("Анна", ""),
        ("Багси", "random"),
        ("Вера", ""),
    ]
    chosen = match.settings
    assert (chosen.edition, chosen.first_player) == ("2016", 1)
    assert (chosen.memory_aid, chosen.money_visible) == ("off", "off")
    assert taken.read_text() == "mine"


def test_a_saved_game_can_be_resumed_and_watched_from_the_lobby(
    terminal: Terminal, tmp_path: Path
) -> None:
    file = tmp_path / "game.json"
    terminal.run(
        "play", "crooks", "--bots", "random", "--seed", "1", "--save", str(file),
        typist=Player(1, by_words=False, patience=3),
    )  # fmt: skip
    steps = len(Match.load(file.read_bytes()).log)
    assert terminal.run(typist=typing("", "2", str(file), "1", "1")) == 0
    assert len(Match.load(file.read_bytes()).log) > steps
    assert terminal.run(typist=typing("", "3", str(file), "4")) == 0
    assert "The match is not over yet." in terminal.out


def test_a_bad_file_leads_back_to_the_lobby(terminal: Terminal, tmp_path: Path) -> None:
    assert terminal.run(typist=typing("", "2", str(tmp_path / "nothing"), "4")) == 0
    assert "does not exist" in " ".join(terminal.out.split())
    assert terminal.out.rstrip().endswith("Good-bye.")


@pytest.mark.parametrize("answers", [0, 1, 2, 3, 4, 5])
def test_hanging_up_anywhere_is_polite(terminal: Terminal, answers: int) -> None:
    assert terminal.run(typist=typing(*[""] * answers)) == 0
    assert "Good-bye." in terminal.out
    assert terminal.err == ""


def test_the_system_s_language_is_offered_first(
    terminal: Terminal, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LANG", "ru_RU.UTF-8")
    terminal.run(typist=typing(""))
    assert "Что будем делать?" in terminal.out


def test_a_wrong_number_of_players_is_explained(terminal: Terminal) -> None:
    terminal.run(typist=typing("", "1", "1", "7", "two", "3"))
    assert terminal.out.count("This game is for 2 to 4 players") == 2


def test_an_unwritable_file_is_asked_again_before_the_deal(
    terminal: Terminal, tmp_path: Path
) -> None:
    lost, file = tmp_path / "nowhere" / "g.json", tmp_path / "g.json"
    terminal.run(typist=typing(*[""] * 9, str(lost), str(tmp_path), str(file)))
    told = " ".join(terminal.out.split())
    assert told.index("its folder does not exist") < told.index("is a folder.")
    assert told.index("is a folder.") < told.index("Commitment of this deal")


@pytest.mark.parametrize("answers", [3, 10, 11])
def test_ctrl_c_is_answered_by_one_good_bye(terminal: Terminal, answers: int) -> None:
    left = [""] * answers

    def impatient(_: str) -> str | None:
        if not left:
            raise KeyboardInterrupt
        return left.pop()

    assert terminal.run(typist=impatient) == 130
    assert terminal.out.count("Good-bye.") == 1
