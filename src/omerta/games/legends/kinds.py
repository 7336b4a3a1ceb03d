"""The types of words and numbers in the events of Legends, each with its texts."""
# mypyc: skip (read once)

from typing import Annotated, Literal

from msgspec import Meta

from omerta.games.legends.actions import ChallengeId

CardId = ChallengeId
White = Annotated[str, Meta(extra={"text": "white"})]
"""A face of a white die."""
Red = Annotated[str, Meta(extra={"text": "red"})]
"""A face of the red die, or "none"."""
Pile = Literal["exhausted", "out", "fugitives"]
Cause = Annotated[
    Literal[
        "ability",
        "damage",
        "fatigue",
        "problem",
        "search",
        "alarm",
        "obstacle",
        "police",
        "escape",
        "squad",
        "place",
        "loyalty",
        "attack",
        "fight",
        "struggle",
        "jackpot",
        "campaign",
        "rumour",
    ],
    Meta(extra={"text": "cause"}),
]
Police = Annotated[
    Literal["absent", "uncontrolled", "controlled", "active"], Meta(extra={"text": "police"})
]
Ending = Annotated[
    Literal[
        "arrested",
        "squad",
        "escaped",
        "caught",
        "van_gone",
        "pistols",
        "laundered",
        "no_tables",
        "top_income",
        "no_business",
        "betrayed",
        "elected",
        "defeated",
    ],
    Meta(extra={"text": "ending"}),
]
"""Why a scenario ended."""
SolvedHow = Literal["solved", "dropped", "escaped"]
LaneHow = Literal["round", "action", "die"]
Track = Annotated[
    Literal[
        "clock",
        "car",
        "van",
        "lever",
        "clan_pistol",
        "rebels_pistol",
        "croupier",
        "safe",
        "income",
        "campaign",
    ],
    Meta(extra={"text": "track"}),
]
Rank = Annotated[
    Literal["street_tale", "front_page", "city_legend", "immortal"], Meta(extra={"text": "rank"})
]
