"""Crooks in words: cautions and reminders that terminal and browser share, and safe refusals."""

import pytest

from omerta import games
from omerta.games.crooks.actions import LayDown, LayUp, Pass, Recruit, Take
from omerta.games.crooks.settings import CrooksSettings
from omerta.kernel import Action, Seeded
from omerta.kernel.texts import LANGUAGES, Texts
from omerta.testing import A, table
from omerta.testing.crooks import CrooksTable
from omerta.testing.laws import Pool

CROOKS = games.get("crooks")


def caution(t: CrooksTable, action: Action) -> str | None:
    message_id = CROOKS.words.caution(CROOKS.view(t.state, A), action)
    for language in LANGUAGES:
        assert message_id is None or Texts(language, "omerta.games.crooks")(message_id)
    return message_id


def poor(money: int) -> CrooksTable:
    return table("crooks", seats=2).hangout("A", "c09", "c10").money(A, money)


def full() -> CrooksTable:
    t = table("crooks", seats=2).hangout("A", "c09", "c10")
    return t.row(A, "c11", "c12", "c13", "c14", "c15", "c16", "c17", "c18")


def test_passing_is_final_and_loses_the_crook_in_hand() -> None:
    t = poor(10)
    assert caution(t, Pass()) == "caution-pass"
    t.recruits(A, "A").takes("c09")
    assert caution(t, Pass()) == "caution-pass-in-hand"


def test_spending_the_last_dollar_gives_a_caution() -> None:
    assert caution(poor(2), Recruit("A")) == "caution-last-dollar-recruit"
    assert caution(poor(3), Recruit("A")) is None
    t = poor(3).recruits(A, "A").takes("c09")
    assert caution(t, LayDown(5)) == "caution-last-dollar-down"
    assert caution(t, LayUp(5)) is None
    assert caution(t, Take("c09")) is None


def test_hiring_without_a_free_spot_gives_a_caution() -> None:
    assert caution(full(), Recruit("A")) == "caution-no-free-spot"


@pytest.mark.parametrize(("aid", "reminds"), [("on", True), ("off", False)])
def test_a_match_has_reminders_if_the_memory_aid_is_on(aid: str, reminds: bool) -> None:
    assert CROOKS.load_settings({"memory_aid": aid}, None).has_reminders is reminds
    assert CrooksSettings().has_reminders


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_no_refusal_reveals_hidden_information(seats: int) -> None:
    """Every seat may ask for a refusal at any time, in turn or not, about any action."""
    luck = Seeded(seats)
    state = CROOKS.new(seats, chance=luck)
    tried = Pool(CROOKS).all()
    tried += [Take(face) for face in state.deck.ids]
    while CROOKS.waiting(state):
        for seat in range(seats):
            world = CROOKS.believe(state, seat, chance=luck)
            for action in tried:
                ours = CROOKS.why_not(state, seat, action)
                assert ours == CROOKS.why_not(world, seat, action), (seat, action)
        mover = CROOKS.waiting(state)[0]
        CROOKS.apply(state, mover, luck.pick(CROOKS.options(state, mover), "play"), chance=luck)
