"""CF-5: the calls and the two waves of shots."""

from typing import Final, NamedTuple

from omerta.games.crossfire.components import ROLES, VIP
from omerta.games.crossfire.events import (
    AssassinSilenced,
    Call,
    HandsLowered,
    RoleRevealed,
    ShotLanded,
    ShotStopped,
)
from omerta.games.crossfire.frames import seats_in
from omerta.games.crossfire.rules.shields import Shields
from omerta.games.crossfire.table import Table, ring, roles, sniper
from omerta.kernel.events import Event
from omerta.kernel.seats import Seat

AGENTS: Final = 1
ASSASSINS: Final = 2
"""The waves; the sniper's own shots come before them."""
BEFORE: Final = 0


class Shot(NamedTuple):
    """A shot and its effect: a `bearer` stopped it, or it landed; a `late` one has no effect."""

    wave: int
    shooter: Seat
    target: Seat
    bearer: Seat | None
    late: bool


class Battle:
    """All shots of a game in order, and their effects; sets of seats are masks."""

    __slots__ = ("by_agent", "by_assassin", "guilt", "hit", "shots", "silenced")

    def __init__(self) -> None:
        self.shots: list[Shot] = []
        self.hit = 0
        self.by_agent = 0
        self.by_assassin = 0
        self.silenced = 0
        self.guilt: list[tuple[Seat, Seat]] = []
        """Players who shot a bystander, with their victims."""


def battle(s: Table) -> Battle:
    """The battle that follows from the aims, or from the tokens and the last aims."""
    fought = Battle()
    if s.cast.sniping:
        for target in ring(s):
            if s.tokens >> target & 1:
                _land(s, fought, Shot(BEFORE, sniper(s), target, None, late=False))
        # Agents did not point and have no shots: CF-10.9. All guns fire together, whatever wave
        # they have in a shootout: CF-10.6.
        _fire(s, fought, ASSASSINS, _armed(s, AGENTS, ASSASSINS), Shields(s))
    else:
        shields = Shields(s)
        _fire(s, fought, AGENTS, _armed(s, AGENTS), shields)  # CF-5.3
        if s.settings.dead_shield == "falls":
            shields.drop(fought.hit)
        _fire(s, fought, ASSASSINS, _armed(s, ASSASSINS), shields)  # CF-5.5
    return fought


def _armed(s: Table, *waves: int) -> list[Seat]:
    """The seats whose guns fire in these waves, in order of place."""
    cards = roles(s)
    return [seat for seat in ring(s) if s.cast.waves[cards[seat]] in waves]


def _fire(s: Table, fought: Battle, wave: int, shooters: list[Seat], shields: Shields) -> None:
    """Fire all shots of a wave together; the earlier waves decide who fires (CF-5.6)."""
    before = fought.hit
    for shooter in shooters:
        if s.aims[shooter] <= 0:
            continue
        if before >> shooter & 1:  # CF-5.4
            fought.silenced |= 1 << shooter
            continue
        for target in seats_in(s.aims[shooter]):
            bearer = shields.stop(target)
            late = bool(before >> target & 1) and s.settings.late_hits == "ignore"  # CF-5.7
            if bearer is None:
                _land(s, fought, Shot(wave, shooter, target, None, late))
            else:
                fought.shots.append(Shot(wave, shooter, target, bearer, late=False))  # CF-6.5


def _land(s: Table, fought: Battle, shot: Shot) -> None:
    fought.shots.append(shot)
    if shot.late:
        return
    bit = 1 << shot.target
    groups, cards = s.cast.groups, roles(s)
    fought.hit |= bit
    shooter = groups[cards[shot.shooter]]
    if shooter in ("agent", "sniper"):  # CF-11.2
        fought.by_agent |= bit
    elif shooter == "assassin":
        fought.by_assassin |= bit
    if groups[cards[shot.target]] == "bystander" and not s.cast.sniping:  # CF-7.7, CF-11.4
        fought.guilt.append((shot.shooter, shot.target))


def call_shootout(s: Table, fought: Battle, log: list[Event]) -> int:
    """The calls up to the VIP, in order; returns the seats that are revealed by then."""
    cards, cast = roles(s), s.cast
    armed = [seat for seat in ring(s) if cast.waves[cards[seat]] or cast.shields[cards[seat]]]
    log.append(HandsLowered(tuple([seat for seat in ring(s) if seat not in armed])))  # CF-5.1
    agents = [
        seat
        for seat in ring(s)
        if cast.groups[cards[seat]] == "agent" or cast.waves[cards[seat]] == AGENTS
    ]
    shown = reveal(s, 0, agents, "agents", log)  # CF-5.2
    bearers = [seat for seat in ring(s) if cast.shields[cards[seat]]]
    shown = reveal(s, shown, bearers, "shields", log)
    _tell_wave(fought, AGENTS, log)
    first = [shot.target for shot in fought.shots if shot.wave == AGENTS and shot.bearer is None]
    shown = reveal(s, shown, [seat for seat in ring(s) if seat in first], "hit", log)  # CF-5.3
    log += [AssassinSilenced(seat) for seat in ring(s) if fought.silenced >> seat & 1]
    _tell_wave(fought, ASSASSINS, log)
    return reveal(s, shown, [cards.index(VIP)], "vip", log)  # CF-5.8


def call_last(fought: Battle, log: list[Event]) -> None:
    """The last shots of the assassins that the sniper left alive."""
    _tell_wave(fought, ASSASSINS, log)


def _tell_wave(fought: Battle, wave: int, log: list[Event]) -> None:
    for shot in fought.shots:
        if shot.wave != wave:
            continue
        if shot.bearer is None:
            log.append(ShotLanded(wave, shot.shooter, shot.target, shot.late))
        else:
            log.append(ShotStopped(wave, shot.shooter, shot.target, shot.bearer))


def reveal(s: Table, shown: int, seats: list[Seat], call: Call, log: list[Event]) -> int:
    """Turn up the hidden cards of these seats; returns all seats with open cards."""
    cards = roles(s)
    for seat in seats:
        if not shown >> seat & 1:
            shown |= 1 << seat
            log.append(RoleRevealed(seat, ROLES[cards[seat]], call))
    return shown
