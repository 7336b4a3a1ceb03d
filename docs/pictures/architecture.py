"""Draw the two pictures of docs/architecture.md: the packages, and the path of one click.

Run from the root of the repository: python docs/pictures/architecture.py
"""

from collections.abc import Sequence
from html import escape
from pathlib import Path

STYLE = """
svg { --ground: #fbf8f1; --panel: #ffffff; --inner: #f3ecdc; --compiled: #e6efe6; --line: #8c8062;
  --text: #1b1d1a; --quiet: #4d5149; --accent: #8a1f27; --arrow: #6b6248; }
@media (prefers-color-scheme: dark) {
  svg { --ground: #12211b; --panel: #1b3128; --inner: #24402f; --compiled: #2a3f4a; --line: #7d8f83;
    --text: #f3ead8; --quiet: #c3cabf; --accent: #e9c67a; --arrow: #b9c0b4; }
}
.ground { fill: var(--ground); }
.panel { fill: var(--panel); stroke: var(--line); }
.inner { fill: var(--inner); stroke: var(--line); }
.compiled { fill: var(--compiled); stroke: var(--line); }
.number { fill: var(--accent); }
.digit { fill: var(--ground); font: 700 14px system-ui, "Segoe UI", Helvetica, Arial, sans-serif;
  text-anchor: middle; }
.title { fill: var(--text); font: 600 16px system-ui, "Segoe UI", Helvetica, Arial, sans-serif; }
.text { fill: var(--quiet); font: 14px system-ui, "Segoe UI", Helvetica, Arial, sans-serif; }
.code { fill: var(--text); font: 13px ui-monospace, SFMono-Regular, Menlo, Consolas, monospace; }
.lane { fill: var(--accent); font: 600 15px system-ui, "Segoe UI", Helvetica, Arial, sans-serif; }
.arrow { stroke: var(--arrow); stroke-width: 2; fill: none; }
.head { fill: var(--arrow); }
"""
LINE = 20
"""Pixels from one line of text to the next."""
PADDING = 12


class Drawing:
    """An SVG picture that is put together from boxes, lines of text and arrows."""

    def __init__(self, width: int, height: int, description: str) -> None:
        self._width = width
        self._height = height
        self._parts = [
            f"<title>{escape(description)}</title>",
            f"<style>{STYLE}</style>",
            f'<rect class="ground" width="{width}" height="{height}" rx="12"/>',
        ]

    def box(self, kind: str, x: int, y: int, width: int, height: int) -> None:
        """A rounded rectangle of this class."""
        place = f'x="{x}" y="{y}" width="{width}" height="{height}"'
        self._parts.append(f'<rect class="{kind}" {place} rx="6"/>')

    def line(self, kind: str, x: int, y: int, text: str) -> None:
        """One line of text; `y` is its baseline."""
        self._parts.append(f'<text class="{kind}" x="{x}" y="{y}">{escape(text)}</text>')

    def lines(self, x: int, y: int, lines: Sequence[tuple[str, str]]) -> None:
        """Lines of text below each other, each with its class."""
        for number, (kind, text) in enumerate(lines):
            self.line(kind, x, y + number * LINE, text)

    def panel(
        self, kind: str, x: int, y: int, width: int, height: int, lines: Sequence[tuple[str, str]]
    ) -> None:
        """A box with text."""
        self.box(kind, x, y, width, height)
        self.lines(x + PADDING, y + LINE + 4, lines)

    def number(self, x: int, y: int, number: int) -> None:
        """A number in a disc."""
        self._parts.append(f'<circle class="number" cx="{x}" cy="{y}" r="12"/>')
        self._parts.append(f'<text class="digit" x="{x}" y="{y + 5}">{number}</text>')

    def arrow(self, *points: tuple[int, int]) -> None:
        """A line through these points with a head at its end."""
        path = " ".join(f"{x},{y}" for x, y in points)
        (x0, y0), (x1, y1) = points[-2:]
        along = ((x1 > x0) - (x1 < x0), (y1 > y0) - (y1 < y0))
        back = (x1 - 9 * along[0], y1 - 9 * along[1])
        side = (5 * along[1], 5 * along[0])
        head = [(x1, y1), (back[0] + side[0], back[1] + side[1])]
        head.append((back[0] - side[0], back[1] - side[1]))
        corners = " ".join(f"{x},{y}" for x, y in head)
        self._parts.append(f'<polyline class="arrow" points="{path}"/>')
        self._parts.append(f'<polygon class="head" points="{corners}"/>')

    def save(self, path: Path) -> None:
        """Write the picture."""
        size = f'viewBox="0 0 {self._width} {self._height}"'
        opening = f'<svg xmlns="http://www.w3.org/2000/svg" {size} role="img">'
        path.write_text("\n".join([opening, *self._parts, "</svg>"]) + "\n", "utf-8")


