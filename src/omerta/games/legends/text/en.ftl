# Legends in English. Words of the glossary (rules, section 1): one concept, one word.
# Minions, problems, cards and scenarios are named by the data, which holds both languages.

game-legends = Legends
    .pitch = One clan, one city, dice for everything: rob, chase and scheme together before your fingerprints pile up.

player-alone = { $player } (hand { $number })

### Dice, icons, abilities

white-1 = 1
white-2 = 2
white-3 = 3
white-4 = 4
white-luck = luck
white-lock = lock
red-x2 = x2
red-x3 = x3
red-blank = blank
red-fatigue = fatigue
red-siren = siren
red-none = no red die
turned-4 = 4
turned-x3 = x3

icon-m = M
icon-h = H
icon-c = C
icon-b = B
icons-legend = M muscle, H hands, C charm, B brains

ability-reroll-one = reroll one white die
ability-reroll-red = reroll the red die
ability-cancel-lock = set one lock aside
ability-plus-one = total +1
ability-reroll-any = reroll any white dice
ability-cancel-all-locks = set all locks aside
ability-extra-die = roll one more white die
ability-die-to-four = turn a white die to 4
ability-extra-success = one more success, if there is one
ability-red-x3 = turn the red die to x3
ability-reroll-all = reroll all dice
ability-no-damage = no damage, no fatigue
ability-revive-one = bring one minion back from out of action
ability-revive-two = bring up to two minions back from out of action
ability-return-three = return up to three exhausted minions
ability-draw-three = draw up to three minions
ability-everyone-draws = everybody draws a minion
ability-drop-problem = discard a problem with at most one fingerprint
ability-place-token = put a success token on a card
ability-calm-police = police under control
ability-books = discard any downtime, or put a success token on a business

effect-tire-hand = end of turn: exhaust a minion of your hand
effect-wound-hand = end of turn: a minion of your hand goes out of action
effect-tire-deck2 = end of turn: exhaust the top 2 of the clan deck
effect-slow-recruit = you recruit only 1 minion
effect-minus-die = you roll 1 white die fewer
effect-plus-difficulty = your challenges are 1 harder, except problems
effect-search-minus1 = searches roll 1 die fewer
effect-search-cost1 = searches after the first cost 1 minion more
effect-end-clock1 = end of round: clock +1
effect-end-alarm1 = end of round: another alarm
effect-end-hand1 = end of round: exhaust a minion of a hand
effect-end-hand-out1 = end of round: a minion of a hand goes out of action
effect-end-deck1 = end of round: exhaust the top of the clan deck
effect-end-deck2 = end of round: exhaust the top 2 of the clan deck
effect-draw1 = draw a minion
effect-drive1 = a die to Driving
effect-tire1 = exhaust a minion of yours
effect-tire2 = exhaust two minions of yours
effect-wound1 = a minion of yours goes out of action
effect-problem = take a problem
effect-van1 = the van gets away by one space
effect-difficulty1 = the business is 1 harder
effect-difficulty2 = the business is 2 harder
effect-add-downtime = brings another downtime at once
effect-ban-values = the business: a total of { $a } or { $b } is void
effect-ban-from = the business: a total of { $x } or more is void
effect-ban-to = the business: a total of { $x } or less is void
effect-docks = docks
effect-club = club
effect-street = street
effect-jackpot-minus1 = the jackpot is 1 lower
effect-jackpot-minus2 = the jackpot is 2 lower
effect-bet-die1 = every bet rolls 1 white die more
effect-close-on-jackpot = a jackpot closes the table
effect-none = two lucks do no harm
effect-die = two lucks: one more white die
effect-spectator = two lucks: one more spectator
effect-red = two lucks: the red die
effect-croupier = two lucks: croupier +1
effect-jackpot = two lucks are a jackpot

cause-ability = for the ability
cause-damage = by damage
cause-fatigue = by fatigue
cause-problem = because of a problem
cause-search = for another search
cause-alarm = by an alarm
cause-obstacle = by the obstacle
cause-police = by the police
cause-escape = while escaping
cause-squad = in the hands of the squad
cause-place = for the place
cause-jackpot = after the jackpot

police-absent = nowhere
police-uncontrolled = not controlled
police-controlled = controlled
police-active = active
ending-arrested = the clan is arrested
ending-squad = the squad is here
ending-escaped = everybody got out
ending-caught = the van is caught
ending-van-gone = the van is gone
ending-top-income = the income cannot rise any more
ending-no-business = no business is left
ending-laundered = all the money is clean
ending-no-tables = no table is left
track-clock = The clock
track-car = The car
track-van = The van
track-lever = The lever
track-income = The income
track-croupier = The croupier
track-safe = The safe
side-left = left
side-right = right
answer-yes = yes
answer-no = no
rank-street-tale = Street Tale
rank-front-page = Front Page
rank-city-legend = City Legend
rank-immortal = Immortal

result-arrested = Arrested: too many fingerprints.
result-target-reached = The reputation is enough: the job was worth it.
result-target-missed = Not enough reputation for a legend.
result-jobs-done = Both jobs are done.

### What happens

