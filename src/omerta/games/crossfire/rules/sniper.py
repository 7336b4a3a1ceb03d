"""CF-9 and CF-10: the sniper's tokens, shots, and the last aims of the assassins."""

from omerta.games.crossfire.actions import Put, Take
from omerta.games.crossfire.components import NOBODY, ROLES
from omerta.games.crossfire.components_cast import PUTS, TAKES
from omerta.games.crossfire.events import RoleRevealed, SniperHit, TokenPut, TokenTaken
from omerta.games.crossfire.frames import PointLast, seats_in
from omerta.games.crossfire.rules.asking import ask
from omerta.games.crossfire.table import Table, of_group, ring, roles
from omerta.games.crossfire.table import sniper as sniper_of
from omerta.kernel.actions import Action
from omerta.kernel.errors import Illegal
from omerta.kernel.events import Event
from omerta.kernel.seats import Seat


def moves(s: Table) -> tuple[Action, ...]:
    """A token for each player without one, while there are any; or take one back (CF-10.2)."""
    marked = s.tokens
    takes = [TAKES[seat] for seat in seats_in(marked)]
    if marked.bit_count() >= s.cast.tokens:
        return tuple(takes)
    free = s.cast.holders(s.dealer) & ~marked
    return (*[PUTS[seat] for seat in seats_in(free)], *takes)


def move_refusal(s: Table, seat: Seat, action: Put | Take) -> Illegal | None:
    """Why a token may not be moved this way."""
    if seat != sniper_of(s) or seat == NOBODY:
        return Illegal("not_the_sniper", "CF-10.1")
    if action.seat >= s.seats:
        return Illegal("no_such_seat", "CF-1.2", seat=action.seat + 1)
    if action.seat == seat:
        return Illegal("aim_yourself", "CF-4.2")
    marked = bool(s.tokens >> action.seat & 1)
    if isinstance(action, Take):
        if not marked:
            return Illegal("no_token_there", "CF-10.2")
    elif marked:
        return Illegal("token_there", "CF-10.2")
    elif s.tokens.bit_count() >= s.cast.tokens:
        return Illegal("tokens_used_up", "CF-9.2", most=s.cast.tokens)
    if s.turned[seat] >= s.cast.claim_cap:
        return Illegal("moves_used_up", "CF-13.4", most=s.cast.claim_cap)
    return None


def move(s: Table, action: Put | Take, log: list[Event]) -> None:
    """Move a token; tokens are public and may be moved until time is up (CF-10.2)."""
    s.tokens ^= 1 << action.seat
    s.turned[sniper_of(s)] += 1
    log.append(TokenPut(action.seat) if isinstance(action, Put) else TokenTaken(action.seat))


def living_assassins(s: Table) -> int:
    """The assassins without a token, as a mask."""
    return of_group(s, "assassin") & ~s.tokens


def is_decided(s: Table) -> bool:
    """True if the sniper's own shots decide the game (CF-10.4, CF-10.5); never both ways."""
    wrong = of_group(s, "vip") | of_group(s, "bystander")
    return not living_assassins(s) or bool(s.tokens & wrong)


def revealed(s: Table) -> int:
    """The seats with open cards during the last aims: marked, assassins, the sniper."""
    return s.tokens | of_group(s, "assassin") | 1 << sniper_of(s)


def shoot(s: Table, log: list[Event]) -> None:
    """Hit and reveal the players with tokens (CF-10.3); then the assassins, if the game goes on."""
    cards = roles(s)
    for seat in ring(s):
        if s.tokens >> seat & 1:
            log.append(SniperHit(seat, ROLES[cards[seat]]))
            log.append(RoleRevealed(seat, ROLES[cards[seat]], "marked"))
    if not is_decided(s):
        alive = living_assassins(s)  # CF-10.6
        stood = [seat for seat in ring(s) if alive >> seat & 1]
        log += [RoleRevealed(seat, ROLES[cards[seat]], "assassins") for seat in stood]
        ask(s, PointLast(alive))
