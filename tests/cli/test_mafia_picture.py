"""Mafia on the screen: it fits, it needs no colour, and it hides secrets."""

import io
from collections.abc import Iterator

import pytest
from rich.cells import cell_len
from rich.console import Console

from omerta.cli.pictures.mafia import MafiaPicture
from omerta.games.mafia import GAME, turn
from omerta.games.mafia.actions import Pass
from omerta.games.mafia.components import CARD_IDS
from omerta.games.mafia.settings import MafiaSettings
from omerta.games.mafia.table import Table
from omerta.games.mafia.view_builder import view
from omerta.kernel import Refusal, Seeded
from omerta.kernel.texts import LANGUAGES, Texts
from omerta.testing import table
from omerta.testing.mafia import R, Y

LONG_NAMES = ("Bartholomew the Wise", "Конрад Аденауэрович-", "W" * 20, "i" * 20)
SPOKEN = {language: Texts(language, "omerta.games.mafia") for language in LANGUAGES}
NAMES = ("Anna", "Boris", "Clara", "Dmitri")


def drawn(thing: object, width: int = 80) -> str:
    console = Console(file=io.StringIO(), width=width, color_system=None, highlight=False)
    console.print(thing)
    assert isinstance(console.file, io.StringIO)
    return console.file.getvalue()


def picture(language: str = "en") -> MafiaPicture:
    return MafiaPicture(GAME, SPOKEN[language], NAMES)


def positions(seed: int, chosen: MafiaSettings) -> Iterator[Table]:
    chance = Seeded(seed)
    s = turn.new(4, chosen, chance=chance)
    while turn.waiting(s):
        yield s
        seat = turn.waiting(s)[0]
        options = [each for each in turn.options(s, seat) if not isinstance(each, Pass)]
        turn.apply(s, seat, chance.pick(options, "play"), chance=chance)
    yield s


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("aid", ["none", "full"])
def test_the_table_fits_into_80_columns_and_22_lines(language: str, aid: str) -> None:
    chosen = MafiaSettings(memory_aid=aid, bank="2000")  # type: ignore[arg-type]
    screen = MafiaPicture(GAME, SPOKEN[language], LONG_NAMES)
    for number, s in enumerate(positions(3, chosen)):
        if number % 17 and turn.waiting(s):
            continue
        for viewer in (None, *range(4)):
            lines = drawn(screen.table(view(s, viewer))).splitlines()
            assert max(map(cell_len, lines)) <= 80
            assert len(lines) <= 22


def test_a_closed_card_is_not_drawn_unless_the_table_reminds_its_owner() -> None:
    for aid, own in (("none", False), ("laid", True)):
        t = table("mafia", seats=4).setting(memory_aid=aid).closed("c2 theft", "c3 robbery")
        t.ready_for(Y)
        for owner, name in ((Y, "theft"), (R, "robbery")):
            assert (f"▒ {name}!" in drawn(picture().table(t.view(owner)))) == own
        for viewer, name in ((Y, "robbery"), (R, "theft"), (None, "theft"), (None, "robbery")):
            assert name not in drawn(picture().table(t.view(viewer)))


def test_a_street_shows_owner_card_loot_and_figure() -> None:
    t = table("mafia", seats=4).open("b2 police", 120).open("d1 goods 100")
    t.arrested("a1 robbery").prison(ye2="chair", bl1="50").closed("c2 theft")
    lines = drawn(picture().table(t.view(None))).splitlines()
    top = next(number for number, line in enumerate(lines) if line.startswith("■R a1"))
    assert lines[top].split()[:3] == ["■R", "a1", "#re1"]
    assert lines[top + 1].split()[0] == "robbery!"
    assert lines[top + 1].endswith("moonshine 100!".ljust(17))
    assert "◆B b2 +120" in lines[top + 2]
    assert lines[top + 3].split() == ["police", "▒▒▒"]
    assert "Prison: 10  20  50 bl1  100  150  200  chair 300 ye2" in lines
    assert drawn(picture("ru").table(t.view(None))).count("жё2") == 1


def test_the_hand_is_numbered_and_what_is_put_aside_stands_in_brackets() -> None:
    t = table("mafia", seats=4).exchanging()
    here = t.view(t.match.waiting[0])
    assert here.hand is not None
    assert here.you is not None
    t.throws(here.you, 2)
    shown = drawn(picture().inspect("hand", t.view(here.you), "", []))
    first, second = (SPOKEN["en"](f"card-{card}") for card in here.hand[:2])
    assert shown.startswith(f"Your hand: 1 {first}")
    assert f"(2 {second}" in shown


def test_inspect_commands_show_what_was_asked_for() -> None:
    t = table("mafia", seats=4).prison(ye1="100", gr1="chair").closed("a4 escape", "c2 theft")
    t.cash(Y=200, G=1200).opens(Y, "a4").runs("ye1")
    here, languages = t.view(None), list(SPOKEN.values())
    inspect = picture().inspect
    assert drawn(inspect("prison", here, "", languages)).splitlines() == [
        "cell 100: ye1 (running)",
        "the chair, 300: gr1",
    ]
    cash = drawn(inspect("cash", here, "", languages)).splitlines()
    assert " ●Y Anna 200" in cash
    assert "clan Anna, Clara: 1,400" in cash
    assert "Boris receives the ransoms for Anna, and pays Anna when the bank cannot" in cash
    assert "■R a1" in drawn(inspect("city", here, "", languages))
    for typed in ("c2", "C2", "с2"):
        assert drawn(inspect("city", here, typed, languages)).splitlines() == [
            "c2, Anna",
            "near: b1 c1 d1 b2 d2 b3 c3 d3",
            "knight's reach: a1 a3 b4 d4",
        ]
    with pytest.raises(Refusal) as refused:
        inspect("city", here, "e9", languages)
    assert SPOKEN["en"].refusal(refused.value) == "There is no street e9 in this city."


def test_an_empty_prison_and_an_empty_hand_are_shown() -> None:
    t = table("mafia", seats=4).closed("c2 theft").ready_for(Y)
    assert drawn(picture().inspect("prison", t.view(Y), "", [])) == "Nobody is in prison.\n"
    assert drawn(picture().inspect("hand", t.view(Y), "", [])) == "You have no cards in hand.\n"


def test_a_spectator_sees_no_hand() -> None:
    s = next(positions(1, MafiaSettings()))
    shown = drawn(picture().table(view(s, None)))
    assert not [card for card in CARD_IDS if SPOKEN["en"](f"card-{card}") in shown.split()]
    assert "Your hand" not in shown
