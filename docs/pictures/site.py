"""Take the docs' pictures of the site: real pages of a real server, wide and narrow.

Run from the root of the repository, with the client built; with names of games, only theirs:
PYTHONPATH=src:. python docs/pictures/site.py [crooks crooks_out mafia crossfire legends]
"""

import shutil
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
from playwright.sync_api import Browser, Locator, expect, sync_playwright

from omerta.games.legends.settings import LegendsSettings, ScenarioCode
from omerta.games.legends.view import LegendsView
from omerta.games.legends.view_casino import CasinoView
from omerta.games.legends.view_family import FamilyView
from tests.browser import legends_saves, playing_crossfire, playing_legends, playing_mafia
from tests.browser.person import Person
from tests.browser.playing import by_hand, by_words, plays_to_the_end
from tests.browser.playing_crooks_out import acts_well
from tests.browser.site import Site
from tests.browser.watching import Watch
from tests.browser.words import words_of

FOLDER = Path(__file__).parent / "site"
SIZES = {"1280": {"width": 1280, "height": 800}, "360": {"width": 360, "height": 740}}
NAMES = {"en": "Vera", "ru": "Вера"}
LOCALES = {"en": "en-GB", "ru": "ru-RU"}
TURNS = 4
"""Turns of the player before the picture of the table."""
MOST_ANSWERS = 150


def main() -> None:
    """Take all pictures."""
    FOLDER.mkdir(exist_ok=True)
    with (
        tempfile.TemporaryDirectory(prefix="omerta-pictures-") as folder,
        Site(Path(folder), limits=False) as site,
        sync_playwright() as play,
    ):
        shell = shutil.which("chromium-headless-shell") or shutil.which("chromium")
        browser = play.chromium.launch(executable_path=shell, args=["--no-sandbox"])
        wanted = sys.argv[1:] or ["crooks", "crooks_out", "mafia", "crossfire", "legends"]
        for language in ("en", "ru"):
            for size in SIZES:
                ending = f"{language}-{size}"
                if "crooks" in wanted:
                    crooks(new_player(browser, site, language, size, "crooks"), ending)
                if "crooks_out" in wanted:
                    crooks_out(new_player(browser, site, language, size, "crooks_out"), ending)
            if "mafia" in wanted:
                mafia(new_player(browser, site, language, "1280", "mafia"), language)
            if "crossfire" in wanted:
                moving = new_player(browser, site, language, "1280", "crossfire", motion=True)
                crossfire(moving, language)
            if "legends" in wanted:
                legends(new_player(browser, site, language, "1280", "legends"), language)


def new_player(
    browser: Browser, site: Site, language: str, size: str, game: str, *, motion: bool = False
) -> Person:
    """A player with a browser of this size."""
    context = browser.new_context(
        base_url=site.address,
        viewport=SIZES[size],  # type: ignore[arg-type]  # a width and a height
        locale=LOCALES[language],
        color_scheme="dark",
        reduced_motion="no-preference" if motion else "reduce",
    )
    watch = Watch(context, site.address)
    return Person(NAMES[language], context.new_page(), words_of(language, game), watch)


