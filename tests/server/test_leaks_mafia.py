"""Mafia over the wire: no message names a card that its reader must not know, or know no longer.

Cards are dealt again each round, so what all players saw once is a secret again. Players must
remember a laid card, and cannot look it up unless the table has reminders (MA-2.10).
"""

import json
import random
from functools import partial
from pathlib import Path

import pytest

from omerta import games
from omerta.kernel import Seat, encode
from omerta.server.replays import Replays
from omerta.server.table_registry import TableRegistry
from tests.server.indistinguishable_tables import NAMES, Twin, one_pair
from tests.server.live_harness import Json, Person, deal, gather, registry_at, run, whose_turn
from tests.server.secrecy_check import Secrets, ShortMemoryCheck, Watched

KINDS = "police|buyer|lawyer|witness|courtesan|pistol|goods"
MAFIA = Secrets(
    games.get("mafia"),
    rf"(?<![\w-])(?:prosecutor|commissioner|theft|robbery|escape|(?:{KINDS})-[lc]?\d)(?![\w-])",
    frozenset({"code", "guest", "host", "commitment"}),
)
STREETS = [f"{column}{row}" for row in "1234" for column in "abcd"]
SHORT = {"bank": "1000", "max_rounds": "5"}
TABLES = [
    pytest.param({"memory_aid": "none"}, id="from-memory"),
    pytest.param({"memory_aid": "none", "killed_closed": "unseen"}, id="unseen"),
    pytest.param({"memory_aid": "laid", "exchange_order": "simultaneous"}, id="laid-together"),
    pytest.param({"memory_aid": "full", "killed_closed": "unseen"}, id="reminded-unseen"),
]


def closed_and_named(person: Person) -> list[Json]:
    """Return streets with a closed card whose face this player is shown now."""
    person.listen()
    assert person.play is not None
    streets = person.play["view"]["streets"]
    return [s for s in streets if s["lying"] == "closed" and s["card"] is not None]


async def sit_down(registry: TableRegistry, options: Json) -> tuple[str, list[Watched], Watched]:
    public: set[str] = set()
    line = partial(ShortMemoryCheck, MAFIA)
    people = [Watched(registry, name, line, public) for name in NAMES[:4]]
    vera = Watched(registry, "Vera", line, public)
    code = await gather(*people, game="mafia", options={**SHORT, **options})
    await vera.comes(code)
    await deal(*people)
    return code, people, vera


@pytest.mark.parametrize("options", TABLES)
def test_no_frame_of_a_whole_game_names_what_its_reader_must_not_know(
    tmp_path: Path, options: Json
) -> None:
    async def story() -> None:
        luck = random.Random(str(options))
        shown = 0
        async with registry_at(tmp_path / "db") as registry:
            code, people, vera = await sit_down(registry, options)
            while not people[0].over:
                active, *others = whose_turn(*people)
                await say_odd_things(luck, active, others, vera)
                await answer(luck, active)
                if luck.random() < 0.05:
                    await luck.choice([*others, vera]).comes(code)
                for person in people:
                    named = closed_and_named(person)
                    assert {street["owner"] for street in named} <= {person.seat}
                    shown += len(named)
                assert closed_and_named(vera) == []
            assert bool(shown) == (options["memory_aid"] != "none")
            for person in (*people, vera):
                assert person.named > 40, "nothing was told that could have been compared"
            killed = [
                event
                for person in (*people, vera)
                for step in person.told
                for event in step["events"]
                if event["type"] == "card_killed" and not event["was_open"]
            ]
            assert killed
            hidden = options.get("killed_closed") == "unseen"
            assert all(("card" not in event) == hidden for event in killed)

    run(story)


