"""What questions give away about those who ask them: soft evidence, on top of every hard fact.

Nobody in their senses asks for a crook of the own hand. So a miss says that neither the asked
player nor the asker has that crook. It is allowed all the same (CO-3.11): who was caught at it is
not trusted again.
"""

from omerta.games.crooks_out.advice import knowledge_of
from omerta.games.crooks_out.belief import Knowledge, count
from omerta.games.crooks_out.belief_worlds import Worlds
from omerta.games.crooks_out.components import theme_of
from omerta.games.crooks_out.view import CrooksOutView


def trusting_count(view: CrooksOutView) -> Worlds:
    """Every world in which nobody who is trusted has asked for an own crook."""
    known = knowledge_of(view, view.you)
    counted = count(trusting(view, known))
    if counted.total:
        return counted
    return count(known)  # somebody bluffs, and nobody can say who


def trusting(view: CrooksOutView, known: Knowledge) -> Knowledge:
    """The same facts, with a cross on the sheet of every trusted asker for every question."""
    theme = theme_of(view.theme)
    wanted = [0] * len(view.seats)
    for question in view.asked:
        wanted[question.seat] |= 1 << theme.room_of[question.room]
    sheets = [
        sheet
        if sheet.laid_out & wanted[sheet.seat]  # caught at it
        else sheet._replace(crossed=sheet.crossed | wanted[sheet.seat])
        for sheet in known.sheets
    ]
    return Knowledge(known.dealt, tuple(sheets))
