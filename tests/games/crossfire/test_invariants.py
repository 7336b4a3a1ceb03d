"""Section 9: the invariants, each broken once so that the audit must report it; saves; the bound."""

from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from omerta.games.crossfire import GAME
from omerta.games.crossfire.actions import Ask, Put, SayCard
from omerta.games.crossfire.events import StatementMade
from omerta.games.crossfire.frames import FirstClaim, Look, PointAll, PointLast, Rest, Talk
from omerta.games.crossfire.settings import CrossfireSettings
from omerta.games.crossfire.table import Table
from omerta.kernel import BadSave, Seeded
from omerta.testing import rule, table
from omerta.testing.crossfire import CrossfireTable
from tests.games.crossfire.many_games import play
from tests.games.crossfire.ways import SNIPING, WAYS

Breakage = Callable[[Table], None]
FIVE = "vip agent assassin red_decoy bystander"
SEVEN = "sniper vip agent assassin assassin blue_decoy bystander"


def changes(**fields: object) -> Breakage:
    def change(s: Table) -> None:
        for name, value in fields.items():
            setattr(s, name, value)

    return change


def in_talk() -> CrossfireTable:
    t = table("crossfire", seats=5).setting(games="2").holds(FIVE).at("talk")
    return t.answers(1, Ask(1, "dealt")).answers(3, SayCard("am", "vip"))


def fought() -> CrossfireTable:
    return table("crossfire", seats=5).setting(games="2").holds(FIVE).at("aim").points_at("2>3 3>1")


def marked() -> CrossfireTable:
    t = table("crossfire", seats=7).sniping().holds(SEVEN).at("talk")
    return t.answers(1, Put(3))


def _swap(s: Table) -> None:
    last = list(s.stages[-1])
    last[0], last[1] = last[1], last[0]  # the last shuffle was 3-4-5
    s.stages = (*s.stages[:-1], tuple(last))


def _say(s: Table, **fields: Any) -> None:
    parts: dict[str, Any] = {
        "no": 3,
        "seat": 0,
        "code": "am",
        "about": None,
        "role": "vip",
        "number": None,
        "topic": None,
        "answers": (),
    }
    s.said.append(StatementMade(**(parts | fields)))
    s.spoke[0] += 1


IN_TALK: list[tuple[str, Breakage]] = [
    ("lacks points", changes(points=(0,) * 4)),
    ("nobody deals", changes(dealer=5)),
    ("nothing has begun", changes(clock=0)),
    ("nothing has begun", changes(game=3)),
    ("more points than games", changes(points=(1, 0, 0, 0, 0))),
    ("never dealt", changes(stages=())),
    ("not those of the mix", changes(stages=((0, 0, 2, 4, 6),) * 4)),
    ("passed to the left", changes(stages=((0, 1, 2, 4, 6),) * 4)),
    ("outside its three places", _swap),
    ("at the wrong time", changes(claims=(-1, 0, 0, 0, 0))),
    ("a claim that no card has", changes(claims=(4, 0, 0, 0, 0))),
    ("too often", changes(turned=[61, 0, 0, 0, 0])),
    ("nobody can have made", lambda s: _say(s, code="shout")),
    ("nobody can have made", lambda s: _say(s, role="sniper")),
    ("nobody can have made", lambda s: _say(s, no=7)),
    ("what nobody asked", lambda s: _say(s, answers=(1,))),
    ("not counted well", changes(spoke=[0] * 5)),
    ("a question is open", changes(asked=((),) * 5)),
    ("more tokens", changes(tokens=1)),
    ("before it is time", changes(aims=(2, 0, 0, 0, 0))),
    ("two questions", lambda s: s.stack.append(Talk(1))),
    ("to nobody", changes(stack=[Talk(0)])),
    ("to nobody", changes(stack=[Talk(1 << 6)])),
    ("cannot be asked here", changes(stack=[PointLast(1)])),
    ("cannot be asked here", changes(stack=[Look(2, 1)])),
    ("spoke before the talk", changes(stack=[FirstClaim(1)])),
    ("not shuffled often enough", lambda s: setattr(s, "stages", s.stages[:2])),
]


@pytest.mark.parametrize(("named", "breakage"), IN_TALK)
def test_a_broken_state_in_talk_is_named_in_the_error(named: str, breakage: Breakage) -> None:
    _is_named(in_talk(), named, breakage)


