"""The table of Family Business: saves, clones, timeouts, invariants, hidden cards."""

from collections.abc import Callable

import pytest

from omerta.games.legends import GAME
from omerta.games.legends.events import (
    DowntimeLaid,
    LuckSplit,
    MinionExhausted,
    RollVoided,
    TotalFixed,
)
from omerta.games.legends.scenarios.family_pieces import state_of
from omerta.games.legends.settings import LegendsSettings
from omerta.games.legends.table import Table
from omerta.kernel import BadSave, Seeded, encode
from omerta.testing import rule, table
from omerta.testing.legends import P1, P2, LegendsTable, family_of

ALONE = LegendsSettings(mode="one_shot", first_job="family")


def family(seats: int = 2, **said: object) -> LegendsTable:
    return table("legends", seats=seats).scenario("family", **said)


def paying() -> LegendsTable:
    t = family(left="bu01", left_downtimes="do10").hand(P1, "m02 m43").hand(P2, "m04 m08")
    return t.interacts(P1, "bu01").plays("m02").done().asks(P1, "place")


def laying() -> LegendsTable:
    return family(next_downtimes="do01").on_top("mole m02").recruits(P1).asks(P1, "downtime")


def keeping() -> LegendsTable:
    t = family(left_downtimes="do01 do02", right_downtimes="do03").hand(P1, "accountant")
    return t.uses(P1, "accountant").asks(P1, "books")


QUESTIONS: dict[str, Callable[[], LegendsTable]] = {
    "place": paying,
    "downtime": laying,
    "books": keeping,
}


# Saves and clones


@rule("LG-18.2")
@pytest.mark.parametrize("question", QUESTIONS)
def test_every_decision_is_saved_and_goes_on(question: str) -> None:
    t = QUESTIONS[question]()
    raw = GAME.save(t.state)
    again = GAME.load(raw)
    assert GAME.save(again) == raw
    assert again.scenario_state.dump() == t.state.scenario_state.dump()
    assert GAME.view(again, 0) == GAME.view(t.state, 0)
    for action in GAME.options(again, 0):
        world = again.clone()
        GAME.apply(world, 0, action, chance=Seeded(1))
        assert GAME.audit(world) == []
        assert GAME.save(again) == raw, "a clone is its own"


def test_a_save_with_a_scene_of_another_kind_is_refused() -> None:
    raw = GAME.save(paying().state)
    with pytest.raises(BadSave):
        GAME.load(raw.replace(b'"marker":0', b'"marker":[0]'))
    with pytest.raises(BadSave):
        GAME.load(raw.replace(b'"marker":0,', b""))
    with pytest.raises(BadSave):
        GAME.load(raw.replace(b'"marker":0', b'"marker":8'))


# Timeouts


@rule("SC-5.8")
def test_at_a_timeout_the_cheapest_minion_pays() -> None:
    t = family(left="bu01").hand(P1, "m02").hand(P2, "m31 m08 m04").rolls("4 1 | -")
    t.interacts(P1, "bu01").plays("m02").asks(P1, "place").times_out(P1)
    t.expect_event(MinionExhausted, minion="m04", cause="place").all_pass().ready_for(P1)


@rule("SC-5.7", "SC-5.18")
def test_at_a_timeout_a_downtime_goes_left() -> None:
    t = laying().times_out(P1).expect_event(DowntimeLaid, business="bu01", card="do01")
    t.asks(P1, "draw")


@rule("SC-5.17")
def test_at_a_timeout_the_accountant_discards_the_left_top_downtime() -> None:
    t = keeping().times_out(P1)
    assert t.family().businesses[0].downtimes == ("do01",)
    t.ready_for(P1)
    t = family(right_downtimes="do03 do04").hand(P1, "accountant").uses(P1, "accountant")
    t.times_out(P1)
    assert t.family().businesses[1].downtimes == ("do03",)
    t.ready_for(P1)
    t = family().hand(P1, "accountant").uses(P1, "accountant").times_out(P1)
    t.expect_tokens("bu01", 1).ready_for(P1)


@rule("LG-4.13", "LG-4.18", "SC-5.14")
def test_the_luck_choice_of_a_timeout_avoids_bans() -> None:
    t = family(left="bu03", left_downtimes="do15").hand(P1, "m48").rolls("4 3 L K | x2")
    t.interacts(P1, "bu03").plays("m48").asks(P1, "luck").times_out(P1)
    t.expect_event(LuckSplit, count=0).expect_event(TotalFixed, total=9, successes=1)
    t.ready_for(P1)


@rule("LG-4.18")
def test_without_a_success_a_void_roll_is_the_better_one() -> None:
    t = family(left="bu01", left_downtimes="do10 do07 do08").hand(P1, "m43")
    t.rolls("2 2 L K | -").interacts(P1, "bu01").plays("m43").asks(P1, "luck")
    roll = t.view().roll
    assert roll is not None
    assert (roll.totals, roll.bans, roll.difficulty) == ((5, 4), (5,), 8)
    t.times_out(P1).expect_event(LuckSplit, count=1).expect_total(4, 0)  # no lock is left
    t = family(left="bu01", left_downtimes="do10 do07 do08").hand(P1, "m43 m03")
    t.rolls("2 4 2 L K K | -").interacts(P1, "bu01").plays("m43", "m03").asks(P1, "luck")
    roll = t.view().roll
    assert roll is not None
    assert (roll.totals, roll.bans) == ((5, 4), (5,))
    t.times_out(P1).expect_event(LuckSplit, count=0).expect_event(RollVoided, total=5)
    t.expect_exhausted("").ready_for(P1)  # the other luck choice would leave a lock


