"""CF-13: what the table does when time is up; nothing of it depends on a hidden card."""

from typing import Final

from omerta.games.crossfire.actions import Claim
from omerta.games.crossfire.components_cast import BLIND, READY
from omerta.games.crossfire.frames import FirstClaim, Look, PointAll, PointLast, Rest, Talk
from omerta.games.crossfire.rules.looks import LOOKED
from omerta.games.crossfire.rules.series import NEXT
from omerta.games.crossfire.rules.talk import talk_seconds
from omerta.games.crossfire.table import Table
from omerta.kernel.actions import Action
from omerta.kernel.frames import Frame
from omerta.kernel.game import Deadline, DecisionMode

UNDECLARED: Final = Claim("undeclared")
REST_SECONDS: Final = 90
"""How long the end of a game stays on the table before the next one begins by itself: to watch the
calls and to read who won and why.
"""


def deadline(s: Table) -> Deadline | None:
    """One clock for each question, and the answer of everybody who stays silent (CF-13.1, 13.2).

    Tokens stay as they lie. Who has left is played on like this, too (CF-13.3).
    """
    if not s.stack:
        return None
    frame = s.stack[-1]
    silent = (_answer(frame),)
    answers = dict.fromkeys(frame.seats, silent)
    talking = frame.seats if isinstance(frame, Talk) else ()
    addressed = {seat: s.asked[seat][-1] for seat in talking if s.asked[seat]}
    return Deadline(_seconds(s, frame), answers, s.clock, _mode(frame), addressed)


def _mode(frame: Frame) -> DecisionMode:
    if isinstance(frame, Talk):
        return "discussion"
    return "intermission" if isinstance(frame, Rest) else "simultaneous"


def _answer(frame: Frame) -> Action:
    if isinstance(frame, Look):
        return LOOKED
    if isinstance(frame, FirstClaim):
        return UNDECLARED
    if isinstance(frame, Talk):
        return READY
    return BLIND if isinstance(frame, PointAll | PointLast) else NEXT


def _seconds(s: Table, frame: Frame) -> int:
    if isinstance(frame, Look):
        return int(s.settings.look_seconds)
    if isinstance(frame, FirstClaim):
        return int(s.settings.claim_seconds)
    if isinstance(frame, Talk):
        return talk_seconds(s)
    return int(s.settings.aim_seconds) if isinstance(frame, PointAll | PointLast) else REST_SECONDS
