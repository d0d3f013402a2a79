# The board in plain characters.

ss-board-legend = G> 1> yellow, attacks right   <G <1 red, attacks left   o ball   ( ) circle   : before the goal
ss-board-marks = + the figure can end there   * the ball can end there   # both
ss-board-goal = GOAL is possible
