# Crooks in English. Words of the glossary (rules, section 1): one concept, one word.

game-crooks = Crooks
    .pitch = New York, the 1930s: hire crooks in hangouts, send them to rob targets, outbid your rivals.

### Names

crook-c01 = Old Man
crook-c02 = Red Molly
crook-c03 = Blue Ivan
crook-c04 = Goldtooth
crook-c05 = Brick
crook-c06 = Deacon
crook-c07 = Canary
crook-c08 = Duchess
crook-c09 = Matches
crook-c10 = Anchor
crook-c11 = Mustard
crook-c12 = Two Hats
crook-c13 = Ferryman
crook-c14 = Foxtail
crook-c15 = Soft Hands
crook-c16 = Poppy
crook-c17 = Fog
crook-c18 = Honey
crook-c19 = Professor
crook-c20 = Cousin
crook-c21 = Heiress
crook-c22 = Jinx
crook-c23 = Twin
crook-c24 = Revolving Door
crook-c25 = Fingers
crook-c26 = Sparrow
crook-c27 = Lookout
crook-c28 = Wheelman
crook-c29 = Keyhole
crook-c30 = Paperboy
crook-c31 = Undertaker
crook-c32 = Violin Case

target-2 = kiosk
target-3 = barber
target-4 = drug store
target-5 = restaurant
target-6 = jeweller
target-7 = casino
target-8 = museum
target-9 = mint

hangout-A = bar
hangout-B = pool hall
hangout-C = warehouse
hangout-D = race track
hangout-E = gym
hangout-F = diner
hangout-G = tailor
hangout-H = pier
hangout-I = speakeasy

gang-northside = Northside
    .letter = R
gang-westside = Westside
    .letter = B
gang-outfit = Outfit
    .letter = Y

action-none = no action
action-pickpocket = pickpocket
    .does = takes $2 from the bank
action-accomplice = accomplice
    .does = may lie on top of your own crooks and adds to their rating
action-switch = switch
    .does = takes the place of your own crooks, which move to a free spot
action-killer = killer
    .does = removes all crooks one player has on its target
action-boss = boss
    .does = hired only as the last crook of a hangout, always laid face up
action-spy = spy
    .does = looks at the face-down crooks on a target or through a hangout

colour-red = red
colour-yellow = yellow
colour-green = green
colour-blue = blue

facing-up = face up
facing-down = face down

### What happens

event-game-started = The table is laid: { $seats } players, edition { $edition }, { $deck ->
    [house-32] the house deck
   *[other] the deck “{ $deck }”
}. { $first } begins.
event-crooks-dealt = The crooks lie under the hangouts in piles of { $sizes }.
event-turn-started = Turn { $turn }: { $seat }.
event-hangout-paid = { $seat } pays ${ $amount } for hangout { $hangout_id } ({ $hangout }).
event-hangout-searched = { $faces_id ->
    [none] {""}
   *[known] { $seat } looks through the pile and finds: { $faces }.
}
event-crook-recruited = { $face_id ->
    [none] { $seat } hires one crook, { $tag }; { $left ->
        [0] none is left
        [one] one is left
       *[other] { $left } are left
    } in hangout { $hangout_id }.
   *[known] { $seat } hires { $face }, { $tag } to the others; { $left ->
        [0] none is left
        [one] one is left
       *[other] { $left } are left
    } in hangout { $hangout_id }.
}
event-crook-placed = { $facing_id ->
    [down] { $hidden_face_id ->
        [none] { $seat } lays { $tag } face down on target { $target_id } ({ $target }) for one more dollar.
       *[known] { $seat } lays { $hidden_face } ({ $tag }) face down on target { $target_id } ({ $target }) for one more dollar.
    }
   *[up] { $way ->
        [join] { $seat } lays { $face } on top of their own crooks on target { $target_id } ({ $target }).
        [switch] { $seat } lays { $face } in place of their own crooks on target { $target_id } ({ $target }).
        [replace] { $seat } lays { $face } in place of their own crooks on target { $target_id } ({ $target }).
       *[plain] { $seat } lays { $face } face up on target { $target_id } ({ $target }).
    }
}
event-stack-moved = { $seat } moves { $tags } from target { $origin_id } ({ $origin }) to target { $to_id } ({ $to }).
event-pickpocket-took = { $seat }'s pickpocket takes ${ $amount } from the bank.
event-action-declined = { $seat } does not use the { $action }.
event-crooks-killed = { $faces_id ->
    [none] { $seat }'s killer removes { $victim }'s crooks from target { $target_id } ({ $target }), unseen: { $tags }.
   *[known] { $seat }'s killer removes { $victim }'s crooks from target { $target_id } ({ $target }): { $tags }; of these face up: { $faces }.
}
event-spy-looked = { $target_id ->
    [none] { $faces_id ->
        [none] { $seat }'s spy looks through hangout { $hangout_id } ({ $hangout }).
       *[known] { $seat }'s spy looks through hangout { $hangout_id } ({ $hangout }) and finds: { $faces }.
    }
   *[other] { $faces_id ->
        [none] { $seat }'s spy looks at every face-down crook on target { $target_id } ({ $target }).
       *[known] { $seat }'s spy looks at every face-down crook on target { $target_id } ({ $target }): { $faces }.
    }
}
event-crook-discarded = { $face_id ->
    [none] { $seat } puts { $tag } unseen into the box.
   *[known] { $seat } puts { $face } ({ $tag }) unseen into the box.
}
event-player-passed = { $cause ->
    [no_money] { $seat } cannot pay for any hangout and is out.
    [no_crooks] { $seat } finds every hangout empty and is out.
   *[chosen] { $seat } passes and is out.
}
event-crooks-revealed = { $faces_count ->
    [0] Everybody has passed. No crook lies face down on a target.
   *[other] Everybody has passed. The face-down crooks are turned up: { $faces }.
}
event-target-scored = { $winners_count ->
    [0] Target { $target_id } ({ $target }): no crooks, no points.
    [1] Target { $target_id } ({ $target }) is worth { $value }{ $modifiers ->
        [0] {""}
       *[other] {" "}(modifiers { $modifiers_signed })
    }. Ratings: { $ratings }. { $points ->
        [one] One point
       *[other] { $points } points
    } for { $winners }.
   *[other] Target { $target_id } ({ $target }) is worth { $value }{ $modifiers ->
        [0] {""}
       *[other] {" "}(modifiers { $modifiers_signed })
    }. Ratings: { $ratings }. A tie: { $points ->
        [one] one point
       *[other] { $points } points
    } each for { $winners }.
}
event-gang-scored = { $winner_id ->
    [none] Gang { $gang }: { $members }. Nobody has most members alone, no points.
   *[other] Gang { $gang }: { $members }. { $points ->
        [one] One point
       *[other] { $points } points
    } for { $winner }.
}
event-game-ended = { $winners_count ->
    [1] The game is over. Points: { $points }. Money: { $money }. { $winners } wins.
   *[other] The game is over. Points: { $points }. Money: { $money }. { $winners } share the victory.
}

