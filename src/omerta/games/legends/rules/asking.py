"""Asking players and scheduling steps: the stack of a table, read from top to bottom."""

from omerta.games.legends.frames import Decision, Step
from omerta.games.legends.table import PLAYING, Table, speaker_of
from omerta.kernel.frames import Frame


def then(s: Table, *frames: Frame) -> None:
    """Schedule these frames in reading order; do nothing once the scenario has ended (LG-2.6)."""
    if s.ending and s.phase == PLAYING:
        return
    s.stack.extend(frames[::-1])


def put_next(s: Table, frame: Frame) -> None:
    """Put one frame on the stack, unless the scenario has ended."""
    if not (s.ending and s.phase == PLAYING):
        s.stack.append(frame)


def ask(s: Table, kind: type[Decision], player: int, a: int = 0, b: int = 0) -> None:
    """Ask a player for a decision, unless the scenario has ended."""
    if not (s.ending and s.phase == PLAYING):
        s.stack.append(kind(0 if s.seats == 1 else player, player, a, b))


def ask_speaker(s: Table, kind: type[Decision], a: int = 0, b: int = 0) -> None:
    """Ask the speaker, the player who has the last word (LG-12.1, LG-12.2)."""
    ask(s, kind, speaker_of(s), a, b)


def end_scenario(s: Table, ending: str) -> None:
    """End the scenario immediately; only its ending clause is carried out (LG-2.6)."""
    if not s.ending:
        s.speaker = speaker_of(s)  # LG-1.9
        s.ending = ending
        s.stack[:] = [Step("scenario_over")]
