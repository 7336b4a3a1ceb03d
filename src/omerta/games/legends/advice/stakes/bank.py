"""Values of the bank: bags, and escaping with them."""

from math import comb
from typing import ClassVar, Final

from omerta.games.legends.actions import Drop, Escape, Reveal, SearchAgain, StopSearch
from omerta.games.legends.advice.position import Position
from omerta.games.legends.advice.stakes.stakes import NextChallenge, Stakes, Worth
from omerta.games.legends.advice.verdict import Verdict
from omerta.games.legends.components import LOCK, LUCK
from omerta.games.legends.view import BankView, CardFace
from omerta.kernel.actions import Action

_NEW_ALARM: Final = 0.35
"""The cost of another alarm of any kind."""
_USUAL_SEARCH: Final = 4
_USUAL_NEED: Final = 1.8
_TOKEN_KEPT: Final = 0.85
_TOKEN_LAST: Final = 0.35
"""The share of its worth that a token on an unopened vault has: usually, and in the last round."""
_DONE: Final = 4.0
"""The worth of reaching the target."""
_ROUND: Final = 1.8
"""The worth of a round."""
_QUIET: Final = 0.5
"""The share of a minion that a quiet round saves, because often the weakest one would go."""
_MOST_SEARCHES: Final = 4


class BankStakes(Stakes):
    """The values of vaults, alarms and the clock."""

    code: ClassVar[str] = "bank"

    def rounds(self, p: Position) -> float:
        """Return the spaces left on the clock, fewer if an alarm advances it."""
        b = scenario_view(p)
        left = float(b.squad - b.clock)
        if alarms_with(p, "end_clock1"):
            left = (left + 1.0) / 2.0
        return left

    def arrest_loss(self, p: Position) -> float:
        """Return the bags so far and an estimate of those to come, or the worth of the match."""
        if p.one_shot:
            return 9.0
        return scenario_view(p).loot + 1.0 + p.rounds

    def goal_reached(self, p: Position) -> bool:
        """Return whether the loot reaches the target of a one-shot match."""
        return p.one_shot and scenario_view(p).loot >= p.view.target

    def gains(self, p: Position, card: CardFace, missing: int) -> list[float]:
        """Return the worth of tokens on a vault by its search, on an alarm by its effect."""
        if card.deck == "vault":
            whole = vault_worth(p, card.values["search"])
            kept = _TOKEN_KEPT if p.rounds > 1.0 or not p.is_last_turn() else _TOKEN_LAST
            gains = [whole * kept * count / missing for count in range(missing)]
            return [*gains, whole]
        share = self._alarm(p, card) / missing
        return [share * count for count in range(missing + 1)]

    def _alarm(self, p: Position, card: CardFace) -> float:
        worth = p.prints_worth(card.prints)
        if p.goal_reached:
            return worth
        rounds = p.rounds
        effect = card.effect
        if effect == "search_minus1":
            return worth + 0.33 * min(rounds * 0.7, 3.0)
        if effect == "search_cost1":
            return worth + 0.3 * min(rounds * 0.5, 2.0)
        if effect == "end_hand1":
            return worth + (p.plain() + 0.1) * min(rounds, 3.0)
        if effect == "end_clock1":
            return worth + (_ROUND * min(rounds, 2.0) if rounds > 1.0 else 0.0)
        if effect == "end_alarm1":
            return worth + 0.4 * min(rounds, 3.0)
        if effect == "end_deck1":
            return worth + 0.12 * min(rounds, 3.0)
        if effect == "end_hand_out1":
            return worth + (p.plain() + 0.2) * min(rounds, 3.0)
        return worth + (0.24 * min(rounds, 3.0) if effect == "end_deck2" else 0.0)

    def next_challenges(self, p: Position) -> list[NextChallenge]:
        """Return the unknown vault that follows the open one."""
        vault = scenario_view(p).vault
        if vault is None:
            return []
        return [NextChallenge(vault, "", [0.0, unseen_vault_worth(p) / _USUAL_NEED])]

    def control_worth(self, p: Position) -> float:
        """Return the worth of inactive police, who put no minion out of action."""
        return (p.plain() + 0.15) * (_QUIET if p.rounds >= 2.0 else 0.0)

    def rally_worth(self, p: Position) -> float:
        """Return the worth of Rally, which costs a round and an alarm."""
        if p.rounds < 3.0 or p.deck > 1:
            return -1.0
        return p.returned(p.exhausted) - _ROUND - _NEW_ALARM

    def action_verdict(
        self, p: Position, action: Action, best: float, worth: Worth
    ) -> Verdict | None:
        """Rate Drop, Reveal and Escape."""
        b = scenario_view(p)
        if isinstance(action, Reveal):
            return self._reveal(p, action)
        if isinstance(action, Drop):
            assert b.vault is not None
            search = p.printed.cards[b.vault].values["search"]
            better = unseen_vault_worth(p) - vault_worth(p, search) - _NEW_ALARM - 0.6
            return Verdict(action, better, "advice-drop", {"challenge": b.vault})
        if isinstance(action, Escape):
            return self._escape(p, action)
        return None

    def _reveal(self, p: Position, action: Action) -> Verdict:
        params: dict[str, str | int] = {"loot": scenario_view(p).loot, "target": p.view.target}
        if p.goal_reached or not p.view.actions or not p.hand:
            return Verdict(action, -_NEW_ALARM, "advice-reveal", params)
        return Verdict(action, 10.0, "advice-reveal", params)

    def _escape(self, p: Position, action: Action) -> Verdict:
        b = scenario_view(p)
        params: dict[str, str | int] = {"loot": b.loot, "target": p.view.target}
        own = sum([p.printed.cards[name].prints for name in p.view.seats[p.player].problems])
        over = p.view.fingerprints - p.view.limit + 1
        if p.goal_reached:
            caught = over > own and p.is_last_turn() and self._others_inside(p)
            return Verdict(action, -1.0 if caught else 20.0, "advice-escape-won", params)
        if over > 0 and own >= over and p.is_last_turn():
            params["prints"] = own
            return Verdict(action, p.arrest_loss * 0.5, "advice-escape-prints", params)
        if p.one_shot or p.rounds > 1.0:
            return Verdict(action, -5.0, "advice-escape-won", params)
        hand = 0.0  # LG-14: minions that the squad catches must be bailed
        for minion in range(len(p.printed.ids)):
            if (p.hand | p.printed.mask(p.view.seats[p.player].table)) >> minion & 1:
                hand += p.wound(minion)
        if p.view.actions > 1:
            hand -= 0.5
        return Verdict(action, hand, "advice-escape-hand", params)

    def _others_inside(self, p: Position) -> bool:
        inside = [player for player, seat in enumerate(p.view.seats) if not seat.gone]
        return inside != [p.player]

    def best_option(self, p: Position) -> Verdict:
        """Decide whether to search again."""
        b = scenario_view(p)
        cost = b.search_cost or 0
        dice = len(b.found)
        again = search_worth(p, dice, b.searches, cost - b.searches)
        params: dict[str, str | int] = {"bags": b.bags, "dice": dice, "cost": cost}
        now = bags_worth(p, b.bags)
        if again > now:
            return Verdict(SearchAgain(), again - now, "advice-search-again", params)
        return Verdict(StopSearch(), now - again, "advice-search-stop", params)


