"""Action ids and observation vectors for learning, made from a seat's view alone.

Players, the hands of the clan, are relative: 0 is the viewer's own, 1 the next clockwise.
Minions, problems and cards are numbered as in the pack; all counts fit the largest custom data
file. Both numberings are part of the environment `legends_v0`: a changed id or segment requires
a new version.
"""

from typing import Final

from omerta.games.legends import encode_casino, encode_power
from omerta.games.legends.actions import (
    Bail,
    Boost,
    ChangeLane,
    ChangeLaneByDie,
    ChooseDie,
    ChooseScenario,
    Done,
    Draw,
    Drop,
    DropProblem,
    EndTurn,
    Enough,
    Escape,
    Hire,
    Hit,
    Interact,
    Lose,
    NameFirst,
    Pass,
    PlaceDriving,
    PlayMinion,
    PutToken,
    Rally,
    Recruit,
    Reveal,
    SearchAgain,
    SplitLuck,
    StopSearch,
    Take,
    Use,
    UseIntro,
)
from omerta.games.legends.actions_casino import Bet, Keep
from omerta.games.legends.actions_family import ChooseBusiness, KeepBooks, MatchPlace
from omerta.games.legends.actions_power import NameRoller, RevealCampaign
from omerta.games.legends.actions_rebels import Catch, Flee, Plan
from omerta.games.legends.components import MOST_PLAYERS, TESTS
from omerta.games.legends.encode_names import (
    CARDS,
    CHALLENGES,
    DICE,
    MINIONS,
    NO_NAME,
    PROBLEMS,
    SCENARIOS,
    names_in,
    viewer_of,
)
from omerta.games.legends.encode_observe import Vector, observe
from omerta.games.legends.encode_segments import DECISIONS, OBSERVATION_LENGTH, SEGMENTS
from omerta.games.legends.view import LegendsView
from omerta.kernel.actions import Action

__all__ = [
    "ACTION_COUNT",
    "CARDS",
    "CHALLENGES",
    "DECISIONS",
    "MINIONS",
    "NO_NAME",
    "OBSERVATION_LENGTH",
    "PROBLEMS",
    "SEGMENTS",
    "Vector",
    "action_id",
    "action_of",
    "mask",
    "names_in",
    "observe",
]

_PLAIN: Final[tuple[Action, ...]] = (
    Recruit(),
    Draw(),
    Enough(),
    Done(),
    UseIntro(),
    Pass(),
    Rally(),
    EndTurn(),
    Drop(),
    Reveal(),
    Escape(),
    SearchAgain(),
    StopSearch(),
    ChangeLane("left"),
    ChangeLane("right"),
    ChangeLaneByDie("left"),
    ChangeLaneByDie("right"),
    Boost("yes"),
    Boost("no"),
    *[SplitLuck(count) for count in range(DICE + 1)],
    *[PlaceDriving(count) for count in range(DICE + 1)],
    *[ChooseDie(number) for number in range(1, DICE + 1)],
    *[ChooseScenario(code) for code in SCENARIOS[:-1]],
    Plan(),
    Catch(),
    *encode_casino.PLAIN,
    *encode_power.PLAIN,
)
_PLAIN_ID: Final = {action: number for number, action in enumerate(_PLAIN)}
FIRST_NAME: Final = len(_PLAIN)
"""The first id of: name the first player, by player."""
FIRST_PLAY: Final = FIRST_NAME + MOST_PLAYERS
"""The first id of these actions by minion, kind by kind in the order of `_OF_MINIONS`."""
_OF_MINIONS: Final = (PlayMinion, Use, Hit, Take, Lose, Bail, Hire, Flee, Bet, Keep, MatchPlace)
_MINION_ID: Final[dict[type[Action], int]] = {
    kind: FIRST_PLAY + MINIONS * place for place, kind in enumerate(_OF_MINIONS)
}
FIRST_INTERACT: Final = FIRST_PLAY + MINIONS * len(_OF_MINIONS)
"""The first id of: interact, by challenge. Tokens by challenge and problems by problem follow."""
FIRST_TOKEN: Final = FIRST_INTERACT + CHALLENGES
FIRST_DROP: Final = FIRST_TOKEN + CHALLENGES
FIRST_UNDER: Final = FIRST_DROP + PROBLEMS
"""The first id of: lay a downtime, by card. The accountant's targets by card follow."""
FIRST_BOOKS: Final = FIRST_UNDER + CARDS
FIRST_ROLLER: Final = FIRST_BOOKS + CARDS
"""The first id of: name the roller, by player. Revealed campaign cards by card follow."""
FIRST_REVEAL: Final = FIRST_ROLLER + MOST_PLAYERS
ACTION_COUNT: Final = FIRST_REVEAL + encode_power.CAMPAIGNS
_FIRST_CARD: Final = len(TESTS) + PROBLEMS


