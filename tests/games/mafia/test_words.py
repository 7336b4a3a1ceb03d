"""Mafia in words: everything can be displayed and typed, and refusals are whole sentences."""

import ast
from collections.abc import Iterator
from pathlib import Path
from typing import get_args, get_type_hints

import pytest

import omerta.games.mafia
from omerta.games.mafia import GAME, events, turn
from omerta.games.mafia.actions import (
    Done,
    Fill,
    Fire,
    Hold,
    Lay,
    MafiaAction,
    Open,
    Pass,
    Ransom,
    Run,
    RunNobody,
    Sell,
    Serve,
    Throw,
)
from omerta.games.mafia.components import CARD_IDS, custom_data
from omerta.games.mafia.frames import FRAMES
from omerta.games.mafia.settings import MafiaSettings
from omerta.games.mafia.view_builder import view
from omerta.kernel import Action, Refusal, Seeded
from omerta.kernel.data import CustomData, read_text
from omerta.kernel.game_text import typed_actions
from omerta.kernel.texts import LANGUAGES
from omerta.testing import table
from omerta.testing.mafia import Y
from tests.games.mafia.speech import PLAYERS, SPOKEN, WORDS, new, parsed

AWKWARD = ("Red Molly", "0", "ye1: ye2", "Пас")
"""Names that look like parts of a command; no command of Mafia names a player."""
HOUSE = read_text("omerta.games.mafia", "data", "house.toml")
WIDE_BOARD = HOUSE.replace('"RYBG", "GBYR", "BGRY", "YRGB"', '"RYBGRYBGR", "YBGRYBG.."')
SOURCES = sorted(Path(omerta.games.mafia.__file__).parent.rglob("*.py"))


