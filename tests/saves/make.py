"""Writes the saves of the current format; files of earlier formats stay as they are.

Run it after raising a schema: ``PYTHONPATH=src python tests/saves/make.py``. It adds files and
never overwrites one: what was shipped once must be readable for ever.
"""

from collections.abc import Callable
from functools import partial
from pathlib import Path

import msgspec

from omerta import Match, games
from omerta.games.legends.components_pack import checked, house_data
from omerta.games.legends.settings import DataFile
from omerta.kernel import Fair, Seeded
from omerta.kernel.match import SCHEMA
from omerta.testing.swarm import Swarm

HERE = Path(__file__).parent
KINDS = {
    "crooks": ("choose_hangout", "choose_crook", "rob", "pickpocket", "kill", "spy"),
    "crooks_out": ("ask", "ask_or_stop", "call_circles"),
    "mafia": ("exchange", "lay", "act", "pistol", "buyer", "runner", "split", "ransom"),
    "crossfire": ("look", "claim", "talk", "aim", "final_aim", "rest"),
    "legends": (
        "scenario",
        "first",
        "act",
        "draw",
        "play",
        "ability",
        "die",
        "luck",
        "hit",
        "pick",
        "lose_own",
        "lose_any",
        "problem",
        "token",
        "spend",
        "search",
        "lane",
        "drive",
        "boost",
        "rebel",
        "fugitive",
        "place",
        "downtime",
        "books",
        "bettor",
        "stake",
        "keep",
        "campaigns",
        "roller",
    ),
}
"""By game, the decisions in the middle of which a match is saved."""
OPTIONS = {
    "aim": {"statement_cap": "3"},
    "final_aim": {"mode": "sniper", "statement_cap": "3"},
    "rest": {"games": "2", "statement_cap": "3"},
    "talk": {"memory_aid": "full"},
    "crossfire": {"statement_cap": "3"},
    "search": {"mode": "one_shot"},
    "boost": {"mode": "one_shot", "first_job": "chase"},
    "rebel": {"mode": "one_shot", "first_job": "rebels"},
    "fugitive": {"mode": "one_shot", "first_job": "rebels"},
    "place": {"mode": "one_shot", "first_job": "family"},
    "downtime": {"mode": "one_shot", "first_job": "family"},
    "books": {"mode": "one_shot", "first_job": "family"},
    "bettor": {"mode": "one_shot", "first_job": "casino"},
    "stake": {"mode": "one_shot", "first_job": "casino"},
    "keep": {"mode": "one_shot", "first_job": "casino"},
    "campaigns": {"mode": "one_shot", "first_job": "power"},
    "roller": {"mode": "one_shot", "first_job": "power", "difficulty": "easy"},
    "legends": {"mode": "one_shot"},
}
"""What a table chooses so that a decision comes up; or, for a whole game, so that it is short."""
OLD = {"talk": 50, "scenario": 0}
"""How much has happened before, where 20 answers are too few or too many."""
BEGINNERS = {"problem": "m39", "token": "m47"}
"""Whose ability asks this in Legends; by chance they are hardly ever hired."""
SIZES = (2, 3, 4, 6, 7)
"""Five have no sniper, and ten talkers would fill a file with words."""


def box_with(beginner: str) -> DataFile:
    """An owner's box of Legends in which this minion is in the clan from the start."""
    data = house_data() | {"id": "mine", "origin": "owner"}
    data["minion"] = [
        {**each, "level": 1} if each["id"] == beginner else each for each in data["minion"]
    ]
    return checked(data, "mine.toml")


def box_of_votes() -> DataFile:
    """An owner's box of Legends in which every election is decided by dice."""
    data = house_data() | {"id": "mine", "origin": "owner"}
    data["scenario"]["power"]["numbers"]["lead"] = 99
    return checked(data, "mine.toml")


def stopped_at(game: str, kind: str) -> Match:
    """The first random game, some turns old, that waits for this decision."""
    options = msgspec.convert(OPTIONS.get(kind, {}), games.get(game).meta.settings)
    if kind in BEGINNERS:
        options = msgspec.structs.replace(options, data=box_with(BEGINNERS[kind]))
    elif kind == "roller":
        options = msgspec.structs.replace(options, data=box_of_votes())
    sizes = [seats for seats in games.get(game).meta.seats if seats in SIZES]
    seed = 0
    while True:
        seats = sizes[seed % len(sizes)]
        match, swarm = Match.new(game, seats, seed, options), Swarm(Seeded(~seed))
        while match.waiting:
            old = len(match.log) > OLD.get(kind, 20)
            if match.state.stack[-1].tag == kind and old:
                return match
            match.play(match.waiting[0], swarm.pick(match.options(match.waiting[0])))
        seed += 1


def fair(game: str, most: int | None) -> Match:
    """A match with verifiable chance, after this many decisions or at its end."""
    names = ("anna", "boris", "clara", "dina", "emil")[: max(3, min(games.get(game).meta.seats))]
    options = msgspec.convert(OPTIONS.get(game, {}), games.get(game).meta.settings)
    luck = Fair(bytes(range(32)), names)
    match = Match.new(game, len(names), settings=options, chance=luck)
    swarm = Swarm(Seeded(3))
    while match.waiting and (most is None or len(match.log) <= most):
        match.play(match.waiting[0], swarm.pick(match.options(match.waiting[0])))
    return match


def silent(game: str) -> Match:
    """A match in which no player has acted."""
    match = Match.new(game, max(4, min(games.get(game).meta.seats)), seed=1)
    while match.waiting:
        match.expire(match.waiting[0])
    return match


def main() -> None:
    """Write what is not there yet."""
    for game, kinds in KINDS.items():
        wanted: dict[str, Callable[[], Match]] = {
            kind: partial(stopped_at, game, kind) for kind in kinds
        }
        wanted["fair"] = partial(fair, game, 15)
        wanted["fair-finished"] = partial(fair, game, None)
        wanted["finished"] = partial(silent, game)
        for name, made in wanted.items():
            file = HERE / f"{game}-{SCHEMA}-{name}.json"
            if not file.exists():
                file.write_bytes(made().save())


if __name__ == "__main__":
    main()
