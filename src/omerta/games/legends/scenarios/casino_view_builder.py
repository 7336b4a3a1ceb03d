"""The casino's part of a view: the board, the bet, and its exact odds."""

from typing import Final

from omerta.games.legends.components import LUCK, NO_RED, RED_NAMES, bits
from omerta.games.legends.odds import sides_of
from omerta.games.legends.odds_bet import bet_odds, odds_of_choice
from omerta.games.legends.rules.damage import ignores_damage
from omerta.games.legends.rules.dice import final_dice, most_pairs, worth
from omerta.games.legends.rules.rolling import faces
from omerta.games.legends.scenarios.casino_bets import (
    PENALTIES,
    dice_for_one,
    dice_of_bet,
    is_betting,
    most_chips,
    terms_of,
)
from omerta.games.legends.scenarios.casino_pieces import jackpot_of, marks, state_of
from omerta.games.legends.scenarios.decks import NO_CARD
from omerta.games.legends.table import ACTIVE, NO_PLAYER, Table
from omerta.games.legends.table_challenges import scenario_cards
from omerta.games.legends.view import RollView
from omerta.games.legends.view_casino import BetOdds, BettorView, BetView, CasinoView

_PERCENT: Final = 10_000
"""Views give chances in hundredths of a percent."""


def casino_view(s: Table) -> CasinoView:
    """Return the casino without deck orders and the identity of tables removed unseen (LG-12.5)."""
    c = state_of(s)
    cards = scenario_cards(s)
    ids = cards.ids
    here = c.table != NO_CARD
    return CasinoView(
        table=ids[c.table] if here else None,
        jackpot=cards.difficulty[c.table] if here else 0,
        jackpot_now=jackpot_of(s) if here else 0,
        dice=cards.values("dice")[c.table] if here else 0,
        more=marks(s, "bet_die1"),
        penalty=PENALTIES[PENALTIES.index(cards.marks("penalty")[c.table]) if here else 0],
        lucks=cards.one("lucks"),
        closes=marks(s, "close_on_jackpot") > 0,
        spectators=tuple([ids[card] for card in c.spectators]),
        spectator_deck=tuple([ids[card] for card in sorted(c.spectator_deck)]),
        spectator_discard=tuple([ids[card] for card in sorted(c.spectator_discard)]),
        hidden_tables=tuple([ids[card] for card in sorted((*c.deck, *c.unseen))]),
        tables_left=len(c.deck),
        removed_unseen=len(c.unseen),
        removed=tuple([ids[card] for card in c.removed]),
        croupier=c.croupier,
        eyes=cards.many("eyes"),
        close=cards.one("close"),
        block=cards.one("block"),
        blocked=s.police == ACTIVE,
        safe=c.safe,
        safe_track=cards.many("safe"),
        cell=c.cell,
        bundle=cards.one("bundle"),
        supply=c.supply,
        chips=cards.one("chips"),
        find=cards.one("find"),
        found=tuple([s.pack.ids[minion] for minion in c.found]),
        bettors=_bettors(s) if here else (),
        odds=_odds(s) if here else (),
        bet=_bet(s) if is_betting(s) else None,
    )


def _bettors(s: Table) -> tuple[BettorView, ...]:
    """Return the minions that may bet: the active player's hand, or only the chosen one."""
    if s.active == NO_PLAYER or state_of(s).stake:
        return ()
    minions = s.crew if is_betting(s) and s.crew else s.hands[s.active]
    found = []
    for minion in bits(minions):
        dice = dice_for_one(s, minion)
        found.append(BettorView(s.pack.ids[minion], dice, most_chips(s, dice)))
    return tuple(found)


def _odds(s: Table) -> tuple[BetOdds, ...]:
    """Return the odds for each number of dice at the active table; the same for all viewers."""
    sides = sides_of(s.pack)
    terms = terms_of(s)
    dice = s.pack.file.dice
    found = []
    for count in range(dice + 1):
        jackpot, damage = bet_odds(sides, count, dice, terms)
        chance = round(_PERCENT * jackpot)
        found.append(BetOdds(chance, _PERCENT - chance, round(100 * damage)))
    return tuple(found)


def _bet(s: Table) -> BetView:
    """Return the current bet."""
    c = state_of(s)
    sides = sides_of(s.pack)
    choices = range(most_pairs(s.dice) + 1 if c.stake else 0)
    terms = terms_of(s)
    lucks = [final_dice(s.dice, cancelled).count(LUCK) for cancelled in choices]
    return BetView(
        minion=s.pack.ids[s.crew.bit_length() - 1] if s.crew else None,
        stake=c.stake,
        most=c.stake or (most_chips(s, dice_of_bet(s)) if s.crew else 0),
        dice=len(s.dice) if c.stake else dice_of_bet(s),
        rolled=c.stake > 0,
        chances=tuple(
            [
                round(_PERCENT * odds_of_choice(sides, s.dice, each, s.stock, terms)[0])
                for each in choices
            ]
        ),
        penalties=tuple([count >= terms[2] and terms[1] != "none" for count in lucks]),
    )


def bet_roll(s: Table) -> RollView:
    """Return the bet as a roll; its difficulty is the jackpot."""
    rolled = state_of(s).stake > 0
    totals = [
        worth(s.dice, s.red, cancelled, s.pack.luck).total
        for cancelled in range(most_pairs(s.dice) + 1)
    ]
    return RollView(
        scenario_cards(s).ids[state_of(s).table],
        s.active,
        jackpot_of(s),
        1,
        s.pack.names(s.crew),
        len(s.dice) if rolled else dice_of_bet(s),
        faces(s.dice),
        "none" if s.red == NO_RED else RED_NAMES[s.red],
        s.bonus,
        s.more,
        bool(s.spared),
        ignores_damage(s),
        (),
        tuple(totals) if rolled else (),
        (),
    )
