"""Action ids and observation vectors for learning, made from a seat's view and nothing else.

Players, the hands of the clan, are relative: 0 is the viewer's own, 1 the next clockwise. Minions,
problems and cards are numbered as in the pack; each number stands for the largest box an owner may
bring. Both numberings are part of the environment `legends_v0`: whoever changes an id or a segment
makes a new version of it.
"""

from array import array
from collections.abc import Iterable
from itertools import accumulate
from typing import Final, NamedTuple, TypeAlias

from omerta.games.legends import encode_casino, encode_family, encode_power, encode_rebels
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
from omerta.games.legends.components import MOST_PLAYERS, RED_FACES, TESTS, WHITE_FACES
from omerta.games.legends.view import (
    BankView,
    CardFace,
    ChaseView,
    LegendsView,
    MinionFace,
)
from omerta.games.legends.view_casino import CasinoView
from omerta.games.legends.view_family import FamilyView
from omerta.games.legends.view_power import PowerView
from omerta.games.legends.view_rebels import RebelsView
from omerta.kernel.actions import Action

Vector: TypeAlias = "array[float]"
"""Single-precision numbers; `numpy.frombuffer` reads them without a copy."""

MINIONS: Final = 62
"""Sixty of the largest box, and two cards that only family business has."""
PROBLEMS: Final = 60
DICE: Final = 12
JOBS: Final = ("bank", "chase", "rebels", "casino", "family", "power")
"""The scenarios by number; the last one is never chosen."""
CARDS: Final = 99 * len(JOBS)
"""The cards of all scenarios together."""
SCENARIOS: Final = 3
"""The scenarios of a campaign."""
CHALLENGES: Final = len(TESTS) + PROBLEMS + CARDS

# Action ids

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
    *[ChooseScenario(code) for code in JOBS[:-1]],
    Plan(),
    Catch(),
    *encode_casino.PLAIN,
    *encode_power.PLAIN,
)
_PLAIN_ID: Final = {action: number for number, action in enumerate(_PLAIN)}
FIRST_NAME: Final = len(_PLAIN)
"""From it on, player by player: goes first."""
FIRST_PLAY: Final = FIRST_NAME + MOST_PLAYERS
"""From it on, minion by minion: play, use, hit, take, lose, bail, hire, flee, bet, keep, match."""
_OF_MINIONS: Final = (PlayMinion, Use, Hit, Take, Lose, Bail, Hire, Flee, Bet, Keep, MatchPlace)
_MINION_ID: Final[dict[type[Action], int]] = {
    kind: FIRST_PLAY + MINIONS * place for place, kind in enumerate(_OF_MINIONS)
}
FIRST_INTERACT: Final = FIRST_PLAY + MINIONS * len(_OF_MINIONS)
"""From it on, challenge by challenge: interact; token; problem by problem: it goes."""
FIRST_TOKEN: Final = FIRST_INTERACT + CHALLENGES
FIRST_DROP: Final = FIRST_TOKEN + CHALLENGES
FIRST_UNDER: Final = FIRST_DROP + PROBLEMS
"""From it on, card by card: the downtime goes there; the accountant sees to it."""
FIRST_BOOKS: Final = FIRST_UNDER + CARDS
FIRST_ROLLER: Final = FIRST_BOOKS + CARDS
"""From it on, player by player: rolls; campaign card by campaign card: reveal."""
FIRST_REVEAL: Final = FIRST_ROLLER + MOST_PLAYERS
ACTION_COUNT: Final = FIRST_REVEAL + encode_power.CAMPAIGNS
_FIRST_CARD: Final = len(TESTS) + PROBLEMS


def action_id(view: LegendsView, action: Action) -> int:
    """The number of an action of the viewer."""
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
        return FIRST_NAME + (action.player - _viewer(view)) % view.players
    if isinstance(action, NameRoller):
        return FIRST_ROLLER + (action.player - _viewer(view)) % view.players
    if isinstance(action, RevealCampaign):
        return FIRST_REVEAL + names_in(view).campaign_of[action.card]
    return _PLAIN_ID[action]


