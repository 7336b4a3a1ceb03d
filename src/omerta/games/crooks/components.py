"""The printed components: crooks, targets, hangouts and numbers, read from `data/*.toml`."""

from math import factorial
from typing import Any, Final

import msgspec

from omerta.games.crooks.actions import Letter, Take
from omerta.games.crooks.settings import Colour, CrookEntry, DeckFile, GangName
from omerta.kernel.data import CustomData, read_toml, wrong_field
from omerta.kernel.errors import BadData

HANGOUTS: Final[tuple[Letter, ...]] = ("A", "B", "C", "D", "E", "F", "G", "H", "I")
COLOURS: Final[tuple[Colour, ...]] = ("red", "yellow", "green", "blue")
GANGS: Final[tuple[GangName, ...]] = ("northside", "westside", "outfit")
ACTIONS: Final = ("none", "pickpocket", "accomplice", "switch", "killer", "boss", "spy")

NONE: Final = 0
PICKPOCKET: Final = 1
ACCOMPLICE: Final = 2
SWITCH: Final = 3
KILLER: Final = 4
BOSS: Final = 5
SPY: Final = 6

_LAID_OTHERWISE = (ACCOMPLICE, SWITCH, KILLER, BOSS)

DECK_SIZE: Final = 32
MAX_BOSSES: Final = 4


class Deck:
    """The crooks of one deck as parallel lists, indexed by face.

    A face is the number of the first crook that looks like it, so that crooks with equal faces
    are one number and nothing can tell them apart.
    """

    def __init__(self, file: DeckFile) -> None:
        self.file = file
        self.id: str = file.id
        entries = file.crooks
        looks = [(e.rating, e.modifier, sorted(e.gangs), e.action, e.name) for e in entries]
        self.crooks: tuple[int, ...] = tuple([looks.index(look) for look in looks])
        self.printed: tuple[CrookEntry, ...] = tuple(
            [entries[face] for face in sorted(self.crooks)]
        )
        """The deck list, public from the start: each crook is named by its face."""
        self.ids: list[str] = [entry.id for entry in entries]
        self.names: list[str] = [entry.name for entry in entries]
        self.rating: list[int] = [entry.rating for entry in entries]
        self.modifier: list[int] = [entry.modifier for entry in entries]
        self.action: list[int] = [ACTIONS.index(entry.action) for entry in entries]
        self.laying: list[int] = [a if a in _LAID_OTHERWISE else NONE for a in self.action]
        """The action, as far as it limits where and how a crook may be laid."""
        self.gangs: list[tuple[int, ...]] = [
            tuple([GANGS.index(gang) for gang in entry.gangs]) for entry in entries
        ]
        self.boss_faces: frozenset[int] = frozenset(
            [face for face in self.crooks if self.action[face] == BOSS]
        )
        self.bosses: int = sum([face in self.boss_faces for face in self.crooks])
        self.takes: list[Take] = [Take(entry.id) for entry in entries]
        self.face_of: dict[str, int] = {entries[face].id: face for face in self.crooks}

    def actions_with_a_question(self) -> int:
        """The number of crooks whose action needs a decision when laid face up."""
        return sum(self.action[face] in (PICKPOCKET, KILLER, SPY) for face in self.crooks)


class Board:
    """The printed numbers."""

    def __init__(self, data: dict[str, Any]) -> None:
        money = data["money"]
        self.start_money: int = money["start"]
        self.search_cost: int = money["search_cost_per_crook"]
        self.face_down_cost: int = money["face_down_cost"]
        self.pickpocket_gain: int = money["pickpocket_gain"]
        self.gang_points: dict[int, int] = {int(n): p for n, p in data["gang_points"].items()}
        self.lowest: int = data["targets"]["lowest"]
        self.highest: int = data["targets"]["highest"]
        self.piles: dict[tuple[str, int], tuple[int, ...]] = {
            (edition, int(players)): tuple(sizes)
            for edition, tables in data["piles"].items()
            for players, sizes in tables.items()
        }


_PACKAGE: Final = "omerta.games.crooks"
BOARD: Final = Board(read_toml(_PACKAGE, "data", "board.toml"))
PICK_SCALE: Final = factorial(max(max(sizes) for sizes in BOARD.piles.values()) - 1)
"""Makes all weights of picks whole numbers: pile sizes give distinct factors k / (k - b)."""
LOWEST: Final = BOARD.lowest
TARGETS: Final = tuple(range(BOARD.lowest, BOARD.highest + 1))
TARGET_COUNT: Final = len(TARGETS)
ALL_TARGETS: Final = (1 << len(TARGETS)) - 1


