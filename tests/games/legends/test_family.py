"""SC-5: family business: set-up, rounds, businesses, income, the end."""

import pytest

from omerta.games.legends import GAME
from omerta.games.legends.actions import (
    Done,
    EndTurn,
    Interact,
    Rally,
    Recruit,
    Use,
)
from omerta.games.legends.actions_family import ChooseBusiness, KeepBooks, MatchPlace
from omerta.games.legends.components_pack import HOUSE
from omerta.games.legends.events import (
    AbilityUsed,
    BusinessKept,
    BusinessLost,
    BusinessOpened,
    BusinessRemoved,
    CardDiscarded,
    ChallengeOvercome,
    DowntimeLaid,
    EvidenceCounted,
    MinionExhausted,
    ScenarioEnded,
    TokensPlaced,
    TrackMoved,
)
from omerta.games.legends.scenarios.family_pieces import state_of
from omerta.games.legends.settings import CardEntry, LegendsSettings
from omerta.games.legends.table_challenges import scenario_cards
from omerta.kernel import Seeded
from omerta.testing import rule, table
from omerta.testing.legends import P1, P2, P3, P4, LegendsTable, family_of
from tests.games.dossier import Dossier
from tests.games.legends.card_cases import EXPERT, each

TABLE = HOUSE.scenario["family"]
BUSINESSES = [card for card in TABLE.card if card.deck == "business"]
DOWNTIMES = [card for card in TABLE.card if card.deck == "downtime"]
KNOWS = {"docks": "m01", "club": "m02", "street": "m03"}
"""A minion that knows each place."""
EXACTLY = {3: "2 1 4 K", 4: "1 1 1 1", 5: "2 1 1 1", 6: "2 2 1 1", 7: "2 2 2 1"}
"""Four dice for each total."""


def family(seats: int = 2, **board: object) -> LegendsTable:
    return table("legends", seats=seats).scenario("family", **board)


def running(card: CardEntry, total: int) -> LegendsTable:
    """P1 tries a business that lacks one token, with this total; P2 knows every place."""
    other = "bu02" if card.id != "bu02" else "bu01"
    t = family(left=card.id, right=other, removed="", lost="").hand(P2, "m01 m02 m03")
    t.hand(P1, EXPERT[card.icons])
    if card.need > 1:
        t.tokens(card.id, card.need - 1)
    t.rolls(f"{EXACTLY[total]} | -").interacts(P1, card.id).plays(EXPERT[card.icons])
    if t.view().decision == "place":
        t.matches(KNOWS[card.marks["place"]])
    return t.all_pass()


# Set-up and goal


@rule("SC-5.1", "SC-5.2", "SC-5.3")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_the_set_up(seats: int) -> None:
    options = LegendsSettings(mode="one_shot", first_job="family")
    s = GAME.new(seats, options, chance=Seeded(seats))
    view = GAME.view(s, None)
    board = family_of(view)
    assert (board.business_deck, board.removed, board.lost) == (6, 2, ())
    assert len(board.unseen) == 8, "which of them were removed stays unknown"
    shown = [business.card for business in board.businesses]
    assert len({*shown, *board.unseen}) == len(BUSINESSES)
    assert board.income[board.marker] == (2 if seats == 4 else 1)
    assert (view.police, board.mole, view.intro) == ("uncontrolled", "police", 1)
    assert (board.accountant, board.holder) == ("deck", None)
    assert "accountant" in view.deck
    assert "mole" not in view.deck
    opening = GAME.opening(s)
    opened = [(event.side, event.card) for event in opening if isinstance(event, BusinessOpened)]
    assert opened == [("left", shown[0]), ("right", shown[1])]
    laid = [(event.business, event.card) for event in opening if isinstance(event, DowntimeLaid)]
    assert laid == [
        (business.card, downtime)
        for business in board.businesses
        for downtime in business.downtimes
    ]
    assert len(laid) + len(board.downtime_deck) == len(DOWNTIMES)


