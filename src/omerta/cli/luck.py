"""The deal of a table without a seed: sealed before it, open after it."""

import secrets

from omerta.cli.screen import Screen
from omerta.kernel import Chance, Fair, Seeded, commitment
from omerta.kernel.match import Player

LONGEST_SALT = 100


def deal_luck(seed: int | None, players: tuple[Player, ...], screen: Screen) -> Chance:
    """Repeatable luck for a seed; without one fair luck, to which every player adds a salt."""
    if seed is not None:
        return Seeded(seed)
    secret = secrets.token_bytes(32)
    screen.tell_whole("fair-commitment", commitment=commitment(secret))
    screen.tell("fair-why")
    salts = []
    for player in players:
        typed = "" if player.bot else screen.ask(screen.words("fair-salt", player=player.name))
        salts.append(typed[:LONGEST_SALT] or secrets.token_hex(8))
    screen.say()
    return Fair(secret, salts)
