"""Abilities of the action menu: what they are worth now."""

from omerta.games.legends.actions import Use
from omerta.games.legends.counsel.plan import gains_of
from omerta.games.legends.counsel.position import Position
from omerta.games.legends.counsel.stakes.book import stakes_of
from omerta.games.legends.counsel.verdict import Verdict

_THREE = 3
_COST = 0.05
"""An ability that brings as much as its minion is worth is left alone."""


def talent(p: Position, action: Use, best: float) -> Verdict:
    """To exhaust a minion for its ability, and to go on with the best turn afterwards."""
    minion = p.box.number[action.minion]
    gain = gain_of(p, p.box.ability[minion]) - p.minion(minion) - _COST
    if p.view.actions:
        gain -= 0.15 * p.box.icons[minion]  # it could still be played in this turn
    value = best + gain if gain > 0.0 else gain
    return Verdict(action, value, "advice-talent", {"minion": action.minion})


def gain_of(p: Position, ability: str) -> float:
    """What an ability of the menu brings."""
    if ability == "draw_three":
        return p.drawn(p.hand.bit_count() - 1, _THREE)
    if ability == "everyone_draws":
        return sum([p.drawn(hand.bit_count(), 1) for hand in p.hands])
    if ability == "return_three":
        return p.returned(min(_THREE, p.exhausted))
    if ability == "revive_one":
        return p.returned(min(1, p.out)) + revived(p, 1)
    if ability == "revive_two":
        return p.returned(min(2, p.out)) + revived(p, 2)
    if ability == "calm_police":
        return p.quiet() * stakes_of(p.view.scenario).control(p)
    if ability == "drop_problem":
        return max(p.small_problems().values())
    if ability == "place_token":
        return max(token_gains(p).values())
    return stakes_of(p.view.scenario).talent(p, ability)


def revived(p: Position, count: int) -> float:
    """What the clan gains when a campaign goes on."""
    if p.one_shot:
        return 0.0
    lasting = sorted([p.wound(p.box.number[name]) for name in p.view.out], reverse=True)
    return sum(lasting[:count]) - count * p.plain()


def token_gains(p: Position) -> dict[str, float]:
    """What a success token is worth on each card."""
    found: dict[str, float] = {}
    for each in p.view.challenges:
        missing = each.need - each.tokens
        if missing > 0 and p.box.cards[each.id].deck != "test":
            found[each.id] = gains_of(p, each.id, missing, each.owner)[1]
    return found
