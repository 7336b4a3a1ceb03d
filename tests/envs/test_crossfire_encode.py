"""Action ids and observations of Crossfire: exact, within their ranges, and never a hidden card."""

from collections.abc import Iterator
from typing import Any

import pytest

from omerta import games
from omerta.games.crossfire import encode
from omerta.games.crossfire.actions import Aim, AimTwo, Ask, SayAfter, SayCard, SayGuess, SaySeat
from omerta.games.crossfire.components import NOBODY, ROLE_OF, ROLES
from omerta.games.crossfire.settings import CrossfireSettings
from omerta.games.crossfire.table import Table, own_stages, sniper
from omerta.games.crossfire.view import CrossfireView
from omerta.kernel import Seeded
from omerta.testing.swarm import Swarm
from tests.games.crossfire.ways import short

GAME = games.get("crossfire")
TABLES = [
    pytest.param(5, short(), id="5, rulebook"),
    pytest.param(7, short(memory_aid="full", mercenary="on", bodyguard="on"), id="7, reminded"),
    pytest.param(10, short(memory_aid="role", peacekeeper="on", games="2"), id="10, series"),
    pytest.param(6, short(mode="sniper", memory_aid="full", statement_cap="20"), id="6, sniper"),
]
each_table = pytest.mark.parametrize(("seats", "options"), TABLES)


def tables(seats: int, options: CrossfireSettings) -> Iterator[Table]:
    """Yield every state of a match with random weights, including the last one."""
    chance, swarm = Seeded(seats), Swarm(Seeded(~seats))
    state = GAME.new(seats, options, chance=chance)
    yield state
    while waiting := GAME.waiting(state):
        seat = waiting[chance.below(len(waiting), "test")]
        GAME.apply(state, seat, swarm.pick(GAME.options(state, seat)), chance=chance)
        yield state


def seen(state: Table, seat: int) -> CrossfireView:
    view: Any = GAME.view(state, seat)
    assert isinstance(view, CrossfireView)
    return view


def dealt(seats: int = 7, **choices: Any) -> Table:
    state: Table = GAME.new(seats, CrossfireSettings(**choices), chance=Seeded(0))
    return state


def part(vector: encode.Vector, name: str) -> list[float]:
    """Return one segment of an observation."""
    first = 0
    for segment in encode.SEGMENTS:
        if segment.name == name:
            return list(vector[first : first + segment.size])
        first += segment.size
    raise AssertionError(name)


def ones(values: list[float]) -> list[int]:
    """Return the places where a segment is not zero."""
    return [place for place, value in enumerate(values) if value]


@each_table
def test_the_mask_is_exactly_the_options(seats: int, options: CrossfireSettings) -> None:
    for state in tables(seats, options):
        for seat in range(seats):
            view = seen(state, seat)
            offered = [number for number, byte in enumerate(encode.mask(view)) if byte]
            named = {encode.action_of(view, number) for number in offered}
            assert named == set(GAME.options(state, seat))
            assert len(named) == len(offered)


@pytest.mark.parametrize(("seats", "seat"), [(5, 0), (5, 4), (7, 3), (10, 9)])
def test_every_id_names_one_action_and_back(seats: int, seat: int) -> None:
    view = seen(dealt(seats), seat)
    actions = [encode.action_of(view, number) for number in range(encode.ACTION_COUNT)]
    assert [encode.action_id(view, action) for action in actions] == list(range(len(actions)))
    assert {type(action) for action in actions} == set(GAME.meta.actions.__args__)


def test_seats_are_counted_clockwise_from_the_viewer() -> None:
    view = seen(dealt(7), 5)
    assert [encode.action_id(view, Aim(seat)) for seat in (6, 0, 4)] == [8, 9, 13]
    assert encode.action_of(view, 17) == AimTwo(0, 6)  # the next two
    assert encode.action_of(view, 472 + 8 + 5) == Ask(0, "role")
    assert encode.action_of(view, 14) == Aim(7)  # an empty seat


def test_roles_are_counted_without_the_sniper() -> None:
    view = seen(dealt(7), 0)
    assert encode.action_id(view, SayCard("dealt", "vip")) == 71
    assert encode.action_id(view, SayCard("am", "blue")) == 137
    assert encode.action_id(view, SayAfter(2, "bomber")) == 163
    assert encode.action_id(view, SayGuess("not", 2, "protester")) == 281 + 13 + 7
    assert encode.action_id(view, SaySeat("doubt", 1)) == 461


@pytest.mark.parametrize("number", [-1, encode.ACTION_COUNT])
def test_ids_outside_the_table_are_errors(number: int) -> None:
    with pytest.raises(ValueError, match="action ids"):
        encode.action_of(seen(dealt(), 0), number)


@each_table
def test_observations_have_one_length_and_keep_their_ranges(
    seats: int, options: CrossfireSettings
) -> None:
    for state in tables(seats, options):
        vector = encode.observe(seen(state, state.clock % seats))
        assert len(vector) == encode.OBSERVATION_LENGTH
        first = 0
        for segment in encode.SEGMENTS:
            values = vector[first : first + segment.size]
            assert min(values) >= segment.low, segment.name
            assert max(values) <= segment.high, segment.name
            first += segment.size
        assert first == len(vector)


