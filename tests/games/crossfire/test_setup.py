"""CF-1, CF-2, CF-8, CF-9: the table, the mix, the movement of cards."""

import pytest

from omerta.games.crossfire import GAME, turn
from omerta.games.crossfire.actions import Claim, Looked, Ready
from omerta.games.crossfire.components import ROLE_OF, ROLES, shuffles_of
from omerta.games.crossfire.components_cast import cast_of
from omerta.games.crossfire.events import (
    CardDealt,
    CardPassed,
    CardReturned,
    CardsShuffled,
    GameStarted,
    SeriesStarted,
)
from omerta.games.crossfire.settings import CrossfireSettings
from omerta.kernel import Illegal, Scripted, Seeded
from omerta.testing import rule, table
from tests.games.crossfire.mixing import chosen, legal_sets, mix
from tests.games.dossier import Dossier

RULES = Dossier("crossfire")


def plain(cell: str) -> str:
    return cell.strip("`")


@rule("CF-1.1")
@pytest.mark.parametrize(
    ("mode", "seats"), [("shootout", 4), ("shootout", 11), ("sniper", 5), ("sniper", 11)]
)
def test_too_few_or_too_many_players_are_refused(mode: str, seats: int) -> None:
    with pytest.raises(Illegal) as refused:
        GAME.new(seats, chosen(mode, ""), chance=Seeded(1))
    assert (refused.value.code, refused.value.clause) == ("wrong_seats", "CF-1.1")


@rule("CF-2.1")
@pytest.mark.parametrize(("mode", "first"), [("shootout", 5), ("sniper", 6)])
def test_the_mix_is_that_of_the_rules(mode: str, first: int) -> None:
    rows = RULES.rows(f"players, {mode}")
    for column, seats in enumerate(range(first, 11), 1):
        printed = {plain(row[0]): int(row[column]) for row in rows if row[0] != "tokens"}
        assert mix(seats, mode, "") == {role: count for role, count in printed.items() if count}
        assert sum(printed.values()) == seats


@rule("CF-9.2")
def test_the_tokens_are_those_of_the_rules() -> None:
    (row,) = [row for row in RULES.rows("players, sniper") if row[0] == "tokens"]
    for column, seats in enumerate(range(6, 11), 1):
        cast = cast_of(chosen("sniper", ""), seats)
        assert cast.tokens == int(row[column]) == cast.counts[ROLE_OF["assassin"]]


@rule("CF-2.6")
def test_the_shuffles_are_those_of_the_rules() -> None:
    for places, printed, twice in RULES.rows("places", "shuffles"):
        trios = shuffles_of(int(places))
        told = ", ".join("-".join(str(place + 1) for place in trio) for trio in trios)
        assert told == printed
        times = [sum(place in trio for trio in trios) for place in range(int(places))]
        named = {str(place + 1) for place, count in enumerate(times) if count == 2}
        assert named == (set() if twice == "none" else set(twice.split(", ")))
        assert set(times) <= {1, 2}


@rule("CF-8.3")
def test_the_number_of_legal_sets_of_special_roles() -> None:
    assert [len(legal_sets(seats, "shootout")) for seats in range(5, 11)] == [9, 9, 27, 27, 22, 22]
    assert [len(legal_sets(seats, "sniper")) for seats in range(6, 11)] == [4] * 5


@rule("CF-8.4")
@pytest.mark.parametrize(("mode", "first"), [("shootout", 5), ("sniper", 6)])
def test_every_legal_set_can_be_played(mode: str, first: int) -> None:
    for seats in range(first, 11):
        for names in legal_sets(seats, mode):
            cast = cast_of(chosen(mode, names), seats)
            groups = {cast.groups[role] for role in cast.deck}
            assert {"agent", "assassin", "vip"} <= groups
            assert len(cast.deck) + (mode == "sniper") == seats
            copies = {entry.id: entry.copies for entry in cast.file.role}
            assert all(cast.counts[role] <= copies[name] for role, name in enumerate(ROLES))


