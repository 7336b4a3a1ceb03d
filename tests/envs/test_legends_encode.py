"""Action ids and observations of Legends: exact, within their ranges, without deck orders."""

from collections.abc import Iterator
from typing import Any

import pytest

from omerta.games.legends import GAME, encode
from omerta.games.legends.actions import (
    Interact,
    NameFirst,
    PlayMinion,
    PutToken,
)
from omerta.games.legends.actions_family import ChooseBusiness, KeepBooks, MatchPlace
from omerta.games.legends.components import MOST_PLAYERS, bits
from omerta.games.legends.components_pack import HOUSE
from omerta.games.legends.save import frames
from omerta.games.legends.settings import LegendsSettings
from omerta.games.legends.table import Table
from omerta.games.legends.view import LegendsView
from omerta.kernel import Illegal, Seeded
from omerta.testing import table
from omerta.testing.legends import P1, P2, P3
from tests.games.legends import sample_data

OPTIONS = [
    pytest.param(LegendsSettings(), id="campaign"),
    pytest.param(LegendsSettings(mode="one_shot", difficulty="easy"), id="easy bank"),
    pytest.param(LegendsSettings(mode="one_shot", first_job="power"), id="election"),
    pytest.param(
        LegendsSettings(
            scenario_pick="fixed",
            first_job="chase",
            second_job="bank",
            data=sample_data.data_file(minion__3__level=2, numbers__luck=5),
        ),
        id="owner's box",
    ),
    pytest.param(LegendsSettings(mode="one_shot", first_job="casino"), id="casino"),
    pytest.param(LegendsSettings(mode="one_shot", first_job="family"), id="family"),
]


def tables(options: LegendsSettings, seats: int) -> Iterator[Table]:
    """Yield every state of a random match, the last one included."""
    chance = Seeded(seats)
    state = GAME.new(seats, options, chance=chance)
    yield state
    while waiting := GAME.waiting(state):
        action = chance.pick(GAME.options(state, waiting[0]), "test")
        GAME.apply(state, waiting[0], action, chance=chance)
        yield state


def part(vector: encode.Vector, name: str) -> list[float]:
    """Return one segment of an observation."""
    first = 0
    for segment in encode.SEGMENTS:
        if segment.name == name:
            return list(vector[first : first + segment.size])
        first += segment.size
    raise AssertionError(name)


def places(values: list[float]) -> list[int]:
    return [place for place, value in enumerate(values) if value]


@pytest.mark.parametrize("options", OPTIONS)
@pytest.mark.parametrize("seats", [1, 2, 4])
def test_a_whole_game_is_encoded_exactly(options: LegendsSettings, seats: int) -> None:
    chance = Seeded(99)
    for state in tables(options, seats):
        for seat in range(seats):
            view = GAME.view(state, seat)
            offered = [number for number, byte in enumerate(encode.mask(view)) if byte]
            named = {encode.action_of(view, number) for number in offered}
            assert named == set(GAME.options(state, seat))
            assert len(named) == len(offered)
            vector = encode.observe(view)
            assert len(vector) == encode.OBSERVATION_LENGTH
            first = 0
            for segment in encode.SEGMENTS:
                values = vector[first : first + segment.size]
                assert segment.low <= min(values), segment.name
                assert max(values) <= segment.high + 1e-6, segment.name
                first += segment.size
            hands = part(vector, "hand")
            for player, hand in enumerate(state.hands):
                start = encode.MINIONS * ((player - seat) % state.players)
                assert places(hands[start : start + encode.MINIONS]) == bits(hand)
            world = GAME.believe(state, seat, chance=chance)
            assert encode.observe(GAME.view(world, seat)) == vector


def test_every_id_names_one_action_and_back() -> None:
    view = GAME.view(GAME.new(4, LegendsSettings(), chance=Seeded(0)), 2)
    actions = [encode.action_of(view, number) for number in range(encode.ACTION_COUNT)]
    used = 0
    for number, action in enumerate(actions):
        if encode.NO_NAME not in str(action).split("'"):
            assert encode.action_id(view, action) == number
            used += 1
    cards = sum([len(table.card) for table in HOUSE.scenario.values()])
    campaigns = sum([card.deck == "campaign" for card in HOUSE.scenario["power"].card])
    of_cards = 2 * (4 + 24 + cards) + 24 + 2 * cards + campaigns
    assert used == encode.FIRST_PLAY + 11 * 52 + of_cards + MOST_PLAYERS
    assert {type(action) for action in actions} == set(GAME.meta.actions.__args__)


