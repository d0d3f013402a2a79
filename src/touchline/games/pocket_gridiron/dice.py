"""The seven dice and what their faces can say, as small integers (PG-1)."""

from __future__ import annotations

QB, WR, TE, RB, WHITE, BLACK, YELLOW = range(7)
"""The dice in the order of PG-1.1 to PG-1.7.  The first four are also the players who can carry the ball."""

DICE = ("qb", "wr", "te", "rb", "white", "black", "yellow")
"""Their names, as typed."""

CARRIERS = ("QB", "WR", "TE", "RB")

SIDES = 6
"""Faces of a die, and the stride of the tables over dice in the box."""

TARGET, SNEAK, SCRAMBLE, SET_PLAY = range(4)
"""PG-1.1, the quarterback: the value of a TARGET is the die to roll next, of a SET_PLAY its bonus."""

ROUTE, INCOMP, FUMBLE = range(3)
"""PG-1.2, PG-1.3, PG-1.4: the receivers and the running back."""

PLAIN, PAT_BLOCK, RECOVER, SACK, INJURY, FLAG = range(6)
"""PG-1.5, the defense: the words under the numbers.  A FLAG has the value 0."""

TOUCHDOWN, ARROW, OUT_OF_BOUNDS, VIDEO = range(4)
"""PG-1.6, the end zone; an ARROW is a touchdown with the arrow.  The value is the number on the face."""

ON_DEFENSE, ON_OFFENSE = range(2)
"""PG-1.7, the penalties: whose foul it was."""
