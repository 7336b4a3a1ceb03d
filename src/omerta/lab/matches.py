"""One simulated match: bots at a table, repeatable from the master seed and the match's number."""

import hashlib
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, NamedTuple

from omerta import bots, games
from omerta.bots import Budget
from omerta.kernel.chance import Seeded
from omerta.kernel.events import Event
from omerta.kernel.seats import Seat, next_seat
from omerta.kernel.settings import checked
from omerta.lab import players
from omerta.lab.tallies import Tally, tally_of


@dataclass(frozen=True, slots=True)
class MatchPlan:
    """What is played many times: a game, its settings, and a bot for each seat."""

    game: str
    bots: tuple[str, ...]
    seed: int = 0
    settings: Any = None
    iterations: int | None = None
    """The thinking time of every bot; None leaves each level its own budget."""

    @property
    def dealt(self) -> Any:
        """The settings of every match; no clock runs."""
        return checked(games.get(self.game).meta.settings, self.settings).without_clock()

    def bots_by_seat(self, number: int) -> tuple[str, ...]:
        """Return the bots by seat in the match with this number; they rotate by one seat per match."""
        turned = -number % len(self.bots)
        return self.bots[turned:] + self.bots[:turned]

    def budget(self, level: str) -> Budget:
        """Return how long a bot of this level may think."""
        if self.iterations is None:
            return players.default_budget(level)
        return Budget(iterations=self.iterations)


class MatchResult(NamedTuple):
    """The result of one match; tuples are by seat."""

    number: int
    bots: tuple[str, ...]
    scores: tuple[int, ...]
    ranks: tuple[int, ...]
    reason: str
    decisions: int
    tally: Tally | None = None
    """The game's own figures, if it has a tally."""
    first: int | None = None
    """The seat that made the first decision, if it was alone."""
    together: bool = False
    """Whether all win or lose together."""

    def win_share(self, seat: int) -> float:
        """Return 1 for a sole winner, a fraction for each of several rivals, 0 for the others."""
        if self.ranks[seat] != 1:
            return 0.0
        return 1.0 if self.together else 1 / self.ranks.count(1)


def play_match(plan: MatchPlan, number: int, is_wanted: Callable[[], bool]) -> MatchResult | None:
    """Play the match with this number, or stop and return None when it is no longer wanted."""
    try:
        return _play_match(plan, number, is_wanted)
    except Exception as error:
        error.add_note(f"in game {number} of seed {plan.seed}: {' '.join(plan.bots)}")
        raise


def _play_match(plan: MatchPlan, number: int, is_wanted: Callable[[], bool]) -> MatchResult | None:
    game = games.get(plan.game)
    bots_by_seat = plan.bots_by_seat(number)
    seats = [
        players.make_bot(level, plan.game, seed_of(plan.seed, number, f"bot {seat}"))
        for seat, level in enumerate(bots_by_seat)
    ]
    budgets = [plan.budget(level) for level in bots_by_seat]
    worlds = [
        Seeded(seed_of(plan.seed, number, f"belief {seat}")) for seat in range(len(bots_by_seat))
    ]
    chance = Seeded(seed_of(plan.seed, number, "luck"))
    state = game.new(len(bots_by_seat), plan.dealt, chance=chance)
    tally_function = tally_of(plan.game)
    events_so_far: list[Event] = [] if tally_function is None else game.opening(state)
    first_waiting = game.waiting(state)
    together = game.meta.together
    first = first_waiting[0] if len(first_waiting) == 1 and not together else None
    decisions = 0
    seat: Seat | None = None
    while waiting := game.waiting(state):
        if not is_wanted():
            return None
        seat = next_seat(waiting, seat)
        action = bots.ask(seats[seat], game, state, seat, worlds[seat], budgets[seat])
        events = game.apply(state, seat, action, chance=chance)
        decisions += 1
        if tally_function is not None:
            events_so_far += events
    outcome = game.outcome(state)
    assert outcome is not None
    tally = None if tally_function is None else tally_function(events_so_far)
    return MatchResult(
        number,
        bots_by_seat,
        outcome.scores,
        outcome.ranks,
        outcome.reason,
        decisions,
        tally,
        first,
        together,
    )


def seed_of(master: int, number: int, purpose: str) -> int:
    """Return a seed that depends only on the purpose and the match, not on the worker or the order."""
    digest = hashlib.sha256(f"{master} {number} {purpose}".encode()).digest()
    return int.from_bytes(digest[:8], "big")
