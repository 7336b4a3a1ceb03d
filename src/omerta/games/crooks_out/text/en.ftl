# Crooks Out! in English. Words of the glossary (rules, section 1): one concept, one word.
# Rooms are called by the theme: “red B”.

game-crooks-out = Crooks Out!
    .pitch = A factory full of crooks at night: combine the numbers, name the room, make the catch.

### What happens

event-game-started = The table is laid: { $seats } players, { $circling ->
    [auto] the table circles
   *[sharp_eyed] sharp-eyed circling
}{ $brave ->
    [on] , brave variant
   *[off] {""}
}{ $help ->
    [crosses] , help: what each sheet says by itself is marked
    [coach] , help: coach
   *[plain] {""}
}. { $first } begins.
event-hand-dealt = { $hand_id ->
    [none] { $seat } takes { $count } crooks in hand.
   *[known] { $seat } takes { $count } crooks in hand: { $hand }.
}
event-box-closed = { $count ->
    [one] One crook goes to the box unseen.
   *[other] { $count } crooks go to the box unseen.
}
event-setup-rolled = { $repeated_id ->
    [yes] { $seat } rolls { $room }, which has come up before.
   *[no] { $seat } rolls for everybody: { $room }.
}
event-number-written = { $seat } writes { $number } in { $room }.
event-number-circled = { $cause ->
    [zero] Nobody there: on { $seat }'s sheet the 0 in { $room } is circled
    [fresh] All of these crooks lie open already: on { $seat }'s sheet the number in { $room } is circled at once
   *[hit] On { $seat }'s sheet the number in { $room } is circled
}; { $crossed_count ->
    [0] no mark is left to cross
    [one] one mark is crossed
   *[other] { $crossed_count } marks are crossed
}.
event-turn-started = Turn { $turn }: { $seat }.
event-dice-rolled = { $seat } rolls { $room }.
event-roll-skipped = Every room on { $seat }'s sheet has its number: no roll.
event-crook-asked = { $seat } asks { $asked } for { $room }.
event-guess-missed = A miss: { $asked } does not hide { $room } and crosses the mark. The turn is over.
event-crook-caught = A hit: { $asked } lays out { $room }; { $left ->
    [0] no crook is left in hand
    [one] one crook is left in hand
   *[other] { $left } crooks are left in hand
}.
event-marks-crossed = { $seats_count ->
    [1] { $seats } crosses { $room } on their own sheet.
   *[other] { $seats } cross { $room } on their own sheets.
}
event-number-named = { $seat } names { $room }.
event-circles-called = { $rooms_id ->
    [none] { $seat } is done: nothing on { $asked }'s sheet must be circled.
   *[known] { $seat } is done: on { $asked }'s sheet { $rooms } must be circled.
}
event-circles-faulted = A fault, and the turn is over.{ $missing_id ->
    [none] {""}
   *[known] {" "}Forgotten: { $missing }.
}{ $false_id ->
    [none] {""}
   *[known] {" "}Not due: { $false }.
}
event-point-scored = { $at_risk ->
    [0] { $seat } has { $points ->
        [one] one point
       *[other] { $points } points
    }.
    [one] { $seat } has one point at risk, { $points } safe.
   *[other] { $seat } has { $at_risk } points at risk, { $points } safe.
}
event-points-banked = { $seat } brings { $amount ->
    [one] one point
   *[other] { $amount } points
} to safety and has { $points }.
event-points-lost = { $seat } loses { $amount ->
    [one] the one point
   *[other] the { $amount } points
} of this turn.
event-turn-forfeited = { $seat } asks nothing in time: the turn is over, and no sheet changes.
event-turn-ended = { $cause ->
    [stop] { $seat } stops.
   *[other] {""}
}
event-game-ended = { $cause ->
    [abandoned] Nobody asks any more: the game is abandoned.
   *[hand_empty] A hand is empty: the raid is over.
} Points – { $points }. Own crooks laid out – { $laid_out }. { $winners_count ->
    [1] { $winners } wins.
   *[other] { $winners } share the victory.
}