event-campaign-started = { $mode ->
    [one_shot] One job
   *[campaign] A campaign
} for { $players ->
    [one] one player
   *[other] { $players } players
}, { $difficulty ->
    [easy] easy
    [hard] hard
   *[normal] normal
}. The clan has { $clan } minions.
event-scenario-set-up = Scenario { $number }: { $scenario }.
event-round-started = Round { $round }.
event-first-player-named = { $player } goes first.
event-turn-started = { $player }: { $actions ->
    [one] one action
   *[other] { $actions } actions
}.
event-turn-ended = {""}
event-player-left = { $player } is out and away.
event-scenario-ended = { $ending_id ->
    [arrested] The clan is arrested. It is over.
    [squad] The squad closes the ways out. Reputation: { $reputation }.
    [escaped] Everybody got out. Reputation: { $reputation }.
    [caught] The van is caught! Reputation: { $reputation }.
    [top_income] The empire stands! Reputation: { $reputation }.
    [no_business] There is no business left to open. Reputation: { $reputation }.
    [pistols] The pistols meet: the struggle is over. Reputation: { $reputation }.
    [laundered] All the money is clean! Reputation: { $reputation }.
    [no_tables] No more bets: the last table is closed. Reputation: { $reputation }.
    [betrayed] The traitor has told everything. It is over.
    [elected] The clan has won the election! The legend grows by { $reputation }.
    [defeated] The mayor has won the election. It is over.
   *[van_gone] The van is gone. Reputation: { $reputation }.
}
event-campaign-ended = { $rank_id ->
    [none] { $won_id ->
        [yes] The job is a success, with { $score } reputation.
       *[no] The job is a failure, with { $score } reputation.
    }
   *[other] The story ends with a score of { $score }: { $rank }.
}
event-break-opened = { $market_count ->
    [0] The break: { $reputation } reputation to spend, and nobody for hire.
   *[other] The break: { $reputation } reputation to spend. For hire: { $market }.
}
event-minion-won = { $minion } joins the clan.
event-bailed = { $minion } is out on bail for { $price }; { $left } left.
event-hired = { $minion } is hired for { $price }; { $left } left.
event-minions-left = { $lost_count ->
    [0] Nobody paid for { $minions }: back to the box.
   *[other] { $minions_count ->
        [0] Lost for good: { $lost }.
       *[other] Nobody paid for { $minions }: back to the box. Lost for good: { $lost }.
    }
}
event-recruits-added = Newcomers fill the ranks: { $minions }.
event-minions-drawn = { $minions_count ->
    [0] { $player } has nobody.
   *[other] { $player } gets { $minions }.
}
event-minion-played = { $player } plays { $minion }: { $dice ->
    [one] one die
   *[other] { $dice } dice
}.
event-minions-taken-back = {""}
event-minion-exhausted = { $minion } is exhausted { $cause }.
event-minion-out = { $minion } goes out of action { $cause }.
event-top-exhausted = From the clan deck { $minions_count ->
    [one] one is
   *[other] these are
} exhausted { $cause }: { $minions }.
event-minions-returned = { $pile ->
    [out] Back on their feet: { $minions }.
    [fugitives] Found and brought back: { $minions }.
   *[exhausted] Rested and back: { $minions }.
}
event-deck-shuffled = {""}
event-problem-dealt = { $player } has a problem: { $problem }.
event-problem-solved = { $how ->
    [escaped] { $player } leaves a problem behind: { $problem }.
    [dropped] A problem of { $player } disappears: { $problem }.
   *[solved] A problem of { $player } is solved: { $problem }.
}
event-card-revealed = Turned up: { $card }.
event-card-discarded = Discarded: { $card }.
event-challenge-chosen = { $difficulty ->
    [0] { $player } fights: { $challenge }.
   *[other] { $player } tries { $challenge }, difficulty { $difficulty }.
}
event-dice-rolled = { $red_id ->
    [none] { $player } rolls { $dice }.
   *[other] { $player } rolls { $dice }; red: { $red }.
}
event-ability-used = { $player } exhausts { $minion }: { $ability }.
event-intro-used = { $player } discards an intro card and rolls again.
event-dice-rerolled = { $red_id ->
    [none] Now there lie { $dice }.
   *[other] Now there lie { $dice }; red: { $red }.
}
event-dice-set-aside = { $count ->
    [one] One lock is set aside.
   *[other] { $count } locks are set aside.
}
event-die-added = One more die: { $face }.
event-die-turned = A die is turned to { $face }.
event-roll-eased = { $how ->
    [plus_one] The total will be 1 higher.
    [extra_success] A success will count for two.
   *[no_damage] Nobody will be hurt.
}
event-luck-split = { $count ->
    [0] All lucks are kept.
    [one] One luck cancels a lock.
   *[other] { $count } lucks cancel a lock each.
}
event-total-fixed = { $difficulty ->
    [0] The clan has { $total }.
   *[other] Total { $total } against { $difficulty }: { $successes ->
        [0] no success
        [one] one success
       *[other] { $successes } successes
    }.
}
event-roll-voided = A total of { $total } is forbidden: the roll is void.
event-tokens-placed = { $challenge }: { $tokens } of { $need }.
event-challenge-overcome = Overcome: { $challenge }.
event-siren-heard = A siren!
event-police-turned = { $police_id ->
    [controlled] The police look away.
   *[uncontrolled] The police are not controlled any more.
}
police-does = { $scenario_id ->
    [bank] at the end of each round a minion from a hand goes out of action
    [chase] two or more locks in a final result bring the roller a problem, except on Cheer
    [casino] the croupier skips the blocked space, so tables close sooner
    [family] the mole is shuffled into the clan deck, and who draws it brings a downtime
    [power] at the end of each round with a minion out of action a rumour appears
   *[other] as the police card says
}
event-police-activated = The police are active now, for the rest of the scenario: { police-does }.
event-police-struck = The police act: { police-does }.
event-evidence-counted = Fingerprints: { $count } of { $limit }.
event-clan-rallied = The clan rallies: { $count } return.
event-track-moved = { $track_id ->
    [clock] The clock shows { $end }.
    [car] The car drives from { $start } to { $end }.
    [van] The van is on { $end }.
    [income] The income rises from { $start } to { $end }.
    [clan_pistol] The clan's pistol moves up to { $end }.
    [rebels_pistol] The rebels' pistol moves down to { $end }.
    [croupier] { $end ->
        [0] The croupier is back at the start.
       *[other] The croupier is on { $end }.
    }
    [safe] The safe moves up to space { $end }.
    [campaign] The campaign moves on to { $end }.
   *[lever] Speed { $end }.
}
event-vault-searched = Search { $number }: { $dice }. That would be { $bags ->
    [0] nothing
    [one] one bag
   *[other] { $bags } bags
}.
event-bags-gained = { $bags ->
    [0] { $card } was empty. Loot: { $loot }.
    [one] One bag from { $card }. Loot: { $loot }.
   *[other] { $bags } bags from { $card }. Loot: { $loot }.
}
event-lane-chosen = The car takes the { $side } lane.
event-driving-dice-placed = Driving dice: { $driving }.
event-speed-boosted = Full throttle: speed { $lever }.
event-business-opened = { $side_id ->
    [left] On the left opens { $card }.
   *[right] On the right opens { $card }.
}
event-downtime-laid = { $why ->
    [chain] And one more at { $business }: { $card }.
    [mole] The mole has talked. { $business }: { $card }.
   *[round] { $business }: { $card }.
}
event-business-kept = { $card } goes on; its tokens return.
event-business-lost = { $card } closes, with { $tokens } of { $need }.
event-business-removed = A business that nobody has seen is given up; { $left ->
    [0] none is
    [one] one is
   *[other] { $left } are
} left.
event-mole-revealed = { $player } draws the mole!
event-mole-shuffled-in = { $why ->
    [police] The mole slips into the clan deck.
    [passed] The mole turns up and is shuffled back.
   *[round] The mole is shuffled into the clan deck again.
}
event-bet-opened = { $player } bets at { $card }, jackpot { $jackpot }.
event-stake-set = { $player } stakes { $chips ->
    [one] one chip
   *[other] { $chips } chips
}: { $dice ->
    [0] no dice
    [one] one die
   *[other] { $dice } dice
}.
event-penalty-struck = { $card }: { $penalty }.
event-red-die-rolled = The red die: { $red }.
event-bet-settled = { $won_id ->
    [yes] Total { $total } against { $jackpot }: a jackpot.
   *[no] Total { $total } against { $jackpot }: the bet is lost, as it should be.
}
event-jackpot-won = { $minion } wins and is seen by everybody: { $chips ->
    [one] one chip returns
   *[other] { $chips } chips return
} to the supply.
event-chips-laundered = { $chips ->
    [one] One chip goes
   *[other] { $chips } chips go
} to the cell; { $cell } left there.
event-table-swapped = { $player } leaves { $card } for another table.
event-table-closed = Closed: { $card }.
event-table-removed = A table leaves unseen; { $left ->
    [0] none is left
    [one] one is left
   *[other] { $left } are left
} in the deck.
event-space-blocked = The police block space { $space }: the croupier skips it.
event-minions-found = { $player } looks at { $minions }.
event-minion-kept = { $player } keeps { $minion }.