async def answer(luck: random.Random, active: Person) -> None:
    """Take one of the options, preferably a shot at a closed card."""
    assert active.play is not None
    options = active.play["view"]["options"]
    useful = [number for number, option in enumerate(options) if option["type"] != "pass"]
    streets = dict(zip(STREETS, active.play["view"]["streets"], strict=True))
    shots = [
        number
        for number in useful
        if options[number]["type"] == "fire"
        and streets[options[number]["street"]]["lying"] == "closed"
    ]
    assert (await active.acts(luck.choice(shots or useful)))["type"] == "ack"


async def say_odd_things(
    luck: random.Random, active: Person, others: list[Person], vera: Person
) -> None:
    """Ask and try what is not allowed, as a curious player would."""
    other, street = luck.choice(others), luck.choice(STREETS)
    assert active.play is not None
    for kind in luck.sample(("open", "fire", "sell", "lay", "fill"), 2):
        guess = {"type": kind, "street": street}
        await other.does("why", action=guess)
        await active.does("why", action=guess)
        await active.tries("act", seq=-1, action=guess)
    if luck.random() < 0.1:
        await vera.does("chat", text="What lies there?")


@pytest.mark.parametrize("aid", ["none", "laid", "full"])
def test_steps_read_again_reveal_only_what_the_table_may_remind_of(
    tmp_path: Path, aid: str
) -> None:
    async def story() -> None:
        async with registry_at(tmp_path / "db") as registry:
            people = [Person(registry, name) for name in NAMES[:4]]
            anna = people[0]
            code = await gather(*people, game="mafia", options={"memory_aid": aid})
            await deal(*people)
            for _ in range(30):
                await whose_turn(*people)[0].acts()
            anna.listen()
            assert any(MAFIA.named_in(step) for step in anna.told)
            table = await registry.table(code)
            page = json.loads(encode((await table.story(anna.guest, 0, 31)).story))
            again = (await anna.comes(code))["story"]
            replays = Replays(registry._store, registry)
            moments = await replays.steps(anna.table["play"], 0, 0, 99, anna.guest)
            frames = json.loads(encode(moments.moments))
            public = (await Person(registry, "Vera").comes(code))["story"]
            expected = anna.told if aid == "full" else public
            assert expected[-len(again) :] == again
            assert page == expected
            assert [frame["told"] for frame in frames] == expected
            views = {frame["view"]["you"] for frame in frames}
            assert views == ({0} if aid == "full" else {None})

    run(story)


# Two worlds


async def try_for_cards(twin: Twin, seat: Seat) -> None:
    """Ask and try things whose answers must not reveal the world; others write their hands down."""
    person = twin.people[seat]
    for street in ("a1", "b2", "c3", "d4", "b1"):
        for kind in ("open", "fire", "lay"):
            await person.says("why", action={"type": kind, "street": street})
    await person.says("act", seq=-1, action={"type": "open", "street": "b2"})
    await person.says("type", seq=-1, text="open b2")
    await person.says("undo", seq=-1)
    for other, writer in enumerate(twin.people):
        if other != seat:
            await writer.says("pencil", at="mine", text=str(twin.world.state.hands[other]))


@pytest.mark.usefixtures("same_deal")
@pytest.mark.parametrize("options", TABLES)
@pytest.mark.parametrize(("moment", "pairs"), [(2, 1), (28, 2)])
def test_a_seat_receives_the_same_in_every_world_it_believes_in(
    tmp_path: Path, options: Json, moment: int, pairs: int
) -> None:
    """While cards are exchanged and laid, and while they are opened and reveal the world."""

    async def story() -> None:
        luck = random.Random(f"{options} {moment}")
        async with registry_at(tmp_path / "db") as registry:
            people = [Person(registry, name) for name in NAMES[:4]]
            code = await gather(*people, game="mafia", options=options)
            await deal(*people)
            for _ in range(moment):
                await answer(luck, whose_turn(*people)[0])
        compared = 0
        for seat in range(4):
            for _ in range(pairs):
                compared += await one_pair(tmp_path, code, 4, seat, luck, try_for_cards)
        assert compared >= 6

    run(story)
