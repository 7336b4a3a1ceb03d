"""The search knows no game: here it learns three tiny ones through the kernel protocol."""

from collections.abc import Callable
from typing import Any

import pytest
from msgspec import UNSET

from omerta.bots import Budget
from omerta.bots.guide import Guide, rank_rewards
from omerta.bots.ismcts import DEFAULT_ITERATIONS, IsmctsBot
from omerta.kernel import Action, Chance, Event, Outcome, Seat, Secret, Seeded, View


class Say(Action, frozen=True, tag="say"):
    say = "say {number}"
    number: int


class Hid(Event, frozen=True, tag="hid"):
    """A seat chose a box; only that seat knows which."""

    seat: Seat
    box: Secret[int] = UNSET

    def readers(self) -> tuple[Seat, ...]:
        return (self.seat,)


class Seen(View, frozen=True):
    you: Seat


class Sheet:
    """The state of all tiny games: a few numbers, and the outcome once there is one."""

    def __init__(self, numbers: list[int], mover: Seat = 0) -> None:
        self.numbers = numbers
        self.mover = mover
        self.winners: tuple[Seat, ...] | None = None

    def clone(self) -> "Sheet":
        other = Sheet(self.numbers[:], self.mover)
        other.winners = self.winners
        return other


class Tiny:
    """Two seats; the sheet says which must act."""

    def waiting(self, s: Sheet) -> tuple[Seat, ...]:
        return () if s.winners is not None else (s.mover,)

    def outcome(self, s: Sheet) -> Outcome | None:
        if s.winners is None:
            return None
        ranks = tuple([1 if seat in s.winners else 2 for seat in range(2)])
        return Outcome(ranks, (0, 0), "won")


class Nim(Tiny):
    """Take one to three matches; the player who takes the last one wins."""

    def options(self, s: Sheet, seat: Seat) -> list[Action]:
        return [Say(number) for number in range(1, min(3, s.numbers[0]) + 1)]

    def apply(self, s: Sheet, seat: Seat, action: Say, *, chance: Chance) -> list[Event]:
        s.numbers[0] -= action.number
        if s.numbers[0] == 0:
            s.winners = (seat,)
        s.mover = 1 - seat
        return []


class Coin(Tiny):
    """Name the side of a hidden coin."""

    def options(self, s: Sheet, seat: Seat) -> list[Action]:
        return [Say(0), Say(1)]

    def apply(self, s: Sheet, seat: Seat, action: Say, *, chance: Chance) -> list[Event]:
        s.winners = (seat,) if action.number == s.numbers[0] else (1 - seat,)
        return []


class Shells(Tiny):
    """Draw at once (0), or dare (1): the rival hides a pea under one of three shells, and you
    guess.
    """

    def options(self, s: Sheet, seat: Seat) -> list[Action]:
        first = not s.numbers
        return [Say(0), Say(1)] if first else [Say(0), Say(1), Say(2)]

    def apply(self, s: Sheet, seat: Seat, action: Say, *, chance: Chance) -> list[Event]:
        s.numbers.append(action.number)
        if s.numbers == [0]:
            s.winners = (0, 1)
        elif len(s.numbers) == 3:
            s.winners = (0,) if s.numbers[1] == s.numbers[2] else (1,)
        s.mover = 1 - seat
        return [Hid(seat, action.number)] if seat == 1 else []


def choose(game: Any, deal: Callable[[], Sheet], budget: Budget, seed: int = 1) -> Any:
    bot = IsmctsBot(game, Guide(), seed)
    return bot.choose(Seen(deal().mover, ()), game.options(deal(), deal().mover), deal, budget)


@pytest.mark.parametrize("matches", [5, 6, 7, 9, 10])
@pytest.mark.parametrize("seat", [0, 1])
def test_it_finds_the_winning_move_of_nim(matches: int, seat: Seat) -> None:
    chosen = choose(Nim(), lambda: Sheet([matches], seat), Budget(iterations=1500))
    assert chosen.number == matches % 4


@pytest.mark.parametrize("likely", [0, 1])
def test_it_bets_on_the_likelier_side_of_a_hidden_coin(likely: int) -> None:
    luck = Seeded(5)

    def deal() -> Sheet:
        return Sheet([likely if luck.below(4, "coin") else 1 - likely])

    assert choose(Coin(), deal, Budget(iterations=300)) == Say(likely)


def test_the_search_does_not_assume_knowledge_of_hidden_cards() -> None:
    chosen = choose(Shells(), lambda: Sheet([]), Budget(iterations=2000))
    assert chosen == Say(0), "a draw beats a guess among three"


def searcher() -> IsmctsBot:
    """A search in a game that fulfils as much of the contract as the search needs."""
    return IsmctsBot(Nim(), Guide(), 1)  # type: ignore[arg-type]  # as the docstring says


@pytest.mark.parametrize("iterations", [1, 7, 40])
def test_the_search_makes_the_budgeted_iterations_and_at_most_as_many_worlds(
    iterations: int,
) -> None:
    dealt: list[Sheet] = []

    def deal() -> Sheet:
        dealt.append(Sheet([6]))
        return dealt[-1]

    bot = searcher()
    bot.choose(Seen(0, ()), [Say(1), Say(2)], deal, Budget(iterations=iterations))
    assert bot.iterations == iterations
    assert 0 < len(dealt) <= iterations


def test_seconds_end_a_search_without_a_number_of_iterations() -> None:
    bot = searcher()
    bot.choose(Seen(0, ()), [Say(1), Say(2)], lambda: Sheet([6]), Budget(seconds=0.01))
    assert bot.iterations > 0


def test_the_search_stops_at_the_first_of_iterations_and_seconds() -> None:
    bot = searcher()
    bot.choose(Seen(0, ()), [Say(1), Say(2)], lambda: Sheet([6]), Budget(3, 3600.0))
    assert bot.iterations == 3


def test_without_a_budget_the_search_uses_the_default_one() -> None:
    bot = searcher()
    bot.choose(Seen(0, ()), [Say(1), Say(2)], lambda: Sheet([6]), Budget())
    assert bot.iterations == DEFAULT_ITERATIONS


def test_a_single_option_needs_no_thought() -> None:
    bot = searcher()
    assert bot.choose(Seen(0, ()), [Say(1)], lambda: Sheet([1]), Budget(50)) == Say(1)
    assert bot.iterations == 0


def test_rewards_share_a_win_and_count_the_rivals_left_behind() -> None:
    assert rank_rewards(Outcome((1, 2, 3), (9, 5, 1), "")) == [1.0, 0.25, 0.0]
    assert rank_rewards(Outcome((1, 1), (4, 4), "")) == [0.5, 0.5]
    assert rank_rewards(Outcome((2, 1, 2), (1, 9, 1), "")) == [0.125, 1.0, 0.125]
