"""Frames on their stack, and events with their readers."""

import pytest
from msgspec import UNSET

from omerta.games.crooks.frames import FRAMES, ChooseCrook, ChooseHangout, ChooseSight, Rob
from omerta.kernel import BadSave, Event, Frame, Secret, TimeoutApplied, encode
from omerta.kernel.events import secret_fields
from omerta.kernel.frames import push_frames, rebuild


class Whispered(Event, frozen=True, tag="whispered"):
    """Seat `to` reads the words; all other viewers only see that something was whispered."""

    by: int
    to: int
    words: Secret[str] = UNSET
    also: Secret[tuple[int, ...]] = UNSET

    def readers(self) -> tuple[int, ...]:
        return (self.by, self.to)


class Waved(Event, frozen=True, tag="waved"):
    quiet = True
    by: int


def test_decisions_are_pushed_in_reading_order() -> None:
    stack: list[Frame] = [ChooseSight(3)]
    push_frames(stack, (ChooseHangout(1), ChooseCrook(1, 4), Rob(1)))
    asked = [stack.pop() for _ in range(4)]
    assert asked == [ChooseHangout(1), ChooseCrook(1, 4), Rob(1), ChooseSight(3)]


def test_a_frame_comes_back_from_its_wire() -> None:
    frame = ChooseCrook(1, 4)
    assert frame.wire() == ["choose_crook", 1, 4]
    again = rebuild(FRAMES, frame.wire())
    assert again == frame
    assert again.seats == (1,)
    assert hash(again) == hash(frame)
    assert repr(frame) == "choose_crook(seat=1, hangout=4)"


def test_frames_of_other_fields_or_kinds_differ() -> None:
    frames: list[Frame] = [ChooseCrook(1, 4), ChooseCrook(1, 5), ChooseCrook(2, 4), Rob(1), Rob(2)]
    assert all((a == b) == (a is b) for a in frames for b in frames)


@pytest.mark.parametrize("wire", [[], ["beg", 1], ["rob"], ["rob", 1, 2], ["choose_crook", 1], [7]])
def test_a_strange_frame_is_refused(wire: list[str | int]) -> None:
    with pytest.raises(BadSave):
        rebuild(FRAMES, wire)


def test_secret_fields_are_there_for_readers_only() -> None:
    event = Whispered(0, 2, "run", (1, 2))
    assert secret_fields(Whispered) == ("words", "also")
    assert event.seen_by(0) == event.seen_by(2) == event
    for viewer in (1, 3, None):
        assert event.seen_by(viewer) == Whispered(0, 2)
        assert b"run" not in encode(event.seen_by(viewer))
        assert b"also" not in encode(event.seen_by(viewer))


def test_an_event_reveals_unless_it_is_declared_quiet() -> None:
    assert Whispered(0, 1, "run").reveals()
    assert not Waved(0).reveals()
    assert not TimeoutApplied(0, "ask").reveals()


def test_an_event_without_secrets_is_the_same_for_all() -> None:
    event = Waved(1)
    assert all(event.seen_by(viewer) is event for viewer in (None, 0, 1))
