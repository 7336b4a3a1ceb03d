"""Crossfire on the screen: it fits, it needs no colour, and it hides secrets."""

import io
from collections.abc import Iterator
from typing import Any

import pytest
from rich.cells import cell_len
from rich.console import Console

from omerta.cli.pictures.crossfire import CrossfirePicture
from omerta.games.crossfire import GAME, turn
from omerta.games.crossfire.actions import Ask, Claim, Ready, SayCard
from omerta.games.crossfire.settings import CrossfireSettings
from omerta.games.crossfire.table import Table
from omerta.games.crossfire.view_builder import view
from omerta.kernel import Refusal, Seeded
from omerta.kernel.texts import LANGUAGES, Texts
from omerta.testing import table

LONG_NAMES = ("Bartholomew the Wise", "Конрад Аденауэрович-", "W" * 20, "i" * 20) * 3
SPOKEN = {language: Texts(language, "omerta.games.crossfire") for language in LANGUAGES}
NAMES = ("Anna", "Boris", "Clara", "Dmitri", "Eva", "Fjodor", "Gleb")
FIVE = "vip agent assassin red_decoy bystander"


def drawn(thing: Any, width: int = 80) -> str:
    console = Console(file=io.StringIO(), width=width, color_system=None, highlight=False)
    console.print(thing)
    assert isinstance(console.file, io.StringIO)
    return console.file.getvalue()


def picture(seats: int, language: str = "en") -> CrossfirePicture:
    return CrossfirePicture(GAME, SPOKEN[language], NAMES[:seats])


def positions(seats: int, chosen: CrossfireSettings) -> Iterator[Table]:
    chance = Seeded(3)
    s = turn.new(seats, chosen, chance=chance)
    while turn.waiting(s):
        yield s
        seat = chance.pick(turn.waiting(s), "seat")
        turn.apply(s, seat, chance.pick(turn.options(s, seat), "play"), chance=chance)
    yield s


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("seats", "chosen"),
    [
        (10, CrossfireSettings(memory_aid="full", statement_cap="3", games="2", peacekeeper="on")),
        (9, CrossfireSettings(mode="sniper", statement_cap="3")),
    ],
)
def test_the_table_fits_into_80_columns(
    language: str, seats: int, chosen: CrossfireSettings
) -> None:
    screen = CrossfirePicture(GAME, SPOKEN[language], LONG_NAMES[:seats])
    for number, s in enumerate(positions(seats, chosen)):
        if number % 23 and turn.waiting(s):
            continue
        for viewer in (None, 0, 4):
            here = view(s, viewer)
            lines = drawn(screen.table(here)).splitlines()
            assert max(map(cell_len, lines)) <= 80
            for what in screen.inspect_commands:
                assert drawn(screen.inspect(what, here, "", list(SPOKEN.values()))).strip()


def test_claims_tokens_and_statements_are_shown() -> None:
    t = table("crossfire", seats=5).holds(FIVE).at("talk")
    t.answers(1, Claim("agent")).answers(2, Ask(0, "dealt")).answers(1, SayCard("dealt", "vip"))
    shown = drawn(picture(5).table(t.view(3)))
    assert "► 1 Anna" in shown
    assert "1. Boris: Anna, what were you dealt?" in shown
    assert "2. Anna, asked: I was dealt: VIP." in shown
    assert "In play: ● VIP, ● agent, ■ assassin, □ red decoy, ◇ bystander" in shown
    assert "Your card: hidden; remember it" in shown


def test_what_is_hidden_is_not_drawn() -> None:
    t = table("crossfire", seats=5).holds(FIVE).at("claim")
    assert "Your card: ● VIP  You win if the blue side wins (the VIP is not hit)." in drawn(
        picture(5).table(t.view(0))
    )
    for viewer in (None, 1):
        assert "it wants you unhurt" not in drawn(picture(5).table(t.view(viewer)))
    t = table("crossfire", seats=5).setting(memory_aid="full").holds(FIVE).at("talk")
    shown = drawn(picture(5).inspect("me", t.view(4), "", list(SPOKEN.values())))
    assert "passed to Anna: VIP" in shown
    assert "after your shuffle 2: bystander" in shown


def test_questions_to_the_viewer_stand_out() -> None:
    t = table("crossfire", seats=5).holds(FIVE).at("talk").answers(2, Ask(0, "role"))
    assert "You are asked:" in drawn(picture(5).table(t.view(0)))
    assert "You are asked:" not in drawn(picture(5).table(t.view(2)))


def test_statements_of_one_seat() -> None:
    t = table("crossfire", seats=5).holds(FIVE).at("talk")
    screen, languages = picture(5), list(SPOKEN.values())
    assert drawn(screen.inspect("said", t.view(0), "", languages)).strip() == (
        "Nobody has said anything yet."
    )
    t.answers(1, SayCard("am", "vip")).answers(2, SayCard("am", "agent"))
    assert drawn(screen.inspect("said", t.view(0), "2", languages)) == "2. Boris: I am: agent.\n"
    assert drawn(screen.inspect("said", t.view(0), "anna", languages)) == "1. Anna: I am: VIP.\n"
    for wrong in ("6", "0", "nobody"):
        with pytest.raises(Refusal):
            screen.inspect("said", t.view(0), wrong, languages)


@pytest.mark.parametrize(
    ("language", "told"),
    [
        (
            "en",
            (
                'To say something, type it, for example "say dealt vip" or "ask 5 trust". '
                "The whole list: phrases."
            ),
        ),
        (
            "ru",
            (
                "Чтобы что-то сказать, наберите это словами, например «скажи сдали шеф» или "
                "«спроси 5 вера». Весь список покажет команда «фразы»."
            ),
        ),
    ],
)
def test_hundreds_of_statements_have_no_numbers(language: str, told: str) -> None:
    t = table("crossfire", seats=5).holds(FIVE).at("talk")
    screen, here = picture(5, language), t.view(0)
    assert screen.numbered(here) == [Claim("agent"), Claim("vip"), Claim("bystander"), Ready()]
    assert screen.unnumbered(here) == told
    here = table("crossfire", seats=5).holds(FIVE).at("aim").view(0)
    assert len(screen.numbered(here)) == 5
    assert screen.unnumbered(here) is None


def test_the_end_shows_every_card() -> None:
    t = table("crossfire", seats=5).holds(FIVE).at("aim").points_at("2>3 3>1")
    shown = drawn(picture(5).table(t.view(None)))
    assert "The blue side won. Winners: Anna, Boris, Eva." in shown
    assert "■ assassin" in shown
    bomber = table("crossfire", seats=5).special("bomber")
    bomber.holds("vip agent assassin red_decoy bomber").at("aim").points_at("2>3")
    assert "Everybody else lost. Winners: Eva." in drawn(picture(5).table(bomber.view(None)))
    marked = table("crossfire", seats=7).sniping()
    marked.holds("sniper vip agent assassin assassin blue_decoy bystander").at("talk").marks("4")
    shown = drawn(picture(7).table(marked.view(0)))
    assert "marked" in shown
    assert "● sniper" in shown
    assert "You hold no card." in shown
