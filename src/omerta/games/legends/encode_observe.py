"""The observation vector of a view."""
# mypyc: skip (belongs to `encode.py`, which is plain)

from array import array
from collections.abc import Iterable
from typing import Final, TypeAlias

from omerta.games.legends import encode_casino, encode_family, encode_power, encode_rebels
from omerta.games.legends.components import RED_FACES, TESTS, WHITE_FACES
from omerta.games.legends.encode_names import (
    DICE,
    MINIONS,
    PROBLEMS,
    SCENARIOS,
    names_in,
    viewer_of,
)
from omerta.games.legends.encode_segments import (
    DECISIONS,
    LEVELS,
    MOST,
    OBSERVATION_LENGTH,
    PHASES,
    PILES,
    POLICE,
    START,
)
from omerta.games.legends.view import BankView, ChaseView, LegendsView
from omerta.games.legends.view_casino import CasinoView
from omerta.games.legends.view_family import FamilyView
from omerta.games.legends.view_power import PowerView
from omerta.games.legends.view_rebels import RebelsView

Vector: TypeAlias = "array[float]"
"""Single-precision numbers; `numpy.frombuffer` reads them without a copy."""

_FACE: Final = {face: number - 1 for face, number in WHITE_FACES.items()}
_RED: Final = {face: place for place, face in enumerate(RED_FACES)}


def observe(view: LegendsView) -> Vector:
    """Return the vector of everything that the viewer knows."""
    vector: Vector = array("f", bytes(4 * OBSERVATION_LENGTH))
    _observe_state(vector, view)
    _observe_minions(vector, view)
    _observe_challenges(vector, view)
    _observe_roll(vector, view)
    _observe_scenario(vector, view)
    return vector


def _observe_state(vector: Vector, view: LegendsView) -> None:
    you, players = viewer_of(view), view.players
    if view.decision is not None:
        vector[START["decision"] + DECISIONS.index(view.decision)] = 1
    vector[START["phase"] + PHASES.index(view.phase)] = 1
    vector[START["level"] + LEVELS.index(view.difficulty)] = 1
    vector[START["campaign"]] = view.mode == "campaign"
    vector[START["players"] + players - 1] = 1
    named = {"asked": view.asked_player, "active": view.active}
    for name, player in (*named.items(), ("speaker", view.speaker), ("first", view.first)):
        if player is not None:
            vector[START[name] + (player - you) % players] = 1
    for player, seen in enumerate(view.seats):
        vector[START["gone"] + (player - you) % players] = seen.gone
        vector[START["turned"] + (player - you) % players] = seen.turned
    if view.scenario is not None:
        vector[START["running"] + SCENARIOS.index(view.scenario)] = 1
    for code in view.played:
        vector[START["played"] + SCENARIOS.index(code)] = 1
    for place, reputation in enumerate(view.reputations):
        vector[START["reputation"] + place] = _tenths(reputation)
    vector[START["purse"]] = _tenths(view.purse)
    vector[START["target"]] = _tenths(view.target)
    vector[START["round"]] = _tenths(view.round)
    vector[START["actions"]] = view.actions / 3
    vector[START["prints"]] = min(view.fingerprints / max(view.limit, 1), MOST)
    vector[START["police"] + POLICE.index(view.police)] = 1
    vector[START["intro"]] = view.intro / 9
    vector[START["stock"]] = view.stock / DICE


def _observe_minions(vector: Vector, view: LegendsView) -> None:
    you, minion_of = viewer_of(view), names_in(view).minion_of
    for player, seen in enumerate(view.seats):
        place = (player - you) % view.players * MINIONS
        _mark(vector, START["hand"] + place, minion_of, seen.hand)
        _mark(vector, START["table"] + place, minion_of, seen.table)
    piles = (
        view.deck,
        view.exhausted,
        view.out,
        view.used,
        view.clan,
        view.box,
        view.lost,
        view.market,
    )
    for name, minions in zip(PILES, piles, strict=True):
        _mark(vector, START[name], minion_of, minions)


