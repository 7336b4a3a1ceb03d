"""Matches of Legends between bots, to continue from; mostly the fight for power."""

import json
from collections.abc import Callable, Iterator
from itertools import count
from typing import Any

from omerta import Match
from omerta.bots import DEFAULT_BUDGETS, ask, make
from omerta.games.legends.settings import LegendsSettings
from omerta.games.legends.view import LegendsView
from omerta.games.legends.view_power import PowerView
from omerta.games.legends.view_rebels import RebelsView
from omerta.kernel import Seeded
from tests.browser.person import Person

_LEVEL = "normal"
POWER = LegendsSettings(mode="one_shot", first_job="power", window_seconds="none", voice_seats="1")
"""The fight for power alone, in which seat 0 has the casting vote."""

Moment = Callable[[LegendsView], bool]


def resumes(person: Person, seats: int, wanted: Moment, options: LegendsSettings = POWER) -> None:
    """Continue from the last such step of a match; the other players are bots."""
    for file, views in played(seats, options):
        steps = [step for step, view in views.items() if wanted(view)]
        if steps:
            resumes_from(person, seats, file, steps[-1])
            return


def resumes_from(person: Person, seats: int, file: Any, step: int) -> None:
    """Continue from this step of a match file."""
    play = person.brings_a_game(file)
    origin = {"play": play, "seq": step}
    bots = ["easy"] * (seats - 1)
    person.goes_to(person.lays_a_table(seats=seats, bots=bots, start=True, origin=origin))
    person.prompt.wait_for()


def is_voting(view: LegendsView) -> bool:
    """True if the roller for the clan is being chosen."""
    asked = isinstance(view.scene, PowerView) and view.scene.asked_side == "clan"
    return asked and view.decision == "roller"


def is_busy(view: LegendsView) -> bool:
    """True if seat 0 has its turn, a campaign, cards in hand, and a clan with some support."""
    board = view.scene
    if not isinstance(board, PowerView) or board.campaign is None:
        return False
    return has_its_turn(view) and len(board.hands[0].cards or ()) > 1 and board.clan > 1


def is_under_attack(view: LegendsView) -> bool:
    """True if an attack and an ambush are in play, and a minion has fled."""
    board = view.scene
    if not isinstance(board, RebelsView) or board.clan_attack is None or board.ambush is None:
        return False
    return has_its_turn(view) and len(board.ambush.rebels) > 2 and bool(board.fugitives)


def has_its_turn(view: LegendsView) -> bool:
    """True if seat 0 has all its actions, and minions for them."""
    turn = view.decision == "act" and view.asked == (0,) and view.actions > 1
    return turn and len(view.seats[0].hand) > 2


def played(seats: int, options: LegendsSettings) -> Iterator[tuple[Any, dict[int, LegendsView]]]:
    """Match files one after another, with the views of seat 0 at each step."""
    for seed in count():
        match = Match.new("legends", seats=seats, seed=seed, settings=options)
        bots = [make(_LEVEL, "legends", seed + seat) for seat in range(seats)]
        views: dict[int, LegendsView] = {}
        while match.waiting:
            view = match.view(0)
            assert isinstance(view, LegendsView)
            views[len(views)] = view
            seat = match.waiting[0]
            budget = DEFAULT_BUDGETS[_LEVEL]
            match.play(seat, ask(bots[seat], match.game, match.state, seat, Seeded(seed), budget))
        yield json.loads(match.save()), views
