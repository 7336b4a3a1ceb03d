# Legends in the browser, around the board: the end, suggestions, hints, fair check.

legends-seats-1 = one person leads two hands
legends-fold-more = Order of jobs, last word, first hands

### The end

legends-result = How it ended
legends-result-skip = Skip to the end
legends-result-won = { $rank ->
    [none] The clan has done it
   *[other] { $name }
}
legends-result-lost = { $reason ->
    [arrested] The clan is arrested
    [betrayed] Betrayed
    [defeated] The mayor stays
   *[other] Not enough for a legend
}
legends-result-clause = Rules { $clause }
legends-result-job = { $name }: { $ending }
legends-result-job-done = { $name }
legends-result-reputation = { $reputation } reputation
legends-result-total = Together
legends-result-target = wanted: { $target }
legends-result-prints = Fingerprints at the end
legends-result-rounds = Rounds of the last job
legends-result-honour = Roll of honour
legends-result-lost-good = Lost for good
legends-result-out = Out of action in the last job
legends-result-home = Everybody came home.

### Inspect commands, in both languages, this one first

inspect-table = table, стол
inspect-hands = hands, руки
inspect-piles = piles, стопки
inspect-odds = odds, шансы
inspect-card = card, карта
legends-inspect-line = { $head }: { $text }
legends-inspect-hand = { $player }{ $turn ->
    [yes] , has the turn
   *[no] {""}
}: { $state ->
    [gone] out and away
    [empty] nobody in hand
   *[some] { $minions }
}
legends-inspect-dice = Dice: { $dice }
legends-inspect-pile = { $pile }, { $count }{ $count ->
    [0] {""}
   *[other] : { $things }
}
legends-inspect-odds = { $dice ->
    [one] One die
   *[other] { $dice } dice
}: { $chances }
legends-inspect-chance = difficulty { $difficulty }: { $one }, two successes { $two }

### What somebody would do

would-scenario = choose { $scenario }
would-first = let { $player } go first
would-recruit = recruit
would-draw = draw another one
would-enough = draw no more
would-interact = try { $target }
would-play = play { $minion }
would-done = leave it at that
would-use = use { $minion }
would-intro = discard an intro card and roll everything again
would-pass = use no ability
would-die = take die { $number }
would-luck = { $count ->
    [0] keep every luck
    [one] cancel one lock
   *[other] cancel { $count } locks
}
would-hit = let { $minion } take it
would-take = bring { $minion } back
would-lose = give up { $minion }
would-problem = get rid of { $problem }
would-token = put the token on { $card }
would-rally = rally the clan
would-end = end the turn
would-bail = pay bail for { $minion }
would-hire = hire { $minion }
would-drop = discard the active card
would-reveal = turn up the next vault
would-reveal-card = show { $card }
would-campaigns = take campaign cards
would-roller = let { $player } roll
would-escape = escape
would-again = search once more
would-stop = stop searching
would-lane = take the { $side } lane
would-lane-die = take the { $side } lane for a driving die
would-drive = { $count ->
    [0] put nothing on Driving
    [one] put one luck on Driving
   *[other] put { $count } lucks on Driving
}
would-boost = { $answer_id ->
    [yes] spend the driving dice for speed
   *[no] keep the driving dice
}
would-plan = plan an attack
would-catch = catch all fugitives
would-flee = let { $minion } flee
would-match = exhaust { $minion } for the place
would-under = put the downtime at { $business }
would-books = let the accountant see to { $card }

would-bet = let { $minion } bet
would-stake = { $chips ->
    [one] stake one chip
   *[other] stake { $chips } chips
}
would-swap = go to another table
would-find = look for the right minion
would-keep = keep { $minion }

legends-part-challenges = the challenges
legends-part-hand = the hand
legends-part-tray = what can be done
legends-part-scene = the board
legends-part-evidence = the fingerprints
legends-part-police = the police
legends-part-piles = the piles
legends-part-others = the other hands
legends-part-window = the abilities
legends-part-roll = the dice
legends-part-counsel = what a bot would do
legends-part-croupier = the croupier
legends-part-bet = the bet
legends-part-safe = the safe
legends-part-tables = the tables to come
legends-thing-die = die { $number }

### The fair check