### Prompts and options

prompt-scenario = { $player }: which job next?
prompt-first = { $player }: who goes first?
prompt-act = { $player }: { $actions ->
    [0] no actions left; anything free, or end?
    [one] one action left. What do you do?
   *[other] { $actions } actions left. What do you do?
}
prompt-draw = { $player }: draw another one?
prompt-play = { $difficulty ->
    [0] { $player }: { $challenge }. Who fights?
   *[other] { $player }: { $challenge }, difficulty { $difficulty }. Who helps?
}
prompt-ability = { $player }: { $dice }. Use an ability, or pass?
prompt-die = { $player }: { $dice }. Which die for { $minion }?
prompt-luck = { $player }: { $dice }. How many lucks cancel a lock?
prompt-hit = { $player }: who takes it?
prompt-pick = { $player }: who returns to the clan deck? { $left ->
    [one] One more
   *[other] Up to { $left } more
}, or done.
prompt-lose-own = { $player }: which of yours goes?
prompt-lose-any = { $player }: whom does the clan lose?
prompt-problem = { $player }: which problem disappears?
prompt-token = { $player }: on which card goes the token?
prompt-spend = { $player }: { $purse } reputation left. Bail, hire, or done?
prompt-search = { $player }: { $bags ->
    [0] nothing
    [one] one bag
   *[other] { $bags } bags
} in the last search. Search again for { $cost ->
    [one] one minion
   *[other] { $cost } minions
}, or stop?
prompt-lane = { $player }: which lane in this round?
prompt-drive = { $player }: how many lucks go to Driving, at most { $space }?
prompt-boost = { $player }: spend the driving dice for speed?
prompt-place = { $player }: nobody who helps with { $challenge } knows the place. Who is exhausted for it?
prompt-downtime = { $player }: at which business does the next downtime go?
prompt-books = { $player }: which downtime goes, or which business gets a token?
prompt-bettor = { $player }: { $challenge }, jackpot { $difficulty }. Who bets?
prompt-stake = { $player }: { $count ->
    [0] no dice
    [one] one die
   *[other] { $count } dice
} for one chip, each further chip adds one. How many chips, at most { $chips }?
prompt-keep = { $player }: whom do you keep?
prompt-waiting = It is the turn of { $player }.
prompt-over = The game is over.

option-scenario = scenario { $scenario_id }: { $scenario }
option-first = first { $player_no }: { $player }
option-recruit = recruit: draw one or two minions
option-draw = draw: one more
option-enough = enough: no more
option-interact = { $difficulty ->
    [0] interact { $no }: { $target }, { $icons }, a fight
   *[other] interact { $no }: { $target }, { $icons } { $difficulty }{ $need ->
        [0] {""}
       *[other] , { $tokens } of { $need }
    }
}
option-play = play { $no }: { $minion }, { $icons }, { $dice ->
    [one] one die
   *[other] { $dice } dice
}
option-done = { $decision ->
    [play] done: roll the dice
    [spend] done: buy nothing more
    [die] done: roll the marked dice again
   *[other] done: nobody else
}
option-use = use { $no }: { $minion }, { $ability }
option-intro = intro: discard an intro card and reroll everything
option-pass = pass: use nothing
option-die = die { $number }: { $face }
option-luck = luck { $count }: total { $total }{ $banned ->
    [yes] , forbidden
   *[no] {""}
}
option-hit = hit { $no }: { $minion }, level { $level }
option-take = take { $no }: { $minion }{ $level ->
    [0] {""}
   *[other] , level { $level }, { $icons }
}
option-lose = lose { $no }: { $minion }{ $level ->
    [0] {""}
   *[other] , level { $level }, { $icons }
}
option-problem = problem { $problem_id }: { $problem }
option-token = token { $card_id }: { $card }
rally-price = { $scenario_id ->
    [bank] the clock moves on by one
    [chase] the van gets away by one space
    [rebels] the rebels' pistol moves by one
    [casino] the top table of the deck goes, unseen
    [family] the top business of the deck goes, unseen
   *[power] a support token goes to the mayor
}
option-rally = rally: all exhausted minions return; the price: { rally-price }
option-end = end: the turn is over
option-bail = bail { $no }: { $minion }, level { $level }, { $price }
option-hire = hire { $no }: { $minion }, level { $level }, { $icons }, { $price }
option-drop = drop: discard the active card
option-reveal = reveal: turn up the next vault and an alarm
option-escape = escape: leave with what the clan has
option-again = again: search once more
option-stop = stop: take the last result
option-lane = lane { $side }: the lever goes there
option-lane-die = lane { $side } die: for a driving die
option-drive = drive { $count }: { $count ->
    [0] none
    [one] one die
   *[other] { $count } dice
} to Driving
option-boost = { $answer_id ->
    [yes] boost yes: speed +1
   *[no] boost no: keep the dice
}
option-match = match { $no }: { $minion }, level { $level }, { $icons }
option-under = under { $business_id }: { $business }
option-books = books { $card_id }: { $card }
option-bet = bet { $no }: { $minion }, { $icons }, { $dice ->
    [0] no dice
    [one] one die
   *[other] { $dice } dice
} for one chip
option-stake = stake { $chips }: { $dice ->
    [0] no dice
    [one] one die
   *[other] { $dice } dice
}, { $percent } % for the jackpot
option-swap = swap: leave this table for the next one
option-find = find: look at minions of the clan deck and keep one
option-keep = keep { $no }: { $minion }, level { $level }, { $icons }

caution-end = You still have actions; they would be lost.
caution-escape = Whoever escapes takes no further part in this scenario.

### Other spellings of typed words, separated by commas

