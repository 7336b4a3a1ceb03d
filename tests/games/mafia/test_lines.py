"""Lines of several actions: a whole exchange, a hand laid out."""

import pytest

from omerta.games.mafia import GAME, turn
from omerta.games.mafia.actions import Done, Lay, Throw
from omerta.kernel import Action, Illegal, Seeded
from omerta.kernel.game_text import typed_actions
from omerta.testing import rule, table
from omerta.testing.mafia import MafiaTable, Y
from tests.games.mafia.speech import PLAYERS, SPOKEN


def exchanging() -> MafiaTable:
    return table("mafia", seats=4).exchanging()


def laying() -> MafiaTable:
    return table("mafia", seats=4).laying()


def typed_by_yellow(t: MafiaTable, line: str) -> list[Action]:
    """The actions of a line typed by yellow."""
    return list(typed_actions(GAME, t.view(Y), PLAYERS, line, list(SPOKEN.values())))


@rule("MA-2.4")
@pytest.mark.parametrize("verb", ["swap", "exchange", "обмен", "Меняю"])
def test_one_typed_line_makes_a_whole_exchange(verb: str) -> None:
    t = exchanging()
    assert typed_by_yellow(t, f"{verb} 3 1") == [Throw(3), Throw(1), Done()]
    assert typed_by_yellow(t, f"{verb} 2") == [Throw(2), Done()]
    assert typed_by_yellow(t, f"{verb} 1 2 3 4") == [Throw(slot) for slot in (1, 2, 3, 4)], (
        "done by itself"
    )
    t.throws(Y, 2)
    assert typed_by_yellow(t, f"{verb} 1 3 4") == [Throw(1), Throw(3), Throw(4)]
    assert typed_by_yellow(t, f"{verb} 4") == [Throw(4), Done()]


@rule("MA-2.7")
@pytest.mark.parametrize("verb", ["lay", "клади", "Кладу"])
def test_one_typed_line_lays_a_whole_hand(verb: str) -> None:
    t = laying()
    a4, b1, c2 = Lay("a4"), Lay("b1"), Lay("c2")
    assert typed_by_yellow(t, f"{verb} 1:a4 2:b1") == [a4, b1]
    assert typed_by_yellow(t, f"{verb} 2:В1 3:с2 1:а4") == [a4, b1, c2], (
        "in the hand's order, any letters"
    )
    assert typed_by_yellow(t, f"{verb} 1:a4 2:b1 3:c2 4:d3") == [a4, b1, c2], (
        "the last goes by itself"
    )
    assert typed_by_yellow(t, f"{verb} a4: 3 neighbours") == [a4], "an option as it is shown"
    t.lays(Y, "a4")
    assert typed_by_yellow(t, f"{verb} 1:b1 2:c2 3:d3") == [b1, c2], (
        "places in the hand that is left"
    )


@rule("MA-2.9")
def test_with_few_cards_every_card_of_a_line_is_laid() -> None:
    t = laying().prison(ye1="50", ye2="50")
    assert typed_by_yellow(t, "lay 1:a4 2:b1") == [Lay("a4"), Lay("b1")]


@rule("MA-2.8")
@pytest.mark.parametrize(
    ("line", "code"),
    [
        ("lay 1:a4 2:a1", "foreign_street"),
        ("lay 1:a4 2:b1 3:c2 4:d1", "foreign_street"),
        ("lay 1:a4 2:e5", "no_such_street"),
        ("lay 1:a4 2:b1 3:c2 4:a4", "street_taken"),
        ("lay 1:a4 2:b1 3:c2", "no_such_slot"),
        ("swap 1 3", "lay_now"),
    ],
)
def test_a_wrong_line_is_refused_before_any_card_is_laid(line: str, code: str) -> None:
    t = laying() if code != "no_such_slot" else laying().prison(ye1="50", ye2="50")
    with pytest.raises(Illegal) as refused:
        turn.apply(t.state.clone(), Y, typed_by_yellow(t, line)[0], chance=Seeded(1))
    assert refused.value.code == code


@rule("MA-2.4", "MA-2.8")
def test_a_command_at_the_wrong_time_is_refused_by_the_rules() -> None:
    t = exchanging()
    refusal = turn.why_not(t.state, Y, typed_by_yellow(t, "lay 1:a4 2:b1")[0])
    assert refusal is not None
    assert refusal.code == "exchange_now"
