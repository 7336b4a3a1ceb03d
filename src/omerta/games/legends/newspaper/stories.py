"""Side stories for any scenario: each function looks for its news in the record."""
# mypyc: skip (not called often)

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from omerta.games.legends.newspaper.piece import (
    Piece,
    challenge,
    lieutenant,
    minion,
    minions,
)

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence

    from omerta.games.legends.newspaper.piece import Args
    from omerta.games.legends.newspaper.record import Attempt, ScenarioRecord

BIG_TOTAL = 12
"""The total from which on a roll makes a story."""
MANY_DICE = 5
FEW_DICE = 2
MANY = 3
OFTEN = 2
LISTED = 4
"""The most names in a sentence; further ones are counted."""


def side_stories(record: ScenarioRecord) -> list[Piece]:
    """Return all side stories of a scenario."""
    found = [story(record) for story in STORIES]
    return [*throws(record), *[piece for piece in found if piece is not None]]


# Police and evidence


def strike(record: ScenarioRecord) -> Piece | None:
    """Return a story if the police acted."""
    if not record.strikes:
        return None
    return Piece(
        "paper-strike", {"strikes": record.strikes, **named("minion", record.by_police)}, 90
    )


def awake(record: ScenarioRecord) -> Piece | None:
    """Return a story if the police became active without acting."""
    if not record.police_round or record.strikes:
        return None
    return Piece("paper-awake", {"round": record.police_round}, 55)


def asleep(record: ScenarioRecord) -> Piece | None:
    """Return a story if the police were controlled and never active."""
    if not record.calmed or record.police_round:
        return None
    return Piece("paper-asleep", {"times": record.calmed}, 60)


def sirens(record: ScenarioRecord) -> Piece | None:
    """Return a story of many sirens."""
    return Piece("paper-sirens", {"times": record.sirens}, 30) if record.sirens >= OFTEN else None


def fingerprints(record: ScenarioRecord) -> Piece | None:
    """Return a story if one more fingerprint would have led to an arrest."""
    if (
        record.prints is None
        or record.ending == "arrested"
        or record.most_prints < record.prints[1] - 1
    ):
        return None
    return Piece("paper-fingerprints", {"count": record.most_prints, "limit": record.prints[1]}, 80)


# Rolls


def throws(record: ScenarioRecord) -> list[Piece]:
    """Return the best stories of rolls, each roll only once."""
    used: list[Attempt] = []
    found = []
    best = highest(record.attempts)
    if best is not None and best.total >= BIG_TOTAL:
        used.append(best)
        found.append(Piece("paper-record", about(best), 68))
    for name, weight, fits in THROWS:
        throw = next(
            (
                a
                for a in reversed(record.attempts)
                if a.difficulty and fits(a) and not any(a is other for other in used)
            ),
            None,
        )
        if throw is not None:
            used.append(throw)
            found.append(Piece(name, about(throw), weight))
    return found


THROWS: tuple[tuple[str, int, Callable[[Attempt], bool]], ...] = (
    ("paper-last-die", 85, lambda a: a.last_die and a.overcome),
    ("paper-fiasco", 72, lambda a: a.dice >= MANY_DICE and not (a.successes or a.voided)),
    ("paper-near-miss", 70, lambda a: a.total == a.difficulty - 1 and not a.voided),
    ("paper-to-the-point", 65, lambda a: a.overcome and a.total == a.difficulty * a.successes),
    ("paper-long-shot", 62, lambda a: a.overcome and 0 < a.dice <= FEW_DICE),
    ("paper-voided", 58, lambda a: a.voided),
)
"""The messages about rolls with their weights and conditions."""


def retold(record: ScenarioRecord) -> Piece | None:
    """Return a story of intro cards used for rerolls."""
    return Piece("paper-retold", {"times": record.intros}, 50) if record.intros else None


# Minions and players


def hero(record: ScenarioRecord) -> Piece | None:
    """Return a story of the minion with most successes."""
    found = carried(record.attempts)
    if found is None or found[1] < OFTEN:
        return None
    name, successes = found
    rolls = sum([name in attempt.crew for attempt in record.attempts])
    args: Args = {"minion": minion(name), "successes": successes, "rolls": rolls}
    return Piece("paper-hero", args, 88)


def hurt(record: ScenarioRecord) -> Piece | None:
    """Return a story of the minion that was exhausted most often."""
    if not record.tired:
        return None
    name, times = max(record.tired.items(), key=lambda item: (item[1], item[0]))
    if times < OFTEN:
        return None
    return Piece("paper-hurt", {"minion": minion(name), "times": times}, 57)


