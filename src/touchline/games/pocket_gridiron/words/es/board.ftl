# The labels of the board at the terminal.
pg-board-down = Down
pg-board-try = el extra
pg-board-sacks = Sacks
pg-board-play = Jugada: { $play }
pg-board-to-beat = { $number } por superar
pg-board-bonus = extra { $bonus }
pg-board-hurt = Lesión
