# The board of Mafia: words that only the drawn table needs.

### Signs in words, for screen readers

town-city = The town
town-prison = The prison
town-seats = The bosses
town-tray = What you can do
town-hand = Your hand
town-news = What happened
town-street = { $street }, { $own ->
    [yes] your street
   *[no] street of { $player }
}: { $lying ->
    [closed] { $known ->
        [yes] your closed card, { $card }
       *[no] { $own ->
            [yes] your closed card
           *[no] a closed card
        }
    }
    [open] { $card }{ $pistol ->
        [fired] , fired
        [silent] , silent
       *[no] {""}
    }
    [arrested] { $card }, under arrest, with { $figure }
    [scene] scene of a crime, { $figure } stands there
   *[empty] empty
}{ $loot ->
    [0] {""}
   *[other] , { $loot } on it
}{ $waits ->
    [yes] , waits for an answer
   *[no] {""}
}
town-street-able = { $street }. { $do }
town-can-lay = Can be laid on
town-can-open = Can be opened
town-can-fire = Can be fired at
town-can-sell = Can be sold to
town-can-fill = Can be paid first
town-reached-near = near
town-reached-knight = in knight's reach
town-reached-target = would be hit
town-drafted = { $street }, your street: { $card }, to be laid
town-prisoner = { $figure } of { $player }, { $cell ->
    [chair] on the chair, ransom { $price }
   *[other] { $running ->
        [yes] running from cell { $cell }
       *[no] in cell { $cell }
    }
}{ $able ->
    [yes] , may still serve in this round
   *[no] {""}
}. A ransom goes to { $receiver }.
town-cell = { $cell ->
    [chair] The chair, { $price }
   *[other] Cell { $cell }
}: { $count ->
    [0] empty
    [one] one figure
   *[other] { $count } figures
}
town-way-out = Way out
town-runs = runs
town-boss = { $player }, { $colour }: { $cash } cash, { $home ->
    [one] one figure
   *[other] { $home } figures
} at home, clan with { $mate }{ $hand ->
    [0] {""}
    [one] , one card in hand
   *[other] , { $hand } cards in hand
}{ $thrown ->
    [0] {""}
   *[other] , exchanged { $thrown }
}{ $first ->
    [yes] , first in this round
   *[no] {""}
}{ $passed ->
    [yes] , has passed
   *[no] {""}
}{ $turn ->
    [yes] , has the turn
   *[no] {""}
}
town-ring = Ransoms go, and empty banks are helped out, this way round: { $ring }
town-passed = pass
town-exchanged = ⇄ { $thrown }
town-cash = Cash: { $cash }
town-home = Figures at home: { $home }
town-jailed = Figures in prison: { $jailed }
town-bank = Bank
town-bank-left = The bank has { $bank } of { $money } left
town-round = Round { $round }
town-round-why = Round { $round } of { $most } at most
town-last-round = Last round
town-fired = fired
town-silent = silent
town-aid-laid = you may look up your closed cards
town-aid-full = you may look up all your cards

### The chain of consequences

town-skip = Skip
town-skip-why = Show at once how things stand (Esc)
town-quiet = What happens is told here.

### The tray

