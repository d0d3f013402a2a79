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
