"""A rated option with its reason."""

from omerta.kernel.actions import Action

Params = dict[str, str | int]


class Verdict:
    """An option: its action, its worth, the actions that would follow, and the reason."""

    __slots__ = ("action", "params", "reason", "then", "value")

    def __init__(self, action: Action, value: float, reason: str, params: Params) -> None:
        self.action = action
        self.value = value
        self.reason = reason
        """The id of a message; `params` are its arguments."""
        self.params = params
        self.then: list[Action] = []
        """The actions that would follow at once."""


def percent(chance: float) -> int:
    """Return a chance in percent, never 0 or 100 for an uncertain one."""
    return min(99, max(1, round(100 * chance))) if 0.0 < chance < 1.0 else round(100 * chance)
