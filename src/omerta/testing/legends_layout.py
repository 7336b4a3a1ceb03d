"""Sets up a table of Legends for a test, with the chance that the test promises."""

from collections.abc import Sequence
from typing import Any, Final, TypeVar

from omerta.games.legends.components import (
    LOCK,
    LUCK,
    RED_FACES,
    ScenarioCards,
    bits,
)
from omerta.games.legends.components_pack import pack_of
from omerta.games.legends.frames import Step
from omerta.games.legends.scenarios.bank_pieces import BankState
from omerta.games.legends.scenarios.casino_pieces import CasinoState
from omerta.games.legends.scenarios.chase_pieces import SIDES, ChaseState
from omerta.games.legends.scenarios.family_pieces import FamilyState
from omerta.games.legends.scenarios.power_pieces import PowerState
from omerta.games.legends.scenarios.rebels_pieces import RebelsState
from omerta.games.legends.scenarios.registry import scenario_of
from omerta.games.legends.settings import LegendsSettings
from omerta.games.legends.table import (
    NO_PLAYER,
    PLAYING,
    UNCONTROLLED,
    ScenarioState,
    Table,
    by_players,
    clear_board,
    empty_table,
)
from omerta.games.legends.table_challenges import challenge_of
from omerta.kernel import Chance
from omerta.testing.legends_casino import lay_casino
from omerta.testing.legends_family import lay_family
from omerta.testing.legends_power import lay_power
from omerta.testing.legends_rebels import lay_rebels, on_board

T = TypeVar("T")
WHITE: Final = {**{str(number): number for number in range(1, 5)}, "L": LUCK, "K": LOCK}
RED: Final = {**RED_FACES, "-": RED_FACES["blank"], "F": RED_FACES["fatigue"]} | {
    "S": RED_FACES["siren"]
}
"""Faces as the rules write them: `[4 3 L K | x2]`."""


class Dice(Chance):
    """The chance of a table under test: it gives what the test promised, and shuffles move nothing."""

    def __init__(self) -> None:
        super().__init__()
        self.white: list[int] = []
        self.red: list[int] = []
        self.promised: list[int] = []
        self.promised_red: list[int] = []
        self.picks: list[object] = []
        """The item, for each of the next picks."""
        self.orders: dict[str, list[list[Any]]] = {}
        """The next orders for each kind of shuffle; the first card of a list is on top."""

    def below(self, n: int, why: str) -> int:
        """Return the place of a promised face."""
        self.draws += 1
        if why == "white die":
            assert self.promised, "no white die was promised"
            return self.white.index(self.promised.pop(0))
        assert why == "red die", f"{why!r} among {n} was not expected"
        assert self.promised_red, "no red die was promised"
        return self.red.index(self.promised_red.pop(0))

    def shuffle(self, items: list[T], why: str) -> None:
        """Put the items in the promised order, if any."""
        self.draws += 1
        orders = self.orders.get(why)
        if orders:
            wanted = orders.pop(0)
            below = len(items) + len(wanted)
            items.sort(key=lambda item: -wanted.index(item) if item in wanted else -below)

    def pick(self, items: Sequence[T], why: str) -> T:
        """Return the promised item, or the first one."""
        self.draws += 1
        return items[list(items).index(self.picks.pop(0))] if self.picks else items[0]  # type: ignore[arg-type]

    def promise(self, roll: str) -> None:
        """Promise the next dice: `4 3 L K | x2`, or white ones alone."""
        white, _, red = roll.strip("[]").partition("|")
        self.promised += [WHITE[face] for face in white.split()]
        self.promised_red += [RED[face] for face in red.split()]

    def unused(self) -> list[int]:
        """Return the dice that were promised and never rolled."""
        return self.promised + self.promised_red


