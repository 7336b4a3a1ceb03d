"""What many games say about bots, seats and length."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from statistics import fmean

from omerta.lab.matches import MatchResult
from omerta.lab.simulate import Results
from omerta.lab.stats import Interval, mean, share_of_total, wilson
from omerta.lab.tallies import Tally


@dataclass(frozen=True, slots=True)
class Standing:
    """How a bot, or whoever sat in a seat, did: per seat it had and game it played."""

    name: str
    games: int
    win_share: Interval
    points: Interval
    rank: float


@dataclass(frozen=True, slots=True)
class TallyRow:
    """A number that a game counts of itself, over all games."""

    name: str
    mean: Interval
    least: float
    most: float
    share: Interval
    """Its part of the whole table."""


@dataclass(frozen=True, slots=True)
class Summary:
    """The figures of a simulation."""

    games: int
    bots: tuple[Standing, ...]
    seats: tuple[Standing, ...]
    """By seat, whose name is its number from 0."""
    first: Standing | None
    """How whoever was asked first did; None where several were, or all win or lose together."""
    mean_length: float
    shortest: int
    longest: int
    decisions_per_second: float
    tallies: dict[str, tuple[TallyRow, ...]]
    """What the game counts of itself, table by table; empty for most games."""


def summarise(results: Results) -> Summary:
    """The figures of at least one finished game."""
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
    """The games are independent, the seats of one game are not: count by game, then share out."""
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
    """Of each seat held; exact where one bot has all seats and shares out every game."""
    count = len(games)
    if games[0].together:
        return wilson(min(wins / held, count), count)
    if held == len(games[0].bots) and wins > count - 0.5:
        return Interval(1 / held, 1 / held, 1 / held)
    return wilson(min(wins, count), count).scaled(1 / held)


def _at(values: Sequence[int], seats: Iterable[int]) -> list[int]:
    return [values[seat] for seat in seats]
