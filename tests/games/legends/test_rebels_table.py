"""The table of the rebels: custom data, invariants, timeouts, hidden cards, saves, texts, advice."""

from collections.abc import Callable
from itertools import islice, permutations
from typing import Any

import pytest

from omerta.games.legends import GAME
from omerta.games.legends.actions import (
    Done,
    NameFirst,
    SplitLuck,
    Take,
)
from omerta.games.legends.actions_rebels import Catch, Flee, Plan
from omerta.games.legends.advice.rating import best_option
from omerta.games.legends.coach import advise
from omerta.games.legends.components_pack import HOUSE
from omerta.games.legends.scenarios.rebels_pieces import PickRebel, state_of
from omerta.games.legends.settings import LegendsSettings
from omerta.games.legends.table import Table
from omerta.kernel import Action, BadData, BadSave, Seeded, encode
from omerta.kernel.texts import LANGUAGES
from omerta.testing import rule, table
from omerta.testing.legends import P1, P2, LegendsTable, struggle_of
from tests.games.legends import sample_data
from tests.games.legends.speech import PLAYERS, SPOKEN, WORDS, labels_typed_back, meant

CHOSEN = LegendsSettings(mode="one_shot", first_job="rebels")


def rebels(**said: object) -> LegendsTable:
    return table("legends", seats=2).scenario("rebels", **said)


def fleeing() -> LegendsTable:
    """Two of three rebels must flee; the rebels have won with 8 to 4."""
    t = rebels(clan_attack="at01", clan_rebels="m01 m02 m31", fugitives="m16").hand(P1, "m43")
    return t.on_top("m06").fights(P1, "at01", "m43", "1 1 1 1 | -", "4 K K 1 1 1 1 | -")


def capturing() -> LegendsTable:
    """Up to two fugitives may return."""
    t = rebels(fugitives="m16 m31 m17").hand(P1, "m44").on_top("m06")
    return t.tries(P1, "capture", "m44", "4 4 1 1 | -").all_pass()


# Custom data


@pytest.mark.parametrize(
    ("changes", "entry"),
    [
        ({"card__0__deck": "assault"}, "at01"),
        ({"card__0__effect": "end_clock1"}, "at01"),
        ({"card__0__difficulty": 4}, "at01"),
        ({"card__0__icons": ""}, "at01"),
        ({"card__0__values": {}}, "at01"),
        ({"card__0__values": {"rebels": 10}}, "at01"),
        ({"card__0__values": {"rebels": -1}}, "at01"),
        ({"card__0__values": {"rebels": 1, "fewer_three": 2}}, "at01"),
        ({"card__0__values": {"rebels": 1, "fewer_three": -1}}, "at01"),
        ({"card__12__marks": {}}, "pl_docks"),
        ({"card__12__marks": {"place": "opera"}}, "pl_docks"),
        ({"card__12__effect": "end_hand1"}, "pl_docks"),
        ({"card__12__difficulty": 1}, "pl_docks"),
        ({"numbers__rebels_start": None}, "rebels_start"),
        ({"numbers__rebels_start": 14}, "struggle"),
        ({"numbers__rebels_start": 0}, "clan_start"),
        ({"numbers__clan_start": [0, 0, 1]}, "clan_start"),
        ({"numbers__clan_start": [0, 0, 0, 15]}, "clan_start"),
        ({"numbers__struggle": 15}, "struggle"),
        ({"numbers__speed": 1}, "speed"),
    ],
)
def test_a_table_that_cannot_be_played_with(changes: dict[str, Any], entry: str) -> None:
    with pytest.raises(BadData) as refused:
        sample_data.data_file(
            **{f"scenario__rebels__{path}": value for path, value in changes.items()}
        )
    assert refused.value.code == "data-bad-scenario"
    assert refused.value.params["entry"] == f"scenario.rebels.{entry}"


def test_the_entries_that_custom_data_may_change() -> None:
    for effect in ("", "end_hand1", "end_hand_out1", "end_deck1", "end_deck2"):
        assert sample_data.data_file(scenario__rebels__card__0__effect=effect).id == "mine"
    assert sample_data.data_file(scenario__rebels__card__0__values={"rebels": 0}).id == "mine"


