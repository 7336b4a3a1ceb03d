# The lesson of Crossfire, fetched by who learns it.

crossfire-lesson-title = Learn Crossfire
crossfire-lesson-pitch = One game at a real table with five easy bots, with all the time to read. You may stop at any time.
crossfire-lesson-1 = Everybody gets a secret card. It is passed to the left and mixed among neighbours, so that each has seen a scrap of the truth.
crossfire-lesson-2 = Then you talk, and lie, for a few minutes, and everybody points at somebody at the same moment.
crossfire-lesson-3 = Agents fire first, assassins second. If the VIP is hit the red side wins, otherwise the blue side. Some cards have wishes of their own.
crossfire-lesson-begin = Sit down
crossfire-lesson-next = Go on
crossfire-lesson-aim = The table. Everybody here holds one secret card. One is the VIP, and the whole game turns on whether somebody hits the VIP.
crossfire-lesson-mix = The cards in play, with how many there are of each. Tap one to read how it wins.
crossfire-lesson-look = Your card. Look at it, and remember it: soon it is your left neighbour’s.
crossfire-lesson-pass = Every card went one to the left. You know your left neighbour’s card now, and your right neighbour knows yours.
crossfire-lesson-shuffle = Three neighbours mix their cards. Who was in which shuffle everybody knows; which card came back only its holder.
crossfire-lesson-claim = Now it stays with you: this card decides how you win. Lay it down with any face you like.
crossfire-lesson-talk = Talk. At this table you may look at your cards again. Tell what you saw, ask others, compare: neighbours who do not agree about a passed card contain a liar.
crossfire-lesson-doubt = The ledger marks what cannot all be true: more claims of a role than copies, neighbours who contradict each other. When you have said enough, say that you are ready.
crossfire-lesson-point = Point at somebody. Agents look for assassins, assassins for the VIP, and nobody should hit a bystander: whoever does, loses.
crossfire-lesson-end = The calls are over and all cards lie open. Everybody’s line says why they won or lost. That is all there is to know.
crossfire-lesson-over = You know the game. Gather some friends: it is best with people.
crossfire-lesson-on = Look around
crossfire-lesson-real = Start a real game
