# The lesson in English, and the aim of the game in a sentence.

ss-lesson-aim = You are yellow. Get the ball into red's goal: whoever has more goals after 25 minutes wins. Roll the die.
ss-lesson-walk = A 2: one figure walks exactly 2 squares, never diagonally. Walk E4 to F5, beside the ball.
ss-lesson-again = Red has answered with a 1. Every turn is one roll and one figure. Your turn: roll.
ss-lesson-kick = A 3. From F5 the ball is 1 step away; the 2 pips left, and one more, are a kick of 3 squares. Play it to J4.
ss-lesson-late = Red's goalie cleared it. In minute 12 all stand as at the start: your second chance. Roll.
ss-lesson-goal = A 5: E4 reaches the ball in 3 steps and kicks 3. Each mate it meets gives a step back: by H5 and J6 into the goal!
ss-lesson-end = One goal up! Red restarts from its own goal. Twenty-five minutes are played; whoever has more goals wins.
ss-aim = More goals than the other after 25 minutes.
