# Crooks in the browser: words that only the drawn table needs.

### Signs in words, for screen readers

crooks-targets = Targets
crooks-tray = Your hand and your choices
crooks-pile = The pile you are looking through
crooks-spoken = { $name }, rating { $rating }{ $changes ->
    [no] {""}
   *[yes] , modifier { $modifier }
}{ $members ->
    [0] {""}
   *[other] , { $gangs }
}{ $acts ->
    [no] {""}
   *[yes] , { $action }
}
crooks-spoken-back = face down, { $tag } from hangout { $hangout }
crooks-spoken-known = face down, { $tag } from hangout { $hangout }, { $how ->
    [own] yours
    [spied] spied
   *[deduced] deduced
}: { $face }
crooks-target = Target { $number }, { $name }, worth { $value }{ $changes ->
    [0] {""}
   *[other] , modifiers { $sum }
}
crooks-spot = Target { $target }, { $player }: { $count ->
    [0] free
   *[other] { $crooks }
}{ $able ->
    [no] {""}
   *[yes] . Can be chosen
}
crooks-hangout = Hangout { $letter }, { $name }: { $count ->
    [0] empty
    [one] one crook, ${ $price }
   *[other] { $count } crooks, ${ $price }
}{ $known ->
    [no] {""}
   *[yes] , you remember somebody here
}{ $able ->
    [no] {""}
   *[yes] . Can be chosen
}
crooks-take = { $able ->
    [no] Cannot be hired: { $crook }
   *[yes] Hire { $crook }
}
crooks-face-down = { $count ->
    [one] one crook face down
   *[other] { $count } crooks face down
}

### Notes

crooks-how-own = yours
crooks-how-spied = spied
crooks-how-deduced = deduced
crooks-spied-by = seen by { $players }
crooks-hangout-head = { $letter } · { $name } · { $count ->
    [0] empty
    [one] 1 crook
   *[other] { $count } crooks
}
crooks-you-left = You left here in turn { $turn }
crooks-you-saw = Your spy saw here in turn { $turn }
crooks-mixed = { $tags } are, in some order, { $faces }.
crooks-nobody-looked = Nobody has looked here yet.
crooks-looked = turn { $turn }: { $player } { $kind ->
    [spy] spied
   *[recruit] searched
}
crooks-took = { $player } took { $tag }
crooks-target-head = { $number } · { $name } · worth { $value }
crooks-target-free = Nobody here.
crooks-stands = { $player }: { $hidden ->
    [0] { $rating }
   *[other] { $rating } + ?
}
crooks-prize = majority +{ $points }
crooks-prize-why = Whoever alone has the most members of a gang in their row gets { $points } points for it.
crooks-box = Box { $count }
crooks-box-head = { $undealt ->
    [0] Out of the game
    [one] Out of the game; one more crook was never dealt
   *[other] Out of the game; { $undealt } more crooks were never dealt
}
crooks-look = Choose a hangout, a target or a crook to read about it.
crooks-lay = Choose a glowing spot in your row.
crooks-move-where = Your crooks move away from here. Where to?
crooks-back = Back

### Answers and what they bring

crooks-do-recruit = Pay ${ $price }
crooks-then-recruit = ${ $price } of ${ $money }, you keep ${ $keep }. { $count ->
    [one] You hire the only crook of hangout { $letter } ({ $name }).
   *[other] You look through the { $count } crooks of hangout { $letter } ({ $name }) and hire one.
}
crooks-do-pass = Pass
crooks-then-pass = You are out.
crooks-do-up = Face up
crooks-then-up = { $hand } on target { $target } ({ $target_name }), free and open to all.{ $ability ->
    [none] {""}
    [boss] {""}
    [accomplice] {""}
    [switch] {""}
   *[other] {" "}Action: { $does }.
}
crooks-do-down = Face down, ${ $price }
crooks-then-down = ${ $price } of ${ $money }, you keep ${ $keep }. Nobody else sees who it is{ $ability ->
    [none] .
   *[other] ; the action is lost.
}
crooks-do-join = Join
crooks-then-join = { $hand } lies on top of { $crooks } and adds to the rating.
crooks-do-switch = Switch: { $target } → { $to }
crooks-then-switch = { $hand } takes target { $target } ({ $target_name }); { $crooks } moves to target { $to } ({ $to_name }).
crooks-do-replace = Kill your own
crooks-then-replace = { $hand } takes target { $target } ({ $target_name }); your { $crooks } goes to the box.
crooks-do-discard = Discard
crooks-then-discard = { $hand } goes unseen to the box and the turn ends.
crooks-do-yes = Take the money
crooks-do-no = Leave it
crooks-do-kill = Kill: { $player }
crooks-then-kill = { $crooks } leaves target { $target } ({ $target_name }) and the game.
crooks-do-kill-nobody = Kill nobody
crooks-do-spy-target = Look
crooks-then-spy-target = { $count ->
    [one] You alone see the rival's face-down crook on target { $target } ({ $target_name }).
   *[other] You alone see the { $count } rival crooks face down on target { $target } ({ $target_name }).
}
crooks-do-spy-hangout = Look
crooks-then-spy-hangout = { $count ->
    [one] You alone see the crook in hangout { $letter } ({ $name }).
   *[other] You alone see the { $count } crooks in hangout { $letter } ({ $name }).
}
crooks-do-spy-nothing = Look at nothing

