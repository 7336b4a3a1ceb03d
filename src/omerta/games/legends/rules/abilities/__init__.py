"""The abilities of minions (LG-5), one module per family; `catalogue.py` lists all of them."""
