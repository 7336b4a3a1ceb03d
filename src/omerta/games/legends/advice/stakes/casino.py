"""Values of the casino: lost chips, and jackpots that are not won."""

from typing import ClassVar, Final

from omerta.games.legends.actions import ChooseDie, Interact, Pass, SplitLuck, Use
from omerta.games.legends.actions_casino import Bet, Find, Keep, SetStake, SwapTable
from omerta.games.legends.advice.position import Position
from omerta.games.legends.advice.stakes.casino_bets import (
    Offer,
    RolledBet,
    bet_values,
    drop_of,
    goal,
    scenario_view,
    turns_left,
)
from omerta.games.legends.advice.stakes.stakes import Stakes, Worth
from omerta.games.legends.advice.verdict import Params, Verdict, percent
from omerta.games.legends.view import CardFace
from omerta.kernel.actions import Action

_BETS: Final = 1.6
"""The mean number of bets in a turn."""
_RETURNED: Final = 0.12
"""The additional worth of a returned minion, which can bet again."""
_SWAP: Final = 0.15
"""How much better another table must be."""
_FOUND: Final = 0.05
"""The additional worth of choosing one minion of several."""
_COST: Final = 0.03
"""How much more than its minion is worth an ability must bring."""
_BY_DICE: Final = ("die", "red", "jackpot")
"""Penalties that are rated before a minion bets."""
_FIRST: Final = 0.005
"""A small bonus, by which actions that improve bets come before them."""


