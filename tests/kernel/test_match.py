"""A match: log, undo, time-outs, saving, telling again, and files that are not what they seem."""

import importlib
from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from omerta import Match
from omerta.games.crooks.options import CrooksOptions
from omerta.kernel import Action, BadSave, Fair, Illegal, Refusal, Scripted, Seeded, TimeoutApplied
from omerta.kernel import match as match_file
from omerta.testing.swarm import Swarm

SECRET = bytes(range(32))
# By its name as a module: the package exports the function `save` of the same name.
table_file = importlib.import_module("omerta.games.crooks.save")


def started(chance: Fair | Seeded | None = None, seats: int = 3) -> Match:
    return Match.new("crooks", seats, seed=11, chance=chance)


def play_on(match: Match, most: int = 1000, choices: int = 0) -> Match:
    swarm = Swarm(Seeded(choices))
    while match.waiting and most:
        match.play(match.waiting[0], swarm.pick(match.options(match.waiting[0])))
        most -= 1
    return match


def say(match: Match, starts: str) -> Action:
    """Play the first option of the waiting seat that starts with these words."""
    seat = match.waiting[0]
    action = next(a for a in match.options(seat) if a.text().startswith(starts))
    match.play(seat, action)
    return action


# Log


def test_the_log_begins_with_the_set_up_and_grows_by_one_entry_per_action() -> None:
    match = started()
    assert [(entry.seat, entry.action) for entry in match.log] == [(None, None)]
    seat = match.waiting[0]
    action = say(match, "recruit")
    assert (match.log[-1].seat, match.log[-1].action) == (seat, action)
    assert len(match.log) == 2
    assert match.log[-1].draws == match.chance.draws


def test_a_refused_action_leaves_no_entry() -> None:
    match = started()
    saved = match.save()
    idle = (match.waiting[0] + 1) % 3
    with pytest.raises(Illegal) as refused:
        match.play(idle, match.options(match.waiting[0])[0])
    assert refused.value.clause
    assert match.save() == saved


def test_the_story_for_a_viewer_holds_only_what_it_may_see() -> None:
    match = started()
    seat = match.waiting[0]
    say(match, "recruit")
    told = match.events_for(seat)[-1]
    assert told == match.log[-1].events[-1]
    for viewer in (None, (seat + 1) % 3):
        assert match.events_for(viewer)[-1] == told.seen_by(None) != told


# Undo


def test_an_action_that_told_nothing_can_be_taken_back() -> None:
    match = started()
    say(match, "recruit E")  # four crooks at three seats: a question follows
    before = match.save()
    seat = match.waiting[0]
    action = say(match, "take")
    assert match.can_undo(seat)
    assert match.undo(seat).action == action
    assert match.save() == before


def test_a_look_cannot_be_taken_back_nor_what_was_before_it() -> None:
    match = started()
    say(match, "recruit E")
    say(match, "take")
    say(match, "down")
    say(match, "recruit D")
    assert not match.can_undo()
    with pytest.raises(Illegal) as refused:
        match.undo()
    assert refused.value.code == "cannot_undo"


def test_several_quiet_actions_are_taken_back_one_by_one() -> None:
    match = started()
    say(match, "recruit E")
    saves = [match.save()]
    for words in ("take", "pass"):
        say(match, words)
        saves.append(match.save())
    for saved in reversed(saves[:-1]):
        match.undo()
        assert match.save() == saved
    assert not match.can_undo()


def test_nobody_takes_back_a_rivals_action() -> None:
    match = started()
    say(match, "recruit E")
    seat = match.waiting[0]
    say(match, "take")
    rival = (seat + 1) % 3
    assert not match.can_undo(rival)
    with pytest.raises(Illegal):
        match.undo(rival)
    assert match.can_undo(seat)


# Time-outs


def test_the_table_answers_for_a_silent_seat() -> None:
    match = started()
    seat = match.waiting[0]
    told = match.expire(seat)
    assert told[0] == TimeoutApplied(seat, "choose_hangout")
    assert match.log[-1].action is not None


def test_the_clock_runs_only_for_who_is_asked() -> None:
    match = started()
    with pytest.raises(Illegal) as refused:
        match.expire((match.waiting[0] + 1) % 3)
    assert refused.value.code == "nothing_to_expire"
    play_on(match)
    with pytest.raises(Illegal):
        match.expire(0)


def test_a_game_of_silence_is_told_again() -> None:
    match = started()
    while match.waiting:
        match.expire(match.waiting[0])
    told = [e for entry in match.log for e in entry.events if isinstance(e, TimeoutApplied)]
    assert told
    assert [again.save() for again in match.retell()][-1] == match.save()


