"""The terminal picture of Legends: it fits, needs no colour, and shows the worth of options."""

import io
import re

import pytest
from rich.cells import cell_len
from rich.console import Console

from omerta.cli.pictures.legends import LegendsPicture
from omerta.games.legends import GAME
from omerta.games.legends.events import PoliceActivated
from omerta.games.legends.settings import ScenarioCode
from omerta.kernel import Refusal, Seeded
from omerta.kernel.texts import LANGUAGES, Texts
from omerta.testing import table
from omerta.testing.legends import P1, P2, P3, LegendsTable

LONG_NAMES = ("Bartholomew the Wise", "Конрад Аденауэрович-", "W" * 20, "i" * 20)
SPOKEN = {language: Texts(language, "omerta.games.legends") for language in LANGUAGES}
NAMES = ("Anna", "Boris", "Clara")


def drawn(thing: object, width: int = 80) -> str:
    console = Console(file=io.StringIO(), width=width, color_system=None, highlight=False)
    console.print(thing)
    assert isinstance(console.file, io.StringIO)
    return console.file.getvalue()


def picture(language: str = "en") -> LegendsPicture:
    return LegendsPicture(GAME, SPOKEN[language], NAMES)


def shown(t: LegendsTable, language: str = "en") -> list[str]:
    lines = drawn(picture(language).table(t.view(P1))).splitlines()
    return [" ".join(line.split()) for line in lines]


def look(t: LegendsTable, what: str, rest: str = "") -> str:
    return drawn(picture().inspect(what, t.view(P1), rest, list(SPOKEN.values())), 200)


def test_a_roll_shows_the_odds_of_all_that_is_missing() -> None:
    t = (
        table("legends", seats=2)
        .scenario("family", left="bu07", removed="")
        .hand(P1, "m43 m31 m01")
    )
    t.interacts(P1, "bu07").plays("m43", "m31")
    percent = round(t.view().odds[3][6][4] / 100)
    told = " ".join(shown(t))
    assert f"; {percent} % for all 5 that are missing" in told
    assert f"; все 5, которых не хватает, {percent} %" in " ".join(shown(t, "ru"))
    t = table("legends", seats=2).problems(P1, "pr19").hand(P1, "m43 m31")
    t.interacts(P1, "pr19").plays("m43")
    assert "missing" not in " ".join(shown(t))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", [1, 4])
@pytest.mark.parametrize("scenarios", [("chase", "bank"), ("family", "bank")])
def test_every_table_of_a_campaign_fits_into_80_columns(
    language: str, seats: int, scenarios: tuple[ScenarioCode, ScenarioCode]
) -> None:
    choices = {"scenario_pick": "fixed", "first_job": scenarios[0], "second_job": scenarios[1]}
    chosen = GAME.load_settings(choices, None)
    screen = LegendsPicture(GAME, SPOKEN[language], LONG_NAMES[:seats])
    chance = Seeded(seats)
    s = GAME.new(seats, chosen, chance=chance)
    phases = set()
    while waiting := GAME.waiting(s):
        view = GAME.view(s, waiting[0])
        phases.add(view.phase)
        lines = drawn(screen.table(view)).splitlines()
        assert max(map(cell_len, lines)) <= 80
        assert len(lines) <= 45
        GAME.apply(s, waiting[0], chance.pick(GAME.options(s, waiting[0]), "play"), chance=chance)
    assert phases == {"playing", "break"}
    assert drawn(screen.table(GAME.view(s, None)))


def bank() -> LegendsTable:
    t = table("legends", seats=3).scenario(
        "bank", vault="va07", alarms="al02 al08", clock=4, loot=3
    )
    t.hand(P1, "m43 m01 m06").hand(P2, "m02").tokens("va07", 1).problems(P3, "pr05")
    return t.police("controlled").exhausted("m08").out("m09")


def test_challenges_are_shown_with_their_odds() -> None:
    lines = shown(bank())
    assert lines[0] == "The Big Score Round 1 Fingerprints 2/7 Police controlled Target 9"
    assert "Clock 4/7 (two alarms on 3 5) Loot 3 11 vaults and 12 alarms to come" in lines
    assert "va07 Freight Bonds MH D5 1/2 7: 90 %" in lines
    assert "al02 Dropped Glove HC D4 0/1 1☝ 4: 82 %" in lines
    assert "pr05 Jammed Gun MC D4 0/1 1☝ 5: 84 % ▲3 you roll 1 white die" in lines
    assert "al08 Wailing Bell HC D5 0/1 4: 77 % end of round: exhaust a" in lines
    assert "►●1 Anna m01 MH, m06 MC, m43 MMHH" in lines
    assert "■2 Boris m02 MH" in lines
    russian = shown(bank(), "ru")
    assert "va07 Грузовые облигации СЛ D5 1/2 7: 90 %" in russian


