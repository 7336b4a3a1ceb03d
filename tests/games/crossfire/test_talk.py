"""CF-2.9, CF-3, CF-13.4: claims and talk."""

from typing import Any

import pytest
from msgspec.structs import replace

from omerta.games.crossfire import GAME
from omerta.games.crossfire.actions import (
    Aim,
    Ask,
    Claim,
    Looked,
    NoComment,
    Put,
    Ready,
    Retract,
    SayAfter,
    SayCard,
    SayGuess,
    SaySeat,
    Statement,
    Take,
)
from omerta.games.crossfire.components_cast import Cast
from omerta.games.crossfire.events import (
    ClaimChosen,
    ClaimsShown,
    ClaimTurned,
    ReadySaid,
    StatementMade,
    TalkEnded,
    TalkStarted,
)
from omerta.games.crossfire.settings import CrossfireSettings, Mode
from omerta.games.crossfire.view import CrossfireView
from omerta.kernel import Action, Seeded
from omerta.kernel.events import secret_fields
from omerta.testing import rule, table
from omerta.testing.crossfire import CrossfireTable
from tests.games.crossfire.mixing import chosen, legal_sets


def talking(seats: int = 5) -> CrossfireTable:
    return table("crossfire", seats=seats).at("talk")


def statements(options: tuple[Action, ...]) -> list[Action]:
    return [action for action in options if isinstance(action, Statement)]


def seconds(t: CrossfireTable) -> int | None:
    deadline = GAME.deadline(t.state)
    assert deadline is not None
    return deadline.seconds


@rule("CF-2.9")
def test_claims_are_shown_together() -> None:
    t = table("crossfire", seats=5).holds("vip agent assassin red_decoy bystander").at("claim")
    assert [t.view(seat).card for seat in range(2)] == ["vip", "agent"]
    t.offers_exactly(*[Claim(face) for face in ("agent", "vip", "bystander", "undeclared")])
    t.answers(3, Claim("vip")).expect_event(ClaimChosen, seen_by=2, face="vip")
    assert t.last_events(ClaimChosen)[0].seen_by(0) == ClaimChosen(2)
    assert (t.view(2).chosen, t.view(2).card) == ("vip", None)
    assert t.view(0).seats[2].face is None
    t.refused(Claim("agent"), "answered_already", "CF-4.4", by=2)
    t.refused(Ready(), "claim_now", "CF-2.9", by=1)
    for seat in (1, 2, 4, 5):
        t.answers(seat, Claim("agent"))
    t.expect_event(ClaimsShown, faces=("agent", "agent", "vip", "agent", "agent"))
    assert [seat.face for seat in t.view(None).seats] == ["agent", "agent", "vip", "agent", "agent"]


@rule("CF-3.1")
def test_talk_lasts_as_long_as_the_timer() -> None:
    t = talking()
    assert TalkStarted(180) in t.match.log[-1].events
    assert seconds(t) == t.view(None).talk_seconds == 180
    t = table("crossfire", seats=5).setting(talk_seconds="300").at("talk")
    assert seconds(t) == t.view(None).talk_seconds == 300


@rule("CF-3.2")
def test_a_claim_may_be_turned_again_and_again() -> None:
    t = talking()
    t.refused(Claim("undeclared"), "same_claim", "CF-3.2", by=0)
    for face in ("vip", "agent", "vip", "bystander", "undeclared"):
        t.answers(1, Claim(face)).expect_event(ClaimTurned, seat=0, face=face)
        assert t.view(3).seats[0].face == face
    t.expect_unchanged(1, 2, 3, 4)


@rule("CF-3.2", "CF-13.4")
def test_a_claim_may_be_turned_only_a_limited_number_of_times() -> None:
    t = table("crossfire", seats=5).setting(claim_cap="4").at("talk")
    for face in ("vip", "agent", "vip", "agent"):
        t.answers(1, Claim(face))
    t.refused(Claim("vip"), "claims_used_up", "CF-13.4", most=4, by=0)
    assert not [each for each in t.view(0).options if isinstance(each, Claim)]
    t.answers(2, Claim("vip"))


@rule("CF-3.3", "CF-3.4")
def test_false_claims_are_legal_and_nothing_is_proved() -> None:
    """Possible statements do not depend on any card, and no action of the game shows one."""
    first = table("crossfire", seats=5).holds("vip agent assassin red_decoy bystander").at("talk")
    other = table("crossfire", seats=5).holds("agent vip bystander assassin red_decoy").at("talk")
    for seat in range(5):
        assert first.view(seat).options is other.view(seat).options
    first.answers(1, SayCard("am", "assassin")).answers(1, SayCard("amnot", "assassin"))
    assert not secret_fields(StatementMade)
    first.all_ready().points_at("2>3 3>1")
    other.all_ready().points_at("1>4 4>2")
    assert first.view(None).result is not None
    first.expect_result("blue", "1 2 5")
    other.expect_result("blue", "1 2 3")


