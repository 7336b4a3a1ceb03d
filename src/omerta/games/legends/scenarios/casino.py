"""Scenario 4, No More Bets!: launder money by losing bets (SC-4.3)."""

from typing import ClassVar

from omerta.games.legends.actions_casino import MOST_CHIPS, Bet, Find, Keep, SetStake, SwapTable
from omerta.games.legends.components import CARD, bits
from omerta.games.legends.events import (
    CardRevealed,
    MinionKept,
    MinionsFound,
    SpaceBlocked,
    TableRemoved,
    TableSwapped,
)
from omerta.games.legends.frames import Decision
from omerta.games.legends.rules.asking import ask, end_scenario
from omerta.games.legends.rules.piles import shuffle_deck, with_player
from omerta.games.legends.scenarios.casino_bets import (
    best_luck,
    open_bet,
    send,
    set_stake,
    settle,
)
from omerta.games.legends.scenarios.casino_checks import casino_data_error, casino_errors
from omerta.games.legends.scenarios.casino_pieces import (
    CasinoState,
    ChooseBettor,
    ChooseStake,
    KeepOne,
    advance_croupier,
    close_table,
    jackpot_of,
    leave_table,
    marks,
    state_of,
    turn_up_table,
    wants_to_close,
)
from omerta.games.legends.scenarios.casino_view_builder import bet_roll, casino_view
from omerta.games.legends.scenarios.decks import (
    NO_CARD,
    believed,
    discarded,
    shuffled,
)
from omerta.games.legends.scenarios.scenario import Scenario
from omerta.games.legends.settings import ScenarioTable
from omerta.games.legends.table import ScenarioState, Table
from omerta.games.legends.table_challenges import scenario_cards
from omerta.games.legends.view import RollView
from omerta.games.legends.view_casino import CasinoView
from omerta.kernel.actions import Action
from omerta.kernel.chance import Chance
from omerta.kernel.errors import Illegal
from omerta.kernel.events import Event

SWAP = SwapTable()
FIND = Find()
STAKES = [SetStake(chips) for chips in range(1, MOST_CHIPS + 1)]

_TIGHT = 2  # players