def _observe_challenges(vector: Vector, view: LegendsView) -> None:
    you, number_of = viewer_of(view), names_in(view).challenge_of
    for player, seen in enumerate(view.seats):
        place = (player - you) % view.players * PROBLEMS - len(TESTS)
        _mark(vector, START["front"] + place, number_of, seen.problems)
    _mark(vector, START["problems"] - len(TESTS), number_of, view.problem_deck)
    for challenge in view.challenges:
        number = number_of[challenge.id]
        vector[START["open"] + number] = 1
        vector[START["tokens"] + number] = challenge.tokens / 9
        vector[START["difficulty"] + number] = _tenths(challenge.difficulty)


def _observe_roll(vector: Vector, view: LegendsView) -> None:
    names = names_in(view)
    if view.about is not None:
        vector[START["about"] + names.minion_of[view.about]] = 1
    vector[START["left"]] = _tenths(view.left_to_pick)
    roll = view.roll
    if roll is None:
        return
    vector[START["roll"] + names.challenge_of[roll.challenge]] = 1
    vector[START["roller"] + (roll.roller - viewer_of(view)) % view.players] = 1
    _mark(vector, START["crew"], names.minion_of, roll.crew)
    vector[START["count"]] = roll.count / DICE
    vector[START["against"]] = _tenths(roll.difficulty)
    vector[START["missing"]] = roll.missing / 9
    for place, face in enumerate(roll.dice):
        vector[START["dice"] + place * len(WHITE_FACES) + _FACE[face]] = 1
    if roll.red != "none":
        vector[START["red"] + _RED[roll.red]] = 1
    vector[START["bonus"]] = _tenths(roll.bonus)
    vector[START["more"]] = roll.more
    vector[START["spared"]] = roll.spared


def _observe_scenario(vector: Vector, view: LegendsView) -> None:
    scenario = view.scene
    if scenario is None:
        return
    number_of, first = names_in(view).challenge_of, len(TESTS) + PROBLEMS
    if isinstance(scenario, BankView):
        vault = () if scenario.vault is None else (scenario.vault,)
        shown, hidden = (*vault, *scenario.alarms), (*scenario.vault_deck, *scenario.alarm_deck)
        numbers = (scenario.clock, scenario.squad, scenario.loot, scenario.searches, scenario.bags)
        vector[START["cost"]] = min(scenario.search_cost or 0, MOST)
        _count(vector, START["bank"], numbers)
    elif isinstance(scenario, RebelsView):
        shown, hidden = encode_rebels.shown(scenario), encode_rebels.hidden(scenario)
        encode_rebels.observe(
            vector, START, scenario, names_in(view).minion_of, lambda card: number_of[card] - first
        )
    elif isinstance(scenario, CasinoView):
        shown, hidden = encode_casino.shown(scenario), encode_casino.hidden(scenario)
        encode_casino.observe(
            vector, START, scenario, names_in(view).minion_of, lambda card: number_of[card] - first
        )
    elif isinstance(scenario, PowerView):
        active = () if scenario.campaign is None else (scenario.campaign,)
        shown, hidden = (*active, *scenario.rumours, scenario.betrayal), scenario.rumour_deck
        encode_power.observe_power(vector, START, view, scenario, names_in(view).campaign_of)
    elif isinstance(scenario, FamilyView):
        shown, hidden = encode_family.shown(scenario), encode_family.hidden(scenario)
        encode_family.observe(vector, START, scenario, lambda card: number_of[card] - first)
    else:
        assert isinstance(scenario, ChaseView)
        shown, hidden = (*scenario.near, *scenario.future), scenario.deck
        _count(
            vector, START["chase"], (scenario.car, scenario.van, scenario.lever, scenario.driving)
        )
        vector[START["lane"] + ("left", "right").index(scenario.lane)] = 1
    _mark(vector, START["shown"] - first, number_of, shown)
    _mark(vector, START["hidden"] - first, number_of, hidden)


def _mark(vector: Vector, start: int, number_of: dict[str, int], things: Iterable[str]) -> None:
    for thing in things:
        vector[start + number_of[thing]] = 1


def _count(vector: Vector, start: int, numbers: Iterable[int]) -> None:
    for place, number in enumerate(numbers):
        vector[start + place] = _tenths(number)


def _tenths(number: int) -> float:
    return min(number / 10, MOST)