@rule("SC-5.3")
def test_the_accountant_is_never_dealt_to_a_first_hand() -> None:
    options = LegendsSettings(mode="one_shot", first_job="family")
    for seed in range(40):
        s = GAME.new(4, options, chance=Seeded(seed))
        assert family_of(GAME.view(s, None)).accountant == "deck"
        assert [hand.bit_count() for hand in s.hands] == [3] * 4


@rule("SC-5.2")
def test_cards_and_track_are_as_printed() -> None:
    printed: dict[str, list[str]] = {}
    for row in Dossier("legends").rows("id", "name", "place", "icons", "D", "need"):
        for half in (row[:6], row[7:]):
            printed[half[0]] = half[1:]
    assert set(printed) == {card.id for card in BUSINESSES}
    for card in BUSINESSES:
        name, place, icons, difficulty, need = printed[card.id]
        assert (name, place) == (f"{card.en} · {card.ru}", card.marks["place"])
        assert icons.replace("/", "") == card.icons
        assert (int(difficulty), int(need)) == (card.difficulty, card.need)
    printed = {}
    for row in Dossier("legends").rows("id", "downtime", "icons", "D", "effect", "fp"):
        for half in (row[:6], row[7:]):
            printed[half[0]] = half[1:]
    for card in DOWNTIMES:
        name, icons, difficulty, effect, prints = printed[card.id]
        assert name == f"{card.en} · {card.ru}"
        assert (icons.replace("/", ""), int(difficulty)) == (card.icons, card.difficulty)
        values = ",".join([str(value) for value in card.values.values()])
        assert effect == f"{card.effect} {values}".strip()
        assert int(prints) == card.prints
    assert TABLE.numbers["income"] == (1, 2, 3, 4, 5, 7, 9, 12, 15)


@rule("SC-5.4", "SC-5.9", "SC-5.22")
def test_a_business_that_runs_on_raises_the_income_every_round() -> None:
    t = family(left="bu09", right="bu02", removed="bu08 bu10", next_businesses="bu05")
    t.board(next_downtimes="do01 do02").hand(P1, "m46 m17").hand(P2, "m16")
    t.last_turn(P1).next_problems("pr02")
    t.tries(P1, "bu09", "m46 m17", "4 4 4 1 1 1 | -").all_pass().expect(marker=1).ends(P1)
    t.expect_event(BusinessKept, card="bu09").expect_event(BusinessLost, card="bu02", tokens=0)
    t.expect(round=2, marker=1).names_first(P1, P1).offers(Interact("bu09"))
    t.tries(P1, "bu09", "m46 m17", "4 4 4 4 1 1 | -").all_pass().expect(marker=2).ready_for(P1)


# The start of a round


@rule("SC-5.5")
def test_empty_spaces_are_filled_from_the_left() -> None:
    t = family(next_businesses="bu05 bu06").last_turn(P1).ends(P1)
    t.expect_event(BusinessOpened, side="left", card="bu05")
    t.expect_event(BusinessOpened, side="right", card="bu06")
    left, right = t.family().businesses
    assert (left.card, right.card) == ("bu05", "bu06")
    assert t.family().lost == ("bu01", "bu02")
    t.expect(business_deck=4).asks(P1, "first")


@rule("SC-5.5")
def test_only_the_empty_space_is_filled() -> None:
    t = family(next_businesses="bu05 bu06").tokens("bu01", 4).last_turn(P1).ends(P1)
    (opened,) = t.last_events(BusinessOpened)
    assert (opened.side, opened.card) == ("right", "bu05")
    assert t.family().lost == ("bu02",)
    t.expect(business_deck=5).asks(P1, "first")


@rule("SC-5.5", "SC-5.24", "LG-2.6")
@pytest.mark.parametrize(("marker", "reputation"), [(0, 1), (4, 5), (7, 12)])
def test_without_a_card_for_a_space_it_ends_at_once(marker: int, reputation: int) -> None:
    t = family(no_businesses=True, next_businesses="bu05", marker=marker).last_turn(P1).ends(P1)
    t.expect_event(BusinessOpened, side="left", card="bu05").expect_no_event(DowntimeLaid)
    t.expect_event(ScenarioEnded, ending="no_business", reputation=reputation)
    t.over(scores=(reputation, reputation))


