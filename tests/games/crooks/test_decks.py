"""Section 2: printed numbers and faces against the rules, and custom decks (2.7)."""

import re
from pathlib import Path

import pytest

from omerta import Match
from omerta.games.crooks import GAME
from omerta.games.crooks.components import (
    BOARD,
    HOUSE,
    TARGETS,
    checked,
    custom_deck,
    deck_of,
    doubts,
)
from omerta.games.crooks.settings import CrooksSettings
from omerta.kernel import BadData, BadSave, encode
from omerta.kernel.data import read_custom_data
from omerta.testing import rule
from tests.games.crooks import decks
from tests.games.dossier import Dossier

RULES = Dossier("crooks")

GANG_LETTERS = {"R": "northside", "B": "westside", "Y": "outfit"}


# Numbers and faces against the printed rules


@rule("CR-1.7", "CR-3.1", "CR-4.3", "CR-6.1", "CR-8.2")
def test_the_printed_numbers() -> None:
    stated = dict(re.findall(r"`(\w+) = (\d+)`", RULES.text))
    assert BOARD.start_money == int(stated["start_money"])
    assert BOARD.search_cost == int(stated["search_cost_per_crook"])
    assert BOARD.face_down_cost == int(stated["face_down_cost"])
    assert BOARD.pickpocket_gain == int(stated["pickpocket_gain"])
    gangs = re.search(r"`gang_points = \{(.*?)\}`", RULES.text)
    assert gangs is not None
    stated_points = dict(pair.split(" = ") for pair in gangs[1].split(", "))
    assert BOARD.gang_points == {int(n): int(points) for n, points in stated_points.items()}


def printed_crooks() -> dict[str, tuple[int, int, tuple[str, ...], str]]:
    found = {}
    for row in RULES.rows("id", "rating", "mod"):
        for crook, rating, modifier, gangs, action in (row[:5], row[6:]):
            letters = () if gangs == "-" else tuple(gangs.split())
            found[crook] = (
                int(rating),
                int(modifier),
                tuple(GANG_LETTERS[letter] for letter in letters),
                "none" if action == "-" else action,
            )
    return found


@rule("CR-1.5")
def test_the_house_deck_is_the_printed_table() -> None:
    shipped = {
        crook.id: (crook.rating, crook.modifier, crook.gangs, crook.action)
        for crook in HOUSE.file.crooks
    }
    assert shipped == printed_crooks()
    assert list(shipped) == [f"c{number:02d}" for number in range(1, 33)]


@rule("CR-8.4")
def test_the_house_deck_has_the_stated_totals() -> None:
    crooks = HOUSE.file.crooks
    for gang in GANG_LETTERS.values():
        assert sum(gang in crook.gangs for crook in crooks) == 10
    assert sum(crook.modifier for crook in crooks) == -1
    assert sum(crook.rating for crook in crooks) == 169
    assert len({(c.rating, c.modifier, c.gangs, c.action) for c in crooks}) == 32


def test_the_house_deck_breaks_no_verified_fact() -> None:
    assert doubts(HOUSE.file) == []
    assert HOUSE.file.origin == "proposed"
    assert deck_of("house-32") is HOUSE


def test_the_targets_of_the_board_are_2_to_9() -> None:
    assert TARGETS == (2, 3, 4, 5, 6, 7, 8, 9)


# A custom deck (2.7)

WRONG_ENTRIES = [
    ({"rating": 0}, "deck-bad-entry"),
    ({"rating": 11}, "deck-bad-entry"),
    ({"rating": "9"}, "deck-bad-entry"),
    ({"modifier": -10}, "deck-bad-entry"),
    ({"modifier": 10}, "deck-bad-entry"),
    ({"gangs": ["northside", "northside"]}, "deck-gang-twice"),
    ({"gangs": ["southside"]}, "deck-bad-entry"),
    ({"action": "thief"}, "deck-bad-entry"),
    ({"id": ""}, "deck-bad-entry"),
    ({"name": "X\x1b[31m"}, "deck-unprintable"),
    ({"id": "\x1b[2J"}, "deck-unprintable"),
    ({"colour": "red"}, "deck-bad-entry"),
]


@pytest.mark.parametrize(("change", "code"), WRONG_ENTRIES)
def test_a_wrong_entry_is_named_in_the_error(change: decks.Entry, code: str) -> None:
    with pytest.raises(BadData) as refused:
        checked(decks.data(decks.entries(c05=change)), "mine.toml")
    assert refused.value.code == code
    assert refused.value.params["file"] == "mine.toml"
    name = "5" if "id" in change else "5 (c05)"
    assert refused.value.params["entry"] == name


def test_an_entry_of_the_wrong_type_is_named_by_its_position() -> None:
    crooks: list[object] = [*decks.entries()]
    crooks[2] = "c03"
    with pytest.raises(BadData) as refused:
        checked({"schema": 1, "id": "x", "origin": "owner", "crooks": crooks}, "mine.toml")
    assert refused.value.code == "deck-bad-entry"
    assert refused.value.params["entry"] == "3"


@pytest.mark.parametrize(
    "change",
    [
        {"rating": 1},
        {"rating": 10},
        {"modifier": -9},
        {"modifier": 9},
        {"gangs": ["northside", "westside", "outfit"]},
        {"action": "spy"},
        {"name": "The Owl"},
    ],
)
def test_an_entry_at_the_limits_is_accepted(change: decks.Entry) -> None:
    assert checked(decks.data(decks.entries(c05=change)), "mine.toml").crooks[4].id == "c05"


def test_a_deck_has_exactly_32_entries() -> None:
    crooks = decks.entries()
    for wrong in (crooks[:31], [*crooks, crooks[0] | {"id": "c33"}]):
        with pytest.raises(BadData) as refused:
            checked(decks.data(wrong), "mine.toml")
        assert refused.value.code == "deck-size"
        assert refused.value.params == {
            "file": "mine.toml",
            "entry": "crooks",
            "count": len(wrong),
        }


def test_a_save_with_a_damaged_deck_is_a_bad_save() -> None:
    options = CrooksSettings(deck=decks.deck(c07={"name": "Seventh"}))
    raw = Match.new("crooks", 2, seed=1, settings=options).save()
    Match.load(raw)
    with pytest.raises(BadSave, match="save-impossible"):
        Match.load(raw.replace(b'"c07"', b'"c06"'))


def test_a_repeated_id_is_refused() -> None:
    with pytest.raises(BadData) as refused:
        checked(decks.data(decks.entries(c07={"id": "c06"})), "mine.toml")
    assert refused.value.code == "deck-id-twice"
    assert refused.value.params == {"file": "mine.toml", "entry": "c06"}


def test_four_bosses_are_accepted_and_five_are_not() -> None:
    assert len(decks.bosses("c02", "c03", "c04").crooks) == 32
    with pytest.raises(BadData) as refused:
        decks.bosses("c02", "c03", "c04", "c05")
    assert refused.value.code == "deck-bosses"
    assert refused.value.params["count"] == 5


@pytest.mark.parametrize(
    "header", [{"schema": 2}, {"origin": "found"}, {"id": ""}, {"author": "me"}]
)
def test_a_wrong_header_is_refused(header: dict[str, object]) -> None:
    with pytest.raises(BadData) as refused:
        checked(decks.data(decks.entries(), **header), "mine.toml")
    assert refused.value.code == "deck-bad-header"
    assert refused.value.params["file"] == "mine.toml"


def test_a_deck_without_crooks_is_refused() -> None:
    with pytest.raises(BadData) as refused:
        checked({"schema": 1, "id": "x", "origin": "owner"}, "mine.toml")
    assert (refused.value.code, refused.value.params["entry"]) == ("deck-no-crooks", "crooks")


def test_an_unreadable_file_is_named_in_the_error(tmp_path: Path) -> None:
    def refusal(path: Path) -> str:
        with pytest.raises(BadData) as refused:
            custom_deck(read_custom_data(str(path)))
        assert refused.value.params["file"] == str(path)
        return refused.value.code

    no_toml, no_text = tmp_path / "no.toml", tmp_path / "latin.toml"
    no_toml.write_text("crooks = [", encoding="utf-8")
    no_text.write_bytes(b'id = "\xe9"')
    assert refusal(tmp_path / "absent.toml") == "data-unreadable"
    assert refusal(no_toml) == "data-not-toml"
    assert refusal(no_text) == "data-not-text"


def test_a_match_can_use_a_custom_data_file(tmp_path: Path) -> None:
    lines = [
        f'{{ id = "x{n:02d}", rating = {1 + n % 10}, modifier = 0, gangs = [], action = "none" }},'
        for n in range(32)
    ]
    path = tmp_path / "mine.toml"
    path.write_text(
        'schema = 1\nid = "my-2012"\norigin = "owner"\ncrooks = [\n' + "\n".join(lines) + "\n]\n",
        encoding="utf-8",
    )
    chosen = GAME.load_settings({}, read_custom_data(str(path)))
    match = Match.new("crooks", 2, settings=chosen)
    assert {crook.id[0] for crook in GAME.view(match.state, None).deck} == {"x"}
    assert b'"deck":"my-2012"' in encode(match.log[0])


DOUBTFUL = [
    ("doubt-top-rating", {"c01": {"rating": 9}}),
    ("doubt-one-boss", {"c02": {"action": "boss", "rating": 10}}),
    ("doubt-one-boss", {"c01": {"action": "none"}}),
    ("doubt-boss-on-top", {"c01": {"rating": 8}, "c02": {"rating": 10}}),
    ("doubt-seven-plus-two", {"c08": {"modifier": 1}}),
    (
        "doubt-eight-minus-one",
        {crook: {"modifier": 0} for crook in ("c05", "c06", "c07")},
    ),
    ("doubt-two-pickpockets", {"c25": {"action": "none"}}),
    ("doubt-two-accomplices", {"c32": {"action": "accomplice"}}),
    ("doubt-two-switches", {"c23": {"action": "none"}}),
]


@pytest.mark.parametrize(("doubt", "changes"), DOUBTFUL)
def test_a_deck_that_breaks_a_verified_fact_is_accepted_with_a_warning(
    doubt: str, changes: dict[str, decks.Entry]
) -> None:
    assert doubts(decks.deck(**changes)) == [doubt]
