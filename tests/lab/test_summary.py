"""The figures of known results, and their files."""

import csv
import io
import json
from pathlib import Path

import pytest

from omerta import lab
from omerta.lab import files
from omerta.lab.ladder import LadderResult
from omerta.lab.matches import MatchPlan, MatchResult
from omerta.lab.simulate import BadPlan, Results
from omerta.lab.stats import wilson
from omerta.lab.tallies import Tally


def results() -> Results:
    """Return four matches of one strong bot against two weak ones, the last won by both kinds."""
    games = (
        MatchResult(0, ("strong", "weak", "weak"), (30, 10, 20), (1, 3, 2), "points", 40),
        MatchResult(1, ("weak", "strong", "weak"), (12, 30, 18), (3, 1, 2), "points", 50),
        MatchResult(2, ("weak", "weak", "strong"), (31, 9, 30), (1, 3, 2), "points", 60),
        MatchResult(3, ("strong", "weak", "weak"), (30, 30, 2), (1, 1, 3), "shared", 30),
    )
    return Results(MatchPlan("crooks", ("strong", "weak", "weak"), seed=5), 4, games, 2.0)


def test_wins_points_and_ranks_are_counted_per_seat_held() -> None:
    strong, weak = lab.summarise(results()).bots
    assert (strong.name, strong.games, strong.win_share.value) == ("strong", 4, 2.5 / 4)
    assert strong.points.value == 30
    assert strong.rank == (1 + 1 + 2 + 1) / 4
    assert (weak.name, weak.games, weak.win_share.value) == ("weak", 4, 1.5 / 8)
    assert weak.points.value == pytest.approx((15 + 15 + 20 + 16) / 4)


def test_the_interval_of_a_bot_with_several_seats_counts_games_not_seats() -> None:
    weak = lab.summarise(results()).bots[1]
    assert weak.win_share.low == wilson(1.5, 4).low / 2
    assert weak.win_share.high == wilson(1.5, 4).high / 2


def test_shares_of_all_seats_add_up_to_one() -> None:
    summary = lab.summarise(results())
    assert sum(seat.win_share.value for seat in summary.seats) == pytest.approx(1)
    assert [seat.name for seat in summary.seats] == ["0", "1", "2"]


def test_a_game_that_all_lose_has_no_winners() -> None:
    lost = MatchResult(0, ("a", "a", "a"), (0, 0, 0), (2, 2, 2), "nobody", 40)
    won = MatchResult(1, ("a", "a", "a"), (1, 1, 0), (1, 1, 3), "game", 40)
    results = Results(MatchPlan("crossfire", ("a", "a", "a")), 2, (lost, won), 1.0)
    (bot,) = lab.summarise(results).bots
    assert bot.win_share.value == pytest.approx(1 / 6)
    assert bot.win_share.low < 1 / 6 < bot.win_share.high
    rows = list(csv.DictReader(io.StringIO(files.games_csv(results.games))))
    assert [(row["rank"], row["win_share"]) for row in rows[:3]] == [("2", "0.0")] * 3


@pytest.mark.parametrize("won", [True, False])
def test_players_who_win_together_win_whole_matches(won: bool) -> None:
    ranks = (1, 1) if won else (2, 2)
    games = tuple(MatchResult(n, ("a", "a"), (5, 5), ranks, "", 9, together=True) for n in range(4))
    summary = lab.summarise(Results(MatchPlan("legends", ("a", "a")), 4, games, 1.0))
    assert [each.win_share for each in (*summary.bots, *summary.seats)] == [wilson(4 * won, 4)] * 3


def test_bots_that_are_all_equal_have_a_share_without_doubt() -> None:
    games = tuple(MatchResult(n, ("a", "a"), (1, 0), (1, 2), "points", 9) for n in range(4))
    (bot,) = lab.summarise(Results(MatchPlan("crooks", ("a", "a")), 4, games, 1.0)).bots
    assert bot.win_share == (0.5, 0.5, 0.5)


