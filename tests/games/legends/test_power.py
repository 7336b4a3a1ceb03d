"""SC-6: the fight for power, clause by clause; the election is in `test_election.py`."""

import pytest

from omerta.games.legends import GAME
from omerta.games.legends.actions import (
    Draw,
    Drop,
    Enough,
    Escape,
    Interact,
    PutToken,
    Rally,
    Recruit,
    Reveal,
)
from omerta.games.legends.actions_power import RevealCampaign, TakeCampaigns
from omerta.games.legends.components_pack import HOUSE
from omerta.games.legends.events import (
    CampaignCardsDrawn,
    CampaignRevealed,
    CardDiscarded,
    CardRevealed,
    DiceFreed,
    DieSeized,
    EvidenceCounted,
    PoliceActivated,
    PoliceStruck,
    SupportMoved,
    TrackMoved,
)
from omerta.games.legends.scenarios.power import traitors
from omerta.games.legends.settings import LegendsSettings
from omerta.kernel import Seeded
from omerta.testing import rule, table
from omerta.testing.legends import P1, P2, P3, LegendsTable
from omerta.testing.legends_power import city_of
from tests.games.legends.election_campaigns import campaign_at_election

CARDS = {card.id: card for card in HOUSE.scenario["power"].card}
ALONE = LegendsSettings(mode="one_shot", first_job="power")
FIXED = LegendsSettings(scenario_pick="fixed")


def power(seats: int = 2, **board: object) -> LegendsTable:
    return table("legends", seats=seats).scenario("power", **board)


def support(t: LegendsTable) -> tuple[int, int]:
    """Return the tokens of the clan and of the mayor."""
    return t.city().clan, t.city().mayor


def slots(card: str) -> int:
    return CARDS[card].values["slots"]


# Set-up


@rule("SC-6.1", "SC-6.2", "SC-6.3", "SC-6.4", "SC-6.5", "SC-6.7")
@pytest.mark.parametrize(("seats", "marker"), [(1, 2), (2, 2), (3, 1), (4, 0)])
def test_the_set_up(seats: int, marker: int) -> None:
    s = GAME.new(seats, ALONE, chance=Seeded(seats))
    view = GAME.view(s, None)
    city, players = city_of(view), max(seats, 2)
    assert city.marker == marker
    assert (city.clan, city.mayor) == (0, 12 if players == 4 else 9)
    assert [hand.count for hand in city.hands] == [2] * players
    assert (city.campaign, city.campaign_deck, city.campaign_discard) == (
        None,
        16 - 2 * players,
        (),
    )
    assert (len(city.rumours), len(city.rumour_deck), city.rumour_discard) == (1, 13, ())
    assert (view.police, view.intro) == ("uncontrolled", 1)
    shown = [event.card for event in GAME.opening(s) if isinstance(event, CardRevealed)]
    assert shown == [*city.rumours, city.betrayal]


@rule("SC-6.6", "SC-6.13", "LG-15.3")
def test_the_traitor_comes_from_one_of_the_two_scenarios() -> None:
    t = table("legends", seats=2).campaign("bank", "chase", reputations=(3, 4)).scenario("power")
    names = t.state.pack.scenarios["power"].ids
    assert [names[card] for card in traitors(t.state)] == ["be_bank", "be_chase"]
    t.ready_for(P1)
    found = {
        city_of(GAME.view(campaign_at_election(FIXED, 2, seed)[0], None)).betrayal
        for seed in range(40)
    }
    assert found == {"be_bank", "be_chase"}


# Campaign cards: Reveal, Drop, Take


@rule("SC-6.20")
def test_a_card_of_the_own_hand_is_revealed_for_free() -> None:
    t = power(hands={P1: "ca03 ca07", P2: "ca01"}).turn(P1, actions=1)
    t.offers(RevealCampaign("ca03"), RevealCampaign("ca07"))
    t.refused(RevealCampaign("ca01"), "not_your_card", "SC-6.20")
    t.refused(RevealCampaign("ca16"), "not_your_card", "SC-6.20")
    t.refused(RevealCampaign("va01"), "not_your_card", "SC-6.20")
    t.refused(Reveal(), "act_now", "LG-3.2")
    t.by(P1).does(RevealCampaign("ca07")).expect_event(CampaignRevealed, player=P1, card="ca07")
    t.expect(campaign="ca07", actions=1, campaign_deck=13)
    assert t.city(P1).hands[P1].cards == ("ca03",)
    t.refused(RevealCampaign("ca03"), "campaign_active", "SC-6.20").ready_for(P1)


