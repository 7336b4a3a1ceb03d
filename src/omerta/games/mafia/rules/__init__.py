"""The rules of Mafia, one module per chapter."""
