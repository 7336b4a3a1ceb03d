"""Listening: the likelihood of each player's statements, given their history of cards.

Everything is counted by place. Statements about cards are compared with what the speaker would
have seen; from opinions about others only the direction counts, and little.
"""

from typing import Final

from omerta.bots.crossfire.habits import BLUE, RED, faces, own_words, side_of, truth
from omerta.games.crossfire.components import NOBODY, ROLE_OF, ROLES
from omerta.games.crossfire.components_cast import Cast
from omerta.games.crossfire.events import StatementMade
from omerta.games.crossfire.view import CrossfireView

Life = tuple[int, ...]
"""The cards that one place has seen: dealt, received, and after each own shuffle; the last is held.
"""
Opinion = tuple[int, int, list[list[float]]]
"""The speaker, the subject, and the likelihood for each pair of their roles."""

_CARDS: Final = {"dealt": 0, "passed": 0, "got": 1}
"""The card that a statement is about; after the k-th shuffle it is the one after those."""
MUDDLED: Final = "-"
"""Marks contradictory claims, which say nothing."""
MOST_OPINIONS: Final = 4
"""Further opinions of the same player are ignored."""
_AGAINST: Final = ("suspect", "shoot", "iaim")
RARE: Final = 2
"""The percentage of claims that do not fit any habit of the role."""
DENIED: Final = 0.3
"""How often a player denies their own role, relative to another role."""
_FOR: Final = ("trust", "spare", "guard")


class Words:
    """What one place has said about itself."""

    __slots__ = ("am", "cards", "face", "known", "never", "open", "opinions", "roles")

    def __init__(self) -> None:
        self.cards: dict[int, int] = {}
        """For each card it has seen, the role it named last."""
        self.am: str = ""
        self.never: list[int] = []
        """Roles it denied."""
        self.face: str = ""
        self.open = NOBODY
        """The card, if it lies open."""
        self.opinions = 0
        self.roles: dict[int, float] = {}
        """The likelihood of its claims by the card it holds."""
        self.known: dict[Life, float] = {}
        """The likelihood of its statements by the cards it has seen."""

    def tell(self, number: int, role: int) -> None:
        """Note a card; contradictory statements about one card cancel out."""
        before = self.cards.get(number, role)
        self.cards[number] = role if before == role else NOBODY


class Hearing:
    """Everything said at a table so far, prepared for comparison with worlds."""

    def __init__(self, cast: Cast, view: CrossfireView, place: int, seen: Life) -> None:
        self.cast = cast
        self.place = place
        self.seen = seen
        self.words: list[Words] = [Words() for _ in range(cast.places)]
        self.lasts: list[int] = [1 + len(cast.own_trios(at)) for at in range(cast.places)]
        """For each place, the number of the card it holds."""
        self.opinions: list[Opinion] = []
        self.kinds = max(2, len(set(cast.deck)))
        for seat, shown in enumerate(view.seats):
            place = cast.place(view.dealer, seat)
            if place != NOBODY:
                self.words[place].face = shown.face or ""
                if shown.role is not None:
                    self.words[place].open = ROLE_OF[shown.role]
        for made in view.said:
            self._hear(made, view.dealer)

    def _hear(self, made: StatementMade, dealer: int) -> None:
        place = self.cast.place(dealer, made.seat)
        about = NOBODY if made.about is None else self.cast.place(dealer, made.about)
        if about != NOBODY:
            self._weigh_opinion(made, place, about)
            return
        if place == NOBODY or made.role is None:
            return
        words = self.words[place]
        if made.code in _CARDS:
            words.tell(_CARDS[made.code], ROLE_OF[made.role])
        elif made.code == "after" and made.number is not None:
            words.tell(1 + made.number, ROLE_OF[made.role])
        elif made.code == "am":
            words.am = made.role if words.am in ("", made.role) else MUDDLED
        elif made.code == "amnot":
            words.never.append(ROLE_OF[made.role])

    def _weigh_opinion(self, made: StatementMade, place: int, about: int) -> None:
        role = made.role or ""
        matrix: list[list[float]] | None = None
        if made.code == "think" and role == "bomber":
            matrix = _BOMBER_MATRIX
        elif made.code in _AGAINST or (made.code == "think" and role == "assassin"):
            matrix = _AGAINST_MATRIX
        elif made.code in _FOR or (made.code == "not" and role == "assassin"):
            matrix = _FOR_MATRIX
        if matrix is None or place in (NOBODY, self.place):
            return
        self.words[place].opinions += 1
        if self.words[place].opinions <= MOST_OPINIONS:
            self.opinions.append((place, about, matrix))

    def likely(self, place: int, life: Life) -> float:
        """The likelihood of a place's statements if it has seen these cards.

        What the own seat has seen is certain, and so is an open card.
        """
        if place == self.place:
            return 1.0 if life == self.seen else 0.0
        words = self.words[place]
        found = words.known.get(life)
        if found is None:
            found = 0.0
            if words.open in (NOBODY, life[-1]):
                found = self._of_cards(words, life) * self._role_factor(place, life[-1])
            words.known[life] = found
        return found

    def _of_cards(self, words: Words, life: Life) -> float:
        """The likelihood of statements about cards that were given away."""
        role = life[-1]
        lie = 1 / self.kinds
        found = 1.0
        for number, said in words.cards.items():
            if number < len(life) - 1 and said != NOBODY:
                true = truth(role, life[number])
                found *= true + (1 - true) * lie if said == life[number] else (1 - true) * lie
        return found

    def _role_factor(self, place: int, role: int) -> float:
        words = self.words[place]
        found = words.roles.get(role)
        if found is None:
            found = words.roles[role] = self._of_role(place, role)
        return found

    def _of_role(self, place: int, role: int) -> float:
        """The likelihood of statements about the held card, by face and in words."""
        words = self.words[place]
        found = 1.0
        if words.face:
            shown = faces(self.cast, role)
            found = shown[words.face] / sum(shown.values())
        own = own_words(self.cast, role)
        whole = max(1, sum(own.values()))
        if words.am not in ("", MUDDLED, words.face):
            found *= max(RARE, own.get(words.am, 0)) / whole
        last = words.cards.get(self.lasts[place], NOBODY)
        if last != NOBODY and ROLES[last] not in (words.am, words.face):
            found *= max(RARE, own.get(ROLES[last], 0)) / whole
        return found * DENIED if role in words.never else found


def _matrix(blue_red: float, blue: float, red_red: float, red: float) -> list[list[float]]:
    """The likelihood of an opinion, by the speaker's and the subject's role."""
    found = []
    for speaker in range(len(ROLES)):
        side = side_of(speaker)
        on_red, else_ = (1.0, 1.0)
        if side == BLUE:
            on_red, else_ = blue_red, blue
        elif side == RED:
            on_red, else_ = red_red, red
        found.append([on_red if name == "assassin" else else_ for name in ROLES])
    return found


_BOMBER_MATRIX: Final = [
    [1.0 if speaker == "bomber" else 2.5 if other == "bomber" else 0.8 for other in ROLES]
    for speaker in ROLES
]
_AGAINST_MATRIX: Final = _matrix(2.0, 0.7, 0.4, 1.1)
_FOR_MATRIX: Final = _matrix(0.5, 1.1, 1.3, 0.9)
