# The lesson in English, and the aim of the game in a sentence.

fg-lesson-aim = You have the ball 34 yards from the goal and four tries, called downs, to gain ten. Both call a card in secret. Call Sweep, a run.
fg-lesson-pass = The two cards say which dice are rolled: 5 yards. A run also burns a card, and cards are the clock. Now pass: Slant.
fg-lesson-third = An X on the play die: broken up. Third down and 6. Four downs without ten yards, and the ball is theirs. Call Screen.
fg-lesson-clock = 11 yards, a first down! After a pass you may burn a card to run the clock down. Nobody leads yet: save the clock.
fg-lesson-red-zone = 19 yards to go. The Bomb bears a red 20: barred this close. They expect a pass, so run: call Off Tackle.
fg-lesson-try = 20 yards: touchdown, six points! Now kick the extra point: only two X on the dice would block it.
fg-lesson-end = Touchdown and extra point: seven. Your deck of cards is the clock; two halves are played, and most points win.
fg-aim = More points than the other after two halves; your cards are the clock.
