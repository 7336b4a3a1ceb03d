"""The laws that every game keeps, whatever its rules. This package knows no game.

1. A seat that must answer has options; every option applies; anything else raises `Illegal` and
   leaves the save equal, also actions that only the clock may give. (`legality`)
2. Same seed and actions, same saves: on every platform, with PYTHONHASHSEED varied. (`repeat`)
3. `load(save(s))` equals `s` and plays on identically, at every decision. (`repeat`)
4. Earlier clones never change. (`repeat`)
5. Two worlds: a believed world looks the same to the seat that believes it, and equal actions in
   both give that seat the same events. (`secrecy`)
6. Believing never uses the hidden truth. (`secrecy`)
7. The game's invariants hold after each action, in believed worlds too. (`trial`)
8. Every match ends within `meta.max_decisions`, also with time-outs. (`trial`, `clock`)
9. The spectator's view contains nothing that some seat does not see. (`secrecy`)
10. A match restored by `pickle` or `copy.deepcopy`, with its state and chance, plays on as the
    original does. (`repeat`)

Three more laws follow from the protocol: an action that can be undone revealed nothing
(`secrecy`), the table's action for a seat that timed out is legal, ends the match and reveals
nothing (`clock`), and whatever leaves the engine comes back from its JSON unchanged
(`legality`).

``Trial(game, seats, seed=1).run()`` plays one random match under all of them.
"""

from omerta.testing.laws.legality import Pool
from omerta.testing.laws.position import Law, LawBroken, Position
from omerta.testing.laws.repeat import digest
from omerta.testing.laws.trial import Trial

__all__ = ["Law", "LawBroken", "Pool", "Position", "Trial", "digest"]
