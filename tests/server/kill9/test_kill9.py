"""kill -9 in the middle of a hundred tables: what was acknowledged is there, once, and repeats."""

import asyncio
import json
import os
import random
import subprocess
import sys
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

from omerta import games
from omerta.server.retold import Retold
from omerta.server.storage.rows import StepRow
from omerta.server.storage.store import Store
from omerta.server.table.live import Live, happening
from omerta.server.wire import encode
from tests.server.rooms import Json

TABLES = 100
KILLS = 3
ROOT = Path(__file__).parents[3]
CROOKS = games.get("crooks")


class Known:
    """What all browsers together know of the server's word."""

    def __init__(self) -> None:
        self.unanswered: dict[str, Json] = {}
        self.acks: dict[str, tuple[str, int]] = {}
        """By command of a person: game and step."""
        self.steps: dict[tuple[str, int], Json] = {}
        self.resent = 0

    def hear(self, line: Json) -> None:
        match line["kind"]:
            case "said" if line["command"]["type"] == "act":
                self.unanswered[line["code"]] = line["command"]
            case "ack":
                self._answered(line)
            case "step":
                told = line["told"]
                before = self.steps.setdefault((line["play"], told["seq"]), told)
                assert before == told, "a step was told in two ways"
            case _:
                pass

    def _answered(self, line: Json) -> None:
        answer = line["answer"]
        command = self.unanswered.get(line["code"])
        if command is None or command["id"] != answer["id"]:
            return
        del self.unanswered[line["code"]]
        assert answer["type"] == "ack", answer
        self.acks[answer["id"]] = (line["play"], answer["seq"])


def lines(process: subprocess.Popen[bytes]) -> Iterator[Json]:
    """What the process tells; half a line at its end was never told."""
    assert process.stdout is not None
    for line in process.stdout:
        if line.endswith(b"\n"):
            yield json.loads(line)


def run_and_kill(database: Path, known: Known, after: int) -> None:
    """Let the tables play until so many lines have come, and kill them in mid-word."""
    command = [sys.executable, "-m", "tests.server.kill9.tables", str(database), str(TABLES)]
    path = os.pathsep.join((str(ROOT / "src"), str(ROOT)))
    environment = {**os.environ, "PYTHONPATH": path}
    with subprocess.Popen(
        command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, cwd=ROOT, env=environment
    ) as process:
        assert process.stdin is not None
        known.resent += len(known.unanswered)
        process.stdin.write(json.dumps(known.unanswered).encode() + b"\n")
        process.stdin.flush()
        for number, line in enumerate(lines(process)):
            known.hear(line)
            if number == after:
                process.kill()
        process.stdin.close()
    assert process.returncode == -9, "it ended by itself"


def test_what_was_acknowledged_survives_kill_9(tmp_path: Path) -> None:
    known = Known()
    luck = random.Random()
    for _ in range(KILLS):
        run_and_kill(tmp_path / "db", known, luck.randrange(1000, 2500))
    figures = asyncio.run(examined(tmp_path / "db", known))
    print(f"\nkill -9: {figures}")  # noqa: T201  (shown by `pytest -s`, and in the report)
    assert figures["tables"] == TABLES
    assert figures["lost"] == figures["doubled"] == 0
    assert figures["acknowledged by people"] > 500
    assert figures["steps told"] > 1000


async def examined(database: Path, known: Known) -> dict[str, int]:
    """Compare what was told with what is in the database, and tell every game again."""
    store = await Store.open(database)
    try:
        tables = await store.idle_tables(1 << 60)  # all that were touched before the end of time
        plays = {play for play, _ in (*known.steps, *known.acks.values())}
        plays |= {table.play for table in tables if table.play is not None}
        lost = 0
        commands: Counter[str] = Counter()
        for play in sorted(plays):
            row = await store.play(play)
            assert row is not None, "a game is lost"
            steps = await store.steps(play, 0, row.head + 10)
            assert [step.seq for step in steps] == list(range(row.head + 1))
            commands.update(step.command.split(":")[1] for step in steps if step.command)
            lost += missing(known, play, steps)
            repeats(Live.restore(CROOKS, row, steps), Retold(row), steps)
    finally:
        await store.close()
    doubled = sum(count - 1 for count in commands.values())
    lost += len(known.acks.keys() - commands.keys())
    return {
        "tables": len(tables),
        "games": len(plays),
        "kills": KILLS,
        "acknowledged by people": len(known.acks),
        "said again after a kill": known.resent,
        "steps told": len(known.steps),
        "lost": lost,
        "doubled": doubled,
    }


def missing(known: Known, play: str, steps: list[StepRow]) -> int:
    """How many steps of this game that somebody was told of are not there, or are others."""
    by_number = {step.seq: step for step in steps}
    lost = 0
    for (of, seq), told in known.steps.items():
        if of == play:
            kept = by_number.get(seq)
            seen = [] if kept is None else [told_again(kept, seat) for seat in (None, 0, 1)]
            lost += told not in seen
    for command, (of, seq) in known.acks.items():
        if of == play:
            kept = by_number.get(seq)
            lost += kept is None or kept.command is None or not kept.command.endswith(command)
    return lost


def told_again(step: StepRow, viewer: int | None) -> Json:
    told: Json = json.loads(encode(happening(CROOKS, step).told_to(viewer)))
    return told


def repeats(live: Live, retold: Retold, steps: list[StepRow]) -> None:
    """The log, told again from the deal, ends in the state that the table goes on with."""
    retold.go_on(steps)
    match = retold.match()
    for _ in match.retell():
        pass
    assert CROOKS.save(match.state) == CROOKS.save(live.play.state)
