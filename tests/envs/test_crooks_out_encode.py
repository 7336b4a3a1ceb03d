"""Action ids and observations of Crooks Out!: complete, reversible, and without secrets."""

from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from omerta import games
from omerta.games.crooks_out import encode
from omerta.games.crooks_out.actions import Ask, Circle, Forfeit
from omerta.games.crooks_out.components import rooms_in
from omerta.games.crooks_out.settings import CrooksOutSettings
from omerta.games.crooks_out.table import Table, laid_out, number
from omerta.games.crooks_out.view import CrooksOutView
from omerta.kernel import Illegal, Seeded
from tests.games.crooks_out import themes

GAME = games.get("crooks_out")
OPTIONS = [
    pytest.param(CrooksOutSettings(), id="sharp-eyed"),
    pytest.param(CrooksOutSettings(circling="auto", brave="on", setup_reroll="off"), id="brave"),
    pytest.param(CrooksOutSettings(theme=themes.backwards()), id="owner's theme"),
]


def tables(options: CrooksOutSettings, rounds: int) -> Iterator[Table]:
    """Yield every state of some random matches, with every number of seats, including the last one."""
    for seats in GAME.meta.seats:
        for seed in range(rounds):
            chance = Seeded(seed)
            state = GAME.new(seats, options, chance=chance)
            yield state
            while waiting := GAME.waiting(state):
                action = chance.pick(GAME.options(state, waiting[0]), "test")
                GAME.apply(state, waiting[0], action, chance=chance)
                yield state


def seen(state: Table, seat: int) -> CrooksOutView:
    view: Any = GAME.view(state, seat)
    assert isinstance(view, CrooksOutView)
    return view


def part(vector: encode.Vector, name: str) -> list[float]:
    """Return one segment of an observation."""
    first = 0
    for segment in encode.SEGMENTS:
        if segment.name == name:
            return list(vector[first : first + segment.size])
        first += segment.size
    raise AssertionError(name)


def ones(values: list[float]) -> int:
    """Return a segment of zeros and ones as a mask of rooms."""
    return sum(1 << room for room, value in enumerate(values) if value)


@pytest.mark.parametrize("options", OPTIONS)
def test_the_mask_is_exactly_the_options(options: CrooksOutSettings) -> None:
    for state in tables(options, 1):
        for seat in range(state.seats):
            view = seen(state, seat)
            offered = [number for number, byte in enumerate(encode.mask(view)) if byte]
            named = {encode.action_of(view, number) for number in offered}
            assert named == set(GAME.options(state, seat))
            assert len(named) == len(offered)


@pytest.mark.parametrize("seat", range(4))
def test_every_id_names_one_action_and_back(seat: int) -> None:
    view = seen(GAME.new(4, chance=Seeded(0)), seat)
    actions = [encode.action_of(view, number) for number in range(encode.ACTION_COUNT)]
    assert [encode.action_id(view, action) for action in actions] == list(range(len(actions)))
    kinds = {type(action) for action in actions}
    assert kinds == set(GAME.meta.actions.__args__) - {Forfeit}


def test_rivals_are_counted_clockwise_from_the_viewer() -> None:
    view = seen(GAME.new(4, chance=Seeded(0)), 3)
    assert [encode.action_id(view, Ask(seat, "rA")) for seat in (0, 1, 2)] == [0, 36, 72]
    assert encode.action_of(view, 36 + 7) == Ask(1, "oB")


def test_rooms_are_counted_in_the_order_of_the_theme() -> None:
    options = CrooksOutSettings(theme=themes.backwards())
    view = seen(GAME.new(2, options, chance=Seeded(0)), 0)
    assert encode.action_of(view, 0) == Ask(1, "vA")
    assert encode.action_id(view, Ask(1, "wF")) == 35


def test_what_no_agent_may_say_has_no_id() -> None:
    view = seen(GAME.new(2, chance=Seeded(0)), 0)
    with pytest.raises(Illegal):
        encode.action_id(view, Ask(0, "rA"))
    with pytest.raises(Illegal):
        encode.action_id(view, Forfeit())
    with pytest.raises(Illegal):
        encode.action_of(view, 36)  # an empty seat


