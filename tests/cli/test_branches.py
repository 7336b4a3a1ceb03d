"""Continuing from a step of a saved match, and advice, at the terminal."""

from pathlib import Path

import pytest

from omerta import Match
from omerta.kernel import Seeded
from tests.cli.terminal import Terminal, typing


@pytest.fixture
def campaign(tmp_path: Path) -> Path:
    """Write a campaign of two players, played at random to its end."""
    match, chance = Match.new("legends", 2, seed=3), Seeded(1)
    while match.waiting:
        seat = match.waiting[0]
        match.play(seat, chance.pick(match.options(seat), "choice"))
    file = tmp_path / "campaign.json"
    file.write_bytes(match.save())
    return file


def test_a_game_goes_on_from_any_moment_with_others(
    terminal: Terminal, tmp_path: Path, campaign: Path
) -> None:
    branch = tmp_path / "branch.json"
    step = ("--from", str(campaign), "--step", "12", "--save", str(branch), "--seed", "8")
    people = ("--names", "Vera,Walter", "--bots", "", "--lang", "en")
    code = terminal.run("play", "legends", *step, *people, typist=typing("", "quit"))
    assert (code, terminal.err) == (0, "")
    assert "The match continues after step 12" in terminal.out
    match = Match.load(branch.read_bytes())
    assert [player.name for player in match.players] == ["Vera", "Walter"]
    assert match.start is not None
    assert match.start.seq == 12
    assert terminal.run("verify", str(branch), "--lang", "en") == 0
    assert "It continues after step 12 of an earlier match" in terminal.out
    again = ("play", "--resume", str(branch), "--lang", "en")
    assert terminal.run(*again, typist=typing("", "quit")) == 0
    deeper = ("--from", str(branch), "--bots", "random", "--lang", "en")
    assert terminal.run("play", *deeper, typist=typing("quit", "y")) == 0


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (("--from", "FILE"), "The match was over after that step"),
        (("--from", "FILE", "--step", "999"), "There is no step 999"),
        (("--from", "FILE", "--step", "1", "--seats", "3"), "--from takes no seats and settings"),
        (("--from", "FILE", "--step", "1", "--set", "mode=one_shot"), "--from takes no seats"),
        (("--step", "1"), "--step needs --from"),
        (("--from", ""), "--from"),
    ],
)
def test_what_does_not_go_on_is_refused_in_a_sentence(
    terminal: Terminal, campaign: Path, arguments: tuple[str, ...], complaint: str
) -> None:
    said = [str(campaign) if word == "FILE" else word for word in arguments]
    assert terminal.run("play", "legends", *said, "--lang", "en") == 2
    assert complaint in terminal.err


def test_a_game_in_which_people_play_against_each_other_has_no_branches(
    terminal: Terminal, tmp_path: Path, campaign: Path
) -> None:
    file = tmp_path / "crooks.json"
    file.write_bytes(Match.new("crooks", 2).save())
    assert terminal.run("play", "--from", str(file), "--lang", "en") == 2
    assert "This is possible only in games in which all win or lose together" in terminal.err
    assert terminal.run("play", "crooks", "--from", str(campaign), "--lang", "en") == 2
    assert "The file holds a game of legends" in terminal.err


def test_suggestions_are_shown_and_change_nothing(terminal: Terminal) -> None:
    said = ("suggest 1", "предлагаю 2", "suggest end", "quit", "y")
    table = ("play", "legends", "--seats", "2", "--bots", "random", "--seed", "1", "--lang", "en")
    assert terminal.run(*table, typist=typing(*said)) == 0
    assert terminal.out.count("That would be: ") == 2
    assert "[LG-" in terminal.out
