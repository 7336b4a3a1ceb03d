"""LG-14 to LG-16: the break, the campaign, a single scenario."""

from itertools import permutations

import pytest

from omerta.games.legends import GAME
from omerta.games.legends.actions import (
    Bail,
    ChooseScenario,
    Done,
    EndTurn,
    Hire,
)
from omerta.games.legends.actions_power import NameRoller
from omerta.games.legends.components_pack import HOUSE
from omerta.games.legends.events import (
    Bailed,
    BreakOpened,
    CampaignEnded,
    Hired,
    MinionsLeft,
    MinionWon,
    RecruitsAdded,
    ScenarioEnded,
)
from omerta.games.legends.scenarios.power import traitors
from omerta.games.legends.scenarios.registry import all_scenarios
from omerta.games.legends.settings import LegendsSettings
from omerta.games.legends.view_power import PowerView
from omerta.kernel import Illegal, Match, Seeded
from omerta.testing import rule, table
from omerta.testing.legends import P1, P2, LegendsTable


def caught(seats: int = 2, **choices: object) -> LegendsTable:
    """A campaign whose first scenario, the chase, is about to succeed."""
    t = table("legends", seats=seats).campaign().setting(**choices)
    return t.scenario("chase", lever=3, car=12, van=14)


def escaping(loot: int, seats: int = 2) -> LegendsTable:
    """A campaign whose first scenario, the bank, is left by its last player."""
    t = table("legends", seats=seats).campaign().scenario("bank", loot=loot)
    return t.has_left(*range(1, seats))


# The break


@rule("LG-14.1")
def test_reputation_can_be_spent() -> None:
    t = escaping(6).escapes(P1).expect_event(BreakOpened, reputation=6)
    t.expect(purse=6, reputations=(6,), phase="break").asks(P1, "spend")


@rule("LG-14.2")
def test_the_clan_gathers_and_everything_is_reset() -> None:
    t = caught().hand(P1, "m01").on_table(P1, "m02").exhausted("m03").deck("m04 m06").out("m43")
    t.problems(P1, "pr02").police("active").ends(P1)
    prize = t.last_events(MinionWon)[0].minion
    t.expect(clan=(prize,), exhausted=("m03",), police="active").asks(
        P1, "spend"
    )  # the board stays until the break ends
    t.done().expect(clan=(), exhausted=(), out=(), stock=12, police="uncontrolled")
    t.expect(fingerprints=0, scenario="bank").expect_problems(P1, "")
    view = t.view()
    minions = {*view.deck, *view.seats[P1].hand, *view.seats[P2].hand}
    assert {"m01", "m02", "m03", "m04", "m06", prize} <= minions
    t.asks(P1, "first")


@rule("LG-14.3", "SC-2.21")
def test_a_caught_van_brings_an_expert() -> None:
    t = caught().ends(P1)
    (won,) = t.last_events(MinionWon)
    assert "m31" <= won.minion <= "m42"
    all_minions = " ".join([f"m{number}" for number in range(31, 43)])
    caught().exhausted(all_minions).ends(P1).expect_no_event(
        MinionWon
    )  # none of this level is left in the box
    t = table("legends", seats=2).campaign().scenario("chase", lever=1, car=20, van=24).ends(P1)
    t.expect_no_event(MinionWon).asks(P1, "spend")


@rule("LG-14.4")
def test_the_market() -> None:
    t = caught().ends(P1)
    levels = [int(name[1:]) > 42 for name in t.view().market]
    assert (levels.count(False), levels.count(True)) == (5, 3)
    assert not set(t.view().market) & set(t.view().box)
    few = " ".join([f"m{number}" for number in range(34, 50)])
    t = caught().exhausted(few).ends(P1)
    assert len(t.view().market) == 3  # two of level 2 after the prize, one of level 3


