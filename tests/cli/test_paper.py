"""`omerta paper`: the newspaper about a saved match."""

from pathlib import Path

import pytest

from omerta import Match
from omerta.kernel.match import Player
from tests.cli.terminal import Terminal
from tests.games.legends.newspaper_events import whole_campaign


@pytest.fixture
def file(tmp_path: Path) -> Path:
    match = whole_campaign()
    match.players = (Player("Anna"), Player("<b>Boris</b>"))
    return written(tmp_path, match)


def written(folder: Path, match: Match) -> Path:
    file = folder / "evening.json"
    file.write_bytes(match.save())
    return file


@pytest.mark.parametrize(
    ("language", "name"), [("en", "The Silent Herald"), ("ru", "Молчаливый вестник")]
)
def test_a_paper_is_printed_in_the_language_asked_for(
    terminal: Terminal, file: Path, language: str, name: str
) -> None:
    out = file.with_name("news.html")
    assert terminal.run("paper", str(file), "--out", str(out), "--lang", language) == 0
    assert str(out) in terminal.out.replace("\n", "")
    page = out.read_text("utf-8")
    assert f"<h1>{name}</h1>" in page
    assert "&lt;b&gt;Boris&lt;/b&gt;" in page
    jobs, end = 3, 1
    assert page.count("<article") == jobs + (jobs - 1) + end  # a break between two scenarios


def test_without_a_name_it_is_called_paper(
    terminal: Terminal, file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(file.parent)
    assert terminal.run("paper", str(file)) == 0
    assert Path("paper.html").is_file()


def test_a_file_that_exists_is_not_overwritten(terminal: Terminal, file: Path) -> None:
    before = file.read_bytes()
    assert terminal.run("paper", str(file), "--out", str(file)) == 2
    assert "exists already" in terminal.err
    assert file.read_bytes() == before


def test_a_game_that_goes_on_has_the_editions_so_far(terminal: Terminal, tmp_path: Path) -> None:
    file, out = written(tmp_path, Match.new("legends", 2, 1)), tmp_path / "news.html"
    assert terminal.run("paper", str(file), "--out", str(out)) == 0
    assert "The presses are warm" in out.read_text("utf-8")


def test_no_paper_writes_about_other_games(terminal: Terminal, tmp_path: Path) -> None:
    file, out = written(tmp_path, Match.new("crooks", 2, 1)), tmp_path / "news.html"
    assert terminal.run("paper", str(file), "--out", str(out)) == 2
    assert "has no newspaper" in terminal.err
    assert not out.exists()


def test_a_file_that_does_not_repeat_is_not_printed(terminal: Terminal, file: Path) -> None:
    raw = file.read_text("utf-8")
    file.write_text(raw.replace('"luck"', '"lock"', 1), "utf-8")
    out = file.with_name("news.html")
    assert terminal.run("paper", str(file), "--out", str(out)) == 2
    assert not out.exists()
