"""Every level plays whole series of Crossfire with any settings."""

from collections import Counter
from functools import cache

import pytest

from omerta import bots, games
from omerta.games.crossfire.table import Table
from omerta.kernel import Action, Seat, Seeded
from omerta.kernel.seats import next_seat

CROSSFIRE = games.get("crossfire")
THINKING = ["easy", "normal", "hard"]
CHOICES: list[tuple[int, dict[str, str]]] = [
    (6, {"mode": "sniper"}),
    (9, {"mode": "sniper", "protester": "on"}),
    (5, {"bomber": "on", "games": "2"}),
    (8, {"peacekeeper": "on", "mercenary": "on", "memory_aid": "full"}),
    (6, {"bodyguard": "on", "patriot": "on", "memory_aid": "role"}),
    (5, {"statement_cap": "0", "claim_cap": "4"}),
    (7, {"statement_cap": "3", "dead_shield": "falls", "late_hits": "ignore"}),
]


@cache
def played(level: str, seats: int, seed: int, **choices: str) -> tuple[Table, list[Action]]:
    """The table at the end and the actions of a whole series; an illegal one raises."""
    luck, beliefs, told = Seeded(seed), Seeded(seed), []
    options = CROSSFIRE.load_settings(choices, None).without_clock()
    state: Table = CROSSFIRE.new(seats, options, chance=luck)
    lineup = [level] * (
        2 if level == "hard" else seats
    )  # hard bots think long; easy ones fill the table
    lineup += ["easy"] * (seats - len(lineup))
    players = [bots.make(who, "crossfire", seed + seat) for seat, who in enumerate(lineup)]
    seat: Seat | None = None
    while waiting := CROSSFIRE.waiting(state):
        seat = next_seat(waiting, seat)
        action = bots.ask(players[seat], CROSSFIRE, state, seat, beliefs, bots.Budget())
        CROSSFIRE.apply(state, seat, action, chance=luck)
        told.append(action)
    assert not CROSSFIRE.audit(state)
    return state, told


@pytest.mark.parametrize("level", bots.LEVELS)
def test_a_whole_game_is_legal_and_repeats_for_its_seed(level: str) -> None:
    assert played(level, 7, 1)[1] == played.__wrapped__(level, 7, 1)[1]


@pytest.mark.parametrize("level", bots.LEVELS)
@pytest.mark.parametrize(("seats", "choices"), CHOICES)
def test_every_setting_of_the_lobby_is_playable(
    level: str, seats: int, choices: dict[str, str]
) -> None:
    assert played(level, seats, 5, **choices)


@pytest.mark.parametrize("level", bots.LEVELS)
def test_different_seeds_give_different_matches(level: str) -> None:
    assert len({tuple(played(level, 5, seed)[1]) for seed in range(3)}) == 3


@pytest.mark.parametrize("level", THINKING)
def test_no_bot_repeats_a_statement_or_talks_without_end(level: str) -> None:
    for seed in range(2):
        state, _ = played(level, 8, seed)
        assert max(state.spoke) <= 11
        unasked = [made for made in state.said if not made.answers]
        said = Counter((made.seat, made.code, made.about, made.role) for made in unasked)
        assert max(said.values()) == 1


@pytest.mark.parametrize("level", THINKING)
def test_no_bot_contradicts_its_own_statements(level: str) -> None:
    for seed in range(2):
        state, _ = played(level, 8, seed)
        story: dict[tuple[Seat, str], str] = {}
        for made in state.said:
            if made.role is not None and made.about is None:
                topic = {"dealt": "passed", "am": "held"}.get(made.code, f"{made.code}")
                assert (
                    story.setdefault((made.seat, f"{topic}{made.number}"), made.role) == made.role
                )


@pytest.mark.parametrize("level", THINKING)
def test_every_question_gets_an_answer(level: str) -> None:
    for seed in range(2):
        state, _ = played(level, 8, seed)
        asked = [made for made in state.said if made.code == "ask"]
        answers = {number for made in state.said for number in made.answers}
        assert {made.no for made in asked} <= answers
