"""Section 8: the invariants, and that the audit finds a table that breaks them."""

from collections.abc import Callable

import pytest

from omerta.games.legends import GAME
from omerta.games.legends.frames import Act, Step
from omerta.games.legends.scenarios.bank_pieces import state_of as bank
from omerta.games.legends.scenarios.chase_pieces import state_of as road
from omerta.games.legends.settings import LegendsSettings
from omerta.games.legends.table import Table
from omerta.kernel import Seeded
from omerta.testing import table
from omerta.testing.legends import P1, P2


def playing() -> Table:
    t = table("legends", seats=3).scenario("bank", vault="va12", alarms="al01").hand(P1, "m01 m02")
    return t.hand(P2, "m03").exhausted("m04").problems(P1, "pr01").tokens("va12", 1).state


def racing() -> Table:
    return table("legends", seats=2).scenario("chase", driving=1, lever=1).state


def changed(s: Table, **fields: object) -> Table:
    for name, value in fields.items():
        setattr(s, name, value)
    return s


def in_bank(**fields: object) -> Table:
    s = playing()
    for name, value in fields.items():
        setattr(bank(s), name, value)
    return s


def in_chase(**fields: object) -> Table:
    s = racing()
    for name, value in fields.items():
        setattr(road(s), name, value)
    return s


def test_a_table_in_play_is_sound() -> None:
    assert GAME.audit(playing()) == []
    assert GAME.audit(racing()) == []


BROKEN: dict[str, Callable[[], Table]] = {
    "a minion is in two places": lambda: changed(playing(), exhausted=0b1001),
    "a minion is missing": lambda: changed(playing(), exhausted=0),
    "a minion is unknown": lambda: changed(playing(), used=1 << 55),
    "the number of hands is wrong": lambda: changed(playing(), hands=(0, 0)),
    "first player or speaker is unknown": lambda: changed(playing(), first=3),
    "the active player is unknown": lambda: changed(playing(), active=4),
    "unknown players have left or had a turn": lambda: changed(playing(), turned=8),
    "a number is negative": lambda: changed(playing(), actions=-1),
    "the police token has an unknown side": lambda: changed(playing(), police=4),
    "the police do not fit the scenario": lambda: changed(playing(), police=0),
    "a player who has left still has cards": lambda: changed(playing(), gone=1),
    "a problem is missing or duplicated": lambda: changed(playing(), problem_discard=1),
    "a card has more tokens than it needs": lambda: changed(playing(), tokens={139: 4}),
    "a card has all its tokens, but is not resolved": lambda: changed(playing(), tokens={139: 3}),
    "tokens are on a card that is not in play": lambda: changed(playing(), tokens={20: 1}),
    "the number of white dice is wrong": lambda: changed(playing(), stock=11),
    "a white die has an unknown face": lambda: changed(playing(), dice=(7,), stock=11, challenge=0),
    "the red die has an unknown face": lambda: changed(playing(), red=1),
    "dice are rolled without a challenge": lambda: changed(playing(), dice=(1,), stock=11),
    "more lucks cancel locks than were rolled": lambda: changed(playing(), cancelled=1),
    "a scenario is unknown": lambda: changed(playing(), played=("zoo", "bank")),
    "a scenario was played twice": lambda: changed(playing(), played=("bank", "bank")),
    "the running scenario was not begun": lambda: changed(playing(), played=("chase",)),
    "the number of reputations is wrong": lambda: changed(playing(), reputations=(1,)),
    "the result does not fit the phase": lambda: changed(playing(), result="won"),
    "the market has minions outside the break": lambda: changed(playing(), market=1),
    "the phase is unknown": lambda: changed(playing(), phase=9),
    "cards are on the board between scenarios": lambda: changed(playing(), phase=0),
    "no decision is on top of the stack": lambda: changed(playing(), stack=[Step("menu")]),
    "a step is unknown": lambda: changed(playing(), stack=[Step("x"), Act(0, 0)]),
    "a frame is in the wrong place on the stack": lambda: changed(
        playing(), stack=[Act(0, 0), Act(0, 0)]
    ),
    "a decision belongs to the wrong player": lambda: changed(playing(), stack=[Act(1, 1)]),
    "the stack does not fit the phase": lambda: changed(playing(), stack=[]),
    "a vault is missing or duplicated": lambda: in_bank(vault=0),
    "an alarm is missing or duplicated": lambda: in_bank(alarms=()),
    "the clock is outside its track": lambda: in_bank(clock=8),
    "the clock is at its end, but the scenario goes on": lambda: in_bank(clock=7),
    "the search has impossible numbers": lambda: in_bank(found=(1,)),
    "a die has an unknown face": lambda: in_bank(found=(9,), searches=1),
    "an obstacle is missing or duplicated": lambda: in_chase(near=(0, 0)),
    "a lane has no obstacles": lambda: in_chase(lane=2),
    "the lever is outside its track": lambda: in_chase(lever=4),
    "the number of dice on Driving is wrong": lambda: in_chase(driving=4),
    "car or van is outside the road": lambda: in_chase(car=10),
    "car and van do not fit the ending": lambda: in_chase(car=9),
}


@pytest.mark.parametrize("what", BROKEN)
def test_the_audit_finds_a_broken_table(what: str) -> None:
    found = GAME.audit(BROKEN[what]())
    assert any(broken.startswith(what) for broken in found), found


def test_tracks_never_move_back_and_police_never_calm_down() -> None:
    for seed, scenario in ((1, "bank"), (2, "chase"), (3, "bank"), (4, "chase")):
        chosen = LegendsSettings(mode="one_shot", first_job=scenario)  # type: ignore[arg-type]
        chance = Seeded(seed)
        s = GAME.new(3, chosen, chance=chance)
        last: tuple[int, ...] = ()
        active = False
        while seats := GAME.waiting(s):
            now = (bank(s).clock,) if scenario == "bank" else (road(s).car, road(s).van)
            assert not last or all(a <= b for a, b in zip(last, now, strict=True))
            assert not active or s.police == 3
            last, active = now, s.police == 3
            options = [each for each in GAME.options(s, seats[0]) if each.text() != "escape"]
            GAME.apply(s, seats[0], chance.pick(options, "play"), chance=chance)


def test_the_end_of_a_turn_is_always_legal_at_the_menu() -> None:
    chance = Seeded(11)
    s = GAME.new(2, LegendsSettings(), chance=chance)
    menus = 0
    while seats := GAME.waiting(s):
        offered = GAME.options(s, seats[0])
        if s.stack[-1].tag == "act":
            menus += 1
            assert [each.text() for each in offered].count("end") == 1
        GAME.apply(s, seats[0], chance.pick(offered, "play"), chance=chance)
    assert menus
