"""Crooks Out! at the terminal: asking, inspecting, notes, help, practice counting, hindsight."""

import re
from pathlib import Path

import pytest
from rich.cells import cell_len

from omerta import Match, games
from omerta.games.crooks_out.advice import Advice
from omerta.games.crooks_out.settings import CrooksOutSettings
from omerta.kernel import Seeded
from tests.cli.terminal import QUESTION_MARKS, Terminal, shown_options, typing
from tests.games.crooks_out import themes

GAME = games.get("crooks_out")
PLAY = ("play", "crooks_out", "--seed", "5", "--no-color")
NAMES = ("Anna", "Boris", "Clara", "Dmitri")
EXAMPLE = re.compile(r"(?:for example|например): (.+)")
COUNT = ("Your number: ", "Ваше число: ")
REFUSALS = ("is not a command", "здесь нет")


class Detective:
    """A typist who asks the example on the screen, circles as the seed says, and may stop."""

    def __init__(self, seed: int) -> None:
        self.chance = Seeded(seed)
        self.decisions = 0

    def __call__(self, screen: str) -> str:
        if screen.endswith(QUESTION_MARKS):
            return "y"
        if screen.endswith(COUNT):
            return "3"
        example = EXAMPLE.findall(screen)
        offered = [words for _, words in shown_options(screen)] + example[-1:]
        if not offered:
            return ""  # another player takes the keyboard
        self.decisions += 1
        chosen: str = self.chance.pick(offered, "detective")
        return chosen


def screen_after(terminal: Terminal, *lines: str, names: str = "Anna,Boris", **options: str) -> str:
    """Return what the first player sees after typing these lines and hanging up."""
    chosen = [word for name, value in options.items() for word in ("--set", f"{name}={value}")]
    terminal.run(*PLAY, "--names", names, *chosen, "--set", "first_player=1",
                 "--bots", "random", typist=typing(*lines))  # fmt: skip
    return terminal.out


@pytest.mark.parametrize("language", ["en", "ru"])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_people_play_whole_games_by_typing_what_is_shown(
    terminal: Terminal, tmp_path: Path, language: str, seats: int
) -> None:
    file = tmp_path / "game.json"
    detective = Detective(seats)
    code = terminal.run(
        *PLAY, "--names", ",".join(NAMES[:seats]), "--bots", "", "--lang", language,
        "--set", "help=crosses", "--set", "brave=on", "--set", "practice_counting=on",
        "--save", str(file), typist=detective,
    )  # fmt: skip
    assert (code, terminal.err) == (0, "")
    match = Match.load(file.read_bytes())
    assert match.outcome is not None
    assert detective.decisions == len(match.log) - 1, "an answer that was shown was refused"
    assert not any(refusal in terminal.out for refusal in REFUSALS)
    shown = [line for line in terminal.out.splitlines() if str(file) not in line]
    assert max(map(cell_len, shown)) <= 80


@pytest.mark.parametrize(
    ("line", "answer"),
    [
        ("sheet", "Anna\n      r     o     y"),
        ("sheet boris", "Boris\n      r     o     y"),
        ("sheet 2", "Boris\n      r     o     y"),
        ("sheet Zorro", "Nobody here is called Zorro."),
        ("таблица Boris", "Boris\n      r     o     y"),
        ("hand", "Your hand: oA yA yB yC yF gE gF bA bB bE vA vB"),
        ("points", "Boris: 0 points, 12 in hand, 0 laid out"),
        ("laid", "Boris: -"),
        ("asked", "Nothing has been asked yet."),
        ("log", "The table is laid: 2 players"),
        ("help", "a note only you see"),
        ("note", "Say it like this: note Anna rB yes"),
        ("note Boris rB", "Say it like this: note Anna rB yes"),
        ("note Boris rB perhaps", "Say it like this: note Anna rB yes"),
        ("note Boris zz yes", "Say it like this: note Anna rB yes"),
        ("note Anna rB yes", "Notes are about the others"),
        ("note Boris red B yes", "Noted: Boris, red B: +"),
        ("заметка 2 кb нет", "Noted: Boris, red B: -"),
        ("note Boris rB erase", "You have no note there: Boris, red B."),
        ("1", "No option has a number here: type a command."),
        ("ask Anna rB", "Ask somebody else: you know your own crooks. [CO-3.8]"),
        ("ask 3 rB", "There is no seat 3 at this table; the first seat is 1. [CO-1.1]"),
        ("спросить 9 кB", "There is no seat 9 at this table; the first seat is 1. [CO-1.1]"),
        ("ask Boris zz", "There is no room zz on the plan"),
        ("stop", "Ask at least once in a turn; only after a hit may you stop. [CO-3.9]"),
        ("done", "First comes a question: name an opponent and a room."),
        ("forfeit", "Only the clock ends a turn without a question. [CO-3.9]"),
        ("ask Boris oA", "You hold that crook yourself"),
    ],
)
def test_a_line_that_is_no_question_gets_an_answer_and_changes_nothing(
    terminal: Terminal, line: str, answer: str
) -> None:
    screen = screen_after(terminal, line)
    assert answer in screen[screen.index("Anna> ") :]
    assert "Anna asks" not in screen


