# The city newspaper in English. A piece has one or more ways to be told, numbered from 1, each with its
# headline: paper-hero-1, paper-hero-1-head. The way is chosen by what happened, in turn, never by chance.
# Both languages have the same ways, so that a paper is the same paper in both.

paper-title = The Silent Herald
paper-name = The Silent Herald
paper-motto = Nobody saw anything. We printed it.
paper-city = City and harbour
paper-price = Two cents, with an alibi five
paper-number = No. { $number }
paper-undated = Date withheld on advice of counsel
paper-date = { $weekday ->
    [1] Monday
    [2] Tuesday
    [3] Wednesday
    [4] Thursday
    [5] Friday
    [6] Saturday
   *[7] Sunday
}, { $day } { $month ->
    [1] January
    [2] February
    [3] March
    [4] April
    [5] May
    [6] June
    [7] July
    [8] August
    [9] September
    [10] October
    [11] November
   *[12] December
} { $year }
paper-kind-job = Morning edition
paper-kind-break = Society page
paper-kind-end = Special edition
paper-kind-election = Election special
paper-about-clan = The clan
paper-and = { $first } and { $last }
paper-of = { $number } of { $limit }
paper-figures-job = The night in figures
paper-figures-break = The evening in figures
paper-figures-end = The campaign in figures
paper-figures-election = The election in figures
paper-nothing-yet = The presses are warm and the front page is empty. The first edition comes out on the morning after the first job.
paper-imprint = The Silent Herald is set from what was done at the table, and from nothing else. All persons in it are invented, above all the honest ones.
paper-links = This paper
paper-link-language = По-русски
paper-link-save = Save as a file

### The box of figures

paper-figure-reputation = Reputation
paper-figure-prints = Fingerprints at the last count
paper-figure-rounds = Rounds
paper-figure-rolls = Throws of the dice
paper-figure-successes = Successes
paper-figure-out = Out of action
paper-figure-vaults = Vaults opened
paper-figure-bags = Bags carried off
paper-figure-clock = The bank's clock
paper-figure-passed = Obstacles passed
paper-figure-car = The car was last seen at
paper-figure-van = The van was last seen at
paper-figure-bets = Bets lost
paper-figure-jackpots = Jackpots, alas
paper-figure-chips = Chips laundered
paper-figure-support = Support for the clan
paper-figure-campaigns = Campaigns that went well
paper-figure-rumours = Rumours still about
paper-figure-seized = Dice the traitor held at most
paper-figure-finished = Days on which a business was finished
paper-figure-closed = Businesses closed
paper-figure-income = Income in the end
paper-figure-purse = Reputation to spend
paper-figure-hired = Hired
paper-figure-bailed = Bailed out
paper-figure-lost = Lost for good
paper-figure-job = “{ $scenario }”
paper-figure-score = Legend in all

### The lead, whatever the job

paper-cast-1 = Asked who was behind it, this paper's source in the precinct looked at the ceiling and named { $players }. Asked to repeat it, he named nobody.
paper-cast-2 = One hears of { $players }. One does not hear it loudly.
paper-cast-3 = Anyone who has seen { $players } last night is asked to remember that he has not.

paper-verdict-target-reached-1 = In the bars by the harbour they have begun to tell it as a legend: { $score } of reputation, and the night is paid for.
paper-verdict-target-missed-1 = A legend it is not. With { $score } of reputation one gets a nod at the barber's and has to wait like everybody else.
paper-verdict-arrested-1 = What is left is a number on a door, and { $score } of reputation that nobody can spend inside.

paper-verdict-elected-1 = The legend of this one night: { $score }, and the keys of the city in somebody's coat.
paper-verdict-defeated-1 = The legend of this one night: { $score }. The mayor has sent flowers.
paper-verdict-betrayed-1 = The legend of this one night: { $score }. The traitor asks for a new name and a boat ticket.

paper-lead-arrested-1-head = Clan behind bars
paper-lead-arrested-1 = { $count ->
    [0] The inspector needed no lamp and no confession: everything lay there in plain sight.
   *[other] The inspector needed no confession. He laid { $count } fingerprints side by side on the blotter, put on his hat, and went to fetch their owners.
} By dawn the whole clan sat on one bench and nobody had anything to say.
paper-lead-arrested-2-head = Ten fingers too many
paper-lead-arrested-2 = { $count ->
    [0] They had an excuse for the hour, for the place and for the crowbar.
   *[other] They had an excuse for the hour, for the place and for the crowbar, but not for { $count } fingerprints.
} The van came without a siren, for nobody was running any more.
paper-lead-some-1-head = Clan makes its name
paper-lead-some-1 = A job was done last night, and done well enough to be denied by everybody this morning. It is worth { $reputation } of reputation to those who keep such books.
paper-lead-nothing-1-head = Much ado in the dark
paper-lead-nothing-1 = Something was attempted last night. What it was nobody will say, and what came of it would fit under a thimble.

### The bank

