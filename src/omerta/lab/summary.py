"""The figures of many matches: bots, seats and length."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from statistics import fmean

from omerta.lab.matches import MatchResult
from omerta.lab.simulate import Results
from omerta.lab.stats import Interval, mean, share_of_total, wilson
from omerta.lab.tallies import Tally


@dataclass(frozen=True, slots=True)
class Standing:
    """The result of a bot, or of a seat: per seat held and match played."""

    name: str
    games: int
    win_share: Interval
    points: Interval
    rank: float


@dataclass(frozen=True, slots=True)
class TallyRow:
    """A figure of a game's own tally, over all matches."""

    name: str
    mean: Interval
    least: float
    most: float
    share: Interval
    """Its part of the sum of the table."""


@dataclass(frozen=True, slots=True)
class Summary:
    """The figures of a simulation."""

    games: int
    bots: tuple[Standing, ...]
    seats: tuple[Standing, ...]
    """By seat; the name of a seat is its number from 0."""
    first: Standing | None
    """The result of the seat that decided first; None if several did, or if all win or lose
    together.
    """
    mean_length: float
    shortest: int
    longest: int
    decisions_per_second: float
    tallies: dict[str, tuple[TallyRow, ...]]
    """The game's own figures, table by table; empty for most games."""


def summarise(results: Results) -> Summary:
    """Return the figures of at least one finished match."""
    games = results.games
    lengths = [played.decisions for played in games]
    names = dict.fromkeys(results.plan.bots)
    firsts = [[played.first] for played in games if played.first is not None]
    return Summary(
        games=len(games),
        bots=tuple(
            _standing(name, games, [_seats_of(name, played) for played in games]) for name in names
        ),
        seats=tuple(
            _standing(str(seat), games, [[seat]] * len(games))
            for seat in range(len(results.plan.bots))
        ),
        first=_standing("first", games, firsts) if len(firsts) == len(games) else None,
        mean_length=fmean(lengths),
        shortest=min(lengths),
        longest=max(lengths),
        decisions_per_second=results.decisions / results.seconds,
        tallies=_tallies([played.tally for played in games if played.tally is not None]),
    )


def _tallies(tallies: Sequence[Tally]) -> dict[str, tuple[TallyRow, ...]]:
    if not tallies:
        return {}
    return {table: _counted([tally[table] for tally in tallies]) for table in tallies[0]}


def _counted(games: Sequence[Mapping[str, float]]) -> tuple[TallyRow, ...]:
    wholes = [sum(game.values()) for game in games]
    rows = {name: [game[name] for game in games] for name in games[0]}
    return tuple(
        TallyRow(name, mean(row), min(row), max(row), share_of_total(row, wholes))
        for name, row in rows.items()
    )


def _seats_of(name: str, played: MatchResult) -> list[int]:
    return [seat for seat, bot in enumerate(played.bots) if bot == name]


def _standing(name: str, games: Sequence[MatchResult], where: Sequence[list[int]]) -> Standing:
    """Return a standing; only matches are independent, so count by match and then divide by seats."""
    held = len(where[0])
    wins = sum(
        played.win_share(seat) for played, seats in zip(games, where, strict=True) for seat in seats
    )
    pairs = list(zip(games, where, strict=True))
    return Standing(
        name=name,
        games=len(games),
        win_share=_win_share(wins, held, games),
        points=mean([fmean(_at(played.scores, seats)) for played, seats in pairs]),
        rank=fmean(fmean(_at(played.ranks, seats)) for played, seats in pairs),
    )


def _win_share(wins: float, held: int, games: Sequence[MatchResult]) -> Interval:
    """Return the win share per seat held; exact if one bot has all seats and shares every match."""
    count = len(games)
    if games[0].together:
        return wilson(min(wins / held, count), count)
    if held == len(games[0].bots) and wins > count - 0.5:
        return Interval(1 / held, 1 / held, 1 / held)
    return wilson(min(wins, count), count).scaled(1 / held)


def _at(values: Sequence[int], seats: Iterable[int]) -> list[int]:
    return [values[seat] for seat in seats]
