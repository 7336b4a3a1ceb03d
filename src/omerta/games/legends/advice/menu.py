"""The decisions of a turn: which action, and which minions help."""

from omerta.games.legends.actions import Done, EndTurn, Interact, PlayMinion, Rally, Recruit, Use
from omerta.games.legends.advice.plan import (
    Attempt,
    Plan,
    attempt_of,
    best_of,
    open_attempts,
    recruits_one,
    share_out,
    turn_plans,
    unseen_attempt,
)
from omerta.games.legends.advice.position import Position
from omerta.games.legends.advice.stakes.book import stakes_of
from omerta.games.legends.advice.turn_abilities import talent
from omerta.games.legends.advice.verdict import Params, Verdict, percent
from omerta.games.legends.components import bits
from omerta.kernel.actions import Action

DONE = Done()
_FEW = 0.01
"""The minimum worth of an action compared with ending the turn."""


def actions(p: Position) -> list[Verdict]:
    """Rate every action of the menu."""
    view = p.view
    stakes = stakes_of(view.scenario)
    items = open_attempts(p)
    found = turn_plans(p, items, view.actions, None)
    best = best_of(found)
    verdicts: list[Verdict] = []

    def elsewhere(challenge: str, paid: float) -> float:
        """Return the worth of the turn with this challenge added, or in place of open cards."""
        kept = [item for item in items if not (stakes.in_place and is_card(p, item))]
        if not challenge:
            return best_of(turn_plans(p, kept, view.actions - int(paid), None)).value
        card = p.printed.cards[challenge]
        other = unseen_attempt(p, challenge, stakes.gains(p, card, card.need))
        if len(other.values) > 1:
            kept.append(other)
        return best_of(turn_plans(p, kept, view.actions - int(paid), None)).value

    for action in view.options or view.choices:
        if isinstance(action, Recruit):
            verdicts.append(recruiting(p, action, found))
        elif isinstance(action, Interact) and stakes.is_bet(p, action.target):
            verdicts.append(stakes.bet_verdict(p, action, leftover(p, found)))
        elif isinstance(action, Interact):
            verdicts.append(interacting(p, action, items, found))
        elif isinstance(action, EndTurn):
            params: Params = {"actions": view.actions}
            verdicts.append(Verdict(action, stakes.end_turn_worth(p) + _FEW, "advice-end", params))
        elif isinstance(action, Rally):
            params = {"count": p.exhausted}
            verdicts.append(Verdict(action, stakes.rally_worth(p), "advice-rally", params))
        elif isinstance(action, Use):
            verdicts.append(talent(p, action, best.value))
        else:
            verdict = stakes.action_verdict(p, action, best.value, elsewhere)
            if verdict is not None:
                verdicts.append(verdict)
    return verdicts


def leftover(p: Position, found: list[Plan]) -> float:
    """Return the worth of the best turn that leaves an action and a minion for it."""
    best = -1e9
    for plan in found:
        busy = 0
        for crew in plan.crews:
            busy |= crew
        if plan.draws + len(plan.items) < p.view.actions and p.hand & ~busy:
            best = max(best, plan.value)
    return best


def is_card(p: Position, item: Attempt) -> bool:
    """Return whether this is a card of the scenario."""
    return p.printed.cards[item.name].deck not in ("test", "problem")


def recruiting(p: Position, action: Action, found: list[Plan]) -> Verdict:
    """Rate recruiting as the first action."""
    drawing = [plan for plan in found if plan.draws]
    value = best_of(drawing).value if drawing else 0.0
    params: Params = {"hand": p.hand.bit_count(), "count": 1 if recruits_one(p) else min(2, p.deck)}
    return Verdict(action, value, "advice-recruit", params)


def interacting(p: Position, action: Interact, items: list[Attempt], found: list[Plan]) -> Verdict:
    """Rate a challenge by the best turn that begins with it."""
    best: Plan | None = None
    for plan in found:
        begins = not plan.draws and bool(plan.items) and leads(plan) == action.target
        if begins and (best is None or plan.value > best.value + 1e-9):
            best = plan
    if best is None:  # no good turn contains it
        for item in items:
            if item.name == action.target:
                best = share_out(p, [item], bits(p.hand), 0)
    if best is None:
        return Verdict(action, -1.0, "advice-useless", {"challenge": action.target})
    place = [item.name for item in best.items].index(action.target)
    verdict = Verdict(action, best.value, "advice-interact", {})
    verdict.params = promise(p, best.items[place], best.crews[place])
    verdict.then = [PlayMinion(p.printed.ids[minion]) for minion in in_order(p, best, place)]
    if matching(p, best.items[place]) != best.crews[place]:
        verdict.then.append(DONE)
    return verdict


