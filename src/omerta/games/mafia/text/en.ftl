# Mafia in English. Words of the glossary (rules, section 2): one concept, one word.
# Streets are called by column and row, c2; figures by their colour and a number, ye1.
# A card is named by its message; `.shown` is what everybody sees when it is opened.

game-mafia = Mafia
    .pitch = One small town, four bosses, two clans: hide your cards, open them at the right moment, stay out of prison.

### The cards

card-prosecutor = prosecutor
    .shown = the prosecutor, all rise
card-commissioner = commissioner
    .shown = the commissioner, round the corner as always
card-police-1 = police
    .shown = police, papers please
card-police-2 = { card-police-1 }
    .shown = { card-police-1.shown }
card-police-3 = { card-police-1 }
    .shown = { card-police-1.shown }
card-buyer-1 = buyer
    .shown = a buyer, and what does it cost
card-buyer-2 = { card-buyer-1 }
    .shown = { card-buyer-1.shown }
card-buyer-3 = { card-buyer-1 }
    .shown = { card-buyer-1.shown }
card-buyer-4 = { card-buyer-1 }
    .shown = { card-buyer-1.shown }
card-goods-l1 = bread
    .shown = bread, still warm
card-goods-l2 = books
    .shown = books, hardly read
card-goods-l3 = shoes
    .shown = shoes, mostly pairs
card-goods-l4 = radio
    .shown = a radio, it gets two stations
card-goods-l5 = furniture
    .shown = furniture, one leg short
card-goods-l6 = fur coat
    .shown = a fur coat, in July
card-goods-c1 = watch
    .shown = a watch, somebody's initials and all
card-goods-c2 = moonshine
    .shown = moonshine, grandmother's recipe
card-goods-c3 = cigarettes
    .shown = cigarettes, no questions
card-goods-c4 = crates
    .shown = crates, better not opened
card-lawyer-1 = lawyer
    .shown = a lawyer, his clients were at the theatre
card-lawyer-2 = { card-lawyer-1 }
    .shown = { card-lawyer-1.shown }
card-witness-1 = witness
    .shown = a witness, at the window by pure chance
card-witness-2 = { card-witness-1 }
    .shown = { card-witness-1.shown }
card-courtesan-1 = courtesan
    .shown = a courtesan, good evening everybody
card-courtesan-2 = { card-courtesan-1 }
    .shown = { card-courtesan-1.shown }
card-theft = theft
    .shown = a theft, light fingers
card-robbery = robbery
    .shown = a robbery, hands up
card-escape = escape
    .shown = an escape, a spoon and a moonless night
card-pistol-1 = pistol
    .shown = a pistol, and it gets very quiet
card-pistol-2 = { card-pistol-1 }
    .shown = { card-pistol-1.shown }
card-pistol-3 = { card-pistol-1 }
    .shown = { card-pistol-1.shown }
card-pistol-4 = { card-pistol-1 }
    .shown = { card-pistol-1.shown }
card-goods = { $goods } { $number }

### Colours, figures and cells

colour-yellow = yellow
    .letter = Y
colour-red = red
    .letter = R
colour-green = green
    .letter = G
colour-blue = blue
    .letter = B
figure-yellow = ye
figure-red = re
figure-green = gr
figure-blue = bl
figure-name = { $player }'s { $figure }
cell-name = cell { $number }
cell-chair = the chair

### What happens

