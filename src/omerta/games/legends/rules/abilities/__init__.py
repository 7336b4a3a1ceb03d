"""LG-5: what minions can do, one module per family; `catalogue.py` lists them all."""
