"""CF-3 and CF-13.4: three minutes of talk.

Only the form of a statement is checked; its content binds no player and changes nothing
(CF-3.3). No statement shows a card or proves what was seen (CF-3.4).
"""

from typing import Final

from omerta.games.crossfire.actions import (
    Ask,
    Claim,
    Put,
    Ready,
    SayAfter,
    SayCard,
    SayGuess,
    SaySeat,
    Statement,
    Take,
)
from omerta.games.crossfire.components import MOST_SEATS, NOBODY, ROLE_OF
from omerta.games.crossfire.components_cast import READY
from omerta.games.crossfire.components_speech import TEAMS, Said
from omerta.games.crossfire.events import ReadySaid, StatementMade, TalkEnded, TalkStarted
from omerta.games.crossfire.frames import Talk
from omerta.games.crossfire.rules import claims, sniper
from omerta.games.crossfire.rules.asking import answered, ask
from omerta.games.crossfire.table import Table
from omerta.kernel.actions import Action
from omerta.kernel.errors import Illegal
from omerta.kernel.events import Event
from omerta.kernel.seats import Seat

_TOPICS: Final = {
    "dealt": "dealt",
    "passed": "passed",
    "got": "got",
    "am": "role",
    "amnot": "role",
    "iaim": "aim",
    "trust": "trust",
    "suspect": "trust",
}
"""The topic of the question that each kind of statement answers."""


def talk_seconds(s: Table) -> int:
    """The seconds that the timer runs (CF-3.1)."""
    chosen = s.settings.talk_seconds
    return s.cast.file.talk_seconds if chosen == "box" else int(chosen)


def begin_talk(s: Table, log: list[Event]) -> None:
    """Start the discussion for all, including the sniper (CF-10.1)."""
    log.append(TalkStarted(talk_seconds(s)))
    ask(s, Talk(s.cast.everybody))


def end_talk(log: list[Event]) -> None:
    """End the discussion for all at the same moment (CF-3.6)."""
    log.append(TalkEnded())


def talk_options(s: Table, seat: Seat) -> tuple[Action, ...]:
    """Turn the claim, move tokens, be ready, or make any statement."""
    cast = s.cast
    speaks = s.spoke[seat] < cast.statement_cap
    turns = s.turned[seat] < cast.claim_cap
    snipes = seat == cast.sniper(s.dealer)
    state = s.tokens if snipes else s.claims[seat]
    key = ((state * MOST_SEATS + s.dealer) * MOST_SEATS + seat) * 8 + 4 * speaks + 2 * turns
    ready = may_be_ready(s, seat)
    key += ready
    found = cast.talk.get(key)
    if found is None:
        moves: tuple[Action, ...] = ()
        if turns:
            moves = sniper.moves(s) if snipes else turning(s, seat)
        said = tuple(cast.speech.of(s.dealer, seat)) if speaks else ()
        found = cast.talk[key] = (*moves, *(READY,) * ready, *said)
    return found


def may_be_ready(s: Table, seat: Seat) -> bool:
    """With `early_end` off only the clock ends the talk, unless nothing else is left (CF-13.4)."""
    if s.settings.early_end == "unanimous":
        return True
    cast = s.cast
    return s.spoke[seat] >= cast.statement_cap and s.turned[seat] >= cast.claim_cap


def turning(s: Table, seat: Seat) -> tuple[Action, ...]:
    """The other faces of the card."""
    now = s.claims[seat]
    return tuple([claim for place, claim in enumerate(s.cast.claiming) if place != now])


def talk_refusal(s: Table, seat: Seat, action: Action) -> Illegal | None:
    """Why this action is refused during the discussion."""
    if action in s.cast.speech.of(s.dealer, seat):
        return _silenced(s, seat)
    if isinstance(action, Ready):
        return None if may_be_ready(s, seat) else Illegal("clock_ends_talk", "CF-13.4")
    if isinstance(action, Claim):
        return claims.turn_refusal(s, seat, action)
    if isinstance(action, Put | Take):
        return sniper.move_refusal(s, seat, action)
    if isinstance(action, Statement):
        return _form_refusal(s, seat, action)
    return Illegal("talk_now", "CF-3.5")