def test_the_share_of_the_first_player_is_shown() -> None:
    games = tuple(
        MatchResult(n, ("a", "a"), (1, 0), (1, 2), "points", 9, first=n % 4 // 3) for n in range(8)
    )
    results = Results(MatchPlan("crooks", ("a", "a")), 8, games, 1.0)
    first = lab.summarise(results).first
    assert first is not None
    assert first.win_share == wilson(6, 8)
    assert json.loads(files.summary_json(results, lab.summarise(results)))["first"]["games"] == 8
    played = lab.simulate("crooks", ["random"], games=3, settings={"first_player": 1}).games
    assert [game.first for game in played] == [1, 1, 1]


def test_length_and_speed() -> None:
    summary = lab.summarise(results())
    assert (summary.shortest, summary.mean_length, summary.longest) == (30, 45, 60)
    assert summary.decisions_per_second == 180 / 2.0


def counted() -> Results:
    """Return two matches with a tally."""
    tallies: tuple[Tally, ...] = (
        {"game": {"rounds": 6, "arrests": 0}, "kept": {"police": 10, "buyer": 30}},
        {"game": {"rounds": 8, "arrests": 4}, "kept": {"police": 50, "buyer": 10}},
    )
    games = tuple(
        MatchResult(number, ("a", "a"), (1, 0), (1, 2), "cash", 9, tally)
        for number, tally in enumerate(tallies)
    )
    return Results(MatchPlan("mafia", ("a", "a")), 2, games, 1.0)


def test_what_a_game_counts_of_itself_is_summed_up_table_by_table() -> None:
    tallies = lab.summarise(counted()).tallies
    assert list(tallies) == ["game", "kept"]
    rounds, arrests = tallies["game"]
    assert (rounds.name, rounds.mean.value, rounds.least, rounds.most) == ("rounds", 7, 6, 8)
    assert rounds.mean.low < 7 < rounds.mean.high
    assert (arrests.mean.value, arrests.least, arrests.most) == (2, 0, 4)
    police, buyer = tallies["kept"]
    assert [police.share.value, buyer.share.value] == pytest.approx([0.6, 0.4])
    assert police.share.low < police.share.value < police.share.high


def test_a_table_of_nothing_has_no_shares() -> None:
    nothing = MatchResult(0, ("a", "a"), (1, 0), (1, 2), "cash", 9, {"kept": {"police": 0}})
    results = Results(MatchPlan("mafia", ("a", "a")), 1, (nothing,), 1.0)
    assert lab.summarise(results).tallies["kept"][0].share.value == 0


def test_a_game_without_a_tally_has_no_tables() -> None:
    assert lab.summarise(results()).tallies == {}


def test_json_holds_what_a_game_counts_of_itself() -> None:
    found = json.loads(files.summary_json(counted(), lab.summarise(counted())))
    row = found["tallies"]["kept"][0]
    assert (row["name"], row["mean"]["value"], row["share"]["value"]) == ("police", 30, 0.6)


def test_csv_has_a_line_for_each_seat_of_each_game() -> None:
    rows = list(csv.DictReader(io.StringIO(files.games_csv(results().games))))
    assert len(rows) == 12
    assert rows[9] == {
        "game": "3",
        "seat": "0",
        "bot": "strong",
        "points": "30",
        "rank": "1",
        "win_share": "0.5",
        "decisions": "30",
        "reason": "shared",
    }


def test_json_holds_what_was_played_and_the_figures() -> None:
    found = json.loads(files.summary_json(results(), lab.summarise(results())))
    assert found["game"] == "crooks"
    assert found["lineup"] == ["strong", "weak", "weak"]
    assert (found["seed"], found["games_wanted"], found["games"]) == (5, 4, 4)
    assert found["options"]["edition"] == "2012"
    assert found["bots"][0]["win_share"]["value"] == 0.625
    assert set(found["bots"][0]["points"]) == {"value", "low", "high"}


@pytest.mark.parametrize(("wins", "beats"), [(70, True), (58, False), (50, False)])
def test_a_level_beats_another_only_with_the_whole_interval(wins: int, beats: bool) -> None:
    rung = LadderResult("hard", "normal", 2, 100, wilson(wins, 100), interrupted=False)
    assert rung.fair_share == 0.5
    assert rung.beats is beats


def test_the_strength_table_as_files() -> None:
    rung = LadderResult("hard", "normal", 4, 100, wilson(60, 100), interrupted=False)
    row = next(csv.DictReader(io.StringIO(files.ladder_csv([rung]))))
    assert (row["stronger"], row["weaker"], row["fair_share"]) == ("hard", "normal", "0.25")
    assert json.loads(files.ladder_json("crooks", 1, [rung]))["rungs"][0]["beats"] is True


def test_the_ladder_climbs_every_rung_at_every_table() -> None:
    rungs = list(lab.run_ladder("crooks", games=2, iterations=1))
    assert [(rung.stronger, rung.weaker, rung.seats) for rung in rungs] == [
        (stronger, weaker, seats)
        for stronger, weaker in (("easy", "random"), ("normal", "easy"), ("hard", "normal"))
        for seats in (2, 3, 4)
    ]
    assert all(rung.games == 2 for rung in rungs)


def test_a_file_is_replaced_whole_and_leaves_nothing_beside_it(tmp_path: Path) -> None:
    path = tmp_path / "results.csv"
    path.write_text("old", encoding="utf-8")
    files.check_writable(path)
    files.write(path, "new\n")
    assert path.read_text(encoding="utf-8") == "new\n"
    assert [found.name for found in tmp_path.iterdir()] == ["results.csv"]


def test_a_place_that_cannot_hold_the_file_is_refused(tmp_path: Path) -> None:
    for path in (tmp_path / "missing" / "results.csv", tmp_path):
        with pytest.raises(BadPlan):
            files.check_writable(path)
        with pytest.raises(BadPlan):
            files.write(path, "text")
    assert list(tmp_path.iterdir()) == []
