"""LG-12.5: campaign cards in hand are secret from all but their owner."""

import pytest
from msgspec import UNSET

from omerta.games.legends import GAME, encode
from omerta.games.legends.actions import Draw, Drop, EndTurn, Enough
from omerta.games.legends.actions_power import RevealCampaign, TakeCampaigns
from omerta.games.legends.coach import advise
from omerta.games.legends.events import CampaignCardsDrawn
from omerta.games.legends.scenarios.power_pieces import hand_of
from omerta.games.legends.scenarios.power_pieces import state_of as city
from omerta.games.legends.settings import LegendsSettings
from omerta.games.legends.table import Table
from omerta.kernel import Seeded
from omerta.kernel import encode as encoded
from omerta.testing import rule, table
from omerta.testing.legends import P1, P2, P3, LegendsTable

ALONE = LegendsSettings(mode="one_shot", first_job="power")
HANDS = {P1: "ca03 ca07", P2: "ca01 ca12 ca16", P3: "ca05"}


def power(seats: int = 3, **board: object) -> LegendsTable:
    return table("legends", seats=seats).scenario("power", **{"hands": HANDS, **board})


def held(s: Table, player: int) -> tuple[str, ...]:
    return tuple([s.pack.scenarios["power"].ids[card] for card in hand_of(city(s), player)])


# Views


@rule("LG-12.5", "SC-6.2")
def test_an_owner_sees_cards_and_all_others_their_number() -> None:
    t = power(campaign="ca02")
    for viewer in (None, P1, P2, P3):
        hands = t.city(viewer).hands
        assert [hand.count for hand in hands] == [2, 3, 1]
        seen = [hand.cards for hand in hands]
        own = [tuple(HANDS[player].split()) if player == viewer else None for player in range(3)]
        assert seen == own
    t.ready_for(P1)


@rule("LG-12.5")
def test_unseen_cards_are_listed_by_number_and_not_by_place() -> None:
    t = power(campaign="ca02")
    everything = [f"ca{number:02}" for number in range(1, 17)]
    assert t.city(None).unseen == ()
    for viewer in (P1, P2, P3):
        own = HANDS[viewer].split()
        unseen = [card for card in everything if card != "ca02" and card not in own]
        assert list(t.city(viewer).unseen) == unseen
    t.ready_for(P1)


@rule("LG-12.5", "LG-13.1")
def test_a_single_player_sees_both_hands() -> None:
    t = power(1, hands={P1: "ca03", P2: "ca01 ca12"})
    assert [hand.cards for hand in t.city(0).hands] == [("ca03",), ("ca01", "ca12")]
    assert [hand.cards for hand in t.city(None).hands] == [None, None]
    assert not set(t.city(0).unseen) & {"ca03", "ca01", "ca12"}
    assert not GAME.branching.has_secrets(t.state)
    t.ready_for(0)


@rule("LG-12.5")
def test_which_cards_could_be_revealed_is_no_choice_for_others_to_see() -> None:
    t = power().turn(P2)
    mine = t.view(P2).options
    assert {action.card for action in mine if isinstance(action, RevealCampaign)} == {
        "ca01",
        "ca12",
        "ca16",
    }
    for viewer in (P1, P3):
        assert t.view(viewer).choices == tuple(
            [action for action in mine if not isinstance(action, RevealCampaign)]
        )
        assert t.view(viewer).options == ()
    assert t.view(None).choices == ()
    t.ready_for(P2)


@rule("LG-12.5", "SC-6.21")
def test_only_the_drawing_seat_sees_a_drawn_card() -> None:
    t = power(next_campaigns="ca09 ca10").by(P1).does(TakeCampaigns())
    (event,) = t.last_events(CampaignCardsDrawn)
    assert event.seen_by(P1).cards == ("ca09",)
    for viewer in (None, P2, P3):
        shown = event.seen_by(viewer)
        assert (shown.player, shown.count, shown.cards) == (P1, 1, UNSET)
        assert b"ca09" not in encoded(shown)
        assert viewer is None or "ca09" in t.city(viewer).unseen
    t.does(Enough()).ready_for(P1)


# Beliefs


@rule("LG-12.5")
@pytest.mark.parametrize("seat", [P1, P2, P3])
def test_a_seat_believes_any_cards_in_other_hands(seat: int) -> None:
    s = power(campaign="ca02").state
    worlds = [GAME.believe(s, seat, chance=Seeded(seed)) for seed in range(60)]
    own = held(s, seat)
    for world in worlds:
        assert held(world, seat) == own
        assert [len(held(world, player)) for player in range(3)] == [2, 3, 1]
        assert GAME.audit(world) == []
        assert encoded(GAME.view(world, seat)) == encoded(GAME.view(s, seat))
        assert encode.observe(GAME.view(world, seat)) == encode.observe(GAME.view(s, seat))
    other = P2 if seat == P1 else P1
    possible = {card for world in worlds for card in held(world, other)}
    assert possible == {f"ca{number:02}" for number in range(1, 17)} - {*own, "ca02"}


