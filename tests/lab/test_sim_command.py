"""`omerta sim` as a user runs it."""

import csv
import json
import os
import pty
import re
import signal
import subprocess
import sys
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from omerta.cli import main
from omerta.kernel.data import read_text

Captured = pytest.CaptureFixture[str]


def run(*words: str) -> int:
    """Run `omerta sim crooks` on one worker, in English unless a later argument changes it."""
    return main(["sim", "crooks", "--workers", "1", "--lang", "en", *words])


def test_the_table_names_every_bot_and_every_seat(capsys: Captured) -> None:
    assert run("--games", "4", "--bots", "easy,random", "--seats", "3", "--seed", "9") == 0
    output, errors = capsys.readouterr()
    assert "3 seats, 4 games, seed 9" in output
    first_words = [line.split()[0] for line in output.splitlines() if line.strip()]
    assert {"easy", "random", "1", "2", "3", "plays"} <= set(first_words)
    assert "0" not in first_words
    assert errors == ""


def test_no_figure_is_cut_in_a_pipe(capsys: Captured) -> None:
    words = ["--games", "2", "--bots", "easy", "--set", "bank=1000", "--lang", "ru"]
    assert main(["sim", "mafia", "--workers", "1", *words]) == 0
    output = capsys.readouterr().out
    assert "…" not in output
    assert (
        max(len(line) for line in output.splitlines()) > 80
    )  # otherwise there would be nothing to cut


def test_shares_and_counts_have_intervals_that_are_possible(capsys: Captured) -> None:
    words = ["--games", "3", "--bots", "easy", "--seats", "6", "--set", "mode=sniper"]
    assert main(["sim", "crossfire", "--workers", "1", "--lang", "en", *words]) == 0
    output = capsys.readouterr().out
    assert not re.search(r"\(-|–-", output)
    ends = [float(high) for high in re.findall(r" % \([\d.]+–([\d.]+)\)", output)]
    assert ends
    assert max(ends) <= 100
    (bot,) = [line for line in output.splitlines() if line.split()[:2] == ["easy", "3"]]
    assert bot.split()[2:4] == [
        "16.7",
        "%",
    ]  # the three bots share every win, so the share is exact
    assert "–" not in bot.split("%")[1].split()[0]


def test_the_files_hold_the_games_and_the_figures(tmp_path: Path) -> None:
    table, figures = tmp_path / "games.csv", tmp_path / "figures.json"
    where = ("--csv", str(table), "--json", str(figures))
    assert run("--games", "4", "--bots", "easy,random", *where) == 0
    with table.open(encoding="utf-8") as file:
        assert len(list(csv.DictReader(file))) == 8
    assert json.loads(figures.read_text(encoding="utf-8"))["games"] == 4


def test_the_table_speaks_russian(capsys: Captured) -> None:
    assert run("--games", "2", "--bots", "random,random", "--lang", "ru") == 0
    output = capsys.readouterr().out
    assert "Победы (95 %)" in output
    assert "2 места, 2 партии" in output


def test_the_strength_table_gives_a_verdict_for_every_table(
    capsys: Captured, tmp_path: Path
) -> None:
    table = tmp_path / "ladder.csv"
    assert run("--ladder", "--games", "1", "--iterations", "1", "--csv", str(table)) == 0
    rows = [line.split() for line in capsys.readouterr().out.splitlines()]
    sizes = [int(row[2]) for row in rows if row[:2] == ["normal", "easy"]]
    assert sizes == [2, 3, 4]
    with table.open(encoding="utf-8") as file:
        assert len(list(csv.DictReader(file))) == 9


@pytest.mark.parametrize("language", ["en", "ru"])
@pytest.mark.parametrize(
    "words",
    [
        ("--bots", "clever,random"),
        ("--bots", ""),
        ("--bots", "easy,easy,easy", "--seats", "2"),
        ("--seats", "5"),
        ("--games", "0"),
        ("--workers", "0"),
        ("--iterations", "0"),
        ("--edition", "1999"),
        ("--set", "edition"),
        ("--set", "weather=rain"),
        ("--data", "no-such-deck.toml"),
        ("--csv", "no-such-folder/games.csv"),
        ("--ladder", "--bots", "easy,random"),
        ("--ladder", "--seats", "3"),
    ],
    ids=" ".join,
)
def test_bad_input_gets_one_line_and_exit_code_2(
    words: tuple[str, ...], language: str, capsys: Captured
) -> None:
    assert run(*words, "--lang", language) == 2
    output, errors = capsys.readouterr()
    assert output == ""
    assert len(errors.splitlines()) == 1
    russian = any("а" <= letter <= "я" for letter in errors.lower())
    assert russian == (language == "ru")


def test_ctrl_c_keeps_the_finished_games(tmp_path: Path) -> None:
    table = tmp_path / "games.csv"
    program = "import sys; from omerta.cli import main; sys.exit(main())"
    words = [
        "sim",
        "crooks",
        "--lang",
        "en",
        "--games",
        "1000000",
        "--bots",
        "random,random",
        "--csv",
        str(table),
    ]
    watcher, terminal = pty.openpty()
    with subprocess.Popen(
        [sys.executable, "-c", program, *words, "--workers", "2"],
        stdout=subprocess.PIPE,
        stderr=terminal,
        env={**os.environ, "TERM": "xterm", "COLUMNS": "100"},
    ) as process:
        os.close(terminal)
        seen = b""
        while not re.search(rb"[1-9]\d*/1000000", seen):
            seen += os.read(watcher, 4096)  # the bar moves: matches have been finished
        process.send_signal(signal.SIGINT)
        while _read(watcher):
            pass
        assert process.stdout is not None
        output = process.stdout.read().decode()
    assert process.returncode == 130
    with table.open(encoding="utf-8") as file:
        rows = list(csv.DictReader(file))
    assert len(rows) >= 2
    assert f"{len(rows) // 2:,} games" in output or "1 game," in output


def _read(watcher: int) -> bytes:
    try:
        return os.read(watcher, 4096)
    except OSError:  # Linux reports so that the terminal is no longer open
        return b""


class _Variables(Visitor):
    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.found.add(node.id.name)


def _messages(language: str) -> dict[str, set[str]]:
    found = {}
    for entry in FluentParser().parse(read_text("omerta.lab", "text", f"{language}.ftl")).body:
        assert not isinstance(entry, ast.Junk), entry.content
        if isinstance(entry, ast.Message):
            variables = _Variables()
            variables.visit(entry)
            found[entry.id.name] = variables.found
    return found


def test_both_languages_have_the_same_messages_and_variables() -> None:
    assert _messages("en") == _messages("ru")


def test_two_results_do_not_share_a_file(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = str(tmp_path / "x.csv")
    assert (
        main(["sim", "crooks", "--games", "2", "--csv", file, "--json", file, "--lang", "en"]) == 2
    )
    assert "cannot both" in capsys.readouterr().err


def test_a_pipe_is_not_replaced_by_a_file(tmp_path: Path) -> None:
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    assert main(["sim", "crooks", "--games", "2", "--csv", str(pipe)]) == 2
    assert pipe.is_fifo()
