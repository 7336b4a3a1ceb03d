"""Prompts, options and cautions of Mafia say what a player needs to know."""

import pytest

from omerta.games.mafia import turn
from omerta.games.mafia.actions import Done, Fire, Hold, Pass, Serve, Throw
from omerta.games.mafia.settings import MafiaSettings
from omerta.games.mafia.view_builder import view
from omerta.games.mafia.words import figure_ids, knight, near, street_ids
from omerta.kernel import Seeded
from omerta.testing import rule, table
from omerta.testing.mafia import MafiaTable, Y
from tests.games.mafia.speech import PLAYERS, SPOKEN, WORDS, new, parsed


def test_a_waiting_players_prompt_names_the_deciding_players() -> None:
    s = new(MafiaSettings(exchange_order="simultaneous"))
    together = WORDS.prompt(view(s, None), PLAYERS, SPOKEN["en"])
    assert together == "Waiting for Anna, Boris, Clara, Dmitri."
    s = new()
    (seat,) = turn.waiting(s)
    other = view(s, (seat + 1) % 4)
    assert WORDS.prompt(other, PLAYERS, SPOKEN["en"]) == f"It is the turn of {PLAYERS[seat]}."
    assert WORDS.prompt(other, PLAYERS, SPOKEN["ru"]) == f"Ходит {PLAYERS[seat]}."


def test_a_turns_prompt_names_the_possible_actions() -> None:
    t = table("mafia", seats=4).last_turn().closed("c2 theft")
    assert prompt(t.ready_for(Y)) == "Anna: open which card, or pass?"
    t = table("mafia", seats=4).last_turn().closed("c2 theft").prison(ye1="100")
    assert prompt(t.ready_for(Y)) == "Anna: open a card, let somebody serve, or pass?"
    t = table("mafia", seats=4).last_turn().prison(ye1="100")
    assert prompt(t.ready_for(Y)) == "Anna: who serves, or pass?"


def prompt(t: MafiaTable) -> str:
    """The prompt of the deciding seat."""
    return WORDS.prompt(t.view(t.match.waiting[0]), PLAYERS, SPOKEN["en"])


def option_labels(t: MafiaTable, language: str = "en") -> list[str]:
    """The options as the deciding seat reads them."""
    here = t.view(t.match.waiting[0])
    return [WORDS.label(here, action, PLAYERS, SPOKEN[language]) for action in here.options]


def test_an_exchange_names_the_cards_by_slot() -> None:
    here = view(new(), turn.waiting(new())[0])
    assert here.hand is not None
    assert parsed(here, PLAYERS, "throw 2") == Throw(2)
    s = new()
    (seat,) = turn.waiting(s)
    turn.apply(s, seat, Throw(2), chance=Seeded(1))
    labels = [WORDS.label(view(s, seat), each, PLAYERS, SPOKEN["en"]) for each in here.options]
    assert [label.partition(":")[0] for label in labels] == [
        "throw 1",
        "throw 2",
        "throw 3",
        "throw 4",
        "done",
    ]
    assert labels[-1] == "done: keep the others"


@rule("MA-2.8")
def test_a_laying_label_counts_the_near_streets() -> None:
    s = new()
    while view(s, None).decision != "lay":
        turn.apply(s, turn.waiting(s)[0], Done(), chance=Seeded(1))
    (seat,) = turn.waiting(s)
    here = view(s, seat)
    assert here.hand is not None
    labels = [WORDS.label(here, action, PLAYERS, SPOKEN["en"]) for action in here.options]
    assert sorted(label.partition(": ")[2] for label in labels) == [
        "3 neighbours",
        "5 neighbours",
        "5 neighbours",
        "8 neighbours",
    ]


def test_an_opening_label_names_the_card_only_with_the_memory_aid() -> None:
    t = table("mafia", seats=4).last_turn().closed("c2 theft", "b1 goods 100").ready_for(Y)
    assert option_labels(t)[:2] == ["open b1", "open c2"]
    t = (
        table("mafia", seats=4)
        .setting(memory_aid="laid")
        .last_turn()
        .closed("c2 theft", "b1 goods 100")
        .ready_for(Y)
    )
    assert option_labels(t)[:2] == ["open b1: moonshine 100", "open c2: theft"]


def test_a_shooting_label_describes_the_victim() -> None:
    t = (
        table("mafia", seats=4)
        .last_turn()
        .open("b2 police", 120)
        .open("c3 buyer")
        .closed("c2 pistol", "d2 theft")
    )
    t.opens(Y, "c2")
    assert prompt(t) == "Anna: the pistol on c2 is loaded. Fire where, or hold?"
    assert option_labels(t) == [
        "hold: no shot, and no arrest",
        "fire b2: police, Dmitri, with 120",
        "fire d2: a closed card, Boris",
        "fire c3: buyer, Boris",
    ]
    assert option_labels(t, "ru") == [
        "молчит: ни выстрела, ни ареста",
        "огонь b2: полиция, Dmitri, денег 120",
        "огонь d2: закрытая карточка, Boris",
        "огонь c3: покупатель, Boris",
    ]


