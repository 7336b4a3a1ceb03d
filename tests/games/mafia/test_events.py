"""Section 8: every event with its fields, its audience and its place in the order."""

from typing import get_args

import pytest
from msgspec import UNSET

from omerta import Match
from omerta.games.mafia import GAME
from omerta.games.mafia.events import (
    BankEmptied,
    BankPaid,
    CardArrested,
    CardKilled,
    CardLaid,
    CardOpened,
    CardPutAside,
    CardRemoved,
    CardsDealt,
    CardsExchanged,
    DebtLapsed,
    EscapeFoiled,
    FigureCameHome,
    FigureFreed,
    FigureJailed,
    FigurePlaced,
    FigureServed,
    FigureThrownBack,
    FinalDebtPaid,
    GameEnded,
    GameStarted,
    GoodsSold,
    LawActedAgain,
    LootMoved,
    LootTaken,
    MafiaEvent,
    PaymentLapsed,
    PistolHeld,
    PlayerPaid,
    PlayerPassed,
    PlayerSkipped,
    RansomDeclined,
    RansomPaid,
    RoundEnded,
    RoundStarted,
    RunnerNamed,
    SplitChosen,
    TurnStarted,
)
from omerta.kernel import Event, encode
from omerta.kernel.events import secret_fields
from omerta.testing import rule, table
from omerta.testing.mafia import ALL_VIEWERS, B, G, MafiaTable, R, Y
from tests.games.mafia.ways import WAYS

TOLD = (
    "memory_aid",
    "exchange_order",
    "passing",
    "killed_closed",
    "runner_choice",
    "victory",
)
"""The settings that are announced at the start."""
FIELDS: dict[type[Event], tuple[str, str]] = {
    GameStarted: (f"colours board money {' '.join(TOLD)} first", ""),
    RoundStarted: ("round first counts", ""),
    CardsDealt: ("seat count", "cards"),
    CardPutAside: ("seat", "card"),
    CardsExchanged: ("seat count", "thrown drawn"),
    CardLaid: ("seat street", "card"),
    TurnStarted: ("seat", ""),
    PlayerSkipped: ("seat", ""),
    PlayerPassed: ("seat", ""),
    CardOpened: ("seat street card", ""),
    GoodsSold: ("goods buyer number", ""),
    BankPaid: ("street amount bank", ""),
    SplitChosen: ("seat street", ""),
    PlayerPaid: ("payer street amount as_mate", ""),
    PaymentLapsed: ("street amount", ""),
    BankEmptied: ("", ""),
    LootMoved: ("source street amount why", ""),
    PistolHeld: ("seat street forced", ""),
    CardKilled: ("seat pistol street was_open card", ""),
    FigurePlaced: ("figure street", ""),
    FigureCameHome: ("figure", ""),
    CardArrested: ("law street card figure", ""),
    LawActedAgain: ("street card", ""),
    FigureJailed: ("figure cell", ""),
    FigureFreed: ("figure why", ""),
    CardRemoved: ("street card why", ""),
    RunnerNamed: ("seat figure", ""),
    EscapeFoiled: ("figure cell", ""),
    FigureServed: ("figure source cell", ""),
    FigureThrownBack: ("figure source cell", ""),
    RoundEnded: ("round", ""),
    LootTaken: ("seat amount cash", ""),
    RansomPaid: ("payer figure receiver amount", ""),
    RansomDeclined: ("seat", ""),
    FinalDebtPaid: ("payer debtor receiver amount", ""),
    DebtLapsed: ("seat amount", ""),
    GameEnded: ("cause cash winners clans", ""),
}
"""The public and secret fields of every event."""


def last_events(t: MafiaTable) -> list[Event]:
    """The events of the last action."""
    return list(t.match.log[-1].events)


def whole_games() -> list[Event]:
    """All events of a random match of every way to play."""
    found: list[Event] = []
    for seed, chosen in enumerate(WAYS.values()):
        match = Match.new(GAME, 4, seed=seed, settings=chosen)
        while match.waiting:
            seat = match.waiting[0]
            options = match.options(seat)
            match.play(seat, options[len(match.log) * 7 % len(options)])
        found += [event for entry in match.log for event in entry.events]
    return found


def test_every_event_is_listed() -> None:
    assert set(FIELDS) == set(get_args(MafiaEvent))


@pytest.mark.parametrize("kind", FIELDS)
def test_an_event_has_exactly_the_listed_fields(kind: type[Event]) -> None:
    public, secret = (fields.split() for fields in FIELDS[kind])
    assert set(kind.__struct_fields__) == {*public, *secret}
    assert set(secret_fields(kind)) == set(secret)


@rule("MA-2.3", "MA-2.5")
def test_only_its_readers_see_the_secrets_of_an_event() -> None:
    kinds = set()
    for event in whole_games():
        secrets = secret_fields(type(event))
        kinds.add(type(event))
        for viewer in ALL_VIEWERS:
            seen = event.seen_by(viewer)
            reads = bool(secrets) and viewer == event.seat  # type: ignore[attr-defined]
            for field in type(event).__struct_fields__:
                hidden = field in secrets and not reads
                expected = UNSET if hidden else getattr(event, field)
                assert getattr(seen, field) == expected, (event, viewer, field)
                if hidden:
                    assert f'"{field}":'.encode() not in encode(seen)
    assert {CardsDealt, CardPutAside, CardsExchanged, CardLaid} <= kinds
    assert len(kinds) > len(FIELDS) - 6  # the rarest have their own tests


