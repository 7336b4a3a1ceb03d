"""The chapters of the rulebook, one module each: set-up, recruit, rob, the six actions, scoring.

A module holds a decision's legality, written once as `refusal`, and its effect. Options are the
answers that have no refusal.
"""
