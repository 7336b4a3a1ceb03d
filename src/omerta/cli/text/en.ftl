# The omerta command in English.

language-name = English
game-line = { $id }: { $name }, { $exact ->
    [yes] exactly { $least } players
   *[no] { $least } to { $most } players
} ({ $edition })

### Players and files

default-name = Player { $number }
bot-thinks = { $player } is thinking...

unknown-bot = There is no bot called { $level }; there are: { $levels }.
too-many-bots = { $bots } bots do not fit on { $seats } seats.
too-many-names = { $names } names do not fit on { $seats } seats.
name-twice = Two players have the same name.
bad-name = A name has 1 to { $most } printable characters.
no-picture = The terminal cannot show { $game } yet.

file-no-folder = { $file } cannot be written: its folder does not exist.
file-missing = { $file } does not exist.
file-is-folder = { $file } is a folder.
file-forbidden = { $file } may not be read or written.
file-disk-full = { $file } cannot be written: the disk is full.
file-exists = { $file } exists already; continue it with --resume or choose another name.
file-taken = { $file } exists already; choose another name.
file-unusable = { $file } cannot be used.

option-form = "{ $text }" is not of the form name=value.
option-unknown = There is no setting { $name }; there are: { $names }.
option-value = { $name } cannot be "{ $value }"; it can be: { $values }.
resume-with = { $option } cannot be used with --resume: the file already contains it.
resume-other-game = The file holds a game of { $game }.
from-with = --from takes no seats and settings: it uses those of the earlier match.
step-without-from = --step needs --from: it is the step after which the match continues.
goes-on = The match continues after step { $step }; what no player could know there is dealt again.
suggested = That would be: { $option }

### A fair deal

fair-commitment =
    Commitment of this deal:
    { $commitment }
fair-why = It fixes the shuffle before your salts are known, so that no player and no program can choose the cards.
fair-salt = { $player }, type any word as salt (Enter = random):
fair-secret =
    Secret of this deal:
    { $secret }
fair-verify = Check that it was dealt fairly: omerta verify { $file }
fair-unsaved = With --save FILE the deal could be checked by omerta verify.

### At the table

hand-over = { $player }, it is your turn. Take the keyboard and press Enter.
read-on = Press Enter when you have read this.
read-on-or-undo = Enter = hand over to { $player }, undo = undo your action:
ask-option = { $player }>
ask-yes-no = [y/N]
ask-yes = yes, y
clause = [{ $clause }]
sure = Are you sure?
undone = Undone.
saved = Saved in { $file }.
not-saved = The game is NOT saved: { $why }
save-elsewhere = To save it elsewhere, type: save FILE
save-needs-file = Name a file: save FILE
continue-hint = Continue with: omerta play --resume { $file }
count-answer = Your number:
count-right = Right.
count-wrong = No, it is { $n }.
hindsight-hint =
    When could you have known?
    omerta replay { $file } --hindsight { $player }
leave-unsaved = The game is not saved. Leave anyway?
good-bye = Good-bye.

talk-listen = Enter alone: listen, and let the others speak first.
talk-silence = Nobody has anything to say.

commands-title = Type the number of an option, or its words. Other commands:
commands-table = the whole table again
commands-log = everything that has happened
commands-help = this list
commands-undo = undo your last action, while it is your turn and nothing was revealed
commands-save = save the match, for example: save match.json
commands-quit = leave the table

word-table = table
word-log = log
word-help = help, ?
word-undo = undo
word-save = save
word-quit = quit, exit

### The lobby

lobby-welcome = Omertà: crime board games in the terminal
lobby-language = Language?
lobby-task = What would you like to do?
lobby-play = Play a game
lobby-resume = Continue a saved match
lobby-replay = Replay a saved match
lobby-leave = Leave
lobby-file = File:
lobby-game = Which game?
lobby-seats = How many players ({ $least } to { $most }, Enter = { $least })?
lobby-exact-seats = This game is for exactly { $seats } players.
lobby-wrong-seats = This game is for { $least } to { $most } players: type a number.
lobby-seat = Who sits at seat { $number }?
lobby-person = a person
lobby-bot-random = a bot that plays anything
lobby-bot-easy = an easy bot
lobby-bot-normal = a normal bot
lobby-bot-hard = a hard bot
lobby-name = Name (Enter = { $name }):
lobby-options = Change the settings of the game?
lobby-value = Which?
lobby-seat-value = seat { $number }
lobby-save = Save the match to which file (Enter = not saved)?
lobby-number = Number (Enter = { $usual }):

