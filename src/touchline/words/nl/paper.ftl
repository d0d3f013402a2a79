# What 'touchline print' prints; the heads of a table are parted by bars.
paper-score-sheet = scoreformulier
paper-field = veld
paper-date = Datum
paper-home = Thuis
paper-away = Uit
paper-first = Eerste
paper-second = Tweede
