"""Scenario 3, Pay Them Back: push the rebels back before the pistols meet (SC-3.2)."""

from typing import ClassVar

from omerta.games.legends.actions import Done, Take
from omerta.games.legends.actions_rebels import Catch, Flee, Plan
from omerta.games.legends.components import CAPTURE, CARD, LOCK, MOST_PLAYERS, NO_RED, bits
from omerta.games.legends.events import FugitivesCaught, MinionOut, PlaceRevealed
from omerta.games.legends.frames import Question, Step
from omerta.games.legends.rules.asking import ask, then
from omerta.games.legends.rules.piles import shuffle_deck
from omerta.games.legends.rules.recruit import DONE
from omerta.games.legends.rules.rounds import SHARED_EFFECTS, shared_effect
from omerta.games.legends.scenarios.decks import NO_CARD, believed, deck_doubt, shuffled
from omerta.games.legends.scenarios.rebels_pieces import (
    AMBUSH,
    CLAN,
    NO_MINION,
    NOWHERE,
    PickFugitive,
    PickRebel,
    RebelsScene,
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
    scene,
    win_attack,
)
from omerta.games.legends.scenarios.rebels_view_builder import seen
from omerta.games.legends.scenarios.scenario import Scenario
from omerta.games.legends.settings import CardEntry, ScenarioTable
from omerta.games.legends.table import Scene, Table, by_players, lowest
from omerta.games.legends.table_challenges import job_cards
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
    """The hooks of the struggle with the rebels."""

    code: ClassVar[str] = "rebels"
    number: ClassVar[int] = 3
    frames: ClassVar[tuple[type[Question], ...]] = (PickRebel, PickFugitive)
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

    def doubt(self, table: ScenarioTable) -> str | None:
        """The first entry of an owner's table that cannot be played with."""
        effects: dict[str, tuple[str, ...]] = {"attack": ("", "end_rebels1", *SHARED_EFFECTS)}
        tracks = ("clan_start", "struggle")
        wrong = deck_doubt(table, _IN_PLAY, effects, ("rebels_start",), tracks, plain=True)
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
            return "attack"  # one could plan for ever
        numbers = table.numbers
        end, starts, spaces = numbers["rebels_start"], numbers["clan_start"], numbers["struggle"]
        assert isinstance(end, int)
        assert isinstance(starts, tuple)
        assert isinstance(spaces, tuple)
        if len(starts) != MOST_PLAYERS or max(starts) >= end:
            return "clan_start"
        return None if len(spaces) == end + 1 else "struggle"

    def _is_playable(self, card: CardEntry) -> bool:
        """Whether a card has all that its deck needs: an attack icons and rebels, a place its name."""
        if card.difficulty:  # SC-3.4
            return False
        if card.deck == "place":
            return card.marks.get("place", "") in _PLACES
        rebels = card.values.get("rebels", -1)
        fewer = card.values.get("fewer_three", 0)
        return bool(card.icons) and 0 <= fewer <= rebels <= _MOST_REBELS

    # Set-up and round

    def blank(self) -> Scene:
        """An empty board."""
        return RebelsScene()

    def set_up(self, s: Table, chance: Chance) -> None:
        """The attacks face down, a place on the ambush space, the pistols (SC-3.1)."""
        r = scene(s)
        r.attack_deck = shuffled(s, "attack", chance)
        choose_place(s, chance)
        r.clan = by_players(s, job_cards(s).many("clan_start"))
        r.rebels = job_cards(s).one("rebels_start")

    def tell_set_up(self, s: Table, log: list[Event]) -> None:
        """The place of the first ambush."""
        log.append(PlaceRevealed(job_cards(s).ids[scene(s).place]))

    def step(self, s: Table, what: str, a: int, b: int, chance: Chance, log: list[Event]) -> None:
        """The steps of a fight, of Catch, and of the end of a round."""
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
            fugitives = scene(s).fugitives
            log.append(FugitivesCaught(fugitives.bit_count()))
            return_fugitives(s, fugitives, log)
            shuffle_deck(s, chance, log)
        else:
            raise AssertionError(what)

    def _strikes(self, s: Table, where: int, log: list[Event]) -> None:
        """An attack strikes at the end of every round until it is gone (SC-3.15)."""
        card = scene(s).attacks[where]
        if card == NO_CARD:
            return
        effect = job_cards(s).effect[card]
        if effect == "end_rebels1":
            push(s, log, clan=False)
        else:
            shared_effect(s, effect, "attack", log)

    # Plan and Catch

    def actions(self, s: Table, player: int) -> list[Action]:
        """Both are free (SC-3.16, SC-3.20)."""
        found: list[Action] = []
        if self._plan_refusal(s) is None:
            found.append(PLAN)
        if scene(s).fugitives:
            found.append(CATCH)
        return found

    def first_actions(self, s: Table) -> list[Action]:
        """An attack may be planned before the first player is chosen (SC-3.16)."""
        return [PLAN] if self._plan_refusal(s) is None else []

    def refusal_of_first(self, s: Table, action: Action) -> Illegal | None:
        """Why it may not."""
        if isinstance(action, Plan):
            return self._plan_refusal(s)
        return super().refusal_of_first(s, action)

    def refusal_of_action(self, s: Table, player: int, action: Action) -> Illegal | None:
        """Why one of them is refused."""
        if isinstance(action, Plan):
            return self._plan_refusal(s)
        if isinstance(action, Catch):
            return None if scene(s).fugitives else Illegal("no_fugitives", "SC-3.20")
        return Illegal("act_now", "LG-3.2")

    def _plan_refusal(self, s: Table) -> Illegal | None:
        if scene(s).attacks[CLAN] != NO_CARD:
            return Illegal("attack_planned_already", "SC-3.16")
        return None if s.deck or s.exhausted else Illegal("nobody_to_rebel", "SC-3.17")

    def act(self, s: Table, player: int, action: Action, chance: Chance, log: list[Event]) -> None:
        """Carry one of them out."""
        if isinstance(action, Catch):
            then(s, Step("caught"))
            push(s, log, clan=False)  # the price of a rally, paid first
            return
        lay_attack(s, CLAN, chance, log)
        if not scene(s).gangs[CLAN]:  # SC-3.17
            discard_attack(s, CLAN, log)

    # Challenges

    def challenges(self, s: Table) -> list[int]:
        """Both attacks; without a difficulty a fight gives no successes (SC-3.4, SC-3.11)."""
        return [CARD + card for card in scene(s).attacks if card != NO_CARD]

    def before_play(self, s: Table, player: int, chance: Chance, log: list[Event]) -> None:
        """Before every interaction loyalty is checked (SC-3.12)."""
        check_loyalty(s, chance, log)

    def after_roll(
        self, s: Table, final: tuple[int, ...], chance: Chance, log: list[Event]
    ) -> None:
        """After the clan's roll in a fight the rebels roll (SC-3.5, SC-3.6)."""
        where = fought(s)
        if where != NOWHERE:
            roll_rebels(s, where, chance, log)

    def can_test(self, s: Table, test: int) -> bool:
        """Capture needs somebody to capture (LG-4.3)."""
        return test == CAPTURE and bool(scene(s).fugitives)

    def tested(self, s: Table, test: int, successes: int, chance: Chance, log: list[Event]) -> None:
        """Each success of Capture returns a fugitive to the clan deck (SC-3.19)."""
        ask(s, PickFugitive, s.active, successes * s.pack.test_amount[CAPTURE])

    # Rally, evidence, the end

    def pay_rally(self, s: Table, chance: Chance, log: list[Event]) -> None:
        """The rebels gain a space (SC-3.18)."""
        push(s, log, clan=False)

    def prints(self, s: Table) -> int:
        """Attacks that lie there, if they have any."""
        prints = job_cards(s).prints
        return sum([prints[card] for card in scene(s).attacks if card != NO_CARD])

    def conclude(self, s: Table, chance: Chance, log: list[Event]) -> int:
        """Rebels are exhausted, fugitives are gone; the space is the reputation (SC-3.24)."""
        r = scene(s)
        for where in (CLAN, AMBUSH):
            disperse(s, where, log)
        log += [MinionOut(s.pack.ids[minion], "struggle") for minion in bits(r.fugitives)]
        s.out |= r.fugitives
        r.fugitives = 0
        return job_cards(s).many("struggle")[r.clan]

    # Which rebel flees, which fugitive returns

    def options(self, s: Table, frame: Question) -> list[Action]:
        """Every rebel of the attack; or every fugitive, and to be done."""
        if isinstance(frame, PickRebel):
            ids = s.pack.ids
            return [Flee(ids[minion]) for minion in bits(scene(s).gangs[frame.a])]
        found: list[Action] = [s.pack.takes[minion] for minion in bits(scene(s).fugitives)]
        found.append(DONE)
        return found

    def refusal(self, s: Table, frame: Question, action: Action) -> Illegal | None:
        """Why an answer is refused."""
        if isinstance(frame, PickRebel):
            if not isinstance(action, Flee):
                return Illegal("flee_now", "SC-3.7")
            minion = s.pack.number.get(action.minion)
            if minion is None:
                return Illegal("no_such_minion", "SC-3.7", name=action.minion[:8])
            if not scene(s).gangs[frame.a] >> minion & 1:
                return Illegal("not_a_rebel", "SC-3.7", **s.pack.called(minion))
            return None
        if isinstance(action, Done):
            return None
        if not isinstance(action, Take):
            return Illegal("capture_now", "SC-3.19")
        minion = s.pack.number.get(action.minion)
        if minion is None:
            return Illegal("no_such_minion", "SC-3.19", name=action.minion[:8])
        if not scene(s).fugitives >> minion & 1:
            return Illegal("not_a_fugitive", "SC-3.19", **s.pack.called(minion))
        return None

    def answer(
        self, s: Table, frame: Question, action: Action, chance: Chance, log: list[Event]
    ) -> None:
        """A rebel flees; or a fugitive returns, and after the last one the deck is shuffled."""
        if isinstance(action, Flee):
            run_away(s, frame.a, s.pack.number[action.minion], log)
            then(s, Step("flee", frame.a, frame.b - 1))
            return
        left, taken = frame.a, frame.b
        if isinstance(action, Take):
            return_fugitives(s, 1 << s.pack.number[action.minion], log)
            left, taken = left - 1, taken + 1
            if left and scene(s).fugitives:
                ask(s, PickFugitive, frame.player, left, taken)
                return
        if taken:
            shuffle_deck(s, chance, log)

    def silent(self, s: Table, frame: Question) -> Action:
        """The lowest rebel flees, the highest fugitive returns (rules, section 4)."""
        if isinstance(frame, PickRebel):
            return Flee(s.pack.ids[lowest(s, scene(s).gangs[frame.a])])
        level = s.pack.level
        best = max(bits(scene(s).fugitives), key=lambda minion: (level[minion], -minion))
        return s.pack.takes[best]

    # What is seen, believed and true

    def view(self, s: Table) -> RebelsView:
        """All but the orders of the decks."""
        return seen(s)

    def believe(self, world: Table, chance: Chance) -> None:
        """The orders of both decks are dealt again."""
        r = scene(world)
        r.attack_deck = believed(r.attack_deck, "believe", chance)
        r.place_deck = believed(r.place_deck, "believe", chance)

    def minions_away(self, s: Table) -> tuple[int, ...]:
        """Rebels and fugitives are in no pile of the core (LG-I1)."""
        r = scene(s)
        return (*r.gangs, r.fugitives)

    def audit(self, s: Table) -> list[str]:
        """Every card is somewhere, no attack is without rebels, the pistols have not crossed."""
        r = scene(s)
        cards = job_cards(s)
        found = []
        lying = [card for card in r.attacks if card != NO_CARD]
        if sorted([*r.attack_deck, *r.attack_discard, *lying]) != cards.of_deck("attack"):
            found.append("an attack is missing or twice there")
        if sorted([*r.place_deck, r.place]) != cards.of_deck("place"):
            found.append("a place is missing or twice there")
        for card, gang in zip(r.attacks, r.gangs, strict=True):
            if bool(gang) != (card != NO_CARD) and not s.ending:
                found.append("an attack without rebels, or rebels without one")
        if not 0 <= r.clan <= r.rebels <= cards.one("rebels_start"):
            found.append("a pistol is off its track")
        if (r.clan == r.rebels) != (s.ending == "pistols"):
            found.append("the pistols meet and nobody noticed, or do not and it is over")
        if not NO_MINION <= r.checked < len(s.pack.file.minion):
            found.append("somebody was checked whom nobody knows")
        if not all(1 <= face <= LOCK for face in r.dice) or (r.dice and r.red == NO_RED):
            found.append("dice of the rebels without a face")
        asked = s.stack[-1] if s.stack else None
        fleeing = asked.a if isinstance(asked, PickRebel) else NOWHERE
        if (r.red != NO_RED) != (fleeing != NOWHERE) or fleeing not in (NOWHERE, fought(s)):
            found.append("dice of the rebels without a fight, or a fight without them")
        return found