word-scenario = scenario
word-first = first
word-recruit = recruit
word-draw = draw
word-enough = enough
word-interact = interact, try
word-play = play
word-done = done
word-use = use
word-intro = intro
word-pass = pass
word-die = die
word-luck = luck
word-hit = hit
word-take = take
word-lose = lose
word-problem = problem
word-token = token
word-rally = rally
word-end = end
word-bail = bail
word-hire = hire
word-drop = drop
word-reveal = reveal
word-escape = escape
word-again = again
word-stop = stop
word-lane = lane
word-drive = drive
word-boost = boost
word-match = match
word-under = under
word-books = books
word-bet = bet
word-stake = stake
word-swap = swap
word-find = find
word-keep = keep
word-left = left
word-right = right
word-yes = yes
word-no = no

### The rest of a command that was typed only in part

form-scenario = "{ $text }" does not fit: after "scenario" comes its name, scenario bank.
form-first = "{ $text }" does not fit: after "first" comes a player's number or name, first 2.
form-interact = "{ $text }" does not fit: after "interact" comes a challenge, interact pr04.
form-play = "{ $text }" does not fit: minions are played one at a time, play m01; then done.
form-use = "{ $text }" does not fit: after "use" comes a minion of your hand, use m01.
form-die = "{ $text }" does not fit: after "die" comes its number in the roll, die 2.
form-luck = "{ $text }" does not fit: after "luck" comes how many cancel a lock, luck 1.
form-hit = "{ $text }" does not fit: after "hit" comes a minion of the roll, hit m01.
form-take = "{ $text }" does not fit: minions return one at a time, take m01; then done.
form-lose = "{ $text }" does not fit: after "lose" comes a minion, lose m01.
form-problem = "{ $text }" does not fit: after "problem" comes one, problem pr04.
form-token = "{ $text }" does not fit: after "token" comes a card, token pr04.
form-bail = "{ $text }" does not fit: after "bail" comes a minion, bail m31; or done.
form-hire = "{ $text }" does not fit: after "hire" comes a minion of the market, hire m31; or done.
form-lane-die = "{ $text }" does not fit: lane left, lane right, or lane left die.
form-drive = "{ $text }" does not fit: after "drive" comes how many dice, drive 1.
form-boost = "{ $text }" does not fit: boost yes, or boost no.
form-match = "{ $text }" does not fit: after "match" comes a minion that knows the place, match m01.
form-under = "{ $text }" does not fit: after "under" comes a business, under bu01.
form-books = "{ $text }" does not fit: after "books" comes a downtime or a business, books do01.
form-bet = "{ $text }" does not fit: after "bet" comes a minion of your hand, bet m16.
form-stake = "{ $text }" does not fit: after "stake" comes how many chips, stake 2.
form-keep = "{ $text }" does not fit: after "keep" comes one of the minions found, keep m16.

### Settings of the game

options-mode = Length
    .why = a whole story or one job
    .campaign = a campaign: two jobs, what you hire in between, and the election
    .one_shot = one job, to be won by reputation, or the election alone
options-difficulty = Difficulty
    .why = how many fingerprints the clan can afford, and more
    .normal = as proposed
    .easy = more patience of the law, bigger hands, intro cards reroll
    .hard = less patience, dearer experts
options-scenario-pick = Choice of jobs
    .why = who decides what comes next in a campaign
    .choose = the clan
    .random = chance
    .fixed = first job and second job, as below
options-first-job = First job
    .why = the single job, or the first one of a fixed campaign
    .bank = The Big Score
    .chase = Race to the Rescue
    .family = Family Business
    .rebels = Pay Them Back
    .casino = No More Bets!
    .power = The Fight for Power, only alone: it ends every campaign
options-second-job = Second job
    .why = the second one of a fixed campaign
    .chase = Race to the Rescue
    .bank = The Big Score
    .family = Family Business
    .rebels = Pay Them Back
    .casino = No More Bets!
options-recruits-first = Experts report first
    .why = whether hired minions are surely in somebody's first hand
    .on = yes, dealt first
    .off = no, shuffled with the others
options-tight-two = Handicap for two
    .why = whether two players start the chase further back and find two tables fewer in the casino
    .off = no
    .on = yes
options-voice-seats = Last word
    .why = which seats answer what the clan decides together
    .all = everybody, in turn; people rather than bots
    .v1 = seat 1
    .v2 = seat 2
    .v3 = seat 3
    .v4 = seat 4
    .v12 = seats 1 and 2
    .v13 = seats 1 and 3
    .v14 = seats 1 and 4
    .v23 = seats 2 and 3
    .v24 = seats 2 and 4
    .v34 = seats 3 and 4
    .v123 = seats 1, 2 and 3
    .v124 = seats 1, 2 and 4
    .v134 = seats 1, 3 and 4
    .v234 = seats 2, 3 and 4
options-window-seconds = Time for abilities
    .why = how long all together may think about abilities after a roll
    .v30 = 30 seconds
    .v15 = 15 seconds
    .v60 = a minute
    .none = as long as you like

### Why not

