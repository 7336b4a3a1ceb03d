"""Seats, and which guests may change them."""

import asyncio
import json
from pathlib import Path

import pytest

from omerta.kernel import Refusal
from omerta.server.table.presence import AWAY_SECONDS
from omerta.server.wire.commands import MAX_DATA_LENGTH, read
from tests.games.legends.sample_data import toml_text
from tests.server.fake_clock import fake_clock
from tests.server.live_harness import (
    Json,
    Person,
    begin,
    deal,
    gather,
    kept,
    let_in,
    play_out,
    registry_at,
    run,
    whose_turn,
)

DECK = Path(__file__).parents[3] / "src/omerta/games/crooks/data/house-32.toml"


def test_the_first_of_two_guests_gets_the_seat(tmp_path: Path) -> None:
    async def story() -> None:
        async with registry_at(tmp_path / "db") as registry:
            people = [Person(registry, name) for name in ("Boris", "Clara", "Dina")]
            code = await Person(registry, "Anna").opens(seats=2)
            for person in people:
                await person.comes(code)
            wishes = [person.says("sit", seat=1, name=person.guest.name) for person in people]
            answers = await asyncio.gather(*wishes)
            assert [answer["type"] for answer in answers] == ["ack", "refused", "refused"]
            assert {answer["code"] for answer in answers[1:]} == {"seat-taken"}
            for person in people:
                person.listen()
                assert person.seated[1]["name"] == "Boris"
            assert [person.seat for person in people] == [1, None, None]

    run(story)


@pytest.mark.parametrize(
    "name", ["Anna", "anna", "ANNА", "Аnnа", "Ánna", " Anna ", "Ann\u200ba", "ᴀnna", "ɑnna", "Ꭺnna"]
)
def test_no_guest_may_use_the_name_of_another(tmp_path: Path, name: str) -> None:
    async def story() -> None:
        async with registry_at(tmp_path / "db") as registry:
            anna, boris = Person(registry, "Anna"), Person(registry, "Boris")
            code = await gather(anna, seats=3)
            await boris.comes(code)
            assert await boris.tries("sit", seat=1, name=name) == "name-taken"
            assert await anna.tries("bot", seat=1, level="easy", name=name) == "name-taken"
            await boris.does("sit", seat=1, name="Boris")

    run(story)


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("Anna", "Anna 2"),
        ("Аnnа", "Аnnа 2"),
        ("Anna 2", "Anna 2"),
        ("BORIS-THE-GREAT-JR.!", "BORIS-THE-GREAT-J 2"),
    ],
)
def test_a_spectator_does_not_speak_under_a_players_name(
    tmp_path: Path, name: str, shown: str
) -> None:
    async def story() -> None:
        async with registry_at(tmp_path / "db") as registry:
            anna, boris = Person(registry, "Anna"), Person(registry, "Boris-the-Great-Jr.!")
            code = await gather(anna, boris)
            other = Person(registry, name, "guest-other")
            await other.connects(code)
            for said in ({"type": "hello", "id": "1"}, {"type": "chat", "id": "2", "text": "Hm"}):
                await other.says_raw(json.dumps(said).encode(), said["id"])
            await anna.until(lambda: anna.chat != [] and anna.table["spectators"] != [])
            assert anna.chat[0]["name"] == shown
            assert [person["name"] for person in anna.table["spectators"]] == [shown]

    run(story)


@pytest.mark.parametrize("name", ["\u200b", "  ", "\u2800\u3164"])
def test_a_name_must_show_something(tmp_path: Path, name: str) -> None:
    async def story() -> None:
        async with registry_at(tmp_path / "db") as registry:
            anna = Person(registry, "Anna")
            await gather(anna, seats=2)
            assert await anna.tries("sit", seat=1, name=name) == "bad-name"

    run(story)


