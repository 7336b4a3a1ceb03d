"""Rating the options of any decision."""

from collections.abc import Callable

from omerta.games.legends.advice import break_time, menu, rolling, small_decisions
from omerta.games.legends.advice.position import Position
from omerta.games.legends.advice.stakes.book import stakes_of
from omerta.games.legends.advice.verdict import Verdict
from omerta.games.legends.view import LegendsView

_JUDGES: dict[str, Callable[[Position], list[Verdict]]] = {
    "scenario": break_time.scenarios,
    "spend": break_time.purchases,
    "first": small_decisions.first_players,
    "act": menu.actions,
    "draw": small_decisions.draws,
    "play": menu.minions,
    "ability": rolling.abilities,
    "die": rolling.dice,
    "luck": rolling.lucks,
    "hit": small_decisions.losses,
    "lose_own": small_decisions.losses,
    "lose_any": small_decisions.losses,
    "pick": small_decisions.picks,
    "problem": small_decisions.problems,
    "token": small_decisions.tokens,
}
"""The decisions of the core; scenarios rate all others."""


def position_of(view: LegendsView) -> Position:
    """Return the position that a view shows, with the scenario's estimates."""
    p = Position(view)
    stakes = stakes_of(view.scenario)
    if view.scene is not None:
        p.rounds = stakes.rounds(p)
        p.arrest_loss = stakes.arrest_loss(p)
        p.goal_reached = stakes.goal_reached(p)
        p.extra_card_worth = stakes.extra_card_worth(p)
    return p


def rated_options(view: LegendsView) -> list[Verdict]:
    """Rate the promising options of the current decision; the best one is among them."""
    assert view.decision is not None
    p = position_of(view)
    own = None if view.scene is None else stakes_of(view.scenario).rated_options(p)
    if own is not None:
        return own
    judge = _JUDGES.get(view.decision)
    if judge is None:
        return [stakes_of(view.scenario).best_option(p)]
    return judge(p)


def best_option(view: LegendsView) -> Verdict:
    """Return the best option of the current decision."""
    return best_of(rated_options(view))


def best_of(verdicts: list[Verdict]) -> Verdict:
    """Return the best of these verdicts; of equals the first one."""
    best = verdicts[0]
    for verdict in verdicts:
        if verdict.value > best.value + 1e-9:
            best = verdict
    return best
