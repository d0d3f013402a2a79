fd-paper-head = Q | drive | who | from | dart 1 | dart 2 | dart 3 | dart 4 | try | score
fd-paper-coin = The offense plays to the right: a coin is the ball, yards are darts.
