# What 'touchline print' prints; the heads of a table are parted by bars.
paper-score-sheet = Spielbogen
paper-field = Spielfeld
paper-date = Datum
paper-home = Heim
paper-away = Gast
paper-first = Erster
paper-second = Zweiter
