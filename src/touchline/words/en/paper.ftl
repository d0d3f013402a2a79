# What 'touchline print' prints; the heads of a table are parted by bars.
paper-score-sheet = score sheet
paper-field = field
paper-date = Date
paper-home = Home
paper-away = Away
paper-first = First
paper-second = Second
