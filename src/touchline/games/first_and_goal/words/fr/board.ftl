# The labels of the board at the terminal.
fg-board-down = down { $down }
fg-board-dice = Dés
fg-board-cards = Cartes
fg-board-hand-deck = (main+pioche)
fg-board-deck =
    { $deck ->
        [offense] attaque
       *[defense] défense
    }
fg-board-hand = Main
fg-board-empty = vide
