"""The family desk: rebels, fights, traitors, fugitives, and where the pistols met."""
# mypyc: skip (not called often)

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, ClassVar, NamedTuple

from omerta.games.legends.events import (
    AmbushLaid,
    ChallengeChosen,
    FightDecided,
    FugitivesCaught,
    LoyaltyChecked,
    MinionPlayed,
    RebelFled,
    ShortageMet,
    TrackMoved,
)
from omerta.games.legends.newspaper.desks.desk import ARRESTED, Desk
from omerta.games.legends.newspaper.piece import Figure, Piece, challenge, lieutenant, minion
from omerta.games.legends.newspaper.stories import named

if TYPE_CHECKING:
    from omerta.games.legends.newspaper.piece import Args
    from omerta.games.legends.newspaper.record import ScenarioRecord

_PEACE = 9
_TRUCE = 3
"""The minimum reputations of peace and of a truce."""
_ROUT = 8
"""The minimum lead of a fight that makes a story."""
_OFTEN = 2


class Fight(NamedTuple):
    """A decided fight: its player, crew and result."""

    player: int
    crew: tuple[str, ...]
    end: FightDecided


class RebelsDesk(Desk):
    """Writes about Pay Them Back."""

    code: ClassVar[str] = "rebels"
    picture: ClassVar[str] = "rebels"

    def lead(self, record: ScenarioRecord) -> Piece:
        """Return the lead story: peace in the family, a truce, a divided family, or arrested."""
        if record.ending == ARRESTED:
            return super().lead(record)
        fights = _fights(record)
        won = sum([fight.end.won for fight in fights])
        args: Args = {
            "won": won,
            "lost": len(fights) - won,
            "rounds": record.rounds,
            "fled": len(record.by_struggle),
        }
        kinds = ((_PEACE, "peace"), (_TRUCE, "truce"), (0, "divided"))
        kind = next(name for least, name in kinds if record.reputation >= least)
        return Piece(f"paper-rebels-{kind}", args)

    def stories(self, record: ScenarioRecord) -> list[Piece]:
        """Return stories of fights, traitors, ambushes and fugitives."""
        found = [*_of_fights(_fights(record)), *_of_people(record)]
        laid = [each.card for each in record.events if isinstance(each, AmbushLaid)]
        if laid:
            args: Args = {"count": len(laid), "card": challenge(laid[-1])}
            found.append(Piece("paper-rebels-ambush", args, 71))
        short = sum([each.count for each in record.events if isinstance(each, ShortageMet)])
        if short:
            found.append(Piece("paper-rebels-short", {"count": short}, 53))
        return found

    def figures(self, record: ScenarioRecord) -> list[Figure]:
        """Return figures of fights won and lost, traitors, and the spaces of the pistols."""
        fights = _fights(record)
        won = sum([fight.end.won for fight in fights])
        lines = [
            Figure("paper-figure-fights-won", {"number": won}),
            Figure("paper-figure-fights-lost", {"number": len(fights) - won}),
            Figure("paper-figure-traitors", {"number": len(_traitors(record))}),
        ]
        moves = [each for each in record.events if isinstance(each, TrackMoved)]
        seen = {each.track: each.end for each in moves if each.track.endswith("_pistol")}
        labels = {"clan_pistol": "clan-pistol", "rebels_pistol": "rebels-pistol"}
        lines += [
            Figure(f"paper-figure-{labels[track]}", {"number": space})
            for track, space in sorted(seen.items())
        ]
        return lines


def _fights(record: ScenarioRecord) -> list[Fight]:
    """Return all fights in order."""
    found: list[Fight] = []
    player = 0
    crew: tuple[str, ...] = ()
    for event in record.events:
        match event:
            case ChallengeChosen():
                player, crew = event.player, ()
            case MinionPlayed():
                crew = (*crew, event.minion)
            case FightDecided():
                found.append(Fight(player, crew, event))
            case _:
                pass
    return found


def _of_fights(fights: list[Fight]) -> list[Piece]:
    """Return stories of equal totals, the clearest victory, the last defeat, and the best fighter."""
    found = []
    equal = next((each for each in reversed(fights) if each.end.clan == each.end.rebels), None)
    if equal is not None:
        found.append(
            Piece(f"paper-rebels-tie-{'won' if equal.end.won else 'lost'}", _of(equal), 87)
        )
    won = [each for each in fights if each.end.won and each is not equal]
    best = max(won, key=lambda each: each.end.clan - each.end.rebels, default=None)
    if best is not None and best.end.clan - best.end.rebels >= _ROUT:
        found.append(Piece("paper-rebels-rout", _of(best), 79))
    lost = [each for each in fights if not each.end.won and each is not equal]
    if lost:
        found.append(Piece("paper-rebels-beaten", _of(lost[-1]), 67))
    winners = Counter([name for each in fights if each.end.won for name in each.crew])
    if winners:
        name, times = max(winners.items(), key=lambda item: (item[1], item[0]))
        if times >= _OFTEN:
            args: Args = {"minion": minion(name), "times": times}
            found.append(Piece("paper-rebels-champion", args, 88))
    return found


def _of(fight: Fight) -> Args:
    """Return the arguments that describe a fight."""
    return {
        "player": lieutenant(fight.player),
        "card": challenge(fight.end.card),
        "clan": fight.end.clan,
        "rebels": fight.end.rebels,
    }


def _traitors(record: ScenarioRecord) -> list[str]:
    """Return the minions that loyalty checks made rebels."""
    return [
        each.minion for each in record.events if isinstance(each, LoyaltyChecked) and each.rebel
    ]


def _of_people(record: ScenarioRecord) -> list[Piece]:
    """Return stories of traitors, and of fugitives."""
    found = []
    traitors = list(dict.fromkeys(_traitors(record)))
    if traitors:
        found.append(Piece("paper-rebels-traitor", named("minion", traitors), 74))
    fled = list(dict.fromkeys([e.minion for e in record.events if isinstance(e, RebelFled)]))
    if fled:
        found.append(Piece("paper-rebels-fled", named("minion", fled), 69))
    caught = sum([each.count for each in record.events if isinstance(each, FugitivesCaught)])
    if caught:
        found.append(Piece("paper-rebels-caught", {"count": caught}, 51))
    return found
