"""SC-5: accountant and mole, two cards of the clan deck that only Family Business has."""

import pytest

from omerta.games.legends import GAME
from omerta.games.legends.actions import (
    Draw,
    EndTurn,
    Enough,
    Interact,
    PlayMinion,
    Recruit,
    Use,
)
from omerta.games.legends.actions_family import ChooseBusiness, KeepBooks
from omerta.games.legends.events import (
    AbilityUsed,
    CardDiscarded,
    DeckShuffled,
    DowntimeLaid,
    MinionExhausted,
    MinionsDrawn,
    MinionsReturned,
    MoleRevealed,
    MoleShuffledIn,
    PoliceActivated,
    ScenarioEnded,
    TokensPlaced,
    TopExhausted,
)
from omerta.games.legends.settings import LegendsSettings
from omerta.kernel import Seeded
from omerta.testing import rule, table
from omerta.testing.legends import P1, P2, P3, P4, LegendsTable
from tests.games.legends import sample_data
from tests.games.legends.card_cases import about
from tests.games.legends.test_family import DOWNTIMES


def family(seats: int = 2, **board: object) -> LegendsTable:
    return table("legends", seats=seats).scenario("family", **board)


# The accountant


@rule("SC-5.17")
@about("accountant", "applies")
def test_the_accountant_discards_any_downtime_or_brings_a_token() -> LegendsTable:
    t = family(left_downtimes="do01 do02", right_downtimes="do03").hand(P1, "accountant m01")
    t.uses(P1, "accountant").expect_event(AbilityUsed, minion="accountant", ability="books")
    t.asks(P1, "books").expect_exhausted("accountant").expect(used=("accountant",))
    targets = ("do02", "do01", "do03", "bu01", "bu02")
    t.offers_exactly(*[KeepBooks(card) for card in targets])
    t.refused(EndTurn(), "books_now", "SC-5.17")
    t.refused(KeepBooks("do05"), "challenge_not_here", "SC-5.17", challenge="do05")
    t.refused(KeepBooks("bu05"), "challenge_not_here", "SC-5.17")
    t.refused(KeepBooks("x"), "no_such_challenge", "SC-5.17")
    t.refused(KeepBooks("do01"), "not_your_turn", "LG-2.5", by=P2)
    t.keeps_books("do01").expect_event(CardDiscarded, card="do01")  # a covered downtime
    assert t.family().businesses[0].downtimes == ("do02",)
    return t.expect(actions=3, accountant="exhausted", holder=None).ready_for(P1)


@rule("SC-5.17", "SC-5.9")
def test_a_token_of_the_accountant_may_finish_a_business() -> None:
    t = family(left="bu01").tokens("bu01", 3).hand(P1, "accountant").uses(P1, "accountant")
    t.keeps_books("bu01").expect_event(TokensPlaced, challenge="bu01", tokens=4)
    t.expect(marker=1).ready_for(P1)


@rule("SC-5.17")
@about("accountant", "edge")
def test_finished_businesses_are_nothing_for_the_accountant() -> LegendsTable:
    t = family(left_downtimes="do01").tokens("bu01", 4).hand(P1, "accountant")
    t.uses(P1, "accountant").offers_exactly(KeepBooks("do01"), KeepBooks("bu02"))
    return t.keeps_books("bu02").expect_tokens("bu02", 1).ready_for(P1)


@rule("SC-5.17")
def test_the_only_target_needs_no_decision() -> None:
    t = family().tokens("bu01", 4).hand(P1, "accountant").uses(P1, "accountant")
    t.expect_tokens("bu02", 1).ready_for(P1)


@rule("SC-5.17", "LG-5.5")
@about("accountant", "fails")
def test_without_anything_to_see_to_the_accountant_is_not_offered() -> LegendsTable:
    t = family().tokens("bu01", 4).tokens("bu02", 4).hand(P1, "accountant")
    t.does_not_offer(Use("accountant"))
    return t.refused(Use("accountant"), "changes_nothing", "LG-5.5").ready_for(P1)


@rule("SC-5.17", "LG-5.2", "LG-5.4")
def test_the_accountant_keeps_to_the_usual_times() -> None:
    t = family(left_downtimes="do01 do02").hand(P2, "accountant").hand(P1, "m01")
    t.refused(Use("accountant"), "not_in_hand", "LG-5.1")
    t.tries(P1, "do02", "m01", "1 | -").expect_total(
        1, 0
    )  # no player could use an ability in the window
    t.ready_for(P1)
    t = family(left_downtimes="do01").hand(P1, "accountant").used("accountant")
    t.refused(Use("accountant"), "used_this_round", "LG-5.2").ready_for(P1)


@rule("SC-5.17")
def test_the_accountant_helps_with_no_roll() -> None:
    t = family(left_downtimes="do01").hand(P1, "accountant m01").interacts(P1, "do01")
    t.asks(P1, "play").offers_exactly(PlayMinion("m01"))
    t.refused(PlayMinion("accountant"), "no_matching_icon", "LG-4.5", minion="accountant")
    t = family(left_downtimes="do01").hand(P1, "accountant")
    t.refused(Interact("do01"), "nobody_matches", "LG-4.3").ready_for(P1)


