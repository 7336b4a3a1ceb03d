"""The opinions of the Crooks players, all in one place; play decided between rival figures.

Tables are lists, because mypyc copies a constant tuple whenever one of its items is read.
"""

from typing import Final

HELD: Final[list[float]] = [0.15, 0.15, 0.17, 0.20, 0.25, 0.32, 0.40, 0.53, 0.72, 0.90, 1.0]
"""By rating: the chance that a rival who comes to the target later does not beat it.

Lower than the share of weaker crooks in the deck, because rivals send whom they need.
"""

LEAD: Final[list[float]] = [0.03, 0.08, 0.20, 0.42, 0.66, 0.84, 0.95]
"""By lead over the best rival, from -3 to +3 members: the chance to end with a gang's points.

A level count gives nobody the points (CR-8.3), yet one more member may still come.
"""

TURN_PRICE: Final = 2.6
"""Dollars a turn costs on average, searches and face-down placements together."""

HIDDEN_RATING: Final = 7
"""What a rival's face-down crook is taken for: nobody pays a dollar to hide a weak one."""

BEATEN: Final[list[float]] = [0.0, 0.01, 0.03, 0.04, 0.09, 0.19, 0.34, 0.55, 0.76, 0.92, 1.0]
"""By rating: the chance that it beats a face-down crook, if nothing is known of that one.

Counted over the 417 crooks that normal players hid in 600 games of four; a tie counts half.
"""

TYPICAL: Final[list[int]] = [4, 5, 6, 6, 7, 7, 8, 9]
"""By target, from the lowest: the crook one can hope to send to a spot left free today."""

SPOT: Final = 1.0
"""Share of a typical crook's gain that is lost by filling its spot with this one."""

DOLLAR: Final = 2.0
"""Points a dollar is worth while it can still buy a turn.

Cheap piles with known crooks beat dear ones: at 0.5 the normal player lost to the easy one."""

AHEAD: Final = 0.5
"""How much of the price of the own next turn counts now."""

TURN: Final = 1.0
"""Points that each turn more than a rival's is worth, until everybody's money is spent."""

TIE_BREAK: Final = 0.01
"""Points a dollar is worth afterwards (CR-9.2)."""

OWN_DEAD: Final = 2.0
"""Points lost with the gang members of one's own crooks that a killer replaces."""

SECRECY: Final = 0.2
"""Points gained per open rival by laying a contested crook face down instead of up."""

MODIFIER: Final = 0.4
"""Points that each step of an unseen crook's modifier is worth: a bonus here, a weapon there."""

LOOK: Final = 0.6
"""Points that a spy's look is worth."""

NARROW: Final = 12.0
"""The margin in points at which half of the difference between a win and a rout is made."""

SWING: Final = 40.0
"""Points of promise that make the difference between a sure loss and a sure win."""

EXPLORATION: Final = 0.25
"""The search's urge to try; the rewards of one answer scatter by about as much."""

FIRST_SIGHT: Final = 12.0
"""How many forecasts the normal player's opinion of an option is worth to the search."""

PATIENCE: Final = 60.0
"""Visits before the search looks behind an answer: trying out the twenty odd answers that follow
costs more than it tells as long as there are few visits, for most of them are blunders."""

TWO_DOLLARS: Final = 2.0
"""In a forecast: points that a pickpocket's money brings."""
