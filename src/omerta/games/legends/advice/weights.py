"""The weights of the rating, in points of reputation; tuned by measured matches."""

from typing import Final

MINION_TURN: Final = 0.13
"""The worth of a plain minion in hand per remaining turn."""
MINION_MOST: Final = 0.5
"""The maximum of this worth, because minions do not stay unused."""
OUT_EXTRA: Final = 0.12
"""The additional cost of a minion out of action, which Cheer cannot return."""
CAMPAIGN_OUT: Final[tuple[float, ...]] = (0.0, 0.35, 1.8, 2.8)
"""The loss of a minion out of action by level, if a campaign goes on."""
HAND_FULL: Final = 4
HAND_ENOUGH: Final = 7
DRAWN: Final[tuple[float, ...]] = (0.42, 0.26, 0.12)
"""The worth of drawing a minion into a small, a medium and a big hand, in a long match."""
DRAWN_NOW: Final = 0.1
"""The additional worth of a drawn minion for an interaction of the same turn."""
RESERVE: Final = 0.04
"""The worth of keeping a minion in hand for its ability."""
DECK_MINION: Final = 0.1
"""The worth of a minion in the clan deck."""
PRINT_CALM: Final = 0.3
PRINT_SOON: Final = 0.9
PRINT_NEXT: Final = 2.0
PRINT_ARREST: Final = 7.0
"""The cost of a fingerprint: far from the limit, near it, at the next count, with an arrest."""
EFFECTS: Final = {
    "tire_hand": 0.4,
    "wound_hand": 0.5,
    "tire_deck2": 0.2,
    "slow_recruit": 0.25,
    "minus_die": 0.35,
    "plus_difficulty": 0.35,
}
"""The cost of a problem's effect in each turn of its owner."""
EFFECT_TURNS: Final = 3.0
"""The most turns for which a problem is counted, because players will solve it."""
