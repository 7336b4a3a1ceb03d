"""The easy bot for Crossfire: tells what it saw, believes what it hears, and makes mistakes.

It plays as the rulebook advises for a first game: honest about its cards, and only roles that
must hide pretend to be another one.
"""

from collections.abc import Sequence
from typing import Any, ClassVar, Final

from omerta.bots.crossfire.aims import BOMBER, best, best_two, values, values_now
from omerta.bots.crossfire.cloud import Odds
from omerta.bots.crossfire.habits import BLUE, RED, UNDECLARED, side_of
from omerta.bots.crossfire.story import own_luck
from omerta.bots.protocol import Budget, Needs, Worlds
from omerta.games.crossfire.actions import (
    Aim,
    AimTwo,
    Ask,
    Claim,
    NoComment,
    SayAfter,
    SayCard,
    SayGuess,
    SaySeat,
)
from omerta.games.crossfire.belief import seen_by, trails
from omerta.games.crossfire.components import NOBODY, ROLE_OF, ROLES, SNIPER
from omerta.games.crossfire.components_cast import AIMS, PUTS, READY
from omerta.games.crossfire.table import Table
from omerta.games.crossfire.view import CrossfireView
from omerta.kernel.actions import Action
from omerta.kernel.chance import Seeded

HIDES: Final = ("vip", "assassin", "bomber", "red_decoy")
"""Roles that pretend to be a bystander or an agent."""
WANTS_FIRE: Final = ("decoy", "blue_decoy")
"""Roles that pretend to be the VIP."""
PLAIN: Final = 75
"""The percentage of first claims that fit its later statements."""
QUESTIONS: Final = 4
"""The number of questions a sniper asks before the tokens."""
MOST: Final = 5
"""After this many statements it only answers."""
ANSWERS: Final = 9
BELIEF: Final = 3.0
"""The likelihood factor of a role that a player claims."""
RUMOUR: Final = 1.4
"""The likelihood factor of an assassin that a player suspects."""
RUMOURS: Final = 3
NOTICED: Final = 0.24
"""The chance from which on it names a bomber."""
FIRST: Final = 0.5
"""The extra value of a bomber hit to the sniper, because blue cannot win without it."""
BLUNDER: Final = 15
"""The percentage of random aims."""
MOOD: Final = 0.2
"""The effect of a mood on the value of an aim."""


class EasyShooter:
    """A player who has just learned the game."""

    needs: ClassVar[Needs] = "worlds"

    def __init__(self, seed: int) -> None:
        self._chance = Seeded(seed)

    def choose(
        self, view: Any, options: Sequence[Action], worlds: Worlds, budget: Budget
    ) -> Action:
        """The first action that comes to mind."""
        if len(options) == 1:
            return options[0]
        if view.decision == "claim":
            return self._face(view, options)
        novice = Novice(view, worlds())
        if view.decision == "talk":
            return novice.snipes() if view.you == view.sniper else novice.talks(options)
        return self._aim(novice, options)

    def _face(self, view: CrossfireView, options: Sequence[Action]) -> Action:
        """Mostly the face that fits its later statements."""
        wanted = pretended(view.card or "", view)
        fitting = [each for each in options if isinstance(each, Claim) and each.face == wanted]
        if fitting and self._chance.below(100, "face") < PLAIN:
            return fitting[0]
        return self._chance.pick(options, "face")

    def _aim(self, novice: "Novice", options: Sequence[Action]) -> Action:
        """The best aim by a moody guess; sometimes any aim."""
        if self._chance.below(100, "blunder") < BLUNDER:
            return self._chance.pick(options, "blunder")
        found = values_now(novice.cast, novice.view, novice.odds(), novice.place, novice.role)
        allowed = [each.seat for each in options if isinstance(each, Aim)]
        for place in range(novice.cast.places):
            found[place] += MOOD * self._chance.below(100, "mood") / 100
            if allowed and novice.seat(place) not in allowed:
                found[place] = -9.0
        if allowed:
            return AIMS[novice.seat(best(found))]
        one, two = best_two(found)
        return AimTwo(novice.seat(one), novice.seat(two))


def pretended(role: str, view: CrossfireView) -> str:
    """The role that a novice of this role pretends to have."""
    here = [each.role for each in view.mix]
    if role in WANTS_FIRE:
        return "vip"
    if role in HIDES:
        return "bystander" if "bystander" in here and role != "red_decoy" else "agent"
    return role


