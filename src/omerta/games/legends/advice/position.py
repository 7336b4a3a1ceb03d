"""A view as numbers, with the current worth of minions, problems and fingerprints."""

from omerta.games.legends.advice.printed import Printed, printed_of
from omerta.games.legends.advice.weights import (
    CAMPAIGN_OUT,
    DECK_MINION,
    DRAWN,
    EFFECT_TURNS,
    EFFECTS,
    HAND_ENOUGH,
    HAND_FULL,
    MINION_MOST,
    MINION_TURN,
    OUT_EXTRA,
    PRINT_ARREST,
    PRINT_CALM,
    PRINT_NEXT,
    PRINT_SOON,
)
from omerta.games.legends.components import SIREN, bits
from omerta.games.legends.view import ChallengeView, LegendsView

_PLAIN_ICONS = 2
_LONG = 4.0
"""The number of rounds from which on draws have their full worth."""
_FEW_PRINTS = 1
_ROLLS = 1.6
"""The mean number of rolls in a turn."""
_NEW_PRINTS = 0.85
"""The mean number of fingerprints that a new problem brings."""


def is_finale(view: LegendsView) -> bool:
    """Return whether the running scenario is the last one of a campaign."""
    for face in view.scenarios:
        if face.code == view.scenario:
            return face.finale
    return False


class Position:
    """A table from the point of view of the deciding player, as numbers."""

    def __init__(self, view: LegendsView) -> None:
        self.view = view
        self.printed: Printed = printed_of(view)
        self.player: int = 0 if view.asked_player is None else view.asked_player
        self.hands: list[int] = [self.printed.mask(seat.hand) for seat in view.seats]
        self.exhausted: int = len(view.exhausted)
        self.out: int = len(view.out)
        self.deck: int = len(view.deck)
        self.one_shot: bool = view.mode == "one_shot" or is_finale(view)
        """Whether this scenario is the last one of the match."""
        self.rounds: float = 1.0
        """The rounds that are left, including the running one."""
        self.arrest_loss: float = 0.0
        """The loss that an arrest would mean now."""
        self.goal_reached: bool = False
        """Whether the target is reached, so that the clan only has to avoid an arrest."""
        self.extra_card_worth: float = 0.0
        """The worth in a hand of a card without specialisations, of which only the ability counts.
        """
        self._minion: float = -1.0
        self._print: float = -1.0

    @property
    def hand(self) -> int:
        """The hand of the deciding player, as a mask."""
        return self.hands[self.player]

    def open(self, name: str) -> ChallengeView | None:
        """Return the open challenge of this id, or None."""
        for each in self.view.challenges:
            if each.id == name:
                return each
        return None

    def is_last_turn(self) -> bool:
        """Return whether no other player will have a turn in this round after the running one."""
        for player, seat in enumerate(self.view.seats):
            if player != self.view.active and not seat.gone and not seat.turned:
                return False
        return True

    def quiet_chance(self) -> float:
        """Return the chance that no siren is rolled in the rest of this round (LG-6.6)."""
        seats = self.view.seats
        turns = sum([not seat.gone and not seat.turned for seat in seats])
        rolls = max(self.view.actions - 1, 0) + _ROLLS * max(turns - 1, 0)
        red = self.printed.rolls.red
        return float((1.0 - red.count(SIREN) / len(red)) ** rolls)

    # Minions

    def plain(self) -> float:
        """Return the worth of a plain minion in a hand."""
        if self._minion < 0.0:
            self._minion = min(MINION_MOST, MINION_TURN * max(self.rounds - 0.6, 0.0))
            if self.goal_reached:
                self._minion = 0.0
        return self._minion

    def minion(self, minion: int) -> float:
        """Return the worth of this minion in a hand."""
        if not self.printed.icons[minion]:
            return self.extra_card_worth
        worth = self.plain() * self.printed.icons[minion] / _PLAIN_ICONS
        return worth + 0.1 * worth * (self.printed.level[minion] - 1)

    def wound(self, minion: int) -> float:
        """Return the cost of this minion going out of action."""
        lasting = 0.0 if self.one_shot else CAMPAIGN_OUT[self.printed.level[minion]]
        return self.minion(minion) + lasting + OUT_EXTRA * min(1.0, self.rounds / _LONG)

    def drawn(self, hand_size: int, count: int) -> float:
        """Return the worth of drawing this many minions into a hand of this size."""
        worth = 0.0
        for place in range(hand_size, hand_size + min(count, self.deck)):
            kind = 0 if place < HAND_FULL else 1 if place < HAND_ENOUGH else 2
            worth += DRAWN[kind]
        return 0.0 if self.goal_reached else worth * min(1.0, (self.rounds - 0.4) / _LONG)

    def returned(self, count: int) -> float:
        """Return the worth of this many minions returning to the clan deck."""
        worth = 0.0
        for place in range(self.deck, self.deck + count):
            worth += DECK_MINION * (2.5 if place < 4 else 1.0)
        return 0.0 if self.goal_reached else worth * min(1.0, max(self.rounds - 1.5, 0.0) / _LONG)

    def weakest(self, minions: int) -> int:
        """Return the minion of these that is worth least."""
        printed = self.printed
        return min(bits(minions), key=lambda each: (printed.level[each], printed.icons[each], each))

    # Problems and fingerprints

    def fingerprint(self) -> float:
        """Return the worth of removing one fingerprint now."""
        if self._print < 0.0:
            self._print = self._worth_of_print()
        return self._print

    def _worth_of_print(self) -> float:
        view = self.view
        slack = view.limit - 1 - view.fingerprints
        stake = min(1.0, self.arrest_loss / PRINT_ARREST)
        if slack < 0:
            urgent = 1.0 if self.is_last_turn() else 0.7
            return max(PRINT_ARREST, self.arrest_loss) * urgent / -slack
        checks = self.rounds - 1.0
        if checks <= 0.0:
            return 0.0
        coming = _NEW_PRINTS * (2.0 if view.players == 4 else 1.0)
        if slack < coming:
            return PRINT_NEXT * stake
        if slack < coming * min(checks, 2.0):
            return 0.5 * (PRINT_NEXT + PRINT_SOON) * stake
        return (PRINT_SOON if slack < coming * checks else PRINT_CALM) * stake

    def problem(self, name: str, owner: int) -> float:
        """Return the worth of removing this problem."""
        card = self.printed.cards[name]
        worth = self.prints_worth(card.prints)
        turns = self.rounds - 1.0
        if not self.view.seats[owner].turned:
            turns += 1.0
        if card.effect and not self.goal_reached:
            worth += EFFECTS[card.effect] * min(turns, EFFECT_TURNS)
        return worth

    def small_problems(self) -> dict[str, float]:
        """Return the worth of removing each problem with few fingerprints."""
        found: dict[str, float] = {}
        for player, seat in enumerate(self.view.seats):
            for name in seat.problems:
                if self.printed.cards[name].prints <= _FEW_PRINTS:
                    found[name] = self.problem(name, player)
        return found

    def prints_worth(self, prints: int) -> float:
        """Return the worth of removing this many fingerprints at once."""
        over = self.view.fingerprints - self.view.limit + 1
        if over <= 0:
            return prints * self.fingerprint()
        return min(prints, over) * self.fingerprint() + max(prints - over, 0) * PRINT_NEXT
