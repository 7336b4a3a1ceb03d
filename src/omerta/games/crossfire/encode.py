"""Action ids and observation vectors for learning, computed from a seat's view alone.

Seats are relative: 0 is the viewer, 1 the next seat clockwise. Roles are numbered as in `ROLES`;
the sniper's is never dealt, so no statement names it. Both numberings define the environment
`crossfire_v0`: a changed id or segment needs a new version of the environment.
"""

from array import array
from functools import lru_cache
from itertools import accumulate
from typing import Final, NamedTuple, TypeAlias, get_args

from omerta.games.crossfire.actions import (
    Aim,
    AimBlind,
    AimTwo,
    Ask,
    CardCode,
    Claim,
    GuessCode,
    Looked,
    Next,
    NoComment,
    Put,
    Ready,
    Retract,
    SayAfter,
    SayCard,
    SayGuess,
    SaySeat,
    SeatCode,
    Take,
    Topic,
)
from omerta.games.crossfire.components import MOST_SEATS, ROLE_OF, ROLES, SNIPER
from omerta.games.crossfire.components_speech import TEAMS
from omerta.games.crossfire.events import StatementMade
from omerta.games.crossfire.frames import FRAMES
from omerta.games.crossfire.settings import Face
from omerta.games.crossfire.view import CrossfireView
from omerta.kernel.actions import Action
from omerta.kernel.seats import Seat

Vector: TypeAlias = "array[float]"
"""Single-precision numbers; `numpy.frombuffer` reads them without a copy."""

FACES: Final[tuple[Face, ...]] = get_args(Face)
TOPICS: Final[tuple[Topic, ...]] = get_args(Topic)
CARD_CODES: Final[tuple[CardCode, ...]] = get_args(CardCode)
GUESS_CODES: Final[tuple[GuessCode, ...]] = get_args(GuessCode)
SEAT_CODES: Final[tuple[SeatCode, ...]] = get_args(SeatCode)
DEALT: Final[tuple[str, ...]] = tuple([name for name in ROLES if ROLE_OF[name] != SNIPER])
"""The roles that can be dealt, and spoken about."""
OTHERS: Final = range(1, MOST_SEATS)

# Action ids

FIRST_AIM: Final = 8
"""The ids before it: looked, the four claims, ready, next, aim blind."""
FIRST_PAIR: Final = FIRST_AIM + len(OTHERS)
FIRST_PUT: Final = FIRST_PAIR + len(OTHERS) * (len(OTHERS) - 1) // 2
FIRST_SAY: Final = FIRST_PUT + 2 * len(OTHERS)
"""The first id of a statement."""


def _actions(seat_of: list[Seat]) -> list[Action]:
    """All actions by id; `seat_of[n]` is the seat n places to the left of the speaker."""
    others = [seat_of[step] for step in OTHERS]
    found: list[Action] = [Looked(), *[Claim(face) for face in FACES], Ready(), Next(), AimBlind()]
    found += [Aim(seat) for seat in others]
    found += [AimTwo(one, two) for place, one in enumerate(others) for two in others[place + 1 :]]
    found += [*[Put(seat) for seat in others], *[Take(seat) for seat in others]]
    for code in CARD_CODES:
        found += [SayCard(code, role) for role in DEALT]
    found += [SayCard("am", team) for team in TEAMS]
    found += [SayAfter(number, role) for number in (1, 2) for role in DEALT]
    for guess in GUESS_CODES:
        found += [SayGuess(guess, seat, role) for seat in others for role in DEALT]
    for what in SEAT_CODES:
        found += [SaySeat(what, seat) for seat in others]
    found += [Retract(), NoComment()]
    found += [Ask(seat, topic) for seat in others for topic in TOPICS]
    return found


class Numbering(NamedTuple):
    """The actions of one seat by id, and their ids."""

    actions: list[Action]
    ids: dict[Action, int]


@lru_cache(maxsize=64)
def numbering(seats: int, you: Seat) -> Numbering:
    """The ids of a seat's actions at a table; ids beyond the table name empty seats."""
    around = [(you + step) % seats if step < seats else step for step in range(MOST_SEATS)]
    actions = _actions(around)
    return Numbering(actions, {action: number for number, action in enumerate(actions)})


ACTION_COUNT: Final = len(_actions(list(range(MOST_SEATS))))
STATEMENTS: Final = ACTION_COUNT - FIRST_SAY
_Said = tuple[str, int, str | None, int | None, str | None]


