"""LG-4: an interaction, step by step."""

from collections.abc import Callable

import pytest

from omerta.games.legends.actions import (
    Done,
    EndTurn,
    Interact,
    Pass,
    PlayMinion,
    SplitLuck,
    Use,
)
from omerta.games.legends.events import (
    ChallengeChosen,
    ChallengeOvercome,
    DiceRolled,
    MinionExhausted,
    MinionPlayed,
    ProblemSolved,
    RollVoided,
    SirenHeard,
    TokensPlaced,
    TotalFixed,
)
from omerta.games.legends.rules.dice import final_dice, most_pairs, worth
from omerta.testing import rule, table
from omerta.testing.legends import P1, P2, P3, LegendsTable
from omerta.testing.legends_layout import RED, WHITE
from tests.games.legends.hooked_bank import HookedBank

Plug = Callable[[HookedBank], HookedBank]


def two() -> LegendsTable:
    return table("legends", seats=2)


# The challenge


@rule("LG-4.1")
def test_an_interaction_costs_one_action() -> None:
    t = two().hand(P1, "m01").problems(P1, "pr07").interacts(P1, "pr07").expect(actions=2)
    t.expect_event(ChallengeChosen, player=P1, challenge="pr07", difficulty=4).asks(P1, "play")


@rule("LG-4.2")
def test_open_challenges_may_be_tried() -> None:
    t = two().scenario("bank", vault="va01", alarms="al08").hand(P1, "m43 m44 m46").exhausted("m09")
    t.out("m08").problems(P1, "pr07").problems(P2, "pr11")
    challenges = ["cheer", "revive", "control", "pr07", "pr11", "va01", "al08"]
    t.offers(*[Interact(name) for name in challenges])
    t.refused(Interact("pr01"), "challenge_not_here", "LG-4.2", challenge="pr01")
    t.refused(Interact("va02"), "challenge_not_here", "LG-4.2")
    t.refused(Interact("capture"), "challenge_not_here", "LG-4.2")
    t.refused(Interact("ob01"), "no_such_challenge", "LG-4.2", name="ob01").ready_for(P1)


@rule("LG-4.3")
def test_a_challenge_needs_a_matching_minion_in_hand() -> None:
    t = two().hand(P1, "m26").problems(P1, "pr07").does_not_offer(Interact("pr07"))
    t.refused(Interact("pr07"), "nobody_matches", "LG-4.3", challenge="pr07").ready_for(P1)


@rule("LG-4.3")
def test_a_challenge_must_do_something() -> None:
    t = two().hand(P1, "m43 m44 m47")
    for name in ("cheer", "revive"):
        t.refused(Interact(name), "challenge_useless", "LG-4.3", challenge=name)
    t.offers(Interact("control"))
    t = two().hand(P1, "m44").police("controlled")
    t.refused(Interact("control"), "challenge_useless", "LG-4.3").ready_for(P1)


@rule("LG-4.3")
def test_a_challenge_needs_a_die_in_the_stock(play_with: Plug) -> None:
    play_with(HookedBank(away=12))
    t = two().hand(P1, "m01").problems(P1, "pr07")
    t.refused(Interact("pr07"), "no_dice", "LG-4.3").does_not_offer(Interact("pr07")).ready_for(P1)


@rule("LG-4.4")
def test_the_choice_is_binding_and_the_scenario_speaks_next(play_with: Plug) -> None:
    scenario = play_with(HookedBank())
    t = two().hand(P1, "m01 m02").problems(P1, "pr07").interacts(P1, "pr07")
    assert scenario.calls == ["before play, 0 played"]
    t.refused(EndTurn(), "play_minions_now", "LG-4.4").refused(Done(), "play_one_first", "LG-4.5")
    t.rolls("1 1 | -").plays("m01").done()
    assert scenario.calls[1] == "before roll, 0 dice"
    t.all_pass().ready_for(P1)


# The minions


