"""The pieces of the struggle, pistols, attacks, rebels, fugitives, places, and their moves (SC-3)."""

from typing import ClassVar, Final

from omerta.games.legends.components import CARD, LOCK, NO_RED, RED_NAMES, bits
from omerta.games.legends.events import (
    AmbushLaid,
    AttackPlanned,
    Cause,
    ChallengeOvercome,
    FightDecided,
    LoyaltyChecked,
    MinionExhausted,
    MinionsReturned,
    PlaceRevealed,
    RebelFled,
    RebelsJoined,
    RebelsRolled,
    ShortageMet,
    TrackMoved,
)
from omerta.games.legends.frames import Decision, Step
from omerta.games.legends.odds_fight import rebels_total
from omerta.games.legends.rules.asking import ask, end_scenario, then
from omerta.games.legends.rules.dice import roll_red, roll_white
from omerta.games.legends.rules.piles import with_player
from omerta.games.legends.rules.rolling import faces
from omerta.games.legends.scenarios.decks import NO_CARD, discarded, refilled, shuffled
from omerta.games.legends.table import ScenarioState, Table
from omerta.games.legends.table_challenges import scenario_cards
from omerta.kernel.chance import Chance
from omerta.kernel.events import Event

CLAN, AMBUSH = range(2)
"""The two attacks that may be in play: the clan's own, and the rebels' ambush."""
NOWHERE: Final = -1
_THREE: Final = 3
NO_MINION: Final = -1


class PickRebel(Decision):
    """Which rebel flees: `a` is the attack, `b` the number that must flee."""

    __slots__ = ()
    tag: ClassVar[str] = "rebel"


class PickFugitive(Decision):
    """Which fugitive returns to the clan deck: `a` is the number left, `b` the number returned."""

    __slots__ = ()
    tag: ClassVar[str] = "fugitive"


class RebelsState(ScenarioState):
    """The scenario's part of the state: pistols, attacks, rebels, fugitives and places."""

    __slots__ = (
        "attack_deck",
        "attack_discard",
        "attacks",
        "checked",
        "clan",
        "dice",
        "fugitives",
        "gangs",
        "place",
        "place_deck",
        "rebels",
        "red",
    )
    fields: ClassVar[tuple[str, ...]] = (
        "attack_deck",
        "attack_discard",
        "attacks",
        "checked",
        "clan",
        "dice",
        "fugitives",
        "gangs",
        "place",
        "place_deck",
        "rebels",
        "red",
    )

    def __init__(self) -> None:
        self.clan: int = 0
        """The space of the clan's pistol."""
        self.rebels: int = 0
        """The space of the rebels' pistol."""
        self.attack_deck: tuple[int, ...] = ()
        self.attack_discard: tuple[int, ...] = ()
        self.attacks: tuple[int, ...] = (NO_CARD, NO_CARD)
        """The clan attack and the ambush."""
        self.gangs: tuple[int, ...] = (0, 0)
        """The rebels of each attack, as masks."""
        self.fugitives: int = 0
        self.checked: int = NO_MINION
        """The minion whose loyalty was checked last."""
        self.place: int = NO_CARD
        """The place on the ambush space."""
        self.place_deck: tuple[int, ...] = ()
        self.dice: tuple[int, ...] = ()
        """The dice of the rebels, until their fight is decided."""
        self.red: int = NO_RED

    def clone(self) -> "RebelsState":
        """Return an independent copy."""
        other = RebelsState()
        other.clan = self.clan
        other.rebels = self.rebels
        other.attack_deck = self.attack_deck
        other.attack_discard = self.attack_discard
        other.attacks = self.attacks
        other.gangs = self.gangs
        other.fugitives = self.fugitives
        other.checked = self.checked
        other.place = self.place
        other.place_deck = self.place_deck
        other.dice = self.dice
        other.red = self.red
        return other


def state_of(s: Table) -> RebelsState:
    """Return the scenario's part of the state."""
    assert isinstance(s.scenario_state, RebelsState)
    return s.scenario_state


# The struggle track


