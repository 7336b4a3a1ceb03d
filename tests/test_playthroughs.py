"""Every golden playthrough, compared with the match played now."""

from pathlib import Path
from typing import Any

import pytest

from omerta import games
from omerta.kernel import Game
from omerta.testing import golden

TESTS = Path(__file__).parent
FILES = [file for game in games.all() for file in golden.files(TESTS, game.meta.id)]


@pytest.mark.parametrize("file", FILES, ids=lambda file: f"{file.parts[-3]}-{file.stem}")
def test_the_game_is_played_as_it_was(file: Path) -> None:
    difference = golden.difference(file)
    assert not difference, f"review, then `omerta rules golden --update`:\n{difference}"


@pytest.mark.parametrize("game", games.all(), ids=lambda game: game.meta.id)
def test_every_number_of_seats_has_a_playthrough(game: Game[Any]) -> None:
    recipes = [golden.recipe_in(file.read_text("utf-8")) for file in FILES]
    assert {recipe.seats for recipe in recipes if recipe.game == game.meta.id} == set(
        game.meta.seats
    )


def test_a_changed_line_is_shown(tmp_path: Path) -> None:
    file = tmp_path / "changed.txt"
    text = FILES[0].read_text("utf-8")
    file.write_text(text.replace("amount=", "price=", 1), "utf-8")
    assert "price=" in golden.difference(file)
    assert golden.update(file)
    assert file.read_text("utf-8") == text
    assert not golden.update(file)