def test_a_whole_game_in_silence() -> None:
    for seats in (1, 2, 3, 4):
        chance = Seeded(seats)
        s = GAME.new(seats, ALONE, chance=chance)
        while asked := GAME.waiting(s):
            deadline = GAME.deadline(s)
            assert deadline is not None
            (action,) = deadline.answers[asked[0]]
            GAME.apply(s, asked[0], action, chance=chance)
            assert GAME.audit(s) == []
        assert s.ending in ("no_business", "arrested")


# Hidden cards


@rule("SC-5.1", "SC-5.20", "LG-12.5")
def test_which_businesses_were_removed_is_dealt_again() -> None:
    t = family(next_businesses="bu07").exhausted("m01").rallies(P1)
    s = t.state
    worlds = [GAME.believe(s, 0, chance=Seeded(seed)) for seed in range(40)]
    removed = {tuple(sorted(state_of(world).removed)) for world in worlds}
    assert len(removed) > 10
    for world in worlds:
        f, known = state_of(world), state_of(s)
        assert sorted((*f.deck, *f.removed)) == sorted((*known.deck, *known.removed))
        assert (len(f.deck), len(f.removed)) == (len(known.deck), len(known.removed))
        assert encode(GAME.view(world, 0)) == encode(GAME.view(s, 0))
        assert GAME.audit(world) == []
    t.ready_for(P1)


@rule("SC-5.3", "SC-5.21", "LG-12.5")
def test_the_positions_of_accountant_and_mole_are_dealt_again() -> None:
    t = family().police("active")
    s = t.state
    accountant, mole = (s.pack.number[name] for name in ("accountant", "mole"))
    worlds = [GAME.believe(s, 1, chance=Seeded(seed)) for seed in range(40)]
    assert len({world.deck.index(accountant) for world in worlds}) > 10
    assert len({world.deck.index(mole) for world in worlds}) > 10
    view = t.view()
    assert view.deck[-2:] == ("accountant", "mole"), "by number, never in order"
    assert (t.family().accountant, t.family().mole) == ("deck", "deck")
    t.ready_for(P1)


def test_the_same_belief_for_tables_that_look_alike() -> None:
    one, two = GAME.new(3, ALONE, chance=Seeded(1)), GAME.new(3, ALONE, chance=Seeded(1))
    f = state_of(two)
    f.deck, f.removed = (f.removed[0], *f.deck[1:]), (f.deck[0], *f.removed[1:])
    f.downtimes = f.downtimes[::-1]
    two.deck = two.deck[::-1]
    assert encode(GAME.view(one, 0)) == encode(GAME.view(two, 0))
    beliefs = [GAME.save(GAME.believe(s, 0, chance=Seeded(9))) for s in (one, two)]
    assert beliefs[0] == beliefs[1]


def test_all_viewers_see_the_same_family() -> None:
    s = family(3, left_downtimes="do10").hand(P1, "m01").state
    scenes = {encode(view.scene) for view in GAME.views(s, (None, 0, 1, 2))}
    assert len(scenes) == 1


# Invariants


def changed(**fields: object) -> Table:
    s = family(3, left_downtimes="do01", right_downtimes="do02").tokens("bu01", 1).state
    for name, value in fields.items():
        setattr(state_of(s), name, value)
    return s


def with_table(**fields: object) -> Table:
    s = changed()
    for name, value in fields.items():
        setattr(s, name, value)
    return s


BROKEN: dict[str, Callable[[], Table]] = {
    "a business is missing or duplicated": lambda: changed(removed=()),
    "a downtime is missing or duplicated": lambda: changed(left=()),
    "a space has no business": lambda: changed(spaces=(0, -1), lost=(1,)),
    "downtimes have no business": lambda: changed(spaces=(0, -1), lost=(1,)),
    "tokens are on a card that is not in play": lambda: with_table(tokens={128 + 4: 1}),
    "the income is outside its track": lambda: changed(marker=-1),
    "the income does not fit the ending": lambda: changed(marker=8),
    "accountant or mole has an unknown place": lambda: changed(accountant=1),
    "the mole's place does not fit the deck": lambda: changed(mole=2),
    "accountant or mole has left too early": lambda: changed(mole=0),
    "the mole is at the police card although the police are active": lambda: with_table(police=3),
    "a minion is missing": lambda: changed(accountant=0),
    "a minion is unknown": lambda: with_table(used=1 << 51),
}


@pytest.mark.parametrize("what", BROKEN)
def test_the_audit_finds_a_broken_table(what: str) -> None:
    assert GAME.audit(changed()) == []
    found = GAME.audit(BROKEN[what]())
    assert any(broken.startswith(what) for broken in found), found


def test_a_place_is_never_paid_for_without_need() -> None:
    s = paying().state
    assert GAME.audit(s) == []
    s.crew |= 1 << s.pack.number["m01"]
    assert "a place is paid for without need" in GAME.audit(s)


@rule("SC-5.9", "SC-5.24")
def test_the_income_never_falls_and_seven_rounds_are_the_most() -> None:
    for seed in range(12):
        chance = Seeded(seed)
        s = GAME.new(seed % 4 + 1, ALONE, chance=chance)
        last = 0
        while asked := GAME.waiting(s):
            marker = family_of(GAME.view(s, None)).marker
            assert marker >= last
            assert s.round <= 7
            last = marker
            GAME.apply(s, asked[0], chance.pick(GAME.options(s, asked[0]), "play"), chance=chance)
