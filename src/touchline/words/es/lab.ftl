# Lo que imprime el laboratorio.


## Simulations
lab-all-there = { $file }: están las { $games } partidas
lab-one-row = { $file }: una fila por { $what }
lab-resume-goes-on = Lo mismo con --resume continúa.
lab-played =
    { $games ->
        [one] 1 partida
       *[other] { $games } partidas
    }, { $players }, semilla { $seed }; { $steps } pasos en { $seconds } s ({ $rate } millones/s)
lab-interrupted = { $played } (de las { $asked } pedidas; interrumpido)
lab-rules = Reglas: { $rules }. Cada intervalo vale por sí, no todos a la vez.
lab-figure = cifra
lab-mean = media
lab-interval = intervalo del 95 %

## Tournaments
lab-pairs = pares
lab-player = jugador
lab-points = puntos
lab-games = partidas
lab-points-against = puntos por partida contra
lab-cup-kept = Interrumpido. { $done } de { $total } pares están guardados en { $file }; la misma orden continúa desde ahí.
lab-cup-no-pair = Interrumpido antes de que acabara un par: la misma orden empieza de nuevo.
lab-cup-unkept = Interrumpido. No se ha guardado nada; con --file FILE la misma orden continúa otro día.
lab-faults =
    { $count ->
        [one] 1 partida se perdió por un fallo:
       *[other] { $count } partidas se perdieron por un fallo:
    }
lab-and-more = … y { $more } más

## Progress and speed
lab-progress = { $what }: { $done } de { $total } ({ $share }), quedan unos { $left }
lab-progress-first = { $what }: { $done } de { $total } ({ $share })
lab-loop = bucle
lab-transitions = transiciones/s
lab-machine =
    { $processor }, { $cores ->
        [one] 1 núcleo
       *[other] { $cores } núcleos
    }, Python { $python }
lab-machine-load = { $machine }, carga { $load }
lab-goal-met = sí
lab-goal-missed = no
lab-goal = (meta { $wanted } ×)

lab-clock-form = reloj { $text }: escribe segundos por partida, como 60 o 60+0.5
lab-same-engine = dos motores se llaman { $name }: escribe NAME=COMMAND
lab-row-kind = una fila es una de { $known }, no { $given }
lab-no-drives = { $game } no tiene drives; pide game, play o decision
lab-gpu-policies = en una GPU solo juegan estrategias compiladas, no bots
lab-nobody-called = nadie se llama { $player } en { $game }; hay: { $known }
lab-seat-count = { $game } tiene { $seats } sitios; nombra uno, dos o { $most } jugadores
lab-no-opponent = no hay rival compilado { $name }; hay: { $known }
lab-no-seat = no hay sitio { $seat }; { $game } tiene { $seats }, contados desde 0
lab-rows-as = { $file }: las filas se escriben como { $kinds }
lab-no-folder = { $file }: no hay carpeta { $folder }
lab-only-parquet = { $file }: solo un .parquet dice qué contiene; solo ese se puede continuar
lab-other-simulation = { $file } contiene otra simulación: difieren { $changed }
lab-unreadable = { $file } no se puede leer: { $problem }
lab-seed = una semilla es un entero de 0 a 2**64 - 1
lab-one-game = hay que jugar al menos una partida
lab-no-backend = no hay motor { $name }; hay: { $known }
lab-sprt-order = sprt { $text }: la primera diferencia es la menor, los errores están por debajo de 0.5
lab-sprt-form = sprt { $text }: escribe dos diferencias Elo, como 0,10
lab-two-players = un torneo necesita al menos dos jugadores distintos
lab-sprt-two = una prueba secuencial es entre dos jugadores
lab-one-pair = un encuentro tiene al menos un par de partidas
lab-other-tournament = { $file } contiene otro torneo: difieren { $changed }
lab-no-tournament = { $file } no es un torneo: { $problem }
lab-glance = { $title }: unos { $minutes } minutos, { $players } jugadores; { $stronger } gana a { $weaker } { $better } ({ $low } … { $high }) veces de cada cien ({ $matches } partidos)
lab-no-cuda = numba-cuda no está instalado ({ $problem }); pip install 'touchline[cuda]'
lab-no-gpu = en esta máquina no hay GPU NVIDIA con un controlador que funcione
lab-engine-start = no se puede arrancar { $command }: { $problem }
