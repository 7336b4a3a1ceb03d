"""The part of a view for the struggle with the rebels (SC-3)."""
# mypyc: skip (defines Structs)

import msgspec

from omerta.games.legends.actions import ChallengeId, MinionId
from omerta.games.legends.kinds import Red, White
from omerta.games.legends.settings import Place


class AttackView(msgspec.Struct, frozen=True, gc=False):
    """An attack in play: the clan's own, or an ambush."""

    card: ChallengeId
    rebels: tuple[MinionId, ...]
    dice: int
    """The white dice that its rebels would roll now, in addition to the red one."""
    odds: tuple[int, ...]
    """The exact chance that the clan wins with 1, 2, … white dice, in hundredths of a percent."""


class FightView(msgspec.Struct, frozen=True, gc=False):
    """A fight after the rebels' roll and before its decision."""

    card: ChallengeId
    ambush: bool
    clan: int
    """The total of the clan."""
    dice: tuple[White, ...]
    """The white dice of the rebels; `red` is their red one."""
    red: Red
    rebels: int
    """The total of the rebels."""
    fleeing: int
    """The number of rebels that must still flee."""


class RebelsView(msgspec.Struct, frozen=True, gc=False, tag="rebels"):
    """The struggle with the rebels. Decks are listed by number, never in order."""

    struggle: tuple[int, ...]
    """The reputation of each space of the track, from 0 up."""
    clan: int
    """The space of the clan's pistol, which moves up."""
    rebels: int
    """The space of the rebels' pistol, which moves down towards the clan's."""
    place: Place
    """The place of the rebels' ambush."""
    place_card: ChallengeId
    place_deck: tuple[ChallengeId, ...]
    """The face-down places."""
    suspects: int
    """Minions in the clan deck that a loyalty check would turn into rebels."""
    checked: MinionId | None
    """The minion whose loyalty was checked last, wherever it is now."""
    clan_attack: AttackView | None
    ambush: AttackView | None
    fugitives: tuple[MinionId, ...]
    attack_deck: tuple[ChallengeId, ...]
    attack_discard: tuple[ChallengeId, ...]
    chances: tuple[int, ...]
    """After the clan's roll in a fight: the chance to win with 0, 1, … lucks cancelling a lock, in
    hundredths of a percent; otherwise empty.
    """
    fight: FightView | None
    captures: int
    """The number of fugitives that may still be returned, while a seat decides."""
