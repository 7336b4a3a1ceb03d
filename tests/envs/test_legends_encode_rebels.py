"""The struggle with the rebels in an observation: places of minions, and the dice of a fight."""

import pytest

from omerta.games.legends import GAME, encode
from omerta.games.legends.actions import Interact
from omerta.games.legends.actions_rebels import Catch, Flee, Plan
from omerta.games.legends.settings import LegendsSettings
from omerta.kernel import Seeded
from omerta.testing import table
from omerta.testing.legends import P1, P2
from tests.envs.test_legends_encode import part, places, tables

FIRST_CARD = 12 + 14 + 16
"""The number of cards of the bank and of the chase, which come first."""


def test_pistols_places_gangs_and_fugitives() -> None:
    t = table("legends", seats=2).scenario(
        "rebels",
        clan=6,
        rebels=11,
        place="club",
        clan_attack="at02",
        clan_rebels="m03",
        ambush="at04",
        ambush_rebels="m01 m05",
        fugitives="m16",
    )
    vector = encode.observe(t.view(P1))
    assert part(vector, "struggle") == pytest.approx([0.6, 1.1])
    assert places(part(vector, "place")) == [1]
    assert places(part(vector, "ambush")) == [FIRST_CARD + 3]
    gang = places(part(vector, "gang"))
    assert gang == [2, encode.MINIONS + 0, encode.MINIONS + 4]
    assert places(part(vector, "fugitives")) == [15]
    assert part(vector, "strength") == pytest.approx([0, 2 / 12])
    assert places(part(vector, "running")) == [2]
    assert places(part(vector, "shown")) == [FIRST_CARD + 1, FIRST_CARD + 3, FIRST_CARD + 13]
    assert len(places(part(vector, "hidden"))) == 10 + 2
    assert places(part(vector, "fight")) == []
    view = t.view(P1)
    for action in (Plan(), Catch(), Flee("m05"), Interact("at12")):
        assert encode.action_of(view, encode.action_id(view, action)) == action


def test_the_dice_of_a_fight_and_whom_a_capture_may_take() -> None:
    t = table("legends", seats=2).scenario("rebels", clan_attack="at01", clan_rebels="m01 m02")
    t.hand(P1, "m43").on_top("m06").fights(P1, "at01", "m43", "4 4 1 1 | -", "4 L K 1 | x2")
    vector = encode.observe(t.view(P2))
    assert part(vector, "fight") == pytest.approx([1.0, 1.2, 0.1])
    assert places(part(vector, "foes")) == [3, 6 + 4, 12 + 5, 18 + 0]
    assert places(part(vector, "foes_red")) == [1]
    t = (
        table("legends", seats=2)
        .scenario("rebels", fugitives="m16 m17")
        .hand(P1, "m44")
        .on_top("m06")
    )
    t.tries(P1, "capture", "m44", "4 4 4 1 | -").all_pass()
    assert part(encode.observe(t.view(P1)), "captures") == pytest.approx([0.3])


def test_a_whole_game_is_encoded_exactly() -> None:
    chosen, chance = LegendsSettings(mode="one_shot", first_job="rebels"), Seeded(9)
    for state in tables(chosen, 3):
        for seat in range(3):
            view = GAME.view(state, seat)
            offered = [number for number, byte in enumerate(encode.mask(view)) if byte]
            named = {encode.action_of(view, number) for number in offered}
            assert named == set(GAME.options(state, seat))
            vector = encode.observe(view)
            first = 0
            for segment in encode.SEGMENTS:
                values = vector[first : first + segment.size]
                assert segment.low <= min(values) <= max(values) <= segment.high + 1e-6
                first += segment.size
            world = GAME.believe(state, seat, chance=chance)
            assert encode.observe(GAME.view(world, seat)) == vector
