"""Action ids and observation vectors for learning, computed from a seat's view alone.

Seats are relative: 0 is the viewer, 1 the next seat clockwise. Figures are numbered by relative
seat, four each. Streets are numbered in reading order, cards in the order of the deck. Both
numberings define the environment `mafia_v0`: a changed id or segment needs a new version of the
environment.
"""

from array import array
from functools import lru_cache
from itertools import accumulate
from typing import Final, NamedTuple, TypeAlias

from omerta.games.mafia.actions import (
    Done,
    Fill,
    Fire,
    Hold,
    Lay,
    Open,
    Pass,
    Ransom,
    Run,
    RunNobody,
    Sell,
    Serve,
    Throw,
)
from omerta.games.mafia.components import (
    CARD_OF,
    CARDS,
    FIGURES,
    PER_SEAT,
    SEATS,
    STREETS,
    figure_names,
    street_names,
)
from omerta.games.mafia.frames import FRAMES
from omerta.games.mafia.view import MafiaView
from omerta.kernel.actions import Action
from omerta.kernel.seats import Seat

Vector: TypeAlias = "array[float]"
"""Single-precision numbers; `numpy.frombuffer` reads them without a copy."""

PHASES: Final = ("exchange", "lay", "turns", "ransom", "over")
MOST_ROUNDS: Final = 60
MOST: Final = 100
"""Amounts are divided by 100 and capped; a custom data file may hold more money than an agent sees.
"""

# Action ids

DONE: Final = PER_SEAT
"""The ids before it: exchange the card in slot 1, 2, 3, 4."""
PASS: Final = DONE + 1
HOLD: Final = PASS + 1
RUN_NOBODY: Final = HOLD + 1
FIRST_LAY: Final = RUN_NOBODY + 1
"""From this id on, street by street: lay, open, fire, sell, fill."""
FIRST_SERVE: Final = FIRST_LAY + 5 * STREETS
"""From this id on, figure by figure: serve, run, ransom."""
ACTION_COUNT: Final = FIRST_SERVE + 3 * FIGURES

_OF_STREETS: Final = (Lay, Open, Fire, Sell, Fill)
_OF_FIGURES: Final = (Serve, Run, Ransom)
_PLAIN: Final[dict[type[Action], int]] = {Done: DONE, Pass: PASS, Hold: HOLD, RunNobody: RUN_NOBODY}
_NUMBERED: Final[dict[type[Action], int]] = {
    **{kind: FIRST_LAY + STREETS * place for place, kind in enumerate(_OF_STREETS)},
    **{kind: FIRST_SERVE + FIGURES * place for place, kind in enumerate(_OF_FIGURES)},
}


def action_id(view: MafiaView, action: Action) -> int:
    """The id of an action of the viewer."""
    if isinstance(action, Lay | Open | Fire | Sell | Fill):
        return _NUMBERED[type(action)] + _street(view, action.street)
    if isinstance(action, Serve | Run | Ransom):
        return _NUMBERED[type(action)] + _figure(view, action.figure)
    if isinstance(action, Throw):
        return action.slot - 1
    return _PLAIN[type(action)]


def action_of(view: MafiaView, number: int) -> Action:
    """The viewer's action with this id, legal or not."""
    if not 0 <= number < ACTION_COUNT:
        raise ValueError(f"action ids are 0 to {ACTION_COUNT - 1}, not {number}")
    if number < DONE:
        return Throw(number + 1)
    if number < FIRST_LAY:
        return (Done, Pass, Hold, RunNobody)[number - DONE]()
    if number < FIRST_SERVE:
        kind, street = divmod(number - FIRST_LAY, STREETS)
        return _OF_STREETS[kind](_names(view).streets[street])
    kind, figure = divmod(number - FIRST_SERVE, FIGURES)
    counted = (figure + PER_SEAT * _viewer(view)) % FIGURES
    return _OF_FIGURES[kind](_names(view).figures[counted])


def mask(view: MafiaView) -> bytearray:
    """One byte per action id: 1 if the view offers the action."""
    offered = bytearray(ACTION_COUNT)
    for action in view.options:
        offered[action_id(view, action)] = 1
    return offered


# Observations


class Segment(NamedTuple):
    """A part of the vector: its name, length, range and meaning."""

    name: str
    size: int
    low: float
    high: float
    meaning: str


