"""Values of the chase: spaces between car and van."""

from typing import ClassVar, Final

from omerta.games.legends.actions import Boost, ChangeLane, ChangeLaneByDie, PlaceDriving
from omerta.games.legends.advice.position import Position
from omerta.games.legends.advice.stakes.stakes import NextChallenge, Stakes, Worth
from omerta.games.legends.advice.verdict import Verdict
from omerta.games.legends.components import bits
from omerta.games.legends.view import CardFace, ChaseView
from omerta.kernel.actions import Action

_CAUGHT: Final = 6.0
"""The worth of catching the van."""
_SPACE: Final = 1.0
_DRIVING: Final = 0.3
"""The worth of a die on Driving."""
_VAN: Final = 1.3
"""The cost of a space that the van gains."""
_PROBLEM: Final = 0.9
"""The cost of a new problem."""


class ChaseStakes(Stakes):
    """The values of speed, lanes and driving dice."""

    code: ClassVar[str] = "chase"

    def rounds(self, p: Position) -> float:
        """Return the rounds until the van is gone, as it moves once per turn."""
        c = scenario_view(p)
        return (c.escaped - c.van) / p.view.players

    def arrest_loss(self, p: Position) -> float:
        """Return the worth of the prisoners or of the road."""
        return 9.0

    def gains(self, p: Position, card: CardFace, missing: int) -> list[float]:
        """Return the worth of passing an obstacle; a clean pass avoids its negative effect."""
        return obstacle_gains(p, card, scenario_view(p).lever)

    def next_challenges(self, p: Position) -> list[NextChallenge]:
        """Return the future obstacle that follows the near one of the lane."""
        c = scenario_view(p)
        lane = 0 if c.lane == "left" else 1
        near, future = c.near[lane], c.future[lane]
        lever = min(c.lever + p.printed.cards[near].values["speed"], c.top_speed)
        return [NextChallenge(near, future, obstacle_gains(p, p.printed.cards[future], lever))]

    def control_worth(self, p: Position) -> float:
        """Return the worth of inactive police: active ones punish two locks."""
        return 0.02 * p.rounds if p.rounds > 1.0 else 0.0

    def rally_worth(self, p: Position) -> float:
        """Return the worth of Rally, which moves the van."""
        if p.rounds < 1.5 or p.deck > 1:
            return -1.0
        return p.returned(p.exhausted) - _VAN

    def luck_worth(self, p: Position) -> float:
        """Return the worth of a luck, which may go to Driving."""
        c = scenario_view(p)
        return _DRIVING if c.driving < c.driving_spaces and not is_last_drive(p) else 0.0

    def two_locks(self, p: Position) -> float:
        """Return the cost of two locks, for which active police deal a problem."""
        return _PROBLEM if p.view.police == "active" else 0.0

    def action_verdict(
        self, p: Position, action: Action, best: float, worth: Worth
    ) -> Verdict | None:
        """Rate changing the lane by the worth of the turn there."""
        c = scenario_view(p)
        if not isinstance(action, ChangeLane | ChangeLaneByDie):
            return None
        other = c.near[0 if action.side == "left" else 1]
        price = _DRIVING + 0.05 if isinstance(action, ChangeLaneByDie) else 0.05
        actions = 0 if isinstance(action, ChangeLaneByDie) else 1
        value = worth(other, actions) - price
        return Verdict(action, value, "advice-lane", {"challenge": other, "side": action.side})

    def end_turn_worth(self, p: Position) -> float:
        """Return the worth of ending the turn if the car then catches the van."""
        c = scenario_view(p)
        return _CAUGHT + 10.0 if c.lever >= c.van - c.car else 0.0

    def best_option(self, p: Position) -> Verdict:
        """Decide the lane of a round, driving dice, or a boost."""
        c = scenario_view(p)
        decision = p.view.decision
        if decision == "drive":
            most = max([each.count for each in options_of(p) if isinstance(each, PlaceDriving)])
            params: dict[str, str | int] = {"count": most, "driving": c.driving + most}
            return Verdict(PlaceDriving(most), _DRIVING * most, "advice-drive", params)
        if decision == "boost":
            need = c.van - c.car - c.lever
            params = {"speed": c.lever + 1, "missing": need}
            if need <= 0:
                return Verdict(Boost("no"), 0.1, "advice-boost-no", params)
            return Verdict(Boost("yes"), _SPACE, "advice-boost", params)
        return self._lane(p)

    def _lane(self, p: Position) -> Verdict:
        """Choose the lane in which the best prepared player gains most."""
        c = scenario_view(p)
        values = [lane_worth(p, lane) for lane in (0, 1)]
        lane = 0 if values[0] >= values[1] else 1
        params: dict[str, str | int] = {"challenge": c.near[lane], "side": "left"}
        if lane:
            params["side"] = "right"
        action = ChangeLane("right" if lane else "left")
        return Verdict(action, values[lane] - values[1 - lane], "advice-lane", params)


def scenario_view(p: Position) -> ChaseView:
    """Return the chase's part of the view."""
    assert isinstance(p.view.scene, ChaseView)
    return p.view.scene


def options_of(p: Position) -> tuple[Action, ...]:
    """Return the legal actions of the deciding seat, for any viewer."""
    return p.view.options or p.view.choices


def is_last_drive(p: Position) -> bool:
    """Return whether the van is gone after this turn."""
    c = scenario_view(p)
    return c.escaped - c.van <= 1


def obstacle_gains(p: Position, card: CardFace, lever: int) -> list[float]:
    """Return the worth of an obstacle at this speed: not passed, passed roughly, passed cleanly."""
    c = scenario_view(p)
    missing = c.van - c.car
    speed = min(lever + card.values["speed"], c.top_speed)
    gain = _SPACE * (min(speed, missing) - min(lever, missing))
    if speed >= missing > lever:
        gain += _CAUGHT
    plus = card.marks.get("plus", "")
    if plus == "draw1":
        gain += p.drawn(p.hand.bit_count(), 1)
    elif plus == "drive1" and c.driving < c.driving_spaces:
        gain += _DRIVING
    rough = gain - negative_effect_cost(p, card.marks.get("minus", ""))
    return [0.0, *[rough] * (c.clean - 1), gain]


def negative_effect_cost(p: Position, effect: str) -> float:
    """Return the cost of an obstacle's negative effect."""
    if effect == "tire1":
        return p.plain()
    if effect == "tire2":
        return 2.0 * p.plain()
    if effect == "wound1":
        return p.plain() + 0.1 + (0.0 if p.one_shot else 0.35)
    if effect == "problem":
        return _PROBLEM
    return _VAN if effect == "van1" else 0.0


def lane_worth(p: Position, lane: int) -> float:
    """Return the worth of a lane's obstacles to the player who is best prepared for them."""
    c = scenario_view(p)
    near, future = p.printed.cards[c.near[lane]], p.printed.cards[c.future[lane]]
    most = 0.0
    for hand in p.hands:
        most = max(most, passing_worth(p, near, hand, 0) + 0.5 * passing_worth(p, future, hand, 1))
    return most


def passing_worth(p: Position, card: CardFace, hand: int, lever: int) -> float:
    """Return the expected worth of an obstacle to a player with this hand."""
    row = p.printed.dice[p.printed.wanted[card.id]]
    dice = min(sum([row[minion] for minion in bits(hand)]), p.view.stock)
    if not dice:
        return 0.0
    gains = obstacle_gains(p, card, lever)
    chances = p.printed.rolls.roll(dice, card.difficulty, len(gains) - 1).chances
    return sum([chance * gains[count] for count, chance in enumerate(chances)])