def action_of(view: LegendsView, number: int) -> Action:
    """The viewer's action with this number, legal or not; a number of nothing names nobody."""
    if not 0 <= number < ACTION_COUNT:
        raise ValueError(f"action ids are 0 to {ACTION_COUNT - 1}, not {number}")
    names = names_in(view)
    if number < FIRST_NAME:
        return _PLAIN[number]
    if number < FIRST_PLAY:
        return NameFirst(_absolute(view, number - FIRST_NAME))
    if number < FIRST_INTERACT:
        kind, minion = divmod(number - FIRST_PLAY, MINIONS)
        return _OF_MINIONS[kind](names.minions.get(minion, NOBODY))
    if number < FIRST_TOKEN:
        return Interact(names.challenges.get(number - FIRST_INTERACT, NOBODY))
    if number < FIRST_DROP:
        return PutToken(names.challenges.get(number - FIRST_TOKEN, NOBODY))
    if number < FIRST_UNDER:
        return DropProblem(names.challenges.get(number - FIRST_DROP + len(TESTS), NOBODY))
    if number < FIRST_BOOKS:
        return ChooseBusiness(names.challenges.get(number - FIRST_UNDER + _FIRST_CARD, NOBODY))
    if number < FIRST_ROLLER:
        return KeepBooks(names.challenges.get(number - FIRST_BOOKS + _FIRST_CARD, NOBODY))
    if number < FIRST_REVEAL:
        return NameRoller(_absolute(view, number - FIRST_ROLLER))
    return RevealCampaign(names.campaigns.get(number - FIRST_REVEAL, NOBODY))


def _absolute(view: LegendsView, player: int) -> int:
    """The player in this place from the viewer; a place that nobody has names nobody."""
    return (player + _viewer(view)) % view.players if player < view.players else player


NOBODY: Final = "-"
"""What no thing in any box is called."""


def mask(view: LegendsView) -> bytearray:
    """One byte per action id: 1 where the view offers the action."""
    offered = bytearray(ACTION_COUNT)
    for action in view.options:
        offered[action_id(view, action)] = 1
    return offered


# Observations


class Segment(NamedTuple):
    """A stretch of the vector: its name, length, range and meaning."""

    name: str
    size: int
    low: float
    high: float
    meaning: str


