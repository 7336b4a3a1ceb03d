"""Scenario 1, The Big Score: open vaults before the squad arrives (SC-1.4)."""

from typing import ClassVar

from mypy_extensions import mypyc_attr

from omerta.games.legends.actions import MOST_DICE, Drop, Escape, Reveal, SearchAgain, StopSearch
from omerta.games.legends.components import CARD, LOCK, bits
from omerta.games.legends.events import CardRevealed, PlayerLeft, PoliceStruck
from omerta.games.legends.frames import EXHAUSTED, OUT, Decision, Step
from omerta.games.legends.rules.asking import end_scenario, then
from omerta.games.legends.rules.piles import exhaust, lose_any, put_out
from omerta.games.legends.rules.problems import discard_all
from omerta.games.legends.rules.rolling import faces
from omerta.games.legends.rules.rounds import SHARED_EFFECTS, shared_effect
from omerta.games.legends.scenarios.bank_pieces import (
    BankState,
    SearchMore,
    advance_clock,
    bags,
    discard_vault,
    next_cost,
    reveal_alarm,
    search,
    state_of,
    take_bags,
    turn_up_vault,
)
from omerta.games.legends.scenarios.decks import (
    NO_CARD,
    believed,
    deck_error,
    discarded,
    shuffled,
)
from omerta.games.legends.scenarios.scenario import Scenario
from omerta.games.legends.settings import ScenarioTable
from omerta.games.legends.table import ScenarioState, Table, all_hands, clockwise
from omerta.games.legends.table_challenges import scenario_cards
from omerta.games.legends.view import BankView
from omerta.kernel.actions import Action
from omerta.kernel.chance import Chance
from omerta.kernel.errors import Illegal
from omerta.kernel.events import Event

DROP = Drop()
REVEAL = Reveal()
ESCAPE = Escape()
AGAIN = SearchAgain()
STOP = StopSearch()

_ALARM_EFFECTS = ("", "search_minus1", "search_cost1", "end_clock1", "end_alarm1", *SHARED_EFFECTS)


