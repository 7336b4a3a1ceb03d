"""The players of Crooks.

`position` and `worth` say what an answer promises; `reading` gets there from a view, `forecast`
from a believed world. `weights` holds every opinion.
"""
