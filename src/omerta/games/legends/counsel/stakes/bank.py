"""What things are worth in the bank: bags, and getting away with them."""

from math import comb
from typing import ClassVar, Final

from omerta.games.legends.actions import Drop, Escape, Reveal, SearchAgain, StopSearch
from omerta.games.legends.components import LOCK, LUCK
from omerta.games.legends.counsel.position import Position
from omerta.games.legends.counsel.stakes.stakes import Next, Stakes, Worth
from omerta.games.legends.counsel.verdict import Verdict
from omerta.games.legends.view import BankView, CardFace
from omerta.kernel.actions import Action

_NEW_ALARM: Final = 0.35
"""What another alarm costs, whichever it is."""
_USUAL_SEARCH: Final = 4
_USUAL_NEED: Final = 1.8
_TOKEN_KEPT: Final = 0.85
_TOKEN_LAST: Final = 0.35
"""How much of its share a token brings that does not open the vault: usually, in the last round."""
_DONE: Final = 4.0
"""What it is worth to have all that was wanted."""
_ROUND: Final = 1.8
"""What a round is worth."""
_QUIET: Final = 0.5
"""How much of a minion a quiet round saves: often the weakest one would go."""
_MOST_SEARCHES: Final = 4


class BankStakes(Stakes):
    """The worth of vaults, alarms and the clock."""

    code: ClassVar[str] = "bank"

    def rounds(self, p: Position) -> float:
        """As many as the clock has spaces left, fewer under a direct line."""
        b = scene(p)
        left = float(b.squad - b.clock)
        if marked(p, "end_clock1"):
            left = (left + 1.0) / 2.0
        return left

    def prize(self, p: Position) -> float:
        """The bags so far and those to come, or the evening."""
        if p.one_shot:
            return 9.0
        return scene(p).loot + 1.0 + p.rounds

    def settled(self, p: Position) -> bool:
        """Whether the loot wins the evening."""
        return p.one_shot and scene(p).loot >= p.view.target

    def gains(self, p: Position, card: CardFace, missing: int) -> list[float]:
        """A vault is worth its search, an alarm what it would do."""
        if card.deck == "vault":
            whole = opened(p, card.values["search"])
            kept = _TOKEN_KEPT if p.rounds > 1.0 or not p.is_last_turn() else _TOKEN_LAST
            gains = [whole * kept * count / missing for count in range(missing)]
            return [*gains, whole]
        share = self._alarm(p, card) / missing
        return [share * count for count in range(missing + 1)]

    def _alarm(self, p: Position, card: CardFace) -> float:
        worth = p.prints_worth(card.prints)
        if p.settled:
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

    def coming(self, p: Position) -> list[Next]:
        """Behind an open vault there is another one."""
        vault = scene(p).vault
        if vault is None:
            return []
        return [Next(vault, "", [0.0, next_vault(p) / _USUAL_NEED])]

    def control(self, p: Position) -> float:
        """Police that stay quiet take nobody out at the end of the next round."""
        return (p.plain() + 0.15) * (_QUIET if p.rounds >= 2.0 else 0.0)

    def rally(self, p: Position) -> float:
        """It costs a round and an alarm."""
        if p.rounds < 3.0 or p.deck > 1:
            return -1.0
        return p.returned(p.exhausted) - _ROUND - _NEW_ALARM

    def act(self, p: Position, action: Action, best: float, worth: Worth) -> Verdict | None:
        """Drop, Reveal, Escape."""
        b = scene(p)
        if isinstance(action, Reveal):
            return self._reveal(p, action)
        if isinstance(action, Drop):
            assert b.vault is not None
            search = p.box.cards[b.vault].values["search"]
            better = next_vault(p) - opened(p, search) - _NEW_ALARM - 0.6
            return Verdict(action, better, "advice-drop", {"challenge": b.vault})
        if isinstance(action, Escape):
            return self._escape(p, action)
        return None

    def _reveal(self, p: Position, action: Action) -> Verdict:
        params: dict[str, str | int] = {"loot": scene(p).loot, "target": p.view.target}
        if p.settled or not p.view.actions or not p.hand:
            return Verdict(action, -_NEW_ALARM, "advice-reveal", params)
        return Verdict(action, 10.0, "advice-reveal", params)

    def _escape(self, p: Position, action: Action) -> Verdict:
        b = scene(p)
        params: dict[str, str | int] = {"loot": b.loot, "target": p.view.target}
        own = sum([p.box.cards[name].prints for name in p.view.seats[p.player].problems])
        over = p.view.fingerprints - p.view.limit + 1
        if p.settled:
            caught = over > own and p.is_last_turn() and self._others_inside(p)
            return Verdict(action, -1.0 if caught else 20.0, "advice-escape-won", params)
        if over > 0 and own >= over and p.is_last_turn():
            params["prints"] = own
            return Verdict(action, p.prize * 0.5, "advice-escape-prints", params)
        if p.one_shot or p.rounds > 1.0:
            return Verdict(action, -5.0, "advice-escape-won", params)
        hand = 0.0  # LG-14: who is caught by the squad must be bailed
        for minion in range(len(p.box.ids)):
            if (p.hand | p.box.mask(p.view.seats[p.player].table)) >> minion & 1:
                hand += p.wound(minion)
        if p.view.actions > 1:
            hand -= 0.5
        return Verdict(action, hand, "advice-escape-hand", params)

    def _others_inside(self, p: Position) -> bool:
        inside = [player for player, seat in enumerate(p.view.seats) if not seat.gone]
        return inside != [p.player]

    def answer(self, p: Position) -> Verdict:
        """Whether to search again."""
        b = scene(p)
        cost = b.search_cost or 0
        dice = len(b.found)
        again = further(p, dice, b.searches, cost - b.searches)
        params: dict[str, str | int] = {"bags": b.bags, "dice": dice, "cost": cost}
        now = taken(p, b.bags)
        if again > now:
            return Verdict(SearchAgain(), again - now, "advice-search-again", params)
        return Verdict(StopSearch(), now - again, "advice-search-stop", params)


