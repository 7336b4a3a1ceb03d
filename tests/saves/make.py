"""Writes the saves of the current format; files of earlier formats stay as they are.

Run it after raising a schema: ``PYTHONPATH=src python tests/saves/make.py``. It adds files and
never overwrites one: what was shipped once must be readable for ever.
"""

from pathlib import Path

from omerta import Match, games
from omerta.kernel import Fair, Seeded
from omerta.kernel.match import SCHEMA
from omerta.testing.swarm import Swarm

HERE = Path(__file__).parent
KINDS = {
    "crooks": ("choose_hangout", "choose_crook", "rob", "pickpocket", "kill", "spy"),
    "crooks_out": ("ask", "ask_or_stop", "call_circles"),
    "mafia": ("exchange", "lay", "act", "pistol", "buyer", "runner", "split", "ransom"),
}
"""By game, the decisions in the middle of which a match is saved."""


def stopped_at(game: str, kind: str) -> Match:
    """The first random game, some turns old, that waits for this decision."""
    sizes = list(games.get(game).meta.seats)
    seed = 0
    while True:
        seats = sizes[seed % len(sizes)]
        match, swarm = Match.new(game, seats, seed=seed), Swarm(Seeded(~seed))
        while match.waiting:
            if match.state.stack[-1].tag == kind and len(match.log) > 20:
                return match
            match.play(match.waiting[0], swarm.pick(match.options(match.waiting[0])))
        seed += 1


def fair(game: str, most: int | None) -> Match:
    """A match with verifiable luck, after so many decisions or at its end."""
    names = ("anna", "boris", "clara", "dina")[: max(3, min(games.get(game).meta.seats))]
    match = Match.new(game, len(names), chance=Fair(bytes(range(32)), names))
    swarm = Swarm(Seeded(3))
    while match.waiting and (most is None or len(match.log) <= most):
        match.play(match.waiting[0], swarm.pick(match.options(match.waiting[0])))
    return match


def silent(game: str) -> Match:
    """A match that nobody answered."""
    match = Match.new(game, 4, seed=1)
    while match.waiting:
        match.expire(match.waiting[0])
    return match


def main() -> None:
    """Write what is not there yet."""
    for game, kinds in KINDS.items():
        matches = {kind: stopped_at(game, kind) for kind in kinds}
        matches["fair"], matches["fair-finished"] = fair(game, 15), fair(game, None)
        matches["finished"] = silent(game)
        for name, match in matches.items():
            file = HERE / f"{game}-{SCHEMA}-{name}.json"
            if not file.exists():
                file.write_bytes(match.save())


if __name__ == "__main__":
    main()
