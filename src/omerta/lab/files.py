"""Results as files: CSV for single matches, JSON for figures; written completely or not at all."""

import csv
import io
import os
import tempfile
from collections.abc import Iterable, Sequence
from dataclasses import asdict
from pathlib import Path
from typing import Any

import msgspec

import omerta
from omerta import games as registry
from omerta.lab.ladder import LadderResult
from omerta.lab.matches import MatchResult
from omerta.lab.simulate import BadPlan, Results
from omerta.lab.summary import Standing, Summary, TallyRow

Row = Sequence[str | int | float | bool]

GAME_COLUMNS = ("game", "seat", "bot", "points", "rank", "win_share", "decisions", "reason")
LADDER_COLUMNS = (
    "stronger",
    "weaker",
    "seats",
    "games",
    "win_share",
    "low",
    "high",
    "fair_share",
    "beats",
)


def games_csv(games: Iterable[MatchResult]) -> str:
    """Return one line for each seat of each match."""
    return _csv(
        GAME_COLUMNS,
        (
            (
                played.number,
                seat,
                bot,
                played.scores[seat],
                played.ranks[seat],
                played.win_share(seat),
                played.decisions,
                played.reason,
            )
            for played in games
            for seat, bot in enumerate(played.bots)
        ),
    )


def ladder_csv(rungs: Iterable[LadderResult]) -> str:
    """Return one line for each rung and number of seats."""
    return _csv(LADDER_COLUMNS, (list(_ladder_row(rung).values()) for rung in rungs))


def summary_json(results: Results, summary: Summary) -> str:
    """Return the plan and the figures."""
    plan = results.plan
    game = registry.get(plan.game)
    return _json(
        {
            "omerta": omerta.__version__,
            "game": plan.game,
            "ruleset": game.meta.ruleset,
            "options": msgspec.to_builtins(plan.dealt),
            "lineup": plan.bots,
            "iterations": plan.iterations,
            "seed": plan.seed,
            "games_wanted": results.wanted,
            "seconds": round(results.seconds, 3),
            **asdict(summary),
            "bots": [_standing(standing) for standing in summary.bots],
            "seats": [_standing(standing) for standing in summary.seats],
            "first": None if summary.first is None else _standing(summary.first),
            "tallies": {
                name: [_counted(row) for row in rows] for name, rows in summary.tallies.items()
            },
        }
    )


def ladder_json(game: str, seed: int, rungs: Iterable[LadderResult]) -> str:
    """Return the strength table."""
    rows = [_ladder_row(rung) for rung in rungs]
    return _json({"omerta": omerta.__version__, "game": game, "seed": seed, "rungs": rows})


def _standing(standing: Standing) -> dict[str, Any]:
    """Return a standing as a dictionary, with named values in its intervals."""
    named = {"win_share": standing.win_share._asdict(), "points": standing.points._asdict()}
    return {**asdict(standing), **named}


def _counted(row: TallyRow) -> dict[str, Any]:
    return {**asdict(row), "mean": row.mean._asdict(), "share": row.share._asdict()}


def _ladder_row(rung: LadderResult) -> dict[str, Any]:
    values = (
        rung.stronger,
        rung.weaker,
        rung.seats,
        rung.games,
        *rung.win_share,
        rung.fair_share,
        rung.beats,
    )
    return dict(zip(LADDER_COLUMNS, values, strict=True))


def _csv(columns: Sequence[str], rows: Iterable[Row]) -> str:
    text = io.StringIO()
    writer = csv.writer(text, lineterminator="\n")
    writer.writerow(columns)
    writer.writerows(rows)
    return text.getvalue()


def _json(value: dict[str, Any]) -> str:
    return msgspec.json.format(msgspec.json.encode(value), indent=2).decode() + "\n"


def check_writable(path: Path) -> None:
    """Refuse a path that cannot be written, before hours are spent on its contents."""
    try:
        if path.exists() and not path.is_file():  # a folder, a pipe or a device
            raise IsADirectoryError
        with tempfile.NamedTemporaryFile(dir=path.resolve().parent):
            pass
    except (OSError, ValueError):
        raise BadPlan("sim-cannot-write", file=str(path)) from None


def write(path: Path, text: str) -> None:
    """Write a file so that it is either the old one or the new one, never a part."""
    temporary = None
    try:
        handle, temporary = tempfile.mkstemp(prefix=f".{path.name}.", dir=path.resolve().parent)
        with os.fdopen(handle, "w", encoding="utf-8", newline="") as file:
            file.write(text)
        os.chmod(temporary, 0o666 & ~_umask())  # noqa: PTH101  (mkstemp gives a private file)
        Path(temporary).replace(path.resolve())  # the target of a link is replaced, not the link
    except OSError:
        if temporary is not None:
            Path(temporary).unlink(missing_ok=True)
        raise BadPlan("sim-cannot-write", file=str(path)) from None


def _umask() -> int:
    """Return the process's umask; to read it, it must be set twice."""
    umask = os.umask(0)
    os.umask(umask)
    return umask