def _parts(action: Action) -> _Said | None:
    """A statement of seat 0 in parts; 0 if it is about no player."""
    if isinstance(action, SayCard):
        return action.code, 0, action.role, None, None
    if isinstance(action, SayAfter):
        return "after", 0, action.role, action.number, None
    if isinstance(action, SayGuess):
        return action.code, action.seat, action.role, None, None
    if isinstance(action, SaySeat):
        return action.code, action.seat, None, None, None
    if isinstance(action, Ask):
        return "ask", action.seat, None, None, action.topic
    if isinstance(action, Retract | NoComment):
        return action.text().removeprefix("say "), 0, None, None, None
    return None


_STATEMENT: Final[dict[_Said, int]] = {
    parts: number - FIRST_SAY
    for number, action in enumerate(_actions(list(range(MOST_SEATS))))
    if (parts := _parts(action)) is not None
}
"""The number of each statement, with other seats counted from the speaker."""


def action_id(view: CrossfireView, action: Action) -> int:
    """The id of an action of the viewer."""
    return numbering(len(view.seats), _viewer(view)).ids[action]


def action_of(view: CrossfireView, number: int) -> Action:
    """The viewer's action with this id, legal or not."""
    if not 0 <= number < ACTION_COUNT:
        raise ValueError(f"action ids are 0 to {ACTION_COUNT - 1}, not {number}")
    return numbering(len(view.seats), _viewer(view)).actions[number]


def mask(view: CrossfireView) -> bytearray:
    """One byte per action id: 1 if the view offers the action."""
    offered = bytearray(ACTION_COUNT)
    ids = numbering(len(view.seats), _viewer(view)).ids
    for action in view.options:
        offered[ids[action]] = 1
    return offered


# Observations


class Segment(NamedTuple):
    """A part of the vector: its name, length, range and meaning."""

    name: str
    size: int
    low: float
    high: float
    meaning: str


MOST_SHUFFLES: Final = 4
MOST_GAMES: Final = 20
GLIMPSES: Final = ("dealt", "got", "after1", "after2")
SEGMENTS: Final = (
    Segment("decision", len(FRAMES), 0, 1, ", ".join(FRAMES)),
    Segment("stage", 2 + MOST_SHUFFLES, 0, 1, "the look asked for: dealt, got, after shuffle 1-4"),
    Segment("seats", MOST_SEATS, 0, 1, "the seats of this table"),
    Segment("active", MOST_SEATS, 0, 1, "the seats that have not answered"),
    Segment("dealer", MOST_SEATS, 0, 1, "the dealer"),
    Segment("sniper", MOST_SEATS, 0, 1, "the sniper, if there is one"),
    Segment("mix", len(ROLES), 0, 1, "copies of each role in play / 10"),
    Segment("mixed", MOST_SHUFFLES * MOST_SEATS, 0, 1, "shuffle by seat: who is in it"),
    Segment("shuffled", MOST_SHUFFLES, 0, 1, "shuffles that took place"),
    Segment("game", 1, 0, 1, "number of the game / 20"),
    Segment("games", 1, 0, 1, "games of the series / 20"),
    Segment("points", MOST_SEATS, 0, 1, "points of each seat / 20"),
    Segment("card", len(ROLES), 0, 1, "the viewer's card, where it may be looked at"),
    Segment(
        "seen", len(GLIMPSES) * len(ROLES), 0, 1, "glimpse by role: dealt, got, after1, after2"
    ),
    Segment("open", MOST_SEATS * len(ROLES), 0, 1, "seat by role: cards that lie open"),
    Segment("face", MOST_SEATS * len(FACES), 0, 1, f"seat by claim: {', '.join(FACES)}"),
    Segment("chosen", len(FACES), 0, 1, "the viewer's claim, before the others see it"),
    Segment("token", MOST_SEATS, 0, 1, "seats with a token"),
    Segment("tokens", 1, 0, 1, "tokens the sniper has left / 10"),
    Segment("turned", MOST_SEATS, 0, 1, "claims turned or tokens moved / the most allowed"),
    Segment("spoke", MOST_SEATS, 0, 1, "statements made / the most allowed"),
    Segment("aim", MOST_SEATS, 0, 1, "whom the viewer has decided to point at"),
    Segment("aimed", 1, 0, 1, "whether it has; blindly, if at nobody"),
    Segment("asked", MOST_SEATS * len(TOPICS), 0, 1, "seat by topic: open questions to the viewer"),
    Segment("said", MOST_SEATS * STATEMENTS, 0, 1, "seat by statement: number of it / of the last"),
)
_ends: Final = list(accumulate([segment.size for segment in SEGMENTS]))
_start: Final = {s.name: end - s.size for s, end in zip(SEGMENTS, _ends, strict=True)}
OBSERVATION_LENGTH: Final = _ends[-1]

