"""The table on the screen: it fits, it needs no colour, and it hides secrets."""

import io
import sys
from collections.abc import Iterator
from typing import Literal

import pytest
from rich.cells import cell_len
from rich.console import Console
from rich.text import Text

from omerta import Match
from omerta.cli.pictures import picture_of
from omerta.cli.screen import Screen
from omerta.games.crooks.settings import CrooksSettings
from omerta.kernel import Seeded
from omerta.kernel.texts import Texts
from tests.cli.terminal import Display, Player, Terminal, typing

LONG_NAMES = ["Bartholomew the Wise", "Конрад Аденауэрович-", "W" * 20, "i" * 20]


def drawn(thing: object, width: int = 80) -> str:
    console = Console(file=io.StringIO(), width=width, color_system=None, highlight=False)
    console.print(thing)
    assert isinstance(console.file, io.StringIO)
    return console.file.getvalue()


def positions(seats: int, seed: int, chosen: CrooksSettings | None = None) -> Iterator[Match]:
    match = Match.new("crooks", seats, seed=seed, settings=chosen)
    chance = Seeded(seed)
    yield match
    while match.waiting:
        seat = match.waiting[0]
        options = match.options(seat)
        # Passing is the last option: without it the tables get full.
        match.play(seat, chance.pick(options[:-1] or options, "play"))
        yield match


@pytest.mark.parametrize("language", ["en", "ru"])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_table_fits_into_80_columns_with_long_names(language: str, seats: int) -> None:
    words = Texts(language, "omerta.cli", "omerta.games.crooks")
    picture = picture_of("crooks", words, LONG_NAMES[:seats])
    for match in positions(seats, seed=seats):
        if match.waiting and len(match.log) % 3:
            continue
        viewer = match.waiting[0] if match.waiting else None
        lines = drawn(picture.table(match.view(viewer))).splitlines()
        assert max(map(cell_len, lines)) <= 80
        assert sum(line.startswith(tuple("23456789")) for line in lines) == 8


@pytest.mark.parametrize("language", ["en", "ru"])
def test_in_60_columns_four_players_still_have_targets_values_and_one_rule(language: str) -> None:
    words = Texts(language, "omerta.cli", "omerta.games.crooks")
    picture = picture_of("crooks", words, LONG_NAMES)
    for match in positions(4, seed=4):
        view = match.view(None)
        lines = drawn(picture.table(view), width=60).splitlines()
        assert max(map(cell_len, lines)) <= 60
        assert sum("─" in line for line in lines) == 1
        assert any(words("table-value") in line for line in lines)
        for target in view.targets:  # type: ignore[attr-defined]  # a view of Crooks
            name = words(f"target-{target.target}")
            (row,) = [line for line in lines if line.startswith(f"{target.target} {name} ")]
            assert row.removeprefix(f"{target.target} {name}").split()[0] == str(target.value)


@pytest.mark.parametrize(("height", "fewest"), [(24, 2), (25, 4)])
def test_a_low_screen_spends_fewer_lines_on_news(
    monkeypatch: pytest.MonkeyPatch, height: int, fewest: int
) -> None:
    monkeypatch.setattr(sys, "stdin", Display(tty=True))
    monkeypatch.setattr(sys, "stdout", Display(tty=True))
    screen = Screen(Texts("en", "omerta.cli"), colour=False)
    screen.console = Console(file=io.StringIO(), width=80, height=height, color_system=None)
    tall = Text("\n" * height)
    screen.print_lines([f"line {number}" for number in range(9)], keep_visible=(tall,))
    assert isinstance(screen.console.file, io.StringIO)
    shown = screen.console.file.getvalue().splitlines()
    assert len(shown) == fewest
    assert (shown[0], shown[-1]) == ("...", "line 8")


def test_everything_on_the_screen_fits_into_80_columns(terminal: Terminal) -> None:
    names = ",".join(LONG_NAMES)
    for language in ("en", "ru"):
        terminal.run(
            "play", "crooks", "--names", names, "--seed", "8", "--lang", language,
            typist=Player(8, by_words=False),
        )  # fmt: skip
        drawn_lines = [line for line in terminal.out.splitlines() if not line.startswith("►")]
        assert max(map(cell_len, drawn_lines)) <= 80