@rule("SC-5.5")
def test_the_deck_may_run_out_as_long_as_no_card_is_needed() -> None:
    t = family(no_businesses=True).tokens("bu01", 4).tokens("bu02", 4).last_turn(P1).ends(P1)
    t.expect(business_deck=0).expect_no_event(BusinessOpened).asks(P1, "first")


@rule("SC-5.6")
def test_one_downtime_for_each_business_the_left_one_first() -> None:
    t = family(left_downtimes="do04", next_downtimes="do01 do02 do03").tokens("bu01", 4)
    t.tokens("bu02", 4).last_turn(P1).ends(P1)
    assert [(event.business, event.card, event.why) for event in t.last_events(DowntimeLaid)] == [
        ("bu01", "do01", "round"),
        ("bu02", "do02", "round"),
    ]
    left, right = t.family().businesses
    assert (left.downtimes, right.downtimes) == (("do04", "do01"), ("do02",))
    assert [each.id for each in t.view().challenges][3:] == ["bu01", "bu02", "do01", "do02"]
    assert left.harder == 2, "the effect below stays visible"
    t.asks(P1, "first")


@rule("SC-5.6", "LG-11.2")
def test_an_empty_deck_of_downtimes_is_shuffled_from_the_discard() -> None:
    t = family(decks_empty=True, next_downtimes="do01").tokens("bu01", 4).tokens("bu02", 4)
    t.last_turn(P1).ends(P1)
    laid = [event.card for event in t.last_events(DowntimeLaid)]
    assert laid[0] == "do01"
    assert len(laid) >= 2
    t.expect(downtime_discard=()).asks(P1, "first")


@rule("SC-5.6", "LG-11.2")
def test_without_any_downtime_left_none_is_laid() -> None:
    everything = " ".join([card.id for card in DOWNTIMES])
    t = family(left_downtimes=everything).tokens("bu01", 4).tokens("bu02", 4).last_turn(P1)
    t.ends(P1).expect_no_event(DowntimeLaid).expect(downtime_deck=()).asks(P1, "first")
    t = family(4, left_downtimes=everything).tokens("bu01", 4).tokens("bu02", 4).last_turn(P1)
    t.ends(P1).expect_no_event(DowntimeLaid).asks(P1, "first")


@rule("SC-5.7")
def test_four_players_choose_the_business_of_the_third_downtime() -> None:
    t = family(4, next_downtimes="do01 do02 do03").tokens("bu01", 4).tokens("bu02", 4)
    t.last_turn(P2).ends(P2).asks(P2, "downtime")
    assert [event.card for event in t.last_events(DowntimeLaid)] == ["do01", "do02"]
    t.offers_exactly(ChooseBusiness("bu01"), ChooseBusiness("bu02"))
    t.refused(EndTurn(), "downtime_now", "SC-5.7")
    t.refused(ChooseBusiness("bu05"), "challenge_not_here", "SC-5.7")
    t.refused(ChooseBusiness("do01"), "challenge_not_here", "SC-5.7")
    t.refused(ChooseBusiness("nothing"), "no_such_challenge", "SC-5.7")
    t.refused(ChooseBusiness("bu01"), "not_your_turn", "LG-2.5", by=P1)
    t.lays_under("bu02").expect_event(DowntimeLaid, business="bu02", card="do03", why="third")
    t.asks(P2, "first")


@rule("SC-5.7")
@pytest.mark.parametrize(("fewer", "business"), [("left", "bu01"), ("right", "bu02")])
def test_the_third_one_goes_to_the_business_with_the_fewest(fewer: str, business: str) -> None:
    more = "right" if fewer == "left" else "left"
    t = family(4, next_downtimes="do01 do02 do03", **{f"{more}_downtimes": "do05"})
    t.tokens("bu01", 4).tokens("bu02", 4).last_turn(P1).ends(P1)
    t.expect_event(DowntimeLaid, business=business, card="do03", why="third").asks(P1, "first")


