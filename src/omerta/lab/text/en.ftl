# Bulk simulation in English.

sim-title = { $game }, { $seats } seats, { $games ->
    [one] { $games } game
   *[other] { $games } games
}, seed { $seed }
sim-ladder-title = { $game }: does each level beat the one below? (seed { $seed })
sim-decimal-mark = .

sim-bot = Bot
sim-seat = Seat
sim-first = plays first
sim-seats = Seats
sim-games = Games
sim-win-share = Wins (95 %)
sim-fair-share = Fair
sim-points = Points (95 %)
sim-rank = Mean rank
sim-mean = Mean (95 %)
sim-least = Least
sim-most = Most
sim-share = Share (95 %)
sim-level = One
sim-against = Against
sim-verdict = Verdict
sim-beats = beats
sim-does-not-beat = not shown

sim-length = A game takes { $mean } decisions ({ $shortest } to { $longest }). Speed: { $speed } decisions per second.
sim-interrupted = Stopped: { $finished } of { $wanted } games were finished, and they are counted.
sim-interrupted-nothing = Stopped before the first game was finished.
sim-progress = Playing
sim-written = Written: { $file }

sim-no-bots = Name at least one bot: --bots normal,random.
sim-more-bots-than-seats = { $bots } bots do not fit on { $seats } seats.
sim-too-few-games = At least one game must be played, not { $games }.
sim-too-few-workers = At least one worker is needed, not { $workers }.
sim-too-few-iterations = Bots need at least one iteration, not { $iterations }.
sim-cannot-write = The file { $file } cannot be written.
sim-ladder-together = Here all win or lose together, so no level beats another: leave out --ladder and compare how often each one wins.
sim-ladder-fixes = --ladder plays fixed pairs of bots: leave out { $option }.

help-sim-game = the game, for example crooks (see omerta games)
help-sim-games = how many games to play; by default 1000
help-sim-bots = levels of the bots, separated by commas: random, easy, normal, hard; or MODULE:NAME for a bot of your own
help-sim-seats = seats at the table; the last bot fills the remaining ones. By default as many as bots, or the fewest of the game
help-sim-workers = processes that play at the same time; by default all cores. The results do not depend on it
help-sim-seed = a number that repeats the same games; by default 0
help-sim-iterations = how many iterations the bots think about an action
help-sim-ladder = does each level beat the one below? One seat of the stronger level, at every size of table
help-sim-csv = write every game to this file
help-sim-json = write the figures to this file
help-sim-edition = edition of the game, for example 2016
help-sim-data = a custom data file, for Crooks a deck in TOML
help-sim-settings = a setting of the game, for example first_player=1; may be repeated
sim-bad-bot = { $why ->
    [module] { $name }: there is no such module here.
    [attribute] { $name }: the module does not define this name.
    [import] { $name }: the module cannot be imported.
    [call] { $name }: this cannot be called with a seed.
   *[choose] { $name }: the result is not a bot: it has no method choose.
}
sim-worker-died = A worker process was killed after { $games } games: try fewer workers.
sim-one-file = CSV and JSON cannot both go to { $file }.
