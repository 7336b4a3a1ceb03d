"""Many random matches of Crossfire: each ends within the bound and keeps the invariants of section
9.

    python -m tests.games.crossfire.many_games 20000 [FIRST SEED]

The rulebook's game and every way to play of `ways.py` take turns, with every number of players.
After every action all cards are counted. An error names the seed of its match.
"""

import sys
from collections import Counter
from random import Random

from omerta.games.crossfire import GAME
from omerta.games.crossfire.components import PLAYERS
from omerta.games.crossfire.events import (
    AimsShown,
    AssassinSilenced,
    BomberSurvived,
    PointsScored,
    RoleRevealed,
    ShotLanded,
    ShotStopped,
    TeamWon,
    WinnersNamed,
)
from omerta.games.crossfire.frames import seats_in
from omerta.games.crossfire.rules.winning import judge
from omerta.games.crossfire.settings import CrossfireSettings
from omerta.games.crossfire.table import Table, is_open, of_group
from omerta.kernel import Event, Seeded
from tests.games.crossfire.ways import SNIPING, WAYS

TOLD = 2000
"""A line is printed after this many matches."""


def play(seed: int, options: CrossfireSettings) -> int:
    """A random match; returns its number of actions."""
    sizes = PLAYERS[options.mode]
    seats = sizes[seed % len(sizes)]
    chance, pick = Seeded(seed), Random(seed).choice
    s = GAME.new(seats, options, chance=chance)
    mix, answers, points = Counter(s.stages[0]), 0, 0
    while waiting := GAME.waiting(s):
        seat = pick(waiting)
        events = GAME.apply(s, seat, pick(GAME.options(s, seat)), chance=chance)
        answers += 1
        points += sum([isinstance(event, PointsScored) for event in events])
        assert Counter(s.stages[-1]) == mix
        if any(isinstance(event, WinnersNamed) for event in events):
            check_end(s, events)
    talk = int(options.claim_cap) + int(options.statement_cap) + 1
    assert answers <= int(options.games) * (62 + 10 * talk) <= GAME.meta.max_decisions
    assert sum(s.points) == points
    assert GAME.audit(s) == []
    return answers


def check_end(s: Table, events: list[Event]) -> None:
    """Check section 9 on a finished game."""
    assert is_open(s)
    verdict = judge(s)
    fought = verdict.battle
    (won,) = [event for event in events if isinstance(event, TeamWon)]
    (named,) = [event for event in events if isinstance(event, WinnersNamed)]
    assert (won.team, sum([1 << seat for seat in named.winners])) == (verdict.team, verdict.winners)
    if not s.cast.sniping:
        assert (won.team == "red") == bool(fought.hit & of_group(s, "vip"))
    guilty = {shooter for shooter, _ in fought.guilt}
    assert not guilty & set(named.winners)
    bombers = [event.seat for event in events if isinstance(event, BomberSurvived)]
    if bombers:
        assert list(named.winners) == bombers
    elif won.team == "blue":
        (vip,) = seats_in(of_group(s, "vip"))
        assert vip in (*named.winners, *guilty)  # a custom data file may arm the VIP
    _check_shots(s, events)
    shown = [event.seat for event in events if isinstance(event, RoleRevealed)]
    assert len(set(shown)) == len(shown)


def _check_shots(s: Table, events: list[Event]) -> None:
    """Every armed aim of a living player is stopped or lands exactly once; each shield stops one
    shot.
    """
    silenced = {event.seat for event in events if isinstance(event, AssassinSilenced)}
    landed = [(e.shooter, e.target) for e in events if isinstance(e, ShotLanded)]
    stopped = [(e.shooter, e.target) for e in events if isinstance(e, ShotStopped)]
    bearers = [event.bearer for event in events if isinstance(event, ShotStopped)]
    assert len(set(bearers)) == len(bearers)
    cards, expected = s.stages[-1], set()
    for event in events:
        if isinstance(event, AimsShown):
            for shooter, targets in enumerate(event.targets):
                if s.cast.waves[cards[shooter]] and shooter not in silenced:
                    expected |= {(shooter, target) for target in targets}
    assert sorted([*landed, *stopped]) == sorted(expected)
    if s.cast.sniping:
        assert s.tokens.bit_count() <= s.cast.tokens


def main(games: int, first: int) -> None:
    """Play this many matches and print the longest."""
    ways = [CrossfireSettings(), *WAYS.values(), *SNIPING.values()]
    longest = total = 0
    for number in range(games):
        seed = first + number
        try:
            answers = play(seed, ways[seed % len(ways)])
        except AssertionError as error:
            error.add_note(f"seed {seed}")
            raise
        total += answers
        longest = max(longest, answers)
        if (number + 1) % TOLD == 0 or number + 1 == games:
            print(  # noqa: T201  (a program, not a test)
                f"{number + 1} games, {total} answers; the longest took {longest}; "
                "all cards were there after every answer"
            )


if __name__ == "__main__":
    main(int(sys.argv[1]), int(sys.argv[2]) if len(sys.argv) > 2 else 0)
