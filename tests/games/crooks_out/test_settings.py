"""Section 6: the settings of a table."""

import re
from typing import Any

import msgspec
import pytest

from omerta import Match
from omerta.games.crooks_out import GAME
from omerta.games.crooks_out.events import GameStarted
from omerta.games.crooks_out.settings import CrooksOutSettings
from omerta.kernel import BadData
from omerta.testing import A, B, C, rule, table
from tests.games.crooks_out import themes
from tests.games.dossier import Dossier

RULES = Dossier("crooks_out")

PRINTED = [
    (name.strip("`"), re.findall(r"`(\w+)`", values), default.strip("`"))
    for name, values, default, _ in RULES.rows("id", "values")
]


@rule("CO-8.1")
def test_the_settings_and_their_defaults_are_those_of_the_rules() -> None:
    chosen = CrooksOutSettings()
    assert [name for name, _, _ in PRINTED] == list(CrooksOutSettings.__struct_fields__)
    for name, values, default in PRINTED:
        assert getattr(chosen, name) == default
        assert default in values


@rule("CO-8.1")
@pytest.mark.parametrize(
    ("name", "value"), [(name, value) for name, values, _ in PRINTED for value in values]
)
def test_every_printed_value_can_be_chosen_and_played(name: str, value: str) -> None:
    chosen = msgspec.convert({name: value}, CrooksOutSettings)
    match = Match.new(GAME, 3, seed=8, settings=chosen)
    assert getattr(match.state.settings, name) == value
    assert GAME.audit(match.state) == []
    assert getattr(GAME.load(GAME.save(match.state)).settings, name) == value


@rule("CO-5.6", "CO-5.10")
@pytest.mark.parametrize(
    ("circling", "decision"), [("sharp_eyed", "call_circles"), ("auto", "ask_or_stop")]
)
def test_circling(circling: str, decision: str) -> None:
    t = table("crooks_out", seats=2).setting(circling=circling).hand(B, "vD").hits(A, B, "vD")
    assert t.view(B).circling == circling
    t.asks(A, decision)


@rule("CO-7.1")
@pytest.mark.parametrize(("brave", "at_risk"), [("off", 0), ("on", 1)])
def test_brave(brave: str, at_risk: int) -> None:
    t = table("crooks_out", seats=2).setting(brave=brave).hand(B, "vD").hits(A, B, "vD")
    assert t.view(B).brave is (brave == "on")
    t.expect_points(1 - at_risk, 0, at_risk=at_risk).asks(A, "call_circles")


@rule("CO-1.9")
def test_first_player() -> None:
    for seat in (A, B, C):
        match = Match.new(GAME, 3, settings=CrooksOutSettings(first_player=seat))
        assert match.waiting == (seat,)


@rule("CO-8.1")
@pytest.mark.parametrize(
    "display",
    [
        {"help": "crosses"},
        {"help": "coach"},
        {"practice_counting": "on"},
        {"table_talk": "quiet"},
    ],
)
def test_help_practice_and_talk_change_only_the_display(
    display: dict[str, str],
) -> None:
    games = []
    for choices in ({}, display):
        chosen = msgspec.convert(choices, CrooksOutSettings)
        match = Match.new(GAME, 3, seed=81, settings=chosen)
        while match.waiting:
            seat = match.waiting[0]
            match.play(seat, match.options(seat)[0])
        games.append((match.log[1:], match.outcome))
    assert games[0] == games[1]


@rule("CO-8.1")
def test_every_view_shows_the_help_setting() -> None:
    t = table("crooks_out", seats=2).setting(help="coach")
    assert [t.view(viewer).help for viewer in (A, B, None)] == ["coach"] * 3
    t.ready_for(A)


def test_theme() -> None:
    black = themes.theme(r={"id": "k", "en": "black"})
    t = table("crooks_out", seats=2).theme(black).hand(B, "kB").rolls(A, "kA")
    assert t.view(B).theme.colours[0].en == "black"
    t.hits(A, B, "kB").expect_laid_out(B, "kB").asks(A, "call_circles")


def test_the_first_event_holds_the_settings() -> None:
    chosen = CrooksOutSettings(circling="auto", brave="on", help="coach", first_player=B)
    started = Match.new(GAME, 2, settings=chosen).log[0].events[0]
    assert started == GameStarted(
        seats=2, circling="auto", brave="on", setup_reroll="on", help="coach", first=B
    )


# Settings in words


@rule("CO-1.9", "CO-8.1")
def test_settings_are_read_from_words() -> None:
    words = {
        "circling": "auto",
        "brave": "on",
        "setup_reroll": "off",
        "first_player": "2",
        "help": "crosses",
        "practice_counting": "on",
        "table_talk": "quiet",
        "theme": "house",
    }
    assert GAME.load_settings(words, None) == CrooksOutSettings(
        circling="auto",
        brave="on",
        setup_reroll="off",
        first_player=2,
        help="crosses",
        practice_counting="on",
        table_talk="quiet",
    )
    for seat in range(4):
        assert GAME.load_settings({"first_player": str(seat)}, None).first_player == seat
    assert GAME.load_settings({}, None) == CrooksOutSettings()
    assert GAME.load_settings({"first_player": "random"}, None) == CrooksOutSettings()


@pytest.mark.parametrize(
    "words",
    [
        {"circling": "blind"},
        {"brave": "yes"},
        {"setup_reroll": ""},
        {"first_player": "4"},
        {"first_player": "-1"},
        {"first_player": "Anna"},
        {"first_player": "²"},
        {"first_player": "٣"},
        {"first_player": "1" * 5000},
        {"help": "off"},
        {"coach": "on"},
        {"practice_counting": "maybe"},
        {"table_talk": "loud"},
        {"theme": "mine"},
        {"clock": "60"},
    ],
)
def test_a_wrong_word_is_refused(words: dict[str, str]) -> None:
    with pytest.raises(BadData) as refused:
        GAME.load_settings(words, None)
    assert refused.value.code == "bad-option"
    assert [refused.value.params["entry"]] == list(words)


@pytest.mark.parametrize("field", CrooksOutSettings.__struct_fields__)
def test_every_setting_refuses_wrong_values(field: str) -> None:
    for value in ("", "On", 7, None, ["on"]):
        wrong: dict[str, Any] = {field: value}
        with pytest.raises(msgspec.ValidationError):
            msgspec.convert(wrong, CrooksOutSettings)
