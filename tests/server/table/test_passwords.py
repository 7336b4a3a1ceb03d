"""Passwords are slow by design, and only the guest who types one waits for it."""

import json
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest

from omerta.server import passwords
from omerta.server.wire.commands import read
from tests.server.live_harness import Person, begin, gather, registry_at, run


class Hashing:
    """Records where and how often passwords are hashed, and may hold them up."""

    def __init__(self) -> None:
        self.threads: list[int] = []
        self.goes_on = threading.Event()
        self.goes_on.set()

    def __call__(self, word: str, salt: bytes) -> bytes:
        self.threads.append(threading.get_ident())
        assert self.goes_on.wait(30)
        return salt + word.encode()


@pytest.fixture
def hashing(monkeypatch: pytest.MonkeyPatch) -> Iterator[Hashing]:
    slow = Hashing()
    monkeypatch.setattr(passwords, "_hashed", slow)
    yield slow
    slow.goes_on.set()


def say(person: Person, kind: str, **fields: object) -> None:
    """Send a command without waiting for the answer."""
    assert person.session is not None
    person.session.receive(read(json.dumps(person.command(kind, **fields)).encode()))


def test_the_server_goes_on_while_a_password_is_set_or_tried(
    tmp_path: Path, hashing: Hashing
) -> None:
    async def story() -> None:
        async with registry_at(tmp_path / "db") as registry:
            anna, boris = Person(registry, "Anna"), Person(registry, "Boris")
            code = await gather(anna, seats=2)
            await anna.does("configure", password="tommy gun")
            assert (await boris.comes(code, password="violin case"))["type"] == "gone"
            assert (await boris.comes(code, password="tommy gun"))["type"] == "welcome"
            assert len(hashing.threads) == 3
            assert threading.get_ident() not in hashing.threads

    run(story)


def test_an_unneeded_password_is_not_hashed(tmp_path: Path, hashing: Hashing) -> None:
    async def story() -> None:
        async with registry_at(tmp_path / "db") as registry:
            anna, boris = Person(registry, "Anna"), Person(registry, "Boris")
            code = await gather(anna, boris)
            await anna.does("configure", password="tommy gun")
            vera = Person(registry, "Vera")
            assert await vera.comes(code) == {"type": "gone", "why": "password"}
            await boris.comes(code, password="whatever")  # players need none
            await anna.does("configure", password="")
            assert (await vera.comes(code, password="whatever"))["type"] == "welcome"
            assert len(hashing.threads) == 1

    run(story)


def test_a_table_does_not_wait_for_a_password_that_is_tried(
    tmp_path: Path, hashing: Hashing
) -> None:
    async def story() -> None:
        async with registry_at(tmp_path / "db") as registry:
            anna, boris, vera = (Person(registry, name) for name in ("Anna", "Boris", "Vera"))
            code = await begin(anna, boris)
            await anna.does("configure", password="tommy gun")
            hashing.goes_on.clear()
            await vera.connects(code)
            say(vera, "hello", password="tommy gun")
            say(vera, "chat", text="May I?")
            await anna.does("chat", text="Who is at the door?")
            assert vera.listen() == []
            hashing.goes_on.set()
            await vera.hears(lambda push: push["type"] == "welcome")
            await vera.until(lambda: vera.chat[-1:] != [] and vera.chat[-1]["text"] == "May I?")

    run(story)


def test_a_password_that_was_changed_meanwhile_does_not_open(
    tmp_path: Path, hashing: Hashing
) -> None:
    async def story() -> None:
        async with registry_at(tmp_path / "db") as registry:
            anna, vera = Person(registry, "Anna"), Person(registry, "Vera")
            code = await gather(anna, seats=2)
            await anna.does("configure", password="tommy gun")
            hashing.goes_on.clear()
            await vera.connects(code)
            say(vera, "hello", password="tommy gun")
            say(anna, "configure", password="violin case")
            hashing.goes_on.set()
            assert await vera.hears(lambda _: True) == {"type": "gone", "why": "password"}
            assert (await vera.comes(code, password="violin case"))["type"] == "welcome"

    run(story)


def test_a_guest_who_disconnects_while_a_password_is_tried_does_not_enter(
    tmp_path: Path, hashing: Hashing
) -> None:
    async def story() -> None:
        async with registry_at(tmp_path / "db") as registry:
            anna, vera = Person(registry, "Anna"), Person(registry, "Vera")
            code = await gather(anna, seats=2)
            await anna.does("configure", password="tommy gun")
            table = await registry.table(code)
            hashing.goes_on.clear()
            await vera.connects(code)
            say(vera, "hello", password="tommy gun")
            await anna.does("chat", text="Who is at the door?")
            assert vera.session is not None
            vera.session.leave()
            hashing.goes_on.set()
            await anna.does("configure", password="violin case")  # queued for hashing
            await anna.does("chat", text="Was that you, Vera?")
            assert [session.guest.name for session in table.sessions] == ["Anna"]
            await anna.leaves()
            assert not table.is_busy

    run(story)
