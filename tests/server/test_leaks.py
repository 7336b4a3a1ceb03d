"""No viewer receives what they must not know: every message of whole matches is checked.

The first test searches every message for names of crooks that its reader may not know by the
rules. The second one is stronger: two tables that differ only in what one seat cannot know must
send that seat, and all spectators, the same bytes until the rules reveal the difference.
"""

import json
import random
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from omerta import games
from omerta.kernel import Action, Seat, encode
from omerta.server.replays import Replays
from omerta.server.table.actor import Table
from omerta.server.table_registry import TableRegistry
from omerta.server.workers import Priority
from tests.server.indistinguishable_tables import (
    NAMES,
    Twin,
    another_world,
    copied,
    one_pair,
    unseen_answers,
    world_at,
)
from tests.server.live_harness import (
    Found,
    InlineWorkers,
    Json,
    Person,
    deal,
    gather,
    let_in,
    registry_at,
    run,
    whose_turn,
)
from tests.server.secrecy_check import SecrecyCheck, Secrets, Watched

CROOKS = Secrets(
    games.get("crooks"),
    r"\bc\d\d\b",
    frozenset({"deck", "commitment", "guest", "host", "code"}),
)
"""The deck is public as a whole; the other fields hold names of another kind."""


async def sit_down(
    registry: TableRegistry, seats: int, **options: str
) -> tuple[str, list[Watched], Watched]:
    public: set[str] = set()
    line = partial(SecrecyCheck, CROOKS)
    people = [Watched(registry, name, line, public) for name in NAMES[:seats]]
    vera = Watched(registry, "Vera", line, public)
    code = await gather(*people, options=options)
    await vera.comes(code)
    await deal(*people)
    return code, people, vera


@pytest.mark.parametrize("aid", ["on", "off"])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_no_frame_of_a_whole_game_names_what_its_reader_must_not_know(
    tmp_path: Path, seats: int, aid: str
) -> None:
    async def story() -> None:
        luck = random.Random(f"{seats} {aid}")
        async with registry_at(tmp_path / "db") as registry:
            code, people, vera = await sit_down(registry, seats, memory_aid=aid, money_visible=aid)
            while not people[0].over:
                active, *others = whose_turn(*people)
                await say_odd_things(luck, active, others, vera)
                await answer(luck, active)
                if luck.random() < 0.1:
                    await luck.choice([*others, vera]).comes(code)
                people[0].listen()
            for person in (*people, vera):
                assert person.named > 20, "nothing was told that could have been compared"

    run(story)


async def answer(luck: random.Random, active: Person) -> None:
    """Take one of the options, or take it back and take another."""
    assert active.play is not None
    options = active.play["view"]["options"]
    useful = [number for number, option in enumerate(options) if option["type"] != "pass"]
    assert (await active.acts(luck.choice(useful or [0])))["type"] == "ack"
    if active.play["undo"] and luck.random() < 0.3:
        await active.does("undo", seq=active.play["seq"])


async def say_odd_things(
    luck: random.Random, active: Person, others: list[Person], vera: Person
) -> None:
    """Ask and try what is not allowed, as a curious player would."""
    other = luck.choice(others)
    guess = {"type": "take", "crook": f"c{luck.randrange(1, 33):02d}"}
    assert active.play is not None
    await other.does("why", action=guess)
    await active.does("why", action=guess)
    await other.tries("act", seq=active.play["seq"], action=guess)
    await active.tries("act", seq=-1, action=guess)
    if luck.random() < 0.1:
        await vera.does("chat", text="What has she got?")


@pytest.mark.parametrize("aid", ["on", "off"])
def test_steps_read_again_reveal_only_what_the_table_may_remind_of(
    tmp_path: Path, aid: str
) -> None:
    async def story() -> None:
        async with registry_at(tmp_path / "db") as registry:
            anna, boris = Person(registry, "Anna"), Person(registry, "Boris")
            code = await gather(anna, boris, options={"memory_aid": aid})
            await deal(anna, boris)
            for _ in range(20):
                await whose_turn(anna, boris)[0].acts()
            anna.listen()
            looks = [CROOKS.named_in(step) for step in anna.told]
            assert any(looks)
            table = await registry.table(code)
            page = json.loads(encode((await table.story(anna.guest, 0, 21)).story))
            again = (await anna.comes(code))["story"]
            replays = Replays(registry._store, registry)
            moments = await replays.steps(anna.table["play"], 0, 0, 99, anna.guest)
            frames = json.loads(encode(moments.moments))
            vera = Person(registry, "Vera")
            public = (await vera.comes(code))["story"]
            expected = anna.told if aid == "on" else public
            assert again == page == expected
            assert [frame["told"] for frame in frames] == expected
            views = {frame["view"]["you"] for frame in frames}
            assert views == ({0} if aid == "on" else {None})

    run(story)


