# The board in plain lines.
fd-board-clockwise = No sentido horário a partir do topo:
