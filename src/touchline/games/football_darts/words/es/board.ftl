# The board in plain lines.
fd-board-clockwise = En sentido horario desde arriba:
