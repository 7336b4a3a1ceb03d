# Crossfire in English. Words of the glossary (rules, section 2): one concept, one word.
# People count seats from 1; `$seat_no` is such a number.

game-crossfire = Crossfire
    .pitch = One VIP, some guards, some killers, a few with wishes of their own: look, pass, lie for three minutes, point.

### The roles

role-vip = VIP
role-agent = agent
role-assassin = assassin
role-decoy = decoy
role-red-decoy = red decoy
role-blue-decoy = blue decoy
role-bystander = bystander
role-sniper = sniper
role-protester = protester
role-patriot = patriot
role-peacekeeper = peacekeeper
role-mercenary = mercenary
role-bodyguard = bodyguard
role-bomber = bomber
role-red = on the red side
role-blue = on the blue side

### What a card says, from its entry in the data

card-wins = You win if { $wishes }.
card-and = { $first } and { $second }
card-or = { $first }, or if { $second }
card-fact-red = { $mode ->
    [sniper] the red side wins
   *[shootout] the red side wins (the VIP is hit)
}
card-fact-blue = { $mode ->
    [sniper] the blue side wins
   *[shootout] the blue side wins (the VIP is not hit)
}
card-fact-self-hit = you are hit
card-fact-self-safe = you are not hit
card-fact-hit-by-agent = { $mode ->
    [sniper] the sniper hits you
   *[shootout] an agent hits you
}
card-fact-hit-by-assassin = an assassin hits you
card-fact-bystanders-safe = no bystander is hit
card-sole = Then everybody else loses.
card-as-agent = You count as an agent.
card-as-assassin = You count as an assassin.
card-as-bystander = You count as a bystander.
card-bystander = { $mode ->
    [sniper] If the sniper hits you, the red side wins; if an assassin does, the blue side wins.
   *[shootout] A player who hits you loses.
}
card-two-guns = You point at two players.
card-armed = { $mode ->
    [sniper] { $group ->
        [assassin] If the sniper does not hit you, you may fire one last shot.
       *[other] With a sniper in the game you do not fire.
    }
   *[shootout] { $wave ->
        [1] You fire in the first wave.
       *[2] You fire in the second wave, unless the first one hits you.
    }
}
card-shield = Your shield stops the first shot at the player you point at.
card-tokens = Mark the assassins with your tokens. If you hit them all, the blue side wins; if you hit the VIP or a bystander, the red side wins. Otherwise each assassin left fires one last shot.

### The claims

face-agent = agent
face-vip = VIP
face-bystander = bystander
face-undeclared = undeclared

topic-dealt = the card dealt
topic-passed = the card passed on
topic-got = the card received
topic-after1 = the card after the first shuffle
topic-after2 = the card after the second shuffle
topic-role = the role
topic-aim = the aim
topic-trust = whom to trust

### What happens

