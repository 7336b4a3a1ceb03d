"""The contract between games and everything that plays them. No game knowledge in here.

Belongs here: what all five games need and no rulebook mentions. To see the contract used, read
`omerta.games.crooks`. Modules that define msgspec Structs carry the mark `mypyc: skip` or a name
the build leaves interpreted.
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
