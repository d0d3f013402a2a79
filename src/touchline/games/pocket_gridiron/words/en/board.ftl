# The labels of the board at the terminal.
pg-board-down = Down
pg-board-try = the try
pg-board-sacks = Sacks
pg-board-play = Play: { $play }
pg-board-to-beat = { $number } to beat
pg-board-bonus = bonus { $bonus }
pg-board-hurt = Hurt
