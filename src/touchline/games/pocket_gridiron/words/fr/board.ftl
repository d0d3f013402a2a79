# The labels of the board at the terminal.
pg-board-down = Down
pg-board-try = l'essai
pg-board-sacks = Sacks
pg-board-play = Jeu : { $play }
pg-board-to-beat = { $number } à battre
pg-board-bonus = bonus { $bonus }
pg-board-hurt = Blessé