class Casino(Scenario):
    """The casino as a scenario."""

    code: ClassVar[str] = "casino"
    number: ClassVar[int] = 4
    frames: ClassVar[tuple[type[Decision], ...]] = (ChooseBettor, ChooseStake, KeepOne)
    steps: ClassVar[tuple[str, ...]] = ("settle", "close")
    round_end: ClassVar[tuple[str, ...]] = ("evidence", "police")  # SC-4.26

    def data_error(self, table: ScenarioTable) -> str | None:
        """Return the first entry of a data file's table that is not playable, or None."""
        return casino_data_error(table)

    # Set-up and turn

    def empty_state(self) -> ScenarioState:
        """Return a new state of the casino, before set-up."""
        return CasinoState()

    def set_up(self, s: Table, chance: Chance) -> None:
        """Remove some tables unseen, reveal one, fill the supply with chips (SC-4.1, SC-4.2)."""
        c = state_of(s)
        cards = scenario_cards(s)
        tight = s.settings.tight_two == "on" and s.players == _TIGHT
        deck = shuffled(s, "table", chance)
        left = len(deck) - cards.one("removed_tight" if tight else "removed")
        c.deck, c.unseen = deck[:left], deck[left:]
        turn_up_table(s)
        c.spectator_deck = shuffled(s, "spectator", chance)
        c.supply = cards.one("chips")

    def log_set_up(self, s: Table, log: list[Event]) -> None:
        """Log the first table."""
        log.append(CardRevealed(scenario_cards(s).ids[state_of(s).table]))

    def start_of_turn(self, s: Table, player: int, chance: Chance, log: list[Event]) -> None:
        """Reveal the next table if none is active; without one the scenario ends (SC-4.4)."""
        c = state_of(s)
        if c.table != NO_CARD:
            return
        if c.deck:
            log.append(CardRevealed(scenario_cards(s).ids[turn_up_table(s)]))
        else:
            end_scenario(s, "no_tables")  # SC-4.28

    def end_of_turn(self, s: Table, player: int, chance: Chance, log: list[Event]) -> None:
        """Advance the croupier, who may close the table (SC-4.23), if there is one (SC-4.24)."""
        if state_of(s).table == NO_CARD:
            return
        advance_croupier(s, chance, log)
        if wants_to_close(s):
            close_table(s, log)

    def step(self, s: Table, what: str, a: int, b: int, chance: Chance, log: list[Event]) -> None:
        """Carry out the outcome of a bet, or the closing of the table that it caused."""
        if what == "settle":
            settle(s, chance, log)
        elif what == "close":
            close_table(s, log)
        else:
            raise AssertionError(what)

    # Swap and Find

    def actions(self, s: Table, player: int) -> list[Action]:
        """Return Find, which costs an action, and Swap, which is free."""
        c = state_of(s)
        found: list[Action] = []
        if c.table != NO_CARD and c.deck:
            found.append(SWAP)
        if s.actions and s.deck:
            found.append(FIND)
        return found

    def refusal_of_action(self, s: Table, player: int, action: Action) -> Illegal | None:
        """Return why one of the scenario's actions is refused, or None."""
        c = state_of(s)
        if isinstance(action, SwapTable):
            if c.table == NO_CARD:
                return Illegal("no_table", "SC-4.20")
            return None if c.deck else Illegal("no_tables_left", "SC-4.20")
        if isinstance(action, Find):
            if not s.actions:
                return Illegal("no_actions_left", "LG-3.1")
            return None if s.deck else Illegal("deck_empty", "SC-4.21")
        return Illegal("act_now", "LG-3.2")

    def act(self, s: Table, player: int, action: Action, chance: Chance, log: list[Event]) -> None:
        """Carry out one of the scenario's actions."""
        if isinstance(action, SwapTable):
            log.append(TableSwapped(player, scenario_cards(s).ids[state_of(s).table]))
            leave_table(s, log)  # SC-4.20: the croupier stays on its space
            log.append(CardRevealed(scenario_cards(s).ids[turn_up_table(s)]))
        else:
            s.actions -= 1
            self._find(s, player, chance, log)

    def _find(self, s: Table, player: int, chance: Chance, log: list[Event]) -> None:
        """Look at the top minions of the clan deck, as many as the deck has (SC-4.21)."""
        c = state_of(s)
        c.found = tuple(sorted(s.deck[-scenario_cards(s).one("find") :]))
        log.append(MinionsFound(player, tuple([s.pack.ids[minion] for minion in c.found])))
        if len(c.found) == 1:
            self._keep(s, player, c.found[0], chance, log)
        else:
            ask(s, KeepOne, player)

    def _keep(self, s: Table, player: int, minion: int, chance: Chance, log: list[Event]) -> None:
        """Move one found minion to the hand and shuffle the deck with the others (SC-4.21)."""
        state_of(s).found = ()
        s.deck = tuple([each for each in s.deck if each != minion])
        s.hands = with_player(s.hands, player, s.hands[player] | 1 << minion)
        log.append(MinionKept(player, s.pack.ids[minion]))
        shuffle_deck(s, chance, log)

    # Challenges and bets

    def challenges(self, s: Table) -> list[int]:
        """Return the active table and all spectators."""
        c = state_of(s)
        found = [] if c.table == NO_CARD else [CARD + c.table]
        found += [CARD + card for card in c.spectators]
        return found

    def is_bet(self, s: Table, challenge: int) -> bool:
        """Return whether the challenge is the active table: trying it is a bet (SC-4.5)."""
        return challenge >= CARD and challenge - CARD == state_of(s).table

    def open_bet(self, s: Table, player: int, log: list[Event]) -> None:
        """Open a bet at the active table."""
        open_bet(s, player, log)

    def timeout_luck_of_bet(self, s: Table) -> int:
        """Return the luck choice that avoids the jackpot (rules, section 4)."""
        return best_luck(s)

    def difficulty_bonus(self, s: Table, player: int, challenge: int) -> int:
        """Return the change of the active table's jackpot by spectators, 0 or less (SC-4.14)."""
        if not self.is_bet(s, challenge):
            return 0
        return jackpot_of(s) - scenario_cards(s).difficulty[challenge - CARD]

    def dice_bonus(self, s: Table, player: int, challenge: int) -> int:
        """Return the dice that spectators add to a bet (SC-4.8)."""
        return marks(s, "bet_die1") if self.is_bet(s, challenge) else 0

    def overcome(
        self, s: Table, challenge: int, successes: int, chance: Chance, log: list[Event]
    ) -> None:
        """Discard a spectator (SC-4.18)."""
        c = state_of(s)
        card = challenge - CARD
        c.spectators = tuple([each for each in c.spectators if each != card])
        c.spectator_discard = discarded(s, c.spectator_discard, card, log)

    def token_cards(self, s: Table) -> list[int]:
        """Return the spectators; a table takes no tokens."""
        return [CARD + card for card in state_of(s).spectators]

    # Rally, evidence, police

    def can_rally(self, s: Table) -> bool:
        """Return whether the deck has a table to pay with (SC-4.22)."""
        return bool(state_of(s).deck)

    def pay_rally(self, s: Table, chance: Chance, log: list[Event]) -> None:
        """Remove the top table of the deck unseen (SC-4.22)."""
        c = state_of(s)
        c.unseen = (*c.unseen, c.deck[-1])
        c.deck = c.deck[:-1]
        log.append(TableRemoved(len(c.deck)))

    def fingerprints(self, s: Table) -> int:
        """Return the fingerprints of the active table and of spectators."""
        prints = scenario_cards(s).prints
        return sum([prints[challenge - CARD] for challenge in self.challenges(s)])

    def police_activated(self, s: Table, chance: Chance, log: list[Event]) -> None:
        """Block a space of the croupier, who leaves it at once (SC-4.25)."""
        block = scenario_cards(s).one("block")
        log.append(SpaceBlocked(block))
        if state_of(s).croupier == block:
            advance_croupier(s, chance, log)
            if wants_to_close(s):
                close_table(s, log)

    def conclude(self, s: Table, chance: Chance, log: list[Event]) -> int:
        """Return the reputation of the safe's space (SC-4.27, SC-4.28)."""
        return scenario_cards(s).many("safe")[state_of(s).safe]

    # The decisions: which minion bets, how many chips, which minion to keep

    def options(self, s: Table, frame: Decision) -> list[Action]:
        """Return the legal actions."""
        if isinstance(frame, ChooseBettor):
            return [bet_of(s, minion) for minion in bits(s.hands[frame.player])]
        if isinstance(frame, ChooseStake):
            return list(STAKES[: frame.a])
        return [keep_of(s, minion) for minion in state_of(s).found]

    def refusal(self, s: Table, frame: Decision, action: Action) -> Illegal | None:
        """Return why an action is refused, or None."""
        if isinstance(frame, ChooseStake):
            if not isinstance(action, SetStake):
                return Illegal("stake_now", "SC-4.9")
            if not 1 <= action.chips <= frame.a:
                return Illegal("stake_too_high", "SC-4.9", most=frame.a)
            return None
        if isinstance(frame, ChooseBettor):
            if not isinstance(action, Bet):
                return Illegal("bettor_now", "SC-4.6")
            minion = s.pack.number.get(action.minion)
            if minion is None:
                return Illegal("no_such_minion", "SC-4.6", name=action.minion[:8])
            if not s.hands[frame.player] >> minion & 1:
                return Illegal("not_in_hand", "LG-3.6", **s.pack.called(minion))
            return None
        if not isinstance(action, Keep):
            return Illegal("keep_now", "SC-4.21")
        minion = s.pack.number.get(action.minion)
        if minion is None:
            return Illegal("no_such_minion", "SC-4.21", name=action.minion[:8])
        if minion not in state_of(s).found:
            return Illegal("not_found", "SC-4.21", **s.pack.called(minion))
        return None

    def answer(
        self, s: Table, frame: Decision, action: Action, chance: Chance, log: list[Event]
    ) -> None:
        """Carry out a legal action."""
        if isinstance(action, Bet):
            send(s, frame.player, s.pack.number[action.minion], chance, log)
        elif isinstance(action, SetStake):
            set_stake(s, frame.player, action.chips, chance, log)
        else:
            assert isinstance(action, Keep)
            self._keep(s, frame.player, s.pack.number[action.minion], chance, log)

    def timeout_answer(self, s: Table, frame: Decision) -> Action:
        """Return the first minion, one chip, or the found minion of the highest level."""
        if isinstance(frame, KeepOne):
            level = s.pack.level
            found = state_of(s).found
            return keep_of(s, max(found, key=lambda each: (level[each], -each)))
        return self.options(s, frame)[0]

    # View, belief and audit

    def view(self, s: Table) -> CasinoView:
        """Return the casino without deck orders and the identity of tables removed unseen."""
        return casino_view(s)

    def roll_view(self, s: Table) -> RollView | None:
        """Return the bet as a roll of its own kind, or None."""
        return bet_roll(s) if self.is_bet(s, s.challenge) else None

    def believe(self, world: Table, chance: Chance) -> None:
        """Redeal the decks and the tables removed unseen."""
        c = state_of(world)
        left = len(c.deck)
        tables = believed((*c.deck, *c.unseen), "believe", chance)
        c.deck, c.unseen = tables[:left], tables[left:]
        c.spectator_deck = believed(c.spectator_deck, "believe", chance)

    def audit(self, s: Table) -> list[str]:
        """Return the errors of the state: missing cards or chips, markers off their tracks."""
        return casino_errors(s)


def bet_of(s: Table, minion: int) -> Bet:
    """Return the action that bets with this minion."""
    return Bet(s.pack.ids[minion])


def keep_of(s: Table, minion: int) -> Keep:
    """Return the action that keeps this minion."""
    return Keep(s.pack.ids[minion])