PLACES: Final = ("home", "street", "cell", "running")
PRINTED: Final = ("courtesan", "theft", "robbery", "cut", "pistol_cell", "chair_price")
SEGMENTS: Final = (
    Segment("decision", len(FRAMES), 0, 1, ", ".join(FRAMES)),
    Segment("phase", len(PHASES), 0, 1, ", ".join(PHASES)),
    Segment("active", SEATS, 0, 1, "the seats that must answer"),
    Segment("first", SEATS, 0, 1, "the first player of the round"),
    Segment("passed", SEATS, 0, 1, "seats that have passed"),
    Segment("round", 1, 0, 1, "number of the round / 60"),
    Segment("last_round", 1, 0, 1, "number of the last possible round / 60"),
    Segment("bank", 1, 0, MOST, "the bank / 100"),
    Segment("cash", SEATS, 0, MOST, "cash of each seat / 100"),
    Segment("in_hand", SEATS, 0, 1, "cards in each hand / 4"),
    Segment("exchanged", SEATS, 0, 1, "cards each seat exchanged / 4"),
    Segment("deck", 1, 0, 1, "cards in the deck / 32"),
    Segment("hand", PER_SEAT * CARDS, 0, 1, "slot by card: the viewer's hand"),
    Segment("aside", PER_SEAT, 0, 1, "slots put aside to be exchanged, so far"),
    Segment("thrown", CARDS, 0, 1, "the viewer's exchanged cards, if reminded"),
    Segment("gone", CARDS, 0, 1, "cards that left the city for all to see"),
    Segment("shown", CARDS, 0, 1, "cards of the last round that all saw"),
    Segment("owner", STREETS * SEATS, 0, 1, "street by seat: the owner"),
    Segment("closed", STREETS, 0, 1, "streets with a closed card"),
    Segment("open", STREETS, 0, 1, "streets with an open card, arrested or not"),
    Segment("arrested", STREETS, 0, 1, "those of them under arrest"),
    Segment("fired", STREETS, 0, 1, "those of them with a pistol that fired"),
    Segment("card", STREETS * CARDS, 0, 1, "street by card: faces the viewer may see"),
    Segment("loot", STREETS, 0, MOST, "loot of each street / 100"),
    Segment("standing", STREETS * SEATS, 0, 1, "street by seat: whose figure stands there"),
    Segment("at", STREETS, 0, 1, "the opened card that waits for an answer"),
    Segment("due", STREETS, 0, MOST, "what a card still waits for in a split / 100"),
    Segment("place", FIGURES * len(PLACES), 0, 1, f"figure by {', '.join(PLACES)}"),
    Segment("price", FIGURES, 0, MOST, "ransom of each prisoner / 100"),
    Segment("able", FIGURES, 0, 1, "prisoners who can still serve in this round"),
    Segment("goods", 10, 0, MOST, "numbers of goods-l1 to l6, goods-c1 to c4 / 100"),
    Segment("numbers", len(PRINTED), 0, MOST, f"{', '.join(PRINTED)} / 100"),
    Segment("steps_on", 1, 0, 1, "whether prison steps go on after a pass"),
    Segment("for_clan", 1, 0, 1, "whether clans win together"),
    Segment("own_runners", 1, 0, 1, "whether only the opener's clan may run"),
)
_ends: Final = list(accumulate(segment.size for segment in SEGMENTS))
_start: Final = {s.name: end - s.size for s, end in zip(SEGMENTS, _ends, strict=True)}
OBSERVATION_LENGTH: Final = _ends[-1]

_ZEROS: Final = array("f", bytes(array("f").itemsize * OBSERVATION_LENGTH))
_DECISION: Final = {tag: place for place, tag in enumerate(FRAMES)}
_PHASE: Final = {phase: _start["phase"] + place for place, phase in enumerate(PHASES)}
_PLACE: Final = {place: number for number, place in enumerate(PLACES)}
_ACTIVE, _FIRST, _PASSED, _CASH = (_start[s] for s in ("active", "first", "passed", "cash"))
_IN_HAND, _EXCHANGED, _HAND = (_start[s] for s in ("in_hand", "exchanged", "hand"))
_ASIDE, _THROWN, _GONE, _SHOWN = (_start[s] for s in ("aside", "thrown", "gone", "shown"))
_OWNER, _CLOSED, _OPEN, _ARRESTED = (_start[s] for s in ("owner", "closed", "open", "arrested"))
_FIRED, _CARD, _LOOT, _STANDING = (_start[s] for s in ("fired", "card", "loot", "standing"))
_FIGURE, _PRICE, _ABLE, _DUE = (_start[s] for s in ("place", "price", "able", "due"))


