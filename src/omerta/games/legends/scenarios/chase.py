"""Scenario 2, Race to the Rescue: catch the van before it is gone (SC-2.3)."""

from typing import ClassVar

from omerta.games.legends.actions import Boost, ChangeLane, ChangeLaneByDie, PlaceDriving
from omerta.games.legends.components import CARD, CHEER, LOCK, LUCK
from omerta.games.legends.events import CardRevealed, SpeedBoosted
from omerta.games.legends.frames import EXHAUSTED, OUT, Decision, Step
from omerta.games.legends.rules.asking import ask, ask_speaker, then
from omerta.games.legends.rules.piles import draw, lose_own
from omerta.games.legends.rules.problems import deal_problem
from omerta.games.legends.scenarios.chase_pieces import (
    SIDES,
    ChaseState,
    ChooseDriving,
    ChooseLane,
    MayBoost,
    drive,
    drive_past,
    move_van,
    put_driving,
    set_lane,
    speed_up,
    state_of,
)
from omerta.games.legends.scenarios.decks import believed, deck_error, shuffled
from omerta.games.legends.scenarios.scenario import Scenario
from omerta.games.legends.settings import ScenarioTable
from omerta.games.legends.table import ACTIVE, ScenarioState, Table
from omerta.games.legends.table_challenges import scenario_cards
from omerta.games.legends.view import ChaseView
from omerta.kernel.actions import Action
from omerta.kernel.chance import Chance
from omerta.kernel.errors import Illegal
from omerta.kernel.events import Event

LANES = [ChangeLane(side) for side in SIDES]
LANES_BY_DIE = [ChangeLaneByDie(side) for side in SIDES]
DRIVES = [PlaceDriving(count) for count in range(13)]
YES, NO = Boost("yes"), Boost("no")

_PLUS = ("", "draw1", "drive1")
_MINUS = ("", "tire1", "tire2", "wound1", "problem", "van1")
_NUMBERS = (
    "car_start",
    "car_start_tight",
    "van_start",
    "escaped",
    "top_speed",
    "driving",
    "clean",
    "locks",
    "caught",
)

_TIGHT = 2  # players


