"""A turn planned ahead: which challenges with which minions, and whether to draw first."""

from collections.abc import Sequence
from itertools import combinations
from typing import Final

from omerta.games.legends.components import bits
from omerta.games.legends.counsel.forecast import Aim
from omerta.games.legends.counsel.position import Position
from omerta.games.legends.counsel.stakes.book import stakes_of
from omerta.games.legends.counsel.weights import DRAWN_NOW, RESERVE
from omerta.games.legends.view import ChallengeView

_LIKELY: Final = 5
"""So many of the most promising challenges are combined."""
_TESTED: Final = 3
"""Successes that a board test counts at most."""
_FOLLOW: Final = 0.7
_RETRY: Final = 0.35
"""How often one gets to it, as long as the dice are not shared out yet."""
_UNKNOWN_ICONS: Final = 1
"""Dice that a plain minion brings to a challenge that nobody knows yet."""
_UNKNOWN_DIFFICULTY: Final = 5


class Item:
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
        """What it is worth with 0, 1, … icons."""
        self.before: list[float] = []
        """The chance to overcome it with so many icons."""
        self.after: str = ""
        """The challenge that must be overcome first; or, if `retry`, must have failed."""
        self.retry: bool = False
        self.crew: int = 0
        """Minions that were played for it already."""
        self.dice: int = 0
        """The icons that they bring."""
        self.knowing: int = 0
        """Minions of whom one must be among those who play; otherwise there is a price."""
        self.price: float = 0.0


class Plan:
    """What a turn could be: its challenges, who plays for each, and how many draws come first."""

    __slots__ = ("crews", "draws", "items", "value")

    def __init__(self, value: float, items: list[Item], crews: list[int], draws: int) -> None:
        self.value = value
        self.items = items
        self.crews = crews
        self.draws = draws


# What can be tried


def aim_at(p: Position, name: str, difficulty: int, gains: list[float], *, harmless: bool) -> Aim:
    """What a roll for this challenge is worth to the clan."""
    stakes = stakes_of(p.view.scenario)
    aim = Aim(difficulty, gains, harmless=harmless)
    weak = p.weakest(p.hand) if p.hand else 0
    aim.tired = p.minion(weak)
    aim.wounded = p.wound(weak)
    aim.luck_worth = stakes.luck(p)
    aim.locks_cost = 0.0 if name == "cheer" else stakes.two_locks(p)
    if not difficulty:
        aim.foes = stakes.foes(p, name)
    aim.void = stakes.bans(p, name)
    aim.toll = stakes.toll(p, name)
    return aim


def gains_of(p: Position, name: str, missing: int, owner: int | None) -> list[float]:
    """What each number of successes brings, from none up."""
    if name == "cheer":
        return [p.returned(min(2 * count, p.exhausted)) for count in range(_TESTED + 1)]
    if name == "revive":
        return [p.returned(min(count, p.out)) for count in range(_TESTED + 1)]
    if name == "control":
        if p.view.police != "uncontrolled":
            return [0.0, 0.0]
        calm = p.quiet() * stakes_of(p.view.scenario).control(p)
        dropped = sorted(p.small_problems().values(), reverse=True)[: _TESTED - 1]
        return [0.0, calm] + [calm + sum(dropped[: count + 1]) for count in range(len(dropped))]
    if p.box.cards[name].deck == "test":
        return stakes_of(p.view.scenario).test(p, name)
    if owner is not None:
        share = p.problem(name, owner)
        return [share * count / missing for count in range(missing + 1)]
    return stakes_of(p.view.scenario).gains(p, p.box.cards[name], missing)


def item_of(p: Position, each: ChallengeView, icons: int) -> Item | None:
    """A challenge for the player who is asked, who has so many icons for it at most."""
    missing = max(each.need - each.tokens, 1)
    gains = gains_of(p, each.id, missing, each.owner)
    if max(gains) <= 0.0:
        return None
    aim = aim_at(p, each.id, each.difficulty, gains, harmless=each.harmless)
    item = Item(each.id, aim, p.box.dice[p.box.wanted[each.id]])
    item.knowing, item.price = stakes_of(p.view.scenario).price(p, each.id)
    fill(p, item, icons, each.more, min(missing, len(gains) - 1))
    return item