event-series-started = { $games ->
    [one] { $seats } players sit down for one game.
   *[other] { $seats } players sit down for { $games } games.
}
event-game-started = { $mode ->
    [sniper] Game { $no }: { $sniper } is the sniper, { $dealer } deals.
   *[shootout] Game { $no }: { $dealer } deals.
} In play: { $mix }.
event-card-dealt = { $role_id ->
    [none] {""}
   *[known] { $seat } is dealt: { $role }.
}
event-card-looked = {""}
event-card-passed = { $role_id ->
    [none] {""}
   *[known] { $giver } passes to { $taker }: { $role }.
}
event-cards-shuffled = Shuffle { $no }: { $seats }. Their cards are mixed.
event-card-returned = { $role_id ->
    [none] {""}
   *[known] { $seat } gets from shuffle { $no }: { $role }.
}
event-claim-chosen = {""}
event-claims-shown = All cards go down at once. { $faces }.
event-talk-started = Talk!
event-claim-turned = { $seat } turns the card: { $face }.
event-statement-made = { $seat }{ $answers_count ->
    [0] {""}
   *[other] , asked
}: { $code_id ->
    [dealt] I was dealt: { $role }.
    [passed] I passed on: { $role }.
    [got] I received: { $role }.
    [after] After my shuffle { $number } I held: { $role }.
    [am] { $role_id ->
        [red] I am { $role }.
        [blue] I am { $role }.
       *[card] I am: { $role }.
    }
    [amnot] I am not: { $role }.
    [think] I think { $about } is: { $role }.
    [not] I think { $about } is not: { $role }.
    [trust] I trust { $about }.
    [suspect] I suspect { $about }.
    [shoot] Aim at { $about }!
    [spare] Leave { $about } alone!
    [guard] Protect { $about }!
    [iaim] I will aim at { $about }.
    [agree] I agree with { $about }.
    [doubt] I doubt what { $about } said.
    [retract] I take back my last words.
    [nocomment] I will not say.
   *[ask] { $about }, { $topic_id ->
        [dealt] what were you dealt?
        [passed] what did you pass on?
        [got] what did you receive?
        [after1] what did you hold after your shuffle 1?
        [after2] what did you hold after your shuffle 2?
        [role] what are you?
        [aim] whom will you aim at?
       *[trust] whom do you trust?
    }
}
event-ready-said = { $seat } is ready.
event-token-put = The sniper marks { $seat }.
event-token-taken = The sniper takes the token back from { $seat }.
event-talk-ended = Silence.
event-aim-given = { $targets_count ->
    [0] {""}
   *[other] { $seat } will point at { $targets }.
}
event-aims-shown = Three, two, one! Fingers go up. { $targets }.
event-hands-lowered = Empty hands go down: { $seats }.
event-role-revealed = { $call ->
    [agents] On the side of the agents, { $seat }: { $role }.
    [shields] With a shield, { $seat }: { $role }.
    [hit] Struck, { $seat } turns the card: { $role }.
    [vip] The VIP stands up: { $seat }.
    [marked] {""}
    [assassins] Still alive, { $seat }: { $role }.
   *[others] { $seat }: { $role }.
}
event-shot-stopped = { $shooter } fires at { $target }, and the shield of { $bearer } holds.
event-shot-landed = { $late_id ->
    [yes] { $shooter } fires at { $target }, who is down already.
   *[no] { $shooter } hits { $target }.
}
event-assassin-silenced = { $seat } was too slow and does not fire.
event-sniper-hit = The sniper hits { $seat }: { $role }.
event-team-won = { $team ->
    [red] { $why ->
        [wrong_hit] The wrong one was marked. The red side wins.
       *[vip_hit] The VIP is down. The red side wins.
    }
   *[blue] { $why ->
        [assassins_hit] Every assassin is hit. The blue side wins.
        [bystander_hit] A bystander is hit. The blue side wins.
       *[vip_safe] The VIP lives. The blue side wins.
    }
}
event-guilt-found = { $shooter } hit a bystander, { $victim }, and loses.
event-bomber-survived = Nobody stopped { $seat }, who wins alone.
event-winners-named = { $winners_count ->
    [0] Nobody wins.
    [1] { $winners } wins.
   *[other] Winners: { $winners }.
}
event-points-scored = { $seat } has { $total ->
    [one] one point
   *[other] { $total } points
}.
event-cards-traced = {""}
event-next-wanted = {""}
event-series-ended = { $winners_count ->
    [0] Final score: not a single point.
    [1] Final score: { $points }. { $winners } wins.
   *[other] Final score: { $points }. Joint winners: { $winners }.
}

result-game = Decided by one game.
result-points = Decided by points.
result-shared = Points are tied; the victory is shared.
result-nobody = Nobody won.

### Questions and answers

prompt-look = { $stage ->
    [0] { $player }: you were dealt: { $card }. Remember it, then say looked.
    [1] { $player }: from the right you got: { $card }. Remember it, then say looked.
   *[other] { $player }: the shuffle gave you: { $card }. Remember it, then say looked.
}
prompt-claim = { $player }: a last look, { $card }. Which face do you show?
prompt-talk = { $snipes ->
    [yes] { $player }: talk, and mark the assassins; { $tokens ->
        [0] no token is left
        [one] one token is left
       *[other] { $tokens } tokens are left
    }.
   *[no] { $player }: talk, lie, turn your card.
}
prompt-aim = { $two ->
    [yes] { $player }: at which two do you point?
   *[no] { $player }: at whom do you point?
}
prompt-final-aim = { $player }: one last shot. At whom?
prompt-rest = { $player }: say next for game { $game } of { $games }.
prompt-waiting = Waiting for { $player }.
prompt-over = The game is over.

