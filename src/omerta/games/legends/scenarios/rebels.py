"""Scenario 3, Pay Them Back: push the rebels back before the pistols meet (SC-3.2)."""

from typing import ClassVar

from omerta.games.legends.actions import Done, Take
from omerta.games.legends.actions_rebels import Catch, Flee, Plan
from omerta.games.legends.components import CAPTURE, CARD, LOCK, MOST_PLAYERS, NO_RED, bits
from omerta.games.legends.events import FugitivesCaught, MinionOut, PlaceRevealed
from omerta.games.legends.frames import Decision, Step
from omerta.games.legends.rules.asking import ask, then
from omerta.games.legends.rules.piles import shuffle_deck
from omerta.games.legends.rules.recruit import DONE
from omerta.games.legends.rules.rounds import SHARED_EFFECTS, shared_effect
from omerta.games.legends.scenarios.decks import NO_CARD, believed, deck_error, shuffled
from omerta.games.legends.scenarios.rebels_pieces import (
    AMBUSH,
    CLAN,
    NO_MINION,
    NOWHERE,
    PickFugitive,
    PickRebel,
    RebelsState,
    check_loyalty,
    choose_place,
    compare,
    discard_attack,
    disperse,
    flee,
    fought,
    lay_attack,
    push,
    return_fugitives,
    roll_rebels,
    run_away,
    state_of,
    win_attack,
)
from omerta.games.legends.scenarios.rebels_view_builder import rebels_view
from omerta.games.legends.scenarios.scenario import Scenario
from omerta.games.legends.settings import CardEntry, ScenarioTable
from omerta.games.legends.table import ScenarioState, Table, by_players, lowest
from omerta.games.legends.table_challenges import scenario_cards
from omerta.games.legends.view_rebels import RebelsView
from omerta.kernel.actions import Action
from omerta.kernel.chance import Chance
from omerta.kernel.errors import Illegal
from omerta.kernel.events import Event

PLAN = Plan()
CATCH = Catch()
_PLACES = ("docks", "club", "street")
_IN_PLAY = {"attack": 2, "place": 1}
_MOST_REBELS = 9