def fill(p: Position, item: Item, icons: int, more: int, missing: int) -> None:
    """What the challenge is worth with every number of icons."""
    rolls = p.box.rolls
    aim = item.aim
    toll = stakes_of(p.view.scenario).fee(p)
    stock = max(p.view.stock, 1)
    item.values = [0.0]
    item.before = [0.0]
    for count in range(1, icons + 1):
        found = aim.forecast(rolls, min(max(count + more, 1), stock))
        item.values.append(aim.before(found, rolls.fatigue, (count + 1) // 2) - toll)
        item.before.append(found.at_least(missing))


def known(p: Position) -> list[Item]:
    """Everything that could be tried now, and what could follow it."""
    minions = bits(p.hand)
    items: list[Item] = []
    for each in p.view.challenges:
        row = p.box.dice[p.box.wanted[each.id]]
        icons = sum([row[minion] for minion in minions])
        if icons:
            item = item_of(p, each, icons)
            if item is not None:
                items.append(item)
    return items


def following(p: Position, items: Sequence[Item]) -> list[Item]:
    """What could be tried after one of these: the next challenge, or the same again."""
    found: list[Item] = []
    for coming in stakes_of(p.view.scenario).coming(p):
        for item in items:
            if item.name == coming.after:
                found.append(unseen(p, coming.card, coming.gains))
                found[-1].after = item.name
    for item in items:
        again = Item(item.name, item.aim, item.row)
        again.values = item.values
        again.before = item.before
        again.knowing, again.price = item.knowing, item.price
        again.after = item.name
        again.retry = True
        found.append(again)
    return found


def unseen(p: Position, card: str, gains: list[float]) -> Item:
    """A challenge that does not lie open; without a name one that nobody knows yet."""
    harder, fewer = stakes_of(p.view.scenario).burden(p)
    for problem in p.view.seats[p.player].problems:
        effect = p.box.cards[problem].effect
        harder += effect == "plus_difficulty"
        fewer += effect == "minus_die"
    if card:
        row = p.box.dice[p.box.wanted[card]]
        difficulty = p.box.cards[card].difficulty
    else:
        row = [_UNKNOWN_ICONS * icons // 2 for icons in p.box.icons]
        difficulty = _UNKNOWN_DIFFICULTY
    aim = aim_at(p, card, difficulty + harder, gains, harmless=False)
    item = Item(card, aim, row)
    icons = sum([row[minion] for minion in bits(p.hand)])
    fill(p, item, icons, -fewer, 1)
    return item


# Sharing out the minions


def shared_out(p: Position, items: list[Item], free: list[int], draws: int) -> Plan | None:
    """The minions shared out among these challenges, each to where it adds most."""
    count = len(items)
    dice = [item.dice for item in items]
    crews = [item.crew for item in items]
    scale = [1.0 if not item.after else _RETRY if item.retry else _FOLLOW for item in items]
    left = free[:]
    for place in range(count):
        if crews[place]:
            continue
        best = opener(items[place], left)
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


def opener(item: Item, free: list[int]) -> int:
    """Who begins with a challenge: most dice, but somebody whom it asks for is worth one; or -1."""
    best, most = -1, 0
    for minion in free:
        dice = 2 * item.row[minion]
        if dice and item.knowing >> minion & 1:
            dice += 3
        if dice > most:
            best, most = minion, dice
    return best


def worth_of(items: list[Item], dice: list[int]) -> float:
    """What these tries are worth together."""
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


def plans(p: Position, items: list[Item], actions: int, fixed: Item | None) -> list[Plan]:
    """The turns worth a thought, with so many actions; `fixed` is the challenge chosen already."""
    hand = p.hand
    free = bits(hand)
    cards = 1 if slow(p) else 2
    started = [] if fixed is None else [fixed]
    likely = sorted(
        [item for item in items if fixed is None or item.name != fixed.name],
        key=lambda item: -item.values[-1],
    )[:_LIKELY]
    likely += following(p, [*started, *likely[:2]])
    found: list[Plan] = []
    drawn, toll = 0.0, stakes_of(p.view.scenario).draw_fee(p)
    for draws in range(actions + 1):
        if draws:
            if p.deck - (draws - 1) * cards <= 0:
                break
            drawn += p.drawn(len(free) + (draws - 1) * cards, cards) - cards * toll
        for size in range(actions - draws + 1):
            for chosen in combinations(likely, size):
                if not sensible(started, chosen):
                    continue
                plan = shared_out(p, [*started, *chosen], free, draws)
                if plan is not None:
                    plan.value += drawn + spared(p, plan, draws * cards, actions - draws - size)
                    if draws and size:
                        plan.value += DRAWN_NOW * cards * draws
                    found.append(plan)
    return found


def spared(p: Position, plan: Plan, drawn: int, actions: int) -> float:
    """What the actions are worth that a turn leaves."""
    free = p.hand
    for crew in plan.crews:
        free &= ~crew
    return stakes_of(p.view.scenario).spare(p, free, drawn, actions)


def sensible(started: list[Item], chosen: Sequence[Item]) -> bool:
    """Whether nothing is tried again, or follows, that was not tried before."""
    for item in chosen:
        if item.after:
            before = False
            for other in (*started, *chosen):
                before = before or (other.name == item.after and not other.after)
            if not before:
                return False
    return True


def slow(p: Position) -> bool:
    """Whether the player draws one minion at a time."""
    for name in p.view.seats[p.player].problems:
        if p.box.cards[name].effect == "slow_recruit":
            return True
    return False


def best_of(found: Sequence[Plan]) -> Plan:
    """The best of these turns; of equals the first one."""
    best = found[0]
    for plan in found:
        if plan.value > best.value + 1e-9:
            best = plan
    return best
