"""The casino's part of a table: hidden cards, invariants, saves and custom data."""

from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from omerta.games.legends import GAME
from omerta.games.legends.components_pack import checked, house_data
from omerta.games.legends.frames import Act, Step
from omerta.games.legends.scenarios.casino_pieces import ChooseStake, KeepOne, state_of
from omerta.games.legends.settings import LegendsSettings
from omerta.games.legends.table import Table
from omerta.kernel import BadData, BadSave, Seeded, encode
from omerta.testing import rule, table
from omerta.testing.legends import P1, P2, LegendsTable, casino_of
from tests.games.legends import sample_data

ONE_SHOT = LegendsSettings(mode="one_shot", first_job="casino")


def casino(**board: object) -> LegendsTable:
    return table("legends", seats=2).scenario("casino", **board)


def busy() -> LegendsTable:
    t = casino(table="ta05", spectators="sp01 sp11", croupier=2, safe=3, cell=2, removed="ta01")
    return t.hand(P1, "m16 m01 m04").hand(P2, "m02").exhausted("m03")


# Hidden cards


@rule("LG-12.5")
def test_the_tables_removed_unseen_stay_unknown() -> None:
    s = GAME.new(3, ONE_SHOT, chance=Seeded(1))
    worlds = [GAME.believe(s, 0, chance=Seeded(seed)) for seed in range(60)]
    gone = {tuple(sorted(state_of(world).unseen)) for world in worlds}
    assert len(gone) > 15  # of 28 pairs
    for world in worlds:
        assert len(state_of(world).unseen) == 2
        assert encode(GAME.view(world, 0)) == encode(GAME.view(s, 0))
        assert GAME.audit(world) == []
    assert {card for pair in gone for card in pair} == {*state_of(s).deck, *state_of(s).unseen}


@rule("LG-12.5", "SC-4.22")
def test_a_table_paid_for_a_rally_may_be_any_unseen_one() -> None:
    for top in ("ta02", "ta07"):
        t = casino(next_tables=top, unseen="ta08 ta09").exhausted("m01").rallies(P1)
        assert t.casino().hidden_tables == tuple(f"ta0{number}" for number in range(2, 10))
        assert (t.casino().tables_left, t.casino().removed_unseen) == (5, 3)
        other = casino(next_tables="ta03", unseen="ta04 ta05").exhausted("m01").rallies(P1)
        assert encode(other.view(P2)) == encode(t.view(P2))
        assert encode(other.match.log[-1].events) == encode(t.match.log[-1].events)


def test_minions_looked_at_stay_known_while_one_is_chosen() -> None:
    t = casino().on_top("m16 m01 m11 m06").finds(P1)
    world = GAME.believe(t.state, P2, chance=Seeded(3))
    assert casino_of(GAME.view(world, P2)).found == ("m01", "m06", "m11", "m16")
    assert encode(GAME.view(world, P2)) == encode(t.view(P2))


def test_events_tell_no_order_of_the_deck() -> None:
    for top in ("m16 m01 m11 m06", "m06 m11 m16 m01"):
        t = casino().on_top(top).finds(P1)
        assert t.casino().found == ("m01", "m06", "m11", "m16")
        t.keeps("m06").ready_for(P1)


def hidden(s: Table) -> set[tuple[str, int]]:
    """Return every hidden card; tables in the deck and those removed unseen count as one pile."""
    c = state_of(s)
    decks = {"clan": s.deck, "problems": s.problem_deck, "spectators": c.spectator_deck}
    decks |= {"tables": (*c.deck, *c.unseen), "found": ()}
    looked_at = {("clan", minion) for minion in c.found}
    return {(name, card) for name, cards in decks.items() for card in cards} - looked_at


def test_a_step_is_final_only_by_chance_or_a_revealed_card() -> None:
    final = 0
    for seed in range(12):
        luck, mind = Seeded(seed), Random(seed)
        s = GAME.new(1 + seed % 4, ONE_SHOT, chance=luck)
        while GAME.waiting(s):
            seat = GAME.waiting(s)[0]
            before, drawn = hidden(s), luck.draws
            events = GAME.apply(s, seat, mind.choice(GAME.options(s, seat)), chance=luck)
            if luck.draws == drawn:
                turned_up = bool(before - hidden(s))
                assert any(event.reveals() for event in events) == turned_up, events
                final += turned_up
    assert final > 50


