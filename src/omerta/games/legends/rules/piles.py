"""LG-11: hands, tables and piles. Minions move only through this module."""

from typing import Final

from omerta.games.legends.actions import Lose
from omerta.games.legends.components import bits
from omerta.games.legends.events import (
    Cause,
    DeckShuffled,
    MinionExhausted,
    MinionOut,
    MinionsDrawn,
    MinionsReturned,
    TopExhausted,
)
from omerta.games.legends.frames import OUT, Decision, LoseAny, LoseOwn, Step
from omerta.games.legends.rules.asking import ask, ask_speaker, put_next
from omerta.games.legends.scenarios.registry import scenario_of
from omerta.games.legends.table import Table, all_hands
from omerta.kernel.actions import Action
from omerta.kernel.chance import Chance
from omerta.kernel.errors import Illegal
from omerta.kernel.events import Event

CAUSES: Final[tuple[Cause, ...]] = (
    "ability",
    "damage",
    "fatigue",
    "problem",
    "search",
    "alarm",
    "obstacle",
    "police",
    "escape",
    "squad",
    "place",
    "loyalty",
    "attack",
    "fight",
    "struggle",
    "jackpot",
    "campaign",
    "rumour",
)
"""Why a minion is exhausted or put out of action; decisions store the index of a cause."""
_AND_TABLE: Final = 1
"""A bit in the decision about a player's own hand: minions on the table may be chosen as well."""


def with_player(masks: tuple[int, ...], player: int, mask: int) -> tuple[int, ...]:
    """Return the masks with a new value for one player."""
    return (*masks[:player], mask, *masks[player + 1 :])


def take_from_player(s: Table, minion: int) -> None:
    """Take a minion from the hand or table where it is."""
    bit = 1 << minion
    for player in range(s.players):
        if s.hands[player] & bit:
            s.hands = with_player(s.hands, player, s.hands[player] ^ bit)
        elif s.tables[player] & bit:
            s.tables = with_player(s.tables, player, s.tables[player] ^ bit)


def exhaust(s: Table, minion: int, cause: Cause, log: list[Event]) -> None:
    """Exhaust a minion of a hand or table without using its ability (LG-5.6)."""
    take_from_player(s, minion)
    s.exhausted |= 1 << minion
    log.append(MinionExhausted(s.pack.ids[minion], cause))


def put_out(s: Table, minion: int, cause: Cause, log: list[Event]) -> None:
    """Put a minion of a hand, a table or the exhausted pile out of action."""
    take_from_player(s, minion)
    s.exhausted &= ~(1 << minion)
    s.out |= 1 << minion
    log.append(MinionOut(s.pack.ids[minion], cause))


def move(s: Table, minion: int, pile: int, cause: Cause, log: list[Event]) -> None:
    """Move a minion of a hand or table to one of the open piles (LG-11.1)."""
    if pile == OUT:
        put_out(s, minion, cause, log)
    else:
        exhaust(s, minion, cause, log)


def draw(s: Table, player: int, count: int, log: list[Event]) -> None:
    """Draw this many minions for a player, or as many as the deck has (LG-11.3).

    A card that is no minion uses up its draw; the remaining draws wait on the stack until the
    scenario has dealt with that card.
    """
    deck, not_minions = s.deck, s.pack.not_minions
    left = len(deck)
    last = max(left - count, 0)
    minions = met = 0
    while left > last and not met:
        left -= 1
        met = not_minions >> deck[left] & 1
        minions |= 0 if met else 1 << deck[left]
    s.deck = deck[:left]
    if minions:
        s.hands = with_player(s.hands, player, s.hands[player] | minions)
        log.append(MinionsDrawn(player, s.pack.names(minions)))  # a hand has no order
    if met:
        if left > last:
            put_next(s, Step("draw", player, left - last))
        scenario_of(s).on_extra_drawn(s, player, deck[left], log)


