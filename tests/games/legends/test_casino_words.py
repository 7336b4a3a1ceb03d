"""The casino's texts: all states have texts, labels type back, plurals are right."""

import pytest

from omerta.games.legends import GAME, events
from omerta.games.legends.actions import Interact
from omerta.games.legends.actions_casino import Bet, Find, Keep, SetStake, SwapTable
from omerta.games.legends.settings import LegendsSettings
from omerta.kernel import Action, Event, Refusal
from omerta.kernel.game_text import typed_action
from omerta.testing import table
from omerta.testing.legends import P1, LegendsTable
from tests.games.legends.speech import PLAYERS, SPOKEN, WORDS, labels_typed_back, meant


def casino(**board: object) -> LegendsTable:
    return table("legends", seats=2).scenario("casino", **board)


@pytest.mark.parametrize("seats", [1, 2, 4])
def test_whole_casinos_have_texts_and_every_label_types_back(seats: int) -> None:
    chosen = LegendsSettings(mode="one_shot", first_job="casino")
    asked = labels_typed_back(chosen, seats, games=4)
    assert {"bettor", "stake", "keep"} <= asked


@pytest.mark.parametrize(
    ("typed", "action"),
    [
        ("interact ta01", Interact("ta01")),
        ("испытание рулетка", Interact("ta01")),
        ("bet m16", Bet("m16")),
        ("ставка Карл Запонка", Bet("m16")),
        ("ставлю m16", Bet("m16")),
        ("stake 3", SetStake(3)),
        ("поставить 3", SetStake(3)),
        ("фишек 5", SetStake(5)),
        ("swap", SwapTable()),
        ("сменить", SwapTable()),
        ("заменить", SwapTable()),
        ("find", Find()),
        ("найти", Find()),
        ("keep m16", Keep("m16")),
        ("оставить m16", Keep("m16")),
    ],
)
def test_words_of_both_languages_mean_the_same(typed: str, action: Action) -> None:
    assert meant(casino().view(None), PLAYERS[:2], typed) == action


@pytest.mark.parametrize(
    ("typed", "form"),
    [("bet", "form-bet"), ("ставка", "form-bet"), ("stake", "form-stake"), ("keep", "form-keep")],
)
def test_a_half_typed_command_gets_a_hint(typed: str, form: str) -> None:
    languages = list(SPOKEN.values())
    with pytest.raises(Refusal) as refused:
        typed_action(GAME, casino().view(None), PLAYERS[:2], typed, languages)
    assert refused.value.code == form
    assert all(typed in words.refusal(refused.value) for words in languages)


def test_a_label_shows_the_risk_of_a_stake() -> None:
    t = casino(table="ta07").hand(P1, "m01").opens_bet(P1, "m01")
    view = t.view(P1)
    texts = [WORDS.label(view, SetStake(chips), PLAYERS[:2], SPOKEN["en"]) for chips in (1, 2, 3)]
    assert texts == [
        "stake 1: 2 dice, 0 % for the jackpot",
        "stake 2: 3 dice, 10 % for the jackpot",
        "stake 3: 4 dice, 32 % for the jackpot",
    ]
    prompt = WORDS.prompt(view, PLAYERS[:2], SPOKEN["ru"])
    assert prompt.endswith(
        "за одну фишку 2 кубика, каждая следующая добавит ещё один. Сколько фишек, не больше 11?"
    )


@pytest.mark.parametrize(
    ("event", "texts"),
    [
        (events.ChipsLaundered(1, 1), "В сейф казино уходит 1 фишка, там остаётся 1."),
        (events.ChipsLaundered(3, 3), "В сейф казино уходят 3 фишки, там остаётся 3."),
        (events.ChipsLaundered(5, 0), "В сейф казино уходят 5 фишек, там остаётся 0."),
        (
            events.TableRemoved(1),
            "Один стол уходит не глядя; в колоде остаётся 1 стол.",
        ),
        (
            events.TableRemoved(3),
            "Один стол уходит не глядя; в колоде остаются 3 стола.",
        ),
        (
            events.TableRemoved(0),
            "Один стол уходит не глядя; в колоде столов больше нет.",
        ),
        (events.TrackMoved("croupier", 4, 0), "Крупье снова в начале."),
        (events.TrackMoved("croupier", 0, 1), "Крупье на делении 1."),
        (
            events.BetSettled(9, 0, 1, 11, won=False),
            "Итог 9 против 11: ставка проиграна, как и задумано.",
        ),
        (events.BetSettled(11, 0, 1, 11, won=True), "Итог 11 против 11: джекпот."),
    ],
)
def test_russian_plurals_and_cases(event: Event, texts: str) -> None:
    assert SPOKEN["ru"].describe("event", event, {}) == texts