class Layout:
    """What a test says about a table before play."""

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.setting_values: dict[str, Any] = {"mode": "one_shot"}
        self.scenario = "bank"
        self.hands: dict[int, list[str]] = {}
        self.tables: dict[int, list[str]] = {}
        self.deck: list[str] | None = None
        self.top: list[str] = []
        self.exhausted: list[str] = []
        self.out: list[str] = []
        self.used: list[str] = []
        self.fronts: dict[int, list[str]] = {}
        self.problem_top: list[str] = []
        self.no_more_problems = False
        self.tokens: dict[str, int] = {}
        self.police = UNCONTROLLED
        self.active = 0
        self.first: int | None = None
        self.actions: int | None = None
        self.turned: list[int] = []
        self.gone: list[int] = []
        self.round = 1
        self.steps: list[Step] | None = None
        self.board: dict[str, Any] = {}
        """What the test says about the scenario's own part, by the names in its view."""
        self.played: tuple[str, ...] = ()
        self.reputations: tuple[int, ...] = ()

    @property
    def settings(self) -> LegendsSettings:
        """The settings; a campaign continues with the chase, or after it with the bank."""
        scenarios: dict[str, Any] = {}
        if self.setting_values["mode"] == "campaign":
            following = "bank" if self.scenario == "chase" else "chase"
            scenarios = {
                "scenario_pick": "fixed",
                "first_job": self.scenario,
                "second_job": following,
            }
        return LegendsSettings(**{**scenarios, **self.setting_values})

    def build(self) -> Table:
        """Return the table before the first decision of the turn."""
        s = empty_table(self.seats, self.settings, pack_of(self.settings))
        clan = s.clan
        clear_board(s)
        s.phase = PLAYING
        s.scenario = self.scenario
        s.cards = s.pack.scenarios[self.scenario]
        s.played = (*self.played, self.scenario)
        s.reputations = self.reputations
        self._place_minions(s, clan)
        self._place_problems(s)
        s.police = self.police if s.cards.table.police else 0
        s.intro = len(s.cards.table.intro)
        s.scenario_state = self._state(s, s.cards)
        s.stock -= scenario_of(s).dice_on_board(s)
        s.tokens = {challenge_of(s, name): count for name, count in self.tokens.items()}
        self._place_turn(s)
        return s

    def _place_minions(self, s: Table, clan: int) -> None:
        number = s.pack.number

        def mask(names: Sequence[str]) -> int:
            return sum([1 << number[name] for name in names])

        s.hands = tuple([mask(self.hands.get(player, [])) for player in range(s.players)])
        s.tables = tuple([mask(self.tables.get(player, [])) for player in range(s.players)])
        s.exhausted, s.out, s.used = mask(self.exhausted), mask(self.out), mask(self.used)
        named = s.exhausted | s.out | mask(self.top) | mask(self.deck or [])
        named |= mask(on_board(self.board))
        for each in (*s.hands, *s.tables):
            named |= each
        clan |= named
        s.box = s.pack.all_minions & ~clan
        rest = clan & ~named
        deck = [*self.top, *(self.deck or [])]
        below = [] if self.deck is not None else bits(rest)
        if self.deck is not None:
            s.box |= rest
        s.clan = 0
        s.deck = (*below, *[number[name] for name in reversed(deck)])

    def _place_problems(self, s: Table) -> None:
        number = s.pack.problem_number
        s.fronts = tuple(
            [
                tuple([number[name] for name in self.fronts.get(player, [])])
                for player in range(s.players)
            ]
        )
        top = [number[name] for name in self.problem_top]
        used = {*top, *[problem for front in s.fronts for problem in front]}
        rest = [each for each in range(len(s.pack.problem_ids)) if each not in used]
        if self.no_more_problems:
            s.problem_discard = sum([1 << each for each in rest])
            rest = []
        s.problem_deck = (*reversed(rest), *reversed(top))

    def _place_turn(self, s: Table) -> None:
        s.round = self.round
        s.first = self.active if self.first is None else self.first
        s.gone = sum([1 << player for player in self.gone])
        s.turned = sum([1 << player for player in self.turned])
        round_end = [Step(what) for what in scenario_of(s).round_end]
        below = [Step("round"), *reversed(round_end), Step("turns")]
        if self.steps is not None:
            s.active = NO_PLAYER
            s.stack = [*self.steps]
            return
        s.active = self.active
        usual = by_players(s, s.pack.file.numbers.actions)
        s.actions = usual if self.actions is None else self.actions
        s.stack = [*below, Step("menu")]

    def _state(self, s: Table, cards: ScenarioCards) -> ScenarioState:
        state = scenario_of(s).empty_state()
        if isinstance(state, BankState):
            _lay_bank(state, cards, self.board)
        elif isinstance(state, ChaseState):
            _lay_chase(state, cards, self.board)
        elif isinstance(state, FamilyState):
            lay_family(state, s, cards, self.board)
        elif isinstance(state, RebelsState):
            top, used = lay_rebels(state, cards, s.pack, self.board)
            state.attack_deck = _pile(cards, "attack", top, used)
            if self.board.get("decks_empty"):
                state.attack_discard, state.attack_deck = state.attack_deck, ()
        elif isinstance(state, CasinoState):
            top, used = lay_casino(state, cards, self.board)
            spectators = self.board.get("next_spectators", [])
            state.deck = _pile(cards, "table", top, used)
            state.spectator_deck = _pile(cards, "spectator", spectators, state.spectators)
            if self.board.get("decks_empty"):
                state.removed, state.deck = (*state.removed, *state.deck), ()
                state.spectator_discard, state.spectator_deck = state.spectator_deck, ()
        elif isinstance(state, PowerState):
            lay_power(state, cards, self.board, s.players)
        return state


def _pile(
    cards: ScenarioCards, deck: str, top: Sequence[str], used: Sequence[int]
) -> tuple[int, ...]:
    """Return a deck: the cards that the test wants on top, and the rest below."""
    upper = [cards.number[name] for name in top]
    rest = [card for card in cards.of_deck(deck) if card not in used and card not in upper]
    return (*reversed(rest), *reversed(upper))


def _lay_bank(state: BankState, cards: ScenarioCards, said: dict[str, Any]) -> None:
    number = cards.number
    state.clock = said.get("clock", 0)
    state.loot = said.get("loot", 0)
    vault = said.get("vault", "va01")
    state.vault = NO_PLAYER if vault is None else number[vault]
    state.alarms = tuple([number[name] for name in said.get("alarms", [])])
    state.vault_deck = _pile(cards, "vault", said.get("next_vaults", []), [state.vault])
    state.alarm_deck = _pile(cards, "alarm", said.get("next_alarms", []), state.alarms)
    if said.get("decks_empty"):
        state.vault_discard, state.vault_deck = state.vault_deck, ()
        state.alarm_discard, state.alarm_deck = state.alarm_deck, ()


def _lay_chase(state: ChaseState, cards: ScenarioCards, said: dict[str, Any]) -> None:
    number = cards.number
    state.car = said.get("car", 2)
    state.van = said.get("van", 9)
    state.lane = SIDES.index(said.get("lane", "left"))
    state.lever = said.get("lever", 0)
    state.driving = said.get("driving", 0)
    left, left_next, right, right_next = said.get("lanes", ["ob01", "ob02", "ob03", "ob04"])
    state.near = (number[left], number[right])
    state.future = (number[left_next], number[right_next])
    state.deck = _pile(
        cards, "obstacle", said.get("next_obstacles", []), (*state.near, *state.future)
    )
    if said.get("decks_empty"):
        state.discard, state.deck = state.deck, ()
