# 'touchline darts': how well you throw, and where to aim.
fd-darts-no-preset = no hay ningún perfil { $name }; hay: { $known }
fd-darts-none = aquí no hay ni un dardo
fd-darts-ask-darts = Tus dardos:
fd-darts-ask-aim = ¿A qué apuntabas (T20, BULL, … o 'unknown')?
fd-darts-at-bull = Donde no se dice otra cosa, se toman como apuntados a BULL (--aim T20, o --aim unknown).
fd-darts-at-coach = Se toman como apuntados adonde habría apuntado el entrenador (--aim T20, o --aim unknown).
fd-darts-no-file = no hay ningún archivo { $file }
fd-darts-other-game = { $file } es un acta de { $game }: en ese partido no se lanzaron dardos
fd-darts-nobody = nadie llamado { $name } lanza en este partido; están: { $known }
fd-darts-no-statistics = aún no hay dardos así en este equipo: 'touchline play football-darts --table' los guarda
fd-darts-picture-kind = { $file } debe acabar en .png o .svg
fd-darts-thrower = el lanzador { $thrower } no vale; da { $wanted }
fd-darts-expected = Puntos esperados según dónde se apunta, { $thrower }
fd-darts-no-board = { $game } no tiene diana
fd-darts-win = Probabilidad de ganar de { $who } según dónde se apunta: { $call }, { $thrower }
fd-darts-best-aim = { $file }: mejor puntería ({ $x }, { $y }) mm, { $worth }

## fit
fd-fit-sigma =
    { $darts } { $darts ->
        [one] dardo
       *[other] dardos
    }: σ { $sigma } mm (intervalo del 95 %: de { $low } a { $high }).
fd-fit-around = Caen en torno a ({ $x }, { $y }) mm, en { $bed }.
fd-fit-bias = Tus dardos caen { $across } mm a la { $side } de donde apuntas y { $up } mm por { $height }.
fd-fit-left = izquierda
fd-fit-right = derecha
fd-fit-above = encima
fd-fit-below = debajo
fd-fit-shape = σ a lo ancho { $across } mm, σ a lo alto { $up } mm, ρ { $rho }.
fd-fit-toward = Acercado a { $prior } como si se hubieran visto { $more } dardos más: { $shrunk } mm, lo más próximo a { $nearest }; escribe throwers={ $thrower }.
fd-fit-no-darts = no hay dardos de los que aprender
fd-fit-no-score = ningún dardo vale { $score }
fd-fit-no-aim = a { $text } no se apunta: da una casilla, como T20 o BULL
fd-fit-no-bed = { $text } no es ni casilla ni puntuación

## stats
fd-stats-player = { $player }: { $matches } { $matches ->
        [one] partido
       *[other] partidos
    }, { $darts } { $darts ->
        [one] dardo
       *[other] dardos
    }
fd-stats-average = media de { $average } puntos por dardo; { $share }
fd-stats-most = lo más acertado: { $beds }
fd-stats-at = a { $bed }: { $hit } de { $thrown } ({ $share })
fd-stats-drives = drives acabados en la zona de anotación: { $done } de { $drives } ({ $share })
fd-stats-field-goals = goles de campo: { $good } de { $tried }
fd-stats-evening = { $match }: contra { $opponent }, { $result }; media { $average }, { $touchdowns }/{ $drives } drives
fd-stats-unfinished = { $result }, sin acabar
fd-stats-kind-off = fuera de la diana { $share }
fd-stats-kind-bulls = bulls { $share }
fd-stats-kind-doubles = dobles { $share }
fd-stats-kind-trebles = triples { $share }
fd-stats-kind-singles = simples { $share }

## solve
fd-worth-wins = { $who } ({ $thrower }) recibiendo primero gana el { $win }, con { $own } a { $other } puntos de media
fd-worth-finer = Con la rejilla de puntos a la mitad, ninguna de { $among } probabilidades cambia más de { $change } ({ $seconds } s)

## Where to aim, in a table
fd-pointed-away = tirado fuera a propósito
fd-pointed-at = { $bed } ({ $x }, { $y } mm)
fd-darts-worth-points = { $value } puntos
