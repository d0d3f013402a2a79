# Una temporada de First & Goal: equipos en pocas palabras y la crónica.


## Teams
fg-team-legs-strong = piernas fuertes
fg-team-legs-weak = piernas flojas
fg-team-arm-strong = brazo fuerte
fg-team-arm-weak = brazo flojo
fg-team-defense-strong = defensa de hierro
fg-team-defense-weak = defensa blanda
fg-team-wildness-strong = nunca igual dos veces
fg-team-wildness-weak = constante
fg-team-average = un poco de todo

## The report
fg-report-level = { $first } y { $second } empataron: { $points }-{ $others }.
fg-report-overtime = { $winner } venció en la prórroga a { $loser } { $points }-{ $others }.
fg-report-edged = { $winner } ganó por poco a { $loser } { $points }-{ $others }.
fg-report-routed = { $winner } arrolló a { $loser } { $points }-{ $others }.
fg-report-beat = { $winner } ganó a { $loser } { $points }-{ $others }.
fg-report-ground = { $who } corrió { $carries } veces para { $rushing } yardas y completó { $completions } de { $attempts } pases para { $passing }, con { $converted } de { $thirds } terceros downs convertidos.
fg-report-lost =
    { $who } perdió el balón { $times ->
        [one] una vez
       *[other] { $times } veces
    }.
fg-report-missed = { $who } dejó { $points } puntos en el campo con { $missed } field goals fallados.
fg-report-longest = La jugada más larga: { $play }, { $yards } yardas, de { $who }.
fg-report-longest-touchdown = La jugada más larga: { $play }, { $yards } yardas para touchdown, de { $who }.

## What is counted
fg-figure-points = Puntos
fg-figure-points-allowed = Puntos en contra
fg-figure-touchdowns = Touchdowns
fg-figure-total-yards = Yardas totales
fg-figure-carries = Carreras
fg-figure-rushing-yards = Yardas por carrera
fg-figure-attempts = Pases
fg-figure-completions = Pases completos
fg-figure-passing-yards = Yardas por pase
fg-figure-sacks = Capturas sufridas
fg-figure-sack-yards = Yardas perdidas por capturas
fg-figure-interceptions = Pases interceptados
fg-figure-fumbles-lost = Balones sueltos perdidos
fg-figure-turnovers = Pérdidas de balón
fg-figure-first-downs = Primeros downs
fg-figure-third-down-attempts = Terceros downs
fg-figure-third-down-conversions = Terceros downs convertidos
fg-figure-fourth-down-attempts = Cuartos downs
fg-figure-fourth-down-conversions = Cuartos downs convertidos
fg-figure-penalties = Castigos
fg-figure-penalty-yards = Yardas de castigo
fg-figure-punts = Despejes
fg-figure-punt-yards = Yardas de despeje
fg-figure-fg-att = Goles de campo intentados
fg-figure-fg-made = Goles de campo anotados
fg-figure-fg-long = Gol de campo más largo
fg-figure-pat-att = Puntos extra intentados
fg-figure-pat-made = Puntos extra anotados
fg-figure-two-pt-att = Intentos de dos puntos
fg-figure-two-pt-made = Intentos de dos puntos logrados
fg-figure-kickoff-return-yards = Yardas de retorno de patada
fg-figure-punt-return-yards = Yardas de retorno de despeje
fg-figure-onside-kicks = Patadas cortas
fg-figure-safeties = Safeties
fg-figure-time-outs = Tiempos fuera
fg-figure-possession-cards = Posesión en cartas
fg-figure-drives = Series
