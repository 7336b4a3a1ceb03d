"""Take the docs' pictures of the site: real pages of a real server.

Wide pictures are in English, narrow ones in Russian. Run from the root of the repository, with the
client built; with names of games, only theirs:
PYTHONPATH=src:. python docs/pictures/site.py [crooks crooks_out mafia crossfire legends paper]
"""

import base64
import shutil
import sys
import tempfile
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

import msgspec
from playwright.sync_api import Browser, Locator, Page, expect, sync_playwright

from omerta import Match
from omerta.cli.bots import bot_action
from omerta.games.legends.settings import LegendsSettings, ScenarioCode
from omerta.games.legends.view import LegendsView
from omerta.games.legends.view_casino import CasinoView
from omerta.games.legends.view_family import FamilyView
from omerta.kernel.match import Player
from tests.browser import legends_saves, playing_crossfire, playing_legends, playing_mafia
from tests.browser.person import Person
from tests.browser.playing import by_hand, by_words, plays_to_the_end
from tests.browser.playing_crooks_out import acts_well
from tests.browser.site import Site
from tests.browser.watching import Watch
from tests.browser.words import words_of

FOLDER = Path(__file__).parent / "site"
WIDE = {"width": 1280, "height": 800}
SIZES = {"en": ("1280", WIDE), "ru": ("360", {"width": 360, "height": 740})}
"""The size of the pictures in each language, and its name."""
NAMES = {"en": "Vera", "ru": "Вера"}
LOCALES = {"en": "en-GB", "ru": "ru-RU"}
TURNS = 4
"""Turns of the player before the picture of the table."""
MOST_ANSWERS = 150
PAPER_SEED = 3
WORDS = {"paper": "legends"}
"""The game whose words a set of pictures needs, if it is not named after one."""
_TO_WEBP = """async (png) => {
  const bytes = Uint8Array.from(atob(png), (letter) => letter.charCodeAt(0));
  const image = await createImageBitmap(new Blob([bytes]));
  const canvas = new OffscreenCanvas(image.width, image.height);
  canvas.getContext("2d").drawImage(image, 0, 0);
  const blob = await canvas.convertToBlob({ type: "image/webp", quality: 0.85 });
  const letters = new Uint8Array(await blob.arrayBuffer());
  return btoa(Array.from(letters, (byte) => String.fromCharCode(byte)).join(""));
}"""


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
        for game in sys.argv[1:] or GAMES:
            for language in SIZES:
                GAMES[game](new_player(browser, site, language, game))


def new_player(browser: Browser, site: Site, language: str, game: str) -> Person:
    """A player with a browser of their own."""
    context = browser.new_context(
        base_url=site.address,
        viewport=WIDE,  # type: ignore[arg-type]  # a width and a height
        locale=LOCALES[language],
        color_scheme="dark",
        reduced_motion="no-preference" if game == "crossfire" else "reduce",
    )
    watch = Watch(context, site.address)
    return Person(
        NAMES[language], context.new_page(), words_of(language, WORDS.get(game, game)), watch
    )


def takes(person: Person, name: str, ready: Callable[[], object] = lambda: None) -> None:
    """Take a picture in the size of the player's language; `ready` prepares the resized page."""
    size, viewport = SIZES[person.words.language]
    person.page.set_viewport_size(viewport)  # type: ignore[arg-type]  # as above
    ready()
    saves(person.page, f"{name}-{size}")
    person.page.set_viewport_size(WIDE)  # type: ignore[arg-type]


def saves(page: Page, name: str, **options: Any) -> None:
    """Save a picture of the page as WebP, which is a third of the size of PNG."""
    png = page.screenshot(animations="disabled", **options)
    encoder = page.context.new_page()
    webp = encoder.evaluate(_TO_WEBP, base64.b64encode(png).decode())
    encoder.close()
    (FOLDER / f"{name}.webp").write_bytes(base64.b64decode(webp))