class Mindful(Person):
    """A player who remembers every push."""

    def __init__(self, registry: TableRegistry, name: str) -> None:
        super().__init__(registry, name)
        self.heard: list[Json] = []

    def _take_in(self, push: Json) -> None:
        super()._take_in(push)
        self.heard.append(push)


async def looks(*people: Mindful) -> tuple[Mindful, Json]:
    """Play until a player has looked at something in secret; return the player and the step."""
    luck = random.Random(7)
    while True:
        for person in people:
            person.listen()
        active = next(person for person in people if person.my_turn)
        await answer(luck, active)
        for push in active.heard:
            if push["type"] == "step" and "log" in push:
                return active, push
        active.heard.clear()


def test_a_missed_look_is_sent_once_at_a_table_without_reminders(tmp_path: Path) -> None:
    async def story() -> None:
        async with registry_at(tmp_path / "db") as registry:
            anna, boris = Mindful(registry, "Anna"), Mindful(registry, "Boris")
            code = await gather(anna, boris, options={"memory_aid": "off"})
            await deal(anna, boris)
            spy, look = await looks(anna, boris)
            known = {"play": look["play"], "seq": look["seq"] - 1}
            assert (await spy.comes(code))["missed"] == []  # the page was loaded again
            welcome = await spy.comes(code, **known)
            assert welcome["missed"] == [look["told"]]
            assert welcome["story"] == [look["log"]]
            assert (await spy.comes(code, **known))["missed"] == []
            other = boris if spy is anna else anna
            assert (await other.comes(code, **known))["missed"] == []

    run(story)


def test_a_player_who_has_acted_since_a_look_does_not_get_it_again(tmp_path: Path) -> None:
    async def story() -> None:
        async with registry_at(tmp_path / "db") as registry:
            anna, boris = Mindful(registry, "Anna"), Mindful(registry, "Boris")
            code = await gather(anna, boris, options={"memory_aid": "off"})
            await deal(anna, boris)
            spy, look = await looks(anna, boris)
            while not spy.my_turn:
                await whose_turn(anna, boris)[0].acts()
                spy.listen()
            await spy.acts()
            welcome = await spy.comes(code, play=look["play"], seq=look["seq"] - 1)
            assert look["told"] not in welcome["missed"]

    run(story)


def test_a_new_owner_of_a_seat_does_not_get_what_the_last_one_saw(tmp_path: Path) -> None:
    async def story() -> None:
        async with registry_at(tmp_path / "db") as registry:
            anna, boris = Mindful(registry, "Anna"), Mindful(registry, "Boris")
            code = await gather(anna, boris, options={"memory_aid": "off"})
            await deal(anna, boris)
            spy, look = await looks(anna, boris)
            while spy.my_turn:  # otherwise the bot that stands in acts, and has seen it
                spy.heard.clear()
                spy, look = await looks(anna, boris)
            vera, seat = Person(registry, "Vera"), spy.seat
            await spy.does("stand", seat=seat)
            await vera.comes(code)
            assert seat is not None
            await let_in(vera, seat, boris if spy is anna else anna)
            welcome = await vera.comes(code, play=look["play"], seq=look["seq"] - 1)
            assert (welcome["seat"], welcome["missed"]) == (seat, [])

    run(story)


def test_a_look_that_was_lost_with_the_server_is_sent_after_its_restart(tmp_path: Path) -> None:
    async def story() -> None:
        async with registry_at(tmp_path / "db") as registry:
            anna, boris = Mindful(registry, "Anna"), Mindful(registry, "Boris")
            code = await gather(anna, boris, options={"memory_aid": "off"})
            await deal(anna, boris)
            spy, look = await looks(anna, boris)
        async with registry_at(tmp_path / "db") as registry:
            spy.registry = registry
            welcome = await spy.comes(code, play=look["play"], seq=look["seq"] - 1)
            assert welcome["missed"] == [look["told"]]

    run(story)


# Two worlds


async def try_for_crooks(twin: Twin, seat: Seat) -> None:
    """Ask and try things whose answers must not reveal the world."""
    person = twin.people[seat]
    for guess in ("c01", "c07", "c20", "c32"):
        await person.says("why", action={"type": "take", "crook": guess})
        await person.says("act", seq=0, action={"type": "take", "crook": guess})
    await person.says("undo", seq=0)


