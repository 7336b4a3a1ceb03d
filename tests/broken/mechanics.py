"""Games with broken mechanics: laws 1 to 4, 7, 8, 10 and the wire law."""

from collections.abc import Sequence
from typing import Any

import msgspec

from omerta.games.crooks.actions import LayUp
from omerta.kernel import Action, Chance, Event, Illegal, Seat, Viewer
from omerta.testing.laws import Law
from tests.broken.base import CROOKS, CROOKS_OUT, Broken, breaks

# Law 1


@breaks(Law.OPTIONS)
class NoOptions(Broken):
    def options(self, s: Any, seat: Seat) -> list[Action]:
        return [] if s.turn == 3 else list(CROOKS.options(s, seat))


@breaks(Law.OPTIONS)
class OptionTwice(Broken):
    def options(self, s: Any, seat: Seat) -> list[Action]:
        options = list(CROOKS.options(s, seat))
        return options + options[:1]


@breaks(Law.OPTIONS)
class OptionThatIsRefused(Broken):
    def options(self, s: Any, seat: Seat) -> list[Action]:
        return list(dict.fromkeys([*CROOKS.options(s, seat), LayUp(5)]))


@breaks(Law.OPTIONS)
class LegalButNotOffered(Broken):
    def options(self, s: Any, seat: Seat) -> list[Action]:
        options = list(CROOKS.options(s, seat))
        return options[:-1] if len(options) > 3 else options


@breaks(Law.OPTIONS)
class OptionsOutOfTurn(Broken):
    def options(self, s: Any, seat: Seat) -> list[Action]:
        return list(CROOKS.options(s, CROOKS.waiting(s)[0])) if CROOKS.waiting(s) else []


@breaks(Law.OPTIONS)
class RefusalThatCosts(Broken):
    def apply(self, s: Any, seat: Seat, action: Action, *, chance: Chance) -> list[Event]:
        try:
            events: list[Event] = CROOKS.apply(s, seat, action, chance=chance)
        except Illegal:
            s.turn += 1
            raise
        return events


@breaks(Law.OPTIONS)
class RefusalThatDraws(Broken):
    def apply(self, s: Any, seat: Seat, action: Action, *, chance: Chance) -> list[Event]:
        try:
            events: list[Event] = CROOKS.apply(s, seat, action, chance=chance)
        except Illegal:
            chance.below(2, "bad luck")
            raise
        return events


@breaks(Law.OPTIONS)
class AnotherExcuse(Broken):
    def why_not(self, s: Any, seat: Seat, action: Action) -> Illegal | None:
        reason = CROOKS.why_not(s, seat, action)
        return None if reason is None else Illegal("no", "CR-1.1")


@breaks(Law.OPTIONS)
class PlayersMaySkip(Broken):
    """A player can give an action that only the clock may give: a turn without a question."""

    sound = CROOKS_OUT

    def apply(self, s: Any, seat: Seat, action: Action, *, chance: Chance) -> list[Event]:
        events: list[Event] = CROOKS_OUT.apply_for_clock(s, seat, action, chance=chance)
        return events


@breaks(Law.OPTIONS)
class PlayersAreToldTheyMaySkip(Broken):
    """`why_not` accepts a clock-only action, a turn without a question, from a player."""

    sound = CROOKS_OUT

    def why_not(self, s: Any, seat: Seat, action: Action) -> Illegal | None:
        reason: Illegal | None = CROOKS_OUT.why_not(s, seat, action)
        if reason is not None and reason.code == "only_the_clock":
            return None
        return reason


# Laws 2, 3 and 4


@breaks(Law.REPEATABLE)
class Forgetful(Broken):
    """Deals differently the second time."""

    def __init__(self) -> None:
        self.deals: set[int] = set()

    def new(self, seats: int, options: Any = None, *, chance: Chance) -> Any:
        seed = chance.seed  # type: ignore[attr-defined]  # the laws deal by seed
        if seed in self.deals:
            chance.below(2, "another deal")
        self.deals.add(seed)
        return CROOKS.new(seats, options, chance=chance)