def test_a_filled_room_is_refused_with_its_clause(terminal: Terminal) -> None:
    screen = screen_after(terminal, "ask boris ra", "done", "ask boris ra", circling="sharp_eyed")
    assert "A hit: Boris lays out red A" in screen
    assert "rA is filled on that sheet: this crook lies open already. [CO-3.10]" in screen


# Custom colours


@pytest.mark.parametrize(
    ("language", "heads", "example"),
    [
        ("en", "w  o  y  g  b  r", "ask Boris wA"),
        ("ru", "б  о  ж  з  с  к", "спросить Boris бA"),
    ],
)
def test_custom_colours_head_the_sheets_and_can_be_typed(
    terminal: Terminal, tmp_path: Path, language: str, heads: str, example: str
) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(themes.GOOD, encoding="utf-8")
    terminal.run(
        *PLAY, "--names", "Anna,Boris", "--bots", "random", "--set", "first_player=1",
        "--data", str(file), "--lang", language, typist=typing(example),
    )  # fmt: skip
    assert (terminal.err, terminal.out.count(heads) >= 2) == ("", True)
    assert example in terminal.out
    assert re.search(
        r"Anna (asks Boris for white A\.|спрашивает игрока Boris: белый A\?)", terminal.out
    )


@pytest.mark.parametrize(
    ("good", "bad", "named"),
    [
        ('id = "o"', 'id = "w"', "colour w: another colour has the same id."),
        ('hex = "#3f6fd1"', 'hex = "blue"', "colour 5: hex must be a colour such as"),
        ("  { id", "#  { id", "a theme needs a list of exactly six colours."),
    ],
)
def test_a_broken_theme_is_explained_in_one_line(
    terminal: Terminal, tmp_path: Path, good: str, bad: str, named: str
) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(themes.GOOD.replace(good, bad, 1), encoding="utf-8")
    assert terminal.run(*PLAY, "--data", str(file)) == 2
    assert terminal.err.startswith(f"omerta: {file}")
    assert named in terminal.err
    assert terminal.err.count("\n") == 1


# Notes


def test_notes_are_drawn_for_their_writer_alone_and_kept_in_no_file(
    terminal: Terminal, tmp_path: Path
) -> None:
    file = tmp_path / "game.json"
    terminal.run(
        *PLAY, "--names", "Anna,Boris,Clara", "--bots", "", "--set", "first_player=1",
        "--save", str(file),
        typist=typing("", "note Boris vF yes", "note Clara vF maybe", "table", "ask Boris yA", "y", "",
                      "", "table"),
    )  # fmt: skip
    noted, others = terminal.out.split("Boris, it is your turn.")
    assert re.search(r"F .*  ○ F .*  \+ F .*  \?\s*$", noted, re.MULTILINE)
    assert "Your notes: + yes, - no, ? maybe" in noted
    assert "Boris> " in others
    assert "Your notes" not in others
    assert b"maybe" not in file.read_bytes()


def test_a_note_can_be_erased(terminal: Terminal) -> None:
    screen = screen_after(terminal, "note Boris vF maybe", "table", "note 2 vF erase", "table")
    noted, erased = screen.split("Erased: Boris, violet F")
    assert re.search(r"F .*  ○ F .*  \?\s*$", noted, re.MULTILINE)
    assert "Your notes" in noted
    assert re.search(r"F .*  ○ F .*  ○\s*$", erased, re.MULTILINE)
    assert "Your notes" not in erased


