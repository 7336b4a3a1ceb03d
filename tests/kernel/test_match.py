"""A match: log, undo, time-outs, saves and replays."""

import pytest

from omerta import Match
from omerta.games.crooks.settings import CrooksSettings
from omerta.kernel import BadSave, Fair, Illegal, Scripted, Seeded, TimeoutApplied
from omerta.kernel import match as match_file
from omerta.testing.swarm import Swarm
from tests.kernel.matches import SECRET, new_match, play_option, play_randomly

# Log


def test_the_log_begins_with_the_set_up_and_grows_by_one_entry_per_action() -> None:
    match = new_match()
    assert [(entry.seat, entry.action) for entry in match.log] == [(None, None)]
    seat = match.waiting[0]
    action = play_option(match, "recruit")
    assert (match.log[-1].seat, match.log[-1].action) == (seat, action)
    assert len(match.log) == 2
    assert match.log[-1].draws == match.chance.draws


def test_a_refused_action_leaves_no_entry() -> None:
    match = new_match()
    saved = match.save()
    idle = (match.waiting[0] + 1) % 3
    with pytest.raises(Illegal) as refused:
        match.play(idle, match.options(match.waiting[0])[0])
    assert refused.value.clause
    assert match.save() == saved


def test_events_for_a_viewer_hold_only_what_it_may_see() -> None:
    match = new_match()
    seat = match.waiting[0]
    play_option(match, "recruit")
    told = match.events_for(seat)[-1]
    assert told == match.log[-1].events[-1]
    for viewer in (None, (seat + 1) % 3):
        assert match.events_for(viewer)[-1] == told.seen_by(None) != told


# Undo


def test_an_action_that_revealed_nothing_can_be_undone() -> None:
    match = new_match()
    play_option(match, "recruit E")  # four crooks at three seats: another decision follows
    before = match.save()
    seat = match.waiting[0]
    action = play_option(match, "take")
    assert match.can_undo(seat)
    assert match.undo(seat).action == action
    assert match.save() == before


def test_a_look_cannot_be_taken_back_nor_what_was_before_it() -> None:
    match = new_match()
    play_option(match, "recruit E")
    play_option(match, "take")
    play_option(match, "down")
    play_option(match, "recruit D")
    assert not match.can_undo()
    with pytest.raises(Illegal) as refused:
        match.undo()
    assert refused.value.code == "cannot_undo"


def test_nothing_is_undone_once_another_seat_has_the_turn() -> None:
    match = new_match()
    play_option(match, "recruit E")
    play_option(match, "take")
    assert match.can_undo()
    play_option(match, "pass")
    assert not match.undoable  # nor the action before it
    with pytest.raises(Illegal):
        match.undo()


def test_no_seat_undoes_a_rivals_action() -> None:
    match = new_match()
    play_option(match, "recruit E")
    seat = match.waiting[0]
    play_option(match, "take")
    rival = (seat + 1) % 3
    assert not match.can_undo(rival)
    with pytest.raises(Illegal):
        match.undo(rival)
    assert match.can_undo(seat)


def test_undoable_seats_are_listed_latest_first() -> None:
    match = new_match()
    assert not match.undoable
    seat = match.waiting[0]
    play_option(match, "recruit E")
    assert not match.undoable  # the player has looked through a pile
    play_option(match, "take")
    assert list(match.undoable) == [seat]
    assert match.undo_last() == seat
    assert not match.undoable


def test_what_the_clock_answered_is_settled_until_the_next_answer() -> None:
    match = new_match()
    timed_out = [match.timed_out]
    match.expire(match.waiting[0])
    timed_out.append(match.timed_out)
    assert not match.can_undo()
    match.play(match.waiting[0], match.options(match.waiting[0])[0])
    timed_out.append(match.timed_out)
    assert timed_out == [False, True, False]


# Time-outs


def test_the_table_answers_for_a_silent_seat() -> None:
    match = new_match()
    seat = match.waiting[0]
    told = match.expire(seat)
    assert told[0] == TimeoutApplied(seat, "choose_hangout")
    assert match.log[-1].action is not None


def test_the_clock_runs_only_for_waiting_seats() -> None:
    match = new_match()
    with pytest.raises(Illegal) as refused:
        match.expire((match.waiting[0] + 1) % 3)
    assert refused.value.code == "nothing_to_expire"
    play_randomly(match)
    with pytest.raises(Illegal):
        match.expire(0)


def test_a_match_of_time_outs_is_replayed() -> None:
    match = new_match()
    while match.waiting:
        match.expire(match.waiting[0])
    told = [e for entry in match.log for e in entry.events if isinstance(e, TimeoutApplied)]
    assert told
    assert [again.save() for again in match.replay()][-1] == match.save()


def test_what_the_clock_did_cannot_be_undone() -> None:
    match = new_match()
    match.expire(match.waiting[0])
    match.expire(match.waiting[0])
    assert not match.can_undo()


# Saves and replays


@pytest.mark.parametrize(
    "chance", [Seeded(11), Fair(SECRET, ("a", "b", "c"))], ids=["seeded", "fair"]
)
def test_a_match_is_saved_and_played_on_identically_at_every_decision(
    chance: Fair | Seeded,
) -> None:
    match = new_match(chance)
    swarm = Swarm(Seeded(5))
    while match.waiting:
        loaded = Match.load(match.save())
        assert loaded.save() == match.save()
        action = swarm.pick(match.options(match.waiting[0]))
        assert loaded.play(match.waiting[0], action) == match.play(match.waiting[0], action)
        assert loaded.save() == match.save()
    assert Match.load(match.save()).outcome == match.outcome is not None


def test_options_and_players_are_saved() -> None:
    options = CrooksSettings(edition="2016", colours=("green",), first_player=1)
    match = Match.new("crooks", 2, seed=1, settings=options)
    match.players = (match_file.Player("Anna"), match_file.Player("Bot", "easy"))
    loaded = Match.load(match.save())
    assert loaded.settings == options
    assert loaded.players == match.players


def test_scripted_chance_is_not_saved() -> None:
    deck = [face for pile in new_match().state.piles for face in pile] + list(
        new_match().state.undealt
    )
    match = Match.new("crooks", 3, chance=Scripted(("deal", deck), ("first player", 0)))
    with pytest.raises(BadSave):
        match.save()


def test_the_log_is_replayed_step_by_step() -> None:
    match = play_randomly(new_match(Fair(SECRET, ("x", "y", "z"))), most=25)
    steps = [len(again.log) for again in match.replay()]
    assert steps == list(range(1, len(match.log) + 1))


def test_another_ruleset_is_not_replayed() -> None:
    match = new_match()
    match.ruleset += 1
    loaded = Match.load(match.save())
    with pytest.raises(BadSave, match="save-other-ruleset"):
        next(loaded.replay())
