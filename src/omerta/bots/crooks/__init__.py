"""The bots for Crooks.

`position` and `worth` compute what an action promises; `weights` holds all tuned numbers.
`reading` builds a position from a view (normal bot), `forecast` from a believed world (the
search of the hard bot, guided by `guide`).
"""
