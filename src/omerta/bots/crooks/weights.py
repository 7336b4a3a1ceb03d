"""All tuned numbers of the Crooks bots, chosen by matches between rival values.

Tables are lists, because mypyc copies a constant tuple whenever one of its items is read.
"""

from typing import Final

HELD: Final[list[float]] = [0.15, 0.15, 0.17, 0.20, 0.25, 0.32, 0.40, 0.53, 0.72, 0.90, 1.0]
"""By rating: the chance that a rival who comes to the target later does not beat it.

It is lower than the share of weaker crooks in the deck, because rivals send suitable crooks.
"""

LEAD: Final[list[float]] = [0.03, 0.08, 0.20, 0.42, 0.66, 0.84, 0.95]
"""By lead over the best rival, from -3 to +3 members: the chance to win a gang's points.

A tie gives the points to no player (CR-8.3), but one more member may still come.
"""

TURN_PRICE: Final = 2.6
"""Dollars that a turn costs on average, including face-down placements."""

HIDDEN_RATING: Final = 7
"""The assumed rating of a rival's face-down crook: players pay a dollar only for strong ones."""

BEATEN: Final[list[float]] = [0.0, 0.01, 0.03, 0.04, 0.09, 0.19, 0.34, 0.55, 0.76, 0.92, 1.0]
"""By rating: the chance that it beats a face-down crook, if nothing is known of that one.

Counted over the 417 crooks that normal players hid in 600 games of four; a tie counts half.
"""

TYPICAL: Final[list[int]] = [4, 5, 6, 6, 7, 7, 8, 9]
"""By target, from the lowest: the rating to expect on a spot that is left free today."""

SPOT: Final = 1.0
"""The share of a typical crook's gain that is lost by filling its spot with this one."""

DOLLAR: Final = 2.0
"""The points that a dollar is worth while it can still buy a turn.

Cheap piles with known crooks beat expensive ones: at 0.5 the normal bot lost to the easy one.
"""

AHEAD: Final = 0.5
"""The share of the price of the own next turn that counts now."""

TURN: Final = 1.0
"""The points for each turn more than a rival's, until all money is spent."""

TIE_BREAK: Final = 0.01
"""The points that a dollar is worth afterwards (CR-9.2)."""

OWN_DEAD: Final = 2.0
"""Points lost with the gang members of one's own crooks that a killer replaces."""

SECRECY: Final = 0.2
"""Points gained per open rival by laying a contested crook face down instead of up."""

MODIFIER: Final = 0.4
"""Points for each step of an unseen crook's modifier, which is a bonus or a weapon."""

LOOK: Final = 0.6
"""The points that a spy's look is worth."""

NARROW: Final = 12.0
"""The margin in points that gives half of the difference between a tie and a clear win."""

SWING: Final = 40.0
"""The promised points that make the difference between a sure loss and a sure win."""

EXPLORATION: Final = 0.25
"""The exploration constant of the search; rewards of one action vary by about as much."""

FIRST_SIGHT: Final = 12.0
"""The number of forecasts that the normal bot's opinion of an option counts for."""

PATIENCE: Final = 60.0
"""Visits before the search expands an action: trying the twenty or so replies costs more than it
tells while there are few visits, because most of them are blunders.
"""

TWO_DOLLARS: Final = 2.0
"""In a forecast: the points that a pickpocket's money brings."""