def push(s: Table, log: list[Event], *, clan: bool) -> None:
    """Move a pistol a space towards the other; the scenario ends where they meet (SC-3.24)."""
    r = state_of(s)
    if s.ending:
        return
    if clan:
        r.clan += 1
        log.append(TrackMoved("clan_pistol", r.clan - 1, r.clan))
    else:
        r.rebels -= 1
        log.append(TrackMoved("rebels_pistol", r.rebels + 1, r.rebels))
    if r.clan == r.rebels:
        end_scenario(s, "pistols")


# Attacks and their rebels


def take_top(s: Table, count: int, chance: Chance, log: list[Event]) -> int:
    """Take minions of the clan deck; each missing one comes from the exhausted pile (SC-3.21)."""
    kept = max(len(s.deck) - count, 0)
    missing = min(count - len(s.deck) + kept, s.exhausted.bit_count())
    found = sum([1 << minion for minion in s.deck[kept:]])
    s.deck = s.deck[:kept]
    if missing > 0:
        pile = bits(s.exhausted)
        chance.shuffle(pile, "exhausted pile")
        dear = sum([1 << minion for minion in pile[-missing:]])
        s.exhausted ^= dear
        found |= dear
        log.append(ShortageMet(missing))
        for _ in range(missing):
            push(s, log, clan=False)
    return found


def lay_attack(s: Table, where: int, chance: Chance, log: list[Event]) -> None:
    """Bring the top attack into play; it draws its rebels at once (SC-3.3)."""
    r = state_of(s)
    r.attack_deck, r.attack_discard = refilled(r.attack_deck, r.attack_discard, "attack", chance)
    card = r.attack_deck[-1]
    r.attack_deck = r.attack_deck[:-1]
    r.attacks = with_player(r.attacks, where, card)
    name = scenario_cards(s).ids[card]
    log.append(AmbushLaid(name) if where == AMBUSH else AttackPlanned(name))
    join(s, where, take_top(s, strength(s, card), chance, log), log)


def strength(s: Table, card: int) -> int:
    """Return the number of rebels that an attack draws, by players (SC-3.3)."""
    fewer = scenario_cards(s).values("fewer_three")[card] if s.players == _THREE else 0
    return scenario_cards(s).values("rebels")[card] - fewer


def join(s: Table, where: int, minions: int, log: list[Event]) -> None:
    """Add these minions to the rebels of an attack."""
    r = state_of(s)
    if minions:
        r.gangs = with_player(r.gangs, where, r.gangs[where] | minions)
        card = scenario_cards(s).ids[r.attacks[where]]
        log.append(RebelsJoined(card, s.pack.names(minions)))


def discard_attack(s: Table, where: int, log: list[Event]) -> None:
    """Discard an attack whose rebels are gone."""
    r = state_of(s)
    r.attack_discard = discarded(s, r.attack_discard, r.attacks[where], log)
    r.attacks = with_player(r.attacks, where, NO_CARD)


def disperse(s: Table, where: int, log: list[Event]) -> None:
    """Exhaust the rebels of an attack."""
    r = state_of(s)
    cause: Cause = "struggle" if s.ending else "fight"
    log += [MinionExhausted(s.pack.ids[minion], cause) for minion in bits(r.gangs[where])]
    s.exhausted |= r.gangs[where]
    r.gangs = with_player(r.gangs, where, 0)


def choose_place(s: Table, chance: Chance) -> None:
    """Shuffle all places and reveal one on the ambush space (SC-3.1)."""
    r = state_of(s)
    places = shuffled(s, "place", chance)
    r.place = places[-1]
    r.place_deck = places[:-1]


# Loyalty


def check_loyalty(s: Table, chance: Chance, log: list[Event]) -> None:
    """Make the top minion of the clan deck a rebel if its place is the ambush's (SC-3.12)."""
    found = take_top(s, 1, chance, log)
    if not found:  # SC-3.21: deck and pile are empty
        return
    if s.ending:  # SC-3.24: just revealed
        s.exhausted |= found
        return
    minion = found.bit_length() - 1
    state_of(s).checked = minion
    rebel = is_suspect(s, minion)
    log.append(LoyaltyChecked(s.pack.ids[minion], rebel))
    if rebel:  # SC-3.13
        if state_of(s).attacks[AMBUSH] == NO_CARD:
            lay_attack(s, AMBUSH, chance, log)
        join(s, AMBUSH, found, log)
    else:  # SC-3.14
        s.exhausted |= found
        log.append(MinionExhausted(s.pack.ids[minion], "loyalty"))