def action_id(view: LegendsView, action: Action) -> int:
    """Return the id of one of the viewer's actions."""
    if isinstance(
        action, PlayMinion | Use | Hit | Take | Lose | Bail | Hire | Flee | Bet | Keep | MatchPlace
    ):
        return _MINION_ID[type(action)] + names_in(view).minion_of[action.minion]
    if isinstance(action, Interact):
        return FIRST_INTERACT + names_in(view).challenge_of[action.target]
    if isinstance(action, PutToken):
        return FIRST_TOKEN + names_in(view).challenge_of[action.card]
    if isinstance(action, DropProblem):
        return FIRST_DROP + names_in(view).challenge_of[action.problem] - len(TESTS)
    if isinstance(action, ChooseBusiness):
        return FIRST_UNDER + names_in(view).challenge_of[action.business] - _FIRST_CARD
    if isinstance(action, KeepBooks):
        return FIRST_BOOKS + names_in(view).challenge_of[action.card] - _FIRST_CARD
    if isinstance(action, NameFirst):
        return FIRST_NAME + (action.player - viewer_of(view)) % view.players
    if isinstance(action, NameRoller):
        return FIRST_ROLLER + (action.player - viewer_of(view)) % view.players
    if isinstance(action, RevealCampaign):
        return FIRST_REVEAL + names_in(view).campaign_of[action.card]
    return _PLAIN_ID[action]


def action_of(view: LegendsView, number: int) -> Action:
    """Return the viewer's action with this id, legal or not; an unused number names nothing."""
    if not 0 <= number < ACTION_COUNT:
        raise ValueError(f"action ids are 0 to {ACTION_COUNT - 1}, not {number}")
    names = names_in(view)
    if number < FIRST_NAME:
        return _PLAIN[number]
    if number < FIRST_PLAY:
        return NameFirst(_absolute(view, number - FIRST_NAME))
    if number < FIRST_INTERACT:
        kind, minion = divmod(number - FIRST_PLAY, MINIONS)
        return _OF_MINIONS[kind](names.minions.get(minion, NO_NAME))
    if number < FIRST_TOKEN:
        return Interact(names.challenges.get(number - FIRST_INTERACT, NO_NAME))
    if number < FIRST_DROP:
        return PutToken(names.challenges.get(number - FIRST_TOKEN, NO_NAME))
    if number < FIRST_UNDER:
        return DropProblem(names.challenges.get(number - FIRST_DROP + len(TESTS), NO_NAME))
    if number < FIRST_BOOKS:
        return ChooseBusiness(names.challenges.get(number - FIRST_UNDER + _FIRST_CARD, NO_NAME))
    if number < FIRST_ROLLER:
        return KeepBooks(names.challenges.get(number - FIRST_BOOKS + _FIRST_CARD, NO_NAME))
    if number < FIRST_REVEAL:
        return NameRoller(_absolute(view, number - FIRST_ROLLER))
    return RevealCampaign(names.campaigns.get(number - FIRST_REVEAL, NO_NAME))


def _absolute(view: LegendsView, player: int) -> int:
    """Return the player at this relative place; a place beyond the players stays as it is."""
    return (player + viewer_of(view)) % view.players if player < view.players else player


def mask(view: LegendsView) -> bytearray:
    """Return one byte per action id: 1 where the view offers the action."""
    offered = bytearray(ACTION_COUNT)
    for action in view.options:
        offered[action_id(view, action)] = 1
    return offered
