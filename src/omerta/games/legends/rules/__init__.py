"""The rules of the core, one module per chapter of the rulebook."""
