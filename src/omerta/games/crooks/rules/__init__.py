"""The chapters of the rulebook, one module each: set-up, recruit, rob, the six actions, scoring.

A module holds the legality of each decision, written once as a `refusal` function, and its
effect. The options are the actions without a refusal.
"""