@rule("SC-5.17", "LG-7.3", "LG-7.5")
def test_the_accountant_is_drawn_tired_and_returned_like_a_minion() -> None:
    t = family().on_top("accountant m02").recruits(P1)
    t.expect_event(MinionsDrawn, player=P1, minions=("accountant",))
    t.has_enough().expect_hand(P1, "accountant").expect(accountant="hand", holder=P1)
    t = family().exhausted("accountant m01").rallies(P1).expect(accountant="deck")
    t.expect_event(MinionsReturned, minions=("m01", "accountant")).ready_for(P1)
    t = family().out("accountant").hand(P1, "m40").uses(P1, "m40").expect(accountant="out")
    t.takes("accountant").expect(accountant="deck").ready_for(P1)
    t = family().on_top("accountant m02 m05").problems(P1, "pr04").ends(P1)
    t.expect_event(TopExhausted, minions=("m02", "accountant"), cause="problem").ready_for(P2)


def test_a_problem_may_take_the_accountant_from_the_hand() -> None:
    t = family().hand(P1, "accountant m02").problems(P1, "pr19").ends(P1).asks(P1, "lose_own")
    t.loses("accountant").expect(accountant="out").ready_for(P2)


# The mole


@rule("SC-5.18")
@about("mole", "applies")
def test_who_draws_the_mole_brings_a_downtime() -> LegendsTable:
    t = family(left_downtimes="do05", next_downtimes="do01").on_top("mole m02 m03").recruits(P1)
    t.expect_event(MoleRevealed, player=P1).expect_no_event(MinionsDrawn)
    t.expect_event(DowntimeLaid, business="bu02", card="do01", why="mole")
    t.asks(P1, "draw").offers_exactly(Draw(), Enough()).expect(mole="aside")
    assert "mole" not in t.view().deck
    return t.draws().expect_hand(P1, "m02").expect(actions=2).ready_for(P1)


@rule("SC-5.18", "SC-5.7")
def test_with_equally_many_downtimes_the_speaker_chooses_at_once() -> None:
    t = family(next_downtimes="do01").on_top("mole m02").recruits(P1).asks(P1, "downtime")
    t.offers_exactly(ChooseBusiness("bu01"), ChooseBusiness("bu02")).expect(mole="aside")
    t.lays_under("bu01").expect_event(DowntimeLaid, business="bu01", card="do01", why="mole")
    t.asks(P1, "draw").has_enough().expect_hand(P1, "").ready_for(P1)


@rule("SC-5.18")
def test_the_mole_as_the_second_draw() -> None:
    t = family(left_downtimes="do05").on_top("m02 mole").recruits(P1).draws()
    t.expect_event(MoleRevealed, player=P1).expect_hand(P1, "m02").ready_for(P1)


@rule("SC-5.18", "LG-7.2")
@about("mole", "edge")
def test_the_mole_as_the_last_card_of_the_deck() -> LegendsTable:
    t = family(left_downtimes="do05").deck("mole").exhausted("accountant").recruits(P1)
    t.expect_event(MoleRevealed, player=P1).expect(deck=()).refused(
        Recruit(), "deck_empty", "LG-7.2"
    )
    return t.ready_for(P1)


@rule("SC-5.18", "SC-5.16")
def test_the_downtime_of_the_mole_may_bring_another_one() -> None:
    t = family(left_downtimes="do05", next_downtimes="do09 do02").on_top("mole").recruits(P1)
    assert [event.why for event in t.last_events(DowntimeLaid)] == ["mole", "chain"]
    t.asks(P1, "draw")


@rule("SC-5.18", "LG-11.2")
def test_a_mole_without_downtimes_left_does_nothing() -> None:
    names = [card.id for card in DOWNTIMES]
    t = family(left_downtimes=" ".join(names[:9]), right_downtimes=" ".join(names[9:]))
    t.on_top("mole m02").recruits(P1).expect_no_event(DowntimeLaid).asks(P1, "draw")


@rule("SC-5.18")
@pytest.mark.parametrize(
    ("top", "drawn"), [("mole m02 m05", "m02 m05"), ("m02 mole m05", "m02 m05")]
)
def test_a_draw_of_three_goes_on_after_the_mole(top: str, drawn: str) -> None:
    t = family(next_downtimes="do01").hand(P1, "m37").on_top(f"{top} m06").uses(P1, "m37")
    t.asks(P1, "downtime").lays_under("bu02").expect_hand(P1, drawn).ready_for(P1)


@rule("SC-5.18")
def test_the_mole_among_a_draw_for_all_players() -> None:
    t = family(4, next_downtimes="do01", marker=1).hand(P1, "m45").on_top("m02 mole m05 m06")
    t.uses(P1, "m45").expect_event(MoleRevealed, player=P2).asks(P1, "downtime")
    t.expect_hand(P1, "m02").expect_hand(P3, "").lays_under("bu01")
    t.expect_hand(P2, "").expect_hand(P3, "m05").expect_hand(P4, "m06").ready_for(P1)


