"""The coach (rules, 6 and 10): what follows from a view, and when advice is given."""

from collections.abc import Iterator
from fractions import Fraction

import pytest
from msgspec.structs import replace

from omerta.games.crooks_out import turn
from omerta.games.crooks_out.advice import Advice, Chances, advise, chances, knowledge_of
from omerta.games.crooks_out.belief import Knowledge, believe, count, knowledge
from omerta.games.crooks_out.belief_hands import BOX
from omerta.games.crooks_out.components import ALL_ROOMS, HOUSE, ROOMS, rooms_in
from omerta.games.crooks_out.frames import AskFirst, CallCircles
from omerta.games.crooks_out.settings import CrooksOutSettings, Help
from omerta.games.crooks_out.table import Table, empty_table, laid_out
from omerta.games.crooks_out.view_builder import view
from omerta.kernel import Seeded, Viewer
from omerta.testing import A, B, C, rule
from tests.games.crooks_out.deals import late_position, random_match, rooms
from tests.games.crooks_out.test_counting import example_18, example_19, example_20


def with_help(s: Table, agreed: Help = "coach") -> Table:
    """The same table with this kind of coach."""
    s.settings = replace(s.settings, help=agreed)
    return s


def at_first_question(s: Table, agreed: Help = "coach") -> Table:
    """A constructed table at a first question."""
    s.stack = [AskFirst(A)]
    return with_help(s, agreed)


def coached_positions(seats: int, seed: int, every: int = 6) -> Iterator[Table]:
    """Tables of a random match at which the coach is not silent."""
    for number, s in enumerate(random_match(seats, seed)):
        if number % every == 0 and not isinstance(s.stack[-1], CallCircles):
            yield with_help(s)


def advice_for(s: Table, viewer: Viewer) -> Advice:
    found = advise(view(s, viewer))
    assert found is not None
    return found


def mask(names: tuple[str, ...]) -> int:
    return rooms(" ".join(names))


# When advice is given


@rule("CO-5.6")
@pytest.mark.parametrize("agreed", ["crosses", "coach"])
def test_there_is_no_advice_while_a_sheet_is_searched_or_after_the_end(agreed: Help) -> None:
    decisions = set()
    for s in random_match(2, 4):
        decisions.add(s.stack[-1].tag)
        silent = s.stack[-1].tag == "call_circles"
        for viewer in (None, A, B):
            assert (advise(view(with_help(s, agreed), viewer)) is None) == silent
    assert decisions == {"ask", "ask_or_stop", "call_circles"}
    s.stack = []
    assert [advise(view(s, viewer)) for viewer in (None, A, B)] == [None] * 3


def test_a_match_without_help_gives_no_advice() -> None:
    for s in random_match(2, 4):
        assert [advise(view(with_help(s, "plain"), viewer)) for viewer in (None, A, B)] == [
            None
        ] * 3


def test_chances_are_shown_only_to_players_with_the_coach() -> None:
    s = late_position(3, 1)
    assert advice_for(at_first_question(s), A).chances is not None
    assert advice_for(at_first_question(s), None).chances is None
    assert advice_for(at_first_question(s, "crosses"), A).chances is None


# What it knows


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_view_holds_every_hard_fact_and_nothing_else(seats: int) -> None:
    for seed in range(3):
        for s in random_match(seats, seed):
            for viewer in (None, *range(seats)):
                assert knowledge_of(view(s, viewer), viewer) == knowledge(s, viewer)
                assert knowledge_of(view(s, viewer), None) == knowledge(s, None)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_advice_is_the_same_in_every_believed_world(seats: int) -> None:
    for s in coached_positions(seats, seats, every=15):
        for seat in range(seats):
            expected = advice_for(s, seat)
            for seed in range(3):
                world = believe(s, seat, chance=Seeded(seed))
                assert advice_for(world, seat) == expected
                assert advice_for(world, None) == replace(expected, chances=None)


# Sheets


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_sheet_excludes_and_proves_only_true_facts(seats: int) -> None:
    proofs = exclusions = 0
    for seed in range(4):
        for s in coached_positions(seats, seed, every=3):
            for seat, sheet in enumerate(advice_for(with_help(s, "crosses"), None).sheets):
                excluded, proved = mask(sheet.excluded), mask(sheet.proved)
                still_open = ALL_ROOMS & ~s.crossed[seat] & ~laid_out(s, seat)
                assert (excluded | proved) & ~still_open == 0
                assert excluded & s.hands[seat] == 0
                assert proved & ~s.hands[seat] == 0
                proofs += proved.bit_count()
                exclusions += excluded.bit_count()
    assert proofs
    assert exclusions


