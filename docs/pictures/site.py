"""Take the docs' pictures of the site: real pages of a real server, wide and narrow.

Run from the root of the repository, with the client built:
PYTHONPATH=src:. python docs/pictures/site.py
"""

import shutil
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Locator, sync_playwright

from tests.browser import town
from tests.browser.person import Person
from tests.browser.playing import by_hand, by_words, plays_to_the_end
from tests.browser.raid import answers_well
from tests.browser.site import Site
from tests.browser.watching import Watch
from tests.browser.words import words_of

FOLDER = Path(__file__).parent / "site"
SIZES = {"1280": {"width": 1280, "height": 800}, "360": {"width": 360, "height": 740}}
NAMES = {"en": "Vera", "ru": "Вера"}
LOCALES = {"en": "en-GB", "ru": "ru-RU"}
TURNS = 4
"""Turns of the person before the picture of the table."""
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
        for language in ("en", "ru"):
            for size in SIZES:
                ending = f"{language}-{size}"
                crooks(somebody(browser, site, language, size, "crooks"), ending)
                crooks_out(somebody(browser, site, language, size, "crooks_out"), ending)
            mafia(somebody(browser, site, language, "1280", "mafia"), language)


def somebody(browser: Browser, site: Site, language: str, size: str, game: str) -> Person:
    """A person with a browser of this size."""
    context = browser.new_context(
        base_url=site.address,
        viewport=SIZES[size],  # type: ignore[arg-type]  # a width and a height
        locale=LOCALES[language],
        color_scheme="dark",
        reduced_motion="reduce",
    )
    watch = Watch(context, site.address)
    return Person(NAMES[language], context.new_page(), words_of(language, game), watch)


def crooks(person: Person, ending: str) -> None:
    """Start page, lobby, table, result and replay."""

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
    while not person.choosable.count():  # a choice that belongs to no place on the board
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
    """The table with the coach, the result, and looking back."""

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
        answers_well(person, 1)
    takes("result")
    person.opens(f"/replay/{person.play}#study")
    person.region("study-title").get_by_role("heading", level=3).first.wait_for()
    person.region("study-title").scroll_into_view_if_needed()
    takes("hindsight")


def mafia(person: Person, language: str) -> None:
    """The town, ransoms, the end; in the replay the prison and a chain; all of one game."""

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
                takes(occasion, town.able(person) if occasion == "town" else town.prisoners(person))
                wanted.discard(occasion)
            (town.by_hand if wanted else town.passes)(person)
    person.region("mafia-score").wait_for()
    takes("end")
    mafia_replay(person, takes)


def mafia_replay(person: Person, takes: Callable[..., None]) -> None:
    """A full prison, and a card with many consequences, told one by one."""
    moments = all_moments(person)
    full = max(moments, key=lambda each: str(each["view"]["figures"]).count("cell"))
    person.opens(f"/replay/{person.play}#{full['told']['seq']}")
    takes("prison", town.prisoners(person))
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


def mafia_is_over(person: Person) -> bool:
    """Whether nobody is asked any more; waits until this person is, or that is so."""
    person.called.or_(person.over).first.wait_for(state="attached")
    return person.over.count() > 0


def mafia_occasion(person: Person) -> str:
    """What there is to be seen now."""
    if person.tray.locator("[data-answer^=ransom-]").count():
        return "ransom"
    own_turn = town.answer(person, "pass").count() and town.able(person).count()
    return "town" if own_turn and town.lying_open(person).count() > 5 else ""


def all_moments(person: Person) -> list[dict[str, Any]]:
    """The game that has just ended, frame by frame, as this person saw it."""
    last = person.asks("GET", f"/api/plays/{person.play}")["last"]
    path = f"/api/plays/{person.play}/moments?seat=0"
    portions = [
        person.asks("GET", f"{path}&first={first}&last={min(first + 99, last)}")["moments"]
        for first in range(0, last + 1, 100)
    ]
    return [moment for portion in portions for moment in portion]


if __name__ == "__main__":
    main()
