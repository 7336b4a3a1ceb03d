# The casino: words that only its board needs; they are fetched with it.

casino-scene = The casino
casino-help = How a bet works

### The gaming table

casino-table = { $name }. { $dice ->
    [one] One die
   *[other] { $dice } dice
} for one chip{ $more ->
    [0] {""}
    [one] , one more by spectators
   *[other] , { $more } more by spectators
}. { $taken }. Jackpot { $now }{ $printed ->
    [same] {""}
   *[other] , printed { $printed }
}. { $penalty }
casino-takes = { $letter } takes away { $count ->
    [one] one die
   *[other] { $count } dice
}
casino-takes-title = Whoever has this specialisation rolls so many dice fewer; the best one counts, once (SC-4.7).
casino-takes-none = No specialisation takes dice away
casino-dice-title = Rolled for the first chip; each further chip adds a die (SC-4.9).
casino-more = +{ $count }
casino-jackpot = Jackpot
casino-jackpot-title = A total of { $now } or more is the jackpot, which nobody wants: the minion goes out of action and all chips of stake and cell return (SC-4.16).
casino-penalty = { $penalty ->
    [die] one more die
    [spectator] a spectator
    [red] the red die
    [croupier] croupier +1
    [jackpot] the jackpot
   *[none] no penalty
}
casino-penalty-title = { $lucks ->
    [one] One luck
   *[other] { $lucks } lucks
} in the final result bring the penalty, once (SC-4.12, SC-4.13).
casino-closes = A jackpot closes this table.
casino-no-table = No table is open
casino-no-table-why = { $tables ->
    [0] There is none left: at the next turn the night is over.
   *[other] The next turn begins at a new one.
}
casino-staked = { $minion }: { $stake ->
    [0] thinking about the stake
    [one] one chip staked
   *[other] { $stake } chips staked
}

### Spectators

casino-spectators = Spectators
casino-drop = −{ $count }
casino-spectator-die = +1

### Croupier

casino-croupier = Croupier
casino-croupier-said = The croupier stands on { $space } of { $close }. Eyes on { $eyes }; the table closes on { $close }.{ $blocked ->
    [yes] {" "}The police block space { $block }.
   *[no] {""}
}
casino-space = { $kind ->
    [start] start
    [eye] eye: a spectator comes
    [blocked] blocked by the police: the croupier skips it
    [close] the table closes
   *[quiet] quiet, until the police block it
}
casino-next-title = At the end of each turn the croupier moves on (SC-4.23).
casino-next = { $kind ->
    [eye] next: a spectator
    [close] next: the table closes
    [none] rests
   *[quiet] next: nothing
}

### Safe and chips

casino-safe = Safe
casino-safe-said = The safe is worth { $worth }{ $next ->
    [none] , the most there is
   *[other] ; one up it is worth { $next }
}.
casino-safe-title = { $bundle } chips in the cell move the safe one up (SC-4.15). On the top space it is over, with { $top } reputation (SC-4.27).
casino-cell = Cell
casino-cell-said = { $cell } of { $bundle } chips in the cell
casino-supply = Supply { $count }
casino-supply-title = Chips that can still be staked, of { $all }.

### Tables to come

casino-tables = Tables left
casino-tables-said = { $count ->
    [0] No table is left
    [one] One table is left
   *[other] { $count } tables are left
} in the deck
casino-tables-hidden = { $unseen ->
    [0] Still in the deck, in an order that nobody knows:
    [one] One of these left unseen, the others are in the deck:
   *[other] { $unseen } of these left unseen, the others are in the deck:
}
casino-tables-gone = Played out:
casino-tables-none = None.
casino-table-short = { $dice ->
    [one] one die
   *[other] { $dice } dice
}, jackpot { $jackpot }, too lucky: { $penalty }

### The draft of a bet

casino-bet = { $table }: jackpot { $jackpot }
casino-who = Who bets? Everybody may. Dice and jackpot are for one chip.
casino-nobody = This hand has nobody who could bet.
casino-how-many = { $table }: how many chips?
casino-chip = { $chips ->
    [one] One chip
   *[other] { $chips } chips
}: { $dice ->
    [0] no dice
    [one] one die
   *[other] { $dice } dice
}, jackpot { $chance }
casino-damage = Damage expected: { $damage }.
casino-if-lost = Lost { $chance }: { $chips ->
    [one] one chip
   *[other] { $chips } chips
} to the cell, { $cell } of { $bundle }{ $up ->
    [0] {""}
    [one] , and the safe goes one up, worth { $worth }
   *[other] , and the safe goes { $up } up, worth { $worth }
}.
casino-if-won = Jackpot { $chance }: { $minion } goes out of action{ $chips ->
    [0] {""}
    [one] , and the chip of the cell is gone
   *[other] , and all { $chips } chips of the cell are gone
}{ $closes ->
    [yes] ; the table closes
   *[no] {""}
}.
casino-place = { $dice ->
    [0] Stake { $chips }, without a roll
    [one] Stake { $chips }, roll one die
   *[other] Stake { $chips }, roll { $dice } dice
}
casino-choose-bettor = Choose who bets

### The dice of a bet

casino-roll-about = { $table }: stay below { $jackpot }{ $stake ->
    [0] {""}
    [one] , one chip staked
   *[other] , { $stake } chips staked
}
casino-verdict = { $end ->
    [lost] Total { $total }, below { $jackpot }: the stake is lost, as we like it.
    [penalty] Total { $total }, but the penalty is the jackpot!
   *[won] Total { $total } against { $jackpot }: jackpot!
}
casino-after = Jackpot { $before } → { $after }
casino-change = jackpot { $before } → { $after }
casino-change-damage = damage { $before } → { $after }

### How a bet works

casino-help-goal = We want to lose: every lost chip is laundered. { $bundle } of them move the safe one up.
casino-help-dice = A table shows its dice. The specialisation of whoever bets takes dice away: the best one counts, once. Spectators may add dice.
casino-help-stake = One chip is always staked. Each further chip adds a die.
casino-help-roll = No red die, no successes: what counts is the total. A luck is worth { $luck }, or it cancels a lock. A lock blocks the highest number and hurts.
casino-help-penalty = { $lucks ->
    [one] One luck
   *[other] { $lucks } lucks
} that are kept bring the table's penalty.
casino-help-lost = Below the jackpot: the chips go to the cell.
casino-help-jackpot = At the jackpot or above: whoever bet goes out of action, stake and cell return to the supply.
casino-help-croupier = At the end of each turn the croupier moves on: an eye brings a spectator, the last space closes the table.
casino-help-end = It is over when the safe is on top, or when a table is needed and none is left.
casino-help-clause = Rules { $clause }
