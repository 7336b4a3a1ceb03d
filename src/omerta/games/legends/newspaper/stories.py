"""Side stories that any scenario can have: each looks at the record of a job and finds its news."""
# mypyc: skip (at the speed of people)

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
    from omerta.games.legends.newspaper.record import Attempt, Job

BIG_TOTAL = 12
"""A roll that people talk about."""
MANY_DICE = 5
FEW_DICE = 2
MANY = 3
OFTEN = 2
LISTED = 4
"""Names in one sentence; the others are counted."""


def told(job: Job) -> list[Piece]:
    """All the news of a job."""
    found = [story(job) for story in STORIES]
    return [*throws(job), *[piece for piece in found if piece is not None]]


# The law


def strike(job: Job) -> Piece | None:
    """The police acted."""
    if not job.strikes:
        return None
    return Piece("paper-strike", {"strikes": job.strikes, **named("minion", job.by_police)}, 90)


def awake(job: Job) -> Piece | None:
    """The police became active, and that was all."""
    if not job.police_round or job.strikes:
        return None
    return Piece("paper-awake", {"round": job.police_round}, 55)


def asleep(job: Job) -> Piece | None:
    """The police were made to look elsewhere, and did."""
    if not job.calmed or job.police_round:
        return None
    return Piece("paper-asleep", {"times": job.calmed}, 60)


def sirens(job: Job) -> Piece | None:
    """The siren was heard again and again."""
    return Piece("paper-sirens", {"times": job.sirens}, 30) if job.sirens >= OFTEN else None


def fingerprints(job: Job) -> Piece | None:
    """One fingerprint more, and it would have been the end."""
    if job.prints is None or job.ending == "arrested" or job.most_prints < job.prints[1] - 1:
        return None
    return Piece("paper-fingerprints", {"count": job.most_prints, "limit": job.prints[1]}, 80)


# Throws of the dice


def throws(job: Job) -> list[Piece]:
    """The throws worth telling, the best stories first, and no throw twice."""
    told: list[Attempt] = []
    found = []
    best = highest(job.attempts)
    if best is not None and best.total >= BIG_TOTAL:
        told.append(best)
        found.append(Piece("paper-record", about(best), 68))
    for name, weight, fits in THROWS:
        throw = next(
            (
                a
                for a in reversed(job.attempts)
                if a.difficulty and fits(a) and not any(a is other for other in told)
            ),
            None,
        )
        if throw is not None:
            told.append(throw)
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
"""What makes a throw a story, and how much it weighs."""


def retold(job: Job) -> Piece | None:
    """An intro card was given for a new roll."""
    return Piece("paper-retold", {"times": job.intros}, 50) if job.intros else None


# People


def hero(job: Job) -> Piece | None:
    """The minion who carried the evening."""
    found = carried(job.attempts)
    if found is None or found[1] < OFTEN:
        return None
    name, successes = found
    rolls = sum([name in attempt.crew for attempt in job.attempts])
    args: Args = {"minion": minion(name), "successes": successes, "rolls": rolls}
    return Piece("paper-hero", args, 88)


def hurt(job: Job) -> Piece | None:
    """The one who was hurt most, if nobody was hurt worse."""
    if not job.tired:
        return None
    name, times = max(job.tired.items(), key=lambda item: (item[1], item[0]))
    if times < OFTEN:
        return None
    return Piece("paper-hurt", {"minion": minion(name), "times": times}, 57)


def hospital(job: Job) -> Piece | None:
    """Who is out of action, but for those the law has taken."""
    taken = {*job.by_police, *job.by_squad, *job.by_struggle}
    found = [name for name in job.out if name not in taken]
    return Piece("paper-hospital", named("minion", found), 75) if found else None


def revived(job: Job) -> Piece | None:
    """Who is back on their feet."""
    return Piece("paper-revived", named("minion", job.revived), 52) if job.revived else None


def helper(job: Job) -> Piece | None:
    """The lieutenant who helped the others most."""
    helped = Counter(
        [
            player
            for attempt in job.attempts
            for player, _ in attempt.helpers
            if player != attempt.player
        ]
    )
    if not helped or job.alone:
        return None
    player, times = most(helped)
    if times < OFTEN:
        return None
    return Piece("paper-helper", {"player": lieutenant(player), "times": times}, 56)


def leader(job: Job) -> Piece | None:
    """Who went first most often."""
    if len(job.led) < OFTEN or job.alone:
        return None
    player, times = most(job.led)
    if times < MANY:
        return None
    return Piece("paper-leader", {"player": lieutenant(player), "times": times}, 25)


def rally(job: Job) -> Piece | None:
    """Everybody was called back."""
    return Piece("paper-rally", {"count": job.rallied}, 40) if job.rallied else None


def vanished(job: Job) -> Piece | None:
    """Minions were worn out before they came."""
    return Piece("paper-vanished", {"count": job.vanished}, 28) if job.vanished >= OFTEN else None


# Problems


def troubled(job: Job) -> Piece | None:
    """The lieutenant with most problems."""
    if not job.dealt or job.alone:
        return None
    player, times = most(job.dealt)
    if times < MANY:
        return None
    return Piece("paper-troubled", {"player": lieutenant(player), "times": times}, 48)


def solved(job: Job) -> Piece | None:
    """Problems went away by work."""
    if len(job.solved) < OFTEN:
        return None
    args: Args = {"count": len(job.solved), "problem": challenge(job.solved[-1])}
    return Piece("paper-solved", args, 45)


def dropped(job: Job) -> Piece | None:
    """A problem went away by itself."""
    return (
        Piece("paper-dropped", {"problem": challenge(job.dropped[0])}, 54) if job.dropped else None
    )


STORIES: tuple[Callable[[Job], Piece | None], ...] = (
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


# What stories have in common


def carried(attempts: Iterable[Attempt]) -> tuple[str, int] | None:
    """The minion that took part in most successes, and how many they were."""
    successes: Counter[str] = Counter()
    for attempt in attempts:
        for name in attempt.crew:
            successes[name] += attempt.successes
    return max(successes.items(), key=lambda item: (item[1], item[0]), default=None)


def highest(attempts: Iterable[Attempt]) -> Attempt | None:
    """The roll with the highest total; of equal ones the first."""
    return max(attempts, key=lambda attempt: attempt.total, default=None)


def about(attempt: Attempt) -> Args:
    """An interaction as arguments."""
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
    """Minions as arguments: the first few by name, and how many there are in all."""
    return {
        f"{word}s": minions(names[:LISTED]),
        "count": len(names),
        "more": max(0, len(names) - LISTED),
    }


def most(counted: Counter[int]) -> tuple[int, int]:
    """The highest count and whose it is; of equal ones the lowest number's."""
    return max(counted.items(), key=lambda item: (item[1], -item[0]))
