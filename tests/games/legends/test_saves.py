"""LG-18: a save holds the whole table, and a clone is independent."""

import msgspec
import pytest

from omerta import Match
from omerta.games.legends import GAME
from omerta.games.legends.components_pack import HOUSE, pack_of
from omerta.games.legends.settings import DataFile, LegendsSettings
from omerta.games.legends.table import empty_table
from omerta.kernel import BadSave, Seeded
from omerta.kernel.texts import LANGUAGES, Texts
from omerta.testing import rule, table
from omerta.testing.legends import P1, P2, LegendsTable
from tests.games.legends import sample_data

FIELDS = [
    name
    for name in dir(empty_table(2, LegendsSettings(), pack_of(LegendsSettings())))
    if not name.startswith("_")
    and name not in ("clone", "stack", "pack", "level", "cards", "scenario_state")
]
"""Every field of a table except those that are compared separately."""


def busy() -> LegendsTable:
    t = table("legends", seats=3).scenario(
        "bank", vault="va12", alarms="al01 al05", clock=2, loot=3
    )
    t.hand(P1, "m47 m01").hand(P2, "m02 m31").exhausted("m03").out("m04").tokens("va12", 1)
    return t.problems(P2, "pr06 pr02").police("controlled").on_table(P1, "m06")


def stages() -> list[LegendsTable]:
    rolling = busy().tries(P1, "va12", "m47", "4 L K 1 | x2")
    hit = table("legends", seats=2).hand(P1, "m01 m02").problems(P1, "pr19")
    search = busy().rolls("4 4 4 4 | -", "1 1 1 1 1").interacts(P1, "va12").plays("m47").done()
    chase = table("legends", seats=4).scenario("chase", driving=3, lever=1, lane="right")
    return [
        busy(),
        rolling,
        busy().tries(P1, "va12", "m47", "4 L K 1 | x2").passes(P1).uses(P2, "m02"),
        busy().tries(P1, "va12", "m47", "4 L K 1 | x2").passes(P1).uses(P2, "m31").die(1),
        busy().tries(P1, "va12", "m47", "4 L K 1 | x2").all_pass(),
        hit.tries(P1, "pr19", "m01 m02", "K K 1 1 | -"),
        search.all_pass(),
        busy().recruits(P1),
        table("legends", seats=2).hand(P1, "m42").exhausted("m01 m02 m03").uses(P1, "m42"),
        chase,
        table("legends", seats=2).scenario("chase", driving=3).ends(P1),
        table("legends", seats=2).campaign().scenario("chase", car=12, van=14, lever=3).ends(P1),
        table("legends", seats=2).scenario("bank", clock=6).exhausted("m01").rallies(P1),
    ]


@rule("LG-18.2")
def test_a_save_keeps_every_field_at_every_decision() -> None:
    for t in stages():
        raw = GAME.save(t.state)
        again = GAME.load(raw)
        assert GAME.save(again) == raw
        for name in FIELDS:
            assert getattr(again, name) == getattr(t.state, name), name
        assert again.scenario_state.dump() == t.state.scenario_state.dump()
        assert [frame.wire() for frame in again.stack] == [f.wire() for f in t.state.stack]
        assert GAME.view(again, 0) == GAME.view(t.state, 0)


@rule("LG-18.1")
def test_a_campaign_goes_on_after_a_break_that_was_saved() -> None:
    t = (
        table("legends", seats=2)
        .campaign()
        .scenario("chase", car=12, van=14, lever=3)
        .out("m01 m43")
    )
    t.ends(P1).bails("m43").expect(phase="break")
    loaded = GAME.load(GAME.save(t.state))
    assert (loaded.played, loaded.reputations, loaded.purse) == (("chase",), (15,), 12)
    assert (loaded.clan, loaded.box, loaded.lost, loaded.speaker) == (
        t.state.clan,
        t.state.box,
        t.state.lost,
        t.state.speaker,
    )
    chance = Seeded(1)
    while seats := GAME.waiting(loaded):
        (action,) = GAME.deadline(loaded).answers[seats[0]]  # type: ignore[union-attr]
        GAME.apply(loaded, seats[0], action, chance=chance)
    assert loaded.played == ("chase", "bank")


def test_a_clone_shares_nothing_with_its_original() -> None:
    for t in stages():
        clone, raw = t.state.clone(), GAME.save(t.state)
        assert GAME.save(clone) == raw
        chance = Seeded(5)
        for _ in range(12):
            if GAME.waiting(t.state):
                seat = GAME.waiting(t.state)[0]
                GAME.apply(t.state, seat, GAME.options(t.state, seat)[0], chance=chance)
        assert GAME.save(clone) == raw
        assert t.state.phase == 3 or GAME.save(t.state) != raw


