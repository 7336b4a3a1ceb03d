# The tree of saves: games that go on from one another.

campaign-why = Every line is a game, every mark a moment to go on from. What had happened by then stands; what nobody could know, such as the order of a deck, is dealt anew. The new table waits in its lobby for you and whoever you bring.
campaign-begun = Begun { $date }
campaign-running = still being played
campaign-from = Goes on from: { $mark }
campaign-from-step = Goes on from step { $step } of an earlier game
campaign-marks = Moments to go on from
campaign-now = Where it stands now
campaign-table = To the table
campaign-here = You came from here