paper-bank-escaped-some-1-head = Bank lighter by { $bags ->
    [one] one bag
   *[other] { $bags } bags
}
paper-bank-escaped-some-1 = When the manager came in this morning he found the doors closed, the lights out and the coffee still warm. { $vaults ->
    [0] Not one vault was open, and yet something was missing.
    [one] One vault stood open.
   *[other] { $vaults } vaults stood open.
} The visitors had left on foot, all of them, before anybody thought of looking.
paper-bank-escaped-some-2-head = They came, they counted, they left
paper-bank-escaped-some-2 = { $bags ->
    [one] One bag
   *[other] { $bags } bags
} and not a single guest left behind: so ends the night at the bank. The squad found the chairs pushed in and a note of thanks to the watchman, who had slept well.
paper-bank-escaped-nothing-1-head = Burglars leave bank as they found it
paper-bank-escaped-nothing-1 = The bank reports a break-in and no loss whatsoever. The visitors got in, got nervous and got out. The manager has offered them an account.
paper-bank-escaped-nothing-2-head = Nothing taken, not even a pencil
paper-bank-escaped-nothing-2 = All of them got away, and nothing else did. The experts of this paper call it a rehearsal; the experts of the clan call it a draughty building.
paper-bank-squad-some-1-head = Squad closes the doors on the big score
paper-bank-squad-some-1 = The squad was punctual. { $bags ->
    [one] One bag was gone by then
   *[other] { $bags } bags were gone by then
}, but { $inside ->
    [0] the doors fell shut behind an empty hall.
    [one] one member of the clan was not.
   *[other] { $inside } members of the clan were not.
} The money is said to be in good health.
paper-bank-squad-some-2-head = Money out, people in
paper-bank-squad-some-2 = { $bags ->
    [one] One bag
   *[other] { $bags } bags
} left the bank by the window. { $inside ->
    [0] The clan had hoped for more.
    [one] One of those who had filled them left by the front door, between two policemen.
   *[other] { $inside } of those who had filled them left by the front door, between policemen.
} One more minute, they say, always one more minute.
paper-bank-squad-nothing-1-head = Empty hands raised
paper-bank-squad-nothing-1 = When the squad called on them to drop everything, there was nothing to drop. { $inside ->
    [0] Nobody was held.
    [one] One guest of the bank was shown to another room with bars.
   *[other] { $inside } guests of the bank were shown to another room with bars.
} The vaults have not noticed anything.
paper-bank-squad-nothing-2-head = All that clockwork for nothing
paper-bank-squad-nothing-2 = The alarms worked, the clock worked, the squad worked. Only the burglars did not get anything done. { $inside ->
    [0] They are at large, which is the kindest thing one can say.
    [one] One of them now has time to think it over.
   *[other] { $inside } of them now have time to think it over.
}

paper-bank-haul-1-head = “{ $card }” gives up { $bags } bags
paper-bank-haul-1 = It was said that nobody would ever open “{ $card }”. Nobody did; it was somebody, and it took { $bags } bags to carry out what was in there.
paper-bank-haul-2-head = The vault that had everything
paper-bank-haul-2 = { $bags } bags came out of “{ $card }”. The insurance man sat down on the floor and asked for water.
paper-bank-empty-1-head = “{ $card }”: open, empty
paper-bank-empty-1 = With great effort the visitors opened “{ $card }” and found air of the year 1912. It is being held as evidence.
paper-bank-empty-2-head = Locked up with care: nothing
paper-bank-empty-2 = What did the bank keep in “{ $card }” behind all that steel? Since last night we know: its reputation.
paper-bank-greed-good-1-head = Look twice, says expert
paper-bank-greed-good-1 = “{ $card }” was searched { $times ->
    [2] twice
   *[other] { $times } times
}: { $first ->
    [0] nothing
    [one] one bag
   *[other] { $first } bags
} at first, { $last ->
    [one] one bag
   *[other] { $last } bags
} in the end. The floor has been taken up as well.
paper-bank-greed-bad-1-head = Looked too long
paper-bank-greed-bad-1 = The first look into “{ $card }” found { $first ->
    [0] nothing
    [one] one bag
   *[other] { $first } bags
}. They looked { $times ->
    [2] once more
   *[other] again and again
} and left with { $last ->
    [0] nothing
    [one] one bag
   *[other] { $last } bags
}. Greed, says the vicar, and he should know the collection box.
paper-bank-door-1-head = { $first } first through the door
paper-bank-door-1 = Punctuality is the courtesy of burglars: { $first } was the first to leave and { $last } the last. A queue of { $count } is considered orderly for a bank.
paper-bank-alarms-1-head = { $count } alarms fall silent
paper-bank-alarms-1 = Residents who had just got used to the noise were woken by the quiet. The last to be dealt with was “{ $card }”.
paper-bank-alarms-2-head = A quiet neighbourhood again
paper-bank-alarms-2 = { $count } alarms were put out of work last night, “{ $card }” among them. Their union protests.

### The chase

paper-chase-caught-1-head = Grey van caught!
paper-chase-caught-1 = After { $rounds ->
    [one] one round
   *[other] { $rounds } rounds
} through the city the red car drew level, a door opened, and the police drove on for three streets before they noticed that nobody was in the back. { $passed ->
    [0] No obstacle on the way deserves mention.
    [one] One obstacle lies on its side.
   *[other] { $passed } obstacles lie on their sides.
}
paper-chase-caught-2-head = Prisoners change cars at full speed
paper-chase-caught-2 = The transfer of prisoners went according to plan, though not to the plan of the police. { $passed ->
    [0] The road was clear.
    [one] One obstacle stood in the way, for a while.
   *[other] { $passed } obstacles stood in the way, for a while.
} The van has been found; its driver is still explaining.
paper-chase-close-1-head = Van escapes by a bumper
paper-chase-close-1 = { $spaces ->
    [0] Not a length
    [one] One length
   *[other] { $spaces } lengths
} lay between the red car and the grey van when the gates of the prison yard closed. The mascot of the car is kept there as a souvenir.
paper-chase-gone-1-head = Van gone, and our people with it
paper-chase-gone-1 = The grey van reached the yard with { $spaces } lengths to spare. { $passed ->
    [0] The red car had not passed a single obstacle
    [one] The red car had passed one obstacle
   *[other] The red car had passed { $passed } obstacles
} and seen a good deal of the city. Visiting hours are on Sundays.
paper-chase-gone-2-head = The long way to nowhere
paper-chase-gone-2 = Those who wanted to free the prisoners waved to them from { $spaces } lengths behind. { $rounds ->
    [one] After one round
   *[other] After { $rounds } rounds
} the dust settled; the tyres did too.

