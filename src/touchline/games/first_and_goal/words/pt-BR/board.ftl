# The labels of the board at the terminal.
fg-board-down = descida { $down }
fg-board-dice = Dados
fg-board-cards = Cartas
fg-board-hand-deck = (mão+baralho)
fg-board-deck =
    { $deck ->
        [offense] ataque
       *[defense] defesa
    }
fg-board-hand = Mão
fg-board-empty = vazia