@rule("LG-12.5", "SC-6.21")
def test_after_a_reshuffle_no_hand_has_an_old_card_of_the_new_deck() -> None:
    """Cards discarded at the reshuffle are in the deck or drawn since; cards held then are not."""
    t = power(
        2,
        old_hands={P1: "ca01 ca02", P2: "ca03 ca04 ca05"},
        hands={P2: "ca11 ca12"},
        shuffles=1,
    )
    s = t.state
    for seed in range(60):
        world = GAME.believe(s, P1, chance=Seeded(seed))
        hand = held(world, P2)
        assert {"ca03", "ca04", "ca05"} <= set(hand)
        assert len(hand) == 5
        fresh = set(hand) - {"ca03", "ca04", "ca05"}
        assert fresh <= {f"ca{number:02}" for number in range(6, 17)}
    seen = {held(GAME.believe(s, P1, chance=Seeded(seed)), P2) for seed in range(60)}
    assert len(seen) > 20
    seen = {held(GAME.believe(s, P2, chance=Seeded(seed)), P1) for seed in range(9)}
    assert seen == {("ca01", "ca02")}  # everything else is open to the second player
    t.ready_for(P1)


# Branching another match from here


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_what_every_seat_sees_stays_when_a_match_branches(seats: int) -> None:
    luck, texts = Seeded(seats), 0
    s = GAME.new(seats, ALONE, chance=luck)
    while GAME.waiting(s):
        seat = GAME.waiting(s)[0]
        again = GAME.branching.redeal_unknown(s, chance=Seeded(texts))
        for viewer in (None, *range(seats)):
            assert encoded(GAME.view(again, viewer)) == encoded(GAME.view(s, viewer))
        assert [held(again, player) for player in range(s.players)] == [
            held(s, player) for player in range(s.players)
        ]
        assert GAME.audit(again) == []
        texts += city(again).campaign_deck != city(s).campaign_deck
        assert GAME.branching.has_secrets(s) == (seats > 1 and bool(city(s).held))
        GAME.apply(s, seat, luck.pick(GAME.options(s, seat), "play"), chance=luck)
    assert texts > 10


@pytest.mark.parametrize("scenario", ["bank", "chase"])
def test_other_scenarios_have_no_secrets(scenario: str) -> None:
    chosen = LegendsSettings(mode="one_shot", first_job=scenario)  # type: ignore[arg-type]
    assert not GAME.branching.has_secrets(GAME.new(3, chosen, chance=Seeded(1)))
    assert not GAME.branching.has_secrets(GAME.new(3, chance=Seeded(1)))


# Advice


@rule("LG-12.5")
def test_advice_to_a_seat_knows_what_that_seat_sees() -> None:
    t = power(hands={P1: "ca03 ca15", P2: "ca01"}).hand(P1, "m48 m26 m27 m42").turn(P1)
    own = advise(t.view(P1))
    assert own is not None
    assert isinstance(own.action, RevealCampaign)
    found = set()
    for cards in ("ca03 ca15", "ca08 ca14", "ca10 ca09"):
        other = power(hands={P1: cards, P2: "ca01"}).hand(P1, "m48 m26 m27 m42").turn(P1)
        advice = advise(other.view(P2))
        assert advice is not None
        assert not isinstance(advice.action, RevealCampaign)
        found.add(encoded(advice))
    assert len(found) == 1
    t.ready_for(P1)


# Undo and timeouts


def test_a_card_that_was_shown_or_seen_is_not_taken_back() -> None:
    t = power().by(P1).does(RevealCampaign("ca03"))
    assert not t.match.can_undo()
    t.does(Drop())
    assert t.match.can_undo()
    t.match.undo()
    t.expect(campaign="ca03").does(TakeCampaigns())
    assert not t.match.can_undo()
    t.does(Draw())
    assert not t.match.can_undo()


@rule("LG-12.5")
@pytest.mark.parametrize("cards", ["", "ca03", "ca01 ca15"])
def test_the_clock_answers_the_same_whatever_is_in_hand(cards: str) -> None:
    t = power(hands={P1: cards, P2: "ca05"}).turn(P1, actions=0).exhausted("m01")
    t = t.board(clan=1)
    deadline = GAME.deadline(t.state)
    assert deadline is not None
    assert deadline.answers == {P1: (EndTurn(),)}
    t = power(hands={P1: cards, P2: "ca05"}).by(P1).does(TakeCampaigns())
    deadline = GAME.deadline(t.state)
    assert deadline is not None
    assert deadline.answers == {P1: (Enough(),)}