option-looked = looked: put the card down
option-claim = claim { $face_word }: show { $face }
option-say-after = say after { $number } { $role_word }: after my shuffle { $number } I held { $role }
option-say-card = say { $code_word } { $role_word }: { $code_id ->
    [dealt] I was dealt { $role }
    [passed] I passed on { $role }
    [got] I received { $role }
    [am] I am { $role }
   *[amnot] I am not { $role }
}
option-say-guess = say { $code_word } { $seat_no } { $role_word }: { $code_id ->
    [think] { $seat } is { $role }
   *[not] { $seat } is not { $role }
}
option-say-seat = say { $code_word } { $seat_no }: { $code_id ->
    [trust] I trust { $seat }
    [suspect] I suspect { $seat }
    [shoot] aim at { $seat }
    [spare] leave { $seat } alone
    [guard] protect { $seat }
    [iaim] I will aim at { $seat }
    [agree] I agree with { $seat }
   *[doubt] I doubt { $seat }
}
option-retract = say retract: I take back my last words
option-nocomment = say nocomment: I will not say
option-ask = ask { $seat_no } { $topic_word }: ask { $seat } about { $topic }
option-put = token put { $seat_no }: mark { $seat }
option-take = token take { $seat_no }: take the token back from { $seat }
option-ready = ready: I have said enough
option-aim-blind = aim blind: let chance point
option-aim = aim { $seat_no }: point at { $seat }
option-aim-two = aim { $first_no } { $second_no }: point at { $first } and { $second }
option-next = next: on to the next game

caution-ready = Who is ready says nothing more in this game.

doubt-blue-often = At such a table the blue side wins about two games of three among bots. The rulebook advises the protester then; among bots that does not help.
doubt-red-often = At such a table the red side wins about two games of three among bots. The rulebook advises the patriot then; among bots that does not help.
doubt-protester = The protester is for the red side: the rulebook advises it where the blue side wins too often.
doubt-patriot = The patriot is for the blue side: the rulebook advises it where the red side wins too often.

form-claim = Claim what? claim agent, claim vip, claim bystander or claim none.
form-say-after = Say what? For example: say dealt agent, say after 1 vip, say am blue, say think 3 assassin, say trust 4, say nocomment.
form-ask = Ask whom about what? For example: ask 3 dealt, ask 3 after 1, ask 3 role, ask 3 aim.
form-put = Move which token? token put 3, or token take 3.
form-aim-blind = Aim at whom? aim 3, aim blind, and with two guns aim 3 5.

### Other spellings of typed words, separated by commas

word-looked = looked, look, ok
word-claim = claim, face
word-say = say
word-ask = ask
word-token = token
word-put = put
word-take = take
word-ready = ready
word-aim = aim, point
word-blind = blind
word-next = next
word-retract = retract
word-nocomment = nocomment
word-after = after
word-dealt = dealt
word-passed = passed
word-got = got
word-am = am
word-amnot = amnot
word-think = think
word-not = not
word-trust = trust
word-suspect = suspect
word-shoot = shoot
word-spare = spare
word-guard = guard
word-iaim = iaim
word-agree = agree
word-doubt = doubt
word-topic-dealt = dealt
word-topic-passed = passed
word-topic-got = got
word-topic-after1 = after 1, after1
word-topic-after2 = after 2, after2
word-topic-role = role
word-topic-aim = aim
word-topic-trust = trust
word-face-agent = agent
word-face-vip = vip
word-face-bystander = bystander
word-face-undeclared = none, undeclared
word-role-vip = vip
word-role-agent = agent
word-role-assassin = assassin
word-role-decoy = decoy
word-role-red-decoy = red_decoy, red decoy
word-role-blue-decoy = blue_decoy, blue decoy
word-role-bystander = bystander
word-role-sniper = sniper
word-role-protester = protester
word-role-patriot = patriot
word-role-peacekeeper = peacekeeper
word-role-mercenary = mercenary
word-role-bodyguard = bodyguard
word-role-bomber = bomber
word-role-red = red
word-role-blue = blue

### Settings of the game

options-mode = Mode
    .why = who shoots
    .shootout = everybody points at somebody; for 5 to 10 players
    .sniper = one sniper marks the killers; for 6 to 10 players
options-peacekeeper = Peacekeeper
    .why = a shield for bystanders; shootout, 7 to 10 players
    .off = not in play
    .on = in play, with a second bystander; an agent and an assassin go
options-mercenary = Mercenary
    .why = an agent with two guns; shootout, 5 to 8 players
    .off = not in play
    .on = in play, with one more assassin; an agent and a bystander go