def leads(plan: Plan) -> str:
    """Return the challenge that a turn begins with, which is the one of the highest worth."""
    best = plan.items[0]
    for item in plan.items:
        if not item.after and item.values[-1] > best.values[-1]:
            best = item
    return best.name


def matching(p: Position, item: Attempt) -> int:
    """Return the minions in hand that could help, as a mask."""
    return sum([1 << minion for minion in bits(p.hand) if item.row[minion]])


def in_order(p: Position, plan: Plan, place: int) -> list[int]:
    """Return the order in which minions are played for a challenge, those with most dice first."""
    row = plan.items[place].row
    fresh = plan.crews[place] & p.hand
    return sorted(bits(fresh), key=lambda minion: (-row[minion], minion))


def promise(p: Position, item: Attempt, crew: int) -> Params:
    """Return the arguments that describe the prospects of these minions at a challenge."""
    icons = sum([item.row[minion] for minion in bits(crew)])
    face = p.open(item.name)
    missing = 1 if face is None else max(face.need - face.tokens, 1)
    params: Params = {
        "challenge": item.name,
        "dice": dice_for(p, item, icons),
        "difficulty": item.aim.difficulty,
        "missing": missing,
        "percent": percent(item.before[icons]),
    }
    return params


def dice_for(p: Position, item: Attempt, icons: int) -> int:
    """Return the number of dice for this many icons."""
    face = p.open(item.name)
    more = 0 if face is None else face.more
    return min(max(icons + more, 1), p.view.stock)


# Which minions help


def minions(p: Position) -> list[Verdict]:
    """Rate every minion that could still help, and "done"."""
    view = p.view
    roll = view.roll
    assert roll is not None
    face = p.open(roll.challenge)
    assert face is not None
    crew = p.printed.mask(roll.crew)
    row = p.printed.dice[p.printed.wanted[roll.challenge]]
    icons = sum([row[minion] for minion in bits(p.hand | crew)])
    chosen = attempt_of(p, face, icons)
    if chosen is None:  # the choice is binding, so use as few minions as possible
        return hesitant(p, roll.challenge)
    chosen.crew = crew
    chosen.dice = sum([row[minion] for minion in bits(crew)])
    found = turn_plans(p, open_attempts(p), view.actions, chosen)
    plan = best_of(found)
    wanted = in_order(p, plan, 0)
    verdicts: list[Verdict] = []
    for action in view.options or view.choices:
        if isinstance(action, PlayMinion):
            minion = p.printed.number[action.minion]
            worth = 1.0 - 0.01 * wanted.index(minion) if minion in wanted else -row[minion] * 0.1
            verdict = Verdict(action, worth, "advice-play", promise(p, chosen, crew | 1 << minion))
            verdict.params["minion"] = action.minion
            verdict.then = [PlayMinion(p.printed.ids[each]) for each in wanted if each != minion]
            if matching(p, chosen) & ~plan.crews[0]:
                verdict.then.append(DONE)
            verdicts.append(verdict)
        else:
            verdicts.append(Verdict(action, 0.0, "advice-done", promise(p, chosen, crew)))
    return verdicts


def hesitant(p: Position, challenge: str) -> list[Verdict]:
    """Rate the options at a worthless challenge: the weakest minion, then "done"."""
    weak = p.weakest(p.hand)
    found: list[Verdict] = []
    for action in p.view.options or p.view.choices:
        params: Params = {"challenge": challenge}
        if isinstance(action, PlayMinion):
            params["minion"] = action.minion
            worth = 0.5 if p.printed.number[action.minion] == weak else 0.0
            found.append(Verdict(action, worth, "advice-play-weak", params))
        else:
            found.append(Verdict(action, 1.0, "advice-useless", params))
    return found