paper-chase-boost-1-head = Full throttle in Main Street
paper-chase-boost-1 = { $times ->
    [one] Once
    [2] Twice
   *[other] { $times } times
} the red car was seen to leave its own shadow behind. The shadow has been fined.
paper-chase-fast-1-head = { $spaces } lengths in one breath
paper-chase-fast-1 = Timekeepers at the corner measured { $spaces } lengths at one go. The driver of the milk cart measured them too, from a lamp post.
paper-chase-lanes-1-head = Left, right, left again
paper-chase-lanes-1 = { $times } times the red car changed its lane, says a pedestrian, who changed his mind about crossing as often.
paper-chase-passed-1-head = { $count } obstacles, no apology
paper-chase-passed-1 = The public works department lists { $count } obstacles that are no longer any. The last on the list: “{ $challenge }”.
paper-chase-stuck-1-head = “{ $challenge }” holds its ground
paper-chase-stuck-1 = Lieutenant { $player } tried it with the horn, with charm and with both at once; “{ $challenge }” did not give way.
paper-chase-stuck-2-head = Traffic wins a round
paper-chase-stuck-2 = “{ $challenge }”: that was too much even for lieutenant { $player }. Witnesses learned new words.
paper-chase-luck-1-head = Driver credits lucky dice
paper-chase-luck-1 = They dangle from the mirror, and he says that they steer. After last night the motor club does not rule it out.

### The casino

paper-casino-laundered-1-head = Worst gamblers of the year leave smiling
paper-casino-laundered-1 = They lost { $bets ->
    [one] one bet
   *[other] { $bets } bets
} and every chip they had, thanked the croupier and tipped the doorman. { $chips } chips went over the counter dirty; what came out at the other end smells of lavender.
paper-casino-laundered-2-head = The house always wins, and is grateful
paper-casino-laundered-2 = { $chips } chips in { $rounds ->
    [one] one round
   *[other] { $rounds } rounds
}: no guest has ever lost so much with such good manners. The casino has ordered flowers. The tax office has ordered a lamp.
paper-casino-some-1-head = A losing streak, carefully planned
paper-casino-some-1 = { $bets ->
    [0] Hardly a bet was lost
    [one] One bet was lost
   *[other] { $bets } bets were lost
} before the last table was covered with a sheet. { $chips } chips changed their colour on the way. It could have been more, says somebody with a slide rule.
paper-casino-some-2-head = No more bets, says the croupier
paper-casino-some-2 = When the lights went out over the last table, { $chips } chips had been washed and ironed. The guests left in good order, poorer in a way that makes one richer.
paper-casino-nothing-1-head = Too much luck for an honest crook
paper-casino-nothing-1 = They came to lose and could not even do that. { $chips ->
    [0] Not one chip
    [one] A single chip
   *[other] { $chips } chips, too few to speak of
} went where it was meant to go. The croupier has never seen guests so sad about winning.

paper-casino-jackpot-1-head = { $minion } wins, regrets it
paper-casino-jackpot-1 = Bells rang, people cheered, a stranger kissed the winner: { $minion } had won the jackpot and would have given anything not to. { $chips ->
    [one] One chip
   *[other] { $chips } chips
} went back to the house, and the winner to a quiet place out of town.
paper-casino-jackpot-2-head = Lucky, and therefore finished
paper-casino-jackpot-2 = After tonight everybody knows the face of { $minion }. In this trade that is the end of a season. Nobody mentions the { $chips ->
    [one] chip
   *[other] { $chips } chips
}.
paper-casino-jackpots-1-head = { $count } jackpots in one night
paper-casino-jackpots-1 = The band had to play the fanfare { $count } times. The dearest was for { $minion }: { $chips ->
    [one] one chip
   *[other] { $chips } chips
} returned to the house, under applause. Lieutenants were seen with their heads in their hands.
paper-casino-stake-1-head = { $chips } chips on nothing
paper-casino-stake-1 = At “{ $card }” lieutenant { $player } had { $chips } chips put down at once and lost them all. Witnesses speak of a sigh of relief.
paper-casino-stake-2-head = Lost like a gentleman
paper-casino-stake-2 = { $chips } chips, one look, gone: that is how lieutenant { $player } loses at “{ $card }”. The cashier has asked for lessons.
paper-casino-close-1-head = One point from disaster
paper-casino-close-1 = The dice made { $total } at “{ $card }”; with a single point more, lieutenant { $player } would have won. A glass of water was brought.
paper-casino-swaps-1-head = Restless guests
paper-casino-swaps-1 = { $times } times the party got up in the middle of the game and went to another table. “{ $card }” is said to feel insulted.
paper-casino-closed-1-head = { $count } tables closed
paper-casino-closed-1 = The croupier covered { $count } tables with cloth, one after the other, “{ $card }” the last. He says that his feet hurt.
paper-casino-public-1-head = Nothing to see here
paper-casino-public-1 = { $count } spectators were persuaded that there was a better view elsewhere. Longest to convince: “{ $card }”.
paper-casino-public-2-head = The gallery thins out
paper-casino-public-2 = Whoever looked too closely had a telephone call, a cab waiting, or a headache: { $count } spectators in all, “{ $card }” among them.
### Family business