# Saving and telling again


@pytest.mark.parametrize(
    "luck", [Seeded(11), Fair(SECRET, ("a", "b", "c"))], ids=["seeded", "fair"]
)
def test_a_match_is_saved_and_played_on_identically_at_every_decision(luck: Fair | Seeded) -> None:
    match = started(luck)
    swarm = Swarm(Seeded(5))
    while match.waiting:
        loaded = Match.load(match.save())
        assert loaded.save() == match.save()
        action = swarm.pick(match.options(match.waiting[0]))
        assert loaded.play(match.waiting[0], action) == match.play(match.waiting[0], action)
        assert loaded.save() == match.save()
    assert Match.load(match.save()).outcome == match.outcome is not None


def test_options_and_players_are_saved() -> None:
    options = CrooksOptions(edition="2016", colours=("green",), first_player=1)
    match = Match.new("crooks", 2, seed=1, options=options)
    match.players = (match_file.Player("Anna"), match_file.Player("Bot", "easy"))
    loaded = Match.load(match.save())
    assert loaded.chosen == options
    assert loaded.players == match.players


def test_scripted_luck_is_not_saved() -> None:
    deck = [face for pile in started().state.piles for face in pile] + list(started().state.undealt)
    match = Match.new("crooks", 3, chance=Scripted(("deal", deck), ("first player", 0)))
    with pytest.raises(BadSave):
        match.save()


def test_the_story_is_told_again_step_by_step() -> None:
    match = play_on(started(Fair(SECRET, ("x", "y", "z"))), most=25)
    steps = [len(again.log) for again in match.retell()]
    assert steps == list(range(1, len(match.log) + 1))


def test_another_ruleset_is_not_told_again() -> None:
    match = started()
    match.ruleset += 1
    loaded = Match.load(match.save())
    with pytest.raises(BadSave, match="save-other-ruleset"):
        next(loaded.retell())


# Files that are not what they seem


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
def test_tampering_is_found_when_the_story_is_told_again(change: Change) -> None:
    match = started()
    say(match, "recruit E")
    say(match, "take")
    say(match, "down")
    with pytest.raises(BadSave):
        list(Match.load(changed(match, change)).retell())


def test_a_time_out_that_never_was_is_found() -> None:
    match = play_on(started(), most=6)

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
            for _ in Match.load(changed(match, change)).retell():
                pass


def test_a_time_out_is_repeated_and_its_rest_must_follow() -> None:
    match = started()
    while len(match.log) < 12 and match.waiting:
        match.expire(match.waiting[0])
    assert len(list(Match.load(match.save()).retell())) == len(match.log)


def test_what_the_clock_did_cannot_be_undone() -> None:
    match = started()
    match.expire(match.waiting[0])
    match.expire(match.waiting[0])
    assert not match.can_undo()


def test_a_set_up_told_twice_is_found() -> None:
    match = play_on(started(), most=6)
    again = changed(match, lambda saved: saved["log"].insert(1, saved["log"][0]))
    with pytest.raises(BadSave, match="save-not-repeatable"):
        for _ in Match.load(again).retell():
            pass


@pytest.mark.parametrize("salts", [[], ["x"], ["a", "b", "c", "d"]])
def test_every_seat_has_its_salt(salts: list[str]) -> None:
    match = started(Fair(SECRET, ("x", "y", "z")))
    with pytest.raises(BadSave, match="save-impossible"):
        Match.load(changed(match, lambda saved: saved["luck"].update(salts=salts)))


def test_a_secret_that_does_not_fit_its_commitment_is_found() -> None:
    match = started(Fair(SECRET, ("x", "y", "z")))
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
        Match.load(changed(started(), change))


@pytest.mark.parametrize("raw", [b"", b"null", b"[]", b"\x89PNG", b'{"format":', b"{" * 100_000])
def test_what_is_no_save_is_refused(raw: bytes) -> None:
    with pytest.raises(BadSave):
        Match.load(raw)


def test_half_a_file_is_refused() -> None:
    raw = play_on(started(), most=6).save()
    for length in range(0, len(raw), 97):
        with pytest.raises(BadSave):
            Match.load(raw[:length])


# Older files


def test_a_file_of_an_older_version_is_lifted(monkeypatch: pytest.MonkeyPatch) -> None:
    """Tomorrow's program calls the log a story: it opens today's file and keeps nothing else."""
    today = play_on(started(), most=9)

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
    assert play_on(lifted).outcome is not None


def test_a_table_of_an_older_version_is_lifted(monkeypatch: pytest.MonkeyPatch) -> None:
    """The same inside a game: tomorrow's table has another word for its money."""
    table = play_on(started(), most=9).state

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