@mypyc_attr(allow_interpreted_subclasses=True)
class Bank(Scenario):
    """The bank as a scenario."""

    code: ClassVar[str] = "bank"
    number: ClassVar[int] = 1
    frames: ClassVar[tuple[type[Decision], ...]] = (SearchMore,)
    steps: ClassVar[tuple[str, ...]] = ("alarms", "alarm", "clock", "search", "pay_search")
    round_end: ClassVar[tuple[str, ...]] = ("alarms", "evidence", "police", "clock")  # SC-1.22

    def data_error(self, table: ScenarioTable) -> str | None:
        """Return the first entry of a data file's table that is not playable, or None."""
        wrong = deck_error(
            table,
            {"vault": 1, "alarm": 1},
            {"alarm": _ALARM_EFFECTS},
            ("clock_start", "squad"),
            ("double",),
        )
        if wrong is not None:
            return wrong
        for card in table.card:
            if card.deck == "vault" and not 1 <= card.values.get("search", 0) <= MOST_DICE:
                return card.id
        numbers = table.numbers
        squad, start = numbers["squad"], numbers["clock_start"]
        assert isinstance(squad, int)
        assert isinstance(start, int)
        return None if start < squad else "squad"

    # Set-up and round

    def empty_state(self) -> ScenarioState:
        """Return a new state of the bank, before set-up."""
        return BankState()

    def set_up(self, s: Table, chance: Chance) -> None:
        """Shuffle both decks, set the clock, reveal a vault and an alarm (SC-1.1 to SC-1.3)."""
        b = state_of(s)
        b.vault_deck = shuffled(s, "vault", chance)
        b.alarm_deck = shuffled(s, "alarm", chance)
        b.clock = scenario_cards(s).one("clock_start")  # SC-1.2
        turn_up_vault(s, chance)
        b.alarms = (b.alarm_deck[-1],)
        b.alarm_deck = b.alarm_deck[:-1]

    def log_set_up(self, s: Table, log: list[Event]) -> None:
        """Log the first vault and the first alarm."""
        ids = scenario_cards(s).ids
        log += [CardRevealed(ids[card]) for card in (state_of(s).vault, *state_of(s).alarms)]

    def step(self, s: Table, what: str, a: int, b: int, chance: Chance, log: list[Event]) -> None:
        """Carry out a step of the end of a round or of a search."""
        if what == "alarms":  # the alarms that are active now, oldest first (SC-1.22)
            effects = scenario_cards(s).effect
            acting = [card for card in state_of(s).alarms if effects[card].startswith("end_")]
            then(s, *[Step("alarm", card) for card in acting])
        elif what == "alarm":
            self._alarm_acts(s, a, chance, log)
        elif what == "clock":
            advance_clock(s, chance, log)
        elif what == "search":
            search(s, chance, log)
        elif what == "pay_search":
            lose_any(s, EXHAUSTED, "search", log)
        else:
            raise AssertionError(what)

    def _alarm_acts(self, s: Table, alarm: int, chance: Chance, log: list[Event]) -> None:
        """Apply the end-of-round effect of an alarm (SC-1.14)."""
        effect = scenario_cards(s).effect[alarm]
        if effect == "end_clock1":
            advance_clock(s, chance, log)
        elif effect == "end_alarm1":
            reveal_alarm(s, chance, log)
        else:
            shared_effect(s, effect, "alarm", log)

    # Drop, Reveal, Escape

    def actions(self, s: Table, player: int) -> list[Action]:
        """Return Drop and Escape, which cost an action, and Reveal, which is free."""
        vault = state_of(s).vault != NO_CARD
        found: list[Action] = []
        if s.actions and vault:
            found.append(DROP)
        if not vault:
            found.append(REVEAL)
        if s.actions:
            found.append(ESCAPE)
        return found

    def refusal_of_action(self, s: Table, player: int, action: Action) -> Illegal | None:
        """Return why one of the scenario's actions is refused, or None."""
        vault = state_of(s).vault != NO_CARD
        if isinstance(action, Reveal):
            return Illegal("vault_active", "SC-1.17") if vault else None
        if isinstance(action, Drop | Escape):
            if not s.actions:
                return Illegal("no_actions_left", "LG-3.1")
            if isinstance(action, Drop) and not vault:
                return Illegal("no_vault", "SC-1.16")
            return None
        return Illegal("act_now", "LG-3.2")

    def act(self, s: Table, player: int, action: Action, chance: Chance, log: list[Event]) -> None:
        """Carry out one of the scenario's actions."""
        if isinstance(action, Drop):
            s.actions -= 1
            discard_vault(s, log)  # SC-1.16
        elif isinstance(action, Reveal):
            log.append(CardRevealed(scenario_cards(s).ids[turn_up_vault(s, chance)]))
            reveal_alarm(s, chance, log)  # SC-1.17: every Reveal adds one
        else:
            self._escape(s, player, log)

    def _escape(self, s: Table, player: int, log: list[Event]) -> None:
        """Exhaust hand and table, discard problems and end the player's turn (SC-1.18)."""
        for minion in bits(s.hands[player] | s.tables[player]):
            exhaust(s, minion, "escape", log)
        discard_all(s, player, log)
        s.gone |= 1 << player  # SC-1.19
        log.append(PlayerLeft(player))
        if not clockwise(s, player):
            end_scenario(s, "escaped")  # SC-1.24
            return
        s.stack.pop()  # remove the menu: it does not come again, nor does the end of the turn
        then(s, Step("turn_over"))

    # Challenges

    def challenges(self, s: Table) -> list[int]:
        """Return the active vault and all active alarms."""
        b = state_of(s)
        found = [] if b.vault == NO_CARD else [CARD + b.vault]
        found += [CARD + alarm for alarm in b.alarms]
        return found

    def overcome(
        self, s: Table, challenge: int, successes: int, chance: Chance, log: list[Event]
    ) -> None:
        """Search a vault at once (SC-1.5), or discard an alarm (SC-1.13)."""
        b = state_of(s)
        card = challenge - CARD
        if card == b.vault:
            then(s, Step("search"))
        else:
            b.alarms = tuple([alarm for alarm in b.alarms if alarm != card])
            b.alarm_discard = discarded(s, b.alarm_discard, card, log)

    # Rally, evidence, police

    def pay_rally(self, s: Table, chance: Chance, log: list[Event]) -> None:
        """Advance the clock (SC-1.20)."""
        advance_clock(s, chance, log)

    def fingerprints(self, s: Table) -> int:
        """Return the fingerprints of vault and alarms, which always count (SC-1.14, SC-1.25)."""
        prints = scenario_cards(s).prints
        b = state_of(s)
        vault = 0 if b.vault == NO_CARD else prints[b.vault]
        return vault + sum([prints[alarm] for alarm in b.alarms])

    def police_strike(self, s: Table, chance: Chance, log: list[Event]) -> None:
        """Put one minion of any hand out of action (SC-1.21)."""
        if all_hands(s):
            log.append(PoliceStruck(self.code))
        lose_any(s, OUT, "police", log)

    def conclude(self, s: Table, chance: Chance, log: list[Event]) -> int:
        """Put the hands of players still inside out of action; return the loot (SC-1.23, SC-1.24)."""
        if s.ending == "squad":
            for player in clockwise(s, 0):
                for minion in bits(s.hands[player] | s.tables[player]):  # LG-11.5
                    put_out(s, minion, "squad", log)
        return state_of(s).loot

    # The decision to search again

    def options(self, s: Table, frame: Decision) -> list[Action]:
        """Search again, or stop."""
        return [AGAIN, STOP]

    def refusal(self, s: Table, frame: Decision, action: Action) -> Illegal | None:
        """Return why an action is refused, or None."""
        if isinstance(action, SearchAgain | StopSearch):
            return None
        return Illegal("search_now", "SC-1.8")

    def answer(
        self, s: Table, frame: Decision, action: Action, chance: Chance, log: list[Event]
    ) -> None:
        """Pay and search again, or take the bags of the last search."""
        if isinstance(action, StopSearch):
            take_bags(s, log)
        else:
            then(s, *[Step("pay_search")] * next_cost(s), Step("search"))

    def timeout_answer(self, s: Table, frame: Decision) -> Action:
        """Stop searching."""
        return STOP

    # View, belief and audit

    def view(self, s: Table) -> BankView:
        """Return the bank without the order of its decks."""
        b = state_of(s)
        cards = scenario_cards(s)
        searching = isinstance(s.stack[-1], SearchMore) if s.stack else False
        return BankView(
            clock=b.clock,
            squad=cards.one("squad"),
            double=cards.many("double"),
            vault=None if b.vault == NO_CARD else cards.ids[b.vault],
            alarms=tuple([cards.ids[card] for card in b.alarms]),
            vault_deck=tuple([cards.ids[card] for card in sorted(b.vault_deck)]),
            vault_discard=tuple([cards.ids[card] for card in sorted(b.vault_discard)]),
            alarm_deck=tuple([cards.ids[card] for card in sorted(b.alarm_deck)]),
            alarm_discard=tuple([cards.ids[card] for card in sorted(b.alarm_discard)]),
            loot=b.loot,
            searches=b.searches,
            found=faces(b.found),
            bags=bags(b),
            search_cost=next_cost(s) if searching else None,
        )

    def believe(self, world: Table, chance: Chance) -> None:
        """Shuffle both decks again."""
        b = state_of(world)
        b.vault_deck = believed(b.vault_deck, "believe", chance)
        b.alarm_deck = believed(b.alarm_deck, "believe", chance)

    def audit(self, s: Table) -> list[str]:
        """Return the errors of the state: missing cards and impossible numbers."""
        b = state_of(s)
        cards = scenario_cards(s)
        vault = () if b.vault == NO_CARD else (b.vault,)
        found = []
        if sorted([*b.vault_deck, *b.vault_discard, *vault]) != cards.of_deck("vault"):
            found.append("a vault is missing or duplicated")
        if sorted([*b.alarm_deck, *b.alarm_discard, *b.alarms]) != cards.of_deck("alarm"):
            found.append("an alarm is missing or duplicated")
        if not cards.one("clock_start") <= b.clock <= cards.one("squad"):
            found.append("the clock is outside its track")
        if b.clock == cards.one("squad") and s.ending != "squad":
            found.append("the clock is at its end, but the scenario goes on")
        if b.loot < 0 or bool(b.searches) != bool(b.found) or b.searches < 0:
            found.append("the search has impossible numbers")
        if b.searches and not vault:
            found.append("a search has no vault")
        if not all(1 <= face <= LOCK for face in b.found):
            found.append("a die has an unknown face")
        return found
