"""The events of Mafia in whole sentences of both languages."""

import pytest

from omerta.games.mafia import events, turn
from omerta.games.mafia.view_builder import view
from omerta.kernel import Event
from tests.games.mafia.speech import PLAYERS, SPOKEN, WORDS, new

ANNA, BORIS, CLARA, DMITRI = range(4)
TABLE = new()
NAMES = {
    language: WORDS.names(view(TABLE, None), PLAYERS, words) for language, words in SPOKEN.items()
}
COLOURS = view(TABLE, None).colours
NBSP = "\N{NO-BREAK SPACE}"


def sentence(event: Event, language: str) -> str:
    return SPOKEN[language].describe("event", event, NAMES[language])


SENTENCES: list[tuple[Event, str, str]] = [
    (
        events.GameStarted(
            COLOURS, "town", 4000, "none", "in_turn", "all", "shown", "any", "solo", ANNA
        ),
        (
            "One small town, four bosses and 4,000 in the bank. The richest boss will win. "
            "Anna begins."
        ),
        (
            f"Небольшой город, четыре босса, в банке 4{NBSP}000. Победит самый богатый босс. "
            "Начинает Anna."
        ),
    ),
    (
        events.GameStarted(
            COLOURS,
            "quarters",
            1000,
            "full",
            "simultaneous",
            "cards",
            "unseen",
            "clan",
            "clan",
            BORIS,
        ),
        (
            "One small town, a quarter for each boss, four bosses and 1,000 in the bank. "
            "The richer clan will win. You may look up all the cards you have had in this round. "
            "Everybody exchanges at once. Prisoners may serve after a pass. "
            "A closed card that is killed stays unseen. An escape is for one's own clan. "
            "Boris begins."
        ),
        (
            "Небольшой город, у каждого босса свой квартал, четыре босса, "
            f"в банке 1{NBSP}000. Победит клан побогаче. Все свои карточки этого круга можно "
            "подсматривать. Карточки меняют все сразу. После паса можно отбывать срок. "
            "Убитую закрытую карточку не показывают. Побег только для своего клана. "
            "Начинает Boris."
        ),
    ),
    (
        events.RoundStarted(3, BORIS, (4, 3, 4, 2)),
        "Round 3, Boris first. Cards dealt – Anna: 4, Boris: 3, Clara: 4, Dmitri: 2.",
        (
            "Круг 3, начинает Boris. Сдано карточек: Anna — 4, Boris — 3, Clara — 4, "
            "Dmitri — 2."
        ),
    ),
    (events.CardPutAside(ANNA, "courtesan-2"), "Anna puts the courtesan aside.",
     "Anna откладывает путану."),
    (events.CardPutAside(ANNA), "", ""),
    (events.CardsExchanged(ANNA, 0, (), ()), "Anna keeps every card.", "Anna оставляет всё как есть."),
    (events.CardsExchanged(ANNA, 1), "Anna exchanges one card.", "Anna меняет 1 карточку."),
    (events.CardsExchanged(ANNA, 3), "Anna exchanges 3 cards.", "Anna меняет 3 карточки."),
    (
        events.CardsExchanged(ANNA, 2, ("goods-l1", "theft"), ("police-1", "buyer-4")),
        "Anna throws bread, theft and draws police, buyer.",
        "Anna сбрасывает: хлеб, кража; берёт: полиция, покупатель.",
    ),
    (events.CardLaid(ANNA, "c2", "goods-l6"), "Anna lays the fur coat on c2.",
     "Anna кладёт шубу на c2."),
    (events.CardLaid(ANNA, "c2"), "", ""),
    (events.TurnStarted(ANNA), "", ""),
    (events.PlayerSkipped(ANNA), "", ""),
    (events.PlayerPassed(ANNA), "Anna passes: enough for one round.",
     "Anna пасует: на этот круг хватит."),
    (events.CardOpened(ANNA, "c2", "theft"), "Anna opens c2: a theft, light fingers.",
     "Anna открывает c2: кража, ловкость рук."),
    (events.CardOpened(ANNA, "c2", "pistol-3"), "Anna opens c2: a pistol, and it gets very quiet.",
     "Anna открывает c2: пистолет, и становится очень тихо."),
    (events.GoodsSold("c2", "b3", 60), "c2 and b3 shake hands on 60 each.",
     "c2 и b3 ударяют по рукам: каждому по 60."),
    (events.BankPaid("c2", 60, 0), "The bank pays its last 60 to c2.",
     "Банк платит последние 60 на c2."),
    (events.BankPaid("c2", 60, 1340), "The bank pays 60 to c2 and has 1,340 left.",
     f"Банк платит 60 на c2, в банке 1{NBSP}340."),
    (events.SplitChosen(ANNA, "b2"), "Anna wants b2 paid first.",
     "Anna просит сначала заплатить на b2."),
    (
        events.PlayerPaid(BORIS, "c2", 40, as_mate=False),
        "Boris pays 40 to c2 because the bank cannot.",
        "В банке не хватает, и 40 на c2 платит Boris.",
    ),
    (
        events.PlayerPaid(DMITRI, "c2", 130, as_mate=True),
        "Dmitri pays 130 to c2 because the mate's purse is empty.",
        "Кошелёк товарища пуст, и 130 на c2 платит Dmitri.",
    ),
    (events.PaymentLapsed("c2", 30), "Nobody has the 30 that c2 is still owed.",
     "Ещё 30 для c2 взять не с кого."),
    (events.BankEmptied(), "The bank is empty: this is the last round.",
     "Банк пуст: это последний круг."),
    (events.LootMoved("c3", "b2", 150, "kill"), "The pistol on b2 picks up 150 from c3.",
     "Пистолету на b2 достаётся 150 с c3."),
    (events.LootMoved("c2", "d2", 150, "arrest"), "150 go from c2 to d2 as evidence.",
     "С c2 на d2 уходит 150: вещественное доказательство."),
    (events.LootMoved("c3", "b3", 20, "courtesan"), "b3 charms 20 out of c3.",
     "Улыбка с b3 обходится c3 в 20."),
    (
        events.LootMoved("b2", "a1", 120, "lawyer"),
        "The lawyer on a1 collects 120 from b2 as his fee.",
        "Адвокат на a1 берёт с b2 120: гонорар.",
    ),
    (events.PistolHeld(ANNA, "c2", forced=False), "Anna puts the pistol on c2 away.",
     "Anna прячет пистолет на c2 в карман."),
    (events.PistolHeld(ANNA, "c2", forced=True), "Anna finds nobody to aim at from c2.",
     "Anna целится с c2, но стрелять не в кого."),
    (
        events.CardKilled(ANNA, "c2", "b2", was_open=True, card="goods-c4"),
        "Bang! Anna fires from c2. So much for the crates on b2.",
        "Бах! Anna стреляет с c2 и убирает ящики с b2.",
    ),
    (
        events.CardKilled(ANNA, "c2", "b2", was_open=False, card="escape"),
        "Bang! Anna fires from c2 at the closed card on b2. It was the escape.",
        "Бах! Anna стреляет с c2 по закрытой карточке на b2. Это побег.",
    ),
    (
        events.CardKilled(ANNA, "c2", "b2", was_open=False),
        "Bang! Anna fires from c2 at the closed card on b2. Nobody will ever know what it was.",
        "Бах! Anna стреляет с c2 по закрытой карточке на b2. Что это было, не узнает никто.",
    ),
    (events.FigurePlaced("ye1", "b2"), "Anna's ye1 stands on b2 as if nothing had happened.",
     "жё1 (Anna) стоит на b2 как ни в чём не бывало."),
    (events.FigureCameHome("bl4"), "Dmitri's bl4 strolls home.",
     "си4 (Dmitri) не спеша идёт домой."),
    (
        events.CardArrested("d2", "c2", "robbery", "ye1"),
        "d2 lays hands on the robbery on c2: Anna's ye1 is caught.",
        "С d2 накрывают грабёж на c2: попадается жё1 (Anna).",
    ),
    (events.CardArrested("b3", "a4", "escape", None), "b3 lays hands on the escape on a4.",
     "С b3 накрывают побег на a4."),
    (
        events.LawActedAgain("b3", "police-2"),
        "The witness points a finger: more work for the police on b3.",
        "Свидетель показывает пальцем, и полиция на b3 снова берётся за дело.",
    ),
    (events.FigureJailed("re2", "200"), "Boris's re2 moves into cell 200.",
     "кр2 (Boris) поселяется в камере 200."),
    (events.FigureJailed("re2", "chair"), "Boris's re2 is led to the chair.",
     "кр2 (Boris) отправляется в камеру смертников."),
    (events.FigureFreed("gr3", "lawyer"), "Clara's gr3 walks home on the lawyer's arm.",
     "зе3 (Clara) идёт домой под руку с адвокатом."),
    (events.FigureFreed("gr3", "served"), "Clara's gr3 has served and comes home.",
     "зе3 (Clara) идёт домой: срок отбыт."),
    (events.FigureFreed("gr3", "escaped"), "Clara's gr3 is over the wall and home.",
     "зе3 (Clara) уже за стеной и дома."),
    (events.FigureFreed("gr3", "ransom"), "", ""),
    (events.CardRemoved("c2", "theft", "jailed"), "", ""),
    (
        events.RunnerNamed(ANNA, "re2"),
        "Anna whistles: Boris's re2 is out of the cell and waits for the night.",
        "Anna подаёт знак: кр2 (Boris) уже за дверью и ждёт ночи.",
    ),
    (events.RunnerNamed(ANNA, None), "Anna calls the escape off: nobody runs.",
     "Anna отменяет побег: не бежит никто."),
    (events.EscapeFoiled("ye1", "100"), "The escape fails: Anna's ye1 is back in cell 100.",
     "Побег сорван: жё1 (Anna) снова в камере 100."),
    (events.FigureServed("ye1", "100", "50"), "Anna's ye1 serves on: cell 100, then 50.",
     "жё1 (Anna) отбывает срок: камера 100, дальше 50."),
    (
        events.FigureThrownBack("bl1", "50", "100"),
        "Dmitri's bl1 has to make room: from cell 50 back to 100.",
        "си1 (Dmitri) уступает место: из камеры 50 назад в 100.",
    ),
    (events.RoundEnded(3), "Round 3 is over.", "Круг 3 окончен."),
    (events.LootTaken(ANNA, 160, 1200), "Anna collects 160 and has 1,200.",
     f"Anna забирает 160, всего 1{NBSP}200."),
    (
        events.RansomPaid(CLARA, "ye1", BORIS, 50),
        "Clara pays Boris 50, and Anna's ye1 goes home.",
        "Clara платит 50, получает Boris, а жё1 (Anna) идёт домой.",
    ),
    (events.RansomDeclined(ANNA), "Anna closes the purse.", "Anna закрывает кошелёк."),
    (
        events.FinalDebtPaid(CLARA, ANNA, BORIS, 90),
        "Clara pays Boris 90 for Anna's prisoners.",
        "Долг игрока Anna: Clara платит 90, получает Boris.",
    ),
    (events.DebtLapsed(ANNA, 300), "Nobody can pay the 300 that Anna still owes.",
     "Долг игрока Anna, ещё 300, платить некому."),
    (
        events.GameEnded("bank_empty", (0, 1690, 1810, 500), (CLARA,), (1810, 2190)),
        (
            "The town is out of money. Cash – Anna: 0, Boris: 1,690, Clara: 1,810, Dmitri: 500. "
            "Clara wins."
        ),
        (
            f"Деньги в городе кончились. У игроков: Anna — 0, Boris — 1{NBSP}690, "
            f"Clara — 1{NBSP}810, Dmitri — 500. Побеждает Clara."
        ),
    ),
    (
        events.GameEnded("rounds", (10, 10, 0, 0), (ANNA, BORIS), (10, 10)),
        (
            "Time to stop; what is left in the bank is nobody's. Cash – Anna: 10, Boris: 10, "
            "Clara: 0, Dmitri: 0. Anna, Boris win together."
        ),
        (
            "Пора заканчивать; что осталось в банке, ничьё. У игроков: Anna — 10, Boris — 10, "
            "Clara — 0, Dmitri — 0. Побеждают Anna, Boris."
        ),
    ),
]  # fmt: skip


