"""The bots for Crooks Out!, from a reader of single sheets to a search.

`reading` is what any player sees on a sheet (`easy`). `normal` counts every possible deal with
the rules' own `belief`. `hard` also uses what questions reveal (`trust`), and plays matches on
(`raid`) in worlds that it draws (`imagined`).
"""