def packages() -> Drawing:
    """Every package above those that it may import (import-linter's contracts in pyproject.toml)."""
    drawing = Drawing(960, 914, "The packages of Omertà, each above those that it may import")
    drawing.panel(
        "panel",
        20,
        20,
        450,
        88,
        [
            ("title", "web/src: the browser client"),
            ("text", "TypeScript and Svelte; imports no Python. Its wire"),
            ("text", "types are generated from omerta.server.wire."),
        ],
    )
    drawing.panel(
        "panel",
        490,
        20,
        450,
        88,
        [
            ("title", "omerta.cli"),
            ("text", "The omerta command: terminal games, simulation,"),
            ("text", "verify, and serve, which starts the server."),
        ],
    )
    drawing.arrow((245, 108), (245, 148))
    drawing.line("text", 256, 133, "HTTP and WebSocket")
    drawing.arrow((715, 108), (715, 148))
    drawing.box("panel", 20, 148, 450, 366)
    drawing.lines(
        32,
        172,
        [("title", "omerta.server"), ("text", "Live tables. The same order holds inside:")],
    )
    inner = [
        ("web", "requests, sockets, limits; only here: litestar, uvicorn"),
        ("table_registry", "finds, opens and forgets tables"),
        ("table", "one actor for each live table"),
        ("workers | storage", "processes for bots | the database"),
        ("wire", "messages between browser and server"),
    ]
    for row, (name, about) in enumerate(inner):
        y = 206 + row * 60
        drawing.panel("inner", 36, y, 418, 52, [("code", name), ("text", about)])
    others = [
        (
            "omerta.lab",
            ["Plays many games between bots and counts:", "simulate, ladder, summary, tables."],
        ),
        (
            "omerta.envs",
            ["PettingZoo environments for learning, one", "module for each game and version."],
        ),
        (
            "omerta.testing",
            ["The language of the rule tests, and the laws", "that every game must keep."],
        ),
    ]
    for row, (name, sentences) in enumerate(others):
        y = 148 + row * 126
        lines = [("title", name), *(("text", line) for line in sentences)]
        drawing.panel("panel", 490, y, 450, 114, lines)
    drawing.arrow((245, 514), (245, 546))
    drawing.arrow((715, 514), (715, 546))
    drawing.panel(
        "compiled",
        20,
        546,
        920,
        64,
        [
            ("title", "omerta.bots"),
            (
                "text",
                "Players of four levels. A bot sees a view and believed worlds, never the state.",
            ),
        ],
    )
    drawing.arrow((480, 610), (480, 640))
    drawing.box("compiled", 20, 640, 920, 104)
    drawing.lines(
        32,
        664,
        [("title", "omerta.games"), ("text", "Rules. No game imports another one.")],
    )
    for column, name in enumerate(("crooks", "crooks_out", "mafia", "crossfire", "legends")):
        drawing.panel("inner", 36 + column * 179, 696, 172, 38, [("code", name)])
    drawing.arrow((480, 744), (480, 774))
    drawing.panel(
        "compiled",
        20,
        774,
        920,
        86,
        [
            ("title", "omerta.kernel"),
            (
                "text",
                "The contract of every game: decisions, chance, events, views, belief, saves.",
            ),
            (
                "text",
                "Neither kernel nor games import random, time, datetime, asyncio, logging or os.",
            ),
        ],
    )
    drawing.box("compiled", 20, 878, 18, 18)
    drawing.line("text", 46, 892, "compiled by mypyc; a package may import all packages below it")
    return drawing


