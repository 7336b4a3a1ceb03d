"""The statistics of `omerta sim crossfire`, compared with the table itself."""

import pytest

from omerta.cli import main
from omerta.games.crossfire import GAME
from omerta.games.crossfire.balance import tally
from omerta.games.crossfire.components import ROLES
from omerta.kernel import Event
from omerta.kernel.texts import LANGUAGES, Texts
from omerta.testing import table
from omerta.testing.crossfire import CrossfireTable as Shootout

Captured = pytest.CaptureFixture[str]
SEVEN = "vip agent assassin agent assassin decoy bystander"


def story_of(t: Shootout) -> list[Event]:
    return [event for entry in t.match.log for event in entry.events]


def played() -> Shootout:
    """Worked example 3, with a few statements."""
    t: Shootout = table("crossfire", seats=7).holds(SEVEN).at("talk")
    t.types(1, "claim agent").types(2, "say trust 1").types(3, "ask 2 role").all_ready()
    return t.points_at("2>3 3>1 4>6 5>2")


def test_every_role_is_counted_by_its_copies() -> None:
    found = tally(story_of(played()))
    won = {name: share for name, share in found["game"].items() if name.startswith("role_")}
    assert won == {
        "role_vip": 1,
        "role_agent": 1,
        "role_assassin": 0,
        "role_decoy": 1,
        "role_bystander": 1,
    }
    assert (found["game"]["red"], found["game"]["blue"], found["game"]["nobody"]) == (0, 1, 0)
    assert {why for why, share in found["why"].items() if share} == {"vip_safe"}
    counted = ("statements", "claims_turned", "shots_landed", "shots_stopped", "guilt")
    assert [found["game"][name] for name in counted] == [2, 1, 3, 0, 0]


def test_a_series_is_counted_per_game() -> None:
    t: Shootout = table("crossfire", seats=7).setting(games="2").holds(SEVEN).at("aim")
    t.points_at("2>3 3>1 4>6 5>2").all_next()
    while t.match.waiting:
        seat = t.match.waiting[0]
        t.match.play(seat, GAME.deadline(t.state).answers[seat][0])  # type: ignore[union-attr]
    found = tally(story_of(t))
    assert found["game"]["red"] + found["game"]["blue"] == 1
    assert sum(found["why"].values()) == pytest.approx(1)
    wins = sum(
        share * t.state.cast.counts[ROLES.index(name.removeprefix("role_"))]
        for name, share in found["game"].items()
        if name.startswith("role_")
    )
    assert wins == pytest.approx(sum(t.state.points) / 2)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_number_has_a_text(language: str) -> None:
    words = Texts(language, "omerta.games.crossfire")
    for name, rows in tally(story_of(played())).items():
        assert words.has(f"tally-{name}")
        for row in rows:
            assert words.has(f"tally-{name}-{row.replace('_', '-')}")
    for role in ROLES:
        assert words.has(f"tally-game-role-{role.replace('_', '-')}")


def test_the_command_prints_the_report(capsys: Captured) -> None:
    command = ("sim", "crossfire", "--workers", "1", "--lang", "en", "--games", "3", "--seats", "6")
    assert main([*command, "--bots", "easy", "--set", "mode=sniper"]) == 0
    output = capsys.readouterr().out
    for row in ("the red side wins", "the sniper wins", "What decided between the teams"):
        assert row in output
