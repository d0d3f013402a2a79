# The labels of the board at the terminal.
fg-board-down = down { $down }
fg-board-dice = Stenen
fg-board-cards = Kaarten
fg-board-hand-deck = (hand+stapel)
fg-board-deck =
    { $deck ->
        [offense] aanval
       *[defense] verdediging
    }
fg-board-hand = Hand
fg-board-empty = leeg
