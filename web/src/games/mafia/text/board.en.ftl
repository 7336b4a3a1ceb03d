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
town-lives = { $cash } safe, { $loot } on the street, { $cells ->
    [none] nobody in prison
   *[other] in prison: { $cells }
}
town-safe = safe
town-at-risk = still on the street
town-aim = { $victory ->
    [clan] Bank empty: the richer clan wins
   *[solo] Bank empty: the richest wins
}
town-bank-left = The bank has { $bank } of { $money } left
town-round = Round { $round }
town-round-why = Round { $round } of { $most } at most
town-last-round = Last round
town-rounds-left = { $left ->
    [one] about 1 more
   *[other] about { $left } more
}
town-arrested = arrested
town-no-card = no card
town-show-cards = Show my cards
town-hide-cards = Hide my cards
town-covered = { $slot }: a covered card of yours
town-own-cards = Your cards
town-only-you = only you see this

### One word on a card that the chosen one would change

town-mark-arrest = arrest
town-mark-sale = sale
town-mark-aim = in range
town-mark-cut = −{ $amount }
town-mark-fee = fee
town-mark-free = free
town-mark-again = acts again
town-fired = fired
town-silent = silent
town-aid-laid = you may look up your closed cards
town-aid-full = you may look up all your cards

### The chain of consequences

town-skip = Skip
town-skip-why = Show at once how things stand (Esc)

### The tray

town-back = Back
town-read = Tap any card to read it.
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
town-lay-now = Tap a card of yours, then one of your streets.
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
town-take-back = Take back
town-near = Near: { $streets }
town-knight = Knight's move: { $streets }
### The cards of the viewer

town-lies = { $lying ->
    [closed] hidden
    [arrested] arrested
   *[open] open
} on { $street }

town-where-hand = { $street ->
    [none] in your hand
   *[other] to be laid on { $street }
}
town-hidden = Hidden card

### The 13 kinds of cards

town-kinds = All 13 kinds
town-kinds-tab = Cards
kind-name-goods-l = goods, legal
kind-name-goods-c = goods, stolen
kind-line-prosecutor = Arrests near crimes, jails all arrested
kind-line-commissioner = Arrests open crimes a knight’s move off
kind-line-police = Arrests open crimes next to it
kind-line-buyer = Buys all open goods next to him
kind-line-goods-l = { $least }–{ $most } if an open buyer is next to it
kind-line-lawyer = Frees all arrested, takes police money
kind-line-witness = Open law strikes again, money to you
kind-line-goods-c = { $least }–{ $most } likewise; can be arrested
kind-line-courtesan = Takes { $cut } from each card next to her
kind-line-theft = { $theft } from the bank
kind-line-robbery = { $robbery } from the bank
kind-line-escape = One prisoner goes home, if not stopped
kind-line-pistol = Removes a card near it, takes its money
### Answers: question, button, what follows

town-do-throw = Exchange
town-do-done = { $decision ->
    [ransom] Done
   *[exchange] Done
}
town-do-lay = Lay
town-do-open = { $known ->
    [yes] Open the { $bare }
   *[no] Open { $street }
}
town-do-serve = Serve { $figure }
town-do-pass = Pass
town-do-hold = Hold
town-do-fire = Fire at { $street }
town-do-sell = Sell to { $street }
town-do-run-nobody = Nobody runs
town-do-run = { $figure } runs
town-do-fill = Pay { $street } first
town-do-ransom = Pay { $price }
### Between two rounds

round-over = Round { $round } is over
### Later: the sheet, its answers, and the summary of a round

