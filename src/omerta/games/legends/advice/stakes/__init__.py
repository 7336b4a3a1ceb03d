"""What each scenario's cards, tracks and actions are worth: one module per scenario.

`book.py` lists them. A scenario without a module is played by the general part alone.
"""
