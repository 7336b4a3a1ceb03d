"""CR-1 and section 2: the components, the decks, and the table before the first turn."""

import re
from pathlib import Path
from typing import Any

import pytest

from omerta import Match
from omerta.games.crooks import GAME
from omerta.games.crooks.components import (
    BOARD,
    HANGOUTS,
    HOUSE,
    TARGETS,
    checked,
    deck_of,
    doubts,
    owner_file,
)
from omerta.games.crooks.options import CrooksOptions
from omerta.kernel import BadData, Illegal, Scripted, Seeded, encode
from omerta.testing import SPECTATOR, A, B, C, D, rule, table
from tests.games.crooks import decks, dossier

GANG_LETTERS = {"R": "northside", "B": "westside", "Y": "outfit"}
PILES = [
    (edition, int(players), hangouts, [int(size) for size in sizes.split()], counts)
    for edition, players, hangouts, sizes, _, counts in dossier.rows("edition", "players")
]


def scripted(seats: int, *script: tuple[str, object], **options: Any) -> Match:
    chance = Scripted(*script)
    match = Match.new("crooks", seats, options=CrooksOptions(**options), chance=chance)
    chance.finish()
    return match


# The table


@rule("CR-1.1")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_two_three_or_four_play(seats: int) -> None:
    match = Match.new("crooks", seats, options=CrooksOptions(first_player=seats - 1))
    assert len(GAME.view(match.state, None).seats) == seats
    assert match.waiting == (seats - 1,)


@rule("CR-1.1")
@pytest.mark.parametrize("seats", [0, 1, 5])
def test_no_other_number_can_play(seats: int) -> None:
    with pytest.raises(Illegal) as refused:
        Match.new("crooks", seats)
    assert (refused.value.code, refused.value.clause) == ("wrong_seats", "CR-1.1")
    assert seats not in GAME.meta.seats


@rule("CR-1.2")
def test_the_targets_lie_from_2_to_9() -> None:
    t = table("crooks", seats=2)
    assert [target.target for target in t.view(SPECTATOR).targets] == [2, 3, 4, 5, 6, 7, 8, 9]
    assert [target.value for target in t.view(SPECTATOR).targets] == [2, 3, 4, 5, 6, 7, 8, 9]
    t.ready_for(A)


@rule("CR-1.3")
def test_masterminds_have_different_colours() -> None:
    with pytest.raises(Illegal) as refused:
        scripted(3, colours=("red", "blue", "red"))
    assert (refused.value.code, refused.value.clause) == ("colour_twice", "CR-1.3")


@rule("CR-1.3")
def test_each_row_is_headed_by_the_colour_of_its_player() -> None:
    t = table("crooks", seats=3).option(colours=("blue", "green", "yellow"))
    assert [seat.colour for seat in t.view(A).seats] == ["blue", "green", "yellow"]
    t.ready_for(A)


@rule("CR-1.4")
@pytest.mark.parametrize(
    ("wishes", "colours"),
    [
        ((), ["red", "yellow", "green", "blue"]),
        ((None, "red"), ["yellow", "red", "green", "blue"]),
        ((None, None, None, "yellow"), ["red", "green", "blue", "yellow"]),
        (("blue", "green", "yellow", "red"), ["blue", "green", "yellow", "red"]),
    ],
)
def test_a_seat_without_a_wish_gets_the_first_free_colour(
    wishes: tuple[str | None, ...], colours: list[str]
) -> None:
    t = table("crooks", seats=4).option(colours=wishes)
    assert [seat.colour for seat in t.view(SPECTATOR).seats] == colours
    t.ready_for(A)


@rule("CR-1.3", "CR-1.4")
def test_more_wishes_than_seats_are_refused() -> None:
    with pytest.raises(Illegal):
        scripted(2, colours=("red", "blue", "green"))


@rule("CR-1.5")
def test_the_rules_list_every_edition_and_number_of_players() -> None:
    assert {(edition, players) for edition, players, *_ in PILES} == set(BOARD.piles)


@rule("CR-1.5", "CR-1.6")
@pytest.mark.parametrize(("edition", "players", "hangouts", "sizes", "counts"), PILES)
def test_the_piles_are_those_of_the_printed_table(
    edition: str, players: int, hangouts: str, sizes: list[int], counts: str
) -> None:
    t = table("crooks", seats=players).option(edition=edition)
    view = t.view(SPECTATOR)
    dealt, box = map(int, counts.split("/"))
    letters = HANGOUTS[: HANGOUTS.index(hangouts[-1]) + 1]
    assert [hangout.hangout for hangout in view.hangouts] == list(letters)
    assert [hangout.size for hangout in view.hangouts] == sizes
    assert [hangout.price for hangout in view.hangouts] == sizes
    assert (sum(sizes), view.undealt) == (dealt, box)
    t.ready_for(A)


@rule("CR-1.5")
def test_the_shuffled_crooks_fill_the_hangouts_in_order() -> None:
    order = list(range(31, -1, -1))
    match = scripted(2, ("deal", order), first_player=A)
    piles = [[HOUSE.ids[face] for face in pile] for pile in match.state.piles]
    assert piles[0] == ["c32", "c31"]
    assert piles[1] == ["c30", "c29"]
    assert piles[4] == ["c21", "c20", "c19", "c18", "c17"]
    assert sorted(match.state.undealt) == list(range(16))
    assert match.waiting == (A,)


