"""The players of Crooks.

`position` and `worth` say what an answer promises, `weights` holds every opinion. `reading` gets
there from a view (the normal player), `forecast` from a believed world (the search, by `guide`).
"""
