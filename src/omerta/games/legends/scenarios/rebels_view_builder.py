"""The struggle's part of a view: everything except the orders of the decks."""

from omerta.games.legends.components import CARD, NO_RED, RED_NAMES
from omerta.games.legends.odds import sides_of
from omerta.games.legends.odds_fight import holds, win_row
from omerta.games.legends.rules.dice import most_pairs, worth
from omerta.games.legends.rules.rolling import faces
from omerta.games.legends.scenarios.decks import NO_CARD
from omerta.games.legends.scenarios.rebels_pieces import (
    AMBUSH,
    CLAN,
    NO_MINION,
    NOWHERE,
    PickFugitive,
    PickRebel,
    fought,
    is_suspect,
    rebel_dice,
    rebels_have,
    state_of,
)
from omerta.games.legends.settings import Place
from omerta.games.legends.table import Table
from omerta.games.legends.table_challenges import scenario_cards
from omerta.games.legends.view_rebels import AttackView, FightView, RebelsView


def rebels_view(s: Table) -> RebelsView:
    """Return the scenario's part of the view."""
    r = state_of(s)
    cards = scenario_cards(s)
    asked = s.stack[-1] if s.stack else None
    return RebelsView(
        struggle=cards.many("struggle"),
        clan=r.clan,
        rebels=r.rebels,
        place=_place(s),
        place_card=cards.ids[r.place],
        place_deck=tuple([cards.ids[card] for card in sorted(r.place_deck)]),
        checked=None if r.checked == NO_MINION else s.pack.ids[r.checked],
        suspects=sum([is_suspect(s, minion) for minion in s.deck]),
        clan_attack=_attack(s, CLAN),
        ambush=_attack(s, AMBUSH),
        fugitives=s.pack.names(r.fugitives),
        attack_deck=tuple([cards.ids[card] for card in sorted(r.attack_deck)]),
        attack_discard=tuple([cards.ids[card] for card in sorted(r.attack_discard)]),
        chances=_chances(s),
        fight=_fight(s, asked.b) if isinstance(asked, PickRebel) else None,
        captures=asked.a if isinstance(asked, PickFugitive) else 0,
    )


def _place(s: Table) -> Place:
    """Return the place where the rebels wait in ambush."""
    names: dict[str, Place] = {"docks": "docks", "club": "club", "street": "street"}
    return names[scenario_cards(s).marks("place")[state_of(s).place]]


def _attack(s: Table, where: int) -> AttackView | None:
    """Return an attack, its rebels, and the odds of a fight with them."""
    r = state_of(s)
    card = r.attacks[where]
    if card == NO_CARD:
        return None
    rebels = rebel_dice(s, where)
    odds = win_row(s.pack, rebels, ambush=where == AMBUSH)
    return AttackView(scenario_cards(s).ids[card], s.pack.names(r.gangs[where]), rebels, odds)


def _chances(s: Table) -> tuple[int, ...]:
    """Return the chance to win a fight for each luck choice, once the clan's dice are rolled."""
    where = fought(s)
    if where == NOWHERE or s.red == NO_RED or state_of(s).red != NO_RED:
        return ()
    sides, rebels = sides_of(s.pack), rebel_dice(s, where)
    totals = [
        worth(s.dice, s.red, cancelled, s.pack.luck).total + s.bonus
        for cancelled in range(most_pairs(s.dice) + 1)
    ]
    found = [holds(sides, total, rebels, ambush=where == AMBUSH) for total in totals]
    return tuple([round(10_000 * chance) for chance in found])


def _fight(s: Table, fleeing: int) -> FightView:
    """Return the current fight: both totals are known, and rebels must flee."""
    r = state_of(s)
    where = fought(s)
    return FightView(
        scenario_cards(s).ids[s.challenge - CARD],
        where == AMBUSH,
        s.total,
        faces(r.dice),
        RED_NAMES[r.red],
        rebels_have(s),
        fleeing,
    )
