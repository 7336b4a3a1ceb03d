# The board of Legends: words that only the drawn table needs.

### Parts

legends-challenges = Challenges
legends-hand = Your hand
legends-others = The others
legends-piles = Piles
legends-tray = What you can do
legends-window = Abilities on this roll
legends-news = What happened
legends-news-more = { $count } more
legends-news-close = Go on
legends-meanwhile = The city votes.
legends-tab-challenges = Challenges
legends-tab-hand = Hand
legends-tab-table = Table
legends-tab-board = Board
legends-tab-able = { $title }, something to choose
legends-group-scenario = The job
legends-group-problem = Problems
legends-group-test = On the board
legends-no-challenges = Nothing to try between two jobs.

### How it stands

legends-round = Round { $round }
legends-actions-short = Actions
legends-actions = { $actions ->
    [0] no actions left
    [one] one action left
   *[other] { $actions } actions left
}
legends-evidence = Fingerprints: { $count } of { $limit }{ $worry ->
    [yes] , that is close
   *[no] {""}
}
legends-evidence-why = { $limit } fingerprints at the end of a round, and the clan is arrested.
legends-police = Police: { $police }
legends-police-uncontrolled = watching
legends-police-controlled = looking away
legends-police-active = active
legends-police-why-uncontrolled = At the end of the round the police become active, unless Control succeeds. Active police: { police-does }.
legends-police-why-controlled = At the end of this round the police only become watchful again. Active police: { police-does }.
legends-police-why-active = The police act for the rest of this job: { police-does }.
legends-reputation = Reputation { $sum }
legends-track-bank = Clock { $clock }/{ $squad } · Bags { $loot }
legends-track-rebels = Pistols { $clan }:{ $rebels } · Worth { $worth }
legends-track-chase = Car { $car } · Van { $van }/{ $escaped }
legends-track-family = Income { $income } · Businesses left { $left }
legends-track-casino = Safe { $worth } · Cell { $cell }/{ $bundle } · Tables { $tables }
legends-track-power = Campaign { $marker }/{ $vote } · Support { $clan }:{ $mayor }
legends-turn = their turn
legends-turned = had the turn in this round
legends-gone = Out and away.
legends-hand-empty = Nobody in hand.

### Minions and cards

