"""Many matches: repeatable, independent of workers and chunks, never lost."""

import signal
from collections.abc import Callable

import pytest

from omerta import lab
from omerta.games.crooks.settings import CrooksSettings
from omerta.kernel import Refusal
from omerta.lab.matches import MatchPlan, play_match, seed_of
from omerta.lab.simulate import lineup

BOTS = ("easy", "random")


def test_workers_and_chunks_do_not_change_the_results() -> None:
    alone = lab.simulate("crooks", BOTS, games=30, seats=3)
    together = lab.simulate("crooks", BOTS, games=30, seats=3, workers=2)
    assert together.games == alone.games
    assert not together.interrupted


def test_a_longer_run_begins_with_the_shorter_one() -> None:
    short = lab.simulate("crooks", BOTS, games=5)
    assert lab.simulate("crooks", BOTS, games=9).games[:5] == short.games


def test_another_seed_gives_other_games() -> None:
    first, second = (lab.simulate("crooks", BOTS, games=8, seed=seed) for seed in (1, 2))
    assert [game.scores for game in first.games] != [game.scores for game in second.games]


def test_every_purpose_in_every_game_has_its_own_seed() -> None:
    purposes = ("luck", "bot 0", "bot 1", "belief 0", "belief 1")
    seeds = {seed_of(m, n, p) for m in range(3) for n in range(50) for p in purposes}
    assert len(seeds) == 3 * 50 * len(purposes)


def test_bots_sit_in_every_seat_equally_often() -> None:
    plan = MatchPlan("crooks", ("a", "b", "c"))
    for seat in range(3):
        met = [plan.bots_by_seat(number)[seat] for number in range(6)]
        assert sorted(met) == ["a", "a", "b", "b", "c", "c"]


def test_the_last_bot_fills_the_table() -> None:
    assert lineup("crooks", ["hard", "easy"], 4) == ("hard", "easy", "easy", "easy")
    assert lineup("crooks", ["hard", "easy"], None) == ("hard", "easy")


def test_a_game_that_needs_more_players_gets_them() -> None:
    assert lineup("mafia", ["normal"], None) == ("normal",) * 4
    assert lineup("mafia", ["easy", "random"], None) == ("easy", "random", "random", "random")


def test_options_reach_the_table() -> None:
    small, large = (
        lab.simulate("crooks", BOTS, games=12, settings=CrooksSettings(edition=edition))
        for edition in ("2012", "2016")
    )
    assert [game.scores for game in small.games] != [game.scores for game in large.games]


@pytest.mark.parametrize(
    ("code", "ask"),
    [
        ("unknown-game", lambda: lab.simulate("chess", BOTS, games=1)),
        ("unknown-bot", lambda: lab.simulate("crooks", ["easy", "clever"], games=1)),
        ("wrong_seats", lambda: lab.simulate("crooks", BOTS, games=1, seats=5)),
        ("sim-no-bots", lambda: lab.simulate("crooks", [], games=1)),
        ("sim-more-bots-than-seats", lambda: lab.simulate("crooks", BOTS * 2, games=1, seats=3)),
        ("sim-too-few-games", lambda: lab.simulate("crooks", BOTS, games=0)),
        ("sim-too-few-workers", lambda: lab.simulate("crooks", BOTS, games=1, workers=0)),
        ("sim-too-few-iterations", lambda: lab.simulate("crooks", BOTS, games=1, iterations=0)),
    ],
)
def test_a_plan_that_cannot_be_played_is_refused(code: str, ask: Callable[[], object]) -> None:
    with pytest.raises(Refusal) as refusal:
        ask()
    assert refusal.value.code == code


def test_an_error_names_the_game_that_repeats_it() -> None:
    nobody_fits = MatchPlan("crooks", ("random",) * 5, seed=8)
    with pytest.raises(Refusal) as error:
        play_match(nobody_fits, 3, lambda: True)
    assert "game 3 of seed 8" in error.value.__notes__[0]


def test_a_game_that_is_no_longer_wanted_is_given_up() -> None:
    answers = iter([True, True, True, False])
    assert play_match(MatchPlan("crooks", BOTS), 0, lambda: next(answers)) is None


class CtrlC:
    """Counts finished matches, and interrupts this process once when there are enough."""

    def __init__(self, enough: int) -> None:
        self.left = enough
        self.pressed = False

    def __call__(self, finished: int) -> None:
        self.left -= finished
        if self.left <= 0 and not self.pressed:
            self.pressed = True
            signal.raise_signal(signal.SIGINT)


@pytest.mark.parametrize("workers", [1, 2])
def test_an_interrupt_keeps_the_finished_games(workers: int) -> None:
    whole = lab.simulate("crooks", BOTS, games=12)
    part = lab.simulate("crooks", BOTS, games=100_000, workers=workers, progress=CtrlC(12))
    assert part.interrupted
    assert 12 <= len(part.games) < 100_000
    assert part.games[0] == whole.games[0]
    kept = {game.number: game for game in part.games}
    assert all(kept.get(game.number, game) == game for game in whole.games)
    assert list(kept) == sorted(kept)
