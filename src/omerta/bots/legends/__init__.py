"""The bots of Legends; they use the `advice` package of the game."""
