"""Plays one random match under all laws: cheap checks at every decision, costly ones at some."""

from typing import Any, Final, get_args

from omerta.kernel import Action, Event, Game, Match, Seat, Seeded
from omerta.testing.laws import clock, legality, repeat, secrecy
from omerta.testing.laws.position import Law, Position, Step
from omerta.testing.swarm import NumberSource, Swarm

SMALL_COUNT: Final = 3
"""How many costly cases are tried at one decision."""


class Trial:
    """A match under trial.

    `seed` is the chance of the match, `draws` chooses the actions, and about one decision in
    `thorough` is checked with every known action and with two worlds played on.
    """

    def __init__(
        self,
        game: Game[Any],
        seats: int,
        settings: Any = None,
        *,
        seed: int,
        draws: NumberSource | None = None,
        thorough: int = 16,
        pool: legality.Pool | None = None,
    ) -> None:
        self.game = game
        self.seats = seats
        self.settings = settings
        self.seed = seed
        self.thorough = thorough
        self._swarm = Swarm(Seeded(~seed) if draws is None else draws)
        self._probe = Seeded(seed ^ secrecy.SEEDS)
        self._pool = legality.Pool(game) if pool is None else pool
        self._log: repeat.ActionLog = []
        self._history: list[tuple[Position, bytes]] = []

    def run(self) -> int:
        """Play to the end under all laws, and return the number of decisions."""
        chance = Seeded(self.seed)
        state = self.game.new(self.seats, self.settings, chance=chance)
        here = Position(self.game, state, self.seats, ())
        legality.events_survive(here, self.game.opening(state))
        while self.game.waiting(here.state):
            self._record(here)
            self._check(here)
            here = self._play(here, chance)
        self._record(here)
        self._check_end(here)
        if self._is_thorough():
            self._fresh_twins(self._history[0][0])
        if any(kind.by_clock for kind in get_args(self.game.meta.actions)):
            clock.timeouts_are_bounded(self._history[0][0], Swarm(Seeded(self.seed)))
        return len(self._log)

    def _is_thorough(self) -> bool:
        return self._probe.below(self.thorough, "thorough") == 0

    def _any_seed(self) -> int:
        return self._probe.below(secrecy.SEEDS, "seed")

    def _record(self, here: Position) -> None:
        bound = self.game.meta.max_decisions
        if len(here.played) > bound:
            raise here.violation(Law.END, f"not over after {bound} decisions")
        self._history.append((here, self.game.save(here.state)))

    # Playing

    def _play(self, here: Position, chance: Seeded) -> Position:
        """Carry out one action on a clone, and again on the loaded save with the same chance."""
        waiting = self.game.waiting(here.state)
        seat = waiting[0] if len(waiting) == 1 else self._probe.pick(waiting, "who is first")
        options = here.options(seat)
        self._pool.learn(options)
        action = self._swarm.pick(options)
        self._log.append((seat, action))
        same_chance = Seeded(self.seed)
        same_chance.skip_to(chance.draws)
        loaded = repeat.save_is_complete(here)
        match = Match(self.game, here.state, same_chance, [], self.seats, self.settings)
        copies = {} if len(self._log) % self.thorough else repeat.copies(match)
        ours = self._apply_to_clone(here, seat, action, chance)
        step = self._apply_to_clone(loaded, seat, action, same_chance)
        repeat.plays_on(ours, step, Law.SAVES, "load(save(s))")
        for name, copied in copies.items():
            step = self._apply_to_match(copied, here, seat, action)
            repeat.plays_on(ours, step, Law.COPIES, name)
        legality.events_survive(ours.here, ours.events)
        return ours.here

    def _apply_to_match(self, match: Match, here: Position, seat: Seat, action: Action) -> Step:
        events = match.game.apply(match.state, seat, action, chance=match.chance)
        return Step(here.with_state(match.state), events, match.chance.draws)

    def _apply_to_clone(self, here: Position, seat: Seat, action: Action, chance: Seeded) -> Step:
        state = here.state.clone()
        events: list[Event] = self.game.apply(state, seat, action, chance=chance)
        played = (*here.played, f"{seat} {action.text()}")
        return Step(Position(self.game, state, self.seats, played), events, chance.draws)

    # Checks

    def _check(self, here: Position) -> None:
        self._audit(here)
        if self.game.outcome(here.state) is not None:
            raise here.violation(Law.END, "there is an outcome while a seat must answer")
        clock.timeouts_are_legal(here)
        seat = self._probe.below(self.seats, "seat")
        world = secrecy.believed(here, seat, self._any_seed())
        secrecy.views_are_equal(here, seat, world)
        secrecy.believes_without_truth(here, seat, world, self._any_seed())
        if self._is_thorough():
            legality.options_are_complete(here, self._pool.all())
            self._check_thoroughly(here, seat, world)
        else:
            legality.options_are_complete(here, self._some(self._pool.all()))

    def _some(self, actions: list[Action]) -> list[Action]:
        return [self._probe.pick(actions, "odd action") for _ in range(2 * SMALL_COUNT)]

    def _check_thoroughly(self, here: Position, seat: Seat, world: Position) -> None:
        """Compare a seat with its believed world: view, events, refusals and time-outs."""
        legality.view_survives(here, seat)
        legality.view_survives(here, None)
        legality.views_agree(here)
        secrecy.spectator_sees_less(here, seat)
        secrecy.refusals_are_the_same(here, seat, world, self._pool.all())
        secrecy.events_are_equal(here, seat, world, self._probe, 2 * SMALL_COUNT)
        secrecy.compare_twins(here, seat, world, self._probe, 2 * SMALL_COUNT)
        clock.timeouts_reveal_nothing(here, seat, world)
        clock.timeouts_end_the_game(here)

    def _fresh_twins(self, here: Position) -> None:
        """Play on another deal that a seat cannot tell from this one, and compare both."""
        other = self.game.new(self.seats, self.settings, chance=Seeded(self._any_seed()))
        world = here.with_state(other)
        for seat in range(self.seats):
            if world.seen(seat) == here.seen(seat):
                secrecy.compare_twins(here, seat, world, self._probe, self.game.meta.max_decisions)

    def _audit(self, here: Position) -> None:
        wrong = self.game.audit(here.state)
        if wrong:
            raise here.violation(Law.INVARIANTS, "; ".join(wrong))

    def _check_end(self, here: Position) -> None:
        """Check the laws of a finished match, and those about the match as a whole."""
        self._audit(here)
        outcome = self.game.outcome(here.state)
        if outcome is None or not len(outcome.ranks) == len(outcome.scores) == self.seats:
            raise here.violation(Law.END, f"over without a place for every seat: {outcome}")
        if min(outcome.ranks) != 1 and set(outcome.ranks) != {2}:
            raise here.violation(Law.END, "no seat came first, and yet not all have lost")
        if self.game.deadline(here.state) is not None:
            raise here.violation(Law.TIMEOUTS, "the clock runs on after the end")
        legality.options_are_complete(here, self._some(self._pool.all()))
        repeat.save_is_complete(here)
        for seat in range(self.seats):
            secrecy.spectator_sees_less(here, seat)
            world = secrecy.believed(here, seat, self._any_seed())
            secrecy.views_are_equal(here, seat, world)
        saves = [save for _, save in self._history]
        repeat.plays_again(self.game, self.seats, self.settings, self.seed, self._log, saves)
        repeat.never_changed(self._history)
