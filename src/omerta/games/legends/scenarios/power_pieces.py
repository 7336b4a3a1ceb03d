"""The pieces of the fight for power: campaign cards, rumours, traitor, support, marker (SC-6).

Campaign cards in hand are the only secret of this game. What a player may conclude about the hands
of others changes with each reshuffle: who held a card then holds none of the new deck. So a held
card remembers from which deck, counted from 0, it was drawn; everybody knows that of every card.
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
from omerta.games.legends.table import NOBODY, ScenarioState, Table, by_players, seat_of
from omerta.games.legends.table_challenges import scenario_cards
from omerta.kernel.chance import Chance
from omerta.kernel.events import Event

_CARDS: Final = 128
_PLAYERS: Final = 4
"""A held card is one number: its deck, its player, the card."""
CLAN, MAYOR = range(2)
"""The sides of the election."""
NO_SIDE: Final = -1


class DrawCampaign(Decision):
    """Whether to take one more campaign card: `a` were drawn."""

    __slots__ = ()
    tag: ClassVar[str] = "campaigns"


class ChooseRoller(Decision):
    """Who rolls for the side `a` of the election; the speaker answers."""

    __slots__ = ()
    tag: ClassVar[str] = "roller"


class PowerState(ScenarioState):
    """Campaign cards, rumours, betrayal card, support, marker and votes."""

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
        """The campaign cards of all hands, each with its player and its deck, in this order."""
        self.shuffles: int = 0
        """How often the discard became the deck."""
        self.rumour_deck: tuple[int, ...] = ()
        self.rumour_discard: tuple[int, ...] = ()
        self.rumours: tuple[int, ...] = ()
        """The active rumours, the oldest first."""
        self.betrayal: int = NO_CARD
        self.seized: int = 0
        self.marker: int = 0
        self.clan: int = 0
        self.mayor: int = 0
        """Support tokens."""
        self.clan_roller: int = NOBODY
        self.mayor_roller: int = NOBODY
        self.votes: tuple[int, ...] = ()
        """The dice of the election, roll by roll: those of the clan, then those of the mayor."""
        self.winner: int = NO_SIDE

    def clone(self) -> "PowerState":
        """An independent copy."""
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
    """The election's part of the table."""
    assert isinstance(s.scenario_state, PowerState)
    return s.scenario_state


# Campaign cards in hand


def held_as(deck: int, player: int, card: int) -> int:
    """A card in a hand, drawn from that deck."""
    return (deck * _PLAYERS + player) * _CARDS + card


def card_of(held: int) -> int:
    """Which card it is."""
    return held % _CARDS


def player_of(held: int) -> int:
    """Who holds it."""
    return held // _CARDS % _PLAYERS


def deck_of(held: int) -> int:
    """From which deck it was drawn."""
    return held // _CARDS // _PLAYERS


def hand_of(p: PowerState, player: int) -> list[int]:
    """The campaign cards of a player, by number."""
    return sorted([card_of(held) for held in p.held if player_of(held) == player])


def can_draw(p: PowerState) -> bool:
    """Whether there is a campaign card to take."""
    return bool(p.campaign_deck or p.campaign_discard)


def take_campaign(s: Table, player: int, drawn: int, chance: Chance, log: list[Event]) -> None:
    """Draw a campaign card; another one is decided after seeing it (SC-6.21)."""
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
    """Only who drew them sees which."""
    ids = scenario_cards(s).ids
    names = tuple([ids[card] for card in cards])
    log.append(CampaignCardsDrawn(player, seat_of(s, player), len(names), names))


def reveal_campaign(s: Table, player: int, card: int, log: list[Event]) -> None:
    """A campaign card goes from a hand to the active space (SC-6.20)."""
    p = state_of(s)
    p.held = tuple([held for held in p.held if card_of(held) != card])
    p.campaign = card
    log.append(CampaignRevealed(player, scenario_cards(s).ids[card]))


