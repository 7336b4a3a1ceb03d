"""Games that do not keep their secrets: laws 5, 6 and 9, undo and time-outs."""

from functools import reduce
from itertools import chain
from operator import or_
from typing import Any

import msgspec

from omerta.games.crooks.actions import LayUp, Recruit, Take
from omerta.games.crooks.events import CrookPlaced, CrookRecruited, HangoutSearched
from omerta.kernel import Action, Chance, Deadline, Event, Illegal, Seat, Viewer
from omerta.testing.laws import Law
from tests.broken.base import CROOKS, LEAKS, Broken, breaks

# Law 5: leaks


class Leak(Broken):
    """A view that gives away one number that it should hide."""

    def number(self, s: Any, viewer: Viewer) -> int:
        raise NotImplementedError

    def view(self, s: Any, viewer: Viewer) -> Any:
        view = CROOKS.view(s, viewer)
        return msgspec.structs.replace(view, turn=view.turn + self.number(s, viewer))


@breaks(Law.TWO_WORLDS)
class LeakOfTheBox(Leak):
    def number(self, s: Any, viewer: Viewer) -> int:
        return int(s.undealt[0] if s.undealt else 0)


@breaks(*LEAKS)
class LeakOfThePileOrder(Leak):
    def number(self, s: Any, viewer: Viewer) -> int:
        return int(any(len(pile) > 1 and pile[0] > pile[1] for pile in s.piles))


@breaks(*LEAKS)
class LeakOfARivalsHand(Leak):
    def number(self, s: Any, viewer: Viewer) -> int:
        return int(s.tags[s.hand]) if s.hand >= 0 else 0


@breaks(*LEAKS)
class LeakOfFaceDownRatings(Leak):
    def number(self, s: Any, viewer: Viewer) -> int:
        hidden = [s.tags[tag] for tag in range(len(s.tags)) if s.down >> tag & 1]
        return sum(s.deck.rating[face] for face in hidden)


def telling(kind: Any, instead: Any) -> Any:
    """Return the game's metadata with one event class replaced by another."""
    kinds = [instead if known is kind else known for known in CROOKS.meta.events.__args__]
    return msgspec.structs.replace(CROOKS.meta, events=reduce(or_, kinds))


class ToldOtherwise(Broken):
    """Changes events of one kind."""

    def told(self, s: Any, event: Event) -> Event:
        raise NotImplementedError

    def apply(self, s: Any, seat: Seat, action: Action, *, chance: Chance) -> list[Event]:
        return [self.told(s, e) for e in CROOKS.apply(s, seat, action, chance=chance)]


@breaks(*LEAKS)
class LeakInAQuietEvent(ToldOtherwise):
    """The number left in the pile reveals which crooks are left."""

    def told(self, s: Any, event: Event) -> Event:
        if isinstance(event, CrookRecruited):
            betrayed = sum(chain(*s.piles)) % 7
            return msgspec.structs.replace(event, left=betrayed)
        return event


@breaks(Law.TWO_WORLDS)
class LeakInALook(ToldOtherwise):
    """A player who looks through a pile also sees the box."""

    def told(self, s: Any, event: Event) -> Event:
        if isinstance(event, HangoutSearched):
            return msgspec.structs.replace(event, count=event.count + sum(s.undealt) % 5)
        return event


class OpenPlaced(CrookPlaced, frozen=True, tag="crook_placed"):
    """All viewers read the face of a crook placed face down."""

    def readers(self) -> tuple[Seat, ...]:
        return (0, 1, 2, 3)


class QuietPlaced(CrookPlaced, frozen=True, tag="crook_placed"):
    """Placing a crook face down claims to reveal nothing, although it shows that it is no boss."""

    def reveals(self) -> bool:
        return self.facing == "up"


