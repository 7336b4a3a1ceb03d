"""What an experienced player holds dear, in points of reputation; measured by playing."""

from typing import Final

MINION_TURN: Final = 0.13
"""What a plain minion in hand brings with every turn still to come."""
MINION_MOST: Final = 0.5
"""What it is worth at most, for nobody stays fresh for ever."""
OUT_EXTRA: Final = 0.12
"""What it costs beside that if a minion cannot even be cheered up again."""
CAMPAIGN_OUT: Final[tuple[float, ...]] = (0.0, 0.35, 1.8, 2.8)
"""What the clan loses by level when one goes out of action and a campaign goes on."""
HAND_FULL: Final = 4
HAND_ENOUGH: Final = 7
DRAWN: Final[tuple[float, ...]] = (0.42, 0.26, 0.12)
"""What a minion drawn into a small, a middling and a big hand is worth in a long game."""
DRAWN_NOW: Final = 0.1
"""What it adds to an interaction of the same turn."""
RESERVE: Final = 0.04
"""What a minion kept in hand is worth for its ability."""
DECK_MINION: Final = 0.1
"""What a minion in the clan deck is worth."""
PRINT_CALM: Final = 0.3
PRINT_SOON: Final = 0.9
PRINT_NEXT: Final = 2.0
PRINT_ARREST: Final = 7.0
"""What a fingerprint costs that is far from the limit, will count soon, counts next, arrests."""
EFFECTS: Final = {
    "tire_hand": 0.4,
    "wound_hand": 0.5,
    "tire_deck2": 0.2,
    "slow_recruit": 0.25,
    "minus_die": 0.35,
    "plus_difficulty": 0.35,
}
"""What the effect of a problem costs in each turn of its owner."""
EFFECT_TURNS: Final = 3.0
"""A problem is reckoned for so many turns at most: something will be done about it."""
