"""The printed components as the rules use them: minions, problems, board tests, scenario cards.

A minion, a problem and a card are each a number, the index in their table; sets of minions are
bit masks. The icons of a challenge are a mask of four bits. A challenge is one number, too:
board tests come first, then problems, then the cards of the running scenario.
"""

from collections.abc import Sequence
from typing import Final

from omerta.games.legends.actions import (
    Bail,
    Hire,
    Hit,
    Interact,
    Lose,
    PlayMinion,
    PutToken,
    Take,
    Use,
)
from omerta.games.legends.settings import (
    CardEntry,
    DataFile,
    LegendsSettings,
    Level,
    ScenarioTable,
)

MOST_PLAYERS: Final = 4
ICONS: Final = "MHCB"

ONE, TWO, THREE, FOUR, LUCK, LOCK = range(1, 7)
"""The faces of a white die; a number is its own value."""
NO_RED, BLANK, DOUBLE, TRIPLE, FATIGUE, SIREN = -1, 0, 2, 3, 4, 5
"""The faces of the red die, or none; a multiplier is its own value."""
WHITE_FACES: Final = {"1": ONE, "2": TWO, "3": THREE, "4": FOUR, "luck": LUCK, "lock": LOCK}
RED_FACES: Final = {"blank": BLANK, "x2": DOUBLE, "x3": TRIPLE, "fatigue": FATIGUE, "siren": SIREN}
WHITE_NAMES: Final = {face: name for name, face in WHITE_FACES.items()}
RED_NAMES: Final = {face: name for name, face in RED_FACES.items()}

CHEER, REVIVE, CONTROL, CAPTURE = range(4)
TESTS: Final = ("cheer", "revive", "control", "capture")
"""The challenges that boards may show."""
TURN_ABILITIES: Final = frozenset(
    (
        "revive_one",
        "revive_two",
        "return_three",
        "draw_three",
        "everyone_draws",
        "drop_problem",
        "place_token",
        "calm_police",
        "books",
    )
)
"""Abilities of the action menu (LG-5.4); all others belong to the window of a roll (LG-4.11)."""
NO_CHALLENGE: Final = -1
PROBLEM: Final = 16
"""The challenge of problem 0; the others follow."""
CARD: Final = 128
"""The challenge of the scenario's card 0; the others follow."""


def icon_mask(letters: str) -> int:
    """Return the specialisations that occur in these letters."""
    return sum([1 << place for place, letter in enumerate(ICONS) if letter in letters])


def bits(mask: int) -> list[int]:
    """Return the numbers in a mask, the lowest first."""
    found = []
    while mask:
        lowest = mask & -mask
        found.append(lowest.bit_length() - 1)
        mask ^= lowest
    return found


_places: dict[int, tuple[int, ...]] = {}
_MOST_KNOWN: Final = 20_000
"""The cache is emptied at this many masks, so that memory does not grow."""


def places(mask: int) -> tuple[int, ...]:
    """Return the numbers in a mask, cached because the same hands and piles come again and again."""
    known = _places.get(mask)
    if known is None:
        if len(_places) >= _MOST_KNOWN:
            _places.clear()
        known = _places[mask] = tuple(bits(mask))
    return known


