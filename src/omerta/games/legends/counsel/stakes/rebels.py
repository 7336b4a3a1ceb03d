"""What things are worth against the rebels: spaces of the struggle track."""

from math import erf, sqrt
from typing import ClassVar, Final

from omerta.games.legends.actions import Done, Take
from omerta.games.legends.actions_rebels import Catch, Flee, Plan
from omerta.games.legends.components import bits
from omerta.games.legends.counsel.forecast import Foes
from omerta.games.legends.counsel.position import Position
from omerta.games.legends.counsel.stakes.stakes import Next, Stakes, Worth
from omerta.games.legends.counsel.verdict import Params, Verdict
from omerta.games.legends.counsel.weights import CAMPAIGN_OUT, DECK_MINION
from omerta.games.legends.view import CardFace
from omerta.games.legends.view_rebels import AttackView, RebelsView
from omerta.kernel.actions import Action

_SHARE: Final[tuple[float, ...]] = (0.5, 0.5, 0.5, 0.6)
"""How much of the way between the pistols the clan's will go, on average, by players."""
_LEAST: Final = 0.6
"""What a space is worth at least: neither a safe nor a hopeless evening is given away."""
_PACE: Final = 4.0
"""Spaces that both pistols together move in a round."""
_WON: Final = 9.0
"""What it is worth to win the evening."""
_RECORD: Final = 0.2
"""How much a point of reputation counts beside it."""
_DECK_LOW: Final = 3
"""Minions that an attack and the loyalty check before its fight may need."""
_FEW_LEFT: Final = 4
_HOPE: Final = 0.25
"""What a fight must promise before it is planned."""
_RALLY: Final = 4.0
"""A rally comes before everything else of a turn."""
_TESTED: Final = 3
"""Successes that a board test counts at most."""
_THREE: Final = 3
"""Against so many players some attacks draw fewer rebels."""
_CHECKS: Final = 2
"""Loyalty checks that a turn is reckoned with."""


class RebelsStakes(Stakes):
    """The worth of fights, rebels and fugitives."""

    code: ClassVar[str] = "rebels"

    def rounds(self, p: Position) -> float:
        """Until the pistols meet."""
        r = scene(p)
        return max((r.rebels - r.clan) / _PACE, 1.0)

    def prize(self, p: Position) -> float:
        """The evening, or what the struggle will bring."""
        r = scene(p)
        return _WON if p.one_shot else outlook(p, r.clan, r.rebels)

    def settled(self, p: Position) -> bool:
        """Whether the clan's pistol has gone far enough, wherever they meet."""
        r = scene(p)
        return p.one_shot and r.struggle[r.clan] >= p.view.target

    def gains(self, p: Position, card: CardFace, missing: int) -> list[float]:
        """A fight is worth a space, and what the attack would do at the end of the round."""
        return [0.0, forward(p) + strike(p, card)]

    def coming(self, p: Position) -> list[Next]:
        """After an attack of the clan another one can be planned."""
        r = scene(p)
        if r.clan_attack is None or p.deck < _DECK_LOW:
            return []
        return [Next(r.clan_attack.card, "", [0.0, forward(p)])]

    def foes(self, p: Position, name: str) -> Foes | None:
        """The rebels of the attack."""
        r = scene(p)
        for attack, ambush in ((r.clan_attack, False), (r.ambush, True)):
            if attack is not None and attack.card == name:
                return Foes(p.box.rolls.sides, attack.dice, ambush=ambush)
        return None

    def fee(self, p: Position) -> float:
        """The loyalty check: a minion of the clan deck, or a space if it has none."""
        if p.settled:
            return 0.0
        if p.deck:
            return DECK_MINION
        return back(p) if p.exhausted else 0.0

    def draw_fee(self, p: Position) -> float:
        """The fewer minions go round, the sooner the clan must rally."""
        r = scene(p)
        gangs = [attack.rebels for attack in (r.clan_attack, r.ambush) if attack is not None]
        around = p.deck + p.exhausted + sum([len(gang) for gang in gangs])
        return 0.0 if p.settled else back(p) / max(around, _FEW_LEFT)

    def test(self, p: Position, name: str) -> list[float]:
        """Whom a Capture brings back."""
        lasting = sorted([kept(p, minion) for minion in scene(p).fugitives], reverse=True)
        return [
            p.returned(min(count, len(lasting))) + sum(lasting[:count])
            for count in range(_TESTED + 1)
        ]

    def control(self, p: Position) -> float:
        """There are no police."""
        return 0.0

    def rally(self, p: Position) -> float:
        """It costs a space, as does every minion that the clan deck lacks."""
        if p.settled:
            return 0.5
        r = scene(p)
        spared = min(wanted(p) - p.deck, p.exhausted) - 1
        if spared < 0 or not p.view.actions or r.rebels - r.clan <= 1:
            return -1.0
        return spared * back(p) + p.returned(p.exhausted) + _RALLY

    def act(self, p: Position, action: Action, best: float, worth: Worth) -> Verdict | None:
        """Plan, Catch."""
        if isinstance(action, Plan):
            return self._plan(p, action, best)
        if isinstance(action, Catch):
            r = scene(p)
            count = len(r.fugitives)
            gain = sum([kept(p, minion) for minion in r.fugitives]) + p.returned(count)
            value = gain - back(p) if r.rebels - r.clan > 1 else -1.0
            if p.settled:
                value = 0.4
            return Verdict(action, value, "advice-catch", {"count": count})
        return None

    def _plan(self, p: Position, action: Action, best: float) -> Verdict:
        """An attack that the hand can probably beat in this turn."""
        params: Params = {"deck": p.deck}
        able = p.view.actions > 0 and p.deck >= _DECK_LOW - 1
        value = best + 1.0 if able and hoped(p, p.hand) > _HOPE else -1.0
        return Verdict(action, value, "advice-plan", params)

    def before_first(self, p: Position, action: Action) -> Verdict | None:
        """To know the attack before it is said who goes first."""
        if not isinstance(action, Plan):
            return None
        value = 10.0 if p.deck >= _DECK_LOW and not p.settled else -10.0
        return Verdict(action, value, "advice-plan-first", {"deck": p.deck})

    def first(self, p: Position, player: int) -> float:
        """Whoever is best prepared for the attacks that lie there."""
        r = scene(p)
        most = 0.0
        for attack in (r.clan_attack, r.ambush):
            if attack is not None:
                most = max(most, chance(p, attack, p.hands[player]))
        return most

    def answer(self, p: Position) -> Verdict:
        """Which rebel flees, which fugitive returns."""
        if p.view.decision == "rebel":
            return self._flight(p)
        best, most = "", -1.0
        for action in answers(p):
            if isinstance(action, Take):
                minion = p.box.number[action.minion]
                value = p.box.icons[minion] + 0.1 * p.box.level[minion]
                if value > most:
                    best, most = action.minion, value
        if not best:
            return Verdict(Done(), 0.0, "advice-take-done", {})
        return Verdict(Take(best), most, "advice-take", {"minion": best})

    def _flight(self, p: Position) -> Verdict:
        """Of a gang that stays the most dangerous one, of a beaten one the least useful."""
        fight = scene(p).fight
        assert fight is not None
        stays = fight.clan < fight.rebels or (fight.clan == fight.rebels and fight.ambush)
        row = p.box.dice[p.box.wanted[fight.card]]
        best, most = "", -100.0
        for action in answers(p):
            assert isinstance(action, Flee)
            minion = p.box.number[action.minion]
            value = -kept(p, action.minion) - 0.01 * p.box.icons[minion]
            if stays:
                value += 0.5 * row[minion]
            if value > most:
                best, most = action.minion, value
        reason = "advice-flee-strong" if stays else "advice-flee-weak"
        return Verdict(Flee(best), most, reason, {"minion": best, "challenge": fight.card})


