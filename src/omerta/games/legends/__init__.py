"""Legends («Легенды города гангстеров», F. Riffaud and J. Rodríguez, Ludonova 2023).

A cooperative campaign: the players are lieutenants of one clan and play scenarios together. They
send minions from open hands to overcome challenges with dice. `rules` holds the core, one module
per chapter; `scenarios` one class per scenario, whose hooks the core calls; `frames.py` the
decisions and the steps between them; `turn.py` connects decisions with their rules; `table.py`
is the state; `view.py` is what each viewer may know; `advice` rates options for the coach and
the bots; `newspaper` retells a campaign. Read `docs/games/legends/rules.md` together with the code.
"""

from collections.abc import Mapping

import msgspec

from omerta.games.legends import turn
from omerta.games.legends.actions import LegendsAction
from omerta.games.legends.audit import audit
from omerta.games.legends.belief import LegendsBranching, believe
from omerta.games.legends.coach import LegendsCoach
from omerta.games.legends.components_pack import custom_data
from omerta.games.legends.events import LegendsEvent
from omerta.games.legends.newspaper import LegendsPress
from omerta.games.legends.rules.setup import SEATS
from omerta.games.legends.rules.timeout import deadline
from omerta.games.legends.save import SCHEMA, load, save
from omerta.games.legends.settings import LegendsSettings
from omerta.games.legends.view_builder import view, views
from omerta.games.legends.words import LegendsWords
from omerta.kernel.data import CustomData
from omerta.kernel.game import Meta
from omerta.kernel.settings import from_words

__all__ = ["GAME"]


class Legends:
    """Legends as the kernel's `Game`."""

    meta = Meta(
        id="legends",
        seats=SEATS,
        edition="Ludonova 2023",
        ruleset=4,
        schema=SCHEMA,
        max_decisions=91_000,
        why_bounded="at most 30,000 decisions in a scenario, whose clocks run out after a few "
        "rounds, and 1,000 in the breaks between three of them (rules, section 8)",
        actions=LegendsAction,
        events=LegendsEvent,
        settings=LegendsSettings,
        together=True,
    )
    words = LegendsWords()
    coach = LegendsCoach()
    press = LegendsPress()
    branching = LegendsBranching()
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
    def load_settings(words: Mapping[str, str], data: CustomData | None) -> LegendsSettings:
        """Return the settings from words; `data` is a custom data file, if the owner brings one."""
        settings = from_words(LegendsSettings, words)
        return (
            settings if data is None else msgspec.structs.replace(settings, data=custom_data(data))
        )


GAME = Legends()
