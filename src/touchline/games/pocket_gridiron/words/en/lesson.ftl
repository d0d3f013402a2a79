# The lesson in English, and the aim of the game in a sentence.

pg-lesson-aim = You are close to the goal line and have four downs to score; six points are a touchdown. Roll the quarterback's die.
pg-lesson-route = He throws to the wide receiver. Roll the receiver's die: the number on it is how hard the play is to stop.
pg-lesson-defense = A Slant, worth 5. The defense rolls the white die twice: if the sum reaches 5, the play is stopped. Let them roll.
pg-lesson-second = 3 and 2 are 5: stopped, and it is second down. Everything that does not score costs a down. Roll again.
pg-lesson-set-play = A set play makes your next play one stronger. You could kick a field goal for 3 points now; play on for six.
pg-lesson-through = A run off tackle: 6, and one for the set play, is 7. The defense needs 7 with two rolls. Let them roll.
pg-lesson-touchdown = 4 and 1 are only 5: you are through! Roll the black die for the end zone; four of its six faces are a touchdown.
pg-lesson-try = Touchdown, six points! Kick for one more: it is good unless the defense rolls its one block.
pg-lesson-end = Seven points on your first drive. Each team has eight drives; the higher score wins after the last.
pg-aim = More points than the other after eight drives each.
