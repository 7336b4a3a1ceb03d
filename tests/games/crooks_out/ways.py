"""Ways to play Crooks Out! with which every law is tested."""

from itertools import product
from typing import get_args

from omerta.games.crooks_out.settings import CrooksOutSettings, Help
from tests.games.crooks_out import themes

COMBINED = ("circling", "brave", "setup_reroll")
"""The settings that change the play; every combination of them is a way."""
HELPS = get_args(Help)
CHOICES = {name: get_args(CrooksOutSettings.__annotations__[name]) for name in COMBINED}

WAYS = {
    f"{circling}-brave-{brave}-reroll-{reroll}": CrooksOutSettings(
        circling=circling, brave=brave, setup_reroll=reroll, help=HELPS[number % len(HELPS)]
    )
    for number, (circling, brave, reroll) in enumerate(product(*CHOICES.values()))
}
WAYS["owners-theme"] = CrooksOutSettings(
    theme=themes.backwards(), first_player=1, practice_counting="on", table_talk="quiet"
)
