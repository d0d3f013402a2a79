# The labels of the board at the terminal.
fg-board-down = down { $down }
fg-board-dice = Dados
fg-board-cards = Cartas
fg-board-hand-deck = (mano+mazo)
fg-board-deck =
    { $deck ->
        [offense] ofensiva
       *[defense] defensa
    }
fg-board-hand = Mano
fg-board-empty = vacía