def scenario_view(p: Position) -> BankView:
    """Return the bank's part of the view."""
    assert isinstance(p.view.scene, BankView)
    return p.view.scene


def alarms_with(p: Position, effect: str) -> int:
    """Return the number of active alarms with this effect."""
    return sum([p.printed.cards[name].effect == effect for name in scenario_view(p).alarms])


# Searching


def bags_worth(p: Position, bags: int) -> float:
    """Return the worth of this many bags."""
    if not p.one_shot:
        return float(bags)
    missing = p.view.target - scenario_view(p).loot
    if missing <= 0:
        return 0.0
    return float(bags) if bags < missing else missing + _DONE


def vault_worth(p: Position, search: int) -> float:
    """Return the worth of an open vault with this many dice."""
    dice = max(1, search - alarms_with(p, "search_minus1"))
    extra = alarms_with(p, "search_cost1")
    stop = [0.0] * (dice + 1)
    again = search_worth(p, dice, 1, extra)
    for bags in range(dice + 1):
        stop[bags] = max(bags_worth(p, bags), again)
    return expected(p, dice, stop)


def search_worth(p: Position, dice: int, searches: int, extra: int) -> float:
    """Return the worth of another search after this many, less the minions that it costs."""
    cost = searches + extra
    hands = sum([hand.bit_count() for hand in p.hands])
    if cost > hands or searches >= _MOST_SEARCHES:
        return -1.0
    price = cost * (p.plain() + 0.03)
    again = search_worth(p, dice, searches + 1, extra)
    return expected(p, dice, [max(bags_worth(p, bags), again) for bags in range(dice + 1)]) - price


def expected(p: Position, dice: int, worth: list[float]) -> float:
    """Return the mean of a worth by bags over a search with this many dice."""
    white = p.printed.rolls.white
    share = (white.count(LUCK) + white.count(LOCK)) / len(white)
    found = 0.0
    for bags in range(dice + 1):
        found += comb(dice, bags) * share**bags * (1.0 - share) ** (dice - bags) * worth[bags]
    return found


def unseen_vault_worth(p: Position) -> float:
    """Return the worth of an unknown vault, with the alarm that it brings."""
    return vault_worth(p, _USUAL_SEARCH) - _NEW_ALARM