class Chase(Scenario):
    """The chase as a scenario."""

    code: ClassVar[str] = "chase"
    number: ClassVar[int] = 2
    frames: ClassVar[tuple[type[Decision], ...]] = (ChooseLane, ChooseDriving, MayBoost)
    steps: ClassVar[tuple[str, ...]] = ("drive", "drive_past", "lose_own")
    round_end: ClassVar[tuple[str, ...]] = ("evidence", "police")  # SC-2.20

    def data_error(self, table: ScenarioTable) -> str | None:
        """Return the first entry of a data file's table that is not playable, or None."""
        wrong = deck_error(table, {"obstacle": 4}, {}, _NUMBERS, ("road",))
        if wrong is not None:
            return wrong
        for card in table.card:
            known = card.marks.get("plus", "") in _PLUS and card.marks.get("minus", "") in _MINUS
            if not known or card.values.get("speed", 0) < 1:
                return card.id
        numbers = table.numbers
        escaped, road = numbers["escaped"], numbers["road"]
        assert isinstance(escaped, int)
        assert isinstance(road, tuple)
        if len(road) != escaped:
            return "road"
        starts = (numbers["car_start_tight"], numbers["car_start"], numbers["van_start"], escaped)
        return None if list(starts) == sorted(starts) else "van_start"

    # Set-up, round and turn

    def empty_state(self) -> ScenarioState:
        """Return a new state of the chase, before set-up."""
        return ChaseState()

    def set_up(self, s: Table, chance: Chance) -> None:
        """Set car and van on their starts and two obstacles in each lane (SC-2.1, SC-2.2)."""
        c = state_of(s)
        tight = s.settings.tight_two == "on" and s.players == _TIGHT
        c.car = scenario_cards(s).one("car_start_tight" if tight else "car_start")
        c.van = scenario_cards(s).one("van_start")
        deck = shuffled(s, "obstacle", chance)
        left, left_next, right, right_next = deck[-1:-5:-1]
        c.near = (left, right)
        c.future = (left_next, right_next)
        c.deck = deck[:-4]

    def log_set_up(self, s: Table, log: list[Event]) -> None:
        """Log the obstacles of the left lane, then those of the right."""
        c = state_of(s)
        ids = scenario_cards(s).ids
        laid = (c.near[0], c.future[0], c.near[1], c.future[1])
        log += [CardRevealed(ids[card]) for card in laid]

    def start_of_round(self, s: Table, chance: Chance, log: list[Event]) -> None:
        """Ask for a lane; the lever begins there at 0 (SC-2.4)."""
        state_of(s).lever = 0
        ask_speaker(s, ChooseLane)

    def end_of_turn(self, s: Table, player: int, chance: Chance, log: list[Event]) -> None:
        """Offer a boost if possible; then move the car (SC-2.18)."""
        then(s, Step("drive"))
        c = state_of(s)
        full = c.driving >= scenario_cards(s).one("driving")
        if full and c.lever < scenario_cards(s).one("top_speed"):
            ask(s, MayBoost, player)

    def step(self, s: Table, what: str, a: int, b: int, chance: Chance, log: list[Event]) -> None:
        """Carry out a step of passing an obstacle, or of the end of a turn."""
        if what == "drive":
            drive(s, log)
        elif what == "drive_past":
            drive_past(s, chance, log)
        elif what == "lose_own":
            lose_own(s, s.active, a, "obstacle", log, table=True)
        else:
            raise AssertionError(what)

    # Change lane

    def actions(self, s: Table, player: int) -> list[Action]:
        """Return the ways to the other lane, for an action or a driving die (SC-2.13)."""
        c = state_of(s)
        found: list[Action] = []
        if s.actions:
            found.append(LANES[1 - c.lane])
        if c.driving:
            found.append(LANES_BY_DIE[1 - c.lane])
        return found

    def refusal_of_action(self, s: Table, player: int, action: Action) -> Illegal | None:
        """Return why changing the lane is refused, or None."""
        c = state_of(s)
        if not isinstance(action, ChangeLane | ChangeLaneByDie):
            return Illegal("act_now", "LG-3.2")
        if SIDES.index(action.side) == c.lane:
            return Illegal("lane_already", "SC-2.13", side=action.side)
        if isinstance(action, ChangeLaneByDie):
            return None if c.driving else Illegal("no_driving_dice", "SC-2.13")
        return None if s.actions else Illegal("no_actions_left", "LG-3.1")

    def act(self, s: Table, player: int, action: Action, chance: Chance, log: list[Event]) -> None:
        """Move the lever to the other lane; it keeps its speed (SC-2.13)."""
        c = state_of(s)
        if isinstance(action, ChangeLaneByDie):
            c.driving -= 1
            s.stock += 1
            set_lane(s, 1 - c.lane, "die", log)
        else:
            s.actions -= 1
            set_lane(s, 1 - c.lane, "action", log)

    # Obstacles

    def challenges(self, s: Table) -> list[int]:
        """Return the near obstacle of the lever's lane (SC-2.5)."""
        c = state_of(s)
        return [CARD + c.near[c.lane]]

    def counts_surplus(self, s: Table, challenge: int) -> bool:
        """Return whether another success would make a clean pass (SC-2.9)."""
        return s.more + 1 < scenario_cards(s).one("clean")

    def overcome(
        self, s: Table, challenge: int, successes: int, chance: Chance, log: list[Event]
    ) -> None:
        """Apply speed and positive effect; after a rough pass the negative one (SC-2.6 to SC-2.9)."""
        card = challenge - CARD
        cards = scenario_cards(s)
        then(s, Step("drive_past"))
        speed_up(s, cards.values("speed")[card], log)
        plus = cards.marks("plus")[card]
        if plus == "draw1":
            draw(s, s.active, 1, log)
        elif plus == "drive1":
            self._die_to_driving(s, log)
        if successes < cards.one("clean"):
            self._rough(s, cards.marks("minus")[card], chance, log)

    def _die_to_driving(self, s: Table, log: list[Event]) -> None:
        """Move a white die from the stock to Driving, if there is a die and a space."""
        if s.stock and state_of(s).driving < scenario_cards(s).one("driving"):
            s.stock -= 1
            put_driving(s, 1, log)

    def _rough(self, s: Table, minus: str, chance: Chance, log: list[Event]) -> None:
        """Apply the negative effect to the active player (SC-2.8)."""
        if minus == "tire1":
            then(s, Step("lose_own", EXHAUSTED))
        elif minus == "tire2":
            then(s, Step("lose_own", EXHAUSTED), Step("lose_own", EXHAUSTED))
        elif minus == "wound1":
            then(s, Step("lose_own", OUT))
        elif minus == "problem":
            deal_problem(s, s.active, chance, log)
        elif minus == "van1":
            move_van(s, log)

    def after_roll(
        self, s: Table, final: tuple[int, ...], chance: Chance, log: list[Event]
    ) -> None:
        """Offer lucks for Driving (SC-2.11); active police punish locks (SC-2.17)."""
        cards = scenario_cards(s)
        if s.police == ACTIVE and s.challenge != CHEER and final.count(LOCK) >= cards.one("locks"):
            deal_problem(s, s.active, chance, log)
        most = min(final.count(LUCK), cards.one("driving") - state_of(s).driving)
        if most > 0:
            ask(s, ChooseDriving, s.active, most)

    # Rally and the end

    def pay_rally(self, s: Table, chance: Chance, log: list[Event]) -> None:
        """Move the van (SC-2.15)."""
        move_van(s, log)

    def fingerprints(self, s: Table) -> int:
        """Return the fingerprints on the obstacles in play."""
        c = state_of(s)
        prints = scenario_cards(s).prints
        return sum([prints[card] for card in (*c.near, *c.future)])

    def conclude(self, s: Table, chance: Chance, log: list[Event]) -> int:
        """Return the reputation: that of the catch, or that of the car's space (SC-2.21, SC-2.22)."""
        cards = scenario_cards(s)
        if s.ending == "caught":
            return cards.one("caught")
        return cards.many("road")[state_of(s).car]

    def prize_level(self, s: Table) -> int:
        """Return level 2 for the catch, otherwise 0 (SC-2.21)."""
        return 2 if s.ending == "caught" else 0

    # The decisions: the lane of a round, driving dice, boost

    def options(self, s: Table, frame: Decision) -> list[Action]:
        """Return the legal actions."""
        if isinstance(frame, ChooseLane):
            return list(LANES)
        if isinstance(frame, ChooseDriving):
            return list(DRIVES[: frame.a + 1])
        return [YES, NO]

    def refusal(self, s: Table, frame: Decision, action: Action) -> Illegal | None:
        """Return why an action is refused, or None."""
        if isinstance(frame, ChooseLane):
            return None if isinstance(action, ChangeLane) else Illegal("lane_now", "SC-2.4")
        if isinstance(frame, ChooseDriving):
            if not isinstance(action, PlaceDriving):
                return Illegal("drive_now", "SC-2.11")
            if not 0 <= action.count <= frame.a:
                return Illegal("too_many_driving", "SC-2.11", most=frame.a)
            return None
        return None if isinstance(action, Boost) else Illegal("boost_now", "SC-2.18")

    def answer(
        self, s: Table, frame: Decision, action: Action, chance: Chance, log: list[Event]
    ) -> None:
        """Carry out a legal action."""
        if isinstance(action, ChangeLane):
            set_lane(s, SIDES.index(action.side), "round", log)
        elif isinstance(action, PlaceDriving):
            if action.count:
                self._place(s, action.count, log)
        elif isinstance(action, Boost) and action.answer == "yes":
            c = state_of(s)
            cost = scenario_cards(s).one("driving")
            c.driving -= cost
            s.stock += cost
            c.lever += 1
            log.append(SpeedBoosted(c.lever))

    def _place(self, s: Table, count: int, log: list[Event]) -> None:
        """Move lucks of the final result from the roll to Driving (SC-2.11, SC-2.12)."""
        dice = list(s.dice)
        for _ in range(count):
            dice.remove(LUCK)
        s.dice = tuple(dice)
        put_driving(s, count, log)

    def timeout_answer(self, s: Table, frame: Decision) -> Action:
        """Return the easier lane, as many dice as fit, or a boost (rules, section 4)."""
        if isinstance(frame, ChooseLane):
            left, right = [scenario_cards(s).difficulty[card] for card in state_of(s).near]
            return LANES[0 if left <= right else 1]
        return DRIVES[frame.a] if isinstance(frame, ChooseDriving) else YES

    # View, belief and audit

    def view(self, s: Table) -> ChaseView:
        """Return the chase without the order of its deck."""
        c = state_of(s)
        cards = scenario_cards(s)
        return ChaseView(
            car=c.car,
            van=c.van,
            escaped=cards.one("escaped"),
            road=cards.many("road"),
            caught=cards.one("caught"),
            near=(cards.ids[c.near[0]], cards.ids[c.near[1]]),
            future=(cards.ids[c.future[0]], cards.ids[c.future[1]]),
            lane=SIDES[c.lane],
            lever=c.lever,
            top_speed=cards.one("top_speed"),
            driving=c.driving,
            driving_spaces=cards.one("driving"),
            clean=cards.one("clean"),
            deck=tuple([cards.ids[card] for card in sorted(c.deck)]),
            discard=tuple([cards.ids[card] for card in sorted(c.discard)]),
        )

    def believe(self, world: Table, chance: Chance) -> None:
        """Shuffle the deck again."""
        c = state_of(world)
        c.deck = believed(c.deck, "believe", chance)

    def audit(self, s: Table) -> list[str]:
        """Return the errors of the state: missing cards, markers off their tracks."""
        c = state_of(s)
        cards = scenario_cards(s)
        found = []
        if sorted([*c.deck, *c.discard, *c.near, *c.future]) != cards.of_deck("obstacle"):
            found.append("an obstacle is missing or duplicated")
        if len(c.near) != len(SIDES) or len(c.future) != len(SIDES) or c.lane not in (0, 1):
            found.append("a lane has no obstacles")
        if not (0 <= c.lever <= cards.one("top_speed")):
            found.append("the lever is outside its track")
        if not 0 <= c.driving <= cards.one("driving"):
            found.append("the number of dice on Driving is wrong")
        if not 0 <= c.car <= c.van <= cards.one("escaped"):
            found.append("car or van is outside the road")
        ended = {"caught": c.car == c.van, "van_gone": c.van == cards.one("escaped")}
        if any(true != (s.ending == ending) for ending, true in ended.items()):
            found.append("car and van do not fit the ending")
        return found

    def dice_on_board(self, s: Table) -> int:
        """Return the driving dice, which are not in the stock (SC-2.12)."""
        return state_of(s).driving
