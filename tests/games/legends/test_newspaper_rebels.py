"""The family desk: fights, traitors and fugitives make stories, and rebels are no patients."""

import pytest

from omerta.games.legends import events as e
from omerta.games.legends.newspaper import LegendsPress
from omerta.games.legends.newspaper.desks import desk_of
from omerta.games.legends.newspaper.reading import read_campaign
from omerta.games.legends.settings import LegendsSettings
from omerta.kernel import Event
from omerta.kernel.press import Chapter
from omerta.kernel.texts import LANGUAGES
from tests.games.legends.newspaper_events import bold_game, chapters, editions, paper, throw
from tests.games.legends.newspaper_events_rebels import (
    LEADS,
    PISTOLS,
    UPRISING,
    WON,
    fight,
    struggle,
)
from tests.games.legends.test_newspaper import check_whole, every_way, heads


@pytest.mark.parametrize("name", UPRISING)
def test_events_lead_to_their_story(name: str) -> None:
    (edition,) = editions(*struggle(*UPRISING[name], reputation=5))
    assert name in heads(edition)


def test_without_events_there_are_only_fillers() -> None:
    (edition,) = editions(*struggle(reputation=5))
    assert heads(edition) == ["paper-filler"] * 3


@pytest.mark.parametrize("name", LEADS)
def test_the_lead_is_how_it_ended(name: str) -> None:
    assert editions(*LEADS[name])[-1].lead.id == name


@pytest.mark.parametrize(("reputation", "kind"), [(15, "peace"), (8, "truce"), (3, "truce")])
def test_leads_go_by_reputation(reputation: int, kind: str) -> None:
    assert editions(*struggle(reputation=reputation))[0].lead.id == f"paper-rebels-{kind}"


def test_an_arrest_is_an_arrest() -> None:
    (edition,) = editions(*struggle(e.EvidenceCounted(7, 7), reputation=0, ending="arrested"))
    assert (edition.lead.id, edition.picture) == ("paper-lead-arrested", "bars")
    assert editions(*struggle(reputation=9))[0].picture == "rebels"


def test_a_close_victory_is_no_rout_and_a_single_one_no_champion() -> None:
    texts = heads(editions(*struggle(*WON, reputation=5))[0])
    assert not {"paper-rebels-rout", "paper-rebels-champion", "paper-rebels-beaten"} & {*texts}


def test_a_fight_is_no_fiasco_and_no_hair_s_breadth() -> None:
    lost = throw(0, 0, 0, challenge="at01", dice=6)
    events = (*lost, e.FightDecided("at01", False, 0, 0, True), e.ChallengeOvercome("at01"))
    texts = heads(editions(*struggle(*events, reputation=5))[0])
    assert not {"paper-fiasco", "paper-to-the-point", "paper-near-miss"} & {*texts}


def test_rebels_and_fugitives_are_no_patients() -> None:
    tired = tuple([e.MinionExhausted("m04", cause) for cause in ("loyalty", "fight", "struggle")])
    texts = heads(editions(*struggle(*tired, e.MinionOut("m16", "struggle"), reputation=5))[0])
    assert not {"paper-hurt", "paper-hospital"} & {*texts}


def test_the_box_of_figures() -> None:
    events = struggle(*WON, *fight(3, 5, won=False), *PISTOLS, reputation=9)
    (scenario,) = read_campaign(chapters(events)).scenarios
    found = {figure.id: figure.args["number"] for figure in desk_of("rebels").figures(scenario)}
    assert found == {
        "paper-figure-fights-won": 1,
        "paper-figure-fights-lost": 1,
        "paper-figure-traitors": 0,
        "paper-figure-clan-pistol": 7,
        "paper-figure-rebels-pistol": 7,
    }
    assert "Fights won" in paper(events)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    "events",
    [*[struggle(*texts, reputation=5) for texts in UPRISING.values()], *LEADS.values()],
    ids=[*UPRISING, *LEADS],
)
def test_every_way_of_telling_is_whole(events: tuple[Event, ...], language: str) -> None:
    (edition,) = editions(*events)
    for piece in (edition.lead, *edition.stories):
        for texts in every_way(piece, language):
            check_whole(texts)


def test_whole_matches_are_reported_in_both_languages() -> None:
    for seed in range(6):
        options = LegendsSettings(mode="one_shot", first_job="rebels")
        match = bold_game(seed, seed % 4 + 1, options)
        names = [f"P{seat}" for seat in range(match.seats)]
        story = [Chapter(entry.events) for entry in match.log]
        for language in LANGUAGES:
            page = LegendsPress().print(story, match.view(None), names, language)  # type: ignore[arg-type]
            check_whole(page.partition("</style>")[2])