@rule("SC-3.17")
def test_more_attacks_have_rebels_than_can_be_in_play() -> None:
    cards = sample_data.tables()["scenario"]["rebels"]["card"]
    for card in cards[2:12]:
        card["values"] = {"rebels": 0}
    with pytest.raises(BadData) as refused:
        sample_data.data_file(scenario__rebels__card=cards)
    assert refused.value.params["entry"] == "scenario.rebels.attack"
    cards[2]["values"] = {"rebels": 1}
    assert sample_data.data_file(scenario__rebels__card=cards).id == "mine"
    few = [*cards[:2], *cards[12:]]
    with pytest.raises(BadData):
        sample_data.data_file(scenario__rebels__card=few)


@pytest.mark.parametrize("path", ["bank__card__0", "chase__card__0"])
def test_only_attacks_and_places_go_without_difficulty_and_icons(path: str) -> None:
    for change in ({"difficulty": 0}, {"icons": ""}):
        (name, value) = next(iter(change.items()))
        with pytest.raises(BadData) as refused:
            sample_data.data_file(**{f"scenario__{path}__{name}": value})
        assert refused.value.code == "data-bad-scenario"


def test_an_owners_numbers_are_played_with() -> None:
    short = {"scenario__rebels__numbers__rebels_start": 3}
    data = sample_data.data_file(**short, scenario__rebels__numbers__struggle=[0, 2, 4, 8])
    s = GAME.new(
        2, LegendsSettings(mode="one_shot", first_job="rebels", data=data), chance=Seeded(1)
    )
    view = struggle_of(GAME.view(s, None))
    assert (view.rebels, view.struggle) == (3, (0, 2, 4, 8))
    t = rebels(clan=1, rebels=2).setting(data=data).exhausted("m01").rallies(P1)
    t.over(scores=(2, 2))


# Invariants


def changed(t: LegendsTable, **fields: object) -> Table:
    s = t.state.clone()
    for name, value in fields.items():
        setattr(state_of(s), name, value)
    return s


def lying() -> LegendsTable:
    return rebels(clan_attack="at01", clan_rebels="m01", fugitives="m16").hand(P1, "m43")


BROKEN: dict[str, Callable[[], Table]] = {
    "an attack is missing or duplicated": lambda: changed(lying(), attack_discard=(0,)),
    "a place is missing or duplicated": lambda: changed(lying(), place=13),
    "attacks and rebels do not fit": lambda: changed(lying(), gangs=(0, 1)),
    "a pistol is outside its track": lambda: changed(lying(), clan=13),
    "the pistols do not fit the ending": lambda: changed(lying(), clan=12),
    "a die of the rebels has an unknown face": lambda: changed(fleeing(), dice=(7,)),
    "the dice of the rebels do not fit the fight": lambda: changed(lying(), dice=(1,), red=0),
    "a minion is in two places": lambda: changed(lying(), fugitives=1),
    "a minion is missing": lambda: changed(lying(), fugitives=0),
}


@pytest.mark.parametrize("what", BROKEN)
def test_the_audit_finds_a_broken_table(what: str) -> None:
    found = GAME.audit(BROKEN[what]())
    assert any(broken.startswith(what) for broken in found), found


def test_a_decision_about_another_attack_is_found() -> None:
    s = fleeing().state.clone()
    s.stack[-1] = PickRebel(0, 0, 1, 1)
    assert GAME.audit(s)


def test_pistols_only_move_towards_each_other() -> None:
    for seed in range(6):
        chance = Seeded(seed)
        s = GAME.new(1 + seed % 4, CHOSEN, chance=chance)
        clan, far = state_of(s).clan, state_of(s).rebels
        while seats := GAME.waiting(s):
            GAME.apply(s, seats[0], chance.pick(GAME.options(s, seats[0]), "play"), chance=chance)
            assert clan <= state_of(s).clan <= state_of(s).rebels <= far
            clan, far = state_of(s).clan, state_of(s).rebels
        assert s.round <= 15


# Timeouts


def silent(t: LegendsTable) -> Action:
    (seat,) = t.match.waiting
    deadline = GAME.deadline(t.state)
    assert deadline is not None
    (action,) = deadline.answers[seat]
    assert action in t.match.options(seat)
    return action