@rule("SC-5.7")
@pytest.mark.parametrize("seats", [1, 2, 3])
def test_fewer_players_have_no_third_downtime(seats: int) -> None:
    t = family(seats, next_downtimes="do01 do02 do03").tokens("bu01", 4).tokens("bu02", 4)
    t.last_turn(P1).ends(P1)
    assert len(t.last_events(DowntimeLaid)) == 2
    t.asks(P1, "first")


# Businesses and their places


@rule("SC-5.9")
@each(BUSINESSES, "applies")
def test_every_business_is_finished_by_its_last_token(card: CardEntry) -> LegendsTable:
    t = running(card, card.difficulty).expect_total(card.difficulty, 1)
    t.expect_event(TokensPlaced, challenge=card.id, tokens=card.need, need=card.need)
    t.expect_event(ChallengeOvercome, challenge=card.id)
    t.expect_event(TrackMoved, track="income", start=1, end=2).expect_no_event(CardDiscarded)
    left = t.family().businesses[0]
    assert (left.card, left.tokens, left.finished) == (card.id, card.need, True)
    t.expect(marker=1).does_not_offer(Interact(card.id))
    return t.refused(Interact(card.id), "challenge_useless", "LG-4.3").ready_for(P1)


@each(BUSINESSES, "edge")
def test_a_total_below_its_difficulty_brings_no_token(card: CardEntry) -> LegendsTable:
    t = running(card, card.difficulty - 1).expect_total(card.difficulty - 1, 0)
    t.expect_no_event(TokensPlaced).expect(marker=0).expect_tokens(card.id, card.need - 1)
    return t.ready_for(P1)


@rule("SC-5.9")
def test_tokens_stay_until_all_are_there() -> None:
    t = family(left="bu06", removed="bu09 bu10").hand(P1, "m22 m36")
    t.tries(P1, "bu06", "m22", "4 1 | -").all_pass().expect_tokens("bu06", 1).expect(marker=0)
    assert not t.family().businesses[0].finished
    t.tries(P1, "bu06", "m36", "4 4 4 | x2").all_pass().expect_total(16, 4).expect(marker=1)
    t.expect_tokens("bu06", 5).ready_for(P1)


@rule("SC-5.8")
@each(BUSINESSES, "fails")
def test_every_business_needs_a_minion_that_knows_its_place(card: CardEntry) -> LegendsTable:
    strangers = [name for place, name in KNOWS.items() if place != card.marks["place"]]
    expert = next(
        face.id
        for face in HOUSE.minion
        if set(card.icons) & set(face.icons) and face.place != card.marks["place"]
    )
    t = family(left=card.id, right="bu02" if card.id != "bu02" else "bu01", removed="", lost="")
    hand = {expert, strangers[0]}
    t.hand(P1, " ".join(hand)).hand(P2, " ".join({*strangers} - hand))
    t.does_not_offer(Interact(card.id))
    return t.refused(
        Interact(card.id), "nobody_knows_place", "SC-5.8", challenge=card.id
    ).ready_for(P1)


@rule("SC-5.8")
def test_a_played_minion_that_knows_the_place_is_enough() -> None:
    t = family(left="bu01").hand(P1, "m01 m02").hand(P2, "m04")
    t.tries(P1, "bu01", "m01 m02", "1 1 1 1 | -").all_pass().expect_no_event(MinionExhausted)
    t.expect_hand(P2, "m04").expect_exhausted("").ready_for(P1)


@rule("SC-5.8", "LG-5.6")
def test_a_minion_of_any_hand_pays_for_the_place_before_the_roll() -> None:
    t = family(left="bu01").hand(P1, "m02 m08 m12").hand(P2, "m04 m03")
    t.interacts(P1, "bu01").asks(P1, "play").expect(unmatched=True).plays("m02")
    t.expect(unmatched=True).done().asks(P1, "place")
    t.offers_exactly(MatchPlace("m04"), MatchPlace("m08"), MatchPlace("m12"))
    t.refused(Done(), "place_now", "SC-5.8")
    t.refused(MatchPlace("m03"), "wrong_place", "SC-5.8", minion="m03")
    t.refused(MatchPlace("m01"), "not_in_hand", "SC-5.8", minion="m01")
    t.refused(MatchPlace("accountant"), "wrong_place", "SC-5.8")
    t.refused(MatchPlace("x"), "no_such_minion", "SC-5.8")
    t.refused(MatchPlace("m04"), "not_your_turn", "LG-2.5", by=P2)
    t.rolls("4 1 | -").matches("m04").expect_event(MinionExhausted, minion="m04", cause="place")
    t.expect_no_event(AbilityUsed).expect(used=()).all_pass().expect_total(5, 1)
    t.expect_exhausted("m04").expect_hand(P2, "m03").expect_table(P1, "m02").ready_for(P1)


