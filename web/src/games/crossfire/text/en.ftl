# Crossfire in the browser, around the board: calls, finale, result, ledger, hints, fair check.

### Before the game

crossfire-presets = Table
    .why = A friendly table reminds everybody of the cards they have seen, and the talk is over when all are ready.
crossfire-preset-rulebook = as in the rulebook
crossfire-preset-friendly = friendly
crossfire-fold-roles = Special roles
crossfire-fold-clocks = Clocks
crossfire-fold-rules = Fine points

### Inspect commands, in both languages, this one first

inspect-table = table, стол
inspect-me = me, я, карта
inspect-mix = mix, роли
# The log alone opens the log; with a seat it is what that one said.
inspect-said = said, log, слова, журнал
inspect-phrases = phrases, фразы
crossfire-inspect-own = Your card: { $role }. { $wish }
crossfire-inspect-card = { $role } × { $count }: { $wish }
crossfire-inspect-shuffle = Shuffle { $number }: { $players }{ $ahead ->
    [yes] , to come
   *[no] {""}
}
crossfire-inspect-said = { $player }{ $answering }: { $said }

### The announcer

crossfire-call-deal = Cards are out. Look, and keep it to yourself.
crossfire-call-pass = Everyone, one to the left. Look again.
crossfire-call-shuffle = Seats { $first }, { $second }, { $third }: your cards are mixed. Look.
crossfire-call-last-look = One last look.
crossfire-call-claim = Choose your face.
crossfire-call-down = Down on the table: now!
crossfire-call-talk = { $unit ->
    [none] Talk.
    [seconds] { $seconds } seconds. Talk.
   *[minutes] { $minutes ->
        [1] One minute. Talk.
        [2] Two minutes. Talk.
        [3] Three minutes. Talk.
        [4] Four minutes. Talk.
        [5] Five minutes. Talk.
       *[other] { $minutes } minutes. Talk.
    }
}
crossfire-call-left = { $seconds ->
    [60] One minute.
    [30] Half a minute.
   *[10] Ten.
}
crossfire-call-aim = Silence. Choose your target.
crossfire-call-count = { $seconds ->
    [3] Three.
    [2] Two.
   *[1] One.
}
crossfire-call-point = Point!
crossfire-call-unarmed = Empty hands, down.
crossfire-call-agents = Agents, show yourselves.
crossfire-call-shields = Shield bearers, show yourselves.
crossfire-call-wave1 = Struck by agents: turn your card.
crossfire-call-wave2 = The rest of the guns fire.
crossfire-call-vip = VIP, please.
crossfire-call-result = { $why ->
    [vip_hit] The VIP is down. Red.
    [wrong_hit] The wrong one was marked. Red.
    [assassins_hit] Every assassin is hit. Blue.
    [bystander_hit] A bystander is hit. Blue.
   *[vip_safe] The VIP lives. Blue.
}
crossfire-call-alone = { $count ->
    [one] The { $role } wins alone.
   *[other] Both sides lose.
}
crossfire-call-others = All cards up. Private accounts.
crossfire-call-guilt = Whoever hit a bystander loses.
crossfire-call-bomber = The bomber lives.
crossfire-call-winners = The winners.
crossfire-call-points = Points.
crossfire-call-marked = Rifle down. Marked players, open.
crossfire-call-assassins = Living killers, stand. One last shot.

### The finale

crossfire-finale-skip = Skip
crossfire-finale-nobody = Nobody.
crossfire-finale-list = The calls in order

### The result

