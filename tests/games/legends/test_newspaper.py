"""The city newspaper: its editions, stories and texts."""

import re
from collections.abc import Iterable

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent

from omerta.games.legends import GAME
from omerta.games.legends import events as e
from omerta.games.legends.newspaper import PACKAGE, LegendsPress
from omerta.games.legends.newspaper.editor import Edition
from omerta.games.legends.newspaper.page import Page
from omerta.games.legends.newspaper.piece import Piece, challenge, lieutenant, minion
from omerta.games.legends.settings import LegendsSettings
from omerta.kernel import Event
from omerta.kernel.data import read_text
from omerta.kernel.press import Chapter, policy
from omerta.kernel.texts import LANGUAGES
from tests.games.legends.newspaper_events import (
    BREAK,
    CITY,
    ENDED,
    GAMBLING,
    LEADS,
    MONDAY,
    NEXT,
    PEOPLE,
    ROAD,
    SHOPS,
    STORIES,
    VAULT,
    VIEW,
    WHOLE,
    bet,
    bold_game,
    chapters,
    editions,
    one_scenario,
    paper,
    throw,
)
from tests.games.legends.newspaper_events_rebels import LEADS as REBELS_LEADS
from tests.games.legends.newspaper_events_rebels import UPRISING

PIECE = re.compile(r"(paper-[a-z-]+)-\d+-head")
INDOORS = {
    "paper-break-hired",
    "paper-break-bailed",
    "paper-break-lost",
    "paper-break-home",
    "paper-break-recruits",
    "paper-break-won",
    "paper-end-hero",
    "paper-end-record",
    "paper-end-lost",
    "paper-end-problems",
}
"""Side stories of breaks and of the last edition."""


def ids(language: str) -> list[str]:
    parsed = FluentParser().parse(read_text(PACKAGE, "text", f"{language}.ftl")).body
    return [entry.id.name for entry in parsed if isinstance(entry, fluent.Message)]


def heads(edition: Edition) -> list[str]:
    return [piece.id for piece in edition.stories]


# Stories


@pytest.mark.parametrize(
    ("name", "scenario"),
    [
        *[(name, "bank") for name in STORIES],
        *[(name, "chase") for name in ROAD],
        *[(name, "casino") for name in GAMBLING],
        *[(name, "family") for name in SHOPS],
        *[(name, "power") for name in CITY],
    ],
)
def test_events_lead_to_their_story(name: str, scenario: str) -> None:
    events = (STORIES | ROAD | GAMBLING | SHOPS | CITY)[name]
    (edition,) = editions(*one_scenario(*events, scenario=scenario))
    assert name in heads(edition)


@pytest.mark.parametrize("scenario", ["bank", "chase", "casino", "family", "power"])
def test_without_events_there_are_only_fillers(scenario: str) -> None:
    (edition,) = editions(*one_scenario(scenario=scenario))
    assert heads(edition) == ["paper-filler"] * 3


@pytest.mark.parametrize("name", LEADS)
def test_the_lead_is_how_it_ended(name: str) -> None:
    assert editions(*LEADS[name])[-1].lead.id == name


def test_every_message_is_used() -> None:
    messages = {found[1] for each in ids("en") if (found := PIECE.fullmatch(each))}
    leads = {name.replace("_", "-") for name in (*LEADS, *REBELS_LEADS)}
    stories = {*STORIES, *ROAD, *UPRISING, *GAMBLING, *SHOPS, *CITY}
    assert messages == {*stories, *leads, *INDOORS, "paper-weather", "paper-ad"}
    assert {*heads(editions(*WHOLE)[1]), *heads(editions(*WHOLE)[5])} == INDOORS


def test_both_languages_tell_it_in_as_many_ways() -> None:
    assert ids("en") == ids("ru")


def test_a_throw_is_one_story_only() -> None:
    texts = heads(
        editions(*one_scenario(*throw(5, 5, 1, e.DieAdded("1"), dice=2, overcome=True)))[0]
    )
    assert "paper-last-die" in texts
    assert not {"paper-to-the-point", "paper-long-shot"} & {*texts}


def test_near_misses_and_close_calls_are_exact() -> None:
    assert "paper-near-miss" not in heads(editions(*one_scenario(*throw(3, 5, 0)))[0])
    assert "paper-to-the-point" not in heads(
        editions(*one_scenario(*throw(6, 5, 1, overcome=True)))[0]
    )
    assert "paper-fingerprints" not in heads(editions(*one_scenario(e.EvidenceCounted(5, 7)))[0])


# Editions


def test_a_campaign_has_an_edition_for_each_scenario_each_break_and_the_end() -> None:
    found = editions(*WHOLE)
    kinds = ["job", "break", "job", "break", "election", "end"]
    assert [edition.kind for edition in found] == kinds
    assert [edition.day for edition in found] == [MONDAY] * 6