@rule("LG-4.5")
def test_minions_are_played_one_by_one() -> None:
    t = two().hand(P1, "m01 m02 m26").problems(P1, "pr07").interacts(P1, "pr07")
    t.offers_exactly(PlayMinion("m01"), PlayMinion("m02"))
    t.refused(PlayMinion("m26"), "no_matching_icon", "LG-4.5", minion="m26")
    t.refused(PlayMinion("m99"), "no_such_minion", "LG-4.5", name="m99")
    t.plays("m01").offers_exactly(PlayMinion("m02"), Done())
    t.expect_event(MinionPlayed, minion="m01", dice=2).asks(P1, "play")


@rule("LG-4.6")
@pytest.mark.parametrize(("problem", "dice"), [("pr07", 3), ("pr11", 2), ("pr06", 1)])
def test_every_matching_icon_gives_a_die(problem: str, dice: int) -> None:
    t = two().hand(P1, "m31").problems(P2, problem).interacts(P1, problem)
    t.rolls(f"{'1 ' * dice}| -").plays("m31").expect_event(DiceRolled, dice=("1",) * dice)
    t.ready_for(P1)


@rule("LG-4.7")
@pytest.mark.parametrize(("added", "dice"), [(-5, 1), (-1, 1), (0, 2), (2, 4)])
def test_cards_of_the_scenario_change_the_dice(added: int, dice: int, play_with: Plug) -> None:
    play_with(HookedBank(more_dice=added))
    t = two().hand(P1, "m01").problems(P2, "pr07").interacts(P1, "pr07")
    t.rolls(f"{'1 ' * dice}| -").plays("m01").expect_event(DiceRolled, dice=("1",) * dice)
    t.ready_for(P1)


@rule("LG-4.7", "LG-8.1")
def test_minus_die_strikes_its_owner_alone() -> None:
    t = two().hand(P1, "m31").problems(P2, "pr07 pr05").tries(P1, "pr07", "m31", "1 1 1 | -")
    t.expect_event(DiceRolled, dice=("1", "1", "1")).ready_for(P1)
    t = two().hand(P1, "m31").problems(P1, "pr07 pr05").tries(P1, "pr07", "m31", "1 1 | -")
    t.expect_event(DiceRolled, dice=("1", "1")).ready_for(P1)


@rule("LG-4.9")
def test_difficulties_add_up(play_with: Plug) -> None:
    play_with(HookedBank(harder=2))
    t = two().scenario("bank", vault="va01").hand(P1, "m01").problems(P1, "pr10 pr16 pr07")
    t.interacts(P1, "va01").expect_event(ChallengeChosen, difficulty=5 + 2 + 2)
    t.asks(P1, "play")
    t = two().hand(P1, "m01").problems(P1, "pr10 pr07").interacts(P1, "pr07")
    t.expect_event(ChallengeChosen, difficulty=4 + 2).asks(P1, "play")


# The roll


@rule("LG-4.10", "LG-4.8")
def test_the_red_die_is_rolled_too_and_dice_leave_the_stock() -> None:
    t = two().hand(P1, "m01").hand(P2, "m02").problems(P1, "pr07")
    t.tries(P1, "pr07", "m01", "1 1 | x3").expect_event(DiceRolled, red="x3").expect(stock=10)
    t.passes(P2).expect(stock=12).ready_for(P1)


@rule("LG-4.11", "LG-5.1")
def test_all_players_may_use_abilities_and_any_number() -> None:
    t = table("legends", seats=3).hand(P1, "m01 m05 m10").hand(P3, "m15").problems(P1, "pr07")
    t.rolls("1 1 | -").interacts(P1, "pr07").plays("m01").done().asks(P1, "ability")
    t.uses(P1, "m05").uses(P1, "m10").uses(P3, "m15")
    t.expect_total(5, 1).expect_exhausted("m05 m10 m15").ready_for(P1)


