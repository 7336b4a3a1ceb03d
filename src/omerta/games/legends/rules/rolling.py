"""LG-4.10 to LG-4.23: the roll of an interaction, from the dice to its consequences."""

from omerta.games.legends.actions import SplitLuck
from omerta.games.legends.components import (
    CARD,
    CHEER,
    CONTROL,
    FATIGUE,
    LOCK,
    PROBLEM,
    RED_NAMES,
    REVIVE,
    SIREN,
    WHITE_NAMES,
)
from omerta.games.legends.events import (
    ChallengeOvercome,
    DiceRolled,
    LuckSplit,
    RollVoided,
    TokensPlaced,
    TotalFixed,
)
from omerta.games.legends.frames import (
    EXHAUSTED,
    OUT,
    ChooseLuck,
    Decision,
    Step,
)
from omerta.games.legends.rules.asking import ask, put_next, then
from omerta.games.legends.rules.damage import deal_damage, show_red
from omerta.games.legends.rules.dice import (
    final_dice,
    most_pairs,
    roll_red,
    roll_white,
    worth,
)
from omerta.games.legends.rules.interact import dice_of, difficulty_of, is_void
from omerta.games.legends.rules.police import control
from omerta.games.legends.rules.problems import discard_problem, drop_small
from omerta.games.legends.rules.recruit import pick
from omerta.games.legends.scenarios.registry import scenario_of
from omerta.games.legends.table import Table, clear_roll
from omerta.games.legends.table_challenges import (
    challenge_id,
    need_of,
)
from omerta.kernel.actions import Action
from omerta.kernel.chance import Chance
from omerta.kernel.errors import Illegal
from omerta.kernel.events import Event

AFTER_ROLL = (Step("window"), Step("ask_luck"), Step("outcome"), Step("dice_back"))
AFTER_OUTCOME = (Step("damage"), Step("red"), Step("after_roll"))
HOOK = Step("after_roll")
LUCKS = [SplitLuck(count) for count in range(13)]


def roll(s: Table, step: Step, chance: Chance, log: list[Event]) -> None:
    """Roll white and red dice together (LG-4.10); schedule window, luck choice and outcome."""
    count = dice_of(s, s.active, s.challenge, s.crew)
    s.stock -= count
    s.rolls += 1
    s.dice = roll_white(s.pack, count, chance)
    s.red = roll_red(s.pack, chance)
    log.append(DiceRolled(s.active, faces(s.dice), RED_NAMES[s.red]))
    then(s, *AFTER_ROLL)


def faces(dice: tuple[int, ...]) -> tuple[str, ...]:
    """Return the names of these white faces."""
    names = WHITE_NAMES
    return tuple([names[face] for face in dice])


def ask_luck(s: Table, step: Step, chance: Chance, log: list[Event]) -> None:
    """Ask how many lucks cancel a lock each, if the roll shows both (LG-4.13)."""
    if most_pairs(s.dice):
        ask(s, ChooseLuck, s.active)


def luck_options(s: Table, frame: Decision) -> list[Action]:
    """Return every number of pairs from none to all."""
    return list(LUCKS[: most_pairs(s.dice) + 1])


def luck_refusal(s: Table, frame: Decision, action: Action) -> Illegal | None:
    """Return why this action is refused, or None."""
    if not isinstance(action, SplitLuck):
        return Illegal("luck_now", "LG-4.13")
    if not 0 <= action.count <= most_pairs(s.dice):
        return Illegal("too_many_lucks", "LG-4.13", most=most_pairs(s.dice))
    return None


def answer_luck(
    s: Table, frame: Decision, action: Action, chance: Chance, log: list[Event]
) -> None:
    """Set the pairs aside."""
    assert isinstance(action, SplitLuck)
    s.cancelled = action.count
    log.append(LuckSplit(action.count))


