"""Events of minions, problems and cards."""

from omerta.games.legends.actions import ChallengeId, MinionId, PlayerNumber
from omerta.games.legends.kinds import CardId, Cause, Pile, SolvedHow
from omerta.kernel.events import Event


class MinionsDrawn(Event, frozen=True, tag="minions_drawn"):
    """A player drew minions."""

    player: PlayerNumber
    minions: tuple[MinionId, ...]


class MinionPlayed(Event, frozen=True, tag="minion_played"):
    """A minion was played; `dice` is the number for the roll so far."""

    quiet = True
    player: PlayerNumber
    minion: MinionId
    dice: int


class MinionsTakenBack(Event, frozen=True, tag="minions_taken_back"):
    """Minions returned from the table to the hand."""

    quiet = True
    player: PlayerNumber
    minions: tuple[MinionId, ...]


class MinionExhausted(Event, frozen=True, tag="minion_exhausted"):
    """A minion was exhausted."""

    quiet = True
    minion: MinionId
    cause: Cause


class MinionOut(Event, frozen=True, tag="minion_out"):
    """A minion went out of action."""

    quiet = True
    minion: MinionId
    cause: Cause


class TopExhausted(Event, frozen=True, tag="top_exhausted"):
    """The top minions of the clan deck were exhausted."""

    minions: tuple[MinionId, ...]
    cause: Cause


class MinionsReturned(Event, frozen=True, tag="minions_returned"):
    """Minions returned to the clan deck."""

    quiet = True
    minions: tuple[MinionId, ...]
    pile: Pile


class DeckShuffled(Event, frozen=True, tag="deck_shuffled"):
    """The clan deck was shuffled."""

    quiet = True
    count: int


class ProblemDealt(Event, frozen=True, tag="problem_dealt"):
    """A player was dealt a problem."""

    player: PlayerNumber
    problem: ChallengeId


class ProblemSolved(Event, frozen=True, tag="problem_solved"):
    """A problem was discarded."""

    quiet = True
    player: PlayerNumber
    problem: ChallengeId
    how: SolvedHow


class CardRevealed(Event, frozen=True, tag="card_revealed"):
    """A card of the scenario was revealed."""

    card: CardId


class CardDiscarded(Event, frozen=True, tag="card_discarded"):
    """A card of the scenario was discarded."""

    quiet = True
    card: CardId
