# What the kernel refuses, in English.

unknown-game = There is no game called { $game }.
unknown-command = "{ $text }" is no command here; type help.
no-such-number = Choose a number from 1 to { $count }.
no-numbers = Nothing has a number here: say it in words.
malformed = That is no action of this game.
cannot-undo = That cannot be taken back: something was revealed or drawn, somebody else is asked now, or it was not your action.
nothing-to-expire = Nobody is waited for.

save-corrupt = The file is damaged and cannot be opened.
save-foreign = The file is not a saved game of Omertà.
save-unknown-schema = The file has format version { $schema }, which this version of Omertà does not know.
save-other-ruleset = The game was played by rules version { $ruleset }; this version of Omertà cannot repeat it.
save-not-repeatable = The story does not repeat: step { $step } differs ({ $why }).
save-impossible = The file holds a table that cannot exist ({ $detail }).
save-bad-salt = A salt must be a single line.
save-bad-secret = The secret in the file is not valid.
save-broken-commitment = The secret does not fit the commitment that was published before the deal.
save-scripted = A game with scripted luck cannot be saved.
save-unknown-frame = The file holds a question that this game does not ask ({ $frame }).
save-bad-frame = The file holds a broken question ({ $frame }).

not-together = Only where all win or lose together one can do that.
nothing-left-to-play = At that moment the game was over; choose an earlier one.
not-yours-to-know = Which cards another player holds is not yours to know.
secrets-in-hands = The players hold cards that others may not see: going on from this step is possible when that game is over.
no-such-moment = There is no step { $step }: the game has steps from 0 to { $last }.
word-suggest = suggest, advise

data-unreadable = { $file } cannot be read as a data file.
data-not-text = { $file } is not a text file.
data-not-toml = { $file } is not valid TOML (line { $line }).

per-seat = { $player }: { $number }
event-timeout-applied = Time is up: the table answers for { $seat }.

bot-names = Dutch, Lucky, Mae, Bugsy, Velma, Silk, Pearl, Duke, Trixie, Gus, Opal, Moose
