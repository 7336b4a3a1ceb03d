"""Draw the pictures of the docs: a table of Crooks in the terminal, as a player sees it.

Run from the root of the repository: PYTHONPATH=src python docs/pictures/make.py
"""

import io
from pathlib import Path

from rich._export_format import CONSOLE_SVG_FORMAT
from rich.columns import Columns
from rich.console import Console
from rich.terminal_theme import TerminalTheme
from rich.text import Text

from omerta.bots import DEFAULT_BUDGETS, ask, make
from omerta.cli.log import log_lines
from omerta.cli.pictures import picture_of
from omerta.games.crooks.view import CrooksView
from omerta.kernel import Match, Seeded
from omerta.kernel.texts import Texts

TURN = 13
PLAYERS = {"en": ("Vera", "Dutch", "Lucky"), "ru": ("Вера", "Голландец", "Счастливчик")}
DARK = [(13, 15, 16), (179, 38, 46), (106, 153, 110), (201, 162, 74)]
DARKER = [(94, 129, 172), (150, 110, 160), (120, 160, 155), (231, 217, 189)]
BRIGHT = [(138, 145, 140), (214, 84, 84), (140, 190, 140), (225, 190, 110)]
BRIGHTER = [(130, 165, 205), (190, 150, 200), (150, 195, 190), (243, 234, 216)]
NIGHT = TerminalTheme((18, 33, 27), (243, 234, 216), [*DARK, *DARKER], [*BRIGHT, *BRIGHTER])


def table_in_play() -> Match:
    """A match between bots, stopped where the first seat must choose a hangout."""
    match = Match.new("crooks", seats=3, seed=1930)
    bots = [make("normal", "crooks", seed) for seed in range(3)]
    beliefs = Seeded(7)
    while match.waiting:
        seat, view = match.waiting[0], match.view(0)
        assert isinstance(view, CrooksView)
        if seat == 0 and match.state.turn >= TURN and view.decision == "choose_hangout":
            break
        budget = DEFAULT_BUDGETS["normal"]
        match.play(seat, ask(bots[seat], match.game, match.state, seat, beliefs, budget))
    return match


def draw(match: Match, language: str, path: Path) -> None:
    """Write the table as the first seat sees it, with the last log lines and the options."""
    words = Texts(language, "omerta.kernel", "omerta.cli", "omerta.games.crooks")
    picture = picture_of("crooks", words, PLAYERS[language])
    view = match.view(0)
    console = Console(width=80, record=True, file=io.StringIO(), force_terminal=True, emoji=False)
    console.print(picture.table(view))
    console.print()
    for line in [line for line in log_lines(match, picture, words, 0) if line][-7:]:
        console.print(Text(line))
    console.print()
    console.print(Text(picture.prompt(view), "bold"))
    labels = [
        Text(f"{number:>2} ", "bold").append(picture.label(view, action))
        for number, action in enumerate(match.options(0), 1)
    ]
    console.print(Columns(labels, column_first=True, padding=(0, 3)))
    style, _, body = CONSOLE_SVG_FORMAT.partition("@font-face")
    local = style + body[body.index(".{unique_id}-matrix") :].replace("Fira Code, ", "")
    drawn = console.export_svg(title="Omertà", theme=NIGHT, code_format=local, unique_id="omerta")
    path.write_text(drawn.replace("<text class", '<text xml:space="preserve" class'), "utf-8")


if __name__ == "__main__":
    here = Path(__file__).parent
    played = table_in_play()
    draw(played, "en", here / "crooks.svg")
    draw(played, "ru", here / "crooks-ru.svg")
