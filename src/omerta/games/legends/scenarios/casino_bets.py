"""A bet, from the choice of the minion to its consequences (SC-4.5 to SC-4.19)."""

from typing import Final

from omerta.games.legends.components import CARD, ICONS, LUCK, RED_NAMES, WHITE_NAMES
from omerta.games.legends.events import (
    BetOpened,
    BetSettled,
    ChipsLaundered,
    DiceRolled,
    DieAdded,
    JackpotWon,
    MinionPlayed,
    PenaltyStruck,
    RedDieRolled,
    StakeSet,
)
from omerta.games.legends.events_casino import PenaltyName
from omerta.games.legends.frames import Step
from omerta.games.legends.odds import sides_of
from omerta.games.legends.odds_bet import Terms, best_choice
from omerta.games.legends.rules.asking import ask, then
from omerta.games.legends.rules.dice import final_dice, roll_red, roll_white, worth
from omerta.games.legends.rules.piles import put_out, with_player
from omerta.games.legends.rules.rolling import faces
from omerta.games.legends.scenarios.casino_pieces import (
    ChooseBettor,
    ChooseStake,
    advance_croupier,
    drop_of,
    jackpot_of,
    marks,
    move_safe,
    next_space,
    next_spectators,
    reveal_spectator,
    state_of,
    wants_to_close,
)
from omerta.games.legends.table import Table
from omerta.games.legends.table_challenges import scenario_cards
from omerta.kernel.chance import Chance
from omerta.kernel.events import Event

PENALTIES: Final[tuple[PenaltyName, ...]] = (
    "none",
    "die",
    "spectator",
    "red",
    "croupier",
    "jackpot",
)
AFTER_BET = (Step("window"), Step("ask_luck"), Step("settle"), Step("dice_back"))
CLOSE = Step("close")


def is_betting(s: Table) -> bool:
    """Return whether the current interaction is a bet at the active table."""
    return s.challenge >= CARD and s.challenge - CARD == state_of(s).table


# Minion and stake


def spared_dice(s: Table, table: int, minion: int) -> int:
    """Return the dice that a minion saves at a table: those of its best icon, once (SC-4.7)."""
    cards = scenario_cards(s)
    matching = s.pack.matching
    return max(
        [
            cards.values(letter)[table]
            for place, letter in enumerate(ICONS)
            if matching[1 << place] >> minion & 1
        ],
        default=0,
    )


def dice_for_one(s: Table, minion: int) -> int:
    """Return the white dice of a minion's bet for one chip (SC-4.7, SC-4.8)."""
    table = state_of(s).table
    left = max(scenario_cards(s).values("dice")[table] - spared_dice(s, table, minion), 0)
    return min(left + marks(s, "bet_die1"), s.stock + len(s.dice))


def most_chips(s: Table, dice: int) -> int:
    """Return the most chips for this many dice; each chip but the first adds a die (SC-4.9)."""
    return min(state_of(s).supply, 1 + s.stock - dice)


def open_bet(s: Table, player: int, log: list[Event]) -> None:
    """Open a bet: ask which minion is played; any may be (SC-4.5, SC-4.6)."""
    log.append(BetOpened(player, scenario_cards(s).ids[state_of(s).table], jackpot_of(s)))
    ask(s, ChooseBettor, player)


def send(s: Table, player: int, minion: int, chance: Chance, log: list[Event]) -> None:
    """Move exactly one minion from hand to table (SC-4.6) and ask for the stake."""
    bit = 1 << minion
    s.hands = with_player(s.hands, player, s.hands[player] ^ bit)
    s.tables = with_player(s.tables, player, s.tables[player] | bit)
    s.crew = bit
    dice = dice_for_one(s, minion)
    log.append(MinionPlayed(player, s.pack.ids[minion], dice))
    most = most_chips(s, dice)
    if most > 1:
        ask(s, ChooseStake, player, most)
    else:
        set_stake(s, player, 1, chance, log)


def set_stake(s: Table, player: int, chips: int, chance: Chance, log: list[Event]) -> None:
    """Stake the chips and roll the white dice (SC-4.9, SC-4.10)."""
    c = state_of(s)
    c.supply -= chips
    c.stake = chips
    count = dice_of_bet(s)
    log.append(StakeSet(player, chips, count))
    if not count:  # the total is 0 without a roll
        then(s, *AFTER_BET[2:])
        return
    s.stock -= count
    s.rolls += 1
    s.dice = roll_white(s.pack, count, chance)
    log.append(DiceRolled(player, faces(s.dice), "none"))
    then(s, *AFTER_BET)


