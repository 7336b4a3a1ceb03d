"""What a scenario is to the counsel: hooks that say what its things are worth."""

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
"""What the best turn is worth if this challenge, or none, lay open beside the usual ones, with so
many actions less."""


class NextChallenge:
    """A challenge that will lie open once another one is overcome."""

    __slots__ = ("after", "card", "gains")

    def __init__(self, after: str, card: str, gains: list[float]) -> None:
        self.after = after
        self.card = card
        """Its id; empty, nobody knows it yet."""
        self.gains = gains


@mypyc_attr(allow_interpreted_subclasses=True)
class Stakes:
    """The worth of things in one scenario. It holds no state."""

    code: ClassVar[str] = ""
    in_place: ClassVar[bool] = True
    """Whether a challenge that is turned up takes the place of all cards that lay open."""

    def rounds(self, p: Position) -> float:
        """The rounds that are still to be played, the running one included."""
        return 1.0

    def arrest_loss(self, p: Position) -> float:
        """What would be lost if the clan were arrested now."""
        return 0.0

    def goal_reached(self, p: Position) -> bool:
        """Whether nothing more is to be gained and all that counts is to get away."""
        return False

    def gains(self, p: Position, card: CardFace, missing: int) -> list[float]:
        """What no success on a card of the scenario brings, one, …; the last one counts for more."""
        return [0.0] * (missing + 1)

    def next_challenges(self, p: Position) -> list[NextChallenge]:
        """Challenges that will lie open once another one is overcome."""
        return []

    def control_worth(self, p: Position) -> float:
        """What it is worth to have the police under control at the end of this round."""
        return 0.2

    def rally_worth(self, p: Position) -> float:
        """What it is worth if the clan rallies now."""
        return -1.0

    def luck_worth(self, p: Position) -> float:
        """What a luck of a final result brings beside its value."""
        return 0.0

    def bans(self, p: Position, challenge: str) -> int:
        """The totals that are forbidden for a challenge, as a mask (LG-4.18)."""
        return 0

    def place_price(self, p: Position, challenge: str) -> tuple[int, float]:
        """Minions of whom one should help with a challenge, and what it costs if none does."""
        return 0, 0.0

    def extra_card_worth(self, p: Position) -> float:
        """What a card without specialisations is worth in a hand."""
        return 0.0

    def ability_worth(self, p: Position, ability: str) -> float:
        """What an ability that only this scenario knows brings now."""
        return 0.0

    def two_locks(self, p: Position) -> float:
        """What two locks or more in a final result cost beside damage."""
        return 0.0

    def roll_toll(self, p: Position, name: str) -> Toll | None:
        """What some rolls for this challenge cost, by their total or by what is left of them."""
        return None

    def new_card_penalty(self, p: Position) -> tuple[int, int]:
        """How much harder a challenge is that is turned up, and how many dice fewer it gets."""
        return 0, 0

    def action_verdict(
        self, p: Position, action: Action, best: float, worth: Worth
    ) -> Verdict | None:
        """An action that only this scenario has; `best` is what the best usual turn is worth."""
        return None

    def end_turn_worth(self, p: Position) -> float:
        """What it is worth to end the turn at once, actions and all."""
        return 0.0

    def first_player_worth(self, p: Position, player: int) -> float:
        """What speaks for this player to go first."""
        return 0.0

    def before_first_player(self, p: Position, action: Action) -> Verdict | None:
        """An action that only this scenario allows before the first player is chosen."""
        return None

    def foes(self, p: Position, name: str) -> Foes | None:
        """Whose dice decide about a roll for a card that has no difficulty."""
        return None

    def attempt_fee(self, p: Position) -> float:
        """What every interaction costs in this scenario, whatever comes of it."""
        return 0.0

    def draw_fee(self, p: Position) -> float:
        """What every minion that is drawn costs in this scenario, because the clan deck lacks it."""
        return 0.0

    def test_gains(self, p: Position, name: str) -> list[float]:
        """What each number of successes in a board test brings that only this scenario has."""
        return [0.0]

    def best_option(self, p: Position) -> Verdict:
        """The best answer to a question that only this scenario asks."""
        raise AssertionError(p.view.decision)

    # Bets

    def leftover_worth(self, p: Position, minions: int, drawn: int, actions: int) -> float:
        """What actions are worth that a plan leaves, with these minions and so many drawn ones."""
        return 0.0

    def is_bet(self, p: Position, challenge: str) -> bool:
        """Whether to try this challenge is a bet, which no plan lists."""
        return False

    def bet_verdict(self, p: Position, action: Interact, value: float) -> Verdict:
        """A bet; `value` is what the best turn with an action to spare is worth."""
        raise AssertionError(action)

    def rated_options(self, p: Position) -> list[Verdict] | None:
        """The answers to a question of the core, where this scenario judges in its own way."""
        return None