def test_printed_editions_stay_the_same_while_the_campaign_goes_on() -> None:
    whole = editions(*WHOLE)
    for length in range(len(WHOLE)):
        so_far = editions(*WHOLE[:length])
        assert so_far == whole[: len(so_far)]
    assert editions(*WHOLE[:-1]) == whole[:5]


def test_before_the_first_scenario_ends_the_front_page_is_empty() -> None:
    page = paper(WHOLE[:4])
    assert "<article" not in page
    assert "The presses are warm" in page


def test_a_single_scenario_has_a_single_edition_with_its_verdict() -> None:
    started = e.CampaignStarted(3, "one_shot", "normal", 24)
    end = e.CampaignEnded(True, "target_reached", 9, None)
    (edition,) = editions(started, *one_scenario(*VAULT, reputation=9)[1:], end)
    assert [piece.id for piece in edition.more] == ["paper-cast", "paper-verdict-target_reached"]


def test_a_log_that_begins_in_the_middle_is_reported_from_there() -> None:
    scenario_and_end = editions(
        *throw(11, 5, 2), *VAULT, e.ScenarioEnded("bank", "escaped", 3), ENDED
    )
    assert [edition.kind for edition in scenario_and_end] == ["job", "end"]
    assert scenario_and_end[0].lead.id == "paper-bank-escaped-some"
    (society,) = editions(*BREAK[2:], NEXT)
    assert society.lead.args["purse"] == 12


def test_the_same_campaign_makes_the_same_paper_and_another_one_another() -> None:
    assert paper(WHOLE) == paper(WHOLE)
    weather = {
        editions(*one_scenario(e.ClanRallied(count)))[0].notices[0].turn % 6
        for count in range(1, 30)
    }
    assert len(weather) > 2


def test_no_advertisement_comes_twice_in_a_campaign() -> None:
    page = paper(WHOLE)
    printed = re.findall(r'<section class="notice"><h3>[^<]*</h3><p>([^<]*)', page)
    assert len(printed) == 18
    assert len(set(printed)) == 18


def test_a_single_player_is_one_lieutenant() -> None:
    view = GAME.view(bold_game(2, 1, LegendsSettings(mode="one_shot")).state, None)
    events = one_scenario(e.PlayerLeft(0), e.PlayerLeft(1), *throw(4, 5, 0, player=1))
    page = paper(events, people=["Anna"], view=view)
    assert "Lieutenant Anna threw 4" in page or "from lieutenant Anna" in page
    assert "first through the door" not in page
    assert "hand 2" not in page


# Texts