@rule("SC-6.19")
def test_the_active_campaign_is_dropped_for_an_action() -> None:
    t = power(campaign="ca10", hands={P1: "ca01"}).tokens("ca10", 2).turn(P1, actions=1)
    t.offers(Drop()).by(P1).does(Drop()).expect_event(CardDiscarded, card="ca10")
    t.expect(campaign=None, campaign_discard=("ca10",), actions=0)
    t.expect_no_event(SupportMoved).refused(Drop(), "no_actions_left", "LG-3.1").ready_for(P1)
    power(hands={P1: "ca01"}).refused(Drop(), "no_campaign", "SC-6.19").ready_for(P1)
    power(campaign="ca10", hands={P1: "ca01"}).refused(Escape(), "act_now", "LG-3.2").ready_for(P1)


@rule("SC-6.21")
def test_campaign_cards_are_taken_one_or_two_for_an_action() -> None:
    t = power(next_campaigns="ca05 ca06 ca08").offers(TakeCampaigns()).by(P1).does(TakeCampaigns())
    t.expect_event(CampaignCardsDrawn, player=P1, count=1, cards=("ca05",)).expect(actions=2)
    t.asks(P1, "campaigns").offers_exactly(Draw(), Enough())
    t.refused(Recruit(), "draw_or_enough", "SC-6.21").does(Draw())
    assert t.city(P1).hands[P1].cards == ("ca05", "ca06")
    t.asks(P1, "act").by(P1).does(TakeCampaigns()).does(Enough())
    assert t.city(P1).hands[P1].cards == ("ca05", "ca06", "ca08")
    t.expect(actions=1, campaign_deck=13).ready_for(P1)


@rule("SC-6.21", "LG-11.2")
def test_an_empty_campaign_deck_is_made_of_the_discard() -> None:
    t = power(decks_empty=True, hands={P1: "ca01"}, shuffles=2)
    t.dice.orders["campaign"] = [[t.state.cards.number["ca09"]]]  # type: ignore[union-attr]
    t.by(P1).does(TakeCampaigns()).expect_event(CampaignCardsDrawn, cards=("ca09",)).does(Enough())
    t.expect(campaign_deck=14, campaign_discard=())
    assert t.state.saved_state["shuffles"] == 3
    t.ready_for(P1)


@rule("SC-6.21")
def test_without_any_card_left_none_is_taken() -> None:
    everything = " ".join([name for name in CARDS if name.startswith("ca")])
    t = power(hands={P2: everything}).does_not_offer(TakeCampaigns())
    t.refused(TakeCampaigns(), "no_campaign_cards", "SC-6.21").ready_for(P1)
    t = power(hands={P2: everything.replace("ca01 ", "")}, next_campaigns="ca01")
    t.by(P1).does(TakeCampaigns()).expect(campaign_deck=0).asks(P1, "act").ready_for(P1)


@rule("LG-3.1")
def test_taking_cards_costs_an_action() -> None:
    t = power(hands={P1: "ca01"}).turn(P1, actions=0).does_not_offer(TakeCampaigns(), Drop())
    t.refused(TakeCampaigns(), "no_actions_left", "LG-3.1").ready_for(P1)


# Campaigns and support


@rule("SC-6.9", "SC-6.8")
def test_a_campaign_that_goes_well_moves_a_support_token() -> None:
    t = power(campaign="ca15", clan=2).hand(P1, "m48").tries(P1, "ca15", "m48", "4 4 4 2 | -")
    t.expect_total(14, 2).expect_event(SupportMoved, to="clan", why="overcome", clan=3, mayor=6)
    t.expect(campaign=None, campaign_discard=("ca15",)).ready_for(P1)
    assert support(t) == (3, 6)


@rule("SC-6.9")
def test_too_few_successes_leave_tokens_and_no_support() -> None:
    t = (
        power(campaign="ca15")
        .hand(P1, "m48 m26")
        .tries(P1, "ca15", "m48", "4 3 2 1 | -")
        .all_pass()
    )
    t.expect_tokens("ca15", 1).expect(campaign="ca15").expect_no_event(SupportMoved).ready_for(P1)
    assert support(t) == (0, 9)


@rule("SC-6.9")
def test_a_mayor_without_support_has_none_to_lose() -> None:
    t = power(campaign="ca15", clan=9).tokens("ca15", 1).hand(P1, "m48")
    t.tries(P1, "ca15", "m48", "4 4 1 1 | -").expect_no_event(SupportMoved)
    t.expect(campaign=None).ready_for(P1)
    assert support(t) == (9, 0)


