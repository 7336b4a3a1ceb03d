# The browser client in English.

close = Close
cancel = Cancel
loading = One moment…
other-language = Русский
skip-to-board = Skip to the board
unknown-refusal = The table refused ({ $code }).
reload = Reload
renewed = A newer version is here.
    .why = Reloading keeps your seat.
page-broken = Something on this page went wrong. Try again: you keep your seat.

### Pages

page-settings = Settings
page-credits = Credits
page-rules = Rules
page-lost = There is no such page
page-lost-why = The address leads nowhere. The tables are on the start page.
back-to-start = To the start page

### Start page

pitch = Crime board games in a back room of your own.
pitch-more = Play with friends by a link or against bots. No account, nothing to install, every deal can be checked.
play-now = Play now
play-now-why = You against bots, dealt at once.
play-together-why = You and bots on one side, dealt at once.
rivals = Rivals
partners = Partners
level = Strength
level-random = random
    .why = plays any legal move
level-easy = easy
    .why = plays by simple habits
level-normal = normal
    .why = counts before it acts
level-hard = hard
    .why = thinks the game through
new-table = A table for friends
new-table-why = Open a table and share its link, QR code or four letters.
open-table = Open a table
join = Join
join-code = Code or link
join-why = Four letters, in either keyboard layout; a pasted link works too.
join-bad-code = A code has four letters out of A B C E H K M O P T X Y.
my-tables = My tables
your-turn = Your turn
public-tables = Public tables
public-none = No public table waits for people now.
free-seats = { $count ->
    [0] full
    [one] one free seat
   *[other] { $count } free seats
}
phase-lobby = in the lobby
phase-playing = playing
phase-over = game over
your-name = Your name
change-name = Change
default-name = Guest
owner-password = Password for opening tables
owner-password-why = The owner of this server lets only those open tables who know it.
poster-players = { $exact ->
    [yes] exactly { $least } players
   *[no] { $least } to { $most } players
}
open-replay = Watch a saved game
learn-game = Learn in five minutes
read-rules = Read the rules

### Coming to a table

ask-name = Who are you?
ask-name-why = The others see this name. This browser remembers it.
come-in = Come in
table-code = Table { $code }
table-password = Password of the table
table-password-why = The host has locked this table.
table-password-wrong = That was not the password.
gone-kicked = The host has sent you away from this table.
gone-too-many-here = You have too many windows of this site open. Close one, and come back.
gone-unknown-table = There is no table { $code }. Perhaps a letter is wrong, or the table was closed long ago.
try-again = Try again

### Seats and what is agreed

seat-number = Seat { $number }
seat-free = free
seat-host = host
seat-bot = bot
sit-here = Sit here
seat-tools = Tools for { $name }
seats-count = Number of seats
public = Listed on the start page
password-set = The table has a password.
start-host = { $name } deals the cards.

### The table

share = Invite
board = Board
seats-panel = Players
log = Log
chat = Chat
notes = Notes
menu = Menu
help = Keys and help
leave = Leave the table
sound-off = Sound off
sound-on = Sound on
turn-label = What the table waits for
undo = Take back
hand-over = Hand over to { $name }
paused = The clock stands
time-left = { $seconds ->
    [one] 1 second left
   *[other] { $seconds } seconds left
}
watching = You are watching.
watchers = Watching: { $names }
turn-yours = { $name }, it is your turn
game-over-title = Game over
rematch = Once more
reopen = Back to the lobby
replay = Replay and fair check
look-back-upon = When could I have known?
substitute = A bot plays here while { $name } is away
substitute-short = stand-in
out-of-reach = not connected
lost-connection = The connection is lost. Coming back by itself…
back-again = You are back. Nothing was lost.
notes-unsaved = Not saved yet
look-back = You are looking at an earlier moment: no answer can be given here
look-back-step = Step { $step }
look-back-now = Back to now
look-back-earlier = One step back
look-back-later = One step on
log-empty = Nothing has happened yet.
log-older = Show what happened before
log-since = Since your last turn
log-undone = { $name } takes that back.
log-taken-back = taken back
chat-empty = Nobody has said anything.
chat-say = Say something
chat-send = Send
chat-heard = { $name } says: { $text }
chat-unread = Chat, unread
chat-watchers-only = While a game runs, those who watch are heard only by those who watch.
notes-why = Only you see your notes.
why-allowed = That is allowed.
clause-link = Rules { $clause }
hint-title = Hint
hint-read = Got it
hint-off = No more hints
sit-resting = Take a bot’s chair
suggestions = What the others would do
seat-seen-by = Has looked from this seat: { $names }
undo-ask = Ask to take back
undo-asked = { $name } asks to take the last step back.
campaign-tree = Tree of saves

