"""LG-8: problems, each with its effect."""

from omerta.games.legends.actions import Lose, Recruit
from omerta.games.legends.components_pack import HOUSE
from omerta.games.legends.events import ChallengeChosen, DiceRolled, ProblemDealt, TopExhausted
from omerta.games.legends.settings import ProblemEntry
from omerta.testing import rule, table
from omerta.testing.legends import P1, P2, P3, LegendsTable
from tests.games.dossier import Dossier
from tests.games.legends.card_cases import EXPERT, each

HAND = "m01 m02 m26"


def facing(player: int, problem: str) -> LegendsTable:
    """Three players; one of them has a problem, and P1 has a turn."""
    t = table("legends", seats=3).problems(player, problem).hand(P1, HAND).hand(P2, "m06 m07")
    return t.on_top("m08 m09 m11 m12")


EFFECTS = sorted({problem.effect for problem in HOUSE.problem})
BY_EFFECT = {effect: [p for p in HOUSE.problem if p.effect == effect] for effect in EFFECTS}


@rule("LG-8.1")
@each(BY_EFFECT["tire_hand"], "applies")
def test_tire_hand(card: ProblemEntry) -> LegendsTable:
    t = facing(P1, card.id).ends(P1).asks(P1, "lose_own")
    t.offers_exactly(Lose("m01"), Lose("m02"), Lose("m26"))
    t.refused(Lose("m06"), "not_in_hand", "LG-3.6").refused(Recruit(), "lose_now", "LG-8.1")
    t.loses("m02").expect_exhausted("m02").expect_unchanged(P2).ready_for(P2)
    return facing(P2, card.id).ends(P1).expect_exhausted("").ready_for(P2)


@each(BY_EFFECT["tire_hand"] + BY_EFFECT["wound_hand"], "edge")
def test_with_one_card_there_is_no_decision_and_with_none_nothing_happens(
    card: ProblemEntry,
) -> LegendsTable:
    t = table("legends", seats=2).problems(P1, card.id).hand(P1, "m01").ends(P1).ready_for(P2)
    assert "m01" in (*t.view().exhausted, *t.view().out)
    return (
        table("legends", seats=2).problems(P1, card.id).ends(P1).expect_exhausted("").ready_for(P2)
    )


@rule("LG-8.1")
@each(BY_EFFECT["wound_hand"], "applies")
def test_wound_hand(card: ProblemEntry) -> LegendsTable:
    t = facing(P1, card.id).ends(P1).loses("m26").expect_out("m26").expect_exhausted("")
    t.expect_unchanged(P2).ready_for(P2)
    return facing(P2, card.id).ends(P1).expect_out("").ready_for(P2)


@rule("LG-11.3", "LG-11.4")
@each(BY_EFFECT["tire_deck2"], "applies")
def test_tire_deck(card: ProblemEntry) -> LegendsTable:
    t = facing(P1, card.id).ends(P1).expect_event(TopExhausted, minions=("m08", "m09"))
    t.expect_exhausted("m08 m09").expect_hand(P1, HAND).ready_for(P2)
    t = table("legends", seats=2).problems(P1, card.id).deck("m03").ends(P1)
    t.expect_exhausted("m03").ready_for(P2)
    return facing(P2, card.id).ends(P1).expect_exhausted("").ready_for(P2)


@rule("LG-8.1")
@each(BY_EFFECT["slow_recruit"], "applies")
def test_slow_recruit(card: ProblemEntry) -> LegendsTable:
    facing(P1, card.id).recruits(P1).expect_hand(P1, "m01 m02 m08 m26").ready_for(P1)
    return facing(P2, card.id).recruits(P1).asks(P1, "draw")


@each(BY_EFFECT["minus_die"], "applies")
def test_minus_die(card: ProblemEntry) -> LegendsTable:
    t = facing(P1, card.id).problems(P3, "pr07").tries(P1, "pr07", "m01", "4 | -")
    t.expect_event(DiceRolled, dice=("4",)).all_pass().ready_for(P1)
    t = facing(P2, card.id).problems(P3, "pr07").tries(P1, "pr07", "m01", "4 4 | -")
    return t.expect_event(DiceRolled, dice=("4", "4"))


@each(BY_EFFECT["plus_difficulty"], "applies")
def test_plus_difficulty(card: ProblemEntry) -> LegendsTable:
    t = facing(P1, card.id).problems(P3, "pr07").scenario("bank", vault="va01", alarms="al01")
    t.interacts(P1, "al01").expect_event(ChallengeChosen, difficulty=5)
    t = facing(P1, card.id).problems(P3, "pr07").interacts(P1, "pr07")
    t.expect_event(ChallengeChosen, difficulty=4)  # problems do not make problems harder
    t = facing(P2, card.id).scenario("bank", alarms="al01").interacts(P1, "al01")
    return t.expect_event(ChallengeChosen, difficulty=4)


@each(BY_EFFECT[""], "fails")
def test_a_problem_without_effect(card: ProblemEntry) -> LegendsTable:
    return facing(P1, card.id).ends(P1).expect_exhausted("").expect_hand(P1, HAND).ready_for(P2)


@rule("LG-8.2", "LG-9.1")
@each(HOUSE.problem, "applies")
def test_every_problem_can_be_solved_by_all_players_and_shows_its_prints(
    card: ProblemEntry,
) -> LegendsTable:
    minion = EXPERT[card.icons]
    t = table("legends", seats=3).problems(P2, card.id).hand(P1, minion)
    t.expect(fingerprints=card.prints)
    t.interacts(P1, card.id).expect_event(
        ChallengeChosen, challenge=card.id, difficulty=card.difficulty
    )
    t.rolls("4 1 1 1 | -").plays(minion).expect_total(7, 7 // card.difficulty)
    return (
        t.expect_problems(P2, "").expect(fingerprints=0, problem_discard=(card.id,)).ready_for(P1)
    )


def test_the_problems_are_as_printed() -> None:
    printed = {}
    for row in Dossier("legends").rows("id", "name", "icons", "D", "fp", "effect"):
        for half in (row[:6], row[7:]):
            printed[half[0]] = half[1:]
    assert len(printed) == len(HOUSE.problem) == 24
    for problem in HOUSE.problem:
        name, icons, difficulty, prints, effect = printed[problem.id]
        assert name == f"{problem.en} · {problem.ru}"
        assert icons.replace("/", "") == problem.icons
        assert (int(difficulty), int(prints)) == (problem.difficulty, problem.prints)
        assert effect.replace(" ✚", "").replace("–", "") == problem.effect
    assert sum([problem.prints for problem in HOUSE.problem]) == 21


@rule("LG-8.3")
def test_an_empty_problem_deck_is_shuffled_from_its_discard() -> None:
    t = table("legends", seats=2).no_more_problems().problems(P1, "pr20").before("round")
    t.names_first(P1, P2).expect_event(ProblemDealt, player=P2)
    t.expect(problem_discard=()).ready_for(P2)
    everything = " ".join([problem.id for problem in HOUSE.problem])
    t = table("legends", seats=2).problems(P1, everything).before("round").names_first(P1, P2)
    t.expect_no_event(ProblemDealt).expect_problems(P2, "").ready_for(P2)