def test_a_rival_s_hidden_crook_is_a_back_and_one_s_own_is_not() -> None:
    words = Texts("en", "omerta.cli", "omerta.games.crooks")
    picture = picture_of("crooks", words, ["Anna", "Boris"])
    match = Match.new("crooks", 2, seed=1)
    seat = match.waiting[0]
    match.play(seat, match.options(seat)[0])
    match.play(seat, match.options(seat)[0])
    hand = match.view(seat).hand  # type: ignore[attr-defined]  # a view of Crooks
    downs = [option for option in match.options(seat) if option.text().startswith("down 7")]
    match.play(seat, downs[0])
    own, theirs = (
        next(row for row in drawn(picture.table(match.view(viewer))).splitlines() if row[0] == "7")
        for viewer in (seat, 1 - seat)
    )
    assert f"▒{hand.tag}.{hand.hangout}" in theirs
    assert f"▒{hand.tag}(" in own
    assert f"▒{hand.tag}(" not in theirs


@pytest.mark.parametrize("way", ["no terminal", "--no-color", "NO_COLOR"])
def test_without_colour_there_are_no_colour_codes(
    terminal: Terminal, monkeypatch: pytest.MonkeyPatch, way: str
) -> None:
    monkeypatch.setenv("TERM", "xterm-256color")
    if way == "NO_COLOR":
        monkeypatch.setenv("NO_COLOR", "1")
    flags = ["--no-color"] if way == "--no-color" else []
    terminal.run(
        "play", "crooks", "--bots", "random", "--seed", "1", *flags,
        typist=Player(1, by_words=False), tty=way != "no terminal",
    )  # fmt: skip
    bare = terminal.out.replace("\x1b[H\x1b[2J", "").replace("\x1b[3J", "")
    assert "R▲" in bare
    assert "\x1b[" not in bare.replace("\x1b[?25l", "").replace("\x1b[?25h", "")


def test_with_colour_gangs_keep_their_letters_and_shapes(
    terminal: Terminal, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("TERM", "xterm-256color")
    terminal.run("play", "crooks", "--bots", "random", "--seed", "1", tty=True)
    assert "\x1b[" in terminal.out
    assert "R▲" in terminal.out


def test_without_the_memory_aid_spied_faces_are_backs_again() -> None:
    words = Texts("en", "omerta.cli", "omerta.games.crooks")
    picture = picture_of("crooks", words, ["Anna", "Boris", "Clara"])
    marks = {}
    aids: tuple[Literal["on", "off"], ...] = ("on", "off")
    for aid in aids:
        tables = [
            drawn(picture.table(match.view(viewer))).partition("Gangs:")[0]
            for match in positions(3, seed=2, chosen=CrooksSettings(memory_aid=aid))
            for viewer in range(3)
            if match.waiting and len(match.log) % 10 == 0
        ]
        marks[aid] = sum(table.count("∴") + table.count("◉") for table in tables)
    assert marks["on"] > 0
    assert marks["off"] == 0


def test_without_the_memory_aid_the_log_shows_only_public_events(terminal: Terminal) -> None:
    found = {}
    for aid in ("on", "off"):
        terminal.run(
            "play", "crooks", "--bots", "random", "--seed", "1", "--set", f"memory_aid={aid}",
            "--set", "first_player=1", typist=typing("recruit E", "1", "log"),
        )  # fmt: skip
        found[aid] = terminal.out.count("looks through the pile and finds")
    assert found == {"on": 2, "off": 1}


def test_without_the_memory_aid_nothing_is_remembered_for_you(terminal: Terminal) -> None:
    for wish, shown in (("on", True), ("off", False)):
        terminal.run(
            "play", "crooks", "--bots", "random", "--seed", "1", "--set", f"memory_aid={wish}",
            typist=Player(1, by_words=False),
        )  # fmt: skip
        assert ("you left:" in terminal.out) == shown
