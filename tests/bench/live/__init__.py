"""Live tables under load: Omertà's server and boardgame.io's, driven by the same client.

Both have four clients a table and a card game with hidden cards: pay for a pile, take one of its
cards, lay it on a target. Omertà stores every action on disk before it acknowledges;
boardgame.io stores nothing.
"""
