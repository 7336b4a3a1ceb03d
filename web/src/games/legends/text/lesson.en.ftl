# The lesson of Legends: the first round of a bank.

legends-lesson-title = Learn Legends
legends-lesson-pitch = The first round of a bank robbery at a real table, together with one bot. You cannot lose anything here, and you may stop at any time.
legends-lesson-1 = You and the others are lieutenants of one clan: you win together or you lose together, and all hands lie open.
legends-lesson-2 = Everything is tried with dice. You choose a challenge and the minions who help, and see the odds before you roll.
legends-lesson-3 = Get loot out of the vaults before the squad arrives, and keep the number of fingerprints low.
legends-lesson-begin = Sit down
legends-lesson-next = Go on
legends-lesson-aim = The bank. The clock shows when the squad arrives. Until then open the vault and search it: every bag of loot is reputation.
legends-lesson-first = A round begins with a choice: who goes first? In a round everybody has one turn. Problems are dealt then, one or more to each.
legends-lesson-hand = Your minions. Letters with shapes are what they are good at: muscle, hands, charm, brains. The line below is an ability. The others’ hands lie open as well.
legends-lesson-recruit = You have a few actions. Recruit draws one or two minions from the clan deck. An empty hand helps nobody, so do it when yours is thin.
legends-lesson-challenge = Or try a challenge. Each shows its icons and its difficulty. Choose one, then tap minions: a matching icon is a white die, and the odds change with every tap.
legends-lesson-send = Nothing is decided before you press the button that rolls. A vault needs several successes; an alarm or a problem usually one.
legends-lesson-roll = The roll. Numbers are added up; the red die doubles or triples the highest one, or brings fatigue or a siren. As often as the total holds the difficulty, so many successes.
legends-lesson-luck = Luck counts 3. A lock blocks your highest die and hurts somebody. But each luck may cancel a lock instead: you choose when there are both.
legends-lesson-ability = Now everybody may use an ability from hand: roll a die again, put a lock aside … The minion is exhausted for it. Who has nothing to add passes.
legends-lesson-damage = Locks that stay are damage. The first one exhausts a minion of the roll, the second puts one out of action. Exhausted ones return by Cheer or when the clan rallies; those out of action only by Revive.
legends-lesson-problems = Problems lie in front of their owner. Some hurt at the end of every turn, some hold fingerprints. Anybody may solve anybody’s problem: they are challenges like the others.
legends-lesson-evidence = The fingerprints of all problems and open cards together. If at the end of a round they reach the limit, the clan is arrested, and everything is over. Watch this number.
legends-lesson-police = The police. If the token is not under control at the end of a round, they become active and strike in every round. Control turns it; sirens turn it back.
legends-lesson-end = The round is over: alarms act, fingerprints are counted, the clock moves on. When you have enough, everybody may escape with the loot. That is all there is to know.
legends-lesson-over = You know the game. Play this job to its end, or gather some friends for a campaign.
legends-lesson-on = Play on
legends-lesson-real = Start a real game
