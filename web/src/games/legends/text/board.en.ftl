# The board of Legends: words that only the drawn table needs.

### Parts

heist-challenges = Challenges
heist-hand = Your hand
heist-others = The others
heist-piles = Piles
heist-tray = What you can do
heist-window = Abilities on this roll
heist-news = What happened
heist-news-more = { $count } more
heist-news-close = Go on
heist-meanwhile = The city votes.
heist-tab-challenges = Challenges
heist-tab-hand = Hand
heist-tab-table = Table
heist-tab-board = Board
heist-tab-able = { $title }, something to choose
heist-group-scenario = The job
heist-group-problem = Problems
heist-group-test = On the board
heist-no-challenges = Nothing to try between two jobs.

### How it stands

heist-round = Round { $round }
heist-actions-short = Actions
heist-actions = { $actions ->
    [0] no actions left
    [one] one action left
   *[other] { $actions } actions left
}
heist-evidence = Fingerprints: { $count } of { $limit }{ $worry ->
    [yes] , that is close
   *[no] {""}
}
heist-evidence-why = { $limit } fingerprints at the end of a round, and the clan is arrested.
heist-police = Police: { $police }
heist-police-uncontrolled = watching
heist-police-controlled = looking away
heist-police-active = active
heist-police-why-uncontrolled = At the end of the round the police become active, unless Control succeeds. Active police: { police-does }.
heist-police-why-controlled = At the end of this round the police only become watchful again. Active police: { police-does }.
heist-police-why-active = The police act for the rest of this job: { police-does }.
heist-reputation = Reputation { $sum }
heist-track-bank = Clock { $clock }/{ $squad } · Bags { $loot }
heist-track-rebels = Pistols { $clan }:{ $rebels } · Worth { $worth }
heist-track-chase = Car { $car } · Van { $van }/{ $escaped }
heist-track-family = Income { $income } · Businesses left { $left }
heist-track-casino = Safe { $worth } · Cell { $cell }/{ $bundle } · Tables { $tables }
heist-track-power = Campaign { $marker }/{ $vote } · Support { $clan }:{ $mayor }
heist-turn = their turn
heist-turned = had the turn in this round
heist-gone = Out and away.
heist-hand-empty = Nobody in hand.

### Minions and cards

heist-minion = { $name }, level { $level }, { $icons }, { $place }. Ability: { $ability }{ $used ->
    [yes] , used in this round
   *[no] {""}
}{ $laid ->
    [yes] . Lies on the table
   *[no] {""}
}{ $chosen ->
    [yes] . Chosen
   *[no] {""}
}
heist-minion-extra = { $name }, no specialisation. Ability: { $ability }{ $used ->
    [yes] , used in this round
   *[no] {""}
}{ $chosen ->
    [yes] . Chosen
   *[no] {""}
}
heist-place-docks = docks
heist-place-club = club
heist-place-street = street
heist-challenge = { $deck }: { $name }{ $owned ->
    [yes] , in front of { $owner }
   *[no] {""}
}. { $icons }, { $bet ->
    [yes] jackpot { $difficulty }
   *[no] { $difficulty ->
        [0] no difficulty
       *[other] difficulty { $difficulty }
    }
}{ $need ->
    [0] {""}
   *[other] , { $tokens } of { $need } successes
}{ $prints ->
    [0] {""}
    [one] , one fingerprint
   *[other] , { $prints } fingerprints
}{ $effect_count ->
    [0] .
   *[other] . { $effects }.
} { $odds }
heist-deck-test = Board test
heist-deck-problem = Problem
heist-deck-vault = Vault
heist-deck-alarm = Alarm
heist-deck-obstacle = Obstacle
heist-deck-attack = Attack
heist-deck-place = Place
heist-deck-business = Business
heist-deck-downtime = Downtime
heist-deck-table = Gaming table
heist-deck-spectator = Spectator
heist-deck-campaign = Campaign
heist-deck-rumour = Rumour
heist-deck-betrayal = Betrayal
heist-test-cheer = per success 2 exhausted minions return
heist-test-revive = per success a minion returns from out of action
heist-test-control = the police look away; each further success drops a problem with 0 or 1 fingerprint
heist-test-capture = per success a fugitive returns
heist-value-rebels = { $count ->
    [one] one rebel
   *[other] { $count } rebels
}
heist-value-fewer_three = { $count } fewer with three players
heist-value-search = { $count ->
    [one] search with one die
   *[other] search with { $count } dice
}
heist-value-speed = speed +{ $count }
heist-value-dice = { $count ->
    [one] one die
   *[other] { $count } dice
}
heist-value-M = M −{ $count }
heist-value-H = H −{ $count }
heist-value-C = C −{ $count }
heist-value-B = B −{ $count }
heist-value-bound = bound { $count }
heist-mark-plus = { $effect }
heist-mark-minus = rough: { $effect }
heist-mark-place = { $effect }
heist-bans = forbidden totals { $totals }
heist-mark-penalty = { $effect }
heist-card-short = difficulty { $difficulty }{ $prints ->
    [0] {""}
    [one] , one fingerprint
   *[other] , { $prints } fingerprints
}
heist-flag = suggested by { $player }

