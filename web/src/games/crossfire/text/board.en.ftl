# Crossfire on the screen: what only the board says. Every id begins with `fire-`.

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

### The table

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

### Printed cards

fire-team-blue = Blue side
fire-team-red = Red side
fire-team-own = Own wish
fire-side-blue = Blue
fire-side-red = Red
fire-side-own = Own wish
fire-fact-red = { $mode ->
    [sniper] the red side wins
   *[shootout] somebody hits the VIP
}
fire-fact-blue = { $mode ->
    [sniper] the blue side wins
   *[shootout] nobody hits the VIP
}
fire-fact-self-hit = somebody hits you
fire-fact-self-safe = nobody hits you
fire-fact-hit-by-agent = { $mode ->
    [sniper] the sniper hits you
   *[shootout] an agent hits you
}
fire-fact-hit-by-assassin = an assassin hits you
fire-fact-bystanders-safe = nobody hits a bystander
fire-arm = { $weapon ->
    [gun] { $mode ->
        [sniper] { $group ->
            [assassin] one last shot
           *[other] no shot in this game
        }
       *[shootout] { $wave ->
            [1] gun, fires first
           *[2] gun, fires second
        }
    }
    [two_guns] { $mode ->
        [sniper] no shot in this game
       *[shootout] two guns, fire first
    }
    [shield] a shield for another
    [tokens] a token for each assassin
   *[none] no gun
}

### Looking

fire-yours = { $stage ->
    [0] This is your card.
    [1] This card came from { $player }.
    [2] This card came back to you.
   *[claim] This card is yours now.
}
fire-calm = Take your time.
fire-calm-why = Nothing moves and no clock runs until you say you have seen it.
fire-clock-why = Remember it before the time is up.
fire-mask-why = All cards go down at once. What shall yours say? It may be a lie.
fire-waiting-why = You have seen your card. The others still look.
fire-step-1 = You look. Nobody else knows this card yet.
fire-step-2 = Everyone passes their card to the left.
fire-step-2-why = Yours goes to { $left }. Then you look at the card of { $right }.
fire-step-3 = Neighbours shuffle in threes. You look a last time.
fire-step-3-why = { $aid ->
    [full] That last card is the one you play. All you saw stays in your notes.
    [role] That last card is the one you play. You may look at it again.
   *[none] That last card is the one you play. You cannot look at it again.
}
fire-what = What do the cards do?
fire-looking = looking
fire-choosing = choosing
fire-has-looked = done

### The own card

fire-my-card = Your card
fire-hold = Hold to look at your cards
fire-cover = Cover it
fire-uncover = Show it
fire-only-you = Only you see this.
fire-key-cover = cover your cards, or show them
fire-saw = What you saw
fire-saw-dealt = Dealt: { $role }
fire-saw-dealt-why = nobody else has seen it yet
fire-saw-passed-why = passed on; { $player } has seen it too
fire-saw-got = From { $player }: { $role }
fire-saw-got-why = { $player } knows that you had it
fire-saw-mixed = shuffled
fire-saw-back = { $no ->
    [1] Came back: { $role }
   *[other] Came back again: { $role }
}
fire-saw-back-why = nobody else knows it
fire-follows = So it follows
fire-follows-seen = { $player } says otherwise, but that card was: { $role }.
fire-follows-faces = { $seats } cards claim to be { $face }, but { $copies ->
    [one] only one is in play.
   *[other] only { $copies } are in play.
}
fire-follows-nothing = Nothing that was said is against what you saw.
fire-knows = Who knows about you
fire-knows-passed = { $player } knows your first card: { $role }
fire-knows-got = { $player } gave you: { $role }
fire-peek-hidden = Your card lies face down. You have to remember it.
fire-peek-sniper = You are the sniper: you hold no hidden card.
fire-looked = I have seen it
fire-wait = Waiting for { $count ->
    [one] one player
   *[other] { $count } players
}
fire-faces = What your card claims
fire-aid-role = You may look at your card again
fire-aid-full = You may look at all your cards again

### The cards in play

fire-mix = Cards in this game
fire-cards = Cards
fire-claimed = { $count ->
    [0] no card claims it
    [one] one card claims it
   *[other] { $count } cards claim it
}
fire-seats = Players

### Talk

fire-said = What was said
fire-answering = , asked
fire-ledger = Ledger
fire-say = Say
fire-mask = Your mask
fire-lines = Suggested lines
fire-more = More lines
fire-less = Close the lines
fire-ready-count = { $done } of { $all }
fire-aloud = At this table you talk aloud.
fire-back = Back
fire-asked = { $player } asks: { $topic }?
fire-asked-more = (and { $count } more)
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
fire-ready = Enough talk
fire-ready-sure = Yes, enough talk

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
