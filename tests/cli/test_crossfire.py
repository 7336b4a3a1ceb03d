"""Crossfire at the terminal: whole matches as shown, the discussion, and other commands."""

import re
from pathlib import Path

import pytest
from rich.cells import cell_len

from omerta import Match
from omerta.games.crossfire.events import ReadySaid, StatementMade
from tests.cli.terminal import Player, Terminal, typing

PLAY = ("play", "crossfire", "--seed", "5", "--no-color")
SHORT = ("--set", "claim_cap=4", "--set", "statement_cap=3")
SNIPER = ("--set", "mode=sniper", "--set", "games=2")
NAMES = ("--names", "Anna,Boris,Clara,Dmitri,Eva,Fjodor", "--bots", "")
ALONE = ("--names", "Anna", "--seats", "6", "--bots", ",".join(["random"] * 5))
SET_UP = {"en": ("looked",) * 3, "ru": ("видел",) * 3}
"""What the player at seat 1 types, with six players and the seed, up to the first claim."""
REFUSALS = ("is not a command", "здесь нет")


@pytest.mark.parametrize("language", ["en", "ru"])
@pytest.mark.parametrize(("options", "by_words"), [(SHORT, True), (SHORT + SNIPER, False)])
def test_people_play_whole_games_by_typing_what_is_shown(
    terminal: Terminal, tmp_path: Path, language: str, options: tuple[str, ...], by_words: bool
) -> None:
    file = tmp_path / "game.json"
    player = Player(1, by_words=by_words)
    code = terminal.run(
        *PLAY, *options, *NAMES, "--lang", language, "--save", str(file), typist=player
    )
    assert (code, terminal.err) == (0, "")
    match = Match.load(file.read_bytes())
    assert match.outcome is not None
    assert player.decisions == len(match.log) - 1, "an answer that was shown was refused"
    assert not any(refusal in terminal.out for refusal in REFUSALS)
    shown = [line for line in terminal.out.splitlines() if str(file) not in line]
    assert max(map(cell_len, shown)) <= 80


def test_one_person_gets_bots_without_asking_and_everything_fits_on_a_screen(
    terminal: Terminal,
) -> None:
    code = terminal.run(
        *PLAY, *SHORT, "--lang", "en", "--seats", "10", "--bot-iterations", "2",
        typist=Player(3, by_words=True),
    )  # fmt: skip
    assert (code, terminal.err) == (0, "")
    assert "Final score" in terminal.out
    screens = re.split(r"(?m)^\w+> ?$", terminal.out)
    talks = [screen for screen in screens if "listen, and let the others speak" in screen]
    assert talks
    for (
        screen
    ) in talks:  # hundreds of statements are possible; the table and the options stay on the screen
        assert len(screen[screen.rindex("Shootout, game") :].splitlines()) <= 32


TALK = {
    "en": (
        *SET_UP["en"],
        "claim vip",
        "say dealt agent",
        "say think 3 assassin",
        "ask 3 role",
        "ready",
        "y",
        "aim blind",
    ),
    "ru": (
        *SET_UP["ru"],
        "личина шеф",
        "скажи сдали агент",
        "скажи думаю 3 убийца",
        "спроси 3 роль",
        "готов",
        "y",
        "цель наугад",
    ),
}


@pytest.mark.parametrize("shown", ["en", "ru"])
@pytest.mark.parametrize("typed", ["en", "ru"])
def test_both_languages_can_be_typed(
    terminal: Terminal, tmp_path: Path, shown: str, typed: str
) -> None:
    file = tmp_path / "game.json"
    code = terminal.run(
        *PLAY, *SHORT, *ALONE, "--lang", shown, "--save", str(file), typist=typing(*TALK[typed])
    )
    assert (code, terminal.err) == (0, "")
    match = Match.load(file.read_bytes())
    assert match.outcome is not None
    said = [event for event in match.events_for(0) if isinstance(event, StatementMade)]
    mine = [(made.code, made.about, made.role, made.topic) for made in said if made.seat == 0]
    assert mine == [
        ("dealt", None, "agent", None),
        ("think", 2, "assassin", None),
        ("ask", 2, None, "role"),
    ]