@rule("LG-14.5", "LG-17.2")
@pytest.mark.parametrize(("difficulty", "price"), [("easy", 4), ("normal", 5), ("hard", 6)])
def test_prices(difficulty: str, price: int) -> None:
    t = caught(difficulty=difficulty).out("m01 m40 m50").ends(P1).asks(P1, "spend")
    t.bails("m01").expect_event(Bailed, minion="m01", price=1, left=14)
    t.bails("m40").expect_event(Bailed, price=2, left=12)
    t.bails("m50").expect_event(Bailed, price=3, left=9)
    expert = next(name for name in t.view().market if name > "m42")
    t.hires(expert).expect_event(Hired, minion=expert, price=price, left=9 - price)
    if t.view().decision == "spend":
        trained = t.view().market[0]
        t.hires(trained).expect_event(Hired, price=3)


@rule("LG-14.5")
def test_impossible_purchases_are_refused() -> None:
    t = escaping(3).out("m01 m43").escapes(P1)
    expert = next(name for name in t.view().market if name > "m42")
    t.refused(Hire(expert), "too_expensive", "LG-14.5", minion=expert, price=5, purse=3)
    t.does_not_offer(Hire(expert)).offers(Bail("m01"), Bail("m43"), Done())
    t.refused(Bail("m02"), "not_in_pile", "LG-14.5").refused(
        Hire("m01"), "not_in_market", "LG-14.5"
    )
    t.refused(EndTurn(), "spend_now", "LG-14.5").refused(Bail("x"), "no_such_minion", "LG-14.5")
    t.bails("m43").offers_exactly(Done()).done().expect(scenario="chase", phase="playing")


@rule("LG-14.6")
def test_who_is_not_bailed_leaves() -> None:
    t = caught().out("m01 m02 m40 m50").ends(P1).bails("m02").done()
    t.expect_event(MinionsLeft, minions=("m01",), lost=("m40", "m50"))
    view = t.view()
    assert "m01" in view.box
    assert view.lost == ("m40", "m50")
    assert (view.market, view.purse) == ((), 0)


@rule("LG-14.7")
@pytest.mark.parametrize(("seats", "least"), [(2, 18), (4, 24)])
def test_a_small_clan_gets_newcomers(seats: int, least: int) -> None:
    t = caught(seats).deck("m01 m02 m03").ends(P1).done()
    (added,) = t.last_events(RecruitsAdded)
    assert len(added.minions) == least - 4  # three, and the prize
    assert all(name <= "m30" for name in added.minions)
    view = t.view()
    assert sum([len(each.hand) for each in view.seats]) + len(view.deck) == least
    caught(2).ends(P1).done().expect_no_event(RecruitsAdded)


# The campaign


@rule("LG-15.1", "LG-15.3")
def test_two_different_scenarios() -> None:
    match = Match.new(GAME, 2, seed=1)
    scenarios = [scenario.code for scenario in all_scenarios() if not scenario.finale]
    assert list(match.options(0)) == [ChooseScenario(code) for code in scenarios]
    assert (scenarios[:2], "power" in scenarios) == (["bank", "chase"], False)
    t = caught(scenario_pick="fixed", first_job="chase", second_job="bank").ends(P1).done()
    t.expect(scenario="bank", played=("chase", "bank")).asks(P1, "first")


@rule("LG-15.1")
def test_a_scenario_is_not_played_twice() -> None:
    fixed = LegendsSettings(scenario_pick="fixed", first_job="bank", second_job="bank")
    with pytest.raises(Illegal) as refused:
        GAME.new(2, fixed, chance=Seeded(1))
    assert (refused.value.code, refused.value.clause) == ("same_job_twice", "LG-15.1")