def _silenced(s: Table, seat: Seat) -> Illegal | None:
    """The limit that keeps the discussion finite (CF-13.4)."""
    cap = s.cast.statement_cap
    return Illegal("statements_used_up", "CF-13.4", most=cap) if s.spoke[seat] >= cap else None


def _form_refusal(s: Table, seat: Seat, action: Statement) -> Illegal:
    """What is wrong with the form of a statement (CF-3.5)."""
    cast = s.cast
    if isinstance(action, SayGuess | SaySeat | Ask):
        if action.seat >= s.seats:
            return Illegal("no_such_seat", "CF-1.2", seat=action.seat + 1)
        if action.seat == seat:
            return Illegal("about_yourself", "CF-3.5")
    if isinstance(action, SayCard | SayAfter) and cast.place(s.dealer, seat) == NOBODY:
        return Illegal("no_card", "CF-9.3")
    if isinstance(action, SayCard | SayAfter | SayGuess):
        role = ROLE_OF.get(action.role, NOBODY)
        if role == NOBODY and action.role in TEAMS:
            return Illegal("no_team_there", "CF-3.5")
        if role not in cast.deck:
            return Illegal("no_such_role", "CF-3.5", role=action.role[:20])
    named = action.seat if isinstance(action, SayGuess | Ask) else seat
    if cast.place(s.dealer, named) == NOBODY:
        return Illegal("card_is_open", "CF-9.2")
    return Illegal("no_such_shuffle", "CF-3.5")


def answer_talk(s: Table, seat: Seat, action: Action, log: list[Event]) -> bool:
    """Carry out an action of the discussion; returns True if all are ready."""
    said = s.cast.speech.of(s.dealer, seat).get(action)
    if said is not None and s.spoke[seat] < s.cast.statement_cap:
        state(s, seat, said, log)
        return False
    refusal = talk_refusal(s, seat, action)
    if refusal is not None:
        raise refusal
    if isinstance(action, Claim):
        claims.turn_claim(s, seat, action, log)
    elif isinstance(action, Put | Take):
        sniper.move(s, action, log)
    else:
        return be_ready(s, seat, log)
    return False


def be_ready(s: Table, seat: Seat, log: list[Event]) -> bool:
    """Mark a seat as ready; returns True if it was the last one."""
    log.append(ReadySaid(seat))
    return answered(s, seat)


def state(s: Table, seat: Seat, said: Said, log: list[Event]) -> None:
    """Add a statement with its number and the questions it answers; all players hear it (CF-3.5)."""
    made = StatementMade(len(s.said) + 1, seat, *said, taken_up(s, seat, said))
    s.spoke[seat] += 1
    s.said.append(made)
    s.asked = still_open(s.asked, made)
    log.append(made)


def taken_up(s: Table, seat: Seat, said: Said) -> tuple[int, ...]:
    """The open questions to a seat that a statement answers; declining answers all."""
    questions = s.asked[seat]
    if not questions:
        return ()
    code, _, _, number, _ = said
    if code == "nocomment":
        return questions
    topic = f"after{number}" if code == "after" else _TOPICS.get(code)
    return tuple([no for no in questions if s.said[no - 1].topic == topic])


def still_open(
    asked: tuple[tuple[int, ...], ...], made: StatementMade
) -> tuple[tuple[int, ...], ...]:
    """The questions to each seat that are open after a statement."""
    if made.answers:
        seat = made.seat
        rest = tuple([no for no in asked[seat] if no not in made.answers])
        asked = (*asked[:seat], rest, *asked[seat + 1 :])
    if made.topic is not None and made.about is not None:
        to = made.about
        asked = (*asked[:to], (*asked[to], made.no), *asked[to + 1 :])
    return asked