result-points = Decided by points.
result-laid-out = Points are tied; fewer own crooks laid out decide.
result-shared = Points and crooks laid out are tied; the victory is shared.
result-abandoned = The game was abandoned; the points count as they stand.

### Questions and answers

prompt-ask = { $player }: who hides which crook? Name an opponent and a room.
prompt-ask-or-stop = { $at_risk ->
    [0] { $player }: ask again, or stop?
    [one] { $player }: ask again, or stop and bring one point to safety?
   *[other] { $player }: ask again, or stop and bring { $at_risk } points to safety?
}
prompt-call-circles = { $player }: which numbers on { $asked }'s sheet must be circled now? Name them all, then say done.
prompt-waiting = It is the turn of { $player }.
prompt-over = The game is over.

option-ask = { $by ->
    [name] ask { $seat } { $room_id }: { $room }
   *[number] ask { $seat_no } { $room_id }: { $seat }, { $room }
}
option-stop = stop: end the turn
option-circle = circle { $room_id }: { $room }, number { $number }
option-done = { $named ->
    [0] done: nothing must be circled
    [one] done: just this number
   *[other] done: just these { $named } numbers
}
option-forfeit = forfeit: the turn ends without a question

caution-own-crook = You hold that crook yourself: the answer can only be a miss, and your turn ends.

### Other spellings of typed words, separated by commas

word-ask = ask, guess
word-stop = stop
word-circle = circle
word-done = done
word-forfeit = forfeit

### A command that was begun well

form-ask = "{ $text }" does not fit: after "ask" come a player, by name or number from 1, and a room, the initial of its colour and a letter from A to F.
form-circle = "{ $text }" does not fit: after "circle" comes one room, the initial of its colour and a letter from A to F. When all are named, or none is due: "done".

### Settings of the game

options-circling = Circling
    .why = who finds the numbers that must be circled after a hit
    .sharp_eyed = whoever made the catch; a mistake ends the turn
    .auto = the table; best for first games
options-brave = Brave variant
    .why = whether a miss or a fault loses the points of the turn
    .off = every catch counts at once
    .on = points are at risk until you stop
options-setup-reroll = Setup rolls
    .why = what happens when the same room is rolled again before the first turn
    .on = it is rolled until it is new
    .off = nothing is written
options-first-player = First player
    .why = who begins; by the rulebook the oldest
    .random = drawn by lot
options-help = Help
    .why = what the table works out for everybody
    .plain = none: only the sheets
    .crosses = crosses: marks what each open sheet excludes or proves by itself
    .coach = coach: also the possible deals and the chances, as you know them
options-practice-counting = Counting for practice
    .why = whether you count your own number before it is shown
    .off = the table counts
    .on = you count first; a wrong number costs nothing
options-table-talk = Table talk
    .why = whether people may chat during the game
    .open = allowed
    .quiet = silence until the end

### Why not

wrong-seats = Crooks Out! is for { $least } to { $most } players, not { $seats }.
no-such-seat = There is no seat { $seat } at this table; the first seat is 1.
game-over = The game is over.
not-your-turn = It is another player's turn.
must-ask = Ask at least once in a turn; only after a hit may you stop.
only-the-clock = Only the clock ends a turn without a question.
ask-now = First comes a question: name an opponent and a room.
ask-yourself = Ask somebody else: you know your own crooks.
no-such-room = There is no room { $room } on the plan; a room is the initial of its colour and a letter from A to F.
room-filled = { $room } is filled on that sheet: this crook lies open already.
room-crossed = { $room } is crossed on that sheet: everybody knows that this crook is not there.
circle-now = First name the numbers that must be circled now, or say done.
no-number-there = There is no number in { $room } on that sheet.
circled-already = The number in { $room } is circled already.
named-already = You have named { $room } already.