def is_suspect(s: Table, minion: int) -> bool:
    """Return whether a loyalty check would make this minion a rebel."""
    return s.pack.file.minion[minion].place == scenario_cards(s).marks("place")[state_of(s).place]


# Fights


def fought(s: Table) -> int:
    """Return the attack that is being fought, or NOWHERE."""
    for where in (CLAN, AMBUSH):
        if (
            state_of(s).attacks[where] != NO_CARD
            and s.challenge == CARD + state_of(s).attacks[where]
        ):
            return where
    return NOWHERE


def rebel_dice(s: Table, where: int) -> int:
    """Return the white dice that the rebels of an attack roll, at most all dice (SC-3.6)."""
    r = state_of(s)
    row = s.pack.dice[scenario_cards(s).icons[r.attacks[where]]]
    count = sum([row[minion] for minion in bits(r.gangs[where])])
    return min(count, s.pack.file.dice)


def roll_rebels(s: Table, where: int, chance: Chance, log: list[Event]) -> None:
    """Roll for the rebels, always with the red die and never with abilities (SC-3.6)."""
    r = state_of(s)
    r.dice = roll_white(s.pack, rebel_dice(s, where), chance)
    r.red = roll_red(s.pack, chance)
    card = scenario_cards(s).ids[r.attacks[where]]
    log.append(RebelsRolled(card, faces(r.dice), RED_NAMES[r.red], rebels_have(s)))
    then(s, Step("flee", where, r.dice.count(LOCK)), Step("compare", where))


def rebels_have(s: Table) -> int:
    """Return the total of the rebels (SC-3.7)."""
    r = state_of(s)
    return rebels_total(r.dice, r.red, s.pack.luck)


def flee(s: Table, where: int, count: int, log: list[Event]) -> None:
    """Make this many rebels flee; the roller chooses which, if there is a choice (SC-3.7)."""
    gang = state_of(s).gangs[where]
    if gang.bit_count() > count > 0:
        ask(s, PickRebel, s.active, where, count)
    elif count:
        for minion in bits(gang):
            run_away(s, where, minion, log)


def run_away(s: Table, where: int, minion: int, log: list[Event]) -> None:
    """Make a rebel a fugitive."""
    r = state_of(s)
    r.gangs = with_player(r.gangs, where, r.gangs[where] ^ 1 << minion)
    r.fugitives |= 1 << minion
    log.append(RebelFled(s.pack.ids[minion]))


def compare(s: Table, where: int, chance: Chance, log: list[Event]) -> None:
    """Compare the totals; a tie wins the clan's own attack and loses an ambush (SC-3.10)."""
    r = state_of(s)
    card = scenario_cards(s).ids[r.attacks[where]]
    clan, rebels = s.total, rebels_have(s)
    won = clan > rebels or (clan == rebels and where == CLAN)
    log.append(FightDecided(card, where == AMBUSH, clan, rebels, won))
    r.dice, r.red = (), NO_RED
    if won:
        log.append(ChallengeOvercome(card))
        push(s, log, clan=True)
        then(s, Step("won", where))
    elif not r.gangs[where]:  # SC-3.9: all rebels have fled, the place stays
        discard_attack(s, where, log)


def win_attack(s: Table, where: int, chance: Chance, log: list[Event]) -> None:
    """Discard the attack and exhaust its rebels; choose a new place after an ambush (SC-3.8)."""
    discard_attack(s, where, log)
    disperse(s, where, log)
    if where == AMBUSH:
        choose_place(s, chance)
        log.append(PlaceRevealed(scenario_cards(s).ids[state_of(s).place]))


# Fugitives


def return_fugitives(s: Table, minions: int, log: list[Event]) -> None:
    """Move fugitives into the clan deck; the caller must shuffle afterwards."""
    state_of(s).fugitives &= ~minions
    s.deck = (*s.deck, *bits(minions))
    log.append(MinionsReturned(s.pack.names(minions), "fugitives"))
