"""Checks of the fight for power: of a data file's table, and of the state."""

from typing import Final

from omerta.games.legends.components import ScenarioCards
from omerta.games.legends.rules.rounds import SHARED_EFFECTS
from omerta.games.legends.scenarios.decks import NO_CARD, deck_error
from omerta.games.legends.scenarios.power_pieces import (
    NO_SIDE,
    ChooseRoller,
    PowerState,
    by_number_of_players,
    card_of,
    deck_of,
    held_as,
    player_of,
    slots,
    state_of,
)
from omerta.games.legends.scenarios.power_vote import vote_errors
from omerta.games.legends.settings import ScenarioTable
from omerta.games.legends.table import Table
from omerta.games.legends.table_challenges import scenario_cards

_CAMPAIGN: Final = (
    "",
    "problems_harder",
    "rumours_harder",
    "cheer_harder",
    "control_harder",
    "betrayal_harder",
    "care_harder",
    "all_harder",
    "all_minus_die",
    "end_support1",
    "end_seize1",
    *SHARED_EFFECTS,
)
_RUMOUR: Final = (*_CAMPAIGN, "campaign_harder")
_BETRAYAL: Final = ("seize_above", "seize_lock", "seize_luck", "seize_below", "seize_round")
_NUMBERS: Final = ("vote", "hand", "take", "lead", "ties", "victory")
_TRACKS: Final = ("marker_start", "double", "support", "recruits")
_PLAYERS: Final = 4
_MOST_SUPPORT: Final = 24
_CHOSEN_SCENARIOS: Final = 5


def power_data_error(table: ScenarioTable) -> str | None:
    """Return the first entry of a data file's table that is not playable, or None."""
    hand = table.numbers.get("hand", 0)
    in_hands = _PLAYERS * hand if isinstance(hand, int) else 0
    wrong = deck_error(
        table,
        {"campaign": in_hands + 1, "rumour": 1, "betrayal": 1},
        {"campaign": _CAMPAIGN, "rumour": _RUMOUR, "betrayal": _BETRAYAL},
        _NUMBERS,
        _TRACKS,
    )
    return wrong or _wrong_traitor(table) or _wrong_number(table)


def _wrong_traitor(table: ScenarioTable) -> str | None:
    """Check that each scenario has one betrayal card, with slots for any number of players."""
    scenarios = []
    for card in table.card:
        if card.deck == "betrayal":
            if min(card.values.get("slots", 0), card.values.get("slots_four", 0)) < 1:
                return card.id
            scenarios.append(card.values.get("scenario", 0))
    return None if sorted(scenarios) == list(range(1, _CHOSEN_SCENARIOS + 1)) else "betrayal"


def _wrong_number(table: ScenarioTable) -> str | None:
    numbers = table.numbers
    for name, length in (("marker_start", _PLAYERS), ("support", _PLAYERS), ("recruits", 2)):
        values = numbers[name]
        assert isinstance(values, tuple)
        if len(values) != length:
            return name
    start, support = numbers["marker_start"], numbers["support"]
    vote, take, lead, ties = [numbers[name] for name in ("vote", "take", "lead", "ties")]
    assert isinstance(start, tuple)
    assert isinstance(support, tuple)
    assert isinstance(vote, int)
    if max(start) >= vote:
        return "vote"
    if not 1 <= min(support) <= max(support) <= _MOST_SUPPORT:
        return "support"
    least = {"take": take, "lead": lead, "ties": ties}
    return next((name for name, value in least.items() if not value), None)


def power_errors(s: Table) -> list[str]:
    """Return the errors of the scenario's part of the state."""
    p = state_of(s)
    cards = scenario_cards(s)
    found = _cards_missing(p, cards)
    if any(player_of(held) >= s.players for held in p.held):
        found.append("an unknown player holds cards")
    if not 0 <= p.marker <= cards.one("vote"):
        found.append("the marker is outside its track")
    if p.marker == cards.one("vote") and p.winner == NO_SIDE and not _is_voting(s):
        found.append("the marker is at the vote, but there is no election")
    if min(p.clan, p.mayor) < 0 or p.clan + p.mayor != by_number_of_players(s, "support"):
        found.append("the number of support tokens is wrong")
    if not 0 <= p.seized <= slots(s) or (p.seized == slots(s)) != (s.ending == "betrayed"):
        found.append("the number of seized dice does not fit the ending")
    return found + vote_errors(s)


def _cards_missing(p: PowerState, cards: ScenarioCards) -> list[str]:
    """Return the errors in the places of cards, held ones included."""
    found = []
    held = [card_of(each) for each in p.held]
    campaign = () if p.campaign == NO_CARD else (p.campaign,)
    everywhere = [*p.campaign_deck, *p.campaign_discard, *campaign, *held]
    if sorted(everywhere) != cards.of_deck("campaign"):
        found.append("a campaign card is missing or duplicated")
    if sorted([*p.rumour_deck, *p.rumour_discard, *p.rumours]) != cards.of_deck("rumour"):
        found.append("a rumour is missing or duplicated")
    if p.betrayal not in cards.of_deck("betrayal"):
        found.append("the traitor is unknown")
    if p.shuffles < 0 or any(not 0 <= deck_of(each) <= p.shuffles for each in p.held):
        found.append("a held card names a deck that never existed")
    if list(p.held) != sorted([held_as(deck_of(e), player_of(e), card_of(e)) for e in p.held]):
        found.append("held cards are not sorted")
    return found


def _is_voting(s: Table) -> bool:
    return bool(s.stack) and isinstance(s.stack[-1], ChooseRoller)
