# Lo que imprimen las órdenes.


## Everywhere
cli-standard-output = salida estándar
cli-no-level = { $game } no tiene el nivel { $level }; hay: { $known }
cli-interrupted = Interrumpido.
cli-interrupted-goes-on = Interrumpido. La misma orden continúa.
cli-kept-in = Guardado en { $file }

## play, resume, replay, games, rules
cli-nothing-to-resume = no hay ningún partido a medias; 'touchline play GAME' empieza uno
cli-going-on =
    Seguimos con { $file }, { $steps ->
        [one] 1 paso jugado
       *[other] { $steps } pasos jugados
    }.
cli-opponents = rivales: { $levels }
cli-choices = se puede elegir: { $choices }
cli-played-alike = Se juegan igual.
cli-few-entries =
    --to { $to }: el acta tiene { $entries ->
        [one] 1 anotación
       *[other] { $entries } anotaciones
    }
cli-position = posición: { $position }
cli-no-entry-counts = en esta acta no hay ninguna anotación { $number } que cuente
cli-solving = resolviendo
cli-reviewing = analizando

## check
cli-all-laws-hold = Se cumplen todas las leyes.
cli-not-compared = Sin comparar con el juego compilado: para eso hace falta Numba (pip install 'touchline[fast]').
cli-law-broken = INCUMPLIDA: { $law }

## data
cli-data-none = { $game } no tiene valores propios: todo está impreso en las reglas
cli-data-count =
    { $count ->
        [one] 1 valor.
       *[other] { $count } valores.
    } 'touchline data { $game } --edit FILE' escribe un archivo para rellenarlos.
cli-data-written = { $file } está escrito; rellénalo y repite la orden para que se compruebe.
cli-data-instead = en vez de { $before }
cli-data-same = Nada difiere de { $whose }.
cli-data-our-own = nuestros propios valores
cli-data-ours = los nuestros
cli-data-line = { $file }, línea { $line }: { $fault }
cli-data-effect = En { $games } partidas de «{ $who }» con cada uno, con los mismos dados ({ $before } → { $after }):
cli-data-holm = p está corregida por las { $count } cifras comparadas (Holm).

## print, new-game
cli-no-chart = { $game } no tiene tabla: todo está en el tablero
cli-nothing-to-print = todavía no hay nada que imprimir de { $game }
cli-pages =
    { $file }: { $pages ->
        [one] 1 página
       *[other] { $pages } páginas
    }
cli-new-game-made = { $folder } contiene un juego pequeño que cumple todas las leyes. Ahora:
cli-new-game-name = { $name } no es un nombre: palabras en minúscula unidas por '-', como my-game
cli-new-game-taken = ya hay un juego { $name }
cli-new-game-there = { $folder } ya existe

## ladder
cli-ladder-game = juego
cli-ladder-level = nivel
cli-ladder-against = contra
cli-ladder-pairs = pares
cli-ladder-score = puntos (intervalo del 95 %, cada uno por sí)
cli-ladder-no-gpu = los bots de { $game } no juegan en una GPU

## season
cli-season-none = todavía no hay temporada; 'touchline season new GAME' crea una
cli-season-owner-form = { $text }: escribe un dueño como TEAM=NAME
cli-season-no-team = no hay ningún equipo { $team }; hay: { $known }
cli-season-at-least-one = hay que jugar al menos una temporada
cli-season-no-match = no se ha jugado tal partido
cli-season-rows =
    { $count ->
        [one] 1 fila
       *[other] { $count } filas
    } de { $table } en { $file }
cli-season-progress = { $percent } % de { $total } partidos
cli-season-measured = { $matches } partidos de { $level }: fuerzas en { $file }
cli-season-differs = semana { $week }, { $home } contra { $away }: el acta dice otra cosa
cli-season-checked =
    { $records ->
        [one] 1 acta repetida
       *[other] { $records } actas repetidas
    } en { $seconds } s, { $wrong } difieren de la tabla.
cli-season-simulated =
    { $played ->
        [one] 1 partido
       *[other] { $played } partidos
    } en { $seconds } s.
