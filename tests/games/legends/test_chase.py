"""SC-2: the chase, clause by clause and card by card."""

import pytest

from omerta.games.legends import GAME
from omerta.games.legends.actions import (
    Boost,
    ChangeLane,
    ChangeLaneByDie,
    EndTurn,
    Interact,
    Lose,
    PlaceDriving,
    Recruit,
    Use,
)
from omerta.games.legends.components_pack import HOUSE
from omerta.games.legends.events import (
    CardRevealed,
    DrivingDicePlaced,
    EvidenceCounted,
    LaneChosen,
    PoliceActivated,
    ProblemDealt,
    SpeedBoosted,
    TrackMoved,
)
from omerta.games.legends.settings import CardEntry, LegendsSettings
from omerta.kernel import Seeded
from omerta.testing import rule, table
from omerta.testing.legends import P1, P2, LegendsTable, road_of
from tests.games.dossier import Dossier
from tests.games.legends.card_cases import EXPERT, each

OBSTACLES = HOUSE.scenario["chase"].card


def chase(**board: object) -> LegendsTable:
    return table("legends", seats=2).scenario("chase", **board)


def facing(card: CardEntry, **board: object) -> LegendsTable:
    """P1 is about to try this obstacle, with an expert and two other minions in hand."""
    others = [name for name in ("ob01", "ob02", "ob03", "ob04") if name != card.id][:3]
    t = chase(**{"lanes": " ".join([card.id, *others]), **board})
    return t.hand(P1, f"{EXPERT[card.icons]} m37 m39").on_top("m01 m02")


# Set-up and lanes


@rule("SC-2.1", "SC-2.2")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_the_set_up(seats: int) -> None:
    chosen = LegendsSettings(mode="one_shot", first_job="chase")
    s = GAME.new(seats, chosen, chance=Seeded(seats))
    view = GAME.view(s, None)
    board = road_of(view)
    assert (board.car, board.van, board.lever, board.driving) == (1, 14, 0, 0)
    assert (len(board.deck), board.discard, view.police, view.intro) == (12, (), "uncontrolled", 2)
    laid = [event.card for event in GAME.opening(s) if isinstance(event, CardRevealed)]
    assert laid == [board.near[0], board.future[0], board.near[1], board.future[1]]
    assert view.decision == "lane"


def test_two_players_may_start_further_back() -> None:
    for seats, car in ((1, 0), (2, 0), (3, 1)):
        chosen = LegendsSettings(mode="one_shot", first_job="chase", tight_two="on")
        s = GAME.new(seats, chosen, chance=Seeded(1))
        assert road_of(GAME.view(s, None)).car == car


@rule("SC-2.3", "SC-2.4")
def test_a_lane_is_chosen_before_the_first_player() -> None:
    t = chase(lane="right", lever=2).before("round").asks(P1, "lane")
    t.offers_exactly(ChangeLane("left"), ChangeLane("right"))
    t.refused(Recruit(), "lane_now", "SC-2.4").takes_lane(P1, "right")
    t.expect_event(LaneChosen, side="right", how="round").expect(lane="right", lever=0)
    t.asks(P1, "first")


@rule("SC-2.5")
def test_only_the_near_obstacle_of_the_lane() -> None:
    t = chase(lane="right").hand(P1, "m43 m48").offers(Interact("ob03"))
    for name in ("ob01", "ob02", "ob04"):
        t.refused(Interact(name), "challenge_not_here", "LG-4.2", challenge=name)
    t.takes_lane(P1, "left").offers(Interact("ob01")).does_not_offer(Interact("ob03"))
    t.ready_for(P1)


# Every obstacle, clean and rough


