"""Bots at a table in the terminal."""

import hashlib

from omerta.bots import DEFAULT_BUDGETS, Budget, ask, make
from omerta.kernel import Action, Fair, Match, Seat, Seeded


def bot_action(match: Match, seat: Seat, budget: Budget | None) -> Action:
    """Return the action of the bot at this seat.

    The bot's chance follows from the match's own chance and the number of actions so far, so
    that a saved and resumed match goes on exactly as it would have without the break.
    """
    level = match.players[seat].bot
    seed = _seed(match, seat)
    bot = make(level, match.game.meta.id, seed)
    thinks = DEFAULT_BUDGETS[level] if budget is None else budget
    return ask(bot, match.game, match.state, seat, Seeded(seed + 1), thinks)


def _seed(match: Match, seat: Seat) -> int:
    chance = match.chance
    luck = chance.secret.hex() if isinstance(chance, Fair) else str(getattr(chance, "seed", 0))
    text = f"{luck} {seat} {len(match.log)}"
    return int.from_bytes(hashlib.sha256(text.encode()).digest()[:8], "big")
