"""SC-3: the struggle with the rebels, clause by clause and card by card, except fights."""

import pytest

from omerta.games.legends import GAME
from omerta.games.legends.actions import (
    Done,
    EndTurn,
    Interact,
    NameFirst,
    Recruit,
    Take,
    Use,
)
from omerta.games.legends.actions_rebels import Catch, Plan
from omerta.games.legends.components_pack import HOUSE
from omerta.games.legends.events import (
    AmbushLaid,
    AttackPlanned,
    CardDiscarded,
    EvidenceCounted,
    FirstPlayerNamed,
    FugitivesCaught,
    LoyaltyChecked,
    MinionExhausted,
    MinionOut,
    MinionsReturned,
    PlaceRevealed,
    PoliceActivated,
    RebelsJoined,
    ShortageMet,
    SirenHeard,
    TrackMoved,
)
from omerta.games.legends.settings import CardEntry, LegendsSettings
from omerta.kernel import Seeded
from omerta.testing import rule, table
from omerta.testing.legends import P1, P2, LegendsTable, struggle_of
from tests.games.dossier import Dossier
from tests.games.legends import sample_data
from tests.games.legends.card_cases import each

ATTACKS = [card for card in HOUSE.scenario["rebels"].card if card.deck == "attack"]
PLACES = {minion.id: minion.place for minion in HOUSE.minion}
PLACE_CARDS = [card for card in HOUSE.scenario["rebels"].card if card.deck == "place"]
KNOWS = {"docks": "m01", "club": "m06", "street": "m11"}
"""A minion of each place."""


def rebels(**board: object) -> LegendsTable:
    return table("legends", seats=2).scenario("rebels", **board)


def gang(t: LegendsTable, ambush: bool = False) -> str:
    """Return the rebels of an attack, as one text."""
    attack = t.struggle().ambush if ambush else t.struggle().clan_attack
    assert attack is not None
    return " ".join(attack.rebels)


# Set-up


@rule("SC-3.1", "SC-3.2", "SC-3.22")
@pytest.mark.parametrize(("seats", "clan"), [(1, 2), (2, 2), (3, 1), (4, 0)])
def test_the_set_up(seats: int, clan: int) -> None:
    chosen = LegendsSettings(mode="one_shot", first_job="rebels")
    s = GAME.new(seats, chosen, chance=Seeded(seats))
    view = GAME.view(s, None)
    board = struggle_of(view)
    assert (board.clan, board.rebels, len(board.attack_deck)) == (clan, 15, 12)
    assert (board.clan_attack, board.ambush, board.fugitives) == (None, None, ())
    assert sorted((board.place_card, *board.place_deck)) == ["pl_club", "pl_docks", "pl_street"]
    assert board.place_card == f"pl_{board.place}"
    assert (view.police, view.intro) == ("absent", 1)
    laid = [event.card for event in GAME.opening(s) if isinstance(event, PlaceRevealed)]
    assert laid == [board.place_card]
    assert view.decision == "first"


@rule("SC-3.1")
@pytest.mark.parametrize(("seats", "clan"), [(1, 1), (2, 1), (3, 2), (4, 3)])
def test_an_owners_pistol_starts_by_players(seats: int, clan: int) -> None:
    mine = sample_data.data_file(scenario__rebels__numbers__clan_start=[0, 1, 2, 3])
    chosen = LegendsSettings(mode="one_shot", first_job="rebels", data=mine)
    board = struggle_of(GAME.view(GAME.new(seats, chosen, chance=Seeded(seats)), None))
    assert (board.clan, board.rebels) == (clan, 15)


def test_every_place_may_be_the_first() -> None:
    chosen = LegendsSettings(mode="one_shot", first_job="rebels")
    found = {
        struggle_of(GAME.view(GAME.new(2, chosen, chance=Seeded(seed)), None)).place
        for seed in range(20)
    }
    assert found == {"docks", "club", "street"}


