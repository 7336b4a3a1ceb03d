"""Legends over the wire: all is public except the order of the decks, which no seat may know."""

import json
import random
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from omerta.games.legends.scenarios.power_pieces import hand_of
from omerta.games.legends.scenarios.power_pieces import state_of as city
from omerta.games.legends.table import Table
from omerta.games.legends.table_challenges import scenario_cards
from omerta.kernel import Refusal, Seat, encode
from omerta.server.branches import Branches
from omerta.server.papers import Papers
from omerta.server.replays import Replays
from omerta.server.table.actor import Table as LiveTable
from omerta.server.table_registry import TableRegistry
from tests.server.indistinguishable_tables import NAMES, Twin, one_pair
from tests.server.live_harness import Json, Person, begin, registry_at, run
from tests.server.table.legends_play import (
    CAMPAIGN,
    ONE_SHOT,
    asked_for,
    one_answer,
    options_of,
    reach,
)

SHORTEST = 3
"""Fewer cards may be in the right order by chance."""
SCENARIOS = ("bank", "chase", "rebels", "casino", "family", "power")
DECKS = (
    "vault_deck",
    "alarm_deck",
    "deck",
    "attack_deck",
    "place_deck",
    "spectator_deck",
    "unseen",
    "downtimes",
    "campaign_deck",
    "rumour_deck",
)
"""The scenarios' names for face-down cards; the cards that the family removed are among them."""


Places = dict[str, tuple[int, int]]
"""For every card in a deck: the deck, and the depth."""


def hidden_in(s: Table) -> Places:
    """Return every hidden order of the table."""
    decks = [
        [s.pack.ids[minion] for minion in s.deck],
        [s.pack.problem_ids[problem] for problem in s.problem_deck],
    ]
    if s.scenario:
        names, own = (
            scenario_cards(s).ids,
            [*DECKS, *(("removed",) if s.scenario == "family" else ())],
        )
        decks += [[names[card] for card in getattr(s.scenario_state, deck, ())] for deck in own]
    return {
        card: (number, place)
        for number, deck in enumerate(decks)
        for place, card in enumerate(deck)
    }


def lists(value: Any) -> Iterator[list[str]]:
    """Yield every list of words in a message, however deep; structs in a list go by their names."""
    if isinstance(value, dict):
        for part in value.values():
            yield from lists(part)
    elif isinstance(value, list):
        named = [part.get("id", "") if isinstance(part, dict) else part for part in value]
        yield [str(name) for name in named]
        for part in value:
            yield from lists(part)


def betrays(message: Json, hidden: Places) -> bool:
    """Whether a list of a message has cards in a deck's order that is not the order of numbers."""
    for words in lists(message):
        inside = [word for word in words if word in hidden]
        if len(inside) < SHORTEST or inside == sorted(inside):
            continue
        decks, places = zip(*[hidden[word] for word in inside], strict=True)
        first, last = places[0], places[-1]
        step = 1 if last > first else -1
        if len(set(decks)) == 1 and list(places) == list(range(first, last + step, step)):
            return True
    return False


def test_the_check_sees_an_order() -> None:
    hidden = {"m07": (0, 0), "m02": (0, 1), "m05": (0, 2), "m01": (0, 3), "p01": (1, 4)}
    assert betrays({"view": {"deck": ["m02", "m05", "m01"]}}, hidden)
    assert betrays({"view": [{"deck": ["x", "m05", "m02", "m07"]}]}, hidden)
    assert betrays({"a": [{"id": "m07"}, {"id": "m02"}, {"id": "m05"}]}, hidden)
    assert not betrays({"view": {"deck": ["m01", "m02", "m05", "m07"]}}, hidden)
    assert not betrays({"view": {"deck": ["m02", "m01", "m05", "m07"]}}, hidden)