BROWSER = [
    (
        "The player presses a button",
        ["games/<game>/Board.svelte, Tray.svelte", "table/Stage.svelte, Desk.svelte"],
        [
            "The board knows the action: it is one of the",
            "options in the view. A final one is confirmed.",
        ],
    ),
    (
        "A command goes to the server",
        ["lib/table.svelte.ts  Table.act", "lib/connection.ts  Connection.say"],
        [
            "It carries an id and the step that the player",
            "saw. It is repeated until it is answered.",
        ],
    ),
]
SERVER = [
    (
        "The message arrives",
        ["web/protocol.py  LiveProtocol", "web/table_socket.py  CommandGate"],
        "Frame, rate limits; wire/commands.py decodes it.",
    ),
    (
        "It waits for its turn",
        ["table/guest_session.py  GuestSession", "table/actor.py  Table.post"],
        "A table does one job at a time.",
    ),
    (
        "The command is checked",
        ["table/commands.py  carry_out, act", "table/command_ledger.py  CommandLedger"],
        "Done before? Must this seat decide? Is it stale?",
    ),
    (
        "The rules apply the action",
        ["kernel/match_core.py  MatchCore.apply", "games/<game>/turn.py, rules/"],
        "In memory, with a point to return to.",
    ),
    (
        "The step is stored",
        ["table/actor.py  Table.carry_out", "storage/store.py, writer.py"],
        "One transaction for all tables that wait.",
    ),
    (
        "Each viewer's push is made",
        ["table/snapshots.py, kernel/view_diff.py", "games/<game>/view_builder.py"],
        "Views, their differences, events for each viewer.",
    ),
    (
        "Ack and steps are sent",
        ["table/guest_session.py", "web/socket_connection.py, protocol.py"],
        "Encoded once for all who learn the same.",
    ),
]
SCREENS = [
    (
        "Every browser receives its step",
        ["lib/connection.ts, lib/table.svelte.ts", "lib/story.ts, lib/showing.ts"],
        ["The difference is put over the known view;", "a queue gives every step its time."],
    ),
    (
        "The screen shows it",
        ["table/Desk.svelte, log_lines.ts, Stage.svelte", "games/<game>/Board.svelte, motion.ts"],
        ["Log, board, animation, sound, and the", "prompt if this seat must decide next."],
    ),
]


def click() -> Drawing:
    """One click, from the player's browser through the server to the screens of all seats."""
    drawing = Drawing(960, 912, "The path of one click, from a browser through the server to all")
    left, right, width, tall = 20, 520, 420, 108
    drawing.line("lane", left, 36, "The player's browser: web/src")
    drawing.line("lane", right, 36, "The server: src/omerta/server, games, kernel")
    for row, (title, modules, about) in enumerate(BROWSER):
        y = 50 + row * 152
        _stage(drawing, left, y, width, 128, row + 1, title, modules, about)
    drawing.arrow((left + 210, 178), (left + 210, 202))
    drawing.arrow((left + width, 266), (480, 266), (480, 104), (right, 104))
    for row, (title, modules, note) in enumerate(SERVER):
        y = 50 + row * 122
        _stage(drawing, right, y, width, tall, row + 3, title, modules, [note])
        if row:
            drawing.arrow((right + 210, y - 14), (right + 210, y))
    drawing.line("lane", left, 596, "The browsers of all seats and spectators")
    for row, (title, modules, about) in enumerate(SCREENS):
        y = 610 + row * 152
        _stage(drawing, left, y, width, 128, row + 10, title, modules, about)
    drawing.arrow((left + 210, 738), (left + 210, 762))
    drawing.arrow((right, 836), (480, 836), (480, 674), (left + width, 674))
    drawing.panel(
        "panel",
        left,
        368,
        width,
        168,
        [
            ("title", "What can go wrong"),
            ("text", "Refused at 5 or 6: the state has not changed;"),
            ("text", "the browser shows the reason and its clause."),
            ("text", "Not stored at 7: the table returns to the state"),
            ("text", "before 6 and refuses the command."),
            ("text", "Connection lost: the browser reconnects, says its"),
            ("text", "last step, gets the missed ones and repeats 2."),
        ],
    )
    return drawing


def _stage(
    drawing: Drawing,
    x: int,
    y: int,
    width: int,
    height: int,
    number: int,
    title: str,
    modules: Sequence[str],
    about: Sequence[str],
) -> None:
    drawing.box("panel", x, y, width, height)
    drawing.number(x + 22, y + 22, number)
    drawing.line("title", x + 42, y + 27, title)
    lines = [*(("code", module) for module in modules), *(("text", line) for line in about)]
    drawing.lines(x + PADDING, y + 52, lines)


if __name__ == "__main__":
    here = Path(__file__).parent
    packages().save(here / "packages.svg")
    click().save(here / "click.svg")
