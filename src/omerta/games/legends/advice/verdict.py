"""An answer, what it is worth, and why."""

from omerta.kernel.actions import Action

Params = dict[str, str | int]


class Verdict:
    """What one would answer: the action, what would follow, and one sentence why."""

    __slots__ = ("action", "params", "reason", "then", "value")

    def __init__(self, action: Action, value: float, reason: str, params: Params) -> None:
        self.action = action
        self.value = value
        self.reason = reason
        """The id of a message; `params` are its variables."""
        self.params = params
        self.then: list[Action] = []
        """The answers that would follow at once."""


def percent(chance: float) -> int:
    """A chance as people say it: what is not certain is never 0 or 100."""
    return min(99, max(1, round(100 * chance))) if 0.0 < chance < 1.0 else round(100 * chance)
