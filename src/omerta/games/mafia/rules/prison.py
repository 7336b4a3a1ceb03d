"""MA-9.4 to 9.10: serving."""

from omerta.games.mafia.events import FigureFreed, FigureServed, FigureThrownBack
from omerta.games.mafia.table import CELL, HOME, Table, cell_name
from omerta.kernel.events import Event


def serve(s: Table, figure: int, log: list[Event]) -> None:
    """Move a prisoner forward; from the first cell it goes home (MA-9.6)."""
    s.served |= 1 << figure
    before = s.places[figure]
    there = before - 1
    if there < CELL:
        _go_home(s, figure, log)
        return
    names = s.town.figures
    others = [
        other
        for other, place in enumerate(s.places)
        if place == there and other != s.runner  # MA-8.6
    ]
    s.places[figure] = there
    log.append(FigureServed(names[figure], cell_name(s, before), cell_name(s, there)))
    if not others:
        return
    if there == CELL:
        _go_home(s, figure, log)  # MA-9.8
    else:
        s.places[figure] = there - 1  # MA-9.7: one cell further; neither step pushes anybody
        log.append(FigureServed(names[figure], cell_name(s, there), cell_name(s, there - 1)))
    for other in others:
        s.places[other] = before  # MA-9.9: where the arriving one came from
        log.append(FigureThrownBack(names[other], cell_name(s, there), cell_name(s, before)))


def _go_home(s: Table, figure: int, log: list[Event]) -> None:
    s.places[figure] = HOME
    log.append(FigureFreed(s.town.figures[figure], "served"))
