"""The texts of Legends: every state has texts, labels type back, refusals are whole sentences."""

import ast
from collections.abc import Iterator
from pathlib import Path
from typing import get_args, get_type_hints

import pytest

import omerta.games.legends
from omerta.games.legends import GAME, events
from omerta.games.legends.actions import (
    Bail,
    Boost,
    ChangeLane,
    ChangeLaneByDie,
    ChooseDie,
    Done,
    Draw,
    EndTurn,
    Enough,
    Escape,
    Interact,
    LegendsAction,
    Lose,
    NameFirst,
    Pass,
    PlaceDriving,
    PlayMinion,
    Rally,
    Recruit,
    Reveal,
    SearchAgain,
    SplitLuck,
    StopSearch,
    Use,
)
from omerta.games.legends.actions_family import ChooseBusiness, KeepBooks, MatchPlace
from omerta.games.legends.components_pack import HOUSE
from omerta.games.legends.save import frames
from omerta.games.legends.settings import LegendsSettings, ScenarioCode
from omerta.kernel import Action, Refusal, Seeded
from omerta.kernel.game_text import typed_action
from omerta.kernel.texts import LANGUAGES
from omerta.testing import table
from omerta.testing.legends import P1
from tests.games.legends.speech import PLAYERS, SPOKEN, WORDS, labels_typed_back, meant
from tests.games.legends.test_family_table import QUESTIONS as FAMILY_QUESTIONS

AWKWARD = ("Red Molly", "0", "m01: m02", "Пас")
"""Names that look like parts of a command."""
SOURCES = sorted(Path(omerta.games.legends.__file__).parent.rglob("*.py"))
KINDS: dict[str, set[str]] = {
    "ability": {*[m.ability for m in HOUSE.minion], *[x.ability for x in HOUSE.extras]},
    "effect": {p.effect for p in HOUSE.problem}
    | {c.effect for table in HOUSE.scenario.values() for c in table.card}
    | {m for table in HOUSE.scenario.values() for c in table.card for m in c.marks.values()},
    "white": set(HOUSE.white),
    "red": {*HOUSE.red, "none"},
    "icon": set("mhcb"),
    "side": {"left", "right"},
    "answer": {"yes", "no"},
    "result": {
        "arrested",
        "target_reached",
        "target_missed",
        "jobs_done",
        "elected",
        "defeated",
        "betrayed",
    },
    "vote_side": {"clan", "mayor"},
    "support_why": {"campaign", "rumour", "overcome", "rally"},
    "seize_why": {"roll", "round", "rumour"},
}