@rule("CF-3.5")
def test_every_viewer_sees_all_statements_with_their_numbers() -> None:
    t = talking()
    for action, parts in (
        (SayCard("dealt", "vip"), ("dealt", None, "vip", None, None)),
        (SayAfter(1, "agent"), ("after", None, "agent", 1, None)),
        (SayGuess("think", 3, "assassin"), ("think", 3, "assassin", None, None)),
        (SaySeat("trust", 2), ("trust", 2, None, None, None)),
        (SayCard("am", "blue"), ("am", None, "blue", None, None)),
        (Retract(), ("retract", None, None, None, None)),
        (Ask(4, "role"), ("ask", 4, None, None, "role")),
    ):
        t.answers(1, action)
        said = t.view(None).said[-1]
        found = (said.code, said.about, said.role, said.number, said.topic)
        assert (said.no, said.seat, said.answers, found) == (len(t.state.said), 0, (), parts)
        assert said in t.match.log[-1].events
    assert t.view(None).seats[0].spoke == 7
    assert t.view(4).asked == (7,)


@rule("CF-3.5")
def test_a_statement_answers_the_questions_on_its_topic() -> None:
    t = talking()
    t.answers(1, Ask(1, "dealt")).answers(3, Ask(1, "dealt")).answers(3, Ask(1, "aim"))
    t.answers(4, Ask(1, "after1")).answers(4, Ask(1, "trust")).answers(4, Ask(2, "dealt"))
    assert t.view(1).asked == (1, 2, 3, 4, 5)
    t.answers(2, SayCard("got", "vip")).expect_event(StatementMade, answers=())
    t.answers(2, SayCard("dealt", "vip")).expect_event(StatementMade, answers=(1, 2))
    t.answers(2, SayAfter(1, "vip")).expect_event(StatementMade, answers=(4,))
    t.answers(2, SaySeat("suspect", 0)).expect_event(StatementMade, answers=(5,))
    t.answers(2, SaySeat("iaim", 0)).expect_event(StatementMade, answers=(3,))
    assert t.view(1).asked == ()
    t.answers(1, Ask(1, "role")).answers(3, Ask(1, "passed"))
    t.answers(2, NoComment()).expect_event(StatementMade, answers=(12, 13))
    assert t.view(2).asked == (6,)


@rule("CF-3.5")
@pytest.mark.parametrize(
    ("action", "code", "clause"),
    [
        (SayCard("dealt", "patriot"), "no_such_role", "CF-3.5"),
        (SayCard("dealt", "decoy"), "no_such_role", "CF-3.5"),
        (SayCard("dealt", "sniper"), "no_such_role", "CF-3.5"),
        (SayCard("dealt", "nobody"), "no_such_role", "CF-3.5"),
        (SayCard("dealt", "red"), "no_team_there", "CF-3.5"),
        (SayAfter(2, "vip"), "no_such_shuffle", "CF-3.5"),
        (SayGuess("think", 1, "vip"), "about_yourself", "CF-3.5"),
        (SayGuess("think", 5, "vip"), "no_such_seat", "CF-1.2"),
        (SaySeat("trust", 1), "about_yourself", "CF-3.5"),
        (Ask(1, "role"), "about_yourself", "CF-3.5"),
        (Ask(2, "after2"), "no_such_shuffle", "CF-3.5"),
        (Put(2), "not_the_sniper", "CF-10.1"),
        (Take(2), "not_the_sniper", "CF-10.1"),
        (Aim(2), "talk_now", "CF-3.5"),
        (Looked(), "talk_now", "CF-3.5"),
    ],
)
def test_the_form_of_a_statement_is_checked(action: Action, code: str, clause: str) -> None:
    talking().refused(action, code, clause, by=1)


def test_questions_about_a_second_shuffle_go_to_players_who_had_one() -> None:
    t = talking()  # places 5-1-2 and 3-4-5
    t.answers(1, Ask(4, "after2")).answers(5, SayAfter(2, "vip"))
    t.expect_event(StatementMade, answers=(1,))


def test_at_most_365_statements_are_possible_at_once() -> None:
    most = 0
    for seats in range(5, 11):
        for names in legal_sets(seats, "shootout"):
            cast = Cast(chosen("shootout", names), seats)
            most = max(most, len(cast.speech.of(0, 0)), len(cast.speech.of(0, 1)))
    assert most == 365