def scene(p: Position) -> BankView:
    """The bank's part of the view."""
    assert isinstance(p.view.scene, BankView)
    return p.view.scene


def marked(p: Position, effect: str) -> int:
    """How many open alarms have this effect."""
    return sum([p.box.cards[name].effect == effect for name in scene(p).alarms])


# Searching


def taken(p: Position, bags: int) -> float:
    """What so many bags are worth."""
    if not p.one_shot:
        return float(bags)
    missing = p.view.target - scene(p).loot
    if missing <= 0:
        return 0.0
    return float(bags) if bags < missing else missing + _DONE


def opened(p: Position, search: int) -> float:
    """What a vault with so many dice is worth once it is open."""
    dice = max(1, search - marked(p, "search_minus1"))
    extra = marked(p, "search_cost1")
    stop = [0.0] * (dice + 1)
    again = further(p, dice, 1, extra)
    for bags in range(dice + 1):
        stop[bags] = max(taken(p, bags), again)
    return expected(p, dice, stop)


def further(p: Position, dice: int, searches: int, extra: int) -> float:
    """What another search is worth, after so many, with the minions it costs taken off."""
    cost = searches + extra
    hands = sum([hand.bit_count() for hand in p.hands])
    if cost > hands or searches >= _MOST_SEARCHES:
        return -1.0
    price = cost * (p.plain() + 0.03)
    again = further(p, dice, searches + 1, extra)
    return expected(p, dice, [max(taken(p, bags), again) for bags in range(dice + 1)]) - price


def expected(p: Position, dice: int, worth: list[float]) -> float:
    """The mean over what so many dice of a search find."""
    white = p.box.rolls.white
    share = (white.count(LUCK) + white.count(LOCK)) / len(white)
    found = 0.0
    for bags in range(dice + 1):
        found += comb(dice, bags) * share**bags * (1.0 - share) ** (dice - bags) * worth[bags]
    return found


def next_vault(p: Position) -> float:
    """What a vault that nobody has seen yet is worth, with the alarm that it brings."""
    return opened(p, _USUAL_SEARCH) - _NEW_ALARM
