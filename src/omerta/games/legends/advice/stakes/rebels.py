"""Values of the struggle with the rebels: spaces of the track."""

from math import erf, sqrt
from typing import ClassVar, Final

from omerta.games.legends.actions import Done, Take
from omerta.games.legends.actions_rebels import Catch, Flee, Plan
from omerta.games.legends.advice.forecast import Foes
from omerta.games.legends.advice.position import Position
from omerta.games.legends.advice.stakes.stakes import NextChallenge, Stakes, Worth
from omerta.games.legends.advice.verdict import Params, Verdict
from omerta.games.legends.advice.weights import CAMPAIGN_OUT, DECK_MINION
from omerta.games.legends.components import bits
from omerta.games.legends.view import CardFace
from omerta.games.legends.view_rebels import AttackView, RebelsView
from omerta.kernel.actions import Action

_SHARE: Final[tuple[float, ...]] = (0.5, 0.5, 0.5, 0.6)
"""The mean share of the distance that the clan's pistol moves, by players."""
_LEAST: Final = 0.6
"""The minimum worth of a space, also with a safe or hopeless result."""
_PACE: Final = 4.0
"""The spaces that both pistols together move in a round."""
_WON: Final = 9.0
"""The worth of reaching the target of a one-shot match."""
_RECORD: Final = 0.2
"""The worth of a point of reputation in a one-shot match."""
_DECK_LOW: Final = 3
"""The minions that an attack and the loyalty check before its fight may need."""
_FEW_LEFT: Final = 4
_HOPE: Final = 0.25
"""The minimum worth of a fight that is planned."""
_RALLY: Final = 4.0
"""A bonus, by which Rally comes before all other actions of a turn."""
_TESTED: Final = 3
"""The successes of a board test that are counted."""
_THREE: Final = 3
"""With this many players some attacks draw fewer rebels."""
_CHECKS: Final = 2
"""The loyalty checks that a turn is expected to have."""