class CasinoStakes(Stakes):
    """The values of bets, tables and spectators."""

    code: ClassVar[str] = "casino"

    def rounds(self, p: Position) -> float:
        """Return the rounds for which the tables last."""
        return (turns_left(p) + 1.0) / p.view.players

    def arrest_loss(self, p: Position) -> float:
        """Return the reputation of the safe and an estimate of the rest, or the worth of the match."""
        c = scenario_view(p)
        return 9.0 if p.one_shot else c.safe_track[c.safe] + 1.0 + 0.5 * p.rounds

    def goal_reached(self, p: Position) -> bool:
        """Return whether the safe reaches the target of a one-shot match."""
        c = scenario_view(p)
        return p.one_shot and c.safe >= goal(p)

    def gains(self, p: Position, card: CardFace, missing: int) -> list[float]:
        """Return the worth of removing a spectator, by the improvement of bets; a table has none."""
        if card.deck != "spectator":
            return [0.0] * (missing + 1)
        worth = p.prints_worth(card.prints)
        if not p.goal_reached:
            worth += self._nuisance(p, card)
        return [worth * count / missing for count in range(missing + 1)]

    def _nuisance(self, p: Position, card: CardFace) -> float:
        """Return the cost of a spectator until the table closes."""
        c = scenario_view(p)
        assert c.table is not None
        turns = c.close - c.croupier - 1 - (c.blocked and c.croupier + 1 < c.block)
        bets = min(p.view.actions - 1, _BETS) + _BETS * turns
        if card.effect == "close_on_jackpot":
            return 0.05 * bets
        h = bet_values(p)
        minion = usual_minion(p)
        dice = h.dice_for(p.printed.cards[c.table], minion, c.more)
        fewer = max(dice - (card.effect == "bet_die1"), 0)
        less = drop_of(card)
        risks = h.risks_at(c.jackpot_now + less, c.penalty) if less else h.risks
        better = h.worth_at(minion, fewer, risks) - h.worth_at(minion, dice, h.risks)
        return max(better, 0.0) * max(bets, 0.0)

    def control_worth(self, p: Position) -> float:
        """Return the worth of inactive police: active ones speed up the croupier."""
        if p.view.police != "uncontrolled" or p.goal_reached or turns_left(p) < p.view.players:
            return 0.0
        return bet_values(p).time(p.view.players / scenario_view(p).close)

    def rally_worth(self, p: Position) -> float:
        """Return the worth of Rally, which costs a table."""
        if p.goal_reached:
            return 5.0
        if p.deck > 1 or p.rounds < 2.0:
            return -1.0
        c = scenario_view(p)
        return p.returned(p.exhausted) + _RETURNED * p.exhausted - bet_values(p).time(c.close)

    def leftover_worth(self, p: Position, minions: int, drawn: int, actions: int) -> float:
        """Return the worth of bets with the actions that are left."""
        if actions <= 0 or p.goal_reached:
            return 0.0
        values = [each.value for each in bet_values(p).offers(minions)]
        if drawn and values:
            values += [sum(values) / len(values)] * drawn
        elif drawn and scenario_view(p).table is not None:
            values = [bet_values(p).offers(1 << usual_minion(p))[0].value] * drawn
        values.sort(reverse=True)
        return sum([value for value in values[:actions] if value > 0.0])

    def is_bet(self, p: Position, challenge: str) -> bool:
        """Return whether this is the active table: trying it is a bet."""
        return challenge == scenario_view(p).table

    def bet_verdict(self, p: Position, action: Interact, value: float) -> Verdict:
        """Rate a bet at the active table by the best turn that has one."""
        best = bet_values(p).offers(p.hand)[0]
        idle = best.value <= 0.0 or p.goal_reached
        verdict = Verdict(
            action, best.value if idle else value - _FIRST, "advice-bet", bet_params(best)
        )
        verdict.params["challenge"] = action.target
        verdict.then = [Bet(p.printed.ids[best.minion]), SetStake(best.chips)]
        return verdict

    def action_verdict(
        self, p: Position, action: Action, best: float, worth: Worth
    ) -> Verdict | None:
        """Rate Swap and Find."""
        if isinstance(action, SwapTable):
            return self._swap(p, action, best)
        if isinstance(action, Find):
            return self._find(p, action, worth)
        return None

    def _swap(self, p: Position, action: Action, best: float) -> Verdict:
        """Rate another table by the improvement of bets, or by ending sooner with the goal reached."""
        c = scenario_view(p)
        assert c.table is not None
        params: Params = {"challenge": c.table, "count": c.tables_left}
        if p.goal_reached:
            return Verdict(action, 8.0, "advice-swap-won", params)
        if not p.view.actions or not p.hand:
            return Verdict(action, -1.0, "advice-swap", params)
        h = bet_values(p)
        now = h.offers(p.hand)
        minion = usual_minion(p)
        others = []
        for name in c.hidden_tables:
            face = p.printed.cards[name]
            penalty = face.marks["penalty"]
            risks = h.risks_at(face.difficulty, penalty if penalty in _BY_DICE else "none")
            others.append(h.worth_at(minion, h.dice_for(face, minion, 0), risks))
        better = sum(others) / len(others) - max(now[0].value, 0.0)
        if better <= 0.0:
            return Verdict(action, -1.0, "advice-swap", params)
        turns = c.close - c.croupier - (c.blocked and c.croupier < c.block)
        bets = min(p.view.actions, len(now)) + _BETS * (turns - 1)
        value = best + better * bets - _SWAP - h.time(turns - 1)
        return Verdict(action, value, "advice-swap", params)

    def _find(self, p: Position, action: Action, worth: Worth) -> Verdict:
        """Rate Find: one minion of several, instead of two unknown ones."""
        c = scenario_view(p)
        params: Params = {"count": min(c.find, p.deck), "hand": p.hand.bit_count()}
        if c.table is None or p.goal_reached:
            return Verdict(action, -1.0, "advice-find", params)
        value = worth(c.table, 1.0) + p.drawn(p.hand.bit_count(), 1) + _FOUND
        return Verdict(action, value, "advice-find", params)

    # Decisions

    def best_option(self, p: Position) -> Verdict:
        """Decide which minion bets, how many chips, and which minion to keep."""
        c = scenario_view(p)
        if p.view.decision == "keep":
            return self._keep(p)
        assert c.bet is not None
        if p.view.decision == "bettor":
            best = bet_values(p).offers(p.hand)[0]
            params = bet_params(best)
            params["minion"] = p.printed.ids[best.minion]
            verdict = Verdict(Bet(p.printed.ids[best.minion]), best.value, "advice-bettor", params)
            verdict.then = [SetStake(best.chips)]
            return verdict
        assert c.bet.minion is not None
        minion = p.printed.number[c.bet.minion]
        best = bet_values(p).best_offer(minion, c.bet.dice, bet_values(p).risks)
        return Verdict(SetStake(best.chips), best.value, "advice-stake", bet_params(best))

    def _keep(self, p: Position) -> Verdict:
        """Keep the minion with the best bet at the active table, or with most dice."""
        c = scenario_view(p)
        best, chosen = -1e9, c.found[0]
        for name in c.found:
            minion = p.printed.number[name]
            found = bet_values(p).offers(1 << minion)
            value = p.minion(minion) + 0.05 * p.printed.icons[minion]
            value += max(found[0].value, 0.0) if found else 0.0
            if value > best:
                best, chosen = value, name
        return Verdict(Keep(chosen), best, "advice-keep", {"minion": chosen})

    def rated_options(self, p: Position) -> list[Verdict] | None:
        """Rate the decisions about the dice of a bet, which differ from those of a challenge."""
        c = scenario_view(p)
        if c.bet is None or not c.bet.rolled:
            return None
        bet = RolledBet(p)
        if p.view.decision == "ability":
            return self._abilities(p, bet)
        if p.view.decision == "luck":
            return self._lucks(p, bet)
        return self._dice(p, bet) if p.view.decision == "die" else None

    def _abilities(self, p: Position, bet: RolledBet) -> list[Verdict]:
        now = bet.now()
        risk = min(chances(p))
        known: dict[str, float] = {}
        verdicts: list[Verdict] = []
        for action in options_of(p):
            if isinstance(action, Use):
                minion = p.printed.number[action.minion]
                ability = p.printed.ability[minion]
                if ability not in known:
                    known[ability] = bet.after(ability)
                value = known[ability] - now - p.minion(minion) - _COST
                params: Params = {"minion": action.minion, "percent": risk}
                verdicts.append(Verdict(action, value, "advice-bet-use", params))
            else:
                assert isinstance(action, Pass)
                verdicts.append(Verdict(action, 0.0, "advice-bet-pass", {"percent": risk}))
        return verdicts

    def _lucks(self, p: Position, bet: RolledBet) -> list[Verdict]:
        roll = p.view.roll
        assert roll is not None
        verdicts: list[Verdict] = []
        for action in options_of(p):
            assert isinstance(action, SplitLuck)
            params: Params = {
                "count": action.count,
                "total": roll.totals[action.count],
                "percent": chances(p)[action.count],
            }
            value = bet.split(bet.dice, action.count, spared=bet.spared)
            verdicts.append(Verdict(action, value, "advice-bet-luck", params))
        return verdicts

    def _dice(self, p: Position, bet: RolledBet) -> list[Verdict]:
        """Rate dice; only one is rolled again, even if the ability allows more."""
        assert p.view.about is not None
        wanted = bet.best_face()
        answered = options_of(p)
        marked = len([each for each in answered if isinstance(each, ChooseDie)]) < len(bet.dice)
        verdicts: list[Verdict] = []
        for action in answered:
            params: Params = {"minion": p.view.about}
            if isinstance(action, ChooseDie):
                params["number"] = action.number
                fits = bet.dice[action.number - 1] == wanted and not marked
                verdicts.append(Verdict(action, 1.0 if fits else -0.1, "advice-die", params))
            else:
                verdicts.append(Verdict(action, 0.0, "advice-dice-done", params))
        return verdicts


def options_of(p: Position) -> tuple[Action, ...]:
    """Return the legal actions of the deciding seat, for any viewer."""
    return p.view.options or p.view.choices


def bet_params(best: Offer) -> Params:
    """Return the arguments that describe a bet."""
    return {"chips": best.chips, "dice": best.dice, "percent": percent(best.jackpot)}


def chances(p: Position) -> list[int]:
    """Return the chance of the jackpot in percent, by cancelled locks."""
    c = scenario_view(p)
    assert c.bet is not None
    return [percent(chance / 10_000) for chance in c.bet.chances]


def usual_minion(p: Position) -> int:
    """Return a typical minion before one is chosen: the weakest of the hand, else of the deck."""
    hand = p.hand or p.printed.mask(p.view.deck) or p.printed.mask(p.view.exhausted)
    return p.weakest(hand) if hand else 0
