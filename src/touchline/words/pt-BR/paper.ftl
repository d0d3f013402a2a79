# What 'touchline print' prints; the heads of a table are parted by bars.
paper-score-sheet = súmula
paper-field = campo
paper-date = Data
paper-home = Mandante
paper-away = Visitante
paper-first = Primeiro
paper-second = Segundo
