"""The terminal picture of the casino: the board, the odds of a bet, and its dice."""

import pytest
from rich.cells import cell_len

from omerta.cli.pictures.legends import LegendsPicture
from omerta.games.legends import GAME
from omerta.games.legends.settings import LegendsSettings
from omerta.kernel import Seeded
from omerta.kernel.texts import LANGUAGES
from omerta.testing import table
from omerta.testing.legends import P1, LegendsTable
from tests.cli.test_legends_picture import LONG_NAMES, SPOKEN, drawn, look, shown


def casino(**board: object) -> LegendsTable:
    return table("legends", seats=2).scenario("casino", **board)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", [1, 4])
def test_every_table_of_a_casino_fits_into_80_columns(language: str, seats: int) -> None:
    chosen = LegendsSettings(mode="one_shot", first_job="casino")
    screen = LegendsPicture(GAME, SPOKEN[language], LONG_NAMES[:seats])
    chance = Seeded(seats)
    s = GAME.new(seats, chosen, chance=chance)
    asked = set()
    while waiting := GAME.waiting(s):
        view = GAME.view(s, waiting[0])
        asked.add(view.decision)
        lines = drawn(screen.table(view)).splitlines()
        assert max(map(cell_len, lines)) <= 80
        assert len(lines) <= 45
        GAME.apply(s, waiting[0], chance.pick(GAME.options(s, waiting[0]), "play"), chance=chance)
    assert {"bettor", "stake", "keep"} <= asked
    assert drawn(screen.table(GAME.view(s, None)))


def test_the_board_is_shown_with_its_tracks() -> None:
    t = casino(table="ta07", spectators="sp01 sp08", croupier=3, safe=6, cell=2).police("active")
    lines = shown(t.hand(P1, "m01 m26"))
    assert "Croupier 0 ◉ ✕ ►◉ 4 Safe 0 1 2 3 4 5 ►6 7 8 9 12 15" in lines
    assert "Cell 2/5 Supply 23/25 Tables 6 (and 2 gone unseen) Spectators 10" in lines
    assert "Jackpot 9 (printed 10), 6 dice for a chip before icons; two lucks do no harm." in lines
    assert "ta07 Slot Machines MH D9 3: 21 % two lucks do no harm" in lines
    assert "sp01 Curious Clerk MH D3 0/1 2: 68 % the jackpot is 1 lower" in lines
    russian = shown(t, "ru")
    assert "Крупье 0 ◉ ✕ ►◉ 4 Сейф 0 1 2 3 4 5 ►6 7 8 9 12 15" in russian


def test_a_bet_shows_odds_before_and_totals_after() -> None:
    t = casino(table="ta07").hand(P1, "m01 m26").interacts(P1, "ta07")
    assert "Trying Slot Machines: nobody" in shown(t)
    t = casino(table="ta07").hand(P1, "m01 m26").opens_bet(P1, "m01")
    lines = shown(t)
    assert "stake 1: 2 dice, 0 % for the jackpot, 0.3 damage expected" in lines
    assert "stake 2: 3 dice, 10 % for the jackpot, 0.4 damage expected" in lines
    assert "stake 3: 4 dice, 32 % for the jackpot, 0.4 damage expected" in lines
    t.stakes(3, "4 3 L K")
    assert "[ 4 3 luck lock ] total 6 / 7 against 10, 3 chips staked; jackpot 0 % / 0 %" in shown(t)


def test_without_a_table_the_board_is_still_there() -> None:
    lines = shown(casino(table=None, removed="ta01"))
    assert not [line for line in lines if line.startswith("Jackpot")]
    assert "Cell 0/5 Supply 25/25 Tables 6 (and 2 gone unseen) Spectators 12" in lines


def test_a_gaming_table_can_be_looked_up() -> None:
    t = casino()
    told = (
        "ta01 Roulette, 5 dice for one chip, jackpot 11, dice fewer: M 2, C 3, two lucks: one more"
    )
    assert look(t, "card", "ta01").startswith(told)
    assert look(t, "card", "рулетка").startswith(told)
    assert look(t, "card", "sp06").startswith("sp06 Tax Trainee, HB, D5, 1 success, the jackpot")
