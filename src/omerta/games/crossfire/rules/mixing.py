"""CF-2.1 and CF-8: the cards in play."""

from omerta.games.crossfire.components import PLAYERS, ROLE_OF, ROLES, SPECIALS, mixes
from omerta.games.crossfire.settings import CrossfireSettings, DataFile, SpecialEntry
from omerta.kernel.errors import Illegal


def mix_of(data: DataFile, settings: CrossfireSettings, players: int) -> list[int]:
    """The copies of each role in play: the table of the mode, then the specials; raises `Illegal`."""
    sizes = PLAYERS[settings.mode]
    if players not in sizes:  # CF-1.1
        raise Illegal(
            "wrong_seats",
            "CF-1.1",
            seats=players,
            mode=settings.mode,
            least=sizes[0],
            most=sizes[-1],
        )
    counts = [0] * len(ROLES)
    for role, row in mixes(data.mix)[settings.mode].items():
        counts[ROLE_OF[role]] = row[players - sizes[0]]  # CF-2.1
    wanted = specials_of(settings)
    for special in data.special:  # in the order of the table: CF-8.3
        if special.id in wanted:
            _swap(data, special, settings, players, counts)
    if wanted:
        _check(data, wanted, counts)
    return counts


def specials_of(settings: CrossfireSettings) -> tuple[str, ...]:
    """The special roles that a table has chosen; none is in play by default (CF-8.1)."""
    return tuple([name for name in SPECIALS if getattr(settings, name) == "on"])


def _swap(
    data: DataFile,
    special: SpecialEntry,
    settings: CrossfireSettings,
    players: int,
    counts: list[int],
) -> None:
    least, most = special.players
    if settings.mode not in special.modes:
        raise Illegal("special_mode", "CF-8.1", role=special.id)
    if not least <= players <= most:
        raise Illegal("special_players", "CF-8.1", role=special.id, least=least, most=most)
    for name in special.remove:
        role = ROLE_OF[name]
        if not counts[role]:
            raise Illegal("special_missing", "CF-8.3", role=special.id, missing=name)
        counts[role] -= 1
    copies = {entry.id: entry.copies for entry in data.role}
    for name in special.add:
        role = ROLE_OF[name]
        counts[role] += 1
        if counts[role] > copies[name]:
            raise Illegal("special_copies", "CF-8.3", role=special.id, missing=name)


def _check(data: DataFile, wanted: tuple[str, ...], counts: list[int]) -> None:
    """Check that both sides have players (CF-8.4) and guards have bystanders (CF-8.3)."""
    present = [entry for entry in data.role if counts[ROLE_OF[entry.id]]]
    groups = {entry.group for entry in present}
    guardians = [entry for entry in present if ("bystanders_safe",) in entry.wins]
    if guardians and "bystander" not in groups:
        raise Illegal("special_no_bystander", "CF-8.3", role=guardians[0].id)
    if not {"agent", "assassin"} <= groups:
        raise Illegal("special_no_side", "CF-8.4", role=wanted[-1])