def test_at_a_timeout_the_lowest_rebel_flees_and_the_best_fugitive_returns() -> None:
    assert silent(fleeing()) == Flee("m01")
    assert silent(capturing()) == Take("m31")
    assert silent(capturing().takes("m31")) == Take("m16")
    assert silent(rebels().before("round")) == NameFirst(P1)


@pytest.mark.parametrize(("roll", "lucks"), [("4 1 L K | -", 1), ("1 1 L K | -", 0)])
def test_in_a_fight_a_timeout_chooses_the_highest_total(roll: str, lucks: int) -> None:
    t = rebels(clan_attack="at01", clan_rebels="m01").hand(P1, "m43").on_top("m06")
    t.rolls(roll).interacts(P1, "at01").plays("m43").all_pass()
    assert silent(t) == SplitLuck(lucks)


def test_a_whole_scenario_can_run_on_timeouts() -> None:
    for seats in (1, 2, 3, 4):
        chance = Seeded(seats)
        s = GAME.new(seats, CHOSEN, chance=chance)
        while waiting := GAME.waiting(s):
            deadline = GAME.deadline(s)
            assert deadline is not None
            (action,) = deadline.answers[waiting[0]]
            GAME.apply(s, waiting[0], action, chance=chance)
        assert s.result in ("target_missed", "arrested")


# Hidden cards


def test_no_order_of_a_deck_is_in_the_view() -> None:
    t = lying()
    seen = encode(t.view(P1))
    for deck in ("attack_deck", "place_deck"):
        cards = getattr(state_of(t.state), deck)
        for order in islice(permutations(cards), 24):
            assert encode(GAME.view(changed(t, **{deck: order}), P1)) == seen
    turned = t.state.clone()
    turned.deck = turned.deck[::-1]
    assert encode(GAME.view(turned, P1)) == seen


def test_beliefs_deal_both_decks_again() -> None:
    s = GAME.new(2, CHOSEN, chance=Seeded(3))
    worlds = [state_of(GAME.believe(s, 0, chance=Seeded(seed))) for seed in range(20)]
    assert len({world.attack_deck for world in worlds}) > 10
    assert {world.place_deck for world in worlds} == {*permutations(state_of(s).place_deck)}
    assert {world.place for world in worlds} == {state_of(s).place}


def test_events_name_rebels_in_no_order() -> None:
    for top in ("m09 m06", "m06 m09"):
        t = rebels(next_attacks="at01").on_top(top).plans(P1)
        joined = [event for event in t.match.log[-1].events if hasattr(event, "minions")]
        assert [event.minions for event in joined] == [("m06", "m09")]
        t.ready_for(P1)


# Saves


def test_a_save_keeps_every_decision_of_the_scenario() -> None:
    stages = [lying(), fleeing(), capturing(), rebels().before("round")]
    stages.append(rebels(clan=6, rebels=7).exhausted("m01").rallies(P1))
    for t in stages:
        raw = GAME.save(t.state)
        again = GAME.load(raw)
        assert GAME.save(again) == raw
        assert again.scenario_state.dump() == t.state.scenario_state.dump()
        assert GAME.view(again, 0) == GAME.view(t.state, 0)
        clone = t.state.clone()
        if GAME.waiting(clone):
            GAME.apply(clone, 0, GAME.options(clone, 0)[0], chance=Seeded(1))
            assert GAME.save(t.state) == raw


@pytest.mark.parametrize(
    ("old", "new"),
    [
        (b'"clan":2,"dice"', b'"clan":13,"dice"'),
        (b'"attacks":[0,-1]', b'"attacks":[0]'),
        (b'"attacks":[0,-1]', b'"attacks":[0,0]'),
        (b'"gangs":[1,0]', b'"gangs":[0,0]'),
        (b'"fugitives":32768', b'"fugitives":[15]'),
        (b'"place":12', b'"place":0'),
        (b'"red":-1', b'"red":3'),
    ],
)
def test_a_damaged_save_is_refused(old: bytes, new: bytes) -> None:
    raw = GAME.save(lying().state)
    assert old in raw
    with pytest.raises(BadSave):
        GAME.load(raw.replace(old, new, 1) if old != b'"red":-1' else raw.replace(old, new))