event-game-started = { $board ->
    [town] One small town
    [quarters] One small town, a quarter for each boss
   *[other] The town “{ $board }”
}, four bosses and { $money } in the bank. { $victory ->
    [clan] The richer clan will win.
   *[solo] The richest boss will win.
}{ $memory_aid ->
    [laid] {" "}You may look up the cards you have laid.
    [full] {" "}You may look up all the cards you have had in this round.
   *[none] {""}
}{ $exchange_order ->
    [simultaneous] {" "}Everybody exchanges at once.
   *[in_turn] {""}
}{ $passing ->
    [cards] {" "}Prisoners may serve after a pass.
   *[all] {""}
}{ $killed_closed ->
    [unseen] {" "}A closed card that is killed stays unseen.
   *[shown] {""}
}{ $runner_choice ->
    [clan] {" "}An escape is for one's own clan.
   *[any] {""}
} { $first } begins.
event-round-started = Round { $round }, { $first } first. Cards dealt – { $counts }.
event-cards-dealt = { $cards_id ->
    [none] {""}
   *[known] { $seat } holds { $cards }.
}
event-card-put-aside = { $card_id ->
    [none] {""}
   *[known] { $seat } puts the { $card } aside.
}
event-cards-exchanged = { $count ->
    [0] { $seat } keeps every card.
   *[other] { $thrown_id ->
        [none] { $seat } exchanges { $count ->
            [one] one card
           *[other] { $count } cards
        }.
       *[known] { $seat } throws { $thrown } and draws { $drawn }.
    }
}
event-card-laid = { $card_id ->
    [none] {""}
   *[known] { $seat } lays the { $card } on { $street }.
}
event-turn-started = {""}
event-player-skipped = {""}
event-player-passed = { $seat } passes: enough for one round.
event-card-opened = { $seat } opens { $street }: { $card_shown }.
event-goods-sold = { $goods } and { $buyer } shake hands on { $number } each.
event-bank-paid = { $bank ->
    [0] The bank pays its last { $amount } to { $street }.
   *[other] The bank pays { $amount } to { $street } and has { $bank } left.
}
event-split-chosen = { $seat } wants { $street } paid first.
event-player-paid = { $as_mate_id ->
    [yes] { $payer } pays { $amount } to { $street } because the mate's purse is empty.
   *[no] { $payer } pays { $amount } to { $street } because the bank cannot.
}
event-payment-lapsed = Nobody has the { $amount } that { $street } is still owed.
event-bank-emptied = The bank is empty: this is the last round.
event-loot-moved = { $why ->
    [kill] The pistol on { $street } picks up { $amount } from { $source }.
    [arrest] { $amount } go from { $source } to { $street } as evidence.
    [courtesan] { $street } charms { $amount } out of { $source }.
   *[lawyer] The lawyer on { $street } collects { $amount } from { $source } as his fee.
}
event-pistol-held = { $forced_id ->
    [yes] { $seat } finds nobody to aim at from { $street }.
   *[no] { $seat } puts the pistol on { $street } away.
}
event-card-killed = { $card_id ->
    [none] Bang! { $seat } fires from { $pistol } at the closed card on { $street }. Nobody will ever know what it was.
   *[known] { $was_open_id ->
        [yes] Bang! { $seat } fires from { $pistol }. So much for the { $card } on { $street }.
       *[no] Bang! { $seat } fires from { $pistol } at the closed card on { $street }. It was the { $card }.
    }
}
event-figure-placed = { $figure } stands on { $street } as if nothing had happened.
event-figure-came-home = { $figure } strolls home.
event-card-arrested = { $figure_id ->
    [none] { $law } lays hands on the { $card } on { $street }.
   *[other] { $law } lays hands on the { $card } on { $street }: { $figure } is caught.
}
event-law-acted-again = The witness points a finger: more work for the { $card } on { $street }.
event-figure-jailed = { $cell_id ->
    [chair] { $figure } is led to the chair.
   *[other] { $figure } moves into cell { $cell }.
}
event-figure-freed = { $why ->
    [lawyer] { $figure } walks home on the lawyer's arm.
    [served] { $figure } has served and comes home.
    [escaped] { $figure } is over the wall and home.
   *[ransom] {""}
}
event-card-removed = {""}
event-runner-named = { $figure_id ->
    [none] { $seat } calls the escape off: nobody runs.
   *[other] { $seat } whistles: { $figure } is out of the cell and waits for the night.
}
event-escape-foiled = The escape fails: { $figure } is back in cell { $cell }.
event-figure-served = { $figure } serves on: cell { $source }, then { $cell }.
event-figure-thrown-back = { $figure } has to make room: from cell { $source } back to { $cell }.
event-round-ended = Round { $round } is over.
event-loot-taken = { $seat } collects { $amount } and has { $cash }.
event-ransom-paid = { $payer } pays { $receiver } { $amount }, and { $figure } goes home.
event-ransom-declined = { $seat } closes the purse.
event-final-debt-paid = { $payer } pays { $receiver } { $amount } for { $debtor }'s prisoners.
event-debt-lapsed = Nobody can pay the { $amount } that { $seat } still owes.
event-game-ended = { $cause ->
    [rounds] Time to stop; what is left in the bank is nobody's.
   *[bank_empty] The town is out of money.
} Cash – { $cash }. { $winners_count ->
    [1] { $winners } wins.
   *[other] { $winners } win together.
}

