"""An aim window in browsers: `python -m tests.bench.live.pointing [--games N]`.

Ten browsers at one table of Crossfire press "lock" at the same moment. Reported are the time
until each of them shows all aims, and the time between the first and the last of them. The
browsers share this machine with the server; the client must have been built. `aiming` measures
the same with bare sockets.
"""

import argparse
import shutil

from playwright.sync_api import Browser, BrowserContext, sync_playwright
from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.table import Table as Printed

from tests.bench.live.__main__ import our_server
from tests.bench.live.traffic import Load
from tests.browser.person import Person
from tests.browser.playing_crossfire import claims, is_ready, looks_until_the_claim, part
from tests.browser.watching import Watch
from tests.browser.words import words_of

PLAYERS = 10
SOON = 1000
"""Milliseconds until all press: by then every browser knows the moment."""
PATIENCE = 60_000
OPTIONS = {
    "look_seconds": "20",
    "claim_seconds": "60",
    "talk_seconds": "300",
    "aim_seconds": "60",
    "early_end": "unanimous",
    "statement_cap": "0",
}
"""The clock acts for no player, however slow the machine is."""
NOW = "performance.timeOrigin + performance.now()"
PRESS = f"""(at) => {{
  window.shown = new Promise((done) => {{
    const look = () => document.querySelector("[data-part=finale]") && done({NOW});
    new MutationObserver(look).observe(document.body, {{ subtree: true, childList: true }});
  }});
  const lock = document.querySelector("[data-part=tray] [data-offer]");
  setTimeout(() => lock.click(), at - ({NOW}));
}}"""


def new_guest(browser: Browser, address: str, number: int) -> Person:
    """Return a guest with a separate browser that shows animations."""
    context: BrowserContext = browser.new_context(
        base_url=address, locale="en-GB", reduced_motion="no-preference"
    )
    context.set_default_timeout(PATIENCE)
    watch = Watch(context, address)
    words = words_of("en", "crossfire")
    return Person(f"Player {number + 1}", context.new_page(), words, watch)


def sit_down(guests: list[Person], games: int) -> None:
    host, *others = guests
    code = host.lays_a_table(seats=len(guests), options={**OPTIONS, "games": str(games)})
    host.goes_to(code)
    for person in others:
        person.comes_by_link(code)
        person.sits()
    host.presses(host.button("start-game"))


def window(guests: list[Person]) -> list[float]:
    """Play one match up to the aims; return the seconds after which each browser showed them."""
    looks_until_the_claim(guests)
    for person in guests:
        claims(person, "undeclared")
    for person in guests:
        is_ready(person)
    for seat, person in enumerate(guests):
        target = part(person, "ring").locator(f"[data-seat='{(seat + 1) % len(guests)}'] button")
        person.presses(target)
    at = guests[0].page.evaluate(NOW) + SOON
    for person in guests:
        person.page.evaluate(PRESS, at)
    return [(person.page.evaluate("shown") - at) / 1000 for person in guests]


def measure(port: int, games: int) -> tuple[Load, Load, Load]:
    """Return each browser's wait, the longest wait of each window, and first to last of each."""
    every, longest, gaps = Load(), Load(), Load()
    shell = shutil.which("chromium-headless-shell") or shutil.which("chromium")
    with sync_playwright() as play:
        browser = play.chromium.launch(executable_path=shell, args=["--no-sandbox"])
        guests = [new_guest(browser, f"http://127.0.0.1:{port}", n) for n in range(PLAYERS)]
        sit_down(guests, games)
        for game in range(games):
            waits = window(guests)
            every.waits += waits
            longest.waits.append(max(waits))
            gaps.waits.append(max(waits) - min(waits))
            if game + 1 < games:
                for person in guests:
                    skip = person.button("crossfire-finale-skip")
                    skip.evaluate_all("found => found.forEach((button) => button.click())")
                    person.presses(person.button("fire-next", game=game + 2, games=games))
        browser.close()
    return every, longest, gaps


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tests.bench.live.pointing")
    parser.add_argument("--games", type=int, default=5, choices=range(1, 11), help="aim windows")
    games = parser.parse_args().games
    with our_server() as program:
        every, longest, gaps = measure(program.port, games)
    printed = Printed(f"{PLAYERS} browsers point at once, {games} times", box=SIMPLE_HEAD)
    for heading in ("", "median ms", "worst ms"):
        printed.add_column(heading, justify="right" if heading else "left")
    rows = {
        "until a browser shows all aims": every,
        "until the slowest does": longest,
        "first to last browser": gaps,
    }
    for name, load in rows.items():
        printed.add_row(name, *[f"{1000 * load.percentile(share):.0f}" for share in (0.5, 1.0)])
    Console(highlight=False, width=110).print(printed)


if __name__ == "__main__":
    main()