class ScenarioCards:
    """The cards and numbers of one scenario, as parallel lists indexed by card."""

    def __init__(self, code: str, table: ScenarioTable, matching: Sequence[int]) -> None:
        cards: Sequence[CardEntry] = table.card
        self.code = code
        self.table = table
        self.ids: list[str] = [card.id for card in cards]
        self.number: dict[str, int] = {name: card for card, name in enumerate(self.ids)}
        self.icons: list[int] = [icon_mask(card.icons) for card in cards]
        self.helpers: list[int] = [matching[icons] for icons in self.icons]
        """For each card the minions with a matching icon."""
        self.difficulty: list[int] = [card.difficulty for card in cards]
        self.need: list[int] = [card.need if card.difficulty else 0 for card in cards]
        """The success tokens that each card needs; 0 for a card without a difficulty."""
        self.prints: list[int] = [card.prints for card in cards]
        self.effect: list[str] = [card.effect for card in cards]
        self.tests: list[int] = [TESTS.index(name) for name in table.tests]
        self.interacts: list[Interact] = [Interact(name) for name in self.ids]
        self.tokens: list[PutToken] = [PutToken(name) for name in self.ids]
        self._decks: dict[str, list[int]] = {}
        for number, card in enumerate(cards):
            self._decks.setdefault(card.deck, []).append(number)
        self.extras: list[int] = []
        """The cards that the scenario shuffles into the clan deck, numbered after the minions."""
        self._values: dict[str, list[int]] = {}
        self._marks: dict[str, list[str]] = {}
        self._one: dict[str, int] = {
            name: value for name, value in table.numbers.items() if isinstance(value, int)
        }
        self._many: dict[str, tuple[int, ...]] = {
            name: value for name, value in table.numbers.items() if not isinstance(value, int)
        }

    def one(self, name: str) -> int:
        """Return a number of the board."""
        return self._one[name]

    def many(self, name: str) -> tuple[int, ...]:
        """Return the numbers of a track of the board."""
        return self._many[name]

    def of_deck(self, deck: str) -> list[int]:
        """Return the cards of one deck."""
        return self._decks[deck][:]

    def values(self, name: str) -> list[int]:
        """Return a number that only cards of this scenario have, by card; 0 where a card lacks it."""
        known = self._values.get(name)
        if known is None:
            known = [card.values.get(name, 0) for card in self.table.card]
            self._values[name] = known
        return known

    def marks(self, name: str) -> list[str]:
        """Return a second effect that only cards of this scenario have, by card."""
        known = self._marks.get(name)
        if known is None:
            known = [card.marks.get(name, "") for card in self.table.card]
            self._marks[name] = known
        return known


