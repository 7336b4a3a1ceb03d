"""Seating a bot: everything it is told passes through here."""

from typing import Any

from omerta.bots.protocol import Bot, Budget
from omerta.bots.uniform import UniformBot
from omerta.kernel.actions import Action
from omerta.kernel.chance import Chance
from omerta.kernel.game import Game
from omerta.kernel.seats import Seat


def ask(
    bot: Bot, game: Game[Any], state: Any, seat: Seat, chance: Chance, budget: Budget
) -> Action:
    """What this bot answers for this seat; `chance` deals its believed worlds.

    The bot never gets hold of the state, not even through the function it is handed: that one
    closes over a believed world, and believing again from there has the same odds (law 6).
    """
    options = game.options(state, seat)
    if isinstance(bot, UniformBot):  # looks at nothing, and bulk runs need not build it for that
        return bot.pick(options)
    believed = game.believe(state, seat, chance=chance)

    def worlds() -> Any:
        return game.believe(believed, seat, chance=chance)

    return bot.choose(game.view(state, seat), options, worlds, budget)