wrong-seats = Legends is for one to four players, not { $seats }.
same-job-twice = A campaign plays two different jobs.
no-such-seat = There is no seat { $seat } at this table; the first seat is 0.
no-such-player = There is no player { $player } here.
player-gone = That player has left the scenario.
game-over = The game is over.
not-your-turn = Somebody else is asked now.
scenario-now = First choose the next job.
scenario-played = That job is done already.
no-such-scenario = There is no job called { $name }.
first-now = First say who goes first.
act-now = It is your turn: act, or end it.
no-actions-left = You have no actions left; free actions are still possible.
deck-empty = The clan deck is empty: there is nobody to draw.
draw-or-enough = First say whether you draw another one.
no-such-challenge = There is no challenge { $name }.
challenge-not-here = { $challenge_en } does not lie here to be tried.
challenge-useless = { $challenge_en } could do nothing now.
no-dice = There is no white die in the stock.
nobody-matches = Nobody in your hand matches { $challenge_en }.
play-minions-now = The challenge is chosen: play minions.
play-one-first = Play at least one minion first.
no-such-minion = There is no minion { $name }.
not-in-hand = { $minion_en } is not in the hand.
no-matching-icon = { $minion_en } has no matching icon.
ability-now = The dice lie there: use an ability, or pass.
used-this-round = The ability of { $minion_en } was used in this round already.
wrong-time = This is not the time for the ability of { $minion_en }.
changes-nothing = The ability of { $minion_en } would change nothing now.
no-intro-reroll = There is no intro card to discard, or it is not your roll, or this level has no such reroll.
die-now = First choose a die.
no-such-die = There is no die { $number }; the roll has { $count }.
die-useless = Die { $number } cannot be chosen for this.
luck-now = First say how many lucks cancel a lock.
too-many-lucks = At most { $most } lucks can cancel a lock.
hit-now = First say who takes it.
not-in-the-roll = { $minion_en } is not one of those who stand for this roll.
pick-now = First pick minions, or say done.
not-in-pile = { $pile ->
    [out] { $minion_en } is not out of action, or cannot be picked.
   *[exhausted] { $minion_en } is not exhausted, or cannot be picked.
}
lose-now = First say which minion goes.
problem-now = First say which problem disappears.
problem-too-big = { $challenge_en } has too many fingerprints for this.
token-now = First say where the token goes.
nobody-exhausted = Nobody is exhausted: there is nothing to rally.
price-too-high = The price of a rally cannot be paid.
spend-now = The break: bail, hire, or done.
not-in-market = { $minion_en } is not for hire.
too-expensive = { $minion_en } costs { $price }; there are { $purse } left.
vault-active = There is an active vault already.
no-vault = There is no active vault to drop.
search-now = First say whether you search again.
lane-now = First choose a lane.
lane-already = The lever is in that lane already.
no-driving-dice = There is no die on Driving.
drive-now = First say how many lucks go to Driving.
too-many-driving = At most { $most } can go there.
boost-now = First say whether you spend the driving dice.
nobody-knows-place = Nobody in any hand knows the place of { $challenge_en }.
place-now = First say who is exhausted for the place.
wrong-place = { $minion_en } does not know this place.
downtime-now = First say at which business the downtime goes.
books-now = First say what the accountant sees to.
nobody-to-bet = Nobody in your hand could bet.
not-on-bets = The ability of { $minion_en } does not work on bets.
bettor-now = First say who bets.
stake-now = First say how many chips are staked.
stake-too-high = At most { $most ->
    [one] one chip
   *[other] { $most } chips
} can be staked here.
keep-now = First say whom you keep.
not-found = { $minion_en } is not among the minions that you found.
no-table = There is no active table to leave.
no-tables-left = There is no other table to go to.

bad-option = The option { $entry } does not take this value.
data-bad-field = { $file }: { $entry } is missing, unknown or out of range.
data-id-twice = { $file }: the id { $entry } names two things.
data-few-minions = { $file }, { $entry }: there must be at least { $least } minions of level { $level }.
data-test-missing = { $file }, { $entry }: the board test { $test } must be there once.
data-no-scenario = { $file }, { $entry }: the scenario { $scenario } is missing.
data-strange-scenario = { $file }: { $entry } is no scenario of this version.
data-bad-scenario = { $file }: { $entry } cannot be played with: too few cards, an unknown effect, or a number out of range.

### The table in the terminal

table-round = Round { $round }
table-prints = Fingerprints { $count }/{ $limit }
table-police = Police { $police }
table-police-does = Active police: { police-does }
table-police-none = No police in this scenario
table-reputation = { $mode ->
    [one_shot] Target { $target }
   *[campaign] Reputation { $score }
}
table-clan = A clan of { $count }
table-difficulty = D{ $difficulty }
table-chance = { $dice }: { $percent } %
table-legend = D difficulty; dice and chance of a success if all who match help; { $print } fingerprint
table-roll = Trying { $challenge }: { $crew }
table-nobody = nobody
table-odds = { $dice ->
    [one] 1 die
   *[other] { $dice } dice
}: { $one } % for a success, { $two } % for two, { $damage } damage expected
table-odds-all = { "" }; { $percent } % for all { $missing } that are missing
table-total = total { $totals } against { $difficulty }
table-gone = has left
table-minion = { $no } { $minion }, level { $level }, { $icons }: { $ability }
table-used = (used)
table-purse = { $purse } reputation to spend
table-market = For hire
table-out = Out of action, may be bailed out
table-dice = dice
table-odds-legend = one success / two successes, in percent, with the best luck choice
table-need = { $need ->
    [0] a board test
    [one] 1 success
   *[other] { $need } successes
}{ $prints ->
    [0] {""}
    [one] , 1 fingerprint
   *[other] , { $prints } fingerprints
}
table-clock = Clock { $clock }/{ $squad } (two alarms on { $double })
table-loot = Loot { $loot }
table-bank-decks = { $vaults } vaults and { $alarms } alarms to come
table-vault = The active vault is searched with { $search ->
    [one] 1 die
   *[other] { $search } dice
}.
table-search = Search { $number }: { $dice }; { $bags ->
    [0] nothing
    [one] 1 bag
   *[other] { $bags } bags
}
table-road = Car { $car }, van { $van } of { $escaped }: { $gap } ahead
table-speed = Speed { $lever }/{ $top }
table-driving = Driving { $driving }/{ $spaces }
table-income = Income { $income } ({ $track })
table-businesses = { $left ->
    [0] no business
    [one] 1 business
   *[other] { $left } businesses
} left, { $removed } removed unseen, { $downtimes ->
    [one] 1 downtime
   *[other] { $downtimes } downtimes
} in the deck
table-business = { $side ->
    [left] left
   *[right] right
}: { $no } { $name }, { $place }, { $tokens }/{ $need }{ $finished ->
    [yes] , finished
   *[no] {""}
}
table-business-none = { $side ->
    [left] left
   *[right] right
}: empty
table-harder = D+{ $harder }
table-void = void: { $totals }
table-guests = { $mole ->
    [police] The mole waits beside the police card
    [deck] The mole is in the clan deck
    [aside] The mole lies beside the deck until the round is over
   *[gone] The mole has left
}; { $accountant ->
    [hand] the accountant is with { $player }
    [deck] the accountant is in the clan deck
    [exhausted] the accountant is exhausted
    [out] the accountant is out of action
   *[gone] the accountant has left
}.
table-extra = { $no } { $minion }: { $ability }
table-mole = { $no } { $minion }: whoever draws it gets nobody, and a downtime follows
table-croupier = Croupier { $track }
table-safe = Safe { $track }
table-cell = Cell { $cell }/{ $bundle }
table-supply = Supply { $supply }/{ $chips }
table-tables = Tables { $left } (and { $unseen } gone unseen)
table-spectators = Spectators { $count }
table-jackpot = Jackpot { $jackpot } (printed { $printed }), { $dice ->
    [one] 1 die
   *[other] { $dice } dice
} for a chip before icons; { $penalty }.
table-gaming = { $dice ->
    [one] 1 die
   *[other] { $dice } dice
} for one chip, jackpot { $jackpot }, dice fewer: { $fewer }, { $penalty }
table-stake = stake { $chips }: { $dice ->
    [0] no dice
    [one] 1 die
   *[other] { $dice } dice
}, { $percent } % for the jackpot, { $damage } damage expected
table-bet = total { $totals } against { $jackpot }, { $chips ->
    [one] 1 chip
   *[other] { $chips } chips
} staked; jackpot { $chances }
pile-deck = Clan deck ({ $count })
pile-exhausted = Exhausted ({ $count })
pile-out = Out of action ({ $count })
pile-clan = The clan ({ $count })
pile-lost = Lost for good ({ $count })
pile-problems = Problems still in the deck ({ $count })
value-search = search dice
table-obstacle-speed = speed +{ $speed }
table-obstacle-plus = and { $effect }
table-obstacle-minus = with one success also { $effect }
no-such-card = There is no card called { $name }.