@rule("CF-8.1")
def test_special_roles_are_in_play_only_if_the_settings_choose_them() -> None:
    for seats in range(5, 11):
        assert not set(mix(seats, "shootout", "")) & {"peacekeeper", "mercenary", "bomber"}
    for special, _, _, removed, added in RULES.rows("special", "modes"):
        before, after = mix(7, "shootout", ""), mix(7, "shootout", plain(special))
        changes = {name: after.get(name, 0) - before.get(name, 0) for name in {**before, **after}}
        gone = [plain(name) for name in removed.split(", ")]
        come = [plain(name) for name in added.split(", ")]
        wanted = dict.fromkeys(gone, -1) | dict.fromkeys(come, 1)
        assert {name: count for name, count in changes.items() if count} == wanted


@rule("CF-8.3")
def test_a_set_that_needs_more_cards_than_there_are_is_refused() -> None:
    with pytest.raises(Illegal) as refused:
        mix(6, "shootout", "bodyguard mercenary")
    assert (refused.value.code, refused.value.clause) == ("special_missing", "CF-8.3")
    assert refused.value.params == {"role": "bodyguard", "missing": "agent"}


@rule("CF-1.4")
def test_the_first_dealer_is_drawn_by_lot_or_named() -> None:
    seen = {GAME.new(5, None, chance=Seeded(seed)).dealer for seed in range(40)}
    assert seen == set(range(5))
    assert GAME.new(5, CrossfireSettings(dealer=3), chance=Seeded(1)).dealer == 3
    with pytest.raises(Illegal) as refused:
        GAME.new(5, CrossfireSettings(dealer=5), chance=Seeded(1))
    assert (refused.value.code, refused.value.clause) == ("no_such_seat", "CF-1.2")


@rule("CF-9.1")
def test_the_first_sniper_is_drawn_and_the_dealer_sits_to_the_left() -> None:
    for options, sniper in (
        (CrossfireSettings(mode="sniper", sniper_seat=5), 5),
        (CrossfireSettings(mode="sniper", dealer=3), 2),
        (CrossfireSettings(mode="sniper", dealer=3, sniper_seat=0), 0),
    ):
        s = GAME.new(6, options, chance=Seeded(1))
        assert s.cast.sniper(s.dealer) == sniper
        assert s.dealer == (sniper + 1) % 6
    drawn = [GAME.new(6, CrossfireSettings(mode="sniper"), chance=Seeded(n)) for n in range(50)]
    assert {s.cast.sniper(s.dealer) for s in drawn} == set(range(6))


@rule("CF-1.2")
def test_places_count_from_the_dealer_and_skip_the_sniper() -> None:
    t = table("crossfire", seats=6).setting(dealer=4)
    assert [seat.place for seat in t.view(None).seats] == [3, 4, 5, 6, 1, 2]
    t = table("crossfire", seats=7).sniping().setting(sniper_seat=2)
    assert [seat.place for seat in t.view(None).seats] == [5, 6, None, 1, 2, 3, 4]
    assert t.view(None).dealer == 3


@rule("CF-2.2", "CF-2.3")
def test_every_player_is_dealt_a_card_and_is_the_only_one_to_see_it() -> None:
    t = table("crossfire", seats=5).holds("vip agent assassin red_decoy bystander")
    events = t.match.log[0].events
    assert events[0] == SeriesStarted(5, 1)
    assert isinstance(events[1], GameStarted)
    dealt = [event for event in events if isinstance(event, CardDealt)]
    assert [event.seat for event in dealt] == [0, 1, 2, 3, 4]
    assert [event.role for event in dealt] == ["agent", "assassin", "red_decoy", "bystander", "vip"]
    assert [t.view(seat).card for seat in range(5)] == [event.role for event in dealt]
    assert [t.learned(viewer) for viewer in (None, 0, 1)] == [[], ["agent"], ["assassin"]]
    t.answers(1, Looked())
    assert t.view(0).card is None
    t.refused(Looked(), "not_your_look", "CF-2.8", by=0)
    t.refused(Ready(), "look_now", "CF-2.3", by=1)


