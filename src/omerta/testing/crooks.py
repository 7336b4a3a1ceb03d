"""The test language of Crooks: the verbs of the players and the expectations."""

from typing import Self

from omerta.games.crooks import GAME
from omerta.games.crooks.actions import (
    Discard,
    Join,
    Kill,
    LayDown,
    LayUp,
    LeaveMoney,
    Letter,
    Pass,
    Recruit,
    Replace,
    Spare,
    SpyOnHangout,
    SpyOnNothing,
    SpyOnTarget,
    Switch,
    Take,
    TakeMoney,
)
from omerta.games.crooks.components import HANGOUTS, LOWEST, TARGETS
from omerta.games.crooks.events import GangScored, TargetScored
from omerta.games.crooks.table import NOBODY, TAG_NAMES, on_targets, spot, tags_in
from omerta.games.crooks.view import Card, CrooksView
from omerta.kernel import Event, Scripted, Seat, Viewer
from omerta.testing.crooks_setup import CrooksSetUp
from omerta.testing.table import AnyEvent


class CrooksTable(CrooksSetUp):
    """A table of Crooks under test."""

    def share(self, seat: Seat) -> dict[str, object]:
        """Money, row, and whether the seat is out."""
        row = {target: self.stack(target, seat) for target in TARGETS}
        out = bool(self.state.passed >> seat & 1)
        return {"money": self.state.money[seat], "row": row, "passed": out}

    # The players' verbs

    def recruits(self, seat: Seat, letter: Letter) -> Self:
        """The seat pays for a hangout and looks through its pile."""
        return self.begins(seat).does(Recruit(letter))

    def takes(self, crook: str) -> Self:
        """The player hires this crook; from a pile of one it is in hand already (CR-3.11)."""
        if self.hand is not None:
            return self.expect_hand(crook)
        return self.does(Take(crook))

    def hires(self, seat: Seat, letter: Letter, crook: str) -> Self:
        """The seat recruits this crook from this hangout."""
        return self.recruits(seat, letter).takes(crook)

    def places(self, target: int) -> Self:
        """The player sends the crook face up to a target, joining the player's crooks there if any."""
        return self.joins(target) if self.stack(target, self.actor) else self.lays(target)

    def lays(self, target: int) -> Self:
        """The player lays the crook face up."""
        return self.does(LayUp(target))

    def lays_down(self, target: int) -> Self:
        """The player pays a dollar and lays the crook face down."""
        return self.does(LayDown(target))

    def joins(self, target: int) -> Self:
        """The player's accomplice joins the player's crooks."""
        return self.does(Join(target))

    def switches(self, target: int, to: int) -> Self:
        """The player's switch takes a target; the crooks there move on."""
        return self.does(Switch(target, to))

    def replaces(self, target: int) -> Self:
        """The player's killer takes the place of the player's crooks."""
        return self.does(Replace(target))

    def discards(self) -> Self:
        """The player discards the crook in hand."""
        return self.does(Discard())

    def passes(self, seat: Seat) -> Self:
        """The seat passes."""
        return self.begins(seat).does(Pass())

    def all_pass(self) -> Self:
        """All seats that are still in pass, and the game is scored."""
        while self.match.waiting:
            self.passes(self.match.waiting[0])
        return self

    def picks_pocket(self) -> Self:
        """The player's pickpocket takes money."""
        return self.does(TakeMoney())

    def leaves_money(self) -> Self:
        """The player's pickpocket leaves the bank alone."""
        return self.does(LeaveMoney())

    def kills(self, victim: Seat) -> Self:
        """The player's killer kills the victim's crooks on its target."""
        return self.does(Kill(victim))

    def spares(self) -> Self:
        """The player's killer kills no crook."""
        return self.does(Spare())

    def spies_target(self, target: int) -> Self:
        """The player's spy looks at a target."""
        return self.does(SpyOnTarget(target))

    def spies_hangout(self, letter: Letter) -> Self:
        """The player's spy looks into a hangout."""
        return self.does(SpyOnHangout(letter))

    def spies_nothing(self) -> Self:
        """The player's spy looks at nothing."""
        return self.does(SpyOnNothing())

    # Expectations

    @property
    def hand(self) -> str | None:
        """The crook in the active player's hand."""
        s = self.state
        return None if s.hand == NOBODY else s.deck.ids[s.tags[s.hand]]

    def stack(self, target: int, seat: Seat) -> list[str]:
        """Return the crooks of a seat on a target, in the form that `target` takes."""
        s = self.state
        return [
            s.deck.ids[s.tags[tag]] + (" down" if s.down >> tag & 1 else "")
            for tag in tags_in(s.spots[spot(seat, target - LOWEST)])
        ]

    def expect_stack(self, target: int, seat: Seat, *crooks: str) -> Self:
        """These crooks of the seat are on the target, base first."""
        self._compare(f"stack on {target}", list(crooks), self.stack(target, seat))
        return self

    def expect_hand(self, crook: str | None) -> Self:
        """The active player holds this crook, or none."""
        self._compare("hand", crook, self.hand)
        return self

    def expect_pile(self, letter: Letter, *crooks: str) -> Self:
        """These crooks are in the hangout, in any order."""
        s = self.state
        found = sorted(s.deck.ids[face] for face in s.piles[HANGOUTS.index(letter)])
        self._compare(f"pile {letter}", sorted(crooks), found)
        return self

    def expect_boxed(self, *crooks: str) -> Self:
        """These crooks were hired and have left the game."""
        s = self.state
        gone = [tag for tag in range(len(s.tags)) if not on_targets(s) >> tag & 1 and tag != s.hand]
        found = [s.deck.ids[s.tags[tag]] for tag in gone]
        missing = [crook for crook in crooks if crook not in found]
        if missing:
            self.fail(f"not in the box: {missing}; in the box: {found}")
        return self

    def expect_money(self, seat: Seat, dollars: int) -> Self:
        """The seat has this much money left."""
        self._compare(f"money of {'ABCD'[seat]}", dollars, self.state.money[seat])
        return self

    def expect_rating(self, target: int, seat: Seat, rating: int | None) -> Self:
        """The seat's stack on the target has this rating if the game is scored now."""
        scored = self._scored_now(TargetScored)[target - LOWEST]
        self._compare(f"rating of {'ABCD'[seat]} on {target}", rating, scored.ratings[seat])
        return self

    def expect_value(self, target: int, value: int) -> Self:
        """The target has this value if the game is scored now."""
        scored = self._scored_now(TargetScored)[target - LOWEST]
        self._compare(f"value of {target}", value, scored.value)
        return self

    def expect_members(self, seat: Seat, red: int, blue: int, yellow: int) -> Self:
        """The seat has these members of each gang if the game is scored now."""
        found = tuple(scored.members[seat] for scored in self._scored_now(GangScored))
        self._compare(f"members of {'ABCD'[seat]}", (red, blue, yellow), found)
        return self

    def _scored_now(self, kind: type[AnyEvent]) -> list[AnyEvent]:
        """Return the scoring of a copy of this table on which all seats pass."""
        copy = self.state.clone()
        events: list[Event] = [] if copy.stack else list(self.match.log[-1].events)
        while copy.stack:
            events = GAME.apply(copy, copy.stack[-1].seats[0], Pass(), chance=Scripted())
        return [event for event in events if isinstance(event, kind)]

    def view(self, viewer: Viewer) -> CrooksView:
        """Return what a viewer may know."""
        return GAME.view(self.state, viewer)

    def tag(self, crook: str) -> str:
        """Return the public name of a crook that has left its pile."""
        s = self.state
        found = [TAG_NAMES[tag] for tag, face in enumerate(s.tags) if s.deck.ids[face] == crook]
        if len(found) != 1:
            self.fail(f"{crook} has the tags {found}, expected one")
        return found[0]

    def card(self, viewer: Viewer, crook: str) -> Card:
        """Return a crook that has left its pile, as a viewer knows it."""
        view, tag = self.view(viewer), self.tag(crook)
        cards = [card for target in view.targets for spot in target.spots for card in spot.cards]
        cards += view.box if view.hand is None else (*view.box, view.hand)
        return next(card for card in cards if card.tag == tag)


TABLE = CrooksTable
