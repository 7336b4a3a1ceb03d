"""LG-11: piles and decks."""

from omerta.games.legends.events import CardRevealed
from omerta.testing import rule, table
from omerta.testing.legends import P1, P2


@rule("LG-11.1")
def test_both_piles_are_common_and_open() -> None:
    t = table("legends", seats=3).exhausted("m01").out("m02")
    for viewer in (None, 0, 1, 2):
        view = t.view(viewer)
        assert (view.exhausted, view.out) == (("m01",), ("m02",))


@rule("LG-11.2", "SC-1.15", "LG-11.6")
def test_a_scenario_deck_is_reshuffled_when_a_card_is_needed() -> None:
    t = table("legends", seats=2).scenario("bank", vault=None, decks_empty=True).reveals(P1)
    assert len(t.last_events(CardRevealed)) == 2
    t.expect(vault_discard=(), alarm_discard=()).ready_for(P1)
    t = table("legends", seats=2).scenario("chase", decks_empty=True).hand(P1, "m01")
    t.tries(P1, "ob01", "m01", "4 4 | -").expect(discard=()).ready_for(P1)


@rule("LG-11.2")
def test_without_a_discard_the_draw_is_skipped() -> None:
    alarms = " ".join([f"al{number:02}" for number in range(1, 15)])
    t = table("legends", seats=4).scenario("bank", vault=None, alarms=alarms).reveals(P1)
    assert [event.card for event in t.last_events(CardRevealed)] == ["va01"]
    t.ready_for(P1)


@rule("LG-11.3")
def test_an_effect_takes_as_much_as_possible() -> None:
    t = table("legends", seats=2).scenario("bank", alarms="al14").deck("").last_turn(P1).ends(P1)
    t.expect_exhausted("").asks(P1, "first")


@rule("LG-11.5")
def test_played_minions_count_as_in_hand_at_the_end() -> None:
    t = table("legends", seats=2).scenario("bank", clock=6).exhausted("m09").on_table(P1, "m01")
    t.hand(P2, "m02").rallies(P1).expect_out("m01 m02").over()


@rule("LG-11.6", "SC-1.15")
def test_a_discarded_vault_can_come_back() -> None:
    t = table("legends", seats=2).scenario("bank", vault="va05").drops_vault(P1)
    t.expect(vault_discard=("va05",)).ready_for(P1)
    assert "va05" not in t.bank().vault_deck