### Typing

command = Type your answer
command-why = Type an option, its number, or ? for the list.
# What one may type to see the list, separated by commas; both languages are understood.
command-list = ?, help, помощь, справка
command-log = log, журнал
command-send = Send
options-title = What you can do

### Curtain

curtain-title = Hand the device to { $name }
curtain-why = Everything is covered until { $name } is here.
curtain-ready = I am { $name }
curtain-back = Back to { $name } for a moment

### What is wrong, at any time

no-answer = The server does not answer. Try again in a moment.
quiet-table = This table has agreed to keep silent while it plays.

### Later: pages

back = Back
done = Done
copy = Copy
copied = Copied
not-copied = This browser did not let the page copy. The link is selected: copy it yourself.
more = More
language-name = English
page-start = Start page
page-learn = Learn

### Later: lobby

seats-title = Seats
seat-you = you
seat-away = away
sit-second = Seat somebody beside me
sit-second-why = Two people at one device: it is handed over behind a curtain.
sit-second-name = Their name
stand-up = Stand up
add-bot = Add a bot
bot-name = Name of the bot
tool-bot = Let a bot play here
tool-free = Free the seat
tool-kick = Send away for good
tool-pass-host = Make host
tool-kick-sure = { $name } will not be able to come back to this table.
choices = Choices
choices-host = The host chooses.
clock = Time for each decision
    .why = when it runs out, the table answers as the rules say
clock-none = no clock
clock-30 = 30 seconds
clock-60 = 1 minute
clock-120 = 2 minutes
clock-300 = 5 minutes
pace = Pace of the bots
    .why = how long a bot seems to think; “at once” is for a person who plays alone with bots
pace-instant = at once
pace-brisk = brisk
pace-calm = calm
password = Password
    .why = needed to sit or watch; empty means open
deck = Deck of cards
    .why = owners of the printed game may play with their own deck file
deck-house = the house deck
deck-choose = Choose a file
deck-remove = Back to the house deck
theme = Colours of the plan
    .why = owners of the printed game may play with their own theme file
theme-house = the house colours
theme-choose = Choose a file
theme-remove = Back to the house colours
data = Box
    .why = owners of the printed game may play with a file of what is in their box
data-house = as the house proposes
data-choose = Choose a file
data-remove = Back to the proposal of the house
start-game = Deal the cards
start-open-seats = { $count ->
    [one] One seat is free: somebody must sit down, or add a bot.
   *[other] { $count } seats are free: people must sit down, or add bots.
}
start-sit-first = Sit down to play.
fill-with-bots = Fill with bots
deal-sealed = The deal is sealed
deal-sealed-why = This number was made from the shuffle before anybody gave their salt. After the game everyone can check that the cards were not changed.
deal-seal = Seal { $seal }
lesson-label = Lesson
lesson-table = A lesson: its deal is the same for everybody.

### Later: share

share-why = Whoever opens the link or scans the code sits at this table.
share-link = Link
share-code = Code
share-qr = QR code of the table's link

### Later: over the table

agreed = How it is played here
leave-sure = Leave the table?
leave-stay-seated =
    { $count ->
        [one] You keep your seat and can come back. A bot plays while you are away.
       *[other] All of you keep your seats and can come back. Bots play while you are away.
    }
