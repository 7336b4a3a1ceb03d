"""The worth of each scenario's cards, tracks and actions: one module per scenario.

`book.py` lists them. A scenario without a module uses the general rating alone.
"""
