# The board of Crooks Out!: words that only the drawn table needs.

### Signs in words, for screen readers

plan-sheet = Sheet of { $player }
plan-sheet-own = Your sheet
plan-letters = Letters
plan-header = { $name }{ $struck ->
    [yes] , struck
   *[no] {""}
}
plan-seat = { $player }: { $points }, { $left }{ $turn ->
    [yes] , has the turn
   *[no] {""}
}. Show this sheet large
plan-enlarge = Show the sheet of { $player } large
plan-room = { $room }{ $written ->
    [covered] , number to be counted
    [yes] , number { $number }
   *[no] , no number
}{ $circled ->
    [yes] , circled
   *[no] {""}
}, mark { $mark ->
    [crossed] crossed
    [filled] filled
   *[open] open
}{ $held ->
    [yes] , in this hand
   *[no] {""}
}{ $rolled ->
    [yes] , just rolled
   *[no] {""}
}{ $last ->
    [hit] , last question: a hit
    [miss] , last question: a miss
   *[no] {""}
}{ $named ->
    [yes] , named
   *[no] {""}
}{ $fault ->
    [missing] , forgotten
    [false] , not due
   *[none] {""}
}{ $certain ->
    [excluded] , help: cannot be here
    [proved] , help: must be here
   *[none] {""}
}{ $told ->
    [yes] , chance { $chance }
   *[no] {""}
}{ $remarked ->
    [yes] ; pencil: { $remark }
   *[no] {""}
}{ $able ->
    [ask] . Can be asked for
    [circle] . Can be circled
   *[none] {""}
}
plan-sign-said = { $sign ->
    [candidate] candidate
    [impossible] impossible
   *[sure] sure
}
plan-at = { $player }: { $room }
plan-percent = { $sign }{ $number }%
plan-laid = Laid out
plan-laid-none = Nobody caught yet
plan-hand = Your hand
plan-tray = Your choices
plan-dice = The dice: { $room }

### The last question

plan-questions = Questions so far, the last one first
plan-asked-nothing = Nothing has been asked yet.
plan-asked = { $seat } asked { $asked } for { $room }:
plan-answer = { $hit ->
    [yes] ● hit
   *[no] × miss
}
plan-fault = { $player } made a fault.{ $missing_count ->
    [0] {""}
   *[other] {" "}Forgotten (!): { $missing }.
}{ $false_count ->
    [0] {""}
   *[other] {" "}Not due (×): { $false }.
}

### Choices

plan-ask-now = Choose a room on an opponent's sheet to ask for its crook.
plan-circle-now = Tap every number that must be circled now, then say done.
plan-read = Choose a room to read about it.
plan-question-ask = Ask { $player } for { $room }?
plan-question-stop = End your turn?
plan-do-ask = Ask
plan-do-stop = Stop
plan-do-done = { $named ->
    [0] Done: nothing to circle
    [one] Done: one number
   *[other] Done: { $named } numbers
}
plan-then-ask = { $known ->
    [yes] Chance { $chance }.{" "}
   *[no] {""}
}A hit is a point{ $left ->
    [one] {" "}and ends the game.
   *[other] , and you may go on.
} A miss ends your turn{ $brave ->
    [yes] { $at_risk ->
        [0] {""}
        [one] {" "}and loses the point of this turn
       *[other] {" "}and loses the { $at_risk } points of this turn
    }
   *[no] {""}
}.
plan-then-stop = { $at_risk ->
    [0] Everything you caught stays yours.
    [one] One point is safe then.
   *[other] { $at_risk } points are safe then.
}
plan-back = Back

### The private pencil

plan-pencil = Pencil
plan-pencil-now = Each tap on a room of another sheet changes your private sign: ? candidate, – impossible, + sure.
plan-pencil-keys = On a room of another sheet: P changes the sign, N writes a note. Page Up and Page Down go to the other sheets.
plan-key-row = on a sheet: to the first or the last room of the row
plan-key-sheets = to the same room of another sheet
plan-key-sign = on a room of another sheet: change the private sign
plan-key-note = on a room of another sheet: write a private note
plan-pencil-text = Private note
plan-sign = { $sign ->
    [candidate] Candidate
    [impossible] Impossible
    [sure] Sure
   *[none] No sign
}

### Help

plan-worlds = { $exact ->
    [yes] Deals left: { $count }
   *[no] Deals left: about { $count }
}
plan-worlds-why = So many ways of dealing the hidden crooks fit everything you know.

### Counting for practice

plan-count = { $room }: how many of your crooks are { $colour } or have the letter { $letter }?{ $laid ->
    [0] {""}
   *[other] {" "}Those laid out count too:
}
plan-count-pad = Your number
plan-count-show = Just show it
plan-count-next = Go on
plan-counted = { $right ->
    [yes] Right: { $number } in { $room }.
   *[no] Not { $counted } but { $number } in { $room }.
} { $number ->
    [0] None of your crooks is there.
   *[other] These count: { $crooks }.
}
