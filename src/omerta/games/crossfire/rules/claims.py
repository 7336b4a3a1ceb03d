"""CF-2.9, CF-3.2, CF-9.4: choosing and turning the claim of a card."""

from omerta.games.crossfire.actions import Claim
from omerta.games.crossfire.components import NOBODY
from omerta.games.crossfire.events import ClaimChosen, ClaimsShown, ClaimTurned
from omerta.games.crossfire.frames import FirstClaim
from omerta.games.crossfire.rules.asking import answered, ask
from omerta.games.crossfire.settings import Face
from omerta.games.crossfire.table import NO_FACE, Table, sniper, with_item
from omerta.kernel.actions import Action
from omerta.kernel.errors import Illegal
from omerta.kernel.events import Event
from omerta.kernel.seats import Seat


def ask_claims(s: Table) -> None:
    """After a last look, all players but the sniper lay their card down (CF-2.9, CF-9.4)."""
    ask(s, FirstClaim(s.cast.holders(s.dealer)))


def claim_refusal(s: Table, action: Action) -> Illegal | None:
    """Why this first claim is refused; a claim binds no player (CF-3.3)."""
    if not isinstance(action, Claim):
        return Illegal("claim_now", "CF-2.9")
    return _unknown(s, action)


def _unknown(s: Table, action: Claim) -> Illegal | None:
    known = action.face in s.cast.file.claims
    return None if known else Illegal("no_such_claim", "CF-3.2")


def answer_claim(s: Table, seat: Seat, action: Action, log: list[Event]) -> bool:
    """Store a claim; returns True if all have chosen."""
    refusal = claim_refusal(s, action)
    if refusal is not None:
        raise refusal
    assert isinstance(action, Claim)
    s.claims = with_item(s.claims, seat, s.cast.file.claims.index(action.face))
    log.append(ClaimChosen(seat, action.face))
    return answered(s, seat)


def show_claims(s: Table, log: list[Event]) -> None:
    """Show all claims at the same moment."""
    log.append(ClaimsShown(tuple([face_of(s, seat) for seat in range(s.seats)])))


def face_of(s: Table, seat: Seat) -> Face | None:
    """The claim of a seat's card; None before it is laid down, and for the sniper."""
    place = s.claims[seat]
    return None if place == NO_FACE else s.cast.file.claims[place]


def turn_refusal(s: Table, seat: Seat, action: Claim) -> Illegal | None:
    """Why a claim may not be turned this way."""
    if seat == sniper(s) != NOBODY:
        return Illegal("no_card", "CF-9.4")
    unknown = _unknown(s, action)
    if unknown is not None:
        return unknown
    if s.cast.file.claims.index(action.face) == s.claims[seat]:
        return Illegal("same_claim", "CF-3.2")
    if s.turned[seat] >= s.cast.claim_cap:
        return Illegal("claims_used_up", "CF-13.4", most=s.cast.claim_cap)
    return None


def turn_claim(s: Table, seat: Seat, action: Claim, log: list[Event]) -> None:
    """Turn the card, at any time of the discussion (CF-3.2)."""
    s.claims = with_item(s.claims, seat, s.cast.file.claims.index(action.face))
    s.turned[seat] += 1
    log.append(ClaimTurned(seat, action.face))
