"""Crooks Out! in words: everything can be displayed and typed, in good English and Russian."""

from typing import get_args

import pytest

from omerta import games
from omerta.games.crooks_out import events, turn
from omerta.games.crooks_out.actions import Ask, Circle, CrooksOutAction, Done, Stop
from omerta.games.crooks_out.components import HOUSE, rooms_in
from omerta.games.crooks_out.frames import FRAMES
from omerta.games.crooks_out.settings import CrooksOutSettings
from omerta.games.crooks_out.table import Table, open_marks
from omerta.games.crooks_out.view_builder import view
from omerta.kernel import Action, Refusal, Seeded
from omerta.kernel.commands import UnknownCommand
from omerta.kernel.game_text import typed_action
from omerta.kernel.texts import LANGUAGES
from omerta.testing import rule
from tests.games.crooks_out.speech import PLAYERS, SPOKEN, WORDS, new, parsed

ANNA, BORIS, CLARA = 0, 1, 2
AWKWARD = ("Red Molly", "0", "Anna:", "Борис")
"""Names of several words, of digits and with a colon cannot be used in a command."""


def after_a_hit(chosen: CrooksOutSettings | None = None) -> tuple[Table, int, int]:
    """A table after a hit, with the seats of the asker and of the asked player."""
    s = new(3, chosen)
    asker = turn.waiting(s)[0]
    asked = (asker + 1) % 3
    crook = s.theme.rooms[rooms_in(s.hands[asked])[0]]
    turn.apply(s, asker, Ask(asked, crook), chance=Seeded(1))
    return s, asker, asked