class Pack:
    """A data file as the rules use it, with the actions that name its components."""

    def __init__(self, file: DataFile) -> None:
        self.file = file
        minions = file.minion
        # Minions, then the cards that scenarios shuffle into the clan deck.
        self.ids: list[str] = [each.id for each in minions] + [each.id for each in file.extras]
        self._names: dict[int, tuple[str, ...]] = {}
        self.number: dict[str, int] = {name: minion for minion, name in enumerate(self.ids)}
        self.level: list[int] = [minion.level for minion in minions] + [0] * len(file.extras)
        self.ability: list[str] = [
            *[each.ability for each in minions],
            *[each.ability for each in file.extras],
        ]
        self.on_turn: int = sum(
            [1 << place for place, name in enumerate(self.ability) if name in TURN_ABILITIES]
        )
        """Minions whose ability belongs to the action menu; all others belong to a roll."""
        self.able: dict[str, int] = {}
        """For each ability the minions that have it."""
        for place, name in enumerate(self.ability):
            self.able[name] = self.able.get(name, 0) | 1 << place
        self.all_minions: int = (1 << len(minions)) - 1
        self.of_level: list[int] = [
            sum([1 << place for place, each in enumerate(minions) if each.level == level])
            for level in range(4)
        ]
        self.only_four: int = sum([1 << place for place, each in enumerate(minions) if each.four])
        """Minions that join the first clan only with four players."""
        self.dice: list[list[int]] = [
            [sum([each.icons.count(ICONS[icon]) for icon in bits(mask)]) for each in minions]
            + [0] * len(file.extras)
            for mask in range(1 << len(ICONS))
        ]
        """For each set of icons the white dice that each minion brings (LG-4.6)."""
        self.matching: list[int] = [
            sum([1 << minion for minion, count in enumerate(row) if count]) for row in self.dice
        ]
        """For each set of icons the minions that have one of them."""
        problems = file.problem
        self.problem_ids: list[str] = [problem.id for problem in problems]
        self.problem_number: dict[str, int] = {
            name: problem for problem, name in enumerate(self.problem_ids)
        }
        self.problem_icons: list[int] = [icon_mask(problem.icons) for problem in problems]
        self.problem_helpers: list[int] = [self.matching[icons] for icons in self.problem_icons]
        self.problem_difficulty: list[int] = [problem.difficulty for problem in problems]
        self.problem_need: list[int] = [problem.need for problem in problems]
        self.problem_prints: list[int] = [problem.prints for problem in problems]
        self.problem_effect: list[str] = [problem.effect for problem in problems]
        tests = {test.id: test for test in file.test}
        self.test_icons: list[int] = [icon_mask(tests[name].icons) for name in TESTS]
        self.test_helpers: list[int] = [self.matching[icons] for icons in self.test_icons]
        self.test_difficulty: list[int] = [tests[name].difficulty for name in TESTS]
        self.test_amount: list[int] = [tests[name].amount for name in TESTS]
        self.scenarios: dict[str, ScenarioCards] = {
            code: ScenarioCards(code, table, self.matching) for code, table in file.scenario.items()
        }
        self.white: list[int] = [WHITE_FACES[face] for face in file.white]
        self.red: list[int] = [RED_FACES[face] for face in file.red]
        self.luck: int = file.numbers.luck
        self.collect_special_cards()
        self.make_actions()

    def collect_special_cards(self) -> None:
        """Collect cards that are no minions, minions by place and the greatest need of a card."""
        self.not_minions: int = sum(
            [1 << place for place, name in enumerate(self.ability) if not name]
        )
        """Cards of the clan deck that are no minions."""
        self.at: dict[str, int] = {}
        """For each place the minions that know it."""
        for place, each in enumerate(self.file.minion):
            self.at[each.place] = self.at.get(each.place, 0) | 1 << place
        for cards in self.scenarios.values():
            cards.extras = [self.number[extra.id] for extra in cards.table.extra]
        needs = [card.need for table in self.file.scenario.values() for card in table.card]
        self.most_needed: int = max([*needs, *self.problem_need])
        """The most successes that any card needs; tables of odds go up to this number."""
        self._called: list[dict[str, str]] = [
            {"minion": each.id, "minion_en": each.en, "minion_ru": each.ru}
            for each in self.file.minion
        ]
        self._called += [
            {"minion": each.id, "minion_en": each.en, "minion_ru": each.ru}
            for each in self.file.extras
        ]

    def make_actions(self) -> None:
        """Create every action that names a minion or a challenge of the core."""
        self.plays = [PlayMinion(name) for name in self.ids]
        self.uses = [Use(name) for name in self.ids]
        self.hits = [Hit(name) for name in self.ids]
        self.takes = [Take(name) for name in self.ids]
        self.loses = [Lose(name) for name in self.ids]
        self.bails = [Bail(name) for name in self.ids]
        self.hires = [Hire(name) for name in self.ids]
        self.test_interacts = [Interact(name) for name in TESTS]
        self.problem_interacts = [Interact(name) for name in self.problem_ids]
        self.problem_tokens = [PutToken(name) for name in self.problem_ids]

    def names(self, mask: int) -> tuple[str, ...]:
        """Return the ids of the minions in a mask."""
        known = self._names.get(mask)
        if known is None:
            if len(self._names) >= _MOST_KNOWN:
                self._names.clear()
            known = self._names[mask] = tuple([self.ids[minion] for minion in bits(mask)])
        return known

    def called(self, minion: int) -> dict[str, str]:
        """Return the arguments that name a minion in a refusal, in both languages."""
        return self._called[minion]

    def first_clan(self, players: int) -> int:
        """Return the minions of the first clan (LG-1.2)."""
        return self.of_level[1] if players == MOST_PLAYERS else self.of_level[1] & ~self.only_four

    def level_of(self, settings: LegendsSettings) -> Level:
        """Return the numbers of the chosen difficulty (LG-17.1)."""
        levels = self.file.levels
        if settings.difficulty == "easy":
            return levels.easy
        return levels.hard if settings.difficulty == "hard" else levels.normal
