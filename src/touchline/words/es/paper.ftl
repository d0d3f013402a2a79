# What 'touchline print' prints; the heads of a table are parted by bars.
paper-score-sheet = hoja de resultados
paper-field = campo
paper-date = Fecha
paper-home = Local
paper-away = Visitante
paper-first = Primero
paper-second = Segundo