@pytest.mark.parametrize(
    ("old", "new"),
    [
        (b'"schema":1', b'"schema":2'),
        (b'"round":1', b'"round":"1"'),
        (b'"seats":3', b'"seats":7'),
        (b'"seats":3', b'"seats":2'),
        (b'"job":"bank"', b'"job":"casino"'),
        (b'"job":"bank"', b'"job":"chase"'),
        (b'["act",0,0,0,0]', b'["act"]'),
        (b'["act",0,0,0,0]', b'["rob",0,0,0,0]'),
        (b'["act",0,0,0,0]', b'["act","0",0,0,0]'),
        (b'["act",0,0,0,0]', b'["act",1,1,0,0]'),
        (b'["act",0,0,0,0]', b'["act",0,9,0,0]'),
        (b'["act",0,0,0,0]', b'["hit",0,0,0,0]'),
        (b'["step","turns",0,0]', b'["step","dance",0,0]'),
        (b'"clock":2', b'"clock":9'),
        (b'"clock":2', b'"clock":[2]'),
        (b'"clock":2', b'"clocks":2'),
        (b'"loot":3', b'"loot":-3'),
        (b'"exhausted":4', b'"exhausted":5'),
        (b'"out":8', b'"out":0'),
        (b'"stock":12', b'"stock":11'),
        (b'"police":2', b'"police":0'),
        (b'"police":2', b'"police":7'),
        (b'"speaker":0', b'"speaker":3'),
        (b'"gone":0', b'"gone":8'),
        (b'"gone":0', b'"gone":1'),
        (b'"laid":[[139,1]]', b'"laid":[[139,4]]'),
        (b'"laid":[[139,1]]', b'"laid":[[400,1]]'),
        (b'"played":["bank"]', b'"played":["bank","bank"]'),
        (b'"reputations":[]', b'"reputations":[4]'),
        (b'"result":""', b'"result":"arrested"'),
        (b'"market":0', b'"market":1'),
    ],
)
def test_a_damaged_save_is_refused(old: bytes, new: bytes) -> None:
    raw = GAME.save(busy().state)
    assert old in raw
    with pytest.raises(BadSave):
        GAME.load(raw.replace(old, new, 1))


# Saves of other versions


def first_box() -> DataFile:
    """Return a data file from when only the bank and the chase existed."""
    few = {code: HOUSE.scenario[code] for code in ("bank", "chase")}
    return msgspec.structs.replace(HOUSE, id="mine", origin="owner", scenario=few)


def of_legends_one(t: LegendsTable) -> bytes:
    """Return the table as an early version saved it: with that file, without later settings."""
    saved = msgspec.json.decode(GAME.save(t.state))
    saved["options"]["data"] = msgspec.to_builtins(first_box())
    for name in ("recruits_first", "tight_two", "voice_seats", "window_seconds"):
        del saved["options"][name]
    return msgspec.json.encode(saved)


@rule("LG-18.1", "LG-18.2")
@pytest.mark.parametrize("number", range(len(stages())))
def test_a_save_of_the_first_two_scenarios_still_loads_and_goes_on(number: int) -> None:
    t = stages()[number]
    s = GAME.load(of_legends_one(t))
    assert GAME.audit(s) == []
    assert GAME.view(s, None).challenges == t.view().challenges
    chance = Seeded(number)
    while seats := GAME.waiting(s):
        GAME.apply(s, seats[0], chance.pick(GAME.options(s, seats[0]), "answer"), chance=chance)
    assert GAME.outcome(s) is not None


def test_a_campaign_that_was_saved_before_there_were_elections_comes_to_one() -> None:
    t = table("legends", seats=2).campaign("bank", reputations=(9,)).setting(scenario_pick="choose")
    t.scenario("chase", car=12, van=14, lever=3).ends(P1).expect(phase="break")
    s = GAME.load(of_legends_one(t))
    chance = Seeded(3)
    while GAME.view(s, None).scenario != "power":
        seat = GAME.waiting(s)[0]
        (action,) = GAME.deadline(s).answers[seat]  # type: ignore[union-attr]
        GAME.apply(s, seat, action, chance=chance)
    assert s.played == ("bank", "chase", "power")
    assert GAME.audit(s) == []


def foreign_save(name: str) -> bytes:
    """Return a save that this version must not open."""
    saved = msgspec.json.decode(GAME.save(busy().state))
    mine = msgspec.to_builtins(sample_data.data_file())
    if name == "a later version":
        saved["schema"] = 2
    elif name == "an unknown ability":
        mine["minion"][0]["ability"] = "fly"
        saved["options"]["data"] = mine
    elif name == "data with fewer minions":
        saved["options"]["data"] = mine | {"minion": mine["minion"][:-1]}
    elif name == "an unknown scenario":
        saved["job"] = "zoo"
    elif name == "an unknown setting":
        saved["options"]["mode"] = "endless"
    else:
        saved["stack"] = [["dance", 0, 0]]
    return msgspec.json.encode(saved)


@rule("LG-18.2")
@pytest.mark.parametrize(
    ("name", "code"),
    [
        ("a later version", "save-unknown-schema"),
        ("an unknown ability", "save-corrupt"),
        ("data with fewer minions", "save-impossible"),
        ("an unknown scenario", "save-impossible"),
        ("an unknown setting", "save-corrupt"),
        ("an unknown decision", "save-unknown-frame"),
    ],
)
def test_an_unreadable_save_is_refused_with_a_text(name: str, code: str) -> None:
    with pytest.raises(BadSave) as error:
        GAME.load(foreign_save(name))
    assert error.value.code == code
    for language in LANGUAGES:
        said = Texts(language, "omerta.games.legends").refusal(error.value)
        assert said.isprintable()
        assert code not in said


def test_a_campaign_of_other_rules_goes_on_but_is_not_replayed() -> None:
    match = Match.new("legends", seats=2, seed=3)
    match.play(match.waiting[0], match.options(match.waiting[0])[0])
    saved = msgspec.json.decode(match.save())
    older = Match.load(msgspec.json.encode({**saved, "ruleset": match.ruleset + 1}))
    assert older.view(0) == match.view(0)
    with pytest.raises(BadSave, match="save-other-ruleset"):
        next(older.replay())
