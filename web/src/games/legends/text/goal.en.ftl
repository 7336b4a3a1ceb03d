# Legends: the card that explains a job before it begins.

goal-title = { $mode ->
    [campaign] Campaign, job { $number }
   *[one_shot] One job
}
goal-goal = Goal
goal-how = How
goal-ends = What ends it
goal-reward = Reward
goal-begin = Begin
goal-close = Back to the table
goal-rules = Rules of this job
goal-again = The goal stays on top of the table; ? brings this card back.
goal-need = you need { $number }
goal-have = you have { $have }
goal-arrested = { $limit } fingerprints at a round's end: arrested, lost.
goal-target = { $target } reputation win this job
goal-master = { $price } hire a level-2 master *
goal-star = { $price } hire a level-3 star *
goal-later = * in the break after the job

goal-bank = { $mode ->
    [campaign] Carry out as many bags of money as you can before the squad comes.
   *[one_shot] Carry out { $target } bags of money before the squad comes.
}
goal-bank-step-1 = Open the vault
goal-bank-how-1 = Send crew with the right skills and roll.
goal-bank-step-2 = Search it
goal-bank-how-2 = Every clover and every lock is a bag.
goal-bank-step-3 = Escape in time
goal-bank-how-3 = Whoever is inside at the end loses the hand.
goal-bank-end-1 = The clock reaches the squad: over.
goal-bank-end-2 = Everybody has escaped: over.
goal-bank-pay = each bag is 1 reputation

goal-chase = Catch the van with our people before it reaches the prison.
goal-chase-step-1 = Choose a lane
goal-chase-how-1 = Only the near obstacle of your lane can be tried.
goal-chase-step-2 = Get past it
goal-chase-how-2 = One success is a rough pass, two are a clean one.
goal-chase-step-3 = Drive
goal-chase-how-3 = At the end of a turn the car moves as far as its speed.
goal-chase-end-1 = The car catches the van: over.
goal-chase-end-2 = The van reaches the prison: over.
goal-chase-pay = the value of the car's space, or { $caught } for the van

goal-rebels = Push your pistol far along the track before the two pistols meet.
goal-rebels-step-1 = Plan an attack
goal-rebels-how-1 = Minions of your own deck become its rebels.
goal-rebels-step-2 = Fight
goal-rebels-how-2 = Both sides roll; the higher total wins.
goal-rebels-step-3 = Push the pistol
goal-rebels-how-3 = A fight you win moves yours; every round's end moves theirs.
goal-rebels-end-1 = The two pistols meet: over.
goal-rebels-pay = the value of the space where they meet

goal-casino = Launder as much money as possible: lose your bets, and never win the jackpot.
goal-casino-step-1 = Choose a player
goal-casino-how-1 = One minion bets; the right skill takes dice away.
goal-casino-step-2 = Lose the bet
goal-casino-how-2 = With a total below the jackpot the stake goes to the cell.
goal-casino-step-3 = Fill the safe
goal-casino-how-3 = Every { $bundle } chips in the cell lift the safe.
goal-casino-end-1 = The safe is at the top: over.
goal-casino-end-2 = No table is left: over.
goal-casino-pay = the value of the safe's floor

goal-family = Keep the family's businesses running and raise the income.
goal-family-step-1 = Run a business
goal-family-how-1 = Send crew; somebody must know the place.
goal-family-step-2 = End downtimes
goal-family-how-2 = They make a business harder and forbid totals.
goal-family-step-3 = Earn
goal-family-how-3 = Every finished business raises the income.
goal-family-end-1 = The income is at the top: over.
goal-family-end-2 = No business is left to open: over.
goal-family-pay = the value of the income

goal-power = Have more support than the mayor when the city votes.
goal-power-step-1 = Show a campaign
goal-power-how-1 = Cards in your hand are secret until they are shown.
goal-power-step-2 = Win supporters
goal-power-how-2 = A campaign that goes well takes a token from the mayor.
goal-power-step-3 = Hold out
goal-power-how-3 = Rumours pile up, and a traitor seizes your dice.
goal-power-end-1 = The city votes; { $lead } tokens ahead win without dice.
goal-power-end-2 = The traitor has all the dice: lost.
goal-power-pay = the city is yours
