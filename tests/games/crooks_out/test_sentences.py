"""The events of Crooks Out! in whole sentences of both languages."""

import pytest

from omerta.games.crooks_out import events, turn
from omerta.games.crooks_out.components import HOUSE
from omerta.games.crooks_out.view_builder import view
from omerta.kernel import Event
from tests.games.crooks_out.speech import PLAYERS, SPOKEN, WORDS, new

ANNA, BORIS, CLARA = 0, 1, 2
TABLE = new()
NAMES = {
    language: WORDS.names(view(TABLE, None), PLAYERS, words) for language, words in SPOKEN.items()
}


def sentence(event: Event, language: str) -> str:
    return SPOKEN[language].describe("event", event, NAMES[language])


SENTENCES: list[tuple[Event, str, str]] = [
    (
        events.GameStarted(3, "auto", "on", "on", "coach", ANNA),
        "The table is laid: 3 players, the table circles, brave variant, help: coach. Anna begins.",
        (
            "Стол готов: 3 игрока, числа обводит стол, вариант для смелых, подсказка: тренер. "
            "Начинает Anna."
        ),
    ),
    (
        events.HandDealt(BORIS, 2, ("rA", "gB")),
        "Boris takes 2 crooks in hand: red A, green B.",
        "Boris берёт на руку 2 жуликов: красный A, зелёный B.",
    ),
    (
        events.HandDealt(BORIS, 10),
        "Boris takes 10 crooks in hand.",
        "Boris берёт на руку 10 жуликов.",
    ),
    (
        events.BoxClosed(4),
        "4 crooks go to the box unseen.",
        "4 жулика уходят в коробку; кто именно, не знает никто.",
    ),
    (
        events.SetupRolled(ANNA, "bB", repeated=False),
        "Anna rolls for everybody: blue B.",
        "Anna бросает кубики для всех: синий B.",
    ),
    (
        events.SetupRolled(ANNA, "bB", repeated=True),
        "Anna rolls blue B, which has come up before.",
        "Anna бросает кубики: синий B, такая комната уже выпадала.",
    ),
    (
        events.NumberCircled(CLARA, "vB", "zero", ("vA", "vC")),
        "Nobody there: on Clara's sheet the 0 in violet B is circled; 2 marks are crossed.",
        (
            "Там никого нет: в таблице игрока Clara обведён 0 в комнате «фиолетовый B»; "
            "зачёркнуто 2 кружка."
        ),
    ),
    (
        events.NumberCircled(CLARA, "vB", "hit", ("vA",)),
        "On Clara's sheet the number in violet B is circled; one mark is crossed.",
        "В таблице игрока Clara обведено число в комнате «фиолетовый B»; зачёркнут 1 кружок.",
    ),
    (
        events.CrookAsked(ANNA, BORIS, "rB"),
        "Anna asks Boris for red B.",
        "Anna спрашивает игрока Boris: красный B?",
    ),
    (
        events.CrookCaught(ANNA, BORIS, "rB", 1),
        "A hit: Boris lays out red B; one crook is left in hand.",
        "Попадание: Boris выкладывает жулика «красный B»; на руке остаётся 1 жулик.",
    ),
    (
        events.MarksCrossed((ANNA, CLARA), "rB"),
        "Anna, Clara cross red B on their own sheets.",
        "Anna, Clara зачёркивают у себя кружок «красный B».",
    ),
    (
        events.CirclesCalled(ANNA, BORIS, ()),
        "Anna is done: nothing on Boris's sheet must be circled.",
        "Anna: готово, в таблице игрока Boris обводить нечего.",
    ),
    (
        events.CirclesFaulted(ANNA, BORIS, ("rD",), ("gD", "gE")),
        "A fault, and the turn is over. Forgotten: red D. Not due: green D, green E.",
        "Ошибка, ход окончен. Забыто: красный D. Названо зря: зелёный D, зелёный E.",
    ),
    (events.PointScored(ANNA, 5, 0), "Anna has 5 points.", "Anna: 5 очков."),
    (
        events.PointScored(ANNA, 4, 2),
        "Anna has 2 points at risk, 4 safe.",
        "Anna: под угрозой 2 очка, в сохранности 4.",
    ),
    (
        events.PointsBanked(ANNA, 1, 5),
        "Anna brings one point to safety and has 5.",
        "Anna сохраняет 1 очко, теперь всего 5.",
    ),
    (events.TurnEnded(ANNA, "miss"), "", ""),
    (
        events.GameEnded("hand_empty", (7, 7, 5), (8, 8, 3), (ANNA, BORIS), ((), (), ()), ()),
        (
            "A hand is empty: the raid is over. Points – Anna: 7, Boris: 7, Clara: 5. "
            "Own crooks laid out – Anna: 8, Boris: 8, Clara: 3. Anna, Boris share the victory."
        ),
        (
            "Чья-то рука пуста: облава окончена. Очки: Anna — 7, Boris — 7, Clara — 5. "
            "Выложено своих жуликов: Anna — 8, Boris — 8, Clara — 3. Победу делят Anna, Boris."
        ),
    ),
]


def event_tag(value: object) -> str:
    """An event by its tag, so that a sentence can be the test's id."""
    return str(value.__struct_config__.tag) if isinstance(value, Event) else ""


@pytest.mark.parametrize(("event", "english", "russian"), SENTENCES, ids=event_tag)
def test_every_event_has_a_whole_sentence(event: Event, english: str, russian: str) -> None:
    assert sentence(event, "en") == english
    assert sentence(event, "ru") == russian


def test_only_its_player_is_told_a_hand() -> None:
    dealt = [event for event in turn.opening(TABLE) if isinstance(event, events.HandDealt)][BORIS]
    hand = ", ".join([NAMES["en"]["room"][room] for room in HOUSE.names(TABLE.dealt[BORIS])])
    assert sentence(dealt.seen_by(BORIS), "en") == f"Boris takes 10 crooks in hand: {hand}."
    for viewer in (None, ANNA, CLARA):
        assert sentence(dealt.seen_by(viewer), "en") == "Boris takes 10 crooks in hand."