def test_a_selling_label_names_the_buyer() -> None:
    t = (
        table("mafia", seats=4)
        .last_turn()
        .open("d2 buyer")
        .open("b3 buyer", 30)
        .closed("c2 goods 60")
    )
    t.opens(Y, "c2")
    assert prompt(t) == "Anna: who buys what you have on c2?"
    assert option_labels(t) == ["sell d2: buyer, Boris", "sell b3: buyer, Clara, with 30"]


def test_a_split_label_names_the_sum_due() -> None:
    t = (
        table("mafia", seats=4)
        .last_turn()
        .open("b2 goods 100")
        .open("c3 goods 60")
        .closed("c2 buyer")
    )
    t.bank(120).opens(Y, "c2")
    assert prompt(t) == "Anna: only 120 left in the bank. Which card is paid first?"
    assert option_labels(t) == [
        "fill b2: moonshine 100, Dmitri, 100 due",
        "fill c2: buyer, Anna, 160 due",
        "fill c3: fur coat 60, Boris, 60 due",
    ]


@rule("MA-9.6", "MA-9.7", "MA-9.8")
def test_a_step_label_names_the_next_cell() -> None:
    t = (
        table("mafia", seats=4)
        .last_turn()
        .prison(ye1="100", ye2="20", ye3="200", bl1="50", gr1="10")
    )
    assert option_labels(t.ready_for(Y)) == [
        "serve ye1: from cell 100 to 20",
        "serve ye2: from cell 20 home",
        "serve ye3: from cell 200 to 150",
        "pass: no more turns in this round",
    ]
    assert option_labels(t, "ru")[:2] == [
        "шаг жё1: из камеры 100 в 20",
        "шаг жё2: из камеры 20 домой",
    ]


def test_runners_and_ransoms_name_owner_and_price() -> None:
    t = (
        table("mafia", seats=4)
        .last_turn()
        .prison(re1="100", gr1="50")
        .closed("c2 escape")
        .opens(Y, "c2")
    )
    assert prompt(t) == "Anna: who runs, if anybody?"
    assert option_labels(t) == [
        "run nobody: the escape is off",
        "run re1: Boris, from cell 100",
        "run gr1: Clara, from cell 50",
    ]
    t = (
        table("mafia", seats=4)
        .last_turn()
        .between_rounds()
        .prison(ye1="chair", gr2="50")
        .cash(Y=400)
    )
    assert prompt(t) == "Anna: you have 400. Buy whom free? Or say done."
    assert option_labels(t) == [
        "done: buy nobody else free",
        "ransom ye1: Anna, 300 to Boris",
        "ransom gr2: Clara, 50 to Dmitri",
    ]


@rule("MA-4.4", "MA-4.5")
def test_near_and_knight_are_counted_on_the_board() -> None:
    s = new()
    here = view(s, None)
    for place, street in enumerate(street_ids(here)):
        assert near(here, street) == list(s.town.names(s.town.near[place]))
        assert knight(here, street) == list(s.town.names(s.town.knight[place]))
    assert figure_ids(here) == s.town.figures


# Cautions


@rule("MA-3.3")
@pytest.mark.parametrize(
    ("passing", "closed", "caution"),
    [
        ("all", "c2 theft", "caution-pass"),
        ("cards", "c2 theft", "caution-pass-cards"),
        ("cards", "", "caution-pass"),
    ],
)
def test_a_pass_has_a_caution(passing: str, closed: str, caution: str) -> None:
    t = table("mafia", seats=4).setting(passing=passing).last_turn().prison(ye1="100")
    if closed:
        t.closed(closed)
    here = t.ready_for(Y).view(Y)
    assert WORDS.caution(here, Pass()) == caution
    assert WORDS.caution(here, Serve("ye1")) is None
    assert all(words(caution) for words in SPOKEN.values())


@rule("MA-6.2")
def test_a_shot_at_an_own_card_has_a_caution() -> None:
    t = (
        table("mafia", seats=4)
        .last_turn()
        .closed("c2 pistol", "b1 theft", "c3 police")
        .opens(Y, "c2")
    )
    here = t.view(Y)
    assert WORDS.caution(here, Fire("b1")) == "caution-own-card"
    assert WORDS.caution(here, Fire("c3")) is None
    assert WORDS.caution(here, Hold()) is None
    assert all(words("caution-own-card") for words in SPOKEN.values())


def test_no_settings_give_a_warning() -> None:
    assert WORDS.settings_warnings(MafiaSettings(), 4) == ()
