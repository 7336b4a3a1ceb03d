"""SC-3: fights with rebels, from the clan's dice to the consequences of both totals."""

import pytest

from omerta.games.legends.actions import (
    ChooseDie,
    EndTurn,
    Hit,
    Interact,
    Pass,
    PutToken,
    Use,
)
from omerta.games.legends.actions_rebels import Flee
from omerta.games.legends.components_pack import HOUSE
from omerta.games.legends.events import (
    CardDiscarded,
    ChallengeChosen,
    ChallengeOvercome,
    FightDecided,
    LoyaltyChecked,
    MinionExhausted,
    PlaceRevealed,
    RebelFled,
    RebelsRolled,
    TotalFixed,
    TrackMoved,
)
from omerta.games.legends.settings import CardEntry
from omerta.testing import rule, table
from omerta.testing.legends import P1, P2, LegendsTable
from tests.games.legends import sample_data
from tests.games.legends.card_cases import EXPERT, each

ATTACKS = [card for card in HOUSE.scenario["rebels"].card if card.deck == "attack"]
REBEL = {"MH": "m01", "MC": "m06", "MB": "m11", "HC": "m16", "HB": "m21", "CB": "m26"}
"""For each pair of icons a minion of level 1 that has both."""


def rebels(**board: object) -> LegendsTable:
    return table("legends", seats=2).scenario("rebels", **board).on_top("m07")


def facing(card: CardEntry, *, ambush: bool) -> LegendsTable:
    """P1 is about to fight this attack of one rebel with two dice; no other minion can help."""
    where = "ambush" if ambush else "clan"
    attack = "ambush" if ambush else "clan_attack"
    t = rebels(**{attack: card.id, f"{where}_rebels": REBEL[card.icons]})
    return t.hand(P1, f"{EXPERT[card.icons]} m37").hand(P2, "m39")


# Every attack, won, lost and equal


@rule("SC-3.4", "SC-3.8")
@pytest.mark.parametrize("ambush", [False, True], ids=["clan", "ambush"])
@each(ATTACKS, "applies")
def test_a_won_fight(card: CardEntry, ambush: bool) -> LegendsTable:
    t = facing(card, ambush=ambush)
    t.fights(P1, card.id, EXPERT[card.icons], "4 3 1 1 | -", "4 4 | -").all_pass()
    t.expect_event(FightDecided, card=card.id, clan=9, rebels=8, won=True, ambush=ambush)
    t.expect_event(TrackMoved, track="clan_pistol", start=2, end=3).expect_pistols(3, 12)
    t.expect_event(ChallengeOvercome, challenge=card.id).expect_event(CardDiscarded, card=card.id)
    t.expect_event(MinionExhausted, minion=REBEL[card.icons], cause="fight")
    t.expect(clan_attack=None, ambush=None, attack_discard=(card.id,), fugitives=())
    t.expect_exhausted(" ".join(sorted((REBEL[card.icons], "m07")))).expect_table(
        P1, EXPERT[card.icons]
    )
    return t.ready_for(P1)


@rule("SC-3.9")
@pytest.mark.parametrize("ambush", [False, True], ids=["clan", "ambush"])
@each(ATTACKS, "fails")
def test_a_lost_fight(card: CardEntry, ambush: bool) -> LegendsTable:
    t = facing(card, ambush=ambush)
    t.fights(P1, card.id, EXPERT[card.icons], "4 1 1 1 | -", "4 4 | -").all_pass()
    t.expect_event(FightDecided, card=card.id, clan=7, rebels=8, won=False).expect_pistols(2, 12)
    t.expect_no_event(ChallengeOvercome).expect_no_event(CardDiscarded).expect_exhausted("m07")
    attack = t.struggle().ambush if ambush else t.struggle().clan_attack
    assert attack is not None
    assert (attack.card, attack.rebels) == (card.id, (REBEL[card.icons],))
    return t.expect(actions=2).ready_for(P1)


@rule("SC-3.10")
@each(ATTACKS, "edge")
def test_equal_totals(card: CardEntry) -> LegendsTable:
    ours, theirs = [facing(card, ambush=ambush) for ambush in (False, True)]
    for t in (ours, theirs):
        t.fights(P1, card.id, EXPERT[card.icons], "4 2 1 1 | -", "4 4 | -").all_pass()
    ours.expect_event(FightDecided, clan=8, rebels=8, won=True).expect_pistols(3, 12).ready_for(P1)
    theirs.expect_event(FightDecided, clan=8, rebels=8, won=False)
    return theirs.expect_pistols(2, 12).ready_for(P1)


