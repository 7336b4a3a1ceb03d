"""What an experienced player would do, worked out from a view alone.

A view shows everything but the orders of decks, so that is all there is to know. `answer` finds the
best answer to any question and says why; `plan` looks ahead over a turn; `stakes` holds one module
per scenario that says what its cards, tracks and actions are worth. The unit is one point of
reputation. Players made of code and the coach both think with it.
"""
