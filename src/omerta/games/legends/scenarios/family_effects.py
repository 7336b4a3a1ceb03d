"""The current effects of downtimes, places and the accountant, and the view of them (SC-5).

All functions only read the table.
"""

from typing import Final

from omerta.games.legends.components import CARD
from omerta.games.legends.odds_bans import chances_with_bans
from omerta.games.legends.rules.interact import difficulty_of
from omerta.games.legends.scenarios.decks import NO_CARD
from omerta.games.legends.scenarios.family_pieces import (
    ASIDE,
    AT_POLICE_CARD,
    GONE,
    IN_DECK,
    SPACES,
    FamilyState,
    downtimes_of,
    is_finished,
    state_of,
)
from omerta.games.legends.table import NO_PLAYER, Table, all_hands, holder_of
from omerta.games.legends.table_challenges import scenario_cards
from omerta.games.legends.view_family import AccountantPlace, BusinessView, FamilyView, MolePlace

HARDER: Final = {
    "difficulty1": 1,
    "difficulty2": 2,
}  # the names of these effects contain the numbers
BANS: Final = {"ban_values": ("a", "b"), "ban_from": ("x",), "ban_to": ("x",)}
"""The effects that forbid totals, and the names of their values."""
EFFECTS: Final = (*HARDER, *BANS, "add_downtime")
_MOLE: Final[dict[int, MolePlace]] = {
    GONE: "gone",
    AT_POLICE_CARD: "police",
    IN_DECK: "deck",
    ASIDE: "aside",
}


def harder_by(s: Table, downtimes: tuple[int, ...]) -> int:
    """Return how much these downtimes raise the difficulty of their business (SC-5.10, SC-5.15)."""
    effects = scenario_cards(s).effect
    return sum([HARDER.get(effects[card], 0) for card in downtimes])


def void_totals(s: Table, downtimes: tuple[int, ...]) -> int:
    """Return the totals that these downtimes forbid, as a mask (SC-5.13, SC-5.14)."""
    cards = scenario_cards(s)
    void = 0
    for card in downtimes:
        effect = cards.effect[card]
        if effect == "ban_values":
            void |= 1 << cards.values("a")[card] | 1 << cards.values("b")[card]
        elif effect == "ban_from":
            void |= -1 << cards.values("x")[card]  # and every higher total
        elif effect == "ban_to":
            void |= (1 << cards.values("x")[card] + 1) - 1
    return void


def knowing(s: Table, business: int) -> int:
    """Return the minions that know the place of a business, as a mask."""
    return s.pack.at.get(scenario_cards(s).marks("place")[business], 0)


def payable(s: Table, business: int) -> int:
    """Return the minions in hands that know the place of a business, as a mask (SC-5.8)."""
    return all_hands(s) & knowing(s, business)


def is_unmatched(s: Table) -> bool:
    """Return whether a business is being tried and no helping minion knows its place."""
    card = s.challenge - CARD
    return card >= 0 and card in state_of(s).spaces and not s.crew & knowing(s, card)


def books_targets(s: Table) -> list[int]:
    """Return the accountant's possible targets: any downtime, any unfinished business (SC-5.17)."""
    f = state_of(s)
    found = [card for space in SPACES for card in reversed(downtimes_of(f, space))]
    found += [card for card in f.spaces if card != NO_CARD and not is_finished(s, card)]
    return found


def prints_on(s: Table, space: int) -> int:
    """Return the fingerprints of a space, those of covered downtimes included (SC-5.12)."""
    f = state_of(s)
    prints = scenario_cards(s).prints
    business = 0 if f.spaces[space] == NO_CARD else prints[f.spaces[space]]
    return business + sum([prints[card] for card in downtimes_of(f, space)])


# The view


def family_view(s: Table) -> FamilyView:
    """Return Family Business without deck orders; businesses removed unseen stay unknown."""
    f = state_of(s)
    ids = scenario_cards(s).ids
    accountant = scenario_cards(s).extras[0]
    holder = holder_of(s, accountant)
    return FamilyView(
        income=scenario_cards(s).many("income"),
        marker=f.marker,
        businesses=(_business(s, f, 0), _business(s, f, 1)),
        business_deck=len(f.deck),
        removed=len(f.removed),
        unseen=tuple([ids[card] for card in sorted((*f.deck, *f.removed))]),
        lost=tuple([ids[card] for card in sorted(f.lost)]),
        downtime_deck=tuple([ids[card] for card in sorted(f.downtimes)]),
        downtime_discard=tuple([ids[card] for card in sorted(f.discard)]),
        unmatched=is_unmatched(s),
        mole=_MOLE[f.mole],
        accountant=_accountant(s, f, accountant),
        holder=None if holder == NO_PLAYER else holder,
    )


def _accountant(s: Table, f: FamilyState, card: int) -> AccountantPlace:
    if f.accountant == GONE:
        return "gone"
    if s.exhausted >> card & 1:
        return "exhausted"
    if s.out >> card & 1:
        return "out"
    return "deck" if card in s.deck else "hand"


def _business(s: Table, f: FamilyState, space: int) -> BusinessView:
    cards = scenario_cards(s)
    card = f.spaces[space]
    downtimes = downtimes_of(f, space)
    void = void_totals(s, downtimes)
    low, listed, high = describe_bans(void)
    empty = card == NO_CARD
    player = s.first if s.active == NO_PLAYER else s.active
    difficulty = 0 if empty else difficulty_of(s, player, CARD + card)
    return BusinessView(
        side="right" if space else "left",
        card=None if empty else cards.ids[card],
        # The data file was checked, so this mark is a place.
        place=None if empty else cards.marks("place")[card],  # type: ignore[arg-type]
        tokens=s.tokens.get(CARD + card, 0),
        need=0 if empty else cards.need[card],
        finished=not empty and is_finished(s, card),
        difficulty=difficulty,
        downtimes=tuple([cards.ids[each] for each in downtimes]),
        harder=harder_by(s, downtimes),
        banned=listed,
        ban_from=high,
        ban_to=low,
        prints=prints_on(s, space),
        payers=() if empty else s.pack.names(payable(s, card)),
        odds=odds_table(s, difficulty, void) if void and not empty else (),
    )


def describe_bans(void: int) -> tuple[int | None, tuple[int, ...], int | None]:
    """Return the forbidden totals as a lower range, single totals and an upper range."""
    low = high = None
    if void < 0:  # every total from here on is forbidden
        high = (~void).bit_length()
        void &= (1 << high) - 1
    if void & 1:
        low = (~void & void + 1).bit_length() - 2
        void &= -1 << low + 1
    return low, tuple([each for each in range(void.bit_length()) if void >> each & 1]), high


_tables: dict[tuple[int, int, int], tuple[object, tuple[tuple[int, ...], ...]]] = {}
_MOST_TABLES: Final = 2000


def odds_table(s: Table, difficulty: int, void: int) -> tuple[tuple[int, ...], ...]:
    """Return the chances of at least 1, 2, … successes by white dice, in hundredths of a percent."""
    key = (id(s.pack), difficulty, void)
    known = _tables.get(key)
    if known is None or known[0] is not s.pack:
        if len(_tables) >= _MOST_TABLES:
            _tables.clear()
        rows = [
            chances_with_bans(s.pack, dice, difficulty, void, s.pack.most_needed)
            for dice in range(1, s.pack.file.dice + 1)
        ]
        table = tuple([tuple([round(10_000 * chance) for chance in row]) for row in rows])
        known = _tables[key] = (s.pack, table)
    return known[1]
