"""The fight for power in a view: everything except campaign cards in other hands."""

import msgspec

from omerta.games.legends.components import CARD, PROBLEM
from omerta.games.legends.odds_vote import seize_chances, vote_chance
from omerta.games.legends.rules.interact import difficulty_of, most_dice, wanted
from omerta.games.legends.scenarios.decks import NO_CARD
from omerta.games.legends.scenarios.power_pieces import (
    NO_SIDE,
    ChooseRoller,
    PowerState,
    active,
    card_of,
    hand_of,
    player_of,
    slots,
    state_of,
)
from omerta.games.legends.scenarios.power_vote import SIDES, rolls_of
from omerta.games.legends.table import NO_PLAYER, Table, seat_of
from omerta.games.legends.table_challenges import challenge_id, problems_on_table, scenario_cards
from omerta.games.legends.view_power import CampaignHand, PowerView, SeizeOdds
from omerta.kernel.seats import Viewer

_HUNDREDTHS = 10_000


def power_view(s: Table) -> PowerView:
    """Return the part of the view that all viewers share."""
    p = state_of(s)
    cards = scenario_cards(s)
    frame = s.stack[-1] if s.stack else None
    every = p.clan + p.mayor
    return PowerView(
        marker=p.marker,
        vote=cards.one("vote"),
        double=cards.many("double"),
        clan=p.clan,
        mayor=p.mayor,
        lead=cards.one("lead"),
        campaign=None if p.campaign == NO_CARD else cards.ids[p.campaign],
        hands=tuple([CampaignHand(len(hand_of(p, player)), None) for player in range(s.players)]),
        campaign_deck=len(p.campaign_deck),
        campaign_discard=_names(s, p.campaign_discard),
        unseen=(),
        rumours=tuple([cards.ids[card] for card in p.rumours]),
        rumour_deck=_names(s, p.rumour_deck),
        rumour_discard=_names(s, p.rumour_discard),
        betrayal=cards.ids[p.betrayal],
        # The data file was checked (`data_error`), so this effect is a rule.
        seize_rule=cards.effect[p.betrayal],  # type: ignore[arg-type]
        bound=cards.values("bound")[p.betrayal],
        slots=slots(s),
        seized=p.seized,
        chance=_chance(s, p.clan, p.mayor),
        chances=tuple([_chance(s, clan, every - clan) for clan in range(every + 1)]),
        seize=_seize_odds(s, p),
        asked_side=SIDES[frame.a] if isinstance(frame, ChooseRoller) else None,
        clan_roller=None if p.clan_roller == NO_PLAYER else p.clan_roller,
        mayor_roller=None if p.mayor_roller == NO_PLAYER else p.mayor_roller,
        rolls=rolls_of(p),
        winner=None if p.winner == NO_SIDE else SIDES[p.winner],
    )


def own_power_view(s: Table, seen: PowerView, viewer: Viewer) -> PowerView:
    """Return the view with the campaign cards of the viewer's own hands."""
    if viewer is None:
        return seen
    p = state_of(s)
    hands = list(seen.hands)
    for player in range(s.players):
        if seat_of(s, player) == viewer:
            names = _names(s, hand_of(p, player))
            hands[player] = CampaignHand(len(names), names)
    others = [card_of(held) for held in p.held if seat_of(s, player_of(held)) != viewer]
    unseen = _names(s, [*p.campaign_deck, *others])
    return msgspec.structs.replace(seen, hands=tuple(hands), unseen=unseen)


def _names(s: Table, cards: "list[int] | tuple[int, ...]") -> tuple[str, ...]:
    """Return the ids of cards by number, which hides their order."""
    ids = scenario_cards(s).ids
    return tuple([ids[card] for card in sorted(cards)])


def _chance(s: Table, clan: int, mayor: int) -> int:
    """Return the chance to win the election with these tokens, in hundredths of a percent."""
    cards = scenario_cards(s)
    chance = vote_chance(s.pack, clan, mayor, cards.one("lead"), cards.one("ties"))
    return round(_HUNDREDTHS * chance)


def _seize_odds(s: Table, p: PowerState) -> tuple[SeizeOdds, ...]:
    """Return the chances of losing a die for each challenge, with all dice of the next roller."""
    cards = scenario_cards(s)
    rule, bound = cards.effect[p.betrayal], cards.values("bound")[p.betrayal]
    if rule == "seize_round" or s.ending:
        return ()
    player = s.first if s.active == NO_PLAYER else s.active
    listed = [*cards.tests, *[PROBLEM + problem for problem in problems_on_table(s)]]
    listed += [CARD + card for card in active(p)]
    found = []
    for challenge in listed:
        difficulty, most = difficulty_of(s, player, challenge), wanted(s, challenge)
        dice = most_dice(s, player, challenge)
        chances = seize_chances(s.pack, rule, bound, dice, difficulty, most)
        found.append(SeizeOdds(challenge_id(s, challenge), chances))
    return tuple(found)
