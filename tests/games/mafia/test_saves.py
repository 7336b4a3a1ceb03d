"""A save holds the whole table, and a clone is independent."""

import pytest

from omerta.games.mafia import GAME
from omerta.games.mafia.components import town_of
from omerta.games.mafia.settings import MafiaSettings
from omerta.games.mafia.table import empty_table
from omerta.kernel import BadSave
from omerta.testing import table
from omerta.testing.mafia import MafiaTable, Y
from tests.games.mafia.busy import in_play

FIELDS = [
    name
    for name in dir(empty_table(MafiaSettings(), town_of(MafiaSettings())))
    if not name.startswith("_") and name not in ("clone", "stack", "town")
]
"""All fields of a table except those with their own comparison."""


def stages() -> list[MafiaTable]:
    splitting = table("mafia", seats=4).bank(90).open("b2 goods 60").open("b3 goods 50")
    choosing = table("mafia", seats=4).open("b2 buyer").open("b3 buyer").closed("c2 goods 60")
    naming = table("mafia", seats=4).prison(re1="50").closed("c2 escape")
    together = table("mafia", seats=4).exchanging().setting(exchange_order="simultaneous")
    return [
        in_play(),
        in_play().opens(Y, "c2"),
        in_play().opens(Y, "c2").fires("d2"),
        splitting.closed("c2 buyer").opens(Y, "c2").fills("b2"),
        choosing.opens(Y, "c2"),
        naming.opens(Y, "c2"),
        together.throws(2, 1, 4),
        table("mafia", seats=4).laying().lays(Y, "c2"),
        table("mafia", seats=4).between_rounds().prison(ye1="50").cash(Y=100),
        table("mafia", seats=4).last_turn().closed("c2 buyer").bank(0).passes(Y).over(),
    ]


def test_a_save_keeps_every_field() -> None:
    for t in stages():
        raw = GAME.save(t.state)
        again = GAME.load(raw)
        assert GAME.save(again) == raw
        for name in FIELDS:
            assert getattr(again, name) == getattr(t.state, name), name
        assert [frame.wire() for frame in again.stack] == [f.wire() for f in t.state.stack]


def test_a_clone_shares_nothing_with_its_original() -> None:
    for t in stages():
        clone, raw = t.state.clone(), GAME.save(t.state)
        assert GAME.save(clone) == raw
        for _ in range(12):
            if t.match.waiting:
                seat = t.match.waiting[0]
                t.match.play(seat, t.match.options(seat)[0])
        assert GAME.save(clone) == raw
        assert not t.match.waiting or GAME.save(t.state) != raw


@pytest.mark.parametrize(
    ("old", "new"),
    [
        (b'"schema":1', b'"schema":2'),
        (b'"round":2', b'"round":"2"'),
        (b'["act",0]', b'["act"]'),
        (b'["act",0]', b'["rob",0]'),
        (b'["act",0]', b'["act","0"]'),
        (b'"bank":3650', b'"banks":3650'),
        (b'"gone":0', b'"gone":-1'),
        (b'"gone":0', b'"gone":4294967296'),
        (b'"shown":0', b'"shown":4294967296'),
        (b'"open":', b'"open":65536,"was":'),
        (b'"served":0', b'"served":null'),
    ],
)
def test_a_damaged_save_is_refused(old: bytes, new: bytes) -> None:
    raw = GAME.save(in_play().state)
    assert old in raw
    with pytest.raises(BadSave):
        GAME.load(raw.replace(old, new, 1))
