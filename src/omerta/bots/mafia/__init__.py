"""The players of Mafia, from somebody who forgets what he laid to somebody who plays rounds on.

`temptation` is what anybody sees at first sight (`easy`). `sight` is what a seat knows, `sentence`
what a prisoner costs, `outlook` what the others may do to a card, `prospects` what a card promises at
each turn to come, `plan` the order in which to open, `aim` whom a pistol removes, `deals` choices
about money, `hand` what to exchange and where to lay: together the `normal` player. `hard` plays
rounds on with it (`trial`), in worlds that fit how people exchange (`habits`).
"""
