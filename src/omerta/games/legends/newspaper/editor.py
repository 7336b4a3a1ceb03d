"""The editor: the editions of the newspaper and their contents."""
# mypyc: skip (not called often)

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from omerta.games.legends.newspaper import stories
from omerta.games.legends.newspaper.desks import desk_of
from omerta.games.legends.newspaper.piece import Figure, Piece, Rota, Thing, minion, minions
from omerta.games.legends.newspaper.record import ScenarioRecord

if TYPE_CHECKING:
    from collections.abc import Sequence

    from omerta.games.legends.newspaper.piece import Args
    from omerta.games.legends.newspaper.record import Campaign, Interval
    from omerta.kernel.press import Day

MOST_STORIES = 6
ENOUGH_STORIES = 3
"""The minimum number of stories; fillers complete an edition with fewer."""
ADVERTISEMENTS = 2


class Edition(NamedTuple):
    """One issue of the newspaper."""

    kind: str
    """`job`, `break`, `end`, or the kind of a desk: message `paper-kind-…`."""
    day: Day | None
    about: Thing | None
    """The scenario it is about."""
    picture: str
    lead: Piece
    more: tuple[Piece, ...]
    """Further paragraphs of the lead story."""
    stories: tuple[Piece, ...]
    figures: tuple[Figure, ...]
    notices: tuple[Piece, ...]
    """Weather and advertisements."""


def make_editions(campaign: Campaign) -> list[Edition]:
    """Return the editions so far, the oldest first."""
    done = [
        part
        for part in campaign.parts
        if (part.ending if isinstance(part, ScenarioRecord) else part.closed)
    ]
    rota = Rota(done[0].events if done else ())
    editions = []
    for part in done:
        draft = (
            _of_scenario(part, campaign) if isinstance(part, ScenarioRecord) else _of_interval(part)
        )
        editions.append(_finished(draft, rota))
    if campaign.end is not None and not campaign.one_shot:
        editions.append(_finished(_of_end(campaign), rota))
    return editions


def _finished(draft: Edition, rota: Rota) -> Edition:
    """Return the draft with weather, advertisements, and the wording of each piece."""
    ordered = sorted(draft.stories, key=lambda piece: -piece.weight)[:MOST_STORIES]
    while len(ordered) < ENOUGH_STORIES:
        ordered.append(Piece("paper-filler"))
    notices = [Piece("paper-weather")] + [Piece("paper-ad")] * ADVERTISEMENTS

    def turned(pieces: Sequence[Piece]) -> tuple[Piece, ...]:
        return tuple([piece._replace(turn=rota.next(piece.id)) for piece in pieces])

    (lead,) = turned([draft.lead])
    return draft._replace(
        lead=lead, more=turned(draft.more), stories=turned(ordered), notices=turned(notices)
    )


# After a scenario


def _of_scenario(record: ScenarioRecord, campaign: Campaign) -> Edition:
    desk = desk_of(record.scenario)
    more = [Piece("paper-cast")]
    if campaign.one_shot and campaign.end is not None:
        name = f"paper-verdict-{campaign.end.reason}"
        more.append(Piece(name, {"score": campaign.end.score}))
    return Edition(
        kind=desk.kind,
        day=record.day,
        about=Thing("scenario", record.scenario),
        picture="bars" if record.ending == "arrested" else desk.picture,
        lead=desk.lead(record),
        more=tuple(more),
        stories=(*desk.stories(record), *stories.side_stories(record)),
        figures=(*_figures(record), *desk.figures(record)),
        notices=(),
    )


def _figures(record: ScenarioRecord) -> list[Figure]:
    """Return the figures that every scenario has."""
    lines = [
        Figure("paper-figure-reputation", {"number": record.reputation}),
        Figure("paper-figure-rounds", {"number": record.rounds}),
        Figure("paper-figure-rolls", {"number": len(record.attempts)}),
        Figure("paper-figure-successes", {"number": record.successes}),
        Figure("paper-figure-out", {"number": len(record.out)}),
    ]
    if record.prints is not None:
        count, limit = record.prints
        lines.insert(1, Figure("paper-figure-prints", {"number": count, "limit": limit}))
    return lines


# During a break


def _of_interval(interval: Interval) -> Edition:
    names = stories.named
    pieces = [
        Piece("paper-break-hired", names("minion", interval.hired), 90),
        Piece("paper-break-bailed", names("minion", interval.bailed), 80),
        Piece("paper-break-lost", names("minion", interval.lost), 85),
        Piece("paper-break-home", names("minion", interval.home), 40),
        Piece("paper-break-recruits", names("minion", interval.recruits), 50),
        Piece("paper-break-won", names("minion", interval.won), 95),
    ]
    spent = bool(interval.hired or interval.bailed)
    figures = {"hired": interval.hired, "bailed": interval.bailed, "lost": interval.lost}
    return Edition(
        kind="break",
        day=interval.day,
        about=None,
        picture="salon",
        lead=Piece(f"paper-break-{'spent' if spent else 'thrift'}", {"purse": interval.purse}),
        more=(),
        stories=tuple([piece for piece in pieces if piece.args["count"]]),
        figures=(
            Figure("paper-figure-purse", {"number": interval.purse}),
            *[Figure(f"paper-figure-{key}", {"number": len(who)}) for key, who in figures.items()],
        ),
        notices=(),
    )


# After the campaign


def _of_end(campaign: Campaign) -> Edition:
    end = campaign.end
    assert end is not None
    lost = end.reason in ("arrested", "betrayed", "defeated")
    return Edition(
        kind="end",
        day=campaign.last_day,
        about=None,
        picture="bars" if lost else "city",
        lead=Piece(f"paper-end-{end.reason if lost else end.rank}", {"score": end.score}),
        more=(Piece("paper-cast"),),
        stories=tuple(_memories(campaign)),
        figures=_balance(campaign),
        notices=(),
    )


def _memories(campaign: Campaign) -> list[Piece]:
    """Return stories about the whole campaign."""
    attempts = [attempt for record in campaign.scenarios for attempt in record.attempts]
    pieces = []
    best = stories.carried(attempts)
    if best is not None and best[1]:
        args: Args = {"minion": minion(best[0]), "successes": best[1]}
        pieces.append(Piece("paper-end-hero", args, 90))
    top = stories.highest(attempts)
    if top is not None and top.total:
        pieces.append(Piece("paper-end-record", stories.about(top), 80))
    if campaign.lost:
        args = {"minions": minions(campaign.lost), "count": len(campaign.lost)}
        pieces.append(Piece("paper-end-lost", args, 70))
    solved = sum([len(record.solved) for record in campaign.scenarios])
    pieces.append(Piece("paper-end-problems", {"count": solved}, 30))
    return pieces


def _balance(campaign: Campaign) -> tuple[Figure, ...]:
    """Return the reputation of each scenario, and sums over the campaign."""
    assert campaign.end is not None
    scenarios = campaign.scenarios
    return (
        *[
            Figure(
                "paper-figure-job",
                {"scenario": Thing("scenario", record.scenario), "number": record.reputation},
            )
            for record in scenarios
        ],
        Figure("paper-figure-score", {"number": campaign.end.score}),
        Figure("paper-figure-rounds", {"number": sum([record.rounds for record in scenarios])}),
        Figure(
            "paper-figure-rolls", {"number": sum([len(record.attempts) for record in scenarios])}
        ),
        Figure(
            "paper-figure-successes", {"number": sum([record.successes for record in scenarios])}
        ),
        Figure("paper-figure-lost", {"number": len(campaign.lost)}),
    )