@rule("LG-15.2")
def test_how_scenarios_are_chosen() -> None:
    s = GAME.new(3, LegendsSettings(), chance=Seeded(1))
    assert GAME.view(s, 0).decision == "scenario"
    for action, code in (
        (ChooseScenario("opera"), "no_such_scenario"),
        (ChooseScenario("power"), "no_such_scenario"),
        (Done(), "scenario_now"),
    ):
        refusal = GAME.why_not(s, 0, action)
        assert refusal is not None
        assert refusal.code == code
    GAME.apply(s, 0, ChooseScenario("chase"), chance=Seeded(1))
    assert GAME.why_not(s, 0, ChooseScenario("chase")).code == "lane_now"  # type: ignore[union-attr]
    assert GAME.view(s, 0).scenario == "chase"
    fixed = LegendsSettings(scenario_pick="fixed", first_job="chase", second_job="bank")
    assert GAME.view(GAME.new(2, fixed, chance=Seeded(1)), None).scenario == "chase"
    drawn = {
        GAME.view(
            GAME.new(2, LegendsSettings(scenario_pick="random"), chance=Seeded(seed)), None
        ).scenario
        for seed in range(40)
    }
    assert drawn == {scenario.code for scenario in all_scenarios() if not scenario.finale}


@rule("LG-15.2")
def test_a_played_scenario_is_refused() -> None:
    t = caught().ends(P1).done()
    assert t.view().played == ("chase", "bank")
    s = GAME.new(2, LegendsSettings(), chance=Seeded(1))
    s.played = ("bank",)
    refusal = GAME.why_not(s, 0, ChooseScenario("bank"))
    assert refusal is not None
    assert refusal.code == "scenario_played"


@rule("LG-15.1", "LG-14.1")
def test_after_the_second_scenario_comes_a_break_and_always_the_election() -> None:
    t = table("legends", seats=2).campaign("chase", reputations=(1,)).scenario("bank", loot=4)
    t.has_left(P2).escapes(P1).expect_event(ScenarioEnded, ending="escaped", reputation=4)
    t.expect_event(BreakOpened, reputation=4).expect(phase="break", purse=4).asks(P1, "spend")
    t.done().expect(scenario="power", played=("chase", "bank", "power"), phase="playing")
    assert t.city().betrayal in ("be_bank", "be_chase")
    t.asks(P1, "first")


@rule("LG-15.1")
def test_every_pair_of_scenarios_leads_to_the_election() -> None:
    scenarios = [scenario.code for scenario in all_scenarios() if not scenario.finale]
    finale = next(scenario for scenario in all_scenarios() if scenario.finale)
    numbers = {scenario.code: scenario.number for scenario in all_scenarios()}
    for first, second in permutations(scenarios, 2):
        t = (
            table("legends", seats=3)
            .campaign(first, second, reputations=(2, 3))
            .scenario(finale.code)
        )
        cards = t.state.pack.scenarios[finale.code]
        wanted = {numbers[first], numbers[second]}
        found = {cards.values("scenario")[card] for card in traitors(t.state)}
        assert found == wanted


@rule("LG-15.1")
def test_the_election_is_never_the_first_scenario() -> None:
    fixed = LegendsSettings(scenario_pick="fixed", first_job="power")
    with pytest.raises(Illegal) as refused:
        GAME.new(2, fixed, chance=Seeded(1))
    assert (refused.value.code, refused.value.clause) == ("finale_comes_last", "LG-15.1")
    chosen = LegendsSettings(first_job="power")  # ignored where the clan chooses
    assert GAME.view(GAME.new(2, chosen, chance=Seeded(1)), None).decision == "scenario"


def voting(clan: int, seats: int = 2, reputations: tuple[int, int] = (9, 8)) -> LegendsTable:
    """A campaign at the end of its last round."""
    t = table("legends", seats=seats).campaign("bank", "chase", reputations=reputations)
    return t.scenario("power", clan=clan, marker=6).police("controlled").last_turn(P2)


@rule("LG-15.4", "SC-6.27")
@pytest.mark.parametrize(
    ("clan", "reason", "won", "score"), [(6, "elected", True, 30), (3, "defeated", False, 17)]
)
def test_a_campaign_is_won_or_lost_at_the_election(
    clan: int, reason: str, won: bool, score: int
) -> None:
    t = voting(clan).ends(P2).expect_event(CampaignEnded, won=won, reason=reason, score=score)
    t.over(reason=reason, scores=(score, score))