paper-family-empire-1-head = Income cannot rise any further
paper-family-empire-1 = After { $rounds ->
    [one] one round
   *[other] { $rounds } rounds
} the family's cashier has run out of drawers. { $finished ->
    [one] One good day was enough
   *[other] { $finished } good days were enough
}, says the chamber of commerce, and asks who the family is.
paper-family-empire-2-head = An empire of bread and soap
paper-family-empire-2 = The tax office has counted twice and arrives at { $income }. { $closed ->
    [0] Not a single shop had to close.
    [one] One shop had to close; nobody misses it.
   *[other] { $closed } shops had to close; nobody misses them.
}
paper-family-living-1-head = The shutters are down, the till is full
paper-family-living-1 = There is nothing left to open in this quarter, but an income of { $income } is nothing to be ashamed of. { $closed ->
    [one] One sign has come down
   *[other] { $closed } signs have come down
} in { $rounds ->
    [one] one round
   *[other] { $rounds } rounds
}.
paper-family-living-2-head = Honest work, says the family
paper-family-living-2 = { $finished ->
    [one] One day
   *[other] { $finished } days
} on which everything ran like clockwork, and an income of { $income } in the end. The word honest was in the press release.
paper-family-ruin-1-head = For sale: everything
paper-family-ruin-1 = { $closed ->
    [0] The last sign has come down
    [one] One sign has come down
   *[other] { $closed } signs have come down
}, the income stands at { $income }, and the laundry keeps the last suit as a deposit.
paper-family-ruin-2-head = Closed until further notice
paper-family-ruin-2 = { $finished ->
    [0] Not once did a whole day go well
    [one] One day went well
   *[other] { $finished } days went well
} in { $rounds ->
    [one] one round
   *[other] { $rounds } rounds
}. What is left is an income of { $income } and a great number of soap bubbles.

paper-family-run-1-head = { $card }: { $rounds } rounds and open
paper-family-run-1 = While others pull down their shutters, { $card } has now been open for { $rounds } rounds without a break. The neighbours set their clocks by it.
paper-family-run-2-head = They never close
paper-family-run-2 = { $rounds } rounds in a row everything was done in time at { $card }. The competition speaks of witchcraft; the staff speaks of overtime.
paper-family-closed-1-head = { $count } shops closed
paper-family-closed-1 = The sign painter has his hands full: { $count } names to paint over, the last of them { $card }.
paper-family-mole-1-head = A mole among us
paper-family-mole-1 = Lieutenant { $player } wanted help and got an ear of the police. { $times ->
    [one] It talked once
    [2] It talked twice
   *[other] It talked { $times } times
}, and every time a shop stood still.
paper-family-books-1-head = The sums are right
paper-family-books-1 = { $times ->
    [one] Once
    [2] Twice
   *[other] { $times } times
} the accountant of lieutenant { $player } made a trouble vanish between two columns. The auditors admire the handwriting.
paper-family-downtimes-1-head = { $count } reasons less to close
paper-family-downtimes-1 = Pipes, cooks, inspectors: { $count } of them stand in nobody's way any more. The last was “{ $card }”.
paper-family-chain-1-head = It never rains but it pours
paper-family-chain-1 = { $business } had hardly read the first bad news when “{ $card }” came in by the back door.
paper-family-place-1-head = { $minion } knows the way
paper-family-place-1 = Somebody had to know the quarter, and { $minion } did. Those who were shown round remember everything; the guide remembers nothing but sore feet.

### The law

paper-strike-1-head = Police strike { $strikes ->
    [one] once
    [2] twice
   *[other] { $strikes } times
}
paper-strike-1 = The police did what the police are there for. { $count ->
    [0] Nobody was at home.
   *[other] Taken away: { $minions }{ $more ->
        [0] {""}
       *[other] , and { $more } more
    }.
} The captain posed with his foot on an empty suitcase.
paper-strike-2-head = The long arm has a hand at the end
paper-strike-2 = { $count ->
    [0] The police came and left as they had come.
   *[other] For { $minions }{ $more ->
        [0] {""}
       *[other] , and { $more } more
    }, the evening ended early.
} Complaints are received between noon and a quarter past.
paper-awake-1-head = Police wake up in round { $round }
paper-awake-1 = Somebody has told the precinct what the precinct had managed not to know. From round { $round } on there was a blue light at every corner.
paper-awake-2-head = Captain misses supper
paper-awake-2 = It was round { $round } and there was soup. When the captain had to get up all the same, he was not in the mood for mercy.
paper-asleep-1-head = All quiet at the precinct
paper-asleep-1 = { $times ->
    [one] Somebody had a word with the captain
   *[other] { $times } times somebody had a word with the captain
}, and the captain had a look at the stars. He reports that they are all there.
paper-sirens-1-head = Sirens keep harbour awake
paper-sirens-1 = { $times } times the siren was heard last night. The widow on the third floor asks for another tune.
paper-fingerprints-1-head = { $count } of { $limit } fingerprints
paper-fingerprints-1 = The inspector had his pen on the warrant. With { $limit } fingerprints he signs; he counted { $count }, counted again, and went home to his wife.
paper-fingerprints-2-head = Saved by a pair of gloves
paper-fingerprints-2 = { $count } fingerprints lay on the inspector's desk, and { $limit } would have been the end. The trade in leather gloves is brisk.