MOST: Final = 100
"""Where an owner's numbers may be high, the highest that an agent sees."""
DECISIONS: Final = (
    "scenario",
    "first",
    "act",
    "draw",
    "play",
    "ability",
    "die",
    "luck",
    "hit",
    "pick",
    "lose_own",
    "lose_any",
    "problem",
    "token",
    "spend",
    "search",
    "lane",
    "drive",
    "boost",
    *encode_rebels.QUESTIONS,
    *encode_casino.QUESTIONS,
    *encode_power.DECISIONS,
    *encode_family.QUESTIONS,
)
PHASES: Final = ("choosing", "playing", "break", "over")
LEVELS: Final = ("easy", "normal", "hard")
POLICE: Final = ("absent", "uncontrolled", "controlled", "active")
PILES: Final = ("deck", "exhausted", "out", "used", "clan", "box", "lost", "market")
SEGMENTS: Final = (
    Segment("decision", len(DECISIONS), 0, 1, "the question, as `DECISIONS` lists them"),
    Segment("phase", len(PHASES), 0, 1, ", ".join(PHASES)),
    Segment("level", len(LEVELS), 0, 1, ", ".join(LEVELS)),
    Segment("campaign", 1, 0, 1, "whether a campaign is played"),
    Segment("players", MOST_PLAYERS, 0, 1, "hands of the clan: one, two, three, four"),
    Segment("asked", MOST_PLAYERS, 0, 1, "the player who is asked"),
    Segment("active", MOST_PLAYERS, 0, 1, "whose turn it is"),
    Segment("speaker", MOST_PLAYERS, 0, 1, "who has the last word"),
    Segment("first", MOST_PLAYERS, 0, 1, "the first player of the round"),
    Segment("gone", MOST_PLAYERS, 0, 1, "who has left the scenario"),
    Segment("turned", MOST_PLAYERS, 0, 1, "who has had a turn in this round"),
    Segment("running", len(JOBS), 0, 1, "the scenario that is played"),
    Segment("played", len(JOBS), 0, 1, "scenarios that were begun"),
    Segment("reputation", SCENARIOS, 0, MOST, "of the scenarios so far, one by one / 10"),
    Segment("purse", 1, 0, MOST, "reputation left to spend / 10"),
    Segment("target", 1, 0, MOST, "reputation that wins a single scenario / 10"),
    Segment("round", 1, 0, MOST, "number of the round / 10"),
    Segment("actions", 1, 0, MOST, "actions left / 3"),
    Segment("prints", 1, 0, MOST, "fingerprints / the limit"),
    Segment("police", len(POLICE), 0, 1, ", ".join(POLICE)),
    Segment("intro", 1, 0, 1, "intro cards left / 9"),
    Segment("stock", 1, 0, 1, "white dice in the stock / 12"),
    Segment("hand", MOST_PLAYERS * MINIONS, 0, 1, "player by minion: hands"),
    Segment("table", MOST_PLAYERS * MINIONS, 0, 1, "player by minion: played in this turn"),
    *[
        Segment(pile, MINIONS, 0, 1, meaning)
        for pile, meaning in zip(
            PILES,
            (
                "minions in the clan deck",
                "exhausted minions",
                "minions out of action",
                "minions whose ability was used in this round",
                "minions of the clan, between scenarios",
                "minions in the box",
                "minions lost for good",
                "minions for hire",
            ),
            strict=True,
        )
    ],
    Segment("front", MOST_PLAYERS * PROBLEMS, 0, 1, "player by problem: in front of whom"),
    Segment("problems", PROBLEMS, 0, 1, "problems in the deck"),
    Segment("open", CHALLENGES, 0, 1, "challenges that lie open"),
    Segment("tokens", CHALLENGES, 0, 1, "success tokens on them / 9"),
    Segment("difficulty", CHALLENGES, 0, MOST, "their difficulty for the active player / 10"),
    Segment("shown", CARDS, 0, 1, "cards of the scenario face up on the board"),
    Segment("hidden", CARDS, 0, 1, "cards still in a deck of the scenario"),
    Segment("roll", CHALLENGES, 0, 1, "the challenge that is being tried"),
    Segment("roller", MOST_PLAYERS, 0, 1, "who tries it"),
    Segment("crew", MINIONS, 0, 1, "minions played for it"),
    Segment("count", 1, 0, 1, "white dice of the roll / 12"),
    Segment("against", 1, 0, MOST, "its difficulty / 10"),
    Segment("missing", 1, 0, MOST, "successes that still count / 9"),
    Segment("dice", DICE * len(WHITE_FACES), 0, 1, "die by face: 1, 2, 3, 4, luck, lock"),
    Segment("red", len(RED_FACES), 0, 1, "blank, x2, x3, fatigue, siren"),
    Segment("bonus", 1, 0, MOST, "what abilities add to the total / 10"),
    Segment("more", 1, 0, MOST, "what abilities add to a success"),
    Segment("spared", 1, 0, 1, "whether this roll hurts nobody"),
    Segment("about", MINIONS, 0, 1, "the minion whose ability waits for a die"),
    Segment("left", 1, 0, MOST, "minions that may still be picked / 10"),
    Segment("bank", 5, 0, MOST, "clock, squad, loot, searches, bags of the last one / 10"),
    Segment("cost", 1, 0, MOST, "minions that another search costs"),
    Segment("chase", 4, 0, MOST, "car, van, lever, driving dice / 10"),
    Segment("lane", 2, 0, 1, "left, right"),
    *[Segment(*row) for row in encode_rebels.segments(MINIONS, CARDS, MOST)],
    *[Segment(*row) for row in encode_casino.segments(MINIONS, CARDS, MOST)],
    *[Segment(*each) for each in encode_power.SEGMENTS],
    *[Segment(*row) for row in encode_family.segments(CARDS, MOST)],
)
OBSERVATION_LENGTH: Final = sum(segment.size for segment in SEGMENTS)

_start: Final = dict(
    zip(
        [segment.name for segment in SEGMENTS],
        accumulate([segment.size for segment in SEGMENTS], initial=0),
        strict=False,  # the last sum is the length of all
    )
)
_FACE: Final = {face: number - 1 for face, number in WHITE_FACES.items()}
_RED: Final = {face: place for place, face in enumerate(RED_FACES)}


