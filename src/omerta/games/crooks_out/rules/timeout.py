"""What the table answers for a silent player (rules, section 4); it never helps to know a hand."""

from omerta.games.crooks_out.actions import Forfeit
from omerta.games.crooks_out.frames import AskFirst, CallCircles
from omerta.games.crooks_out.rules.asking import STOP
from omerta.games.crooks_out.rules.circling import DONE
from omerta.games.crooks_out.table import Table
from omerta.kernel.actions import Action
from omerta.kernel.game import Deadline

FORFEIT = Forfeit()


def deadline(s: Table) -> Deadline | None:
    """The silent answer of the active player; Crooks Out! has no clock of its own."""
    if not s.stack:
        return None
    frame = s.stack[-1]
    answer: Action = STOP
    if isinstance(frame, AskFirst):
        answer = FORFEIT  # a random question could reveal or exclude a crook
    elif isinstance(frame, CallCircles):
        answer = DONE  # what was named so far is what was called
    return Deadline(None, {frame.seats[0]: (answer,)})
