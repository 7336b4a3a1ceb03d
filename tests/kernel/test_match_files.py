"""Match files that are damaged or false, and files of older versions."""

import importlib
from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from omerta import Match
from omerta.kernel import BadSave, Fair, Refusal
from omerta.kernel import match as match_file
from tests.kernel.matches import SECRET, new_match, play_option, play_randomly

# Imported by its name, because the package exports a function `save` of the same name.
table_file = importlib.import_module("omerta.games.crooks.save")

Change = Callable[[dict[str, Any]], object]


def changed(match: Match, change: Change) -> bytes:
    saved = msgspec.json.decode(match.save())
    change(saved)
    return msgspec.json.encode(saved)


def swap_two_entries(saved: dict[str, Any]) -> None:
    saved["log"][1], saved["log"][2] = saved["log"][2], saved["log"][1]


def hide_an_event(saved: dict[str, Any]) -> None:
    saved["log"][2]["events"].pop()


def change_a_face(saved: dict[str, Any]) -> None:
    undealt = saved["state"]["undealt"]
    pile = saved["state"]["piles"][0]
    undealt[0], pile[0] = pile[0], undealt[0]


def change_the_seed(saved: dict[str, Any]) -> None:
    saved["luck"]["seed"] += 1


def skip_a_draw(saved: dict[str, Any]) -> None:
    saved["luck"]["draws"] += 1


def drop_the_last_action(saved: dict[str, Any]) -> None:
    saved["log"].pop()


def say_something_else(saved: dict[str, Any]) -> None:
    saved["log"][1]["action"] = {"type": "pass"}


@pytest.mark.parametrize(
    "change",
    [
        swap_two_entries,
        hide_an_event,
        change_a_face,
        change_the_seed,
        skip_a_draw,
        drop_the_last_action,
        say_something_else,
    ],
)
def test_tampering_is_found_by_a_replay(change: Change) -> None:
    match = new_match()
    play_option(match, "recruit E")
    play_option(match, "take")
    play_option(match, "down")
    with pytest.raises(BadSave):
        list(Match.load(changed(match, change)).replay())


def test_a_time_out_that_never_was_is_found() -> None:
    match = play_randomly(new_match(), most=6)

    def pretend(saved: dict[str, Any]) -> None:
        event = {"type": "timeout_applied", "seat": 2, "decision": "nonsense"}
        saved["log"][3]["events"].insert(0, event)

    def pretend_well(saved: dict[str, Any]) -> None:
        entry = saved["log"][-1]
        entry["events"].insert(
            0, {"type": "timeout_applied", "seat": entry["seat"], "decision": "rob"}
        )

    for change in (pretend, pretend_well):
        with pytest.raises(BadSave, match="save-not-repeatable"):
            for _ in Match.load(changed(match, change)).replay():
                pass


def test_a_time_out_is_repeated_and_its_rest_must_follow() -> None:
    match = new_match()
    while len(match.log) < 12 and match.waiting:
        match.expire(match.waiting[0])
    assert len(list(Match.load(match.save()).replay())) == len(match.log)


def test_a_repeated_set_up_is_found() -> None:
    match = play_randomly(new_match(), most=6)
    again = changed(match, lambda saved: saved["log"].insert(1, saved["log"][0]))
    with pytest.raises(BadSave, match="save-not-repeatable"):
        for _ in Match.load(again).replay():
            pass


@pytest.mark.parametrize("salts", [[], ["x"], ["a", "b", "c", "d"]])
def test_every_seat_has_its_salt(salts: list[str]) -> None:
    match = new_match(Fair(SECRET, ("x", "y", "z")))
    with pytest.raises(BadSave, match="save-impossible"):
        Match.load(changed(match, lambda saved: saved["luck"].update(salts=salts)))


def test_a_secret_that_does_not_fit_its_commitment_is_found() -> None:
    match = new_match(Fair(SECRET, ("x", "y", "z")))
    with pytest.raises(BadSave, match="save-broken-commitment"):
        Match.load(changed(match, lambda saved: saved["luck"].update(secret="00" * 32)))
    with pytest.raises(BadSave, match="save-bad-secret"):
        Match.load(changed(match, lambda saved: saved["luck"].update(secret="no hex")))