class RebelsStakes(Stakes):
    """The values of fights, rebels and fugitives."""

    code: ClassVar[str] = "rebels"

    def rounds(self, p: Position) -> float:
        """Return an estimate of the rounds until the pistols meet."""
        r = scenario_view(p)
        return max((r.rebels - r.clan) / _PACE, 1.0)

    def arrest_loss(self, p: Position) -> float:
        """Return the worth of the match, or the expected reputation."""
        r = scenario_view(p)
        return _WON if p.one_shot else outlook(p, r.clan, r.rebels)

    def goal_reached(self, p: Position) -> bool:
        """Return whether the clan's pistol is at the target, wherever the pistols meet."""
        r = scenario_view(p)
        return p.one_shot and r.struggle[r.clan] >= p.view.target

    def gains(self, p: Position, card: CardFace, missing: int) -> list[float]:
        """Return the worth of a fight: a space, and the attack's effect at the end of the round."""
        return [0.0, clan_space_worth(p) + strike(p, card)]

    def next_challenges(self, p: Position) -> list[NextChallenge]:
        """Return the unknown attack that can be planned after the clan's current one."""
        r = scenario_view(p)
        if r.clan_attack is None or p.deck < _DECK_LOW:
            return []
        return [NextChallenge(r.clan_attack.card, "", [0.0, clan_space_worth(p)])]

    def foes(self, p: Position, name: str) -> Foes | None:
        """Return the rebels of the attack."""
        r = scenario_view(p)
        for attack, ambush in ((r.clan_attack, False), (r.ambush, True)):
            if attack is not None and attack.card == name:
                return Foes(p.printed.rolls.sides, attack.dice, ambush=ambush)
        return None

    def attempt_fee(self, p: Position) -> float:
        """Return the cost of the loyalty check: a minion of the clan deck, or a space without one."""
        if p.goal_reached:
            return 0.0
        if p.deck:
            return DECK_MINION
        return rebel_space_cost(p) if p.exhausted else 0.0

    def draw_fee(self, p: Position) -> float:
        """Return the cost of a draw: with fewer minions in the deck the clan must rally sooner."""
        r = scenario_view(p)
        gangs = [attack.rebels for attack in (r.clan_attack, r.ambush) if attack is not None]
        around = p.deck + p.exhausted + sum([len(gang) for gang in gangs])
        return 0.0 if p.goal_reached else rebel_space_cost(p) / max(around, _FEW_LEFT)

    def test_gains(self, p: Position, name: str) -> list[float]:
        """The worth of the fugitives that Capture returns."""
        lasting = sorted(
            [fugitive_cost(p, minion) for minion in scenario_view(p).fugitives], reverse=True
        )
        return [
            p.returned(min(count, len(lasting))) + sum(lasting[:count])
            for count in range(_TESTED + 1)
        ]

    def control_worth(self, p: Position) -> float:
        """Return 0: the scenario has no police."""
        return 0.0

    def rally_worth(self, p: Position) -> float:
        """Return the worth of Rally, which costs a space, as does every minion that the deck lacks."""
        if p.goal_reached:
            return 0.5
        r = scenario_view(p)
        spared = min(wanted(p) - p.deck, p.exhausted) - 1
        if spared < 0 or not p.view.actions or r.rebels - r.clan <= 1:
            return -1.0
        return spared * rebel_space_cost(p) + p.returned(p.exhausted) + _RALLY

    def action_verdict(
        self, p: Position, action: Action, best: float, worth: Worth
    ) -> Verdict | None:
        """Rate Plan and Catch."""
        if isinstance(action, Plan):
            return self._plan(p, action, best)
        if isinstance(action, Catch):
            r = scenario_view(p)
            count = len(r.fugitives)
            gain = sum([fugitive_cost(p, minion) for minion in r.fugitives]) + p.returned(count)
            value = gain - rebel_space_cost(p) if r.rebels - r.clan > 1 else -1.0
            if p.goal_reached:
                value = 0.4
            return Verdict(action, value, "advice-catch", {"count": count})
        return None

    def _plan(self, p: Position, action: Action, best: float) -> Verdict:
        """Rate planning an attack by the chance that the hand beats it in this turn."""
        params: Params = {"deck": p.deck}
        able = p.view.actions > 0 and p.deck >= _DECK_LOW - 1
        value = best + 1.0 if able and plan_worth(p, p.hand) > _HOPE else -1.0
        return Verdict(action, value, "advice-plan", params)

    def before_first_player(self, p: Position, action: Action) -> Verdict | None:
        """Rate planning an attack before the first player is chosen."""
        if not isinstance(action, Plan):
            return None
        value = 10.0 if p.deck >= _DECK_LOW and not p.goal_reached else -10.0
        return Verdict(action, value, "advice-plan-first", {"deck": p.deck})

    def first_player_worth(self, p: Position, player: int) -> float:
        """Return the best chance of the player's hand in the current attacks."""
        r = scenario_view(p)
        most = 0.0
        for attack in (r.clan_attack, r.ambush):
            if attack is not None:
                most = max(most, chance(p, attack, p.hands[player]))
        return most

    def best_option(self, p: Position) -> Verdict:
        """Decide which rebel flees, or which fugitive returns."""
        if p.view.decision == "rebel":
            return self._flight(p)
        best, most = "", -1.0
        for action in options_of(p):
            if isinstance(action, Take):
                minion = p.printed.number[action.minion]
                value = p.printed.icons[minion] + 0.1 * p.printed.level[minion]
                if value > most:
                    best, most = action.minion, value
        if not best:
            return Verdict(Done(), 0.0, "advice-take-done", {})
        return Verdict(Take(best), most, "advice-take", {"minion": best})

    def _flight(self, p: Position) -> Verdict:
        """Choose the most dangerous rebel of a surviving attack, the least useful of a beaten one."""
        fight = scenario_view(p).fight
        assert fight is not None
        stays = fight.clan < fight.rebels or (fight.clan == fight.rebels and fight.ambush)
        row = p.printed.dice[p.printed.wanted[fight.card]]
        best, most = "", -100.0
        for action in options_of(p):
            assert isinstance(action, Flee)
            minion = p.printed.number[action.minion]
            value = -fugitive_cost(p, action.minion) - 0.01 * p.printed.icons[minion]
            if stays:
                value += 0.5 * row[minion]
            if value > most:
                best, most = action.minion, value
        reason = "advice-flee-strong" if stays else "advice-flee-weak"
        return Verdict(Flee(best), most, reason, {"minion": best, "challenge": fight.card})


