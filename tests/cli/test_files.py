"""Replay and verify, and files that are not valid matches."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from omerta import Match
from omerta.kernel import Fair, Seeded
from omerta.kernel.match import Player
from omerta.kernel.texts import Texts
from tests.cli.terminal import Terminal, typing

NAMES = ("Anna", "Boris", "Clara")


def played(seed: int, decisions: int = 1000, *, fair: bool = False) -> Match:
    chance = Fair(bytes(range(32)), ["a", "b", "c"]) if fair else Seeded(seed)
    match = Match.new("crooks", 3, chance=chance)
    match.players = tuple(Player(name) for name in NAMES)
    picker = Seeded(seed)
    while match.waiting and len(match.log) <= decisions:
        seat = match.waiting[0]
        match.play(seat, picker.pick(match.options(seat), "play"))
    return match


@pytest.fixture
def finished(tmp_path: Path) -> Path:
    return written(tmp_path, played(1, fair=True))


def written(folder: Path, match: Match) -> Path:
    file = folder / "game.json"
    file.write_bytes(match.save())
    return file


# Replay


@pytest.mark.parametrize("language", ["en", "ru"])
def test_a_finished_match_is_replayed_to_its_result(
    terminal: Terminal, finished: Path, language: str
) -> None:
    assert terminal.run("replay", str(finished), "--lang", language) == 0
    words = Texts(language, "omerta.games.crooks")
    assert words("result-points") in terminal.out
    assert all(name in terminal.out for name in NAMES)


def crooks_named(text: str, words: Texts) -> set[str]:
    flat = " ".join(text.split())
    names = {f"c{number:02d}": words(f"crook-c{number:02d}") for number in range(1, 33)}
    return {face for face, name in names.items() if f"{name} " in flat}


@pytest.mark.parametrize("seat", [None, 0, 1, 2])
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_an_unfinished_match_shows_a_viewer_only_what_it_saw(
    terminal: Terminal, tmp_path: Path, seat: int | None, seed: int
) -> None:
    match = played(seed, decisions=25)
    people = ["" if number == (seat or 0) else "easy" for number in range(3)]
    match.players = tuple(Player(f"Player {n}", bot) for n, bot in enumerate(people))
    chosen = () if seat is None else ("--seat", str(seat + 1))
    assert terminal.run("replay", str(written(tmp_path, match)), *chosen) == 0
    seen = {
        face
        for event in match.events_for(seat)
        for field in ("face", "hidden_face", "faces")
        for face in faces_of(getattr(event, field, None))
    }
    told = crooks_named(terminal.out, Texts("en", "omerta.games.crooks"))
    assert told == seen
    assert "not over yet" in terminal.out


@pytest.mark.parametrize("bots", [("", "easy", "easy"), ("", "", "easy")])
def test_an_unfinished_match_is_shown_from_no_other_seat(
    terminal: Terminal, tmp_path: Path, bots: tuple[str, ...]
) -> None:
    match = played(1, decisions=25)
    match.players = tuple(Player(f"Player {n}", bot) for n, bot in enumerate(bots))
    file = str(written(tmp_path, match))
    for seat in ("2", "3", "Player 2"):
        assert terminal.run("replay", file, "--seat", seat) == 2
        assert terminal.out == ""
        assert "leave out --seat" in terminal.err


def faces_of(value: Any) -> list[str]:
    if isinstance(value, str):
        return [value]
    return list(value) if isinstance(value, tuple) else []


def test_all_secrets_are_shown_only_after_the_end(
    terminal: Terminal, tmp_path: Path, finished: Path
) -> None:
    assert terminal.run("replay", str(finished), "--all") == 0
    everything = terminal.out
    terminal.run("replay", str(finished))
    assert len(everything) > len(terminal.out)
    unfinished = tmp_path / "unfinished.json"
    unfinished.write_bytes(played(1, decisions=10).save())
    assert terminal.run("replay", str(unfinished), "--all") == 2
    assert terminal.out == ""


def test_a_seat_is_named_by_number_or_by_player(terminal: Terminal, finished: Path) -> None:
    terminal.run("replay", str(finished), "--seat", "2")
    by_number = terminal.out
    terminal.run("replay", str(finished), "--seat", "boris")
    assert terminal.out == by_number
    for nobody in ("0", "4"):
        assert terminal.run("replay", str(finished), "--seat", nobody) == 2
        assert "from 1 to 3" in terminal.err
    assert terminal.run("replay", str(finished), "--seat", "1", "--all") == 2


def test_stepping_waits_after_each_line(terminal: Terminal, finished: Path) -> None:
    assert terminal.run("replay", str(finished), "--step", typist=typing("", "", "")) == 0
    assert terminal.out.count("[Enter]") == 4


# Verify


@pytest.mark.parametrize("fair", [True, False])
@pytest.mark.parametrize("decisions", [0, 7, 1000])
def test_an_honest_game_verifies(
    terminal: Terminal, tmp_path: Path, decisions: int, fair: bool
) -> None:
    match = played(1, decisions, fair=fair)
    assert terminal.run("verify", str(written(tmp_path, match))) == 0
    assert len(terminal.out.splitlines()) == 1
    assert f"all {len(match.log) - 1} steps" in terminal.out


Tampering = Callable[[dict[str, Any]], None]


def other_secret(saved: dict[str, Any]) -> None:
    saved["luck"]["secret"] = "00" * 32


def other_salt(saved: dict[str, Any]) -> None:
    saved["luck"]["salts"][0] += "!"


def step_left_out(saved: dict[str, Any]) -> None:
    del saved["log"][5]


def story_cut_short(saved: dict[str, Any]) -> None:
    del saved["log"][-1]


def other_money(saved: dict[str, Any]) -> None:
    saved["state"]["money"][0] += 2
    saved["state"]["bank"] -= 2


def other_deal(saved: dict[str, Any]) -> None:
    piles = saved["state"]["undealt"]
    piles[0], piles[1] = piles[1], piles[0]


def more_luck(saved: dict[str, Any]) -> None:
    saved["luck"]["draws"] += 1


@pytest.mark.parametrize(
    "tamper",
    [other_secret, other_salt, step_left_out, story_cut_short, other_money, other_deal, more_luck],
)
@pytest.mark.parametrize("language", ["en", "ru"])
def test_a_changed_file_does_not_verify(
    terminal: Terminal, finished: Path, tamper: Tampering, language: str
) -> None:
    saved = json.loads(finished.read_bytes())
    tamper(saved)
    finished.write_text(json.dumps(saved))
    assert terminal.run("verify", str(finished), "--lang", language) == 1
    assert len(terminal.out.splitlines()) == 1
    assert terminal.err == ""
    for command in (("replay",), ("play", "--resume")):
        assert terminal.run(*command, str(finished)) == 2
        assert len(terminal.err.splitlines()) == 1


def test_verify_names_the_first_step_that_differs(terminal: Terminal, finished: Path) -> None:
    saved = json.loads(finished.read_bytes())
    step_left_out(saved)
    finished.write_text(json.dumps(saved))
    terminal.run("verify", str(finished))
    assert "step 5" in terminal.out


# Files that are no regular files

UNUSABLE = {
    "empty": b"",
    "binary": bytes(range(256)),
    "text": "Дорогая Анна!".encode(),
    "list": b"[1, 2, 3]",
    "foreign": b'{"format": "chess", "schema": 1}',
    "future": b'{"format": "omerta-match", "schema": 99}',
    "bare": b'{"format": "omerta-match", "schema": 1}',
    "nested": b"[" * 100_000 + b"]" * 100_000,
    "nested in a field": b'{"format": ' + b"[" * 100_000 + b"]" * 100_000 + b"}",
    "utf-16": '{"format": "omerta-match"}'.encode("utf-16"),
    "huge": b" " * (16 * 1024 * 1024 + 1),
}


@pytest.mark.parametrize("command", ["verify", "replay", "play --resume"])
@pytest.mark.parametrize("what", UNUSABLE)
def test_an_unusable_file_is_refused_in_one_line_and_left_alone(
    terminal: Terminal, tmp_path: Path, command: str, what: str
) -> None:
    file = tmp_path / "game.json"
    file.write_bytes(UNUSABLE[what])
    assert terminal.run(*command.split(), str(file)) == 2
    assert terminal.out == ""
    assert len(terminal.err.splitlines()) == 1
    assert file.read_bytes() == UNUSABLE[what]


def lonely(saved: dict[str, Any]) -> None:
    saved["players"].pop()


def loud_name(saved: dict[str, Any]) -> None:
    saved["players"][0]["name"] = "\x1b[2JAnna"


def unknown_bot(saved: dict[str, Any]) -> None:
    saved["players"][1]["bot"] = "genius"


def endless_luck(saved: dict[str, Any]) -> None:
    saved["luck"]["draws"] = 10**15


def negative_spot(saved: dict[str, Any]) -> None:
    saved["state"]["spots"][0] = -1


def unknown_game(saved: dict[str, Any]) -> None:
    saved["game"] = "chess"


@pytest.mark.parametrize(
    "tamper", [lonely, loud_name, unknown_bot, endless_luck, negative_spot, unknown_game]
)
def test_a_file_that_fits_no_table_is_not_resumed(
    terminal: Terminal, finished: Path, tamper: Tampering
) -> None:
    saved = json.loads(finished.read_bytes())
    tamper(saved)
    finished.write_text(json.dumps(saved))
    assert terminal.run("play", "--resume", str(finished)) == 2
    assert terminal.out == ""
    assert len(terminal.err.splitlines()) == 1
    assert "\x1b" not in terminal.err


def test_a_file_without_players_seats_people(terminal: Terminal, tmp_path: Path) -> None:
    match = played(1, decisions=3)
    match.players = ()
    assert terminal.run("play", "--resume", str(written(tmp_path, match)), typist=typing("")) == 0
    assert "Player 1" in terminal.out
