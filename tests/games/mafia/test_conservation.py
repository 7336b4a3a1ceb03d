"""Section 9 through whole matches: money, figures, cards, turns, the bound."""

from random import Random

import pytest

from omerta import Match
from omerta.games.mafia import GAME
from omerta.games.mafia.components import town_of
from omerta.games.mafia.settings import MafiaSettings
from omerta.games.mafia.table import CHAIR
from omerta.testing import rule
from omerta.testing.mafia import SEATS
from tests.games.mafia.ways import WAYS

TOWN = town_of(MafiaSettings())


@pytest.mark.parametrize("way", WAYS)
@rule("MA-12.7", "MA-4.6")
def test_money_is_conserved_to_the_coin_after_every_action(way: str) -> None:
    """Invariants 1, 2, 3, 6 and 7, from public facts."""
    match, luck = Match.new(GAME, 4, seed=11, settings=WAYS[way]), Random(way)
    bank, decisions = match.state.bank, 0
    turns: dict[int, int] = {}
    while match.waiting:
        seat = luck.choice(match.waiting)
        before = match.view(None)
        if before.decision == "act":  # type: ignore[attr-defined]
            turns[seat] = turns.get(seat, 0) + 1
        match.play(seat, luck.choice(match.options(seat)))
        decisions += 1
        view = GAME.view(match.state, None)
        amounts = [view.bank, *[s.cash for s in view.seats], *[s.loot for s in view.streets]]
        assert sum(amounts) == view.money
        assert all(amount >= 0 and amount % 10 == 0 for amount in amounts)
        assert view.bank <= bank
        bank = view.bank
        assert all(s.loot == 0 for s in view.streets if s.lying != "open")
        if view.phase == "exchange":
            turns = {}
            for owner in SEATS:
                own = view.figures[4 * owner : 4 * owner + 4]
                inside = [figure for figure in own if figure.place == "cell"]
                assert view.seats[owner].hand + len(inside) == 4
        assert all(count <= 4 for count in turns.values())
        assert [figure.place for figure in view.figures].count("running") <= 1
        assert GAME.audit(match.state) == []
    assert decisions <= GAME.meta.max_decisions


@rule("MA-9.10")
def test_no_figure_leaves_the_chair_but_by_ransom() -> None:
    seen = 0
    for seed in range(30):
        match, luck = Match.new(GAME, 4, seed=seed), Random(seed)
        while match.waiting:
            seat = match.waiting[0]
            before = [place == CHAIR for place in match.state.places]
            action = luck.choice(match.options(seat))
            match.play(seat, action)
            for figure, was in enumerate(before):
                if was and match.state.places[figure] != CHAIR:
                    seen += 1
                    assert action.text() == f"ransom {TOWN.figures[figure]}"
    assert seen > 0


@rule("MA-12.11")
def test_a_match_ends_within_the_bound() -> None:
    assert GAME.meta.max_decisions == 60 * 59 + 59 * 36 + 8
    for seed in range(20):
        match, luck, decisions = Match.new(GAME, 4, seed=seed), Random(seed), 0
        while match.waiting:
            match.play(match.waiting[0], luck.choice(match.options(match.waiting[0])))
            decisions += 1
        assert decisions <= 25 * 59 + 24 * 36 + 8 == 2347