def observe(view: LegendsView) -> Vector:
    """What the viewer knows: all but the order of the decks and campaign cards of others."""
    vector: Vector = array("f", bytes(4 * OBSERVATION_LENGTH))
    _observe_state(vector, view)
    _observe_minions(vector, view)
    _observe_challenges(vector, view)
    _observe_roll(vector, view)
    _observe_scene(vector, view)
    return vector


def _observe_state(vector: Vector, view: LegendsView) -> None:
    you, players = _viewer(view), view.players
    if view.decision is not None:
        vector[_start["decision"] + DECISIONS.index(view.decision)] = 1
    vector[_start["phase"] + PHASES.index(view.phase)] = 1
    vector[_start["level"] + LEVELS.index(view.difficulty)] = 1
    vector[_start["campaign"]] = view.mode == "campaign"
    vector[_start["players"] + players - 1] = 1
    named = {"asked": view.asked_player, "active": view.active}
    for name, player in (*named.items(), ("speaker", view.speaker), ("first", view.first)):
        if player is not None:
            vector[_start[name] + (player - you) % players] = 1
    for player, seen in enumerate(view.seats):
        vector[_start["gone"] + (player - you) % players] = seen.gone
        vector[_start["turned"] + (player - you) % players] = seen.turned
    if view.scenario is not None:
        vector[_start["running"] + JOBS.index(view.scenario)] = 1
    for code in view.played:
        vector[_start["played"] + JOBS.index(code)] = 1
    for place, reputation in enumerate(view.reputations):
        vector[_start["reputation"] + place] = _tenths(reputation)
    vector[_start["purse"]] = _tenths(view.purse)
    vector[_start["target"]] = _tenths(view.target)
    vector[_start["round"]] = _tenths(view.round)
    vector[_start["actions"]] = view.actions / 3
    vector[_start["prints"]] = min(view.fingerprints / max(view.limit, 1), MOST)
    vector[_start["police"] + POLICE.index(view.police)] = 1
    vector[_start["intro"]] = view.intro / 9
    vector[_start["stock"]] = view.stock / DICE


def _observe_minions(vector: Vector, view: LegendsView) -> None:
    you, minion_of = _viewer(view), names_in(view).minion_of
    for player, seen in enumerate(view.seats):
        place = (player - you) % view.players * MINIONS
        _mark(vector, _start["hand"] + place, minion_of, seen.hand)
        _mark(vector, _start["table"] + place, minion_of, seen.table)
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
        _mark(vector, _start[name], minion_of, minions)


def _observe_challenges(vector: Vector, view: LegendsView) -> None:
    you, number_of = _viewer(view), names_in(view).challenge_of
    for player, seen in enumerate(view.seats):
        place = (player - you) % view.players * PROBLEMS - len(TESTS)
        _mark(vector, _start["front"] + place, number_of, seen.problems)
    _mark(vector, _start["problems"] - len(TESTS), number_of, view.problem_deck)
    for challenge in view.challenges:
        number = number_of[challenge.id]
        vector[_start["open"] + number] = 1
        vector[_start["tokens"] + number] = challenge.tokens / 9
        vector[_start["difficulty"] + number] = _tenths(challenge.difficulty)


def _observe_roll(vector: Vector, view: LegendsView) -> None:
    names = names_in(view)
    if view.about is not None:
        vector[_start["about"] + names.minion_of[view.about]] = 1
    vector[_start["left"]] = _tenths(view.left_to_pick)
    roll = view.roll
    if roll is None:
        return
    vector[_start["roll"] + names.challenge_of[roll.challenge]] = 1
    vector[_start["roller"] + (roll.roller - _viewer(view)) % view.players] = 1
    _mark(vector, _start["crew"], names.minion_of, roll.crew)
    vector[_start["count"]] = roll.count / DICE
    vector[_start["against"]] = _tenths(roll.difficulty)
    vector[_start["missing"]] = roll.missing / 9
    for place, face in enumerate(roll.dice):
        vector[_start["dice"] + place * len(WHITE_FACES) + _FACE[face]] = 1
    if roll.red != "none":
        vector[_start["red"] + _RED[roll.red]] = 1
    vector[_start["bonus"]] = _tenths(roll.bonus)
    vector[_start["more"]] = roll.more
    vector[_start["spared"]] = roll.spared


