"""The golden playthroughs show every role winning and losing, in both modes."""

import json
import re
from pathlib import Path

from omerta.games.crossfire.components import ROLES
from omerta.games.crossfire.events import CrossfireEvent
from omerta.testing import golden

TEXTS = [
    file.read_text("utf-8")
    for file in golden.files(Path(__file__).parents[2], Path(__file__).parent.name)
]


def recorded(text: str, event: str, field: str) -> list[str]:
    """The field of every such event in a playthrough."""
    return re.findall(rf"^    {event} .*?\b{field}=(\S+)", text, re.MULTILINE)


def test_every_role_wins_and_loses_in_some_golden_match() -> None:
    ends = set()
    for text in TEXTS:
        games = zip(
            recorded(text, "cards_traced", "stages"),
            recorded(text, "winners_named", "winners"),
            strict=True,
        )
        for stages, winners in games:
            for seat, role in enumerate(json.loads(stages)[-1]):
                ends.add((role, seat in json.loads(winners)))
    assert ends == {(role, won) for role in ROLES for won in (True, False)}


def test_the_golden_matches_contain_every_event_and_every_end() -> None:
    events = {word for text in TEXTS for word in re.findall(r"^    (\w+)", text, re.MULTILINE)}
    kinds = {kind.__struct_config__.tag for kind in CrossfireEvent.__args__}
    assert events == kinds  # a clock for all leaves no mark of its own
    ends = {why for text in TEXTS for why in recorded(text, "team_won", "why")}
    assert ends == {'"vip_hit"', '"vip_safe"', '"wrong_hit"', '"assassins_hit"', '"bystander_hit"'}


def test_the_golden_matches_contain_both_modes_and_a_series() -> None:
    options = [golden.recipe_in(text).options for text in TEXTS]
    for mode in ("shootout", "sniper"):
        series = [each for each in options if each.get("mode", "shootout") == mode]
        assert {each.get("games", "1") for each in series} == {"1", "2"}
    assert any(golden.recipe_in(text).silent for text in TEXTS)