result-cash = Decided by cash.
result-shared = Cash is tied; the victory is shared.
result-clan = Decided by the cash of the clans.
result-clans-tied = The clans are tied; everybody shares the victory.

### Questions and answers

prompt-exchange = { $player }: which cards do you exchange, if any?
prompt-lay = { $player }: on which of your streets goes this card: { $card }?
prompt-act = { $opens ->
    [0] { $player }: who serves, or pass?
   *[other] { $steps ->
        [0] { $player }: open which card, or pass?
       *[other] { $player }: open a card, let somebody serve, or pass?
    }
}
prompt-pistol = { $player }: the pistol on { $street } is loaded. Fire where, or hold?
prompt-buyer = { $player }: who buys what you have on { $street }?
prompt-runner = { $player }: who runs, if anybody?
prompt-split = { $player }: only { $bank } left in the bank. Which card is paid first?
prompt-ransom = { $player }: you have { $cash }. Buy whom free? Or say done.
prompt-waiting = { $count ->
    [1] It is the turn of { $player }.
   *[other] Waiting for { $player }.
}
prompt-over = The game is over.

option-throw = throw { $slot }: { $card }
option-done = { $decision ->
    [ransom] done: buy nobody else free
   *[exchange] { $aside ->
        [0] done: keep all cards
       *[other] done: keep the others
    }
}
option-lay = lay { $street }: { $near ->
    [one] one neighbour
   *[other] { $near } neighbours
}
option-open = { $known ->
    [yes] open { $street }: { $card }
   *[no] open { $street }
}
option-serve = { $to ->
    [home] serve { $called }: from cell { $cell } home
   *[other] serve { $called }: from cell { $cell } to { $to }
}
option-pass = { $passing ->
    [cards] pass: open no more cards in this round
   *[all] pass: no more turns in this round
}
option-hold = hold: no shot, and no arrest
option-fire = { $known ->
    [yes] fire { $street }: { $card }, { $player }{ $loot ->
        [0] {""}
       *[other] , with { $loot }
    }
   *[no] fire { $street }: a closed card, { $player }
}
option-sell = sell { $street }: buyer, { $player }{ $loot ->
    [0] {""}
   *[other] , with { $loot }
}
option-run = run { $called }: { $player }, from cell { $cell }
option-run-nobody = run nobody: the escape is off
option-fill = fill { $street }: { $card }, { $player }, { $due } due
option-ransom = ransom { $called }: { $player }, { $price } to { $receiver }

caution-pass = You give up all your turns left in this round, prison steps too.
caution-pass-cards = You open no more cards in this round; your prisoners may still serve.
caution-own-card = That card is your own.

### Other spellings of typed words, separated by commas

word-throw = throw
word-swap = swap, exchange
word-done = done, keep
word-lay = lay
word-open = open
word-serve = serve
word-pass = pass
word-hold = hold
word-fire = fire, shoot
word-sell = sell
word-run = run
word-nobody = nobody
word-fill = fill
word-ransom = ransom

### The rest of a command that was typed only in part

form-throw = "{ $text }" does not fit: throw 2 puts one card aside, and done ends it; swap 1 3 exchanges several at once.
form-swap = "{ $text }" does not fit: after "swap" come the numbers of the cards that you exchange, swap 1 3.
form-lay = "{ $text }" does not fit: lay b3 lays the next card of your hand; lay 1:b3 2:c4 lays several, beginning with the first.
form-open = "{ $text }" does not fit: after "open" comes one of your streets, open c2.
form-serve = "{ $text }" does not fit: after "serve" comes one of your prisoners, serve ye1.
form-fire = "{ $text }" does not fit: after "fire" comes a street, fire b3; or hold.
form-sell = "{ $text }" does not fit: after "sell" comes the street of a buyer, sell b3.
form-run-nobody = "{ $text }" does not fit: after "run" comes a prisoner, run ye2; or run nobody.
form-fill = "{ $text }" does not fit: after "fill" comes a street, fill c3.
form-ransom = "{ $text }" does not fit: after "ransom" comes a prisoner, ransom ye1; or done.

