"""The players of Mafia, from somebody who forgets what he laid to somebody who plays rounds on.

`temptation` is what anybody sees at first sight (`easy`). `sight` is what a seat knows, `sentence`
what a prisoner costs, `outlook` what the others may do to a card, `prospects` what a card promises at
each turn to come, `plan` the order in which to open, `aim` whom a pistol removes, `deals` choices
about money, `hand` what to exchange and where to lay: together the `normal` player. `hard` races its
answers against the normal player's in worlds that fit how people exchange (`habits`); `tree` is what
all seats learn on the way to the end of the round, `gains` how much better an answer was, `trial` the
rest of the round and its worth.
"""