@breaks(Law.UNDO)
class FaceDownTakenBack(ToldOtherwise):
    meta = telling(CrookPlaced, QuietPlaced)

    def told(self, s: Any, event: Event) -> Event:
        if isinstance(event, CrookPlaced):
            return QuietPlaced(*msgspec.structs.astuple(event))
        return event


@breaks(Law.TWO_WORLDS)
class FaceDownForAll(ToldOtherwise):
    meta = telling(CrookPlaced, OpenPlaced)

    def told(self, s: Any, event: Event) -> Event:
        if isinstance(event, CrookPlaced):
            return OpenPlaced(*msgspec.structs.astuple(event))
        return event


@breaks(Law.TWO_WORLDS)
class RefusalThatTells(Broken):
    """A refusal out of turn depends on the crook in the rival's hand."""

    def why_not(self, s: Any, seat: Seat, action: Action) -> Illegal | None:
        reason: Illegal | None = CROOKS.why_not(s, seat, action)
        if reason is not None and reason.code == "not_your_turn" and s.hand >= 0:
            return Illegal("not_your_turn", reason.clause, face=s.tags[s.hand])
        return reason

    def apply(self, s: Any, seat: Seat, action: Action, *, chance: Chance) -> list[Event]:
        reason = self.why_not(s, seat, action)
        if reason is not None:
            raise reason
        events: list[Event] = CROOKS.apply(s, seat, action, chance=chance)
        return events


@breaks(*LEAKS)
class SkippedQuestion(Broken):
    """Skips a decision with only one option, which reveals the boss in a pile of two."""

    def apply(self, s: Any, seat: Seat, action: Action, *, chance: Chance) -> list[Event]:
        events: list[Event] = CROOKS.apply(s, seat, action, chance=chance)
        if s.stack and s.stack[-1].tag == "choose_crook":
            choices = CROOKS.options(s, seat)
            if len(choices) == 1:
                events += CROOKS.apply(s, seat, choices[0], chance=chance)
        return events


# Law 6: belief that uses the truth


@breaks(Law.BELIEF)
class BeliefIsTruth(Broken):
    def believe(self, s: Any, seat: Seat, *, chance: Chance) -> Any:
        return s.clone()


class Peek(Broken):
    """Deals again, but puts one true thing back in its place if the face is free."""

    def believe(self, s: Any, seat: Seat, *, chance: Chance) -> Any:
        world = CROOKS.believe(s, seat, chance=chance)
        for tag in self.kept(s, seat):
            exchange(world, tag, s.tags[tag])
        return world

    def kept(self, s: Any, seat: Seat) -> list[int]:
        raise NotImplementedError


def exchange(world: Any, tag: int, face: int) -> None:
    """Give a tag this face; the tag's old face goes where the new one was, in the same hangout."""
    had, hangout = world.tags[tag], world.origin[tag]
    pile = list(world.piles[hangout])
    if face in pile and face != had:
        pile[pile.index(face)] = had
        world.piles[hangout] = tuple(pile)
        world.tags[tag] = face


@breaks(Law.BELIEF)
class BeliefKnowsTheHand(Peek):
    def kept(self, s: Any, seat: Seat) -> list[int]:
        return [s.hand] if s.hand >= 0 and s.taker[s.hand] != seat else []


@breaks(Law.BELIEF)
class BeliefKnowsWhoLeft(Peek):
    """Knows which of the crooks it once looked at is gone; only play after a look shows that."""

    def kept(self, s: Any, seat: Seat) -> list[int]:
        looked = {look[3]: look[4] for look in s.looks if look[1] == seat}
        tags = range(len(s.tags))
        return [
            tag for tag in tags if looked.get(s.origin[tag], 99) <= tag and s.taker[tag] != seat
        ]


@breaks(Law.BELIEF)
class BeliefDrawsByTruth(Broken):
    """Draws more often if the truth is high, so that all later draws differ."""

    def believe(self, s: Any, seat: Seat, *, chance: Chance) -> Any:
        world = CROOKS.believe(s, seat, chance=chance)
        if s.undealt and s.undealt[0] > 15:
            chance.below(2, "truth")
        return world