leave-stand = Give up my seat
leave-stand-named = Give up the seat of { $name }
leave-only =
    { $count ->
        [one] Leave, keep my seat
       *[other] Leave, keep our seats
    }
pause = Stop the clock
go-on = Start the clock
turn-of = It is the turn of { $name }
result-again = Show the score again
away = away
why-not = Why not
press-again = Press once more to do it.
options-none = There is nothing to do now.
silence = Silence
silence-warned = Are you still there? In a minute the others may let a bot play for you.
silence-long = You have been silent for long: the others may let a bot play for you now.
silence-held = A bot plays for you. Your first touch gives you the seat back.
silence-here = I am here
silence-other = { $name } has said nothing for five minutes.
silence-bot = Let a bot play for { $name }
options-told = { $count ->
    [one] One answer is listed. Tab leads to it, Escape back.
   *[other] { $count } answers are listed. Tab leads to them, Escape back.
}
options-looks = Words that only look: { $looks }

### Later: keys

keys-title = Keys
key-arrows = move between the things on the board
key-enter = act
key-escape = back out
key-tab = from a refusal to its rule
key-help = this list
key-slash = type an answer
key-undo = take back
key-log = log
key-chat = chat
key-sound = sound on or off
keys-off = Single keys are switched off in the settings.

### Later: settings

settings-language = Language
settings-theme = Theme
theme-system = as the system
theme-dark = dark
theme-light = light
settings-text = Size of text
text-percent = { $percent } %
settings-motion = Motion
    .why = cards fly and flip; nothing moves if the system asks for calm
settings-sound = Sounds
settings-volume = Volume
settings-marks = Stronger marks
    .why = larger letters and outlines where colours tell things apart
settings-keys = Single-key shortcuts
settings-notify = Notifications
    .why = tells you that it is your turn while you look elsewhere
settings-notify-missing = This browser cannot notify you here: it wants https.
settings-notify-denied = The browser does not allow notifications from this site.
settings-hints = Hints for newcomers
settings-kept = Kept in this browser only.
forget-me = Forget me here
forget-me-why = For a computer that others use too. The server forgets this browser, and the browser forgets your name, seals and settings.
forget-me-sure = You cannot come back to your seats: bots play on for you. Forget everything?
forget-me-yes = Yes, forget me
forget-me-no = No, stay

### Later: credits

credits-intro = Omertà is free software under the Apache licence 2.0. The games' rules are told in our own words; nothing printed is copied.
credits-icons = Icons of things: game-icons.net, CC BY 3.0, by { $authors }.
credits-lucide = Icons of the controls: Lucide, ISC licence.
credits-fonts = Typefaces: Forum, Oswald and PT Sans, SIL Open Font Licence 1.1.
credits-libraries = Libraries: Svelte, Fluent, noble-hashes, ZzFX (MIT and Apache licences).

### Later: refusals of the server

