"""The actions that the table takes for a player whose time has run out (rules, section 4)."""

from collections.abc import Callable

from omerta.games.legends.actions import DropProblem
from omerta.games.legends.components import FOUR, LOCK, bits
from omerta.games.legends.frames import (
    Act,
    ChooseFirst,
    ChooseLuck,
    Decision,
    DrawSecond,
    LoseAny,
    LoseOwn,
    PickCards,
    PickDie,
    PickProblem,
    PlayMinions,
    Spend,
    TakeHit,
    UseAbility,
)
from omerta.games.legends.rules import damage, interact, piles, recruit, rolling, rounds, window
from omerta.games.legends.rules.abilities import rerolls
from omerta.games.legends.rules.dice import most_pairs, worth
from omerta.games.legends.rules.problems import small_problems
from omerta.games.legends.rules.turns import END, RECRUIT
from omerta.games.legends.scenarios.registry import scenario_of
from omerta.games.legends.table import (
    Table,
    clockwise,
    holder_of,
    lowest,
)
from omerta.games.legends.table_challenges import icons_of
from omerta.games.legends.turn import DECISIONS
from omerta.kernel.actions import Action
from omerta.kernel.game import Deadline


def deadline(s: Table) -> Deadline | None:
    """Return the time limit of the current decision, with the action taken when it runs out.

    Only the ability window has a time limit of its own. All decisions about one roll share it,
    so that a slow player does not hold up the table. In the break between two scenarios nothing
    is hidden.
    """
    if not s.stack:
        return None
    frame = s.stack[-1]
    assert isinstance(frame, Decision)
    answers = {frame.seat: (timeout_answer(s, frame),)}
    seconds = s.settings.window_seconds
    if isinstance(frame, UseAbility | PickDie) and seconds != "none":
        return Deadline(int(seconds), answers, s.rolls)
    return Deadline(
        None, answers, mode="intermission" if isinstance(frame, Spend) else "simultaneous"
    )


def timeout_answer(s: Table, frame: Decision) -> Action:
    """Return the action that the table takes for this decision."""
    if frame.tag not in DECISIONS:
        return scenario_of(s).timeout_answer(s, frame)
    answer = ANSWERS.get(frame.tag)
    if answer is not None:
        return answer(s, frame)
    return DECISIONS[frame.tag][0](s, frame)[0]  # the first scenario, or the first card for a token


def best_luck(s: Table) -> int:
    """Return the luck choice with the most tokens, then the least damage, then the highest total.

    Without a difficulty the highest total comes first. The scenario chooses for a bet.
    """
    if scenario_of(s).is_bet(s, s.challenge):
        return scenario_of(s).timeout_luck_of_bet(s)
    difficulty = interact.difficulty_of(s, s.active, s.challenge)
    most = interact.wanted(s, s.challenge)
    best, best_key = 0, (-1, 0, 0)
    for cancelled in range(most_pairs(s.dice) + 1):
        found = worth(s.dice, s.red, cancelled, s.pack.luck)
        total = found.total + s.bonus
        won = min(rolling.successes_for(s, total, difficulty), most)
        key = (won if difficulty else total, -found.locks, total)
        if interact.is_void(s, total):
            key = (0, 0, 0)  # LG-4.18: a void roll brings no tokens and deals no damage
        if key > best_key:
            best, best_key = cancelled, key
    return best


def _best_match(s: Table, frame: Decision) -> int:
    row = s.pack.dice[icons_of(s, s.challenge)]
    playable = interact.playable(s, frame.player)
    return max(bits(playable), key=lambda minion: (row[minion], -minion))


def _highest(s: Table, minions: int) -> int:
    level = s.pack.level
    return max(bits(minions), key=lambda minion: (level[minion], -minion))


def _cheapest_loss(s: Table) -> int:
    """Return the minion of the lowest level in the biggest hand."""
    biggest = max(range(s.players), key=lambda player: (s.hands[player].bit_count(), -player))
    minion = lowest(s, s.hands[biggest])
    assert holder_of(s, minion) == biggest
    return minion


def _worst_die(s: Table, frame: Decision) -> Action:
    """Return a lock or else the lowest number; "done" after the first die."""
    if frame.b:
        return recruit.DONE
    places = rerolls.choosable(s, frame.a, frame.b)
    worst = min(places, key=lambda place: _rank(s.dice[place]))
    return rerolls.DICE[worst]


def _rank(face: int) -> int:
    """Return the rank of a face: locks first, then numbers, lucks last."""
    if face == LOCK:
        return 0
    return face if face <= FOUR else LOCK


def _first_player(s: Table) -> Action:
    """Return the player with the fewest problems."""
    player = min(clockwise(s, 0), key=lambda each: (len(s.fronts[each]), each))
    return rounds.FIRSTS[player]


def _worst_problem(s: Table) -> Action:
    """Return the problem with the most fingerprints."""
    prints = s.pack.problem_prints
    problem = max(small_problems(s), key=lambda each: (prints[each], -each))
    return DropProblem(s.pack.problem_ids[problem])


ANSWERS: dict[str, Callable[[Table, Decision], Action]] = {
    ChooseFirst.tag: lambda s, frame: _first_player(s),
    Act.tag: lambda s, frame: RECRUIT if s.actions and s.deck else END,
    DrawSecond.tag: lambda s, frame: recruit.ENOUGH,
    PlayMinions.tag: lambda s, frame: (
        recruit.DONE if s.crew else s.pack.plays[_best_match(s, frame)]
    ),
    UseAbility.tag: lambda s, frame: window.PASS,
    PickDie.tag: _worst_die,
    ChooseLuck.tag: lambda s, frame: rolling.LUCKS[best_luck(s)],
    TakeHit.tag: lambda s, frame: s.pack.hits[lowest(s, damage.minions_in_roll(s))],
    PickCards.tag: lambda s, frame: s.pack.takes[_highest(s, recruit.pickable(s, frame))],
    LoseOwn.tag: lambda s, frame: s.pack.loses[lowest(s, piles.losable(s, frame))],
    LoseAny.tag: lambda s, frame: s.pack.loses[_cheapest_loss(s)],
    PickProblem.tag: lambda s, frame: _worst_problem(s),
    Spend.tag: lambda s, frame: recruit.DONE,
}
"""The timeout actions of the core's decisions."""
