"""CF-12: several games for points."""

from omerta.games.crossfire import GAME
from omerta.games.crossfire.actions import Next, Ready
from omerta.games.crossfire.events import (
    CardsTraced,
    GameStarted,
    NextWanted,
    PointsScored,
    SeriesEnded,
)
from omerta.kernel import Seeded
from omerta.testing import rule, table
from omerta.testing.crossfire import CrossfireTable

FIVE = "vip agent assassin red_decoy bystander"


def series(games: str = "2") -> CrossfireTable:
    return table("crossfire", seats=5).setting(games=games).holds(FIVE).at("aim")


def until_decision(t: CrossfireTable, decision: str) -> CrossfireTable:
    """Play on by the clock's actions until this decision."""
    while t.view(None).decision != decision:
        t.times_out(t.match.waiting[0])
    return t


@rule("CF-12.1")
def test_every_winner_scores_a_point() -> None:
    t = series().points_at("2>4 3>5").expect_result("blue", "1 2 4")
    assert [event.seat for event in t.last_events(PointsScored)] == [0, 1, 3]
    assert [seat.points for seat in t.view(None).seats] == [1, 1, 0, 1, 0]


@rule("CF-12.2")
def test_most_points_win_the_series() -> None:
    t = until_decision(series().points_at("2>4 3>5").all_next(), "aim")
    held = [t.share(seat)["card"] for seat in range(5)]
    agent, killer = held.index("agent") + 1, held.index("assassin") + 1
    vip, walker = held.index("vip") + 1, held.index("bystander") + 1
    t.points_at(f"{agent}>{killer} {killer}>{walker}")
    winners = {vip - 1, agent - 1, walker - 1}
    points = tuple((seat in (0, 1, 3)) + (seat in winners) for seat in range(5))
    top = tuple(seat for seat in range(5) if points[seat] == max(points))
    t.expect_event(SeriesEnded, points=points, winners=top)
    t.over(winners=top, scores=points, reason="points" if len(top) == 1 else "shared")
    t.refused(Next(), "game_over", "CF-12.2", by=0)


@rule("CF-12.2")
def test_players_with_equal_points_share_the_victory_unless_they_have_none() -> None:
    t = series("1").points_at("2>3 3>1").over(winners=(0, 1, 4), reason="game")
    t.expect_event(SeriesEnded, points=(1, 1, 0, 0, 1), ranking=(1, 1, 4, 4, 1))
    t = table("crossfire", seats=7).setting(games="2")
    t.holds("vip agent agent assassin assassin decoy bystander").at("aim")
    t.points_at("2>1 3>2 4>7 5>7")
    assert [seat.points for seat in t.view(None).seats] == [0] * 7


@rule("CF-12.3")
def test_dealer_and_sniper_move_on() -> None:
    t = series("3").points_at("").all_next()
    started = t.last_events(GameStarted)[0]
    assert (started.no, started.dealer, started.shuffles) == (2, 1, ((0, 1, 2), (3, 4, 0)))
    until_decision(t, "rest").all_next()
    assert t.view(None).dealer == 2
    t = (
        table("crossfire", seats=6)
        .sniping()
        .setting(games="2", sniper_seat=5)
        .at("rest")
        .all_next()
    )
    started = t.last_events(GameStarted)[0]
    assert (started.mode, started.sniper, started.dealer) == ("sniper", 0, 1)


@rule("CF-12.4")
def test_between_two_games_all_cards_are_open() -> None:
    t = series().points_at("2>3 3>1")
    t.expect_event(CardsTraced)
    for viewer in (None, 0, 4):
        view = t.view(viewer)
        assert view.decision == "rest"
        assert [seat.role for seat in view.seats] == FIVE.split()
        assert view.result is not None
        assert view.result.stages[0] == ("agent", "assassin", "red_decoy", "bystander", "vip")
        assert view.result.aims[1] == (2,)
    t.refused(Ready(), "next_now", "CF-12.4", by=0)
    t.answers(2, Next()).expect_event(NextWanted, seat=1)
    t.refused(Next(), "answered_already", "CF-4.4", by=1)
    assert t.view(None).game == 1
    t.all_next()
    view = t.view(None)
    assert (view.game, view.decision, view.result) == (2, "look", None)
    assert [seat.role for seat in view.seats] == [None] * 5
    assert view.said == ()


def test_the_last_game_has_no_intermission() -> None:
    t = series("1").points_at("").over()
    assert t.view(None).result is not None
    assert t.view(None).outcome is not None


def test_points_are_pairs_of_games_and_winners() -> None:
    luck = Seeded(11)
    s = GAME.new(6, GAME.load_settings({"games": "5", "statement_cap": "3"}, None), chance=luck)
    named = 0
    while GAME.waiting(s):
        seat = luck.pick(GAME.waiting(s), "seat")
        events = GAME.apply(s, seat, luck.pick(GAME.options(s, seat), "action"), chance=luck)
        named += sum([isinstance(event, PointsScored) for event in events])
    assert sum(s.points) == named
    assert s.game == 5
