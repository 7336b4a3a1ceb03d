"""Two tables that differ only in what one seat cannot know, and must send it the same."""

import json
import random
from collections.abc import Awaitable, Callable, Sequence
from pathlib import Path
from typing import Any

from omerta.kernel import Action, Fair, Game, Seat, Seeded, Viewer, encode
from omerta.server.table.actor import Table
from omerta.server.table_registry import TableRegistry
from tests.server.live_harness import Person, registry_at

MOST = 12
"""Steps after which two worlds have been compared enough."""
LOOKALIKES = 20
"""With hundreds of actions, the number of other ones that are tried for looking the same."""
NAMES = ("Anna", "Boris", "Clara", "Dina", "Egor", "Fima")


class World:
    """A match as its table holds it: the state, and the chance still to come."""

    def __init__(self, game: Game[Any], state: Any, luck: Fair) -> None:
        self.game = game
        self.state = state
        self.luck = luck

    def believed(self, seat: Seat, seed: int) -> "World":
        """A world that this seat cannot tell from this one."""
        return World(self.game, self.game.believe(self.state, seat, chance=Seeded(seed)), self.luck)

    def after(self, mover: Seat, action: Action, viewers: Sequence[Viewer]) -> list[bytes]:
        """Return what these viewers would see after this action."""
        state, events = self._played(mover, action)[:2]
        told = [encode([event.seen_by(viewer) for event in events]) for viewer in viewers]
        return [*told, *(encode(self.game.view(state, viewer)) for viewer in viewers)]

    def play(self, mover: Seat, action: Action) -> None:
        """Apply this action."""
        self.state, _, self.luck = self._played(mover, action)

    def _played(self, mover: Seat, action: Action) -> tuple[Any, Sequence[Any], Fair]:
        state, luck = self.state.clone(), Fair(self.luck.secret, self.luck.salts)
        luck.skip_to(self.luck.draws)
        return state, self.game.apply(state, mover, action, chance=luck), luck


Answers = tuple[Seat, Action, Action]


def unseen_answers(
    ours: World, theirs: World, seat: Seat, luck: random.Random, tried: int
) -> Answers | None:
    """Return actions in the two worlds, different if possible, that look the same to the seat."""
    waiting = ours.game.waiting(ours.state)
    mover = waiting[0] if len(waiting) == 1 else luck.choice(waiting)
    mine, other = (list(world.game.options(world.state, mover)) for world in (ours, theirs))
    luck.shuffle(mine)
    luck.shuffle(other)
    mine.sort(key=lambda action: action.text() in {"pass", "stop"})
    for action in mine[:tried]:
        known = ours.after(mover, action, (seat, None))
        choices = [action] if mover == seat else sorted(other, key=lambda b: b == action)
        for choice in choices[-LOOKALIKES:]:
            if choice in other and theirs.after(mover, choice, (seat, None)) == known:
                return mover, action, choice
    return None


def world_at(table: Table) -> World:
    """Return the world at a table now."""
    match = table.match
    assert match is not None
    assert isinstance(match.core.chance, Fair)
    return World(match.game, match.core.state, match.core.chance)


def another_world(truth: World, seat: Seat, luck: random.Random) -> World | None:
    """Return another world that this seat believes in, or None if there is none."""
    real = truth.game.save(truth.state)
    for _ in range(20):
        world = truth.believed(seat, luck.randrange(1 << 30))
        if truth.game.save(world.state) != real:
            return world
    return None


class Twin:
    """A table with its players, and one seat that must not notice in which world it is."""

    def __init__(self, registry: TableRegistry, code: str, seats: int) -> None:
        self.registry = registry
        self.code = code
        self.people = [Person(registry, name) for name in NAMES[:seats]]
        self.vera = Person(registry, "Vera")

    async def arrive(self) -> None:
        self.table = await self.registry.table(self.code)
        for person in (*self.people, self.vera):
            await person.comes(self.code)
            person.listen()

    @property
    def world(self) -> World:
        return world_at(self.table)

    async def acts(self, mover: Seat, action: Action) -> None:
        person = self.people[mover]
        person.listen()
        assert person.play is not None
        seq = person.play["seq"]
        answer = await person.says("act", seq=seq, action=json.loads(encode(action)))
        assert answer["type"] == "ack", answer


Tries = Callable[[Twin, Seat], Awaitable[None]]
"""The questions and attempts before each step, whose answers must not reveal the world."""


async def compare(ours: Twin, theirs: Twin, seat: Seat, luck: random.Random, tries: Tries) -> int:
    """Play on in both worlds; return the number of steps before the rules revealed the world."""
    played = 0
    while played < MOST:
        found = unseen_answers(ours.world, theirs.world, seat, luck, tried=4)
        if found is None:
            break
        mover, action, choice = found
        for twin, chosen in ((ours, action), (theirs, choice)):
            await tries(twin, seat)
            await twin.acts(mover, chosen)
        for one, two in zip(
            (ours.people[seat], ours.vera), (theirs.people[seat], theirs.vera), strict=True
        ):
            assert one.connection.frames == two.connection.frames
        played += 1
    return played


async def one_pair(
    folder: Path, code: str, seats: int, seat: Seat, luck: random.Random, tries: Tries
) -> int:
    """Compare tables on two copies of a database; the second holds a world the seat believes in."""
    first, second = (copied(folder, f"{world}{luck.randrange(1 << 30)}") for world in "ab")
    async with registry_at(first) as house, registry_at(second) as other:
        ours, theirs = Twin(house, code, seats), Twin(other, code, seats)
        twin = await other.table(code)
        believed = another_world(world_at(twin), seat, luck)
        if believed is None:
            return 0
        assert twin.match is not None
        twin.match.core.state = believed.state
        await ours.arrive()
        await theirs.arrive()
        return await compare(ours, theirs, seat, luck, tries)


def copied(folder: Path, name: str) -> Path:
    """A copy of the closed database in this folder."""
    assert not (folder / "db-wal").exists()
    (folder / name).write_bytes((folder / "db").read_bytes())
    return folder / name