options-bodyguard = Bodyguard
    .why = a shield instead of a gun; shootout
    .off = not in play
    .on = in play instead of an agent
options-protester = Protester
    .why = a bystander for the red side, where blue wins too often
    .off = not in play
    .on = in play instead of a bystander
options-patriot = Patriot
    .why = a bystander for the blue side, where red wins too often
    .off = not in play
    .on = in play instead of a bystander
options-bomber = Bomber
    .why = must be stopped, or everybody else loses
    .off = not in play
    .on = in play instead of a bystander
options-games = Games
    .why = how many games you play for points
    .v1 = a single game
    .v2 = two games
    .v3 = three games
    .v4 = four games
    .v5 = five games
    .v6 = six games
    .v7 = seven games
    .v8 = eight games
    .v9 = nine games
    .v10 = ten games
    .v12 = twelve games
    .v15 = fifteen games
    .v20 = twenty games
options-talk-seconds = Talk
    .why = how long you talk
    .box = as the sand timer runs, three minutes
    .v30 = half a minute
    .v60 = one minute
    .v90 = a minute and a half
    .v120 = two minutes
    .v240 = four minutes
    .v300 = five minutes
    .v420 = seven minutes
    .v600 = ten minutes
options-look-seconds = Looking
    .why = how long you see a card in the set-up
    .v5 = five seconds
    .v3 = three seconds, quick
    .v8 = eight seconds
    .v12 = twelve seconds, unhurried
    .v20 = twenty seconds, extended
options-claim-seconds = First claim
    .why = how long the last look lasts
    .v8 = eight seconds
    .v15 = a quarter of a minute
    .v30 = half a minute, unhurried
    .v60 = a minute, extended
options-aim-seconds = Aiming
    .why = how long you may choose whom to point at; the count is in its last three seconds
    .v10 = ten seconds
    .v3 = three seconds, quick
    .v5 = five seconds
    .v15 = a quarter of a minute
    .v20 = twenty seconds
    .v30 = half a minute, unhurried
    .v60 = a minute, extended
options-claim-cap = Turning cards
    .why = how often you may turn your claim, or move a token, in a game
    .v60 = sixty times, hardly ever reached
    .v4 = four times
    .v10 = ten times
    .v20 = twenty times
    .v100 = a hundred times
    .v500 = five hundred times
options-statement-cap = Statements
    .why = how many statements you may make in a game; chat is not counted
    .v40 = forty
    .v0 = none, you talk by voice
    .v3 = three, choose your words
    .v10 = ten
    .v20 = twenty
    .v100 = a hundred
    .v200 = two hundred
options-memory-aid = Memory aid
    .why = whether you may look at your cards again
    .none = never after the last look, as at a real table
    .role = the card you hold
    .full = every card you have seen
options-early-end = Early end
    .why = whether talk ends before time is up
    .off = no
    .unanimous = when everybody is ready
options-chat = Chat
    .why = how you talk
    .free = as you like, and by statements
    .statements = by statements only
options-dead-shield = Shields of the fallen
    .why = whether a shield stays up when its bearer is hit
    .stays = it was raised with all fingers and stays
    .falls = it falls before the second wave
options-late-hits = Second hits
    .why = whether a shot at somebody who is down counts
    .count = yes, all fingers went up together
    .ignore = no
options-dealer = Dealer
    .why = who deals first
    .lot = by lot
options-sniper-seat = Sniper
    .why = who is the first sniper
    .lot = by lot

### Why not