town-back = Back
town-why-not-lay = Why not lay it there?
town-why-not-open = Why not open it?
town-why-not-fire = Why not fire at it?
town-why-not-sell = Why not sell there?
town-why-not-fill = Why not pay it first?
town-why-not-serve = Why can it not serve?
town-why-not-run = Why can it not run?
town-why-not-ransom = Why not buy it free?
town-read = Tap a street or a prisoner to read about it.
town-open-now = { $steps ->
    [0] Tap one of your closed cards.
   *[other] Tap one of your closed cards, or a prisoner of yours.
}
town-serve-now = Tap a prisoner of yours to let it serve.
town-fire-now = Tap a card near { $street }.
town-sell-now = Tap a buyer.
town-split-now = The bank has { $bank } left. Name the cards in the order in which they are to be paid.
town-runner-now = Choose who runs.
town-ransom-now = Choose whom to buy free.
town-exchange-now = Tap the cards that you do not want.
town-lay-prompt = { $player }: lay your cards on your streets.
town-lay-now = Tap a card, then one of your streets. A street tapped again gives its card back.
town-lay-held = { $card }: onto which street?
town-slot = { $slot }: { $card }
town-slot-aside = { $slot }: { $card }, to be exchanged
town-slot-held = { $slot }: { $card }, about to be laid
town-slot-laid = { $slot }: { $card }, goes to { $street }
town-lay-all = { $left ->
    [0] Lay the cards
    [one] One card has no street yet
   *[other] { $left } cards have no street yet
}
town-exchange-all = { $count ->
    [0] Keep all cards
    [one] Exchange one card
   *[other] Exchange { $count } cards
}
town-thrown = You threw: { $cards }
town-near = Near: { $streets }
town-knight = Knight's move: { $streets }
town-if-opened = If opened now: { $effect }

### Answers: question, button, what follows

town-ask-throw = Exchange { $card }?
town-do-throw = Exchange
town-then-throw = It leaves for this round.
town-ask-done = { $decision ->
    [ransom] Buy nobody else free?
   *[exchange] Enough?
}
town-do-done = { $decision ->
    [ransom] Done
   *[exchange] Done
}
town-then-done = { $decision ->
    [ransom] Your prisoners stay where they are. You are asked again only if somebody pays you a ransom.
   *[exchange] You keep the other cards.
}
town-ask-lay = Lay it on { $street }?
town-do-lay = Lay
town-then-lay = It lies closed there.
town-ask-open = { $known ->
    [yes] Open { $street }: { $card }?
   *[no] Open your card on { $street }?
}
town-do-open = Open { $street }
town-then-open-unknown = It acts at once, and only once. You know what you laid there; the table does not tell.
town-ask-serve = Let { $figure } serve?
town-do-serve = Serve { $figure }
town-then-serve = { $to ->
    [home] From cell { $cell } straight home. That is your turn.
   *[other] From cell { $cell } to cell { $to }. That is your turn.
}
town-ask-pass = Pass?
town-do-pass = Pass
town-then-pass = { $turns ->
    [0] You have no turn left to lose.
    [one] You lose one turn{ $steps ->
        [0] .
       *[other] , a prison step.
    }
   *[other] You lose { $turns } turns{ $steps ->
        [0] .
        [one] , one of them a prison step.
       *[other] , { $steps } of them prison steps.
    }
}{ $passing ->
    [cards] {" "}Prisoners may still serve.
   *[all] {""}
}
town-ask-hold = Keep the pistol silent?
town-do-hold = Hold
town-then-hold = It cannot fire in this round, and nobody can arrest it.
town-ask-fire = { $known ->
    [yes] Fire at the { $card } on { $street }?
   *[no] Fire at the closed card on { $street }?
}
town-do-fire = Fire at { $street }
town-then-fire = { $own ->
    [yes] {""}
   *[no] The card of { $player } leaves the city.{" "}
}{ $loot ->
    [0] No money lies on it.
   *[other] Its { $loot } come onto your pistol.
} Your figure stands at the scene, and the law may arrest the pistol.
town-ask-sell = Sell to the buyer on { $street }?
town-do-sell = Sell to { $street }
town-then-sell = { $own ->
    [yes] The buyer is yours: it is paid the same sum.
   *[no] The buyer belongs to { $player } and is paid the same sum.
}
town-ask-run-nobody = Call the escape off?
town-do-run-nobody = Nobody runs
town-then-run-nobody = The escape leaves the city.
town-ask-run = Let { $figure } run?
town-do-run = { $figure } runs
town-then-run = { $own ->
    [yes] Your figure
   *[no] The figure of { $player }
} leaves cell { $cell } and is home when the round ends, unless the escape is arrested or killed.
town-ask-fill = Pay { $street } first?
town-do-fill = Pay { $street } first
town-then-fill = { $card } of { $player }: { $due } due.
town-ask-ransom = Buy { $figure } free?
town-do-ransom = Pay { $price }
town-then-ransom = { $price } to { $receiver }, and { $own ->
    [yes] your figure
   *[no] the figure of { $player }
} goes home. You keep { $left }.

