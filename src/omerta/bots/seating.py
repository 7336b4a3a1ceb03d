"""Seating a bot: everything it is told passes through here."""

from typing import Any

from omerta.bots.protocol import Bot, Budget, Needs
from omerta.kernel.actions import Action
from omerta.kernel.chance import Chance
from omerta.kernel.game import Game
from omerta.kernel.seats import Seat


def ask(
    bot: Bot, game: Game[Any], state: Any, seat: Seat, chance: Chance, budget: Budget
) -> Action:
    """What this bot answers for this seat; `chance` deals its believed worlds.

    The bot never gets hold of the state, not even through the function it is handed: that one
    closes over a believed world, and believing again from there has the same odds (law 6). So a
    world must be believed before the bot is asked; only who needs none does not pay for it.
    """
    state = _as_bots_see_it(state)
    options = game.options(state, seat)
    needs: Needs = getattr(bot, "needs", "worlds")
    if needs == "options":
        return bot.choose(None, options, no_worlds, budget)
    if needs == "view":
        return bot.choose(game.view(state, seat), options, no_worlds, budget)
    believed = game.believe(state, seat, chance=chance)

    def worlds() -> Any:
        return game.believe(believed, seat, chance=chance)

    return bot.choose(game.view(state, seat), options, worlds, budget)


def _as_bots_see_it(state: Any) -> Any:
    """The state as bots see it, whose settings may hide from people what they must remember."""
    settings = state.settings.for_bots()
    if settings is state.settings:
        return state
    seen = state.clone()
    seen.settings = settings
    return seen


def no_worlds() -> Any:
    """What a bot is handed that said it needs no worlds."""
    raise AssertionError("this bot has said that it needs no believed worlds")
