"""A bot gets everything through `ask`, and only what it needs is computed."""

from collections.abc import Sequence
from typing import Any, ClassVar

import pytest

from omerta import bots, games
from omerta.bots.protocol import Needs
from omerta.kernel import Action, Seeded

OUT = games.get("crooks_out")


class Listening:
    """Keeps everything it receives."""

    def choose(
        self, view: Any, options: Sequence[Action], worlds: bots.Worlds, budget: bots.Budget
    ) -> Action:
        self.view = view
        self.worlds = worlds
        return options[0]


class Reader(Listening):
    needs: ClassVar[Needs] = "view"


class Blind(Listening):
    needs: ClassVar[Needs] = "options"


def chance_after_choosing(bot: Listening) -> Seeded:
    """The chance for believed worlds, after this bot was asked."""
    luck = Seeded(2)
    state = OUT.new(3, OUT.load_settings({"first_player": "0"}, None), chance=Seeded(1))
    bots.ask(bot, OUT, state, 0, luck, bots.Budget())
    return luck


def test_a_bot_without_declared_needs_gets_believed_worlds() -> None:
    bot = Listening()
    luck = chance_after_choosing(bot)
    assert luck.draws > 0
    assert OUT.view(bot.worlds(), 0) == bot.view


def test_a_bot_that_needs_no_worlds_causes_no_draws() -> None:
    bot = Reader()
    assert chance_after_choosing(bot).draws == 0
    assert bot.view.you == 0
    with pytest.raises(AssertionError, match="needs no believed worlds"):
        bot.worlds()


def test_a_bot_that_needs_only_options_gets_no_view() -> None:
    bot = Blind()
    assert chance_after_choosing(bot).draws == 0
    assert bot.view is None
