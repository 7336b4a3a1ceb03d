"""CF-13: what the table does when time is up; nothing depends on a hidden card."""

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
"""How long the end of a game is shown before the next one begins by itself, so that players can
watch the calls and read the result.
"""


def deadline(s: Table) -> Deadline | None:
    """One clock for each decision, and the timeout actions of all its seats (CF-13.1, 13.2).

    Tokens stay where they are. A player who left is played for the same way (CF-13.3).
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