cli-season-match-kept = El partido queda guardado; 'touchline season play' lo continúa.

## solve, train
cli-not-solved = { $game } no está resuelto: sus mejores jugadores son aprendidos
cli-not-learned = { $game } no se aprende: está resuelto, o nadie lo enseña todavía
cli-train-ready = preparándose
cli-train-score = puntos
cli-train-done =
    { $measured }: { $score } ± { $interval } tras { $games ->
        [one] 1 partida
       *[other] { $games } partidas
    }
cli-train-kept = Guardado en { $folder }: { $files }
cli-train-shipped = Entregado: { $files }

## The server's commands
cli-not-verified = NO COMPROBADO: { $why }
cli-reports-none = Nadie ha denunciado nada.
cli-reports-line = { $day }  { $about }: { $reason }, dice { $reporter }; partido { $match }; { $before } antes
cli-reports-stalling = hace tiempo
cli-reports-cheating = hace trampas
cli-reports-name = tiene un nombre ofensivo
cli-reports-other = otra cosa
cli-not-a-text = esto no es un texto
cli-verified = comprobado
cli-copied = copiado y comprobado: { $counts }
cli-migrate-newest = el almacén tiene el esquema { $schema }, el más reciente
cli-migrate-made = se ha creado un almacén nuevo en { $store }, con el esquema { $schema }
cli-migrate-would-make = todavía no hay almacén en { $store }; se crearía uno con el esquema { $schema }
cli-migrate-done = el almacén pasó del esquema { $before } al { $schema }
cli-migrate-kept = el almacén tal como estaba queda en { $place }
cli-migrate-would = el almacén pasaría del esquema { $before } al { $schema }; probado en una copia, no se ha cambiado nada
cli-migrate-would-keep = el almacén tal como está quedaría en { $place }
cli-site-at = { $at } no es una carpeta de un espacio web: letras, cifras, puntos y guiones entre barras
cli-site-written =
    { $folder }: { $files ->
        [one] 1 archivo
       *[other] { $files } archivos
    }, { $size } MB

## serve, backup, restore, migrate, site
cli-serve-running = Touchline ya está en marcha, en { $address }
cli-serve-stopped = Touchline se ha detenido. Todos los partidos están guardados.
cli-serve-cannot = Touchline no puede arrancar: { $why }
cli-serve-port-taken = otro programa usa el puerto { $port }. Sin --port se busca el siguiente libre.
cli-serve-port-forbidden = este usuario no puede escuchar en el puerto { $port }. Los puertos desde el 1024 son de todos.
cli-serve-no-listening = no se puede escuchar en { $host }: { $problem }.
cli-serve-at = Touchline está en { $address }
cli-serve-others = Otros de tu red lo encuentran en { LIST($addresses, type: "or") }
cli-serve-only-here = Solo este ordenador llega a él; con `touchline serve --lan` se unen los teléfonos de tu red.
cli-serve-kept = Los partidos se guardan en { $store }
cli-serve-ctrl-c = Ctrl-C lo detiene.
cli-backup-exists = { $file } ya existe; una copia no sobrescribe nada
cli-backup-no-folder = no hay carpeta { $folder }
cli-backup-no-store = no hay ningún almacén en { $store }
cli-backup-none = no hay ninguna copia en { $file }
cli-backup-made = { $file }: { $found }
cli-restored = restaurado: { $found }
cli-restored-aside = restaurado: { $found }; el almacén anterior es { $aside }
cli-migrate-filled = { $table } en el almacén de destino no está vacía
cli-migrate-in-use = un servidor usa este almacén; detenlo primero o haz una copia
cli-migrate-other-matches = la copia no tiene los mismos partidos
cli-migrate-other-end = el partido { $match } acaba de otro modo en la copia
cli-store-verified = { $matches } partidos, { $rows } sucesos, cada hash comprobado
cli-store-broken = { $matches } partidos, { $rows } sucesos, cada hash comprobado salvo los de { $broken } dañados, que se copian tal cual:
cli-store-match-lost = el partido { $match } no está donde dice la tabla de partidos
cli-site-not-built = la interfaz no está construida: python frontend/build.py la construye