# Complete


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_events_options_and_prompts_have_texts(language: str) -> None:
    wanted = [f"event-{kind.__struct_config__.tag}" for kind in get_args(events.CrooksOutEvent)]
    wanted += [f"option-{kind.__struct_config__.tag}" for kind in get_args(CrooksOutAction)]
    wanted += [f"prompt-{tag}" for tag in (*FRAMES, "waiting", "over")]
    wanted += [f"result-{reason}" for reason in ("points", "laid_out", "shared", "abandoned")]
    words = SPOKEN[language]
    assert [name for name in wanted if not words.has(name.replace("_", "-"))] == []
    assert words.cases("game-crooks-out")["pitch"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_setting_and_each_of_its_values_is_explained(language: str) -> None:
    choices = {
        "circling": ("sharp_eyed", "auto"),
        "brave": ("off", "on"),
        "setup_reroll": ("on", "off"),
        "first_player": ("random",),
        "help": ("plain", "crosses", "coach"),
        "practice_counting": ("off", "on"),
        "table_talk": ("open", "quiet"),
    }
    assert {*choices, "theme"} == set(CrooksOutSettings.__struct_fields__)
    for name, values in choices.items():
        told = SPOKEN[language].cases(f"options-{name.replace('_', '-')}")
        assert set(told) == {"why", *values}
        assert all(told.values())


@pytest.mark.parametrize("players", [("Anna", "Boris"), PLAYERS, AWKWARD])
@pytest.mark.parametrize("chosen", [CrooksOutSettings(), CrooksOutSettings("auto", "on", "off")])
def test_whole_matches_have_texts_and_every_label_can_be_typed(
    players: tuple[str, ...], chosen: CrooksOutSettings
) -> None:
    luck = Seeded(len(players))
    s = turn.new(len(players), chosen, chance=luck)
    log = turn.opening(s)
    while turn.waiting(s):
        (seat,) = turn.waiting(s)
        here = view(s, seat)
        for words in SPOKEN.values():
            assert WORDS.prompt(here, players, words).startswith(players[seat])
            for action in here.options[-12:]:
                label = WORDS.label(here, action, players, words)
                assert parsed(here, players, label) == action, label
        log += turn.apply(s, seat, luck.pick(here.options, "play"), chance=luck)
    names = {w: WORDS.names(view(s, None), players, w) for w in SPOKEN.values()}
    for event in log:
        for viewer in (None, *range(len(players))):
            for words in SPOKEN.values():
                words.describe("event", event.seen_by(viewer), names[words])
    assert WORDS.prompt(view(s, None), players, SPOKEN["en"]) == "The game is over."


# Questions and answers


def test_prompts_name_the_deciding_player_and_the_searched_sheet() -> None:
    s, asker, asked = after_a_hit()
    here = view(s, asker)
    assert WORDS.prompt(here, PLAYERS, SPOKEN["en"]).startswith(
        f"{PLAYERS[asker]}: which numbers on {PLAYERS[asked]}'s sheet"
    )
    waiting = WORDS.prompt(view(s, asked), PLAYERS, SPOKEN["en"])
    assert waiting == f"It is the turn of {PLAYERS[asker]}."


@rule("CO-7.3")
def test_a_brave_player_is_shown_the_points_that_stopping_saves() -> None:
    s, asker, _ = after_a_hit(CrooksOutSettings("auto", "on"))
    player = PLAYERS[asker]
    assert WORDS.prompt(view(s, asker), PLAYERS, SPOKEN["en"]) == (
        f"{player}: ask again, or stop and bring one point to safety?"
    )
    assert WORDS.prompt(view(s, asker), PLAYERS, SPOKEN["ru"]) == (
        f"{player}: спросить ещё или хватит? Можно сохранить 1 очко."
    )


def test_options_begin_with_what_may_be_typed() -> None:
    s = new()
    seat = turn.waiting(s)[0]
    here = view(s, seat)
    asked = (seat + 1) % 3
    english = WORDS.label(here, Ask(asked, "rB"), PLAYERS, SPOKEN["en"])
    assert english == f"ask {PLAYERS[asked]} rB: red B"
    russian = WORDS.label(here, Ask(asked, "rB"), PLAYERS, SPOKEN["ru"])
    assert russian == f"спросить {PLAYERS[asked]} rB: красный B"
    assert WORDS.label(here, Stop(), PLAYERS, SPOKEN["en"]) == "stop: end the turn"


@pytest.mark.parametrize(
    ("seat", "label"),
    [
        (0, "ask 1 rB: Red Molly, red B"),
        (1, "ask 2 rB: 0, red B"),
        (2, "ask 3 rB: Anna:, red B"),
        (3, "ask Борис rB: red B"),
    ],
)
def test_a_label_uses_the_seat_number_for_a_name_that_cannot_be_typed(
    seat: int, label: str
) -> None:
    here = view(new(4), None)
    assert WORDS.label(here, Ask(seat, "rB"), AWKWARD, SPOKEN["en"]) == label
    assert parsed(here, AWKWARD, label) == Ask(seat, "rB")


def test_a_number_to_circle_is_shown_and_done_says_how_many_were_named() -> None:
    s, asker, asked = after_a_hit()
    here = view(s, asker)
    room = next(action.room for action in here.options if isinstance(action, Circle))
    number = here.seats[asked].numbers[s.theme.room_of[room]]
    label = WORDS.label(here, Circle(room), PLAYERS, SPOKEN["en"])
    assert label.startswith(f"circle {room}: ")
    assert label.endswith(f", number {number}")
    assert WORDS.label(here, Done(), PLAYERS, SPOKEN["ru"]) == "готово: обводить нечего"
    turn.apply(s, asker, Circle(room), chance=Seeded(1))
    label = WORDS.label(view(s, asker), Done(), PLAYERS, SPOKEN["en"])
    assert label == "done: just this number"


@rule("CO-3.11")
def test_asking_for_a_crook_of_the_own_hand_is_allowed_with_a_warning() -> None:
    s = new()
    seat = turn.waiting(s)[0]
    here = view(s, seat)
    assert here.hand
    for action in here.options:
        assert isinstance(action, Ask)
        warned = "caution-own-crook" if action.room in here.hand else None
        assert WORDS.caution(here, action) == warned
    own = [action for action in here.options if WORDS.caution(here, action)]
    assert own
    assert all(turn.why_not(s, seat, action) is None for action in own)
    assert WORDS.caution(here, Stop()) is None
    assert all(words("caution-own-crook") for words in SPOKEN.values())


# Typing


@pytest.mark.parametrize(
    ("typed", "action"),
    [
        ("ask 2 bb", Ask(BORIS, "bB")),
        ("ASK boris BB", Ask(BORIS, "bB")),
        ("ask Boris blue B", Ask(BORIS, "bB")),
        ("guess Boris blue b", Ask(BORIS, "bB")),
        ("спросить Boris сB", Ask(BORIS, "bB")),
        ("спрашиваю boris синий B", Ask(BORIS, "bB")),
        ("спросить 2 сВ", Ask(BORIS, "bB")),  # В of the Russian keyboard
        ("ask 3 ЖA", Ask(CLARA, "yA")),
        ("ask 3 желтый D", Ask(CLARA, "yD")),
        ("ask 3 жёлтый d", Ask(CLARA, "yD")),
        ("ask 3 ос", Ask(CLARA, "oC")),
        ("ask 1 кf", Ask(ANNA, "rF")),
        ("ask 1 зe", Ask(ANNA, "gE")),
        ("ask 1 ф е", Ask(ANNA, "vE")),
        ("circle vd", Circle("vD")),
        ("обвести фD", Circle("vD")),
        ("done", Done()),
        ("готово", Done()),
        ("Всё", Done()),
        ("stop", Stop()),
        ("хватит", Stop()),
    ],
)
def test_commands_of_both_languages_give_the_same_actions(typed: str, action: Action) -> None:
    assert parsed(view(new(), None), PLAYERS, typed) == action


@pytest.mark.parametrize("typed", ["ask 2 rG", "ask 2 сБ", "ask 2 x"])
def test_an_unknown_room_is_refused_by_the_rules(typed: str) -> None:
    s = new()
    seat = turn.waiting(s)[0]
    action = parsed(view(s, seat), PLAYERS, typed.replace("2", str((seat + 1) % 3 + 1)))
    refusal = turn.why_not(s, seat, action)
    assert refusal is not None
    assert (refusal.code, refusal.clause) == ("no_such_room", "CO-3.8")


def test_an_unknown_room_keeps_its_typed_spelling() -> None:
    assert parsed(view(new(), None), PLAYERS, "спросить 2 кБ") == Ask(BORIS, "кБ")


@pytest.mark.parametrize(
    ("typed", "form"),
    [
        ("ask", "form-ask"),
        ("ask 2", "form-ask"),
        ("Спросить Дмитрий кB", "form-ask"),
        ("circle", "form-circle"),
        ("обвести", "form-circle"),
    ],
)
def test_an_incomplete_command_is_answered_with_its_syntax(typed: str, form: str) -> None:
    here = view(new(), None)
    languages = list(SPOKEN.values())
    with pytest.raises(Refusal) as refused:
        typed_action(games.get("crooks_out"), here, PLAYERS, typed, languages)
    assert refused.value.code == form
    assert all(typed in words.refusal(refused.value) for words in languages)


@pytest.mark.parametrize("typed", ["stop now", "rB", "", "fly 2 rB"])
def test_an_unknown_first_word_is_an_unknown_command(typed: str) -> None:
    with pytest.raises(UnknownCommand):
        typed_action(
            games.get("crooks_out"), view(new(), None), PLAYERS, typed, list(SPOKEN.values())
        )


# Refusals


def test_every_refusal_of_a_turn_has_a_text_with_its_room() -> None:
    s, asker, asked = after_a_hit()
    filled = s.theme.names(s.dealt[asked] & ~s.hands[asked])[0]
    nameable = [action.room for action in view(s, asker).options if isinstance(action, Circle)]
    empty = next(room for room in HOUSE.rooms if room not in nameable)
    told = [
        refused(s, asker, Circle(empty)),
        refused(s, asker, Stop()),
        refused(s, asked, Stop()),
    ]
    turn.apply(s, asker, Circle(nameable[0]), chance=Seeded(1))
    told.append(refused(s, asker, Circle(nameable[0])))
    s, asker, asked = after_a_hit(CrooksOutSettings("auto"))
    crossed = s.theme.names(~open_marks(s, asker) & ~s.dealt[asker] & (1 << 36) - 1)[0]
    told += [
        refused(s, asker, Ask(asked, filled)),
        refused(s, asker, Ask(asker, filled)),
        refused(s, asker, Ask(3, filled)),
        refused(s, asker, Done()),
    ]
    turn.apply(s, asker, Stop(), chance=Seeded(1))
    told += [refused(s, asked, Ask(asker, crossed)), refused(s, asked, Stop())]
    assert told == [
        f"There is no number in {empty} on that sheet.",
        "First name the numbers that must be circled now, or say done.",
        "It is another player's turn.",
        f"You have named {nameable[0]} already.",
        f"{filled} is filled on that sheet: this crook lies open already.",
        "Ask somebody else: you know your own crooks.",
        "There is no seat 4 at this table; the first seat is 1.",
        "First comes a question: name an opponent and a room.",
        f"{crossed} is crossed on that sheet: everybody knows that this crook is not there.",
        "Ask at least once in a turn; only after a hit may you stop.",
    ]


def refused(s: Table, seat: int, action: Action) -> str:
    """Why an action is refused, in English; the Russian text must exist too."""
    refusal = turn.why_not(s, seat, action)
    assert refusal is not None
    assert SPOKEN["ru"].refusal(refusal)
    return SPOKEN["en"].refusal(refusal)
