"""The rules of Crossfire, one module per chapter."""