wrong-seats = { $mode ->
    [sniper] With a sniper it is for { $least } to { $most } players, not { $seats }.
   *[shootout] A shootout is for { $least } to { $most } players, not { $seats }.
}
no-such-seat = There is no seat { $seat } at this table; the first seat is 1.
special-mode = The special role { $role ->
    [peacekeeper] { role-peacekeeper }
    [mercenary] { role-mercenary }
    [bodyguard] { role-bodyguard }
    [protester] { role-protester }
    [patriot] { role-patriot }
   *[bomber] { role-bomber }
} is not for this mode.
special-players = The special role { $role ->
    [peacekeeper] { role-peacekeeper }
    [mercenary] { role-mercenary }
    [bodyguard] { role-bodyguard }
    [protester] { role-protester }
    [patriot] { role-patriot }
   *[bomber] { role-bomber }
} is for { $least } to { $most } players.
special-missing = The special role { $role ->
    [peacekeeper] { role-peacekeeper }
    [mercenary] { role-mercenary }
    [bodyguard] { role-bodyguard }
    [protester] { role-protester }
    [patriot] { role-patriot }
   *[bomber] { role-bomber }
} takes the place of a card that is not in the mix: { $missing ->
    [agent] { role-agent }
    [assassin] { role-assassin }
    [decoy] { role-decoy }
    [red_decoy] { role-red-decoy }
    [blue_decoy] { role-blue-decoy }
    [peacekeeper] { role-peacekeeper }
    [mercenary] { role-mercenary }
    [bodyguard] { role-bodyguard }
    [protester] { role-protester }
    [patriot] { role-patriot }
    [bomber] { role-bomber }
   *[bystander] { role-bystander }
}.
special-copies = The special role { $role ->
    [peacekeeper] { role-peacekeeper }
    [mercenary] { role-mercenary }
    [bodyguard] { role-bodyguard }
    [protester] { role-protester }
    [patriot] { role-patriot }
   *[bomber] { role-bomber }
} needs one card more than the box has: { $missing ->
    [agent] { role-agent }
    [assassin] { role-assassin }
    [decoy] { role-decoy }
    [red_decoy] { role-red-decoy }
    [blue_decoy] { role-blue-decoy }
    [peacekeeper] { role-peacekeeper }
    [mercenary] { role-mercenary }
    [bodyguard] { role-bodyguard }
    [protester] { role-protester }
    [patriot] { role-patriot }
    [bomber] { role-bomber }
   *[bystander] { role-bystander }
}.
special-no-bystander = The { $role ->
    [peacekeeper] { role-peacekeeper }
    [mercenary] { role-mercenary }
    [bodyguard] { role-bodyguard }
    [protester] { role-protester }
    [patriot] { role-patriot }
   *[bomber] { role-bomber }
} has no bystander to protect.
special-no-side = With the { $role ->
    [peacekeeper] { role-peacekeeper }
    [mercenary] { role-mercenary }
    [bodyguard] { role-bodyguard }
    [protester] { role-protester }
    [patriot] { role-patriot }
   *[bomber] { role-bomber }
} one side would have nobody.
game-over = The game is over.
clock-ends-talk = At this table only the clock ends the talk.
you-are-ready = You are ready: you say nothing more in this game.
not-your-look = You have no card to look at now.
not-your-shot = Only the assassins who live point now.
answered-already = You have answered; that is final.
look-now = First look at your card and say looked.
claim-now = First lay your card down: say what it claims.
talk-now = Now you talk: say something, turn your card, or be ready.
aim-now = Now you point: say at whom, or aim blind.
next-now = This game is over; say next.
no-such-claim = The cards of this box have no such face.
same-claim = Your card lies like this already.
claims-used-up = You have turned your card { $most } times; that is all for this game.
no-card = The sniper holds no hidden card.
statements-used-up = You have made { $most } statements; that is all for this game.
about-yourself = That is said about others.
no-such-role = No such card is in play.
no-team-there = A side can only be claimed: say am red, say am blue.
no-such-shuffle = There was no such shuffle.
card-is-open = The sniper's card is open.
not-the-sniper = Only the sniper has tokens.
token-there = A token lies there already.
no-token-there = No token lies there.
tokens-used-up = All { $most } tokens lie on the table; take one back first.
moves-used-up = You have moved tokens { $most } times; that is all for this game.
aim-yourself = Nobody points at themselves.
name-one = You point at one player.
name-two = You have two guns: point at two players.
same-target = Point at two different players.
already-hit = That player is down already.

