"""Each level beats the one below; `omerta sim` measures by how much, here are short matches."""

import pytest

from omerta import bots, games
from omerta.kernel import Seeded

CROOKS = games.get("crooks")
QUICK = bots.Budget(iterations=40)


def wins(stronger: str, weaker: str, pairs: int) -> float:
    """Wins of the stronger in pairs of two-seat games on the same deal, seats swapped."""
    won = 0.0
    for number in range(2 * pairs):
        deal, seat = divmod(number, 2)
        state = CROOKS.new(2, chance=Seeded(deal))
        levels = [weaker, weaker]
        levels[seat] = stronger
        players = [bots.make(level, "crooks", number) for level in levels]
        beliefs = Seeded(number)
        while waiting := CROOKS.waiting(state):
            mover = waiting[0]
            action = bots.ask(players[mover], CROOKS, state, mover, beliefs, QUICK)
            CROOKS.apply(state, mover, action, chance=beliefs)
        outcome = CROOKS.outcome(state)
        assert outcome is not None
        if seat in outcome.winners:
            won += 1 / len(outcome.winners)
    return won


@pytest.mark.parametrize(
    ("stronger", "weaker"), [("easy", "random"), ("normal", "random"), ("normal", "easy")]
)
def test_a_stronger_level_wins_clearly(stronger: str, weaker: str) -> None:
    # Of 60 games between equals 42 or more are won once in 700 matches.
    assert wins(stronger, weaker, 30) >= 42


def test_searching_beats_random_answers() -> None:
    assert wins("hard", "random", 6) >= 11