@pytest.mark.parametrize(
    ("kind", "fields"),
    [
        ("configure", {"pace": "calm"}),
        ("configure", {"password": ""}),
        ("bot", {"seat": 2, "level": "easy"}),
        ("free", {"seat": 0}),
        ("kick", {"guest": "guest-Anna"}),
        ("pass_host", {"guest": "guest-Boris"}),
        ("start", {}),
        ("reopen", {}),
        ("pause", {"paused": True}),
        ("extend", {"seconds": 30}),
    ],
)
def test_what_only_the_host_may_do(tmp_path: Path, kind: str, fields: Json) -> None:
    async def story() -> None:
        async with registry_at(tmp_path / "db") as registry:
            anna, boris, vera = (Person(registry, name) for name in ("Anna", "Boris", "Vera"))
            code = await gather(anna, boris, seats=3)
            await vera.comes(code)
            table = await registry.table(code)
            before = kept(table)
            for person in (boris, vera):
                assert await person.tries(kind, **fields) == "host-only"
            assert kept(table) == before

    run(story)


def test_the_host_may_pass_the_right_on(tmp_path: Path) -> None:
    async def story() -> None:
        async with registry_at(tmp_path / "db") as registry:
            anna, boris, vera = (Person(registry, name) for name in ("Anna", "Boris", "Vera"))
            await vera.comes(await gather(anna, boris))
            assert await anna.tries("pass_host", guest="guest-Vera") == "nobody-of-that-name"
            await anna.does("pass_host", guest="guest-Boris")
            assert await anna.tries("configure", pace="calm") == "host-only"
            await boris.does("configure", pace="calm")
            assert boris.table["host"] == "guest-Boris"

    run(story)


@pytest.mark.parametrize("seated", [True, False])
def test_an_absent_host_is_replaced(tmp_path: Path, seated: bool) -> None:
    async def story() -> None:
        async with registry_at(tmp_path / "db") as registry:
            anna, boris = Person(registry, "Anna"), Person(registry, "Boris")
            code = await gather(anna, boris)
            if not seated:
                await anna.does("stand", seat=0)
            await anna.leaves()
            began = fake_clock().time()
            await boris.until(lambda: boris.table["host"] == "guest-Boris")
            assert fake_clock().time() - began == AWAY_SECONDS
            assert boris.seated[0]["name"] == ("Anna" if seated else "")
            await anna.comes(code)
            assert anna.table["host"] == "guest-Boris"

    run(story)


def test_a_host_who_is_briefly_away_stays_host(tmp_path: Path) -> None:
    async def story() -> None:
        async with registry_at(tmp_path / "db") as registry:
            anna, boris = Person(registry, "Anna"), Person(registry, "Boris")
            code = await gather(anna, boris)
            await anna.leaves()
            await asyncio.sleep(AWAY_SECONDS - 1)
            await anna.comes(code)
            await asyncio.sleep(AWAY_SECONDS * 2)
            assert anna.table["host"] == "guest-Anna"
            boris.listen()
            assert boris.table["host"] == "guest-Anna"

    run(story)


def test_a_kicked_guest_cannot_come_back(tmp_path: Path) -> None:
    async def story() -> None:
        async with registry_at(tmp_path / "db") as registry:
            anna, boris = Person(registry, "Anna"), Person(registry, "Boris")
            code = await gather(anna, boris)
            tab = boris.other_tab()
            await tab.comes(code)
            assert await anna.tries("kick", guest="guest-Anna") == "not-yourself"
            await anna.does("kick", guest="guest-Boris")
            for line in (boris, tab):
                assert line.listen()[-1] == {"type": "gone", "why": "kicked"}
                assert line.connection.closed == 1000
            assert anna.seated[1]["kind"] == "open"
            assert anna.table["spectators"] == []
            assert await boris.comes(code) == {"type": "gone", "why": "kicked"}
            await anna.does("chat", text="Good riddance")
            assert boris.listen() == []

    run(story)


@pytest.mark.parametrize("how", ["kick", "free", "bot", "stand"])
def test_a_seat_that_is_left_in_a_game_is_played_by_a_bot(tmp_path: Path, how: str) -> None:
    async def story() -> None:
        async with registry_at(tmp_path / "db") as registry:
            anna, boris = Person(registry, "Anna"), Person(registry, "Boris")
            await begin(anna, boris)
            ways: dict[str, tuple[Person, Json]] = {
                "kick": (anna, {"guest": "guest-Boris"}),
                "free": (anna, {"seat": 1}),
                "bot": (anna, {"seat": 1, "level": "easy"}),
                "stand": (boris, {"seat": 1}),
            }
            who, fields = ways[how]
            await who.does(how, **fields)
            anna.listen()
            assert anna.seated[1]["name"] == "Boris"
            assert anna.seated[1]["guest"] is None
            if how != "kick":
                boris.listen()
                assert (boris.seat, boris.seats) == (None, [])
                assert boris.play is not None
                assert boris.play["view"]["you"] is None
                assert await boris.tries("act", seq=0, action={"type": "pass"}) == "not-seated"
            await anna.plays()

    run(story)


