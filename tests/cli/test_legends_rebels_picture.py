"""The terminal picture of the struggle with the rebels: it fits, and shows the odds of fights."""

import io

import pytest
from rich.cells import cell_len
from rich.console import Console

from omerta.cli.pictures.legends import LegendsPicture
from omerta.games.legends import GAME
from omerta.games.legends.settings import LegendsSettings
from omerta.kernel import Seeded
from omerta.kernel.texts import LANGUAGES, Texts
from omerta.testing import table
from omerta.testing.legends import P1, P2, LegendsTable

SPOKEN = {language: Texts(language, "omerta.games.legends") for language in LANGUAGES}
NAMES = ("Anna", "Boris")


def drawn(thing: object, width: int = 80) -> str:
    console = Console(file=io.StringIO(), width=width, color_system=None, highlight=False)
    console.print(thing)
    assert isinstance(console.file, io.StringIO)
    return console.file.getvalue()


def shown(t: LegendsTable, language: str = "en") -> list[str]:
    screen = LegendsPicture(GAME, SPOKEN[language], NAMES)
    lines = drawn(screen.table(t.view(P1)), 200).splitlines()
    return [" ".join(line.split()) for line in lines]


def look(t: LegendsTable, what: str, rest: str = "") -> str:
    screen = LegendsPicture(GAME, SPOKEN["en"], NAMES)
    return drawn(screen.inspect(what, t.view(P1), rest, list(SPOKEN.values())), 200)


def struggle() -> LegendsTable:
    t = table("legends", seats=2).scenario(
        "rebels",
        clan=6,
        rebels=11,
        clan_attack="at01",
        clan_rebels="m02",
        ambush="at04",
        ambush_rebels="m26 m07",
        fugitives="m16",
    )
    return t.hand(P1, "m43 m01 m06").hand(P2, "m04").on_top("m09")


def test_pistols_attacks_and_fugitives() -> None:
    t = struggle()
    lines = shown(t)
    assert "Pistols: clan 6 (worth 7), rebels 11 10 attacks to come" in lines
    suspects, deck = t.struggle().suspects, len(t.view().deck)
    found = f"{suspects} of {deck} in the clan deck belong there"
    assert f"Place of the ambush: docks; {found}" in lines
    assert "Clan attack at01 Warehouse Raid: m02 MH; 2 dice and the red one" in lines
    assert "Ambush at04 Dance-Hall Brawl: m07 MC, m26 CB; 3 dice and the red one" in lines
    assert "Fugitives (1): m16 HC" in lines
    assert "at01 Warehouse Raid MH 7: 86 % end of round: the rebels' pistol +1" in lines
    russian = shown(struggle(), "ru")
    assert "Пистолеты: клан 6 (репутация 7), бунтовщики 11 впереди атак 10" in russian
    assert "Атака клана, at01 Налёт на склад: m02 СЛ; 2 кубика и красный" in russian


def test_a_fight_shows_odds_before_and_after_the_roll() -> None:
    t = struggle().interacts(P1, "at01")
    assert "Trying Warehouse Raid: nobody" in shown(t)
    t.plays("m43")
    assert "4 dice: 68 % to win, 0.5 damage expected" in shown(t)
    t.rolls("4 3 L K | x2").done()
    (line,) = [each for each in shown(t) if each.startswith("[ 4 3 luck lock | x2 ]")]
    first, second = [round(chance / 100) for chance in t.struggle().chances]
    assert line.endswith(f"total 9: {first} % to win / total 11: {second} % to win")


def test_while_rebels_flee_their_dice_are_shown() -> None:
    t = struggle().fights(P1, "at04", "m43 m06", "4 4 4 1 | -", "4 K 1 | -").all_pass()
    assert t.view().decision == "rebel"
    lines = shown(t)
    assert "The rebels have [ 4 lock 1 | blank ]: 5 against 13" in lines
    assert "[ 4 4 4 1 | blank ]" in lines


def test_cards_and_minions_can_be_looked_at() -> None:
    t = struggle()
    assert look(t, "card", "at01").strip() == (
        "at01 Warehouse Raid, MH, end of round: the rebels' pistol +1, rebels 2, "
        "fewer rebels with three players 1"
    )
    docks = look(t, "card", "pl_docks").strip()
    assert docks == "pl_docks Docks, the rebels lie in ambush at the docks"
    assert "level 3, MMHH: no damage, no fatigue · docks" in look(t, "hands")
    assert look(t, "card", "pay them back").splitlines()[0].strip() == "Pay Them Back"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", [1, 4])
def test_every_table_fits_into_80_columns(language: str, seats: int) -> None:
    chosen = LegendsSettings(mode="one_shot", first_job="rebels")
    screen = LegendsPicture(GAME, SPOKEN[language], ("W" * 20,) * seats)
    chance = Seeded(seats)
    s = GAME.new(seats, chosen, chance=chance)
    while waiting := GAME.waiting(s):
        lines = drawn(screen.table(GAME.view(s, waiting[0]))).splitlines()
        assert max(map(cell_len, lines)) <= 80
        assert len(lines) <= 48
        GAME.apply(s, waiting[0], chance.pick(GAME.options(s, waiting[0]), "play"), chance=chance)
    assert drawn(screen.table(GAME.view(s, None)))