town-why-not-lay = Why not lay it there?
town-why-not-open = Why not open it?
town-why-not-fire = Why not fire at it?
town-why-not-sell = Why not sell there?
town-why-not-fill = Why not pay it first?
town-why-not-serve = Why can it not serve?
town-why-not-run = Why can it not run?
town-why-not-ransom = Why not buy it free?
town-if-opened = Opened now:
town-where = { $own ->
    [yes] yours
   *[no] { $player }’s
}, { town-lies }
town-where-street = { $own ->
    [yes] your street
   *[no] { $player }’s street
}
town-hidden-own = You know what you laid here; nobody may look it up now.
town-hidden-other = Nobody but { $player } knows it. It may reach the streets around it, or those a knight’s move away.
town-empty = Street { $street }
town-empty-why = Nothing lies here. A boss gets a card less for every man in prison.
town-scene = Scene of a crime
town-scene-why = { $figure } stands here until the round ends, for a shot that was fired.
town-holds = { $loot } lie on it; they are safe when the round ends.
town-caught = Its man goes to prison when the round ends, unless a lawyer comes.
town-lay-where = Now tap one of your streets.
town-suit-law = law
town-suit-legal = legal
town-suit-criminal = crime
town-copies = { $copies } in { $cards }
kind-does-prosecutor = Arrests every open crime next to him; then all arrested men in town go to prison at once.
kind-does-commissioner = Arrests every open crime a knight’s move away and takes its money. Next to him they are safe.
kind-does-police = Arrests every open crime on the 8 streets around it and takes the money lying there.
kind-does-buyer = Buys all unsold open goods next to him, and gets as much as all of them together.
kind-does-goods-l = Sold to one open buyer next to it: both get the number on the card. The law leaves it alone.
kind-does-lawyer = Takes all money of police and commissioner in town. Then everybody under arrest goes home.
kind-does-witness = All open law cards act once more, their money comes here. Your own crimes are spared.
kind-does-goods-c = Sold to one open buyer next to it: both get the number on the card. The law may arrest it.
kind-does-courtesan = Takes { $cut } from every open card next to her that has as much. The law may arrest her.
kind-does-theft = { $theft } from the bank, to keep if no law and no pistol comes by.
kind-does-robbery = { $robbery } from the bank, to keep if no law and no pistol comes by.
kind-does-escape = Names a prisoner, who is home when the round ends unless this card is arrested or shot.
kind-does-pistol = Removes a card next to it, hidden or open, and takes its money. Fired, it may be arrested.
town-ask-throw = Exchange { $card }?
town-then-throw = It leaves for this round.
town-ask-done = { $decision ->
    [ransom] Buy nobody else free?
   *[exchange] Enough?
}
town-then-done = { $decision ->
    [ransom] Your prisoners stay where they are. You are asked again only if somebody pays you a ransom.
   *[exchange] You keep the other cards.
}
town-ask-lay = Lay it on { $street }?
town-then-lay = It lies closed there.
town-ask-open = { $known ->
    [yes] Open { $street }: { $card }?
   *[no] Open your card on { $street }?
}
town-then-open-unknown = It acts at once, and only once. You know what you laid there; the table does not tell.
town-ask-serve = Let { $figure } serve?
town-then-serve = { $to ->
    [home] From cell { $cell } straight home. That is your turn.
   *[other] From cell { $cell } to cell { $to }. That is your turn.
}
town-ask-pass = Pass?
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
town-then-hold = It cannot fire in this round, and nobody can arrest it.
town-ask-fire = { $known ->
    [yes] Fire at the { $card } on { $street }?
   *[no] Fire at the closed card on { $street }?
}
town-then-fire = { $own ->
    [yes] {""}
   *[no] The card of { $player } leaves the city.{" "}
}{ $loot ->
    [0] No money lies on it.
   *[other] Its { $loot } come onto your pistol.
} Your figure stands at the scene, and the law may arrest the pistol.
town-ask-sell = Sell to the buyer on { $street }?
town-then-sell = { $own ->
    [yes] The buyer is yours: it is paid the same sum.
   *[no] The buyer belongs to { $player } and is paid the same sum.
}
town-ask-run-nobody = Call the escape off?
town-then-run-nobody = The escape leaves the city.
town-ask-run = Let { $figure } run?
town-then-run = { $own ->
    [yes] Your figure
   *[no] The figure of { $player }
} leaves cell { $cell } and is home when the round ends, unless the escape is arrested or killed.
town-ask-fill = Pay { $street } first?
town-then-fill = { $card } of { $player }: { $due } due.
town-ask-ransom = Buy { $figure } free?
town-then-ransom = { $price } to { $receiver }, and { $own ->
    [yes] your figure
   *[no] the figure of { $player }
} goes home. You keep { $left }.
town-named = { $own ->
    [yes] your { $card }
   *[no] { $player }’s { $card }
}
town-would-theft = { $paid ->
    [players] { $loot } onto it, with the help of { $payers }: the bank is short.
   *[bank] +{ $loot } for you, from the bank.
}
town-would-robbery = { town-would-theft }
town-would-goods = { $asks ->
    [buyer] you choose one of the buyers on { $streets }.
    [split] a sale to { $touched }, but the bank is short: you share out the rest.
   *[no] { $count ->
        [0] no open buyer near, so nothing now.
       *[other] sold to { $touched }, +{ $loot } for each.
    }
}
town-would-buyer = { $asks ->
    [split] buys { $touched }, but the bank is short: you share out the rest.
   *[no] { $count ->
        [0] no unsold goods near, so nothing now.
       *[other] buys { $touched }: +{ $loot } for you.
    }
}
town-would-courtesan = { $count ->
    [0] no money to charm away near.
   *[other] +{ $loot } for you, from { $touched }.
}
town-would-police = { $arrested ->
    [0] nobody to arrest.
   *[other] arrests { $arrests }{ $loot ->
        [0] .
       *[other] , +{ $loot } for you.
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
       *[other] , +{ $loot } for you
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
       *[other] +{ $loot } for you
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
       *[other] , +{ $loot } for you.
    }{ $jailed ->
        [0] {""}
        [one] {" "}One figure goes to prison.
       *[other] {" "}{ $jailed } figures go to prison.
    }
}
town-would-pistol = { $count ->
    [0] nobody in reach: it holds by itself.
   *[other] you may fire at { $streets }, or hold.
}
town-would-escape = { $asks ->
    [runner] a prisoner may run.
   *[no] nobody to run: the card leaves.
}
town-owes = { $player } owes { $receiver } { $amount } for { $count ->
    [one] one prisoner
   *[other] { $count } prisoners
}
town-owes-nothing = { $player } owes nobody anything
town-split-row = { $street }: { $card }, { $player }, { $due } due; the rest from { $payer }
town-split-due = due { $due }
town-split-gets = bank { $amount }
town-split-rest = { $payer } { $amount }
round-left = { $bank } left
round-took = { $took ->
    [0] You took nothing.
   *[other] You took { $took }.
}
round-lead = { $own ->
    [yes] You lead
   *[no] { $count ->
        [one] { $player } leads
       *[other] { $player } lead together
    }
}{ $by ->
    [0] .
   *[other] {" "}by { $by }.
}
round-leads = leads
round-cash = { $player }: { $cash }, { $took } in this round
round-item = { $card } { $loot }
round-lost = { $cards } arrested
round-nothing = Nothing
round-ransoms = { $sign ->
    [plus] ransoms +{ $amount }
   *[minus] ransoms −{ $amount }
}
round-home = home from the streets
round-home-nothing = this round
round-decided = What decided it
round-made = { $own ->
    [yes] Your
   *[no] { $player }’s
} { $card } { $kind ->
    [buyer] was paid { $loot }.
    [goods] brought { $loot }.
    [theft] took { $loot } from the bank.
    [robbery] took { $loot } from the bank.
    [lawyer] earned { $loot }.
   *[other] took { $loot } from others.
}
round-made-nothing = No money changed hands.
round-prison-own = { $count ->
    [0] None of your men sits.
    [one] One of your men sits: a card less for you.
   *[other] { $count } of your men sit: { $count } cards less for you.
}
round-prison-mate = { $count ->
    [0] {""}
    [one] {" "}{ $player }, your clan mate, has one there.
   *[other] {" "}{ $player }, your clan mate, has { $count } there.
}
round-prison-empty = Nobody is in prison.
round-next = Next round
round-waiting = { $player } may still buy men free.
round-free = Free { $own ->
    [yes] your man
   *[no] { $player }’s man
}: { $price } to { $receiver }

### Words that only look, when they are typed; in any language

inspect-table = table, стол
inspect-city = city, город
inspect-prison = prison, тюрьма
inspect-cash = cash, деньги, касса
inspect-hand = hand, рука