@rule("SC-6.24", "LG-7.4")
def test_a_rally_costs_a_support_token() -> None:
    t = power(clan=2).exhausted("m01 m02 m03").offers(Rally()).rallies(P1)
    t.expect_event(SupportMoved, to="mayor", why="rally", clan=1, mayor=8)
    t.expect_exhausted("").expect(actions=3).ready_for(P1)
    t = power(clan=0).exhausted("m01").does_not_offer(Rally())
    t.refused(Rally(), "price_too_high", "LG-7.4").ready_for(P1)


# Constant effects


@rule("SC-6.10", "SC-6.12", "LG-4.9")
def test_constant_effects_hold_for_all_players_and_add_up() -> None:
    t = power(3, campaign="ca12", rumours="ru01 ru02 ru13").problems(P2, "pr02").turn(P3)
    found = {each.id: (each.difficulty, each.more) for each in t.view().challenges}
    tests = {test.id: test.difficulty for test in HOUSE.test}
    assert found["cheer"] == (tests["cheer"] + 1, -1)
    assert found["pr02"] == (5, -1)
    assert found["ca12"] == (CARDS["ca12"].difficulty + 3, -1)
    assert found["ru01"] == (CARDS["ru01"].difficulty + 1, -1)
    assert found["be_chase"] == (CARDS["be_chase"].difficulty + 1, -1)
    t.ready_for(P3)


@rule("SC-6.10")
@pytest.mark.parametrize(
    ("campaign", "harder"),
    [
        ("ca01", {"pr02"}),
        ("ca04", {"ru07", "ru08"}),
        ("ca05", {"cheer"}),
        ("ca06", {"control"}),
        ("ca08", {"cheer", "revive"}),
        ("ca09", {"be_chase"}),
        ("ca02", set()),
    ],
)
def test_each_constant_effect_makes_what_it_names_harder(campaign: str, harder: set[str]) -> None:
    t = power(campaign=campaign, rumours="ru07 ru08").problems(P1, "pr02")
    calm = power(campaign="ca02", rumours="ru07 ru08").problems(P1, "pr02")
    usual = {each.id: each.difficulty for each in calm.view().challenges}
    found = {
        each.id
        for each in t.view().challenges
        if each.id in usual and each.difficulty == usual[each.id] + 1
    }
    assert found == harder
    t.ready_for(P1)


@rule("SC-6.10", "LG-4.7")
def test_hecklers_take_a_die_but_not_the_last() -> None:
    t = power(rumours="ru13").hand(P1, "m09").problems(P1, "pr01").rolls("1 | -")
    t.interacts(P1, "pr01").plays("m09").expect_total(1, 0).ready_for(P1)
    t = power(rumours="ru13").hand(P1, "m43").problems(P1, "pr01").rolls("1 1 1 | -")
    t.interacts(P1, "pr01").plays("m43").expect_total(3, 1).ready_for(P1)


# Rumours


@rule("SC-6.12")
def test_a_rumour_that_is_overcome_is_gone() -> None:
    t = power(rumours="ru07 ru01").hand(P1, "m43 m31").tries(P1, "ru01", "m43", "4 4 1 1 | -")
    t.all_pass().expect(rumours=("ru07",), rumour_discard=("ru01",)).ready_for(P1)


@rule("SC-6.11", "SC-6.23")
@pytest.mark.parametrize(("marker", "more"), [(0, 2), (1, 1), (2, 2), (3, 1), (4, 2), (5, 1)])
def test_the_marker_reveals_rumours_two_on_a_double_space(marker: int, more: int) -> None:
    t = power(marker=marker).police("controlled").last_turn(P2).ends(P2)
    t.expect_event(TrackMoved, track="campaign", start=marker, end=marker + 1)
    assert len(t.city().rumours) == more
    t.asks(P2, "first")


@rule("SC-6.11")
def test_an_empty_rumour_deck_is_made_of_the_discard() -> None:
    t = power(marker=1, decks_empty=True).police("controlled").last_turn(P2).ends(P2)
    t.expect(rumour_discard=())
    assert (len(t.city().rumours), len(t.city().rumour_deck)) == (1, 13)
    everything = " ".join([name for name in CARDS if name.startswith("ru")])
    t = power(marker=1, rumours=everything).problems(P1, "").police("controlled").last_turn(P2)
    t.setting(difficulty="easy").ends(P2).expect_no_event(CardRevealed)


