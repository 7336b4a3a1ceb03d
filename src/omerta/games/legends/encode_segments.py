"""The segments of the observation vector."""
# mypyc: skip (belongs to `encode.py`, which is plain)

from itertools import accumulate
from typing import Final, NamedTuple

from omerta.games.legends import encode_casino, encode_family, encode_power, encode_rebels
from omerta.games.legends.components import MOST_PLAYERS, RED_FACES, WHITE_FACES
from omerta.games.legends.encode_names import (
    CAMPAIGN_LENGTH,
    CARDS,
    CHALLENGES,
    DICE,
    MINIONS,
    PROBLEMS,
    SCENARIOS,
)


class Segment(NamedTuple):
    """A segment of the vector: its name, length, range and meaning."""

    name: str
    size: int
    low: float
    high: float
    meaning: str


MOST: Final = 100
"""The cap of values that can be high in custom data files."""
DECISIONS: Final = (
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
    *encode_rebels.DECISIONS,
    *encode_casino.DECISIONS,
    *encode_power.DECISIONS,
    *encode_family.DECISIONS,
)
PHASES: Final = ("choosing", "playing", "break", "over")
LEVELS: Final = ("easy", "normal", "hard")
POLICE: Final = ("absent", "uncontrolled", "controlled", "active")
PILES: Final = ("deck", "exhausted", "out", "used", "clan", "box", "lost", "market")
SEGMENTS: Final = (
    Segment("decision", len(DECISIONS), 0, 1, "the question, as `DECISIONS` lists them"),
    Segment("phase", len(PHASES), 0, 1, ", ".join(PHASES)),
    Segment("level", len(LEVELS), 0, 1, ", ".join(LEVELS)),
    Segment("campaign", 1, 0, 1, "whether a campaign is played"),
    Segment("players", MOST_PLAYERS, 0, 1, "hands of the clan: one, two, three, four"),
    Segment("asked", MOST_PLAYERS, 0, 1, "the player who is asked"),
    Segment("active", MOST_PLAYERS, 0, 1, "whose turn it is"),
    Segment("speaker", MOST_PLAYERS, 0, 1, "who has the last word"),
    Segment("first", MOST_PLAYERS, 0, 1, "the first player of the round"),
    Segment("gone", MOST_PLAYERS, 0, 1, "who has left the scenario"),
    Segment("turned", MOST_PLAYERS, 0, 1, "who has had a turn in this round"),
    Segment("running", len(SCENARIOS), 0, 1, "the scenario that is played"),
    Segment("played", len(SCENARIOS), 0, 1, "scenarios that were begun"),
    Segment("reputation", CAMPAIGN_LENGTH, 0, MOST, "of the scenarios so far, one by one / 10"),
    Segment("purse", 1, 0, MOST, "reputation left to spend / 10"),
    Segment("target", 1, 0, MOST, "reputation that wins a single scenario / 10"),
    Segment("round", 1, 0, MOST, "number of the round / 10"),
    Segment("actions", 1, 0, MOST, "actions left / 3"),
    Segment("prints", 1, 0, MOST, "fingerprints / the limit"),
    Segment("police", len(POLICE), 0, 1, ", ".join(POLICE)),
    Segment("intro", 1, 0, 1, "intro cards left / 9"),
    Segment("stock", 1, 0, 1, "white dice in the stock / 12"),
    Segment("hand", MOST_PLAYERS * MINIONS, 0, 1, "player by minion: hands"),
    Segment("table", MOST_PLAYERS * MINIONS, 0, 1, "player by minion: played in this turn"),
    *[
        Segment(pile, MINIONS, 0, 1, meaning)
        for pile, meaning in zip(
            PILES,
            (
                "minions in the clan deck",
                "exhausted minions",
                "minions out of action",
                "minions whose ability was used in this round",
                "minions of the clan, between scenarios",
                "minions in the box",
                "minions lost for good",
                "minions for hire",
            ),
            strict=True,
        )
    ],
    Segment("front", MOST_PLAYERS * PROBLEMS, 0, 1, "player by problem: in front of whom"),
    Segment("problems", PROBLEMS, 0, 1, "problems in the deck"),
    Segment("open", CHALLENGES, 0, 1, "challenges that lie open"),
    Segment("tokens", CHALLENGES, 0, 1, "success tokens on them / 9"),
    Segment("difficulty", CHALLENGES, 0, MOST, "their difficulty for the active player / 10"),
    Segment("shown", CARDS, 0, 1, "cards of the scenario face up on the board"),
    Segment("hidden", CARDS, 0, 1, "cards still in a deck of the scenario"),
    Segment("roll", CHALLENGES, 0, 1, "the challenge that is being tried"),
    Segment("roller", MOST_PLAYERS, 0, 1, "who tries it"),
    Segment("crew", MINIONS, 0, 1, "minions played for it"),
    Segment("count", 1, 0, 1, "white dice of the roll / 12"),
    Segment("against", 1, 0, MOST, "its difficulty / 10"),
    Segment("missing", 1, 0, MOST, "successes that still count / 9"),
    Segment("dice", DICE * len(WHITE_FACES), 0, 1, "die by face: 1, 2, 3, 4, luck, lock"),
    Segment("red", len(RED_FACES), 0, 1, "blank, x2, x3, fatigue, siren"),
    Segment("bonus", 1, 0, MOST, "what abilities add to the total / 10"),
    Segment("more", 1, 0, MOST, "what abilities add to a success"),
    Segment("spared", 1, 0, 1, "whether this roll deals no damage"),
    Segment("about", MINIONS, 0, 1, "the minion whose ability waits for a die"),
    Segment("left", 1, 0, MOST, "minions that may still be picked / 10"),
    Segment("bank", 5, 0, MOST, "clock, squad, loot, searches, bags of the last one / 10"),
    Segment("cost", 1, 0, MOST, "minions that another search costs"),
    Segment("chase", 4, 0, MOST, "car, van, lever, driving dice / 10"),
    Segment("lane", 2, 0, 1, "left, right"),
    *[Segment(*row) for row in encode_rebels.segments(MINIONS, CARDS, MOST)],
    *[Segment(*row) for row in encode_casino.segments(MINIONS, CARDS, MOST)],
    *[Segment(*each) for each in encode_power.SEGMENTS],
    *[Segment(*row) for row in encode_family.segments(CARDS, MOST)],
)
OBSERVATION_LENGTH: Final = sum(segment.size for segment in SEGMENTS)

START: Final = dict(
    zip(
        [segment.name for segment in SEGMENTS],
        accumulate([segment.size for segment in SEGMENTS], initial=0),
        strict=False,  # the last sum is the length of the vector
    )
)
"""The start of each segment."""
