"""The parts of labels and prompts about bets in the casino."""
# mypyc: skip (not called often)

from __future__ import annotations

from typing import TYPE_CHECKING

from omerta.games.legends.actions_casino import Bet, SetStake
from omerta.games.legends.view_casino import CasinoView

if TYPE_CHECKING:
    from omerta.games.legends.view import LegendsView
    from omerta.kernel.actions import Action


def about_bet(view: LegendsView, action: Action) -> dict[str, int]:
    """Return the dice of a bet, and the chance of the jackpot in percent."""
    casino = view.scene
    if not isinstance(casino, CasinoView) or casino.bet is None:
        return {}
    if isinstance(action, Bet):
        return {"dice": next(each.dice for each in casino.bettors if each.minion == action.minion)}
    if isinstance(action, SetStake):
        dice = casino.bet.dice + action.chips - 1
        return {"dice": dice, "percent": round(casino.odds[dice].jackpot / 100)}
    return {}


def most_chips(view: LegendsView) -> int:
    """Return the chips that may be staked now."""
    casino = view.scene
    return casino.bet.most if isinstance(casino, CasinoView) and casino.bet is not None else 0
