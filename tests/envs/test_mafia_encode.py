"""Action ids and observations of Mafia: exact, within their ranges, and never a hidden face."""

from collections.abc import Iterator
from typing import Any

import pytest

from omerta import games
from omerta.games.mafia import encode
from omerta.games.mafia.actions import Open, Ransom, Serve, Throw
from omerta.games.mafia.components import CARD_IDS, CARD_OF, places_in
from omerta.games.mafia.settings import MafiaSettings
from omerta.games.mafia.table import CELL, HOME, Table
from omerta.games.mafia.view import MafiaView
from omerta.kernel import Seeded
from omerta.testing import table
from omerta.testing.mafia import B, G, R, Y
from tests.games.mafia import busy, towns

GAME = games.get("mafia")
OPTIONS = [
    pytest.param(MafiaSettings(), id="rulebook"),
    pytest.param(
        MafiaSettings(
            board="quarters", memory_aid="full", exchange_order="simultaneous", passing="cards"
        ),
        id="quarters, reminded",
    ),
    pytest.param(
        MafiaSettings(memory_aid="laid", killed_closed="unseen", victory="clan", bank="1000"),
        id="unseen, clan, short",
    ),
    pytest.param(MafiaSettings(data=towns.mine()), id="owner's game"),
]


def tables(options: MafiaSettings, count: int) -> Iterator[Table]:
    """Yield every state of some random matches, including the last one."""
    for seed in range(count):
        chance = Seeded(seed)
        state = GAME.new(4, options, chance=chance)
        yield state
        while waiting := GAME.waiting(state):
            action = chance.pick(GAME.options(state, waiting[-1]), "test")
            GAME.apply(state, waiting[-1], action, chance=chance)
            yield state


def seen(state: Table, seat: int) -> MafiaView:
    view: Any = GAME.view(state, seat)
    assert isinstance(view, MafiaView)
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
    """Return a segment of zeros and ones as a mask."""
    return sum(1 << place for place, value in enumerate(values) if value)


@pytest.mark.parametrize("options", OPTIONS)
def test_the_mask_is_exactly_the_options(options: MafiaSettings) -> None:
    for state in tables(options, 1):
        for seat in range(4):
            view = seen(state, seat)
            offered = [number for number, byte in enumerate(encode.mask(view)) if byte]
            named = {encode.action_of(view, number) for number in offered}
            assert named == set(GAME.options(state, seat))
            assert len(named) == len(offered)


@pytest.mark.parametrize("options", [MafiaSettings(), MafiaSettings(data=towns.mine())])
@pytest.mark.parametrize("seat", range(4))
def test_every_id_names_one_action_and_back(options: MafiaSettings, seat: int) -> None:
    view = seen(GAME.new(4, options, chance=Seeded(0)), seat)
    actions = [encode.action_of(view, number) for number in range(encode.ACTION_COUNT)]
    assert [encode.action_id(view, action) for action in actions] == list(range(len(actions)))
    assert {type(action) for action in actions} == set(GAME.meta.actions.__args__)


def test_figures_are_counted_clockwise_from_the_viewer() -> None:
    view = seen(GAME.new(4, chance=Seeded(0)), R)
    figures = ("re1", "re4", "gr1", "bl1", "ye4")
    assert [encode.action_id(view, Serve(figure)) for figure in figures] == [88, 91, 92, 96, 103]
    assert encode.action_of(view, 120 + 13) == Ransom("ye2")


def test_streets_are_counted_in_reading_order() -> None:
    view = seen(GAME.new(4, MafiaSettings(data=towns.mine()), chance=Seeded(0)), Y)
    assert encode.action_of(view, 24 + 8) == Open("b3")  # a3 is not a street on this board
    assert encode.action_id(view, Open("a1")) == 24
    assert encode.action_of(view, 3) == Throw(4)


@pytest.mark.parametrize("number", [-1, encode.ACTION_COUNT])
def test_ids_outside_the_table_are_errors(number: int) -> None:
    with pytest.raises(ValueError, match="action ids"):
        encode.action_of(seen(GAME.new(4, chance=Seeded(0)), 0), number)


@pytest.mark.parametrize("options", OPTIONS)
def test_observations_have_one_length_and_keep_their_ranges(options: MafiaSettings) -> None:
    for state in tables(options, 1):
        for seat in range(4):
            vector = encode.observe(seen(state, seat))
            assert len(vector) == encode.OBSERVATION_LENGTH
            first = 0
            for segment in encode.SEGMENTS:
                values = vector[first : first + segment.size]
                assert min(values) >= segment.low, segment.name
                assert max(values) <= segment.high + 1e-6, segment.name
                first += segment.size
            assert first == len(vector)


def test_a_rich_owners_game_keeps_its_range() -> None:
    rich = MafiaSettings(data=towns.town(bank={"coins": [[10_000, 1000]]}))
    assert part(encode.observe(seen(GAME.new(4, rich, chance=Seeded(0)), 0)), "bank") == [100]


