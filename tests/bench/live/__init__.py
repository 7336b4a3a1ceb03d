"""Live tables under load: our server and boardgame.io's, driven by one and the same client.

Four clients a table, a card game with hidden cards at both: pay for a pile, take one of it, lay it
on a target. Ours keeps every answer on disk before it acknowledges; theirs keeps nothing.
"""
