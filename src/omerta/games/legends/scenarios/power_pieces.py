"""The pieces of the fight for power: campaign cards, rumours, traitor, support, marker (SC-6).

Campaign cards in hand are the only secret of Legends. A reshuffle changes what a player may
conclude about other hands: a card that was held during it is not in the new deck. So each held
card records the deck that it was drawn from, counted from 0. All players know that number of
every card.
"""

from typing import ClassVar, Final

from omerta.games.legends.components import CARD
from omerta.games.legends.events import (
    CampaignCardsDrawn,
    CampaignRevealed,
    CardRevealed,
    DiceFreed,
    DieSeized,
    SeizeWhy,
    SupportMoved,
    SupportWhy,
    TrackMoved,
)
from omerta.games.legends.frames import Decision, Step
from omerta.games.legends.rules.asking import ask, end_scenario, then
from omerta.games.legends.scenarios.decks import NO_CARD, discarded, refilled
from omerta.games.legends.table import NO_PLAYER, ScenarioState, Table, by_players, seat_of
from omerta.games.legends.table_challenges import scenario_cards
from omerta.kernel.chance import Chance
from omerta.kernel.events import Event

_CARDS: Final = 128
_PLAYERS: Final = 4
"""A held card is one number, which packs its deck, its player and the card."""
CLAN, MAYOR = range(2)
"""The sides of the election."""
NO_SIDE: Final = -1


class DrawCampaign(Decision):
    """Whether to take another campaign card; `a` is the number drawn so far."""

    __slots__ = ()
    tag: ClassVar[str] = "campaigns"


class ChooseRoller(Decision):
    """The player who rolls for side `a` of the election; the speaker decides."""

    __slots__ = ()
    tag: ClassVar[str] = "roller"


class PowerState(ScenarioState):
    """The election's part of the state: cards, support, marker and votes."""

    __slots__ = (
        "betrayal",
        "campaign",
        "campaign_deck",
        "campaign_discard",
        "clan",
        "clan_roller",
        "held",
        "marker",
        "mayor",
        "mayor_roller",
        "rumour_deck",
        "rumour_discard",
        "rumours",
        "seized",
        "shuffles",
        "votes",
        "winner",
    )
    fields: ClassVar[tuple[str, ...]] = (
        "betrayal",
        "campaign",
        "campaign_deck",
        "campaign_discard",
        "clan",
        "clan_roller",
        "held",
        "marker",
        "mayor",
        "mayor_roller",
        "rumour_deck",
        "rumour_discard",
        "rumours",
        "seized",
        "shuffles",
        "votes",
        "winner",
    )

    def __init__(self) -> None:
        self.campaign_deck: tuple[int, ...] = ()
        self.campaign_discard: tuple[int, ...] = ()
        self.campaign: int = NO_CARD
        """The active campaign card."""
        self.held: tuple[int, ...] = ()
        """The campaign cards of all hands with their players and decks, sorted."""
        self.shuffles: int = 0
        """How often the discard was shuffled into a new deck."""
        self.rumour_deck: tuple[int, ...] = ()
        self.rumour_discard: tuple[int, ...] = ()
        self.rumours: tuple[int, ...] = ()
        """The active rumours, the oldest first."""
        self.betrayal: int = NO_CARD
        self.seized: int = 0
        self.marker: int = 0
        self.clan: int = 0
        self.mayor: int = 0
        """Support tokens of the mayor; `clan` are those of the clan."""
        self.clan_roller: int = NO_PLAYER
        self.mayor_roller: int = NO_PLAYER
        self.votes: tuple[int, ...] = ()
        """The dice of the election, roll by roll: those of the clan, then those of the mayor."""
        self.winner: int = NO_SIDE

    def clone(self) -> "PowerState":
        """Return an independent copy."""
        other = PowerState()
        other.campaign_deck = self.campaign_deck
        other.campaign_discard = self.campaign_discard
        other.campaign = self.campaign
        other.held = self.held
        other.shuffles = self.shuffles
        other.rumour_deck = self.rumour_deck
        other.rumour_discard = self.rumour_discard
        other.rumours = self.rumours
        other.betrayal = self.betrayal
        other.seized = self.seized
        other.marker = self.marker
        other.clan = self.clan
        other.mayor = self.mayor
        other.clan_roller = self.clan_roller
        other.mayor_roller = self.mayor_roller
        other.votes = self.votes
        other.winner = self.winner
        return other


def state_of(s: Table) -> PowerState:
    """Return the election's part of the state."""
    assert isinstance(s.scenario_state, PowerState)
    return s.scenario_state


# Campaign cards in hand


def held_as(deck: int, player: int, card: int) -> int:
    """Return the number of a held card."""
    return (deck * _PLAYERS + player) * _CARDS + card


def card_of(held: int) -> int:
    """Return the card of a held card's number."""
    return held % _CARDS


def player_of(held: int) -> int:
    """Return the player of a held card's number."""
    return held // _CARDS % _PLAYERS


def deck_of(held: int) -> int:
    """Return the deck of a held card's number."""
    return held // _CARDS // _PLAYERS


def hand_of(p: PowerState, player: int) -> list[int]:
    """Return the campaign cards of a player, by number."""
    return sorted([card_of(held) for held in p.held if player_of(held) == player])


def can_draw(p: PowerState) -> bool:
    """Return whether a campaign card is left to take."""
    return bool(p.campaign_deck or p.campaign_discard)


