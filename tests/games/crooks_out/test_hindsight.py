"""The analysis: what a seat could have known at each question, and its luck and skill."""

import pytest

from omerta.games.crooks_out import GAME, turn
from omerta.games.crooks_out.actions import Ask, Circle, Done, Forfeit, Stop
from omerta.games.crooks_out.advice import Chances, chances
from omerta.games.crooks_out.belief import count, knowledge
from omerta.games.crooks_out.components import ALL_ROOMS, HOUSE, ROOMS
from omerta.games.crooks_out.hindsight import Hindsight, Remark
from omerta.games.crooks_out.settings import CrooksOutSettings
from omerta.games.crooks_out.table import Table, empty_table
from omerta.games.crooks_out.view_builder import view
from omerta.kernel import Match, Seat
from omerta.testing import A, B, C
from tests.games.crooks_out.deals import late_position, rooms

COACH = GAME.coach


# Remarks


def test_only_questions_get_a_remark() -> None:
    s = late_position(2, 1)
    seen = view(s, A)
    others = (Stop(), Circle("rA"), Done(), Forfeit())
    assert [COACH.remark(seen, A, action) for action in others] == [None] * 4
    remark = COACH.remark(seen, B, Ask(A, "rA"))
    assert remark == Remark(seen.turn, B, A, "rA", chances(seen))


# A constructed match: Anna against Boris, who hides rA, rB and yC

NOBODY = (0.0,) * ROOMS


def chances_of(**shares: float) -> tuple[float, ...]:
    """The chances of the named rooms; the others have none."""
    found = list(NOBODY)
    for name, share in shares.items():
        found[HOUSE.room_of[name]] = share
    return tuple(found)


def remark_on(turns: int, seat: Seat, room: str, worlds: int, boris: tuple[float, ...]) -> Remark:
    seen = Chances(str(worlds), exact=True, seats=((), boris), box=NOBODY)
    return Remark(turns, seat, B if seat == A else A, room, seen)


def the_end() -> Table:
    """Boris has laid out rA and rB, and kept yC; Anna has laid out gA."""
    s = empty_table(2, CrooksOutSettings(), HOUSE)
    s.dealt = [rooms("gA gB"), rooms("rA rB yC")]
    s.hands = [rooms("gB"), rooms("yC")]
    s.box = ALL_ROOMS & ~s.dealt[A] & ~s.dealt[B]
    return s


STORY = (
    (3, remark_on(1, A, "rA", 12, chances_of(rA=0.5, rB=0.75, yC=0.25))),
    (5, remark_on(1, A, "vF", 6, chances_of(rB=1.0, yC=0.5, vF=0.25))),
    (6, remark_on(2, B, "gA", 6, chances_of(rB=1.0, yC=0.5, vF=0.25))),
    (9, remark_on(3, A, "rB", 1, chances_of(rB=1.0, yC=1.0))),
)


def hindsight() -> Hindsight:
    return COACH.look_back(STORY, view(the_end(), A))


def test_luck_is_the_number_of_catches_above_the_expected_one() -> None:
    assert hindsight().luck == pytest.approx(2 - (0.5 + 0.25 + 1.0))


def test_skill_compares_each_question_with_the_best_question() -> None:
    assert hindsight().skill == pytest.approx((0.5 + 0.25 + 1.0) / (0.75 + 1.0 + 1.0))


def test_a_players_own_questions_are_listed_with_their_chances() -> None:
    told = [
        (each.at, each.asked, each.room, each.hit, each.chance, each.best)
        for each in hindsight().questions
    ]
    assert told == [
        (0, B, "rA", True, 0.5, 0.75),
        (1, B, "vF", False, 0.25, 1.0),
        (3, B, "rB", True, 1.0, 1.0),
    ]


def test_every_crook_of_the_others_has_a_story_until_it_is_caught() -> None:
    told = {
        each.room: (each.holder, each.caught_by, each.caught_at, each.certain_at, each.chances)
        for each in hindsight().crooks
    }
    assert told == {
        "rA": (B, A, 0, None, (0.5,)),
        "rB": (B, A, 3, 1, (0.75, 1.0, 1.0, 1.0)),
        "yC": (B, None, None, 3, (0.25, 0.5, 0.5, 1.0)),
    }


def test_questions_keep_the_numbers_of_their_steps_and_turns() -> None:
    found = hindsight()
    assert (found.seat, found.steps, found.turns) == (A, (3, 5, 6, 9), (1, 1, 2, 3))
    assert (found.worlds, found.exact) == (("12", "6", "6", "1"), True)


