# The labels of the board at the terminal.
fg-board-down = Versuch { $down }
fg-board-dice = Würfel
fg-board-cards = Karten
fg-board-hand-deck = (Hand+Stapel)
fg-board-deck =
    { $deck ->
        [offense] Angriff
       *[defense] Abwehr
    }
fg-board-hand = Hand
fg-board-empty = leer