def crooks(person: Person, ending: str) -> None:
    """Take the start page, lobby, table, result and replay."""

    def takes(name: str) -> None:
        person.page.screenshot(path=FOLDER / f"{name}-{ending}.png")

    person.opens("/")
    person.play_now.wait_for()
    takes("start")
    code = person.lays_a_table(seats=4, bots=["normal", "hard"])
    person.goes_to(code)
    person.button("stand-up").wait_for()
    takes("lobby")
    person.deals_against_bots(3)
    for answer in range(3 * TURNS):  # recruit, hire, lay: some face down, some for little money
        person.called.wait_for(state="attached")
        (by_words if answer < 3 * TURNS // 2 else by_hand)(person)
    person.called.wait_for(state="attached")
    while not person.choosable.count():  # an option without a place on the board
        by_hand(person)
        person.called.wait_for(state="attached")
    person.presses(person.choosable.first)
    takes("table")
    plays_to_the_end(person, by_words)
    person.scores()
    takes("result")
    person.opens(f"/replay/{person.play}")
    person.page.get_by_role("slider").wait_for()
    takes("replay")


def crooks_out(person: Person, ending: str) -> None:
    """Take the table with the coach, the result and the hindsight."""

    def takes(name: str) -> None:
        person.page.screenshot(path=FOLDER / f"crooks-out-{name}-{ending}.png")

    options = {"help": "coach", "first_player": "0"}
    person.deals_against_bots(2, bots=["easy", "easy"], options=options)
    for answers in range(MOST_ANSWERS):
        person.called.or_(person.over).first.wait_for(state="attached")
        if person.over.count():
            break
        if answers == TURNS:
            takes("table")
        acts_well(person, 1)
    takes("result")
    person.opens(f"/replay/{person.play}#study")
    person.region("study-title").get_by_role("heading", level=3).first.wait_for()
    person.region("study-title").scroll_into_view_if_needed()
    takes("hindsight")


def mafia(person: Person, language: str) -> None:
    """Take the town, ransoms, the end, and from the replay the prison and a chain, of one match."""

    def takes(name: str, about: Locator | None = None) -> None:
        for size, viewport in SIZES.items():
            person.page.set_viewport_size(viewport)  # type: ignore[arg-type]  # as above
            if about is not None:
                about.first.click()
            person.page.screenshot(path=FOLDER / f"mafia-{name}-{language}-{size}.png")
            if about is not None:
                person.page.keyboard.press("Escape")
        person.page.set_viewport_size(SIZES["1280"])  # type: ignore[arg-type]

    wanted = {"town", "ransom"}
    while wanted:
        person.deals_against_bots(3, options={"bank": "1000", "memory_aid": "laid"})
        while not mafia_is_over(person):
            occasion = mafia_occasion(person)
            if occasion in wanted:
                takes(
                    occasion,
                    playing_mafia.able(person)
                    if occasion == "town"
                    else playing_mafia.prisoners(person),
                )
                wanted.discard(occasion)
            (playing_mafia.by_hand if wanted else playing_mafia.passes)(person)
    person.region("mafia-score").wait_for()
    takes("end")
    mafia_replay(person, takes)


def mafia_replay(person: Person, takes: Callable[..., None]) -> None:
    """Take a full prison, and a card with many consequences, shown one by one."""
    moments = all_moments(person)
    full = max(moments, key=lambda each: str(each["view"]["figures"]).count("cell"))
    person.opens(f"/replay/{person.play}#{full['told']['seq']}")
    takes("prison", playing_mafia.prisoners(person))
    arrests = [each["told"] for each in moments if "card_arrested" in str(each["told"])]
    told = max(arrests or [each["told"] for each in moments], key=lambda each: len(each["events"]))
    person.page.emulate_media(reduced_motion="no-preference")
    for size, viewport in SIZES.items():
        person.page.set_viewport_size(viewport)  # type: ignore[arg-type]
        person.opens(f"/replay/{person.play}#{told['seq'] - 1}")
        person.page.reload()
        person.page.get_by_role("slider").wait_for()
        person.page.keyboard.press("ArrowRight")
        person.button("town-skip").wait_for()
        person.page.screenshot(path=FOLDER / f"mafia-chain-{person.words.language}-{size}.png")


def crossfire(person: Person, language: str) -> None:
    """Take the look, discussion, ledger, calls and end; on the television a discussion and a call."""

    def takes(name: str) -> None:
        for size, viewport in SIZES.items():
            person.page.set_viewport_size(viewport)  # type: ignore[arg-type]  # width and height
            path = FOLDER / f"crossfire-{name}-{language}-{size}.png"
            person.page.screenshot(path=path, animations="disabled")
        person.page.set_viewport_size(SIZES["1280"])  # type: ignore[arg-type]

    options = {**playing_crossfire.UNHURRIED, "early_end": "unanimous", "memory_aid": "full"}
    code = person.lays_a_table(seats=7, bots=["normal"] * 6, options=options)
    person.goes_to(code)
    screen = playing_crossfire.Television(person, code)
    person.presses(person.button("start-game"))
    person.button("fire-looked").wait_for()
    takes("look")
    playing_crossfire.looks_until_the_claim([person])
    playing_crossfire.claims(person, "bystander")
    said = screen.part("television").locator("aside > ol > li")
    expect(said).to_have_count(7, timeout=60_000)  # as many as it shows
    takes("talk")
    screen.page.screenshot(path=FOLDER / f"crossfire-television-{language}-1920.png")
    person.presses(person.button("fire-ledger"))
    filters = person.page.get_by_role("group", name=person.says("crossfire-ledger-filter"))
    filters.wait_for()
    takes("ledger")
    person.page.keyboard.press("Escape")
    playing_crossfire.is_ready(person)
    person.button("fire-blind").wait_for()
    takes("aim")
    playing_crossfire.aims(person, 1)
    screen.page.locator("[data-part=finale][data-cue=wave1]").wait_for()
    takes("calls")
    screen.page.screenshot(path=FOLDER / f"crossfire-calls-{language}-1920.png")
    playing_crossfire.part(person, "result").wait_for(timeout=60_000)
    takes("end")


def legends(person: Person, language: str) -> None:
    """Take a campaign from its bank to the vote, the tree of its saves, and the other scenarios."""

    def takes(name: str, phone: Callable[[], None] | None = None) -> None:
        for size, viewport in SIZES.items():
            person.page.set_viewport_size(viewport)  # type: ignore[arg-type]  # width and height
            if phone is not None and size == "360":
                phone()
            person.page.screenshot(path=FOLDER / f"legends-{name}-{language}-{size}.png")
        person.page.set_viewport_size(SIZES["1280"])  # type: ignore[arg-type]

    def sees_the_board() -> None:
        while person.button("legends-back").count():
            person.presses(person.button("legends-back"))
        person.presses(person.page.get_by_role("tab", name=person.says("legends-tab-board")))
        person.page.evaluate("scrollTo(0, 0)")

    def drafts(challenge: Locator) -> None:
        person.presses(challenge)
        for helper in playing_legends.hand(person).and_(person.page.locator(".able")).all()[:2]:
            person.presses(helper)

    options = LegendsSettings(
        difficulty="easy", scenario_pick="fixed", window_seconds="none", voice_seats="1"
    )
    table = {"difficulty": "easy", "scenario_pick": "fixed", "window_seconds": "none"}
    person.deals_against_bots(2, bots=["normal"] * 2, options={**table, "voice_seats": "1"})
    person.presses(person.button("hint-off"))
    playing_legends.until(
        [person],
        lambda: playing_legends.option(person, "recruit").count() > 0,
        lambda asked: asked.types(f"{playing_legends.verb(asked, 'first')} 1"),
    )
    drafts(playing_legends.card(person, "control"))
    takes("bank")
    person.presses(playing_legends.confirm_button(person, "interact"))
    playing_legends.part(person, "roll").wait_for()
    takes("roll")
    legends_campaign(person, options, takes)
    for scenario, middle in LEGENDS.items():
        legends_saves.resumes(
            person, 3, middle, msgspec.structs.replace(legends_saves.POWER, first_job=scenario)
        )
        playing_legends.part(person, "scene").wait_for()
        drafts(
            playing_legends.part(person, "scene")
            .locator(".able[data-card], .able > [data-card]")
            .first
        )
        takes(scenario, sees_the_board)


def legends_campaign(person: Person, options: LegendsSettings, takes: Callable[..., None]) -> None:
    """Take break, chase, a won vote, the end and the tree of a campaign that bots have played."""

    def is_chasing(view: LegendsView) -> bool:
        return view.scenario == "chase" and legends_saves.has_its_turn(view)

    moments: tuple[tuple[str, legends_saves.Moment], ...] = (
        ("break", lambda view: view.decision == "spend" and view.asked == (0,)),
        ("chase", is_chasing),
        ("vote", legends_saves.is_voting),
    )
    file, views = next(
        (file, views)
        for file, views in legends_saves.played(3, options)
        if all(any(map(wanted, views.values())) for _, wanted in moments)
    )
    for name, wanted in moments[:2]:
        step = next(step for step, view in views.items() if wanted(view))
        legends_saves.resumes_from(person, 3, file, step)
        person.called.wait_for(state="attached")
        playing_legends.part(person, "scene").wait_for()
        takes(name)
    step = next(step for step, view in views.items() if legends_saves.is_voting(view))
    won = person.page.get_by_text(person.says("result-elected"), exact=True)
    while not won.count():  # the dice decide
        legends_saves.resumes_from(person, 3, file, step)
        playing_legends.until(
            [person],
            lambda: person.over.count() > 0,
            lambda asked: asked.presses(playing_legends.option(asked, "roller")),
        )
        person.region("legends-result").wait_for()
    takes("end")

    def sees_the_vote() -> None:
        playing_legends.part(person, "election").evaluate(
            "part => part.scrollIntoView({ block: 'center' })"
        )

    sees_the_vote()
    takes("vote", sees_the_vote)
    person.opens(f"/campaign/{person.play}")
    person.page.locator("[data-play]").first.wait_for()
    takes("tree")


def is_watched(view: LegendsView) -> bool:
    """Return whether the gaming table has spectators."""
    scenario = view.scene
    watched = isinstance(scenario, CasinoView) and scenario.spectators and len(scenario.bettors) > 1
    return bool(watched) and legends_saves.has_its_turn(view)


def is_struggling(view: LegendsView) -> bool:
    """Return whether both businesses have downtimes, and one of them tokens."""
    scenario = view.scene
    if not isinstance(scenario, FamilyView) or not legends_saves.has_its_turn(view):
        return False
    tokens = sum([business.tokens for business in scenario.businesses if not business.finished])
    return all(business.downtimes for business in scenario.businesses) and tokens > 0


LEGENDS: dict[ScenarioCode, legends_saves.Moment] = {
    "rebels": legends_saves.is_under_attack,
    "casino": is_watched,
    "family": is_struggling,
    "power": legends_saves.is_busy,
}
"""The scenarios with a picture of their own, and the view that is shown."""


def mafia_is_over(person: Person) -> bool:
    """Wait until this player must decide or the match is over; return whether it is over."""
    person.called.or_(person.over).first.wait_for(state="attached")
    return person.over.count() > 0


def mafia_occasion(person: Person) -> str:
    """Return the name of the picture that can be taken now, or ""."""
    if person.tray.locator("[data-answer^=ransom-]").count():
        return "ransom"
    own_turn = playing_mafia.option(person, "pass").count() and playing_mafia.able(person).count()
    return "town" if own_turn and playing_mafia.lying_open(person).count() > 5 else ""


def all_moments(person: Person) -> list[dict[str, Any]]:
    """All steps of the match that has just ended, as this player saw it."""
    last = person.asks("GET", f"/api/plays/{person.play}")["last"]
    path = f"/api/plays/{person.play}/moments?seat=0"
    portions = [
        person.asks("GET", f"{path}&first={first}&last={min(first + 99, last)}")["moments"]
        for first in range(0, last + 1, 100)
    ]
    return [moment for portion in portions for moment in portion]


if __name__ == "__main__":
    main()