@pytest.mark.parametrize(
    "change",
    [
        lambda saved: saved.update(format="other"),
        lambda saved: saved.pop("format"),
        lambda saved: saved.update(schema=match_file.SCHEMA + 1),
        lambda saved: saved.update(schema=0),
        lambda saved: saved.update(schema="1"),
        lambda saved: saved.pop("schema"),
        lambda saved: saved.update(game="poker"),
        lambda saved: saved.update(surprise=1),
        lambda saved: saved.pop("state"),
        lambda saved: saved.update(seats=99),
        lambda saved: saved.update(players=[{"name": "Anna", "bot": ""}]),
        lambda saved: saved.update(log=[]),
        lambda saved: saved["log"].pop(0),
        lambda saved: saved["state"].update(seats=9),
        lambda saved: saved["state"].update(schema=99),
        lambda saved: saved["state"].update(money=[1, 2]),
        lambda saved: saved["state"].update(money=[99, 18, 18]),
        lambda saved: saved["state"].update(stack=[["dance", 0]]),
        lambda saved: saved["state"].update(stack=[]),
        lambda saved: saved["state"].update(stack=[["choose_hangout", 0]]),
        lambda saved: saved["state"].update(stack=2 * [["rob", 0], ["choose_hangout", 0]]),
        lambda saved: saved["state"].update(stack=[["rob", 1], ["choose_hangout", 0]]),
        lambda saved: saved["options"].update(edition="2016"),
        lambda saved: saved["log"][0].update(surprise=1),
        lambda saved: saved["luck"].update(surprise=1),
        lambda saved: saved["state"]["piles"].pop(),
        lambda saved: saved["luck"].update(kind="dice"),
        lambda saved: saved["luck"].update(draws=10**12),
        lambda saved: saved["log"].append(7),
        lambda saved: saved["log"][0]["events"].append({"type": "exploded"}),
    ],
)
def test_a_file_that_makes_no_sense_is_refused(change: Change) -> None:
    with pytest.raises(Refusal):
        Match.load(changed(new_match(), change))


@pytest.mark.parametrize("raw", [b"", b"null", b"[]", b"\x89PNG", b'{"format":', b"{" * 100_000])
def test_what_is_no_save_is_refused(raw: bytes) -> None:
    with pytest.raises(BadSave):
        Match.load(raw)


def test_half_a_file_is_refused() -> None:
    raw = play_randomly(new_match(), most=6).save()
    for length in range(0, len(raw), 97):
        with pytest.raises(BadSave):
            Match.load(raw[:length])


# Older files


def test_a_file_of_an_older_version_is_lifted(monkeypatch: pytest.MonkeyPatch) -> None:
    """A future version renames the log and opens the current file."""
    today = play_randomly(new_match(), most=9)

    def rename_back(saved: dict[str, Any]) -> dict[str, Any]:
        return {
            **{k: v for k, v in saved.items() if k != "story"},
            "log": saved["story"],
            "schema": 2,
        }

    older = changed(today, lambda saved: saved.update(story=saved.pop("log")))
    with pytest.raises(BadSave):
        Match.load(older)
    monkeypatch.setattr(match_file, "SCHEMA", match_file.SCHEMA + 1)
    monkeypatch.setitem(match_file.UPCASTERS, match_file.SCHEMA - 1, rename_back)
    lifted = Match.load(older)
    assert lifted.log == today.log
    assert play_randomly(lifted).outcome is not None


def test_a_table_of_an_older_version_is_lifted(monkeypatch: pytest.MonkeyPatch) -> None:
    """The same inside a game: a future version renames a field of the table."""
    table = play_randomly(new_match(), most=9).state

    def rename_back(saved: dict[str, Any]) -> dict[str, Any]:
        return {**{k: v for k, v in saved.items() if k != "cash"}, "money": saved["cash"]}

    saved = msgspec.json.decode(table_file.save(table))
    saved["cash"] = saved.pop("money")
    older = msgspec.json.encode(saved)
    with pytest.raises(BadSave):
        table_file.load(older)
    monkeypatch.setattr(table_file, "SCHEMA", table_file.SCHEMA + 1)
    monkeypatch.setitem(table_file.UPCASTERS, table_file.SCHEMA - 1, rename_back)
    assert table_file.load(older).money == table.money
