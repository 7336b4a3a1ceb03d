# Family Business: words that only its board needs.

family-scene = Family business
family-income = Income { $worth }. { $left ->
    [0] The track is at its end.
   *[other] The next finished business makes it { $next }; { $top } ends the job at once.
}

### The shop fronts

family-shop = { $side ->
    [left] Left
   *[right] Right
}: { $name }, { $place }. { $icons }, difficulty { $difficulty }{ $harder ->
    [0] {""}
   *[other] , { $harder } of it by downtimes
}, { $tokens } of { $need } successes{ $prints ->
    [0] {""}
    [one] , one fingerprint
   *[other] , { $prints } fingerprints
}{ $finished ->
    [yes] . Finished in this round
   *[no] {""}
}.
family-finished = Done
family-why-finished = Finished: it cannot be chosen again in this round, and stays with its downtimes for the next one.
family-why-open = Still unfinished at the end of the round, it is lost, with its downtimes.
family-why-place = { $place ->
    [docks] One who helps must know the docks; or somebody of any hand who knows them is exhausted.
    [club] One who helps must know the club; or somebody of any hand who knows it is exhausted.
   *[street] One who helps must know the street; or somebody of any hand who knows it is exhausted.
}
family-known = { $count ->
    [0] Nobody in any hand knows the place
   *[other] In hands, who know the place: { $known }
}
family-nobody = nobody here
family-calm = No downtime
family-empty = Nothing here. The next round opens a business, if one is left.
family-totals = { $count ->
    [0] No total is forbidden.
   *[other] Forbidden totals: { $banned }.
} A success from { $difficulty } on, two from { $twice } on.
family-downtime = { $covered ->
    [yes] Covered downtime
   *[no] Downtime
}: { $name }. { $effect }{ $prints ->
    [0] {""}
    [one] , one fingerprint
   *[other] , { $prints } fingerprints
}. { $covered ->
    [yes] It still acts, but cannot be overcome now.
   *[no] { $icons }, difficulty { $difficulty }.
}

### Who knows the place

family-way-guided = { $minion } knows { $place ->
    [docks] the docks
    [club] the club
   *[street] the street
}.
family-way-paid = Nobody of this crew knows { $place ->
    [docks] the docks
    [club] the club
   *[street] the street
}. { $many ->
    [yes] Before the roll somebody who does is exhausted ({ $payers }).
   *[no] Before the roll one of these is exhausted: { $payers }.
}
family-way-open = { $place ->
    [docks] Docks
    [club] Club
   *[street] Street
}: one of the crew should know the place, or { $many ->
    [yes] somebody who does is exhausted ({ $payers }).
   *[no] one of these is exhausted: { $payers }.
}
family-way-nobody = Nobody in any hand knows { $place ->
    [docks] the docks
    [club] the club
   *[street] the street
}: it cannot be tried.

### Mole, accountant, decks

family-mole-police = Mole: with the police
family-mole-deck = Mole: in the deck
family-mole-aside = Mole: exposed
family-why-mole = Whoever draws the mole brings a downtime to the business with the fewest. It comes into the clan deck when the police become active, and lies aside until the end of the round once drawn.
family-accountant-deck = Accountant: in the deck
family-accountant-hand = Accountant: { $holder }
family-accountant-exhausted = Accountant: exhausted
family-accountant-out = Accountant: out of action
family-why-accountant = No specialisation, but in his holder's turn he discards any downtime or puts a success token on a business.
family-decks = Left: { $businesses ->
    [one] one business
   *[other] { $businesses } businesses
}, { $downtimes ->
    [one] one downtime
   *[other] { $downtimes } downtimes
}
family-books = Decks
family-decks-title = Decks and rules
family-pile-unseen = Businesses nobody has seen: { $deck } in the deck, { $removed } removed
family-pile-lost = Businesses lost
family-pile-downtimes = Downtimes still in the deck
family-pile-discard = Downtimes discarded
family-rule-place = To try a business, one of the crew must know its place, or somebody who knows it is exhausted from a hand.
family-rule-finish = With all its tokens a business brings income +1 and is done for this round.
family-rule-cover = Only the top downtime of a business can be overcome; covered ones act and leave fingerprints all the same.
family-rule-ban = A forbidden total makes the roll void: no tokens, no damage, and the action is gone.
family-rule-round = At the end of the round a finished business stays with its downtimes; an unfinished one is lost with them.
family-rule-mole = Whoever draws the mole brings another downtime.
