"""Small decisions: the first player, draws, hits, losses, returning minions, single cards."""

from omerta.games.legends.actions import (
    DropProblem,
    Enough,
    Hit,
    Lose,
    NameFirst,
    PutToken,
    Take,
)
from omerta.games.legends.advice.position import Position
from omerta.games.legends.advice.stakes.book import stakes_of
from omerta.games.legends.advice.turn_abilities import token_gains
from omerta.games.legends.advice.verdict import Params, Verdict
from omerta.games.legends.advice.weights import EFFECTS
from omerta.kernel.actions import Action


def options_of(p: Position) -> tuple[Action, ...]:
    """Return the legal actions of the deciding seat, for any viewer."""
    return p.view.options or p.view.choices


def first_players(p: Position) -> list[Verdict]:
    """Rate first players by few problems and many minions."""
    stakes = stakes_of(p.view.scenario)
    found: list[Verdict] = []
    for action in options_of(p):
        if not isinstance(action, NameFirst):
            verdict = stakes.before_first_player(p, action)
            if verdict is not None:
                found.append(verdict)
            continue
        seat = p.view.seats[action.player]
        burden = sum([EFFECTS.get(p.printed.cards[name].effect, 0.0) for name in seat.problems])
        value = 0.1 * len(seat.hand) - 0.5 * burden - 0.15 * len(seat.problems)
        value += stakes.first_player_worth(p, action.player)
        params: Params = {
            "player": action.player,
            "hand": len(seat.hand),
            "problems": len(seat.problems),
        }
        found.append(Verdict(action, value, "advice-first", params))
    return found


def draws(p: Position) -> list[Verdict]:
    """Rate drawing another minion, which is good unless the clan deck needs it more."""
    found: list[Verdict] = []
    toll = stakes_of(p.view.scenario).draw_fee(p)
    more = p.drawn(p.hand.bit_count(), 1) - toll if toll else 1.0
    for action in options_of(p):
        enough = isinstance(action, Enough)
        reason = "advice-enough" if enough else "advice-draw"
        params: Params = {"hand": p.hand.bit_count(), "deck": p.deck}
        found.append(Verdict(action, 0.0 if enough else more, reason, params))
    return found


def losses(p: Position) -> list[Verdict]:
    """Rate losses by the minion's worth, and by the size of its hand where any hand may lose."""
    found: list[Verdict] = []
    out = p.view.pile == "out"
    for action in options_of(p):
        assert isinstance(action, Hit | Lose)
        minion = p.printed.number[action.minion]
        value = -p.wound(minion) if out else -p.minion(minion)
        if p.view.decision == "lose_any":
            for hand in p.hands:
                if hand >> minion & 1:
                    value += 0.05 * hand.bit_count()
        elif not p.view.used or action.minion not in p.view.used:
            value -= 0.01  # its ability is not used yet
        reason = "advice-out" if out else "advice-tire"
        found.append(Verdict(action, value, reason, {"minion": action.minion}))
    return found


def picks(p: Position) -> list[Verdict]:
    """Rate minions of the pile; as many as possible return."""
    found: list[Verdict] = []
    for action in options_of(p):
        if isinstance(action, Take):
            minion = p.printed.number[action.minion]
            value = p.printed.icons[minion] + 0.1 * p.printed.level[minion]
            if not p.printed.icons[minion]:
                value = 5.0 * p.extra_card_worth
            found.append(Verdict(action, value, "advice-take", {"minion": action.minion}))
        else:
            found.append(Verdict(action, 0.0, "advice-take-done", {}))
    return found


def problems(p: Position) -> list[Verdict]:
    """Rate problems by their cost."""
    worth = p.small_problems()
    found: list[Verdict] = []
    for action in options_of(p):
        assert isinstance(action, DropProblem)
        params: Params = {
            "challenge": action.problem,
            "prints": p.printed.cards[action.problem].prints,
        }
        found.append(Verdict(action, worth[action.problem], "advice-problem", params))
    return found


def tokens(p: Position) -> list[Verdict]:
    """Rate cards by the worth of a token on them."""
    worth = token_gains(p)
    found: list[Verdict] = []
    for action in options_of(p):
        assert isinstance(action, PutToken)
        params: Params = {"challenge": action.card}
        found.append(Verdict(action, worth.get(action.card, 0.0), "advice-token", params))
    return found