crossfire-result = Result
crossfire-result-nobody = Nobody wins this game.
crossfire-result-winners = { $count ->
    [one] Winner: { $players }
   *[other] Winners: { $players }
}
crossfire-result-won = won
crossfire-result-lost = lost
crossfire-result-who = Who
crossfire-result-clause = Rules { $clause }
crossfire-result-said = { $true } of { $count } statements about cards were true
crossfire-result-ledger = What was said, and what was true
crossfire-result-path = Where the cards were
crossfire-result-stage = { $stage ->
    [0] dealt
    [1] after the pass
   *[other] after shuffle { $shuffle }
}
crossfire-series = After game { $game } of { $games }
crossfire-fact-red = the red side won
crossfire-fact-blue = the blue side won
crossfire-fact-self-hit = was hit
crossfire-fact-self-safe = was not hit
crossfire-fact-hit-by-agent = was hit by an agent
crossfire-fact-hit-by-assassin = was hit by an assassin
crossfire-fact-bystanders-safe = no bystander was hit
crossfire-reason-guilty = hit a bystander
crossfire-reason-alone = one player won alone
crossfire-need-red = { $mode ->
    [sniper] the blue side won
   *[shootout] the VIP was not hit
}
crossfire-need-blue = { $mode ->
    [sniper] the red side won
   *[shootout] the VIP was hit
}
crossfire-need-self-hit = was not hit
crossfire-need-self-safe = was hit
crossfire-need-hit-by-agent = no agent hit this player
crossfire-need-hit-by-assassin = no assassin hit this player
crossfire-need-bystanders-safe = a bystander was hit
crossfire-need-all = not all of this is true: { $facts }

### The ledger

crossfire-ledger-filter = Whose words
crossfire-ledger-all = All
crossfire-ledger-nothing = Has said nothing.
crossfire-ledger-withdrawn = taken back
crossfire-ledger-was-true = true
crossfire-ledger-was-false = not true
crossfire-ledger-true = { $true } of { $count } true
crossfire-ledger-own = By what you saw:
crossfire-ledger-faces = { $seats } cards claim to be { $face }, but { $copies ->
    [one] only one is in play.
   *[other] only { $copies } are in play.
}
crossfire-doubt-shuffles = { $player } was in { $times ->
    [one] only one shuffle
   *[other] only { $times } shuffles
}.
crossfire-doubt-self = { $player } also says otherwise: { $role }.
crossfire-doubt-neighbour = { $player }, the neighbour, says of the same card: { $role }.
crossfire-doubt-denied = { $player } says both that and the opposite: { $role }.
crossfire-doubt-face = The card of { $player } lies there as something else: { $face }.
crossfire-doubt-copies = { $claims } players say to have held this at the same time: { $role }. Copies in play: { $copies }.
crossfire-doubt-mixed = None of the three says to have put this into shuffle { $no }: { $role }.
crossfire-doubt-seen = that card was: { $role }.

### The television

crossfire-screen-said = What was said

### Hints

crossfire-hint-look-0 = Hold the card to see it, remember it, then say that you have seen it. You will not keep it: all cards go to the left.
crossfire-hint-look-1 = This card came from your right neighbour, who knows it too. Your first one is on your left now.
crossfire-hint-look-2 = Three neighbours mixed their cards. You see only what came back to you.
crossfire-hint-claim = This is your card now: it says how you win. Choose the face it shows to the others. It may be a lie.
crossfire-hint-talk = Say what you saw, or lie. Tap a player to ask or to say something about them. Turn your face whenever you like.
crossfire-hint-snipe = Tap a player to lay a token there. When the time is up, everybody with a token is shot.
crossfire-hint-aim = Tap whoever you point at, then lock it. It is final, and nobody sees it before all are in.
crossfire-hint-final-aim = The sniper missed you. One last shot: find the VIP.
crossfire-hint-rest = All cards lie open. Say next when you have seen enough.

### The fair check

crossfire-check-first = The lot for the dealer was as drawn.
crossfire-check-dealt = { $count } cards dealt in { $games ->
    [one] one game
   *[other] { $games } games
} follow from the luck.
crossfire-check-passed = { $count } cards passed to the left are those that were dealt.
crossfire-check-shuffled = { $count } cards came back from the shuffles as drawn.
crossfire-check-held = { $count } cards turned up were those that their players held.
