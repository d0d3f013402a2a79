# The board in plain lines.
fd-board-clockwise = Met de klok mee vanaf boven:
