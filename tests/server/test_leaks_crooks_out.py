"""Crooks Out! over the wire: a seat receives the same in every world it believes in.

The sheets are open, so no secret has a name to search for; only a difference can reveal one. Two
tables with other hands behind the same sheets must send a seat, and all spectators, the same
bytes, including the coach's advice, whatever remarks other players write.
"""

import random
from pathlib import Path

import pytest

from omerta.kernel import Seat
from tests.server.indistinguishable_tables import NAMES, Twin, one_pair
from tests.server.live_harness import Person, deal, gather, registry_at, run, whose_turn

ROOMS = ("rA", "bC", "yF")
PAIRS = {2: 5, 3: 3, 4: 2}
"""Worlds that are compared for each seat: many are told apart by the next number."""


async def try_for_hands(twin: Twin, seat: Seat) -> None:
    """Ask and try things whose answers must not reveal the world; others write secrets down."""
    person = twin.people[seat]
    seats = len(twin.people)
    for room in ROOMS:
        for asked in range(seats):
            guess = {"type": "ask", "seat": asked, "room": room}
            await person.says("why", action=guess)
            await person.says("act", seq=-1, action=guess)
        await person.says("why", action={"type": "circle", "room": room})
    await person.says("undo", seq=-1)
    await person.says("type", seq=-1, text="ask 1 rA")
    for viewer in (person, twin.vera):
        answer = await viewer.says("coach")
        assert answer["type"] == "advice"
    for other in range(seats):
        if other != seat:
            hand = str(twin.world.state.hands[other])
            await twin.people[other].does("pencil", at="mine", text=hand)
    await person.does("pencil", at="1:rA", text="?")


@pytest.mark.usefixtures("same_deal")
@pytest.mark.parametrize("circling", ["auto", "sharp_eyed"])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_seat_receives_the_same_in_every_world_it_believes_in(
    tmp_path: Path, seats: int, circling: str
) -> None:
    async def story() -> None:
        luck = random.Random(seats)
        async with registry_at(tmp_path / "db") as registry:
            people = [Person(registry, name) for name in NAMES[:seats]]
            options = {"help": "coach", "circling": circling}
            code = await gather(*people, game="crooks_out", options=options)
            await deal(*people)
            for _ in range(luck.randrange(20, 25)):
                active, *_ = whose_turn(*people)
                assert active.play is not None
                await active.acts(luck.randrange(len(active.play["view"]["options"])))
        compared = 0
        for seat in range(seats):
            for _ in range(PAIRS[seats]):
                compared += await one_pair(tmp_path, code, seats, seat, luck, try_for_hands)
        assert compared >= 2 * seats

    run(story)
