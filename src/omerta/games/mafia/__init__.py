"""Mafia («Мафия», I. Patashinsky and F. Pyatkin, Novosibirsk, MP «Фасты», 1992).

Four bosses in two clans hide cards on the streets of one small town and open them one by one.
Read `docs/games/mafia/rules.md` next to the code: every clause is cited where it is carried out.
Start with `turn` (the sequence of play), then `rules` (one module per chapter), `view` (what a
seat sees) and `belief` (a random deal of what it cannot know).
"""

from collections.abc import Mapping

import msgspec

from omerta.games.mafia import turn
from omerta.games.mafia.actions import MafiaAction
from omerta.games.mafia.audit import audit
from omerta.games.mafia.belief import believe
from omerta.games.mafia.components import check_bank, custom_data
from omerta.games.mafia.events import MafiaEvent
from omerta.games.mafia.rules.setup import SEATS
from omerta.games.mafia.rules.timeout import deadline
from omerta.games.mafia.save import SCHEMA, load, save
from omerta.games.mafia.settings import MafiaSettings
from omerta.games.mafia.view_builder import view, views
from omerta.games.mafia.words import MafiaWords
from omerta.kernel.data import CustomData
from omerta.kernel.game import Meta
from omerta.kernel.settings import from_words

__all__ = ["GAME"]


class Mafia:
    """Mafia as a game of the kernel."""

    meta = Meta(
        id="mafia",
        seats=SEATS,
        edition="МП «Фасты», Novosibirsk 1992",
        ruleset=1,
        schema=SCHEMA,
        max_decisions=60 * 59 + 59 * 36 + 8,
        why_bounded="at most 60 rounds of 16 exchanges, 12 cards laid, 16 turns, 4 pistols, 10 "
        "buyers and a runner, 36 answers about ransoms between two of them, and one split of the "
        "bank (rules, section 9)",
        actions=MafiaAction,
        events=MafiaEvent,
        settings=MafiaSettings,
    )
    words = MafiaWords()
    coach = None
    press = None
    branching = None
    new = staticmethod(turn.new)
    opening = staticmethod(turn.opening)
    waiting = staticmethod(turn.waiting)
    options = staticmethod(turn.options)
    apply = staticmethod(turn.apply)
    apply_for_clock = staticmethod(turn.apply)
    why_not = staticmethod(turn.why_not)
    view = staticmethod(view)
    views = staticmethod(views)
    believe = staticmethod(believe)
    outcome = staticmethod(turn.outcome)
    deadline = staticmethod(deadline)
    audit = staticmethod(audit)
    save = staticmethod(save)
    load = staticmethod(load)

    @staticmethod
    def load_settings(words: Mapping[str, str], data: CustomData | None) -> MafiaSettings:
        """The settings from words; `data` is a custom data file."""
        settings = from_words(MafiaSettings, words)
        if data is None:
            return settings
        settings = msgspec.structs.replace(settings, data=custom_data(data))
        check_bank(settings, data.name)
        return settings


GAME = Mafia()
