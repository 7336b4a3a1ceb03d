"""SC-6.25 to SC-6.27: the election."""

import pytest

from omerta.games.legends.actions import EndTurn
from omerta.games.legends.actions_power import NameRoller
from omerta.games.legends.events import (
    ElectionDecided,
    RollerNamed,
    ScenarioEnded,
    TrackMoved,
    VotesRolled,
)
from omerta.games.legends.view_power import VoteRoll
from omerta.testing import rule, table
from omerta.testing.legends import P1, P2, P3, P4, LegendsTable
from tests.games.legends import sample_data


def voting(clan: int, seats: int = 2, **board: object) -> LegendsTable:
    """The last turn of the last round."""
    t = table("legends", seats=seats).scenario("power", clan=clan, marker=6, **board)
    return t.police("controlled").last_turn(P2)


@rule("SC-6.25", "SC-6.23")
@pytest.mark.parametrize(
    ("seats", "clan", "winner"),
    [
        (2, 9, "clan"),
        (2, 6, "clan"),
        (2, 3, "mayor"),
        (2, 0, "mayor"),
        (4, 8, "clan"),
        (4, 4, "mayor"),
    ],
)
def test_a_side_far_enough_ahead_has_won(seats: int, clan: int, winner: str) -> None:
    t = voting(clan, seats).ends(P2).expect_event(TrackMoved, track="campaign", end=7)
    mayor = (12 if seats == 4 else 9) - clan
    t.expect_event(ElectionDecided, winner=winner, outright=True, clan=clan, mayor=mayor)
    t.expect_no_event(VotesRolled).expect(winner=winner, rolls=())
    t.over(reason="elected" if winner == "clan" else "defeated")


@rule("SC-6.26")
@pytest.mark.parametrize(("seats", "clan"), [(2, 5), (2, 4), (4, 7), (4, 6), (4, 5)])
def test_otherwise_both_sides_roll_as_many_dice_as_they_have_tokens(seats: int, clan: int) -> None:
    mayor = (12 if seats == 4 else 9) - clan
    t = voting(clan, seats).rolls(" ".join("4" * clan), " ".join("1" * mayor)).ends(P2)
    t.asks(P2, "roller").expect(asked_side="clan").does(NameRoller(P2))
    if seats == 4:
        t.asks(P2, "roller").expect(asked_side="mayor", clan_roller=P2).does(NameRoller(P1))
    t.expect_event(VotesRolled, number=1, clan_sum=4 * clan, mayor_sum=mayor)
    t.expect_event(ElectionDecided, winner="clan", outright=False).over(reason="elected")
    t.expect(clan_roller=P2, mayor_roller=P1)


@rule("SC-6.26")
def test_only_numbers_count_and_a_tie_is_rolled_again() -> None:
    t = voting(5).rolls("4 L L K K", "1 1 1 1", "4 1 1 1 L", "2 2 2 1", "4 4 4 K K", "4 4 3 2")
    t.ends(P2).does(NameRoller(P1))
    rolls = [(each.number, each.clan_sum, each.mayor_sum) for each in t.last_events(VotesRolled)]
    assert rolls == [(1, 4, 4), (2, 7, 7), (3, 12, 13)]
    assert t.city().rolls[0] == VoteRoll(
        ("4", "luck", "luck", "lock", "lock"), ("1", "1", "1", "1"), 4, 4
    )
    t.expect(winner="mayor").expect_event(ScenarioEnded, ending="defeated", reputation=0)
    t.over(reason="defeated")


@rule("SC-6.26")
def test_the_speaker_names_the_rollers_and_no_player_rolls_for_both() -> None:
    t = voting(5, 3).last_turn(P3).ends(P3).asks(P3, "roller")
    t.offers_exactly(NameRoller(P1), NameRoller(P2), NameRoller(P3))
    t.refused(EndTurn(), "roller_now", "SC-6.26")
    t.refused(NameRoller(P4), "no_such_player", "SC-6.26", player=4)
    t.refused(NameRoller(P1), "not_your_turn", "LG-2.5", by=P1)
    t.does(NameRoller(P2)).expect_event(RollerNamed, player=P2, side="clan")
    t.asks(P3, "roller").offers_exactly(NameRoller(P1), NameRoller(P3))
    t.refused(NameRoller(P2), "rolls_already", "SC-6.26")
    t.rolls("4 4 4 4 4", "1 1 1 1").does(NameRoller(P1)).over(reason="elected")


@rule("SC-6.26", "LG-13.1")
def test_alone_one_hand_rolls_for_each_side() -> None:
    t = voting(5, 1).rolls("4 4 4 4 4", "1 1 1 1").ends(P2).asks(0, "roller")
    t.offers_exactly(NameRoller(P1), NameRoller(P2)).does(NameRoller(P2))
    t.expect(clan_roller=P2, mayor_roller=P1).over(reason="elected")


@rule("SC-6.26", "SC-6.15")
def test_seized_dice_take_part_in_the_vote() -> None:
    t = voting(5, betrayal="be_bank", seized=4).rolls("4 4 4 4 4", "1 1 1 1").ends(P2)
    t.does(NameRoller(P1)).expect_event(VotesRolled, clan_sum=20).expect(seized=4)
    t.over(reason="elected")


@rule("SC-6.26", "LG-5.3")
def test_no_ability_changes_a_vote() -> None:
    t = voting(5).hand(P1, "m46 m01").hand(P2, "m36").rolls("1 1 1 1 1", "4 4 4 4").ends(P2)
    t.does(NameRoller(P1)).over(reason="defeated").expect_hand(P1, "m01 m46")


@rule("SC-6.26")
def test_ties_without_end_leave_the_mayor_in_his_chair() -> None:
    mine = sample_data.data_file(white=["1"] * 6, scenario__power__numbers__ties=3)
    t = table("legends", seats=4).setting(data=mine).scenario("power", clan=6, marker=6)
    t.police("controlled").last_turn(P2).rolls(*["1 1 1 1 1 1"] * 6).ends(P2)
    t.does(NameRoller(P1)).does(NameRoller(P2))
    assert len(t.last_events(VotesRolled)) == 3
    t.over(reason="defeated")


@rule("SC-6.23", "LG-2.6")
def test_the_vote_comes_after_evidence_and_brings_no_rumour() -> None:
    t = voting(9, next_rumours="ru11").problems(P1, "pr06 pr07 pr12").ends(P2)
    t.expect(rumours=(), fingerprints=6).over(reason="elected")
