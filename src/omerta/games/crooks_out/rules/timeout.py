"""The actions of an idle player (rules, section 4); they never use knowledge of a hand."""

from omerta.games.crooks_out.actions import Forfeit
from omerta.games.crooks_out.frames import AskFirst, CallCircles
from omerta.games.crooks_out.rules.asking import STOP
from omerta.games.crooks_out.rules.circling import DONE
from omerta.games.crooks_out.table import Table
from omerta.kernel.actions import Action
from omerta.kernel.game import Deadline

FORFEIT = Forfeit()


def deadline(s: Table) -> Deadline | None:
    """The timeout action of the active player; Crooks Out! sets no clock of its own."""
    if not s.stack:
        return None
    frame = s.stack[-1]
    answer: Action = STOP
    if isinstance(frame, AskFirst):
        answer = FORFEIT  # a random question could reveal or exclude a crook
    elif isinstance(frame, CallCircles):
        answer = DONE  # the numbers named so far count as the call
    return Deadline(None, {frame.seats[0]: (answer,)})