def successes_for(s: Table, total: int, difficulty: int) -> int:
    """Return the total divided by the difficulty; abilities add to a success only (LG-4.19)."""
    if not difficulty:  # the scenario decides what this roll does
        return 0
    found = total // difficulty
    return found + s.more if found else 0


def outcome(s: Table, step: Step, chance: Chance, log: list[Event]) -> None:
    """Fix total, bans and successes; then apply the consequences in this order (LG-4.22)."""
    found = worth(s.dice, s.red, s.cancelled, s.pack.luck)
    s.total = found.total + s.bonus  # LG-4.17
    if is_void(s, s.total):
        log.append(RollVoided(s.total))  # LG-4.18: nothing else of the roll applies
        return
    difficulty = difficulty_of(s, s.active, s.challenge)
    s.successes = successes_for(s, s.total, difficulty)
    log.append(TotalFixed(s.total, found.blocked, found.multiplier, difficulty, s.successes))
    harmless = LOCK not in s.dice and s.red not in (FATIGUE, SIREN)
    if harmless:
        put_next(s, HOOK)
    else:
        then(s, *AFTER_OUTCOME)
    resolve(s, chance, log)


def resolve(s: Table, chance: Chance, log: list[Event]) -> None:
    """Apply the successes; a roll without any does nothing, but the action is used up (LG-4.23)."""
    if not s.successes:
        return
    if s.challenge == CHEER:
        pick(s, s.active, s.successes * s.pack.test_amount[CHEER], EXHAUSTED)
    elif s.challenge == REVIVE:
        pick(s, s.active, s.successes * s.pack.test_amount[REVIVE], OUT)
    elif s.challenge == CONTROL:
        control(s, log)
        drop_small(s, s.active, (s.successes - 1) * s.pack.test_amount[CONTROL], log)
    elif s.challenge < PROBLEM:
        scenario_of(s).on_test_passed(s, s.challenge, s.successes, chance, log)
    elif s.challenge >= CARD and scenario_of(s).useful_successes(s, s.challenge) >= 0:
        scenario_of(s).spend_successes(s, s.challenge, s.successes, chance, log)
    else:
        place_tokens(s, s.challenge, s.successes, chance, log)


def place_tokens(
    s: Table, challenge: int, successes: int, chance: Chance, log: list[Event]
) -> None:
    """Put one token per success on the card, up to its need (LG-4.20)."""
    need = need_of(s, challenge)
    tokens = min(s.tokens.get(challenge, 0) + successes, need)
    s.tokens[challenge] = tokens
    log.append(TokensPlaced(challenge_id(s, challenge), tokens, need))
    if tokens == need:
        overcome(s, challenge, successes, chance, log)


def overcome(s: Table, challenge: int, successes: int, chance: Chance, log: list[Event]) -> None:
    """Overcome a challenge that has all its tokens (LG-4.21)."""
    log.append(ChallengeOvercome(challenge_id(s, challenge)))
    if challenge >= CARD:
        scenario_of(s).overcome(s, challenge, successes, chance, log)
    else:
        discard_problem(s, challenge - PROBLEM, "solved", log)


def damage(s: Table, step: Step, chance: Chance, log: list[Event]) -> None:
    """Schedule the damage of the final result's locks."""
    deal_damage(s, final_dice(s.dice, s.cancelled))


def red(s: Table, step: Step, chance: Chance, log: list[Event]) -> None:
    """Apply fatigue or siren."""
    show_red(s, log)


def after_roll(s: Table, step: Step, chance: Chance, log: list[Event]) -> None:
    """Call the scenario's hook with the final result (LG-4.14)."""
    scenario_of(s).after_roll(s, final_dice(s.dice, s.cancelled), chance, log)


def dice_back(s: Table, step: Step, chance: Chance, log: list[Event]) -> None:
    """Return the dice to the stock; the minions stay on the table (LG-4.23)."""
    s.stock += len(s.dice)
    clear_roll(s)