@rule("CR-1.6")
def test_nobody_ever_sees_the_crooks_that_were_not_dealt() -> None:
    t = table("crooks", seats=4).turn(A).target(2, A, "c02 down")
    undealt = [t.state.deck.ids[face] for face in t.state.undealt]
    assert undealt == ["c01"]
    for viewer in (A, B, C, D, SPECTATOR):
        t.does_not_see(viewer, *undealt)
    t.all_pass()
    for viewer in (A, B, C, D, SPECTATOR):
        t.does_not_see(viewer, *undealt)
        assert t.view(viewer).undealt == 1
    t.over()


@rule("CR-1.7")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everybody_starts_with_18_dollars(seats: int) -> None:
    match = scripted(seats, ("deal", list(range(32))), ("first player", A))
    assert match.state.money == [18] * seats
    assert match.state.bank == 0


@rule("CR-1.8")
def test_the_bank_pays_even_what_it_never_took_in() -> None:
    t = table("crooks", seats=2).hangout("A", "c25")
    t.hires(A, "A", "c25").lays(9).expect_money(A, 17)
    t.picks_pocket().expect_money(A, 19).expect_unchanged(B)
    assert t.state.bank == -1
    t.ready_for(B)


@rule("CR-1.9")
@pytest.mark.parametrize("first", [A, B, C])
def test_the_first_player_is_drawn(first: int) -> None:
    match = scripted(3, ("deal", list(range(32))), ("first player", first))
    assert match.waiting == (first,)


@rule("CR-1.9")
def test_every_seat_is_drawn_equally_often() -> None:
    chance, games = Seeded(19), 600
    began = [GAME.new(3, chance=chance).first for _ in range(games)]
    for seat in (A, B, C):  # five standard deviations around a third
        assert abs(began.count(seat) - games / 3) < 5 * (games * 2 / 9) ** 0.5


@rule("CR-1.9")
def test_the_first_player_may_be_agreed() -> None:
    match = scripted(3, ("deal", list(range(32))), first_player=C)
    assert match.waiting == (C,)


@rule("CR-1.9")
def test_only_a_seat_at_the_table_can_begin() -> None:
    with pytest.raises(Illegal) as refused:
        scripted(2, ("deal", list(range(32))), first_player=C)
    assert (refused.value.code, refused.value.clause) == ("no_such_seat", "CR-1.9")


# Numbers and faces against the printed rules


@rule("CR-1.7", "CR-3.1", "CR-4.3", "CR-6.1", "CR-8.2")
def test_the_printed_numbers() -> None:
    stated = dict(re.findall(r"`(\w+) = (\d+)`", dossier.text()))
    assert BOARD.start_money == int(stated["start_money"])
    assert BOARD.search_cost == int(stated["search_cost_per_crook"])
    assert BOARD.face_down_cost == int(stated["face_down_cost"])
    assert BOARD.pickpocket_gain == int(stated["pickpocket_gain"])
    gangs = re.search(r"`gang_points = \{(.*?)\}`", dossier.text())
    assert gangs is not None
    stated_points = dict(pair.split(" = ") for pair in gangs[1].split(", "))
    assert BOARD.gang_points == {int(n): int(points) for n, points in stated_points.items()}


def printed_crooks() -> dict[str, tuple[int, int, tuple[str, ...], str]]:
    found = {}
    for row in dossier.rows("id", "rating", "mod"):
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


# An owner's own deck (2.7)

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
    ({"colour": "red"}, "deck-bad-entry"),
]


@pytest.mark.parametrize(("change", "code"), WRONG_ENTRIES)
def test_a_wrong_entry_is_named(change: decks.Entry, code: str) -> None:
    with pytest.raises(BadData) as refused:
        checked(decks.data(decks.entries(c05=change)), "mine.toml")
    assert refused.value.code == code
    assert refused.value.params["file"] == "mine.toml"
    name = "5" if change.get("id") == "" else "5 (c05)"
    assert refused.value.params["entry"] == name


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


def test_no_id_stands_twice() -> None:
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


def test_an_unreadable_file_is_named(tmp_path: Path) -> None:
    def refusal(path: Path) -> str:
        with pytest.raises(BadData) as refused:
            owner_file(str(path))
        assert refused.value.params["file"] == str(path)
        return refused.value.code

    no_toml, no_text = tmp_path / "no.toml", tmp_path / "latin.toml"
    no_toml.write_text("crooks = [", encoding="utf-8")
    no_text.write_bytes(b'id = "\xe9"')
    assert refusal(tmp_path / "absent.toml") == "data-unreadable"
    assert refusal(no_toml) == "data-not-toml"
    assert refusal(no_text) == "data-not-text"


def test_an_owners_file_is_played_with(tmp_path: Path) -> None:
    lines = [
        f'{{ id = "x{n:02d}", rating = {1 + n % 10}, modifier = 0, gangs = [], action = "none" }},'
        for n in range(32)
    ]
    path = tmp_path / "mine.toml"
    path.write_text(
        'schema = 1\nid = "my-2012"\norigin = "owner"\ncrooks = [\n' + "\n".join(lines) + "\n]\n",
        encoding="utf-8",
    )
    chosen = GAME.load_options({}, str(path))
    match = Match.new("crooks", 2, options=chosen)
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