legends-minion = { $name }, level { $level }, { $icons }, { $place }. Ability: { $ability }{ $used ->
    [yes] , used in this round
   *[no] {""}
}{ $laid ->
    [yes] . Lies on the table
   *[no] {""}
}{ $chosen ->
    [yes] . Chosen
   *[no] {""}
}
legends-minion-extra = { $name }, no specialisation. Ability: { $ability }{ $used ->
    [yes] , used in this round
   *[no] {""}
}{ $chosen ->
    [yes] . Chosen
   *[no] {""}
}
legends-place-docks = docks
legends-place-club = club
legends-place-street = street
legends-challenge = { $deck }: { $name }{ $owned ->
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
legends-deck-test = Board test
legends-deck-problem = Problem
legends-deck-vault = Vault
legends-deck-alarm = Alarm
legends-deck-obstacle = Obstacle
legends-deck-attack = Attack
legends-deck-place = Place
legends-deck-business = Business
legends-deck-downtime = Downtime
legends-deck-table = Gaming table
legends-deck-spectator = Spectator
legends-deck-campaign = Campaign
legends-deck-rumour = Rumour
legends-deck-betrayal = Betrayal
legends-test-cheer = per success 2 exhausted minions return
legends-test-revive = per success a minion returns from out of action
legends-test-control = the police look away; each further success drops a problem with 0 or 1 fingerprint
legends-test-capture = per success a fugitive returns
legends-value-rebels = { $count ->
    [one] one rebel
   *[other] { $count } rebels
}
legends-value-fewer_three = { $count } fewer with three players
legends-value-search = { $count ->
    [one] search with one die
   *[other] search with { $count } dice
}
legends-value-speed = speed +{ $count }
legends-value-dice = { $count ->
    [one] one die
   *[other] { $count } dice
}
legends-value-M = M −{ $count }
legends-value-H = H −{ $count }
legends-value-C = C −{ $count }
legends-value-B = B −{ $count }
legends-value-bound = bound { $count }
legends-mark-plus = { $effect }
legends-mark-minus = rough: { $effect }
legends-mark-place = { $effect }
legends-bans = forbidden totals { $totals }
legends-mark-penalty = { $effect }
legends-card-short = difficulty { $difficulty }{ $prints ->
    [0] {""}
    [one] , one fingerprint
   *[other] , { $prints } fingerprints
}
legends-flag = suggested by { $player }

### Odds

legends-percent = { $number } %
legends-odds-all = ×{ $wanted } { $all }
legends-odds-none = no match
legends-odds-done = done
legends-odds-danger = jackpot
legends-danger-said = Jackpot { $danger } for one chip, at best.
legends-odds-said = { $dice ->
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
legends-crew = { $name }{ $difficulty ->
    [0] {""}
   *[other] , difficulty { $difficulty }
}
legends-crew-choose = { $count ->
    [one] One of this hand matches
   *[other] { $count } of this hand match
}: { $one } at best. Who helps?
legends-crew-none = Nobody in this hand matches.
legends-crew-all = All who match
legends-dice = Dice
legends-one = A success
legends-win = Win
legends-all = { $wanted } successes
legends-damage = Damage
legends-harmless = none
legends-risk-power = A die seized
legends-roll = { $dice ->
    [0] Choose who helps
    [one] Roll one die
   *[other] Roll { $dice } dice
}
legends-sending = On its way …

### The roll

legends-roll-about = { $challenge }, difficulty { $difficulty }
legends-die = Die { $number }: { $face }
legends-after = A success: { $before } → { $after }
legends-window-now = { $player } may use an ability on this roll.
legends-window-later = Could still help: { $players }
legends-window-left = Seconds until the table goes on
legends-change-one = success { $before } → { $after }
legends-change-all = { $wanted } successes { $before } → { $after }
legends-change-damage = damage { $before } → { $after }

### Piles

legends-pile-deck = Clan deck
legends-pile-deck-why = Still in the deck, sorted; nobody knows the order.
legends-pile-exhausted = Exhausted
legends-pile-exhausted-why = They return by Cheer, by a rally, or by an ability.
legends-pile-out = Out of action
legends-pile-out-why = They return by Revive or by an ability; in the break for bail.
legends-pile-problem-deck = Problems
legends-pile-problem-deck-why = Still in the deck, sorted; nobody knows the order.
legends-pile-problem-discard = Solved
legends-pile-problem-discard-why = They come back when the deck is empty.
legends-pile-lost = Lost
legends-pile-lost-why = Gone for the whole campaign.
legends-pile-intro = The story
legends-pile-empty = Nothing lies here.
legends-intro-reroll = Intro cards that may be discarded to roll everything again: { $left }.
legends-stock = { $count ->
    [one] One white die in the stock
   *[other] { $count } white dice in the stock
}

### Before and between the jobs

legends-next-job = Which job next?
legends-last-job = The last job, whatever comes before: { $name }
legends-break = The break: { $purse } reputation to spend
legends-break-why = Whoever is not bailed out leaves the clan: level 1 to the box, the others for good. What is not spent is lost.
legends-market-hire = For hire
legends-market-bail = Out on bail
legends-over = The story is told.

### The bank

legends-scene-bank = The bank
legends-clock = The clock shows { $clock }; the squad comes at { $squad }. Two alarms at { $double }.
legends-clock-left = { $left ->
    [one] One step to the squad
   *[other] { $left } steps to the squad
}
legends-vault = { $dice ->
    [one] Once open: search with one die
   *[other] Once open: search with { $dice } dice
}{ $minus ->
    [0] {""}
   *[other] , alarms included
}. Each luck and each lock is a bag.
legends-no-vault = No vault is open. Reveal the next one.
legends-found = { $bags ->
    [0] Search { $number }: nothing
    [one] Search { $number }: one bag
   *[other] Search { $number }: { $bags } bags
}
legends-loot = Bags in the loot: { $loot }
legends-loot-of = { $mode ->
    [one_shot] { $loot } of { $target } bags
   *[campaign] { $loot ->
        [one] one bag
       *[other] { $loot } bags
    }
}
legends-bank-decks = Decks: { $vaults } vaults, { $alarms } alarms

### The chase

legends-scene-chase = The chase
legends-road = The car is on { $car }, worth { $worth }; the van is on { $van } and gone at { $escaped }. Catching it is worth { $caught }.
legends-lane = { $driven ->
    [yes] { $side } lane: we are here
   *[no] { $side } lane
}
legends-lane-near = Near:
legends-lane-future = Behind it:
legends-speed = Speed
legends-lever = Speed { $lever } of { $top }
legends-driving = Driving
legends-driving-said = { $count } of { $spaces } dice on Driving

### Talking without chat

legends-suggest = Suggest it
legends-suggest-this = Suggest: { $label }
legends-suggest-how = A press suggests it; hold, right-click or P points at a thing.
legends-counsel-ask = What would you do?
legends-counsel-do = Do it
legends-why-not = Why not?
legends-back = Back

### What is asked now

legends-now-act = Choose a challenge, or one of these.
legends-now-first = The first player gets a problem.
legends-now-draw = The second one is drawn after seeing the first.
legends-now-die = Tap a die.
legends-now-luck = Each cancelled lock costs a luck: blocked numbers come back, damage goes.
legends-now-hit = { $pile ->
    [out] Somebody of this crew goes out of action.
   *[exhausted] Somebody of this crew is exhausted.
}
legends-now-pick = { $pile ->
    [out] Back from out of action, up to { $left }.
   *[exhausted] Back from the exhausted, up to { $left }.
}
legends-now-lose-own = { $pile ->
    [out] One of yours goes out of action.
   *[exhausted] One of yours is exhausted.
}
legends-now-lose-any = { $pile ->
    [out] Somebody of any hand goes out of action.
   *[exhausted] Somebody of any hand is exhausted.
}
legends-now-problem = Which problem disappears?
legends-now-token = Where does the success token go?
legends-now-spend = Choose whom to hire or bail out.
legends-now-search = Only the last search counts.
legends-now-lane = The near obstacle of this lane is yours in this round.
legends-now-drive = Dice on Driving change lanes or make you faster.
legends-now-boost = Three driving dice make the car one faster.
legends-now-place = Somebody who knows the place is exhausted for it; then the dice are rolled.
legends-now-rebel = Each lock of the rebels makes one of them flee. Tap who.
legends-now-fugitive = Tap the fugitives who return to the clan deck.
legends-now-downtime = Both businesses have equally many downtimes. Which one gets the next?
legends-now-books = A downtime goes, covered or not, or a business gets a success token.
legends-now-keep = One of them comes into your hand; the others go back, and the deck is shuffled.
legends-now-campaigns = Look at the first one, then decide; nobody else sees them.
legends-now-roller = Both sides roll; only numbers count. No ability changes anything.

### Answers as buttons

legends-do-scenario = { $scenario }
legends-do-first = { $player } first
legends-do-recruit = Recruit
legends-do-draw = Draw another
legends-do-enough = Enough
legends-do-interact = Try { $target }
legends-do-play = { $minion } helps
legends-do-done = { $decision ->
    [play] Roll
    [spend] Buy no more
   *[other] Done
}
legends-do-use = Exhaust { $minion }: { $ability }
legends-do-intro = Discard an intro card, roll again
legends-do-pass = Leave the roll as it is
legends-do-die = Die { $number }
legends-do-luck = { $choices ->
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
legends-do-hit = { $minion } takes it
legends-do-take = { $minion } returns
legends-do-lose = { $minion } goes
legends-do-problem = { $problem } disappears
legends-do-token = Token on { $card }
legends-do-rally = Rally
legends-do-end = End the turn
legends-do-bail = Bail out { $minion } for { $price }
legends-do-hire = Hire { $minion } for { $price }
legends-do-drop = { $job ->
    [power] Drop the campaign
   *[bank] Drop the vault
}
legends-do-reveal = Reveal a vault and an alarm
legends-do-reveal-card = Show { $card }
legends-do-campaigns = Take campaign cards
legends-do-roller = { $player }
legends-do-escape = Escape
legends-do-again = { $cost ->
    [one] Search again for one minion
   *[other] Search again for { $cost } minions
}
legends-do-stop = { $bags ->
    [0] Stop: nothing
    [one] Stop: one bag
   *[other] Stop: { $bags } bags
}
legends-do-lane = { $side_id ->
    [left] Left lane
   *[right] Right lane
}
legends-do-lane-die = { $side_id ->
    [left] Left lane for a driving die
   *[right] Right lane for a driving die
}
legends-do-drive = { $count ->
    [0] None to Driving
    [one] One die to Driving
   *[other] { $count } dice to Driving
}
legends-do-boost = { $answer_id ->
    [yes] Full throttle
   *[no] Keep the dice
}
legends-do-plan = Plan an attack
legends-do-catch = { $count ->
    [one] Catch the fugitive
   *[other] Catch all { $count } fugitives
}
legends-do-flee = { $minion } flees
legends-do-luck-fight = { $choices ->
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
legends-do-match = Exhaust { $minion } for the place
legends-do-under = Downtime at { $business }
legends-do-books = { $deck ->
    [downtime] Discard { $card }
   *[business] Token on { $card }
}
legends-do-bet = { $minion } bets
legends-do-stake = { $chips ->
    [one] Stake one chip
   *[other] Stake { $chips } chips
}
legends-do-swap = Another table
legends-do-find = Find somebody
legends-do-keep = Keep { $minion }
legends-do-luck-bet = { $choices ->
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
legends-use-short = { $minion }: { $ability }
legends-reveal-short = Show { $card }

legends-then-rally = { $exhausted ->
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
legends-then-escape = Your hand is exhausted, your problems are gone, and so are you.
legends-then-swap = This table leaves the game with its spectators, the next one is turned up; { $tables ->
    [one] it is the last one
   *[other] { $tables } are left
}. The croupier stays where he is. It costs no action.
legends-then-drop = { $job ->
    [power] The campaign goes, with its tokens. It costs an action.
   *[bank] The vault goes, with its tokens. It costs an action.
}
legends-then-reveal-card = It is our campaign then; its effect holds until it goes well or is dropped. It costs no action.
legends-then-keep = { $dice ->
    [none] {""}
    [0] No dice for one chip at this table.{" "}
    [one] One die for one chip at this table.{" "}
   *[other] { $dice } dice for one chip at this table.{" "}
}The others return to the clan deck.
legends-then-bail = { $left } reputation would be left.
legends-then-hire = { legends-then-bail }
legends-then-done = { $decision ->
    [spend] { $purse } reputation would be lost.
   *[other] That is all.
}
legends-then-use = { $minion } is exhausted for it.
legends-then-plan = The top attack is turned up, and minions of the clan deck become its rebels. It costs no action.
legends-then-catch = All fugitives return to the clan deck. Price: the rebels' pistol comes one nearer.
legends-then-flee = It will be a fugitive until somebody brings it back.
legends-then-match = { $minion }, in the hand of { $owner }, is exhausted; the ability is not used.
legends-then-hit = { $pile ->
    [out] { $minion } goes out of action.
   *[exhausted] { $minion } is exhausted.
}
legends-then-lose = { legends-then-hit }
legends-send-die = { $several ->
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
legends-send-pick = { $count ->
    [0] Nobody returns
    [one] One returns
   *[other] { $count } return
}

### In the frame

legends-seat-hand = { $count ->
    [one] one minion
   *[other] { $count } minions
}
legends-seat-problems = { $count ->
    [0] no problems
    [one] one problem
   *[other] { $count } problems
}
legends-key-point = point at what has the focus, for the others
legends-key-challenge = choose a challenge by its place in the list
