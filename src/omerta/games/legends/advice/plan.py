"""Planning a turn: which challenges with which minions, and whether to draw first."""

from collections.abc import Sequence
from itertools import combinations
from typing import Final

from omerta.games.legends.advice.forecast import Aim
from omerta.games.legends.advice.position import Position
from omerta.games.legends.advice.stakes.book import stakes_of
from omerta.games.legends.advice.weights import DRAWN_NOW, RESERVE
from omerta.games.legends.components import bits
from omerta.games.legends.view import ChallengeView

_LIKELY: Final = 5
"""How many of the most promising challenges are combined."""
_TESTED: Final = 3
"""The successes of a board test that are counted."""
_FOLLOW: Final = 0.7
_RETRY: Final = 0.35
"""How likely a later attempt is, as long as the dice are not distributed."""
_UNKNOWN_ICONS: Final = 1
"""The dice that a plain minion brings to an unknown challenge."""
_UNKNOWN_DIFFICULTY: Final = 5


class Attempt:
    """A challenge that could be tried in this turn."""

    __slots__ = (
        "after",
        "aim",
        "before",
        "crew",
        "dice",
        "knowing",
        "name",
        "price",
        "retry",
        "row",
        "values",
    )

    def __init__(self, name: str, aim: Aim, row: list[int]) -> None:
        self.name = name
        self.aim = aim
        self.row = row
        """The dice that each minion brings."""
        self.values: list[float] = []
        """The worth with 0, 1, … icons."""
        self.before: list[float] = []
        """The chance to overcome it with 0, 1, … icons."""
        self.after: str = ""
        """The challenge that must be overcome first or, with `retry`, must have failed."""
        self.retry: bool = False
        self.crew: int = 0
        """The minions that are already played for it, as a mask."""
        self.dice: int = 0
        """The icons of these minions."""
        self.knowing: int = 0
        """Minions one of which must help, or else `price` is due, as a mask."""
        self.price: float = 0.0


class Plan:
    """A possible turn: its challenges, the crew of each, and the number of draws before them."""

    __slots__ = ("crews", "draws", "items", "value")

    def __init__(self, value: float, items: list[Attempt], crews: list[int], draws: int) -> None:
        self.value = value
        self.items = items
        self.crews = crews
        self.draws = draws


# Attempts


def aim_at(p: Position, name: str, difficulty: int, gains: list[float], *, harmless: bool) -> Aim:
    """Return the purpose of a roll for this challenge."""
    stakes = stakes_of(p.view.scenario)
    aim = Aim(difficulty, gains, harmless=harmless)
    weak = p.weakest(p.hand) if p.hand else 0
    aim.tired = p.minion(weak)
    aim.wounded = p.wound(weak)
    aim.luck_worth = stakes.luck_worth(p)
    aim.locks_cost = 0.0 if name == "cheer" else stakes.two_locks(p)
    if not difficulty:
        aim.foes = stakes.foes(p, name)
    aim.void = stakes.bans(p, name)
    aim.toll = stakes.roll_toll(p, name)
    return aim


def gains_of(p: Position, name: str, missing: int, owner: int | None) -> list[float]:
    """Return the worth of 0, 1, … successes."""
    if name == "cheer":
        return [p.returned(min(2 * count, p.exhausted)) for count in range(_TESTED + 1)]
    if name == "revive":
        return [p.returned(min(count, p.out)) for count in range(_TESTED + 1)]
    if name == "control":
        if p.view.police != "uncontrolled":
            return [0.0, 0.0]
        calm = p.quiet_chance() * stakes_of(p.view.scenario).control_worth(p)
        dropped = sorted(p.small_problems().values(), reverse=True)[: _TESTED - 1]
        return [0.0, calm] + [calm + sum(dropped[: count + 1]) for count in range(len(dropped))]
    if p.printed.cards[name].deck == "test":
        return stakes_of(p.view.scenario).test_gains(p, name)
    if owner is not None:
        share = p.problem(name, owner)
        return [share * count / missing for count in range(missing + 1)]
    return stakes_of(p.view.scenario).gains(p, p.printed.cards[name], missing)


