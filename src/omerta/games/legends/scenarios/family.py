"""Scenario 5, Family Business: keep businesses running against downtimes (SC-5.4)."""

from typing import ClassVar

from omerta.games.legends.actions_family import ChooseBusiness, KeepBooks, MatchPlace
from omerta.games.legends.components import CARD, bits
from omerta.games.legends.events import (
    BusinessOpened,
    BusinessRemoved,
    DowntimeLaid,
    DowntimeWhy,
    MoleRevealed,
    MoleShuffledIn,
)
from omerta.games.legends.frames import Decision, Step
from omerta.games.legends.rules.asking import ask, put_next, then
from omerta.games.legends.rules.piles import exhaust, shuffle_deck
from omerta.games.legends.rules.rolling import place_tokens
from omerta.games.legends.scenarios.decks import NO_CARD, believed, shuffled
from omerta.games.legends.scenarios.family_checks import family_audit, family_data_error
from omerta.games.legends.scenarios.family_effects import (
    books_targets,
    family_view,
    harder_by,
    is_unmatched,
    knowing,
    payable,
    prints_on,
    void_totals,
)
from omerta.games.legends.scenarios.family_pieces import (
    ASIDE,
    AT_POLICE_CARD,
    GONE,
    IN_DECK,
    LEFT,
    OF_MOLE,
    OF_ROUND,
    RIGHT,
    SPACES,
    THIRD,
    FamilyState,
    PayPlace,
    PlaceDowntime,
    UseBooks,
    discard_downtime,
    downtimes_of,
    fill,
    lay_downtime,
    lay_where_fewest,
    mole_into_deck,
    mole_strikes,
    raise_income,
    settle,
    state_of,
)
from omerta.games.legends.scenarios.scenario import Scenario
from omerta.games.legends.settings import ScenarioTable
from omerta.games.legends.table import ScenarioState, Table, by_players, lowest
from omerta.games.legends.table_challenges import called, challenge_of, scenario_cards
from omerta.games.legends.view_family import FamilyView
from omerta.kernel.actions import Action
from omerta.kernel.chance import Chance
from omerta.kernel.errors import Illegal
from omerta.kernel.events import Event