### Odds

heist-percent = { $number } %
heist-odds-all = ×{ $wanted } { $all }
heist-odds-none = no match
heist-odds-done = done
heist-odds-danger = jackpot
heist-danger-said = Jackpot { $danger } for one chip, at best.
heist-odds-said = { $dice ->
    [one] One die
   *[other] { $dice } dice
}{ $difficulty ->
    [0] : { $one } to win
   *[other] {" "}against { $difficulty }: { $one } for a success
}{ $wanted ->
    [one] {""}
   *[other] , { $all } for { $wanted }
}{ $hurts ->
    [never] , no damage
    [said] , { $damage } damage expected
   *[unsaid] {""}
}.
heist-crew = { $name }{ $difficulty ->
    [0] {""}
   *[other] , difficulty { $difficulty }
}
heist-crew-choose = { $count ->
    [one] One of this hand matches
   *[other] { $count } of this hand match
}: { $one } at best. Who helps?
heist-crew-none = Nobody in this hand matches.
heist-crew-all = All who match
heist-dice = Dice
heist-one = A success
heist-win = Win
heist-all = { $wanted } successes
heist-damage = Damage
heist-harmless = none
heist-risk-power = A die seized
heist-roll = { $dice ->
    [0] Choose who helps
    [one] Roll one die
   *[other] Roll { $dice } dice
}
heist-sending = On its way …

### The roll

heist-roll-about = { $challenge }, difficulty { $difficulty }
heist-die = Die { $number }: { $face }
heist-after = A success: { $before } → { $after }
heist-window-now = { $player } may use an ability on this roll.
heist-window-later = Could still help: { $players }
heist-window-left = Seconds until the table goes on
heist-change-one = success { $before } → { $after }
heist-change-all = { $wanted } successes { $before } → { $after }
heist-change-damage = damage { $before } → { $after }

### Piles

heist-pile-deck = Clan deck
heist-pile-deck-why = Still in the deck, sorted; nobody knows the order.
heist-pile-exhausted = Exhausted
heist-pile-exhausted-why = They return by Cheer, by a rally, or by an ability.
heist-pile-out = Out of action
heist-pile-out-why = They return by Revive or by an ability; in the break for bail.
heist-pile-problem-deck = Problems
heist-pile-problem-deck-why = Still in the deck, sorted; nobody knows the order.
heist-pile-problem-discard = Solved
heist-pile-problem-discard-why = They come back when the deck is empty.
heist-pile-lost = Lost
heist-pile-lost-why = Gone for the whole campaign.
heist-pile-intro = The story
heist-pile-empty = Nothing lies here.
heist-intro-reroll = Intro cards that may be discarded to roll everything again: { $left }.
heist-stock = { $count ->
    [one] One white die in the stock
   *[other] { $count } white dice in the stock
}

### Before and between the jobs

heist-next-job = Which job next?
heist-last-job = The last job, whatever comes before: { $name }
heist-break = The break: { $purse } reputation to spend
heist-break-why = Whoever is not bailed out leaves the clan: level 1 to the box, the others for good. What is not spent is lost.
heist-market-hire = For hire
heist-market-bail = Out on bail
heist-over = The story is told.

### The bank

heist-scene-bank = The bank
heist-clock = The clock shows { $clock }; the squad comes at { $squad }. Two alarms at { $double }.
heist-clock-left = { $left ->
    [one] One step to the squad
   *[other] { $left } steps to the squad
}
heist-vault = { $dice ->
    [one] Once open: search with one die
   *[other] Once open: search with { $dice } dice
}{ $minus ->
    [0] {""}
   *[other] , alarms included
}. Each luck and each lock is a bag.
heist-no-vault = No vault is open. Reveal the next one.
heist-found = { $bags ->
    [0] Search { $number }: nothing
    [one] Search { $number }: one bag
   *[other] Search { $number }: { $bags } bags
}
heist-loot = Bags in the loot: { $loot }
heist-loot-of = { $mode ->
    [one_shot] { $loot } of { $target } bags
   *[campaign] { $loot ->
        [one] one bag
       *[other] { $loot } bags
    }
}
heist-bank-decks = Decks: { $vaults } vaults, { $alarms } alarms

### The chase