def discard_campaign(s: Table, log: list[Event]) -> None:
    """The active campaign card is discarded, its tokens return."""
    p = state_of(s)
    p.campaign_discard = discarded(s, p.campaign_discard, p.campaign, log)
    p.campaign = NO_CARD


# Rumours and marker


def reveal_rumour(s: Table, chance: Chance, log: list[Event]) -> None:
    """One more rumour; they pile up, and an empty deck is reshuffled (SC-6.11, SC-6.12)."""
    p = state_of(s)
    p.rumour_deck, p.rumour_discard = refilled(p.rumour_deck, p.rumour_discard, "rumour", chance)
    if p.rumour_deck:
        rumour = p.rumour_deck[-1]
        p.rumour_deck = p.rumour_deck[:-1]
        p.rumours = (*p.rumours, rumour)
        log.append(CardRevealed(scenario_cards(s).ids[rumour]))


def discard_rumour(s: Table, rumour: int, log: list[Event]) -> None:
    """A rumour that was overcome goes (SC-6.12)."""
    p = state_of(s)
    p.rumours = tuple([other for other in p.rumours if other != rumour])
    p.rumour_discard = discarded(s, p.rumour_discard, rumour, log)


def advance_marker(s: Table, chance: Chance, log: list[Event]) -> None:
    """The marker moves on: a rumour, two on a double space, the vote on the last (SC-6.11)."""
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
    """The cards whose constant effects hold: the campaign and all rumours."""
    return [*p.rumours] if p.campaign == NO_CARD else [p.campaign, *p.rumours]


def count_effects(s: Table, names: tuple[str, ...]) -> int:
    """How many active cards have one of these effects; they add up."""
    p = state_of(s)
    effects = scenario_cards(s).effect
    count = 0 if p.campaign == NO_CARD else int(effects[p.campaign] in names)
    for card in p.rumours:
        if effects[card] in names:
            count += 1
    return count


# Support


def support_clan(s: Table, log: list[Event]) -> None:
    """A campaign that went well brings one token; a mayor without any has none to lose (SC-6.9)."""
    p = state_of(s)
    if p.mayor:
        p.clan, p.mayor = p.clan + 1, p.mayor - 1
        log.append(SupportMoved("clan", "overcome", p.clan, p.mayor))


def support_mayor(s: Table, why: SupportWhy, log: list[Event]) -> None:
    """One token goes back to the mayor, if the clan has one."""
    p = state_of(s)
    if p.clan:
        p.clan, p.mayor = p.clan - 1, p.mayor + 1
        log.append(SupportMoved("mayor", why, p.clan, p.mayor))


# The traitor


def slots(s: Table) -> int:
    """The slots of the betrayal card for so many players at this level (LG-17)."""
    values = scenario_cards(s).values("slots_four" if s.players == _PLAYERS else "slots")
    return max(1, values[state_of(s).betrayal] + s.level.slots)


def seize(s: Table, why: SeizeWhy, log: list[Event]) -> None:
    """A die of the stock, or of a settled roll, fills a slot; the last one ends it all (SC-6.14)."""
    p = state_of(s)
    if s.stock:
        s.stock -= 1
    elif s.dice:  # all others were rolled, and that roll is settled
        s.dice = s.dice[:-1]
    else:
        return
    p.seized += 1
    log.append(DieSeized(why, p.seized, slots(s)))
    if p.seized >= slots(s):
        end_scenario(s, "betrayed")  # SC-6.16


def free(s: Table, count: int, log: list[Event]) -> None:
    """Each success frees a die to the stock (SC-6.17)."""
    p = state_of(s)
    count = min(count, p.seized)
    p.seized -= count
    s.stock += count
    log.append(DiceFreed(count, p.seized))


def is_betrayal(s: Table, challenge: int) -> bool:
    """Whether a challenge is the betrayal card."""
    return challenge == CARD + state_of(s).betrayal


def by_number_of_players(s: Table, name: str) -> int:
    """A number of the board that depends on the players (SC-6.3, SC-6.7)."""
    return by_players(s, scenario_cards(s).many(name))
