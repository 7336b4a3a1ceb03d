"""Section 6: worlds are dealt evenly among all that fit, and do not depend on the hidden truth."""

from collections import Counter
from collections.abc import Iterator
from random import Random

import pytest

from omerta.games.mafia import GAME, turn
from omerta.games.mafia.belief import believe, known_cards
from omerta.games.mafia.components import CARD_OF, CARDS, places_in
from omerta.games.mafia.frames import Exchange
from omerta.games.mafia.settings import MafiaSettings
from omerta.games.mafia.table import Table
from omerta.kernel import Seeded, encode
from omerta.testing import rule, table
from omerta.testing.mafia import SEATS, B, G, R, Y
from tests.games.crooks.sampling import expect_frequency
from tests.games.mafia.ways import WAYS

SAMPLES = 3000


def cards(names: str) -> set[int]:
    return {CARD_OF[name] for name in names.split()}


def played(chosen: MafiaSettings, seed: int) -> Iterator[Table]:
    """A table at every decision of a random match."""
    luck, pick = Seeded(seed), Random(seed)
    s = turn.new(4, chosen, chance=luck)
    while waiting := turn.waiting(s):
        yield s.clone()
        seat = pick.choice(waiting)
        turn.apply(s, seat, pick.choice(turn.options(s, seat)), chance=luck)
    yield s


# What a seat knows


def test_a_seat_knows_its_cards_and_all_opened_cards() -> None:
    t = table("mafia", seats=4).closed("c2 theft", "d3 police-1", "c3 escape").open("b2 buyer-1")
    t.thrown(Y, "robbery goods-l1").thrown(R, "lawyer-1").arrested("b3 goods-c1")
    s = t.state
    shared = cards("buyer-1 goods-c1")
    spare = {s.cards[street] for street in places_in(s.closed)} - cards("theft police-1 escape")
    known = set(places_in(known_cards(s, Y)))
    assert known - spare == shared | cards("theft police-1 robbery goods-l1")
    assert set(places_in(known_cards(s, R))) - spare == shared | cards("escape lawyer-1")


def test_in_hand_and_thrown_cards_are_known() -> None:
    t = table("mafia", seats=4).exchanging().hand(Y, "theft robbery escape pistol-1")
    t.on_top("buyer-4").throws(Y, 2).keeps(Y)
    assert set(places_in(known_cards(t.state, Y))) == cards("theft robbery escape pistol-1 buyer-4")
    assert len(places_in(known_cards(t.state, R))) == 4


@rule("MA-6.6")
def test_a_card_killed_unseen_is_known_to_its_owner_alone() -> None:
    t = table("mafia", seats=4).setting(killed_closed="unseen").closed("c2 pistol", "c3 robbery")
    t.opens(Y, "c2").fires("c3")
    robbery = CARD_OF["robbery"]
    assert [known_cards(t.state, seat) >> robbery & 1 for seat in SEATS] == [0, 1, 0, 0]
    for seat in (Y, G, B):
        worlds = [believe(t.state, seat, chance=Seeded(n)) for n in range(40)]
        assert len({world.buried for world in worlds}) > 10
        assert all(world.buried[R].bit_count() == 1 for world in worlds)
    assert believe(t.state, R, chance=Seeded(1)).buried == t.state.buried


# Possible, independent of the truth, and even


@pytest.mark.parametrize("way", WAYS)
def test_a_believed_world_is_possible_and_gives_the_same_view(way: str) -> None:
    chance = Seeded(7)
    for number, s in enumerate(played(WAYS[way], 3)):
        if number % 5:
            continue
        for seat in SEATS:
            world = believe(s, seat, chance=chance)
            assert GAME.audit(world) == []
            assert encode(GAME.view(world, seat)) == encode(GAME.view(s, seat))
            assert encode(GAME.view(world, None)) == encode(GAME.view(s, None))
            assert known_cards(world, seat) == known_cards(s, seat)
            assert (world.hands[seat], world.thrown[seat]) == (s.hands[seat], s.thrown[seat])
            for street in places_in(s.closed & s.town.own[seat] | s.open):
                assert world.cards[street] == s.cards[street]


@pytest.mark.parametrize("way", WAYS)
def test_belief_is_the_same_in_worlds_with_the_same_view(way: str) -> None:
    for number, s in enumerate(played(WAYS[way], 5)):
        if number % 7:
            continue
        seat = number // 7 % 4
        other = believe(s, seat, chance=Seeded(number))
        here, there = Seeded(1), Seeded(1)
        for _ in range(3):
            one, two = believe(s, seat, chance=here), believe(other, seat, chance=there)
            assert GAME.save(one) == GAME.save(two)


def test_every_hidden_place_gets_every_unknown_card_equally_often() -> None:
    t = table("mafia", seats=4).closed("c2 theft", "c3 robbery", "b2 escape").thrown(R, "police-1")
    t.thrown(B, "lawyer-1")
    s, chance = t.state, Seeded(11)
    unknown = CARDS - known_cards(s, Y).bit_count()
    c3, b2 = s.town.street_of["c3"], s.town.street_of["b2"]
    found: dict[str, Counter[int]] = {place: Counter() for place in ("c3", "b2", "thrown", "deck")}
    for _ in range(SAMPLES):
        world = believe(s, Y, chance=chance)
        found["c3"][world.cards[c3]] += 1
        found["b2"][world.cards[b2]] += 1
        found["thrown"][world.thrown[R].bit_length() - 1] += 1
        found["deck"][world.deck[-1]] += 1
    for place, drawn in found.items():
        assert len(drawn) == unknown, place
        assert not set(drawn) & set(places_in(known_cards(s, Y)))
        for times in drawn.values():
            expect_frequency(times, SAMPLES, 1 / unknown)


@rule("MA-2.5")
def test_the_slots_a_rival_put_aside_are_drawn_and_not_copied() -> None:
    t = table("mafia", seats=4).setting(exchange_order="simultaneous").exchanging()
    t.throws(R, 2, 4).throws(Y, 3)
    chance, seen = Seeded(3), Counter[int]()
    for _ in range(SAMPLES):
        frame = believe(t.state, Y, chance=chance).stack[-1]
        assert isinstance(frame, Exchange)
        assert (frame.left, frame.thrown & 15) == (15, 0b100)
        seen[frame.thrown >> 4 & 15] += 1
    assert sorted(seen) == [0b0011, 0b0101, 0b0110, 0b1001, 0b1010, 0b1100]
    for times in seen.values():
        expect_frequency(times, SAMPLES, 1 / 6)


def test_drawing_a_believed_world_does_not_change_the_state() -> None:
    for t in (
        table("mafia", seats=4).exchanging().throws(Y, 1),
        table("mafia", seats=4).closed("c2 theft", "c3 robbery").thrown(R, "police"),
    ):
        raw = GAME.save(t.state)
        for seat in SEATS:
            believe(t.state, seat, chance=Seeded(3))
        assert GAME.save(t.state) == raw


@rule("MA-2.1", "MA-10.1")
def test_between_rounds_nothing_is_hidden() -> None:
    t = table("mafia", seats=4).between_rounds().prison(ye1="50").cash(Y=100)
    chance = Seeded(2)
    assert GAME.save(believe(t.state, R, chance=chance)) == GAME.save(t.state)
    assert chance.draws == 0