def exhaust_top(s: Table, count: int, cause: Cause, log: list[Event]) -> None:
    """Exhaust the top minions of the clan deck, passing over other cards (LG-11.3, LG-11.4)."""
    deck, not_minions = list(s.deck), s.pack.not_minions
    passed: list[int] = []
    minions = 0
    while deck and count:
        card = deck.pop()
        if not_minions >> card & 1:
            passed.append(card)
        else:
            minions |= 1 << card
            count -= 1
    s.deck = (*deck, *passed)
    if minions:
        s.exhausted |= minions
        log.append(TopExhausted(s.pack.names(minions), cause))  # a pile has no order
    if passed:
        scenario_of(s).on_revealed_extra(s, log)


def pile_of(s: Table, pile: int) -> int:
    """Return an open pile as a mask."""
    return s.out if pile == OUT else s.exhausted


def into_deck(s: Table, minions: int, pile: int, log: list[Event]) -> None:
    """Move minions of an open pile into the clan deck; the caller must shuffle afterwards."""
    if pile == OUT:
        s.out &= ~minions
    else:
        s.exhausted &= ~minions
    s.deck = (*s.deck, *bits(minions))
    log.append(MinionsReturned(s.pack.names(minions), "out" if pile == OUT else "exhausted"))


def shuffle_deck(s: Table, chance: Chance, log: list[Event]) -> None:
    """Shuffle the clan deck."""
    cards = list(s.deck)
    chance.shuffle(cards, "clan deck")
    s.deck = tuple(cards)
    log.append(DeckShuffled(len(cards)))


# Losing a minion by choice


def lose_own(
    s: Table, player: int, pile: int, cause: Cause, log: list[Event], *, table: bool = False
) -> None:
    """Ask a player for a minion of their hand, or of hand and table; take the only one at once."""
    minions = s.hands[player] | (s.tables[player] if table else 0)
    if minions and not minions & minions - 1:
        move(s, minions.bit_length() - 1, pile, cause, log)
    elif minions:
        flags = CAUSES.index(cause) << 1 | (_AND_TABLE if table else 0)
        ask(s, LoseOwn, player, pile, flags)


def lose_any(s: Table, pile: int, cause: Cause, log: list[Event]) -> None:
    """Ask the speaker for one minion of any hand (LG-12.3); do nothing if all hands are empty."""
    minions = all_hands(s)
    if minions and not minions & minions - 1:
        move(s, minions.bit_length() - 1, pile, cause, log)
    elif minions:
        ask_speaker(s, LoseAny, pile, CAUSES.index(cause) << 1)


def losable(s: Table, frame: Decision) -> int:
    """Return the minions that may be chosen, as a mask."""
    if isinstance(frame, LoseAny):
        return all_hands(s)
    table = s.tables[frame.player] if frame.b & _AND_TABLE else 0
    return s.hands[frame.player] | table


def lose_options(s: Table, frame: Decision) -> list[Action]:
    """Return an option for every minion that may be lost."""
    loses = s.pack.loses
    return [loses[minion] for minion in bits(losable(s, frame))]


def lose_refusal(s: Table, frame: Decision, action: Action) -> Illegal | None:
    """Return why this action is refused, or None."""
    clause = "LG-12.3" if isinstance(frame, LoseAny) else "LG-8.1"
    if not isinstance(action, Lose):
        return Illegal("lose_now", clause)
    minion = s.pack.number.get(action.minion)
    if minion is None:
        return Illegal("no_such_minion", clause, name=action.minion[:8])
    if not losable(s, frame) >> minion & 1:
        return Illegal("not_in_hand", "LG-3.6", **s.pack.called(minion))
    return None


def answer_lose(
    s: Table, frame: Decision, action: Action, chance: Chance, log: list[Event]
) -> None:
    """Move the chosen minion to its pile."""
    assert isinstance(action, Lose)
    move(s, s.pack.number[action.minion], frame.a, CAUSES[frame.b >> 1], log)
