"""Chance that no player can steer: sealed before the deal, shared by all, shown after the end."""

import json
from pathlib import Path

import msgspec
import pytest

from omerta.kernel import Match, Refusal
from omerta.kernel.chance import commitment
from omerta.kernel.match import SavedFair, SavedMatch
from omerta.server.replays import Replays
from omerta.server.table_registry import TableRegistry
from tests.server.fake_clock import fake_clock
from tests.server.live_harness import Person, begin, deal, gather, play_out, registry_at, run


def secret_of(registry: TableRegistry, code: str) -> str:
    """Return the sealed secret of a table, which no player may know."""
    return registry._tables[code].doc.secret


def test_the_seal_is_shown_before_the_deal_and_fits_after_the_end(tmp_path: Path) -> None:
    async def story() -> None:
        async with registry_at(tmp_path / "db") as registry:
            anna, boris = Person(registry, "Anna"), Person(registry, "Boris")
            code = await gather(anna, boris, bots=("easy",))
            sealed, secret = anna.table["commitment"], secret_of(registry, code)
            assert commitment(bytes.fromhex(secret)) == sealed
            replays = Replays(registry._store, registry)
            await deal(anna, boris)
            assert anna.table["commitment"] == sealed
            play = anna.table["play"]
            for asked in (replays.file(play), replays.info(play, anna.guest), replays.draws(play)):
                with pytest.raises(Refusal, match="replay-not-over"):
                    await asked
            await play_out(anna, boris)
            with fake_clock().work():
                file = await replays.file(play)
            match = Match.load(file)
            assert [again.outcome for again in match.replay()][-1] == match.outcome is not None
            luck = msgspec.json.decode(file, type=SavedMatch).chance
            assert isinstance(luck, SavedFair)
            assert (luck.commitment, luck.secret) == (sealed, secret)
            assert luck.salts == (anna.luck(0)["salt"], "bot", boris.luck(2)["salt"])
            assert [player.name for player in match.players] == [
                seat["name"] for seat in anna.seated
            ]
            anna.listen()
            assert anna.table["commitment"] != sealed
            assert secret_of(registry, code) != secret

    run(story)


def test_neither_secret_nor_salts_are_sent_before_the_end(tmp_path: Path) -> None:
    async def story() -> None:
        async with registry_at(tmp_path / "db") as registry:
            anna, boris, vera = (Person(registry, name) for name in ("Anna", "Boris", "Vera"))
            code = await gather(anna, boris)
            await vera.comes(code)
            secret = secret_of(registry, code)
            await deal(anna, boris)
            await vera.comes(code)
            await play_out(anna, boris)
            words = [secret, secret_of(registry, code), anna.luck(0)["salt"], boris.luck(1)["salt"]]
            for person in (anna, boris, vera):
                heard = b"".join(
                    frame for connection in person.connections for frame in connection.frames
                )
                assert not [word for word in words if word.encode() in heard]

    run(story)


def test_the_deal_waits_for_the_salts_of_players_who_are_here(tmp_path: Path) -> None:
    async def story() -> None:
        async with registry_at(tmp_path / "db") as registry:
            anna, boris, clara = (Person(registry, name) for name in ("Anna", "Boris", "Clara"))
            await gather(anna, boris, clara)
            await clara.leaves()
            await anna.does("start")
            assert anna.table["phase"] == "lobby"
            await anna.salts()
            assert anna.table["phase"] == "lobby"
            assert [seat["salted"] for seat in anna.seated] == [True, False, False]
            await boris.salts()
            await anna.until(lambda: anna.table["phase"] == "playing")

    run(story)


def test_a_player_who_leaves_does_not_hold_up_the_deal(tmp_path: Path) -> None:
    async def story() -> None:
        async with registry_at(tmp_path / "db") as registry:
            anna, boris = Person(registry, "Anna"), Person(registry, "Boris")
            await gather(anna, boris)
            await anna.salts()
            await anna.does("start")
            assert anna.table["phase"] == "lobby"
            await boris.leaves()
            await anna.until(lambda: anna.table["phase"] == "playing")

    run(story)


@pytest.mark.parametrize("change", ["stand", "free", "resize"])
def test_a_table_that_lost_a_player_does_not_start_by_itself(tmp_path: Path, change: str) -> None:
    async def story() -> None:
        async with registry_at(tmp_path / "db") as registry:
            anna, boris = Person(registry, "Anna"), Person(registry, "Boris")
            await gather(anna, boris)
            await anna.does("start")
            match change:
                case "stand":
                    await boris.does("stand", seat=1)
                case "free":
                    await anna.does("free", seat=1)
                case _:
                    await anna.does("configure", seats=3)
                    boris.listen()
                    await boris.salts()
            await anna.salts()
            assert anna.table["phase"] == "lobby"
            assert anna.play is None

    run(story)


def test_a_salt_for_another_deal_is_refused(tmp_path: Path) -> None:
    async def story() -> None:
        async with registry_at(tmp_path / "db") as registry:
            anna, boris = Person(registry, "Anna"), Person(registry, "Boris")
            code = await gather(anna, boris)
            old = anna.luck(0)
            assert await anna.tries("salt", **{**old, "commitment": "0" * 64}) == "other-deal"
            assert await boris.tries("salt", **boris.luck(0)) == "not-your-seat"
            await deal(anna, boris)
            assert await anna.tries("salt", **old) == "other-deal"
            await play_out(anna, boris)
            assert await anna.tries("salt", **old) == "other-deal"
            await anna.salts()
            assert [seat["salted"] for seat in anna.seated] == [True, False]
            first = secret_of(registry, code), registry._tables[code].doc.seats[0].salt
            other = {**anna.luck(0), "salt": "f" * 32}  # as from another window: the first counts
            assert await anna.tries("salt", **other) == "salted-already"
            await anna.does("salt", **anna.luck(0))
            assert (secret_of(registry, code), registry._tables[code].doc.seats[0].salt) == first

    run(story)


def test_the_same_people_once_more_have_a_new_deal(tmp_path: Path) -> None:
    async def story() -> None:
        async with registry_at(tmp_path / "db") as registry:
            anna, boris = Person(registry, "Anna"), Person(registry, "Boris")
            await begin(anna, boris)
            first = anna.table["play"], anna.table["commitment"]
            await play_out(anna, boris)
            anna.play = boris.play = None
            await deal(anna, boris)
            anna.listen()
            assert anna.table["number"] == 2
            assert anna.table["play"] != first[0]
            assert anna.table["commitment"] != first[1]
            assert [seat["name"] for seat in anna.seated] == ["Anna", "Boris"]
            await play_out(anna, boris)
            replays = Replays(registry._store, registry)
            files = [await replays.file(play) for play in (first[0], anna.table["play"])]
            lucks = [json.loads(file)["luck"] for file in files]
            assert lucks[0]["commitment"] == first[1]
            assert lucks[0]["secret"] != lucks[1]["secret"]
            for file in files:
                assert list(Match.load(file).replay())

    run(story)