@breaks(Law.TWO_WORLDS)
class BeliefForgetsTheOwnHand(Broken):
    def believe(self, s: Any, seat: Seat, *, chance: Chance) -> Any:
        world = CROOKS.believe(s, seat, chance=chance)
        if s.hand >= 0 and s.taker[s.hand] == seat and s.undealt:
            world.tags[s.hand] = s.undealt[0]
            world.undealt = (s.tags[s.hand], *s.undealt[1:])
        return world


# Law 9


@breaks(Law.SPECTATOR)
class SpectatorAtTheOwnersShoulder(Broken):
    def view(self, s: Any, viewer: Viewer) -> Any:
        view = CROOKS.view(s, viewer)
        if viewer is None and s.hand >= 0:
            hand = CROOKS.view(s, s.taker[s.hand]).hand
            return msgspec.structs.replace(view, hand=hand)
        return view


@breaks(Law.SPECTATOR)
class SpectatorWithADifferentStory(Broken):
    def view(self, s: Any, viewer: Viewer) -> Any:
        view = CROOKS.view(s, viewer)
        return view if viewer is not None else msgspec.structs.replace(view, turn=view.turn + 1)


# Undo and time-outs


class QuietSearch(HangoutSearched, frozen=True, tag="hangout_searched"):
    """Claims that looking through a pile reveals nothing."""

    def reveals(self) -> bool:
        return False


@breaks(Law.UNDO)
class UndoAfterALook(ToldOtherwise):
    meta = telling(HangoutSearched, QuietSearch)

    def told(self, s: Any, event: Event) -> Event:
        if isinstance(event, HangoutSearched):
            return QuietSearch(*msgspec.structs.astuple(event))
        return event


class Clock(Broken):
    """Has its own time-out actions."""

    def answer(self, s: Any, seat: Seat) -> Action | None:
        raise NotImplementedError

    def deadline(self, s: Any) -> Deadline | None:
        deadline: Deadline | None = CROOKS.deadline(s)
        if deadline is None:
            return None
        seat = CROOKS.waiting(s)[0]
        said = self.answer(s, seat)
        return deadline if said is None else Deadline(None, {seat: (said,)})


@breaks(Law.TIMEOUTS)
class SilenceThatIsRefused(Clock):
    def answer(self, s: Any, seat: Seat) -> Action | None:
        return Take("c01")


@breaks(Law.TIMEOUTS)
class SilenceThatShowsOff(Clock):
    """Places a strong crook face up on a time-out, where a weak one is placed face down."""

    def answer(self, s: Any, seat: Seat) -> Action | None:
        options = CROOKS.options(s, seat)
        up = [option for option in options if isinstance(option, LayUp)]
        rating = s.deck.rating[s.tags[s.hand]] if s.hand >= 0 else 0
        return up[0] if up and rating > 5 else None


@breaks(Law.TIMEOUTS)
class SilenceThatKnowsThePiles(Clock):
    """Sends a seat that timed out to the hangout with the best crook."""

    def answer(self, s: Any, seat: Seat) -> Action | None:
        hangouts = [option for option in CROOKS.options(s, seat) if isinstance(option, Recruit)]
        return min(
            hangouts,
            key=lambda option: min(s.piles["ABCDEFGHI".index(option.hangout)]),
            default=None,
        )


@breaks(Law.TIMEOUTS)
class NoAnswer(Broken):
    def deadline(self, s: Any) -> Deadline | None:
        return None


@breaks(Law.TIMEOUTS)
class ClockThatNobodyKnowsOf(Broken):
    """Has a time limit of twenty seconds, although its meta declares none."""

    def deadline(self, s: Any) -> Deadline | None:
        found: Deadline | None = CROOKS.deadline(s)
        return None if found is None else Deadline(20, found.answers)
