# The fight for power: words of its board and of the election, fetched with them.

power-scene = The fight for power
power-help = How the fight for power goes

### Support

power-clan = The clan
power-mayor = The mayor
power-support = Support: the clan { $clan }, the mayor { $mayor }.
power-now = A vote today: { $chance }
power-decided-clan = The city has voted for the clan.
power-decided-mayor = The city has voted for the mayor.
power-next = one token more: { $chance }
power-outright = { $count } win without dice
power-why-vote = Whoever is { $lead } ahead wins outright. Otherwise each side rolls one white die per token; only numbers count, and a tie is rolled again.

### The campaign track

power-track = The campaign is on { $marker }. Two rumours come at { $double }; on { $vote } the city votes.
power-left = { $left ->
    [0] The city votes
    [one] The city votes after this round
   *[other] { $left } rounds to the vote
}
power-why-rumours = The marker moves on at the end of each round and brings a rumour, two on a ringed space. Rumours pile up until somebody overcomes them.

### Cards

power-campaign = Our campaign
power-no-campaign = { $cards ->
    [0] Nothing is promised. Take campaign cards first.
   *[other] Nothing is promised. Show a card of your hand, that is free.
}
power-no-campaign-here = Nothing is promised to the city.
power-why-campaign = A campaign that goes well brings one token from the mayor. Until then its effect holds for everybody.
power-betrayal = The traitor
power-rule-seize-above = A total above { $bound } costs a die.
power-rule-seize-below = A total below { $bound } costs a die.
power-rule-seize-lock = A lock in the final result costs a die.
power-rule-seize-luck = A luck in the final result costs a die.
power-rule-seize-round = Every round begins with the loss of a die.
power-seized = { $seized } of { $slots } dice seized
power-seized-close = { $left ->
    [0] Everything is lost.
    [one] One more, and everything is lost!
   *[other] { $left } more, and everything is lost!
}
power-why-betrayal = Seized dice cannot be rolled. When every slot is full, the campaign is lost at once. Each success here frees a die, and no lock hurts.

### Hands

power-hand = Your campaign cards
power-hand-of = { $player }: campaign cards
power-hand-empty = none
power-hand-secret = Only you see them.
power-card = difficulty { $difficulty }, { $need ->
    [one] one success
   *[other] { $need } successes
};
power-why-hand = To show one is free while no campaign runs; to take one or two, and to drop the campaign, costs an action. Nobody sees the cards of others, but you may talk about yours.
power-others = { $count ->
    [0] { $player }: no campaign cards
    [one] { $player }: one campaign card, face down
   *[other] { $player }: { $count } campaign cards, face down
}
power-deck = Campaigns
power-deck-why = { $hidden ->
    [0] Face down in the deck ({ $deck }), sorted; nobody knows the order.
   *[other] Face down in the deck ({ $deck }) or in other hands ({ $hidden }), sorted; nobody knows which is where.
}
power-rumours = Rumours
power-rumour-deck = Rumours
power-rumour-deck-why = Still in the deck, sorted; nobody knows the order.
power-discard-why = Discarded; they come back when the deck is empty.

### The end of this round

power-end = End of this round
power-why-end = First the campaign acts, then every rumour, the oldest first; then fingerprints are counted, the police are checked, and the marker moves on.
power-end-deck = { $count ->
    [one] one of the clan deck is exhausted
   *[other] { $count } of the clan deck are exhausted
}
power-end-hand = { $count ->
    [one] one of a hand is exhausted
   *[other] { $count } of our hands are exhausted
}
power-end-hand-out = { $count ->
    [one] one of a hand goes out of action
   *[other] { $count } of our hands go out of action
}
power-end-support = { $count ->
    [one] one token goes to the mayor
   *[other] { $count } tokens go to the mayor
}
power-end-seize = { $count ->
    [one] a die is seized
   *[other] { $count } dice are seized
}
power-end-arrest = { $count } of { $limit } fingerprints: arrest!
power-end-rumours = { $count ->
    [one] one new rumour
   *[other] { $count } new rumours
}
power-end-vote = the city votes

### The election

power-vote = The city votes
power-vote-rolls = { $player } rolls
power-vote-tokens = { $count ->
    [one] one token
   *[other] { $count } tokens
}
power-vote-dice = { $side } rolls { $dice }: { $sum }.
power-vote-roll = Roll { $number }
power-vote-opening = The doors of the town hall are shut, and the square holds its breath.
power-vote-clan = { $player } rolls for the clan …
power-vote-mayor = { $player } rolls for the mayor …
power-vote-tie = { $sum } to { $sum }: nobody has won. Both roll again.
power-vote-won = { $outright ->
    [yes] { $clan } tokens to { $mayor }: nobody even had to count.
   *[no] { $clan_sum } to { $mayor_sum }: the ballot boxes have spoken.
} The clan moves into the town hall, and the city learns a new name.
power-vote-lost = { $outright ->
    [yes] { $clan } tokens to { $mayor }: the square was empty before dusk.
   *[no] { $clan_sum } to { $mayor_sum }: a handful of ballots was missing.
} The mayor keeps the chair, and tomorrow the old drawers are opened.
power-vote-skip = Skip to the end
power-vote-again = Show the vote again

### The result

power-result-chair = The mayor's chair
power-result-lead = Lead in support, { $clan } to { $mayor }
power-result-betrayed = All { $slots } dice seized: { $card }
power-result-points = +{ $points }

### Before it

power-break = One of these will turn against you
power-next-is = Next: { $name }
