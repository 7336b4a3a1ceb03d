"""The casino in action ids and observations."""

import pytest

from omerta.games.legends import GAME, encode
from omerta.games.legends.actions_casino import Bet, Find, Keep, SetStake, SwapTable
from omerta.testing import table
from omerta.testing.legends import P1, P2, LegendsTable
from tests.envs.test_legends_encode import part, places


def casino(**board: object) -> LegendsTable:
    return table("legends", seats=2).scenario("casino", **board)


def card(view: object, name: str) -> int:
    """Return a card's place among all cards of the data."""
    number: int = encode.names_in(view).challenge_of[name]  # type: ignore[arg-type]
    return number - 64


def test_every_sentence_has_its_number() -> None:
    view = casino().hand(P1, "m16").view(P1)
    for action in (SwapTable(), Find(), SetStake(1), SetStake(13), Bet("m16"), Keep("m50")):
        assert encode.action_of(view, encode.action_id(view, action)) == action


def test_the_board_as_each_lieutenant_sees_it() -> None:
    t = casino(table="ta02", spectators="sp11", croupier=3, safe=6, cell=2, removed="ta01")
    t.police("active").hand(P1, "m16 m26")
    for seat in (P1, P2):
        view = t.view(seat)
        vector = encode.observe(view)
        assert places(part(vector, "gaming")) == [card(view, "ta02")]
        assert places(part(vector, "penalty")) == [2]
        assert part(vector, "jackpot") == pytest.approx([1.3, 1.3, 0.6])
        assert part(vector, "croupier") == pytest.approx([0.3, 0.4, 0.2])
        assert part(vector, "closes") == [1]
        assert part(vector, "safe") == pytest.approx([0.6, 1.1])
        assert part(vector, "chips") == pytest.approx([2.3, 0.2, 0])
        assert part(vector, "tables") == pytest.approx([0.5, 0.2])
        bettors = part(vector, "bettors")
        assert [bettors[15], bettors[25]] == pytest.approx([4 / 12, 3 / 12])
        assert places(bettors) == [15, 25]
        risk = part(vector, "risk")
        assert risk[0] == 0
        assert risk == sorted(risk)
        shown = [card(view, "ta02"), card(view, "sp11")]
        assert places(part(vector, "shown")) == shown
        hidden = places(part(vector, "hidden"))
        assert {card(view, name) for name in ("ta08", "ta09", "ta03", "sp01")} <= {*hidden}
        assert card(view, "ta01") not in hidden


def test_a_bet_and_a_search_in_the_deck() -> None:
    t = casino().hand(P1, "m16 m01").opens_bet(P1, "m16").stakes(4, "4 L K 1 1")
    vector = encode.observe(t.view(P1))
    assert part(vector, "chips") == pytest.approx([2.1, 0, 0.4])
    assert places(part(vector, "crew")) == [15]
    assert part(vector, "count") == [pytest.approx(5 / 12)]
    assert places(part(vector, "bettors")) == []
    t = casino().deck("m01 m06 m11").finds(P1)
    assert places(part(encode.observe(t.view(P1)), "found")) == [0, 5, 10]
    world = GAME.believe(t.state, P2, chance=t.dice)
    assert encode.observe(GAME.view(world, P2)) == encode.observe(t.view(P2))