# Plan


@rule("SC-3.3")
@pytest.mark.parametrize(("seats", "count"), [(1, 2), (2, 2), (3, 1), (4, 2)])
@pytest.mark.parametrize("attack", ["at01", "at02", "at03"])
def test_three_attacks_draw_a_rebel_less_with_three_players(
    attack: str, seats: int, count: int
) -> None:
    t = table("legends", seats=seats).scenario("rebels", next_attacks=attack).on_top("m01 m06 m11")
    assert len(gang(t.plans(P1)).split()) == count
    t.does_not_offer(Plan()).ready_for(P1)


@rule("SC-3.3")
def test_the_other_attacks_draw_as_many_with_three_players() -> None:
    t = table("legends", seats=3).scenario("rebels", next_attacks="at05").on_top("m01 m06 m11")
    assert len(gang(t.plans(P1)).split()) == 2
    t.does_not_offer(Plan()).ready_for(P1)


@rule("SC-3.16", "SC-3.3")
@each(ATTACKS, "applies")
def test_a_planned_attack_draws_its_rebels(card: CardEntry) -> LegendsTable:
    t = rebels(next_attacks=card.id).on_top("m01 m06 m11").offers(Plan()).plans(P1)
    count = card.values["rebels"]
    drawn = ("m01", "m06")[:count]
    t.expect_event(AttackPlanned, card=card.id).expect_event(
        RebelsJoined, card=card.id, minions=drawn
    )
    assert gang(t) == " ".join(drawn)
    t.expect(actions=3).expect_pistols(2, 12).expect_no_event(ShortageMet)
    assert "m11" in t.view().deck
    assert card.id not in t.struggle().attack_deck
    return (
        t.does_not_offer(Plan()).refused(Plan(), "attack_planned_already", "SC-3.16").ready_for(P1)
    )


@rule("SC-3.16")
def test_an_attack_may_be_planned_before_the_first_player_is_chosen() -> None:
    t = rebels(next_attacks="at04").on_top("m06").before("round").asks(P1, "first")
    t.offers_exactly(NameFirst(P1), NameFirst(P2), Plan())
    t.refused(Catch(), "first_now", "LG-2.2").refused(Recruit(), "first_now", "LG-2.2")
    t.plans(P1).expect_event(AttackPlanned, card="at04").expect_no_event(FirstPlayerNamed)
    t.asks(P1, "first").offers_exactly(NameFirst(P1), NameFirst(P2))
    t.refused(Plan(), "attack_planned_already", "SC-3.16").names_first(P1, P2).ready_for(P2)


@rule("SC-3.16")
def test_a_plan_before_the_first_player_may_end_it() -> None:
    t = rebels(clan=6, rebels=7, next_attacks="at04").deck("").exhausted("m06").before("round")
    t.plans(P1).expect(ending="pistols").expect_pistols(6, 6).over(scores=(7, 7))


@rule("SC-3.16")
def test_an_empty_attack_deck_is_reshuffled() -> None:
    t = rebels(decks_empty=True).on_top("m01 m06").plans(P1)
    assert len(t.struggle().attack_deck) == 11
    t.expect(attack_discard=()).ready_for(P1)


@rule("SC-3.17")
def test_a_plan_needs_a_minion_that_could_rebel() -> None:
    t = rebels(fugitives="m02").deck("").hand(P1, "m01").out("m03").does_not_offer(Plan())
    t.refused(Plan(), "nobody_to_rebel", "SC-3.17").ready_for(P1)
    rebels().deck("").hand(P1, "m01").exhausted("m03").offers(Plan()).ready_for(P1)
    t = rebels().deck("").hand(P1, "m01").before("round")
    t.offers_exactly(NameFirst(P1), NameFirst(P2)).refused(Plan(), "nobody_to_rebel", "SC-3.17")
    t.names_first(P1, P1).ready_for(P1)


