"""What things are worth in the casino: chips that are lost, and nobody who wins."""

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
"""Bets in a turn, on average."""
_RETURNED: Final = 0.12
"""What it is worth beside if an exhausted minion can bet again."""
_SWAP: Final = 0.15
"""By so much another table must be better."""
_FOUND: Final = 0.05
"""What it adds to choose one minion of several."""
_COST: Final = 0.03
"""An ability must bring a little more than its minion is worth."""
_BY_DICE: Final = ("die", "red", "jackpot")
"""Penalties that can be reckoned with before anybody sits at the table."""
_FIRST: Final = 0.005
"""Whatever helps bets is done before them."""


class CasinoStakes(Stakes):
    """The worth of bets, tables and spectators."""

    code: ClassVar[str] = "casino"

    def rounds(self, p: Position) -> float:
        """As many as the turns that the tables still stay for."""
        return (turns_left(p) + 1.0) / p.view.players

    def arrest_loss(self, p: Position) -> float:
        """What is in the safe, and what will come."""
        c = scenario_view(p)
        return 9.0 if p.one_shot else c.safe_track[c.safe] + 1.0 + 0.5 * p.rounds

    def goal_reached(self, p: Position) -> bool:
        """Whether the safe wins the evening."""
        c = scenario_view(p)
        return p.one_shot and c.safe >= goal(p)

    def gains(self, p: Position, card: CardFace, missing: int) -> list[float]:
        """A spectator is worth what bets are better without it; a table is no challenge."""
        if card.deck != "spectator":
            return [0.0] * (missing + 1)
        worth = p.prints_worth(card.prints)
        if not p.goal_reached:
            worth += self._nuisance(p, card)
        return [worth * count / missing for count in range(missing + 1)]

    def _nuisance(self, p: Position, card: CardFace) -> float:
        """What a spectator costs until the table closes."""
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
        """Active police make the croupier quicker: a turn of four."""
        if p.view.police != "uncontrolled" or p.goal_reached or turns_left(p) < p.view.players:
            return 0.0
        return bet_values(p).time(p.view.players / scenario_view(p).close)

    def rally_worth(self, p: Position) -> float:
        """It costs a table."""
        if p.goal_reached:
            return 5.0
        if p.deck > 1 or p.rounds < 2.0:
            return -1.0
        c = scenario_view(p)
        return p.returned(p.exhausted) + _RETURNED * p.exhausted - bet_values(p).time(c.close)

    def leftover_worth(self, p: Position, minions: int, drawn: int, actions: int) -> float:
        """The actions that are left are bets."""
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
        """Whoever tries the active table bets."""
        return challenge == scenario_view(p).table

    def bet_verdict(self, p: Position, action: Interact, value: float) -> Verdict:
        """A bet at the active table, in the best turn that has one."""
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
        """Swap and Find."""
        if isinstance(action, SwapTable):
            return self._swap(p, action, best)
        if isinstance(action, Find):
            return self._find(p, action, worth)
        return None

    def _swap(self, p: Position, action: Action, best: float) -> Verdict:
        """Another table, if bets there would be better, or if nothing is wanted any more."""
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
        """One minion of several, in place of two as they come."""
        c = scenario_view(p)
        params: Params = {"count": min(c.find, p.deck), "hand": p.hand.bit_count()}
        if c.table is None or p.goal_reached:
            return Verdict(action, -1.0, "advice-find", params)
        value = worth(c.table, 1.0) + p.drawn(p.hand.bit_count(), 1) + _FOUND
        return Verdict(action, value, "advice-find", params)

    # Questions

    def best_option(self, p: Position) -> Verdict:
        """Who bets, how much, and who is kept."""
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
        """Whoever bets best at the active table, or brings most dice."""
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
        """The dice of a bet are judged in another way than those of a challenge."""
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
        """One die is rolled again, whoever could roll more."""
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
    """The legal answers, whoever looks."""
    return p.view.options or p.view.choices


def bet_params(best: Offer) -> Params:
    """A bet in numbers."""
    return {"chips": best.chips, "dice": best.dice, "percent": percent(best.jackpot)}


def chances(p: Position) -> list[int]:
    """The chance of the jackpot in percent, by lucks that cancel a lock."""
    c = scenario_view(p)
    assert c.bet is not None
    return [percent(chance / 10_000) for chance in c.bet.chances]


def usual_minion(p: Position) -> int:
    """The minion that one reckons with when nobody is chosen yet: of the hand, else of the deck."""
    hand = p.hand or p.printed.mask(p.view.deck) or p.printed.mask(p.view.exhausted)
    return p.weakest(hand) if hand else 0
