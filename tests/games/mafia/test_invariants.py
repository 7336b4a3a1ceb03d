"""Section 9: the invariants, each broken once so that the audit must report it."""

from collections.abc import Callable

import pytest

from omerta.games.mafia import GAME
from omerta.games.mafia.components import town_of
from omerta.games.mafia.frames import (
    Act,
    AimPistol,
    ChooseBuyer,
    Exchange,
    LayNext,
    NameRunner,
    PayRansom,
    SplitBank,
)
from omerta.games.mafia.settings import MafiaSettings
from omerta.games.mafia.table import CELL, LAY, OVER, RANSOM, Table
from omerta.kernel import BadSave
from omerta.kernel.frames import Frame
from omerta.testing import table
from omerta.testing.mafia import Y
from tests.games.mafia.busy import in_play

Breakage = Callable[[Table], None]
TOWN = town_of(MafiaSettings())
AT = TOWN.street_of
IS = TOWN.figure_of


def changes(**fields: object) -> Breakage:
    def change(s: Table) -> None:
        for name, value in fields.items():
            setattr(s, name, value)

    return change


def puts(field: str, place: int, value: object) -> Breakage:
    def change(s: Table) -> None:
        column = list(getattr(s, field))
        column[place] = value
        setattr(s, field, type(getattr(s, field))(column))

    return change


def takes_out(field: str) -> Breakage:
    def change(s: Table) -> None:
        setattr(s, field, getattr(s, field)[:-1])

    return change


def flips(field: str, bit: int) -> Breakage:
    def change(s: Table) -> None:
        setattr(s, field, getattr(s, field) ^ 1 << bit)

    return change


def all_of(*breakages: Breakage) -> Breakage:
    def change(s: Table) -> None:
        for breakage in breakages:
            breakage(s)

    return change


def waits_for(*frames: Frame) -> Breakage:
    return changes(stack=list(frames))


def _takes_from_the_deck(s: Table) -> None:
    s.hands = ((s.deck[-1],), *s.hands[1:])
    s.deck = s.deck[:-1]


def _lays_one_more(s: Table) -> None:
    s.cards[AT["b1"]] = s.deck[-1]
    s.deck = s.deck[:-1]
    s.closed |= 1 << AT["b1"]


def _splits(*frame: int) -> Breakage:
    return waits_for(SplitBank(*frame))