def test_facts_of_one_sheet_agree_with_the_exact_count() -> None:
    for s in coached_positions(3, 2, every=9):
        for seat in (A, B, C):
            worlds = count(knowledge(s, seat))
            for other, sheet in enumerate(advice_for(s, seat).sheets):
                if other == seat:
                    continue
                for room in sheet.excluded:
                    assert worlds.held(other, HOUSE.room_of[room]) == 0
                for room in sheet.proved:
                    assert worlds.held(other, HOUSE.room_of[room]) == worlds.total


def test_every_viewer_gets_the_same_facts_about_the_sheets() -> None:
    for s in coached_positions(4, 3, every=30):
        told_all = advice_for(s, None).sheets
        assert [advice_for(s, seat).sheets for seat in range(4)] == [told_all] * 4
        assert advice_for(with_help(s, "crosses"), A).sheets == told_all


# Chances


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_chances_are_those_of_the_exact_count(seats: int) -> None:
    for s in coached_positions(seats, seats + 1, every=10):
        for seat in range(seats):
            worlds = count(knowledge(s, seat))
            found = chances(view(s, seat))
            assert (found.worlds, found.exact) == (str(worlds.total), worlds.exact)
            assert found.seats[seat] == ()
            for holder in worlds.holders:
                likely = found.box if holder == BOX else found.seats[holder]
                for room in range(ROOMS):
                    assert likely[room] == pytest.approx(float(worlds.share(holder, room)))
                    certain = worlds.held(holder, room) == worlds.total
                    assert (likely[room] == 1.0) == certain
                    assert (likely[room] == 0.0) == (worlds.held(holder, room) == 0)


def test_every_hidden_crook_is_somewhere() -> None:
    for s in coached_positions(3, 5, every=12):
        found = chances(view(s, A))
        hidden = ALL_ROOMS & ~s.dealt[A] & ~laid_out(s, B) & ~laid_out(s, C)
        for room in range(ROOMS):
            places = sum([likely[room] for likely in (*found.seats[1:], found.box)])
            assert places == pytest.approx(hidden >> room & 1)


# The rules' own examples, through a view


def table_with(known: Knowledge, seats: int) -> Table:
    """A table with this knowledge for Anna; the unknown part is one of the worlds."""
    s = empty_table(seats, CrooksOutSettings(), HOUSE)
    s.dealt[A] = s.hands[A] = known.dealt
    world = count(known).draw(Seeded(1))
    s.box = world[BOX]
    for sheet in known.sheets:
        s.hands[sheet.seat] = world[sheet.seat]
        s.dealt[sheet.seat] = sheet.laid_out | world[sheet.seat]
        s.crossed[sheet.seat] = sheet.crossed
        s.written[sheet.seat] = sum([1 << room for room, _ in sheet.numbers])
    at_first_question(s)
    assert knowledge_of(view(s, A), A) == known
    return s


def chances_of(found: Chances, seat: int, names: str) -> list[float]:
    return [found.seats[seat][HOUSE.room_of[name]] for name in names.split()]


def test_example_18_through_a_view() -> None:
    found = chances(view(table_with(example_18(), 2), A))
    assert (found.worlds, found.exact) == ("6", True)
    assert chances_of(found, B, "rA rC bB gD gE gF") == [1 / 3, 1 / 3, 1 / 3, 1 / 2, 1 / 2, 0]


def test_example_19_through_a_view() -> None:
    s = table_with(example_19(), 2)
    found = chances(view(s, A))
    assert found.worlds == "324"
    assert chances_of(found, B, "rC oC bC vB vC vD") == [1.0] * 6
    assert chances_of(found, B, "yB yC yD") == [0.0] * 3
    assert chances_of(found, B, "rA rD") == [2 / 3, 2 / 9]
    # Without her own hand the sheet proves less: advice on sheets uses public facts only.
    proved = mask(advice_for(s, A).sheets[B].proved)
    assert proved & ~rooms("rC oC bC vB vC vD") == 0


def test_example_20_through_a_view() -> None:
    s = table_with(example_20(), 3)
    found = chances(view(s, A))
    assert (found.worlds, found.exact) == ("24", True)
    assert chances_of(found, B, "gE bC rD") == [1.0, 2 / 3, 1 / 4]
    assert chances_of(found, C, "rD bE") == [3 / 4, 2 / 3]
    assert found.box[HOUSE.room_of["bC"]] == pytest.approx(float(Fraction(1, 3)))
    assert "gE" not in advice_for(s, A).sheets[B].proved  # a sheet alone does not prove it


def test_an_unsolved_sheet_gives_no_advice_by_itself() -> None:
    s = empty_table(2, CrooksOutSettings(), HOUSE)
    s.dealt = s.hands = [sum([1 << room for room in rooms_in(ALL_ROOMS)[:12]]), (1 << 12) - 1 << 12]
    s.box = ALL_ROOMS & ~s.dealt[A] & ~s.dealt[B]
    sheets = advice_for(at_first_question(s), A).sheets
    assert [(sheet.excluded, sheet.proved) for sheet in sheets] == [((), ())] * 2
    assert turn.waiting(s) == (A,)
