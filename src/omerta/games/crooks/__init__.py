"""Crooks («Аферисты», Neil Crowley, White Goblin Games 2012): hire in hangouts, rob targets.

Players hire crooks from face-down piles and send them to eight targets; the highest rating on a
target wins its points. Read `docs/games/crooks/rules.md` next to the code: every clause is cited
where it is carried out. Start with `turn` (the sequence of play), then `rules` (one module per
chapter), `view` (what a seat sees) and `belief` (what a seat can conclude). This is the
reference game: copy its folder to start a new one.
"""

from collections.abc import Mapping

import msgspec

from omerta.games.crooks import turn
from omerta.games.crooks.actions import CrooksAction
from omerta.games.crooks.audit import audit
from omerta.games.crooks.belief import believe
from omerta.games.crooks.components import custom_deck
from omerta.games.crooks.events import CrooksEvent
from omerta.games.crooks.rules.setup import SEATS
from omerta.games.crooks.rules.timeout import deadline
from omerta.games.crooks.save import SCHEMA, load, save
from omerta.games.crooks.settings import CrooksSettings
from omerta.games.crooks.view_builder import view, views
from omerta.games.crooks.words import CrooksWords
from omerta.kernel.data import CustomData
from omerta.kernel.game import Meta
from omerta.kernel.settings import from_words

__all__ = ["GAME"]


class Crooks:
    """Crooks as a game of the kernel."""

    meta = Meta(
        id="crooks",
        seats=SEATS,
        edition="White Goblin Games 2012",
        ruleset=1,
        schema=SCHEMA,
        max_decisions=3 * 32 - 9 + 32 + 4,
        why_bounded="three questions per recruit, two for the last of a hangout, one per action "
        "of a crook laid face up, one pass each: 3N - h + A + n (rules, section 8)",
        actions=CrooksAction,
        events=CrooksEvent,
        settings=CrooksSettings,
    )
    words = CrooksWords()
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
    def load_settings(words: Mapping[str, str], data: CustomData | None) -> CrooksSettings:
        """The settings from words; `data` is a custom deck."""
        settings = from_words(CrooksSettings, words)
        return (
            settings if data is None else msgspec.structs.replace(settings, deck=custom_deck(data))
        )


GAME = Crooks()