def hospital(record: ScenarioRecord) -> Piece | None:
    """Return a story of minions out of action, except those taken by police, squad or rebels."""
    taken = {*record.by_police, *record.by_squad, *record.by_struggle}
    found = [name for name in record.out if name not in taken]
    return Piece("paper-hospital", named("minion", found), 75) if found else None


def revived(record: ScenarioRecord) -> Piece | None:
    """Return a story of revived minions."""
    return Piece("paper-revived", named("minion", record.revived), 52) if record.revived else None


def helper(record: ScenarioRecord) -> Piece | None:
    """Return a story of the player who helped others most."""
    helped = Counter(
        [
            player
            for attempt in record.attempts
            for player, _ in attempt.helpers
            if player != attempt.player
        ]
    )
    if not helped or record.alone:
        return None
    player, times = most(helped)
    if times < OFTEN:
        return None
    return Piece("paper-helper", {"player": lieutenant(player), "times": times}, 56)


def leader(record: ScenarioRecord) -> Piece | None:
    """Return a story of the player who was first most often."""
    if len(record.led) < OFTEN or record.alone:
        return None
    player, times = most(record.led)
    if times < MANY:
        return None
    return Piece("paper-leader", {"player": lieutenant(player), "times": times}, 25)


def rally(record: ScenarioRecord) -> Piece | None:
    """Return a story of Rally."""
    return Piece("paper-rally", {"count": record.rallied}, 40) if record.rallied else None


def vanished(record: ScenarioRecord) -> Piece | None:
    """Return a story of minions that were exhausted in the deck."""
    return (
        Piece("paper-vanished", {"count": record.vanished}, 28)
        if record.vanished >= OFTEN
        else None
    )


# Problems


def troubled(record: ScenarioRecord) -> Piece | None:
    """Return a story of the player with most problems."""
    if not record.dealt or record.alone:
        return None
    player, times = most(record.dealt)
    if times < MANY:
        return None
    return Piece("paper-troubled", {"player": lieutenant(player), "times": times}, 48)


def solved(record: ScenarioRecord) -> Piece | None:
    """Return a story of solved problems."""
    if len(record.solved) < OFTEN:
        return None
    args: Args = {"count": len(record.solved), "problem": challenge(record.solved[-1])}
    return Piece("paper-solved", args, 45)


def dropped(record: ScenarioRecord) -> Piece | None:
    """Return a story of a problem that an ability discarded."""
    return (
        Piece("paper-dropped", {"problem": challenge(record.dropped[0])}, 54)
        if record.dropped
        else None
    )


STORIES: tuple[Callable[[ScenarioRecord], Piece | None], ...] = (
    strike,
    awake,
    asleep,
    sirens,
    fingerprints,
    retold,
    hero,
    hurt,
    hospital,
    revived,
    helper,
    leader,
    rally,
    vanished,
    troubled,
    solved,
    dropped,
)


# Shared functions


def carried(attempts: Iterable[Attempt]) -> tuple[str, int] | None:
    """Return the minion that took part in most successes, and their number."""
    successes: Counter[str] = Counter()
    for attempt in attempts:
        for name in attempt.crew:
            successes[name] += attempt.successes
    return max(successes.items(), key=lambda item: (item[1], item[0]), default=None)


def highest(attempts: Iterable[Attempt]) -> Attempt | None:
    """Return the roll with the highest total, the first one of equals."""
    return max(attempts, key=lambda attempt: attempt.total, default=None)


def about(attempt: Attempt) -> Args:
    """Return the arguments that describe an interaction."""
    return {
        "player": lieutenant(attempt.player),
        "challenge": challenge(attempt.challenge),
        "crew": minions(attempt.crew),
        "dice": attempt.dice,
        "total": attempt.total,
        "difficulty": attempt.difficulty,
        "successes": attempt.successes,
    }


def named(word: str, names: Sequence[str]) -> Args:
    """Return the arguments that list minions: the first names and the total number."""
    return {
        f"{word}s": minions(names[:LISTED]),
        "count": len(names),
        "more": max(0, len(names) - LISTED),
    }


def most(counted: Counter[int]) -> tuple[int, int]:
    """Return the highest count and its player; the lowest number of equals."""
    return max(counted.items(), key=lambda item: (item[1], -item[0]))