result-points = Decided by points.
result-money = Points are tied; more money decides.
result-shared = Points and money are tied; the victory is shared.

### Questions and answers

prompt-choose-hangout = { $player }: recruit in which hangout, or pass? You have ${ $money }.
prompt-choose-crook = { $player }: hire which crook? Exactly one must be taken.
prompt-rob = { $player }: where does { $hand } go? You have ${ $money }.
prompt-pickpocket = { $player }: the pickpocket may take money from the bank. Take it?
prompt-kill = { $player }: whose crooks does the killer remove?
prompt-spy = { $player }: what does the spy look at?
prompt-waiting = It is the turn of { $player }.
prompt-over = The game is over.

option-recruit = recruit { $hangout_id }: { $hangout }, ${ $price }
option-pass = pass: out of the game
option-take = take { $crook_id }: { $crook }
option-up = up { $target_id }: { $target }
option-down = down { $target_id }: { $target }, $1
option-join = join { $target_id }: onto your crooks at the { $target }
option-switch = switch { $target_id } { $to_id }: take { $target_id }, move yours to { $to_id }
option-replace = replace { $target_id }: kill your own at the { $target }
option-discard = discard: put the crook into the box
option-yes = yes: take the money
option-no = no: leave the money
option-kill = kill { $colour }: { $seat }
option-kill-nobody = kill nobody
option-spy-target = spy target { $target_id }: { $target }
option-spy-hangout = spy hangout { $hangout_id }: { $hangout }
option-spy-nothing = spy nothing

caution-pass = Passing is final: no more turns for you in this game.
caution-pass-in-hand = Passing is final, and the crook in hand goes to the box.
caution-no-free-spot = You have no free spot: whom you hire can only go to the box, unless its action makes room.
caution-last-dollar-recruit = That is your last dollar: nothing is left for laying face down, and without a pickpocket your next turn is a pass.
caution-last-dollar-down = That is your last dollar: you cannot recruit any more and your next turn is a pass.

### Other spellings of typed words, separated by commas

word-recruit = recruit, hire
word-pass = pass
word-take = take
word-up = up
word-down = down
word-join = join
word-switch = switch
word-replace = replace
word-discard = discard
word-yes = yes, y
word-no = no, n
word-kill = kill
word-nobody = nobody
word-spy = spy
word-target = target
word-hangout = hangout
word-nothing = nothing

word-colour-red = red
word-colour-yellow = yellow
word-colour-green = green
word-colour-blue = blue

### Settings of the game

options-edition = Edition
    .why = which printing: it sets the hangouts and the sizes of the piles
    .v2012 = the first printing, the shorter game
    .v2016 = the second printing, more hangouts and crooks
options-memory-aid = Memory aid
    .why = shows what you left in each hangout
    .on = you need not remember
    .off = as at a real table
options-money-visible = Rivals' money
    .why = whether rivals' totals are shown; payments are always public
    .on = shown
    .off = hidden
options-first-player = First player
    .why = who begins
    .random = drawn by lot

### Why not