### Inspect commands of the terminal

word-hands = hands
word-piles = piles
word-odds = odds
word-card = card
commands-hands = all hands, minion by minion
commands-piles = who is in which pile, and which problems are still to come
commands-odds = the odds of a roll by dice and difficulty
commands-card = what is printed: card va06, card m01, card bank

### What would you do? One sentence for each answer of the coach

advice-first = { $player } goes first: { $hand ->
    [one] 1 minion
   *[other] { $hand } minions
} in hand and { $problems ->
    [0] no problem yet
    [one] 1 problem already
   *[other] { $problems } problems already
}.
advice-recruit = Draw first: { $hand ->
    [0] the hand is empty
    [one] 1 minion is too few
   *[other] with { $hand } in hand there is room for more
}, and { $count ->
    [one] 1 more comes
   *[other] { $count } more come
} before the dice.
advice-interact = { $challenge } with { $dice ->
    [one] 1 die
   *[other] { $dice } dice
}{ $difficulty ->
    [0] : { $percent } % to win the fight.
   *[other] {" "}against { $difficulty }: { $percent } % to overcome it, { $missing ->
        [one] one token missing
       *[other] { $missing } tokens missing
    }.
}
advice-useless = { $challenge } brings nothing now, so as little as possible goes into it.
advice-play = { $minion } makes it { $dice ->
    [one] 1 die
   *[other] { $dice } dice
}: { $percent } % to overcome { $challenge }.
advice-play-weak = { $minion } will be missed least; { $challenge } brings nothing now.
advice-done = { $dice ->
    [one] 1 die is
   *[other] { $dice } dice are
} enough for { $challenge }: { $percent } %; the others are needed elsewhere.
advice-end = Nothing that could still be done is worth its price; { $actions ->
    [0] the actions are used up
    [one] 1 action is let go
   *[other] { $actions } actions are let go
}.
advice-rally = { $count ->
    [one] 1 exhausted minion returns
   *[other] { $count } exhausted minions return
} to the clan deck: worth the price now.
advice-talent = { $minion } does more by this ability than with dice now.
advice-use = { $minion }'s ability makes this roll better in { $percent } % of all cases.
advice-intro = All dice again make this roll better on average; the intro card is free.
advice-pass = { $difficulty ->
    [0] { $total } wins { $challenge } in { $percent } % of all cases: no ability is worth a minion here.
   *[other] The roll makes { $total } against { $difficulty } for { $challenge }: no ability is worth a minion here.
}
advice-die = Die { $number }: rolled or turned by { $minion }, it helps most.
advice-dice-done = The other dice may stay as they are; { $minion } rolls the marked ones.
advice-luck = { $count ->
    [0] All lucks count
    [one] 1 luck cancels a lock
   *[other] { $count } lucks cancel a lock each
}: total { $total }, { $difficulty ->
    [0] { $percent } % to win
   *[other] { $successes ->
        [0] no success
        [one] 1 success
       *[other] { $successes } successes
    }
}.
advice-draw = One more: { $hand ->
    [one] 1 minion is in hand
   *[other] { $hand } minions are in hand
}, { $deck } still in the clan deck.
advice-enough = One is enough; { $deck } stay in the clan deck.
advice-tire = { $minion } will be missed least while exhausted.
advice-out = { $minion } is the smallest loss.
advice-take = { $minion } is the best one to have back.
advice-take-done = Nobody else needs to return.
advice-problem = { $challenge } costs us most{ $prints ->
    [0] {""}
    [one] , and 1 fingerprint goes with it
   *[other] , and { $prints } fingerprints go with it
}.
advice-token = A success token does most on { $challenge }.
advice-scenario = { $scenario } first: what it wins makes the next job easier.
advice-hire = { $minion } for { $price } of { $purse }: the most dice for the money.
advice-bail = { $minion } back for { $price } of { $purse }: cheaper than anybody new.
advice-spent = { $purse ->
    [0] The purse is empty.
   *[other] Nothing for { $purse } is worth it.
}
advice-drop = { $challenge } holds too little: another vault is worth the action and an alarm.
advice-reveal = No vault is open: turn up the next one, { $loot } of { $target } bags are ours.
advice-escape-won = { $loot ->
    [one] 1 bag
   *[other] { $loot } bags
} of { $target }: get out with them.
advice-escape-prints = Out with { $prints ->
    [one] 1 fingerprint
   *[other] { $prints } fingerprints
}, or the evidence ends it all this round.
advice-escape-hand = The squad is near: whoever leaves now need not be bailed.
advice-search-again = { $bags ->
    [0] Nothing
    [one] 1 bag
   *[other] { $bags } bags
} in { $dice } dice is poor: search again for { $cost ->
    [one] 1 minion
   *[other] { $cost } minions
}.
advice-search-stop = { $bags ->
    [0] Nothing
    [one] 1 bag
   *[other] { $bags } bags
} in { $dice } dice will do: another search would cost { $cost ->
    [one] 1 minion
   *[other] { $cost } minions
}.
advice-lane = The { $side ->
    [left] left
   *[right] right
} lane: { $challenge } suits our hands better.
advice-drive = { $count ->
    [one] 1 luck
   *[other] { $count } lucks
} to Driving, { $driving } there then: three make us faster.
advice-boost = Speed { $speed }: { $missing ->
    [one] 1 space is
   *[other] { $missing } spaces are
} missing to the van.
advice-boost-no = The lever is enough: the van is within reach already.
advice-bet = { $challenge }: { $chips ->
    [one] 1 chip
   *[other] { $chips } chips
} on { $dice ->
    [0] no dice
    [one] 1 die
   *[other] { $dice } dice
}, only { $percent } % for the jackpot.
advice-bettor = { $minion } rolls fewest here: { $dice ->
    [0] no dice
    [one] 1 die
   *[other] { $dice } dice
} with { $chips ->
    [one] 1 chip
   *[other] { $chips } chips
}, { $percent } % for the jackpot.
advice-stake = { $chips ->
    [one] 1 chip
   *[other] { $chips } chips
}: { $dice ->
    [0] no dice
    [one] 1 die
   *[other] { $dice } dice
}, { $percent } % for the jackpot; more would be too risky, fewer too slow.
advice-swap = { $challenge } is too dangerous now: another table promises more, { $count ->
    [one] 1 is left
   *[other] { $count } are left
}.
advice-swap-won = The safe holds enough: the sooner the tables are gone, the better. { $count ->
    [one] 1 is left
   *[other] { $count } are left
}.
advice-find = { $hand ->
    [0] The hand is empty
    [one] 1 minion is in hand
   *[other] { $hand } minions are in hand
}: the right one of { $count } is worth the action.
advice-keep = { $minion } suits the table best.
advice-bet-use = { $percent } % for the jackpot: { $minion }'s ability makes it better.
advice-bet-pass = { $percent ->
    [0] The bet is as good as lost
   *[other] { $percent } % for the jackpot
}: no ability is worth a minion here.
advice-bet-luck = { $count ->
    [0] All lucks stay
    [one] 1 luck cancels a lock
   *[other] { $count } lucks cancel a lock each
}: total { $total }, { $percent } % for the jackpot.
advice-match = { $minion } knows the place and will be missed least.
advice-under = { $challenge } promises less: if it is lost, the downtime goes with it.
advice-books-token = A token on { $challenge } without a roll is the best the accountant can do now.
advice-books-downtime = { $challenge } stands in the way most: the accountant gets rid of it.
table-advice = { $player }: { $action }
table-advice-then = then { $actions }
table-advice-nothing = Nobody is asked anything now.
word-advice = advice, advise, hint
commands-advice = what an experienced player would do now, and why