@rule("SC-3.17")
def test_an_attack_without_rebels_is_discarded_at_once() -> None:
    empty = {"scenario__rebels__card__3__values": {"rebels": 0}}
    t = rebels(next_attacks="at04 at06").setting(data=sample_data.data_file(**empty)).on_top("m06")
    t.plans(P1).expect_event(AttackPlanned, card="at04").expect_event(CardDiscarded, card="at04")
    t.expect(clan_attack=None, attack_discard=("at04",)).expect_in_deck("m06")
    t.offers(Plan()).plans(P1)
    assert gang(t) == "m06"
    t.ready_for(P1)


# Loyalty


@rule("SC-3.12", "SC-3.14")
@pytest.mark.parametrize(
    ("target", "minion"),
    [("at01", "m43"), ("pr07", "m43"), ("cheer", "m48"), ("revive", "m47"), ("capture", "m44")],
)
def test_every_interaction_is_checked_before_minions_are_played(target: str, minion: str) -> None:
    t = rebels(clan_attack="at01", clan_rebels="m02", fugitives="m16").problems(P2, "pr07")
    t.hand(P1, f"{minion} m31").exhausted("m03").out("m04").on_top("m06").interacts(P1, target)
    t.expect_event(LoyaltyChecked, minion="m06", rebel=False)
    t.expect_event(MinionExhausted, minion="m06", cause="loyalty")
    t.expect_exhausted("m03 m06").expect_hand(P1, f"m31 {minion}").asks(P1, "play")


@rule("SC-3.12")
def test_rally_catch_plan_recruit_and_abilities_are_not_checked() -> None:
    t = rebels(fugitives="m16").hand(P1, "m37 m43").exhausted("m03").on_top("m06 m01 m02 m07")
    t.uses(P1, "m37").recruits(P1).has_enough().rallies(P1).plans(P1).catches(P1)
    assert not t.last_events(LoyaltyChecked)
    texts = [e for entry in t.match.log for e in entry.events if isinstance(e, LoyaltyChecked)]
    assert texts == []
    t.ready_for(P1)


@rule("LG-12.5", "SC-3.12")
def test_the_last_checked_minion_is_visible_even_if_all_are_rebels_in_the_end() -> None:
    """Law 5: the view contains what events said, also where both orders lead to the same ambush."""
    seen = []
    for deck in ("m01 m04", "m04 m01"):
        t = rebels(place="docks", clan_attack="at01", clan_rebels="m06", next_attacks="at03")
        t.deck(deck).hand(P1, "m43")
        assert t.struggle().checked is None
        t.interacts(P1, "at01")
        assert gang(t, ambush=True) == "m01 m04"
        assert t.struggle().checked == deck.split()[0]
        seen.append(t.view(P2))
        t.asks(P1, "play")
    assert seen[0] != seen[1]


@rule("SC-3.13")
@pytest.mark.parametrize("place", ["docks", "club", "street"])
@pytest.mark.parametrize("minion", ["m01", "m06", "m11"])
def test_a_minion_of_the_ambush_place_is_a_rebel(place: str, minion: str) -> None:
    t = rebels(place=place, next_attacks="at04").problems(P1, "pr07").hand(P1, "m43")
    rebel = PLACES[minion] == place
    t.on_top(f"{minion} m08").interacts(P1, "pr07")
    t.expect_event(LoyaltyChecked, minion=minion, rebel=rebel)
    if rebel:
        t.expect_event(AmbushLaid, card="at04")
        assert gang(t, ambush=True) == " ".join(sorted((minion, "m08")))
        t.expect_exhausted("").expect(clan_attack=None)
    else:
        t.expect_no_event(AmbushLaid).expect_exhausted(minion).expect_in_deck("m08")
    t.asks(P1, "play")