# Texts


@pytest.mark.parametrize("seats", [1, 3])
def test_whole_matches_have_texts_and_every_label_types_back(seats: int) -> None:
    asked = labels_typed_back(CHOSEN, seats, games=2)
    assert {"first", "act", "play"} <= asked


@pytest.mark.parametrize("asking", [fleeing, capturing])
def test_every_answer_has_a_label_that_can_be_typed(asking: Callable[[], LegendsTable]) -> None:
    here = asking().view(P1)
    for words in SPOKEN.values():
        assert WORDS.prompt(here, PLAYERS[:2], words).startswith("Anna")
        for action in here.options:
            label = WORDS.label(here, action, PLAYERS[:2], words)
            assert meant(here, PLAYERS[:2], label) == action, label


@pytest.mark.parametrize(
    ("typed", "action"),
    [
        ("plan", Plan()),
        ("план", Plan()),
        ("catch", Catch()),
        ("поймать", Catch()),
        ("flee m01", Flee("m01")),
        ("flee Crowbar Quinn", Flee("m01")),
        ("беглец Ломик Куинн", Flee("m01")),
    ],
)
def test_typed_commands(typed: str, action: Action) -> None:
    assert meant(fleeing().view(P1), PLAYERS[:2], typed) == action


def test_the_text_of_a_fight_has_no_difficulty() -> None:
    t = rebels(clan_attack="at01", clan_rebels="m01").hand(P1, "m43 m02").on_top("m06")
    label = WORDS.label(t.view(P1), t.match.options(P1)[1], PLAYERS[:2], SPOKEN["en"])
    assert label == "interact at01: Warehouse Raid, MH, a fight"
    t.interacts(P1, "at01")
    assert (
        WORDS.prompt(t.view(P1), PLAYERS[:2], SPOKEN["en"]) == "Anna: Warehouse Raid. Who fights?"
    )
    russian = WORDS.prompt(t.view(P1), PLAYERS[:2], SPOKEN["ru"])
    assert russian == "Anna: «Налёт на склад». Кто идёт в бой?"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_name_of_the_data_is_in_both_languages(language: str) -> None:
    words = SPOKEN[language]
    for place in ("docks", "club", "street"):
        assert words(f"place-{place}")
    cards = HOUSE.scenario["rebels"].card
    assert len({card.ru for card in cards}) == len({card.en for card in cards}) == 15


# Advice


def test_advice_in_a_fight_and_after_it() -> None:
    t = fleeing()
    assert best_option(t.view(P1)).action in t.match.options(P1)
    strong = best_option(t.view(P1))
    assert (strong.action, strong.reason) == (Flee("m31"), "advice-flee-strong")
    won = rebels(clan_attack="at01", clan_rebels="m01 m31").hand(P1, "m43").on_top("m06")
    won.fights(P1, "at01", "m43", "4 4 4 4 | -", "1 K 1 1 1 | -")
    assert best_option(won.view(P1)).reason == "advice-flee-weak"
    taken = best_option(capturing().view(P1))
    assert (taken.action, taken.reason) == (Take("m31"), "advice-take")


def test_an_attack_is_planned_before_the_first_player_is_named() -> None:
    t = rebels().before("round").hand(P1, "m01").hand(P2, "m02")
    found = advise(t.view(P1))
    assert found is not None
    assert (found.action, found.reason) == (Plan(), "advice-plan-first")
    short = rebels().before("round").deck("m03").hand(P1, "m01")
    assert isinstance(best_option(short.view(P1)).action, NameFirst)


def test_who_is_prepared_goes_first() -> None:
    t = rebels(clan_attack="at01", clan_rebels="m06").before("round")
    t.hand(P1, "m26 m27 m28").hand(P2, "m43 m31")
    assert best_option(t.view(P1)).action == NameFirst(P2)


def test_after_the_last_fugitive_done_is_not_offered() -> None:
    t = capturing().takes("m31", "m16").ready_for(P1)
    assert Done() not in t.match.options(P1)