@rule("SC-6.12", "SC-6.28", "LG-9.1")
def test_fingerprints_of_rumours_count() -> None:
    t = power(rumours="ru07 ru11").problems(P1, "pr07").expect(fingerprints=5)
    t.ready_for(P1)
    t = power(rumours="ru07 ru11").problems(P1, "pr07 pr06").police("controlled").last_turn(P2)
    t.ends(P2).expect_event(EvidenceCounted, count=7, limit=7)
    t.over(reason="arrested", scores=(0, 0))


# The traitor


@rule("SC-6.14", "SC-6.15")
def test_a_seized_die_is_missing_from_the_stock() -> None:
    t = power(betrayal="be_bank", seized=2).hand(P1, "m43").problems(P1, "pr07").expect(stock=10)
    t.tries(P1, "pr07", "m43", "4 4 1 1 | -").expect_total(10, 2)
    t.expect_event(DieSeized, why="roll", seized=3, slots=slots("be_bank"))
    t.expect(seized=3, stock=9).ready_for(P1)


@rule("SC-6.14", "SC-6.15", "LG-4.8")
def test_with_an_empty_stock_a_rolled_die_is_seized() -> None:
    t = power(betrayal="be_bank", seized=5).setting(difficulty="easy")
    t.hand(P1, "m43 m31 m01 m02 m03")
    t.problems(P1, "pr07").expect(stock=7, slots=slots("be_bank") + 1)
    t.rolls("4 4 1 1 1 1 1 | -").interacts(P1, "pr07").plays("m43", "m31", "m01").done()
    t.all_pass().expect(seized=6, stock=6).ready_for(P1)


@rule("SC-6.18")
@pytest.mark.parametrize(
    ("betrayal", "roll", "seized"),
    [
        ("be_bank", "4 2 1 1 | -", 0),
        ("be_bank", "4 3 1 1 | -", 1),
        ("be_chase", "4 4 4 4 | x3", 0),
        ("be_chase", "1 1 1 K | -", 1),
        ("be_rebels", "4 4 4 4 | x3", 0),
        ("be_rebels", "1 1 1 L | -", 1),
        ("be_casino", "4 3 2 1 | -", 0),
        ("be_casino", "3 3 2 1 | -", 1),
        ("be_family", "1 L K K | -", 0),
    ],
)
def test_when_a_roll_costs_a_die(betrayal: str, roll: str, seized: int) -> None:
    t = power(betrayal=betrayal).hand(P1, "m43").problems(P1, "pr19")
    t.rolls(roll).interacts(P1, "pr19").plays("m43").all_pass()
    if t.view().decision == "luck":
        t.luck(0)
    t.expect(seized=seized, stock=12 - seized).ready_for(P1)


@rule("SC-6.18")
def test_board_tests_and_failures_cost_dice_as_well_but_one_at_most() -> None:
    t = power(betrayal="be_chase").hand(P1, "m48").exhausted("m01").rolls("K K 1 1 | -")
    t.interacts(P1, "cheer").plays("m48").expect_total(0, 0).expect(seized=1).ready_for(P1)


@rule("SC-6.18")
@pytest.mark.parametrize("rounds", [1, 2])
def test_one_traitor_takes_a_die_at_the_start_of_each_round(rounds: int) -> None:
    t = power(betrayal="be_family", seized=rounds).before("round")
    t.expect(seized=rounds + 1, stock=11 - rounds).asks(P1, "first")
    s = GAME.new(2, ALONE, chance=Seeded(_family()))
    opening = [event for event in GAME.opening(s) if isinstance(event, DieSeized)]
    assert opening == [DieSeized("round", 1, slots("be_family"))]


def _family() -> int:
    """Return a seed whose first traitor is the cousin."""
    return next(
        seed
        for seed in range(100)
        if city_of(GAME.view(GAME.new(2, ALONE, chance=Seeded(seed)), None)).betrayal == "be_family"
    )


@rule("SC-6.17", "LG-4.3")
def test_who_deals_with_the_traitor_frees_dice_and_is_not_hurt() -> None:
    t = power(betrayal="be_chase", seized=2).hand(P1, "m48 m26")
    t.tries(P1, "be_chase", "m48", "4 4 3 K | x3").all_pass().expect_total(15, 3)
    t.expect_event(DiceFreed, count=2, seized=0).expect_no_event(DieSeized)
    t.expect(seized=0, stock=12).expect_exhausted("").ready_for(P1)
    t = power(betrayal="be_chase").hand(P1, "m48").does_not_offer(Interact("be_chase"))
    t.refused(Interact("be_chase"), "challenge_useless", "LG-4.3").ready_for(P1)


