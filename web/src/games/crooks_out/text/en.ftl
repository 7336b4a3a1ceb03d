# Crooks Out! in the browser, around the board: seats, score, hints, lesson, hindsight.

### Seats

crooks-out-points = { $points ->
    [one] one point
   *[other] { $points } points
}{ $at_risk ->
    [0] {""}
   *[other] , { $at_risk } more at risk
}
crooks-out-left = { $left ->
    [0] no crook is left in hand
    [one] one crook is left in hand
   *[other] { $left } crooks are left in hand
}

### Inspect commands, in both languages, this one first

inspect-table = table, стол
inspect-sheet = sheet, таблица
inspect-hand = hand, рука
inspect-laid = laid, пойманы
inspect-asked = asked, вопросы
inspect-points = points, очки
inspect-note = note, заметка
inspect-note-yes = yes, y, +, да, д
inspect-note-no = no, n, -, нет, н
inspect-note-maybe = maybe, m, ?, может, может-быть
inspect-note-erase = erase, clear, стереть, убрать
crooks-out-inspect-line = { $head }: { $some ->
    [no] nobody
   *[yes] { $rooms }
}
crooks-out-inspect-number = { $room } { $number }{ $circled ->
    [yes] {" "}circled
   *[no] {""}
}
crooks-out-inspect-sheet = { $part ->
    [numbers] Numbers
    [open] Open
    [crossed] Crossed
    [caught] Caught
    [proved] Help: must be here
    [excluded] Help: cannot be here
   *[pencil] Pencil
}: { $rooms }

### What the table agreed on

crooks-out-aid-crosses = help: crosses
crooks-out-aid-coach = help: coach

### The score

crooks-out-score = The score
crooks-out-score-skip = Skip to the end
crooks-out-score-winner = winner
crooks-out-score-line = { $points ->
    [0] { $player } has caught nobody that counts.
    [one] { $player } has one point.
   *[other] { $player } has { $points } points.
}
crooks-out-score-laid = { $count ->
    [0] no own crook was caught
    [one] one own crook was caught
   *[other] { $count } own crooks were caught
}
crooks-out-score-lost = { $count ->
    [one] one point was lost again
   *[other] { $count } points were lost again
}
crooks-out-winners = { $count ->
    [one] { $players } wins
   *[other] Shared victory: { $players }
}
crooks-out-plan = Who hid where
crooks-out-plan-why = Every room shows whose crook it was. The mark below it to the right: who caught that crook. A bright frame: never caught. A box: dealt to nobody.
crooks-out-where = { $where ->
    [box] in the box
    [free] { $holder }, never caught
   *[caught] { $holder }, caught by { $catcher }
}

### The fair check

crooks-out-luck-deal = The deal
crooks-out-luck-first-player = The first player
crooks-out-luck-setup-roll = A roll before the first turn
crooks-out-luck-roll = A roll
crooks-out-check-hands = { $count ->
    [2] Both hands and the box are
   *[other] All { $count } hands and the box are
} as the shuffled crooks give them.
crooks-out-check-first = The first player is the one that was drawn.
crooks-out-check-setup = { $count ->
    [one] The roll
   *[other] The { $count } rolls
} before the first turn came as they were drawn.
crooks-out-check-rolls = { $count ->
    [0] Nobody rolled in a turn.
    [one] The roll of the game came as it was drawn.
   *[other] All { $count } rolls of the game came as they were drawn.
}
crooks-out-check-numbers = { $count ->
    [one] The number on the sheets is
   *[other] All { $count } numbers on the sheets are
} true to the hands.
crooks-out-check-answers = { $count ->
    [0] No question was answered.
    [one] The answer was true.
   *[other] All { $count } answers were true.
}

### Hints for a first game

crooks-out-hint-ask = A number says how many crooks of its colour or letter the player was dealt. Ask for a room where the numbers are high.
crooks-out-hint-ask-or-stop = A hit! You may go on asking anybody as long as you hit, or stop.
crooks-out-hint-call-circles = A number is due when that many crooks of its colour or letter lie open. Tap all such numbers, then say done.

### The lesson