BREAKAGES: list[tuple[str, Breakage]] = [
    *[
        ("a seat lacks money or cards", takes_out(field))
        for field in ("cash", "hands", "thrown", "buried")
    ],
    *[("a street is missing", takes_out(field)) for field in ("cards", "loot", "shooter")],
    ("a figure is missing", takes_out("places")),
    ("nobody is first, or nothing has begun", changes(first=4)),
    ("nobody is first, or nothing has begun", changes(mover=-1)),
    ("nobody is first, or nothing has begun", changes(round=0)),
    ("no such phase", changes(phase=5)),
    ("no such phase", changes(phase=-1)),
    ("seats that do not exist", changes(asked=16)),
    ("seats that do not exist", changes(passed=-1)),
    ("a seat has given up without passing", changes(quit=1)),
    # money
    ("money that no coins make up", all_of(puts("cash", 0, 95), changes(bank=3655))),
    ("money that no coins make up", all_of(puts("cash", 2, -10), changes(bank=3660))),
    ("money came or went", changes(bank=3660)),
    ("money came or went", puts("cash", 1, 0)),
    ("money came or went", puts("loot", AT["d3"], 90)),
    (
        "loot where no free open card lies",
        all_of(puts("loot", AT["b2"], 50), changes(bank=3600)),
    ),
    (
        "loot where no free open card lies",
        all_of(puts("loot", AT["c2"], 50), changes(bank=3600)),
    ),
    (
        "loot where no free open card lies",
        all_of(puts("loot", AT["c1"], 50), changes(bank=3600)),
    ),
    # the ledger
    ("a round that nobody wrote down, or one that never was", changes(ledger=())),
    ("a round that nobody wrote down, or one that never was", changes(round=3)),
    ("a ledger that no coins make up", changes(ledger=((0, 0, 0),))),
    ("a ledger that no coins make up", changes(ledger=((5, 0, 0, 0),))),
    ("a ledger that no coins make up", changes(ledger=((20, -10, 0, 0),))),
    ("the bank grew", changes(round=3, ledger=((20, 0, 0, 0), (0, 10, 0, 0)))),
    ("the ledger and the bank differ", changes(ledger=((360, 0, 0, 0),))),
    # cards
    ("the cards are not the 32 of the deck", takes_out("deck")),
    ("the cards are not the 32 of the deck", puts("deck", 0, 31)),
    ("the cards are not the 32 of the deck", changes(gone=1 << 0)),
    ("the cards are not the 32 of the deck", puts("thrown", 0, 0)),
    ("cards between rounds", all_of(changes(phase=RANSOM), waits_for(PayRansom(0)))),
    ("a card was not laid", _takes_from_the_deck),
    ("a seat with too many cards, or too few", all_of(_lays_one_more, flips("able", IS["ye2"]))),
    ("a seat with too many cards, or too few", changes(phase=LAY)),
    ("cards in the city at the wrong time", changes(phase=LAY)),
    ("a card without a figure to answer for it", puts("places", IS["ye3"], CELL)),
    # streets
    ("a card lies open and closed", flips("open", AT["c2"])),
    ("a card lies open and closed", flips("arrested", AT["c2"])),
    ("a card lies open and closed", flips("fired", AT["c2"])),
    ("a card without a place, or a place without its card", puts("cards", AT["d3"], -1)),
    ("a card without a place, or a place without its card", puts("cards", AT["c1"], 5)),
    ("a shot without a shooter", puts("shooter", AT["b3"], -1)),
    ("a shot without a shooter", puts("shooter", AT["c2"], IS["ye2"])),
    ("something fired that is no pistol", flips("fired", AT["d3"])),
    ("an honest card is arrested", flips("arrested", AT["d3"])),
    ("an escape stays under arrest", flips("arrested", AT["a3"])),
    # figures
    ("a figure is nowhere", puts("places", IS["gr3"], CELL + 6)),
    ("a figure is nowhere", puts("places", IS["gr3"], 62)),
    ("a figure is nowhere", puts("places", IS["gr3"], -2)),
    ("a figure stands on a card that is not arrested", puts("places", IS["gr3"], AT["d3"])),
    ("a figure stands on a card that is not arrested", puts("places", IS["gr3"], AT["b2"])),
    ("an arrested card without its figure", puts("places", IS["bl2"], -1)),
    ("two figures on one street", puts("places", IS["re2"], AT["a2"])),
    (
        "one figure fired twice",
        all_of(flips("fired", AT["d3"]), puts("shooter", AT["d3"], IS["gr1"])),
    ),
    ("a shooter who does not own the pistol", puts("shooter", AT["b3"], IS["ye2"])),
    ("a shooter away from the scene", puts("places", IS["gr1"], -1)),
    ("a shooter away from the scene", puts("places", IS["gr1"], CELL)),
    ("nobody of that name runs", changes(runner=-2)),
    ("nobody of that name runs", changes(runner=16)),
    ("a runner without an escape", changes(escape=-1)),
    ("a runner without an escape", changes(runner=-1)),
    ("somebody runs who was not in a cell", changes(runner=IS["re1"])),
    ("somebody runs who was not in a cell", puts("places", IS["bl1"], -1)),
    ("the escape of the runner is gone", changes(escape=AT["d3"])),
    ("the escape of the runner is gone", changes(escape=AT["c1"])),
    ("somebody served who could not", changes(served=1 << IS["gr1"])),
    # questions
    ("two questions at once", waits_for(Act(0), Act(0))),
    ("the game is over and goes on, or is not over and nobody is asked", waits_for()),
    ("the game is over and goes on, or is not over and nobody is asked", changes(phase=OVER)),
    ("a question at the wrong time", waits_for(PayRansom(0))),
    ("a question at the wrong time", waits_for(LayNext(0))),
    ("a question to nobody", waits_for(Act(4))),
    ("a question to nobody", waits_for(Act(-1))),
    ("a question that cannot be asked here", waits_for(AimPistol(0, AT["c2"]))),
    ("a question that cannot be asked here", waits_for(AimPistol(0, AT["d3"]))),
    ("a question that cannot be asked here", waits_for(AimPistol(2, AT["b3"]))),
    ("a question that cannot be asked here", waits_for(ChooseBuyer(1, AT["d2"]))),
    ("a question that cannot be asked here", waits_for(NameRunner(3, AT["a3"]))),
    ("a question that cannot be asked here", _splits(2, AT["c4"], AT["c4"], 0, 1 << AT["c4"])),
    ("numbers out of range", puts("cards", AT["b2"], 99)),
    ("numbers out of range", changes(escape=-3)),
]


