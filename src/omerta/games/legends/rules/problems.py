"""LG-8: problems."""

from omerta.games.legends.components import PROBLEM, bits
from omerta.games.legends.events import ProblemDealt, ProblemSolved, SolvedHow
from omerta.games.legends.frames import EXHAUSTED, OUT, PickProblem, Step
from omerta.games.legends.rules.asking import ask, then
from omerta.games.legends.rules.piles import exhaust_top, lose_own
from omerta.games.legends.table import Table
from omerta.games.legends.table_challenges import owner_of_problem, problems_on_table
from omerta.kernel.chance import Chance
from omerta.kernel.events import Event

_TOP_CARDS = 2
_FEW_PRINTS = 1


def deal_problem(s: Table, player: int, chance: Chance, log: list[Event]) -> None:
    """Deal the top problem to a player; an empty deck is shuffled from its discard (LG-8.3)."""
    if not s.problem_deck:
        cards = bits(s.problem_discard)
        if not cards:
            return
        chance.shuffle(cards, "problems")
        s.problem_deck = tuple(cards)
        s.problem_discard = 0
    problem = s.problem_deck[-1]
    s.problem_deck = s.problem_deck[:-1]
    front = (*s.fronts[player], problem)
    s.fronts = (*s.fronts[:player], front, *s.fronts[player + 1 :])
    log.append(ProblemDealt(player, s.pack.problem_ids[problem]))


def discard_problem(s: Table, problem: int, how: SolvedHow, log: list[Event]) -> None:
    """Move a problem from its owner to the discard (LG-8.2)."""
    player = owner_of_problem(s, problem)
    front = tuple([other for other in s.fronts[player] if other != problem])
    s.fronts = (*s.fronts[:player], front, *s.fronts[player + 1 :])
    s.problem_discard |= 1 << problem
    s.tokens.pop(PROBLEM + problem, None)
    log.append(ProblemSolved(player, s.pack.problem_ids[problem], how))


def small_problems(s: Table) -> list[int]:
    """Return the problems with at most one fingerprint, in front of any player."""
    prints = s.pack.problem_prints
    return [problem for problem in problems_on_table(s) if prints[problem] <= _FEW_PRINTS]


def drop_small(s: Table, player: int, count: int, log: list[Event]) -> None:
    """Discard small problems up to this count; the player chooses if there are more."""
    problems = small_problems(s)
    if len(problems) > count > 0:
        ask(s, PickProblem, player, count - 1)
        return
    for problem in problems[:count]:
        discard_problem(s, problem, "dropped", log)


def discard_all(s: Table, player: int, log: list[Event]) -> None:
    """Discard all problems of a player who leaves the scenario."""
    for problem in s.fronts[player]:
        discard_problem(s, problem, "escaped", log)


def end_effects(s: Table, player: int) -> None:
    """Schedule the end-of-turn effects of a player's own problems, oldest first (LG-3.7)."""
    effects = s.pack.problem_effect
    striking = ("tire_hand", "wound_hand", "tire_deck2")
    strikes = [problem for problem in s.fronts[player] if effects[problem] in striking]
    then(s, *[Step("problem", player, problem) for problem in strikes])


def strike(s: Table, step: Step, chance: Chance, log: list[Event]) -> None:
    """Apply the effect of a problem at the end of its owner's turn, to the owner only (LG-8.1)."""
    player, problem = step.a, step.b
    effect = s.pack.problem_effect[problem]
    if effect == "tire_hand":
        lose_own(s, player, EXHAUSTED, "problem", log)
    elif effect == "wound_hand":
        lose_own(s, player, OUT, "problem", log)
    else:
        exhaust_top(s, _TOP_CARDS, "problem", log)
