"""Section 7: the settings of a table."""

from typing import get_args

import msgspec
import pytest

from omerta import Match
from omerta.games.mafia import GAME
from omerta.games.mafia.actions import Open, Pass, Run, RunNobody, Serve, Throw
from omerta.games.mafia.events import (
    CardKilled,
    CardPutAside,
    CardsExchanged,
    GameEnded,
    GameStarted,
    PlayerPassed,
)
from omerta.games.mafia.settings import MafiaSettings
from omerta.kernel import BadData
from omerta.testing import rule, table
from omerta.testing.mafia import ALL_VIEWERS, SEATS, B, G, R, Y

VALUES = {
    "board": ("town", "quarters"),
    "memory_aid": ("none", "laid", "full"),
    "exchange_order": ("in_turn", "simultaneous"),
    "passing": ("all", "cards"),
    "killed_closed": ("shown", "unseen"),
    "runner_choice": ("any", "clan"),
    "victory": ("solo", "clan"),
    "bank": ("box", "1000", "2000"),
    "max_rounds": ("25", "5", "10", "15", "40", "60"),
}
"""The first of each is the default."""


def test_the_settings_and_their_defaults() -> None:
    assert MafiaSettings.__struct_fields__ == (*VALUES, "data")
    chosen = MafiaSettings()
    for name, values in VALUES.items():
        assert get_args(MafiaSettings.__annotations__[name]) == values
        assert getattr(chosen, name) == values[0]
    assert chosen.data == "house"


@pytest.mark.parametrize(
    ("name", "value"), [(name, value) for name, values in VALUES.items() for value in values]
)
def test_every_value_can_be_chosen_and_played(name: str, value: str) -> None:
    chosen = GAME.load_settings({name: value}, None)
    match = Match.new(GAME, 4, seed=8, settings=chosen)
    assert getattr(match.state.settings, name) == value
    assert GAME.audit(match.state) == []
    assert getattr(GAME.load(GAME.save(match.state)).settings, name) == value


@pytest.mark.parametrize(
    ("words", "entry"),
    [
        ({"board": "latin"}, "board"),
        ({"bank": "3000"}, "bank"),
        ({"bank": "4000"}, "bank"),
        ({"max_rounds": "7"}, "max_rounds"),
        ({"turn_seconds": "60"}, "turn_seconds"),
        ({"data": "mine.toml"}, "data"),
    ],
)
def test_an_unknown_setting_value_is_named_in_the_refusal(
    words: dict[str, str], entry: str
) -> None:
    with pytest.raises(BadData) as refused:
        GAME.load_settings(words, None)
    assert (refused.value.code, refused.value.params["entry"]) == ("bad-option", entry)


def test_the_first_event_holds_the_settings() -> None:
    chosen = MafiaSettings(memory_aid="full", bank="2000", passing="cards", board="quarters")
    started = Match.new(GAME, 4, seed=1, settings=chosen).log[0].events[0]
    assert isinstance(started, GameStarted)
    assert (started.board, started.money, started.memory_aid) == ("quarters", 2000, "full")
    assert (started.passing, started.victory, started.runner_choice) == ("cards", "solo", "any")
    assert (started.killed_closed, started.exchange_order) == ("shown", "in_turn")


def test_only_the_full_memory_aid_shows_cards_seen_before() -> None:
    assert [MafiaSettings(memory_aid=aid).has_reminders for aid in ("none", "laid", "full")] == [
        False,
        False,
        True,
    ]


# Board


@rule("MA-4.4", "MA-4.5")
def test_on_the_board_of_quarters_the_own_streets_lie_together() -> None:
    t = (
        table("mafia", seats=4)
        .setting(board="quarters")
        .open("a4 theft", 100)
        .open("c4 robbery", 200)
    )
    t.closed("b4 police").opens(Y, "b4").expect_arrested("a4 c4").expect_loot(b4=300)
    t.expect_figures(ye1="a4", ye2="c4")
    assert t.view(None).rows == ("RGGG", "RRGB", "RYBB", "YYYB")


# Exchange order


@rule("MA-2.5")
def test_players_exchange_simultaneously() -> None:
    t = table("mafia", seats=4).setting(exchange_order="simultaneous").exchanging().turn(G)
    t.hand(Y, "theft police buyer pistol").on_top("robbery escape lawyer-1 lawyer-2")
    assert t.view(None).active == SEATS
    t.throws(Y, 1, 3).throws(R, 2).expect_event(CardPutAside, seat=R).keeps(Y)
    assert t.view(None).active == (R, G, B)
    t.expect_hand(Y, "theft police-1 buyer-1 pistol-1").expect_no_event(CardsExchanged)
    t.refused(Throw(2), "not_your_turn", "MA-3.1", by=Y)
    t.throws(G, 4).keeps(G).keeps(B).keeps(R)
    told = [(event.seat, event.count) for event in t.last_events(CardsExchanged)]
    assert told == [(G, 1), (B, 0), (Y, 2), (R, 1)]
    assert (t.view(G).hand or ())[3] == "robbery"  # drawn in turn order
    t.expect_hand(Y, "escape police-1 lawyer-1 pistol-1").asks(G, "lay")
    assert (t.view(R).hand or ())[1] == "lawyer-2"