@pytest.mark.usefixtures("same_deal")
@pytest.mark.parametrize("options", [{**ONE_SHOT, "first_job": scenario} for scenario in SCENARIOS])
def test_no_message_of_a_whole_scenario_reveals_the_order_of_a_deck(
    tmp_path: Path, options: Json
) -> None:
    async def story() -> None:
        luck = random.Random(str(options))
        async with registry_at(tmp_path / "db") as registry:
            people = [Person(registry, name) for name in NAMES[:2]]
            vera = Person(registry, "Vera")
            code = await begin(*people, game="legends", options=options)
            await vera.comes(code)
            table = await registry.table(code)
            assert table.match is not None
            checked = 0
            while not people[0].over:
                if luck.random() < 0.2:
                    await try_for_orders(people[0])
                    checked += heard_no_order(table, *people, vera)
                await one_answer(luck, *people)
                checked += heard_no_order(table, *people, vera)
            assert checked > 60
            tree = await Branches(registry._store, registry).tree(table.match.id, None)
            assert len(tree.branches) == 1

    run(story)


def heard_no_order(seated: LiveTable, *people: Person) -> int:
    """Check all messages since the last call; return how many there were."""
    assert seated.match is not None
    hidden = hidden_in(seated.match.core.state)
    checked = 0
    for person in people:
        person.listen()
        for frame in person.connection.frames:
            assert not betrays(json.loads(frame), hidden)
            checked += 1
        person.connection.frames.clear()
        person._read = 0
    return checked


async def try_for_orders(person: Person) -> None:
    """Ask and try things whose answers must not reveal the world."""
    await person.says("coach")
    for action in (
        {"type": "take", "minion": "m01"},
        {"type": "interact", "challenge": "va01"},
        *[{"type": "reveal_card", "card": card} for card in ("ca01", "ca09", "ca16")],
    ):
        await person.says("why", action=action)
        await person.says("suggest", seq=-1, action=action)
    await person.says("undo", seq=-1)
    await person.says("agree", seq=-1, agreed=True)
    await person.says("type", seq=-1, text="suggest draw")


# Two worlds


async def try_in_both(twin: Twin, seat: Seat) -> None:
    """Send the same commands in both worlds, from the seat that must not notice."""
    person = twin.people[seat]
    await try_for_orders(person)
    person.listen()
    assert person.play is not None
    await person.says("suggest", seq=person.play["seq"], action=options_of(person)[0])


@pytest.mark.usefixtures("same_deal")
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_a_seat_receives_the_same_whatever_the_order_of_the_decks(
    tmp_path: Path, scenario: str
) -> None:
    async def story() -> None:
        luck = random.Random(scenario)
        async with registry_at(tmp_path / "db") as registry:
            code = await some_way_into(registry, luck, scenario)
        compared = 0
        for seat in (0, 1):
            compared += await one_pair(tmp_path, code, 2, seat, luck, try_in_both)
        assert compared >= (2 if scenario == "rebels" else 4)  # there every attempt turns up a card

    run(story)


async def some_way_into(registry: TableRegistry, luck: random.Random, scenario: str) -> str:
    """Return a table of two in its second round, when a player may act."""
    people = [Person(registry, name) for name in NAMES[:2]]
    options = {
        **CAMPAIGN,
        "first_job": scenario,
        "second_job": "chase" if scenario == "bank" else "bank",
    }
    if scenario == "power":
        options = {**ONE_SHOT, "first_job": scenario}  # in a campaign it comes last
    code = await begin(*people, game="legends", options=options)

    def acts_again(person: Person) -> bool:
        assert person.play is not None
        return asked_for("act")(person) and person.play["view"]["round"] == 2

    await reach(luck, acts_again, *people)
    return code


# Campaign cards in hand, the only secret of a seat (LG-12.5)

FORM = re.compile(r"(?<!\w)ca\d\d(?!\w)")


def campaigns_in(value: Any) -> set[str]:
    """Return every campaign card named in this, except printed ones and those that may be anywhere."""
    if isinstance(value, dict):
        if "difficulty" in value and "deck" in value:  # a card as it is printed
            return set()
        named = [campaigns_in(part) for key, part in value.items() if key != "unseen"]
        return set().union(*named)
    if isinstance(value, list):
        return set().union(*map(campaigns_in, value))
    return set(FORM.findall(value)) if isinstance(value, str) else set()


