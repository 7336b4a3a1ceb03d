"""kill -9 of the server with a hundred tables: no acknowledged change is lost or made twice.

A real process, real sockets and both databases; guests return by themselves and play on.
"""

import asyncio
import json
import random
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest

from omerta import games
from omerta.server.replayed_match import ReplayedMatch
from omerta.server.storage.rows import ChatRow, StepRow
from omerta.server.storage.store import Store
from omerta.server.table.live_match import LiveMatch
from tests.server.live_harness import Json
from tests.server.web.crash_run import CrashRun
from tests.server.web.returning_guests import Choice, ReturningGuest
from tests.server.web.running_server import SocketClient
from tests.server.web.server_process import ServerProcess

TABLES = 100
KILLS = 3
MAX_KILLS = 9
"""The most attempts to kill the server between a commit and its answer, which needs chance."""
CHOICES = (
    Choice("crooks", 2, {"memory_aid": "on"}),
    Choice("crooks", 3, {"memory_aid": "off"}),
    Choice("crooks", 3, {"memory_aid": "on"}),
    Choice("crooks", 2, {"memory_aid": "off"}),
    Choice("mafia", 4, {}),
    Choice("crooks", 2, {"memory_aid": "on"}),
    Choice("crooks", 3, {"memory_aid": "off"}),
    Choice("legends", 2, {"mode": "one_shot", "first_job": "bank", "window_seconds": "none"}),
    Choice("crooks", 2, {"memory_aid": "off"}),
    Choice("crossfire", 5, {"statement_cap": "3", "early_end": "unanimous"}, hurries=True),
)
"""The tables of a server, over and over; most play the fastest game."""
ALL = 1 << 30
EVER = 1 << 60


@pytest.fixture
def served(address: str, tmp_path: Path) -> Iterator[ServerProcess]:
    with ServerProcess(address, tmp_path / "log") as served:
        yield served


def test_what_was_acknowledged_survives_kill_9(address: str, served: ServerProcess) -> None:
    crash_run = asyncio.run(broken_off_again_and_again(served))
    served.kill()
    assert served.complaints() == []
    figures = asyncio.run(examined(address, crash_run))
    print(f"\nkill -9: {figures}")  # noqa: T201  (shown by `pytest -s`, and in the report)
    assert figures["tables"] == TABLES
    assert figures["kinds of games"] == len({choice.game for choice in CHOICES})
    assert figures["lost"] == figures["doubled"] == figures["refused and done"] == 0
    assert figures["acknowledged"] > 400
    assert figures["lines of chat"] > 70
    assert figures["said again after a kill"] > TABLES
    assert figures["done before, answer lost"] > 0


async def broken_off_again_and_again(served: ServerProcess) -> CrashRun:
    """Let all guests play, kill the server in the middle of it, and let them return."""
    crash_run = CrashRun(served)
    luck = random.Random(KILLS)
    people = [
        ReturningGuest(crash_run, random.Random(number), number, CHOICES[number % len(CHOICES)])
        for number in range(TABLES)
    ]
    await asyncio.gather(*(person.opens_a_table() for person in people))
    async with asyncio.TaskGroup() as group:
        for person in people:
            group.create_task(person.plays())
        while True:
            await crash_run.until(luck.randrange(200, 500))
            if crash_run.kills >= KILLS and (crash_run.done_before or crash_run.kills == MAX_KILLS):
                break
            await crash_run.all_at_once(TABLES)
            await crash_run.until(luck.randrange(TABLES))
            await crash_run.break_off()
        for person in people:
            person.rest()
    assert {person.returns for person in people} == {1 + crash_run.kills}
    for person in people:
        await knows_the_table(person)
    return crash_run


async def knows_the_table(person: ReturningGuest) -> None:
    """Check that what a client built from pushes is what a new one receives."""
    welcome = await person.looks_afresh()
    if not person.choice.hurries:  # with a running clock the match may have gone on
        assert person.play == welcome["play"]
        assert person.table == welcome["table"]
    chat = [person.chat[number] for number in sorted(person.chat)]
    assert chat[-50:] == welcome["chat"]