def checked_at(card: CardEntry, minion: str, **board: object) -> LegendsTable:
    """The ambush place is this one, and the loyalty of this minion is checked."""
    t = rebels(place=card.marks["place"], next_attacks="at04", **board).problems(P1, "pr07")
    t.hand(P1, "m43").on_top(f"{minion} m08").interacts(P1, "pr07")
    assert card.marks["place"] == t.struggle().place
    return t


@rule("SC-3.13")
@each(PLACE_CARDS, "applies")
def test_a_minion_that_knows_the_place_lays_an_ambush(card: CardEntry) -> LegendsTable:
    rebel = KNOWS[card.marks["place"]]
    t = checked_at(card, rebel).expect_event(LoyaltyChecked, minion=rebel, rebel=True)
    t.expect_event(AmbushLaid, card="at04").expect_exhausted("")
    return t.asks(P1, "play")


@rule("SC-3.14")
@each(PLACE_CARDS, "fails")
def test_a_minion_that_knows_another_place_is_only_exhausted(card: CardEntry) -> LegendsTable:
    one, other = [minion for place, minion in KNOWS.items() if place != card.marks["place"]]
    t = checked_at(card, one).expect_event(LoyaltyChecked, minion=one, rebel=False)
    t.expect_no_event(AmbushLaid).expect_exhausted(one).asks(P1, "play")
    t = checked_at(card, other).expect_event(LoyaltyChecked, minion=other, rebel=False)
    return t.expect_no_event(AmbushLaid).expect_exhausted(other).asks(P1, "play")


@rule("SC-3.13", "SC-3.8")
@each(PLACE_CARDS, "edge")
def test_a_rebel_joins_an_existing_ambush(card: CardEntry) -> LegendsTable:
    rebel = KNOWS[card.marks["place"]]
    t = checked_at(card, rebel, ambush="at01", ambush_rebels="m02").expect_no_event(AmbushLaid)
    t.expect_event(RebelsJoined, card="at01", minions=(rebel,)).expect_exhausted("")
    return t.asks(P1, "play")


@rule("SC-3.13")
@each(ATTACKS, "applies")
def test_an_ambush_draws_its_rebels_as_well(card: CardEntry) -> LegendsTable:
    t = rebels(next_attacks=card.id).problems(P1, "pr07").hand(P1, "m43").on_top("m01 m06 m07 m09")
    t.interacts(P1, "pr07").expect_event(AmbushLaid, card=card.id)
    assert gang(t, ambush=True).split() == ["m01", "m06", "m07"][: card.values["rebels"] + 1]
    return t.asks(P1, "play")


@rule("SC-3.13")
def test_an_existing_ambush_only_grows() -> None:
    t = rebels(ambush="at04", ambush_rebels="m02").problems(P1, "pr07").hand(P1, "m43")
    t.on_top("m01 m06").interacts(P1, "pr07").expect_no_event(AmbushLaid)
    t.expect_event(RebelsJoined, card="at04", minions=("m01",)).expect_in_deck("m06")
    assert gang(t, ambush=True) == "m01 m02"
    t.asks(P1, "play")


def test_the_check_may_strengthen_the_ambush_that_is_fought() -> None:
    t = rebels(ambush="at01", ambush_rebels="m02").hand(P1, "m43 m31").on_top("m04")
    assert t.struggle().ambush.dice == 2  # type: ignore[union-attr]
    t.interacts(P1, "at01")
    assert t.struggle().ambush.dice == 4  # type: ignore[union-attr]
    t.asks(P1, "play")


# Shortage


@rule("SC-3.21")
def test_a_check_that_the_deck_lacks_comes_from_the_exhausted_pile() -> None:
    t = rebels(rebels=9).deck("").hand(P1, "m43").problems(P1, "pr07").exhausted("m01 m06")
    t.dice.orders["exhausted pile"] = [[5]]  # m06 is on top
    t.interacts(P1, "pr07").expect_event(ShortageMet, count=1)
    t.expect_event(TrackMoved, track="rebels_pistol", start=9, end=8)
    t.expect_event(LoyaltyChecked, minion="m06", rebel=False).expect(rebels=8)
    t.expect_exhausted("m01 m06").asks(P1, "play")


