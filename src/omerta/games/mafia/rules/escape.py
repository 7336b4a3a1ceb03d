"""MA-8: escape."""

from typing import Final

from omerta.games.mafia.actions import Run, RunNobody
from omerta.games.mafia.components import FIGURES, PER_SEAT, mate
from omerta.games.mafia.events import RunnerNamed
from omerta.games.mafia.frames import NameRunner
from omerta.games.mafia.rules.city import remove
from omerta.games.mafia.table import CELL, CHAIR, Table
from omerta.kernel.actions import Action
from omerta.kernel.errors import Illegal
from omerta.kernel.events import Event
from omerta.kernel.seats import Seat

NOBODY: Final = RunNobody()


def open_escape(s: Table, seat: Seat, street: int, log: list[Event]) -> None:
    """The owner names a runner; if there is none to name, the card leaves at once."""
    if may_run(s, seat):
        s.stack.append(NameRunner(seat, street))
    else:
        nobody_runs(s, seat, street, log)


def may_run(s: Table, seat: Seat) -> list[int]:
    """All figures in numbered cells (MA-8.1, MA-8.2), only those of the own clan if so agreed."""
    anybody = s.settings.runner_choice == "any"
    clan = (seat, mate(seat))
    return [
        figure
        for figure in range(FIGURES)
        if CELL <= s.places[figure] < CHAIR and (anybody or figure // PER_SEAT in clan)
    ]


def nobody_runs(s: Table, seat: Seat, street: int, log: list[Event]) -> None:
    """Without a runner the escape card leaves (MA-8.3)."""
    log.append(RunnerNamed(seat, None))
    remove(s, street, "no_runner", log)


def runner_options(s: Table, frame: NameRunner) -> tuple[Action, ...]:
    """No figure, or any figure that may run."""
    runs = s.town.runs
    return (NOBODY, *[runs[figure] for figure in may_run(s, frame.seat)])


def runner_refusal(s: Table, frame: NameRunner, action: Action) -> Illegal | None:
    """Why this action is refused."""
    if isinstance(action, RunNobody):
        return None
    if not isinstance(action, Run):
        return Illegal("name_a_runner", "MA-8.1")
    figure = s.town.figure_of.get(action.figure)
    if figure is None:
        return Illegal("no_such_figure", "MA-8.1", figure=action.figure[:4])
    if s.places[figure] == CHAIR:
        return Illegal("on_the_chair", "MA-8.2", figure=action.figure)
    if s.places[figure] < CELL:
        return Illegal("not_in_prison", "MA-8.1", figure=action.figure)
    if figure not in may_run(s, frame.seat):
        return Illegal("not_of_your_clan", "MA-8.1", figure=action.figure)
    return None


def answer_runner(s: Table, frame: NameRunner, action: Action, log: list[Event]) -> None:
    """Put a figure beside its cell until the round ends, or none."""
    refusal = runner_refusal(s, frame, action)
    if refusal is not None:
        raise refusal
    s.stack.pop()
    if isinstance(action, Run):
        s.runner = s.town.figure_of[action.figure]
        s.escape = frame.street
        log.append(RunnerNamed(frame.seat, action.figure))
    else:
        nobody_runs(s, frame.seat, frame.street, log)