bad-option = The option { $entry } does not take this value.
theme-six-colours = { $file }: a theme needs a list of exactly six colours.
theme-bad-colour = { $file }, colour { $entry }: { $field ->
    [id] id must be one small letter from a to z
    [en] en must be a text of 1 to 20 letters
    [ru] ru must be a text of 1 to 20 letters
    [hex] hex must be a colour such as "#c0392b"
    [shape] shape must be one of circle, triangle, square, diamond, star, hexagon
    [whole] a colour is written as { "{" } id = ..., en = ..., ru = ..., hex = ..., shape = ... { "}" }
   *[other] there is no field { $field }
}.
theme-bad-header = { $file }: { $entry ->
    [schema] schema must be 1
    [id] id must be a text of 1 to 40 printable characters
    [origin] origin must be "owner" or "proposed"
    [letters] letters must be a list of texts
   *[other] there is no field { $entry }
}.
theme-letters = { $file }: letters must be A, B, C, D, E, F in this order.
theme-unprintable = { $file }, colour { $entry }: every text must be printable.
theme-twice = { $file }, colour { $entry }: another colour has the same { $field }.

### The table in the terminal

table-seat = { $risk ->
    [0] { $points ->
        [one] { $points } pt
       *[other] { $points } pts
    }
   *[other] { $points }+{ $risk } pts
}, { $left } left
table-hand = Your hand
table-laid = Laid out
table-named = Named so far
table-uncaught = Never caught at { $player }'s
table-box = In the box
table-how-to-ask = Ask for any room without × or ●, for example: { $example }
table-legend = ○ open, × crossed, ● caught; ③ circled
table-legend-own = underlined: your own crooks
table-legend-help = By the sheet alone: { $proved } the crook must be there, { $excluded } it cannot be there
table-legend-notes = Your notes: { $yes } yes, { $no } no, { $maybe } maybe
table-help-silent = The help is silent while numbers are searched for.
table-coach = Coach: { $exact ->
    [yes] { $worlds ->
        [1] one deal is possible
       *[other] { $worlds } deals are possible
    }
   *[no] about { $worlds } deals are possible
}. Likeliest: { $best }.
table-chance = { $player } { $room } { $chance }
table-noted = Noted: { $player }, { $room }: { $mark }
table-erased = Erased: { $player }, { $room }
table-points = { $player }: { $points ->
    [one] one point
   *[other] { $points } points
}{ $risk ->
    [0] {""}
   *[other] {" "}and { $risk } at risk
}, { $left } in hand, { $laid } laid out
table-asked = Turn { $turn }: { $seat } asks { $asked } for { $room }, { $hit ->
    [yes] a hit
   *[no] a miss
}.
table-asked-nothing = Nothing has been asked yet.

### Inspect commands of the terminal

word-sheet = sheet
word-points = points
word-note = note
word-note-yes = yes, y, +
word-note-no = no, n, -
word-note-maybe = maybe, m, ?
word-note-erase = erase, clear
commands-sheet = your sheet, or another one: sheet Anna
commands-points = how everybody stands
commands-note = a note only you see: note Anna rB yes, no, maybe or erase
word-hand = hand
word-laid = laid
word-asked = asked
commands-hand = your crooks in hand
commands-laid = everybody's crooks that were caught
commands-asked = who asked whom for what

note-form = Say it like this: note Anna rB yes (or no, maybe, erase).
note-missing = You have no note there: { $player }, { $room }.
note-yourself = Notes are about the others: you know your own crooks.
no-such-player = Nobody here is called { $player }.

### Counting for practice

count-question = The dice show { $room }. You were dealt { $crooks }: how many of them share its colour or its letter?

### When could I have known?

hindsight-title = What { $player } could have known
hindsight-column-turn = turn
hindsight-column-question = question
hindsight-column-answer = answer
hindsight-column-chance = chance
hindsight-column-best = best
hindsight-column-crook = crook
hindsight-column-certain = certain
hindsight-column-caught = caught
hindsight-answer = { $hit ->
    [yes] hit
   *[no] miss
}
hindsight-caught = turn { $turn }, { $player }
hindsight-turn = since turn { $turn }
hindsight-never = never (at most { $most })
hindsight-uncaught = never
hindsight-decimal = .
hindsight-skill = Skill { $skill } %: the chances of these questions, measured against the best ones. Luck { $luck }: catches beyond what the chances promised.
hindsight-estimated = There were too many deals to count at times: some of these chances are estimates.
