"""Crossfire over the wire: no message names a card before its call to a seat that may not see it.

The television is a spectator like Vera. Roles are named in many public fields (the mix, claims,
chat), and only their holders are secret, so these fields are left out.
"""

import random
from functools import partial
from pathlib import Path

import pytest

from omerta import games
from omerta.games.crossfire.components import ROLES
from omerta.kernel import Seat
from omerta.server.table_registry import TableRegistry
from tests.server.indistinguishable_tables import NAMES, Twin, one_pair
from tests.server.live_harness import Json, Person, deal, gather, registry_at, run
from tests.server.secrecy_check import Line, Secrets, ShortMemoryCheck, Watched

PUBLIC = frozenset({"mix", "specials", "claims", "face", "faces", "options", "said", "chosen"})
"""Fields whose roles are public, or a claim of the reader that shows no card."""
CROSSFIRE = Secrets(games.get("crossfire"), rf"^(?:{'|'.join(ROLES)})$", PUBLIC)
SHORT = {
    "statement_cap": "3",
    "claim_cap": "4",
    "talk_seconds": "30",
    "early_end": "unanimous",
}
TABLES = [
    pytest.param({"memory_aid": "none"}, id="shootout"),
    pytest.param({"memory_aid": "role", "games": "2", "bodyguard": "on"}, id="series"),
    pytest.param({"memory_aid": "full", "mode": "sniper"}, id="sniper"),
]


OWN = {
    "card_dealt": ("role", ("seat",)),
    "card_passed": ("role", ("giver", "taker")),
    "card_returned": ("role", ("seat",)),
    "claim_chosen": ("face", ("seat",)),
    "aim_given": ("targets", ("seat",)),
}
"""The secret of each event, and the seats that may know it."""
CALLED = {"role_revealed", "sniper_hit", "cards_traced", "winners_named", "hands_lowered"}
"""Events after all seats have aimed, or after the sniper's time."""


class Witness(Watched):
    """A player whose views are checked as well."""

    def __init__(self, registry: TableRegistry, name: str, line: Line, public: set[str]) -> None:
        super().__init__(registry, name, line, public)
        self.first: dict[str, list[Seat]] = {}
        """The seats that had each kind of decision when it first came."""

    def _take_in(self, push: Json) -> None:
        super()._take_in(push)
        if push["type"] == "step":
            self.hear(push["told"]["events"])
        if push["type"] in {"welcome", "step"} and self.play is not None:
            self.first.setdefault(self.play["view"]["decision"], self.play["waiting"])
            self.check(self.play["view"], self.play["waiting"])

    def hear(self, events: list[Json]) -> None:
        """Check that no event reveals another seat's secret, or a card before its call."""
        told: set[str] = set()
        for event in events:
            secret, owners = OWN.get(event["type"], ("", ()))
            assert secret not in event or self.seat in [event[owner] for owner in owners]
            if event["type"] in CALLED:
                assert told & {"aims_shown", "talk_ended"}, "a call before its time"
            told.add(event["type"])

    def check(self, view: Json, waiting: list[Seat]) -> None:
        """Check that no card is open before its call, and that the waiting seats reveal nothing."""
        everybody = set(range(len(view["seats"])))
        shown = {seat for seat, player in enumerate(view["seats"]) if player["role"] is not None}
        decision = view["decision"]
        assert waiting == view["active"]
        if decision in (None, "rest"):
            assert shown == everybody
            return
        assert view["result"] is None
        marked = {seat for seat, player in enumerate(view["seats"]) if player["token"]}
        if decision == "final_aim":
            assassins = {s for s in shown if view["seats"][s]["role"] == "assassin"}
            assert set(waiting) <= assassins - marked
            assert shown == {view["sniper"]} | assassins | marked
        else:
            assert shown == (set() if view["sniper"] is None else {view["sniper"]})
        if self.seat is None:
            assert view["card"] is view["aim"] is view["chosen"] is None
            assert view["seen"] == []
        elif view["memory_aid"] == "none" and decision not in {"look", "claim"}:
            assert view["card"] is None


async def sit_down(registry: TableRegistry, options: Json) -> tuple[str, list[Witness], Witness]:
    """Three players, three bots and a television."""
    public: set[str] = set()
    line = partial(ShortMemoryCheck, CROSSFIRE)
    people = [Witness(registry, name, line, public) for name in NAMES[:3]]
    vera = Witness(registry, "Vera", line, public)
    code = await gather(
        *people, game="crossfire", options={**SHORT, **options}, bots=["random"] * 3
    )
    await vera.comes(code)
    await deal(*people)
    return code, people, vera