### Settings of the game

options-board = Town
    .why = how the streets of the four bosses lie
    .town = mixed: enemies side by side, friends corner to corner
    .quarters = every boss has a quarter
options-memory-aid = Memory aid
    .why = whether you may look at your own hidden cards again
    .none = never, as at a real table
    .laid = the closed cards on your streets
    .full = those, and the cards you exchanged
options-exchange-order = Exchanging
    .why = whether you see how many cards the others exchange before you choose
    .in_turn = one after the other
    .simultaneous = all at once, quicker
options-passing = Passing
    .why = what a pass costs
    .all = every turn left in the round
    .cards = your cards only; prisoners may still serve
options-killed-closed = Killed cards
    .why = who sees a closed card that is killed
    .shown = everybody
    .unseen = nobody
options-runner-choice = Escape
    .why = who may be helped out of prison
    .any = anybody, for any reason
    .clan = one's own clan only
options-victory = Victory
    .why = whose money counts
    .solo = every boss for themselves
    .clan = both bosses of a clan together
options-bank = Bank
    .why = how much money there is, and so how long the game lasts
    .box = all of it, a whole evening
    .v1000 = a quick game
    .v2000 = half an evening
options-max-rounds = Last round
    .why = after which round the game ends in any case
    .v25 = hardly ever reached
    .v5 = a short game
    .v10 = often reached
    .v15 = seldom reached
    .v40 = for the patient
    .v60 = for the very patient

### Why not

wrong-seats = Mafia is for exactly four players, not { $seats }.
no-such-seat = There is no seat { $seat } at this table; the first seat is 0.
game-over = The game is over.
not-your-turn = It is another player's turn.
you-passed = You have passed: no more of that in this round.
exchange-now = First the exchange: throw a card, or say done.
no-such-slot = You have no card number { $slot }.
thrown-already = Card { $slot } is put aside already.
lay-now = First lay your cards, one after the other.
no-such-street = There is no street { $street } in this city.
foreign-street = { $street } is not your street.
street-taken = A card of yours lies on { $street } already.
act-now = It is your turn: open a card, serve, or pass.
open-already = The card on { $street } is open already; it acts only once.
no-card-there = No card lies on { $street }.
no-such-figure = There is no figure { $figure }.
foreign-figure = That is another boss's figure.
on-the-chair = From the chair only a ransom leads home.
not-in-prison = That figure is not in prison.
is-running = That figure is running already.
jailed-this-round = Whoever came to prison in this round serves from the next one on.
served-already = That figure has served in this round.
fire-or-hold = The pistol comes first: fire or hold.
not-near = { $street } is out of range: a pistol reaches the squares that touch its own.
arrested-already = The card on { $street } is under arrest and cannot be killed.
nothing-there = There is no card to kill on { $street }.
sell-now = First choose a buyer for your goods.
no-buyer-there = There is no open buyer near on { $street }.
name-a-runner = First say who runs, or nobody.
not-of-your-clan = That figure is not of your clan.
split-now = First say which card the rest of the bank goes to.
nothing-due-there = Nothing of this sale is owed to { $street }.
ransom-now = Now figures are bought free: name one, or say done.
too-expensive = That figure costs { $price }, more than you have.

bad-option = The option { $entry } does not take this value.
data-bad-field = { $file }: { $entry ->
    [schema] schema must be 1
    [id] id must be a text of 1 to 40 letters
    [origin] origin must be "owner" or "proposed"
    [bank] bank needs coins, a list of pairs: a value that is a multiple of 10, and how many there are
    [numbers] numbers needs courtesan, theft, robbery, cut, pistol_cell and chair_price, each a multiple of 10
    [seating] seating needs clockwise and clans, both of yellow, red, green and blue
    [board] board needs rows, a list of texts
    [goods] goods needs legal and criminal, lists of multiples of 10
    [prison] prison needs cells, a list of multiples of 10
   *[other] there is no field { $entry }
}.
data-board-shape = { $file }, { $entry }: the city must be a rectangle of at most { $most } by { $most } squares.
data-board-letter = { $file }, { $entry }: { $letter } is no street; a street is Y, R, G or B, and a square without one is a dot.
data-four-streets = { $file }, { $entry }: there must be exactly four { $colour } streets.
data-seating = { $file }, { $entry }: all four colours must sit at the table.
data-clans = { $file }, { $entry }: the clans are those who sit opposite each other.
data-goods-count = { $file }, { $entry }: there must be exactly { $count } numbers.
data-cells = { $file }, { $entry }: the cells must begin with 10 and rise.
data-no-cell = { $file }, { $entry }: no cell has the number { $number }.
data-small-box = { $file }, { $entry }: the box holds { $box }, so the bank cannot hold { $bank }.

