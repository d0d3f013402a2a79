# De tegenstanders van Football Darts.

fd-bot-hand = Zijn hand is de werper die voor zijn plaats is afgesproken; alleen keuze en mikpunt zijn van hemzelf.
