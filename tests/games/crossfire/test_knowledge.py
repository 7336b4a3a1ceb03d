"""Section 6: the knowledge of each seat; nothing else leaks."""

from typing import Any

import pytest

from omerta.games.crossfire import GAME
from omerta.games.crossfire.events import AimsShown
from omerta.games.crossfire.settings import CrossfireSettings
from omerta.games.crossfire.view import SeenCard
from omerta.kernel import Event, Seeded, Viewer, encode
from omerta.testing import rule, table
from omerta.testing.crossfire import Phase
from omerta.testing.laws import Pool, Trial
from tests.games.crossfire.ways import SNIPING, WAYS

FIVE = "vip agent assassin red_decoy bystander"
POOL = Pool(GAME)


@pytest.mark.parametrize("name", WAYS)
def test_the_secrecy_laws_hold_in_a_shootout(name: str) -> None:
    Trial(GAME, 5, WAYS[name], seed=5, pool=POOL).run()


@pytest.mark.parametrize("name", SNIPING)
def test_the_secrecy_laws_hold_with_a_sniper(name: str) -> None:
    Trial(GAME, 6, SNIPING[name], seed=6, pool=POOL).run()


@pytest.mark.parametrize("seed", range(6))
def test_games_with_equal_knowledge_give_equal_views_until_the_aims_are_shown(seed: int) -> None:
    """Both are played by the same public actions; only hidden draws differ."""
    options = CrossfireSettings(claim_cap="4", statement_cap="3", bodyguard="on")
    luck, choice = Seeded(seed), Seeded(seed + 100)
    s = GAME.new(7, options, chance=luck)
    seat = seed % 7
    while s.stack[-1].tag == "look":
        waiting = GAME.waiting(s)
        GAME.apply(s, waiting[0], GAME.options(s, waiting[0])[0], chance=luck)
    other = GAME.believe(s, seat, chance=Seeded(seed))
    assert other.stages != s.stages
    stories: list[list[Event]] = [[], []]
    while True:
        for viewer in (None, seat):
            assert encode(GAME.view(s, viewer)) == encode(GAME.view(other, viewer))
        assert GAME.waiting(s) == GAME.waiting(other)
        mover = choice.pick(GAME.waiting(s), "mover")
        shared = [each for each in GAME.options(s, mover) if each in GAME.options(other, mover)]
        action = choice.pick(shared, "action")
        for story, game in zip(stories, (s, other), strict=True):
            story.extend(GAME.apply(game, mover, action, chance=Seeded(seed)))
        if any(isinstance(event, AimsShown) for event in stories[0]):
            break
        for viewer in (None, seat):
            assert visible_to(stories[0], viewer) == visible_to(stories[1], viewer)


def visible_to(story: list[Event], viewer: Viewer) -> list[Event]:
    return [event.seen_by(viewer) for event in story]


@rule("CF-2.3", "CF-2.9")
@pytest.mark.parametrize(
    ("aid", "phase", "card", "count"),
    [
        ("none", "look", "agent", 0),
        ("none", "claim", "vip", 0),
        ("none", "talk", None, 0),
        ("none", "aim", None, 0),
        ("role", "talk", "vip", 0),
        ("role", "aim", "vip", 0),
        ("full", "look", "agent", 1),
        ("full", "talk", "vip", 4),
    ],
)
def test_the_memory_aid_decides_which_cards_stay_visible(
    aid: str, phase: Phase, card: str | None, count: int
) -> None:
    t = table("crossfire", seats=5).setting(memory_aid=aid).holds(FIVE).at(phase)
    view = t.view(0)
    assert view.card == card
    assert len(view.seen) == count
    assert GAME.load_settings({"memory_aid": aid}, None).has_reminders == (aid == "full")


def test_the_full_memory_aid_lists_all_cards_seen() -> None:
    t = table("crossfire", seats=5).setting(memory_aid="full").holds(FIVE).at("talk")
    assert t.view(4).seen == (
        SeenCard("dealt", "vip", None, None),
        SeenCard("passed", "vip", 0, None),
        SeenCard("got", "bystander", 3, None),
        SeenCard("shuffle", "bystander", None, 1),
        SeenCard("shuffle", "bystander", None, 2),
    )
    assert t.view(None).seen == ()


@pytest.mark.parametrize(
    "options", [{}, {"bodyguard": "on"}, {"mercenary": "on"}, {"bomber": "on"}]
)
def test_before_the_aims_no_view_names_other_players_cards(options: dict[str, Any]) -> None:
    t = table("crossfire", seats=5).setting(**options).at("aim")
    for viewer in (None, 0, 3):
        view = t.view(viewer)
        assert [seat.role for seat in view.seats] == [None] * 5
        assert (view.card, view.result, view.aim) == (None, None, None)


def test_chat_is_a_setting() -> None:
    assert GAME.load_settings({"chat": "statements"}, None).forbids_talk
    assert not GAME.load_settings({}, None).forbids_talk