class HashOrder(Broken):
    """Offers options in the order of their hashes, which Python changes from run to run."""

    def options(self, s: Any, seat: Seat) -> list[Action]:
        return sorted(CROOKS.options(s, seat), key=lambda option: hash(option.text()))


@breaks(Law.SAVES)
class SaveWithoutSpying(Broken):
    def load(self, raw: bytes) -> Any:
        state = CROOKS.load(raw)
        state.spied = [0] * state.seats
        return state


class RichBank(Broken):
    def apply(self, s: Any, seat: Seat, action: Action, *, chance: Chance) -> list[Event]:
        events: list[Event] = CROOKS.apply(s, seat, action, chance=chance)
        s.bank += 1
        return events


@breaks(Law.COPIES)
class AnotherGameInCopies(Broken):
    def __reduce__(self) -> tuple[Any, ...]:
        return RichBank, ()


@breaks(Law.SAVES)
class SaveWithoutOrder(Broken):
    """Sorts the piles when saving; only the time-out action depends on their order."""

    def save(self, s: Any) -> bytes:
        sorted_piles = s.clone()
        sorted_piles.piles = [tuple(sorted(pile)) for pile in s.piles]
        raw: bytes = CROOKS.save(sorted_piles)
        return raw


@breaks(Law.SAVES)
class SaveThatCannotBeLoaded(Broken):
    def save(self, s: Any) -> bytes:
        raw: bytes = CROOKS.save(s)
        return raw.replace(b"pickpocket", b"pocketpick")


@breaks(Law.CLONES)
class ReachingBack(Broken):
    """At the end it changes earlier states."""

    def __init__(self) -> None:
        self.left_behind: list[Any] = []

    def apply(self, s: Any, seat: Seat, action: Action, *, chance: Chance) -> list[Event]:
        self.left_behind.append(s)
        events: list[Event] = CROOKS.apply(s, seat, action, chance=chance)
        return events

    def outcome(self, s: Any) -> Any:
        outcome = CROOKS.outcome(s)
        for earlier in self.left_behind if outcome else ():
            if earlier.turn < s.turn:
                earlier.looks.append((0, 0, 0, 0, 0))
        return outcome


@breaks(Law.CLONES)
class BeliefInPlace(Broken):
    def believe(self, s: Any, seat: Seat, *, chance: Chance) -> Any:
        world = CROOKS.believe(s, seat, chance=chance)
        s.piles = world.piles
        s.undealt = world.undealt
        s.tags = world.tags
        return world


# Laws 7 and 8


@breaks(Law.INVARIANTS)
class LostDollar(Broken):
    def apply(self, s: Any, seat: Seat, action: Action, *, chance: Chance) -> list[Event]:
        events: list[Event] = CROOKS.apply(s, seat, action, chance=chance)
        if s.turn == 3:
            s.bank -= 1
        return events


@breaks(Law.INVARIANTS)
class ImpossibleBelief(Broken):
    """Believes in a box that holds one crook twice; no seat sees the box."""

    def believe(self, s: Any, seat: Seat, *, chance: Chance) -> Any:
        world = CROOKS.believe(s, seat, chance=chance)
        world.undealt = world.undealt[:1] * len(world.undealt)
        return world


@breaks(Law.END)
class TooShort(Broken):
    meta = msgspec.structs.replace(CROOKS.meta, max_decisions=12)


@breaks(Law.END)
class TooShortForTheClock(Broken):
    """Its bound ignores that the clock may forfeit turn after turn."""

    sound = CROOKS_OUT
    meta = msgspec.structs.replace(CROOKS_OUT.meta, max_decisions=600)


# The wire law


@breaks(Law.WIRE)
class EverybodySeesTheFirstView(Broken):
    def views(self, s: Any, viewers: Sequence[Viewer]) -> list[Any]:
        return [self.view(s, viewers[0])] * len(viewers)


@breaks(Law.WIRE)
class UnknownEvent(Broken):
    meta = msgspec.structs.replace(
        CROOKS.meta, events=CROOKS.meta.events.__args__[0] | CROOKS.meta.events.__args__[1]
    )
