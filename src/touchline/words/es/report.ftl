# The pages of 'touchline report', and the figures that 'touchline simulate' prints.

## Figures
report-went-first = movió primero
report-points-home = puntos del local
report-points-away = puntos del visitante
report-points-all = puntos en total
report-winning-margin = margen de victoria
report-home-wins = victorias del local
report-draws = empates
report-first-wins = gana el lado que { $first } (empates, la mitad)
report-steps-dice = pasos, dados incluidos
report-decisions-made = decisiones
report-lead-changes = cambios de líder
report-games-with-change = partidas con cambio de líder
report-comeback = remontada: desventaja que superó el ganador
report-decided-share = parte de la partida jugada cuando se decidió
report-overtime = prórroga
report-drive-ending = drives por partida que acaban en: { $result }
report-rule-rules = partidas en que rige { $rule }
report-against = { $stronger } contra { $weaker }
report-others = otras { $count }
report-a-decision = decisión

## How a drive ends
report-drive-touchdown = Touchdown
report-drive-field-goal = Gol de campo
report-drive-opp-touchdown = Touchdown del rival
report-drive-safety = Safety
report-drive-interception = Intercepción
report-drive-missed-field-goal = Gol de campo fallado
report-drive-punt = Punt
report-drive-bust = Pasado
report-drive-turnover-on-downs = Pérdida por downs
report-drive-turnover = Pérdida
report-drive-failed-fake = Engaño fallido
report-drive-onside-kick = Onside kick
report-drive-end-of-half = Fin de la mitad
report-drive-fumble = Fumble

## The page
report-title = { $game } en el laboratorio
report-first-rules = primeras reglas
report-second-rules = segundas reglas
report-more-figures = y { $count } cifras propias más
report-default-rules = reglas de la caja
report-all-seats = «{ $player }» en todos los sitios
report-played = { $games } partidas simuladas, { $players }, semilla { $seed }.
report-played-part = { $games } partidas simuladas de { $asked } pedidas (interrumpido), { $players }, semilla { $seed }.
report-rules-are = Reglas: { $rules }.
report-two-sets = Dos juegos de reglas con los mismos dados:
report-first-is = primeras: { $rules }
report-second-is = segundas: { $rules }
report-mind = Ojo:
report-no-odds = con estas reglas algunos resultados se anotan en la mesa y no tienen probabilidades propias; aquí salieron todos por igual.
report-foot = Touchline { $touchline }, { $game }, reglas { $rules }. Intervalos del 95 %; la unidad independiente es la partida. La misma semilla da las mismas partidas en cualquier máquina.
report-mean-score = marcador medio
report-won-by-first = gana el lado que { $first }
report-steps-a-game = pasos por partida, dados incluidos
report-changes-a-game = cambios de líder por partida
report-to-overtime = van a la prórroga
report-drawn = acaban en empate
report-within-seven = acaban a siete puntos o menos
report-change-title = Qué hace el cambio
report-change-text = { $real } de { $count } cifras difieren de verdad. Una diferencia es real cuando el azar solo la haría así de grande con menos del 5 % de probabilidad, probadas juntas todas las cifras de esta tabla (corrección de Holm). Ambos lados tuvieron los mismos dados y se comparan partida a partida, salvo (~) lo que solo se sabe de todas juntas: eso se compara como si los dados fueran distintos, lo que ensancha sus intervalos más de lo necesario.
report-real = real
report-not-seen = no se ve
report-head-change = cambio, intervalo del 95 %
report-head-p = p, corregido
report-differences = Diferencias

## Chapters
report-scores = Marcadores
report-scores-text = Cuántos puntos se anotan y por cuánto se gana.
report-home = local
report-away = visitante
report-scores-both = Puntos del local (relleno) y del visitante (línea).
report-points-of-a-side = Puntos de un lado
report-points-of-both = puntos de ambos lados
report-points-in-all = Puntos en total
report-points = puntos
report-steps = pasos
report-decisions = decisiones
report-margin = Margen
report-margin-label = local menos visitante
report-margin-text = Las partidas reñidas están en el centro.
report-spread = Mediana { $middle } { $what }, la mitad de las partidas entre { $low } y { $high }
report-spread-same = Mediana { $middle } { $what }, y así es al menos la mitad de las partidas
report-of-side = { $side }: { $told }
report-length = Duración
report-length-text = Un paso es una decisión o una tirada, carta o dardo.
report-steps-title = Pasos
report-decisions-title = Decisiones
report-went-first-name = empezó
report-home-side = local
report-an-edge = una ventaja
report-a-burden = una desventaja
report-no-edge = ninguna ventaja visible
report-edge = { $mean } (de { $low } a { $high }): { $verdict }
report-going-first = Empezar
report-going-first-text = Parte de las partidas que gana el lado que { $first } (un empate vale medio). Lo igualado es { $even }.
report-edge-title = Ventaja con su intervalo
report-drama = Emoción
report-drama-text = Una partida emociona cuando cambia el líder, cuando se remonta y cuando se decide tarde.
report-changes-title = Cambios de líder
report-changes-label = veces que la ventaja pasó al otro lado
report-changes-none = En el { $share } de las partidas no hay ninguno.
report-decided-title = Cuándo se decidió la partida
report-decided-label = parte de la partida jugada
report-decided-text = Cuándo empezó la ventaja final. Decididas en el último décimo: { $share }.
report-comebacks-title = Remontadas
report-comebacks-label = mayor desventaja del ganador
report-comebacks-text = El { $share } de los ganadores nunca fue por detrás.
report-endings = Cómo acaba un drive
report-endings-text = De { $count } drives. Un drive, de media: { $told }.
report-drive-average = { $points } puntos, { $steps } pasos
report-results = Resultados
report-share-of-drives = Parte de todos los drives.
report-share-of-decisions = Parte de estas decisiones.
report-chosen = Qué se elige
report-chosen-text = Cada tipo de decisión con más de una opción, tal como decide { $who }.
report-luck = Suerte y habilidad
report-luck-text = Jugadores iguales se reparten los puntos; uno más fuerte se lleva más, y cuánto más es lo que el juego deja a la habilidad. Ambos sitios se juegan con los mismos dados. «Distinguir» es ir por delante con un 95 % de certeza.
report-luck-wins =
    { $stronger } gana el { $share } de los puntos; { $games ->
        [one] una sola partida los distingue
       *[other] unas { $games } partidas los distinguen
    }
report-luck-never = { $stronger } gana el { $share } de los puntos; ningún número de partidas los distingue
report-points-won = Puntos ganados
report-every-rule = Cada regla
report-every-rule-text = Cuántas veces rige una regla, y en cuántas partidas.
report-never-seen = Nunca vistas aquí: { $rules }.
report-head-rule = regla
report-head-says = qué dice
report-head-times = veces por partida
report-head-games = partidas
report-head-of = { $head }, { $side }
report-rules-table = Cuántas veces actúa cada regla

## Sequential tests
report-sprt-open = aún sin decidir
report-sprt-accepted = se acepta { $elo } Elo
report-sprt = SPRT { $low } contra { $high } Elo (errores { $alpha }, { $beta }): { $verdict }; razón de log-verosimilitud { $ratio } de { $lower } … { $upper } tras { $pairs } pares