def test_a_guest_may_take_an_abandoned_seat_in_the_middle_of_a_match(tmp_path: Path) -> None:
    async def story() -> None:
        async with registry_at(tmp_path / "db") as registry:
            anna, boris, vera = (Person(registry, name) for name in ("Anna", "Boris", "Vera"))
            code = await begin(anna, boris)
            await vera.comes(code)
            assert await vera.tries("sit", seat=1, name="Vera") == "seat-taken"
            await boris.does("stand", seat=1)
            assert await boris.tries("stand", seat=1) == "not-your-seat"
            await let_in(vera, 1, anna)
            assert (vera.seat, vera.seats) == (1, [1])
            assert vera.play is not None
            assert vera.play["view"]["you"] == 1
            assert vera.seated[1]["substitute"] == ""
            await play_out(anna, vera)

    run(story)


def test_after_the_game_a_left_seat_is_free_and_so_is_its_name(tmp_path: Path) -> None:
    async def story() -> None:
        async with registry_at(tmp_path / "db") as registry:
            anna, boris = Person(registry, "Anna"), Person(registry, "Boris")
            await begin(anna, boris)
            await boris.does("stand", seat=1)
            await anna.plays()
            assert await anna.tries("start") == "seats-open"
            await anna.does("reopen")
            boris.listen()
            assert boris.seated[1]["kind"] == "open"
            assert boris.seated[1]["name"] == boris.seated[1]["substitute"] == ""
            await anna.does("configure", seats=3)
            await boris.does("sit", seat=2, name="Boris")

    run(story)


def test_two_people_share_a_device(tmp_path: Path) -> None:
    async def story() -> None:
        async with registry_at(tmp_path / "db") as registry:
            anna = Person(registry, "Anna")
            code = await gather(anna, seats=2)
            await anna.does("sit", seat=1, name="Boris")
            await deal(anna)
            assert anna.play is not None
            assert anna.play["view"]["you"] is None  # before a player has taken the device
            tab = anna.other_tab()
            welcome = await tab.comes(code)
            assert (welcome["seat"], welcome["seats"]) == (None, [0, 1])
            assert welcome["play"]["view"]["you"] is None
            active = anna.play["waiting"][0]
            assert await anna.tries("act", seq=0, action={"type": "pass"}) == "not-seated"
            mine = await anna.does("hello", seat=active)
            assert mine["play"]["view"]["you"] == active
            await anna.acts()
            await tab.until(lambda: len(tab.steps) == 2)
            seen = [event for event in tab.steps[1]["events"] if "faces" in event]
            assert seen == []
            while not anna.over:
                assert anna.play is not None
                await anna.does("hello", seat=anna.play["waiting"][0])
                await anna.acts()

    run(story)


def test_seats_may_be_added_and_taken_away(tmp_path: Path) -> None:
    async def story() -> None:
        async with registry_at(tmp_path / "db") as registry:
            anna, boris = Person(registry, "Anna"), Person(registry, "Boris")
            await gather(anna, boris, bots=("easy",))
            for seats in (1, 5):
                assert await anna.tries("configure", seats=seats) == "wrong-seats"
            await anna.does("configure", seats=2)  # the bot goes, players stay
            assert [seat["name"] for seat in anna.seated] == ["Anna", "Boris"]
            boris.listen()
            assert (boris.seat, boris.seats) == (1, [1])
            await anna.does("configure", seats=4)
            assert [seat["kind"] for seat in anna.seated] == ["person", "person", "open", "open"]
            assert await anna.tries("start") == "seats-open"
            assert await anna.tries("bot", seat=2, level="grandmaster") == "unknown-bot"
            assert await anna.tries("bot", seat=1, level="easy") == "seat-taken"
            assert await anna.tries("bot", seat=4, level="easy") == "no-such-seat"
            await anna.does("bot", seat=2, level="easy")
            await anna.does("bot", seat=3, level="hard", name="Lucky")
            assert anna.seated[3]["name"] == "Lucky"
            await anna.does("bot", seat=3, level="easy")
            assert (anna.seated[3]["name"], anna.seated[3]["level"]) == ("Lucky", "easy")
            await anna.does("free", seat=3)
            assert anna.seated[3]["kind"] == "open"
            await anna.does("free", seat=2)
            assert await boris.says("sit", seat=2, name="Clara")
            assert await anna.tries("configure", seats=2) == "people-in-the-way"

    run(story)


