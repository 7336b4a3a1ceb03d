# Mafia in the browser, around the board: the score and the money, hints, lesson, fair check.

### The score

mafia-score = The money
mafia-score-skip = Skip to the end
mafia-score-winner = winner
mafia-score-cash = cash { $cash }
mafia-score-debt = { $count ->
    [one] One figure of { $player } is in prison and must be bought free: { $amount } to { $receiver }.
   *[other] { $count } figures of { $player } are in prison and must be bought free: { $amount } to { $receiver }.
}
mafia-score-no-debts = Nobody is left in prison: there is nothing to buy free.
mafia-score-settled = How the last money moved
mafia-winners = { $victory ->
    [clan] { $count ->
        [2] { $players }: the clan wins
       *[other] Shared by both clans: { $players }
    }
   *[solo] { $count ->
        [one] { $players } wins
       *[other] Shared victory: { $players }
    }
}
mafia-score-clan = Clan of { $one } and { $other }: { $cash }
mafia-score-left = Left in the bank, and nobody's: { $amount }

### The money by rounds

mafia-story = How the money went
mafia-story-why = Everybody's cash when a round is over, before ransoms are paid.
mafia-story-why-debts = Everybody's cash when a round is over, before ransoms are paid; at the very end after the last debts.
mafia-story-line = { $player }: { $amounts }.
mafia-story-table = As a table
mafia-story-time = After round
mafia-story-bank = Bank
mafia-story-start = start
mafia-story-end = debts

### Typed looks

mafia-inspect-empty = Empty: { $streets }

### The fair check

mafia-luck-deal = The deal of a round
mafia-luck-first-player = The first player
mafia-check-first = The first player is the one that was drawn; after that the right moved on by one each round.
mafia-check-hands = { $count ->
    [one] The hand
   *[other] All { $count } hands
} of { $rounds ->
    [one] the round are
   *[other] the { $rounds } rounds are
} as the shuffled cards give them.
mafia-check-drawn = { $count ->
    [0] Nobody exchanged a card.
    [one] The exchanged card was the next of the deck.
   *[other] All { $count } exchanged cards were the next of the deck.
}
mafia-check-laid = { $count ->
    [0] Nobody laid a card.
    [one] The card laid was the one in hand.
   *[other] All { $count } cards laid were the ones in hand.
}
mafia-check-opened = { $count ->
    [0] Nobody opened a card.
    [one] The card that was opened or shown had been laid there.
   *[other] All { $count } cards that were opened or shown had been laid there.
}

### Hints for a first game

mafia-hint-exchange = Choose what you do not want and exchange it, once a round. Goods need a buyer near them; crimes pay most, but only if no police comes by.
mafia-hint-lay = Lay your cards on your own streets. They work on the squares around them, and nobody, not even you, may look at them again: remember what lies where.
mafia-hint-act = Open one of your cards: it acts at once. Or pass, and stop for this round. Law is worth opening when a crime lies open near it.
mafia-hint-serve = Open a card, or let a prisoner make a step towards freedom: that is a turn, too. A pass gives up both.
mafia-hint-pistol = Fire at a card beside the pistol and take its money: but a fired pistol can be arrested. Hold, and it stays harmless.
mafia-hint-buyer = More than one buyer is near. The one you choose is paid as much as you: think of your mate.
mafia-hint-runner = Name who runs. The runner is home at the end of the round, if nobody arrests or kills the escape before.
mafia-hint-split = The bank cannot pay everything. The cards you name first get the rest; for the others players pay.
mafia-hint-ransom = Buy a figure of your clan free, or be done. A prisoner costs a card every round; the ransom goes to the next boss clockwise.

### The lesson

mafia-lesson-title = Learn Mafia
mafia-lesson-pitch = A few short rounds at a real table against three easy bots, with little money in the bank. You cannot lose anything here, and you may stop at any time.
mafia-lesson-1 = A town of sixteen streets and four bosses. Every round you lay your cards closed on your own four streets.
mafia-lesson-2 = Then they are opened one by one. Crimes and deals bring money; the law arrests crimes and takes their money away.
mafia-lesson-3 = When the bank is empty, prisoners are bought free and the richest boss wins.
mafia-lesson-begin = Sit down
mafia-lesson-next = Go on
mafia-lesson-aim = The town. Four streets have your colour, shape and letter: only there you lay cards. Near means touching, by a side or by a corner.
mafia-lesson-clans = Whoever sits opposite is your mate; the bosses beside you are the other clan. But in the end the richest single boss wins, so friendship has its limits.
mafia-lesson-exchange = Your hand. Once a round you may exchange as many cards as you like. Good company: a buyer and goods. Theft and robbery pay by themselves, and are the first to be arrested.
mafia-lesson-lay = Now the cards are laid, closed. Goods earn beside a buyer; police arrest crimes that touch them; the commissioner comes by a knight's move. At this table you may look up what you laid. At a real one you remember it.
mafia-lesson-open = Everybody opens one card a turn, clockwise. What is opened acts at once on open cards near it, whoever owns them. So the order matters: crimes late, law when there is somebody to catch.
mafia-lesson-loot = Money! It lies on the card and becomes yours when the round ends. Until then pistols, police, lawyers and courtesans can take it.
mafia-lesson-law = Police, commissioner and prosecutor arrest open crimes: the money goes to the law card, and a figure of the owner stands on the crime. A lawyer still sets it free; otherwise it goes to prison. What is opened after the law is safe, unless a witness sends the law out again.
mafia-lesson-pass = You need not open everything. Passing ends the round for you and costs all turns you have left. A crime that stays closed cannot be arrested.
mafia-lesson-prison = The prison. Each figure in it costs its owner a card in every deal. A prisoner serves instead: a turn, a cell closer to the exit. From the chair only money helps.
mafia-lesson-ransom = Between rounds figures are bought free for the number of their cell. You may pay for your mate, too. The money goes to the boss after the owner, clockwise: to an enemy.
mafia-lesson-end = The bank. When it is empty this is the last round: what it cannot pay, players pay, and at the end all prisoners must be bought free. Then the richest boss wins. That is all there is to know.
mafia-lesson-over = You know the game. Play this one to its end, or start a real one.
mafia-lesson-on = Play on
mafia-lesson-real = Start a real game