@rule("LG-15.4", "LG-9.3", "SC-6.28")
def test_an_arrest_in_the_last_scenario_loses_everything() -> None:
    t = voting(9).problems(P1, "pr06 pr07 pr12 pr15").ends(P2)
    t.expect_event(CampaignEnded, won=False, reason="arrested", score=17)
    t.over(winners=(), reason="arrested", scores=(17, 17))


@rule("LG-15.4")
def test_low_reputation_alone_loses_nothing() -> None:
    voting(9, reputations=(0, 1)).ends(P2).expect(rank="front_page").over(reason="elected")


@rule("LG-15.5")
@pytest.mark.parametrize(
    ("reputations", "clan", "score", "rank"),
    [
        ((0, 1), 6, 14, "street_tale"),
        ((1, 1), 6, 15, "front_page"),
        ((5, 6), 6, 24, "front_page"),
        ((6, 6), 6, 25, "city_legend"),
        ((6, 9), 9, 34, "city_legend"),
        ((7, 9), 9, 35, "immortal"),
    ],
)
def test_ranks(reputations: tuple[int, int], clan: int, score: int, rank: str) -> None:
    t = voting(clan, reputations=reputations).ends(P2)
    t.expect(rank=rank, reputations=(*reputations, 10 + 2 * clan - 9)).over(scores=(score, score))


@rule("LG-15.5")
def test_a_vote_won_from_behind_has_no_lead_to_count() -> None:
    t = voting(4).rolls("4 4 4 4", "1 1 1 1 1").ends(P2).does(NameRoller(P1))
    t.expect(reputations=(9, 8, 10)).over(reason="elected", scores=(27, 27))


@rule("LG-16.2")
@pytest.mark.parametrize("seats", [2, 4])
def test_the_election_alone_has_a_stronger_clan_and_any_traitor(seats: int) -> None:
    alone = LegendsSettings(mode="one_shot", first_job="power")
    found = set()
    recruits = HOUSE.scenario["power"].numbers["recruits"]
    for seed in range(40):
        view = GAME.view(GAME.new(seats, alone, chance=Seeded(seed)), None)
        assert isinstance(view.scene, PowerView)
        found.add(view.scene.betrayal)
        clan = {*view.deck, *[name for seat in view.seats for name in seat.hand]}
        levels = [face.level for face in view.minions if face.id in clan]
        assert (levels.count(2), levels.count(3)) == recruits
        assert levels.count(1) == (30 if seats == 4 else 24)
    assert found == {"be_bank", "be_chase", "be_rebels", "be_casino", "be_family"}


@rule("LG-16.2")
@pytest.mark.parametrize(("clan", "reason"), [(6, "elected"), (3, "defeated")])
def test_the_election_alone_is_won_by_the_vote(clan: int, reason: str) -> None:
    t = table("legends", seats=2).scenario("power", clan=clan, marker=6).police("controlled")
    t.last_turn(P2).ends(P2).expect(rank=None)
    t.over(reason=reason, scores=(13, 13) if clan == 6 else (0, 0))


@rule("LG-16.1", "LG-17.2", "SC-1.24")
@pytest.mark.parametrize(
    ("difficulty", "loot", "reason"),
    [
        ("easy", 6, "target_missed"),
        ("easy", 7, "target_reached"),
        ("normal", 8, "target_missed"),
        ("normal", 9, "target_reached"),
        ("hard", 11, "target_missed"),
        ("hard", 12, "target_reached"),
    ],
)
def test_one_scenario_is_won_by_reputation(difficulty: str, loot: int, reason: str) -> None:
    t = table("legends", seats=2).setting(difficulty=difficulty).scenario("bank", loot=loot)
    t.has_left(P2).escapes(P1).expect(rank=None).over(reason=reason, scores=(loot, loot))