def test_options_good_and_bad(tmp_path: Path) -> None:
    async def story() -> None:
        async with registry_at(tmp_path / "db") as registry:
            anna = Person(registry, "Anna")
            table = await registry.table(await gather(anna, bots=("easy",)))
            before = kept(table)
            bad: list[Json] = [
                {"options": {"edition": "1999"}},
                {"options": {"colour": "red"}},
                {"data": "this is no deck"},
                {"data": str(DECK)},  # a path is text like any other; no file is opened
                {"data": 'schema = 1\nid = "mine"\norigin = "owner"\ncrooks = []'},
            ]
            for choice in bad:
                assert (await anna.says("configure", **choice))["type"] == "refused"
                assert kept(table) == before
            await anna.does("configure", options={"memory_aid": "off"})
            await anna.does("configure", options={"money_visible": "off"})
            assert anna.table["options"]["memory_aid"] == "off"
            assert anna.table["options"]["money_visible"] == "off"
            mine = DECK.read_text(encoding="utf-8").replace("house-32", "mine")
            await anna.does("configure", data=mine)
            assert anna.table["options"]["deck"]["id"] == "mine"
            assert anna.table["options"]["memory_aid"] == "off"
            await anna.does("configure", data="")
            assert anna.table["options"]["deck"] == "house-32"

    run(story)


def test_a_whole_box_of_cards_can_be_brought(tmp_path: Path) -> None:
    async def story() -> None:
        async with registry_at(tmp_path / "db") as registry:
            anna = Person(registry, "Anna")
            await gather(anna, game="legends", bots=("random",))
            await anna.does("configure", data=toml_text(minion__0__en="Aunt Polly"))
            assert anna.table["options"]["data"]["id"] == "mine"
            await deal(anna)
            assert anna.play is not None
            assert anna.play["view"]["minions"][0]["en"] == "Aunt Polly"
            too_long = "#" * (MAX_DATA_LENGTH + 1)
            assert await anna.tries("configure", data=too_long) == "malformed"

    run(story)


def test_settings_that_do_not_fit_are_refused_before_the_deal_waits(tmp_path: Path) -> None:
    async def story() -> None:
        async with registry_at(tmp_path / "db") as registry:
            anna, boris = Person(registry, "Anna"), Person(registry, "Boris")
            await gather(anna, boris)
            await anna.does("configure", options={"first_player": "3"})
            assert await anna.tries("start") == "no-such-seat"
            await anna.does("configure", options={"first_player": "1"})
            await deal(anna, boris)
            assert boris.my_turn

    run(story)


def test_a_password_keeps_out_guests_without_it(tmp_path: Path) -> None:
    async def story() -> None:
        async with registry_at(tmp_path / "db") as registry:
            anna, boris = Person(registry, "Anna"), Person(registry, "Boris")
            code = await gather(anna, seats=2)
            await anna.does("configure", password="tommy gun")
            assert anna.table["locked"]
            for word in ("", "Tommy gun", "tommy gun "):
                assert await boris.comes(code, password=word) == {
                    "type": "gone",
                    "why": "password",
                }
                assert boris.connection.closed == 1000
            assert (await boris.comes(code, password="tommy gun"))["type"] == "welcome"
            await boris.does("sit", seat=1, name="Boris")
            await boris.leaves()
            assert (await boris.comes(code))["seat"] == 1  # a known player
            await anna.does("configure", password="")
            assert (await Person(registry, "Vera").comes(code))["type"] == "welcome"
            frames = b"".join(boris.connection.frames)
            assert b"tommy" not in frames

    run(story)


