"""The players of Crooks Out!, from somebody who reads one sheet to somebody who plays it out.

`reading` is what anybody sees on a sheet (`easy`). `normal` counts every possible deal with the
rules' own `belief`. `hard` also hears what questions give away (`trust`) and plays games on (`raid`)
in worlds it has imagined (`imagined`).
"""
