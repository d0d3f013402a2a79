# The labels of the board at the terminal.
pg-board-down = Down
pg-board-try = de poging
pg-board-sacks = Sacks
pg-board-play = Spel: { $play }
pg-board-to-beat = { $number } te verslaan
pg-board-bonus = bonus { $bonus }
pg-board-hurt = Gewond