### Replay and verify

replay-next = [Enter]
replay-unfinished = The match is not over yet.
replay-all-too-early = --all would show secrets: it works only when the match is over.
replay-seat-too-early = While the match goes on, { $player } may have secrets from you: leave out --seat.
replay-all-with-seat = Choose one of --all and --seat.
replay-hindsight-too-early = Hindsight would show secrets: it works only when the match is over.
replay-hindsight-alone = --hindsight cannot be combined with --seat, --all or --step.
replay-no-hindsight = { $game } has no hindsight.
replay-no-such-seat = There is no seat "{ $seat }"; use a name or a number from 1 to { $most }.
verify-fair = It matches: the secret fits the commitment { $commitment }, the players' salts were { $salts }, and the deal and all { $steps } steps repeat exactly.
verify-seeded = It matches: the deal and all { $steps } steps repeat exactly from the seed (no commitment was published).
verify-players = (Players as named in the file: { $players }.)
verify-branch = It continues after step { $step } of an earlier match. Everything from there on repeats; that the earlier match reached this state is only claimed by the file.
verify-branch-of = It continues after step { $step } of the match { $play }. Everything from there on repeats; that the earlier match reached this state is only claimed by the file.
verify-differs = It does not match. { $why }
paper-printed = The newspaper is written to { $file }.
paper-no-press = { $game } has no newspaper.

### The rules, for developers

rules-no-checkout = { $folder } is not inside a source checkout of Omertà, which holds the clauses and tests.
rules-no-such-game = { $game } has no numbered rules in this source checkout.
rules-no-code = { $clause } is cited by no code
rules-no-test = { $clause } is proved by no test
rules-unknown = { $cited }: the rules have no such clause
rules-covered = { $game }: { $clauses } clauses, { $cited } in code, { $tested } tested
rules-clause = clause
rules-code = code
rules-tests = tests
rules-different = { $game }: { $files } playthroughs, { $changed } differ
rules-written = { $game }: { $files } playthroughs, { $changed } written again

### The server

serve-here = Omertà is open: { $address }
serve-nearby = In your network: { $address }
serve-stop = Ctrl+C stops it.
serve-password = Other users of this machine can see the password of the database address in the list of processes: give the address in OMERTA_DATABASE_URL instead of --database.
serve-stopped = Omertà is closed. Matches in progress are saved.
serve-next-port = Another program uses port { $taken }; using { $port }.
serve-port-taken = Another program uses port { $port }; choose a different one with --port.
serve-port-forbidden = Port { $port } needs special permissions; choose one above 1023 with --port.
serve-bad-host = This machine does not have the address { $host }.
database-address = This is not a database address: use a file, or postgresql://user@host/name.
database-driver = This database needs the package { $package }, which is not installed.
database-newer = The database was made by a newer version of Omertà; this one cannot use it.
database-served = { $known ->
    [yes] This database is already in use by a server: open { $address } instead, or choose another one with --database.
   *[no] Another server already uses this database: stop it, or choose another one with --database.
}
database-unusable = The database cannot be used: { $why ->
    [disk-full] the disk is full
    [disk-error] the disk reports an error
    [locked] another program keeps it locked
    [read-only] it can be read but not changed
    [no-permission] you have no permission for it
    [damaged] it is damaged: replace it with a backup
    [not-a-database] this file is not a database
    [no-such-file] there is no such file or folder, or it cannot be opened
    [file-gone] its file was moved or deleted while the server was running
    [another-server] another server has opened it
    [unknown-host] there is no host of this name
    [no-answer] PostgreSQL does not answer at this address
    [timed-out] PostgreSQL does not answer in time
    [not-ready] PostgreSQL is starting or stopping
    [too-many-connections] PostgreSQL takes no more connections
    [login-refused] PostgreSQL refuses this user or password
    [no-such-database] PostgreSQL has no database of this name
   *[other] the cause is unknown
} ({ $code }).
setting-unknown = There is no setting { $name }; perhaps you mean { $value }.
setting-not-port = { $name } must be a port from 1 to 65535, not "{ $value }".
setting-not-origin = { $name } must name pages such as https://games.example, separated by commas, not "{ $value }".
setting-not-address = { $name } must name addresses or networks such as 10.0.0.0/8, separated by commas, not "{ $value }".
setting-not-level = { $name } must be debug, info, warning or error, not "{ $value }".
setting-not-switch = { $name } must be on or off, not "{ $value }".

