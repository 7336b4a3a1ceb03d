"""The decisions between two scenarios: which one comes next, and what to buy."""

from omerta.games.legends.actions import Bail, ChooseScenario, Hire
from omerta.games.legends.advice.position import Position
from omerta.games.legends.advice.verdict import Params, Verdict

_HIRED = (0.0, 0.0, 3.6, 6.2)
"""The worth of a hired minion of each level, in reputation of the break."""
_BAILED = (0.0, 1.1, 3.6, 6.2)


def scenarios(p: Position) -> list[Verdict]:
    """Rate scenarios by number: what a higher one wins makes the next one easier."""
    numbers = {face.code: face.number for face in p.view.scenarios}
    found: list[Verdict] = []
    for action in p.view.options or p.view.choices:
        assert isinstance(action, ChooseScenario)
        params: Params = {"scenario": action.scenario}
        found.append(Verdict(action, numbers[action.scenario], "advice-scenario", params))
    return found


def purchases(p: Position) -> list[Verdict]:
    """Rate purchases by their worth per price."""
    found: list[Verdict] = []
    prices = p.view.prices
    for action in p.view.options or p.view.choices:
        if isinstance(action, Bail | Hire):
            level = p.printed.level[p.printed.number[action.minion]]
            bail = isinstance(action, Bail)
            price = prices[level - 1] if bail else prices[level + 1]
            worth = _BAILED[level] if bail else _HIRED[level]
            params: Params = {"minion": action.minion, "price": price, "purse": p.view.purse}
            reason = "advice-bail" if bail else "advice-hire"
            found.append(Verdict(action, worth / max(price, 1), reason, params))
        else:
            found.append(Verdict(action, 0.01, "advice-spent", {"purse": p.view.purse}))
    return found
