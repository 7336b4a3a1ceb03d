"""Crossfire («Под прицелом», Emerson Matsuuchi, Plaid Hat Games 2017).

Cards move between players and each player sees only some of them; three minutes of talk and lies
follow, and then all players point at another player at once. Read
`docs/games/crossfire/rules.md` next to the code: every clause is cited where it is carried out.
Start with `turn` (the sequence of play), then `rules` (one module per chapter) and `belief`
(what a seat can conclude).
"""

from collections.abc import Mapping

import msgspec

from omerta.games.crossfire import turn
from omerta.games.crossfire.actions import CrossfireAction
from omerta.games.crossfire.audit import audit
from omerta.games.crossfire.belief import believe
from omerta.games.crossfire.components import custom_data
from omerta.games.crossfire.events import CrossfireEvent
from omerta.games.crossfire.rules.setup import SEATS
from omerta.games.crossfire.rules.timeout import deadline
from omerta.games.crossfire.save import SCHEMA, load, save
from omerta.games.crossfire.settings import CrossfireSettings
from omerta.games.crossfire.view_builder import view, views
from omerta.games.crossfire.words import CrossfireWords
from omerta.kernel.data import CustomData
from omerta.kernel.game import Meta
from omerta.kernel.settings import from_words

__all__ = ["GAME"]


class Crossfire:
    """Crossfire as a game of the kernel."""

    meta = Meta(
        id="crossfire",
        seats=SEATS,
        edition="Plaid Hat Games 2017",
        ruleset=1,
        schema=SCHEMA,
        max_decisions=20 * (32 + 10 + 10 * (500 + 200 + 1) + 10) + 19 * 10,
        why_bounded="at most 20 games of 32 looks, 10 first claims, 10 talkers with 500 turns of "
        "a claim, 200 statements and one ready each, and 10 aims; between two games everybody "
        "says next (rules, section 9)",
        actions=CrossfireAction,
        events=CrossfireEvent,
        settings=CrossfireSettings,
        timed=True,
    )
    words = CrossfireWords()
    coach = None
    press = None
    branching = None
    new = staticmethod(turn.new)
    opening = staticmethod(turn.opening)
    waiting = staticmethod(turn.waiting)
    options = staticmethod(turn.options)
    apply = staticmethod(turn.apply)
    apply_for_clock = staticmethod(turn.apply_for_clock)
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
    def load_settings(words: Mapping[str, str], data: CustomData | None) -> CrossfireSettings:
        """The settings from words; `data` is a custom data file."""
        settings = from_words(CrossfireSettings, words)
        return (
            settings if data is None else msgspec.structs.replace(settings, data=custom_data(data))
        )


GAME = Crossfire()