def observe(view: MafiaView) -> Vector:
    """The viewer's knowledge as numbers; `SEGMENTS` describes the vector."""
    vector = _ZEROS[:]
    you = _viewer(view)
    if view.decision is not None:
        vector[_DECISION[view.decision]] = 1
    for seat in view.active:
        vector[_ACTIVE + (seat - you) % SEATS] = 1
    vector[_PHASE[view.phase]] = 1
    vector[_FIRST + (view.first - you) % SEATS] = 1
    vector[_start["round"]] = view.round / MOST_ROUNDS
    vector[_start["last_round"]] = view.max_rounds / MOST_ROUNDS
    vector[_start["bank"]] = _hundreds(view.bank)
    vector[_start["deck"]] = view.deck / CARDS
    vector[_start["steps_on"]] = view.passing == "cards"
    vector[_start["for_clan"]] = view.victory == "clan"
    vector[_start["own_runners"]] = view.runner_choice == "clan"
    _observe_printed(vector, view)
    for place in range(SEATS):
        seen = view.seats[(you + place) % SEATS]
        vector[_PASSED + place] = seen.passed
        vector[_CASH + place] = _hundreds(seen.cash)
        vector[_IN_HAND + place] = seen.hand / PER_SEAT
        vector[_EXCHANGED + place] = seen.thrown / PER_SEAT
    _observe_cards(vector, view)
    _observe_streets(vector, view, you)
    _observe_figures(vector, view, you)
    return vector


def _observe_printed(vector: Vector, view: MafiaView) -> None:
    for place, number in enumerate(view.goods):
        vector[_start["goods"] + place] = _hundreds(number)
    printed = view.numbers
    numbers = (
        printed.courtesan,
        printed.theft,
        printed.robbery,
        printed.cut,
        printed.pistol_cell,
        printed.chair_price,
    )
    for place, number in enumerate(numbers):
        vector[_start["numbers"] + place] = _hundreds(number)


def _observe_cards(vector: Vector, view: MafiaView) -> None:
    for slot, card in enumerate(view.hand or ()):
        vector[_HAND + slot * CARDS + CARD_OF[card]] = 1
    for slot in view.aside:
        vector[_ASIDE + slot - 1] = 1
    for card in view.thrown or ():
        vector[_THROWN + CARD_OF[card]] = 1
    for card in view.gone:
        vector[_GONE + CARD_OF[card]] = 1
    for card in view.shown:
        vector[_SHOWN + CARD_OF[card]] = 1


def _observe_streets(vector: Vector, view: MafiaView, you: Seat) -> None:
    for street, seen in enumerate(view.streets):
        vector[_OWNER + street * SEATS + (seen.owner - you) % SEATS] = 1
        if seen.card is not None:
            vector[_CARD + street * CARDS + CARD_OF[seen.card]] = 1
        if seen.lying == "closed":
            vector[_CLOSED + street] = 1
        elif seen.lying != "empty":
            vector[_OPEN + street] = 1
            vector[_ARRESTED + street] = seen.lying == "arrested"
            vector[_FIRED + street] = seen.fired
            vector[_LOOT + street] = _hundreds(seen.loot)
        if seen.figure is not None:
            owner = _figure(view, seen.figure) // PER_SEAT
            vector[_STANDING + street * SEATS + owner] = 1
    if view.at is not None:
        vector[_start["at"] + _street(view, view.at)] = 1
    if view.sale is not None:
        for name, due in zip(view.sale.waiting, view.sale.due, strict=True):
            vector[_DUE + _street(view, name)] = _hundreds(due)


def _observe_figures(vector: Vector, view: MafiaView, you: Seat) -> None:
    for place in range(FIGURES):
        seen = view.figures[(place + PER_SEAT * you) % FIGURES]
        vector[_FIGURE + place * len(PLACES) + _PLACE[seen.place]] = 1
        if seen.at == "chair":
            vector[_PRICE + place] = _hundreds(view.numbers.chair_price)
        elif seen.place in ("cell", "running"):
            vector[_PRICE + place] = _hundreds(int(seen.at))
    for name in view.able:
        vector[_ABLE + _figure(view, name)] = 1


def _hundreds(amount: int) -> float:
    return min(amount / 100, MOST)


def _viewer(view: MafiaView) -> Seat:
    if view.you is None:
        raise ValueError("a spectator plays no part: encode the view of a seat")
    return view.you


# Names


class Names(NamedTuple):
    """The names of a town's streets and figures, and their numbers."""

    streets: list[str]
    figures: list[str]
    street_of: dict[str, int]
    figure_of: dict[str, int]


@lru_cache(maxsize=16)
def names_in(rows: tuple[str, ...], colours: tuple[str, ...]) -> Names:
    """The names of a town."""
    streets, figures = street_names(rows), figure_names(colours)
    return Names(
        streets,
        figures,
        {name: street for street, name in enumerate(streets)},
        {name: figure for figure, name in enumerate(figures)},
    )


def _names(view: MafiaView) -> Names:
    return names_in(view.rows, view.colours)


def _street(view: MafiaView, name: str) -> int:
    return _names(view).street_of[name]


def _figure(view: MafiaView, name: str) -> int:
    """The number of a figure, counted from the viewer's own."""
    return (_names(view).figure_of[name] - PER_SEAT * _viewer(view)) % FIGURES
