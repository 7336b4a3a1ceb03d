"""The test language of Crossfire.

Seats are numbers from 1, as in the rules, and roles are ids. Unless a test says otherwise seat 1
deals, or with a sniper seat 1 is the sniper and seat 2 deals; cards that the test does not
mention are dealt in the order of the mix, and no shuffle moves a card.
"""

from collections.abc import Sequence
from typing import Any, Final, Literal, Self, TypeVar

from msgspec import UNSET

from omerta.games.crossfire import GAME
from omerta.games.crossfire.actions import Aim, AimBlind, AimTwo, Claim, Looked, Next, Put, Ready
from omerta.games.crossfire.components import ROLE_OF, ROLES
from omerta.games.crossfire.events import GameStarted
from omerta.games.crossfire.rules.winning import Verdict, judge
from omerta.games.crossfire.settings import CrossfireSettings
from omerta.games.crossfire.table import Table, own_stages, ring
from omerta.games.crossfire.view import CrossfireView
from omerta.kernel import Action, Chance, Match, Seat, Viewer
from omerta.kernel.commands import parse
from omerta.kernel.game_text import command_words
from omerta.kernel.texts import LANGUAGES, Texts
from omerta.testing.table import GameTable

T = TypeVar("T")
Phase = Literal["look", "claim", "talk", "aim", "final_aim", "rest"]
_LANGUAGES: Final = [Texts(language, "omerta.games.crossfire") for language in LANGUAGES]
_WORDS: Final = command_words(GAME.meta.actions, _LANGUAGES)


class Deals(Chance):
    """The chance of a table under test: it gives what was promised, or moves nothing."""

    def __init__(self) -> None:
        super().__init__()
        self.cards: list[list[int]] = []
        """The cards by place, for each of the next deals."""
        self.mixed: list[list[int]] = []
        """The cards that the three places of a shuffle get back, for each of the next shuffles."""
        self.blind: list[Seat] = []
        """The target, for each of the next blind aims."""

    def below(self, n: int, why: str) -> int:
        """Raise an error: the game draws nothing else."""
        raise ValueError(f"{why!r} among {n} was not expected")

    def shuffle(self, items: list[T], why: str) -> None:
        """Put the promised cards of this deal or shuffle in order, if any."""
        self.draws += 1
        promised: list[Any] = self.cards if why == "deal" else self.mixed
        if promised:
            order = promised.pop(0)
            assert sorted(order) == sorted(items), f"{why}: {order} are not the cards {items}"  # type: ignore[type-var]
            items[:] = order

    def pick(self, items: Sequence[T], why: str) -> T:
        """Return the promised target, or the first one."""
        self.draws += 1
        return items[list(items).index(self.blind.pop(0))] if self.blind else items[0]  # type: ignore[arg-type]


