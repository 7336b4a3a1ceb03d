# Pay Them Back: words that only its board needs.

rebels-scene = The struggle with the rebels
rebels-track = Struggle: the clan's pistol is on { $clan }, worth { $worth }; the rebels' pistol is on { $rebels }. { $between ->
    [one] One space lies between them.
   *[other] { $between } spaces lie between them.
} They meet for up to { $top }.
rebels-side-clan = The clan attacks
rebels-side-ambush = Ambush
rebels-attack = { $side ->
    [clan] Attack of the clan
   *[ambush] Ambush
}: { $name }. { $icons }. { $rebels ->
    [one] One rebel
   *[other] { $rebels } rebels
}, { $dice ->
    [0] the red die alone
    [one] one white die and the red one
   *[other] { $dice } white dice and the red one
}. { $effects }. { $known ->
    [yes] Chance to win: { $chance }.
   *[no] Nobody in this hand matches.
}
rebels-why-clan = Roll higher than its rebels or the same, and the clan's pistol moves up. SC-3.8, SC-3.10
rebels-why-ambush = An ambush must be beaten: the same total is not enough. SC-3.10
rebels-dice = { $count ->
    [0] They roll the red die alone
    [one] They roll one die and the red one
   *[other] They roll { $count } dice and the red one
}
rebels-none-clan = No attack is planned. Planning one is free and turns some of the clan deck into rebels.
rebels-none-ambush = No ambush yet. It starts as soon as a loyalty check turns up a minion of this place: { $place }.
rebels-place = The rebels wait: { $place }. Of the clan deck { $count } of { $deck } would join.
rebels-why-place = Before every roll the top minion of the clan deck is looked at: if it is at home here, it joins the ambush; if not, it is exhausted.
rebels-fugitives = { $count ->
    [one] One fugitive
   *[other] { $count } fugitives
}
rebels-decks = Attacks in the deck: { $deck }, discarded: { $discard }

### The fight

rebels-against = { $count ->
    [0] Against the red die alone
    [one] Against one white die and the red one
   *[other] Against { $count } white dice and the red one
}. { $ambush ->
    [yes] A tie is lost.
   *[no] A tie is won.
}
rebels-roll-about = Fight: { $name }
rebels-clan-total = The clan has { $total }
rebels-decided = { $clan } against { $rebels }: the fight is { $end ->
    [won] won
   *[lost] lost
}
rebels-fight = The rebels of { $name } roll
rebels-totals = { $clan } : { $rebels }
rebels-fleeing = { $count ->
    [one] One rebel flees: tap who.
   *[other] { $count } rebels flee: tap who.
}
rebels-change = win { $before } → { $after }