@rule("LG-4.12")
def test_the_window_asks_the_roller_first_and_again_after_each_use() -> None:
    t = table("legends", seats=4).turn(P2).hand(P2, "m01 m03").hand(P3, "m26").hand(P1, "m02")
    t.problems(P1, "pr07").tries(P2, "pr07", "m01", "1 1 | -").asks(P2, "ability")
    t.passes(P2).asks(P3, "ability").passes(P3).asks(P1, "ability")
    t.rolls("2").uses(P1, "m02").die(1).asks(P2, "ability")  # the fourth player has no minion
    t.refused(Use("m26"), "not_your_turn", "LG-2.5", by=P3)
    t.refused(EndTurn(), "ability_now", "LG-4.11", by=P2)
    t.passes(P2).passes(P3).expect_total(3).ready_for(P2)


@rule("LG-4.12")
def test_players_without_a_usable_ability_are_skipped() -> None:
    t = two().hand(P1, "m01 m04").hand(P2, "m37").problems(P1, "pr07")
    t.rolls("1 1 | -").interacts(P1, "pr07").plays("m01").done()
    t.expect_total(2, 0).ready_for(P1)  # no lock to cancel, and m37 draws on its own turn


@rule("LG-4.13")
def test_as_many_pairs_as_there_are() -> None:
    t = two().hand(P1, "m43").problems(P1, "pr19").tries(P1, "pr19", "m43", "L L K 1 | -")
    t.offers_exactly(SplitLuck(0), SplitLuck(1))
    t.refused(SplitLuck(2), "too_many_lucks", "LG-4.13", most=1)
    t.refused(Pass(), "luck_now", "LG-4.13").luck(1).expect_total(4, 0).ready_for(P1)


@rule("LG-4.13")
@pytest.mark.parametrize("roll", ["L L 1 1", "K 1 1 1", "4 3 2 1"])
def test_without_both_there_is_no_decision(roll: str) -> None:
    t = two().hand(P1, "m43").problems(P1, "pr19").tries(P1, "pr19", "m43", f"{roll} | -")
    t.ready_for(P1)


@rule("LG-4.14")
def test_the_scenario_looks_at_the_final_result(play_with: Plug) -> None:
    scenario = play_with(HookedBank())
    t = two().hand(P1, "m43").problems(P1, "pr19").tries(P1, "pr19", "m43", "4 L L K | -").luck(1)
    assert scenario.calls[-1] == f"after roll {(4, 5)}"
    t.expect_total(7).ready_for(P1)


WORTH = [
    ("4 3 2 1 | -", 0, 10, 0, 1),
    ("4 3 2 1 | x2", 0, 14, 0, 2),
    ("4 3 2 1 | x3", 0, 18, 0, 3),
    ("4 3 2 1 | F", 0, 10, 0, 1),
    ("4 3 2 1 | S", 0, 10, 0, 1),
    ("4 4 K | x2", 0, 8, 1, 2),  # one of two equal numbers
    ("4 3 K K | x3", 0, 0, 2, 1),
    ("4 K K K | x3", 0, 0, 1, 1),  # nothing is left to block
    ("L L | x3", 0, 6, 0, 1),  # never a luck
    ("1 L L | x3", 0, 9, 0, 3),
    ("1 L K K | x2", 0, 0, 2, 1),  # first the number, then the luck
    ("1 L K K | x2", 1, 0, 1, 1),
    ("2 L K | x3", 1, 6, 0, 3),
    ("L L L K K | -", 2, 3, 0, 1),
    ("K | x3", 0, 0, 0, 1),
]


@rule("LG-4.15", "LG-4.16", "LG-4.17")
@pytest.mark.parametrize(("roll", "cancelled", "total", "blocked", "multiplier"), WORTH)
def test_the_worth_of_a_roll(
    roll: str, cancelled: int, total: int, blocked: int, multiplier: int
) -> None:
    white, _, red = roll.partition("|")
    dice = tuple([WHITE[face] for face in white.split()])
    found = worth(dice, RED[red.strip()], cancelled, 3)
    assert (found.total, found.blocked, found.multiplier) == (total, blocked, multiplier)
    assert found.locks == final_dice(dice, cancelled).count(6)
    assert cancelled <= most_pairs(dice)


