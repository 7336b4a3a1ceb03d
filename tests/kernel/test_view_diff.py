"""The difference of two views: with the earlier view it gives the whole later view."""

import msgspec
import pytest

from omerta import games
from omerta.kernel import Seeded, View, encode
from omerta.kernel.view_diff import view_diff

CROOKS = games.get("crooks")
Json = dict[str, object]


class Thing(msgspec.Struct, frozen=True):
    """An entry of a list."""

    name: str
    count: int


class Small(View, frozen=True):
    """A view with a field of every kind."""

    constant = ("rules",)

    rules: str
    turn: int
    things: tuple[Thing, ...]
    numbers: tuple[int, ...]
    hand: Thing | None


ONE, TWO, THREE = Thing("one", 1), Thing("two", 2), Thing("three", 3)
BEFORE = Small(0, (), "printed", 1, (ONE, TWO), (4, 5), None)


def told(**changes: object) -> tuple[dict[str, object], dict[str, dict[str, object]]]:
    return view_diff(BEFORE, msgspec.structs.replace(BEFORE, **changes))


def test_unchanged_fields_are_not_sent() -> None:
    assert told() == ({}, {})
    assert told(things=(Thing("one", 1), Thing("two", 2))) == ({}, {})


def test_a_changed_field_is_sent_whole() -> None:
    assert told(turn=2, hand=THREE) == ({"turn": 2, "hand": THREE}, {})
    assert told(numbers=(4, 6)) == ({"numbers": (4, 6)}, {})


def test_of_a_list_only_the_changed_entries_are_sent() -> None:
    assert told(things=(ONE, THREE)) == ({}, {"things": {"1": THREE}})


def test_of_a_list_that_grew_the_new_entries_are_sent() -> None:
    assert told(things=(ONE, TWO, THREE)) == ({}, {"things": {"2": THREE}})
    assert told(things=(THREE, TWO, THREE)) == ({}, {"things": {"0": THREE, "2": THREE}})


@pytest.mark.parametrize("things", [(ONE,), ()])
def test_a_list_that_shrank_is_sent_whole(things: tuple[Thing, ...]) -> None:
    assert told(things=things) == ({"things": things}, {})


def test_a_new_viewer_is_sent_all_that_can_change() -> None:
    fields, entries = view_diff(None, BEFORE)
    assert set(fields) == {"you", "options", "turn", "things", "numbers", "hand"}
    assert entries == {}


@pytest.mark.parametrize("seed", range(5))
def test_the_news_of_a_whole_game_lead_from_view_to_view(seed: int) -> None:
    chance = Seeded(seed)
    state = CROOKS.new(4, chance=chance)
    viewers = (None, 0, 1, 2, 3)
    before = CROOKS.views(state, viewers)
    known = [plain(view) for view in before]
    while waiting := CROOKS.waiting(state):
        options = CROOKS.options(state, waiting[0])
        CROOKS.apply(state, waiting[0], chance.pick(options, "answer"), chance=chance)
        now = CROOKS.views(state, viewers)
        for number, (old, new) in enumerate(zip(before, now, strict=True)):
            known[number] = renewed(known[number], *view_diff(old, new))
            assert known[number] == plain(new)
        before = now


def plain(view: object) -> Json:
    found: Json = msgspec.json.decode(encode(view))
    return found


def renewed(view: Json, fields: Json, entries: dict[str, Json]) -> Json:
    merged = {**view, **msgspec.json.decode(msgspec.json.encode(fields))}
    for name, changed in entries.items():
        news_of_list: Json = msgspec.json.decode(msgspec.json.encode(changed))
        places = {int(place): entry for place, entry in news_of_list.items()}
        whole: dict[int, object] = dict(enumerate(merged[name])) | places
        merged[name] = [whole[place] for place in range(len(whole))]
    return merged