@rule("CF-2.4")
def test_all_players_pass_left_and_both_owners_have_seen_the_card() -> None:
    t = table("crossfire", seats=5).holds("vip agent assassin red_decoy bystander").all_look()
    passed = t.last_events(CardPassed)
    assert [(event.giver, event.taker) for event in passed] == [(n, (n + 1) % 5) for n in range(5)]
    t.expect_held("vip agent assassin red_decoy bystander")
    agent = passed[0]
    assert agent.role == "agent"
    assert agent.seen_by(0).role == agent.seen_by(1).role == "agent"
    for other in (None, 2, 3, 4):
        assert agent.seen_by(other) == CardPassed(0, 1)
    assert t.view(1).card == "agent"


@rule("CF-2.5", "CF-2.8")
def test_three_neighbours_mix_their_cards_and_only_they_see_them() -> None:
    t = table("crossfire", seats=5).holds("vip agent assassin red_decoy bystander")
    t.deals.mixed.append([ROLE_OF[name] for name in ("agent", "bystander", "vip")])
    t.all_look().all_look()
    t.expect_event(CardsShuffled, no=1, seats=(4, 0, 1))
    t.expect_held("bystander vip assassin red_decoy agent")
    assert t.match.waiting == (0, 1, 4)
    back = {event.seat: event for event in t.last_events(CardReturned)}
    assert back[0].seen_by(0).role == "bystander"
    assert back[0].seen_by(1) == back[0].seen_by(None) == CardReturned(1, 0)
    assert t.view(0).card == "bystander"
    assert t.view(2).card is None
    t.refused(Looked(), "not_your_look", "CF-2.8", by=2)


@rule("CF-2.7")
def test_a_player_in_two_shuffles_puts_in_the_card_from_the_first() -> None:
    t = table("crossfire", seats=5).holds("vip agent assassin red_decoy bystander")
    t.deals.mixed += [
        [ROLE_OF[name] for name in ("vip", "bystander", "agent")],  # 5-1-2
        [ROLE_OF[name] for name in ("vip", "assassin", "red_decoy")],  # 3-4-5
    ]
    t.all_look().all_look().all_look().all_look()
    t.expect_held("bystander agent vip assassin red_decoy")
    assert t.view(4).decision == "claim"
    assert t.view(4).card == "red_decoy"


@rule("CF-2.7")
def test_all_six_orders_of_a_shuffle_are_equally_likely() -> None:
    found: dict[tuple[int, ...], int] = {}
    for seed in range(1200):
        luck = Seeded(seed)
        s = turn.new(6, CrossfireSettings(dealer=0), chance=luck)
        for _ in range(12):
            turn.apply(s, turn.waiting(s)[0], Looked(), chance=luck)
        before, after = s.stages[1], s.stages[2]
        three = tuple(before[seat] for seat in (5, 0, 1))
        if len(set(three)) == 3:
            order = tuple(three.index(after[seat]) for seat in (5, 0, 1))
            found[order] = found.get(order, 0) + 1
    total = sum(found.values())
    assert len(found) == 6
    assert all(abs(count / total - 1 / 6) < 0.05 for count in found.values())


@rule("CF-9.2", "CF-9.3")
def test_the_sniper_takes_no_part_and_sees_no_card() -> None:
    roles = "sniper vip agent assassin assassin blue_decoy bystander"
    t = table("crossfire", seats=7).sniping().holds(roles)
    assert t.view(None).seats[0].role == "sniper"
    while t.view(None).decision == "look":
        assert 0 not in t.match.waiting
        t.refused(Looked(), "not_your_look", "CF-2.8", by=0)
        t.all_look()
    assert t.learned(0) == []
    assert t.learned(1) == ["agent", "agent", "vip", "vip"]
    assert t.view(0).shuffles == ((6, 1, 2), (3, 4, 5))
    t.expect_held("vip agent assassin assassin blue_decoy bystander")
    t.refused(Claim("vip"), "no_card", "CF-9.4", by=0)


def test_only_the_dealer_and_the_deal_are_drawn_by_chance() -> None:
    order = [ROLE_OF[name] for name in ("vip", "agent", "assassin", "red_decoy", "bystander")]
    luck = Scripted(("dealer", 2), ("deal", order))
    s = GAME.new(5, None, chance=luck)
    luck.finish()
    assert [ROLES[s.stages[0][seat]] for seat in (2, 3, 4, 0, 1)] == [ROLES[role] for role in order]
    assert GAME.opening(s) == GAME.opening(s.clone())
