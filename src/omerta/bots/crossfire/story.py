"""What a bot tells of itself: one story through the whole game.

A bot keeps no notes between two questions, so the story follows from what stays the same: the own
cards, the table, and the face that was laid down; what was said once is said again.
"""

from typing import Final

from omerta.bots.crossfire.habits import (
    BLUE,
    QUIET,
    RED,
    UNDECLARED,
    Words,
    is_bomb,
    is_hot,
    own_words,
    truth,
)
from omerta.games.crossfire.components import ROLE_OF, ROLES
from omerta.games.crossfire.components_cast import Cast
from omerta.games.crossfire.view import CrossfireView
from omerta.kernel.chance import Chance, Seeded

SILENT: Final = ""
"""What is not told."""
NUMBERS: Final = {"passed": 0, "got": 1, "after1": 2, "after2": 3}
"""Which of the own cards a topic is about."""
TOPICS: Final = {"am": "role", "dealt": "passed", "passed": "passed", "got": "got"}
"""What each kind of statement about oneself is about."""


def own_luck(view: CrossfireView, seen: tuple[int, ...], what: int) -> Seeded:
    """Luck that is the same for a seat and its cards throughout a game, one for each purpose."""
    number = what
    for part in (view.game, view.dealer, view.you or 0, len(view.seats), *seen):
        number = number * 32 + part
    for seat in view.seats:
        number = number * 32 + seat.points
    return Seeded(number)


def drawn(words: Words, chance: Chance) -> str:
    """One of the words, as often as it is said."""
    ticket = chance.below(sum(words.values()), "words")
    for word, weight in words.items():
        ticket -= weight
        if ticket < 0:
            return word
    raise AssertionError("a ticket beyond the last word")


class Story:
    """What a seat tells: for each card it has seen a role, and who it is."""

    def __init__(self, cast: Cast, view: CrossfireView, seen: tuple[int, ...]) -> None:
        luck = own_luck(view, seen, 1)
        role = seen[-1]
        self._cards: list[str] = [_told(cast, role, card, luck) for card in seen[:-1]]
        """For each card but the one held, what is told about it; silence where it is hot."""
        self._mentioned: list[bool] = [
            luck.below(100, "quiet") >= QUIET or is_bomb(role, card) for card in seen[:-1]
        ]
        """Which of them are told unasked."""
        self._own: str = drawn(own_words(cast, role), luck)
        face = view.seats[view.you or 0].face or UNDECLARED
        if face != UNDECLARED and cast.counts[ROLE_OF[face]]:
            self._own = face
        self._said = said_before(view)

    def answer(self, topic: str) -> str:
        """What is told about a topic if somebody asks; what was said once is said again."""
        before = self._said.get(topic, SILENT)
        if before != SILENT:
            return before
        if topic == "role" or NUMBERS[topic] < len(self._cards):
            return self.made_up(topic)
        held = self.answer("role")
        return SILENT if held in (RED, BLUE) else held

    def made_up(self, topic: str) -> str:
        """What was never told before."""
        return self._own if topic == "role" else self._cards[NUMBERS[topic]]

    def unasked(self, topic: str) -> str:
        """What is told about a topic of one's own accord."""
        if topic == "role":
            return self.answer(topic)
        number = NUMBERS[topic]
        told = number < len(self._cards) and self._mentioned[number]
        return self.answer(topic) if told else SILENT


def said_before(view: CrossfireView) -> dict[str, str]:
    """What the seat has said about each topic; somebody else may have sat here before."""
    found: dict[str, str] = {}
    for made in view.said:
        if made.seat == view.you and made.role is not None:
            topic = f"after{made.number}" if made.code == "after" else TOPICS.get(made.code, "")
            found[topic] = made.role
    return found


def _told(cast: Cast, role: int, card: int, luck: Chance) -> str:
    """The truth, or by one's nature another card; hot ones are rather not told."""
    lies = luck.below(100, "truth") >= 100 * truth(role, card)
    quiet = luck.below(100, "quiet") < 60
    other = luck.pick([each for each in cast.deck if not is_hot(role, each)], "lie")
    if not lies:
        return ROLES[card]
    if is_hot(role, card) and quiet:
        return SILENT
    return ROLES[other]
