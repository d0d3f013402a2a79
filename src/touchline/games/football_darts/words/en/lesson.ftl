# The lesson in English, and the aim of the game in a sentence.

fd-lesson-toss = Football on a dartboard: whoever has more points after four quarters wins. You won the coin toss, so take the ball.
fd-lesson-aim = You start at your own 30, with four darts for the 70 yards to the goal line. A triple counts three times its number: aim at triple 20.
fd-lesson-single = Single 20 instead: 20 yards. No dart goes exactly where you aim; the rings show where most land. Aim at triple 10.
fd-lesson-exact = 30 yards! Now it is 20 to go. Exactly 20 is a touchdown, more is a bust and the ball is lost. Aim at single 20.
fd-lesson-last = Only a 5: 15 to go, and this is the last dart. You could kick a field goal for 3 points; go for it at single 15.
fd-lesson-try = Touchdown, six points! Now a try: one dart at 1, 5 or 20 for one more point. Aim between them, at single 20.
fd-lesson-end = Seven points on your first drive. Each player has eight drives; whoever is ahead after four quarters wins.
fd-aim = More points than the other after four quarters.