class Novice:
    """What a novice knows and says; reads only the own cards from the world."""

    def __init__(self, view: CrossfireView, world: Table) -> None:
        self.view = view
        self.me = view.you or 0
        self.cast = world.cast
        self.place = self.cast.place(view.dealer, self.me)
        self.seen = seen_by(world, self.me)
        self.role: int = self.seen[-1] if self.seen else SNIPER
        self._followed = trails(world, self.me)

    def seat(self, place: int) -> int:
        """The seat at a place."""
        return self.cast.rings[self.view.dealer][place]

    def odds(self) -> Odds:
        """The chances by the own cards, and by what players say about themselves and others."""
        found: Odds = [[float(ways) for ways in row] for row in self._followed.odds()]
        rumours = [0] * self.cast.places
        warnings = [0] * self.cast.places
        for seat, shown in enumerate(self.view.seats):
            place = self.cast.place(self.view.dealer, seat)
            if place != NOBODY and shown.face is not None and shown.face != UNDECLARED:
                found[place][ROLE_OF[shown.face]] *= BELIEF
        told: dict[int, set[str]] = {}
        for made in self.view.said:
            if made.code == "am" and made.role in ROLE_OF:
                told.setdefault(self.cast.place(self.view.dealer, made.seat), set()).add(made.role)
            elif made.code in ("suspect", "shoot", "iaim") and made.seat != self.me:
                about = self.cast.place(self.view.dealer, made.about or 0)
                if about != NOBODY:
                    rumours[about] += 1
            elif made.code == "think" and made.role == "bomber" and made.seat != self.me:
                about = self.cast.place(self.view.dealer, made.about or 0)
                if about != NOBODY:
                    warnings[about] += 1
        for place, words in told.items():
            if len(words) == 1:  # contradictory claims are ignored
                found[place][ROLE_OF[words.pop()]] *= BELIEF
        killer = ROLE_OF["assassin"]
        for place, row in enumerate(found):
            row[killer] *= RUMOUR ** min(RUMOURS, rumours[place])
            row[BOMBER] *= BELIEF ** min(RUMOURS, warnings[place])
            whole = sum(row)
            found[place] = [each / whole for each in row]
        return found

    def suspect(self) -> int:
        """The likeliest assassin; an assassin names its own target."""
        agent = self.cast.groups.index("agent")
        role = self.role if side_of(self.role) == RED else agent
        return self.seat(best(values(self.cast, self.odds(), self.place, role)))

    def warning(self) -> Action | None:
        """A justified warning about a bomber; the bomber itself warns about none."""
        found = [row[BOMBER] for row in self.odds()]
        likeliest = best(found)
        if self.role == BOMBER or found[likeliest] < NOTICED:
            return None
        return SayGuess("think", self.seat(likeliest), "bomber")

    def talks(self, options: Sequence[Action]) -> Action:
        """An answer, a seen card, the own role, a suspicion; then nothing."""
        spoken = [made for made in self.view.said if made.seat == self.me]
        if len(spoken) >= min(ANSWERS, self.view.statement_cap):
            return READY
        if self.view.asked:
            topic = self.view.said[self.view.asked[0] - 1].topic or ""
            return self._answer(topic)
        codes = [made.code for made in spoken]
        wanted = [self._answer(topic) for topic in ("got", "passed", "role")]
        wanted = [each for each in wanted if isinstance(each, SayCard) and each.code not in codes]
        own_luck(self.view, self.seen, 4).shuffle(wanted, "order")
        if "think" not in codes and (warning := self.warning()) is not None:
            wanted.insert(0, warning)
        if "suspect" not in codes and not wanted:
            wanted.append(SaySeat("suspect", self.suspect()))
        if len(spoken) < MOST:
            for action in wanted:
                if action in options:
                    return action
        return READY

    def _answer(self, topic: str) -> Action:
        """The truth; an assassin keeps quiet about assassins, and the blue side about the VIP."""
        if topic == "role":
            return SayCard("am", pretended(ROLES[self.role], self.view))
        if topic == "aim":
            return SaySeat("iaim", self.suspect())
        if topic == "trust":
            return SaySeat("suspect", self.suspect())
        number = {"dealt": 0, "passed": 0, "got": 1, "after1": 2, "after2": 3}[topic]
        card: str = ROLES[self.seen[number]]
        hidden = {RED: "assassin", BLUE: "vip"}.get(side_of(self.role))
        if number == len(self.seen) - 1:
            card = pretended(card, self.view)
        elif card == hidden:
            return NoComment()
        if number > 1:
            return SayAfter(number - 1, card)
        return SayCard("got" if number else "dealt" if topic == "dealt" else "passed", card)

    def snipes(self) -> Action:
        """Some questions, then tokens on the likeliest assassins, where they stay.

        A token that would more likely end the game than win it is kept back.
        """
        spoken = [made.about for made in self.view.said if made.seat == self.me]
        met = [*spoken, self.me]
        listening = [seat for seat in self.view.active if seat not in met]
        if len(spoken) < min(QUESTIONS, self.view.statement_cap) and listening:
            return Ask(own_luck(self.view, self.seen, len(spoken)).pick(listening, "whom"), "role")
        laid = [seat for seat, shown in enumerate(self.view.seats) if shown.token]
        if len(laid) >= self.cast.tokens or self.view.seats[self.me].turned >= self.view.claim_cap:
            return READY
        agent = self.cast.groups.index("agent")
        odds = self.odds()
        found = values(self.cast, odds, NOBODY, agent)
        for place, row in enumerate(odds):
            found[place] += FIRST * row[BOMBER]
        for seat in laid:
            found[self.cast.place(self.view.dealer, seat)] = -9.0
        likeliest = best(found)
        return PUTS[self.seat(likeliest)] if found[likeliest] > 0 else READY