### Throws of the dice

paper-last-die-1-head = The last die did it
paper-last-die-1 = “{ $challenge }” was as good as lost for lieutenant { $player } when somebody threw one more die on the table. Total { $total }: it was the die that all the others had been waiting for.
paper-last-die-2-head = One more, for luck
paper-last-die-2 = Those who stood around “{ $challenge }” swear that lieutenant { $player } had already reached for the hat. Then one more die rolled, and the total said { $total }.
paper-to-the-point-1-head = Not a point to spare
paper-to-the-point-1 = Lieutenant { $player } threw { $total } for “{ $challenge }”, and { $total } was what it took. Economy of this kind is taught at no school.
paper-to-the-point-2-head = Measured with a barber's razor
paper-to-the-point-2 = A point less and “{ $challenge }” would have stood. It was { $total } exactly; lieutenant { $player } has asked us not to make a fuss of it.
paper-near-miss-1-head = One point short
paper-near-miss-1 = “{ $challenge }” wanted { $difficulty }. Lieutenant { $player } threw { $total }, looked at the dice for a while, and told them something in confidence.
paper-near-miss-2-head = So close one could smell it
paper-near-miss-2 = { $total } instead of { $difficulty }: by one point “{ $challenge }” has got away from lieutenant { $player }. The dice have been dismissed without notice.
paper-long-shot-1-head = { $dice ->
    [one] One die is enough
   *[other] { $dice } dice are enough
}
paper-long-shot-1 = For “{ $challenge }” lieutenant { $player } had { $dice ->
    [one] a single die
   *[other] { $dice } dice
} and no doubts: { $total } against { $difficulty }. The bookmakers are in mourning.
paper-fiasco-1-head = { $dice } dice, no result
paper-fiasco-1 = Against “{ $challenge }” lieutenant { $player } sent { $crew } into the field and { $dice } dice across the table. What came back was a total of { $total }, and silence.
paper-fiasco-2-head = Great effort, no effect
paper-fiasco-2 = { $dice } dice rolled for “{ $challenge }”; they made { $total }. Lieutenant { $player } calls it a warning shot.
paper-voided-1-head = The wrong number
paper-voided-1 = Of all totals lieutenant { $player } threw { $total }, the only one that “{ $challenge }” does not put up with. It did not count, and neither does this report.
paper-record-1-head = { $total } on the table
paper-record-1 = The throw of the night: { $total } for “{ $challenge }”, with { $dice ->
    [one] one die
   *[other] { $dice } dice
}, by lieutenant { $player }. { $crew } took a bow.
paper-record-2-head = Dice behave like gentlemen
paper-record-2 = When lieutenant { $player } threw for “{ $challenge }”, { $dice ->
    [one] one die
   *[other] { $dice } dice
} agreed on a total of { $total }. The table has been put under glass.
paper-retold-1-head = The story as it should have been
paper-retold-1 = { $times ->
    [one] Once
   *[other] { $times } times
} last night what happened was not good enough, and it was told again from the beginning. The second version is the official one.

### People

paper-hero-1-head = { $minion } carries the night
paper-hero-1 = { $successes } successes in { $rolls ->
    [one] a single throw
   *[other] { $rolls } throws
} with { $minion } in the crew. Drinks are on the house, and the house has been warned.
paper-hero-2-head = Ask for { $minion }
paper-hero-2 = Wherever something went right last night, { $minion } was standing beside it: { $successes } successes. Asked for the secret, { $minion } blew on ten fingers and said nothing.
paper-hero-3-head = Portrait of the week: { $minion }
paper-hero-3 = { $successes } successes, { $rolls ->
    [one] one appearance
   *[other] { $rolls } appearances
}, no photograph. { $minion } prefers it that way.
paper-hurt-1-head = { $minion } would rather lie down
paper-hurt-1 = { $times } times in one night { $minion } was worn out and got up again. The doctor recommends sea air, the clan recommends coffee.
paper-hospital-1-head = { $count ->
    [one] One patient
   *[other] { $count } patients
} admitted, no questions asked
paper-hospital-1 = Fell down the stairs, every one: { $minions }{ $more ->
    [0] {""}
   *[other] , and { $more } more
}. The sisters of mercy wonder about those stairs.
paper-hospital-2-head = Get well soon
paper-hospital-2 = Flowers for { $minions }{ $more ->
    [0] {""}
   *[other] {" "}and { $more } more
} may be left at the back door. Grapes are welcome, files are not.
paper-revived-1-head = Back on their feet
paper-revived-1 = { $minions }{ $more ->
    [0] {""}
   *[other] , and { $more } more,
} left the hospital against the advice of the doctors and in somebody else's coat.
paper-helper-1-head = { $player } lends a hand
paper-helper-1 = { $times } times lieutenant { $player } stepped in when others had thrown. It is called friendship; the dice call it interference.
paper-leader-1-head = { $player } goes first
paper-leader-1 = In { $times } rounds it was lieutenant { $player } who went in front. The others held the door.
paper-rally-1-head = All hands called back
paper-rally-1 = A whistle in the night, and { $count ->
    [one] one tired figure
   *[other] { $count } tired figures
} got up from the benches of the harbour. Time was paid for it, and time is dear.
paper-vanished-1-head = Missed the whole thing
paper-vanished-1 = { $count } members of the clan were worn out before anybody had sent for them. They ask to be told how it was.