def test_players_and_colours_of_several_words_can_be_noted(
    terminal: Terminal, tmp_path: Path
) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(themes.GOOD.replace('"blue"', '"dark royal blue"'), encoding="utf-8")
    terminal.run(
        *PLAY, "--names", "Anna,Boris the Knife", "--bots", "random", "--set", "first_player=1",
        "--data", str(file), "--no-color",
        typist=typing("note 2 dark royal blue C yes", "note Boris the Knife DARK royal blue d no",
                      "note Boris the Knife wA maybe", "ask 2 dark royal blue C"),
    )  # fmt: skip
    told = re.findall(r"Noted: Boris the Knife, (.+): (.)", terminal.out)
    assert told == [("dark royal blue C", "+"), ("dark royal blue D", "-"), ("white A", "?")]
    assert "Anna asks Boris the Knife for dark royal blue C." in terminal.out


def test_a_caught_crook_covers_the_note(terminal: Terminal) -> None:
    screen = screen_after(terminal, "note Boris rA no", "ask boris ra", "table")
    before, after = screen.split("A hit: Boris lays out red A")
    assert "A  ●" in before
    assert "-" not in after[after.rindex("A  ×") : after.rindex("B  ×")]


# Help


def advice_of(match: Match) -> Advice:
    assert GAME.coach is not None
    advice = GAME.coach.advise(match.view(0))
    assert isinstance(advice, Advice)
    return advice


def far_into_the_game() -> Match:
    """Return a match of two players, some turns old, in which the first player must ask."""
    match = Match.new(GAME, 2, seed=5, settings=CrooksOutSettings(help="crosses", circling="auto"))
    chance = Seeded(5)
    while match.waiting != (0,) or len(match.log) < 12:
        seat = match.waiting[0]
        match.play(seat, chance.pick(match.options(seat), "test"))
    return match


def test_the_coach_shows_the_number_of_deals_and_the_likeliest_crooks(
    terminal: Terminal,
) -> None:
    screen = screen_after(terminal, help="coach")
    match = Match.new(GAME, 2, seed=5, settings=CrooksOutSettings(help="coach", first_player=0))
    chances = advice_of(match).chances
    assert chances is not None
    told = re.search(
        r"Coach: ([\d\s]+?) deals are possible\. Likeliest: Boris (\w+) (\d+)%", screen
    )
    assert told is not None
    assert re.sub(r"\s", "", told[1]) == chances.worlds
    assert int(told[3]) == round(100 * max(chances.seats[1]))


@pytest.mark.parametrize("level", ["plain", "crosses"])
def test_without_the_coach_no_deals_are_counted(terminal: Terminal, level: str) -> None:
    screen = screen_after(terminal, help=level)
    assert "Coach" not in screen
    assert ("By the sheet alone" in screen) == (level == "crosses")


def test_what_follows_from_a_sheet_is_marked_on_it(terminal: Terminal, tmp_path: Path) -> None:
    match = far_into_the_game()
    sheets = advice_of(match).sheets
    assert any(sheet.proved for sheet in sheets)
    file = tmp_path / "game.json"
    file.write_bytes(match.save())
    terminal.run("play", "--resume", str(file), "--no-color", typist=typing("", "sheet 2"))
    rows = [line for line in terminal.out.splitlines() if re.match(r"[A-F] .*[A-F] ", line)]
    drawn = "".join(rows[:6])
    assert drawn.count("!") == sum(len(sheet.proved) for sheet in sheets)
    assert drawn.count("·") == sum(len(sheet.excluded) for sheet in sheets)


def test_help_is_silent_while_numbers_are_searched_for(terminal: Terminal) -> None:
    screen = screen_after(terminal, "ask boris ra", help="coach")
    searching = screen[screen.rindex("► Anna") :]
    assert "which numbers on Boris's sheet must be circled now?" in searching
    assert "The help is silent" in searching
    assert "Coach" not in searching
    assert "!" not in searching


# Practice counting