def house_file() -> DeckFile:
    """The built-in deck."""
    return checked(read_toml(_PACKAGE, "data", "house-32.toml"), "house-32.toml")


def custom_deck(file: CustomData) -> DeckFile:
    """A custom deck (rules, 2.7); raises `BadData` with the place and kind of an error."""
    return checked(file.toml(), file.name)


def checked(data: dict[str, Any], file: str) -> DeckFile:
    """The deck file, if it keeps all rules of 2.7."""
    entries = data.get("crooks")
    if not isinstance(entries, list | tuple):
        raise BadData("deck-no-crooks", file=file, entry="crooks")
    for number, entry in enumerate(entries, 1):
        _check_entry(entry, file, _entry_name(entry, number))
    wrong = wrong_field(DeckFile, data)
    if wrong is not None:
        raise BadData("deck-bad-header", file=file, entry=wrong)
    deck = msgspec.convert(data, DeckFile)
    _check_whole(deck, file)
    return deck


def _entry_name(entry: object, number: int) -> str:
    named = entry.get("id") if isinstance(entry, dict) else None
    usable = isinstance(named, str) and named and named.isprintable()
    return f"{number} ({named})" if usable else str(number)


def _check_entry(entry: object, file: str, name: str) -> None:
    wrong = wrong_field(CrookEntry, entry)
    if wrong is not None:
        raise BadData("deck-bad-entry", file=file, entry=name, field=wrong)
    crook = msgspec.convert(entry, CrookEntry)
    if not (crook.id + crook.name).isprintable():
        raise BadData("deck-unprintable", file=file, entry=name)
    if len(set(crook.gangs)) != len(crook.gangs):
        raise BadData("deck-gang-twice", file=file, entry=name)


def _check_whole(deck: DeckFile, file: str) -> None:
    if len(deck.crooks) != DECK_SIZE:
        raise BadData("deck-size", file=file, entry="crooks", count=len(deck.crooks))
    seen: set[str] = set()
    for entry in deck.crooks:
        if entry.id in seen:
            raise BadData("deck-id-twice", file=file, entry=entry.id)
        seen.add(entry.id)
    bosses = sum(entry.action == "boss" for entry in deck.crooks)
    if bosses > MAX_BOSSES:
        raise BadData("deck-bosses", file=file, entry="crooks", count=bosses)


def doubts(deck: DeckFile) -> list[str]:
    """The verified facts of 2.6 that this deck breaks; it is accepted with a warning."""
    crooks = deck.crooks
    count = {name: sum(entry.action == name for entry in crooks) for name in ACTIONS}
    top = max(entry.rating for entry in crooks)
    facts = {
        "doubt-top-rating": top == 10,
        "doubt-one-boss": count["boss"] == 1,
        "doubt-boss-on-top": all(e.rating == top for e in crooks if e.action == "boss"),
        "doubt-seven-plus-two": any((e.rating, e.modifier) == (7, 2) for e in crooks),
        "doubt-eight-minus-one": any((e.rating, e.modifier) == (8, -1) for e in crooks),
        "doubt-two-pickpockets": count["pickpocket"] == 2,
        "doubt-two-accomplices": count["accomplice"] == 2,
        "doubt-two-switches": count["switch"] == 2,
    }
    return [name for name, holds in facts.items() if not holds]


HOUSE: Final = Deck(house_file())
_decks: dict[DeckFile, Deck] = {HOUSE.file: HOUSE}
MOST_DECKS: Final = 100
"""The size of the cache; guests of a server bring decks of their own, so it needs a limit."""


def deck_of(chosen: str | DeckFile) -> Deck:
    """The deck that a setting names."""
    if isinstance(chosen, str):
        return HOUSE
    deck = _decks.get(chosen)
    if deck is None:
        deck = Deck(checked(msgspec.to_builtins(chosen), chosen.id))  # a save can hold anything
        if len(_decks) >= MOST_DECKS:
            _decks.clear()
            _decks[HOUSE.file] = HOUSE
        _decks[chosen] = deck
    return deck