def test_a_player_without_questions_has_neutral_luck_and_skill() -> None:
    found = COACH.look_back([STORY[2]], view(the_end(), A))
    assert (found.questions, found.luck, found.skill) == ((), 0, 1.0)


def test_a_story_is_an_estimate_if_any_count_was() -> None:
    step, remark = STORY[0]
    seen = Chances("1000", exact=False, seats=remark.chances.seats, box=NOBODY)
    estimated = Remark(remark.turn, remark.seat, remark.asked, remark.room, seen)
    assert not COACH.look_back([(step, estimated), *STORY[1:]], view(the_end(), A)).exact


# Whole games


class Studied:
    """A random match, with the tables before each question."""

    def __init__(self, seats: int, seed: int) -> None:
        self.match = Match.new(GAME, seats, seed, CrooksOutSettings(circling="auto"))
        self.before: list[tuple[int, Seat, Ask, Table]] = []
        while self.match.waiting:
            seat = self.match.waiting[0]
            options = self.match.options(seat)
            action = options[(len(self.match.log) * 7 + seed) % len(options)]
            if isinstance(action, Ask):
                self.before.append((len(self.match.log), seat, action, self.match.state.clone()))
            self.match.play(seat, action)

    def story(self, viewer: Seat) -> Hindsight:
        remarks = []
        for step, seat, action, s in self.before:
            remark = COACH.remark(view(s, viewer), seat, action)
            assert remark is not None
            remarks.append((step, remark))
        return COACH.look_back(remarks, view(self.match.state, viewer))


@pytest.mark.parametrize(("seats", "seed"), [(2, 1), (2, 2), (3, 1), (4, 1)])
def test_the_stories_of_a_whole_match_are_true(seats: int, seed: int) -> None:
    game = Studied(seats, seed)
    end = game.match.state
    assert turn.waiting(end) == ()
    caught = {(asked, room): (at, asker) for at, (asker, asked, room) in enumerate(hits(game))}
    for viewer in range(seats):
        found = game.story(viewer)
        assert list(found.steps) == [step for step, *_ in game.before]
        told = {(each.holder, HOUSE.room_of[each.room]) for each in found.crooks}
        assert told == {
            (holder, room)
            for holder in range(seats)
            for room in range(ROOMS)
            if holder != viewer and end.dealt[holder] >> room & 1
        }
        for each in found.crooks:
            at, asker = caught.get((each.holder, each.room), (None, None))
            assert (each.caught_at, each.caught_by) == (at, asker)
            assert len(each.chances) == (len(game.before) if at is None else at + 1)
            assert min(each.chances) > 0  # it was there all the time
            certain = [number for number, share in enumerate(each.chances) if share == 1.0]
            assert each.certain_at == (certain[0] if certain else None)
            if certain:  # a certain place stays certain
                assert certain == list(range(certain[0], len(each.chances)))


def hits(game: Studied) -> list[tuple[Seat, Seat | None, str]]:
    """For each question the asker; the asked seat and room if the crook was there."""
    return [
        (
            seat,
            action.seat if s.hands[action.seat] >> HOUSE.room_of[action.room] & 1 else None,
            action.room,
        )
        for _, seat, action, s in game.before
    ]


def test_a_chance_of_one_is_certain_and_of_nothing_else() -> None:
    game = Studied(3, 2)
    found = game.story(C)
    for number, (_, _, _, s) in enumerate(game.before[::4]):
        worlds = count(knowledge(s, C))
        at = number * 4
        assert found.worlds[at] == str(worlds.total)
        for each in found.crooks:
            if at < len(each.chances):
                held = worlds.held(each.holder, HOUSE.room_of[each.room])
                assert (each.chances[at] == 1.0) == (held == worlds.total)


def test_luck_and_skill_of_a_whole_match_follow_from_its_questions() -> None:
    game = Studied(2, 3)
    for viewer in (A, B):
        found = game.story(viewer)
        mine = [number for number, (_, seat, _, _) in enumerate(game.before) if seat == viewer]
        assert [each.at for each in found.questions] == mine
        hit = sum(each.hit for each in found.questions)
        assert hit == game.match.state.points[viewer]
        assert found.luck == pytest.approx(hit - sum(each.chance for each in found.questions))
        assert 0 < found.skill <= 1
        assert all(each.chance <= each.best for each in found.questions)