@rule("SC-5.8")
def test_the_only_minion_that_knows_the_place_pays_without_a_decision() -> None:
    t = family(left="bu01").hand(P1, "m02").hand(P2, "m04 m03").rolls("4 1 | -")
    t.interacts(P1, "bu01").plays("m02").expect_event(MinionExhausted, minion="m04", cause="place")
    t.all_pass().expect_total(5, 1).expect_exhausted("m04").ready_for(P1)


@rule("SC-5.8")
def test_an_own_minion_without_the_icons_may_pay() -> None:
    t = family(left="bu02", right="bu01").hand(P1, "m16 m13").rolls("4 1 | -")
    t.interacts(P1, "bu02").plays("m16").expect_event(MinionExhausted, minion="m13", cause="place")
    t.all_pass().expect_total(5, 1).ready_for(P1)


@rule("SC-5.8", "LG-3.6")
def test_a_minion_on_the_table_pays_for_no_place() -> None:
    t = family(left="bu01").hand(P1, "m02").on_table(P1, "m01")
    t.refused(Interact("bu01"), "nobody_knows_place", "SC-5.8").ready_for(P1)


@rule("SC-5.8", "LG-13.1")
def test_a_single_player_pays_from_both_hands() -> None:
    t = family(1, left="bu01").hand(P1, "m02").hand(P2, "m04 m08")
    t.interacts(P1, "bu01").plays("m02").asks(0, "place")
    t.offers_exactly(MatchPlace("m04"), MatchPlace("m08")).rolls("4 1 | -").matches("m08")
    t.all_pass().expect_exhausted("m08").ready_for(0)


@rule("SC-5.8")
def test_other_challenges_ask_for_no_place() -> None:
    t = family(left_downtimes="do01").hand(P1, "m02 m28").problems(P1, "pr13").hand(P2, "m05")
    t.exhausted("m09").offers(Interact("do01"), Interact("pr13"), Interact("cheer"))
    t.does_not_offer(Interact("bu01")).tries(P1, "do01", "m02", "4 1 | -").all_pass()
    t.expect_event(CardDiscarded, card="do01").expect_hand(P2, "m05").ready_for(P1)


# Rally, evidence, police


@rule("SC-5.20")
def test_a_rally_costs_the_top_business_unseen() -> None:
    t = family(next_businesses="bu07").exhausted("m01 m02").rallies(P1)
    t.expect_event(BusinessRemoved, left=5).expect(business_deck=5, removed=3)
    assert "bu07" in t.family().unseen
    assert state_of(t.state).removed[-1] == scenario_cards(t.state).number["bu07"]
    t.expect_exhausted("").expect_in_deck("m01", "m02").ready_for(P1)


@rule("SC-5.20", "LG-7.4")
def test_a_rally_needs_a_business() -> None:
    t = family(no_businesses=True).exhausted("m01").does_not_offer(Rally())
    t.refused(Rally(), "price_too_high", "LG-7.4").ready_for(P1)
    t = family(no_businesses=True, next_businesses="bu07").exhausted("m01").rallies(P1)
    t.expect(business_deck=0).ready_for(P1)


@rule("SC-5.12", "SC-5.24", "LG-9.1")
def test_covered_downtimes_count_with_their_fingerprints() -> None:
    t = family(left_downtimes="do04 do06 do01", right_downtimes="do08 do09")
    t.problems(P1, "pr07").last_turn(P1).expect(fingerprints=6)
    assert [business.prints for business in t.family().businesses] == [2, 2]
    t.ends(P1).expect_event(EvidenceCounted, count=6, limit=7).asks(P1, "first")
    t = family(left_downtimes="do04 do06 do15", right_downtimes="do08 do09").problems(P1, "pr07")
    t.last_turn(P1).ends(P1).expect_event(EvidenceCounted, count=7, limit=7)
    t.expect_event(ScenarioEnded, ending="arrested", reputation=0).over(reason="arrested")