# The order of effects


@rule("SC-3.5", "SC-3.12")
def test_a_fight_runs_from_loyalty_to_the_rebels_dice() -> None:
    t = rebels(clan_attack="at01", clan_rebels="m02").hand(P1, "m43 m01").hand(P2, "m04")
    t.rolls("4 3 L K K 1 | F").interacts(P1, "at01")
    t.expect_event(ChallengeChosen, challenge="at01", difficulty=0)
    t.expect_event(LoyaltyChecked, minion="m07", rebel=False).asks(P1, "play")
    t.plays("m43", "m01").asks(P2, "ability").expect_no_event(RebelsRolled)
    t.offers_exactly(Use("m04"), Pass()).passes(P2).asks(P1, "luck").luck(1)
    t.expect_event(TotalFixed, total=4, blocked=1, multiplier=1, difficulty=0, successes=0)
    t.expect_no_event(RebelsRolled).asks(P1, "hit").rolls("2 1 | -").does(Hit("m01"))
    t.expect_event(
        MinionExhausted, minion="m43", cause="fatigue"
    )  # it was the only minion left on the table
    t.expect_event(RebelsRolled, card="at01", dice=("2", "1"), red="blank", total=3)
    t.expect_event(FightDecided, clan=4, rebels=3, won=True).expect_pistols(3, 12).ready_for(P1)


@rule("SC-3.4")
def test_attacks_have_no_difficulty_and_take_no_tokens() -> None:
    t = rebels(clan_attack="at01", clan_rebels="m02", ambush="at04", ambush_rebels="m03")
    t.hand(P1, "m43").problems(P1, "pr10").offers(Interact("at01"), Interact("at04"))
    listed = {each.id: each for each in t.view().challenges}
    assert list(listed) == ["cheer", "revive", "capture", "pr10", "at01", "at04"]
    for name in ("at01", "at04"):
        assert (listed[name].difficulty, listed[name].need, listed[name].tokens) == (0, 0, 0)
        assert not listed[name].harmless
    t.refused(Interact("at02"), "challenge_not_here", "LG-4.2", challenge="at02")
    t.refused(Interact("pl_docks"), "challenge_not_here", "LG-4.2", challenge="pl_docks")
    t = rebels(clan_attack="at01", clan_rebels="m02").hand(P1, "m26")
    t.refused(Interact("at01"), "nobody_matches", "LG-4.3").does_not_offer(Interact("at01"))
    t.ready_for(P1)


def test_tokens_elsewhere_do_not_close_an_attack() -> None:
    hard = {"problem__6__need": 2}  # custom data: pr07 needs two
    t = rebels(clan_attack="at01", clan_rebels="m02").setting(data=sample_data.data_file(**hard))
    t.hand(P1, "m43").problems(P1, "pr07").tokens("pr07", 1)
    t.offers(Interact("at01"), Interact("pr07")).ready_for(P1)


# The rebels' dice


@rule("SC-3.6")
@pytest.mark.parametrize(
    ("gang", "dice"),
    [
        ("m01", 2),  # MH
        ("m06", 1),  # MC
        ("m26", 0),  # CB
        ("m01 m08", 3),
        ("m31 m43", 7),  # MMH and MMHH
        ("m31 m34 m43 m01", 12),
        ("m31 m34 m43 m01 m02 m03", 12),  # sixteen icons, but only twelve dice
    ],
)
def test_a_die_for_every_matching_icon(gang: str, dice: int) -> None:
    t = rebels(clan_attack="at01", clan_rebels=gang).hand(P1, "m45")
    assert t.struggle().clan_attack.dice == dice  # type: ignore[union-attr]
    t.rolls("1 1 | -", " ".join(["1"] * dice) + " | -").interacts(P1, "at01").plays("m45")
    t.expect_event(RebelsRolled, dice=("1",) * dice, total=dice).expect(stock=12).ready_for(P1)


