ss-paper-court = court
ss-paper-note = Yellow plays to the right. Five figures a side; any small thing is the ball.
ss-paper-yellow = Yellow
ss-paper-red = Red
ss-paper-head = minute | die | Yellow's move | die | Red's move | score