# Saves


def stages() -> list[LegendsTable]:
    return [
        busy(),
        busy().interacts(P1, "ta05"),
        busy().opens_bet(P1, "m16"),
        busy().opens_bet(P1, "m16").stakes(2, "4 L K 1 1"),
        busy().opens_bet(P1, "m16").stakes(2, "4 L K 1 1").uses(P1, "m01"),
        busy().opens_bet(P1, "m16").stakes(2, "4 L K 1 1").all_pass(),
        busy().finds(P1),
        casino(table=None, removed="ta01"),
        casino(safe=10, cell=4, croupier=3).hand(P1, "m16").bets(P1, "m16", 1, "1 1"),
        casino(safe=4, decks_empty=True, croupier=3).ends(P1),
    ]


@rule("LG-18.2")
def test_a_save_keeps_the_casino_at_every_decision() -> None:
    for t in stages():
        raw = GAME.save(t.state)
        again = GAME.load(raw)
        assert GAME.save(again) == raw
        assert again.scenario_state.dump() == t.state.scenario_state.dump()
        assert encode(GAME.view(again, 0)) == encode(t.view(0))


def test_a_clone_shares_nothing_with_its_original() -> None:
    for t in stages():
        clone, raw = t.state.clone(), GAME.save(t.state)
        chance = Seeded(5)
        for _ in range(12):
            if GAME.waiting(t.state):
                seat = GAME.waiting(t.state)[0]
                GAME.apply(t.state, seat, GAME.options(t.state, seat)[0], chance=chance)
        assert GAME.save(clone) == raw


@pytest.mark.parametrize(
    ("old", "new"),
    [
        (b'"croupier":2', b'"croupier":4'),
        (b'"croupier":2', b'"croupier":[2]'),
        (b'"cell":2', b'"cell":3'),
        (b'"safe":3', b'"safe":12'),
        (b'"safe":3', b'"saves":3'),
        (b'"stake":0', b'"stake":1'),
        (b'"found":[]', b'"found":[99]'),
        (b'["act",0,0,0,0]', b'["stake",0,0,3,0]'),
        (b'["act",0,0,0,0]', b'["keep",0,0,0,0]'),
    ],
)
def test_a_damaged_save_is_refused(old: bytes, new: bytes) -> None:
    raw = GAME.save(busy().state)
    assert old in raw
    with pytest.raises(BadSave):
        GAME.load(raw.replace(old, new, 1))


# Invariants


def changed(**fields: object) -> Table:
    s = busy().state
    for name, value in fields.items():
        setattr(state_of(s), name, value)
    return s


def asked(frame: Any) -> Table:
    s = busy().state
    s.stack = [Step("menu"), frame]
    return s


BROKEN: dict[str, Callable[[], Table]] = {
    "a gaming table is missing or duplicated": lambda: changed(unseen=()),
    "a spectator is missing or duplicated": lambda: changed(spectators=()),
    "spectators have no table": lambda: changed(table=-1),
    "the number of chips is wrong": lambda: changed(cell=3),
    "the cell holds a full bundle of chips": lambda: changed(cell=5, supply=20),
    "the croupier is outside the track": lambda: changed(croupier=4),
    "the safe is outside its track": lambda: changed(safe=-1),
    "the safe does not fit the ending": lambda: changed(safe=11),
    "a stake has no bet": lambda: changed(stake=1, supply=22),
    "a bet has no stake, or its stake is set too early": lambda: asked(ChooseStake(0, 0, 3)),
    "a stake has no bettor": lambda: asked(ChooseStake(0, 0, 3)),
    "found minions are not in the deck": lambda: asked(KeepOne(0, 0)),
    "a decision belongs to the wrong player": lambda: asked(Act(1, 1)),
}


def test_a_casino_in_play_is_sound() -> None:
    for t in stages():
        assert GAME.audit(t.state) == []


