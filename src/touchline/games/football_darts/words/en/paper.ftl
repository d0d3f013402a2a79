fd-paper-head = Q | drive | who | from | dart 1 | dart 2 | dart 3 | dart 4 | try | score
fd-paper-coin = The offense plays to the right. A coin is the ball: move it by the yards that each dart brings.