@pytest.mark.parametrize(
    ("named", "breakage"),
    [
        ("nobody can have given", changes(aims=(2, 4, 0, 1, 1))),
        ("nobody can have given", changes(aims=(1, 4, 1, 1, 1))),
        ("nobody can have given", changes(aims=(-1, 4, 1, 1, 1))),
        ("nobody can have given", changes(aims=(6, 4, 1, 1, 1))),
        ("cannot be asked here", changes(game=2, stack=[Rest(1)])),
        ("too soon", changes(stack=[])),
    ],
)
def test_a_broken_state_after_a_game_is_named_in_the_error(named: str, breakage: Breakage) -> None:
    _is_named(fought(), named, breakage)


@pytest.mark.parametrize(
    ("named", "breakage"),
    [
        ("more tokens", changes(tokens=0b111000)),
        ("before the sniper", changes(tokens=1)),
        ("another card", lambda s: setattr(s, "dealer", 0)),
        ("cannot be asked here", changes(stack=[PointAll(1)])),
        ("cannot be asked here", changes(stack=[PointLast(1 << 3)])),
        ("nobody can have given", changes(stack=[PointLast(1 << 4)], aims=(1,) * 7)),
    ],
)
def test_a_broken_state_with_a_sniper_is_named_in_the_error(named: str, breakage: Breakage) -> None:
    _is_named(marked(), named, breakage)


def _is_named(t: CrossfireTable, named: str, breakage: Breakage) -> None:
    s = t.state.clone()
    assert GAME.audit(s) == []
    breakage(s)
    found = GAME.audit(s)
    assert any(named in wrong for wrong in found), found
    with pytest.raises(BadSave):
        GAME.load(GAME.save(s))


@pytest.mark.parametrize("make", [in_talk, fought, marked])
def test_a_saved_match_is_restored(make: Callable[[], CrossfireTable]) -> None:
    s = make().state
    back = GAME.load(GAME.save(s))
    assert GAME.save(back) == GAME.save(s)
    assert GAME.view(back, 0) == GAME.view(s, 0)
    assert back.said == s.said


@pytest.mark.parametrize(
    "change",
    [
        {"seats": 4},
        {"seats": 11},
        {"tokens": -1},
        {"aims": [-2, 0, 0, 0, 0]},
        {"schema": 2},
        {"options": {"mercenary": "on", "bodyguard": "on"}},
        {"stack": [["talk"]]},
        {"stack": [["nothing", 1]]},
        {"stages": [[99] * 5]},
        {"extra": 1},
    ],
)
def test_an_impossible_save_is_refused(change: dict[str, Any]) -> None:
    saved = msgspec.json.decode(GAME.save(in_talk().state))
    with pytest.raises(BadSave):
        GAME.load(msgspec.json.encode(saved | change))


def test_a_clone_shares_nothing_mutable() -> None:
    s = in_talk().state
    saved, other = GAME.save(s), s.clone()
    luck = Seeded(1)
    while GAME.waiting(other):
        seat = luck.pick(GAME.waiting(other), "seat")
        GAME.apply(other, seat, luck.pick(GAME.options(other, seat), "action"), chance=luck)
    assert GAME.save(s) == saved


# The bound and conservation


@rule("CF-13.4")
def test_the_bound_is_that_of_the_rules() -> None:
    usual = 32 + 10 + 10 * (60 + 40 + 1) + 10
    assert usual == 1062
    assert GAME.meta.max_decisions == 20 * (usual - 1010 + 10 * 701) + 19 * 10


def test_the_longest_game_takes_as_long_as_the_bound_says() -> None:
    """All players make every statement, then are ready."""
    luck = Seeded(1)
    s = GAME.new(10, CrossfireSettings(), chance=luck)
    answers = 0
    while GAME.waiting(s):
        seat = GAME.waiting(s)[0]
        options = GAME.options(s, seat)
        talks = s.stack[-1].tag == "talk" and len(options) > 1
        action = options[-1] if s.spoke[seat] < 40 and talks else options[0]
        GAME.apply(s, seat, action, chance=luck)
        answers += 1
    assert answers == 1062


@pytest.mark.parametrize("seed", range(40))
def test_random_games_end_and_lose_no_card(seed: int) -> None:
    ways = [CrossfireSettings(), *WAYS.values(), *SNIPING.values()]
    play(seed, ways[seed % len(ways)])