def scene(p: Position) -> RebelsView:
    """The rebels' part of the view."""
    assert isinstance(p.view.scene, RebelsView)
    return p.view.scene


def answers(p: Position) -> tuple[Action, ...]:
    """The legal answers, whoever looks."""
    return p.view.options or p.view.choices


# The struggle track


def outlook(p: Position, clan: int, rebels: int) -> float:
    """What the evening promises with the pistols on these spaces."""
    r = scene(p)
    last = len(r.struggle) - 1
    clan, rebels = min(clan, last), min(max(rebels, clan), last)
    meet = clan + (rebels - clan) * _SHARE[p.view.players - 1]
    spread = 0.3 + 0.35 * sqrt(rebels - clan)
    reputation = won = below = 0.0
    for space in range(clan, rebels + 1):
        until = 0.5 * (1.0 + erf((space + 0.5 - meet) / spread)) if space < rebels else 1.0
        reputation += (until - below) * r.struggle[space]
        if r.struggle[space] >= p.view.target:
            won += until - below
        below = until
    return _WON * won + _RECORD * reputation if p.one_shot else reputation


def forward(p: Position) -> float:
    """What a space is worth that the clan gains."""
    r = scene(p)
    if p.settled:
        return 0.5
    return max(outlook(p, r.clan + 1, r.rebels) - outlook(p, r.clan, r.rebels), _LEAST)


def back(p: Position) -> float:
    """What a space costs that the rebels gain."""
    r = scene(p)
    if p.settled:
        return -0.3
    return max(outlook(p, r.clan, r.rebels) - outlook(p, r.clan, r.rebels - 1), _LEAST)


# Attacks


def strike(p: Position, card: CardFace) -> float:
    """What the effect of an attack costs at the end of a round."""
    effect = card.effect
    if effect == "end_rebels1":
        return back(p)
    if effect in ("end_hand1", "end_hand_out1"):
        return p.plain() + 0.1
    return 0.15 if effect else 0.0


def chance(p: Position, attack: AttackView, hand: int) -> float:
    """The chance to win this fight with everybody in a hand who matches."""
    row = p.box.dice[p.box.wanted[attack.card]]
    dice = min(sum([row[minion] for minion in bits(hand)]), p.view.stock, len(attack.odds))
    return attack.odds[dice - 1] / 10_000 if dice else 0.0


def hoped(p: Position, hand: int) -> float:
    """What an attack that nobody has seen yet promises this hand, whichever it is."""
    r = scene(p)
    cards = r.attack_deck or r.attack_discard
    found = 0.0
    for name in cards:
        card = p.box.cards[name]
        row = p.box.dice[p.box.wanted[name]]
        dice = min(sum([row[minion] for minion in bits(hand)]), p.view.stock)
        fewer = card.values.get("fewer_three", 0) if p.view.players == _THREE else 0
        rebels = card.values["rebels"] - fewer
        foes = Foes(p.box.rolls.sides, rebels, ambush=False)
        won = p.box.rolls.fight(dice, foes).at_least(1) if dice else 0.0
        lost = strike(p, card) * (1.0 - won) * (1.0 if p.is_last_turn() else 0.3)
        found += won * forward(p) - lost - rebels * DECK_MINION
    return found / len(cards)


def kept(p: Position, name: str) -> float:
    """What it costs the clan beyond the evening if this minion stays a fugitive."""
    return 0.0 if p.one_shot else CAMPAIGN_OUT[p.box.level[p.box.number[name]]]


def wanted(p: Position) -> int:
    """The minions that the clan deck should still hold for this turn."""
    return min(p.view.actions, _CHECKS) + (0 if scene(p).clan_attack is not None else 1)
