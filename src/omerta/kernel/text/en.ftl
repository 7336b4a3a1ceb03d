# Refusals of the kernel, in English.

unknown-game = There is no game called { $game }.
unknown-command = "{ $text }" is not a command here; type help.
no-such-number = Choose a number from 1 to { $count }.
no-numbers = No option has a number here: type a command.
malformed = That is not an action of this game.
cannot-undo = That cannot be undone: something was revealed or drawn, another player has the turn, or it was not your action.
nothing-to-expire = No player has to answer now.

save-corrupt = The file is damaged and cannot be opened.
save-foreign = The file is not a saved game of Omertà.
save-unknown-schema = The file has format version { $schema }, which this version of Omertà does not know.
save-other-ruleset = The match was played by rules version { $ruleset }; this version of Omertà cannot repeat it.
save-not-repeatable = The match does not repeat: step { $step } differs ({ $why }).
save-impossible = The file holds a match that cannot exist ({ $detail }).
save-bad-salt = A salt must be a single line.
save-bad-secret = The secret in the file is not valid.
save-broken-commitment = The secret does not fit the commitment that was published before the deal.
save-scripted = A match with scripted chance cannot be saved.
save-unknown-frame = The file holds a decision that this game does not have ({ $frame }).
save-bad-frame = The file holds a damaged decision ({ $frame }).

not-together = This is possible only in games in which all win or lose together.
nothing-left-to-play = The match was over after that step; choose an earlier one.
not-yours-to-know = You cannot know which cards another player holds.
secrets-in-hands = Players hold cards that others may not see: you can continue from this step when that match is over.
no-such-moment = There is no step { $step }: the match has steps from 0 to { $last }.
word-suggest = suggest, advise

data-unreadable = { $file } cannot be read as a data file.
data-not-text = { $file } is not a text file.
data-not-toml = { $file } is not valid TOML (line { $line }).

per-seat = { $player }: { $number }
event-timeout-applied = Time is up: the table answers for { $seat }.

bot-names = Dutch, Lucky, Mae, Bugsy, Velma, Silk, Pearl, Duke, Trixie, Gus, Opal, Moose