class CrossfireTable(GameTable):
    """A table of Crossfire under test."""

    new_turn = "talk"
    letters = "123456789X"
    public_lists = ("mix", "claims")

    def __init__(self, seats: int) -> None:
        super().__init__(seats)
        self.deals = Deals()
        self._setting_values: dict[str, Any] = {"dealer": 0, "sniper_seat": 0}
        self._held: list[str] = []
        self._phase: Phase = "look"

    # Setting up

    def setting(self, **values: Any) -> Self:
        """Set settings of the table by name."""
        self._setting_values |= values
        return self

    def special(self, names: str) -> Self:
        """These special roles are in play."""
        return self.setting(**dict.fromkeys(names.split(), "on"))

    def sniping(self) -> Self:
        """One of the players is the sniper."""
        return self.setting(mode="sniper")

    def holds(self, roles: str) -> Self:
        """The seats hold these cards in the end, seat by seat; a sniper, too."""
        self._held = roles.split()
        return self

    def at(self, phase: Phase) -> Self:
        """Play with time-outs until this decision."""
        self._phase = phase
        return self

    def lay_out(self) -> Match:
        """Return the match as described."""
        settings = CrossfireSettings(**self._setting_values)
        if self._held:
            self.deals.cards.insert(0, self._dealt(settings))
        match = Match.new(GAME, self.seats, settings=settings, chance=self.deals)
        while match.waiting and match.state.stack[-1].tag != self._phase:
            seat = match.waiting[0]
            match.play(seat, GAME.deadline(match.state).answers[seat][0])  # type: ignore[union-attr]
        return match

    def _dealt(self, settings: CrossfireSettings) -> list[int]:
        """Return the deal that gives all seats, after the pass, what the test says."""
        roles = [ROLE_OF[name] for name in self._held]
        assert len(roles) == self.seats, f"{len(roles)} cards for {self.seats} seats"
        if settings.mode == "sniper":
            assert isinstance(settings.sniper_seat, int)
            first = (settings.sniper_seat + 1) % self.seats
            places = self.seats - 1
        else:
            assert isinstance(settings.dealer, int)
            first, places = settings.dealer, self.seats
        held = [roles[(first + place) % self.seats] for place in range(places)]
        return held[1:] + held[:1]

    # What a test may look at

    @property
    def state(self) -> Table:
        """The table itself; only tests may look at it."""
        s: Table = self.match.state
        return s

    @property
    def verdict(self) -> Verdict:
        """How the last game ended."""
        return judge(self.state)

    def view(self, viewer: Viewer) -> CrossfireView:
        """Return what a viewer may know."""
        found: CrossfireView = GAME.view(self.state, viewer)
        return found

    def learned(self, viewer: Viewer) -> list[str]:
        """Return the cards that a viewer has learned, in order; the mix is not secret."""
        events = [
            each for each in self.match.events_for(viewer) if not isinstance(each, GameStarted)
        ]
        roles = [getattr(event, "role", UNSET) for event in events]
        return [role for role in roles if isinstance(role, str)]

    def share(self, seat: Seat) -> dict[str, object]:
        """Return the claim, the points, and the card as its player saw it last."""
        s = self.state
        stages = own_stages(s, seat)
        card = ROLES[s.stages[stages[-1]][seat]] if stages else None
        return {"claim": s.claims[seat], "points": s.points[seat], "card": card}

    def broken(self) -> list[str]:
        """Return the invariants that do not hold."""
        return GAME.audit(self.state)

    # The players' verbs

    def answers(self, seat: int, action: Action) -> Self:
        """The player with this number gives this action."""
        return self.begins(seat - 1).does(action)

    def types(self, seat: int, text: str) -> Self:
        """The player with this number types this."""
        names = GAME.words.typed_names(self.view(seat - 1), [""] * self.seats, _LANGUAGES)
        return self.answers(seat, parse(GAME.meta.actions, text, _WORDS, names))

    def all_look(self) -> Self:
        """All seats that must look do so."""
        for seat in self.match.waiting:
            self.begins(seat).does(Looked())
        return self

    def all_claim(self, faces: str) -> Self:
        """All seats that hold a card claim a face, seat by seat."""
        for seat, face in zip(self.match.waiting, faces.split(), strict=True):
            self.begins(seat).does(Claim(face))  # type: ignore[arg-type]
        return self

    def all_ready(self) -> Self:
        """All seats are ready to aim."""
        for seat in self.match.waiting:
            self.begins(seat).does(Ready())
        return self

    def all_next(self) -> Self:
        """All seats want the next game."""
        for seat in self.match.waiting:
            self.begins(seat).does(Next())
        return self

    def marks(self, seats: str) -> Self:
        """The sniper lays tokens, and all seats are ready."""
        shooter = self.state.cast.sniper(self.state.dealer)
        for seat in seats.split():
            self.begins(shooter).does(Put(int(seat) - 1))
        return self.all_ready()

    def points_at(self, aims: str) -> Self:
        """All seats point, such as ``"1>4,8 2>3"``; a seat not mentioned points at the next one."""
        said: dict[int, list[int]] = {}
        for aim in aims.split():
            who, _, targets = aim.partition(">")
            said[int(who) - 1] = [int(target) - 1 for target in targets.split(",")]
        for seat in self.match.waiting:
            default = [(seat + step) % self.seats for step in (1, 2)]
            self.begins(seat).does(self._aim(seat, said.get(seat, default)))
        return self

    def _aim(self, seat: Seat, targets: list[Seat]) -> Action:
        pairs = isinstance(self.match.options(seat)[-1], AimTwo)
        return AimTwo(targets[0], targets[1]) if pairs else Aim(targets[0])

    def points_blindly(self, seat: int, *targets: int) -> Self:
        """The player with this number points blindly, and chance will pick these targets."""
        self.deals.blind += [target - 1 for target in targets]
        return self.answers(seat, AimBlind())

    # Expectations

    def expect_held(self, roles: str) -> Self:
        """All seats except the sniper hold these cards now, by place."""
        held = [ROLES[self.state.stages[-1][seat]] for seat in ring(self.state)]
        self._compare("cards by place", roles.split(), held)
        return self

    def expect_result(self, team: str, winners: str) -> Self:
        """This team and these seats have won the last game."""
        result = self.view(None).result
        assert result is not None, "no game has been played out"
        named = [str(seat + 1) for seat in result.winners]
        self._compare("team and winners", (team, winners.split()), (result.team, named))
        return self

    def expect_hit(self, seats: str) -> Self:
        """Exactly these seats were hit in the last game."""
        result = self.view(None).result
        assert result is not None, "no game has been played out"
        self._compare("hit", seats.split(), [str(seat + 1) for seat in result.hit])
        return self

    def expect_guilty(self, seats: str) -> Self:
        """Exactly these seats are guilty."""
        guilty = sorted({shooter for shooter, _ in self.verdict.battle.guilt})
        self._compare("guilty", seats.split(), [str(seat + 1) for seat in guilty])
        return self


TABLE = CrossfireTable