@rule("SC-3.21")
def test_a_check_without_any_card_is_skipped() -> None:
    t = rebels(rebels=9).deck("").hand(P1, "m43 m02").problems(P1, "pr07 pr19")
    t.tries(P1, "pr07", "m43", "4 1 1 1 | -").all_pass().expect(rebels=9).expect_total(7, 1)
    t.expect_no_event(LoyaltyChecked).expect_no_event(ShortageMet).ready_for(P1)


@rule("SC-3.21")
@pytest.mark.parametrize(
    ("deck", "exhausted", "drawn", "back"),
    [
        ("m01 m06", "m11", "m01 m06", 0),
        ("m01", "m06 m11", "m01 m11", 1),
        ("", "m06 m11 m12", "m11 m12", 2),
        ("", "m06", "m06", 1),
    ],
)
def test_an_attack_takes_as_many_minions_as_possible(
    deck: str, exhausted: str, drawn: str, back: int
) -> None:
    t = rebels(next_attacks="at01").deck(deck).exhausted(exhausted).hand(P1, "m43").plans(P1)
    assert gang(t) == drawn
    t.expect(rebels=12 - back)
    left = [minion for minion in exhausted.split() if minion not in drawn.split()]
    t.expect_exhausted(" ".join(left))
    if back:
        t.expect_event(ShortageMet, count=back)
    else:
        t.expect_no_event(ShortageMet)
    t.ready_for(P1)


@rule("SC-3.21", "SC-3.24")
def test_a_shortage_may_end_the_scenario_and_drawn_minions_are_exhausted() -> None:
    t = rebels(clan=6, rebels=7, next_attacks="at01").deck("m01").exhausted("m06 m11").plans(P1)
    t.expect(ending="pistols", rebels=6).expect_exhausted("m01 m06 m11")
    t.expect_event(MinionExhausted, minion="m01", cause="struggle").over(scores=(7, 7))
    t = rebels(clan=6, rebels=7).deck("").exhausted("m01 m06").hand(P1, "m43")
    t.problems(P1, "pr07").interacts(P1, "pr07").expect(ending="pistols")
    t.expect_no_event(LoyaltyChecked).expect_exhausted("m01 m06").over(scores=(7, 7))


@rule("SC-3.21", "SC-3.24")
def test_an_ambush_may_end_it_as_well() -> None:
    t = rebels(clan=6, rebels=8, next_attacks="at01").deck("m01").exhausted("m06 m11")
    t.hand(P1, "m43").problems(P1, "pr07").interacts(P1, "pr07").expect(ending="pistols", rebels=6)
    t.expect_exhausted("m01 m06 m11").over(scores=(7, 7))


@rule("SC-3.12")
def test_a_check_may_leave_a_board_test_without_its_pile() -> None:
    t = rebels(ambush="at04", ambush_rebels="m02").deck("").exhausted("m01").hand(P1, "m48 m37")
    t.rolls("4 4 1 1 | -").interacts(P1, "cheer").plays("m48").done().expect_exhausted("")
    t.expect_total(10, 2)
    assert gang(t, ambush=True) == "m01 m02"
    t.ready_for(P1)


# Fugitives


@rule("SC-3.19")
def test_capture_returns_a_chosen_fugitive_for_each_success() -> None:
    t = rebels(fugitives="m16 m17 m18").hand(P1, "m44").on_top("m06")
    t.tries(P1, "capture", "m44", "4 4 1 K | -").expect_total(5, 1).all_pass()
    t.asks(P1, "fugitive").expect(captures=1)
    t.offers_exactly(Take("m16"), Take("m17"), Take("m18"), Done())
    t.refused(EndTurn(), "capture_now", "SC-3.19").refused(Take("x"), "no_such_minion", "SC-3.19")
    t.refused(Take("m06"), "not_a_fugitive", "SC-3.19", minion="m06").takes("m17")
    t.expect_event(MinionsReturned, minions=("m17",), pile="fugitives")
    t.expect(fugitives=("m16", "m18")).expect_in_deck("m17").expect_exhausted("m06")
    t.expect_table(P1, "m44").ready_for(P1)  # the lock has blocked a 4 and dealt no damage