@pytest.mark.parametrize("options", TABLES)
def test_no_frame_of_a_whole_game_names_a_card_before_its_call(
    tmp_path: Path, options: Json
) -> None:
    async def story() -> None:
        luck = random.Random(str(options))
        async with registry_at(tmp_path / "db") as registry:
            code, people, vera = await sit_down(registry, options)
            while not vera.over:
                await one_round(luck, people)
                if luck.random() < 0.1:
                    await luck.choice(people).comes(code)
                vera.listen()
            assert vera.play is not None
            everybody = list(range(6))
            holders = [seat for seat in everybody if seat != vera.play["view"]["sniper"]]
            assert vera.first["look"] == vera.first["claim"] == holders
            assert vera.first["talk"] == vera.first.get("aim", everybody) == everybody
            for person in (*people, vera):
                assert person.named, "nothing was told that could have been compared"

    run(story)


async def one_round(luck: random.Random, people: list[Witness]) -> None:
    """Act or try what is not allowed, until something happens."""
    acted = False
    for person in luck.sample(people, len(people)):
        person.listen()
        if person.over:
            return
        await say_odd_things(luck, person)
        if person.my_turn and luck.random() < 0.7:
            assert person.play is not None
            view = person.play["view"]
            ready = [n for n, it in enumerate(view["options"]) if it["type"] == "ready"]
            talked_out = ready and luck.random() < 0.3
            choice = ready[0] if talked_out else luck.randrange(len(view["options"]))
            answer = await person.acts(choice)
            assert answer["type"] == "ack" or answer["code"] == "stale", answer
            acted = True
    if not acted:
        await people[0].hears(lambda push: push["type"] in {"step", "clock", "welcome"})


async def say_odd_things(luck: random.Random, person: Person) -> None:
    """Ask and try what is not allowed, as a curious player would."""
    seat = luck.randrange(6)
    for action in luck.sample(
        [
            {"type": "aim", "seat": seat},
            {"type": "aim_two", "first": 0, "second": seat},
            {"type": "say_guess", "code": "think", "seat": seat, "role": "assassin"},
            {"type": "put", "seat": seat},
            {"type": "looked"},
            {"type": "next"},
        ],
        2,
    ):
        answer = await person.says("why", action=action)
        assert answer["type"] == "reason" or answer["code"] == "no-game-running", answer
        await person.tries("act", seq=-1, action=action)


# Two worlds


async def try_for_cards(twin: Twin, seat: Seat) -> None:
    """Ask and try things whose answers must not reveal the world; others write their cards down."""
    person = twin.people[seat]
    for target in range(len(twin.people)):
        await person.says("why", action={"type": "aim", "seat": target})
        await person.says("why", action={"type": "aim_two", "first": 0, "second": target})
        await person.says("why", action={"type": "say_seat", "code": "trust", "seat": target})
    await person.says("act", seq=-1, action={"type": "aim_blind"})
    await person.says("type", seq=-1, text="ready")
    for other, writer in enumerate(twin.people):
        if other != seat:
            cards = [stage[other] for stage in twin.world.state.stages]
            await writer.says("pencil", at="mine", text=str(cards))


async def reach(decision: str, luck: random.Random, people: list[Person]) -> None:
    """Let all players act, without a token or a word, until this decision is pending."""
    while True:
        for person in people:
            person.listen()
            assert person.play is not None
            view = person.play["view"]
            if view["decision"] == decision:
                return
            if person.my_turn:
                quiet = [n for n, it in enumerate(view["options"]) if it["type"] == "ready"]
                choice = quiet[0] if quiet else luck.randrange(len(view["options"]))
                assert (await person.acts(choice))["type"] == "ack"


@pytest.mark.usefixtures("same_deal")
@pytest.mark.parametrize(
    ("mode", "seats", "decision"),
    [
        ("shootout", 5, "look"),
        ("shootout", 5, "claim"),
        ("shootout", 5, "talk"),
        ("shootout", 5, "aim"),
        ("sniper", 6, "talk"),
        ("sniper", 6, "final_aim"),
    ],
)
def test_a_seat_receives_the_same_in_every_world_it_believes_in(
    tmp_path: Path, mode: str, seats: int, decision: str
) -> None:
    """Whatever the other seats hold, up to the moment when the aims are shown."""

    async def story() -> None:
        luck = random.Random(f"{mode} {decision}")
        async with registry_at(tmp_path / "db") as registry:
            people = [Person(registry, name) for name in NAMES[:seats]]
            options = {"mode": mode, **SHORT}
            code = await gather(*people, game="crossfire", options=options)
            await deal(*people)
            await reach(decision, luck, people)
        compared = 0
        for seat in luck.sample(range(seats), 3):
            compared += await one_pair(tmp_path, code, seats, seat, luck, try_for_cards)
        assert compared >= (2 if decision == "final_aim" else 6)

    run(story)
