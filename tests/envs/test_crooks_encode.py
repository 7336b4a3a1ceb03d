"""Action ids and observations of Crooks: complete, reversible, and without secrets."""

from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from omerta import games
from omerta.games.crooks import encode
from omerta.games.crooks.actions import Kill, Take
from omerta.games.crooks.components import house_file
from omerta.games.crooks.settings import CrooksSettings, DeckFile
from omerta.games.crooks.table import Table, spot, tags_in
from omerta.games.crooks.view import CrooksView
from omerta.kernel import Illegal, Seeded

GAME = games.get("crooks")


def twins() -> DeckFile:
    """Return Omertà's own deck with every second crook a copy of the previous one."""
    crooks = list(house_file().crooks)
    for place in range(2, len(crooks), 2):
        crooks[place + 1] = msgspec.structs.replace(crooks[place], id=crooks[place + 1].id)
    return DeckFile(schema=1, id="twins", origin="owner", crooks=tuple(crooks))


OPTIONS = [
    pytest.param(CrooksSettings(), id="house deck"),
    pytest.param(CrooksSettings(edition="2016", money_visible="off"), id="2016, hidden money"),
    pytest.param(CrooksSettings(deck=twins()), id="equal faces"),
]


def tables(options: CrooksSettings, rounds: int) -> Iterator[Table]:
    """Yield every state of some random matches, with every number of seats, including the last one."""
    for seats in GAME.meta.seats:
        for number in range(rounds):
            chance = Seeded(number)
            state = GAME.new(seats, options, chance=chance)
            yield state
            while waiting := GAME.waiting(state):
                action = chance.pick(GAME.options(state, waiting[0]), "test")
                GAME.apply(state, waiting[0], action, chance=chance)
                yield state


def seen(state: Table, seat: int) -> CrooksView:
    view: Any = GAME.view(state, seat)
    assert isinstance(view, CrooksView)
    return view


@pytest.mark.parametrize("options", OPTIONS)
def test_the_mask_is_exactly_the_options(options: CrooksSettings) -> None:
    for state in tables(options, 12):
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
    assert kinds == set(GAME.meta.actions.__args__)


def test_rivals_are_counted_clockwise_from_the_viewer() -> None:
    view = seen(GAME.new(4, chance=Seeded(0)), 3)
    ids = [encode.action_id(view, Kill(seat)) for seat in (0, 1, 2)]
    assert ids == [encode.FIRST_KILL, encode.FIRST_KILL + 1, encode.FIRST_KILL + 2]


def test_no_seat_follows_the_last_rival() -> None:
    view = seen(GAME.new(2, chance=Seeded(0)), 0)
    assert encode.action_of(view, encode.FIRST_KILL) == Kill(1)
    with pytest.raises(Illegal):
        encode.action_of(view, encode.FIRST_KILL + 1)
    with pytest.raises(Illegal):
        encode.action_id(view, Kill(0))


@pytest.mark.parametrize("number", [-1, encode.ACTION_COUNT])
def test_ids_outside_the_table_are_errors(number: int) -> None:
    with pytest.raises(ValueError, match="action ids"):
        encode.action_of(seen(GAME.new(2, chance=Seeded(0)), 0), number)


def test_equal_faces_are_one_action() -> None:
    view = seen(GAME.new(3, CrooksSettings(deck=twins()), chance=Seeded(0)), 0)
    first = encode.action_id(view, Take("c03"))
    assert encode.action_of(view, first) == encode.action_of(view, first + 1) == Take("c03")


@pytest.mark.parametrize("options", OPTIONS)
def test_observations_have_one_length_and_keep_their_ranges(options: CrooksSettings) -> None:
    for state in tables(options, 6):
        for seat in range(state.seats):
            vector = encode.observe(seen(state, seat))
            assert len(vector) == encode.OBSERVATION_LENGTH
            first = 0
            for segment in encode.SEGMENTS:
                part = vector[first : first + segment.size]
                assert min(part) >= segment.low, segment.name
                assert max(part) <= segment.high + 1e-6, segment.name
                first += segment.size
            assert first == len(vector)


def test_worlds_that_a_seat_cannot_tell_apart_look_the_same_to_it() -> None:
    chance = Seeded(99)
    different = 0
    for state in tables(CrooksSettings(), 6):
        for seat in range(state.seats):
            world = GAME.believe(state, seat, chance=chance)
            assert encode.observe(seen(world, seat)) == encode.observe(seen(state, seat))
            assert encode.mask(seen(world, seat)) == encode.mask(seen(state, seat))
            different += world.piles != state.piles or world.tags != state.tags
    assert different > 100  # the worlds did differ


def part(vector: encode.Vector, name: str) -> list[float]:
    """Return one segment of an observation."""
    first = 0
    for segment in encode.SEGMENTS:
        if segment.name == name:
            return list(vector[first : first + segment.size])
        first += segment.size
    raise AssertionError(name)


def test_the_viewer_comes_first() -> None:
    chance = Seeded(3)
    state = GAME.new(3, CrooksSettings(first_player=1), chance=chance)
    recruit = GAME.options(state, 1)[0]
    GAME.apply(state, 1, recruit, chance=chance)
    paid = 1 - len(state.piles[0]) / 18
    for seat, place in ((0, 1), (1, 0), (2, 2)):
        vector = encode.observe(seen(state, seat))
        assert part(vector, "active")[place] == 1
        assert part(vector, "money")[place] == pytest.approx(paid)
        assert part(vector, "seated") == [1, 1, 1, 0]
        assert sum(part(vector, "pile")) == (len(state.piles[0]) if seat == 1 else 0)


def test_spots_and_piles_are_where_the_table_has_them() -> None:
    for state in tables(CrooksSettings(), 4):
        for seat in range(state.seats):
            vector = encode.observe(seen(state, seat))
            crooks, faces = part(vector, "crooks"), part(vector, "faces")
            unknown = part(vector, "unknown")
            for owner in range(state.seats):
                place = (owner - seat) % state.seats
                for target in range(8):
                    tags = tags_in(state.spots[spot(owner, target)])
                    here = place * 8 + target
                    assert crooks[here] == pytest.approx(len(tags) / 3)
                    known = sum(faces[here * 32 : here * 32 + 32])
                    assert known + sum(unknown[here * 9 : here * 9 + 9]) == len(tags)
                    if owner == seat:
                        assert all(faces[here * 32 + state.tags[tag]] == 1 for tag in tags)
            sizes = [len(pile) / 5 for pile in state.piles]
            assert part(vector, "size")[: len(sizes)] == pytest.approx(sizes)


def test_a_spectator_has_no_observation() -> None:
    view: Any = GAME.view(GAME.new(2, chance=Seeded(0)), None)
    with pytest.raises(ValueError, match="spectator"):
        encode.observe(view)
