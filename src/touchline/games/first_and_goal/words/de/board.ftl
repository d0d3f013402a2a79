# The labels of the board at the terminal.
fg-board-down = Versuch { $down }
fg-board-dice = Würfel
fg-board-cards = Karten
fg-board-hand-deck = (Hand+Stapel)
fg-board-hand = Hand
fg-board-empty = leer