def _observe_scene(vector: Vector, view: LegendsView) -> None:
    scene = view.scene
    if scene is None:
        return
    number_of, first = names_in(view).challenge_of, len(TESTS) + PROBLEMS
    if isinstance(scene, BankView):
        vault = () if scene.vault is None else (scene.vault,)
        shown, hidden = (*vault, *scene.alarms), (*scene.vault_deck, *scene.alarm_deck)
        numbers = (scene.clock, scene.squad, scene.loot, scene.searches, scene.bags)
        vector[_start["cost"]] = min(scene.search_cost or 0, MOST)
        _count(vector, _start["bank"], numbers)
    elif isinstance(scene, RebelsView):
        shown, hidden = encode_rebels.shown(scene), encode_rebels.hidden(scene)
        encode_rebels.observe(
            vector, _start, scene, names_in(view).minion_of, lambda card: number_of[card] - first
        )
    elif isinstance(scene, CasinoView):
        shown, hidden = encode_casino.shown(scene), encode_casino.hidden(scene)
        encode_casino.observe(
            vector, _start, scene, names_in(view).minion_of, lambda card: number_of[card] - first
        )
    elif isinstance(scene, PowerView):
        active = () if scene.campaign is None else (scene.campaign,)
        shown, hidden = (*active, *scene.rumours, scene.betrayal), scene.rumour_deck
        encode_power.observe_power(vector, _start, view, scene, names_in(view).campaign_of)
    elif isinstance(scene, FamilyView):
        shown, hidden = encode_family.shown(scene), encode_family.hidden(scene)
        encode_family.observe(vector, _start, scene, lambda card: number_of[card] - first)
    else:
        assert isinstance(scene, ChaseView)
        shown, hidden = (*scene.near, *scene.future), scene.deck
        _count(vector, _start["chase"], (scene.car, scene.van, scene.lever, scene.driving))
        vector[_start["lane"] + ("left", "right").index(scene.lane)] = 1
    _mark(vector, _start["shown"] - first, number_of, shown)
    _mark(vector, _start["hidden"] - first, number_of, hidden)


def _mark(vector: Vector, start: int, number_of: dict[str, int], things: Iterable[str]) -> None:
    for thing in things:
        vector[start + number_of[thing]] = 1


def _count(vector: Vector, start: int, numbers: Iterable[int]) -> None:
    for place, number in enumerate(numbers):
        vector[start + place] = _tenths(number)


def _tenths(number: int) -> float:
    return min(number / 10, MOST)


def _viewer(view: LegendsView) -> int:
    if view.you is None:
        raise ValueError("a spectator plays no part: encode the view of a seat")
    return view.you


# Names


class Names:
    """What a box calls its minions and challenges, by number and back."""

    __slots__ = (
        "campaign_of",
        "campaigns",
        "cards",
        "challenge_of",
        "challenges",
        "faces",
        "minion_of",
        "minions",
    )

    def __init__(self, faces: tuple[MinionFace, ...], cards: tuple[CardFace, ...]) -> None:
        self.faces = faces
        self.cards = cards
        self.minions = {number: face.id for number, face in enumerate(faces)}
        problems = [card.id for card in cards if card.deck == "problem"]
        others = [card.id for card in cards if card.deck not in ("test", "problem")]
        self.challenges = {
            **dict(enumerate(TESTS)),
            **dict(enumerate(problems, len(TESTS))),
            **dict(enumerate(others, len(TESTS) + PROBLEMS)),
        }
        self.minion_of = {name: number for number, name in self.minions.items()}
        self.challenge_of = {name: number for number, name in self.challenges.items()}
        self.campaign_of = encode_power.campaign_cards(cards)
        self.campaigns = {number: name for name, number in self.campaign_of.items()}


_known: list[Names] = []


def names_in(view: LegendsView) -> Names:
    """The names of the view's box; all views of a pack share what is printed, so one look finds it."""
    for names in _known:
        if names.faces is view.minions and names.cards is view.cards:
            return names
    if len(_known) >= 8:
        _known.clear()
    names = Names(view.minions, view.cards)
    _known.append(names)
    return names