def crowded(problems: str) -> LegendsTable:
    rumours = "ru01 ru02 ru04 ru06 ru07"
    t = table("legends", seats=3).scenario(
        "power", campaign="ca04", rumours=rumours, betrayal="be_bank"
    )
    return t.hand(P1, "m43").problems(P1, "pr01 pr03 pr20").problems(P2, problems)


def test_with_many_challenges_each_effect_is_listed_once() -> None:
    lines = shown(crowded("pr15 pr06"))
    assert "pr01 Sleepless Night MH D3 0/1 4: 85 % ●1 end of turn: exhaust" in lines
    assert lines[-1].startswith("D difficulty")
    lines = shown(crowded("pr15 pr06 pr09"))
    assert "pr01 Sleepless Night MH D3 0/1 4: 85 % ●1" in lines
    whole = " ".join(lines)
    assert "; ru01 ru02 all the time: the campaign is 1 harder; " in whole
    assert " pr01 pr03 end of turn: exhaust a minion of your hand; " in whole
    assert "; ru04 ru06 end of round: exhaust a minion of a hand; " in whole
    assert lines[-1].startswith("▲3 Clara")


def test_a_problem_takes_dice_from_its_owners_odds() -> None:
    t = table("legends", seats=2).hand(P1, "m01").problems(P1, "pr05 pr14").problems(P2, "pr07")
    assert "pr07 Abandoned Car MH D4 0/1 2☝ 1: 33 % ■2" in shown(t)


def test_a_roll_shows_odds_before_and_totals_after() -> None:
    t = bank().interacts(P1, "va07")
    assert "Trying Freight Bonds: nobody" in shown(t)
    t.plays("m43")
    assert "4 dice: 77 % for a success, 46 % for two, 0.4 damage expected" in shown(t)
    t.rolls("4 L K 2 | x2").done()
    assert "[ 4 luck lock 2 | x2 ] total 7 / 10 against 5" in shown(t)
    assert "►●1 Anna m01 MH, m06 MC, (m43 MMHH)" in shown(t)


def test_the_chase_shows_the_road_and_both_lanes() -> None:
    t = table("legends", seats=2).scenario(
        "chase", car=5, van=11, lever=2, driving=1, lane="right", lanes="ob01 ob02 ob03 ob04"
    )
    lines = shown(t)
    assert "Car 5, van 11 of 25: 6 ahead Speed 2/3 Driving 1/3" in lines
    road = [re.sub(r" D\d", "", line) for line in lines]
    assert "left: ob01 Milk Cart MH +1 → ob02 Wet Tram Rails HC +1" in road
    assert "►right: ob03 Traffic Warden CB +1 → ob04 Friendly Garage MB +1" in road


def test_an_obstacle_shows_speed_then_positive_then_negative_effects() -> None:
    t = table("legends", seats=2).scenario("chase", lanes="ob06 ob13 ob03 ob04")
    bend = "speed +1, and a die to Driving, with one success also exhaust a minion of yours"
    assert look(t, "card", "ob06").strip().endswith(bend)
    car = "speed +2, with one success also take a problem"
    assert look(t, "card", "ob13").strip().endswith(car)
    assert "speed +1 and a die to Driving" in " ".join(shown(t))


POLICE = {
    "bank": ("a minion from a hand goes out of action", "приспешник с чьей-то руки"),
    "chase": ("two or more locks", "два замка или больше"),
    "casino": ("the croupier skips the blocked space", "крупье пропускает"),
    "family": ("the mole is shuffled into the clan deck", "крот замешан"),
    "power": ("a rumour appears", "появляется слух"),
}


@pytest.mark.parametrize("scenario", POLICE)
def test_every_scenario_shows_what_active_police_do(scenario: ScenarioCode) -> None:
    english, russian = POLICE[scenario]
    t = table("legends", seats=2).scenario(scenario)
    assert english not in " ".join(shown(t))
    assert english in look(t, "card", "police")
    assert look(t, "card", "полиция") == look(t, "card", "police")
    t = table("legends", seats=2).scenario(scenario).police("active")
    assert english in " ".join(shown(t))
    assert russian in " ".join(shown(t, "ru"))
    happened = PoliceActivated(scenario)
    for language, does in zip(LANGUAGES, (english, russian), strict=True):
        words = SPOKEN[language]
        names = picture(language).names(t.view(P1))
        assert does in words("event-police-activated", **words.arguments(happened, names))


def test_without_police_the_card_says_so() -> None:
    assert "No police" in look(table("legends", seats=2).scenario("rebels"), "card", "police")