### What `omerta sim` counts

tally-game = A game (won: a share of the games)
tally-game-won = won
tally-game-reputation = reputation
tally-game-rounds = rounds
tally-game-rolls = rolls
tally-game-overcome = challenges overcome
tally-game-problems = problems got rid of
tally-game-abilities = abilities used
tally-game-out = minions out of action
tally-game-rallies = rallies
tally-game-control = tries of Control
tally-game-capture = tries of Capture
tally-game-police = times the police became active
tally-ending = How scenarios ended
tally-ending-arrested = arrested
tally-ending-squad = the squad arrived
tally-ending-escaped = everybody escaped
tally-ending-caught = the van was caught
tally-ending-van-gone = the van was gone
tally-ending-top-income = the income was complete
tally-ending-no-business = no business was left
tally-ending-laundered = all was laundered
tally-ending-no-tables = no table was left
tally-reputation = Reputation of a scenario
tally-reputation-to-3 = 0 to 3
tally-reputation-to-6 = 4 to 6
tally-reputation-to-8 = 7 to 8
tally-reputation-to-11 = 9 to 11
tally-reputation-to-14 = 12 to 14
tally-reputation-more = 15 and more
tally-played = Scenarios played
tally-played-bank = The Big Score
tally-played-chase = Race to the Rescue
tally-played-rebels = Pay Them Back
tally-played-casino = No More Bets!
tally-played-family = Family Business
tally-played-power = The Fight for Power
tally-earned = Reputation by scenario
tally-earned-bank = The Big Score
tally-earned-chase = Race to the Rescue
tally-earned-rebels = Pay Them Back
tally-earned-casino = No More Bets!
tally-earned-family = Family Business
tally-earned-power = The Fight for Power
tally-arrested = Where the clan was arrested
tally-arrested-bank = The Big Score
tally-arrested-chase = Race to the Rescue
tally-arrested-rebels = Pay Them Back
tally-arrested-casino = No More Bets!
tally-arrested-family = Family Business
tally-arrested-power = The Fight for Power

### The rebels

effect-end-rebels1 = end of round: the rebels' pistol +1
place-docks = docks
place-club = club
place-street = street
value-rebels = rebels
value-fewer-three = fewer rebels with three players
cause-loyalty = by the loyalty check
cause-attack = by an attack
cause-fight = after the lost fight
cause-struggle = at the end of the struggle
ending-pistols = the pistols meet
track-clan-pistol = The clan's pistol
track-rebels-pistol = The rebels' pistol
tally-ending-pistols = the pistols met

event-place-revealed = The next ambush lies here: { $card }.
event-attack-planned = The clan plans an attack: { $card }.
event-ambush-laid = An ambush: { $card }!
event-rebels-joined = { $minions_count ->
    [one] A rebel of { $card }: { $minions }.
   *[other] Rebels of { $card }: { $minions }.
}
event-loyalty-checked = { $rebel_id ->
    [yes] Loyalty check: { $minion } is a traitor.
   *[no] Loyalty check: { $minion } is loyal, but worn out.
}
event-shortage-met = { $count ->
    [one] The clan deck is too small: a minion comes from the exhausted pile.
   *[other] The clan deck is too small: { $count } minions come from the exhausted pile.
}
event-rebels-rolled = { $dice_count ->
    [0] The rebels roll only the red die: { $red }. They have { $total }.
   *[other] The rebels roll { $dice }; red: { $red }. They have { $total }.
}
event-rebel-fled = { $minion } flees.
event-fight-decided = { $won_id ->
    [yes] { $card }: the clan wins, { $clan } to { $rebels }.
   *[no] { $card }: the rebels hold it, { $rebels } to { $clan }.
}
event-fugitives-caught = { $count ->
    [one] The clan catches its fugitive.
   *[other] The clan catches all { $count } fugitives.
}

prompt-rebel = { $player }: which rebel flees?
prompt-fugitive = { $player }: which fugitive returns to the clan deck? { $captures ->
    [one] One more
   *[other] Up to { $captures } more
}, or done.
option-plan = plan: turn up an attack of the clan
option-catch = catch: all fugitives return; the price: { rally-price }
option-flee = flee { $no }: { $minion }, level { $level }, { $icons }
word-plan = plan
word-catch = catch
word-flee = flee
form-flee = "{ $text }" does not fit: after "flee" comes a rebel, flee m01.

attack-planned-already = An attack of the clan lies there already.
nobody-to-rebel = Nobody is left in the clan deck or exhausted who could rebel.
no-fugitives = There are no fugitives to catch.
flee-now = First say which rebel flees.
not-a-rebel = { $minion_en } is no rebel of this attack.
capture-now = First say which fugitive returns, or done.
not-a-fugitive = { $minion_en } is no fugitive.

advice-plan = Plan an attack: the hand can probably win it in this turn, and { $deck } in the clan deck are enough for its rebels.
advice-plan-first = Plan the attack now: then it is clear who should go first, and { $deck } in the clan deck are enough for its rebels.
advice-catch = { $count ->
    [one] 1 fugitive back is
   *[other] { $count } fugitives back are
} worth a space of the rebels now.
advice-flee-weak = The fight is won: { $minion } will be missed least.
advice-flee-strong = The gang stays: without { $minion } it will be weakest at { $challenge }.
### The Fight for Power