def crooks(person: Person) -> None:
    """Take the start page, lobby, table, result and replay."""
    person.opens("/")
    person.play_now.wait_for()
    takes(person, "start")
    code = person.lays_a_table(seats=4, bots=["normal", "hard"])
    person.goes_to(code)
    person.button("stand-up").wait_for()
    takes(person, "lobby")
    person.deals_against_bots(3)
    for answer in range(3 * TURNS):  # recruit, hire, lay: some face down, some for little money
        person.called.wait_for(state="attached")
        (by_words if answer < 3 * TURNS // 2 else by_hand)(person)
    person.called.wait_for(state="attached")
    while not person.choosable.count():  # an option without a place on the board
        by_hand(person)
        person.called.wait_for(state="attached")
    person.presses(person.choosable.first)
    takes(person, "crooks-table")
    plays_to_the_end(person, by_words)
    person.scores()
    takes(person, "crooks-result")
    person.opens(f"/replay/{person.play}")
    person.page.get_by_role("slider").wait_for()
    takes(person, "replay")


def crooks_out(person: Person) -> None:
    """Take the table with the coach, the result and the hindsight."""
    options = {"help": "coach", "first_player": "0"}
    person.deals_against_bots(2, bots=["easy", "easy"], options=options)
    for answers in range(MOST_ANSWERS):
        person.called.or_(person.over).first.wait_for(state="attached")
        if person.over.count():
            break
        if answers == TURNS:
            takes(person, "crooks-out-table")
        acts_well(person, 1)
    takes(person, "crooks-out-result")
    person.opens(f"/replay/{person.play}#study")
    person.region("study-title").get_by_role("heading", level=3).first.wait_for()
    takes(
        person,
        "crooks-out-hindsight",
        lambda: person.region("study-title").scroll_into_view_if_needed(),
    )


def mafia(person: Person) -> None:
    """Take the town, ransoms, the end, and from the replay the prison and a chain, of one match."""

    def about(thing: Locator) -> Callable[[], None]:
        return thing.first.click

    wanted = {"town", "ransom"}
    while wanted:
        person.deals_against_bots(3, options={"bank": "1000", "memory_aid": "laid"})
        while not mafia_is_over(person):
            occasion = mafia_occasion(person)
            if occasion in wanted:
                thing = playing_mafia.able if occasion == "town" else playing_mafia.prisoners
                takes(person, f"mafia-{occasion}", about(thing(person)))
                person.page.keyboard.press("Escape")
                wanted.discard(occasion)
            (playing_mafia.by_hand if wanted else playing_mafia.passes)(person)
    person.region("mafia-score").wait_for()
    takes(person, "mafia-end")
    mafia_replay(person, about)


def mafia_replay(person: Person, about: Callable[[Locator], Callable[[], None]]) -> None:
    """Take a full prison, and a card with many consequences, shown one by one."""
    moments = all_moments(person)
    full = max(moments, key=lambda each: str(each["view"]["figures"]).count("cell"))
    person.opens(f"/replay/{person.play}#{full['told']['seq']}")
    takes(person, "mafia-prison", about(playing_mafia.prisoners(person)))
    arrests = [each["told"] for each in moments if "card_arrested" in str(each["told"])]
    told = max(arrests or [each["told"] for each in moments], key=lambda each: len(each["events"]))
    person.page.emulate_media(reduced_motion="no-preference")

    def plays_the_chain() -> None:
        person.opens(f"/replay/{person.play}#{told['seq'] - 1}")
        person.page.reload()
        person.page.get_by_role("slider").wait_for()
        person.page.keyboard.press("ArrowRight")
        person.button("town-skip").wait_for()

    takes(person, "mafia-chain", plays_the_chain)


def crossfire(person: Person) -> None:
    """Take the look, discussion, ledger, calls and end; on the television a discussion and a call."""
    options = {**playing_crossfire.UNHURRIED, "early_end": "unanimous", "memory_aid": "full"}
    code = person.lays_a_table(seats=7, bots=["normal"] * 6, options=options)
    person.goes_to(code)
    screen = playing_crossfire.Television(person, code)
    person.presses(person.button("start-game"))
    person.button("fire-looked").wait_for()
    takes(person, "crossfire-look")
    playing_crossfire.looks_until_the_claim([person])
    playing_crossfire.claims(person, "bystander")
    said = screen.part("television").locator("aside > ol > li")
    expect(said).to_have_count(7, timeout=60_000)  # as many as it shows
    takes(person, "crossfire-talk")
    televised = partial(saves, screen.page) if person.words.language == "en" else None
    if televised:
        televised("crossfire-television-1920")
    person.presses(person.button("fire-ledger"))
    filters = person.page.get_by_role("group", name=person.says("crossfire-ledger-filter"))
    filters.wait_for()
    takes(person, "crossfire-ledger")
    person.page.keyboard.press("Escape")
    playing_crossfire.is_ready(person)
    person.button("fire-blind").wait_for()
    takes(person, "crossfire-aim")
    playing_crossfire.aims(person, 1)
    screen.page.locator("[data-part=finale][data-cue=wave1]").wait_for()
    takes(person, "crossfire-calls")
    if televised:
        televised("crossfire-calls-1920")
    playing_crossfire.part(person, "result").wait_for(timeout=60_000)
    takes(person, "crossfire-end")


def legends(person: Person) -> None:
    """Take a campaign from its bank to the vote, the tree of its saves, and the other scenarios."""

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
    takes(person, "legends-bank")
    person.presses(playing_legends.confirm_button(person, "interact"))
    playing_legends.part(person, "roll").wait_for()
    takes(person, "legends-roll")
    legends_campaign(person, options)
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
        takes(person, f"legends-{scenario}")


def legends_campaign(person: Person, options: LegendsSettings) -> None:
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
        takes(person, f"legends-{name}")
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
    takes(person, "legends-end")

    takes(
        person,
        "legends-vote",
        lambda: playing_legends.part(person, "election").evaluate(
            "part => part.scrollIntoView({ block: 'center' })"
        ),
    )
    person.opens(f"/campaign/{person.play}")
    person.page.locator("[data-play]").first.wait_for()
    takes(person, "legends-tree")


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


def paper(person: Person) -> None:
    """Take the first edition of the newspaper of a campaign of normal bots."""
    match = Match.new("legends", 3, PAPER_SEED, LegendsSettings(difficulty="easy"))
    match.players = tuple([Player(name, "normal") for name in ("Vera", "Boris", "Вера-Виктория")])
    while match.waiting:
        (seat,) = match.waiting
        match.play(seat, bot_action(match, seat, None))
    play = person.brings_a_game(msgspec.json.decode(match.save()))
    language = person.words.language
    size, viewport = SIZES[language]
    person.page.set_viewport_size(viewport)  # type: ignore[arg-type]  # a width and a height
    person.page.goto(f"/paper/{play}?language={language}")
    first = person.page.locator("#edition-1").bounding_box()
    assert first is not None
    clip = {"x": 0, "y": 0, "width": viewport["width"], "height": first["y"] + first["height"]}
    saves(person.page, f"legends-paper-{size}", full_page=True, clip=clip)


GAMES: dict[str, Callable[[Person], None]] = {
    "crooks": crooks,
    "crooks_out": crooks_out,
    "mafia": mafia,
    "crossfire": crossfire,
    "legends": legends,
    "paper": paper,
}

if __name__ == "__main__":
    main()