heist-scene-chase = The chase
heist-road = The car is on { $car }, worth { $worth }; the van is on { $van } and gone at { $escaped }. Catching it is worth { $caught }.
heist-lane = { $driven ->
    [yes] { $side } lane: we are here
   *[no] { $side } lane
}
heist-lane-near = Near:
heist-lane-future = Behind it:
heist-speed = Speed
heist-lever = Speed { $lever } of { $top }
heist-driving = Driving
heist-driving-said = { $count } of { $spaces } dice on Driving

### Talking without chat

heist-suggest = Suggest it
heist-suggest-this = Suggest: { $label }
heist-suggest-how = A press suggests it; hold, right-click or P points at a thing.
heist-counsel-ask = What would you do?
heist-counsel-do = Do it
heist-why-not = Why not?
heist-back = Back

### What is asked now

heist-now-act = Choose a challenge, or one of these.
heist-now-first = The first player gets a problem.
heist-now-draw = The second one is drawn after seeing the first.
heist-now-die = Tap a die.
heist-now-luck = Each cancelled lock costs a luck: blocked numbers come back, damage goes.
heist-now-hit = { $pile ->
    [out] Somebody of this crew goes out of action.
   *[exhausted] Somebody of this crew is exhausted.
}
heist-now-pick = { $pile ->
    [out] Back from out of action, up to { $left }.
   *[exhausted] Back from the exhausted, up to { $left }.
}
heist-now-lose-own = { $pile ->
    [out] One of yours goes out of action.
   *[exhausted] One of yours is exhausted.
}
heist-now-lose-any = { $pile ->
    [out] Somebody of any hand goes out of action.
   *[exhausted] Somebody of any hand is exhausted.
}
heist-now-problem = Which problem disappears?
heist-now-token = Where does the success token go?
heist-now-spend = Choose whom to hire or bail out.
heist-now-search = Only the last search counts.
heist-now-lane = The near obstacle of this lane is yours in this round.
heist-now-drive = Dice on Driving change lanes or make you faster.
heist-now-boost = Three driving dice make the car one faster.
heist-now-place = Somebody who knows the place is exhausted for it; then the dice are rolled.
heist-now-rebel = Each lock of the rebels makes one of them flee. Tap who.
heist-now-fugitive = Tap the fugitives who return to the clan deck.
heist-now-downtime = Both businesses have equally many downtimes. Which one gets the next?
heist-now-books = A downtime goes, covered or not, or a business gets a success token.
heist-now-keep = One of them comes into your hand; the others go back, and the deck is shuffled.
heist-now-campaigns = Look at the first one, then decide; nobody else sees them.
heist-now-roller = Both sides roll; only numbers count. No ability changes anything.

### Answers as buttons

heist-do-scenario = { $scenario }
heist-do-first = { $player } first
heist-do-recruit = Recruit
heist-do-draw = Draw another
heist-do-enough = Enough
heist-do-interact = Try { $target }
heist-do-play = { $minion } helps
heist-do-done = { $decision ->
    [play] Roll
    [spend] Buy no more
   *[other] Done
}
heist-do-use = Exhaust { $minion }: { $ability }
heist-do-intro = Discard an intro card, roll again
heist-do-pass = Leave the roll as it is
heist-do-die = Die { $number }
heist-do-luck = { $choices ->
    [one] Total
   *[other] { $count ->
        [0] All lucks kept: total
        [one] One luck cancels a lock: total
       *[other] { $count } lucks cancel a lock each: total
    }
} { $total }, { $banned ->
    [yes] forbidden: the roll is void
   *[no] { $successes ->
        [0] no success
        [one] one success
       *[other] { $successes } successes
    }{ $damage ->
        [0] {""}
       *[other] , damage { $damage }
    }
}{ $toll ->
    [power] , a die is seized
   *[none] {""}
}
heist-do-hit = { $minion } takes it
heist-do-take = { $minion } returns
heist-do-lose = { $minion } goes
heist-do-problem = { $problem } disappears
heist-do-token = Token on { $card }
heist-do-rally = Rally
heist-do-end = End the turn
heist-do-bail = Bail out { $minion } for { $price }
heist-do-hire = Hire { $minion } for { $price }
heist-do-drop = { $job ->
    [power] Drop the campaign
   *[bank] Drop the vault
}
heist-do-reveal = Reveal a vault and an alarm
heist-do-reveal-card = Show { $card }
heist-do-campaigns = Take campaign cards
heist-do-roller = { $player }
heist-do-escape = Escape
heist-do-again = { $cost ->
    [one] Search again for one minion
   *[other] Search again for { $cost } minions
}
heist-do-stop = { $bags ->
    [0] Stop: nothing
    [one] Stop: one bag
   *[other] Stop: { $bags } bags
}
heist-do-lane = { $side_id ->
    [left] Left lane
   *[right] Right lane
}
heist-do-lane-die = { $side_id ->
    [left] Left lane for a driving die
   *[right] Right lane for a driving die
}
heist-do-drive = { $count ->
    [0] None to Driving
    [one] One die to Driving
   *[other] { $count } dice to Driving
}
heist-do-boost = { $answer_id ->
    [yes] Full throttle
   *[no] Keep the dice
}
heist-do-plan = Plan an attack
heist-do-catch = { $count ->
    [one] Catch the fugitive
   *[other] Catch all { $count } fugitives
}
heist-do-flee = { $minion } flees
heist-do-luck-fight = { $choices ->
    [one] Total
   *[other] { $count ->
        [0] All lucks kept: total
        [one] One luck cancels a lock: total
       *[other] { $count } lucks cancel a lock each: total
    }
} { $total }, { $chance } to win{ $damage ->
    [0] {""}
   *[other] , damage { $damage }
}
heist-do-match = Exhaust { $minion } for the place
heist-do-under = Downtime at { $business }
heist-do-books = { $deck ->
    [downtime] Discard { $card }
   *[business] Token on { $card }
}
heist-do-bet = { $minion } bets
heist-do-stake = { $chips ->
    [one] Stake one chip
   *[other] Stake { $chips } chips
}
heist-do-swap = Another table
heist-do-find = Find somebody
heist-do-keep = Keep { $minion }
heist-do-luck-bet = { $choices ->
    [one] Total
   *[other] { $count ->
        [0] All lucks kept: total
        [one] One luck cancels a lock: total
       *[other] { $count } lucks cancel a lock each: total
    }
} { $total }{ $penalty ->
    [yes] , penalty
   *[no] {""}
}, { $end ->
    [lost] the stake is lost
    [won] jackpot
   *[open] jackpot { $chance }
}{ $damage ->
    [0] {""}
   *[other] , damage { $damage }
}
heist-use-short = { $minion }: { $ability }
heist-reveal-short = Show { $card }

