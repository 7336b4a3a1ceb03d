"""The rules of Crooks Out!, one module per chapter."""
