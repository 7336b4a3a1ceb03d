"""Values of the fight for power: support, rumours, and the traitor's dice."""

from typing import ClassVar, Final

from omerta.games.legends.actions import Draw, Drop
from omerta.games.legends.actions_power import NameRoller, RevealCampaign, TakeCampaigns
from omerta.games.legends.advice.forecast import Toll
from omerta.games.legends.advice.position import Position
from omerta.games.legends.advice.stakes.stakes import Stakes, Worth
from omerta.games.legends.advice.verdict import Params, Verdict
from omerta.games.legends.view import CardFace
from omerta.games.legends.view_power import PowerView
from omerta.kernel.actions import Action

_PRIZE: Final = 12.0
"""The worth of winning the election."""
_TOKEN: Final = 2.2
_DECISIVE: Final = 3.2
_SPARE: Final = 0.7
"""The worth of a support token early, when it decides the vote, and with a safe lead."""
_KEPT: Final = 0.85
_KEPT_LAST: Final = 0.15
"""The share of its worth that a token on an unfinished campaign has: usually, and at the end."""
_SEIZED: Final[tuple[float, ...]] = (9.0, 4.5, 2.2, 1.1, 0.6, 0.35, 0.2)
"""The cost of another seized die with 1, 2, … free slots."""
_FREEDOM: Final = 3
"""The most dice that are counted as freed at once."""
_LASTS: Final = 3.0
"""The rounds for which a rumour is counted, because players will remove it."""
_RUMOUR: Final = 0.55
"""The cost of another rumour of any kind."""
_TURNS_A_CARD: Final = 1.3
"""The turns that a campaign takes."""


class PowerStakes(Stakes):
    """The values of support, campaigns, rumours and freed dice."""

    code: ClassVar[str] = "power"
    in_place: ClassVar[bool] = False

    def rounds(self, p: Position) -> float:
        """Return the spaces left on the track."""
        c = scenario_view(p)
        return float(c.vote - c.marker)

    def arrest_loss(self, p: Position) -> float:
        """Return the worth of the election."""
        return _PRIZE

    def gains(self, p: Position, card: CardFace, missing: int) -> list[float]:
        """Return the worth of tokens on a campaign or rumour, or of freed dice."""
        if card.deck == "betrayal":
            return freed_dice_gains(p)
        if card.deck == "campaign":
            whole = token_worth(p) + effect_worth(p, card)
            kept = _KEPT_LAST if p.rounds <= 1.0 and p.is_last_turn() else _KEPT
            gains = [whole * kept * count / missing for count in range(missing)]
            return [*gains, whole]
        share = (p.prints_worth(card.prints) + effect_worth(p, card)) / missing
        return [share * count for count in range(missing + 1)]

    def control_worth(self, p: Position) -> float:
        """Return the worth of inactive police: active ones reveal rumours."""
        if p.rounds < 2.0:
            return 0.0
        return _RUMOUR * min(p.rounds - 1.0, _LASTS) * (0.5 if p.out else 0.25)

    def rally_worth(self, p: Position) -> float:
        """Return the worth of Rally, which costs a support token."""
        if p.rounds < 2.0 or p.deck > 1:
            return -1.0
        return 1.6 * p.returned(p.exhausted) - token_worth(p, -1)

    def roll_toll(self, p: Position, name: str) -> Toll | None:
        """Return the cost of rolls for which the traitor seizes a die."""
        c = scenario_view(p)
        if name == c.betrayal:
            return None
        return Toll(c.seize_rule, c.bound, seized_die_cost(p))

    def new_card_penalty(self, p: Position) -> tuple[int, int]:
        """Return the burden of rumours on every new campaign."""
        effects = [p.printed.cards[name].effect for name in scenario_view(p).rumours]
        harder = effects.count("campaign_harder") + effects.count("all_harder")
        return harder, effects.count("all_minus_die")

    def action_verdict(
        self, p: Position, action: Action, best: float, worth: Worth
    ) -> Verdict | None:
        """Rate Reveal, Drop and Take."""
        c = scenario_view(p)
        params: Params = {"clan": c.clan, "mayor": c.mayor}
        if isinstance(action, RevealCampaign):
            params["challenge"] = action.card
            return Verdict(action, self._reveal(p, action, worth), "advice-reveal-card", params)
        if isinstance(action, Drop):
            assert c.campaign is not None
            params["challenge"] = c.campaign
            return Verdict(action, -0.5, "advice-drop-campaign", params)
        if isinstance(action, TakeCampaigns):
            params["cards"] = c.hands[p.player].count
            value = worth("", 1) + self._cards(p)
            return Verdict(action, value, "advice-campaigns", params)
        return None

    def _reveal(self, p: Position, action: RevealCampaign, worth: Worth) -> float:
        """Return the worth of the turn with this card, less its effect while it is active."""
        card = p.printed.cards[action.card]
        if not p.view.actions:
            return -1.0 if p.is_last_turn() or self._others_have(p) else 0.1
        return worth(action.card, 0) + 0.1 - 0.5 * effect_worth(p, card)

    def _others_have(self, p: Position) -> bool:
        """Return whether a player whose turn is still to come has campaign cards."""
        hands = scenario_view(p).hands
        for player, seat in enumerate(p.view.seats):
            if player != p.player and not seat.turned and hands[player].count:
                return True
        return False

    def _cards(self, p: Position) -> float:
        """Return the worth of new campaign cards, as far as there is time for them."""
        c = scenario_view(p)
        turns = (p.rounds - 1.0) * p.view.players + 1.0
        for player, seat in enumerate(p.view.seats):
            turns += player != p.player and not seat.turned
        have = sum([hand.count for hand in c.hands]) + (c.campaign is not None)
        room = turns / _TURNS_A_CARD - have
        if room <= 0.0 or p.goal_reached:
            return 0.0
        mine = c.hands[p.player].count
        share = 0.55 if not mine else 0.3 if mine == 1 else 0.12
        if not mine and c.campaign is None:
            share = 0.8
        return share * token_worth(p) * min(1.0, room)

    def best_option(self, p: Position) -> Verdict:
        """Decide whether to take another campaign card, and who rolls."""
        c = scenario_view(p)
        params: Params = {"clan": c.clan, "mayor": c.mayor}
        for action in p.view.options or p.view.choices:
            if isinstance(action, Draw):
                return Verdict(action, 1.0, "advice-campaigns-more", params)
            if isinstance(action, NameRoller):
                params["player"] = action.player
                params["percent"] = round(c.chance / 100)
                return Verdict(action, 1.0, "advice-roller", params)
        raise AssertionError(p.view.decision)