def test_every_sentence_of_many_games_is_whole_in_both_languages() -> None:
    kinds = (
        LegendsSettings(mode="one_shot"),
        LegendsSettings(scenario_pick="random"),
        LegendsSettings(mode="one_shot", first_job="chase", difficulty="easy"),
        LegendsSettings(difficulty="easy"),
        LegendsSettings(mode="one_shot", first_job="power", difficulty="easy"),
        LegendsSettings(mode="one_shot", first_job="family"),
    )
    for seed in range(4 * len(kinds)):
        match = bold_game(seed, seed % 4 + 1, kinds[seed // 4])
        names = [f"P{seat}" for seat in range(match.seats)]
        story = [Chapter(entry.events) for entry in match.log]
        for language in LANGUAGES:
            page = LegendsPress().print(story, match.view(None), names, language)  # type: ignore[arg-type]
            check_whole(page.partition("</style>")[2])


def check_whole(page: str) -> None:
    """Check that no variable, empty sentence, bare id or lonely punctuation is left."""
    text = re.sub(r"<svg.*?</svg>", "", page, flags=re.DOTALL)
    codes = r"\b(?:m|va|al|ob|pr|at|ta|sp|bu|do|ca|ru)\d\d\b"
    assert not re.search(rf"[{{}}$]|None|{codes}", text), text
    assert not re.search(r"<(p|h2|h3|dt|dd)[^>]*>\s*</", text), text
    assert not re.search(r" [,.;:!?]|,,|\.\.|  ", text), text


PAGES = {language: Page(VIEW, PEOPLE, language) for language in LANGUAGES}


def every_way(piece: Piece, language: str) -> Iterable[str]:
    page = PAGES[language]
    for turn in range(3):
        yield page.piece_text(piece._replace(turn=turn))
        yield page.piece_text(piece._replace(turn=turn), "-head")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("events", [*STORIES.values()], ids=[*STORIES])
def test_every_way_of_telling_is_whole(events: tuple[Event, ...], language: str) -> None:
    for piece in editions(*one_scenario(*events))[0].stories:
        for texts in every_way(piece, language):
            check_whole(texts)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("events", [*CITY.values()], ids=[*CITY])
def test_every_way_of_telling_an_election_is_whole(
    events: tuple[Event, ...], language: str
) -> None:
    for piece in editions(*one_scenario(*events, scenario="power"))[0].stories:
        for texts in every_way(piece, language):
            check_whole(texts)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", SHOPS)
def test_every_way_of_telling_about_shops_is_whole(name: str, language: str) -> None:
    for piece in editions(*one_scenario(*SHOPS[name], scenario="family"))[0].stories:
        for texts in every_way(piece, language):
            check_whole(texts)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", LEADS)
def test_every_lead_is_whole_in_every_way(name: str, language: str) -> None:
    for edition in editions(*LEADS[name]):
        for texts in every_way(edition.lead, language):
            check_whole(texts)


@pytest.mark.parametrize(
    ("piece", "wanted"),
    [
        ("paper-bank-haul", ["1 мешок", "3 мешка", "11 мешков", "21 мешок"]),
        ("paper-solved", ["1 проблема", "3 проблемы", "11 проблем", "21 проблема"]),
        ("paper-hospital", ["1 больной", "3 больных", "11 больных", "21 больной"]),
        ("paper-chase-fast", ["1 корпус", "3 корпуса", "11 корпусов", "21 корпус"]),
        ("paper-fingerprints", ["1 отпечаток", "3 отпечатка", "11 отпечатков", "21 отпечаток"]),
    ],
)
def test_russian_numbers_agree(piece: str, wanted: list[str]) -> None:
    page = PAGES["ru"]
    for number, words in zip((1, 3, 11, 21), wanted, strict=True):
        args = dict.fromkeys(("bags", "count", "spaces", "limit", "more"), number)
        things = {"card": challenge("va06"), "problem": challenge("pr01"), "minions": minion("m01")}
        assert words in page.piece_text(Piece(piece, {**args, **things}, turn=0), "-head")


def test_names_are_listed_as_in_a_sentence() -> None:
    page = paper(
        one_scenario(e.MinionOut("m03", "police"), e.MinionOut("m04", "police"), e.PoliceStruck())
    )
    assert "Anvil Annie and Left-Hook Lou" in page
    assert "Anna, Boris and Clara" in page
    assert "Anna, Boris и Clara" in paper(WHOLE, "ru")


def test_days_are_printed_in_both_languages() -> None:
    assert "Monday, 16 November 2026" in paper(WHOLE)
    assert "Понедельник, 16 ноября 2026 года" in paper(WHOLE, "ru")
    undated = LegendsPress().print([Chapter(WHOLE)], VIEW, PEOPLE, "en")
    assert "Date withheld" in undated


# The page


EVIL = ("<script>alert(1)</script>", "\"'><img src=x>", "&amp;{ $players }")


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_are_text_whatever_they_are(language: str) -> None:
    lost = one_scenario(
        *throw(4, 5, 0), *throw(17, 5, 3, player=1), *throw(8, 5, 1, dice=1, player=2)
    )
    page = paper((*lost, ENDED), language, EVIL)
    assert "<script" not in page
    assert "<img" not in page
    assert "&lt;script&gt;alert(1)&lt;/script&gt;" in page
    assert "&amp;amp;{ $players }" in page


def test_the_page_needs_nothing_but_itself() -> None:
    page = LegendsPress().print(
        chapters(WHOLE), VIEW, PEOPLE, "ru", {"language": "?language=en", "save": "?download=1"}
    )
    assert not re.search(r"<(script|link|img|iframe|object|base|form)|url\(|@import|https?:", page)
    assert not re.search(r"\s(on\w+|style|src)=", page)
    linked = re.findall(r'href="([^"]*)"', page)
    assert linked == ["?language=en", "?download=1", *[f"#edition-{n}" for n in range(1, 7)]]
    assert all(f'id="{link[1:]}"' in page for link in linked[2:])


def test_the_page_carries_its_own_policy_and_exactly_that_style() -> None:
    page = paper(WHOLE)
    (style,) = re.findall(r"<style>(.*?)</style>", page, flags=re.DOTALL)
    assert style == LegendsPress().style
    assert policy(style).replace("'", "&#x27;") in page.partition("<style>")[0]


def test_lieutenants_are_named_by_their_seats() -> None:
    assert (
        lieutenant(2)
        in editions(*one_scenario(*throw(4, 5, 0, player=2)))[0].stories[0].args.values()
    )


# Bets


def test_a_bet_is_no_attempt_and_changes_none() -> None:
    (alone,) = editions(*one_scenario(*throw(9, 4, 2), scenario="casino"))
    (both,) = editions(*one_scenario(*throw(9, 4, 2), *bet(6, 12, 2), scenario="casino"))
    rolls = [figure for figure in alone.figures if figure.id == "paper-figure-rolls"]
    assert rolls == [figure for figure in both.figures if figure.id == "paper-figure-rolls"]
    assert heads(alone) == heads(both)
    assert [each.args["number"] for each in both.figures[-3:]] == [1, 0, 2]