def test_a_table_from_the_start_page_deals_by_itself(tmp_path: Path) -> None:
    async def story() -> None:
        async with registry_at(tmp_path / "db") as registry:
            anna = Person(registry, "Anna")
            bots = ("easy", "easy")
            code = await anna.opens(seats=3, bots=bots, bot_names=("Рита", "Lou"), start=True)
            await anna.comes(code)
            assert anna.table["phase"] == "lobby"
            await anna.salts()
            await anna.until(lambda: anna.play is not None)
            assert [seat["name"] for seat in anna.seated] == ["Anna", "Рита", "Lou"]
            await anna.plays()

    run(story)


@pytest.mark.parametrize(
    ("choices", "code"),
    [
        ({"seats": 9}, "wrong-seats"),
        ({"seats": 2, "bots": ("easy", "easy")}, "too-many-bots"),
        ({"seats": 3, "bots": ("easy",), "start": True}, "seats-open"),
        ({"seats": 2, "bots": ("clever",)}, "unknown-bot"),
        ({"seats": 2, "options": {"deck": "poker"}}, "bad-option"),
    ],
)
def test_a_table_that_cannot_be_opened(tmp_path: Path, choices: Json, code: str) -> None:
    async def story() -> None:
        async with registry_at(tmp_path / "db") as registry:
            anna = Person(registry, "Anna")
            with pytest.raises(Refusal) as refused:
                await anna.opens(**choices)
            assert refused.value.code == code
            assert await registry.tables_of(anna.guest) == ()

    run(story)


def test_a_command_from_a_lost_connection_does_not_come_too_late(tmp_path: Path) -> None:
    """A seat that changed hands is not played by its former owner."""

    async def story() -> None:
        async with registry_at(tmp_path / "db") as registry:
            anna, boris = Person(registry, "Anna"), Person(registry, "Boris")
            await begin(anna, boris)
            active, other = whose_turn(anna, boris)
            assert active.session is not None
            late = json.dumps(active.command("act", **active.answer())).encode()
            await active.does("stand", seat=active.seat)
            active.session.receive(read(late))
            await active.session.table.finish_jobs()
            answers = [push for push in active.listen() if push.get("id") == json.loads(late)["id"]]
            assert [answer["code"] for answer in answers] == ["not-seated"]
            await other.plays()

    run(story)


def test_no_player_looks_from_another_seat(tmp_path: Path) -> None:
    async def story() -> None:
        async with registry_at(tmp_path / "db") as registry:
            anna, boris = Person(registry, "Anna"), Person(registry, "Boris")
            clara = Person(registry, "Clara")
            await begin(anna, boris, clara, bots=("easy",))
            await clara.does("stand", seat=3)
            assert await anna.tries("sit", seat=3, name="Anna2") == "knows-too-much"
            await boris.does("stand", seat=2)
            assert await anna.tries("sit", seat=2, name="Anna2") == "knows-too-much"
            assert await boris.tries("sit", seat=3, name="Boris") == "knows-too-much"
            await boris.does("sit", seat=2, name="Boris")  # Boris's own seat again

    run(story)


def test_a_game_is_not_looked_at_from_a_seat_it_did_not_have(tmp_path: Path) -> None:
    async def story() -> None:
        async with registry_at(tmp_path / "db") as registry:
            anna, boris, vera = (Person(registry, name) for name in ("Anna", "Boris", "Vera"))
            code = await begin(anna, boris)
            await play_out(anna, boris)
            await anna.does("configure", seats=4)
            await vera.comes(code)
            await vera.does("sit", seat=3, name="Vera")
            assert vera.table["phase"] == "lobby"
            assert vera.play is None

    run(story)


def test_only_a_guest_who_is_here_can_be_kicked(tmp_path: Path) -> None:
    async def story() -> None:
        async with registry_at(tmp_path / "db") as registry:
            anna, boris = Person(registry, "Anna"), Person(registry, "Boris")
            await begin(anna, boris)
            assert await anna.tries("kick", guest="nobody") == "nobody-of-that-name"

    run(story)