# Completeness


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_has_its_text(language: str) -> None:
    wanted = [f"event-{kind.__struct_config__.tag}" for kind in get_args(events.LegendsEvent)]
    wanted += [f"option-{kind.__struct_config__.tag}" for kind in get_args(LegendsAction)]
    wanted += [f"prompt-{tag}" for tag in (*frames(), "waiting", "over") if tag != "step"]
    wanted += [f"{kind}-{value}" for kind, values in KINDS.items() for value in values if value]
    for name in ("Cause", "Police", "Ending", "Track", "Rank"):
        literal = getattr(events, name).__origin__
        wanted += [f"{name.lower()}-{value}" for value in get_args(literal)]
    words = SPOKEN[language]
    assert [name for name in wanted if not words.has(name)] == []
    assert words.cases("game-legends")["pitch"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_option_and_each_of_its_values_is_explained(language: str) -> None:
    hints = get_type_hints(LegendsSettings)
    del hints["data"]  # a file, not a word
    assert len(hints) == 9
    for name, hint in hints.items():
        values = [value if value[0].isalpha() else f"v{value}" for value in get_args(hint)]
        assert get_args(hint)[0] == getattr(LegendsSettings(), name), "the usual value comes first"
        texts = SPOKEN[language].cases(f"options-{name}")
        assert set(texts) == {"why", *values}
        assert all(texts.values())


@pytest.mark.parametrize("players", [PLAYERS, AWKWARD])
@pytest.mark.parametrize("seats", [1, 2, 4])
@pytest.mark.parametrize("difficulty", ["normal", "easy"])
def test_whole_matches_have_texts_and_every_label_types_back(
    players: tuple[str, ...], seats: int, difficulty: str
) -> None:
    chance = Seeded(7 + seats)
    people = players[:seats]
    chosen = LegendsSettings(difficulty=difficulty)  # type: ignore[arg-type]
    s = GAME.new(seats, chosen, chance=chance)
    log = GAME.opening(s)
    asked = set()
    while GAME.waiting(s):
        seat = GAME.waiting(s)[0]
        here = GAME.view(s, seat)
        asked.add(here.decision)
        for words in SPOKEN.values():
            assert WORDS.prompt(here, people, words).startswith(people[seat])
            for action in here.options:
                label = WORDS.label(here, action, people, words)
                assert meant(here, people, label) == action, label
        offered = [each for each in here.options if not isinstance(each, Escape)]
        log += GAME.apply(s, seat, chance.pick(offered, "play"), chance=chance)
    assert {"act", "play", "first"} <= asked
    for words in SPOKEN.values():
        view = GAME.view(s, None)
        names = WORDS.names(view, people, words)
        texts = [words.describe("event", event, names) for event in log]
        assert not [line for line in texts if line != line.strip() or "  " in line]
    assert WORDS.prompt(GAME.view(s, None), people, SPOKEN["en"]) == "The game is over."
    assert WORDS.settings_warnings(chosen, seats) == ()


@pytest.mark.parametrize("seats", [1, 2, 4])
def test_family_business_has_texts_and_every_label_types_back(seats: int) -> None:
    assert labels_typed_back(LegendsSettings(mode="one_shot", first_job="family"), seats, games=4)


@pytest.mark.parametrize("question", FAMILY_QUESTIONS)
def test_the_decisions_of_the_family_can_be_answered_in_words(question: str) -> None:
    here = FAMILY_QUESTIONS[question]().view(P1)
    for words in SPOKEN.values():
        assert WORDS.prompt(here, PLAYERS[:2], words).startswith(PLAYERS[0])
        for action in here.options:
            assert meant(here, PLAYERS[:2], WORDS.label(here, action, PLAYERS[:2], words)) == action


PRICES = {
    "bank": ("the clock moves on by one", "часы идут на шаг вперёд"),
    "chase": ("the van gets away by one space", "фургон уходит на деление"),
    "rebels": ("the rebels' pistol moves by one", "пистолет бунтовщиков сдвигается на деление"),
    "casino": ("the top table of the deck goes, unseen", "верхний стол колоды убирают не глядя"),
    "family": ("the top business of the deck goes, unseen", "верхнее предприятие колоды"),
    "power": ("a support token goes to the mayor", "жетон поддержки уходит к мэру"),
}


@pytest.mark.parametrize("scenario", PRICES)
def test_a_rally_tells_its_price(scenario: ScenarioCode) -> None:
    here = table("legends", seats=2).scenario(scenario).view(P1)
    for language, price in zip(("en", "ru"), PRICES[scenario], strict=True):
        assert price in WORDS.label(here, Rally(), PLAYERS[:2], SPOKEN[language])
        assert "{" not in WORDS.label(here, Rally(), PLAYERS[:2], SPOKEN[language])


def test_the_luck_choice_names_a_forbidden_total() -> None:
    t = table("legends", seats=2).scenario("family", left="bu03", left_downtimes="do15")
    t.hand(P1, "m48").rolls("4 3 L K | x2").interacts(P1, "bu03").plays("m48")
    here = t.view(P1)
    for language, keep, cancel in (
        ("en", "luck 0: total 9", "luck 1: total 11, forbidden"),
        ("ru", "удача 0: итог 9", "удача 1: итог 11, под запретом"),
    ):
        labels = [WORDS.label(here, each, PLAYERS[:2], SPOKEN[language]) for each in here.options]
        assert labels == [keep, cancel]


@pytest.mark.parametrize(
    ("effect", "values", "english", "russian"),
    [
        ("ban_values", {"a": 5, "b": 7}, "a total of 5 or 7 is void", "итог 5 или 7 под запретом"),
        ("ban_from", {"x": 12}, "a total of 12 or more is void", "итог 12 и выше под запретом"),
        ("ban_to", {"x": 4}, "a total of 4 or less is void", "итог 4 и ниже под запретом"),
    ],
)
def test_bans_are_named_with_their_totals(
    effect: str, values: dict[str, int], english: str, russian: str
) -> None:
    assert SPOKEN["en"](f"effect-{effect}", **values).endswith(english)
    assert SPOKEN["ru"](f"effect-{effect}", **values).endswith(russian)


def test_a_waiting_seat_sees_whose_decision_it_is() -> None:
    view = table("legends", seats=2).view(1)
    assert WORDS.prompt(view, PLAYERS[:2], SPOKEN["en"]) == "It is the turn of Anna."
    assert WORDS.prompt(view, PLAYERS[:2], SPOKEN["ru"]) == "Ждём: Anna."


# Typing


@pytest.mark.parametrize(
    ("typed", "action"),
    [
        ("recruit", Recruit()),
        ("набрать", Recruit()),
        ("interact va06", Interact("va06")),
        ("try VA06", Interact("va06")),
        ("испытание va06", Interact("va06")),
        ("испытание Хранилище ювелира", Interact("va06")),
        ("interact Jeweller's Vault", Interact("va06")),
        ("interact Cheer", Interact("cheer")),
        ("испытание взбодрить", Interact("cheer")),
        ("испытание потерянный чемодан", Interact("pr20")),
        ("play m03", PlayMinion("m03")),
        ("play Anvil Annie", PlayMinion("m03")),
        ("играть Энни Наковальня", PlayMinion("m03")),
        ("играть шелковая салли", PlayMinion("m18")),
        ("use m01", Use("m01")),
        ("применить m01", Use("m01")),
        ("done", Done()),
        ("готово", Done()),
        ("беру", Draw()),
        ("хватит", Enough()),
        ("pass", Pass()),
        ("пас", Pass()),
        ("die 2", ChooseDie(2)),
        ("кубик 2", ChooseDie(2)),
        ("luck 0", SplitLuck(0)),
        ("удача 1", SplitLuck(1)),
        ("lose m01", Lose("m01")),
        ("отдать m01", Lose("m01")),
        ("rally", Rally()),
        ("сплотить", Rally()),
        ("конец", EndTurn()),
        ("first 2", NameFirst(1)),
        ("first boris", NameFirst(1)),
        ("первый Борис", None),
        ("первый 1", NameFirst(0)),
        ("раскрыть", Reveal()),
        ("сбежать", Escape()),
        ("ещё", SearchAgain()),
        ("стоп", StopSearch()),
        ("lane left", ChangeLane("left")),
        ("полоса правая", ChangeLane("right")),
        ("lane right die", ChangeLaneByDie("right")),
        ("полоса левая кубик", ChangeLaneByDie("left")),
        ("drive 2", PlaceDriving(2)),
        ("вождение 0", PlaceDriving(0)),
        ("boost yes", Boost("yes")),
        ("газ нет", Boost("no")),
        ("bail m43", Bail("m43")),
        ("залог Локомотив", Bail("m43")),
        ("match m03", MatchPlace("m03")),
        ("знает Энни Наковальня", MatchPlace("m03")),
        ("under bu01", ChooseBusiness("bu01")),
        ("сюда Прачечная «Пузырь»", ChooseBusiness("bu01")),
        ("books do05", KeepBooks("do05")),
        ("учет нет света", KeepBooks("do05")),
        ("учёт bu02", KeepBooks("bu02")),
        ("use accountant", Use("accountant")),
        ("применить бухгалтер", Use("accountant")),
    ],
)
def test_words_of_both_languages_mean_the_same(typed: str, action: Action | None) -> None:
    here = table("legends", seats=2).view(None)
    if action is None:
        with pytest.raises(Refusal):
            meant(here, PLAYERS[:2], typed)
    else:
        assert meant(here, PLAYERS[:2], typed) == action


@pytest.mark.parametrize(
    ("typed", "form"),
    [
        ("interact", "form-interact"),
        ("испытание", "form-interact"),
        ("play", "form-play"),
        ("use", "form-use"),
        ("die x", "form-die"),
        ("luck", "form-luck"),
        ("first 9", "form-first"),
        ("полоса", "form-lane-die"),
        ("boost maybe", "form-boost"),
        ("drive many", "form-drive"),
        ("нанять", "form-hire"),
        ("match", "form-match"),
        ("сюда", "form-under"),
        ("books", "form-books"),
    ],
)
def test_a_half_typed_command_gets_a_hint(typed: str, form: str) -> None:
    languages = list(SPOKEN.values())
    with pytest.raises(Refusal) as refused:
        typed_action(GAME, table("legends", seats=2).view(None), PLAYERS[:2], typed, languages)
    assert refused.value.code == form
    assert all(typed in words.refusal(refused.value) for words in languages)


# Cautions and refusals


def test_cautions() -> None:
    t = table("legends", seats=2)
    assert WORDS.caution(t.view(P1), EndTurn()) == "caution-end"
    assert WORDS.caution(t.view(P1), Escape()) == "caution-escape"
    assert WORDS.caution(t.view(P1), Recruit()) is None
    tired = table("legends", seats=2).turn(P1, actions=0).exhausted("m01")
    assert WORDS.caution(tired.view(P1), EndTurn()) is None
    for words in SPOKEN.values():
        assert all(words.has(name) for name in ("caution-end", "caution-escape"))


def refusals() -> Iterator[tuple[str, dict[str, str | int]]]:
    """Yield every refusal in the code of the game, with its parameters."""
    for path in SOURCES:
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if not (isinstance(node, ast.Call) and isinstance(node.func, ast.Name)):
                continue
            if node.func.id in ("Illegal", "BadData", "BadSave"):
                (code, *_) = node.args
                assert isinstance(code, ast.Constant), ast.unparse(node)
                given: dict[str, str | int] = {word.arg: 3 for word in node.keywords if word.arg}
                named = [ast.unparse(word.value) for word in node.keywords if not word.arg]
                for call in named:  # `**s.pack.called(minion)` and `**called(s, challenge)`
                    kind = "minion" if "pack" in call else "challenge"
                    given |= {f"{kind}{ending}": 3 for ending in ("", "_en", "_ru")}
                yield str(code.value), given


def test_the_search_for_refusals_finds_them() -> None:
    codes = {code for code, _ in refusals()}
    assert {"nobody_matches", "too_expensive", "vault_active", "data-id-twice"} <= codes
    assert len(codes) > 60


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_has_a_text_with_its_parameters(language: str) -> None:
    for code, params in refusals():
        texts = SPOKEN[language].refusal(Refusal(code, params))
        assert texts.endswith((".", "?")), code


def test_a_refusal_calls_things_by_their_names() -> None:
    t = table("legends", seats=2).hand(P1, "m06").problems(P1, "pr12").exhausted("m02")
    for action, english, russian in (
        (Interact("pr12"), "matches Photo in the Paper.", "испытания «Фотография в газете»."),
        (Use("m02"), "Piano Pete is not in the hand.", "Пит Пианино не на руке."),
    ):
        refused = GAME.why_not(t.state, P1, action)
        assert refused is not None
        assert SPOKEN["en"].refusal(refused).endswith(english)
        assert SPOKEN["ru"].refusal(refused).endswith(russian)


@pytest.mark.parametrize(
    ("count", "texts"),
    [(1, "Отложен 1 замок."), (3, "Отложены 3 замка."), (5, "Отложено 5 замков.")],
)
def test_russian_plurals(count: int, texts: str) -> None:
    event = events.DiceSetAside(count, ())
    assert SPOKEN["ru"].describe("event", event, {}) == texts