### Problems

paper-troubled-1-head = When it rains, it rains on { $player }
paper-troubled-1 = { $times } problems in one night found their way to lieutenant { $player }. The umbrella was one of them.
paper-solved-1-head = { $count } problems fewer
paper-solved-1 = The clan works with care: { $count } problems are no more, “{ $problem }” the last of them. The remaining witnesses have started to collect stamps.
paper-solved-2-head = Tidy house
paper-solved-2 = Whoever looks for “{ $problem }” today looks in vain, and not only for that: { $count } problems were cleared away last night.
paper-dropped-1-head = What problem?
paper-dropped-1 = “{ $problem }” was there in the evening and is not there in the morning. A lady in gloves is said to have made one telephone call.

### When nothing else happened

paper-filler-1-head = Cat rescues fireman
paper-filler-1 = A fireman who had climbed the elm in Dock Street to fetch a cat was led down by it. Both were given milk.
paper-filler-2-head = Alderman denies everything
paper-filler-2 = Alderman Pickering denies. He was not told what, but he wanted to be first.
paper-filler-3-head = Fog stolen
paper-filler-3 = The harbour master reports that the fog ordered for Tuesday was not delivered. Smugglers express regret.
paper-filler-4-head = Choir in custody
paper-filler-4 = The precinct's tenor has been arrested by the precinct's bass. The concert takes place in cell four.
paper-filler-5-head = Statue unveiled, gone
paper-filler-5 = The monument to the Unknown Taxpayer was unveiled at ten and missing at eleven. The pedestal is on show.

### The society page

paper-break-spent-1-head = New faces at the usual tables
paper-break-spent-1 = Success has many friends, and { $purse } of reputation buys the better ones. At the Green Lamp hats were lifted, hands were shaken and rings were counted afterwards.
paper-break-spent-2-head = The clan receives
paper-break-spent-2 = There was an orchestra, there was a fountain, and there was { $purse } of reputation to be spent before midnight. Gentlemen with violin cases were asked to play.
paper-break-thrift-1-head = A quiet evening at home
paper-break-thrift-1 = With { $purse } of reputation in the purse the clan stayed in, played dominoes and let the young talents of the city walk past the window.

paper-break-hired-1-head = Engagements
paper-break-hired-1 = It is announced with pleasure, and without an address: { $minions }{ $more ->
    [0] {""}
   *[other] , and { $more } more,
} from now on { $count ->
    [one] keeps
   *[other] keep
} company with the clan.
paper-break-bailed-1-head = Released
paper-break-bailed-1 = { $minions }{ $more ->
    [0] {""}
   *[other] , and { $more } more,
} { $count ->
    [one] has
   *[other] have
} left a house with very small windows. The bail was paid in coins, to make the clerk count.
paper-break-lost-1-head = In memory
paper-break-lost-1 = No bail, no return ticket: { $minions }{ $more ->
    [0] {""}
   *[other] , and { $more } more
}. The band played the slow one.
paper-break-home-1-head = Left for the country
paper-break-home-1 = { $minions }{ $more ->
    [0] {""}
   *[other] , and { $more } more,
} { $count ->
    [one] has
   *[other] have
} given up the city for an aunt with chickens.
paper-break-recruits-1-head = Fresh from the tram
paper-break-recruits-1 = They asked for the way to the clan and were shown it: { $minions }{ $more ->
    [0] {""}
   *[other] , and { $more } more
}.
paper-break-won-1-head = The guest who stayed
paper-break-won-1 = Freed on the road and asked where to go, { $minions } said: wherever you are going.

### The election

paper-power-elected-outright-1-head = Landslide!
paper-power-elected-outright-1 = { $clan } against { $mayor }: nobody needed to count twice. By eleven the old mayor had cleared his desk, by twelve the new one had found out where the safe is.
paper-power-elected-outright-2-head = The city has a new mayor
paper-power-elected-outright-2 = With { $clan } to { $mayor } the clan walks in by the front door, for the first time in its history. The doorman asked for names. He has been promoted.
paper-power-elected-votes-1-head = By a hair!
paper-power-elected-votes-1 = Support stood at { $clan } to { $mayor }, and so the boxes were opened and counted under everybody's eyes: { $ours } votes to { $theirs }. Hats flew. Two of them came down with holes.
paper-power-defeated-outright-1-head = The mayor stays
paper-power-defeated-outright-1 = { $mayor } against { $clan } is an answer that even a gangster understands. The posters of the clan will be used to wrap fish.
paper-power-defeated-outright-2-head = The city says no
paper-power-defeated-outright-2 = It said it politely, with { $mayor } to { $clan }, and then it locked its doors. The mayor will make his usual speech, in the usual trousers.
paper-power-defeated-votes-1-head = Lost at the count
paper-power-defeated-votes-1 = { $clan } to { $mayor } before the count, and after it { $ours } votes to { $theirs }. The clan demanded to see every single ballot. It was shown them, and could read.
paper-power-betrayed-1-head = The traitor has talked
paper-power-betrayed-1 = He began to speak at nine and the stenographers had to take turns. With { $seized ->
    [one] one die
   *[other] { $seized } dice
} in his pocket and every name in his head he has sunk a campaign that stood at { $clan } to { $mayor }.