def test_a_number_of_nothing_is_refused() -> None:
    t = table("legends", seats=2).hand(P1, "m01").problems(P1, "pr07")
    nobody = encode.action_of(t.view(P1), encode.FIRST_INTERACT + encode.CHALLENGES - 1)
    with pytest.raises(Illegal):
        GAME.apply(t.state, P1, nobody, chance=Seeded(0))


@pytest.mark.parametrize("number", [-1, encode.ACTION_COUNT])
def test_ids_outside_the_table_are_errors(number: int) -> None:
    with pytest.raises(ValueError, match="action ids"):
        encode.action_of(GAME.view(GAME.new(2, chance=Seeded(0)), 0), number)


def test_components_are_numbered_as_in_the_data_and_players_from_the_viewer() -> None:
    t = table("legends", seats=3).scenario("bank", vault="va07", alarms="al02")
    view = t.view(P2)
    assert encode.action_id(view, PlayMinion("m01")) == encode.FIRST_PLAY
    assert encode.action_id(view, Interact("control")) == encode.FIRST_INTERACT + 2
    assert encode.action_id(view, Interact("pr02")) == encode.FIRST_INTERACT + 4 + 1
    assert encode.action_id(view, PutToken("va07")) == encode.FIRST_TOKEN + 64 + 6
    assert encode.action_id(view, NameFirst(P1)) == encode.FIRST_NAME + 2
    assert encode.action_of(view, encode.FIRST_NAME) == NameFirst(P2)


def test_every_decision_has_its_place() -> None:
    assert set(encode.DECISIONS) == {tag for tag in frames() if tag != "step"}


def test_a_roll_as_each_lieutenant_sees_it() -> None:
    t = table("legends", seats=3).scenario("bank", vault="va07", alarms="al02", clock=4, loot=3)
    t.hand(P1, "m43 m01").hand(P3, "m02").tokens("va07", 1).problems(P3, "pr02")
    t.tries(P1, "va07", "m43", "4 L K 2 | x2")
    for seat in (P1, P2, P3):
        vector = encode.observe(GAME.view(t.state, seat))
        assert places(part(vector, "roller")) == [(P1 - seat) % 3]
        assert places(part(vector, "roll")) == [64 + 6]
        assert places(part(vector, "dice")) == [3, 6 + 4, 12 + 5, 18 + 1]
        assert places(part(vector, "crew")) == [42]
        assert part(vector, "count") == [pytest.approx(4 / 12)]
        assert places(part(vector, "front")) == [encode.PROBLEMS * ((P3 - seat) % 3) + 1]
        assert part(vector, "tokens")[70] == pytest.approx(1 / 9)
        assert part(vector, "bank") == pytest.approx([0.4, 0.7, 0.3, 0, 0])
        assert places(part(vector, "shown")) == [6, 13]


def test_a_family_as_a_lieutenant_sees_it() -> None:
    t = table("legends", seats=2).scenario(
        "family", left="bu02", right="bu05", marker=3, mole="aside"
    )
    t.board(left_downtimes="do10 do18", right_downtimes="do13").police("active")
    t.tokens("bu05", 4).hand(P1, "m16 accountant").hand(P2, "m13 m17").interacts(P1, "bu02")
    view = t.view(P1)
    vector = encode.observe(view)
    first = sum(
        [len(HOUSE.scenario[scenario].card) for scenario in ("bank", "chase", "rebels", "casino")]
    )
    assert places(part(vector, "business")) == [first + 1, encode.CARDS + first + 4]
    assert places(part(vector, "downtime")) == [
        first + 19,
        first + 27,
        encode.CARDS + first + 22,
    ]
    assert places(part(vector, "finished")) == [1]
    assert places(part(vector, "void")) == [0, 1, 2, 3, 4, 5, 6, 7, *range(40 + 12, 80)]
    assert part(vector, "income") == pytest.approx([0.4, 0.5])
    assert part(vector, "businesses") == pytest.approx([0.6, 0.2])
    assert places(part(vector, "mole")) == [2]
    assert part(vector, "unmatched") == [1]
    assert places(part(vector, "hand")) == [15, 50, encode.MINIONS + 12, encode.MINIONS + 16]
    t.plays("m16").asks(P1, "place")
    (number,) = {encode.action_id(view, MatchPlace("m13"))}
    assert encode.action_of(view, number) == MatchPlace("m13")
    for action in (ChooseBusiness("bu02"), KeepBooks("do18")):
        assert encode.action_of(view, encode.action_id(view, action)) == action


def test_a_spectator_has_no_observation() -> None:
    view: Any = GAME.view(GAME.new(2, chance=Seeded(0)), None)
    assert isinstance(view, LegendsView)
    with pytest.raises(ValueError, match="spectator"):
        encode.observe(view)