too-fast = Too fast: wait a moment.
broken = Something broke on the server. It has been noted.
unknown-table = There is no table with this code.
unknown-replay = There is no such game.
replay-not-over = The game is not over: until then its secrets stay secret.
no-hindsight = Games of this kind are not looked back upon.
knows-too-much = You have seen cards of this game, so you can only come back to your own seat.
bot-stays = While others play with hidden cards, a bot keeps its seat.
seat-refused = The others would rather not have you take this seat now.
somebody-asks = Somebody else is asking for a seat. Wait until that is decided.
asked-too-soon = The others have just said no. You can ask again in a minute.
server-stopping = The server is being stopped; come back in a moment.
hello-first = The table does not know yet who you are.
undo-too-late = You took too long since: there is no time left to answer otherwise.
clock-of-others = Time can be taken away only where it is the same for all: in a talk or a break.
not-silent = Nobody has been silent there for so long that a bot may play.
no-clock = No clock is running now.
no-game-running = No game is running.
game-running = Not while a game is running.
host-only = Only the host may do that.
name-taken = Somebody at this table is called { $name } already.
nobody-of-that-name = Nobody of that name is at this table.
not-seated = You have no seat at this table.
not-your-seat = That is not your seat.
not-yourself = Not to yourself.
other-deal = That salt was for another deal.
people-in-the-way = More than { $seats } people are sitting here.
salted-already = Another window has already given the salt of this seat.
seat-played-by-bot = A bot plays here.
game-fixed = This table goes on from an earlier game: its game, seats and options stay as they were.
nobody-asks = Nobody is asking for that now.
seat-taken = Seat { $seat } is taken.
seats-open = Some seats are free: people must sit down, or add bots.
stale = The table has moved on: look again.
host-password = Opening a table here needs the owner's password.
not-from-here = This page is only for the machine of the server, or for its owner’s token.
table-crowded = Too many people watch this table.
too-many-remarks = There is no room for more than { $most } remarks; rub some out first.
too-many-tables = You have { $most } open tables, and that is the limit. A table that nobody plays at closes after a day.
bad-chat = A line of chat has 1 to { $most } letters.
bad-name = A name has 1 to { $most } printable characters.
thinking-failed = That could not be worked out; try again in a while.
code-taken = This code is in use.
foreign-origin = That did not come from a page of this server.
unknown-host = The server does not know the name “{ $name }”. Its owner adds the address of this page to OMERTA_ORIGINS.
no-code-free = Too many tables are open: there is no code left.
no-room-for-files = The server has no room for more games from files.
no-such-page = There is no such page.
not-json = The server did not understand the request.
not-read = The server cannot read its records just now. Try again.
not-saved = That could not be saved, so it was not done. Try again.
option-form = "{ $text }" is not of the form name=value.
option-unknown = There is no option { $name }.
option-value = { $name } cannot be "{ $value }".
too-many-bots = { $bots } bots do not fit on { $seats } seats.
who-are-you = Say your name first.
cookies-needed = This browser keeps no cookies, so the server forgets you at once. Allow cookies for this address, then try again.
game-put-away = The game that was running here cannot be continued by this version of the server. It has been put away.
no-such-method = The server did not understand the request.
too-large = That is too large.
unknown-bot = There is no bot called { $level }.

### Later: a television in the room

television = Television
    .why = Open this on a television or a laptop that all can see: it shows the table, the clock and the calls, never a secret. Everybody plays on a phone.
television-here = A television shows the table
    .why = this device shows only what is yours: your card, your words, your aim
voice = Announcer’s voice
    .why = this device speaks the calls; they are always written, too
screen-join = Scan to join, or type the code
screen-wait = Sit down with your phones. The host deals the cards.
screen-sit = Between two games: whoever watches may take a bot’s chair
screen-voice = Tap, or press a key, to hear the announcer
screen-none = This game has no page for a television.

### Later: time

ease = Extra time
    .why = for whoever needs it: every clock of this game runs longer, for everybody alike
ease-none = as agreed
ease-half = half as long again
ease-double = twice as long
time-more = 30 seconds more
time-less = 30 seconds less

### Later: rules

rules-contents = Contents
rules-search = Search the rules
rules-found = { $count ->
    [0] Nothing found
    [one] { $count } place found
   *[other] { $count } places found
}

### Later: playing together

suggestion-would = { $name } would { $what }
suggestion-points = { $name } points at: { $what }
seat-asked-label = A newcomer
seat-asked = { $name } would like to take the seat of { $seat } and see its hidden cards.
seat-asked-own = You ask for the seat of { $seat }. Its cards are hidden, so the others decide.
undo-asked-own = You ask to take the last step back.
undo-missing = Still to agree: { $names }
undo-agree = Agree
undo-refuse = No
undo-withdraw = Never mind
go-on-here = Go on from here
table-goes-on = This table goes on from an earlier game
paper = The city newspaper
paper-save = Save the newspaper