@pytest.mark.parametrize("what", BROKEN)
def test_the_audit_finds_a_broken_casino(what: str) -> None:
    found = GAME.audit(BROKEN[what]())
    assert any(broken.startswith(what) for broken in found), found


def test_the_safe_never_moves_back_and_chips_are_never_lost() -> None:
    for seed in range(6):
        chance = Seeded(seed)
        s = GAME.new(1 + seed % 4, ONE_SHOT, chance=chance)
        safe = turns = 0
        while seats := GAME.waiting(s):
            c = state_of(s)
            assert safe <= c.safe
            assert c.supply + c.stake + c.cell == 25
            safe = c.safe
            before = s.active
            GAME.apply(s, seats[0], chance.pick(GAME.options(s, seats[0]), "play"), chance=chance)
            turns += s.active not in (before, -1)
        assert turns <= 35


# Custom data


@pytest.mark.parametrize(
    ("changes", "entry"),
    [
        ({"card__0__deck": "roulette"}, "ta01"),
        ({"card__0__effect": "bet_die1"}, "ta01"),
        ({"card__0__marks": {}}, "ta01"),
        ({"card__0__marks": {"penalty": "jail"}}, "ta01"),
        ({"card__0__values": {"M": 2, "C": 3}}, "ta01"),
        ({"card__0__values": {"dice": 13, "M": 2, "C": 3}}, "ta01"),
        ({"card__0__values": {"dice": 5, "M": 2}}, "ta01"),
        ({"card__0__values": {"dice": 5, "M": 2, "C": 3, "B": 1}}, "ta01"),
        ({"card__0__values": {"dice": 5, "M": 0, "C": 3}}, "ta01"),
        ({"card__0__icons": "MCC"}, "ta01"),
        ({"card__9__effect": "applause"}, "sp01"),
        ({"numbers__removed": 5}, "removed"),
        ({"numbers__removed_tight": 8}, "removed_tight"),
        ({"numbers__chips": 4}, "bundle"),
        ({"numbers__bundle": 0}, "bundle"),
        ({"numbers__lucks": 0}, "lucks"),
        ({"numbers__find": 0}, "find"),
        ({"numbers__block": 4}, "block"),
        ({"numbers__block": 0}, "block"),
        ({"numbers__close": 100}, "close"),
        ({"numbers__eyes": [4]}, "eyes"),
        ({"numbers__eyes": 1}, "eyes"),
        ({"numbers__safe": [0]}, "safe"),
        ({"numbers__safe": [0, 3, 2]}, "safe"),
        ({"numbers__tables": 3}, "tables"),
    ],
)
def test_a_casino_that_cannot_be_played_is_named(changes: dict[str, Any], entry: str) -> None:
    with pytest.raises(BadData) as error:
        checked(
            sample_data.tables(
                **{f"scenario__casino__{path}": value for path, value in changes.items()}
            ),
            "mine.toml",
        )
    assert error.value.code == "data-bad-scenario"
    assert error.value.params["entry"] == f"scenario.casino.{entry}"


def test_there_must_be_enough_tables_and_spectators() -> None:
    cards = house_data()["scenario"]["casino"]["card"]
    for deck, least in (("table", 6), ("spectator", 2)):
        mine = [card for card in cards if card["deck"] == deck]
        others = [card for card in cards if card["deck"] != deck]
        with pytest.raises(BadData):
            sample_data.data_file(scenario__casino__card=others + mine[: least - 1])
        assert sample_data.data_file(scenario__casino__card=others + mine[:least]).id == "mine"


def test_an_owners_casino_is_played_with() -> None:
    box = sample_data.data_file(
        scenario__casino__numbers__bundle=3,
        scenario__casino__numbers__safe=[0, 9],
        scenario__casino__numbers__find=2,
        scenario__casino__card__0__difficulty=5,
    )
    t = casino().setting(data=box).hand(P1, "m16").on_top("m01 m02").finds(P1)
    t.expect(found=("m01", "m02"), jackpot=5, bundle=3).keeps("m01").bets(P1, "m16", 3, "1 1 1 1")
    t.expect(ending="laundered").over(scores=(9, 9))