@pytest.mark.parametrize(
    ("line", "answer"),
    [
        ("me", "Your card: hidden"),
        ("я", "Your card: hidden"),
        ("mix", "You win if you are not hit. A player who hits you loses."),
        ("said 1", "Nobody has said anything yet."),
        ("log 1", "Nobody has said anything yet."),
        ("said", "1. "),
        ("log 8", "There is no seat 8"),
        ("log", "6 players sit down for one game."),
        ("phrases", "say think 2 vip: Dutch is VIP"),
        ("фразы", "ask 2 dealt: ask Dutch about the card dealt"),
        ("table", "Shootout, game 1 of 1"),
        ("help", "everything you can say"),
        ("say", "Say what? For example:"),
        ("ask 3", "Ask whom about what?"),
        ("claim vip", "[CF-3.2]"),
        ("say trust 1", "[CF-3.5]"),
        ("say trust 9", "[CF-1.2]"),
        ("say dealt sniper", "[CF-3.5]"),
        ("aim 3", "[CF-3.5]"),
        ("token put 3", "[CF-10.1]"),
        ("next", "[CF-3.5]"),
        ("5", "number"),
    ],
)
def test_a_line_that_is_no_answer_changes_nothing(
    terminal: Terminal, tmp_path: Path, line: str, answer: str
) -> None:
    file = tmp_path / "game.json"
    terminal.run(
        *PLAY, *SHORT, *ALONE, "--lang", "en", "--save", str(file),
        typist=typing(*SET_UP["en"], "claim vip", line),
    )  # fmt: skip
    assert answer in terminal.out[terminal.out.index("listen, and let") :]
    assert Match.load(file.read_bytes()).log[-1].seat != 0


def test_what_a_player_saw_is_not_shown_again(terminal: Terminal) -> None:
    terminal.run(*PLAY, *SHORT, *ALONE, "--lang", "en", typist=typing(*SET_UP["en"], "1", "log"))
    log = terminal.out[terminal.out.rindex("sit down for one game") :]
    assert "is dealt" not in log
    assert "Shuffle 1" in log


def test_a_player_who_listens_is_asked_again(terminal: Terminal, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    terminal.run(
        *PLAY, *SHORT, *ALONE, "--lang", "en", "--save", str(file),
        typist=typing(*SET_UP["en"], "1", "", ""),
    )  # fmt: skip
    match = Match.load(file.read_bytes())
    assert match.state.stack[-1].tag == "talk"
    events = match.events_for(None)
    spoke = {event.seat for event in events if isinstance(event, StatementMade)}
    assert 0 not in spoke
    assert len(spoke) > 1  # the other players continued twice
    assert 0 in match.waiting


def test_bots_fall_silent_for_good_only_when_no_person_talks(
    terminal: Terminal, tmp_path: Path
) -> None:
    """A human who talks to the bots may make them answer."""
    file = tmp_path / "game.json"
    quiet = ("--set", "claim_cap=4", "--set", "statement_cap=0")
    listens = ("",) * 12  # a random bot turns its card four times, then it can only be ready
    terminal.run(
        *PLAY, *quiet, *ALONE, "--lang", "en", "--save", str(file),
        typist=typing(*SET_UP["en"], "1", *listens),
    )  # fmt: skip
    match = Match.load(file.read_bytes())
    assert not any(isinstance(event, ReadySaid) for event in match.events_for(None))
    assert match.waiting == tuple(range(6))
    assert "Nobody has anything to say." in terminal.out
    lines = (*SET_UP["en"], "1", *listens, "ready", "y", "aim 2")
    code = terminal.run(*PLAY, *quiet, *ALONE, "--lang", "en", typist=typing(*lines))
    assert (code, terminal.err) == (0, "")
    assert "Final score" in terminal.out


def test_a_sniper_lays_tokens(terminal: Terminal) -> None:
    options = (*SHORT, "--set", "mode=sniper", "--set", "sniper_seat=1")
    lines = ("token put 3", "жетон на 4", "token put 5", "жетон снять 3", "ready", "y")
    terminal.run(*PLAY, *options, *ALONE, "--lang", "en", typist=typing(*lines))
    assert "mark the assassins; 2 tokens are left." in terminal.out
    assert "The sniper marks Lucky." in terminal.out
    assert "The sniper marks Mae." in terminal.out
    assert "[CF-9.2]" in terminal.out  # there are two seats
    assert "The sniper takes the token back from Lucky." in terminal.out
    assert "The sniper hits Mae" in terminal.out


def test_too_few_for_a_sniper_are_refused(terminal: Terminal) -> None:
    assert terminal.run(*PLAY, "--seats", "5", "--set", "mode=sniper", "--lang", "en") == 2
    assert terminal.err == ("omerta: With a sniper it is for 6 to 10 players, not 5. [CF-1.1]\n")
