"""CR-3: recruiting."""

from omerta.games.crooks.actions import Pass, Recruit, Take
from omerta.games.crooks.components import BOARD, HANGOUTS
from omerta.games.crooks.events import CrookRecruited, HangoutPaid, HangoutSearched
from omerta.games.crooks.frames import ChooseCrook, ChooseHangout
from omerta.games.crooks.rules.passing import leave
from omerta.games.crooks.table import (
    LOOK_RECRUIT,
    TAG_NAMES,
    Table,
    affordable,
    money_told,
)
from omerta.kernel.actions import Action
from omerta.kernel.errors import Illegal
from omerta.kernel.events import Event
from omerta.kernel.seats import Seat

PASS = Pass()
RECRUIT = tuple([Recruit(letter) for letter in HANGOUTS])
HANGOUT_NUMBER = {letter: number for number, letter in enumerate(HANGOUTS)}

_choices: dict[int, tuple[Action, ...]] = {}


# Choosing a hangout


def hangout_options(s: Table, frame: ChooseHangout) -> tuple[Action, ...]:
    """Every hangout that the seat can pay for, and passing (CR-2.3)."""
    mask = affordable(s, frame.seat)
    options = _choices.get(mask)
    if options is None:
        options = (*[RECRUIT[h] for h in range(len(HANGOUTS)) if mask >> h & 1], PASS)
        _choices[mask] = options
    return options


def hangout_refusal(s: Table, frame: ChooseHangout, action: Action) -> Illegal | None:
    """Why this action at `ChooseHangout` is refused."""
    if not isinstance(action, Recruit):
        return None if isinstance(action, Pass) else Illegal("recruit_first", "CR-2.2")
    letter = action.hangout
    hangout = HANGOUT_NUMBER[letter]
    if hangout >= len(s.piles):
        return Illegal("hangout_not_in_use", "CR-1.5", hangout=letter)
    size = len(s.piles[hangout])
    if size == 0:
        return Illegal("hangout_empty", "CR-3.13", hangout=letter)
    cost, money = size * BOARD.search_cost, s.money[frame.seat]  # CR-3.1
    if cost > money:
        return Illegal("too_expensive", "CR-3.2", hangout=letter, price=cost, money=money)
    return None


def answer_hangout(s: Table, frame: ChooseHangout, action: Action, log: list[Event]) -> None:
    """Search the hangout, or pass instead of the whole turn (CR-2.3)."""
    refusal = hangout_refusal(s, frame, action)
    if refusal is not None:
        raise refusal
    s.stack.pop()
    if isinstance(action, Recruit):
        search(s, frame.seat, action, log)
    else:
        s.stack.pop()
        leave(s, frame.seat, "chosen", log)


def search(s: Table, seat: Seat, action: Recruit, log: list[Event]) -> None:
    """Pay for the hangout, look through the pile, and choose a crook to hire."""
    hangout = HANGOUT_NUMBER[action.hangout]
    pile = s.piles[hangout]
    cost = len(pile) * BOARD.search_cost  # CR-3.1
    s.money[seat] -= cost  # CR-3.3: paid before looking, never returned
    s.bank += cost
    log.append(HangoutPaid(seat, action.hangout, cost, money_told(s, seat)))
    ids = s.deck.ids
    log.append(  # CR-3.4: the player alone sees the pile; CR-3.7: sorted, no positions
        HangoutSearched(
            seat, action.hangout, len(pile), tuple([ids[face] for face in sorted(pile)])
        )
    )
    if len(pile) == 1:  # CR-3.11
        hire(s, seat, hangout, pile[0], log)
    else:  # CR-3.10: always a decision, because a skipped one would betray the boss
        s.stack.append(ChooseCrook(seat, hangout))


# Choosing a crook


def choosable(s: Table, hangout: int) -> list[int]:
    """The faces that may be hired from a pile, sorted."""
    faces = sorted(set(s.piles[hangout]))
    bosses = s.deck.boss_faces
    if bosses.isdisjoint(faces):
        return faces
    hirable = [face for face in faces if face not in bosses]  # CR-3.8, CR-3.9
    return hirable or faces  # CR-3.12


def crook_options(s: Table, frame: ChooseCrook) -> tuple[Action, ...]:
    """Every crook that may be hired."""
    takes = s.deck.takes
    return tuple([takes[face] for face in choosable(s, frame.hangout)])


def crook_refusal(s: Table, frame: ChooseCrook, action: Action) -> Illegal | None:
    """Why this action at `ChooseCrook` is refused."""
    if isinstance(action, Pass):
        return Illegal("search_under_way", "CR-2.10")
    if not isinstance(action, Take):
        return Illegal("take_one", "CR-3.6")
    face = s.deck.face_of.get(action.crook)
    if face is None or face not in s.piles[frame.hangout]:
        return Illegal("not_in_pile", "CR-3.5", hangout=HANGOUTS[frame.hangout])
    if face in s.deck.boss_faces and face not in choosable(s, frame.hangout):
        return Illegal("boss_not_last", "CR-3.8", hangout=HANGOUTS[frame.hangout])
    return None


def answer_crook(s: Table, frame: ChooseCrook, action: Action, log: list[Event]) -> None:
    """Hire the chosen crook."""
    refusal = crook_refusal(s, frame, action)
    if refusal is not None:
        raise refusal
    assert isinstance(action, Take)
    s.stack.pop()
    hire(s, frame.seat, frame.hangout, s.deck.face_of[action.crook], log)


def hire(s: Table, seat: Seat, hangout: int, face: int, log: list[Event]) -> None:
    """Take one crook into hand; the others stay face down (CR-3.5)."""
    pile = s.piles[hangout]
    place = pile.index(face)
    rest = pile[:place] + pile[place + 1 :]
    s.piles[hangout] = rest
    tag = len(s.tags)
    s.tags.append(face)
    s.origin.append(hangout)
    s.taker.append(seat)
    s.size_before.append(len(pile))
    s.hand = tag
    s.looks.append((s.turn, seat, LOOK_RECRUIT, hangout, tag + 1))
    log.append(
        CrookRecruited(
            seat,
            HANGOUTS[hangout],
            TAG_NAMES[tag],
            len(rest),
            s.deck.ids[face],
        )
    )