@rule("SC-3.19")
def test_capture_goes_on_until_no_fugitive_is_left_or_wanted() -> None:
    t = rebels(fugitives="m16 m17").hand(P1, "m44").on_top("m06")
    t.tries(P1, "capture", "m44", "4 4 4 1 | -").expect_total(13, 3).all_pass().takes("m16")
    t.expect(captures=2).takes("m17").expect(fugitives=()).ready_for(P1)
    t = rebels(fugitives="m16 m17").hand(P1, "m44").on_top("m06")
    t.tries(P1, "capture", "m44", "4 4 4 1 | -").all_pass().done().expect(fugitives=("m16", "m17"))
    t.expect_no_event(MinionsReturned).ready_for(P1)
    t = rebels(fugitives="m16 m17").hand(P1, "m44").on_top("m06")
    t.tries(P1, "capture", "m44", "1 1 1 K | -").expect_total(2, 0)
    t.expect(fugitives=("m16", "m17")).ready_for(P1)


@rule("SC-3.19", "SC-3.22")
def test_the_tests_of_the_board() -> None:
    t = rebels(fugitives="m16").hand(P1, "m44 m47").exhausted("m01").out("m02")
    t.offers(Interact("capture"), Interact("cheer"), Interact("revive"))
    t.refused(Interact("control"), "challenge_not_here", "LG-4.2").ready_for(P1)
    t = rebels().hand(P1, "m44").refused(Interact("capture"), "challenge_useless", "LG-4.3")
    t.does_not_offer(Interact("capture")).ready_for(P1)


@rule("SC-3.20")
def test_catching_all_fugitives_costs_a_space() -> None:
    t = rebels(fugitives="m16 m17").offers(Catch()).catches(P1)
    t.expect_event(TrackMoved, track="rebels_pistol", start=12, end=11)
    t.expect_event(FugitivesCaught, count=2).expect(fugitives=(), rebels=11, actions=3)
    t.expect_in_deck("m16", "m17").does_not_offer(Catch())
    t.refused(Catch(), "no_fugitives", "SC-3.20").refused(Done(), "act_now", "LG-3.2").ready_for(P1)


@rule("SC-3.18")
def test_a_rally_costs_a_space() -> None:
    t = rebels(fugitives="m16").exhausted("m01 m02").rallies(P1).expect_pistols(2, 11)
    t.expect_exhausted("").expect(fugitives=("m16",)).ready_for(P1)


# Police, round end and the end


@rule("SC-3.22")
def test_a_siren_does_nothing() -> None:
    t = rebels().hand(P1, "m43 m48").problems(P1, "pr07").on_top("m06").does_not_offer(Use("m48"))
    t.refused(Use("m48"), "changes_nothing", "LG-5.5")
    t.tries(P1, "pr07", "m43", "4 1 1 1 | S").expect_event(SirenHeard).expect(police="absent")
    t.ready_for(P1)
    t = rebels().last_turn(P1).ends(P1).expect_no_event(PoliceActivated).expect(police="absent")
    t.asks(P1, "first")


