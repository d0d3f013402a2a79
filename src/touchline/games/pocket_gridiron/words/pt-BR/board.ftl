# The labels of the board at the terminal.
pg-board-down = Descida
pg-board-try = o ponto extra
pg-board-sacks = Sacks
pg-board-play = Jogada: { $play }
pg-board-to-beat = { $number } a superar
pg-board-bonus = bônus { $bonus }
pg-board-hurt = Lesão
