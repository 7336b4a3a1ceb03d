"""A guest with a browser: what they do on the pages, and what they see and hear."""

import re
from pathlib import Path
from typing import Any

from playwright.sync_api import Locator, Page, expect

from tests.browser.live_regions import HEARD, LISTEN
from tests.browser.watching import Watch
from tests.browser.words import Words

_TRAYS = {"crooks": "crooks-tray", "crooks_out": "plan-tray", "mafia": "town-tray"}
_SAID = re.compile(r"\S")
_STEP = 'Number(document.querySelector("[data-seq]")?.dataset.seq ?? -1)'


class Person:
    """Finds things as a screen reader does, by role and name."""

    def __init__(self, name: str, page: Page, words: Words, watch: Watch) -> None:
        self.name = name
        self.page = page
        self.words = words
        self.watch = watch
        self.touches = bool(page.evaluate("navigator.maxTouchPoints > 0"))

    def says(self, message: str, **args: str | int) -> str:
        """A message in this guest's language."""
        return self.words(message, **args)

    # Things on a page

    def button(self, message: str, **args: str | int) -> Locator:
        return self.page.get_by_role("button", name=self.says(message, **args), exact=True)

    def region(self, message: str) -> Locator:
        return self.page.get_by_role("region", name=self.says(message), exact=True)

    def field(self, message: str) -> Locator:
        return self.page.get_by_label(self.says(message), exact=True)

    def dialog(self, message: str, **args: str | int) -> Locator:
        return self.page.get_by_role("dialog", name=self.says(message, **args), exact=True)

    @property
    def poster(self) -> Locator:
        """The game on the start page."""
        title = self.says(f"game-{self.words.game}")
        return self.page.get_by_role("article", name=title, exact=True)

    @property
    def play_now(self) -> Locator:
        """Start a match against bots from the start page."""
        return self.poster.get_by_role("button", name=self.says("play-now"), exact=True)

    @property
    def prompt(self) -> Locator:
        """The prompt of the decision."""
        return self.region("turn-label")

    @property
    def tray(self) -> Locator:
        """The hand and the choices."""
        return self.region(_TRAYS[self.words.game])

    @property
    def choosable(self) -> Locator:
        """The things on the board that can be chosen now."""
        ending = re.compile(re.escape(self.words.able) + "$")
        return self.page.get_by_role("main").get_by_role("button", name=ending)

    @property
    def over(self) -> Locator:
        return self.region("game-over-title")

    @property
    def called(self) -> Locator:
        """The urgent announcement, which is filled only while this player must act."""
        return self.page.locator("[aria-live=assertive]").filter(has_text=_SAID)

    @property
    def focused(self) -> Locator:
        return self.page.locator(":focus")

    # Verbs

    def listens(self) -> None:
        """Use a screen reader on every page that is opened from now on."""
        self.page.context.add_init_script(LISTEN)

    def opens(self, path: str) -> None:
        self.page.goto(path)

    def presses(self, thing: Locator) -> None:
        """Press by finger or by mouse."""
        if self.touches:
            thing.tap()
        else:
            thing.click()

    def chooses(self, group: str, value: str, within: Locator | None = None) -> None:
        """Choose a value of a strip: `chooses("pace", "at once")`."""
        there = within or self.page
        strip = there.get_by_role("group", name=self.says(group), exact=True)
        self.presses(strip.get_by_role("radio", name=value, exact=True))
        expect(strip.get_by_role("radio", name=value, exact=True)).to_be_checked()

    def plays_now(self, *, rivals: int, level: str = "easy") -> None:
        """Start a match against bots from the start page."""
        self.opens("/")
        self.chooses("rivals", str(rivals), self.poster)
        self.chooses("level", self.says(f"level-{level}"), self.poster)
        self.presses(self.play_now)
        self.prompt.wait_for()

    def opens_a_table(self, seats: int = 2) -> str:
        """Open a table for friends by the dialog of the start page; returns its code."""
        self.opens("/")
        self.presses(self.poster.get_by_role("button", name=self.says("new-table"), exact=True))
        dialog = self.dialog("new-table")
        dialog.get_by_label(self.says("your-name"), exact=True).fill(self.name)
        self.chooses("seats-count", str(seats))
        self.presses(dialog.get_by_role("button", name=self.says("open-table"), exact=True))
        self.page.wait_for_url("**/t/*")
        self.region("seats-title").wait_for()
        return self.code

    def deals_against_bots(self, rivals: int = 1, **wishes: object) -> None:
        """Deal a match at once, with bots that do not pretend to think."""
        table = {"bots": ["easy"] * rivals, "start": True, "seats": rivals + 1, **wishes}
        self.goes_to(self.lays_a_table(**table))
        self.prompt.wait_for()

    def lays_a_table(self, **wishes: object) -> str:
        """Open a table without the start page; returns its code."""
        self.asks("POST", "/api/me", {"name": self.name})
        table = {"game": self.words.game, "seats": 2, "pace": "instant", **wishes}
        return str(self.asks("POST", "/api/tables", table)["code"])

    def brings_a_game(self, file: object) -> str:
        """Import a match from a file without its page; returns its id."""
        self.asks("POST", "/api/me", {"name": self.name})
        return str(self.asks("POST", "/api/plays", file)["play"])

    def asks(self, method: str, path: str, body: object = None) -> Any:
        """Send an HTTP request with this browser's cookies."""
        answer = self.page.request.fetch(path, method=method, data=body)
        assert answer.ok, (path, answer.status, answer.text())
        return answer.json()

    @property
    def code(self) -> str:
        return self.page.url.rpartition("/")[2]

    @property
    def play(self) -> str:
        """The id of the latest match that this browser received."""
        return str([push["play"] for push in self.watch.pushes if push["type"] == "step"][-1])

    def goes_to(self, code: str) -> None:
        self.opens(f"/t/{code}")

    def comes_by_link(self, code: str) -> None:
        self.goes_to(code)
        self.gives_a_name()

    def comes_by_code(self, typed: str) -> None:
        """Join by typing a code into the field of the start page."""
        self.opens("/")
        self.field("join-code").fill(typed)
        self.presses(self.button("join"))
        self.gives_a_name()

    def gives_a_name(self) -> None:
        self.field("ask-name").fill(self.name)
        self.presses(self.button("come-in"))

    def sits(self) -> None:
        """Take the first free seat."""
        self.presses(self.button("sit-here").first)
        self.button("stand-up").wait_for()

    def brings_a_deck(self, file: Path) -> None:
        """Choose a custom data file in the lobby."""
        with self.page.expect_file_chooser() as chooser:
            self.presses(self.button("deck-choose"))
        chooser.value.set_files(file)

    def types(self, text: str) -> None:
        """Send an action as typed text."""
        line = self.page.get_by_role("textbox", name=self.says("command"), exact=True)
        line.fill(text)
        line.press("Enter")

    def says_in_chat(self, text: str) -> None:
        self.field("chat-say").fill(text)
        self.field("chat-say").press("Enter")

    # Senses

    def is_asked(self) -> bool:
        """True if the table waits for this player; waits until that is clear."""
        self.called.or_(self.elsewhere).or_(self.over).first.wait_for(state="attached")
        return self.called.count() > 0

    @property
    def elsewhere(self) -> Locator:
        """The prompt while another player must act."""
        around = self.says("prompt-waiting", player="\0", count=1).split("\0")
        return self.prompt.filter(has_text=re.compile(".+".join(map(re.escape, around))))

    @property
    def step(self) -> int:
        """The step of the match that is on the page; -1 if there is none."""
        return int(self.page.evaluate(_STEP))

    def waits_for_step(self, step: int) -> None:
        """Wait until this step or a later one is on the page."""
        self.page.wait_for_function(f"(step) => {_STEP} >= step", arg=step)

    def sees(self, text: str | re.Pattern[str]) -> None:
        expect(self.page.get_by_text(text).first).to_be_visible()

    def hears(self, text: str) -> None:
        """Wait until this text is announced."""
        self.page.wait_for_function(
            f"(text) => {HEARD}.some((said) => said.includes(text))", arg=text
        )

    @property
    def heard(self) -> list[str]:
        """All announcements on this page, in order."""
        return list(self.page.evaluate(HEARD))

    def scores(self) -> list[str]:
        """The table of the score, row by row."""
        table = self.over.get_by_role("table")
        table.get_by_text(self.says("crooks-score-money"), exact=True).wait_for()
        return table.get_by_role("row").all_inner_texts()

    def figures(self) -> list[list[str]]:
        """The score without its words, of which a phone shows fewer."""
        return [re.findall(r"[+$]?\d+", row) for row in self.scores()]