class Election:
    """Which players may know which campaign cards by now."""

    def __init__(self, table: LiveTable) -> None:
        self.table = table
        self.public: set[str] = set()

    @property
    def state(self) -> Table:
        assert self.table.match is not None
        found: Table = self.table.match.core.state
        return found

    def held_by(self, player: int) -> set[str]:
        s = self.state
        return {scenario_cards(s).ids[card] for card in hand_of(city(s), player)}

    def hidden_from(self, seat: Seat | None) -> set[str]:
        """Return the cards in hands that this viewer has never seen."""
        p, ids = city(self.state), scenario_cards(self.state).ids
        self.public |= {ids[card] for card in (p.campaign, *p.campaign_discard) if card >= 0}
        others = [self.held_by(player) for player in range(self.state.players) if player != seat]
        return set().union(*others) - self.public

    def check(self, *people: Person) -> int:
        """Check all messages since the last call; return how many cards they named."""
        named = 0
        for person in people:
            person.listen()
            hidden = self.hidden_from(person.seat)
            for frame in person.connection.frames:
                told = campaigns_in(json.loads(frame))
                assert not told & hidden, (person.seat, frame)
                named += len(told)
            person.connection.frames.clear()
            person._read = 0
        return named


def test_the_check_sees_a_campaign_card() -> None:
    face = {"id": "ca01", "deck": "campaign", "difficulty": 5}
    view = {"cards": [face], "scene": {"unseen": ["ca02"], "hands": [{"cards": ["ca03"]}]}}
    assert campaigns_in({"view": view, "text": "reveal ca04?"}) == {"ca03", "ca04"}


@pytest.mark.usefixtures("same_deal")
@pytest.mark.parametrize("seats", [2, 3])
def test_no_frame_of_an_election_names_a_card_of_another_hand(tmp_path: Path, seats: int) -> None:
    async def story() -> None:
        luck = random.Random(seats)
        async with registry_at(tmp_path / "db") as registry:
            people = [Person(registry, name) for name in NAMES[:seats]]
            vera = Person(registry, "Vera")
            code = await begin(*people, game="legends", options={**ONE_SHOT, "first_job": "power"})
            await vera.comes(code)
            election = Election(await registry.table(code))
            named = dict.fromkeys((*people, vera), 0)
            while not people[0].over:
                if luck.random() < 0.2:
                    await be_curious(registry, luck.choice(people), vera, election)
                if luck.random() < 0.1:
                    await luck.choice([*people, vera]).comes(code)  # and receives the earlier steps
                await one_answer(luck, *people)
                for person in named:
                    named[person] += election.check(person)
            assert all(named[person] > 10 for person in people)

    run(story)


async def be_curious(
    registry: TableRegistry, person: Person, vera: Person, election: Election
) -> None:
    """Ask in every possible way for cards of others; no answer reveals them."""
    match, seat = election.table.match, person.seat
    assert match is not None
    assert seat is not None
    other = (seat + 1) % election.state.players
    asked = match.core.waiting[0]
    for card in sorted(election.held_by(other))[:2]:
        guess = {"type": "reveal_card", "card": card}
        for asker in (person, vera):
            for answer in (
                await asker.says("why", action=guess),
                await asker.says("act", seq=-1, action=guess),
                await asker.says("type", seq=match.seq, text=f"reveal {card}"),
            ):
                assert not campaigns_in(answer)
        if asked != seat:
            for typed in (
                {"kind": "suggest", "action": guess},
                {"kind": "type", "text": f"suggest reveal {card}"},
            ):
                kind = typed.pop("kind")
                refused = await person.says(str(kind), seq=match.seq, **typed)
                assert refused["code"] == "not-yours-to-know"
                assert refused["params"] == {}
    replays = Replays(registry._store, registry)
    last = match.seq
    for guest, viewer in ((person.guest, seat), (person.guest, None), (vera.guest, None)):
        moments = await replays.steps(match.id, viewer, max(0, last - 9), last, guest)
        told = campaigns_in(json.loads(encode(moments)))
        assert not told & election.hidden_from(viewer)
    with pytest.raises(Refusal, match="not-your-seat"):
        await replays.steps(match.id, other, 0, last, person.guest)
    for reader in (replays.file, replays.draws):
        with pytest.raises(Refusal, match="replay-not-over"):
            await reader(match.id)
    page = (await Papers(registry._store).paper(match.id, person.guest, "en", {})).page
    tree = json.loads(
        encode(await Branches(registry._store, registry).tree(match.id, person.guest))
    )
    assert not (set(FORM.findall(page)) | campaigns_in(tree)) & election.hidden_from(None)
