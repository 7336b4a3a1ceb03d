"""Small questions: who goes first, who is drawn, hit, lost or taken back, which card."""

from omerta.games.legends.actions import (
    DropProblem,
    Enough,
    Hit,
    Lose,
    NameFirst,
    PutToken,
    Take,
)
from omerta.games.legends.counsel.position import Position
from omerta.games.legends.counsel.stakes.book import stakes_of
from omerta.games.legends.counsel.talents import token_gains
from omerta.games.legends.counsel.verdict import Params, Verdict
from omerta.games.legends.counsel.weights import EFFECTS
from omerta.kernel.actions import Action


def answers(p: Position) -> tuple[Action, ...]:
    """The legal answers, whoever looks."""
    return p.view.options or p.view.choices


def first_players(p: Position) -> list[Verdict]:
    """Whoever has the fewest problems and the most minions."""
    stakes = stakes_of(p.view.scenario)
    found: list[Verdict] = []
    for action in answers(p):
        if not isinstance(action, NameFirst):
            verdict = stakes.before_first(p, action)
            if verdict is not None:
                found.append(verdict)
            continue
        seat = p.view.seats[action.player]
        burden = sum([EFFECTS.get(p.box.cards[name].effect, 0.0) for name in seat.problems])
        value = 0.1 * len(seat.hand) - 0.5 * burden - 0.15 * len(seat.problems)
        value += stakes.first(p, action.player)
        params: Params = {
            "player": action.player,
            "hand": len(seat.hand),
            "problems": len(seat.problems),
        }
        found.append(Verdict(action, value, "advice-first", params))
    return found


def draws(p: Position) -> list[Verdict]:
    """One more is welcome, unless the clan deck needs it more."""
    found: list[Verdict] = []
    toll = stakes_of(p.view.scenario).draw_fee(p)
    more = p.drawn(p.hand.bit_count(), 1) - toll if toll else 1.0
    for action in answers(p):
        enough = isinstance(action, Enough)
        reason = "advice-enough" if enough else "advice-draw"
        params: Params = {"hand": p.hand.bit_count(), "deck": p.deck}
        found.append(Verdict(action, 0.0 if enough else more, reason, params))
    return found


def losses(p: Position) -> list[Verdict]:
    """Whoever will be missed least; from the bigger hand, where anybody may go."""
    found: list[Verdict] = []
    out = p.view.pile == "out"
    for action in answers(p):
        assert isinstance(action, Hit | Lose)
        minion = p.box.number[action.minion]
        value = -p.wound(minion) if out else -p.minion(minion)
        if p.view.decision == "lose_any":
            for hand in p.hands:
                if hand >> minion & 1:
                    value += 0.05 * hand.bit_count()
        elif not p.view.used or action.minion not in p.view.used:
            value -= 0.01  # an ability that is still fresh
        reason = "advice-out" if out else "advice-tire"
        found.append(Verdict(action, value, reason, {"minion": action.minion}))
    return found


def picks(p: Position) -> list[Verdict]:
    """The best of the pile first, as many as may return."""
    found: list[Verdict] = []
    for action in answers(p):
        if isinstance(action, Take):
            minion = p.box.number[action.minion]
            value = p.box.icons[minion] + 0.1 * p.box.level[minion]
            if not p.box.icons[minion]:
                value = 5.0 * p.guest
            found.append(Verdict(action, value, "advice-take", {"minion": action.minion}))
        else:
            found.append(Verdict(action, 0.0, "advice-take-done", {}))
    return found


def problems(p: Position) -> list[Verdict]:
    """The problem that costs most."""
    worth = p.small_problems()
    found: list[Verdict] = []
    for action in answers(p):
        assert isinstance(action, DropProblem)
        params: Params = {
            "challenge": action.problem,
            "prints": p.box.cards[action.problem].prints,
        }
        found.append(Verdict(action, worth[action.problem], "advice-problem", params))
    return found


def tokens(p: Position) -> list[Verdict]:
    """The card on which a token brings most."""
    worth = token_gains(p)
    found: list[Verdict] = []
    for action in answers(p):
        assert isinstance(action, PutToken)
        params: Params = {"challenge": action.card}
        found.append(Verdict(action, worth.get(action.card, 0.0), "advice-token", params))
    return found
