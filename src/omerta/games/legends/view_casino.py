"""What everybody sees of the casino (SC-4).

A bet begins as `interact ta01` in the action menu; then `bettor` is asked and answered with a `Bet`,
then `stake` with a `SetStake`, unless only one chip may be staked. What follows is a roll like any
other (`LegendsView.roll`, its difficulty is the jackpot) without the red die, up to the luck choice;
the rest needs no answer. `Find` asks `keep`.
"""
# mypyc: skip (defines Structs)

import msgspec

from omerta.games.legends.actions import ChallengeId, MinionId
from omerta.games.legends.events_casino import PenaltyName


class BettorView(msgspec.Struct, frozen=True, gc=False):
    """A minion that may bet at the active table."""

    minion: MinionId
    dice: int
    """The white dice for one chip; each further chip adds one."""
    most: int
    """The chips that may be staked at most."""


class BetOdds(msgspec.Struct, frozen=True, gc=False):
    """The exact odds of a bet with so many white dice, its penalty included.

    Whoever bets makes the luck choice that avoids the jackpot best.
    """

    jackpot: int
    """The chance of the jackpot in hundredths of a percent."""
    lost: int
    """The chance that the stake is lost, as everybody wants: all the rest."""
    damage: int
    """The damage to expect, in hundredths; whoever wins the jackpot takes none."""


class BetView(msgspec.Struct, frozen=True, gc=False):
    """The bet that is going on."""

    minion: MinionId | None
    """Who bets; none yet while that is asked."""
    stake: int
    """The chips that are staked; 0 while that is asked."""
    most: int
    """The chips that may be staked at most."""
    dice: int
    """The white dice for this stake, or for one chip while that is asked."""
    rolled: bool
    chances: tuple[int, ...]
    """After the roll: the chance of the jackpot in hundredths of a percent with 0, 1, … lucks
    cancelling a lock, the penalty included; 0 or 10,000 where nothing is left to chance."""
    penalties: tuple[bool, ...]
    """After the roll: whether the penalty strikes with 0, 1, … lucks cancelling a lock."""


class CasinoView(msgspec.Struct, frozen=True, gc=False, tag="casino"):
    """The casino. Which tables left unseen nobody knows; decks are listed by number."""

    table: ChallengeId | None
    """The active table."""
    jackpot: int
    """Its jackpot as printed; 0 without a table."""
    jackpot_now: int
    """Its jackpot after what spectators take away."""
    dice: int
    """Its white dice as printed."""
    more: int
    """White dice that spectators add to every bet."""
    penalty: PenaltyName
    lucks: int
    """The lucks in a final result that bring the penalty."""
    closes: bool
    """Whether a spectator closes the table on a jackpot."""
    spectators: tuple[ChallengeId, ...]
    """The oldest first."""
    spectator_deck: tuple[ChallengeId, ...]
    spectator_discard: tuple[ChallengeId, ...]
    hidden_tables: tuple[ChallengeId, ...]
    """The tables that nobody has seen: some are in the deck, some left unseen."""
    tables_left: int
    """How many of them are in the deck."""
    removed_unseen: int
    """How many of them left unseen."""
    removed: tuple[ChallengeId, ...]
    """Tables that were closed or swapped."""
    croupier: int
    """The croupier's space."""
    eyes: tuple[int, ...]
    """Spaces of the croupier that reveal a spectator."""
    close: int
    """The space on which the table closes, the last one."""
    block: int
    """The space that the police block."""
    blocked: bool
    """Whether the blocking token lies there."""
    safe: int
    """The safe's space, from 0."""
    safe_track: tuple[int, ...]
    """Reputation by the safe's space."""
    cell: int
    """Chips in the cell."""
    bundle: int
    """Chips in the cell that move the safe up."""
    supply: int
    chips: int
    """All chips of the box."""
    find: int
    """Minions that Find looks at."""
    found: tuple[MinionId, ...]
    """The minions looked at, while one of them is chosen; they are listed in the deck as well."""
    bettors: tuple[BettorView, ...]
    """Who of the active player's hand may bet, before a bettor is chosen; then only that one."""
    odds: tuple[BetOdds, ...]
    """By white dice from 0, for the active table as it is now; empty without a table."""
    bet: BetView | None
