# The replay of a finished game.

replay-title = Replay
replay-open = Watch a saved game
replay-open-why = Choose a game file that was saved by Omertà here or elsewhere.
replay-choose-file = Choose a file
replay-seen-by = Seen by
replay-spectator = a spectator
replay-slider = Moment
replay-step = Moment { $at } of { $last }
replay-first = To the beginning
replay-back = One step back
replay-forward = One step forward
replay-last = To the end
replay-play = Play
replay-pause = Pause
replay-speed = Speed
replay-file = Save the file
replay-link = Link to this moment
replay-copied = Copied
replay-not-copied = Not copied: take it from the address bar
replay-result = Result
replay-log = What happened
replay-keys = Arrows step, Home and End jump, the space bar plays.

### The fair deal

fair-title = Was the deal fair?
fair-why = Before the deal the table sealed its secret, and every seat added a salt. Now the secret is open: this browser draws all luck again and compares.
fair-check = Check it here
fair-checking = Drawing again …
fair-agrees = Everything agrees: the deal was settled before anybody saw a card, and nobody changed it.
fair-agrees-so-far = Everything that this browser can check agrees. What it cannot say is marked below.
fair-differs = Something differs. This game was not dealt as it was sealed.
fair-not-sealed = This game was dealt from a number anybody may choose, so there is nothing to check.
fair-sealed = The secret fits the seal { $seal } that was published before the deal.
fair-remembered = This browser saw this seal before the deal.
fair-not-remembered = This browser did not see the seal before the deal, so it cannot say that it is the same.
fair-salt = The salt of { $player } is the one this browser gave.
fair-salt-unknown = The salt of { $player } is not checked by this browser: it does not have the one that was given.
fair-shuffle = { $why }: { $n ->
    [one] one item
   *[other] { $n } items
} shuffled again, same order.
fair-draw = { $why }: a number below { $n } drawn again, { $result }.
fair-mark-yes = agrees
fair-mark-no = differs
fair-mark-open = cannot be said
fair-key = Key of the draws: HMAC-SHA256 of the secret over all salts
fair-secret = Secret
fair-salts = Salts

### Looking back

study-title = When could I have known?
study-why = Everything a player could have worked out, question by question. The server counts every deal that was possible, which may take a while.
study-seat = Through the eyes of
study-begin = Work it out
study-progress = { $done } of { $total } moments
study-again = Try again
