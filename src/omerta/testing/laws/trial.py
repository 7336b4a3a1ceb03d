"""One random game under all laws: the cheap ones at every decision, the costly ones now and then."""

from typing import Any, Final, get_args

from omerta.kernel import Action, Event, Game, Match, Seat, Seeded
from omerta.testing.laws import clock, legality, repeat, secrecy
from omerta.testing.laws.position import Law, Position, Step
from omerta.testing.swarm import Draws, Swarm

FEW: Final = 3
"""How many of something costly are tried at one decision."""


class Trial:
    """A game under trial.

    `seed` is the luck of the game, `choices` chooses what is said, and about one decision in
    `thorough` is tried with every action there is and in two worlds played on.
    """

    def __init__(
        self,
        game: Game[Any],
        seats: int,
        options: Any = None,
        *,
        seed: int,
        choices: Draws | None = None,
        thorough: int = 16,
        pool: legality.Pool | None = None,
    ) -> None:
        self.game = game
        self.seats = seats
        self.options = options
        self.seed = seed
        self.thorough = thorough
        self._swarm = Swarm(Seeded(~seed) if choices is None else choices)
        self._probe = Seeded(seed ^ secrecy.SEEDS)
        self._pool = legality.Pool(game) if pool is None else pool
        self._told: repeat.Told = []
        self._kept: list[tuple[Position, bytes]] = []

    def run(self) -> int:
        """Play to the end under all laws; gives the number of decisions it took."""
        luck = Seeded(self.seed)
        state = self.game.new(self.seats, self.options, chance=luck)
        here = Position(self.game, state, self.seats, ())
        legality.events_survive(here, self.game.opening(state))
        while self.game.waiting(here.state):
            self._keep(here)
            self._look_at(here)
            here = self._play(here, luck)
        self._keep(here)
        self._look_at_the_end(here)
        if self._now_and_then():
            self._fresh_twins(self._kept[0][0])
        if any(kind.by_clock for kind in get_args(self.game.meta.actions)):
            clock.long_silence_is_bounded(self._kept[0][0], Swarm(Seeded(self.seed)))
        return len(self._told)

    def _now_and_then(self) -> bool:
        return self._probe.below(self.thorough, "thorough") == 0

    def _any_seed(self) -> int:
        return self._probe.below(secrecy.SEEDS, "seed")

    def _keep(self, here: Position) -> None:
        bound = self.game.meta.max_decisions
        if len(here.said) > bound:
            raise here.broken(Law.END, f"not over after {bound} decisions")
        self._kept.append((here, self.game.save(here.state)))

    # Playing

    def _play(self, here: Position, luck: Seeded) -> Position:
        """Carry out one action on a clone, and again on the loaded save with the same luck."""
        waiting = self.game.waiting(here.state)
        seat = waiting[0] if len(waiting) == 1 else self._probe.pick(waiting, "who is first")
        options = here.options(seat)
        self._pool.learn(options)
        action = self._swarm.pick(options)
        self._told.append((seat, action))
        same_luck = Seeded(self.seed)
        same_luck.skip_to(luck.draws)
        loaded = repeat.save_is_complete(here)
        match = Match(self.game, here.state, same_luck, [], self.seats, self.options)
        copies = {} if len(self._told) % self.thorough else repeat.copies(match)
        ours = self._carry_out(here, seat, action, luck)
        step = self._carry_out(loaded, seat, action, same_luck)
        repeat.plays_on(ours, step, Law.SAVES, "load(save(s))")
        for name, copied in copies.items():
            step = self._carried_out(copied, here, seat, action)
            repeat.plays_on(ours, step, Law.COPIES, name)
        legality.events_survive(ours.here, ours.events)
        return ours.here

    def _carried_out(self, match: Match, here: Position, seat: Seat, action: Action) -> Step:
        events = match.game.apply(match.state, seat, action, chance=match.chance)
        return Step(here.elsewhere(match.state), events, match.chance.draws)

    def _carry_out(self, here: Position, seat: Seat, action: Action, luck: Seeded) -> Step:
        state = here.state.clone()
        events: list[Event] = self.game.apply(state, seat, action, chance=luck)
        said = (*here.said, f"{seat} {action.text()}")
        return Step(Position(self.game, state, self.seats, said), events, luck.draws)

    # Looking

    def _look_at(self, here: Position) -> None:
        self._audit(here)
        if self.game.outcome(here.state) is not None:
            raise here.broken(Law.END, "there is an outcome while somebody is waited for")
        clock.silence_is_legal(here)
        seat = self._probe.below(self.seats, "seat")
        world = secrecy.believed(here, seat, self._any_seed())
        secrecy.looks_the_same(here, seat, world)
        secrecy.believes_without_truth(here, seat, world, self._any_seed())
        if self._now_and_then():
            legality.options_are_complete(here, self._pool.all())
            self._look_thoroughly(here, seat, world)
        else:
            legality.options_are_complete(here, self._some(self._pool.all()))

    def _some(self, actions: list[Action]) -> list[Action]:
        return [self._probe.pick(actions, "odd action") for _ in range(2 * FEW)]

    def _look_thoroughly(self, here: Position, seat: Seat, world: Position) -> None:
        """A seat and its believed world: what it sees, is told and refused, and silence."""
        legality.view_survives(here, seat)
        legality.view_survives(here, None)
        legality.views_agree(here)
        secrecy.spectator_sees_less(here, seat)
        secrecy.refusals_are_the_same(here, seat, world, self._pool.all())
        secrecy.tells_the_same(here, seat, world, self._probe, 2 * FEW)
        secrecy.twins(here, seat, world, self._probe, 2 * FEW)
        clock.silence_proves_nothing(here, seat, world)
        clock.silence_ends(here)

    def _fresh_twins(self, here: Position) -> None:
        """Another deal that a seat cannot tell from this one, and both played on."""
        other = self.game.new(self.seats, self.options, chance=Seeded(self._any_seed()))
        world = here.elsewhere(other)
        for seat in range(self.seats):
            if world.seen(seat) == here.seen(seat):
                secrecy.twins(here, seat, world, self._probe, self.game.meta.max_decisions)

    def _audit(self, here: Position) -> None:
        wrong = self.game.audit(here.state)
        if wrong:
            raise here.broken(Law.INVARIANTS, "; ".join(wrong))

    def _look_at_the_end(self, here: Position) -> None:
        """The laws of a finished game, and those about the game as a whole."""
        self._audit(here)
        outcome = self.game.outcome(here.state)
        if outcome is None or not len(outcome.ranks) == len(outcome.scores) == self.seats:
            raise here.broken(Law.END, f"over without a place for every seat: {outcome}")
        if min(outcome.ranks) != 1 and set(outcome.ranks) != {2}:
            raise here.broken(Law.END, "nobody came first, and yet not all have lost")
        if self.game.deadline(here.state) is not None:
            raise here.broken(Law.TIMEOUTS, "the clock runs on after the end")
        legality.options_are_complete(here, self._some(self._pool.all()))
        repeat.save_is_complete(here)
        for seat in range(self.seats):
            secrecy.spectator_sees_less(here, seat)
            world = secrecy.believed(here, seat, self._any_seed())
            secrecy.looks_the_same(here, seat, world)
        saves = [save for _, save in self._kept]
        repeat.plays_again(self.game, self.seats, self.options, self.seed, self._told, saves)
        repeat.never_changed(self._kept)
