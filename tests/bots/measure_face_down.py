"""Where it pays to lay a crook face down: the figures of docs/games/crooks/bots.md.

    python -m tests.bots.measure_face_down --seats 4 --positions 100 --seed 1

At positions of normal players where face down is legal, answers are played on in the same believed
worlds with the same seeds. The best face-down answer and the best other answer are chosen in some
worlds and compared in fresh ones: who picks and measures in the same worlds measures luck.
"""

import argparse
import sys
from collections.abc import Iterator, Sequence
from math import sqrt
from statistics import mean, stdev
from typing import Any, NamedTuple

from omerta import games
from omerta.bots import Budget
from omerta.bots.protocol import Bot
from omerta.games.crooks.actions import LayDown, Pass
from omerta.kernel import Action, Seeded
from omerta.lab import players
from omerta.lab.matches import seed_of

CROOKS = games.get("crooks")
SIFT, CHOOSE, COMPARE = 10, 15, 80
"""The worlds for all actions, for the best two of each kind, and for the best one of each."""
LATE = range(3, 14)
"""The number of crooks in the piles late in a match of four."""


class Gain(NamedTuple):
    """How much better one action ended than another in the same world."""

    wins: float
    points: float

    def beyond(self, other: "Gain") -> "Gain":
        """The difference of this gain and another one."""
        return Gain(self.wins - other.wins, self.points - other.points)


def action_of(bot: Bot, state: Any, seat: int) -> Action:
    """The action of a bot that needs no worlds."""
    options = CROOKS.options(state, seat)
    return bot.choose(CROOKS.view(state, seat), options, lambda: None, Budget())


def end_of(world: Any, seat: int, answer: Action, bot: str, seed: int) -> Gain:
    """The win share and the lead of a seat after this action, with normal bots playing on."""
    state = world.clone()
    chance = Seeded(seed)
    CROOKS.apply(state, seat, answer, chance=chance)
    seated = [players.make_bot(bot, "crooks", seed_of(seed, 0, f"{n}")) for n in range(state.seats)]
    while waiting := CROOKS.waiting(state):
        mover = waiting[0]
        CROOKS.apply(state, mover, action_of(seated[mover], state, mover), chance=chance)
    outcome = CROOKS.outcome(state)
    assert outcome is not None
    won = 1 / outcome.ranks.count(1) if outcome.ranks[seat] == 1 else 0.0
    rivals = [points for other, points in enumerate(outcome.scores) if other != seat]
    return Gain(won, outcome.scores[seat] - max(rivals))


def gains(
    state: Any,
    seat: int,
    usual: Action,
    answers: Sequence[Action],
    bot: str,
    worlds: int,
    seed: int,
) -> dict[Action, list[Gain]]:
    """The gain of each action over the usual one, world by world."""
    chance = Seeded(seed)
    found: dict[Action, list[Gain]] = {answer: [] for answer in answers}
    for number in range(worlds):
        world = CROOKS.believe(state, seat, chance=chance)
        luck = seed_of(seed, number, "play on")
        before = end_of(world, seat, usual, bot, luck)
        for answer in answers:
            found[answer].append(end_of(world, seat, answer, bot, luck).beyond(before))
    return found


def promise(gained: Sequence[Gain]) -> float:
    """The value of an action: a win counts as much as twenty points."""
    return mean([20 * each.wins + each.points for each in gained])


def compare(state: Any, seat: int, usual: Action, bot: str, seed: int) -> list[Gain]:
    """The gain of the best face-down action over the best other one, in new worlds."""
    options = CROOKS.options(state, seat)
    kinds: list[list[Action]] = [
        [option for option in options if isinstance(option, LayDown)],
        [
            option
            for option in options
            if not isinstance(option, LayDown | Pass) and option != usual
        ],
    ]
    first = gains(state, seat, usual, [*kinds[0], *kinds[1]], bot, SIFT, seed_of(seed, 0, "sift"))
    best = [sorted(kind, key=lambda answer: -promise(first[answer]))[:2] for kind in kinds]
    more = gains(state, seat, usual, [*best[0], *best[1]], bot, CHOOSE, seed_of(seed, 0, "choose"))
    looks = {answer: promise(first[answer] + gained) for answer, gained in more.items()}
    down = max(best[0], key=lambda answer: looks[answer])
    other = max(best[1], key=lambda answer: looks[answer], default=usual)
    if other != usual and looks[other] <= 0:
        other = usual
    last = gains(
        state, seat, usual, [*{down, other, usual}], bot, COMPARE, seed_of(seed, 0, "compare")
    )
    return [one.beyond(two) for one, two in zip(last[down], last[other], strict=True)]


def positions(
    seats: int, bot: str, late: bool, seed: int
) -> Iterator[tuple[Any, int, Action, int]]:
    """Positions in which face down is legal, about one per match, with the normal bot's action."""
    draw = Seeded(seed)
    number = 0
    while True:
        state = CROOKS.new(seats, chance=Seeded(seed_of(seed, number, "luck")))
        seated = [
            players.make_bot(bot, "crooks", seed_of(seed, number, f"{n}")) for n in range(seats)
        ]
        while waiting := CROOKS.waiting(state):
            seat = waiting[0]
            options = CROOKS.options(state, seat)
            others = [option for option in options if not isinstance(option, LayDown)]
            wanted = sum(map(len, state.piles)) in LATE if late else True
            if wanted and len(others) < len(options) and draw.below(6, "position") == 0:
                usual = seated[seat].choose(
                    CROOKS.view(state, seat), others, lambda: None, Budget()
                )
                yield state, seat, usual, number
            CROOKS.apply(state, seat, action_of(seated[seat], state, seat), chance=draw)
        number += 1


def interval(values: Sequence[float]) -> tuple[float, float]:
    """The mean and half of its 95 % interval."""
    return mean(values), 1.96 * stdev(values) / sqrt(len(values))


def main() -> None:
    """Measure and show."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--positions", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--bot", default="normal")
    parser.add_argument("--late", action="store_true", help="with 3 to 13 crooks left in the piles")
    asked = parser.parse_args()
    better = [0, 0]
    worse = [0, 0]
    means: list[Gain] = []
    for state, seat, usual, number in positions(asked.seats, asked.bot, asked.late, asked.seed):
        gained = compare(
            state, seat, usual, asked.bot, seed_of(asked.seed, number, f"{state.turn}")
        )
        for kind in range(2):
            middle, half = interval([each[kind] for each in gained])
            better[kind] += middle - half > 0
            worse[kind] += middle + half < 0
        means.append(Gain(mean(g.wins for g in gained), mean(g.points for g in gained)))
        if len(means) == asked.positions:
            break
    for kind, name in enumerate(Gain._fields):
        middle, half = interval([each[kind] for each in means])
        sys.stdout.write(
            f"{name}: face down better {better[kind] / len(means):.0%}, "
            f"worse {worse[kind] / len(means):.0%}, mean {middle:+.2f} ± {half:.2f}\n"
        )


if __name__ == "__main__":
    main()