### The command line

unknown-language = Omertà does not speak "{ $language }"; it speaks: { $languages }.
output-failed = The output cannot be written ({ $why }).
no-such-command = There is no command "{ $command }"; there are: { $commands }.
needs-package = omerta { $command } needs the package { $package }, which is not installed.
usage-no-such-option = There is no option { $option } here; see --help.
usage-option-needs-value = { $option } needs a value.
usage-missing = { $what } is missing; see --help.
usage-bad-value = { $kind ->
    [number] { $what } must be a whole number in its range.
   *[other] The value of { $what } does not fit; see --help.
}
usage-extra = "{ $what }" is not expected here; see --help.

help-omerta = Omertà: crime board games in the terminal.
help-usage = Usage: { $usage }
help-more = omerta COMMAND --help explains a command. --lang en|ru works with all of them.
help-lobby = the lobby: set up a table question by question
help-play = Play a game against bots and humans at this terminal.
help-play-game = the game, for example crooks (see omerta games)
help-play-seats = number of players; those that are not bots are humans
help-play-bots = levels of the bots, separated by commas: random, easy, normal, hard
help-play-names = names of the players, separated by commas, humans first
help-play-seed = a number that repeats the same deal; without it the deal is secret, fair and can be verified
help-play-edition = edition of the game, for example 2016
help-play-data = a custom data file, for Crooks a deck in TOML
help-play-settings = a setting of the game, for example memory_aid=off; may be repeated
help-play-save = save to this new file after every action
help-play-resume = continue the match in this file
help-play-origin = continue from a step of the match in this file, with new chance and, if you like, other players
help-play-step = with --from: the step after which the match continues; by default the last one
help-play-bot-iterations = how many iterations the bots think about an action
help-serve = Serve live tables for browsers, here and in your network.
help-serve-host = address to listen on; 0.0.0.0 is all of them
help-serve-port = port to listen on; by default 8080 or the next free one
help-serve-database = a file for SQLite, or the address of a PostgreSQL database
help-replay = Print a saved match again, line by line.
help-replay-file = a saved match
help-replay-seat = show what this seat saw: its number from 1, or the player's name
help-replay-everything = show every secret; only when the match is over
help-replay-hindsight = show what this seat could have known, and when; only when the match is over
help-replay-step = wait for Enter after each line
help-verify = Check a saved match: the commitment, the deal and every step.
help-verify-file = a saved match
help-paper = Print the city newspaper about a saved match, as one page for a browser.
help-paper-file = a saved match, over or not
help-paper-out = the new file for the page; by default paper.html
help-games = List the games.
help-version = Print the version.
help-sim = Let bots play many games and show who wins how often.
help-rules = Tools for the numbered rules.
help-rules-coverage = Show each clause with the code and the tests that cite it; fail on a gap.
help-rules-coverage-game = the id of a game; all games if left out
help-rules-coverage-quiet = show only what is missing
help-rules-golden = Compare the golden playthroughs with the matches played now.
help-rules-golden-game = the id of a game; all games if left out
help-rules-golden-update = write the files again
help-any-lang = en or ru; otherwise the language of the system
help-any-no-color = no colours (NO_COLOR works too)