@rule("SC-3.15", "SC-3.23")
@each(ATTACKS, "applies")
@pytest.mark.parametrize("where", ["clan", "ambush"])
def test_every_attack_strikes_until_it_is_gone(card: CardEntry, where: str) -> LegendsTable:
    attack = {"clan": "clan_attack", "ambush": "ambush"}[where]
    t = rebels(**{attack: card.id, f"{where}_rebels": "m02"}).hand(P2, "m03").last_turn(P1).ends(P1)
    if card.effect == "end_rebels1":
        t.expect(rebels=10).expect_exhausted("")
    else:
        t.expect(rebels=11).expect_exhausted("m03")
        t.expect_event(MinionExhausted, minion="m03", cause="attack")
    assert gang(t, ambush=where == "ambush") == "m02"
    return t.asks(P1, "first")


@rule("SC-3.23")
def test_without_attacks_only_the_last_step_strikes() -> None:
    t = rebels().hand(P2, "m03").last_turn(P1).ends(P1).expect_pistols(2, 11)
    t.expect_event(EvidenceCounted, count=0).expect_exhausted("").asks(P1, "first")


@rule("SC-3.23", "SC-3.24")
def test_an_attack_may_end_it_before_the_evidence() -> None:
    t = rebels(clan=5, rebels=6, clan_attack="at01", clan_rebels="m02").problems(P1, "pr06 pr07")
    t.problems(P2, "pr12 pr24").last_turn(P1).ends(P1).expect(ending="pistols", fingerprints=8)
    t.expect_no_event(EvidenceCounted).over(scores=(5, 5), reason="target_missed")


@rule("SC-3.23", "SC-3.24")
def test_evidence_comes_before_the_last_step() -> None:
    t = rebels(clan=9, rebels=10).problems(P1, "pr06 pr07").problems(P2, "pr12 pr24")
    t.last_turn(P1).ends(P1).expect(ending="arrested", rebels=10).over(reason="arrested")


@rule("SC-3.24")
@pytest.mark.parametrize(
    ("clan", "reputation"),
    [
        *enumerate((0, 1, 2, 3, 4, 5, 7, 8, 8, 9, 12)),
        *[(space, 15) for space in (11, 12, 14)],
    ],
)
def test_reputation_by_the_space_where_they_meet(clan: int, reputation: int) -> None:
    t = rebels(clan=clan, rebels=clan + 1).exhausted("m01").rallies(P1).expect(ending="pistols")
    t.expect_exhausted("m01").over(scores=(reputation, reputation))


@rule("SC-3.24", "LG-14.2")
def test_the_end_of_rebels_and_fugitives() -> None:
    t = rebels(
        clan=7,
        rebels=8,
        clan_attack="at01",
        clan_rebels="m02 m03",
        ambush="at04",
        ambush_rebels="m04",
        fugitives="m16 m17",
    ).campaign()
    t.hand(P1, "m01").exhausted("m06").last_turn(P1).ends(P1).expect(ending="pistols")
    t.expect_exhausted("m02 m03 m04 m06").expect_out("m16 m17").expect_hand(P1, "m01")
    t.expect_event(MinionOut, minion="m16", cause="struggle").expect(purse=8, reputations=(8,))
    t.asks(P1, "spend").bails("m16").done()
    assert "m17" in t.view().box


def test_fingerprints_on_an_owners_attacks_count() -> None:
    prints = {"scenario__rebels__card__0__prints": 3}
    t = rebels(clan_attack="at01", clan_rebels="m02").setting(data=sample_data.data_file(**prints))
    t.expect(fingerprints=3).ready_for(P1)


# The cards


def test_the_cards_are_as_printed() -> None:
    printed: dict[str, list[str]] = {}
    for row in Dossier("legends").rows("id", "name", "icons", "rebels"):
        printed[row[0]], printed[row[6]] = row[1:5], row[7:]
    assert len(printed) == len(ATTACKS) == 12
    for card in ATTACKS:
        name, icons, count, effect = printed[card.id]
        assert name == f"{card.en} · {card.ru}"
        assert (icons.replace("/", ""), int(count)) == (card.icons, card.values["rebels"])
        assert (effect, card.difficulty) == (card.effect, 0)