def event_tag(value: object) -> str:
    """An event by its tag, so that a sentence can be the test's id."""
    return str(value.__struct_config__.tag) if isinstance(value, Event) else ""


@pytest.mark.parametrize(("event", "english", "russian"), SENTENCES, ids=event_tag)
def test_every_event_has_a_whole_sentence(event: Event, english: str, russian: str) -> None:
    assert sentence(event, "en") == english
    assert sentence(event, "ru") == russian


def test_the_tested_events_include_every_kind() -> None:
    kinds = {type(event) for event, _, _ in SENTENCES}
    assert set(events.MafiaEvent.__args__) - kinds == {events.CardsDealt}


def test_only_its_player_is_told_a_hand() -> None:
    dealt = [event for event in turn.opening(TABLE) if isinstance(event, events.CardsDealt)]
    (hand,) = [event for event in dealt if event.seat == BORIS]
    assert isinstance(hand.cards, tuple)
    cards = ", ".join([SPOKEN["en"](f"card-{card}") for card in hand.cards])
    assert sentence(hand.seen_by(BORIS), "en") == f"Boris holds {cards}."
    for viewer in (None, ANNA, CLARA, DMITRI):
        assert sentence(hand.seen_by(viewer), "en") == ""
        assert sentence(hand.seen_by(viewer), "ru") == ""