### The table in the terminal

table-round = Round { $round }
table-bank = Bank { $bank }
table-amount = { $amount }
table-deck = Deck { $deck }
table-last = last round
table-hand = Your hand
table-thrown = You threw
table-prison = Prison
table-chair = chair { $price }
table-first = first
table-passed = passed
table-holds = hand { $hand }
table-threw = threw { $thrown }
table-home = home { $home }
table-clan = clan { $clan }: { $cash }
table-empty = Nobody is in prison.
table-cell = { $at ->
    [chair] the chair, { $price }
   *[other] cell { $at }
}: { $figures }
table-running = { $figure } (running)
table-able = { $figure } (may serve)
table-no-hand = You have no cards in hand.
table-street = { $street }, { $player }
table-near = near: { $streets }
table-knight = knight's reach: { $streets }
table-owes = { $next } receives the ransoms for { $player }, and pays { $player } when the bank cannot
table-legend = { $closed } closed  { $criminal } criminal  { $arrested } arrested  { $scene } scene  { $running } running

### Inspect commands of the terminal

word-city = city
word-prison = prison
word-cash = cash
word-hand = hand
commands-city = the streets; with a street, what lies in its reach: city c2
commands-prison = who sits where, and what it costs
commands-cash = everybody's money, and who pays whom
commands-hand = your cards in hand

### What a simulation counts

tally-game = A game
tally-game-rounds = rounds
tally-game-turns = turns
tally-game-passes = passes
tally-game-arrests = arrests
tally-game-kills = kills
tally-game-jailed = figures sent to prison
tally-game-steps = prison steps
tally-game-foiled = escapes foiled
tally-game-ransoms = ransoms
tally-game-ransom-money = paid in ransoms
tally-game-final-debts = paid in final ransoms
tally-game-debts-lapsed = final ransoms lapsed
tally-game-paid-by-players = paid by players for the bank
tally-game-payments-lapsed = payments lapsed
tally-game-freed-by-lawyer = figures freed by lawyers
tally-game-escaped = figures that broke out
tally-game-bank-left = left in the bank
tally-order = Wins by place in the first round
tally-order-first = first player
tally-order-second = second
tally-order-third = third
tally-order-fourth = fourth
tally-colour = Wins by colour
tally-colour-yellow = { colour-yellow }
tally-colour-red = { colour-red }
tally-colour-green = { colour-green }
tally-colour-blue = { colour-blue }
tally-opened = Cards opened
tally-opened-legal-goods = legal goods
tally-opened-criminal-goods = criminal goods
tally-kept = Loot taken home
tally-kept-legal-goods = { tally-opened-legal-goods }
tally-kept-criminal-goods = { tally-opened-criminal-goods }
tally-opened-prosecutor = { card-prosecutor }
tally-opened-commissioner = { card-commissioner }
tally-opened-police = { card-police-1 }
tally-opened-buyer = { card-buyer-1 }
tally-opened-lawyer = { card-lawyer-1 }
tally-opened-witness = { card-witness-1 }
tally-opened-courtesan = { card-courtesan-1 }
tally-opened-theft = { card-theft }
tally-opened-robbery = { card-robbery }
tally-opened-escape = { card-escape }
tally-opened-pistol = { card-pistol-1 }
tally-kept-prosecutor = { card-prosecutor }
tally-kept-commissioner = { card-commissioner }
tally-kept-police = { card-police-1 }
tally-kept-buyer = { card-buyer-1 }
tally-kept-lawyer = { card-lawyer-1 }
tally-kept-witness = { card-witness-1 }
tally-kept-courtesan = { card-courtesan-1 }
tally-kept-theft = { card-theft }
tally-kept-robbery = { card-robbery }
tally-kept-escape = { card-escape }
tally-kept-pistol = { card-pistol-1 }