@each_table
def test_worlds_that_a_seat_cannot_tell_apart_look_the_same_to_it(
    seats: int, options: CrossfireSettings
) -> None:
    chance = Seeded(99)
    different = 0
    for state in tables(seats, options):
        for seat in range(seats):
            world = GAME.believe(state, seat, chance=chance)
            assert encode.observe(seen(world, seat)) == encode.observe(seen(state, seat))
            assert encode.mask(seen(world, seat)) == encode.mask(seen(state, seat))
            different += world.stages != state.stages
    assert different > 100  # the worlds did differ


@each_table
def test_the_table_segment_is_public(seats: int, options: CrossfireSettings) -> None:
    for state in tables(seats, options):
        for seat in range(seats):
            vector = encode.observe(seen(state, seat))
            around = [(seat + step) % seats for step in range(seats)]
            assert ones(part(vector, "seats")) == list(range(seats))
            assert ones(part(vector, "active")) == [
                step for step, who in enumerate(around) if who in GAME.waiting(state)
            ]
            assert ones(part(vector, "dealer")) == [(state.dealer - seat) % seats]
            snipers = [] if sniper(state) == NOBODY else [(sniper(state) - seat) % seats]
            assert ones(part(vector, "sniper")) == snipers
            tokens = [step for step, who in enumerate(around) if state.tokens >> who & 1]
            assert ones(part(vector, "token")) == tokens
            left = state.cast.tokens - len(tokens)
            assert part(vector, "tokens") == [pytest.approx(left / 10)]
            spoke = [state.spoke[who] / int(options.statement_cap) for who in around]
            assert part(vector, "spoke")[:seats] == pytest.approx(spoke)
            copies = [count / 10 for count in state.cast.counts]
            assert part(vector, "mix") == pytest.approx(copies)


@pytest.mark.parametrize("aid", ["none", "role", "full"])
def test_an_agent_sees_its_cards_as_far_as_it_is_reminded(aid: Any) -> None:
    for state in tables(7, short(memory_aid=aid, statement_cap="0")):
        decision = state.stack[-1].tag if state.stack else None
        for seat in range(7):
            vector = encode.observe(seen(state, seat))
            own = [state.stages[stage][seat] for stage in own_stages(state, seat)]
            told = {"none": 0, "role": 0, "full": len(own)}[aid]
            assert ones(part(vector, "seen")) == [
                len(ROLES) * glimpse + role for glimpse, role in enumerate(own[:told])
            ]
            asked = decision in ("look", "claim") and seat in GAME.waiting(state)
            shown = asked or aid == "full" or (aid == "role" and decision != "look")
            assert ones(part(vector, "card")) == ([own[-1]] if shown else [])


def test_statements_keep_their_speaker_and_order() -> None:
    state = dealt(7, dealer=0)
    chance = Seeded(1)
    while state.stack[-1].tag != "talk":
        seat = GAME.waiting(state)[0]
        GAME.apply(state, seat, GAME.options(state, seat)[0], chance=chance)
    for seat, action in (
        (2, SayGuess("think", 4, "assassin")),
        (5, SayCard("dealt", "vip")),
        (4, Ask(0, "aim")),
        (5, SayCard("dealt", "vip")),
    ):
        GAME.apply(state, seat, action, chance=chance)
    vector = encode.observe(seen(state, 0))
    said = part(vector, "said")
    ids = [
        encode.action_id(seen(state, seat), action) - encode.FIRST_SAY
        for seat, action in (
            (2, SayGuess("think", 4, "assassin")),
            (4, Ask(0, "aim")),
            (5, SayCard("dealt", "vip")),
        )
    ]
    places = [2 * encode.STATEMENTS + ids[0], 4 * encode.STATEMENTS + ids[1]]
    assert ones(said) == [*places, 5 * encode.STATEMENTS + ids[2]]
    assert [said[place] for place in ones(said)] == [0.25, 0.75, 1]
    assert ones(part(vector, "asked")) == [4 * 8 + encode.TOPICS.index("aim")]
    assert not ones(part(encode.observe(seen(state, 4)), "asked"))


def test_an_aim_and_a_claim_are_seen_by_their_player_alone() -> None:
    state = dealt(7, dealer=0, early_end="unanimous")
    chance = Seeded(1)
    chosen = {"claim": "chosen", "aim": "aim"}
    met = set()
    while state.stack:
        seat = GAME.waiting(state)[0]
        decision = state.stack[-1].tag
        quick = GAME.options(state, seat)[3 if decision == "talk" else -1]
        GAME.apply(state, seat, quick, chance=chance)
        if decision in chosen and state.stack and state.stack[-1].tag == decision:
            met.add(decision)
            for other in range(7):
                mine = ones(part(encode.observe(seen(state, other)), chosen[decision]))
                answered = other <= seat
                assert bool(mine) == answered
    assert met == set(chosen)


def test_cards_that_lie_open_are_seen_by_all() -> None:
    *_, state = tables(7, short(statement_cap="0"))
    for seat in range(7):
        shown = ones(part(encode.observe(seen(state, seat)), "open"))
        cards = [
            ROLE_OF[seen(state, seat).seats[(seat + step) % 7].role or ""] for step in range(7)
        ]
        assert shown == [len(ROLES) * step + role for step, role in enumerate(cards)]


def test_a_spectator_has_no_observation() -> None:
    view: Any = GAME.view(dealt(), None)
    with pytest.raises(ValueError, match="spectator"):
        encode.observe(view)
