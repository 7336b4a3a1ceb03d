"""Values of Family Business: finished businesses, and their downtimes."""

from typing import ClassVar, Final

from omerta.games.legends.actions_family import ChooseBusiness, KeepBooks, MatchPlace
from omerta.games.legends.advice.position import Position
from omerta.games.legends.advice.stakes.stakes import Stakes
from omerta.games.legends.advice.verdict import Params, Verdict
from omerta.games.legends.view import CardFace
from omerta.games.legends.view_family import BusinessView, FamilyView
from omerta.kernel.actions import Action

_STEP: Final = 1.5
"""The mean worth of a step of the income in a one-shot match."""
_LIFE: Final = 0.7
"""The worth of keeping a business."""
_USUAL_DICE: Final = 6
"""The dice of a good attempt at a business."""
_PER_ROUND: Final = 1.1
"""The mean number of businesses lost in a round."""
_KEPT: Final[tuple[float, ...]] = (0.0, 0.45, 0.6, 0.7, 0.8)
"""The share of its worth that a token on an unfinished business has, by later attempts."""
_LATER: Final = 0.35
"""The cost of a downtime in later rounds, as a share of its cost in this one."""
_GUEST: Final = 0.45
"""The worth of the accountant in a hand, kept for a better moment."""
_HARDER: Final = {"difficulty1": 1, "difficulty2": 2}


class FamilyStakes(Stakes):
    """The values of businesses, downtimes and the accountant."""

    code: ClassVar[str] = "family"

    def rounds(self, p: Position) -> float:
        """Return the rounds for which the businesses last."""
        f = scenario_view(p)
        return max(1.0, (f.business_deck + 1) / _PER_ROUND)

    def arrest_loss(self, p: Position) -> float:
        """Return the income so far and an estimate of the rest, or the worth of the match."""
        f = scenario_view(p)
        return 9.0 if p.one_shot else f.income[f.marker] + 0.6 * p.rounds

    def goal_reached(self, p: Position) -> bool:
        """Return whether the income reaches the target of a one-shot match."""
        f = scenario_view(p)
        return p.one_shot and f.income[f.marker] >= p.view.target

    def extra_card_worth(self, p: Position) -> float:
        """Return the worth of keeping the accountant for a later use."""
        return 0.0 if p.goal_reached else min(_GUEST, 0.2 * p.rounds)

    # Businesses and downtimes

    def gains(self, p: Position, card: CardFace, missing: int) -> list[float]:
        """Return the worth of tokens on a business by the income, on a downtime by its effect."""
        if card.deck == "business":
            return self._business(p, card, missing)
        share = lifted(p, card) / missing
        return [share * count for count in range(missing + 1)]

    def _business(self, p: Position, card: CardFace, missing: int) -> list[float]:
        found = space_of(p, card.id)
        if found is None or found.finished or not can_be_tried(p, found):
            return [0.0] * (missing + 1)
        whole = finished(p)
        kept = _KEPT[min(tries_left(p), len(_KEPT) - 1)]
        gains = [whole * kept * count / missing for count in range(missing)]
        return [*gains, whole]

    def bans(self, p: Position, challenge: str) -> int:
        """Return the totals that the downtimes of a business forbid, as a mask."""
        found = space_of(p, challenge)
        return 0 if found is None or found.card != challenge else void_of(found)

    def place_price(self, p: Position, challenge: str) -> tuple[int, float]:
        """Return the minions that know the place, and the cost if none of them helps."""
        found = space_of(p, challenge)
        if found is None or found.card != challenge:
            return 0, 0.0
        knowing = 0
        for minion, place in enumerate(p.printed.places):
            if place == found.place:
                knowing |= 1 << minion
        costs = [p.minion(p.printed.number[name]) for name in found.payers]
        return knowing, min(costs, default=0.0)

    # Police, rally, the accountant

    def control_worth(self, p: Position) -> float:
        """Return the worth of inactive police: active ones shuffle the mole into the clan deck."""
        return 0.12 * min(p.rounds - 1.0, 3.0) if p.rounds > 1.0 else 0.0

    def rally_worth(self, p: Position) -> float:
        """Return the worth of Rally, which costs an unknown business; after the goal, of an end."""
        if p.goal_reached:
            return 5.0
        if p.deck > 2 or p.rounds < 2.0:
            return -1.0
        return p.returned(p.exhausted) - _LIFE

    def ability_worth(self, p: Position, ability: str) -> float:
        """Return the worth of the accountant's best target."""
        return max(books(p).values(), default=0.0)

    def best_option(self, p: Position) -> Verdict:
        """Decide who pays for the place, where a downtime goes, or the accountant's target."""
        decision = p.view.decision
        if decision == "place":
            return self._payer(p)
        return self._under(p) if decision == "downtime" else self._books(p)

    def _payer(self, p: Position) -> Verdict:
        """Choose the minion of the least worth, rather from a bigger hand than from the own one."""
        best: Verdict | None = None
        for action in options_of(p):
            assert isinstance(action, MatchPlace)
            minion = p.printed.number[action.minion]
            value = -p.minion(minion)
            for player, hand in enumerate(p.hands):
                if hand >> minion & 1:
                    value += 0.03 * hand.bit_count()
                    if player == p.player and p.view.actions:
                        value -= 0.15
            if best is None or value > best.value + 1e-9:
                best = Verdict(action, value, "advice-match", {"minion": action.minion})
        assert best is not None
        return best

    def _under(self, p: Position) -> Verdict:
        """Choose the less promising business: it may be lost, and the downtime with it."""
        left, right = [prospect(p, each) for each in scenario_view(p).businesses]
        chosen = scenario_view(p).businesses[0 if left <= right else 1]
        assert chosen.card is not None
        params: Params = {"challenge": chosen.card}
        return Verdict(ChooseBusiness(chosen.card), abs(left - right), "advice-under", params)

    def _books(self, p: Position) -> Verdict:
        """Choose the accountant's target: discard a downtime, or add a token."""
        best: Verdict | None = None
        worth = books(p)
        for action in options_of(p):
            assert isinstance(action, KeepBooks)
            value = worth.get(action.card, 0.0)
            business = p.printed.cards[action.card].deck == "business"
            reason = "advice-books-token" if business else "advice-books-downtime"
            if best is None or value > best.value + 1e-9:
                best = Verdict(action, value, reason, {"challenge": action.card})
        assert best is not None
        return best