paper-power-recount-1-head = Counted, and counted again
paper-power-recount-1 = At { $sum } all the clerks stopped breathing, for the other side had as many. It took { $times } counts to get a different number.
paper-power-campaigns-1-head = A smile for every street
paper-power-campaigns-1 = { $count ->
    [one] One campaign
   *[other] { $count } campaigns
} brought the clan voters who had crossed the road before. “{ $card }” was the last that the city saw of it.
paper-power-idea-1-head = Whose idea was that?
paper-power-idea-1 = “{ $card }” came from lieutenant { $player }, who had kept it up the sleeve until the right moment. There are more sleeves.
paper-power-silenced-1-head = Corrections
paper-power-silenced-1 = { $count ->
    [one] One rumour was
   *[other] { $count } rumours were
} found to be untrue after friendly visits. “{ $card }” in particular never happened.
paper-power-loud-1-head = What people say
paper-power-loud-1 = { $count ->
    [one] One rumour is
   *[other] { $count } rumours are
} about, and nobody has stopped “{ $card }”. This paper repeats nothing; it merely lists it.
paper-power-traitor-1-head = A leak in the clan
paper-power-traitor-1 = At times { $count ->
    [one] one die was
   *[other] { $count } dice were
} missing from the table. They were found where the envelopes go.
paper-power-freed-1-head = A change of heart
paper-power-freed-1 = { $count ->
    [one] One die
   *[other] { $count } dice
} came back by the same door by which they had left. The person concerned remembers nothing now, and is glad of it.
paper-power-waver-1-head = Voters change their minds
paper-power-waver-1 = { $times } times somebody who had been won over went back to the mayor. One was seen wearing both badges.

### The special edition

paper-end-arrested-1-head = The end of the clan
paper-end-arrested-1 = It began in a back room and it ends in one. The legend stops at { $score }; what there would have been to tell, the lawyers will tell, by the hour.
paper-end-betrayed-1-head = Sold by one of their own
paper-end-betrayed-1 = It was not the police and it was not the mayor. It was somebody who had always been given a chair. The legend stops at { $score }.
paper-end-defeated-1-head = So near the chair
paper-end-defeated-1 = They had the streets, the cellars and half of the council, and then they had to ask the city. The legend stops at { $score }, in front of a locked town hall.
paper-end-street-tale-1-head = A street tale
paper-end-street-tale-1 = Children will play it between the bins, and somebody will have to be the clan. { $score } in all: it is a tale for short evenings, but it is theirs.
paper-end-front-page-1-head = They made the front page
paper-end-front-page-1 = { $score } in all, and this page with nothing else on it. Cut it out: the people it is about will deny having kept it.
paper-end-city-legend-1-head = A legend of this city
paper-end-city-legend-1 = { $score } in all. Taxi drivers tell it without being asked, and three bars claim to have the table at which it was planned.
paper-end-immortal-1-head = Immortal
paper-end-immortal-1 = { $score } in all. The city has had mayors, floods and an elephant; from now on it counts the years from last night.

paper-end-hero-1-head = { $minion }, first among equals
paper-end-hero-1 = Of all who did the work { $minion } did most: { $successes ->
    [one] one success
   *[other] { $successes } successes
} in the whole campaign. A street will not be named after anybody, for reasons of discretion.
paper-end-record-1-head = The throw that remains
paper-end-record-1 = { $total } for “{ $challenge }”, thrown by lieutenant { $player }: nobody has thrown higher in all these nights.
paper-end-lost-1-head = Roll of honour
paper-end-lost-1 = They are not coming back: { $minions }. Glasses are raised, hats stay on.
paper-end-problems-1-head = Odds and ends
paper-end-problems-1 = { $count ->
    [0] Not one problem was solved in all that time. One can get used to them.
    [one] One problem was solved in all that time; it was the right one.
   *[other] { $count } problems were solved in all that time. Others have been found since.
}

### Weather and advertisements

paper-weather-1-head = Weather
paper-weather-1 = Fog in the harbour, clearing after the shooting.
paper-weather-2-head = Weather
paper-weather-2 = Rain on the just and the unjust; the unjust have the umbrellas.
paper-weather-3-head = Weather
paper-weather-3 = Wind from the east, rumours from all directions.
paper-weather-4-head = Weather
paper-weather-4 = Dark from six o'clock, in the cellars all day.
paper-weather-5-head = Weather
paper-weather-5 = Frost at night. Whoever has cold feet should have said so earlier.
paper-weather-6-head = Weather
paper-weather-6 = Sunny, with a slight chance of witnesses.
paper-ad-1-head = Gloves
paper-ad-1 = Finkel & Daughter, all sizes, all fingers. Leave nothing behind.
paper-ad-2-head = Alibis
paper-ad-2 = By the hour or for the weekend. With opera ticket, slightly extra.
paper-ad-3-head = Lost
paper-ad-3 = One briefcase. The finder is asked not to open it, and if he has, to leave town.
paper-ad-4-head = Dance lessons
paper-ad-4 = Learn to step aside in time. Beginners, advanced, accountants.
paper-ad-5-head = Piano for sale
paper-ad-5 = Three holes, otherwise in tune. Was standing in the wrong place.
paper-ad-6-head = Locksmith
paper-ad-6 = Did you forget your key? Did somebody else? We come at any hour, by any way.
paper-ad-7-head = Rooms
paper-ad-7 = Quiet house, two exits, landlady hard of hearing.
paper-ad-8-head = Hats
paper-ad-8 = Brims from two inches. From four nobody will recognise you.

### The rebels

paper-figure-fights-won = Fights won
paper-figure-fights-lost = Fights lost
paper-figure-traitors = Traitors found
paper-figure-clan-pistol = The clan's pistol
paper-figure-rebels-pistol = The rebels' pistol

