"""The players of a table: humans with names, bots with a level and a name of the 1930s."""

from collections.abc import Sequence

from omerta.bots import LEVELS, UnknownBot
from omerta.kernel import BadSave, Match, Refusal
from omerta.kernel.match import Player
from omerta.kernel.texts import Texts

LONGEST_NAME = 20


class BadPlayers(Refusal):
    """Names or bots that this table cannot take."""

    def __init__(self, code: str, **params: str | int) -> None:
        super().__init__(code, params)


def seat_players(
    seats: int, bots: Sequence[str], names: Sequence[str], words: Texts
) -> tuple[Player, ...]:
    """Return the players, humans first; the names go to the seats in order."""
    if len(bots) > seats:
        raise BadPlayers("too-many-bots", bots=len(bots), seats=seats)
    if len(names) > seats:
        raise BadPlayers("too-many-names", names=len(names), seats=seats)
    for level in bots:
        check_level(level)
    for name in names:
        check_name(name)
    humans = seats - len(bots)
    taken = list(names)
    for seat in range(len(names), seats):
        taken.append(default_name(seat, taken, words, bot=seat >= humans))
    if len({name.casefold() for name in taken}) < seats:
        raise BadPlayers("name-twice")
    levels = [""] * humans + list(bots)
    return tuple(Player(name, level) for name, level in zip(taken, levels, strict=True))


def check_level(level: str) -> None:
    """Refuse a bot level that does not exist."""
    if level not in LEVELS:
        raise UnknownBot(level)


def check_name(name: str) -> None:
    """Refuse a name that is empty, too long or not printable."""
    if not name or len(name) > LONGEST_NAME or not name.isprintable() or name != name.strip():
        raise BadPlayers("bad-name", most=LONGEST_NAME)


def default_name(seat: int, taken: Sequence[str], words: Texts, *, bot: bool) -> str:
    """Return a name that no player at the table has yet."""
    if not bot:
        return words("default-name", number=seat + 1)
    offered = [name.strip() for name in words("bot-names").split(",")]
    used = [name.casefold() for name in taken]
    return next(name for name in offered if name.casefold() not in used)


def players_of(match: Match, words: Texts) -> tuple[Player, ...]:
    """Return the players of a loaded match; if the file names none, all are human."""
    if not match.players:
        return seat_players(match.seats, [], [], words)
    if len(match.players) != match.seats:
        raise BadSave("save-impossible", detail="players")
    for player in match.players:
        check_name(player.name)
    if len({player.name.casefold() for player in match.players}) < match.seats:
        raise BadPlayers("name-twice")
    return match.players