def scenario_view(p: Position) -> PowerView:
    """Return the election's part of the view."""
    assert isinstance(p.view.scene, PowerView)
    return p.view.scene


def token_worth(p: Position, step: int = 1) -> float:
    """Return the worth of the next support token; with step -1 that of the last one."""
    c = scenario_view(p)
    every = c.clan + c.mayor
    held = c.clan if step > 0 else c.clan - 1
    if held >= every or held < 0:
        return 0.0
    if p.rounds <= 1.0:
        return _PRIZE * (c.chances[held + 1] - c.chances[held]) / 10_000 + 0.3
    safe = (every + c.lead + 1) // 2
    if held >= safe:
        return _SPARE
    return _DECISIVE if held >= safe - c.lead else _TOKEN


def seized_die_cost(p: Position) -> float:
    """Return the cost of another seized die."""
    c = scenario_view(p)
    free = c.slots - c.seized
    cost = _SEIZED[min(max(free, 1), len(_SEIZED)) - 1]
    return cost * min(1.0, (p.rounds + 0.5) / 3.0) if free > 1 else cost


def freed_dice_gains(p: Position) -> list[float]:
    """Return the worth of freeing 0, 1, … dice at once."""
    c = scenario_view(p)
    gains = [0.0]
    for count in range(min(c.seized, _FREEDOM)):
        free = c.slots - c.seized + count
        cost = _SEIZED[min(max(free, 1), len(_SEIZED)) - 1]
        gains.append(gains[-1] + cost * min(1.0, p.rounds / 3.0))
    return gains


def effect_worth(p: Position, card: CardFace) -> float:
    """Return the worth of ending a card's effect."""
    rounds = min(p.rounds, _LASTS)
    name = card.effect
    if name in ("campaign_harder", "all_harder"):
        return 0.35 * rounds
    if name == "all_minus_die":
        return 0.5 * rounds
    if name.endswith("_harder"):
        return 0.08 * rounds
    if name == "end_hand1":
        return (p.plain() + 0.1) * rounds
    if name == "end_hand_out1":
        return (p.plain() + 0.25) * rounds
    if name == "end_deck1":
        return 0.1 * rounds
    if name == "end_deck2":
        return 0.2 * rounds
    if name == "end_support1":
        return token_worth(p, -1) * 0.8 * rounds if scenario_view(p).clan else 0.2
    return seized_die_cost(p) * rounds if name == "end_seize1" else 0.0
