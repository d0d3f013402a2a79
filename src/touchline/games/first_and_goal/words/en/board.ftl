# The labels of the board at the terminal.
fg-board-down = down { $down }
fg-board-dice = Dice
fg-board-cards = Cards
fg-board-hand-deck = (hand+deck)
fg-board-deck =
    { $deck ->
        [offense] offense
       *[defense] defense
    }
fg-board-hand = Hand
fg-board-empty = empty