bad-option = The option { $entry } does not take this value.
data-bad-field = { $file }: { $entry ->
    [schema] schema must be 1
    [id] id must be a text of 1 to 40 letters
    [origin] origin must be "owner" or "proposed"
    [claims] claims are two to four of agent, vip, bystander and undeclared
    [talk_seconds] talk_seconds is a number from 30 to 600
    [mix] mix needs shootout and sniper, each a table of roles with one number per count of players
    [tokens] tokens needs sniper, a list of numbers
    [role] role is a list of tables
    [special] special is a list of tables
   *[other] there is no field { $entry }
}.
data-bad-entry = { $file }, { $entry }: the field { $field } is missing, unknown or has a value it does not take.
data-claims = { $file }, { $entry }: every face once, undeclared among them.
data-roles = { $file }, { $entry }: each of the fourteen roles must be there once.
data-wave = { $file }, { $entry }: who has a gun needs a wave, 1 or 2, and nobody else has one.
data-tokens-weapon = { $file }, { $entry }: tokens are the sniper's weapon and nobody else's.
data-class = { $file }, { $entry }: VIP, assassin and sniper are classes of their own.
data-kind = { $file }, { $entry }: the six special roles are special, the others ordinary.
data-specials = { $file }, { $entry }: each of the six special roles must be there once.
data-players = { $file }, { $entry }: players are the least and the most, from 5 to 10.
data-swap = { $file }, { $entry }: it must add itself, and as many cards as it removes.
data-swap-fixed = { $file }, { $entry }: VIP and sniper are neither added nor removed, and assassins not in the sniper's mode.
data-row = { $file }, { $entry }: there must be exactly { $count } numbers.
data-special-in-mix = { $file }, { $entry }: special roles come into play by choice only.
data-copies = { $file }, { $entry }: the box has only { $most } of these.
data-sum = { $file }, { $entry }: for { $players } players there are { $total } cards.
data-vip = { $file }, { $entry }: for { $players } players there must be one VIP, and a sniper in the sniper's mode only.
data-sides = { $file }, { $entry }: for { $players } players there must be an agent and an assassin.
data-tokens = { $file }, { $entry }: for { $players } players there must be a token for each assassin.

### The table in the terminal

table-heading = { $mode ->
    [sniper] Sniper
   *[shootout] Shootout
}, game { $game } of { $games }
table-dealer = deals
table-sniper = sniper
table-token = marked
table-points = { $points ->
    [one] one point
   *[other] { $points } points
}
table-no-face = -
table-mix = In play
table-role = { $role } × { $count }
table-shuffles = Shuffles
table-card = Your card
table-hidden = hidden; remember it
table-nothing = You hold no card.
table-seen = { $how ->
    [dealt] dealt: { $role }
    [passed] passed to { $other }: { $role }
    [got] got from { $other }: { $role }
   *[shuffle] after your shuffle { $number }: { $role }
}
table-asked = You are asked
table-silence = Nobody has said anything yet.
table-line = { $no }. { $text }
table-talk = To say something, type it, for example "{ $say }" or "{ $ask }". The whole list: phrases.
table-no-talk = Now is not the time to talk.
table-result = { $alone ->
    [yes] Everybody else lost
   *[no] { $team ->
        [red] The red side won
       *[blue] The blue side won
    }
}. Winners: { $winners }.
table-nobody = nobody

### Inspect commands of the terminal

word-me = me
word-mix = mix
word-said = said
word-phrases = phrases
commands-me = what you may know about your own cards
commands-mix = the cards in play and what they win by
commands-said = what has been said; said 3 for one seat alone, and so does log 3
commands-phrases = everything you can say, with an example of each

### What a simulation counts

tally-game = A game (wins as a share of the games)
tally-game-red = the red side wins
tally-game-blue = the blue side wins
tally-game-nobody = nobody wins
tally-game-role-vip = the VIP wins
tally-game-role-agent = an agent wins
tally-game-role-assassin = an assassin wins
tally-game-role-decoy = the decoy wins
tally-game-role-red-decoy = the red decoy wins
tally-game-role-blue-decoy = the blue decoy wins
tally-game-role-bystander = a bystander wins
tally-game-role-sniper = the sniper wins
tally-game-role-protester = the protester wins
tally-game-role-patriot = the patriot wins
tally-game-role-peacekeeper = the peacekeeper wins
tally-game-role-mercenary = the mercenary wins
tally-game-role-bodyguard = the bodyguard wins
tally-game-role-bomber = the bomber wins
tally-game-statements = statements
tally-game-claims-turned = claims turned
tally-game-shots-landed = shots that landed
tally-game-shots-stopped = shots stopped by shields
tally-game-sniper-hits = hits of the sniper
tally-game-guilt = bystanders hit by shots
tally-why = What decided between the teams
tally-why-vip-hit = the VIP was hit
tally-why-vip-safe = the VIP was not hit
tally-why-assassins-hit = the sniper hit all assassins
tally-why-wrong-hit = the sniper hit the VIP or a bystander
tally-why-bystander-hit = the last shots hit a bystander