### What a card would do now

town-would-theft = { $paid ->
    [players] { $loot } onto it, with the help of { $payers }: the bank is short.
   *[bank] { $loot } from the bank onto it.
}
town-would-robbery = { town-would-theft }
town-would-goods = { $asks ->
    [buyer] you choose one of the buyers on { $touched }.
    [split] a sale on { $touched }, but the bank is short: you share out the rest.
   *[no] { $count ->
        [0] no open buyer near, so nothing now.
       *[other] sold to { $touched }: { $loot } for each.
    }
}
town-would-buyer = { $asks ->
    [split] buys on { $touched }, but the bank is short: you share out the rest.
   *[no] { $count ->
        [0] no unsold goods near, so nothing now.
       *[other] buys on { $touched }: { $loot } onto the buyer, each of the goods gets its number.
    }
}
town-would-courtesan = { $count ->
    [0] no money to charm away near.
   *[other] { $loot } from { $touched }.
}
town-would-police = { $arrested ->
    [0] nobody to arrest.
   *[other] arrests { $arrests }{ $loot ->
        [0] .
       *[other] , { $loot } seized.
    }
}
town-would-commissioner = { town-would-police }
town-would-prosecutor = { $arrested ->
    [0] { $jailed ->
        [0] nobody to arrest.
       *[other] nobody to arrest near, but { $jailed ->
            [one] one arrested figure goes
           *[other] { $jailed } arrested figures go
        } to prison.
    }
   *[other] arrests { $arrests }{ $loot ->
        [0] {""}
       *[other] , { $loot } seized
    }; { $jailed ->
        [0] nobody goes to prison.
        [one] one figure goes to prison.
       *[other] { $jailed } figures go to prison.
    }
}
town-would-lawyer = { $count ->
    [0] no fee and nobody to free.
   *[other] { $loot ->
        [0] no fee
       *[other] a fee of { $loot }
    }{ $freed_count ->
        [0] , nobody to free.
       *[other] ; free at once: { $freed }.
    }
}
town-would-witness = { $arrested ->
    [0] { $jailed ->
        [0] nobody new to arrest.
        [one] nobody new to arrest, but one arrested figure goes to prison.
       *[other] nobody new to arrest, but { $jailed } arrested figures go to prison.
    }
   *[other] the law arrests { $arrests }{ $loot ->
        [0] .
       *[other] , { $loot } for the witness.
    }{ $jailed ->
        [0] {""}
        [one] {" "}One figure goes to prison.
       *[other] {" "}{ $jailed } figures go to prison.
    }
}
town-would-pistol = { $count ->
    [0] nobody in reach: it holds by itself.
   *[other] you may fire at { $touched }, or hold.
}
town-would-escape = { $asks ->
    [runner] a prisoner may run.
   *[no] nobody to run: the card leaves.
}

### Money between bosses

town-owes = { $player } owes { $receiver } { $amount } for { $count ->
    [one] one prisoner
   *[other] { $count } prisoners
}
town-owes-nothing = { $player } owes nobody anything
town-split-row = { $street }: { $card }, { $player }, { $due } due; the rest from { $payer }
town-split-due = due { $due }
town-split-gets = bank { $amount }
town-split-rest = { $payer } { $amount }

### Words that only look, when they are typed; in any language

inspect-table = table, стол
inspect-city = city, город
inspect-prison = prison, тюрьма
inspect-cash = cash, деньги, касса
inspect-hand = hand, рука