@rule("SC-3.7")
@pytest.mark.parametrize(
    ("dice", "red", "total"),
    [
        ("4 L K", "x2", 11),
        ("4 3 2", "x3", 17),
        ("L L K", "x3", 6),
        ("K K K", "x2", 0),
        ("4 4 K", "-", 8),
        ("4 1 L", "F", 8),
        ("4 1 L", "S", 8),
    ],
)
def test_the_total_of_the_rebels_dice(dice: str, red: str, total: int) -> None:
    t = rebels(clan_attack="at01", clan_rebels="m01 m06").hand(P1, "m43 m31 m34").hand(P2, "m39")
    clan = "4 4 4 4 4 4 4 4 4 4 | -"
    t.fights(P1, "at01", "m43 m31 m34", clan, f"{dice} | {red}").expect_event(
        RebelsRolled, total=total
    )
    if t.view().decision == "rebel":
        t.flees("m01")
    fled = ("m01", "m06")[: dice.count("K")]
    t.expect(fugitives=fled).expect_pistols(3, 12).ready_for(P1)


@rule("SC-3.7")
def test_their_fatigue_and_siren_have_no_effect() -> None:
    for red in ("F", "S"):
        t = rebels(clan_attack="at01", clan_rebels="m01").hand(P1, "m43 m37").hand(P2, "m39")
        t.fights(P1, "at01", "m43", "4 4 1 1 | -", f"1 1 | {red}").expect_table(P1, "m43")
        t.expect_exhausted("m01 m07").expect(police="absent").ready_for(P1)


@rule("SC-3.6", "LG-5.3")
def test_no_ability_touches_their_dice() -> None:
    t = rebels(clan_attack="at01", clan_rebels="m01").hand(P1, "m43 m02").hand(P2, "m04 m41")
    t.rolls("1 1 1 1 | -", "4 4 | x3").interacts(P1, "at01").plays("m43").done().all_pass()
    t.expect_event(FightDecided, clan=4, rebels=16, won=False).ready_for(P1)


@rule("SC-3.7")
def test_each_lock_lets_a_chosen_rebel_flee_and_blocks_nothing() -> None:
    t = rebels(clan_attack="at01", clan_rebels="m01 m02 m06").hand(P1, "m43")
    t.fights(P1, "at01", "m43", "4 4 4 1 | -", "4 3 K K 1 | -").asks(P1, "rebel")
    fight = t.struggle().fight
    assert fight is not None
    assert (fight.card, fight.ambush, fight.clan, fight.rebels) == ("at01", False, 13, 8)
    assert (fight.dice, fight.red, fight.fleeing) == (("4", "3", "lock", "lock", "1"), "blank", 2)
    t.offers_exactly(Flee("m01"), Flee("m02"), Flee("m06")).refused(EndTurn(), "flee_now", "SC-3.7")
    t.refused(Flee("m07"), "not_a_rebel", "SC-3.7", minion="m07")
    t.refused(Flee("x"), "no_such_minion", "SC-3.7").flees("m02")
    t.expect_event(RebelFled, minion="m02").expect(fugitives=("m02",)).asks(P1, "rebel")
    t.offers_exactly(Flee("m01"), Flee("m06")).flees("m06").expect(fugitives=("m02", "m06"))
    t.expect_event(FightDecided, clan=13, rebels=8, won=True).expect_exhausted("m01 m07")
    t.expect(fight=None).ready_for(P1)


@rule("SC-3.7")
@pytest.mark.parametrize(("dice", "fled"), [("4 K", "m01"), ("K K", "m01"), ("4 4", "")])
def test_without_a_choice_there_is_no_decision(dice: str, fled: str) -> None:
    t = rebels(clan_attack="at01", clan_rebels="m01").hand(P1, "m43 m37").hand(P2, "m39")
    t.fights(P1, "at01", "m43", "4 4 1 1 | -", f"{dice} | -").expect(fugitives=tuple(fled.split()))
    t.expect_exhausted("m07" if fled else "m01 m07").expect_pistols(3, 12).ready_for(P1)


@rule("SC-3.9")
@pytest.mark.parametrize("ambush", [False, True])
def test_a_gang_that_has_fled_leaves_no_attack(ambush: bool) -> None:
    card = next(card for card in ATTACKS if card.id == "at06")
    t = facing(card, ambush=ambush).fights(P1, "at06", "m46", "4 1 1 1 | -", "4 K | x3").all_pass()
    t.expect_event(FightDecided, clan=7, rebels=12, won=False).expect_pistols(2, 12)
    t.expect_event(CardDiscarded, card="at06").expect(fugitives=("m16",), ambush=None)
    t.expect(place="docks").expect_no_event(PlaceRevealed).ready_for(P1)


