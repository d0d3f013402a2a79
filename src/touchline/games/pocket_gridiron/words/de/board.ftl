# The labels of the board at the terminal.
pg-board-down = Versuch
pg-board-try = der Extraversuch
pg-board-sacks = Sacks
pg-board-play = Spielzug: { $play }
pg-board-to-beat = { $number } zu schlagen
pg-board-bonus = Bonus { $bonus }
pg-board-hurt = Verletzt