@rule("SC-5.18", "SC-5.22")
def test_a_revealed_mole_returns_when_the_round_is_over() -> None:
    t = family(mole="aside").police("active").last_turn(P1).ends(P1)
    t.expect_event(MoleShuffledIn, why="round").expect_event(DeckShuffled)
    t.expect(mole="deck").expect_in_deck("mole").asks(P1, "first")


@rule("SC-5.22")
def test_a_mole_in_the_deck_stays_there() -> None:
    t = family(mole="deck").police("active").last_turn(P1).ends(P1)
    t.expect_no_event(MoleShuffledIn).expect(mole="deck").asks(P1, "first")


@rule("SC-5.19", "LG-11.4")
@pytest.mark.parametrize(
    ("top", "tired"),
    [
        ("mole m06 m09 m11", ("m06", "m09")),
        ("m06 mole m09 m11", ("m06", "m09")),
        ("m06 m09 mole m11", ("m06", "m09")),
    ],
)
def test_effects_pass_the_mole_by(top: str, tired: tuple[str, ...]) -> None:
    t = family().problems(P1, "pr04").on_top(top).ends(P1)
    t.expect_event(TopExhausted, minions=tired, cause="problem").expect_no_event(MoleRevealed)
    t.expect_no_event(DowntimeLaid).expect(mole="deck").expect_in_deck("mole")
    turned_up = top.split().index("mole") < 2
    assert bool(t.last_events(MoleShuffledIn)) == turned_up
    assert bool(t.last_events(DeckShuffled)) == turned_up
    t.ready_for(P2)


@rule("SC-5.19", "LG-11.3")
def test_a_deck_with_only_the_mole_exhausts_no_minion() -> None:
    t = family().problems(P1, "pr04 pr13").deck("mole").exhausted("accountant").ends(P1)
    t.expect_no_event(TopExhausted).expect(mole="deck", deck=("mole",))
    assert [event.why for event in t.last_events(MoleShuffledIn)] == ["passed", "passed"]
    t.ready_for(P2)


@rule("SC-5.21", "LG-10.3")
def test_active_police_send_the_mole() -> None:
    t = family().last_turn(P1).ends(P1).expect_event(PoliceActivated)
    t.expect_event(MoleShuffledIn, why="police").expect_event(DeckShuffled)
    t.expect(mole="deck", police="active").expect_in_deck("mole").asks(P1, "first")


@rule("SC-5.21")
@about("mole", "fails")
def test_controlled_police_leave_the_mole_where_it_is() -> LegendsTable:
    t = family().police("controlled").last_turn(P1).ends(P1).expect_no_event(MoleShuffledIn)
    return t.expect(mole="police", police="uncontrolled").asks(P1, "first")


@rule("SC-5.25", "LG-14.2")
@pytest.mark.parametrize("where", ["hand", "deck", "exhausted", "out", "used"])
def test_accountant_and_mole_leave_the_clan_at_the_end(where: str) -> None:
    t = family(no_businesses=True, marker=4).campaign().police("active").last_turn(P1)
    if where in ("hand", "used"):
        t.hand(P1, "accountant m01")
    if where not in ("hand", "deck"):
        {"exhausted": t.exhausted, "out": t.out, "used": t.used}[where]("accountant")
    t.ends(P1).expect_event(ScenarioEnded, ending="no_business", reputation=5).asks(P1, "spend")
    t.expect(accountant="gone", mole="gone", holder=None)
    view = t.view()
    piles = (view.deck, view.exhausted, view.out, view.used, *[each.hand for each in view.seats])
    assert not {"accountant", "mole"} & {name for pile in piles for name in pile}
    t.done().expect(scenario="chase")
    view = t.view()
    everything = {*view.deck, *view.box, *view.seats[P1].hand, *view.seats[P2].hand}
    assert not {"accountant", "mole"} & everything
    t.asks(P1, "lane")


@rule("SC-5.25")
def test_they_are_in_no_list_of_the_clan_at_any_time() -> None:
    chance = Seeded(5)
    options = LegendsSettings(scenario_pick="fixed", first_job="family", second_job="bank")
    s = GAME.new(3, options, chance=chance)
    while GAME.waiting(s):
        view = GAME.view(s, None)
        listed = {*view.clan, *view.box, *view.lost, *view.market}
        assert not {"accountant", "mole"} & listed
        seat = GAME.waiting(s)[0]
        GAME.apply(s, seat, chance.pick(GAME.options(s, seat), "play"), chance=chance)


@rule("SC-5.17")
def test_the_ability_means_nothing_elsewhere() -> None:
    mine = sample_data.data_file(minion__0__ability="books")
    t = table("legends", seats=2).setting(data=mine).hand(P1, "m01")
    t.refused(Use("m01"), "changes_nothing", "LG-5.5").ready_for(P1)


def test_an_effect_of_the_hand_does_not_know_levels_of_the_accountant() -> None:
    t = family().hand(P1, "accountant m43").problems(P1, "pr01").ends(P1).asks(P1, "lose_own")
    t.times_out(P1).expect_event(MinionExhausted, minion="m43").ready_for(P2)
