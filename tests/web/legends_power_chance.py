"""Makes `power_luck.json` of Legends, which the fair check of the fight for power is tested with.

The file has whole matches with all their draws as every seat sees them: the scenario alone with
its vote, a campaign that ends with it, and one that continues from its middle: `python -m
tests.web.legends_power_chance`.
"""

import json
from collections.abc import Callable, Sequence
from itertools import count
from pathlib import Path
from typing import Any

from omerta import games
from omerta.games.legends.belief import redeal_unknown
from omerta.games.legends.scenarios.power_pieces import state_of
from omerta.games.legends.settings import LegendsSettings
from omerta.games.legends.table import PLAYING, Table
from omerta.kernel import Fair, Seeded
from omerta.kernel.actions import Action
from omerta.kernel.draws import RecordedChance
from omerta.kernel.events import Event
from tests.web.chance import SALTS, SECRET, draws
from tests.web.sentences import plain

PLACE = Path(__file__).parents[2] / "web" / "tests" / "legends" / "power_luck.json"
SEATS = 2
ALONE = LegendsSettings(mode="one_shot", first_job="power", difficulty="easy")
CAMPAIGN = LegendsSettings(scenario_pick="random", difficulty="easy")
UNWISE = ("end", "rally", "escape")
RULES = games.get("legends")


class Game:
    """A match with its draws, as both seats see it."""

    def __init__(
        self, seed: int, state: Table, chance: RecordedChance, opening: list[Event]
    ) -> None:
        self.answers = Seeded(seed)
        self.state, self.chance = state, chance
        views = [plain(RULES.view(state, seat)) for seat in range(SEATS)]
        self.first = [
            {key: value for key, value in view.items() if seat == 0 or key == "scene"}
            for seat, view in enumerate(views)
        ]
        del self.first[0]["odds"]  # the check of a deal does not need them
        self.steps = [opening]
        self.ends = [len(chance.recorded)]

    def goes_on(self, until: Callable[[Table], bool]) -> bool:
        """Take random options until the condition holds; return whether it does."""
        while RULES.waiting(self.state):
            if until(self.state):
                return True
            seat = RULES.waiting(self.state)[0]
            answer = self.answers.pick(wise(RULES.options(self.state, seat)), "answer")
            self.steps.append(RULES.apply(self.state, seat, answer, chance=self.chance))
            self.ends.append(len(self.chance.recorded))
        return until(self.state)

    def told(self) -> dict[str, Any]:
        """Return the draws, the first views, and each seat's events."""
        stories = [
            [[plain(event.seen_by(seat)) for event in events] for events in self.steps]
            for seat in range(SEATS)
        ]
        luck = draws(self.chance, tuple(self.ends))
        return {"draws": luck, "first": self.first, "stories": stories}


def wise(options: Sequence[Action]) -> list[Action]:
    """Return the options that take many campaign cards, and reveal and drop them."""
    kinds = {kind: [each for each in options if plain(each)["type"] == kind] for kind in LIKED}
    for kind in LIKED:
        if kinds[kind]:
            return kinds[kind]
    return [each for each in options if plain(each)["type"] not in UNWISE] or list(options)


LIKED = ("reveal_card", "drop", "campaigns")


def begun(seed: int, options: LegendsSettings) -> Game:
    """Return a new match."""
    chance = RecordedChance(Fair(SECRET, (*SALTS, str(seed))))
    state = RULES.new(SEATS, options, chance=chance)
    return Game(seed, state, chance, list(RULES.opening(state)))


def alone() -> Game:
    """Return the scenario alone, with a reshuffled deck of campaign cards, and a vote."""
    for seed in count():
        game = begun(seed, ALONE)
        if game.goes_on(lambda state: state_of(state).shuffles > 0 and state_of(state).marker >= 5):
            here = state_of(game.state)
            here.clan, here.mayor = here.mayor // 2, here.mayor - here.mayor // 2
            here.seized, game.state.stock = 0, 12 - len(game.state.dice)
            game.goes_on(lambda state: False)
            if here.votes:
                return game
    raise AssertionError("nobody votes")


def campaign() -> Game:
    """Return two scenarios followed by the fight for power."""
    for seed in count():
        game = begun(seed, CAMPAIGN)
        game.goes_on(lambda state: False)
        if len(game.state.played) == 3:
            return game
    raise AssertionError("nobody comes so far")


def going_on() -> Game:
    """Return another match from the middle of the fight for power."""
    for seed in count():
        before = begun(seed, ALONE)
        if before.goes_on(lambda state: state.phase == PLAYING and state.round == 2):
            chance = RecordedChance(Fair(SECRET, SALTS))
            game = Game(seed, redeal_unknown(before.state, chance=chance), chance, [])
            game.goes_on(lambda state: False)
            return game
    raise AssertionError("nobody comes so far")


def fixture() -> str:
    """Return the text of the file."""
    made = {"alone": alone().told(), "campaign": campaign().told(), "on": going_on().told()}
    return json.dumps(made, ensure_ascii=False, separators=(",", ":")) + "\n"


if __name__ == "__main__":
    PLACE.write_text(fixture(), encoding="utf-8")