def dice_of_bet(s: Table) -> int:
    """Return the white dice of the bet; before the stake those for one chip, or 0."""
    if not s.crew:
        return 0
    more = max(state_of(s).stake - 1, 0)
    return dice_for_one(s, s.crew.bit_length() - 1) + more


# Consequences


def settle(s: Table, chance: Chance, log: list[Event]) -> None:
    """Apply the penalty, compare total and jackpot, apply the rest (SC-4.12 to SC-4.17)."""
    c = state_of(s)
    cards = scenario_cards(s)
    lucky = final_dice(s.dice, s.cancelled).count(LUCK) >= cards.one("lucks")
    won = lucky and suffer_penalty(s, chance, log)
    found = worth(s.dice, s.red, s.cancelled, s.pack.luck)  # SC-4.11
    s.total = found.total
    jackpot = jackpot_of(s)
    won = won or s.total >= jackpot
    log.append(BetSettled(s.total, found.blocked, found.multiplier, jackpot, won))
    closes = wants_to_close(s) or (won and marks(s, "close_on_jackpot") > 0)  # SC-4.19
    then(s, Step("damage"), Step("red"), *([CLOSE] if closes else []))  # SC-4.17
    stake, c.stake = c.stake, 0
    if won:
        win_jackpot(s, stake, log)
    else:
        launder(s, stake, log)


def suffer_penalty(s: Table, chance: Chance, log: list[Event]) -> bool:
    """Apply the table's penalty once (SC-4.12, SC-4.13); return whether it is the jackpot."""
    cards = scenario_cards(s)
    table = state_of(s).table
    penalty = cards.marks("penalty")[table]
    if penalty == "none":
        return False
    log.append(PenaltyStruck(cards.ids[table], PENALTIES[PENALTIES.index(penalty)]))
    if penalty == "die":
        add_die(s, chance, log)
    elif penalty == "spectator":
        reveal_spectator(s, chance, log)
    elif penalty == "red":
        s.red = roll_red(s.pack, chance)
        log.append(RedDieRolled(RED_NAMES[s.red]))
    elif penalty == "croupier":
        advance_croupier(s, chance, log)
    return penalty == "jackpot"


def add_die(s: Table, chance: Chance, log: list[Event]) -> None:
    """Add a white die to the final result, if the stock has one (SC-4.13)."""
    if s.stock:
        s.stock -= 1
        (face,) = roll_white(s.pack, 1, chance)
        s.dice = (*s.dice, face)
        log.append(DieAdded(WHITE_NAMES[face]))


def win_jackpot(s: Table, stake: int, log: list[Event]) -> None:
    """Put the minion out of action; return stake and cell to the supply (SC-4.16)."""
    c = state_of(s)
    minion = s.crew.bit_length() - 1
    chips = stake + c.cell
    c.supply += chips
    c.cell = 0
    log.append(JackpotWon(s.pack.ids[minion], chips))
    put_out(s, minion, "jackpot", log)


def launder(s: Table, stake: int, log: list[Event]) -> None:
    """Move the stake to the cell; every full bundle raises the safe (SC-4.15)."""
    c = state_of(s)
    bundle = scenario_cards(s).one("bundle")
    up, c.cell = divmod(c.cell + stake, bundle)
    c.supply += up * bundle
    log.append(ChipsLaundered(stake, c.cell))
    if up:
        move_safe(s, up, log)


# The input of the odds


def terms_of(s: Table) -> Terms:
    """Return the active table for the odds: jackpot, penalty and the effect of revealed spectators."""
    cards = scenario_cards(s)
    penalty = cards.marks("penalty")[state_of(s).table]
    shows = penalty == "spectator"
    if penalty == "croupier":
        shows = next_space(s) in cards.many("eyes")
    drops = [drop_of(cards.effect[card]) for card in next_spectators(s)] if shows else []
    dropped = tuple([drops.count(drop) for drop in range(max(drops, default=-1) + 1)])
    return jackpot_of(s), penalty, cards.one("lucks"), dropped


def best_luck(s: Table) -> int:
    """Return the number of lucks that should cancel a lock to avoid the jackpot (rules, section 4)."""
    return best_choice(sides_of(s.pack), s.dice, s.stock, s.spared, terms_of(s))