class Family(Scenario):
    """Family Business as a scenario."""

    code: ClassVar[str] = "family"
    number: ClassVar[int] = 5
    frames: ClassVar[tuple[type[Decision], ...]] = (PayPlace, PlaceDowntime, UseBooks)
    steps: ClassVar[tuple[str, ...]] = (
        "fill",
        "lay",
        "third",
        "mole",
        "mole_passed",
        "businesses",
        "mole_back",
    )
    round_end: ClassVar[tuple[str, ...]] = (
        "evidence",
        "businesses",
        "police",
        "mole_back",
    )  # SC-5.22
    extras: ClassVar[tuple[str, ...]] = ("books", "")
    """The accountant and the mole."""

    def data_error(self, table: ScenarioTable) -> str | None:
        """Return the first entry of a data file's table that is not playable, or None."""
        return family_data_error(table)

    # Set-up and round

    def empty_state(self) -> ScenarioState:
        """Return a new state of Family Business, before set-up."""
        return FamilyState()

    def set_up(self, s: Table, chance: Chance) -> None:
        """Set up businesses, decks, income, mole and accountant (SC-5.1 to SC-5.3)."""
        f = state_of(s)
        cards = scenario_cards(s)
        deck = shuffled(s, "business", chance)
        left = len(deck) - cards.one("removed")
        f.removed = deck[left:]  # SC-5.1: removed unseen
        f.spaces = (deck[left - 1], deck[left - 2])
        f.deck = deck[: left - 2]
        f.downtimes = shuffled(s, "downtime", chance)  # SC-5.2
        f.marker = by_players(s, cards.many("income_start"))
        f.mole = AT_POLICE_CARD
        f.accountant = IN_DECK
        clan = [*s.deck, cards.extras[0]]
        chance.shuffle(clan, "clan deck")  # SC-5.3: hands are dealt already
        s.deck = tuple(clan)

    def log_set_up(self, s: Table, log: list[Event]) -> None:
        """Log the first two businesses."""
        left, right = [scenario_cards(s).ids[card] for card in state_of(s).spaces]
        log += [BusinessOpened("left", left), BusinessOpened("right", right)]

    def log_start(self, s: Table, log: list[Event]) -> None:
        """Log the first downtimes."""
        cards = scenario_cards(s)
        for space in SPACES:
            why: DowntimeWhy = "round"
            business = cards.ids[state_of(s).spaces[space]]
            for card in downtimes_of(state_of(s), space):
                log.append(DowntimeLaid(business, cards.ids[card], why))
                why = "chain" if cards.effect[card] == "add_downtime" else "third"

    def start_of_round(self, s: Table, chance: Chance, log: list[Event]) -> None:
        """Schedule new businesses, a downtime for each, then a third one (SC-5.5 to SC-5.7)."""
        third = by_players(s, scenario_cards(s).many("third"))
        lay = [Step("lay", space) for space in SPACES]
        then(s, Step("fill"), *lay, *[Step("third")] * third)

    def step(self, s: Table, what: str, a: int, b: int, chance: Chance, log: list[Event]) -> None:
        """Carry out a step of a round or of the mole."""
        if what == "fill":
            fill(s, log)
        elif what == "lay":
            lay_downtime(s, a, OF_ROUND, chance, log)
        elif what == "third":
            lay_where_fewest(s, THIRD, chance, log)
        elif what == "mole":
            lay_where_fewest(s, OF_MOLE, chance, log)
        elif what == "mole_passed":
            log.append(MoleShuffledIn("passed"))
            shuffle_deck(s, chance, log)
        elif what == "businesses":
            settle(s, LEFT, log)
            settle(s, RIGHT, log)
        elif what == "mole_back":
            if state_of(s).mole == ASIDE:
                mole_into_deck(s, "round", chance, log)
        else:
            raise AssertionError(what)

    # Businesses and downtimes

    def challenges(self, s: Table) -> list[int]:
        """Return both businesses, and the top downtime of each (SC-5.11)."""
        f = state_of(s)
        found = [CARD + card for card in f.spaces if card != NO_CARD]
        found += [CARD + cards[-1] for cards in (f.left, f.right) if cards]
        return found

    def blocks(self, s: Table, player: int, challenge: int) -> Illegal | None:
        """Return a refusal if no minion in any hand knows the business's place, or None (SC-5.8)."""
        card = challenge - CARD
        if card in state_of(s).spaces and not payable(s, card):
            return Illegal("nobody_knows_place", "SC-5.8", **called(s, challenge))
        return None

    def before_roll(self, s: Table, player: int, chance: Chance, log: list[Event]) -> None:
        """Exhaust a minion that knows the place, if no helping minion does (SC-5.8)."""
        if not is_unmatched(s):
            return
        minions = payable(s, s.challenge - CARD)
        if minions & minions - 1:
            ask(s, PayPlace, player)
        elif minions:
            exhaust(s, minions.bit_length() - 1, "place", log)

    def difficulty_bonus(self, s: Table, player: int, challenge: int) -> int:
        """Return the sum of a business's downtimes; they affect nothing else (SC-5.10, SC-5.15)."""
        card = challenge - CARD
        f = state_of(s)
        if card == f.spaces[LEFT]:
            return harder_by(s, f.left)
        return harder_by(s, f.right) if card == f.spaces[RIGHT] else 0

    def bans(self, s: Table, challenge: int) -> int:
        """Return the totals that the downtimes of a business forbid, as a mask (SC-5.13, SC-5.14)."""
        card = challenge - CARD
        f = state_of(s)
        if card == f.spaces[LEFT]:
            return void_totals(s, f.left)
        return void_totals(s, f.right) if card == f.spaces[RIGHT] else 0

    def overcome(
        self, s: Table, challenge: int, successes: int, chance: Chance, log: list[Event]
    ) -> None:
        """Raise the income for a finished business (SC-5.9), or discard a downtime (SC-5.11)."""
        card = challenge - CARD
        if card in state_of(s).spaces:
            raise_income(s, log)
        else:
            discard_downtime(s, card, log)

    def keeps_tokens(self, s: Table, challenge: int) -> bool:
        """Return whether it is a business, which keeps its tokens until the round ends (SC-5.9)."""
        return challenge - CARD in state_of(s).spaces

    # Accountant and mole

    def extra_cards_in_play(self, s: Table) -> int:
        """Return the accountant from set-up on, and the mole while it is in the clan deck."""
        f = state_of(s)
        accountant, mole = scenario_cards(s).extras
        found = 1 << accountant if f.accountant != GONE else 0
        return found | 1 << mole if f.mole == IN_DECK else found

    def on_extra_drawn(self, s: Table, player: int, card: int, log: list[Event]) -> None:
        """Reveal the mole at once; the draw is used up (SC-5.18)."""
        log.append(MoleRevealed(player))
        mole_strikes(s)

    def on_revealed_extra(self, s: Table, log: list[Event]) -> None:
        """Shuffle the mole back without effect (SC-5.19)."""
        put_next(s, Step("mole_passed"))

    def can_use(self, s: Table, ability: str) -> bool:
        """Return whether the accountant has a possible target."""
        return bool(books_targets(s))

    def use(self, s: Table, player: int, ability: str, chance: Chance, log: list[Event]) -> None:
        """Ask what the accountant does, or do the only possible thing (SC-5.17)."""
        targets = books_targets(s)
        if len(targets) == 1:
            self._keep_books(s, targets[0], chance, log)
        else:
            ask(s, UseBooks, player)

    def _keep_books(self, s: Table, card: int, chance: Chance, log: list[Event]) -> None:
        """Discard a downtime, or put a token on a business without interacting (SC-5.17)."""
        if card in state_of(s).spaces:
            place_tokens(s, CARD + card, 1, chance, log)
        else:
            discard_downtime(s, card, log)

    # Rally, evidence, police, the end

    def can_rally(self, s: Table) -> bool:
        """Return whether the deck has a business to pay with (SC-5.20)."""
        return bool(state_of(s).deck)

    def pay_rally(self, s: Table, chance: Chance, log: list[Event]) -> None:
        """Remove the top business unseen (SC-5.20)."""
        f = state_of(s)
        f.removed = (*f.removed, f.deck[-1])
        f.deck = f.deck[:-1]
        log.append(BusinessRemoved(len(f.deck)))

    def fingerprints(self, s: Table) -> int:
        """Return the fingerprints of both spaces, covered downtimes included (SC-5.12)."""
        return prints_on(s, LEFT) + prints_on(s, RIGHT)

    def police_activated(self, s: Table, chance: Chance, log: list[Event]) -> None:
        """Shuffle the mole into the clan deck (SC-5.21)."""
        mole_into_deck(s, "police", chance, log)

    def conclude(self, s: Table, chance: Chance, log: list[Event]) -> int:
        """Remove accountant and mole (SC-5.25); return the income (SC-5.23, SC-5.24)."""
        f = state_of(s)
        there = ~self.extra_cards_in_play(s)
        s.deck = tuple([card for card in s.deck if there >> card & 1])
        s.hands = tuple([hand & there for hand in s.hands])
        s.exhausted &= there
        s.out &= there
        s.used &= there
        f.accountant = f.mole = GONE
        return scenario_cards(s).many("income")[f.marker]

    # The decisions: the minion for the place, the space of a downtime, the accountant's target

    def options(self, s: Table, frame: Decision) -> list[Action]:
        """Return the legal actions."""
        ids = scenario_cards(s).ids
        if isinstance(frame, PayPlace):
            minions = payable(s, s.challenge - CARD)
            return [MatchPlace(s.pack.ids[minion]) for minion in bits(minions)]
        if isinstance(frame, PlaceDowntime):
            return [ChooseBusiness(ids[card]) for card in state_of(s).spaces]
        return [KeepBooks(ids[card]) for card in books_targets(s)]

    def refusal(self, s: Table, frame: Decision, action: Action) -> Illegal | None:
        """Return why an action is refused, or None."""
        if isinstance(frame, PayPlace):
            return self._refusal_of_payment(s, action)
        if isinstance(frame, PlaceDowntime):
            if not isinstance(action, ChooseBusiness):
                return Illegal("downtime_now", "SC-5.7")
            return self._refusal_of_card(s, action.business, list(state_of(s).spaces), "SC-5.7")
        if not isinstance(action, KeepBooks):
            return Illegal("books_now", "SC-5.17")
        return self._refusal_of_card(s, action.card, books_targets(s), "SC-5.17")

    def _refusal_of_payment(self, s: Table, action: Action) -> Illegal | None:
        if not isinstance(action, MatchPlace):
            return Illegal("place_now", "SC-5.8")
        minion = s.pack.number.get(action.minion)
        if minion is None:
            return Illegal("no_such_minion", "SC-5.8", name=action.minion[:8])
        card = s.challenge - CARD
        if not knowing(s, card) >> minion & 1:
            return Illegal("wrong_place", "SC-5.8", **s.pack.called(minion))
        if not payable(s, card) >> minion & 1:
            return Illegal("not_in_hand", "SC-5.8", **s.pack.called(minion))
        return None

    def _refusal_of_card(
        self, s: Table, name: str, allowed: list[int], clause: str
    ) -> Illegal | None:
        challenge = challenge_of(s, name)
        if challenge < 0:
            return Illegal("no_such_challenge", clause, name=name[:8])
        if challenge - CARD not in allowed:
            return Illegal("challenge_not_here", clause, **called(s, challenge))
        return None

    def answer(
        self, s: Table, frame: Decision, action: Action, chance: Chance, log: list[Event]
    ) -> None:
        """Carry out a legal action."""
        if isinstance(action, MatchPlace):
            exhaust(s, s.pack.number[action.minion], "place", log)  # SC-5.8: without its ability
        elif isinstance(action, ChooseBusiness):
            space = state_of(s).spaces.index(scenario_cards(s).number[action.business])
            lay_downtime(s, space, frame.a, chance, log)
        elif isinstance(action, KeepBooks):
            self._keep_books(s, scenario_cards(s).number[action.card], chance, log)

    def timeout_answer(self, s: Table, frame: Decision) -> Action:
        """Return the cheapest minion, the left business, or the left top downtime."""
        if isinstance(frame, PayPlace):
            return MatchPlace(s.pack.ids[lowest(s, payable(s, s.challenge - CARD))])
        return self.options(s, frame)[0]

    # View, belief and audit

    def view(self, s: Table) -> FamilyView:
        """Return Family Business without deck orders; businesses removed unseen stay unknown."""
        return family_view(s)

    def believe(self, world: Table, chance: Chance) -> None:
        """Redeal both decks, the businesses together with those removed unseen."""
        f = state_of(world)
        unseen = believed((*f.deck, *f.removed), "believe", chance)
        f.removed = unseen[: len(f.removed)]
        f.deck = unseen[len(f.removed) :]
        f.downtimes = believed(f.downtimes, "believe", chance)

    def audit(self, s: Table) -> list[str]:
        """Return the errors of the state: missing cards, impossible places."""
        return family_audit(s)