paper-rebels-peace-1-head = Peace in the family
paper-rebels-peace-1 = The chairs at the long table are taken again. { $won ->
    [one] One difference of opinion was
   *[other] { $won } differences of opinion were
} settled in the old way, and it took { $rounds ->
    [one] one round
   *[other] { $rounds } rounds
}. { $fled ->
    [0] Nobody is missing.
    [one] One napkin stays folded.
   *[other] { $fled } napkins stay folded.
}
paper-rebels-peace-2-head = Rebellion cancelled for lack of rebels
paper-rebels-peace-2 = Those who wanted a new management have been heard, one by one, in { $won ->
    [one] a single conversation
   *[other] { $won } conversations
}. The old management thanks them for the suggestion.
paper-rebels-truce-1-head = Two pistols on one table
paper-rebels-truce-1 = { $won } to { $lost } is the score of the quarrel within the clan. Both sides have laid their pistols down on the same spot, and both watch it. { $fled ->
    [0] Everybody sleeps at home.
    [one] One relative sleeps elsewhere.
   *[other] { $fled } relatives sleep elsewhere.
}
paper-rebels-truce-2-head = The family will talk about it on Sunday
paper-rebels-truce-2 = Neither won nor lost, say those who were there, after { $rounds ->
    [one] one round
   *[other] { $rounds } rounds
}. It is agreed that somebody has to apologise; it is not agreed who.
paper-rebels-divided-1-head = A house divided
paper-rebels-divided-1 = Half of the clan no longer greets the other half. The old guard fought { $won ->
    [0] and won nothing
    [one] and won once
   *[other] and won { $won } times
}; the young one had the better arguments, and more of them. { $fled ->
    [0] The door is still open.
    [one] One of them has not left an address.
   *[other] { $fled } of them have not left an address.
}
paper-rebels-divided-2-head = Head of the table changes hands
paper-rebels-divided-2 = The soup was served to somebody else first. After { $rounds ->
    [one] one round
   *[other] { $rounds } rounds
} of fighting the rebels sit where they please.

paper-rebels-tie-won-1-head = { $clan } all, and the clan says thank you
paper-rebels-tie-won-1 = “{ $card }” ended with { $clan } on either side. Since lieutenant { $player } had called the meeting, lieutenant { $player } declared it won.
paper-rebels-tie-lost-1-head = { $clan } all, and the hosts keep the hat
paper-rebels-tie-lost-1 = At “{ $card }” lieutenant { $player } did as well as the rebels, point for point. In an ambush that is not enough: the house wins.
paper-rebels-rout-1-head = { $clan } to { $rebels }
paper-rebels-rout-1 = Of a fight one can hardly speak: at “{ $card }” lieutenant { $player } made { $clan }, the rebels { $rebels }. They have asked that it be forgotten; this paper forgets nothing.
paper-rebels-rout-2-head = Rebels find out how it feels
paper-rebels-rout-2 = “{ $card }” was over before the barber had turned his sign. { $clan } for lieutenant { $player }, { $rebels } for the others, and a broom for everybody.
paper-rebels-beaten-1-head = The young ones hold “{ $card }”
paper-rebels-beaten-1 = Lieutenant { $player } brought { $clan }, the rebels had { $rebels } waiting. The lesson is said to have been short.
paper-rebels-beaten-2-head = Experience comes second
paper-rebels-beaten-2 = { $rebels } to { $clan } at “{ $card }”, for those who were taught by the other side. Lieutenant { $player } blames the teacher.
paper-rebels-champion-1-head = Every time the same fist
paper-rebels-champion-1 = In { $times } won fights, witnesses remember one and the same face: { $minion }. It has made an impression.
paper-rebels-traitor-1-head = { $count ->
    [one] A viper
   *[other] { $count } vipers
} at the breast
paper-rebels-traitor-1 = Asked about loyalty, { $minions }{ $more ->
    [0] {""}
   *[other] {" "}and { $more } more
} looked at the wrong person. The clan has noted it.
paper-rebels-fled-1-head = Left without saying goodbye
paper-rebels-fled-1 = When the dice fell, { $minions }{ $more ->
    [0] {""}
   *[other] {" "}and { $more } more
} remembered an aunt in another town. The aunt knows of nothing.
paper-rebels-caught-1-head = Family takes { $count ->
    [one] a lost sheep
   *[other] { $count } lost sheep
} home
paper-rebels-caught-1 = They were found at the station, at the harbour and under a bed, and they all said that they had just been on their way back.
paper-rebels-ambush-1-head = { $count ->
    [one] An ambush
   *[other] { $count } ambushes
} among relatives
paper-rebels-ambush-1 = One went out for bread and walked into “{ $card }”. Whoever laid it knew where the clan takes its coffee; no wonder, they used to take it together.
paper-rebels-short-1-head = Too few people for a proper quarrel
paper-rebels-short-1 = { $count ->
    [one] One rebel
   *[other] { $count } rebels
} had to be woken for it. The rebellion takes a step forward whenever the clan runs out of people.
paper-ad-9-head = Umbrellas
paper-ad-9 = With a hollow handle. What you keep in it is your affair.
paper-ad-10-head = Elocution
paper-ad-10 = Learn to say nothing for an hour. References from the town hall.
paper-ad-11-head = Laundry
paper-ad-11 = Shirts by Tuesday, money by Friday. No questions, little starch.
paper-ad-12-head = Photographs
paper-ad-12 = Portraits from the front. From the side they are taken elsewhere, free of charge.
