"""The laws every game keeps, whatever its rules. Nothing here knows a game.

1. Options are non-empty whenever a seat is waited for; every option applies; anything else
   raises `Illegal`, what only the clock may answer too, and leaves the save equal. (`legality`)
2. Same seed and actions, same saves: on every platform, with PYTHONHASHSEED varied. (`repeat`)
3. `load(save(s))` equals `s` and plays on identically, at every decision. (`repeat`)
4. Earlier clones never change. (`repeat`)
5. Two worlds: a believed world looks the same to its believer, and equal actions in both tell
   it the same. (`secrecy`)
6. Believing never uses the hidden truth. (`secrecy`)
7. The game's invariants hold after each action, in believed worlds too. (`trial`)
8. Every game ends within `meta.max_decisions`, also where the clock answers. (`trial`, `clock`)
9. The spectator's view contains nothing that some seat does not see. (`secrecy`)
10. What comes back from `pickle` and `copy.deepcopy`, a match with its state and luck, plays on as
    the original does. (`repeat`)

And three that follow from the protocol: an action that can be undone told nobody anything
(`secrecy`), the table's answer for a silent seat is legal, ends the game and proves nothing
(`clock`), and whatever leaves the engine comes back from its JSON unchanged (`legality`).

``Trial(game, seats, seed=1).run()`` plays one random game under all of them.
"""

from omerta.testing.laws.legality import Pool
from omerta.testing.laws.position import Law, LawBroken, Position
from omerta.testing.laws.repeat import digest
from omerta.testing.laws.trial import Trial

__all__ = ["Law", "LawBroken", "Pool", "Position", "Trial", "digest"]
