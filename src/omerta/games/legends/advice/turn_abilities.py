"""The worth of the abilities of the action menu."""

from omerta.games.legends.actions import Use
from omerta.games.legends.advice.plan import gains_of
from omerta.games.legends.advice.position import Position
from omerta.games.legends.advice.stakes.book import stakes_of
from omerta.games.legends.advice.verdict import Verdict

_THREE = 3
_COST = 0.05
"""How much more than its minion is worth an ability must bring."""


def talent(p: Position, action: Use, best: float) -> Verdict:
    """Rate exhausting a minion for its ability and continuing with the best turn."""
    minion = p.printed.number[action.minion]
    gain = gain_of(p, p.printed.ability[minion]) - p.minion(minion) - _COST
    if p.view.actions:
        gain -= 0.15 * p.printed.icons[minion]  # it could also be played in this turn
    value = best + gain if gain > 0.0 else gain
    return Verdict(action, value, "advice-talent", {"minion": action.minion})


def gain_of(p: Position, ability: str) -> float:
    """Return the worth of an ability of the menu."""
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
        return p.quiet_chance() * stakes_of(p.view.scenario).control_worth(p)
    if ability == "drop_problem":
        return max(p.small_problems().values())
    if ability == "place_token":
        return max(token_gains(p).values())
    return stakes_of(p.view.scenario).ability_worth(p, ability)


def revived(p: Position, count: int) -> float:
    """Return the additional worth of reviving minions if a campaign goes on."""
    if p.one_shot:
        return 0.0
    lasting = sorted([p.wound(p.printed.number[name]) for name in p.view.out], reverse=True)
    return sum(lasting[:count]) - count * p.plain()


def token_gains(p: Position) -> dict[str, float]:
    """Return the worth of a success token on each card."""
    found: dict[str, float] = {}
    for each in p.view.challenges:
        missing = each.need - each.tokens
        if missing > 0 and p.printed.cards[each.id].deck != "test":
            found[each.id] = gains_of(p, each.id, missing, each.owner)[1]
    return found
