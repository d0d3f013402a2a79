# The board in plain lines.
fd-board-clockwise = Clockwise from the top:
