"""Crooks Out! («Охота на преступников», René Puttin, Drei Hasen in der Abendsonne 2016).

Dice force players to tell how many of their crooks share a colour or a letter; the player who
combines the open sheets best catches the hidden crooks. Read `docs/games/crooks_out/rules.md`
next to the code: every clause is cited where it is carried out. Start with `turn` (the sequence
of play), then `rules` (one module per chapter). `belief` and its parts count all deals that fit
what a seat knows.
"""

from collections.abc import Mapping

import msgspec

from omerta.games.crooks_out import turn
from omerta.games.crooks_out.actions import CrooksOutAction
from omerta.games.crooks_out.audit import audit
from omerta.games.crooks_out.belief import believe
from omerta.games.crooks_out.components import custom_theme
from omerta.games.crooks_out.events import CrooksOutEvent
from omerta.games.crooks_out.hindsight import CrooksOutCoach
from omerta.games.crooks_out.rules.setup import SEATS
from omerta.games.crooks_out.rules.timeout import deadline
from omerta.games.crooks_out.save import SCHEMA, load, save
from omerta.games.crooks_out.settings import CrooksOutSettings
from omerta.games.crooks_out.view_builder import view, views
from omerta.games.crooks_out.words import CrooksOutWords
from omerta.kernel.data import CustomData
from omerta.kernel.game import Meta
from omerta.kernel.settings import from_words

__all__ = ["GAME"]


class CrooksOut:
    """Crooks Out! as a game of the kernel."""

    meta = Meta(
        id="crooks_out",
        seats=SEATS,
        edition="Drei Hasen in der Abendsonne 2016",
        ruleset=1,
        schema=SCHEMA,
        max_decisions=4 * 28 + 28 * 39 + 1 + 7 * (4 * 35 + 1),
        why_bounded="a miss closes one of 36 - H rooms of a sheet, a hit one of H; each hit but "
        "the last brings at most 36 names of numbers, done and stop: n(36 - H) + 39n(H - 1) + 1; "
        "before each of these 35n + 1 questions the clock forfeits at most 2n - 1 turns "
        "(rules, section 8)",
        actions=CrooksOutAction,
        events=CrooksOutEvent,
        settings=CrooksOutSettings,
    )
    words = CrooksOutWords()
    coach = CrooksOutCoach()
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
    def load_settings(words: Mapping[str, str], data: CustomData | None) -> CrooksOutSettings:
        """The settings from words; `data` is a custom theme."""
        settings = from_words(CrooksOutSettings, words)
        return (
            settings
            if data is None
            else msgspec.structs.replace(settings, theme=custom_theme(data))
        )


GAME = CrooksOut()