@rule("CF-13.4")
def test_the_number_of_statements_is_limited() -> None:
    t = table("crossfire", seats=5).setting(statement_cap="3").at("talk")
    for _ in range(3):
        t.answers(1, SayCard("am", "vip"))
    t.refused(SayCard("am", "vip"), "statements_used_up", "CF-13.4", most=3, by=0)
    assert statements(t.view(0).options) == []
    t.answers(2, SayCard("am", "vip")).answers(1, Claim("vip"))
    t = table("crossfire", seats=5).setting(statement_cap="0").at("talk")
    t.refused(Retract(), "statements_used_up", "CF-13.4", by=3)


@rule("CF-3.6", "CF-13.4")
def test_talk_ends_for_all_when_the_last_one_is_ready() -> None:
    t = talking().answers(3, Ready()).expect_event(ReadySaid, seat=2)
    t.refused(SayCard("am", "vip"), "you_are_ready", "CF-13.4", by=2)
    assert t.match.waiting == (0, 1, 3, 4)
    assert t.view(2).options == ()
    t.answers(1, SaySeat("trust", 2)).all_ready().expect_event(TalkEnded)
    assert t.view(None).decision == "aim"
    t.refused(SayCard("am", "vip"), "aim_now", "CF-4.1", by=0)


@rule("CF-13.4")
@pytest.mark.parametrize("mode", ["shootout", "sniper"])
def test_with_early_end_off_no_player_may_be_ready_and_the_timeout_ends_the_talk(
    mode: Mode,
) -> None:
    t = table("crossfire", seats=6).setting(mode=mode).at("talk")
    assert t.state.settings.early_end == "unanimous"  # a match has no clock
    for seat in range(6):
        assert Ready() in t.view(seat).options
    t.state.settings = replace(t.state.settings, early_end="off")
    for seat in range(6):
        assert Ready() not in t.view(seat).options
        t.refused(Ready(), "clock_ends_talk", "CF-13.4", by=seat)
    t.answers(2, SaySeat("trust", 2))
    for seat in range(6):
        t.times_out(seat)
        t.expect_event(ReadySaid, seat=seat)
    t.expect_event(TalkEnded)


@rule("CF-13.4")
def test_with_early_end_off_a_player_with_no_action_left_can_be_ready() -> None:
    t = table("crossfire", seats=5).setting(statement_cap="0", claim_cap="4").at("talk")
    t.state.settings = replace(t.state.settings, early_end="off")
    for face in ("vip", "agent", "vip"):
        t.answers(1, Claim(face))
        assert Ready() not in t.view(0).options
    t.answers(1, Claim("agent"))
    assert t.view(0).options == (Ready(),)
    t.answers(1, Ready())


def test_without_a_clock_all_may_be_ready() -> None:
    off = CrossfireSettings(early_end="off")
    friendly = CrossfireSettings(early_end="unanimous")
    assert off.without_clock() == off.for_bots() == off.for_humans([]) == friendly
    assert off.for_humans([2]) is off
    assert friendly.without_clock() is friendly


def test_with_early_end_off_no_talk_ends_before_its_time() -> None:
    """In every view of a whole series: a player with other options may not be ready."""
    luck = Seeded(5)
    words: dict[str, Any] = {"games": "2", "claim_cap": "4", "statement_cap": "3"}
    s = GAME.new(6, CrossfireSettings(**words), chance=luck)
    while asked := GAME.waiting(s):
        for seat in range(6):
            options = GAME.view(s, seat).options
            assert options == (Ready(),) or Ready() not in options
        GAME.apply(s, asked[0], luck.pick(GAME.options(s, asked[0]), "any"), chance=luck)


def test_options_in_talk_are_computed_once_and_shared() -> None:
    t = talking(10)
    before: CrossfireView = t.view(3)
    t.answers(1, SayCard("am", "vip")).answers(4, SayCard("am", "vip"))
    assert t.view(3).options is before.options
    t.answers(4, Claim("vip"))
    turned = t.view(3).options
    assert turned is not before.options
    t.answers(4, Claim("undeclared"))
    assert t.view(3).options is before.options


@rule("CF-13.5")
@pytest.mark.parametrize(("seats", "mode"), [(5, "shootout"), (6, "sniper")])
def test_no_action_makes_another_players_option_illegal(seats: int, mode: str) -> None:
    """Until the last player has acted, the options of the others stay possible."""
    luck = Seeded(1)
    s = GAME.new(seats, chosen(mode, ""), chance=luck)
    while asked := GAME.waiting(s):
        first, *others = asked
        for action in GAME.options(s, first)[:8] if others else ():
            after = s.clone()
            GAME.apply(after, first, action, chance=Seeded(2))
            for other in others:
                assert GAME.options(after, other) == GAME.options(s, other)
        deadline = GAME.deadline(s)
        assert deadline is not None
        GAME.apply_for_clock(s, first, deadline.answers[first][0], chance=luck)