### Inspect commands, in both languages, this one first

inspect-table = table, стол
inspect-hand = hand, рука
inspect-memory = memory, память
inspect-deck = deck, колода
inspect-money = money, деньги
crooks-inspect-seat = { $player }, { $colour }: { $figures }.
crooks-inspect-target = { $target }{ $taken ->
    [0] , nobody.
   *[other] .
}
crooks-inspect-spot = { $player }: { $crooks }{ $open ->
    [0] {""}
    [1] {""}
   *[other] ; together { $rating }
}.
crooks-inspect-hand = You hold { $crook }{ $acts ->
    [no] {""}
   *[yes] : { $does }
}.
crooks-inspect-pile = You are looking through: { $crooks }.

### Seats

crooks-money = Money: { $money }
crooks-members = { $gang }: { $count }
crooks-points = { $points ->
    [one] one point
   *[other] { $points } points
}
crooks-out = Out of the game

### The score

crooks-score = The score
crooks-score-skip = Skip to the end
crooks-score-value = Worth
crooks-score-total = Total
crooks-score-money = Money
crooks-score-rating = rating { $rating }
crooks-score-gang = { $count ->
    [one] 1 member
   *[other] { $count } members
}
crooks-score-won = +{ $points }
crooks-winners = { $count ->
    [one] { $players } wins
   *[other] Shared victory: { $players }
}
crooks-score-winner = winner

### Hints for a first game

crooks-hint-choose-hangout = Recruit: pay $1 for each crook in a hangout and hire one of them. Big piles cost more, but give more choice.
crooks-hint-choose-crook = Only you see this pile. Take one; remember the rest, for your rivals do not know who stays here.
crooks-hint-rob = Send your crook to a target. The highest rating wins its points. Face up it may use its action; face down costs $1 and stays secret.
crooks-hint-pickpocket = A pickpocket laid face up may take $2 from the bank.
crooks-hint-kill = A killer laid face up may remove all crooks of one rival on his target.
crooks-hint-spy = A spy laid face up may look at the face-down crooks of one target, or through a hangout. Only you see them.

### The fair check

crooks-luck-deal = The deal
crooks-luck-first-player = The first player
crooks-check-piles = Every pile that somebody saw ({ $looks ->
    [one] one look
   *[other] { $looks } looks
}) and every crook hired follows from the shuffled deck.
crooks-check-first = The first player is the one that was drawn.

### The lesson

crooks-lesson-title = Learn Crooks
crooks-lesson-pitch = Five minutes at a real table against one easy rival. You cannot lose anything here, and you may stop at any time.
crooks-lesson-1 = You are a mastermind with $18. In your turn you pay to search a hangout, hire one crook there and send that crook to a target.
crooks-lesson-2 = At the end the highest rating takes each target, and majorities in three gangs bring extra points.
crooks-lesson-3 = What you saw and left behind is knowledge your rival lacks. That is the game.
crooks-lesson-begin = Sit down
crooks-lesson-next = Go on
crooks-lesson-aim = Eight targets, worth 2 to 9 points. The crook with the highest rating takes the points. Numbers like -1 or +2 on crooks change what their target is worth, whoever wins it.
crooks-lesson-memory = Omertà remembers for you: an eye marks a hangout where you know who stayed. Choose it to read who that was.
crooks-lesson-backs = A crook face down shows only a tag and the letter of its hangout. If you looked there before, you can guess who it is; a spy makes sure. It is never the boss.
crooks-lesson-gangs = R, B and Y are gangs. Whoever alone has the most members of a gang in their row gets points for it, so a weak crook of the right gang can be worth more than a strong one.
crooks-lesson-passing = Passing is final: you are out, but your crooks stay and score. Whoever cannot pay for any hangout has to pass. Money left over only breaks ties.
crooks-lesson-scoring = When everybody has passed, crooks face down are turned up and targets are counted from 2 to 9, then the gangs. That is all there is to know.
crooks-lesson-over = You know the game. Play this one to its end, or start a real one.
crooks-lesson-on = Play on
crooks-lesson-real = Start a real game