effect-problems-harder = all the time: problems are 1 harder
effect-rumours-harder = all the time: rumours are 1 harder
effect-campaign-harder = all the time: the campaign is 1 harder
effect-cheer-harder = all the time: Cheer is 1 harder
effect-control-harder = all the time: Control is 1 harder
effect-betrayal-harder = all the time: the traitor is 1 harder
effect-care-harder = all the time: Cheer and Revive are 1 harder
effect-all-harder = all the time: everything is 1 harder
effect-all-minus-die = all the time: every roll has 1 white die fewer
effect-end-support1 = end of round: a support token goes to the mayor
effect-end-seize1 = end of round: the traitor seizes a die
effect-seize-above = seizes a die when a total is above the bound
effect-seize-lock = seizes a die when a lock is left in the final result
effect-seize-luck = seizes a die when a luck is left in the final result
effect-seize-below = seizes a die when a total is below the bound
effect-seize-round = seizes a die at the start of each round
value-bound = bound
value-slots = slots
value-slots-four = slots with four players
value-scenario = of scenario
cause-campaign = by the campaign
cause-rumour = by a rumour
ending-betrayed = the traitor has told everything
ending-elected = the election is won
ending-defeated = the election is lost
track-campaign = The campaign
result-betrayed = Betrayed: the traitor has told everything.
result-elected = Elected: the mayor's chair is ours.
result-defeated = The mayor has won the election.
vote-side-clan = the clan
vote-side-mayor = the mayor
support-why-campaign = by the campaign
support-why-rumour = by a rumour
support-why-overcome = for a good campaign
support-why-rally = for the rally
seize-why-roll = after the roll
seize-why-round = as in every round
seize-why-rumour = by a rumour
event-campaign-cards-drawn = { $cards_count ->
    [0] { $player } takes { $count ->
        [one] a campaign card
       *[other] { $count } campaign cards
    }.
   *[other] { $player } takes from the campaign deck: { $cards }.
}
event-campaign-revealed = { $player } shows a campaign: { $card }.
event-die-seized = The traitor seizes a die { $why }: { $seized } of { $slots }.
event-dice-freed = { $count ->
    [one] A die is
   *[other] { $count } dice are
} freed; { $seized } still seized.
event-support-moved = { $to_id ->
    [clan] A support token for the clan { $why }: { $clan } against { $mayor }.
   *[mayor] A support token back to the mayor { $why }: { $clan } against { $mayor }.
}
event-roller-named = { $player } will roll for { $side }.
event-votes-rolled = Vote { $number }: the clan { $clan_dice }, that is { $clan_sum }; the mayor { $mayor_dice }, that is { $mayor_sum }.
event-election-decided = { $winner_id ->
    [clan] { $outright_id ->
        [yes] The city votes for the clan, { $clan } to { $mayor }!
       *[no] The votes are counted: the clan has won!
    }
   *[mayor] { $outright_id ->
        [yes] The city votes for the mayor, { $mayor } to { $clan }.
       *[no] The votes are counted: the mayor stays.
    }
}
prompt-campaigns = { $player }: take another campaign card?
prompt-roller = { $player }: who rolls for { $side ->
    [mayor] the mayor
   *[clan] the clan
}?
option-reveal-card = reveal { $card_id }: { $card }, it will be our campaign
option-campaigns = campaigns: take one or two campaign cards
option-roller = roller { $player_no }: { $player }
word-campaigns = campaigns
word-betrayal = betrayal, traitor
word-police = police
word-roller = roller
form-reveal-card = "{ $text }" does not fit: after "reveal" comes a campaign card of your hand, reveal ca03.
form-roller = "{ $text }" does not fit: after "roller" comes a player's number or name, roller 2.
finale-comes-last = The Fight for Power is always the last scenario of a campaign.
campaign-active = There is an active campaign already.
not-your-card = No such campaign card is in your hand.
no-campaign = There is no active campaign to drop.
no-campaign-cards = There is no campaign card left to take.
roller-now = First say who rolls.
rolls-already = That player rolls for the other side.
table-marker = Campaign { $marker }/{ $vote } (two rumours on { $double })
table-support = Support: clan { $clan }, mayor { $mayor } ({ $percent } % to win now)
table-seized = Seized { $seized }/{ $slots }{ $bound ->
    [0] {""}
   *[other] {" "}(bound { $bound })
}
table-power-decks = { $campaigns } campaign cards and { $rumours } rumours to come
table-campaign-cards = Campaign cards: { $cards }
table-campaign-hidden = { $count ->
    [0] none
    [one] 1 hidden
   *[other] { $count } hidden
}
table-votes = Vote { $number }: clan { $clan } ({ $clan_dice }), mayor { $mayor } ({ $mayor_dice })
tally-ending-betrayed = betrayed
tally-ending-elected = election won
tally-ending-defeated = election lost

table-pistols = Pistols: clan { $clan } (worth { $worth }), rebels { $rebels }
table-attacks = { $count ->
    [one] 1 attack
   *[other] { $count } attacks
} to come
table-ambush-docks = the rebels lie in ambush at the docks
table-ambush-club = the rebels lie in ambush in the club
table-ambush-street = the rebels lie in ambush in the street
table-ambush-place = Place of the ambush: { $place }; { $suspects } of { $deck } in the clan deck belong there
table-attack-clan = Clan attack { $card }: { $gang }; { $dice ->
    [one] 1 die
   *[other] { $dice } dice
} and the red one
table-attack-ambush = Ambush { $card }: { $gang }; { $dice ->
    [one] 1 die
   *[other] { $dice } dice
} and the red one
table-fugitives = Fugitives ({ $count }): { $minions }
table-fight = The rebels have [ { $dice } ]: { $rebels } against { $clan }
table-odds-fight = { $dice ->
    [one] 1 die
   *[other] { $dice } dice
}: { $percent } % to win, { $damage } damage expected
table-total-fight = total { $total }: { $percent } % to win
advice-reveal-card = { $challenge } suits our hands best now; support is { $clan } to { $mayor }.
advice-drop-campaign = { $challenge } costs more than it brings; support is { $clan } to { $mayor }.
advice-campaigns = { $cards ->
    [0] No campaign card is in hand
    [one] 1 campaign card is in hand
   *[other] { $cards } campaign cards are in hand
}, and support is { $clan } to { $mayor }: take new ones.
advice-campaigns-more = One more campaign card costs nothing; support is { $clan } to { $mayor }.
advice-roller = { $player } may roll; dice are all alike. The clan wins in { $percent } % of all cases.