async def examined(address: str, crash_run: CrashRun) -> dict[str, int]:
    """Compare what guests received with the database, and replay every match."""
    store = await Store.open(address)
    try:
        tables = await store.idle_tables(EVER)
        plays = {play for play, _ in crash_run.steps} | {
            table.play for table in tables if table.play
        }
        steps = [step for play in sorted(plays) for step in await told_again(store, play)]
        answered = {play for play, _ in crash_run.answers.values()}
        kinds = {row.game for play in answered if (row := await store.match(play)) is not None}
        said = {
            table.code: await store.chat(table.id, None, ALL, watching=True) for table in tables
        }
    finally:
        await store.close()
    lines = [line for lines in said.values() for line in lines]
    said_by = [step.command for step in steps] + [line.command for line in lines]
    done = Counter(command for command in said_by if command is not None)
    return {
        "tables": len(tables),
        "games": len(plays),
        "kinds of games": len(kinds),
        "kills": crash_run.kills,
        "acknowledged": len(crash_run.answers),
        "lines of chat": len(crash_run.lines),
        "said again after a kill": crash_run.resent,
        "done before, answer lost": crash_run.done_before,
        "steps told": len(crash_run.steps),
        "lost": steps_lost(crash_run, steps) + lines_lost(crash_run, said),
        "doubled": sum(count - 1 for count in done.values()),
        "refused and done": len(crash_run.refused & done.keys()),
    }


async def told_again(store: Store, play: str) -> list[StepRow]:
    """Return the steps of a match, which from the deal on lead to the stored state."""
    row = await store.match(play)
    assert row is not None, "a game is lost"
    steps = await store.steps(play, 0, ALL)
    assert [step.seq for step in steps] == list(range(row.head + 1))
    replayed = ReplayedMatch(row)
    replayed.go_on(steps)
    match = replayed.match()
    for _ in match.replay():
        pass
    game = games.get(row.game)
    kept = LiveMatch.restore(game, row, steps)
    assert game.save(match.state) == game.save(kept.core.state)
    return steps


def steps_lost(crash_run: CrashRun, steps: list[StepRow]) -> int:
    """Return how many received steps and acknowledged actions differ from the database."""
    kept = {(step.play, step.seq): step.command for step in steps}
    answers = sum(kept.get(place) != command for command, place in crash_run.answers.items())
    return answers + len(crash_run.steps.keys() - kept.keys())


def lines_lost(crash_run: CrashRun, said: dict[str, list[ChatRow]]) -> int:
    """Return how many acknowledged lines of chat are missing or differ."""
    kept = {(code, line.command): line.text for code, lines in said.items() for line in lines}
    return sum(
        kept.get((code, command)) != text for command, (code, text) in crash_run.lines.items()
    )


def test_an_action_whose_acknowledgement_was_lost_is_applied_once(served: ServerProcess) -> None:
    with served.browser("Anna") as anna, served.browser("Boris") as boris:
        code = anna.opens(options={"first_player": "0"})
        with anna.at(code) as hers, boris.at(code) as his:
            deal(hers, his)
            play = hers.asks("hello")["play"]
            answer = {"seq": play["seq"], "action": play["view"]["options"][0]}
            act = {"type": "act", "id": "an-answer", **answer}
            hers.line.send(json.dumps(act))
            step = his.hear_until("step")  # it is done; Anna has not received it
            served.kill()
        served.start()
        with anna.at(code) as hers:
            assert hers.asks("hello")["play"]["seq"] == step["seq"]
            assert said_again(hers, act) == {"type": "ack", "id": act["id"], "seq": step["seq"]}
            assert hers.asks("hello")["play"]["seq"] == step["seq"]


def test_a_line_of_chat_whose_acknowledgement_was_lost_is_posted_once(
    served: ServerProcess,
) -> None:
    with served.browser("Anna") as anna, served.browser("Boris") as boris:
        code = anna.opens()
        with anna.at(code) as hers, boris.at(code) as his:
            assert hers.asks("hello")["type"] == his.asks("hello")["type"] == "welcome"
            word = {"type": "chat", "id": "a-word", "text": "Who goes there?"}
            hers.line.send(json.dumps(word))
            said = his.hear_until("chat")["said"]
            served.kill()
        served.start()
        with boris.at(code) as his, anna.at(code) as hers:
            assert his.asks("hello")["chat"] == hers.asks("hello")["chat"] == [said]
            assert said_again(hers, word)["type"] == "ack"
            assert hers.asks("chat", text="Nobody.")["type"] == "ack"
            assert his.hear_until("chat")["said"]["text"] == "Nobody."
            chat = his.asks("hello")["chat"]
            assert [line["text"] for line in chat] == ["Who goes there?", "Nobody."]


def deal(host: SocketClient, guest: SocketClient) -> None:
    """Seat both players, send their salts, and let the host deal."""
    sealed = host.asks("hello")["table"]["commitment"]
    guest.asks("hello")
    guest.asks("sit", seat=1, name="Boris")
    for seat, line in enumerate((host, guest)):
        assert line.asks("salt", seat=seat, salt="5a" * 16, commitment=sealed)["type"] == "ack"
    assert host.asks("start")["type"] == "ack"
    assert guest.hear_until("step")["seq"] == 0


def said_again(line: SocketClient, command: Json) -> Json:
    """Send a command again under its id, and return the answer."""
    line.line.send(json.dumps(command))
    while (push := line.hear()).get("id") != command["id"]:
        pass
    return push