@rule("SC-2.6", "SC-2.8", "SC-2.9")
@each(OBSTACLES, "applies")
def test_a_clean_pass_brings_only_good(card: CardEntry) -> LegendsTable:
    t = facing(card).tries(P1, card.id, EXPERT[card.icons], "4 4 4 4 | x2").all_pass()
    t.expect_total(20, 20 // card.difficulty).expect(lever=card.values["speed"], van=9)
    plus = card.marks.get("plus", "")
    t.expect_hand(P1, "m01 m37 m39" if plus == "draw1" else "m37 m39")
    t.expect(driving=1 if plus == "drive1" else 0, stock=11 if plus == "drive1" else 12)
    return t.expect_exhausted("").expect_out("").expect_problems(P1, "").ready_for(P1)


@rule("SC-2.6", "SC-2.8", "SC-2.9")
@each(OBSTACLES, "applies")
def test_a_rough_pass_brings_the_bad_as_well(card: CardEntry) -> LegendsTable:
    t = facing(card).tries(P1, card.id, EXPERT[card.icons], "4 3 1 1 | -").all_pass()
    t.expect_total(9, 1).expect(lever=card.values["speed"])
    minus = card.marks.get("minus", "")
    losses = {"tire1": 1, "tire2": 2, "wound1": 1}.get(minus, 0)
    for lost in ("m37", "m39")[:losses]:
        t.asks(P1, "lose_own").loses(lost)
    gone = ["m37", "m39"][:losses]
    t.expect_out(" ".join(gone) if minus == "wound1" else "")
    t.expect_exhausted("" if minus == "wound1" else " ".join(gone))
    t.expect(van=10 if minus == "van1" else 9)
    return t.expect_problems(P1, "pr01" if minus == "problem" else "").ready_for(P1)


@each(OBSTACLES, "fails")
def test_a_failure_changes_nothing(card: CardEntry) -> LegendsTable:
    t = facing(card).tries(P1, card.id, EXPERT[card.icons], "1 1 1 K | -").all_pass()
    t.expect_total(2, 0).expect(lever=0, van=9).expect_problems(P1, "")
    assert t.road().near[0] == card.id
    return t.expect_exhausted(EXPERT[card.icons]).ready_for(P1)  # the lock


def test_losses_may_come_from_hand_or_table() -> None:
    t = chase(lanes="ob16 ob02 ob03 ob04").hand(P1, "m45 m37").on_table(P1, "m01")
    t.tries(P1, "ob16", "m45", "4 1 1 1 | -").all_pass()
    t.offers_exactly(Lose("m01"), Lose("m37"), Lose("m45")).loses("m01").expect_out("m01")
    t.ready_for(P1)


def test_a_driving_die_needs_a_space_and_a_die() -> None:
    t = chase(lanes="ob06 ob02 ob03 ob04", driving=3).hand(P1, "m47")
    t.tries(P1, "ob06", "m47", "4 4 1 1 | -").expect(driving=3, stock=9).ready_for(P1)


@rule("SC-2.9")
def test_a_token_by_an_ability_is_a_rough_pass() -> None:
    t = chase(lanes="ob13 ob02 ob03 ob04").hand(P1, "m47").uses(P1, "m47")
    t.expect(lever=2).expect_problems(P1, "pr01").ready_for(P1)


@rule("SC-2.9", "LG-4.21")
def test_an_extra_success_makes_a_pass_clean() -> None:
    t = chase(lanes="ob13 ob02 ob03 ob04").hand(P1, "m43").hand(P2, "m49")
    t.tries(P1, "ob13", "m43", "4 1 1 1 | -").uses(P2, "m49").expect_total(7, 2)
    t.expect_problems(P1, "").ready_for(P1)


@rule("SC-2.7")
@pytest.mark.parametrize(("before", "after"), [(0, 2), (1, 3), (2, 3), (3, 3)])
def test_speed_stops_at_three(before: int, after: int) -> None:
    t = chase(lanes="ob09 ob02 ob03 ob04", lever=before).hand(P1, "m48")
    t.tries(P1, "ob09", "m48", "4 4 4 1 | -").expect(lever=after).ready_for(P1)


@rule("SC-2.10")
def test_both_lanes_move_on_and_the_deck_is_refilled() -> None:
    t = chase(next_obstacles="ob09 ob10").hand(P1, "m43")
    t.tries(P1, "ob01", "m43", "4 4 1 1 | -").expect(near=("ob02", "ob04"))
    t.expect(future=("ob09", "ob10"), discard=("ob01", "ob03"), lane="left").ready_for(P1)
    t = chase(decks_empty=True).hand(P1, "m43").tries(P1, "ob01", "m43", "4 4 1 1 | -")
    assert len(t.road().deck) == 12
    t.ready_for(P1)


# Driving


@rule("SC-2.11")
@pytest.mark.parametrize("target", ["ob01", "control"])
def test_lucks_may_be_kept_after_any_interaction(target: str) -> None:
    t = chase().hand(P1, "m44 m43").problems(P1, "pr11")
    minion = "m43" if target == "ob01" else "m44"
    t.tries(P1, target, minion, "L L 1 1 | -")
    t.all_pass().asks(P1, "drive")
    t.offers_exactly(PlaceDriving(0), PlaceDriving(1), PlaceDriving(2))
    t.refused(PlaceDriving(3), "too_many_driving", "SC-2.11", most=2)
    t.refused(EndTurn(), "drive_now", "SC-2.11").drives(2)
    t.expect_event(DrivingDicePlaced, count=2, driving=2).expect(driving=2, stock=10)
    t.ready_for(P1)


@rule("SC-2.11")
def test_keeping_none_is_allowed_and_a_full_place_asks_nothing() -> None:
    t = chase().hand(P1, "m43").tries(P1, "ob01", "m43", "L 1 1 1 | -").drives(0)
    t.expect_no_event(DrivingDicePlaced).expect(driving=0, stock=12).ready_for(P1)
    t = chase(driving=3).hand(P1, "m43").tries(P1, "ob01", "m43", "L 1 1 1 | -")
    t.expect(driving=3, stock=9).ready_for(P1)


@rule("SC-2.12")
def test_driving_dice_are_missing_from_the_stock() -> None:
    t = chase(driving=3).hand(P1, "m43 m31 m01 m02").problems(P1, "pr07")
    t.rolls("1 1 1 1 1 1 1 1 1 | -").interacts(P1, "pr07").plays("m43", "m31", "m01", "m02")
    t.expect_total(9).expect(stock=9).ready_for(P1)  # eleven icons, nine dice


@rule("SC-2.13")
def test_changing_the_lane() -> None:
    t = chase(lever=2, driving=1).refused(ChangeLane("left"), "lane_already", "SC-2.13")
    t.takes_lane(P1, "right").expect(lane="right", lever=2, actions=2, driving=1)
    t.expect_event(LaneChosen, side="right", how="action")
    t.refused(ChangeLaneByDie("right"), "lane_already", "SC-2.13").takes_lane_by_die(P1, "left")
    t.expect(lane="left", lever=2, actions=2, driving=0, stock=12)
    t.expect_event(LaneChosen, side="left", how="die")
    t.refused(ChangeLaneByDie("right"), "no_driving_dice", "SC-2.13").ready_for(P1)
    t = chase(driving=1).turn(P1, actions=0).offers_exactly(ChangeLaneByDie("right"), EndTurn())
    t.refused(ChangeLane("right"), "no_actions_left", "LG-3.1")
    t.refused(Boost("yes"), "act_now", "LG-3.2").ready_for(P1)


@rule("SC-2.14")
def test_no_revive_but_abilities_still_work() -> None:
    t = chase().out("m01").hand(P1, "m47 m40")
    t.refused(Interact("revive"), "challenge_not_here", "LG-4.2").offers(Use("m40"))
    t.uses(P1, "m40").takes("m01").expect_out("").ready_for(P1)


# Van, police, end of turn and round


@rule("SC-2.15", "SC-2.16")
def test_a_rally_lets_the_van_drive_on() -> None:
    t = chase().exhausted("m01").rallies(P1).expect(van=10).expect_exhausted("").ready_for(P1)
    t = chase(van=24, car=23).exhausted("m01").rallies(P1).expect(ending="van_gone")
    t.expect_exhausted("m01").over(scores=(9, 9))


@rule("SC-2.16")
def test_a_wrong_turn_may_end_it() -> None:
    t = chase(lanes="ob14 ob02 ob03 ob04", van=24, car=18).hand(P1, "m46")
    t.tries(P1, "ob14", "m46", "4 1 1 1 | -").expect(ending="van_gone", van=25)
    t.expect_no_event(CardRevealed).over(scores=(2, 2))


@rule("SC-2.17")
@pytest.mark.parametrize(
    ("police", "roll", "problems"),
    [("active", "K K 1 1", "pr01"), ("active", "K 1 1 1", ""), ("uncontrolled", "K K 1 1", "")],
)
def test_active_police_punish_two_locks(police: str, roll: str, problems: str) -> None:
    t = chase().police(police).hand(P1, "m43").tries(P1, "ob01", "m43", f"{roll} | -")
    t.expect_problems(P1, problems).ready_for(P1)


@rule("SC-2.17")
def test_a_problem_goes_to_the_roller_on_control_and_problems_too() -> None:
    t = chase().police("active").hand(P1, "m43").problems(P2, "pr07").next_problems("pr20")
    t.tries(P1, "pr07", "m43", "K K 1 1 | -").expect_event(ProblemDealt, player=P1, problem="pr20")
    t.ready_for(P1)


@rule("SC-2.18")
def test_a_boost_is_offered_when_it_does_something() -> None:
    t = (
        chase(driving=3, lever=1)
        .ends(P1)
        .asks(P1, "boost")
        .offers_exactly(Boost("yes"), Boost("no"))
    )
    t.refused(EndTurn(), "boost_now", "SC-2.18").boosts("no").expect(car=3, driving=3, lever=0)
    chase(driving=2, lever=1).ends(P1).expect(car=3, driving=2).ready_for(P2)
    t = chase(driving=3, lever=3).ends(P1).expect(car=5, driving=3).ready_for(P2)
    t = chase(driving=3, lever=0).ends(P1).boosts("yes").expect_event(SpeedBoosted, lever=1)
    t.expect(car=3, driving=0, stock=12).ready_for(P2)


@rule("SC-2.18", "SC-2.19")
@pytest.mark.parametrize(("lever", "car"), [(0, 2), (1, 3), (2, 4), (3, 5)])
def test_the_car_must_move_and_then_the_van(lever: int, car: int) -> None:
    t = chase(lever=lever).ends(P1).expect_event(TrackMoved, track="car", start=2, end=car)
    t.expect(car=car, van=10, lever=0, lane="left").ready_for(P2)


@rule("SC-2.18")
@pytest.mark.parametrize("lane", ["left", "right"])
def test_the_lever_stays_in_its_lane_at_the_end_of_a_turn(lane: str) -> None:
    chase(lever=2, lane=lane).ends(P1).expect(lever=0, lane=lane).ready_for(P2)


@rule("SC-2.19")
@pytest.mark.parametrize(("lever", "ending"), [(1, None), (2, "caught"), (3, "caught")])
def test_the_car_stops_at_the_van(lever: int, ending: str | None) -> None:
    t = chase(lever=lever, car=12, van=14).ends(P1).expect(ending=ending, car=min(12 + lever, 14))
    if ending is None:
        t.ready_for(P2)
    else:
        t.over(scores=(15, 15))


@rule("SC-2.20")
def test_the_end_of_a_round() -> None:
    t = chase(lever=1).last_turn(P1).ends(P1).expect_event(EvidenceCounted, count=0)
    t.expect_event(PoliceActivated).expect(car=3, van=10).asks(P1, "lane")


@rule("SC-2.21", "SC-2.22")
@pytest.mark.parametrize(
    ("car", "reputation"),
    [(2, 1), (17, 1), (18, 2), (19, 3), (20, 4), (21, 5), (22, 7), (23, 9)],
)
def test_reputation_by_the_cars_space(car: int, reputation: int) -> None:
    t = chase(car=car, van=24).ends(P1).expect(ending="van_gone")
    t.over(scores=(reputation, reputation))


# The cards


def test_the_cards_are_as_printed() -> None:
    printed: dict[str, list[str]] = {}
    for row in Dossier("legends").rows("id", "name", "icons", "D", "speed"):
        printed[row[0]], printed[row[8]] = row[1:7], row[9:]
    assert len(printed) == len(OBSTACLES) == 16
    for card in OBSTACLES:
        name, icons, difficulty, speed, plus, minus = printed[card.id]
        assert name == f"{card.en} · {card.ru}"
        assert (icons.replace("/", ""), int(difficulty)) == (card.icons, card.difficulty)
        assert int(speed) == card.values["speed"]
        assert plus.replace("–", "") == card.marks.get("plus", "")
        assert minus.replace("–", "") == card.marks.get("minus", "")
