"""What a scenario is to the core: hooks, each of which does nothing unless a scenario says so."""

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
    """A scenario. It holds no state: what changes is in `s.scene`."""

    code: ClassVar[str] = ""
    number: ClassVar[int] = 0
    finale: ClassVar[bool] = False
    """Whether it is the last scenario of every campaign, and never one of its jobs (LG-15.1)."""
    frames: ClassVar[tuple[type[Decision], ...]] = ()
    """The questions that only this scenario asks."""
    round_end: ClassVar[tuple[str, ...]] = ("evidence", "police")
    """The end of a round as printed; names that the core does not know are steps of the scenario."""

    steps: ClassVar[tuple[str, ...]] = ()
    """The steps that only this scenario puts on the stack."""
    extras: ClassVar[tuple[str, ...]] = ()
    """The abilities of the cards that it shuffles into the clan deck; one without is no minion."""

    # The data

    def data_error(self, table: ScenarioTable) -> str | None:
        """The first entry of an owner's table that cannot be played with."""
        return None

    # Set-up, round and turn

    def empty_state(self) -> ScenarioState:
        """The scenario's part of the table, before set-up."""
        return ScenarioState()

    def join_before_deal(self, s: Table, chance: Chance) -> None:
        """Who joins the clan before its hands are dealt (LG-16.2)."""

    def set_up(self, s: Table, chance: Chance) -> None:
        """The scenario's own numbered steps, after those of the core (LG-1.3)."""

    def log_set_up(self, s: Table, log: list[Event]) -> None:
        """What it has laid out, as events."""

    def start_of_round(self, s: Table, chance: Chance, log: list[Event]) -> None:
        """Before the first player is chosen (LG-2.1)."""

    def log_start(self, s: Table, log: list[Event]) -> None:
        """What the start of the first round has laid out, as events, for a table just opened."""

    def start_of_turn(self, s: Table, player: int, chance: Chance, log: list[Event]) -> None:
        """Before the first action (LG-3.1)."""

    def end_of_turn(self, s: Table, player: int, chance: Chance, log: list[Event]) -> None:
        """After the player's own problems (LG-3.7)."""

    def step(self, s: Table, what: str, a: int, b: int, chance: Chance, log: list[Event]) -> None:
        """Carry out a step that this scenario put on the stack."""
        raise AssertionError(what)

    # Actions beside those of the core

    def actions(self, s: Table, player: int) -> list[Action]:
        """What the active player may do in this scenario beside the usual, free or not."""
        return []

    def refusal_of_action(self, s: Table, player: int, action: Action) -> Illegal | None:
        """Why such an action is refused; it is asked for all actions that the core does not know."""
        return Illegal("act_now", "LG-3.2")

    def act(self, s: Table, player: int, action: Action, chance: Chance, log: list[Event]) -> None:
        """Carry such an action out; what follows it is on the stack already."""
        raise AssertionError(action)

    def first_actions(self, s: Table) -> list[Action]:
        """What the speaker may do in this scenario before the first player is chosen; `act` does it."""
        return []

    def refusal_of_first_action(self, s: Table, action: Action) -> Illegal | None:
        """Why such an action is refused there."""
        return Illegal("first_now", "LG-2.2")

    # Challenges and rolls

    def challenges(self, s: Table) -> list[int]:
        """The open challenges on cards of the scenario (LG-4.2)."""
        return []

    def blocks(self, s: Table, player: int, challenge: int) -> Illegal | None:
        """Why a card of the scenario cannot be chosen, beside the usual reasons (LG-4.3)."""
        return None

    def difficulty_bonus(self, s: Table, player: int, challenge: int) -> int:
        """What cards of the scenario add to a difficulty (LG-4.9)."""
        return 0

    def dice_bonus(self, s: Table, player: int, challenge: int) -> int:
        """What cards of the scenario add to the white dice, or take (LG-4.7)."""
        return 0

    def before_play(self, s: Table, player: int, chance: Chance, log: list[Event]) -> None:
        """Right after a challenge is chosen (LG-4.4)."""

    def before_roll(self, s: Table, player: int, chance: Chance, log: list[Event]) -> None:
        """After the minions are played, before the dice fall."""

    def bans(self, s: Table, challenge: int) -> int:
        """All totals that cards forbid, as a mask (LG-4.18)."""
        return 0

    def ignores_damage(self, s: Table, challenge: int) -> bool:
        """Whether locks of a roll for this card deal no damage (LG-6.1)."""
        return False

    def counts_surplus(self, s: Table, challenge: int) -> bool:
        """Whether successes beyond the required ones matter for this card (LG-4.21)."""
        return False

    def useful_successes(self, s: Table, challenge: int) -> int:
        """How many successes could do something with a card that keeps no tokens (LG-4.3).

        A negative number: it keeps tokens, so as many as are missing.
        """
        return -1

    def spend_successes(
        self, s: Table, challenge: int, successes: int, chance: Chance, log: list[Event]
    ) -> None:
        """What successes do with a card that keeps no tokens (LG-4.21)."""

    def overcome(
        self, s: Table, challenge: int, successes: int, chance: Chance, log: list[Event]
    ) -> None:
        """A card of the scenario has all its tokens: its effect, then it is discarded."""

    def after_roll(
        self, s: Table, final: tuple[int, ...], chance: Chance, log: list[Event]
    ) -> None:
        """The scenario looks at the final result, after damage and red die (LG-4.22)."""

    def can_test(self, s: Table, test: int) -> bool:
        """Whether a board test that the core does not know could do something now (LG-4.3)."""
        return False

    def on_test_passed(
        self, s: Table, test: int, successes: int, chance: Chance, log: list[Event]
    ) -> None:
        """Such a test has so many successes, at least one (LG-7.5)."""

    def token_cards(self, s: Table) -> list[int]:
        """The cards on which an ability may put a success token."""
        return self.challenges(s)

    def keeps_tokens(self, s: Table, challenge: int) -> bool:
        """Whether a card stays there with all its tokens."""
        return False

    # Cards of its own in the clan deck

    def extra_cards_in_play(self, s: Table) -> int:
        """Cards beside the minions that are in hands, decks or piles now, as a mask."""
        return 0

    def on_extra_drawn(self, s: Table, player: int, card: int, log: list[Event]) -> None:
        """A player has drawn a card that is no minion; it is in no pile any more."""
        raise AssertionError(card)

    def on_revealed_extra(self, s: Table, log: list[Event]) -> None:
        """An effect has turned up a card that is no minion; it lies on the clan deck again."""
        raise AssertionError(s.deck)

    def can_use(self, s: Table, ability: str) -> bool:
        """Whether an ability that only this scenario knows could change anything (LG-5.5)."""
        return False

    def use(self, s: Table, player: int, ability: str, chance: Chance, log: list[Event]) -> None:
        """Carry out such an ability; its card is exhausted already."""
        raise AssertionError(ability)

    def is_bet(self, s: Table, challenge: int) -> bool:
        """Whether a try at this card is a bet, with rules of its own (LG-5.3)."""
        return False

    def open_bet(self, s: Table, player: int, log: list[Event]) -> None:
        """A player bets; in place of everything that follows the choice of a challenge."""
        raise AssertionError(player)

    def timeout_luck_of_bet(self, s: Table) -> int:
        """The luck choice of a silent player who bets (rules, section 4)."""
        raise AssertionError(s.challenge)

    # Rally, evidence, police

    def can_rally(self, s: Table) -> bool:
        """Whether the price of Rally can be paid (LG-7.4)."""
        return True

    def pay_rally(self, s: Table, chance: Chance, log: list[Event]) -> None:
        """Pay it; that may end the scenario."""

    def fingerprints(self, s: Table) -> int:
        """Fingerprints on face-up cards of the scenario (LG-9.1)."""
        return 0

    def police_activated(self, s: Table, chance: Chance, log: list[Event]) -> None:
        """The police have become active (LG-10.3)."""

    def police_strike(self, s: Table, chance: Chance, log: list[Event]) -> None:
        """The round-end effect of active police (LG-10.1)."""

    # The end

    def conclude(self, s: Table, chance: Chance, log: list[Event]) -> int:
        """The ending clause; gives the reputation."""
        return 0

    def prize_level(self, s: Table) -> int:
        """The level of a minion that the clan wins beside it; 0, none (LG-14.3)."""
        return 0

    def verdict(self, s: Table) -> str:
        """How the whole campaign has ended with this scenario; empty if it goes on (LG-15.4)."""
        return ""

    # The scenario's own questions

    def options(self, s: Table, frame: Decision) -> Sequence[Action]:
        """The legal answers to a question of this scenario."""
        raise AssertionError(frame)

    def refusal(self, s: Table, frame: Decision, action: Action) -> Illegal | None:
        """Why an answer to it is refused."""
        raise AssertionError(frame)

    def answer(
        self, s: Table, frame: Decision, action: Action, chance: Chance, log: list[Event]
    ) -> None:
        """Carry out a legal answer to it; the question is off the stack already."""
        raise AssertionError(frame)

    def timeout_answer(self, s: Table, frame: Decision) -> Action:
        """What the table answers for a silent player (rules, section 4)."""
        return self.options(s, frame)[0]

    # What is seen, believed and true

    def view(self, s: Table) -> "ScenarioView | None":
        """The scenario's part of the view, as everybody may see it."""
        return None

    def roll_view(self, s: Table) -> "RollView | None":
        """The interaction that is going on, where it is not one of the usual kind."""
        return None

    def own_view(self, s: Table, seen: "ScenarioView", viewer: Viewer) -> "ScenarioView":
        """The same with what only this viewer may know beside it."""
        return seen

    def public_options(self, s: Table, answers: list[Action]) -> list[Action]:
        """Those of somebody's answers that everybody may know, so that others can advise."""
        return answers

    def believe(self, world: Table, chance: Chance) -> None:
        """Deal again what nobody can know: the order of the scenario's decks."""

    def believe_hands(self, world: Table, seat: Seat, chance: Chance) -> None:
        """Deal again what this seat cannot know of other hands; orders of decks come after it."""

    def has_secrets(self, s: Table) -> bool:
        """Whether somebody holds cards that the others do not see."""
        return False

    def audit(self, s: Table) -> list[str]:
        """The invariants of the scenario that do not hold."""
        return []

    def minions_on_board(self, s: Table) -> tuple[int, ...]:
        """Minions that lie on the scenario's board, as masks (LG-I1)."""
        return ()

    def dice_on_board(self, s: Table) -> int:
        """White dice that lie on the scenario's board (LG-4.8)."""
        return 0
