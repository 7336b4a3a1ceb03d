"""Players of Legends: they think with the counsel of the game, from what lies open."""
