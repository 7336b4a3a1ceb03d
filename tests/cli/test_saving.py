"""Files that cannot be written, or are no regular files: no match is lost silently."""

import os
import shutil
from pathlib import Path

import pytest

from omerta import Match
from omerta.cli.files import BadFile, check_new, read_match, write_match
from omerta.kernel.texts import Texts
from tests.cli.terminal import Player, Terminal, Typist

START = ("play", "crooks", "--bots", "random", "--seed", "1")


def plays_until_the_folder_is_gone(folder: Path, *answers: str) -> Typist:
    """Return a typist whose folder disappears after two decisions, and who then types the answers."""
    player, left = Player(1, by_words=False, patience=2), list(answers)

    def typist(screen: str) -> str | None:
        answer = player(screen) if folder.exists() else None
        if answer is not None:
            return answer
        shutil.rmtree(folder, ignore_errors=True)
        return left.pop(0) if left else None

    return typist


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    made = tmp_path / "folder"
    made.mkdir()
    return made


def flat(text: str) -> str:
    return " ".join(text.split())


def test_quitting_an_unwritable_game_asks_and_it_can_be_saved_elsewhere(
    terminal: Terminal, tmp_path: Path, folder: Path
) -> None:
    rescued = tmp_path / "rescued.json"
    answers = ("quit", "n", f"save {rescued}", "quit")
    typist = plays_until_the_folder_is_gone(folder, *answers)
    assert terminal.run(*START, "--save", str(folder / "g.json"), typist=typist) == 0
    told = flat(terminal.out)
    assert "The game is NOT saved" in told
    assert "its folder does not exist" in told
    assert "type: save FILE" in told
    assert told.count("Leave anyway?") == 1
    assert f"--resume {rescued}" in told
    assert len(Match.load(rescued.read_bytes()).log) > 2


def test_a_person_may_leave_an_unwritable_game(terminal: Terminal, folder: Path) -> None:
    typist = plays_until_the_folder_is_gone(folder, "quit", "y")
    assert terminal.run(*START, "--save", str(folder / "g.json"), typist=typist) == 0
    end = terminal.out[terminal.out.index("Leave anyway?") :]
    assert "NOT saved" in end
    assert "Saved in" not in end
    assert "--resume" not in end
    assert "Good-bye." in end


def test_hanging_up_on_an_unwritable_match_is_reported_as_an_error(
    terminal: Terminal, folder: Path
) -> None:
    typist = plays_until_the_folder_is_gone(folder)
    assert terminal.run(*START, "--save", str(folder / "g.json"), typist=typist) == 2
    assert "NOT saved" in terminal.out
    assert terminal.out.rstrip().endswith("Good-bye.")
    assert len(terminal.err.splitlines()) == 1


def test_the_next_prompt_says_that_the_match_is_not_saved(terminal: Terminal, folder: Path) -> None:
    player = Player(1, by_words=False, patience=4)
    screens: list[str] = []

    def watching(screen: str) -> str | None:
        screens.append(screen)
        if player.decisions == 2 and folder.exists():
            shutil.rmtree(folder)
        return player(screen)

    terminal.run(*START, "--save", str(folder / "g.json"), typist=watching)
    warned = [screen.count("NOT saved") for screen in screens if "Player 1> " in screen]
    assert warned[:3] == [0, 0, 0]
    assert set(warned[3:]) == {1}


def test_a_match_that_ends_unsaved_says_so(terminal: Terminal, folder: Path) -> None:
    player = Player(1, by_words=False)

    def unlucky(screen: str) -> str | None:
        if folder.exists() and player.decisions:
            shutil.rmtree(folder)
        return player(screen)

    start = ("play", "crooks", "--bots", "random")
    terminal.run(*start, "--save", str(folder / "g.json"), typist=unlucky)
    end = terminal.out[terminal.out.index("The game is over.") :]
    assert "NOT saved" in end
    assert "omerta verify " + str(folder) not in end


# Names of files


@pytest.mark.parametrize(
    ("options", "code", "params"),
    [
        (("--save", ""), "usage-option-needs-value", {"option": "--save"}),
        (("--resume", ""), "usage-option-needs-value", {"option": "--resume"}),
        (("--save", "."), "file-is-folder", {"file": "."}),
        (("--save", "no/such/g.json"), "file-no-folder", {"file": "no/such/g.json"}),
    ],
)
@pytest.mark.parametrize("language", ["en", "ru"])
def test_a_name_that_cannot_be_saved_to_is_refused_before_the_deal(
    terminal: Terminal,
    language: str,
    options: tuple[str, str],
    code: str,
    params: dict[str, str],
) -> None:
    assert terminal.run("play", "crooks", "--lang", language, *options) == 2
    assert terminal.out == ""
    assert Texts(language, "omerta.cli")(code, **params) in terminal.err


def test_looking_whether_a_file_can_be_written_leaves_nothing_behind(tmp_path: Path) -> None:
    check_new(tmp_path / "g.json")
    assert list(tmp_path.iterdir()) == []


# Files that are no regular files


def test_a_pipe_is_refused_at_once(terminal: Terminal, tmp_path: Path) -> None:
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    for command in (("verify",), ("replay",), ("play", "--resume")):
        assert terminal.run(*command, str(pipe)) == 2
        assert "cannot be used" in terminal.err
    with pytest.raises(BadFile):
        read_match(Path(os.devnull))


def test_a_link_is_written_through(tmp_path: Path, folder: Path) -> None:
    target, link = folder / "target.json", tmp_path / "link.json"
    match = Match.new("crooks", 2, seed=1)
    write_match(target, match)
    link.symlink_to(target)
    match.play(match.waiting[0], match.options(match.waiting[0])[0])
    write_match(link, match)
    assert link.is_symlink()
    assert target.read_bytes() == match.save()
    assert sorted(path.name for path in tmp_path.rglob("*.json")) == ["link.json", "target.json"]
