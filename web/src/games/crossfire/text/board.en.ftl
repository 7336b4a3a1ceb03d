# Crossfire on the screen: what only the board says. Every id begins with `fire-`.

### Letters of roles and sides, each once

fire-letter-vip = V
fire-letter-agent = A
fire-letter-assassin = K
fire-letter-decoy = D
fire-letter-red-decoy = RD
fire-letter-blue-decoy = BD
fire-letter-bystander = Y
fire-letter-sniper = S
fire-letter-protester = P
fire-letter-patriot = T
fire-letter-peacekeeper = C
fire-letter-mercenary = M
fire-letter-bodyguard = G
fire-letter-bomber = X
fire-letter-red = R
fire-letter-blue = B

### Questions

fire-prompt-look = { $stage ->
    [0] { $player }: look at the card you were dealt.
    [1] { $player }: a card came from the right. Look at it.
   *[other] { $player }: your cards were mixed. Look at what came back.
}
fire-prompt-claim = { $player }: a last look. Which face do you show?
fire-prompt-talking = Everybody talks.
fire-prompt-calls = Listen to the calls.
fire-prompt-waiting = Waiting for { $count } players.

### The ring

fire-seat = Seat { $no }, { $player }
fire-claims = claims: { $face }
fire-down = hit
fire-stage-0 = Everybody looks at the card dealt.
fire-stage-1 = Every card went one to the left: who gave it and who got it both know it.
fire-stage-2 = Shuffle { $no }: { $seats }. Each of the three sees only what came back.
fire-last-look = A last look, then all cards go down at once.
fire-won = { $team ->
    [red] The red side won.
   *[blue] The blue side won.
}
fire-ahead = to come

### The own card

fire-peek = Look at my card
fire-peek-hold = Hold to look at your card
fire-peek-tap = Tap to look at your card
fire-peek-by-hold = Hold instead of tapping
fire-peek-by-tap = Tap instead of holding
fire-peek-own = My card
fire-peek-hidden = Your card lies face down. You have to remember it.
fire-peek-sniper = You are the sniper: you hold no hidden card.
fire-looked = Seen
fire-wait = Waiting for { $count ->
    [one] one player
   *[other] { $count } players
}
fire-faces = What your card claims
fire-aid-role = You may look at your card again
fire-aid-full = You may look at all your cards again

### Talk

fire-said = What was said
fire-filter = Claims; tap to read what was said by or about one player
fire-answering = , asked
fire-ledger = Ledger
fire-say = Say
fire-back = Back
fire-again = Again: { $said }
fire-asked = { $player } asks: { $topic }?
fire-asked-more = (and { $count } more)
fire-answer-suspect = not { $player }
fire-group-mine = My cards
fire-group-other = Others
fire-group-ask = Ask
fire-group-do = To do
fire-group-short = Or
fire-verb-am = I am …
fire-verb-amnot = I am not …
fire-verb-dealt = I was dealt …
fire-verb-passed = I passed on …
fire-verb-got = I received …
fire-verb-after1 = After shuffle 1 …
fire-verb-after2 = After shuffle 2 …
fire-verb-think = … is …
fire-verb-not = … is not …
fire-verb-trust = I trust …
fire-verb-suspect = I suspect …
fire-verb-agree = I agree with …
fire-verb-doubt = I doubt …
fire-verb-ask = Ask …
fire-verb-shoot = Aim at …
fire-verb-guard = Protect …
fire-verb-spare = Leave … alone
fire-verb-iaim = I will aim at …
fire-verb-retract = I take it back
fire-verb-nocomment = I will not say
fire-snipe = Tap a player to mark, or to take the token back.
fire-ready = I am ready
fire-ready-sure = Yes, I am ready

### Aiming

fire-aim = Your aim
fire-pick = { $count ->
    [one] Tap the one you point at
   *[other] Tap { $count } players
}
fire-lock = Lock: { $players }
fire-blind = Anywhere
fire-locked = Locked. { $count ->
    [one] One player still aims
   *[other] { $count } players still aim
}
fire-aiming = { $count ->
    [one] One player aims
   *[other] { $count } players aim
}
fire-next = On to game { $game } of { $games }
