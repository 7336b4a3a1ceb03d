"""Each level beats the one below; `omerta sim` measures by how much, here are short matches."""

from collections.abc import Sequence
from typing import Any

import pytest

from omerta import bots, games
from omerta.bots import Budget
from omerta.bots.protocol import Worlds
from omerta.kernel import Action, Seeded
from omerta.lab import simulate, summarise

QUICK = bots.Budget(iterations=40)


def wins(game_id: str, stronger: str, weaker: str, deals: int) -> float:
    """The wins of the stronger bot at the smallest table, every deal once from each of its seats."""
    game = games.get(game_id)
    seats = game.meta.seats[0]
    won = 0.0
    for number in range(seats * deals):
        deal, seat = divmod(number, seats)
        state = game.new(seats, chance=Seeded(deal))
        levels = [weaker] * seats
        levels[seat] = stronger
        players = [bots.make(level, game_id, number) for level in levels]
        beliefs = Seeded(number)
        while waiting := game.waiting(state):
            mover = waiting[0]
            action = bots.ask(players[mover], game, state, mover, beliefs, QUICK)
            game.apply(state, mover, action, chance=beliefs)
        outcome = game.outcome(state)
        assert outcome is not None
        if seat in outcome.winners:
            won += 1 / len(outcome.winners)
    return won


@pytest.mark.parametrize("game_id", ["crooks", "crooks_out"])
@pytest.mark.parametrize(
    ("stronger", "weaker"), [("easy", "random"), ("normal", "random"), ("normal", "easy")]
)
def test_a_stronger_level_wins_clearly(game_id: str, stronger: str, weaker: str) -> None:
    # Equal bots reach 42 of 60 wins once in 700 matches.
    assert wins(game_id, stronger, weaker, 30) >= 42


class FirstOption:
    """A player that ignores the table."""

    needs = "options"

    def __init__(self, seed: int) -> None:
        """Needs no chance."""

    def choose(
        self, view: Any, options: Sequence[Action], worlds: Worlds, budget: Budget
    ) -> Action:
        """The first option."""
        return options[0]


def test_a_beginner_clearly_beats_a_player_who_takes_the_first_option() -> None:
    # Equal bots reach 120 of 200 wins once in 400 matches.
    played = simulate("crooks", ["easy", f"{__name__}:FirstOption"], games=200, seats=2, seed=1)
    assert summarise(played).bots[0].win_share.value >= 0.6


def test_the_third_of_three_normal_players_is_not_ahead_by_its_seat() -> None:
    # Of 200 games between equal seats 84 or more are won once in 100 matches.
    played = simulate(
        "crooks", ["normal"], games=200, seats=3, seed=1, settings={"first_player": 0}
    )
    won = [each.win_share.value for each in summarise(played).seats]
    assert max(won) < 0.42


def test_a_searching_bot_beats_random_actions() -> None:
    assert wins("crooks", "hard", "random", 6) >= 11


def test_a_bot_that_reads_questions_beats_one_that_does_not() -> None:
    # Equal bots reach 62 of 100 wins once in 100 matches.
    assert wins("crooks_out", "hard", "normal", 50) >= 62


@pytest.mark.parametrize(("stronger", "weaker"), [("easy", "random"), ("normal", "easy")])
def test_a_stronger_boss_is_the_richest_of_four(stronger: str, weaker: str) -> None:
    # Four equal bots reach 22 of 48 wins once in 1000 matches.
    assert wins("mafia", stronger, weaker, 12) >= 22


@pytest.mark.parametrize(
    ("stronger", "weaker", "tables"),
    [("easy", "random", 1500), ("normal", "easy", 300), ("hard", "normal", 40)],
)
def test_a_stronger_shooter_wins_more_often_than_the_others_at_its_table(
    stronger: str, weaker: str, tables: int
) -> None:
    # Teams share wins, so the seats of one table are compared; docs/games/crossfire/bots.md has
    # longer matches with their intervals.
    results = simulate("crossfire", [stronger, weaker], games=tables, seats=7, seed=6)
    one, others = summarise(results).bots
    assert one.points.value > others.points.value
