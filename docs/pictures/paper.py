"""Take the docs' pictures of the city newspaper: a campaign of normal bots, served by a real server.

Run from the root of the repository: PYTHONPATH=src:. python docs/pictures/paper.py
"""

import shutil
import tempfile
from pathlib import Path

from playwright.sync_api import sync_playwright

from omerta import Match
from omerta.cli.bots import bot_action
from omerta.games.legends.settings import LegendsSettings
from omerta.kernel.match import Player
from tests.server.web.running_server import RunningServer, config_in

FOLDER = Path(__file__).parent / "site"
SEED = 3
LOOKS = {"en": (1280, "light"), "ru": (360, "dark")}
"""The width and the colour scheme of the picture in each language."""


def main() -> None:
    """Take the first edition in each language."""
    with (
        tempfile.TemporaryDirectory(prefix="omerta-paper-") as folder,
        RunningServer(config_in(Path(folder))) as server,
        sync_playwright() as play,
    ):
        shell = shutil.which("chromium-headless-shell") or shutil.which("chromium")
        browser = play.chromium.launch(executable_path=shell, args=["--no-sandbox"])
        for language, (width, scheme) in LOOKS.items():
            address = f"http://{server.host}/paper/{taken_in(server)}?language={language}"
            page = browser.new_page(
                viewport={"width": width, "height": 800},
                color_scheme=scheme,  # type: ignore[arg-type]  # light or dark
            )
            page.goto(address)
            first = page.locator("#edition-1").bounding_box()
            assert first is not None
            page.screenshot(
                path=FOLDER / f"legends-paper-{language}.png",
                full_page=True,
                clip={"x": 0, "y": 0, "width": width, "height": first["y"] + first["height"]},
            )


def taken_in(server: RunningServer) -> str:
    """Upload a campaign of bots and return its name on the server."""
    match = Match.new("legends", 3, SEED, LegendsSettings(difficulty="easy"))
    match.players = tuple([Player(name, "normal") for name in ("Vera", "Boris", "Вера-Виктория")])
    while match.waiting:
        (seat,) = match.waiting
        match.play(seat, bot_action(match, seat, None))
    with server.browser() as browser:
        sent = {"content-type": "application/json"}
        answer = browser.http.post("/plays", content=match.save(), headers=sent)
    return str(answer.json()["play"])


if __name__ == "__main__":
    main()