def test_own_numbers_are_counted_before_they_are_shown(terminal: Terminal) -> None:
    screen = screen_after(terminal, "4", "1", "six", "", "4", practice_counting="on")
    questions, table = screen.split("► Anna", 1)
    assert questions.count("The dice show") == 5  # four for all players, one in the viewer's turn
    assert "Anna writes" not in questions
    assert re.findall(r"Right\.|No, it is \d+\.", questions) == [
        "Right.", "No, it is 6.", "No, it is 0.", "No, it is 6.", "Right.",
    ]  # fmt: skip
    assert "Anna writes 6 in yellow B." in table


def test_the_verdict_stays_on_a_screen_that_is_cleared(terminal: Terminal) -> None:
    terminal.run(
        *PLAY, "--names", "Anna", "--bots", "random", "--set", "first_player=1",
        "--set", "practice_counting=on", typist=typing("4", "6", "0", "6", "9"), tty=True,
    )  # fmt: skip
    last_screen = terminal.out.rpartition("\x1b[H\x1b[2J")[2]
    assert "No, it is 4." in last_screen
    assert "who hides which crook?" in last_screen


def test_players_count_only_if_the_table_practises(terminal: Terminal) -> None:
    assert "The dice show" not in screen_after(terminal)


def test_bots_among_themselves_are_watched_to_the_end(terminal: Terminal) -> None:
    terminal.run(*PLAY, "--seats", "2", "--bots", "random,random", "--set", "help=coach",
                 "--set", "practice_counting=on")  # fmt: skip
    assert "the raid is over" in terminal.out
    assert "The dice show" not in terminal.out
    assert "Coach: " not in terminal.out
    assert "Your hand" not in terminal.out


# Hindsight


@pytest.fixture(scope="module")
def finished(tmp_path_factory: pytest.TempPathFactory) -> Path:
    match = Match.new(GAME, 2, seed=17)
    chance = Seeded(17)
    while match.waiting:
        seat = match.waiting[0]
        match.play(seat, chance.pick(match.options(seat), "test"))
    file = tmp_path_factory.mktemp("hindsight") / "game.json"
    file.write_bytes(match.save())
    return file


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", ("What Player 2 could have known", "since turn", "Skill", "hit", "miss")),
        ("ru", ("Что мог знать игрок Игрок 2", "с хода", "Умение", "попадание", "промах")),
    ],
)
def test_hindsight_shows_every_question_and_every_crook(
    terminal: Terminal, finished: Path, language: str, words: tuple[str, ...]
) -> None:
    code = terminal.run("replay", str(finished), "--hindsight", "2", "--lang", language)
    assert (code, terminal.err) == (0, "")
    assert all(word in terminal.out for word in words)
    asked = [each for each in Match.load(finished.read_bytes()).view(1).asked if each.seat == 1]  # type: ignore[attr-defined]
    assert len(re.findall(r"\d+% +\d+% *$", terminal.out, re.MULTILINE)) == len(asked)
    assert max(map(cell_len, terminal.out.splitlines())) <= 80


def test_hindsight_waits_for_the_end(terminal: Terminal, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    file.write_bytes(Match.new(GAME, 2, seed=1).save())
    assert terminal.run("replay", str(file), "--hindsight", "1") == 2
    assert "only when the match is over" in terminal.err


@pytest.mark.parametrize("more", [("--seat", "1"), ("--all",), ("--step",)])
def test_hindsight_stands_alone(terminal: Terminal, finished: Path, more: tuple[str, ...]) -> None:
    assert terminal.run("replay", str(finished), "--hindsight", "1", *more) == 2
    assert "--hindsight cannot be combined" in terminal.err


def test_a_game_without_a_coach_refuses_hindsight(terminal: Terminal, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    file.write_bytes(Match.new("crooks", 2, seed=1).save())
    assert terminal.run("replay", str(file), "--hindsight", "1") == 2
    assert terminal.err == "omerta: Crooks has no hindsight.\n"


def test_a_finished_match_shows_the_hindsight_command(terminal: Terminal, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    terminal.run(*PLAY, "--names", "Anna B", "--bots", "random", "--save", str(file),
                 typist=Detective(1))  # fmt: skip
    assert f"omerta replay {file} --hindsight 'Anna B'" in terminal.out
    assert "Never caught at" in terminal.out
    assert "In the box: " in terminal.out
