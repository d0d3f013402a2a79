# What 'touchline print' prints; the heads of a table are parted by bars.
paper-score-sheet = feuille de match
paper-field = terrain
paper-date = Date
paper-home = Domicile
paper-away = Visite
paper-first = Premier
paper-second = Second