def scenario_view(p: Position) -> FamilyView:
    """Return the family's part of the view."""
    assert isinstance(p.view.scene, FamilyView)
    return p.view.scene


def options_of(p: Position) -> tuple[Action, ...]:
    """Return the legal actions of the deciding seat, for any viewer."""
    return p.view.options or p.view.choices


def space_of(p: Position, card: str) -> BusinessView | None:
    """Return the space of a business or a downtime."""
    for each in scenario_view(p).businesses:
        if card == each.card or card in each.downtimes:
            return each
    return None


def can_be_tried(p: Position, business: BusinessView) -> bool:
    """Return whether a minion in a hand knows the place, or the business is being tried."""
    roll = p.view.roll
    return bool(business.payers) or (roll is not None and roll.challenge == business.card)


def tries_left(p: Position) -> int:
    """Return the actions that are left in this round after the next one."""
    others = 0
    for player, seat in enumerate(p.view.seats):
        if player != p.view.active and not seat.turned and not seat.gone:
            others += 1
    left = p.view.actions + others
    return max(left - 1, 0) if p.view.decision == "act" else left


def finished(p: Position) -> float:
    """Return the worth of finishing a business."""
    f = scenario_view(p)
    if p.goal_reached:
        return 0.0
    if p.one_shot:
        return _STEP + _LIFE
    after = f.income[min(f.marker + 1, len(f.income) - 1)]
    return after - f.income[f.marker] + _LIFE


def void_of(business: BusinessView) -> int:
    """Return the forbidden totals of a business, as a mask."""
    void = 0
    for total in business.banned:
        void |= 1 << total
    if business.ban_to is not None:
        void |= (1 << business.ban_to + 1) - 1
    if business.ban_from is not None:
        void |= -1 << business.ban_from
    return void


def banned_by(cards: list[CardFace]) -> int:
    """Return the totals that these downtimes forbid, as a mask."""
    void = 0
    for card in cards:
        if card.effect == "ban_values":
            void |= 1 << card.values["a"] | 1 << card.values["b"]
        elif card.effect == "ban_from":
            void |= -1 << card.values["x"]
        elif card.effect == "ban_to":
            void |= (1 << card.values["x"] + 1) - 1
    return void


def prospect(p: Position, business: BusinessView, without: str = "") -> float:
    """Return the chance that a typical attempt finishes a business, perhaps without one downtime."""
    if business.card is None:
        return 0.0
    laid = [p.printed.cards[name] for name in business.downtimes if name != without]
    printed = p.printed.cards[business.card]
    difficulty = printed.difficulty + sum([_HARDER.get(card.effect, 0) for card in laid])
    missing = business.need if business.finished else business.need - business.tokens
    wanted = min(max(missing, 1), 2)
    dice = min(_USUAL_DICE, max(p.view.stock, 1))
    return p.printed.rolls.roll(dice, difficulty, wanted, banned_by(laid)).at_least(wanted)


def lifted(p: Position, card: CardFace) -> float:
    """Return the worth of removing a downtime."""
    worth = p.prints_worth(card.prints)
    business = space_of(p, card.id)
    if business is None or p.goal_reached:
        return worth
    gain = prospect(p, business, card.id) - prospect(p, business)
    now = 0.0 if business.finished or not tries_left(p) else 1.0
    later = _LATER * min(1.0, (p.rounds - 1.0) / 2.0)
    if business.finished:
        later *= 1.6  # a finished business certainly goes on
    return worth + max(gain, 0.0) * finished(p) * (now + later)


def books(p: Position) -> dict[str, float]:
    """Return the worth of each possible target of the accountant."""
    found: dict[str, float] = {}
    for each in scenario_view(p).businesses:
        for name in each.downtimes:
            found[name] = lifted(p, p.printed.cards[name])
        if each.card is not None and not each.finished:
            missing = each.need - each.tokens
            whole = finished(p)
            kept = _KEPT[min(tries_left(p) + 1, len(_KEPT) - 1)]
            found[each.card] = whole if missing == 1 else whole * kept / missing
    return found
