"""What the table answers for a silent player (rules, section 4)."""

from collections.abc import Callable

from omerta.games.legends.actions import DropProblem
from omerta.games.legends.components import FOUR, LOCK, bits
from omerta.games.legends.frames import (
    Act,
    ChooseFirst,
    ChooseLuck,
    DrawSecond,
    LoseAny,
    LoseOwn,
    PickCards,
    PickDie,
    PickProblem,
    PlayMinions,
    Question,
    Spend,
    TakeHit,
    UseAbility,
)
from omerta.games.legends.rules import damage, interact, piles, recruit, rolling, rounds, window
from omerta.games.legends.rules.abilities import rerolls
from omerta.games.legends.rules.dice import most_pairs, worth
from omerta.games.legends.rules.problems import small_problems
from omerta.games.legends.rules.turns import END, RECRUIT
from omerta.games.legends.scenarios.registry import job_of
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
    """The silent answer of whoever is asked.

    Only the ability window has a clock of its own, one for all that is asked about one roll, so
    that nobody's thinking holds up the table; between two jobs nothing is hidden.
    """
    if not s.stack:
        return None
    frame = s.stack[-1]
    assert isinstance(frame, Question)
    answers = {frame.seat: (silent(s, frame),)}
    seconds = s.settings.window_seconds
    if isinstance(frame, UseAbility | PickDie) and seconds != "none":
        return Deadline(int(seconds), answers, s.rolls)
    return Deadline(
        None, answers, mode="intermission" if isinstance(frame, Spend) else "simultaneous"
    )


def silent(s: Table, frame: Question) -> Action:
    """What the table answers."""
    if frame.tag not in DECISIONS:
        return job_of(s).silent(s, frame)
    answer = ANSWERS.get(frame.tag)
    if answer is not None:
        return answer(s, frame)
    return DECISIONS[frame.tag][0](s, frame)[0]  # the first scenario, the first card for a token


def best_luck(s: Table) -> int:
    """Most tokens, then least damage, then the higher total; without a difficulty that first.

    A bet has a choice of its own.
    """
    if job_of(s).is_bet(s, s.challenge):
        return job_of(s).luck_of_bet(s)
    difficulty = interact.difficulty_of(s, s.active, s.challenge)
    most = interact.wanted(s, s.challenge)
    best, best_key = 0, (-1, 0, 0)
    for cancelled in range(most_pairs(s.dice) + 1):
        found = worth(s.dice, s.red, cancelled, s.pack.luck)
        total = found.total + s.bonus
        won = min(rolling.successes_for(s, total, difficulty), most)
        key = (won if difficulty else total, -found.locks, total)
        if interact.is_void(s, total):
            key = (0, 0, 0)  # LG-4.18: a void roll brings nothing and hurts nobody
        if key > best_key:
            best, best_key = cancelled, key
    return best


def _best_match(s: Table, frame: Question) -> int:
    row = s.pack.dice[icons_of(s, s.challenge)]
    playable = interact.playable(s, frame.player)
    return max(bits(playable), key=lambda minion: (row[minion], -minion))


def _highest(s: Table, minions: int) -> int:
    level = s.pack.level
    return max(bits(minions), key=lambda minion: (level[minion], -minion))


def _cheapest_loss(s: Table) -> int:
    """From the biggest hand the minion of the lowest level."""
    biggest = max(range(s.players), key=lambda player: (s.hands[player].bit_count(), -player))
    minion = lowest(s, s.hands[biggest])
    assert holder_of(s, minion) == biggest
    return minion


def _worst_die(s: Table, frame: Question) -> Action:
    """A lock, else the lowest number; then done."""
    if frame.b:
        return recruit.DONE
    places = rerolls.choosable(s, frame.a, frame.b)
    worst = min(places, key=lambda place: _rank(s.dice[place]))
    return rerolls.DICE[worst]


def _rank(face: int) -> int:
    """Locks first, then numbers, lucks last."""
    if face == LOCK:
        return 0
    return face if face <= FOUR else LOCK


def _first_player(s: Table) -> Action:
    """Who has the fewest problems."""
    player = min(clockwise(s, 0), key=lambda each: (len(s.fronts[each]), each))
    return rounds.FIRSTS[player]


def _worst_problem(s: Table) -> Action:
    """The one with the most fingerprints."""
    prints = s.pack.problem_prints
    problem = max(small_problems(s), key=lambda each: (prints[each], -each))
    return DropProblem(s.pack.problem_ids[problem])


ANSWERS: dict[str, Callable[[Table, Question], Action]] = {
    ChooseFirst.tag: lambda s, frame: _first_player(s),
    Act.tag: lambda s, frame: RECRUIT if s.actions and s.deck else END,
    DrawSecond.tag: lambda s, frame: recruit.ENOUGH,
    PlayMinions.tag: lambda s, frame: (
        recruit.DONE if s.crew else s.pack.plays[_best_match(s, frame)]
    ),
    UseAbility.tag: lambda s, frame: window.PASS,
    PickDie.tag: _worst_die,
    ChooseLuck.tag: lambda s, frame: rolling.LUCKS[best_luck(s)],
    TakeHit.tag: lambda s, frame: s.pack.hits[lowest(s, damage.standing(s))],
    PickCards.tag: lambda s, frame: s.pack.takes[_highest(s, recruit.pickable(s, frame))],
    LoseOwn.tag: lambda s, frame: s.pack.loses[lowest(s, piles.losable(s, frame))],
    LoseAny.tag: lambda s, frame: s.pack.loses[_cheapest_loss(s)],
    PickProblem.tag: lambda s, frame: _worst_problem(s),
    Spend.tag: lambda s, frame: recruit.DONE,
}
"""The silent answers of the core."""
