"""What things are worth in family business: finished businesses, and what stands in their way."""

from typing import ClassVar, Final

from omerta.games.legends.actions_family import ChooseBusiness, KeepBooks, MatchPlace
from omerta.games.legends.advice.position import Position
from omerta.games.legends.advice.stakes.stakes import Stakes
from omerta.games.legends.advice.verdict import Params, Verdict
from omerta.games.legends.view import CardFace
from omerta.games.legends.view_family import BusinessView, FamilyView
from omerta.kernel.actions import Action

_STEP: Final = 1.5
"""What a step of the income is worth on average, in a single job where only the target counts."""
_LIFE: Final = 0.7
"""What it is worth that a business is not lost."""
_USUAL_DICE: Final = 6
"""Dice that a good try at a business has."""
_PER_ROUND: Final = 1.1
"""Businesses that are lost in a round."""
_KEPT: Final[tuple[float, ...]] = (0.0, 0.45, 0.6, 0.7, 0.8)
"""How much of its share a token brings that does not finish a business, by tries still to come."""
_LATER: Final = 0.35
"""How much a downtime costs in rounds to come, of what it costs in this one."""
_GUEST: Final = 0.45
"""What the accountant is worth in a hand, to be kept for a better moment."""
_HARDER: Final = {"difficulty1": 1, "difficulty2": 2}


class FamilyStakes(Stakes):
    """The worth of businesses, downtimes and the accountant."""

    code: ClassVar[str] = "family"

    def rounds(self, p: Position) -> float:
        """As many as there are businesses to lose."""
        f = scenario_view(p)
        return max(1.0, (f.business_deck + 1) / _PER_ROUND)

    def arrest_loss(self, p: Position) -> float:
        """The income so far and to come, or the evening."""
        f = scenario_view(p)
        return 9.0 if p.one_shot else f.income[f.marker] + 0.6 * p.rounds

    def goal_reached(self, p: Position) -> bool:
        """Whether the income wins the evening."""
        f = scenario_view(p)
        return p.one_shot and f.income[f.marker] >= p.view.target

    def extra_card_worth(self, p: Position) -> float:
        """The accountant may see to something worse than what lies there."""
        return 0.0 if p.goal_reached else min(_GUEST, 0.2 * p.rounds)

    # Businesses and downtimes

    def gains(self, p: Position, card: CardFace, missing: int) -> list[float]:
        """A business is worth a step of the income, a downtime what it would do."""
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
        """What the downtimes of a business forbid."""
        found = space_of(p, challenge)
        return 0 if found is None or found.card != challenge else void_of(found)

    def place_price(self, p: Position, challenge: str) -> tuple[int, float]:
        """Without somebody who knows the place, somebody who does is exhausted."""
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
        """Police that stay quiet keep the mole out of the clan deck."""
        return 0.12 * min(p.rounds - 1.0, 3.0) if p.rounds > 1.0 else 0.0

    def rally_worth(self, p: Position) -> float:
        """It costs a business that nobody has seen; who has won already only wants an end."""
        if p.goal_reached:
            return 5.0
        if p.deck > 2 or p.rounds < 2.0:
            return -1.0
        return p.returned(p.exhausted) - _LIFE

    def ability_worth(self, p: Position, ability: str) -> float:
        """The best that the accountant could see to."""
        return max(books(p).values(), default=0.0)

    def best_option(self, p: Position) -> Verdict:
        """Who pays for the place, where a downtime goes, what the accountant sees to."""
        decision = p.view.decision
        if decision == "place":
            return self._payer(p)
        return self._under(p) if decision == "downtime" else self._books(p)

    def _payer(self, p: Position) -> Verdict:
        """Whoever will be missed least, rather from a bigger hand and not from the own one."""
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
        """The business that promises less: it may be lost, and the downtime with it."""
        left, right = [prospect(p, each) for each in scenario_view(p).businesses]
        chosen = scenario_view(p).businesses[0 if left <= right else 1]
        assert chosen.card is not None
        params: Params = {"challenge": chosen.card}
        return Verdict(ChooseBusiness(chosen.card), abs(left - right), "advice-under", params)

    def _books(self, p: Position) -> Verdict:
        """A downtime less, or a token more."""
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
    """The family's part of the view."""
    assert isinstance(p.view.scene, FamilyView)
    return p.view.scene


def options_of(p: Position) -> tuple[Action, ...]:
    """The legal answers, whoever looks."""
    return p.view.options or p.view.choices


def space_of(p: Position, card: str) -> BusinessView | None:
    """The space where a business or a downtime lies."""
    for each in scenario_view(p).businesses:
        if card == each.card or card in each.downtimes:
            return each
    return None


def can_be_tried(p: Position, business: BusinessView) -> bool:
    """Whether somebody knows the place, or it is tried already."""
    roll = p.view.roll
    return bool(business.payers) or (roll is not None and roll.challenge == business.card)


def tries_left(p: Position) -> int:
    """Actions that are left in this round, beside the next one."""
    others = 0
    for player, seat in enumerate(p.view.seats):
        if player != p.view.active and not seat.turned and not seat.gone:
            others += 1
    left = p.view.actions + others
    return max(left - 1, 0) if p.view.decision == "act" else left


def finished(p: Position) -> float:
    """What it is worth to finish a business."""
    f = scenario_view(p)
    if p.goal_reached:
        return 0.0
    if p.one_shot:
        return _STEP + _LIFE
    after = f.income[min(f.marker + 1, len(f.income) - 1)]
    return after - f.income[f.marker] + _LIFE


def void_of(business: BusinessView) -> int:
    """The forbidden totals of a business, as a mask."""
    void = 0
    for total in business.banned:
        void |= 1 << total
    if business.ban_to is not None:
        void |= (1 << business.ban_to + 1) - 1
    if business.ban_from is not None:
        void |= -1 << business.ban_from
    return void


def banned_by(cards: list[CardFace]) -> int:
    """The totals that these downtimes forbid."""
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
    """The chance of a usual try to finish a business, perhaps without one of its downtimes."""
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
    """What it is worth if a downtime goes."""
    worth = p.prints_worth(card.prints)
    business = space_of(p, card.id)
    if business is None or p.goal_reached:
        return worth
    gain = prospect(p, business, card.id) - prospect(p, business)
    now = 0.0 if business.finished or not tries_left(p) else 1.0
    later = _LATER * min(1.0, (p.rounds - 1.0) / 2.0)
    if business.finished:
        later *= 1.6  # it goes on for certain
    return worth + max(gain, 0.0) * finished(p) * (now + later)


def books(p: Position) -> dict[str, float]:
    """What the accountant could see to, and what that brings."""
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
