"""What an experienced player would do, computed from a view alone.

A view shows everything except the orders of decks, so the advice needs no more. `rating` rates
the options of any decision and gives the reason for the best one. `plan` looks ahead over a
turn. `stakes` has one module per scenario, which values its cards, tracks and actions. All
values are in points of reputation. The coach and the bots use this package.
"""