class Rebels(Scenario):
    """The struggle with the rebels as a scenario."""

    code: ClassVar[str] = "rebels"
    number: ClassVar[int] = 3
    frames: ClassVar[tuple[type[Decision], ...]] = (PickRebel, PickFugitive)
    steps: ClassVar[tuple[str, ...]] = (
        "attacks",
        "attack",
        "struggle",
        "flee",
        "compare",
        "won",
        "caught",
    )
    round_end: ClassVar[tuple[str, ...]] = ("attacks", "evidence", "struggle")  # SC-3.23

    def data_error(self, table: ScenarioTable) -> str | None:
        """Return the first entry of a data file's table that is not playable, or None."""
        effects: dict[str, tuple[str, ...]] = {"attack": ("", "end_rebels1", *SHARED_EFFECTS)}
        tracks = ("clan_start", "struggle")
        wrong = deck_error(table, _IN_PLAY, effects, ("rebels_start",), tracks, plain=True)
        if wrong is not None:
            return wrong
        for card in table.card:
            if not self._is_playable(card):
                return card.id
        manned = [
            card
            for card in table.card
            if card.values.get("rebels", 0) > card.values.get("fewer_three", 0)
        ]
        if len(manned) <= _IN_PLAY["attack"]:
            return "attack"  # otherwise the clan could plan attacks without end
        numbers = table.numbers
        end, starts, spaces = numbers["rebels_start"], numbers["clan_start"], numbers["struggle"]
        assert isinstance(end, int)
        assert isinstance(starts, tuple)
        assert isinstance(spaces, tuple)
        if len(starts) != MOST_PLAYERS or max(starts) >= end:
            return "clan_start"
        return None if len(spaces) == end + 1 else "struggle"

    def _is_playable(self, card: CardEntry) -> bool:
        """Return whether an attack has icons and rebels, or a place its name."""
        if card.difficulty:  # SC-3.4
            return False
        if card.deck == "place":
            return card.marks.get("place", "") in _PLACES
        rebels = card.values.get("rebels", -1)
        fewer = card.values.get("fewer_three", 0)
        return bool(card.icons) and 0 <= fewer <= rebels <= _MOST_REBELS

    # Set-up and round

    def empty_state(self) -> ScenarioState:
        """Return a new state of the struggle, before set-up."""
        return RebelsState()

    def set_up(self, s: Table, chance: Chance) -> None:
        """Shuffle the attacks, reveal a place, set the pistols (SC-3.1)."""
        r = state_of(s)
        r.attack_deck = shuffled(s, "attack", chance)
        choose_place(s, chance)
        r.clan = by_players(s, scenario_cards(s).many("clan_start"))
        r.rebels = scenario_cards(s).one("rebels_start")

    def log_set_up(self, s: Table, log: list[Event]) -> None:
        """Log the place of the first ambush."""
        log.append(PlaceRevealed(scenario_cards(s).ids[state_of(s).place]))

    def step(self, s: Table, what: str, a: int, b: int, chance: Chance, log: list[Event]) -> None:
        """Carry out a step of a fight, of Catch, or of the end of a round."""
        if what == "flee":
            flee(s, a, b, log)
        elif what == "compare":
            compare(s, a, chance, log)
        elif what == "won":
            win_attack(s, a, chance, log)
        elif what == "attacks":  # SC-3.23: the clan attack, then the ambush
            then(s, Step("attack", CLAN), Step("attack", AMBUSH))
        elif what == "attack":
            self._strikes(s, a, log)
        elif what == "struggle":
            push(s, log, clan=False)
        elif what == "caught":
            fugitives = state_of(s).fugitives
            log.append(FugitivesCaught(fugitives.bit_count()))
            return_fugitives(s, fugitives, log)
            shuffle_deck(s, chance, log)
        else:
            raise AssertionError(what)

    def _strikes(self, s: Table, where: int, log: list[Event]) -> None:
        """Apply the effect of an attack that is in play at the end of a round (SC-3.15)."""
        card = state_of(s).attacks[where]
        if card == NO_CARD:
            return
        effect = scenario_cards(s).effect[card]
        if effect == "end_rebels1":
            push(s, log, clan=False)
        else:
            shared_effect(s, effect, "attack", log)

    # Plan and Catch

    def actions(self, s: Table, player: int) -> list[Action]:
        """Plan and Catch, which are free (SC-3.16, SC-3.20)."""
        found: list[Action] = []
        if self._plan_refusal(s) is None:
            found.append(PLAN)
        if state_of(s).fugitives:
            found.append(CATCH)
        return found

    def first_actions(self, s: Table) -> list[Action]:
        """Return Plan if an attack may be planned before the first player is chosen (SC-3.16)."""
        return [PLAN] if self._plan_refusal(s) is None else []

    def refusal_of_first_action(self, s: Table, action: Action) -> Illegal | None:
        """Return why planning an attack is refused there, or None."""
        if isinstance(action, Plan):
            return self._plan_refusal(s)
        return super().refusal_of_first_action(s, action)

    def refusal_of_action(self, s: Table, player: int, action: Action) -> Illegal | None:
        """Return why one of the scenario's actions is refused, or None."""
        if isinstance(action, Plan):
            return self._plan_refusal(s)
        if isinstance(action, Catch):
            return None if state_of(s).fugitives else Illegal("no_fugitives", "SC-3.20")
        return Illegal("act_now", "LG-3.2")

    def _plan_refusal(self, s: Table) -> Illegal | None:
        if state_of(s).attacks[CLAN] != NO_CARD:
            return Illegal("attack_planned_already", "SC-3.16")
        return None if s.deck or s.exhausted else Illegal("nobody_to_rebel", "SC-3.17")

    def act(self, s: Table, player: int, action: Action, chance: Chance, log: list[Event]) -> None:
        """Carry out one of the scenario's actions."""
        if isinstance(action, Catch):
            then(s, Step("caught"))
            push(s, log, clan=False)  # the price of a rally comes first
            return
        lay_attack(s, CLAN, chance, log)
        if not state_of(s).gangs[CLAN]:  # SC-3.17
            discard_attack(s, CLAN, log)

    # Challenges

    def challenges(self, s: Table) -> list[int]:
        """Return both attacks; they have no difficulty and give no successes (SC-3.4, SC-3.11)."""
        return [CARD + card for card in state_of(s).attacks if card != NO_CARD]

    def before_play(self, s: Table, player: int, chance: Chance, log: list[Event]) -> None:
        """Check loyalty before every interaction (SC-3.12)."""
        check_loyalty(s, chance, log)

    def after_roll(
        self, s: Table, final: tuple[int, ...], chance: Chance, log: list[Event]
    ) -> None:
        """Roll for the rebels after the clan's roll in a fight (SC-3.5, SC-3.6)."""
        where = fought(s)
        if where != NOWHERE:
            roll_rebels(s, where, chance, log)

    def can_test(self, s: Table, test: int) -> bool:
        """Return whether the test is Capture and there is a fugitive (LG-4.3)."""
        return test == CAPTURE and bool(state_of(s).fugitives)

    def on_test_passed(
        self, s: Table, test: int, successes: int, chance: Chance, log: list[Event]
    ) -> None:
        """Ask which fugitives return to the clan deck, one for each success of Capture (SC-3.19)."""
        ask(s, PickFugitive, s.active, successes * s.pack.test_amount[CAPTURE])

    # Rally, evidence, the end

    def pay_rally(self, s: Table, chance: Chance, log: list[Event]) -> None:
        """Move the rebels' pistol one space (SC-3.18)."""
        push(s, log, clan=False)

    def fingerprints(self, s: Table) -> int:
        """Return the fingerprints on the attacks in play."""
        prints = scenario_cards(s).prints
        return sum([prints[card] for card in state_of(s).attacks if card != NO_CARD])

    def conclude(self, s: Table, chance: Chance, log: list[Event]) -> int:
        """Exhaust rebels, put fugitives out of action; return the space's reputation (SC-3.24)."""
        r = state_of(s)
        for where in (CLAN, AMBUSH):
            disperse(s, where, log)
        log += [MinionOut(s.pack.ids[minion], "struggle") for minion in bits(r.fugitives)]
        s.out |= r.fugitives
        r.fugitives = 0
        return scenario_cards(s).many("struggle")[r.clan]

    # The decisions: which rebel flees, which fugitive returns

    def options(self, s: Table, frame: Decision) -> list[Action]:
        """Return every rebel of the attack; or every fugitive, and "done"."""
        if isinstance(frame, PickRebel):
            ids = s.pack.ids
            return [Flee(ids[minion]) for minion in bits(state_of(s).gangs[frame.a])]
        found: list[Action] = [s.pack.takes[minion] for minion in bits(state_of(s).fugitives)]
        found.append(DONE)
        return found

    def refusal(self, s: Table, frame: Decision, action: Action) -> Illegal | None:
        """Return why an action is refused, or None."""
        if isinstance(frame, PickRebel):
            if not isinstance(action, Flee):
                return Illegal("flee_now", "SC-3.7")
            minion = s.pack.number.get(action.minion)
            if minion is None:
                return Illegal("no_such_minion", "SC-3.7", name=action.minion[:8])
            if not state_of(s).gangs[frame.a] >> minion & 1:
                return Illegal("not_a_rebel", "SC-3.7", **s.pack.called(minion))
            return None
        if isinstance(action, Done):
            return None
        if not isinstance(action, Take):
            return Illegal("capture_now", "SC-3.19")
        minion = s.pack.number.get(action.minion)
        if minion is None:
            return Illegal("no_such_minion", "SC-3.19", name=action.minion[:8])
        if not state_of(s).fugitives >> minion & 1:
            return Illegal("not_a_fugitive", "SC-3.19", **s.pack.called(minion))
        return None

    def answer(
        self, s: Table, frame: Decision, action: Action, chance: Chance, log: list[Event]
    ) -> None:
        """Make a rebel flee, or return a fugitive; shuffle the deck after the last one."""
        if isinstance(action, Flee):
            run_away(s, frame.a, s.pack.number[action.minion], log)
            then(s, Step("flee", frame.a, frame.b - 1))
            return
        left, taken = frame.a, frame.b
        if isinstance(action, Take):
            return_fugitives(s, 1 << s.pack.number[action.minion], log)
            left, taken = left - 1, taken + 1
            if left and state_of(s).fugitives:
                ask(s, PickFugitive, frame.player, left, taken)
                return
        if taken:
            shuffle_deck(s, chance, log)

    def timeout_answer(self, s: Table, frame: Decision) -> Action:
        """Return the lowest rebel flees, or the highest fugitive returns (rules, section 4)."""
        if isinstance(frame, PickRebel):
            return Flee(s.pack.ids[lowest(s, state_of(s).gangs[frame.a])])
        level = s.pack.level
        best = max(bits(state_of(s).fugitives), key=lambda minion: (level[minion], -minion))
        return s.pack.takes[best]

    # View, belief and audit

    def view(self, s: Table) -> RebelsView:
        """Return the struggle without the orders of its decks."""
        return rebels_view(s)

    def believe(self, world: Table, chance: Chance) -> None:
        """Shuffle both decks again."""
        r = state_of(world)
        r.attack_deck = believed(r.attack_deck, "believe", chance)
        r.place_deck = believed(r.place_deck, "believe", chance)

    def minions_on_board(self, s: Table) -> tuple[int, ...]:
        """Return rebels and fugitives, which are in no pile of the core (LG-I1)."""
        r = state_of(s)
        return (*r.gangs, r.fugitives)

    def audit(self, s: Table) -> list[str]:
        """Return the errors of the state: missing cards, attacks without rebels, crossed pistols."""
        r = state_of(s)
        cards = scenario_cards(s)
        found = []
        lying = [card for card in r.attacks if card != NO_CARD]
        if sorted([*r.attack_deck, *r.attack_discard, *lying]) != cards.of_deck("attack"):
            found.append("an attack is missing or duplicated")
        if sorted([*r.place_deck, r.place]) != cards.of_deck("place"):
            found.append("a place is missing or duplicated")
        for card, gang in zip(r.attacks, r.gangs, strict=True):
            if bool(gang) != (card != NO_CARD) and not s.ending:
                found.append("attacks and rebels do not fit")
        if not 0 <= r.clan <= r.rebels <= cards.one("rebels_start"):
            found.append("a pistol is outside its track")
        if (r.clan == r.rebels) != (s.ending == "pistols"):
            found.append("the pistols do not fit the ending")
        if not NO_MINION <= r.checked < len(s.pack.file.minion):
            found.append("the checked minion is unknown")
        if not all(1 <= face <= LOCK for face in r.dice) or (r.dice and r.red == NO_RED):
            found.append("a die of the rebels has an unknown face")
        asked = s.stack[-1] if s.stack else None
        fleeing = asked.a if isinstance(asked, PickRebel) else NOWHERE
        if (r.red != NO_RED) != (fleeing != NOWHERE) or fleeing not in (NOWHERE, fought(s)):
            found.append("the dice of the rebels do not fit the fight")
        return found
