"""The bots for Mafia, from one that forgets what it laid to one that searches.

`temptation` is the value of a card at first sight (`easy`). `sight` is what a seat knows,
`sentence` the cost of a prisoner, `outlook` what rivals may do to a card, `prospects` what a
card promises at each turn to come, `plan` the order in which to open, `aim` the victim of a
pistol, `deals` choices about money, `hand` what to exchange and where to lay: together they are
the `normal` bot. `hard` compares its actions with the normal bot's in worlds that fit how
players exchange (`habits`); `tree` is what seats learn until the end of the round, `gains` how
much better an action was, `trial` the rest of the round and its value.
"""