# Passing


@rule("MA-3.3")
def test_after_a_pass_on_cards_prison_steps_are_still_made() -> None:
    t = table("mafia", seats=4).setting(passing="cards").last_turn().prison(ye1="100", ye2="50")
    t.closed("c2 theft", "c3 buyer", "d2 buyer", "a1 buyer").passes(Y)
    t.expect_event(PlayerPassed, seat=Y).opens(R, "c3").ready_for(Y)
    t.offers_exactly(Serve("ye1"), Serve("ye2"), Pass())
    t.refused(Open("c2"), "you_passed", "MA-3.3", by=Y).serves(Y, "ye1").opens(R, "d2")
    t.expect_figures(ye1="20", ye2="100").ready_for(Y).passes(Y).opens(R, "a1")
    t.expect_figures(ye1="20", ye2="100")
    assert t.view(None).round == 3


@rule("MA-3.3")
def test_a_pass_without_cards_is_a_pass_on_all() -> None:
    t = table("mafia", seats=4).setting(passing="cards").last_turn().prison(ye1="100", ye2="50")
    t.closed("c3 buyer").passes(Y).opens(R, "c3").expect_figures(ye1="100", ye2="50")
    assert t.view(None).round == 3


# Killed closed cards


@rule("MA-6.6")
def test_a_setting_keeps_a_killed_closed_card_hidden() -> None:
    t = table("mafia", seats=4).setting(killed_closed="unseen").closed("c2 pistol", "c3 robbery")
    t.opens(Y, "c2").fires("c3").expect_event(CardKilled, street="c3", card=msgspec.UNSET)
    for viewer in ALL_VIEWERS:
        t.does_not_see(viewer, "robbery")
        assert t.view(viewer).gone == ()


@rule("MA-6.6")
def test_a_killed_open_card_is_known_in_any_case() -> None:
    t = table("mafia", seats=4).setting(killed_closed="unseen").closed("c2 pistol").open("c3 theft")
    t.opens(Y, "c2").fires("c3").expect_event(CardKilled, street="c3", card="theft")
    assert t.view(None).gone == ("theft",)


# Runners


@rule("MA-8.1")
def test_a_setting_limits_runners_to_the_own_clan() -> None:
    t = table("mafia", seats=4).setting(runner_choice="clan").closed("c2 escape")
    t.prison(ye1="100", re1="50", gr1="20", bl1="10").opens(Y, "c2")
    t.offers_exactly(RunNobody(), Run("ye1"), Run("gr1"))
    t.refused(Run("re1"), "not_of_your_clan", "MA-8.1", figure="re1")
    t = table("mafia", seats=4).setting(runner_choice="clan").closed("c2 escape").prison(re1="50")
    t.opens(Y, "c2").expect_empty("c2")


# Victory


@rule("MA-12.10")
@pytest.mark.parametrize(
    ("cash", "winners", "reason", "ranks"),
    [
        ((1500, 1300, 300, 900), (R, B), "clan", (3, 1, 3, 1)),
        ((1500, 1000, 500, 1000), (Y, R, G, B), "clans_tied", (1, 1, 1, 1)),
    ],
)
def test_a_setting_lets_the_richer_clan_win(
    cash: tuple[int, ...], winners: tuple[int, ...], reason: str, ranks: tuple[int, ...]
) -> None:
    t = table("mafia", seats=4).setting(victory="clan").last_turn().closed("c2 buyer").bank(0)
    t.cash(**dict(zip("YRGB", cash, strict=True))).passes(Y)
    t.over(winners=winners, scores=cash, reason=reason).expect_event(GameEnded, winners=winners)
    assert t.match.outcome is not None
    assert t.match.outcome.ranks == ranks


# Money and rounds


@rule("MA-1.5")
@pytest.mark.parametrize(("bank", "amount"), [("box", 4000), ("1000", 1000), ("2000", 2000)])
def test_a_setting_starts_a_shorter_match_with_less_money(bank: str, amount: int) -> None:
    t = table("mafia", seats=4).setting(bank=bank).closed("c2 theft").opens(Y, "c2")
    t.expect_bank(amount - 100)
    assert t.view(None).money == amount


@rule("MA-12.11")
@pytest.mark.parametrize("rounds", [5, 10, 15, 25, 40, 60])
def test_the_safety_stop_may_come_earlier_or_later(rounds: int) -> None:
    for number in (rounds - 1, rounds):
        t = table("mafia", seats=4).setting(max_rounds=str(rounds)).in_round(number)
        t.last_turn().closed("c2 theft").opens(Y, "c2")
        assert (t.match.outcome is not None) is (number == rounds)
        assert t.view(None).max_rounds == rounds