@pytest.mark.parametrize("options", OPTIONS)
def test_worlds_that_a_seat_cannot_tell_apart_look_the_same_to_it(options: MafiaSettings) -> None:
    chance = Seeded(99)
    different = 0
    for state in tables(options, 1):
        for seat in range(4):
            world = GAME.believe(state, seat, chance=chance)
            assert encode.observe(seen(world, seat)) == encode.observe(seen(state, seat))
            assert encode.mask(seen(world, seat)) == encode.mask(seen(state, seat))
            different += world.cards != state.cards
    assert different > 100  # the worlds did differ


@pytest.mark.parametrize("options", OPTIONS)
def test_the_city_is_where_the_table_has_it(options: MafiaSettings) -> None:
    for state in tables(options, 1):
        for seat in range(4):
            vector = encode.observe(seen(state, seat))
            assert ones(part(vector, "closed")) == state.closed
            assert ones(part(vector, "open")) == state.open
            assert ones(part(vector, "arrested")) == state.arrested
            assert ones(part(vector, "fired")) == state.fired
            assert part(vector, "loot") == pytest.approx([loot / 100 for loot in state.loot])
            assert part(vector, "bank") == [pytest.approx(state.bank / 100)]
            known = state.open | (
                0 if options.memory_aid == "none" else state.closed & state.town.own[seat]
            )
            assert ones(part(vector, "card")) == sum(
                1 << 32 * street + state.cards[street] for street in places_in(known)
            )
            assert ones(part(vector, "hand")) == sum(
                1 << 32 * slot + card for slot, card in enumerate(state.hands[seat])
            )
            reminded = state.thrown[seat] if options.memory_aid == "full" else 0
            assert ones(part(vector, "thrown")) == reminded
            places = part(vector, "place")
            for figure, place in enumerate(state.places):
                counted = (figure - 4 * seat) % 16
                kinds = places[4 * counted : 4 * counted + 4]
                running = figure == state.runner
                assert kinds == [
                    place == HOME,
                    HOME < place < CELL,
                    place >= CELL and not running,
                    running,
                ]


def test_a_busy_town_as_each_boss_sees_it() -> None:
    state = busy.in_play().state
    for seat in (Y, R, G, B):
        vector = encode.observe(seen(state, seat))
        assert part(vector, "active").index(1) == (Y - seat) % 4
        assert part(vector, "cash")[(R - seat) % 4] == 0.5
        prices = part(vector, "price")
        assert prices[4 * ((Y - seat) % 4)] == 1  # ye1 in cell 100
        assert prices[4 * ((R - seat) % 4)] == 3  # re1 on the chair
        assert prices[4 * ((B - seat) % 4)] == 0.5  # bl1 runs from cell 50
        assert ones(part(vector, "able")) == 1 << 4 * ((Y - seat) % 4)
        standing = part(vector, "standing")
        scene = state.town.street_of["a2"]
        assert sum(standing[4 * scene : 4 * scene + 4]) == 1
        assert standing[4 * scene + (G - seat) % 4] == 1  # green's pistol fired from b3


def test_an_agent_that_is_reminded_keeps_its_laid_cards() -> None:
    for aid, kept in (("none", 0), ("laid", 1), ("full", 1)):
        t = table("mafia", seats=4).setting(memory_aid=aid)
        t.closed("c2 pistol", "a1 lawyer")
        street, pistol = t.state.town.street_of["c2"], t.state.cards[t.state.town.street_of["c2"]]
        card = part(encode.observe(seen(t.state, Y)), "card")
        assert card[32 * street + pistol] == kept
        assert sum(card) == kept  # and no lawyer of red's
        assert CARD_IDS[pistol].startswith("pistol")


def test_slots_put_aside_are_seen_by_their_player_alone() -> None:
    chance = Seeded(3)
    state = GAME.new(4, chance=chance)
    first = state.first
    GAME.apply(state, first, Throw(2), chance=chance)
    for seat in range(4):
        aside = part(encode.observe(seen(state, seat)), "aside")
        assert aside == ([0, 1, 0, 0] if seat == first else [0, 0, 0, 0])


def test_cards_are_numbered_as_in_the_deck() -> None:
    view = seen(GAME.new(4, chance=Seeded(0)), 0)
    assert view.hand is not None
    hand = part(encode.observe(view), "hand")
    assert [hand[32 * slot : 32 * slot + 32].index(1) for slot in range(4)] == [
        CARD_OF[card] for card in view.hand
    ]


def test_a_spectator_has_no_observation() -> None:
    view: Any = GAME.view(GAME.new(4, chance=Seeded(0)), None)
    with pytest.raises(ValueError, match="spectator"):
        encode.observe(view)


@pytest.mark.parametrize(
    ("name", "words"),
    [
        ("steps_on", {"passing": "cards"}),
        ("for_clan", {"victory": "clan"}),
        ("own_runners", {"runner_choice": "clan"}),
    ],
)
def test_an_agent_sees_which_rules_are_played(name: str, words: dict[str, str]) -> None:
    for chosen, told in ((GAME.load_settings(words, None), 1.0), (MafiaSettings(), 0.0)):
        state = GAME.new(4, chosen, chance=Seeded(1))
        assert part(encode.observe(seen(state, Y)), name) == [told]