@rule("SC-6.17")
def test_a_failure_against_the_traitor_frees_no_die_and_has_no_other_cost() -> None:
    t = power(betrayal="be_casino", seized=2).hand(P1, "m26").rolls("1 1 | -")
    t.interacts(P1, "be_casino").plays("m26").all_pass().expect(seized=2).ready_for(P1)


@rule("SC-6.17", "LG-5.5")
def test_no_token_can_be_put_on_the_betrayal_card() -> None:
    t = power(rumours="ru07", campaign="ca03", seized=2).hand(P1, "m47").uses(P1, "m47")
    t.asks(P1, "token").offers_exactly(PutToken("ca03"), PutToken("ru07"))
    t.refused(PutToken("be_chase"), "challenge_not_here", "LG-5.5")
    t.does(PutToken("ru07")).expect(rumours=()).ready_for(P1)


@rule("SC-6.16")
def test_a_full_betrayal_card_ends_everything() -> None:
    t = table("legends", seats=2).campaign("bank", "chase", reputations=(9, 15))
    t.scenario("power", betrayal="be_chase", seized=slots("be_chase") - 1, clan=7).hand(
        P1, "m43 m01"
    )
    t.problems(P1, "pr07").rolls("4 4 4 K | -").interacts(P1, "pr07").plays("m43").done().all_pass()
    t.over(reason="betrayed", scores=(24, 24)).expect(ending="betrayed", rank="front_page")


@rule("SC-6.16", "LG-17.1")
@pytest.mark.parametrize(("difficulty", "more"), [("easy", 1), ("normal", 0), ("hard", -1)])
def test_the_level_changes_the_slots(difficulty: str, more: int) -> None:
    for seats, key in ((2, "slots"), (3, "slots"), (4, "slots_four")):
        t = power(seats, betrayal="be_bank").setting(difficulty=difficulty)
        t.expect(slots=CARDS["be_bank"].values[key] + more).ready_for(P1)


# Police and the end of a round


@rule("SC-6.22")
@pytest.mark.parametrize(("out", "strikes"), [("", 0), ("m01", 1), ("m01 m02", 1)])
def test_active_police_reveal_a_rumour_for_minions_out_of_action(out: str, strikes: int) -> None:
    t = power(marker=1).police("active").out(out).last_turn(P2).ends(P2)
    assert len(t.last_events(PoliceStruck)) == strikes
    assert len(t.city().rumours) == 1 + strikes
    t.asks(P2, "first")


@rule("SC-6.23")
def test_the_end_of_a_round_in_its_order() -> None:
    t = power(marker=1, campaign="ca02", rumours="ru04 ru03", betrayal="be_bank")
    t.hand(P1, "m01 m02").deck("m09 m10").police("controlled").last_turn(P2).ends(P2)
    t.expect_exhausted("m09").asks(P2, "lose_any").loses("m02").expect_exhausted("m02 m09")
    t.expect_event(DieSeized, why="rumour", seized=1).expect(marker=2, police="uncontrolled")
    t.asks(P2, "first")


@rule("SC-6.23", "SC-6.22")
def test_evidence_is_counted_before_the_police_bring_a_rumour() -> None:
    t = power(marker=1, next_rumours="ru07 ru13").problems(P1, "pr06 pr07").problems(P2, "pr12")
    t.police("active").out("m09").last_turn(P2).ends(P2)
    t.expect_event(EvidenceCounted, count=6, limit=7).expect(fingerprints=7)
    t.expect_event(PoliceStruck).asks(P2, "first")


@rule("SC-6.23", "SC-6.28")
def test_an_arrest_comes_before_the_police_become_active() -> None:
    t = power(marker=1).problems(P1, "pr06 pr07").problems(P2, "pr12 pr01 pr02").last_turn(P2)
    t.ends(P2).expect_event(EvidenceCounted, count=7, limit=7).expect(police="uncontrolled")
    t.expect_no_event(PoliceActivated).over(reason="arrested", scores=(0, 0))


@rule("SC-6.23")
def test_a_rumour_that_appears_at_the_end_of_a_round_waits_for_the_next() -> None:
    t = power(marker=1, next_rumours="ru14", clan=3).police("controlled").last_turn(P2).ends(P2)
    t.expect(rumours=("ru14",)).asks(P2, "first")
    assert support(t) == (3, 6)
