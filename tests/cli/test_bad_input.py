"""Command lines that cannot work: one line with the reason, code 2, no other output."""

from pathlib import Path

import pytest

from tests.cli.terminal import Terminal

BAD = [
    "dance",
    "--dance",
    "en",
    "--lang",
    "--lang xx games",
    "games --lang",
    "play",
    "play chess",
    "play crooks poker",
    "play crooks --dance",
    "play crooks --seats",
    "play crooks --seats two",
    "play crooks --seats 1",
    "play crooks --seats 5",
    "play crooks --seats -2",
    "play crooks --seats 99999999999999999999",
    "play crooks --seed x",
    "play crooks --seed 1.5",
    "play crooks --seed " + "9" * 5000,
    "play crooks --bots genius",
    "play crooks --bots easy,,easy",
    "play crooks --seats 2 --bots easy,easy,easy",
    "play crooks --names Anna,Anna",
    "play crooks --names Anna,anna",
    "play crooks --names Anna,Boris,Clara,Dora,Emil",
    "play crooks --names " + "A" * 21,
    "play crooks --names A\x1b[2J",
    "play crooks --edition 1999",
    "play crooks --set luck=good",
    "play crooks --set memory_aid=maybe",
    "play crooks --set memory_aid",
    "play crooks --set =on",
    "play crooks --set first_player=3 --seats 2",
    "play crooks --set colours=pink",
    "play crooks --set colours=red,red",
    "play crooks --set deck=other",
    "play crooks --data NOWHERE.toml",
    "play crooks --data FOLDER",
    "play crooks --save FOLDER",
    "play crooks --seed 1 --save FOLDER/no/such/folder.json",
    "play crooks --resume NOWHERE.json",
    "play crooks --resume FOLDER",
    "play crooks --resume NOWHERE.json --seats 3",
    "play crooks --bot-iterations 0",
    "play crooks --bot-iterations many",
    "play crooks --lang xx",
    "replay",
    "replay NOWHERE.json",
    "replay FOLDER",
    "verify",
    "verify NOWHERE.json",
    "verify FOLDER",
    "games chess",
    "version 2",
]


@pytest.mark.parametrize("language", ["en", "ru"])
@pytest.mark.parametrize("line", BAD)
def test_a_bad_command_line_is_explained_in_one_line(
    terminal: Terminal, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, language: str, line: str
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("LANG", f"{language}_XX.UTF-8")
    (tmp_path / "FOLDER").mkdir()
    assert terminal.run(*line.split(" ")) == 2
    assert terminal.out == ""
    (error,) = terminal.err.splitlines()
    assert error.startswith("omerta: ")
    assert error.isprintable()
    cyrillic = any("а" <= letter <= "я" for letter in error.lower())
    assert cyrillic == (language == "ru")
    assert [path.name for path in tmp_path.rglob("*")] == ["FOLDER"]


def test_the_word_too_many_is_named(terminal: Terminal) -> None:
    terminal.run("play", "crooks", "poker", "whist")
    assert '"poker whist"' in terminal.err


DECKS = {
    "not text": b"\xff\xfe\x00",
    "not toml": b"crooks = [",
    "no crooks": b"schema = 1",
    "one crook": b'schema = 1\nid = "a"\norigin = "owner"\ncrooks = [{ id = "x", rating = 1, '
    b'modifier = 0, gangs = [], action = "none" }]',
    "a bad crook": b'crooks = [{ id = "x", rating = 11 }]',
    "crooks of the wrong kind": b'crooks = "many"',
}


@pytest.mark.parametrize("language", ["en", "ru"])
@pytest.mark.parametrize("what", DECKS)
def test_a_broken_deck_is_explained_in_one_line(
    terminal: Terminal, tmp_path: Path, language: str, what: str
) -> None:
    file = tmp_path / "deck.toml"
    file.write_bytes(DECKS[what])
    code = terminal.run("play", "crooks", "--data", str(file), "--lang", language, "--seed", "1")
    assert code == 2
    assert terminal.out == ""
    (error,) = terminal.err.splitlines()
    assert "deck.toml" in error


def test_language_option_wins_over_the_system_language(
    terminal: Terminal, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LC_ALL", "ru_RU.UTF-8")
    terminal.run("dance")
    assert "нет" in terminal.err
    for asked in (["--lang", "en", "dance"], ["dance", "--lang=en"]):
        terminal.run(*asked)
        assert "There is no command" in terminal.err


def test_an_unknown_system_language_means_english(
    terminal: Terminal, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LANG", "fr_FR.UTF-8")
    terminal.run("dance")
    assert "There is no command" in terminal.err


COMMANDS_WITH_HELP = [
    *["", "play", "replay", "verify", "games", "version", "sim"],
    *["rules", "rules coverage", "rules golden"],
]


@pytest.mark.parametrize("language", ["en", "ru"])
@pytest.mark.parametrize("command", COMMANDS_WITH_HELP)
def test_help_explains_every_option_in_80_columns(
    terminal: Terminal, language: str, command: str
) -> None:
    assert terminal.run(*command.split(), "--help", "--lang", language) == 0
    assert all(len(line) <= 80 for line in terminal.out.splitlines())
    entries = [line for line in terminal.out.splitlines() if line.startswith("  --")]
    assert all(len(line.split(maxsplit=2)) > 2 for line in entries)
    assert "completion" not in terminal.out


@pytest.mark.parametrize(
    "line", ["coverage", "golden", "coverage chess", "dance", "golden --dance"]
)
def test_the_rules_command_refuses_in_russian(
    terminal: Terminal, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, line: str
) -> None:
    monkeypatch.chdir(tmp_path)  # no source checkout
    assert terminal.run("rules", *line.split(), "--lang", "ru") == 2
    (error,) = terminal.err.splitlines()
    assert error.startswith("omerta: ")
    assert any("а" <= letter <= "я" for letter in error)


def test_the_help_of_a_command_below_rules_is_its_own(terminal: Terminal) -> None:
    terminal.run("rules", "coverage", "--help")
    assert "omerta rules coverage" in terminal.out
    assert "--quiet" in terminal.out


def test_games_and_version(terminal: Terminal) -> None:
    assert terminal.run("games", "--lang", "ru") == 0
    assert "crooks: Аферисты, игроков от 2 до 4" in terminal.out
    assert all(len(line) <= 80 for line in terminal.out.splitlines())
    for line in (["version"], ["--version"], ["--lang", "ru", "version"], ["--lang=en", "version"]):
        assert terminal.run(*line) == 0
        assert terminal.out.startswith("Omertà ")