@rule("LG-4.17")
def test_bonuses_are_flat() -> None:
    t = two().hand(P1, "m01 m05").problems(P1, "pr07").tries(P1, "pr07", "m01", "2 1 | x2")
    t.uses(P1, "m05").expect_total(6, 1).ready_for(P1)


# The outcome


@rule("LG-4.18")
def test_a_forbidden_total_voids_everything(play_with: Plug) -> None:
    scenario = play_with(HookedBank(banned=(3,)))
    t = two().police("controlled").hand(P1, "m31").problems(P1, "pr07")
    t.tries(P1, "pr07", "m31", "4 3 K | S").expect_event(RollVoided, total=3)
    t.expect_no_event(TotalFixed).expect_no_event(SirenHeard).expect(police="controlled")
    assert not [texts for texts in scenario.calls if texts.startswith("after")]
    t.expect(actions=2, stock=12).expect_table(P1, "m31").expect_exhausted("").ready_for(P1)


@rule("LG-4.18")
def test_another_total_is_not_touched(play_with: Plug) -> None:
    play_with(HookedBank(banned=(3,)))
    t = two().hand(P1, "m31").problems(P1, "pr07").tries(P1, "pr07", "m31", "4 3 K | x2")
    t.expect_no_event(RollVoided).expect_total(6, 1).ready_for(P1)


@rule("LG-4.19")
@pytest.mark.parametrize(("dice", "successes"), [("2 1", 0), ("2 2", 1), ("4 3", 1), ("4 4", 2)])
def test_successes_are_rounded_down(dice: str, successes: int) -> None:
    t = two().hand(P1, "m01").problems(P1, "pr07").tries(P1, "pr07", "m01", f"{dice} | -")
    t.expect_total(sum(map(int, dice.split())), successes).ready_for(P1)


@rule("LG-4.20")
def test_tokens_stay_and_never_exceed_what_is_needed() -> None:
    t = two().scenario("bank", vault="va11").hand(P1, "m32 m44")
    t.tries(P1, "va11", "m32", "4 4 2 | -").all_pass()
    t.expect_event(TokensPlaced, challenge="va11", tokens=2, need=3).expect_tokens("va11", 2)
    t.interacts(P1, "va11").rolls("4 4 4 4 | -", "1 1 1 1 1 1").plays("m44")
    t.expect_event(TokensPlaced, challenge="va11", tokens=3, need=3)
    t.expect(vault=None).ready_for(P1)


@rule("LG-4.20", "SC-1.16")
def test_tokens_leave_with_their_card() -> None:
    t = two().scenario("bank", vault="va11").tokens("va11", 2).drops_vault(P1)
    assert t.state.tokens == {}
    t.ready_for(P1)


@rule("LG-4.21")
def test_a_problem_is_overcome_and_discarded() -> None:
    t = two().hand(P1, "m01").problems(P2, "pr07").tries(P1, "pr07", "m01", "4 4 | -")
    t.expect_event(ChallengeOvercome, challenge="pr07")
    t.expect_event(ProblemSolved, player=P2, problem="pr07", how="solved")
    t.expect(problem_discard=("pr07",)).expect_problems(P2, "").ready_for(P1)


@rule("LG-4.22")
def test_outcome_damage_red_die_hook_and_dice_come_in_this_order(play_with: Plug) -> None:
    scenario = play_with(HookedBank())
    t = two().police("controlled").hand(P1, "m31").problems(P1, "pr07")
    t.tries(P1, "pr07", "m31", "4 4 K | S").expect(stock=12, police="uncontrolled")
    kinds = [type(event) for event in t.match.log[-1].events]
    wanted = [TotalFixed, ProblemSolved, MinionExhausted, SirenHeard]
    assert [kind for kind in kinds if kind in wanted] == wanted
    assert scenario.calls[-1].startswith("after roll")
    t.ready_for(P1)


@rule("LG-4.23")
def test_a_failed_attempt_costs_the_action_too() -> None:
    t = two().hand(P1, "m01").problems(P1, "pr07").tries(P1, "pr07", "m01", "1 1 | -")
    t.expect(actions=2).expect_table(P1, "m01").expect_problems(P1, "pr07").ready_for(P1)