def take_campaign(s: Table, player: int, drawn: int, chance: Chance, log: list[Event]) -> None:
    """Draw a campaign card; the player decides about another one after seeing it (SC-6.21)."""
    p = state_of(s)
    if not p.campaign_deck:
        p.campaign_deck, p.campaign_discard = refilled(
            p.campaign_deck, p.campaign_discard, "campaign", chance
        )
        p.shuffles += 1
    card = p.campaign_deck[-1]
    p.campaign_deck = p.campaign_deck[:-1]
    p.held = tuple(sorted([*p.held, held_as(p.shuffles, player, card)]))
    log_drawn(s, player, [card], log)
    drawn += 1
    if drawn < scenario_cards(s).one("take") and can_draw(p):
        ask(s, DrawCampaign, player, drawn)


def log_drawn(s: Table, player: int, cards: list[int], log: list[Event]) -> None:
    """Log a draw; only the player who drew sees which cards."""
    ids = scenario_cards(s).ids
    names = tuple([ids[card] for card in cards])
    log.append(CampaignCardsDrawn(player, seat_of(s, player), len(names), names))


def reveal_campaign(s: Table, player: int, card: int, log: list[Event]) -> None:
    """Move a campaign card from a hand to the active space (SC-6.20)."""
    p = state_of(s)
    p.held = tuple([held for held in p.held if card_of(held) != card])
    p.campaign = card
    log.append(CampaignRevealed(player, scenario_cards(s).ids[card]))


def discard_campaign(s: Table, log: list[Event]) -> None:
    """Discard the active campaign card and its tokens."""
    p = state_of(s)
    p.campaign_discard = discarded(s, p.campaign_discard, p.campaign, log)
    p.campaign = NO_CARD


# Rumours and marker


def reveal_rumour(s: Table, chance: Chance, log: list[Event]) -> None:
    """Reveal another rumour; an empty deck is reshuffled (SC-6.11, SC-6.12)."""
    p = state_of(s)
    p.rumour_deck, p.rumour_discard = refilled(p.rumour_deck, p.rumour_discard, "rumour", chance)
    if p.rumour_deck:
        rumour = p.rumour_deck[-1]
        p.rumour_deck = p.rumour_deck[:-1]
        p.rumours = (*p.rumours, rumour)
        log.append(CardRevealed(scenario_cards(s).ids[rumour]))


def discard_rumour(s: Table, rumour: int, log: list[Event]) -> None:
    """Discard a rumour that was overcome (SC-6.12)."""
    p = state_of(s)
    p.rumours = tuple([other for other in p.rumours if other != rumour])
    p.rumour_discard = discarded(s, p.rumour_discard, rumour, log)


def advance_marker(s: Table, chance: Chance, log: list[Event]) -> None:
    """Advance the marker and reveal rumours; the last space brings the vote (SC-6.11)."""
    p = state_of(s)
    p.marker += 1
    log.append(TrackMoved("campaign", p.marker - 1, p.marker))
    if p.marker >= scenario_cards(s).one("vote"):
        then(s, Step("election"))  # SC-6.23
        return
    reveal_rumour(s, chance, log)
    if p.marker in scenario_cards(s).many("double"):
        reveal_rumour(s, chance, log)


def active(p: PowerState) -> list[int]:
    """Return the cards whose constant effects hold: the campaign and all rumours."""
    return [*p.rumours] if p.campaign == NO_CARD else [p.campaign, *p.rumours]


def count_effects(s: Table, names: tuple[str, ...]) -> int:
    """Return how many active cards have one of these effects; they add up."""
    p = state_of(s)
    effects = scenario_cards(s).effect
    count = 0 if p.campaign == NO_CARD else int(effects[p.campaign] in names)
    for card in p.rumours:
        if effects[card] in names:
            count += 1
    return count


# Support


def support_clan(s: Table, log: list[Event]) -> None:
    """Move one token from the mayor to the clan, if the mayor has one (SC-6.9)."""
    p = state_of(s)
    if p.mayor:
        p.clan, p.mayor = p.clan + 1, p.mayor - 1
        log.append(SupportMoved("clan", "overcome", p.clan, p.mayor))


def support_mayor(s: Table, why: SupportWhy, log: list[Event]) -> None:
    """Move one token from the clan to the mayor, if the clan has one."""
    p = state_of(s)
    if p.clan:
        p.clan, p.mayor = p.clan - 1, p.mayor + 1
        log.append(SupportMoved("mayor", why, p.clan, p.mayor))


# The traitor


def slots(s: Table) -> int:
    """Return the slots of the betrayal card for this number of players and difficulty (LG-17)."""
    values = scenario_cards(s).values("slots_four" if s.players == _PLAYERS else "slots")
    return max(1, values[state_of(s).betrayal] + s.level.slots)


def seize(s: Table, why: SeizeWhy, log: list[Event]) -> None:
    """Seize a die of the stock, or of a settled roll; the last slot ends the campaign (SC-6.14)."""
    p = state_of(s)
    if s.stock:
        s.stock -= 1
    elif s.dice:  # all other dice were rolled, and that roll is settled
        s.dice = s.dice[:-1]
    else:
        return
    p.seized += 1
    log.append(DieSeized(why, p.seized, slots(s)))
    if p.seized >= slots(s):
        end_scenario(s, "betrayed")  # SC-6.16


def free(s: Table, count: int, log: list[Event]) -> None:
    """Return this many seized dice to the stock (SC-6.17)."""
    p = state_of(s)
    count = min(count, p.seized)
    p.seized -= count
    s.stock += count
    log.append(DiceFreed(count, p.seized))


def is_betrayal(s: Table, challenge: int) -> bool:
    """Return whether a challenge is the betrayal card."""
    return challenge == CARD + state_of(s).betrayal


def by_number_of_players(s: Table, name: str) -> int:
    """Return the board number of this name for the number of players (SC-6.3, SC-6.7)."""
    return by_players(s, scenario_cards(s).many(name))
