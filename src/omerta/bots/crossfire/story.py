"""What a bot tells about itself: one story through the whole game.

A bot stores nothing between decisions, so the story follows from what stays the same: the own
cards, the table, and the claimed face. Earlier statements are repeated.
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
"""Not told."""
NUMBERS: Final = {"passed": 0, "got": 1, "after1": 2, "after2": 3}
"""The own card that a topic is about."""
TOPICS: Final = {"am": "role", "dealt": "passed", "passed": "passed", "got": "got"}
"""The topic of each kind of statement about oneself."""


def own_luck(view: CrossfireView, seen: tuple[int, ...], what: int) -> Seeded:
    """Random numbers that stay the same for a seat and its cards in a game, one series per purpose."""
    number = what
    for part in (view.game, view.dealer, view.you or 0, len(view.seats), *seen):
        number = number * 32 + part
    for seat in view.seats:
        number = number * 32 + seat.points
    return Seeded(number)


def drawn(words: Words, chance: Chance) -> str:
    """One of the words, by its frequency."""
    ticket = chance.below(sum(words.values()), "words")
    for word, weight in words.items():
        ticket -= weight
        if ticket < 0:
            return word
    raise AssertionError("a ticket beyond the last word")


class Story:
    """A seat's story: for each card it has seen a role, and its own role."""

    def __init__(self, cast: Cast, view: CrossfireView, seen: tuple[int, ...]) -> None:
        luck = own_luck(view, seen, 1)
        role = seen[-1]
        self._cards: list[str] = [_told(cast, role, card, luck) for card in seen[:-1]]
        """For each earlier card, the role that is told; silence about a card to protect."""
        self._mentioned: list[bool] = [
            luck.below(100, "quiet") >= QUIET or is_bomb(role, card) for card in seen[:-1]
        ]
        """Those that are told without a question."""
        self._own: str = drawn(own_words(cast, role), luck)
        face = view.seats[view.you or 0].face or UNDECLARED
        if face != UNDECLARED and cast.counts[ROLE_OF[face]]:
            self._own = face
        self._said = said_before(view)

    def answer(self, topic: str) -> str:
        """The answer about a topic; an earlier statement is repeated."""
        before = self._said.get(topic, SILENT)
        if before != SILENT:
            return before
        if topic == "role" or NUMBERS[topic] < len(self._cards):
            return self.made_up(topic)
        held = self.answer("role")
        return SILENT if held in (RED, BLUE) else held

    def made_up(self, topic: str) -> str:
        """An answer about a topic that was never mentioned."""
        return self._own if topic == "role" else self._cards[NUMBERS[topic]]

    def unasked(self, topic: str) -> str:
        """The statement about a topic without a question."""
        if topic == "role":
            return self.answer(topic)
        number = NUMBERS[topic]
        told = number < len(self._cards) and self._mentioned[number]
        return self.answer(topic) if told else SILENT


def said_before(view: CrossfireView) -> dict[str, str]:
    """The seat's statements by topic; another player may have sat here before."""
    found: dict[str, str] = {}
    for made in view.said:
        if made.seat == view.you and made.role is not None:
            topic = f"after{made.number}" if made.code == "after" else TOPICS.get(made.code, "")
            found[topic] = made.role
    return found


def _told(cast: Cast, role: int, card: int, luck: Chance) -> str:
    """The truth, or by chance another card; a card to protect is rather not told."""
    lies = luck.below(100, "truth") >= 100 * truth(role, card)
    quiet = luck.below(100, "quiet") < 60
    other = luck.pick([each for each in cast.deck if not is_hot(role, each)], "lie")
    if not lies:
        return ROLES[card]
    if is_hot(role, card) and quiet:
        return SILENT
    return ROLES[other]