legends-luck-white-die = A white die
legends-luck-red-die = The red die
legends-luck-clan-deck = The clan deck
legends-luck-recruits = The experts of the first hands
legends-luck-problems = The problems
legends-luck-vault = The vaults
legends-luck-alarm = The alarms
legends-luck-obstacle = The obstacles
legends-luck-attack = The attacks
legends-luck-place = The places
legends-luck-business = The businesses
legends-luck-downtime = The downtimes
legends-luck-table = The gaming tables
legends-luck-spectator = The spectators
legends-luck-campaign = The campaign cards
legends-luck-rumour = The rumours
legends-luck-betrayal = The betrayal card
legends-luck-market = The market
legends-luck-prize = A minion as a prize
legends-luck-newcomers = Newcomers from the box
legends-luck-scenario = The next job
legends-luck-believe = A deck dealt again
legends-check-again = This game goes on from an earlier one. What had happened stands; { $count ->
    [0] there was no deck to deal again
    [one] the one deck with an order that nobody knew was dealt again
   *[other] the { $count } decks with an order that nobody knew were dealt again
} when it began.
legends-check-dice = { $count ->
    [0] No die was rolled.
    [one] The one roll shows the faces that were drawn.
   *[other] All { $count } rolls show the faces that were drawn.
}
legends-check-clan = { $count ->
    [0] Nobody drew a minion.
    [one] The minions that were drawn came from the top of the shuffled clan deck.
   *[other] All { $count } times minions were dealt or drawn they came from the top of the shuffled clan deck.
}
legends-check-joined = { $count ->
    [0] Nobody joined the clan by chance.
    [one] What chance decided between two jobs is as it was drawn.
   *[other] What chance decided between two jobs is as it was drawn, { $count } times.
}
legends-check-problems = { $count ->
    [0] Nobody was dealt a problem.
    [one] The problem was the top one of its shuffled deck.
   *[other] All { $count } problems were the top ones of their shuffled deck.
}
legends-check-cards = { $count ->
    [0] No card of a scenario was turned up.
    [one] The card turned up was the top one of its shuffled deck.
   *[other] All { $count } cards turned up were the top ones of their shuffled decks.
}

### Hints for a first game

legends-hint-scenario = Choose what the clan does next. Every job pays in its own way and is played once; the fight for power comes last.
legends-hint-first = Say who goes first. Whoever has few problems and many minions is a good choice; everybody has one turn in a round.
legends-hint-act = Choose a challenge, then tap minions whose icons match: you see the odds before anything is decided. Or recruit more minions. Each costs an action.
legends-hint-draw = You have seen the first one. Draw another, or leave minions for the others.
legends-hint-play = Tap minions with matching icons: each matching icon is a white die. More dice, better odds; but you will miss them later.
legends-hint-ability = The dice lie there. A minion in your hand may help with its ability: it is exhausted for that. Or pass.
legends-hint-die = Which die? A lock is usually worth rolling again.
legends-hint-luck = A luck counts 3, or it cancels a lock. The total of each way is written beside it.
legends-hint-hit = Somebody must take it: the first damage exhausts, the second puts out of action. The least needed goes first.
legends-hint-pick = Bring minions back to the clan deck: the best first, somebody will draw them.
legends-hint-lose-own = One of your minions goes. Give up the one that matches least of what lies there.
legends-hint-lose-any = The clan loses a minion, from any hand. Talk about it.
legends-hint-problem = Which problem disappears? The one with the worst effect, or the most fingerprints.
legends-hint-token = The token counts as one success on a card.
legends-hint-spend = Reputation buys experts now, or the freedom of those who are out. What is left over is lost.
legends-hint-search = Only the last search counts: more, or less. Another one costs minions.
legends-hint-lane = Choose the lane for this round. The near obstacle of that lane is the one you can pass.
legends-hint-drive = Lucks on Driving pay later for a change of lanes or for speed.
legends-hint-boost = The driving dice make the car one faster now.
legends-hint-rebel = A lock makes a rebel flee. Let the one go whose icons help this attack most; fugitives can be brought back.
legends-hint-fugitive = Choose who comes back to the clan deck: the best first.
legends-hint-place = Nobody of the crew knows the place. Whoever does, in any hand, may be exhausted for it: take the one you need least.
legends-hint-downtime = Put the downtime where it hurts less: at the business that is finished, or that you would give up anyway.
legends-hint-books = The accountant removes any downtime, even a covered one, or gives a business a success token.
legends-hint-bettor = Who bets? Whoever has a specialisation of the table rolls fewer dice, and here fewer dice are better: we want to lose.
legends-hint-stake = More chips fill the safe faster, but each one after the first adds a die. Every chip says how likely the jackpot is.
legends-hint-keep = Whom do you keep? Somebody whose specialisation takes many dice away at this table.
legends-hint-campaigns = You have seen the first one; nobody else has. Take another, or leave it.
legends-hint-roller = Say who rolls for this side. Nobody rolls for both, and every die is as good as another.