_ZEROS: Final = array("f", bytes(array("f").itemsize * OBSERVATION_LENGTH))
_DECISION: Final = {tag: place for place, tag in enumerate(FRAMES)}
_FACE: Final = {face: place for place, face in enumerate(FACES)}
_TOPIC: Final = {topic: place for place, topic in enumerate(TOPICS)}


def observe(view: CrossfireView) -> Vector:
    """The viewer's knowledge as numbers; `SEGMENTS` describes the vector."""
    vector = _ZEROS[:]
    you, seats = _viewer(view), len(view.seats)
    if view.decision is not None:
        vector[_DECISION[view.decision]] = 1
    if view.stage is not None:
        vector[_start["stage"] + view.stage] = 1
    for seat in view.active:
        vector[_start["active"] + (seat - you) % seats] = 1
    vector[_start["dealer"] + (view.dealer - you) % seats] = 1
    if view.sniper is not None:
        vector[_start["sniper"] + (view.sniper - you) % seats] = 1
    for card in view.mix:
        vector[_start["mix"] + ROLE_OF[card.role]] = card.count / MOST_SEATS
    for number, trio in enumerate(view.shuffles):
        for seat in trio:
            vector[_start["mixed"] + number * MOST_SEATS + (seat - you) % seats] = 1
        vector[_start["shuffled"] + number] = number < view.shuffled
    vector[_start["game"]] = view.game / MOST_GAMES
    vector[_start["games"]] = view.games / MOST_GAMES
    _observe_seats(vector, view, you)
    _observe_own(vector, view, you)
    _observe_talk(vector, view, you)
    return vector


def _observe_seats(vector: Vector, view: CrossfireView, you: Seat) -> None:
    left = view.tokens
    for place in range(len(view.seats)):
        seen = view.seats[(you + place) % len(view.seats)]
        vector[_start["seats"] + place] = 1
        vector[_start["points"] + place] = seen.points / MOST_GAMES
        vector[_start["token"] + place] = seen.token
        left -= seen.token
        vector[_start["turned"] + place] = seen.turned / view.claim_cap
        vector[_start["spoke"] + place] = seen.spoke / max(1, view.statement_cap)
        if seen.face is not None:
            vector[_start["face"] + place * len(FACES) + _FACE[seen.face]] = 1
        if seen.role is not None:
            vector[_start["open"] + place * len(ROLES) + ROLE_OF[seen.role]] = 1
    vector[_start["tokens"]] = left / MOST_SEATS


def _observe_own(vector: Vector, view: CrossfireView, you: Seat) -> None:
    """Write the viewer's card and earlier looks, claim and aim, as far as the table shows them."""
    if view.card is not None:
        vector[_start["card"] + ROLE_OF[view.card]] = 1
    for seen in view.seen:
        if seen.how != "passed":  # the card that was dealt
            glimpse = seen.how if seen.number is None else f"after{seen.number}"
            place = GLIMPSES.index(glimpse)
            vector[_start["seen"] + place * len(ROLES) + ROLE_OF[seen.role]] = 1
    if view.chosen is not None:
        vector[_start["chosen"] + _FACE[view.chosen]] = 1
    if view.aim is not None:
        vector[_start["aimed"]] = 1
        for seat in view.aim:
            vector[_start["aim"] + (seat - you) % len(view.seats)] = 1


def _observe_talk(vector: Vector, view: CrossfireView, you: Seat) -> None:
    """Write each statement's latest turn, and the open questions to the viewer."""
    seats, said = len(view.seats), view.said
    for made in said:
        speaker = (made.seat - you) % seats
        place = speaker * STATEMENTS + _statement(made, seats)
        vector[_start["said"] + place] = made.no / len(said)
    for no in view.asked:
        question = said[no - 1]
        asker = (question.seat - you) % seats
        assert question.topic is not None
        vector[_start["asked"] + asker * len(TOPICS) + _TOPIC[question.topic]] = 1


def _statement(made: StatementMade, seats: int) -> int:
    about = 0 if made.about is None else (made.about - made.seat) % seats
    return _STATEMENT[made.code, about, made.role, made.number, made.topic]


def _viewer(view: CrossfireView) -> Seat:
    if view.you is None:
        raise ValueError("a spectator plays no part: encode the view of a seat")
    return view.you
