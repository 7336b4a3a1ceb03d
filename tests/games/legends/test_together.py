"""LG-12 and LG-13: deciding together, and playing alone."""

import pytest

from omerta.games.legends.actions import EndTurn, Lose, NameFirst
from omerta.games.legends.settings import LegendsSettings
from omerta.games.legends.view import LegendsView
from omerta.kernel import encode
from omerta.testing import rule, table
from omerta.testing.legends import P1, P2, P3, P4


@rule("LG-12.1", "LG-12.2")
def test_the_active_player_has_the_last_word_and_keeps_it_until_the_next_turn() -> None:
    t = table("legends", seats=4).last_turn(P3).expect(speaker=P3).ends(P3)
    t.asks(P3, "first").refused(NameFirst(P1), "not_your_turn", "LG-2.5", by=P1)


@rule("LG-12.2", "SC-1.19")
def test_who_has_left_has_no_word() -> None:
    table("legends", seats=4).last_turn(P3).escapes(P3).asks(P4, "first").expect(speaker=P4)
    table("legends", seats=4).has_left(P4).last_turn(P3).escapes(P3).asks(P1, "first")


@rule("LG-12.3")
def test_the_speaker_picks_from_any_hand() -> None:
    t = table("legends", seats=3).scenario("bank", alarms="al10").last_turn(P2)
    t.hand(P1, "m01").hand(P2, "m02").hand(P3, "m03").on_table(P3, "m04").ends(P2)
    t.asks(P2, "lose_any").offers_exactly(Lose("m01"), Lose("m02"), Lose("m03"))
    t.refused(Lose("m04"), "not_in_hand", "LG-3.6").refused(EndTurn(), "lose_now", "LG-12.3")
    t.loses("m03").expect_exhausted("m03").expect_hand(P1, "m01").asks(P2, "first")


@rule("LG-12.4")
@pytest.mark.parametrize(
    ("voices", "speaker"), [("all", P2), ("2", P2), ("13", P3), ("1", P1), ("4", P4)]
)
def test_only_some_seats_may_have_the_last_word(voices: str, speaker: int) -> None:
    t = table("legends", seats=4).setting(voice_seats=voices).last_turn(P2).ends(P2)
    t.asks(speaker, "first")


@rule("LG-12.4")
def test_humans_have_the_last_word_rather_than_bots() -> None:
    assert LegendsSettings().for_humans([0, 2]).voice_seats == "13"
    assert LegendsSettings().for_humans([]).voice_seats == "all"
    assert LegendsSettings(voice_seats="2").for_humans([0]).voice_seats == "2"


@rule("LG-12.4", "LG-14.5")
def test_a_human_decides_in_a_break_though_a_bot_had_the_last_turn() -> None:
    voices = LegendsSettings().for_humans([0]).voice_seats
    t = table("legends", seats=2).campaign().setting(voice_seats=voices).scenario("bank", loot=6)
    t.has_left(P1).last_turn(P2).escapes(P2).asks(P1, "spend")


@rule("LG-12.4")
def test_if_all_voices_have_left_another_player_speaks() -> None:
    t = table("legends", seats=3).setting(voice_seats="1").has_left(P1).last_turn(P2).ends(P2)
    t.asks(P2, "first")


@rule("LG-12.5")
def test_hands_are_open_and_decks_are_not() -> None:
    t = table("legends", seats=3).hand(P1, "m01").hand(P2, "m02").deck("m09 m03 m07")

    def seen(view: LegendsView) -> bytes:
        return encode(view.seats)

    assert len({seen(t.view(viewer)) for viewer in (None, 0, 1, 2)}) == 1
    assert t.view(P3).deck == ("m03", "m07", "m09")
    other = table("legends", seats=3).hand(P1, "m01").hand(P2, "m02").deck("m07 m09 m03")
    assert encode(other.view(P3)) == encode(t.view(P3))


@rule("LG-13.1")
def test_a_single_player_plays_two_hands() -> None:
    t = table("legends", seats=1).hand(P1, "m01").hand(P2, "m02").problems(P2, "pr07")
    t.expect(players=2, actions=3).tries(P1, "pr07", "m01", "1 1 | -")
    t.asks(0, "ability").expect(asked_player=P2).rolls("4").uses(P2, "m02").die(1)
    t.expect_total(5, 1).ready_for(0).expect(active=P1).ends(P1).ready_for(0)
    t.expect(active=P2, asked_player=P2).ends(P2).asks(0, "first")
    t.offers_exactly(NameFirst(P1), NameFirst(P2))
