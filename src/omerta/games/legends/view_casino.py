"""The casino's part of a view (SC-4).

A bet begins as `interact ta01` in the action menu. The decision `bettor` is answered with a
`Bet`, then `stake` with a `SetStake`, unless only one chip may be staked. A roll without the red
die follows, whose difficulty is the jackpot (`LegendsView.roll`), up to the luck choice. The
rest needs no decision. `Find` leads to the decision `keep`.
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
    """The most chips that may be staked."""


class BetOdds(msgspec.Struct, frozen=True, gc=False):
    """The exact odds of a bet with one number of white dice, its penalty included.

    The luck choice is the one that avoids the jackpot best.
    """

    jackpot: int
    """The chance of the jackpot in hundredths of a percent."""
    lost: int
    """The chance that the stake is lost, as the clan wants: the complement of the jackpot."""
    damage: int
    """The expected damage, in hundredths; there is none with the jackpot."""


class BetView(msgspec.Struct, frozen=True, gc=False):
    """The current bet."""

    minion: MinionId | None
    """The minion that bets, or None before it is chosen."""
    stake: int
    """The staked chips, or 0 before the stake is set."""
    most: int
    """The most chips that may be staked."""
    dice: int
    """The white dice for this stake, or for one chip before the stake is set."""
    rolled: bool
    chances: tuple[int, ...]
    """After the roll: the chance of the jackpot in hundredths of a percent with 0, 1, … lucks
    cancelling a lock, the penalty included; 0 or 10,000 where no draw is left.
    """
    penalties: tuple[bool, ...]
    """After the roll: whether the penalty applies with 0, 1, … lucks cancelling a lock."""


class CasinoView(msgspec.Struct, frozen=True, gc=False, tag="casino"):
    """The casino. Tables removed unseen stay unknown; decks are listed by number."""

    table: ChallengeId | None
    """The active table."""
    jackpot: int
    """Its jackpot as printed; 0 without a table."""
    jackpot_now: int
    """Its jackpot as lowered by spectators."""
    dice: int
    """Its white dice as printed."""
    more: int
    """White dice that spectators add to every bet."""
    penalty: PenaltyName
    lucks: int
    """The number of lucks in a final result that brings the penalty."""
    closes: bool
    """Whether a spectator closes the table on a jackpot."""
    spectators: tuple[ChallengeId, ...]
    """Ordered by age, the oldest first."""
    spectator_deck: tuple[ChallengeId, ...]
    spectator_discard: tuple[ChallengeId, ...]
    hidden_tables: tuple[ChallengeId, ...]
    """The tables that no seat has seen: those of the deck and those removed unseen."""
    tables_left: int
    """The number of them in the deck."""
    removed_unseen: int
    """The number of them removed unseen."""
    removed: tuple[ChallengeId, ...]
    """Tables that were closed or swapped."""
    croupier: int
    """The croupier's space."""
    eyes: tuple[int, ...]
    """Spaces of the croupier that reveal a spectator."""
    close: int
    """The last space, on which the table closes."""
    block: int
    """The space that the police block."""
    blocked: bool
    """Whether the police have put the blocking token there."""
    safe: int
    """The safe's space, counted from 0."""
    safe_track: tuple[int, ...]
    """The reputation of each space of the safe."""
    cell: int
    """Chips in the cell."""
    bundle: int
    """The number of chips in the cell that raises the safe."""
    supply: int
    chips: int
    """The number of all chips."""
    find: int
    """The number of minions that Find looks at."""
    found: tuple[MinionId, ...]
    """The found minions, while one of them is chosen; they are part of the deck as well."""
    bettors: tuple[BettorView, ...]
    """The minions of the active player that may bet, or only the chosen one."""
    odds: tuple[BetOdds, ...]
    """By white dice from 0, for the active table in its current state; empty without a table."""
    bet: BetView | None