crooks-out-lesson-title = Learn Crooks Out!
crooks-out-lesson-pitch = Five minutes at a real table against one easy rival. You cannot lose anything here, and you may stop at any time.
crooks-out-lesson-1 = An abandoned factory of 36 rooms: six colours by six letters. Each crook hides in one room, and the crooks you were dealt are your secret.
crooks-out-lesson-2 = Dice make everybody tell numbers about their crooks. All numbers lie open on the sheets.
crooks-out-lesson-3 = Combine the numbers, name a rival and a room, and catch the crook. Whoever has caught most when a hand is empty wins.
crooks-out-lesson-begin = Sit down
crooks-out-lesson-next = Go on
crooks-out-lesson-aim = These are your twelve crooks. Your rival has twelve others, and twelve lie in the box, unseen. You catch the rival's crooks; the rival hunts yours.
crooks-out-lesson-number = Your rival's open sheet. A number tells how many of the rival's crooks have the colour or the letter of its room. A 4 in red B: four crooks are red, or a B, or both.
crooks-out-lesson-ask = Choose a room of this sheet and ask. The higher the numbers in its column and its row, the better your chance. What you hold yourself cannot be there.
crooks-out-lesson-hit = A hit: the crook is laid out for all to see, whoever asked has a point and may ask again, or stop.
crooks-out-lesson-miss = A miss: the room is crossed on the sheet of whoever was asked, and the turn is over. Crosses help everybody, so look at them too.
crooks-out-lesson-roll = Every turn begins with a roll: one more number on the own sheet of whoever rolls. Nobody stays hidden for ever.
crooks-out-lesson-circle = A circled number is used up: that many crooks of its colour and letter lie open already. So the rest of its column and its row is crossed. Here the table circles; in a real game that is up to you.
crooks-out-lesson-pencil = Note what you think with the pencil: possible, impossible, sure. Only you see it. Two numbers of one column or row, compared, tell more than each alone.
crooks-out-lesson-end = The raid is over as soon as somebody's last crook is caught. Most points win. After the game you can look up when you could have known. That is all there is to know.
crooks-out-lesson-over = You know the game. Play this one to its end, or start a real one.
crooks-out-lesson-on = Play on
crooks-out-lesson-real = Start a real game

### When could I have known?

crooks-out-hindsight-nothing = Nobody asked anything in this game.
crooks-out-hindsight-missed = What { $player } let go by
crooks-out-hindsight-missed-none = Nothing: whenever a crook was certain, this player asked for one.
crooks-out-hindsight-missed-crook = { $room } of { $holder }: certain from turn { $turn }, { $caught ->
    [yes] caught by { $catcher } in turn { $caught_turn }
   *[no] never caught
}
crooks-out-hindsight-estimate = In this game the deals were at times too many to count: some figures are estimates.
crooks-out-hindsight-crooks = Crook by crook
crooks-out-hindsight-crooks-why = How likely each crook was where it was, before every question. Choose a place to see the board at that moment.
crooks-out-hindsight-key-chance = chance
crooks-out-hindsight-key-certain = certain from here
crooks-out-hindsight-key-free = never caught
crooks-out-hindsight-question-label = Question
crooks-out-hindsight-question = Question { $number } of { $count }, turn { $turn }
crooks-out-hindsight-gang = Crooks of { $player }
crooks-out-hindsight-crook = { $room } of { $holder }: { $certain ->
    [yes] certain from turn { $turn }
   *[no] never certain
}, { $caught ->
    [yes] caught by { $catcher } in turn { $caught_turn }
   *[no] never caught
}
crooks-out-hindsight-deals = Deals that were left
crooks-out-hindsight-deals-why = So many deals fitted everything this player knew. A line of the chart is a tenth of the line above.
crooks-out-hindsight-deals-at = Turn { $turn }, deals left: { $count }
crooks-out-hindsight-luck = Luck and skill of { $player }
crooks-out-hindsight-luck-none = This player asked nothing.
crooks-out-hindsight-luck-sum = Luck { $luck }
crooks-out-hindsight-luck-why = Crooks caught beyond what the chances promised: { $hits ->
    [one] one hit
   *[other] { $hits } hits
} where { $due } could be expected.
crooks-out-hindsight-skill-sum = Skill { $skill }
crooks-out-hindsight-skill-why = The chances that were asked, as a share of the best ones there were.
crooks-out-hindsight-asked = Turn { $turn }: { $room } of { $asked }, chance { $chance }, best { $best }, { $hit ->
    [yes] a hit
   *[no] a miss
}
crooks-out-hindsight-key-hit = a hit
crooks-out-hindsight-key-miss = a miss
crooks-out-hindsight-key-best = the best chance
crooks-out-hindsight-table = As a table
crooks-out-hindsight-column-crook = Crook
crooks-out-hindsight-column-holder = Hidden by
crooks-out-hindsight-column-first = First chance
crooks-out-hindsight-column-last = Last chance
crooks-out-hindsight-column-certain = Certain from turn
crooks-out-hindsight-column-caught = Caught
crooks-out-hindsight-caught = { $player }, turn { $turn }