@rule("SC-3.8")
@pytest.mark.parametrize("place", ["pl_docks", "pl_club", "pl_street"])
def test_a_won_ambush_moves_on(place: str) -> None:
    t = rebels(ambush="at01", ambush_rebels="m01", place="club").hand(P1, "m43 m37").hand(P2, "m39")
    number = t.layout.build().pack.scenarios["rebels"].number
    t.dice.orders["place"] = [[number[place]]]
    t.fights(P1, "at01", "m43", "4 4 1 1 | -", "1 1 | -").expect_event(PlaceRevealed, card=place)
    t.expect(place_card=place)
    assert place not in t.struggle().place_deck
    assert len(t.struggle().place_deck) == 2
    t.ready_for(P1)


@rule("SC-3.8")
def test_a_won_clan_attack_leaves_the_place() -> None:
    t = rebels(clan_attack="at01", clan_rebels="m01", place="club").hand(P1, "m43 m37")
    t.hand(P2, "m39").fights(P1, "at01", "m43", "4 4 1 1 | -", "1 1 | -")
    t.expect_no_event(PlaceRevealed).expect(place="club").ready_for(P1)


@rule("SC-3.8", "SC-3.24")
def test_a_fight_may_end_it() -> None:
    t = rebels(clan=8, rebels=9, ambush="at01", ambush_rebels="m01 m02", fugitives="m16")
    t.hand(P1, "m43").fights(P1, "at01", "m43", "4 4 4 4 | -", "1 1 1 1 | -")
    t.expect(ending="pistols").expect_pistols(9, 9).expect_exhausted("m01 m02 m07")
    t.expect_out("m16").expect_no_event(PlaceRevealed).over(scores=(9, 9))


# Abilities and problems


@rule("SC-3.11")
def test_plus_one_and_dice_abilities_help() -> None:
    t = (
        rebels(clan_attack="at01", clan_rebels="m01")
        .hand(P1, "m43 m37")
        .hand(P2, "m05 m36 m44 m32")
    )
    t.rolls("2 1 1 K | -", "4 4 | x2").interacts(P1, "at01").plays("m43").done()
    t.asks(P2, "ability").uses(P2, "m05").uses(P2, "m32").uses(P2, "m44").uses(P2, "m36").does(
        ChooseDie(2)
    )
    t.expect_event(TotalFixed, total=16, blocked=0, multiplier=3, difficulty=0, successes=0)
    t.expect_event(FightDecided, clan=16, rebels=12, won=True).ready_for(P1)


@rule("SC-3.11")
def test_abilities_about_successes_do_nothing() -> None:
    t = rebels(clan_attack="at01", clan_rebels="m01").hand(P1, "m43 m02").hand(P2, "m49 m47")
    t.rolls("4 4 1 1 | -", "1 1 | -").interacts(P1, "at01").plays("m43").done()
    t.passes(P1).expect_event(FightDecided, won=True).ready_for(P1)
    t = rebels(clan_attack="at01", clan_rebels="m01").hand(P1, "m47").does_not_offer(Use("m47"))
    t.refused(Use("m47"), "changes_nothing", "LG-5.5").ready_for(P1)
    t = rebels(clan_attack="at01", clan_rebels="m01").hand(P1, "m47").problems(P1, "pr07 pr19")
    t.uses(P1, "m47").offers_exactly(PutToken("pr07"), PutToken("pr19")).puts_token("pr07")
    t.expect_problems(P1, "pr19").ready_for(P1)


@rule("SC-3.11", "LG-4.7")
def test_problems_of_the_fighter() -> None:
    t = rebels(clan_attack="at01", clan_rebels="m01").hand(P1, "m43 m37").hand(P2, "m39")
    t.problems(P1, "pr10 pr05").fights(P1, "at01", "m43", "4 2 1 | -", "4 2 | -")
    t.expect_event(TotalFixed, total=7, difficulty=0, blocked=0, multiplier=1, successes=0)
    t.expect_event(FightDecided, clan=7, rebels=6, won=True).ready_for(P1)


def test_damage_of_a_fight_hurts_as_usual() -> None:
    t = rebels(clan_attack="at01", clan_rebels="m01").hand(P1, "m43 m37").hand(P2, "m39")
    t.fights(P1, "at01", "m43", "4 4 K K | -", "1 1 | -").expect_exhausted("m07")
    t.expect_out("m43").expect_event(FightDecided, clan=0, rebels=2, won=False).ready_for(P1)