@pytest.mark.usefixtures("same_deal")
@pytest.mark.parametrize("aid", ["on", "off"])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_seat_receives_the_same_in_every_world_it_believes_in(
    tmp_path: Path, seats: int, aid: str
) -> None:
    async def story() -> None:
        luck = random.Random(seats)
        compared = 0
        async with registry_at(tmp_path / "db") as registry:
            people = [Person(registry, name) for name in NAMES[:seats]]
            code = await gather(*people, options={"memory_aid": aid})
            await deal(*people)
            for _ in range(luck.randrange(8, 14)):
                active, *_ = whose_turn(*people)
                await active.acts(luck.randrange(1, 30))
        for seat in range(seats):
            compared += await one_pair(tmp_path, code, seats, seat, luck, try_for_crooks)
        assert compared >= 3 * seats

    run(story)


PAIRS_OF_WORLDS = 6
BOT = 1
"""The seat of a bot, which must not notice in which world it is."""


class Asked(InlineWorkers):
    """Bots that record all that their seat saw and chose."""

    def __init__(self) -> None:
        super().__init__()
        self.questions: list[bytes] = []
        self.answers: list[Any] = []

    async def run(
        self, rank: Callable[[], Priority], work: Callable[..., Found], *about: Any
    ) -> Found:
        game, state, seat, *_ = about
        rules = games.get(game)
        self.questions.append(encode(rules.view(rules.load(state), seat)))
        found = work(*about)
        self.answers.append(found)
        return found


class BotTable:
    """A table of Crooks with a bot between Anna and Boris, and with Vera as a spectator."""

    def __init__(self, registry: TableRegistry, table: Table, asked: Asked) -> None:
        self.table = table
        self.asked = asked
        self.people = {0: Person(registry, "Anna"), 2: Person(registry, "Boris")}
        self.vera = Person(registry, "Vera")

    async def arrive(self) -> None:
        for person in (*self.people.values(), self.vera):
            await person.comes(self.table.code)

    async def acts(self, mover: Seat, action: Action) -> None:
        """Apply an action, and then the bot's."""
        match = self.table.match
        assert match is not None
        answer = {"seq": match.seq, "action": json.loads(encode(action))}
        assert (await self.people[mover].says("act", **answer))["type"] == "ack"
        while BOT in match.pending:
            await self.vera.hears(lambda push: push["type"] == "step")
        self.vera.listen()


@pytest.mark.usefixtures("same_deal")
def test_a_bot_answers_the_same_in_every_world_it_believes_in(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A bot knows its own cards, so its actions are compared only where its own seat is deceived."""
    monkeypatch.setattr("omerta.server.table.bot_seats.secrets.randbits", lambda _: 5)

    async def story() -> None:
        luck = random.Random(3)
        async with registry_at(tmp_path / "db") as registry:
            anna, boris = Person(registry, "Anna"), Person(registry, "Boris")
            code = await gather(anna, boris, bots=("normal",))
            await deal(anna, boris)
            for _ in range(8):
                while not any(person.my_turn for person in whose_turn(anna, boris)):
                    await anna.hears(lambda push: push["type"] == "step")
                await whose_turn(anna, boris)[0].acts(luck.randrange(1, 30))
            while not any(person.my_turn for person in whose_turn(anna, boris)):
                await anna.hears(lambda push: push["type"] == "step")
        answers = 0
        for pair in range(PAIRS_OF_WORLDS):
            first, second = (copied(tmp_path, f"{world}{pair}") for world in "ab")
            one, two = Asked(), Asked()
            async with registry_at(first, one) as house, registry_at(second, two) as other:
                ours = BotTable(house, await house.table(code), one)
                theirs = BotTable(other, await other.table(code), two)
                answers += await answers_of_the_bot(ours, theirs, luck)
        assert answers >= PAIRS_OF_WORLDS

    run(story)


async def answers_of_the_bot(ours: BotTable, theirs: BotTable, luck: random.Random) -> int:
    """Play until the rules reveal the world to the bot; return how often it acted."""
    believed = another_world(world_at(theirs.table), BOT, luck)
    assert believed is not None
    assert theirs.table.match is not None
    theirs.table.match.core.state = believed.state
    for house in (ours, theirs):
        await house.arrive()
    one, two = ours.asked, theirs.asked
    while ours.table.is_playing:
        worlds = [world_at(house.table) for house in (ours, theirs)]
        found = unseen_answers(worlds[0], worlds[1], BOT, luck, tried=8)
        if found is None:
            break
        mover, action, choice = found
        await ours.acts(mover, action)
        await theirs.acts(mover, choice)
        if one.questions != two.questions:  # a card it drew has revealed the world
            break
        assert one.answers == two.answers
        assert ours.vera.connection.frames == theirs.vera.connection.frames
    same = [mine == other for mine, other in zip(one.questions, two.questions, strict=False)]
    alike = next((place for place, equal in enumerate(same) if not equal), len(same))
    assert one.answers[:alike] == two.answers[:alike]
    return alike
