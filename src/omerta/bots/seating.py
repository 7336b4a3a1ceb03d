"""The call that asks a bot for an action; a bot receives information only through it."""

from typing import Any

from omerta.bots.protocol import Bot, Budget, Needs
from omerta.kernel.actions import Action
from omerta.kernel.chance import Chance
from omerta.kernel.game import Game
from omerta.kernel.seats import Seat


def ask(
    bot: Bot, game: Game[Any], state: Any, seat: Seat, chance: Chance, budget: Budget
) -> Action:
    """Return the action of this bot for this seat; `chance` deals its believed worlds.

    The bot never gets the state, not even through the function `worlds`: it uses a world that
    was believed before, and believing again from there has the same odds (law 6). So a world is
    dealt before the bot is asked, unless the bot needs none.
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
    """Return the state with settings under which bots remember what they have seen."""
    settings = state.settings.for_bots()
    if settings is state.settings:
        return state
    seen = state.clone()
    seen.settings = settings
    return seen


def no_worlds() -> Any:
    """Stands in for the worlds of a bot that says that it needs none."""
    raise AssertionError("this bot has said that it needs no believed worlds")