wrong-seats = Crooks is for { $least } to { $most } players, not { $seats }.
no-such-seat = There is no seat { $seat } at this table; the first seat is 1.
too-many-colours = There are more colours than the { $seats } players.
colour-twice = Every player needs a mastermind of a different colour.
game-over = The game is over.
you-passed = Whoever has passed is out and does nothing more in this game.
not-your-turn = It is another player's turn.
recruit-first = First comes recruiting: choose a hangout or pass.
hangout-not-in-use = Hangout { $hangout } is not in this game.
hangout-empty = Hangout { $hangout } is empty.
too-expensive = Hangout { $hangout } costs ${ $price }, and you have ${ $money }.
search-under-way = The pile is paid for: take one crook first, then you may pass.
take-one = Take exactly one crook of the pile.
not-in-pile = That crook is not in hangout { $hangout }.
boss-not-last = The boss may be hired only when he is the last crook in his hangout.
rob-now = You hold a crook: lay it on a target or pass.
spot-taken = Your spot at target { $target } is taken.
nobody-there = You have no crook on target { $target }.
destination-taken = The crooks need a free spot to move to; yours at target { $target } is taken.
boss-face-up = The boss must be laid face up.
no-dollar = Face down costs ${ $price }, and you have no money left.
only-accomplice-joins = Only an accomplice may join your crooks on a target.
only-switch-switches = Only a switch may take the place of your crooks and move them.
only-killer-replaces = Only a killer may kill your own crooks and take their place.
still-a-free-spot = You have a free spot: lay the crook there, or pass.
answer-pickpocket = First say whether the pickpocket takes the money: yes or no.
choose-victim = First say whose crooks the killer removes.
own-victims-by-replacing = Your own crooks can be killed only by laying the killer in their place (replace).
no-victim-there = That player has no crooks on target { $target }.
choose-sight = First say what the spy looks at.
nothing-hidden-there = No rival has a face-down crook on target { $target }.

bad-option = { $entry ->
    [colours] Colours are up to four different ones of red, yellow, green and blue, with commas.
   *[other] The option { $entry } does not take this value.
}
deck-no-crooks = { $file }: a deck needs a list of crooks.
deck-bad-entry = { $file }, crook { $entry }: { $field ->
    [id] id must be a text of 1 to 20 letters
    [rating] rating must be a whole number from 1 to 10
    [modifier] modifier must be a whole number from -9 to 9
    [gangs] gangs must be a list of northside, westside, outfit
    [action] action must be one of none, pickpocket, accomplice, switch, killer, boss, spy
    [name] name must be a text of at most 40 letters
    [whole] a crook is written as { "{" } id = ..., rating = ..., modifier = ..., gangs = [], action = ... { "}" }
   *[other] there is no field { $field }
}.
deck-gang-twice = { $file }, crook { $entry }: the same gang is named twice.
deck-bad-header = { $file }: { $entry ->
    [schema] schema must be 1
    [id] id must be a text of 1 to 40 letters
    [origin] origin must be "owner" or "proposed"
   *[other] there is no field { $entry }
}.
deck-unprintable = { $file }, crook { $entry }: id and name must be printable.
deck-size = { $file }: a deck has exactly 32 crooks, this one has { $count }.
deck-id-twice = { $file }: the id { $entry } is used twice.
deck-bosses = { $file }: a deck has at most 4 bosses, this one has { $count }.

doubt-top-rating = Warning: in the printed game the highest rating is 10.
doubt-one-boss = Warning: the printed game has exactly one boss.
doubt-boss-on-top = Warning: in the printed game the boss has the highest rating.
doubt-seven-plus-two = Warning: the printed game has a crook with rating 7 and modifier +2.
doubt-eight-minus-one = Warning: the printed game has a crook with rating 8 and modifier -1.
doubt-two-pickpockets = Warning: the printed game has exactly two pickpockets.
doubt-two-accomplices = Warning: the printed game has exactly two accomplices.
doubt-two-switches = Warning: the printed game has exactly two switches.

### The table in the terminal

table-hangouts = Hangouts
table-target = Target
table-value = Value
table-out = out
table-hand = In hand
table-hand-other = { $player } holds { $tag } from hangout { $hangout }
table-hand-none = You hold no crook.
table-left = { $hangout }, you left:
table-taken-since = { $taken ->
    [one] since then 1 taken
   *[other] since then { $taken } taken
}
table-memory = You left in { $hangout }: { $left }
table-memory-spied = You saw in { $hangout }: { $left }
table-memory-now = Now one of: { $possible }
table-memory-none = You remember nobody in the hangouts yet.
table-memory-off = This table plays without the memory aid.
table-legend = Face down: { $back }s01.C from hangout C, { $back }s01(…) yours, { $spied } spied, { $deduced } deduced
table-gang-points = Gangs: R{ $north } Northside, B{ $west } Westside, Y{ $outfit } Outfit; most members alone: { $points } points
table-box = Box: { $known } known to you, { $unknown } unknown.
table-money-line = { $player }: { $money }
table-money-hidden = hidden

### Inspect commands of the terminal
word-hand = hand
word-memory = memory
word-deck = deck
word-money = money
commands-hand = the crook you hold and what its action does
commands-memory = whom you left or saw in the hangouts
commands-deck = every crook there is
commands-money = what everybody has left