def family() -> LegendsTable:
    t = table("legends", seats=3).scenario("family", left="bu01", right="bu03", marker=3)
    t.board(left_downtimes="do01 do10 do13", right_downtimes="do16").tokens("bu03", 2)
    return t.hand(P1, "m01 m43 accountant").hand(P2, "m02").police("active")


def test_the_family_shows_businesses_downtimes_and_bans() -> None:
    lines = shown(family())
    assert "Income 4 (1 2 3 [4] 5 7 9 12 15)" in lines
    assert "6 businesses left, 2 removed unseen, 14 downtimes in the deck" in lines
    assert "left: bu01 Bubbles Laundry, docks, 0/4 D+1 void: 5 7 12+" in lines
    assert "do01 Broken Pipes < do10 Crooked Scales < do13 Price Ceiling" in lines
    assert "right: bu03 Sunrise Bakery, street, 2/2, finished void: -4" in lines
    assert "The mole is in the clan deck; the accountant is with ●1." in lines
    exact = family().family().businesses[0].odds[6 - 1][0]
    assert f"bu01 Bubbles Laundry MH D5 0/4 6: {round(exact / 100)} % docks" in lines
    assert any("the business: a total" in line for line in lines)
    assert "►●1 Anna m01 MH, m43 MMHH, accountant" in lines
    russian = shown(family(), "ru")
    assert "слева: bu01 Прачечная «Пузырь», порт, 0/4 D+1 под запретом: 5 7 12+" in russian
    assert "Крот в колоде клана; бухгалтер на руке: ●1." in russian


def test_a_roll_for_a_business_reckons_with_bans() -> None:
    t = family().interacts(P1, "bu01").plays("m43")
    row = t.family().businesses[0].odds[4 - 1]
    one, two = (round(chance / 100) for chance in row[:2])
    assert any(line.startswith(f"4 dice: {one} % for a success, {two} % for") for line in shown(t))
    t.rolls("4 L K 1 | x2").done()
    assert "[ 4 luck lock 1 | x2 ] total (5) / 9 against 5" in shown(t)


def test_a_family_that_is_over_can_still_be_drawn() -> None:
    t = table("legends", seats=2).scenario("family", no_businesses=True).last_turn(P1).ends(P1)
    lines = shown(t)
    assert "left: empty" in lines
    assert "right: empty" in lines
    assert "The mole has left; the accountant has left." in lines


def test_accountant_and_mole_can_be_looked_up() -> None:
    t = family()
    assert "accountant The Accountant: discard any downtime" in look(t, "card", "accountant")
    assert "mole The Mole: whoever draws it gets nobody" in look(t, "card", "mole")
    assert "a total of 5 or 7 is void" in look(t, "card", "do10")
    assert "value" not in look(t, "card", "do10")
    assert "accountant The Accountant" in look(t, "hands")
    assert "mole" in look(t, "piles")


def test_the_break_shows_the_market() -> None:
    t = table("legends", seats=2).campaign().scenario("chase", car=12, van=14, lever=3).out("m43")
    lines = shown(t.ends(P1))
    assert "15 reputation to spend" in lines
    assert "m43 The Locomotive, level 3, MMHH: no damage, no fatigue" in lines
    assert len(lines) > 10


def test_inspect_commands_answer() -> None:
    t = bank()
    hands = look(t, "hands").splitlines()
    assert hands[0] == "●1 Anna"
    assert "  m43 The Locomotive, level 3, MMHH: no damage, no fatigue" in hands
    piles = look(t, "piles")
    assert "Exhausted (1): m08 MC" in piles
    assert "Out of action (1): m09 MC" in piles
    deck = piles.splitlines()[0].partition(": ")[2].split(", ")
    assert deck == sorted(deck)  # never in deck order
    assert "4  85/70  82/57  77/46  70/31  64/19" in look(t, "odds")
    for typed, told in (
        ("va06", "va06 Jeweller's Vault, HB, D5, 2 successes, search dice 4"),
        ("вдовий вклад", "va02 Widow's Deposit, HC, D5, 1 success, search dice 3"),
        ("Abandoned Car", "pr07 Abandoned Car, MH, D4, 1 success, 2 fingerprints"),
        ("m31", "m31 Iron Ivy, level 2, MMH: reroll any white dice"),
        ("bank", "The night watchman drinks cocoa"),
        ("cheer", "cheer Cheer, CB, D4, a board test"),
    ):
        assert told in look(t, "card", typed)
    with pytest.raises(Refusal) as refused:
        look(t, "card", "va99")
    assert SPOKEN["en"].refusal(refused.value) == "There is no card called va99."


def test_a_used_ability_is_marked() -> None:
    t = bank()
    t.state.used = 1  # m01
    assert "m01 Crowbar Quinn, level 1, MH: reroll one white die (used)" in look(t, "hands")
