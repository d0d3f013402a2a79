# The board in plain lines.
fd-board-clockwise = Dans le sens horaire depuis le haut :