def scenario_view(p: Position) -> RebelsView:
    """Return the rebels' part of the view."""
    assert isinstance(p.view.scene, RebelsView)
    return p.view.scene


def options_of(p: Position) -> tuple[Action, ...]:
    """Return the legal actions of the deciding seat, for any viewer."""
    return p.view.options or p.view.choices


# The struggle track


def outlook(p: Position, clan: int, rebels: int) -> float:
    """Return the expected worth of the match with the pistols on these spaces."""
    r = scenario_view(p)
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


def clan_space_worth(p: Position) -> float:
    """Return the worth of a space that the clan gains."""
    r = scenario_view(p)
    if p.goal_reached:
        return 0.5
    return max(outlook(p, r.clan + 1, r.rebels) - outlook(p, r.clan, r.rebels), _LEAST)


def rebel_space_cost(p: Position) -> float:
    """Return the cost of a space that the rebels gain."""
    r = scenario_view(p)
    if p.goal_reached:
        return -0.3
    return max(outlook(p, r.clan, r.rebels) - outlook(p, r.clan, r.rebels - 1), _LEAST)


# Attacks


def strike(p: Position, card: CardFace) -> float:
    """Return the cost of an attack's effect at the end of a round."""
    effect = card.effect
    if effect == "end_rebels1":
        return rebel_space_cost(p)
    if effect in ("end_hand1", "end_hand_out1"):
        return p.plain() + 0.1
    return 0.15 if effect else 0.0


def chance(p: Position, attack: AttackView, hand: int) -> float:
    """Return the chance to win this fight with all matching minions of a hand."""
    row = p.printed.dice[p.printed.wanted[attack.card]]
    dice = min(sum([row[minion] for minion in bits(hand)]), p.view.stock, len(attack.odds))
    return attack.odds[dice - 1] / 10_000 if dice else 0.0


def plan_worth(p: Position, hand: int) -> float:
    """Return the expected worth of an unknown attack with this hand."""
    r = scenario_view(p)
    cards = r.attack_deck or r.attack_discard
    found = 0.0
    for name in cards:
        card = p.printed.cards[name]
        row = p.printed.dice[p.printed.wanted[name]]
        dice = min(sum([row[minion] for minion in bits(hand)]), p.view.stock)
        fewer = card.values.get("fewer_three", 0) if p.view.players == _THREE else 0
        rebels = card.values["rebels"] - fewer
        foes = Foes(p.printed.rolls.sides, rebels, ambush=False)
        won = p.printed.rolls.fight(dice, foes).at_least(1) if dice else 0.0
        lost = strike(p, card) * (1.0 - won) * (1.0 if p.is_last_turn() else 0.3)
        found += won * clan_space_worth(p) - lost - rebels * DECK_MINION
    return found / len(cards)


def fugitive_cost(p: Position, name: str) -> float:
    """Return the cost in the campaign if this minion stays a fugitive."""
    return 0.0 if p.one_shot else CAMPAIGN_OUT[p.printed.level[p.printed.number[name]]]


def wanted(p: Position) -> int:
    """Return the minions that the clan deck should still have for this turn."""
    return min(p.view.actions, _CHECKS) + (0 if scenario_view(p).clan_attack is not None else 1)
