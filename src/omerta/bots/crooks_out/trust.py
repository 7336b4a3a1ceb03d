"""What questions reveal about their askers: soft evidence in addition to all certain facts.

A sensible player does not ask for a crook of their own hand. So a miss means that neither the
asked player nor the asker has that crook. It is allowed all the same (CO-3.11): a player who was
caught doing it is not trusted again.
"""

from omerta.games.crooks_out.advice import knowledge_of
from omerta.games.crooks_out.belief import Knowledge, count
from omerta.games.crooks_out.belief_worlds import Worlds
from omerta.games.crooks_out.components import theme_of
from omerta.games.crooks_out.view import CrooksOutView


def trusting_count(view: CrooksOutView) -> Worlds:
    """All worlds in which no trusted player has asked for an own crook."""
    known = knowledge_of(view, view.you)
    counted = count(trusting(view, known))
    if counted.total:
        return counted
    return count(known)  # a player bluffs, and it is unknown who


def trusting(view: CrooksOutView, known: Knowledge) -> Knowledge:
    """The same facts, with a cross on the sheet of every trusted asker for every question."""
    theme = theme_of(view.theme)
    wanted = [0] * len(view.seats)
    for question in view.asked:
        wanted[question.seat] |= 1 << theme.room_of[question.room]
    sheets = [
        sheet
        if sheet.laid_out & wanted[sheet.seat]  # caught bluffing
        else sheet._replace(crossed=sheet.crossed | wanted[sheet.seat])
        for sheet in known.sheets
    ]
    return Knowledge(known.dealt, tuple(sheets))