@pytest.mark.parametrize("number", [-1, encode.ACTION_COUNT])
def test_ids_outside_the_table_are_errors(number: int) -> None:
    with pytest.raises(ValueError, match="action ids"):
        encode.action_of(seen(GAME.new(2, chance=Seeded(0)), 0), number)


@pytest.mark.parametrize("options", OPTIONS)
def test_observations_have_one_length_and_keep_their_ranges(options: CrooksOutSettings) -> None:
    for state in tables(options, 1):
        for seat in range(state.seats):
            vector = encode.observe(seen(state, seat))
            assert len(vector) == encode.OBSERVATION_LENGTH
            first = 0
            for segment in encode.SEGMENTS:
                values = vector[first : first + segment.size]
                assert min(values) >= segment.low, segment.name
                assert max(values) <= segment.high + 1e-6, segment.name
                first += segment.size
            assert first == len(vector)


def test_a_game_of_silent_people_keeps_its_range() -> None:
    late = msgspec.structs.replace(seen(GAME.new(2, chance=Seeded(0)), 0), turn=1000)
    assert part(encode.observe(late), "turn") == [5]


def test_worlds_that_a_seat_cannot_tell_apart_look_the_same_to_it() -> None:
    chance = Seeded(99)
    different = 0
    for state in tables(CrooksOutSettings(circling="auto"), 1):
        for seat in range(state.seats):
            world = GAME.believe(state, seat, chance=chance)
            assert encode.observe(seen(world, seat)) == encode.observe(seen(state, seat))
            assert encode.mask(seen(world, seat)) == encode.mask(seen(state, seat))
            different += world.hands != state.hands
    assert different > 100  # the worlds did differ


def test_sheets_are_where_the_table_has_them() -> None:
    for state in tables(CrooksOutSettings(brave="on"), 1):
        for seat in range(state.seats):
            vector = encode.observe(seen(state, seat))
            assert ones(part(vector, "hand")) == state.hands[seat]
            for owner in range(state.seats):
                place = (owner - seat) % state.seats
                here = slice(36 * place, 36 * place + 36)
                assert part(vector, "left")[place] == pytest.approx(
                    state.hands[owner].bit_count() / 12
                )
                assert ones(part(vector, "written")[here]) == state.written[owner]
                assert ones(part(vector, "circled")[here]) == state.circled[owner]
                assert ones(part(vector, "laid")[here]) == laid_out(state, owner)
                shut = state.crossed[owner] | laid_out(state, owner)
                assert ones(part(vector, "open")[here]) == ((1 << 36) - 1) & ~shut
                numbers = part(vector, "number")[here]
                for room in rooms_in(state.written[owner]):
                    assert numbers[room] == pytest.approx(number(state, owner, room) / 11)


def test_the_viewer_comes_first_and_questions_are_remembered() -> None:
    chance = Seeded(3)
    state = GAME.new(3, CrooksOutSettings(first_player=1, brave="on"), chance=chance)
    crook = rooms_in(state.hands[2])[0]
    GAME.apply(state, 1, Ask(2, state.theme.rooms[crook]), chance=chance)
    for seat in range(3):
        vector = encode.observe(seen(state, seat))
        asker, asked = (1 - seat) % 3, (2 - seat) % 3
        assert part(vector, "active").index(1) == asker
        assert part(vector, "searched").index(1) == asked
        assert part(vector, "seated") == [1, 1, 1, 0]
        assert part(vector, "at_risk") == [pytest.approx(1 / 12)]
        assert part(vector, "asked").index(1) == asker * 144 + asked * 36 + crook
        assert ones(part(vector, "named")) == 0
    named = GAME.options(state, 1)[0]
    GAME.apply(state, 1, named, chance=chance)
    assert isinstance(named, Circle)
    for seat in range(3):
        names = part(encode.observe(seen(state, seat)), "named")
        assert ones(names) == 1 << state.theme.room_of[named.room]


def test_a_spectator_has_no_observation() -> None:
    view: Any = GAME.view(GAME.new(2, chance=Seeded(0)), None)
    with pytest.raises(ValueError, match="spectator"):
        encode.observe(view)
