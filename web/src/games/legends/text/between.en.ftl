# Before and between the jobs of a campaign: words of the map, the market and the front page.

### The map

between-map = The campaign
between-job-bank = Crack vaults before the squad comes
between-job-chase = Catch the prison van
between-job-rebels = Stop the rebels early
between-job-casino = Lose on purpose, launder money
between-job-family = Keep two shops running
between-job-power = More support than the mayor when the city votes. It decides the campaign.
between-pays-bank = 1 for each bag
between-pays-chase = a catch brings a master
between-pays-rebels = the sooner, the more
between-pays-casino = the fuller the safe, the more
between-pays-family = the income of the end
between-ends-bank = ends: the squad comes
between-ends-chase = ends: the van is away
between-ends-rebels = ends: the pistols meet
between-ends-casino = ends: no table is left
between-ends-family = ends: no shop is left
between-sign-casino = CASINO
between-first = good first job
between-locked = { $left ->
    [one] opens after one more job
   *[other] opens after { $left } jobs
}
between-take = Take { $job }
between-choose = Choose a job on the map
between-step = { $number ->
    [0] First job
    [1] Second job
   *[other] Election
}
between-step-done = { $reputation } reputation
between-step-now = choose now
between-step-open = open
between-step-last = last
between-after = After each job a break: reputation hires masters.
between-have = What you have
between-crew = { $count ->
    [one] one minion
   *[other] { $count } minions
}
between-reputation = reputation
between-masters = { $count ->
    [one] master
   *[other] masters
}
between-limit = limit { $limit }
between-limit-why = { $limit } fingerprints at the end of a round, and the clan is arrested.
between-who = Who decides
between-who-you = You have the last word.
between-who-other = { $player } has the last word.
between-who-why = The others only suggest.
between-story = The story is told.

### The market

between-market = The break: who is hired, who is bailed
between-budget = Budget
between-left = { $purse } reputation left
between-of = of { $sum } from { $job }
between-budget-said = { $purse } of { $sum } reputation left{ $price ->
    [0] {""}
   *[other] , { $price } for the chosen one
}.
between-price-bail = bail
between-price-master = master
between-price-star = star
between-unspent = unspent is lost
between-out = Out of action
between-out-now = bail them now
between-out-none = Nobody. Everybody came home.
between-bail = Bail
between-costs = { $deal ->
    [bail] Bail: { $price }
   *[hire] To hire: { $price }
}
between-gone = { $level ->
    [1] not bailed: leaves the clan
   *[other] not bailed: gone for ever
}
between-out-why = Level 1 goes back to the box. Masters and stars are gone for ever.
between-hire = For hire
between-hire-none = Nobody is left to hire.
between-hired = hired
between-bailed = bailed
between-clan = { $count ->
    [one] Your clan: one
   *[other] Your clan: { $count }
}
between-skills = skills
between-skill = { $icon }: { $count }{ $more ->
    [0] {""}
   *[other] , { $more } more with { $name }
}
between-voices = They suggest
between-voices-none = Nobody has suggested anything yet.
between-says = “{ $what }”
between-then = { $last ->
    [yes] Then the last job
   *[no] Then the next job
}
between-then-why = { $last ->
    [yes] No choice here: the city votes.
   *[no] Each job once. Flags: who suggests it.
}
between-election = the election
between-traitors = One of these will turn against you
between-done = { $job ->
    [none] Buy no more
   *[other] Done: to { $job }
}
between-waits = { $player } decides; a press suggests it.
between-watch = { $player } decides.

### The front page

between-paper = The newspaper of this morning
between-paper-go-on = To the market
between-paper-keep = Keep the paper