def test_only_putting_a_card_aside_can_be_undone() -> None:
    quiet = [kind for kind in FIELDS if kind.quiet]
    assert quiet == [CardPutAside]
    t = table("mafia", seats=4).exchanging().throws(Y, 2)
    assert t.match.can_undo(Y)
    assert not t.match.can_undo(R)
    t.match.undo(Y)
    assert t.view(Y).aside == ()
    t.throws(Y, 1, 3).keeps(Y)
    assert not t.match.can_undo()
    t.all_keep().lays(Y, "c2")
    assert not t.match.can_undo()


def test_putting_the_last_card_aside_draws_cards_and_cannot_be_undone() -> None:
    t = table("mafia", seats=4).exchanging().throws(Y, 1, 2, 3, 4)
    assert not t.match.can_undo()
    t.asks(R, "exchange")


# Stories


@rule("MA-1.7", "MA-2.1", "MA-2.3")
def test_the_events_of_a_deal() -> None:
    match = Match.new(GAME, 4, seed=6)
    started, begun, *dealt = match.log[0].events
    assert isinstance(started, GameStarted)
    first = started.first
    assert begun == RoundStarted(1, first, (4, 4, 4, 4))
    order = [(first + step) % 4 for step in range(4)]
    assert [event.seat for event in dealt if isinstance(event, CardsDealt)] == order
    assert len(dealt) == 4


@rule("MA-7.7", "MA-7.3")
def test_the_events_of_a_prosecutor() -> None:
    t = table("mafia", seats=4).turn(R).last_turn().open("b4 theft", 100).arrested("a2 robbery")
    t.closed("c3 prosecutor", "d2 buyer").opens(R, "c3")
    assert last_events(t) == [
        CardOpened(R, "c3", "prosecutor"),
        CardArrested("c3", "b4", "theft", "re1"),
        LootMoved("b4", "c3", 100, "arrest"),
        FigureJailed("gr1", "200"),
        CardRemoved("a2", "robbery", "jailed"),
        FigureJailed("re1", "100"),
        CardRemoved("b4", "theft", "jailed"),
        PlayerSkipped(G),
        PlayerSkipped(B),
        PlayerSkipped(Y),
        TurnStarted(R),
    ]


@rule("MA-7.11", "MA-8.5")
def test_the_events_of_a_witness() -> None:
    t = table("mafia", seats=4).turn(R).last_turn().prison(ye1="100").running("ye1", "a4")
    t.open("b3 police").closed("b4 witness").opens(R, "b4")
    assert last_events(t) == [
        CardOpened(R, "b4", "witness-1"),
        LawActedAgain("b3", "police-1"),
        CardArrested("b3", "a4", "escape", None),
        CardRemoved("a4", "escape", "foiled"),
        EscapeFoiled("ye1", "100"),
        PlayerSkipped(G),
        PlayerSkipped(B),
        TurnStarted(Y),
    ]


@rule("MA-6.4", "MA-8.5")
def test_the_events_of_a_kill() -> None:
    t = table("mafia", seats=4).closed("c2 pistol").open("c3 theft", 100).opens(Y, "c2")
    assert last_events(t) == [CardOpened(Y, "c2", "pistol-1")]
    t.fires("c3")
    assert last_events(t)[:3] == [
        CardKilled(Y, "c2", "c3", was_open=True, card="theft"),
        LootMoved("c3", "c2", 100, "kill"),
        FigurePlaced("ye1", "c3"),
    ]


@rule("MA-12.2", "MA-12.4", "MA-12.6")
def test_the_events_of_a_short_bank() -> None:
    t = table("mafia", seats=4).bank(80).cash(Y=3700, R=20, G=190, B=10).open("d2 goods 60")
    t.closed("c2 buyer").opens(Y, "c2").fills("d2")
    assert last_events(t)[:7] == [
        SplitChosen(Y, "d2"),
        BankPaid("d2", 60, 20),
        BankPaid("c2", 20, 0),
        BankEmptied(),
        PlayerPaid(R, "c2", 20, as_mate=False),
        PlayerPaid(B, "c2", 10, as_mate=True),
        PaymentLapsed("c2", 10),
    ]


@rule("MA-9.7", "MA-9.8")
def test_the_events_of_a_collision() -> None:
    t = table("mafia", seats=4).prison(ye1="20", ye2="10").serves(Y, "ye1")
    assert last_events(t)[:3] == [
        FigureServed("ye1", "20", "10"),
        FigureFreed("ye1", "served"),
        FigureThrownBack("ye2", "10", "20"),
    ]


@rule("MA-11.2", "MA-11.4")
def test_the_events_of_a_ransom() -> None:
    t = table("mafia", seats=4).between_rounds().prison(ye1="50", ye2="50").cash(Y=110)
    t.ransoms(Y, "ye1")
    assert last_events(t) == [RansomPaid(Y, "ye1", R, 50), FigureFreed("ye1", "ransom")]
    t.declines(Y)
    assert last_events(t)[:2] == [RansomDeclined(Y), RoundStarted(3, R, (3, 4, 4, 4))]


@rule("MA-12.8", "MA-12.9", "MA-12.10")
def test_the_events_of_the_end() -> None:
    t = table("mafia", seats=4).last_turn().turn(Y).bank(0).cash(Y=0, R=3900, G=0, B=100)
    t.closed("c2 buyer").jailed(ye1="20", re1="10").passes(Y)
    assert last_events(t) == [
        PlayerPassed(Y),
        RoundEnded(2),
        FinalDebtPaid(R, R, G, 10),
        FinalDebtPaid(G, Y, R, 10),
        DebtLapsed(Y, 10),
        GameEnded("bank_empty", (0, 3900, 0, 100), (R,), (0, 4000)),
    ]
    t.over()