heist-then-rally = { $exhausted ->
    [one] One exhausted minion returns.
   *[other] All { $exhausted } exhausted minions return.
} { $job ->
    [bank] Price: the clock moves on by one.
    [chase] Price: the van gets away by one.
    [rebels] Price: the rebels' pistol comes one nearer.
    [family] Price: the top business of the deck goes, unseen.
    [casino] Price: the top table of the deck leaves unseen.
    [power] Price: a support token goes to the mayor.
   *[other] The job has its price for it.
}
heist-then-escape = Your hand is exhausted, your problems are gone, and so are you.
heist-then-swap = This table leaves the game with its spectators, the next one is turned up; { $tables ->
    [one] it is the last one
   *[other] { $tables } are left
}. The croupier stays where he is. It costs no action.
heist-then-drop = { $job ->
    [power] The campaign goes, with its tokens. It costs an action.
   *[bank] The vault goes, with its tokens. It costs an action.
}
heist-then-reveal-card = It is our campaign then; its effect holds until it goes well or is dropped. It costs no action.
heist-then-keep = { $dice ->
    [none] {""}
    [0] No dice for one chip at this table.{" "}
    [one] One die for one chip at this table.{" "}
   *[other] { $dice } dice for one chip at this table.{" "}
}The others return to the clan deck.
heist-then-bail = { $left } reputation would be left.
heist-then-hire = { heist-then-bail }
heist-then-done = { $decision ->
    [spend] { $purse } reputation would be lost.
   *[other] That is all.
}
heist-then-use = { $minion } is exhausted for it.
heist-then-plan = The top attack is turned up, and minions of the clan deck become its rebels. It costs no action.
heist-then-catch = All fugitives return to the clan deck. Price: the rebels' pistol comes one nearer.
heist-then-flee = It will be a fugitive until somebody brings it back.
heist-then-match = { $minion }, in the hand of { $owner }, is exhausted; the ability is not used.
heist-then-hit = { $pile ->
    [out] { $minion } goes out of action.
   *[exhausted] { $minion } is exhausted.
}
heist-then-lose = { heist-then-hit }
heist-send-die = { $several ->
    [yes] { $count ->
        [0] Mark dice
        [one] Roll one die again
       *[other] Roll { $count } dice again
    }
   *[no] { $count ->
        [0] Choose a die
       *[other] This die
    }
}
heist-send-pick = { $count ->
    [0] Nobody returns
    [one] One returns
   *[other] { $count } return
}

### In the frame

heist-seat-hand = { $count ->
    [one] one minion
   *[other] { $count } minions
}
heist-seat-problems = { $count ->
    [0] no problems
    [one] one problem
   *[other] { $count } problems
}
heist-key-point = point at what has the focus, for the others
heist-key-challenge = choose a challenge by its place in the list
