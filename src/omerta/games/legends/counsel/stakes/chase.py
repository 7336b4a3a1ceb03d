"""What things are worth in the chase: spaces between car and van."""

from typing import ClassVar, Final

from omerta.games.legends.actions import Boost, ChangeLane, ChangeLaneByDie, PlaceDriving
from omerta.games.legends.components import bits
from omerta.games.legends.counsel.position import Position
from omerta.games.legends.counsel.stakes.stakes import Next, Stakes, Worth
from omerta.games.legends.counsel.verdict import Verdict
from omerta.games.legends.view import CardFace, ChaseView
from omerta.kernel.actions import Action

_CAUGHT: Final = 6.0
"""What it is worth to have caught the van."""
_SPACE: Final = 1.0
_DRIVING: Final = 0.3
"""What a die on Driving is worth."""
_VAN: Final = 1.3
"""What it costs if the van gains a space."""
_PROBLEM: Final = 0.9
"""What a new problem costs."""


class ChaseStakes(Stakes):
    """The worth of speed, lanes and driving dice."""

    code: ClassVar[str] = "chase"

    def rounds(self, p: Position) -> float:
        """The van moves once a turn."""
        c = scene(p)
        return (c.escaped - c.van) / p.view.players

    def prize(self, p: Position) -> float:
        """The prisoners, or what the road brings."""
        return 9.0

    def gains(self, p: Position, card: CardFace, missing: int) -> list[float]:
        """The spaces that an obstacle brings; a clean pass spares its negative effect."""
        return obstacle(p, card, scene(p).lever)

    def coming(self, p: Position) -> list[Next]:
        """Behind the near obstacle of the lane lies the future one."""
        c = scene(p)
        lane = 0 if c.lane == "left" else 1
        near, future = c.near[lane], c.future[lane]
        lever = min(c.lever + p.box.cards[near].values["speed"], c.top_speed)
        return [Next(near, future, obstacle(p, p.box.cards[future], lever))]

    def control(self, p: Position) -> float:
        """Active police punish two locks."""
        return 0.02 * p.rounds if p.rounds > 1.0 else 0.0

    def rally(self, p: Position) -> float:
        """The van drives on."""
        if p.rounds < 1.5 or p.deck > 1:
            return -1.0
        return p.returned(p.exhausted) - _VAN

    def luck(self, p: Position) -> float:
        """A luck may go to Driving."""
        c = scene(p)
        return _DRIVING if c.driving < c.driving_spaces and not last_drive(p) else 0.0

    def two_locks(self, p: Position) -> float:
        """Active police hand out a problem."""
        return _PROBLEM if p.view.police == "active" else 0.0

    def act(self, p: Position, action: Action, best: float, worth: Worth) -> Verdict | None:
        """To the other lane, if the turn is better there."""
        c = scene(p)
        if not isinstance(action, ChangeLane | ChangeLaneByDie):
            return None
        other = c.near[0 if action.side == "left" else 1]
        price = _DRIVING + 0.05 if isinstance(action, ChangeLaneByDie) else 0.05
        actions = 0 if isinstance(action, ChangeLaneByDie) else 1
        value = worth(other, actions) - price
        return Verdict(action, value, "advice-lane", {"challenge": other, "side": action.side})

    def end(self, p: Position) -> float:
        """The car catches the van if the lever says so."""
        c = scene(p)
        return _CAUGHT + 10.0 if c.lever >= c.van - c.car else 0.0

    def answer(self, p: Position) -> Verdict:
        """The lane of a round, driving dice, a boost."""
        c = scene(p)
        decision = p.view.decision
        if decision == "drive":
            most = max([each.count for each in answers(p) if isinstance(each, PlaceDriving)])
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
        """The lane in which the best prepared player gains most."""
        c = scene(p)
        values = [lane_worth(p, lane) for lane in (0, 1)]
        lane = 0 if values[0] >= values[1] else 1
        params: dict[str, str | int] = {"challenge": c.near[lane], "side": "left"}
        if lane:
            params["side"] = "right"
        action = ChangeLane("right" if lane else "left")
        return Verdict(action, values[lane] - values[1 - lane], "advice-lane", params)


def scene(p: Position) -> ChaseView:
    """The chase's part of the view."""
    assert isinstance(p.view.scene, ChaseView)
    return p.view.scene


def answers(p: Position) -> tuple[Action, ...]:
    """The legal answers, whoever looks."""
    return p.view.options or p.view.choices


def last_drive(p: Position) -> bool:
    """Whether the van is gone after this turn."""
    c = scene(p)
    return c.escaped - c.van <= 1


def obstacle(p: Position, card: CardFace, lever: int) -> list[float]:
    """What passing an obstacle brings at this speed: not at all, roughly, cleanly."""
    c = scene(p)
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
    rough = gain - minus(p, card.marks.get("minus", ""))
    return [0.0, *[rough] * (c.clean - 1), gain]


def minus(p: Position, effect: str) -> float:
    """What the negative effect of an obstacle costs."""
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
    """What the obstacles of a lane are worth to the player who is best prepared for them."""
    c = scene(p)
    near, future = p.box.cards[c.near[lane]], p.box.cards[c.future[lane]]
    most = 0.0
    for hand in p.hands:
        most = max(most, passing(p, near, hand, 0) + 0.5 * passing(p, future, hand, 1))
    return most


def passing(p: Position, card: CardFace, hand: int, lever: int) -> float:
    """What an obstacle promises a player with this hand."""
    row = p.box.dice[p.box.wanted[card.id]]
    dice = min(sum([row[minion] for minion in bits(hand)]), p.view.stock)
    if not dice:
        return 0.0
    gains = obstacle(p, card, lever)
    chances = p.box.rolls.roll(dice, card.difficulty, len(gains) - 1).chances
    return sum([chance * gains[count] for count, chance in enumerate(chances)])