def test_a_table_in_play_keeps_every_invariant() -> None:
    t = in_play()
    assert GAME.audit(t.state) == []
    t.all_pass()
    assert GAME.audit(t.state) == []


@pytest.mark.parametrize(("broken", "breakage"), BREAKAGES)
def test_a_broken_invariant_is_named_in_the_error(broken: str, breakage: Breakage) -> None:
    s = in_play().state.clone()
    breakage(s)
    assert any(found.startswith(broken) for found in GAME.audit(s)), GAME.audit(s)
    with pytest.raises(BadSave):
        GAME.load(GAME.save(s))


@pytest.mark.parametrize(
    ("breakage", "broken"),
    [
        (waits_for(Exchange(16, 0)), "a question to nobody"),
        (waits_for(Exchange(2, 0)), "a question that cannot be asked here"),
        (waits_for(Exchange(1, 0b1000)), "a question that cannot be asked here"),
        (waits_for(Exchange(1, -1)), "a question that cannot be asked here"),
        (waits_for(Exchange(-1, 0)), "a question that cannot be asked here"),
        (changes(able=0), "prisoners came before a card was opened"),
    ],
)
def test_a_broken_exchange_is_named_in_the_error(breakage: Breakage, broken: str) -> None:
    prisoners = {"ye1": "10", "re1": "10", "re2": "10", "re3": "20", "re4": "chair"}
    s = table("mafia", seats=4).exchanging().prison(**prisoners).state.clone()
    assert GAME.audit(s) == []
    breakage(s)
    assert broken in GAME.audit(s)


def test_between_rounds_the_last_row_is_all_the_money_that_left_the_bank() -> None:
    s = table("mafia", seats=4).between_rounds().prison(ye1="50").cash(Y=100).state.clone()
    assert GAME.audit(s) == []
    s.ledger = (s.ledger[0], (90, 0, 0, 0))
    assert GAME.audit(s) == ["the ledger and the bank differ"]


@pytest.mark.parametrize(
    "frame",
    [
        (1, 9, 9, 1 << 5, 1 << 9),  # another player's card
        (0, 6, 6, 0, 1 << 6),  # no goods
        (0, 6, 6, 1 << 5, 0),  # nothing left to name
        (0, 6, 6, 1 << 5, 1 << 9),  # a card that is not of the sale
        (0, 6, 9, 1 << 5, 1 << 9),  # a card that is no buyer
        (0, 6, 6, 1 << 9, 1 << 9),  # cards that are no goods
        (0, 5, 6, 1 << 5, 1 << 5),  # the opened card of another sale
        (0, 6, 6, -1, 1 << 5),  # no set of streets
        (0, 6, 6, 1 << 5, -1),
    ],
)
def test_a_broken_split_is_named_in_the_error(frame: tuple[int, ...]) -> None:
    t = table("mafia", seats=4).bank(90).open("b2 goods 60").closed("c2 buyer").open("b3 police")
    s = t.opens(Y, "c2").asks(Y, "split").state.clone()
    assert [AT["b2"], AT["c2"], AT["b3"]] == [5, 6, 9]
    s.stack = [SplitBank(*frame)]
    assert "a question that cannot be asked here" in GAME.audit(s)
