"""The interface between advice and scenarios: hooks that value the scenario's parts."""

from collections.abc import Callable
from typing import ClassVar

from mypy_extensions import mypyc_attr

from omerta.games.legends.actions import Interact
from omerta.games.legends.advice.forecast import Foes, Toll
from omerta.games.legends.advice.position import Position
from omerta.games.legends.advice.verdict import Verdict
from omerta.games.legends.view import CardFace
from omerta.kernel.actions import Action

Worth = Callable[[str, float], float]
"""The worth of the best turn if this challenge, or none, were open in addition, with `paid` fewer
actions.
"""


class NextChallenge:
    """A challenge that opens once another one is overcome."""

    __slots__ = ("after", "card", "gains")

    def __init__(self, after: str, card: str, gains: list[float]) -> None:
        self.after = after
        self.card = card
        """Its id; empty if it is unknown."""
        self.gains = gains


@mypyc_attr(allow_interpreted_subclasses=True)
class Stakes:
    """The values of one scenario. The class holds no state."""

    code: ClassVar[str] = ""
    in_place: ClassVar[bool] = True
    """Whether a newly opened challenge replaces all open cards of the scenario."""

    def rounds(self, p: Position) -> float:
        """Return the rounds that are left, including the running one."""
        return 1.0

    def arrest_loss(self, p: Position) -> float:
        """Return the loss if the clan were arrested now."""
        return 0.0

    def goal_reached(self, p: Position) -> bool:
        """Return whether the target is reached, so that the clan only has to avoid an arrest."""
        return False

    def gains(self, p: Position, card: CardFace, missing: int) -> list[float]:
        """Return the worth of 0, 1, … successes on a card of the scenario."""
        return [0.0] * (missing + 1)

    def next_challenges(self, p: Position) -> list[NextChallenge]:
        """Return the challenges that open once another one is overcome."""
        return []

    def control_worth(self, p: Position) -> float:
        """Return the worth of controlled police at the end of this round."""
        return 0.2

    def rally_worth(self, p: Position) -> float:
        """Return the worth of Rally now."""
        return -1.0

    def luck_worth(self, p: Position) -> float:
        """Return the worth of a luck in a final result in addition to its value."""
        return 0.0

    def bans(self, p: Position, challenge: str) -> int:
        """Return the totals that are forbidden for a challenge, as a mask (LG-4.18)."""
        return 0

    def place_price(self, p: Position, challenge: str) -> tuple[int, float]:
        """Return the minions one of which should help with a challenge, and the cost if none does."""
        return 0, 0.0

    def extra_card_worth(self, p: Position) -> float:
        """Return the worth in a hand of a card without specialisations."""
        return 0.0

    def ability_worth(self, p: Position, ability: str) -> float:
        """Return the current worth of an ability that only this scenario knows."""
        return 0.0

    def two_locks(self, p: Position) -> float:
        """Return the cost of two or more locks in a final result in addition to damage."""
        return 0.0

    def roll_toll(self, p: Position, name: str) -> Toll | None:
        """Return the cost of some rolls for this challenge, or None."""
        return None

    def new_card_penalty(self, p: Position) -> tuple[int, int]:
        """Return the additional difficulty and the missing dice of a newly opened challenge."""
        return 0, 0

    def action_verdict(
        self, p: Position, action: Action, best: float, worth: Worth
    ) -> Verdict | None:
        """Rate an action that only this scenario has; `best` is the worth of the best usual turn."""
        return None

    def end_turn_worth(self, p: Position) -> float:
        """Return the worth of ending the turn at once, with the remaining actions unused."""
        return 0.0

    def first_player_worth(self, p: Position, player: int) -> float:
        """Return the bonus of this player as the first player."""
        return 0.0

    def before_first_player(self, p: Position, action: Action) -> Verdict | None:
        """Rate an action that only this scenario allows before the first player is chosen."""
        return None

    def foes(self, p: Position, name: str) -> Foes | None:
        """Return the foes in a roll for a card that has no difficulty, or None."""
        return None

    def attempt_fee(self, p: Position) -> float:
        """Return the cost of every interaction in this scenario, whatever its result."""
        return 0.0

    def draw_fee(self, p: Position) -> float:
        """Return the cost of every drawn minion in this scenario, because the clan deck lacks it."""
        return 0.0

    def test_gains(self, p: Position, name: str) -> list[float]:
        """The worth of 0, 1, … successes in a board test that only this scenario has."""
        return [0.0]

    def best_option(self, p: Position) -> Verdict:
        """Return the best option of a decision that only this scenario has."""
        raise AssertionError(p.view.decision)

    # Bets

    def leftover_worth(self, p: Position, minions: int, drawn: int, actions: int) -> float:
        """Return the worth of the actions that a plan leaves, with these and some drawn minions."""
        return 0.0

    def is_bet(self, p: Position, challenge: str) -> bool:
        """Return whether trying this challenge is a bet, which no plan contains."""
        return False

    def bet_verdict(self, p: Position, action: Interact, value: float) -> Verdict:
        """Rate a bet; `value` is the worth of the best turn that leaves an action."""
        raise AssertionError(action)

    def rated_options(self, p: Position) -> list[Verdict] | None:
        """Rate the options of a decision of the core in the scenario's own way, or return None."""
        return None
