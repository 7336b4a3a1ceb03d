"""CR-1: the table before the first turn."""

from typing import Any

import pytest

from omerta import Match
from omerta.games.crooks import GAME
from omerta.games.crooks.components import (
    BOARD,
    HANGOUTS,
    HOUSE,
)
from omerta.games.crooks.settings import CrooksSettings
from omerta.kernel import Illegal, Scripted, Seeded
from omerta.testing import SPECTATOR, A, B, C, D, rule, table
from tests.games.dossier import Dossier

RULES = Dossier("crooks")

PILES = [
    (edition, int(players), hangouts, [int(size) for size in sizes.split()], counts)
    for edition, players, hangouts, sizes, _, counts in RULES.rows("edition", "players")
]


def scripted(seats: int, *script: tuple[str, object], **options: Any) -> Match:
    chance = Scripted(*script)
    match = Match.new("crooks", seats, settings=CrooksSettings(**options), chance=chance)
    chance.finish()
    return match


# The table


@rule("CR-1.1")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_two_three_or_four_players_can_play(seats: int) -> None:
    match = Match.new("crooks", seats, settings=CrooksSettings(first_player=seats - 1))
    assert len(GAME.view(match.state, None).seats) == seats
    assert match.waiting == (seats - 1,)


@rule("CR-1.1")
@pytest.mark.parametrize("seats", [0, 1, 5])
def test_no_other_number_can_play(seats: int) -> None:
    with pytest.raises(Illegal) as refused:
        Match.new("crooks", seats)
    assert (refused.value.code, refused.value.clause) == ("wrong_seats", "CR-1.1")
    assert refused.value.params == {"seats": seats, "least": 2, "most": 4}
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
def test_each_row_has_the_colour_of_its_player() -> None:
    t = table("crooks", seats=3).setting(colours=("blue", "green", "yellow"))
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
def test_a_seat_without_a_chosen_colour_gets_the_first_free_one(
    wishes: tuple[str | None, ...], colours: list[str]
) -> None:
    t = table("crooks", seats=4).setting(colours=wishes)
    assert [seat.colour for seat in t.view(SPECTATOR).seats] == colours
    t.ready_for(A)


@rule("CR-1.3", "CR-1.4")
def test_more_chosen_colours_than_seats_are_refused() -> None:
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
    t = table("crooks", seats=players).setting(edition=edition)
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
def test_no_seat_ever_sees_the_undealt_crooks() -> None:
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
def test_every_player_starts_with_18_dollars(seats: int) -> None:
    match = scripted(seats, ("deal", list(range(32))), ("first player", A))
    assert match.state.money == [18] * seats
    assert match.state.bank == 0


@rule("CR-1.8")
def test_the_bank_never_runs_out_of_money() -> None:
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
    assert refused.value.params == {"seat": C + 1}
