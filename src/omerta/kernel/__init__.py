"""The contract between the games and the programs that run them.

A game is a package of rules over a state (`Game`, in game.py). One playing of it, from the deal
to the outcome, is a match (`Match`, in match.py). Each seat gives actions (`Action`), which
produce events (`Event`); a viewer sees events and views (`View`) without the secrets of others.
All chance comes from a `Chance` object.

The kernel knows no game. It holds only what every game needs. `omerta.games.crooks` is a good
example of a game. Modules that define msgspec Structs are not compiled: they carry the comment
`mypyc: skip` or have a name that the build skips.
"""

from omerta.kernel.actions import Action
from omerta.kernel.chance import Chance, Fair, Scripted, Seeded, commitment
from omerta.kernel.codec import decode, encode
from omerta.kernel.errors import BadData, BadSave, Illegal, Refusal
from omerta.kernel.events import Event, Secret, TimeoutApplied
from omerta.kernel.frames import Frame
from omerta.kernel.game import Deadline, Game, Meta, Outcome, Settings, State, View
from omerta.kernel.match import Match
from omerta.kernel.match_core import Entry, MatchCore
from omerta.kernel.seats import Seat, Viewer

__all__ = [
    "Action",
    "BadData",
    "BadSave",
    "Chance",
    "Deadline",
    "Entry",
    "Event",
    "Fair",
    "Frame",
    "Game",
    "Illegal",
    "Match",
    "MatchCore",
    "Meta",
    "Outcome",
    "Refusal",
    "Scripted",
    "Seat",
    "Secret",
    "Seeded",
    "Settings",
    "State",
    "TimeoutApplied",
    "View",
    "Viewer",
    "commitment",
    "decode",
    "encode",
]
