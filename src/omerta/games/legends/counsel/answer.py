"""The best answer to any question, and what every other answer is worth."""

from collections.abc import Callable

from omerta.games.legends.counsel import break_time, menu, rolling, small
from omerta.games.legends.counsel.position import Position
from omerta.games.legends.counsel.stakes.book import stakes_of
from omerta.games.legends.counsel.verdict import Verdict
from omerta.games.legends.view import LegendsView
from omerta.kernel.actions import Action

_JUDGES: dict[str, Callable[[Position], list[Verdict]]] = {
    "scenario": break_time.scenarios,
    "spend": break_time.purchases,
    "first": small.first_players,
    "act": menu.actions,
    "draw": small.draws,
    "play": menu.minions,
    "ability": rolling.abilities,
    "die": rolling.dice,
    "luck": rolling.lucks,
    "hit": small.losses,
    "lose_own": small.losses,
    "lose_any": small.losses,
    "pick": small.picks,
    "problem": small.problems,
    "token": small.tokens,
}
"""The questions of the core; any other is the scenario's own."""


def position_of(view: LegendsView) -> Position:
    """The table as the counsel looks at it."""
    p = Position(view)
    stakes = stakes_of(view.scenario)
    if view.scene is not None:
        p.rounds = stakes.rounds(p)
        p.prize = stakes.prize(p)
        p.settled = stakes.settled(p)
        p.guest = stakes.guest(p)
    return p


def answers_of(view: LegendsView) -> tuple[Action, ...]:
    """What whoever is asked may answer, whoever looks."""
    return view.options or view.choices


def judged(view: LegendsView) -> list[Verdict]:
    """Every answer that is worth a thought, with what it is worth; the best one is among them."""
    assert view.decision is not None
    p = position_of(view)
    own = None if view.scene is None else stakes_of(view.scenario).judged(p)
    if own is not None:
        return own
    judge = _JUDGES.get(view.decision)
    if judge is None:
        return [stakes_of(view.scenario).answer(p)]
    return judge(p)


def considered(view: LegendsView) -> Verdict:
    """The best answer."""
    return best_of(judged(view))


def best_of(verdicts: list[Verdict]) -> Verdict:
    """The best of these; of equals the first one."""
    best = verdicts[0]
    for verdict in verdicts:
        if verdict.value > best.value + 1e-9:
            best = verdict
    return best