# The end of a round, and of the scenario


@rule("SC-5.22")
def test_the_end_of_a_round_in_its_order() -> None:
    t = family(left_downtimes="do01", right_downtimes="do02 do03", next_downtimes="do05 do06")
    t.tokens("bu01", 4).tokens("bu02", 1).last_turn(P1).ends(P1)
    kinds = [type(event).__name__ for event in t.match.log[-1].events]
    wanted = ["EvidenceCounted", "BusinessKept", "BusinessLost", "CardDiscarded", "CardDiscarded"]
    wanted += ["PoliceActivated", "MoleShuffledIn", "DeckShuffled", "RoundStarted"]
    assert kinds[kinds.index("EvidenceCounted") :][: len(wanted)] == wanted
    left, right = t.family().businesses
    assert (left.card, left.tokens, left.downtimes) == ("bu01", 0, ("do01", "do05"))
    assert right.card not in ("bu01", "bu02")
    assert right.downtimes == ("do06",)
    assert t.family().lost == ("bu02",)
    t.expect(downtime_discard=("do02", "do03")).asks(P1, "first")


@rule("SC-5.22", "SC-5.24")
def test_an_arrest_comes_before_the_businesses() -> None:
    t = family(left_downtimes="do04").tokens("bu01", 4).problems(P1, "pr06 pr07 pr12")
    t.last_turn(P1).ends(P1).expect_no_event(BusinessKept).expect_no_event(BusinessLost)
    t.over(reason="arrested")


@rule("SC-5.23", "LG-2.6")
def test_the_last_space_of_the_income_ends_it_at_once() -> None:
    t = family(left="bu09", removed="bu08 bu10", marker=7).hand(P1, "m46 m17")
    t.tokens("bu09", 2).rolls("4 4 1 1 1 K | -").interacts(P1, "bu09").plays("m46", "m17")
    t.expect_event(TrackMoved, track="income", start=12, end=15)
    t.expect_event(ScenarioEnded, ending="top_income", reputation=15)
    t.expect_no_event(MinionExhausted)  # the damage of the roll is not dealt after the end
    t.over(reason="target_reached", scores=(15, 15))


@rule("SC-5.23")
def test_the_space_before_the_last_does_not_end_it() -> None:
    t = family(left="bu09", removed="bu08 bu10", marker=6).tokens("bu09", 2).hand(P1, "m46 m17")
    t.tries(P1, "bu09", "m46 m17", "4 4 1 1 1 1 | -").all_pass().expect(marker=7).ready_for(P1)


@rule("SC-5.24", "LG-16.1")
@pytest.mark.parametrize(("marker", "reason"), [(5, "target_missed"), (6, "target_reached")])
def test_the_marker_decides_a_single_scenario(marker: int, reason: str) -> None:
    t = family(no_businesses=True, marker=marker).last_turn(P1).ends(P1)
    t.over(reason=reason)


# Hands of three and four


@rule("SC-5.8", "LG-2.5")
def test_every_minion_may_pay_for_the_place() -> None:
    t = family(4, left="bu03", right="bu01").hand(P1, "m27").hand(P2, "m11").hand(P4, "m07")
    t.interacts(P1, "bu03").plays("m27").asks(P1, "place")
    t.offers_exactly(MatchPlace("m07"), MatchPlace("m11")).rolls("1 1 | -").matches("m07")
    t.all_pass().expect_exhausted("m07").expect_hand(P4, "").expect_hand(P3, "").ready_for(P1)


def test_actions_of_other_decisions_are_refused_at_the_menu() -> None:
    t = family().hand(P1, "accountant m01")
    for action in (MatchPlace("m01"), ChooseBusiness("bu01"), KeepBooks("bu01")):
        t.refused(action, "act_now", "LG-3.2")
    t.offers(Use("accountant"), Recruit()).ready_for(P1)