def attempt_of(p: Position, each: ChallengeView, icons: int) -> Attempt | None:
    """Return the deciding player's attempt with up to this many icons; None if worthless."""
    missing = max(each.need - each.tokens, 1)
    gains = gains_of(p, each.id, missing, each.owner)
    if max(gains) <= 0.0:
        return None
    aim = aim_at(p, each.id, each.difficulty, gains, harmless=each.harmless)
    item = Attempt(each.id, aim, p.printed.dice[p.printed.wanted[each.id]])
    item.knowing, item.price = stakes_of(p.view.scenario).place_price(p, each.id)
    fill(p, item, icons, each.more, min(missing, len(gains) - 1))
    return item


def fill(p: Position, item: Attempt, icons: int, more: int, missing: int) -> None:
    """Fill in worth and chance for every number of icons."""
    rolls = p.printed.rolls
    aim = item.aim
    toll = stakes_of(p.view.scenario).attempt_fee(p)
    stock = max(p.view.stock, 1)
    item.values = [0.0]
    item.before = [0.0]
    for count in range(1, icons + 1):
        found = aim.forecast(rolls, min(max(count + more, 1), stock))
        item.values.append(aim.before(found, rolls.fatigue, (count + 1) // 2) - toll)
        item.before.append(found.at_least(missing))


def open_attempts(p: Position) -> list[Attempt]:
    """Return every attempt that is possible now."""
    minions = bits(p.hand)
    items: list[Attempt] = []
    for each in p.view.challenges:
        row = p.printed.dice[p.printed.wanted[each.id]]
        icons = sum([row[minion] for minion in minions])
        if icons:
            item = attempt_of(p, each, icons)
            if item is not None:
                items.append(item)
    return items


def later_attempts(p: Position, items: Sequence[Attempt]) -> list[Attempt]:
    """Return attempts that could follow these: the next challenge, or the same one again."""
    found: list[Attempt] = []
    for coming in stakes_of(p.view.scenario).next_challenges(p):
        for item in items:
            if item.name == coming.after:
                found.append(unseen_attempt(p, coming.card, coming.gains))
                found[-1].after = item.name
    for item in items:
        again = Attempt(item.name, item.aim, item.row)
        again.values = item.values
        again.before = item.before
        again.knowing, again.price = item.knowing, item.price
        again.after = item.name
        again.retry = True
        found.append(again)
    return found


def unseen_attempt(p: Position, card: str, gains: list[float]) -> Attempt:
    """Return an attempt at a card that is not open; without a name at an unknown one."""
    harder, fewer = stakes_of(p.view.scenario).new_card_penalty(p)
    for problem in p.view.seats[p.player].problems:
        effect = p.printed.cards[problem].effect
        harder += effect == "plus_difficulty"
        fewer += effect == "minus_die"
    if card:
        row = p.printed.dice[p.printed.wanted[card]]
        difficulty = p.printed.cards[card].difficulty
    else:
        row = [_UNKNOWN_ICONS * icons // 2 for icons in p.printed.icons]
        difficulty = _UNKNOWN_DIFFICULTY
    aim = aim_at(p, card, difficulty + harder, gains, harmless=False)
    item = Attempt(card, aim, row)
    icons = sum([row[minion] for minion in bits(p.hand)])
    fill(p, item, icons, -fewer, 1)
    return item


# Distributing the minions


def share_out(p: Position, items: list[Attempt], free: list[int], draws: int) -> Plan | None:
    """Distribute the minions among these challenges, each to where it adds most."""
    count = len(items)
    dice = [item.dice for item in items]
    crews = [item.crew for item in items]
    scale = [1.0 if not item.after else _RETRY if item.retry else _FOLLOW for item in items]
    left = free[:]
    for place in range(count):
        if crews[place]:
            continue
        best = best_opener(items[place], left)
        if best < 0:
            return None
        row = items[place].row
        left.remove(best)
        crews[place] = 1 << best
        dice[place] = row[best]
    while left:
        most = RESERVE
        chosen = where = -1
        for place in range(count):
            item = items[place]
            base = item.values[dice[place]]
            for minion in left:
                more = item.row[minion]
                if more:
                    gain = (item.values[dice[place] + more] - base) * scale[place]
                    if gain > most:
                        most, chosen, where = gain, minion, place
        if chosen < 0:
            break
        left.remove(chosen)
        crews[where] |= 1 << chosen
        dice[where] += items[where].row[chosen]
    value = worth_of(items, dice)
    for place, item in enumerate(items):
        if item.knowing and not crews[place] & item.knowing:
            value -= item.price * scale[place]
    return Plan(value, items, crews, draws)


def best_opener(item: Attempt, free: list[int]) -> int:
    """Return the first minion for a challenge, with most dice or the place that it needs; or -1."""
    best, most = -1, 0
    for minion in free:
        dice = 2 * item.row[minion]
        if dice and item.knowing >> minion & 1:
            dice += 3
        if dice > most:
            best, most = minion, dice
    return best


def worth_of(items: list[Attempt], dice: list[int]) -> float:
    """Return the worth of these attempts together."""
    worth = 0.0
    for place, item in enumerate(items):
        share = 1.0
        if item.after:
            for other, earlier in enumerate(items):
                if earlier.name == item.after and not earlier.after:
                    chance = earlier.before[dice[other]]
                    share = 1.0 - chance if item.retry else chance
        worth += share * item.values[dice[place]]
    return worth


def turn_plans(
    p: Position, items: list[Attempt], actions: int, fixed: Attempt | None
) -> list[Plan]:
    """Return the promising turns with this many actions; `fixed` is the challenge already chosen."""
    hand = p.hand
    free = bits(hand)
    cards = 1 if recruits_one(p) else 2
    started = [] if fixed is None else [fixed]
    likely = sorted(
        [item for item in items if fixed is None or item.name != fixed.name],
        key=lambda item: -item.values[-1],
    )[:_LIKELY]
    likely += later_attempts(p, [*started, *likely[:2]])
    found: list[Plan] = []
    drawn, toll = 0.0, stakes_of(p.view.scenario).draw_fee(p)
    for draws in range(actions + 1):
        if draws:
            if p.deck - (draws - 1) * cards <= 0:
                break
            drawn += p.drawn(len(free) + (draws - 1) * cards, cards) - cards * toll
        for size in range(actions - draws + 1):
            for chosen in combinations(likely, size):
                if not is_sensible(started, chosen):
                    continue
                plan = share_out(p, [*started, *chosen], free, draws)
                if plan is not None:
                    plan.value += drawn + leftover_worth(
                        p, plan, draws * cards, actions - draws - size
                    )
                    if draws and size:
                        plan.value += DRAWN_NOW * cards * draws
                    found.append(plan)
    return found


def leftover_worth(p: Position, plan: Plan, drawn: int, actions: int) -> float:
    """Return the worth of the actions that a turn leaves."""
    free = p.hand
    for crew in plan.crews:
        free &= ~crew
    return stakes_of(p.view.scenario).leftover_worth(p, free, drawn, actions)


def is_sensible(started: list[Attempt], chosen: Sequence[Attempt]) -> bool:
    """Return whether every later attempt follows an attempt of the same turn."""
    for item in chosen:
        if item.after:
            before = False
            for other in (*started, *chosen):
                before = before or (other.name == item.after and not other.after)
            if not before:
                return False
    return True


def recruits_one(p: Position) -> bool:
    """Return whether the player draws only one minion per Recruit."""
    for name in p.view.seats[p.player].problems:
        if p.printed.cards[name].effect == "slow_recruit":
            return True
    return False


def best_of(found: Sequence[Plan]) -> Plan:
    """Return the best of these turns; of equals the first one."""
    best = found[0]
    for plan in found:
        if plan.value > best.value + 1e-9:
            best = plan
    return best