# Complete


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_events_options_and_prompts_have_texts(language: str) -> None:
    wanted = [f"event-{kind.__struct_config__.tag}" for kind in get_args(events.MafiaEvent)]
    wanted += [f"option-{kind.__struct_config__.tag}" for kind in get_args(MafiaAction)]
    wanted += [f"prompt-{tag}" for tag in (*FRAMES, "waiting", "over")]
    wanted += [f"result-{reason}" for reason in ("cash", "shared", "clan", "clans_tied")]
    wanted += [f"card-{card}" for card in CARD_IDS]
    for colour in ("yellow", "red", "green", "blue"):
        wanted += [f"colour-{colour}", f"figure-{colour}"]
    for look in ("city", "prison", "cash", "hand"):
        wanted += [f"word-{look}", f"commands-{look}"]
    words = SPOKEN[language]
    assert [name for name in wanted if not words.has(name)] == []
    assert words.cases("game-mafia")["pitch"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_has_the_same_forms_and_every_copy_the_same_name(language: str) -> None:
    words = SPOKEN[language]
    forms = {card: words.cases(f"card-{card}") for card in CARD_IDS}
    assert {frozenset(cases) for cases in forms.values()} == {frozenset(forms["theft"])}
    for copies in ("police", "buyer", "lawyer", "witness", "courtesan", "pistol"):
        alike = [card for card in CARD_IDS if card.startswith(copies)]
        assert len({words(f"card-{card}") for card in alike}) == 1
        assert all(forms[card] == forms[alike[0]] for card in alike)
    assert len({words(f"card-{card}") for card in CARD_IDS}) == 21
    for card, cases in forms.items():
        assert words(f"card-{card}") in cases["shown"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_setting_and_each_of_its_values_is_explained(language: str) -> None:
    hints = get_type_hints(MafiaSettings)
    del hints["data"]  # a file, not a word
    assert len(hints) == 9
    for name, hint in hints.items():
        values = [value if value[0].isalpha() else f"v{value}" for value in get_args(hint)]
        assert get_args(hint)[0] == getattr(MafiaSettings(), name), "the usual value comes first"
        told = SPOKEN[language].cases(f"options-{name}")
        assert set(told) == {"why", *values}
        assert all(told.values())


@pytest.mark.parametrize("players", [PLAYERS, AWKWARD])
@pytest.mark.parametrize(
    "chosen",
    [
        MafiaSettings(bank="1000"),
        MafiaSettings(
            "quarters", "full", "simultaneous", "cards", "unseen", "clan", "clan", "1000"
        ),
        MafiaSettings(data=custom_data(CustomData("wide.toml", WIDE_BOARD)), max_rounds="5"),
    ],
)
def test_whole_matches_have_texts_and_every_label_can_be_typed(
    players: tuple[str, ...], chosen: MafiaSettings
) -> None:
    luck = Seeded(7)
    s = turn.new(4, chosen, chance=luck)
    log = turn.opening(s)
    asked = set()
    while turn.waiting(s):
        seat = turn.waiting(s)[0]
        here = view(s, seat)
        asked.add(here.decision)
        for words in SPOKEN.values():
            assert WORDS.prompt(here, players, words).startswith(f"{players[seat]}: ")
            labels = [WORDS.label(here, action, players, words) for action in here.options]
            for label, action in zip(labels, here.options, strict=True):
                assert parsed(here, players, label) == action, label
        going_on = [each for each in here.options if not isinstance(each, Pass | RunNobody)]
        log += turn.apply(s, seat, luck.pick(going_on, "play"), chance=luck)
    assert {"exchange", "lay", "act", "pistol"} <= asked
    for viewer in (None, *range(4)):
        for words in SPOKEN.values():
            names = WORDS.names(view(s, viewer), players, words)
            told = [words.describe("event", event.seen_by(viewer), names) for event in log]
            assert not [line for line in told if line != line.strip() or "  " in line]
    assert WORDS.prompt(view(s, None), players, SPOKEN["en"]) == "The game is over."


# Typing


@pytest.mark.parametrize(
    ("typed", "action"),
    [
        ("throw 2", Throw(2)),
        ("сбросить 1", Throw(1)),
        ("отложить 4", Throw(4)),
        ("done", Done()),
        ("keep", Done()),
        ("Готово", Done()),
        ("оставить", Done()),
        ("lay b3", Lay("b3")),
        ("LAY B3", Lay("b3")),
        ("клади b3", Lay("b3")),
        ("клади б3", Lay("b3")),
        ("клади В3", Lay("b3")),  # В of the Russian keyboard looks like B
        ("open c2", Open("c2")),
        ("открой с2", Open("c2")),  # and с like c
        ("открой ц2", Open("c2")),
        ("открыть Д4", Open("d4")),
        ("открываю а1", Open("a1")),
        ("serve ye1", Serve("ye1")),
        ("serve YE1", Serve("ye1")),
        ("serve y1", Serve("ye1")),
        ("шаг жё1", Serve("ye1")),
        ("шаг же1", Serve("ye1")),
        ("шаг Ж1", Serve("ye1")),
        ("шаг ye1", Serve("ye1")),
        ("pass", Pass()),
        ("пас", Pass()),
        ("fire b3", Fire("b3")),
        ("огонь b3", Fire("b3")),
        ("стреляй b3", Fire("b3")),
        ("hold", Hold()),
        ("молчит", Hold()),
        ("sell b3", Sell("b3")),
        ("продать b3", Sell("b3")),
        ("run re2", Run("re2")),
        ("бежит кр2", Run("re2")),
        ("run nobody", RunNobody()),
        ("бежит никто", RunNobody()),
        ("fill c3", Fill("c3")),
        ("сначала c3", Fill("c3")),
        ("ransom gr4", Ransom("gr4")),
        ("выкуп зе4", Ransom("gr4")),
        ("выкупить си3", Ransom("bl3")),
        ("выкупаю b3", Ransom("bl3")),
    ],
)
def test_commands_of_both_languages_give_the_same_actions(typed: str, action: Action) -> None:
    assert parsed(view(new(), None), PLAYERS, typed) == action


@pytest.mark.parametrize(
    ("typed", "code", "clause"),
    [
        ("open e5", "no_such_street", "MA-3.2"),
        ("open я1", "no_such_street", "MA-3.2"),
        ("open c2 b1", "no_such_street", "MA-3.2"),
        ("serve ye9", "no_such_figure", "MA-9.4"),
        ("serve nobody", "no_such_figure", "MA-9.4"),
    ],
)
def test_an_unknown_street_or_figure_is_refused_by_the_rules(
    typed: str, code: str, clause: str
) -> None:
    t = table("mafia", seats=4).last_turn().closed("c2 theft").ready_for(Y)
    refusal = turn.why_not(t.state, Y, parsed(t.view(Y), PLAYERS, typed))
    assert refusal is not None
    assert (refusal.code, refusal.clause) == (code, clause)


@pytest.mark.parametrize(
    ("typed", "form"),
    [
        ("throw 1 3", "form-throw"),
        ("throw", "form-throw"),
        ("swap", "form-swap"),
        ("swap 1 5", "form-swap"),
        ("обмен 1, 3", "form-swap"),
        ("клади", "form-lay"),
        ("lay 1:a4 b1", "form-lay"),
        ("lay 1:a4 1:b1", "form-lay"),
        ("lay 2:a4 3:b1", "form-lay"),
        ("lay 1:a4 2:b1 3:c2 4:d3 5:a1", "form-lay"),
        ("клади a4:1", "form-lay"),
        ("open", "form-open"),
        ("шаг", "form-serve"),
        ("огонь", "form-fire"),
        ("продать", "form-sell"),
        ("run", "form-run-nobody"),
        ("сначала", "form-fill"),
        ("ransom", "form-ransom"),
    ],
)
def test_an_incomplete_command_is_answered_with_its_syntax(typed: str, form: str) -> None:
    languages = list(SPOKEN.values())
    with pytest.raises(Refusal) as refused:
        typed_actions(GAME, view(new(), None), PLAYERS, typed, languages)
    assert refused.value.code == form
    assert all(typed in words.refusal(refused.value) for words in languages)


# Refusals


def refusals() -> Iterator[tuple[str, dict[str, str | int]]]:
    """Every refusal in the code of the game, with its parameters."""
    for path in SOURCES:
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if not (isinstance(node, ast.Call) and isinstance(node.func, ast.Name)):
                continue
            if node.func.id in ("Illegal", "BadData", "BadSave"):
                (code, *_) = node.args
                assert isinstance(code, ast.Constant), ast.unparse(node)
                yield str(code.value), {word.arg: 3 for word in node.keywords if word.arg}


def test_the_search_for_refusals_finds_them() -> None:
    codes = {code for code, _ in refusals()}
    assert {"foreign_street", "too_expensive", "you_passed", "data-no-cell"} <= codes
    assert len(codes) > 40


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_has_a_text_that_uses_its_values(language: str) -> None:
    for code, params in refusals():
        told = SPOKEN[language].refusal(Refusal(code, params))
        assert told.endswith((".", "?")), code


@pytest.mark.parametrize(
    ("action", "english", "russian"),
    [
        (Open("c3"), "c3 is not your street.", "c3 — не ваша улица."),
        (Open("b1"), "No card lies on b1.", "На b1 карточки нет."),
        (
            Open("d3"),
            "The card on d3 is open already; it acts only once.",
            "Карточка на d3 уже открыта; действует она один раз.",
        ),
        (
            Serve("ye1"),
            "From the chair only a ransom leads home.",
            "Из камеры смертников выводит только выкуп.",
        ),
        (Serve("bl1"), "That is another boss's figure.", "Это чужая фигура."),
        (Serve("ye2"), "That figure is not in prison.", "Эта фигура не в тюрьме."),
        (
            Hold(),
            "It is your turn: open a card, serve, or pass.",
            "Ваш ход: откройте карточку, отбудьте срок или спасуйте.",
        ),
    ],
)
def test_bad_input_is_refused_with_a_sentence(action: Action, english: str, russian: str) -> None:
    t = (
        table("mafia", seats=4)
        .last_turn()
        .closed("c2 theft")
        .open("d3 buyer")
        .prison(ye1="chair", bl1="50")
    )
    refusal = turn.why_not(t.ready_for(Y).state, Y, action)
    assert refusal is not None
    assert SPOKEN["en"].refusal(refusal) == english
    assert SPOKEN["ru"].refusal(refusal) == russian
