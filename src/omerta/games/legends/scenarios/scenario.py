"""The interface between core and scenarios: hooks that do nothing unless a scenario overrides them."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, ClassVar

from mypy_extensions import mypyc_attr

from omerta.games.legends.frames import Decision
from omerta.games.legends.settings import ScenarioTable
from omerta.games.legends.table import ScenarioState, Table
from omerta.kernel.actions import Action
from omerta.kernel.chance import Chance
from omerta.kernel.errors import Illegal
from omerta.kernel.events import Event
from omerta.kernel.seats import Seat, Viewer

if TYPE_CHECKING:
    from omerta.games.legends.view import RollView, ScenarioView


@mypyc_attr(allow_interpreted_subclasses=True)
class Scenario:
    """The rules of a scenario. It holds no state; `s.scenario_state` does."""

    code: ClassVar[str] = ""
    number: ClassVar[int] = 0
    finale: ClassVar[bool] = False
    """Whether it is the last scenario of every campaign, which is never chosen (LG-15.1)."""
    frames: ClassVar[tuple[type[Decision], ...]] = ()
    """The decisions that only this scenario has."""
    round_end: ClassVar[tuple[str, ...]] = ("evidence", "police")
    """The end of a round as printed; names unknown to the core are steps of the scenario."""

    steps: ClassVar[tuple[str, ...]] = ()
    """The steps that only this scenario puts on the stack."""
    extras: ClassVar[tuple[str, ...]] = ()
    """The abilities of the cards that it shuffles into the clan deck; empty for no minion."""

    # Data files

    def data_error(self, table: ScenarioTable) -> str | None:
        """Return the first entry of a data file's table that is not playable, or None."""
        return None

    # Set-up, round and turn

    def empty_state(self) -> ScenarioState:
        """Return a new state of the scenario, before set-up."""
        return ScenarioState()

    def join_before_deal(self, s: Table, chance: Chance) -> None:
        """Add minions to the clan before hands are dealt (LG-16.2)."""

    def set_up(self, s: Table, chance: Chance) -> None:
        """Carry out the scenario's own steps of the set-up, after those of the core (LG-1.3)."""

    def log_set_up(self, s: Table, log: list[Event]) -> None:
        """Log what the set-up has revealed."""

    def start_of_round(self, s: Table, chance: Chance, log: list[Event]) -> None:
        """Act before the first player is chosen (LG-2.1)."""

    def log_start(self, s: Table, log: list[Event]) -> None:
        """Log what the start of the first round has revealed, for a new table."""

    def start_of_turn(self, s: Table, player: int, chance: Chance, log: list[Event]) -> None:
        """Act before the first action of a turn (LG-3.1)."""

    def end_of_turn(self, s: Table, player: int, chance: Chance, log: list[Event]) -> None:
        """Act after the player's own problems at the end of a turn (LG-3.7)."""

    def step(self, s: Table, what: str, a: int, b: int, chance: Chance, log: list[Event]) -> None:
        """Carry out a step that this scenario put on the stack."""
        raise AssertionError(what)

    # Actions in addition to those of the core

    def actions(self, s: Table, player: int) -> list[Action]:
        """Return the scenario's own actions of the active player, free or not."""
        return []

    def refusal_of_action(self, s: Table, player: int, action: Action) -> Illegal | None:
        """Return why an action that the core does not know is refused, or None."""
        return Illegal("act_now", "LG-3.2")

    def act(self, s: Table, player: int, action: Action, chance: Chance, log: list[Event]) -> None:
        """Carry out one of the scenario's own actions; the next frame is on the stack already."""
        raise AssertionError(action)

    def first_actions(self, s: Table) -> list[Action]:
        """Return the scenario's own actions before the first player is chosen, for `act`."""
        return []

    def refusal_of_first_action(self, s: Table, action: Action) -> Illegal | None:
        """Return why such an action is refused before the first player is chosen, or None."""
        return Illegal("first_now", "LG-2.2")

    # Challenges and rolls

    def challenges(self, s: Table) -> list[int]:
        """Return the open challenges on cards of the scenario (LG-4.2)."""
        return []

    def blocks(self, s: Table, player: int, challenge: int) -> Illegal | None:
        """Return the scenario's own refusal to choose one of its cards, or None (LG-4.3)."""
        return None

    def difficulty_bonus(self, s: Table, player: int, challenge: int) -> int:
        """Return how much cards of the scenario raise the difficulty (LG-4.9)."""
        return 0

    def dice_bonus(self, s: Table, player: int, challenge: int) -> int:
        """Return how many white dice cards of the scenario add, or remove if negative (LG-4.7)."""
        return 0

    def before_play(self, s: Table, player: int, chance: Chance, log: list[Event]) -> None:
        """Act right after a challenge is chosen (LG-4.4)."""

    def before_roll(self, s: Table, player: int, chance: Chance, log: list[Event]) -> None:
        """Act after the minions are played, before the dice are rolled."""

    def bans(self, s: Table, challenge: int) -> int:
        """Return all totals that cards forbid, as a mask (LG-4.18)."""
        return 0

    def ignores_damage(self, s: Table, challenge: int) -> bool:
        """Return whether locks of a roll for this card deal no damage (LG-6.1)."""
        return False

    def counts_surplus(self, s: Table, challenge: int) -> bool:
        """Return whether successes beyond the required ones matter for this card (LG-4.21)."""
        return False

    def useful_successes(self, s: Table, challenge: int) -> int:
        """Return how many successes could do something with a card that keeps no tokens (LG-4.3).

        A negative number means that the card keeps tokens; then the missing tokens count.
        """
        return -1

    def spend_successes(
        self, s: Table, challenge: int, successes: int, chance: Chance, log: list[Event]
    ) -> None:
        """Apply successes to a card that keeps no tokens (LG-4.21)."""

    def overcome(
        self, s: Table, challenge: int, successes: int, chance: Chance, log: list[Event]
    ) -> None:
        """Apply the effect of a card that has all its tokens, and discard it."""

    def after_roll(
        self, s: Table, final: tuple[int, ...], chance: Chance, log: list[Event]
    ) -> None:
        """Act on the final result, after damage and red die (LG-4.22)."""

    def can_test(self, s: Table, test: int) -> bool:
        """Return whether a board test that the core does not know could do something now (LG-4.3)."""
        return False

    def on_test_passed(
        self, s: Table, test: int, successes: int, chance: Chance, log: list[Event]
    ) -> None:
        """Apply at least one success of a board test that the core does not know (LG-7.5)."""

    def token_cards(self, s: Table) -> list[int]:
        """Return the cards on which an ability may put a success token."""
        return self.challenges(s)

    def keeps_tokens(self, s: Table, challenge: int) -> bool:
        """Return whether a card stays in play with all its tokens."""
        return False

    # The scenario's own cards in the clan deck

    def extra_cards_in_play(self, s: Table) -> int:
        """Return the cards other than minions that are in hands, decks or piles now, as a mask."""
        return 0

    def on_extra_drawn(self, s: Table, player: int, card: int, log: list[Event]) -> None:
        """Act on a drawn card that is no minion; it is in no pile now."""
        raise AssertionError(card)

    def on_revealed_extra(self, s: Table, log: list[Event]) -> None:
        """Act after an effect has revealed a card that is no minion and is back on the clan deck."""
        raise AssertionError(s.deck)

    def can_use(self, s: Table, ability: str) -> bool:
        """Return whether an ability that only this scenario knows could change anything (LG-5.5)."""
        return False

    def use(self, s: Table, player: int, ability: str, chance: Chance, log: list[Event]) -> None:
        """Carry out an ability that only this scenario knows; its card is exhausted already."""
        raise AssertionError(ability)

    def is_bet(self, s: Table, challenge: int) -> bool:
        """Return whether trying this card is a bet, with rules of its own (LG-5.3)."""
        return False

    def open_bet(self, s: Table, player: int, log: list[Event]) -> None:
        """Open a bet; this replaces everything that follows the choice of a challenge."""
        raise AssertionError(player)

    def timeout_luck_of_bet(self, s: Table) -> int:
        """Return the luck choice of a bet when the player's time has run out (rules, section 4)."""
        raise AssertionError(s.challenge)

    # Rally, evidence, police

    def can_rally(self, s: Table) -> bool:
        """Return whether the price of Rally can be paid (LG-7.4)."""
        return True

    def pay_rally(self, s: Table, chance: Chance, log: list[Event]) -> None:
        """Pay the price of Rally, which may end the scenario."""

    def fingerprints(self, s: Table) -> int:
        """Return the number of fingerprints on face-up cards of the scenario (LG-9.1)."""
        return 0

    def police_activated(self, s: Table, chance: Chance, log: list[Event]) -> None:
        """Act when the police become active (LG-10.3)."""

    def police_strike(self, s: Table, chance: Chance, log: list[Event]) -> None:
        """Apply the end-of-round effect of active police (LG-10.1)."""

    # The end

    def conclude(self, s: Table, chance: Chance, log: list[Event]) -> int:
        """Carry out the ending clause and return the reputation."""
        return 0

    def prize_level(self, s: Table) -> int:
        """Return the level of the minion that the clan wins with it, or 0 for none (LG-14.3)."""
        return 0

    def verdict(self, s: Table) -> str:
        """Return how the campaign has ended with this scenario; empty if it goes on (LG-15.4)."""
        return ""

    # The scenario's own decisions

    def options(self, s: Table, frame: Decision) -> Sequence[Action]:
        """Return the legal actions of one of the scenario's decisions."""
        raise AssertionError(frame)

    def refusal(self, s: Table, frame: Decision, action: Action) -> Illegal | None:
        """Return why an action is refused, or None."""
        raise AssertionError(frame)

    def answer(
        self, s: Table, frame: Decision, action: Action, chance: Chance, log: list[Event]
    ) -> None:
        """Carry out a legal action; the decision is off the stack already."""
        raise AssertionError(frame)

    def timeout_answer(self, s: Table, frame: Decision) -> Action:
        """Return the action that the table takes when the time has run out (rules, section 4)."""
        return self.options(s, frame)[0]

    # View, belief and audit

    def view(self, s: Table) -> "ScenarioView | None":
        """Return the scenario's part of the view that all viewers share."""
        return None

    def roll_view(self, s: Table) -> "RollView | None":
        """Return the current interaction, if it is not one of the usual kind."""
        return None

    def own_view(self, s: Table, seen: "ScenarioView", viewer: Viewer) -> "ScenarioView":
        """Return the part of the view with what only this viewer may know."""
        return seen

    def public_options(self, s: Table, answers: list[Action]) -> list[Action]:
        """Return the options that all seats may know, so that they can advise the deciding player."""
        return answers

    def believe(self, world: Table, chance: Chance) -> None:
        """Redeal what no seat can know: the orders of the scenario's decks."""

    def believe_hands(self, world: Table, seat: Seat, chance: Chance) -> None:
        """Redeal what this seat cannot know of other hands; `believe` is called afterwards."""

    def has_secrets(self, s: Table) -> bool:
        """Return whether a player holds cards that other seats do not see."""
        return False

    def audit(self, s: Table) -> list[str]:
        """Return the errors of the scenario's part of the state."""
        return []

    def minions_on_board(self, s: Table) -> tuple[int, ...]:
        """Return the minions on the scenario's board, as masks (LG-I1)."""
        return ()

    def dice_on_board(self, s: Table) -> int:
        """Return the number of white dice on the scenario's board (LG-4.8)."""
        return 0
