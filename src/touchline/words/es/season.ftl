# Una temporada en texto: tablas, semanas, play-offs.


## Standings
season-standings-week = { $season }: clasificación tras la semana { $week }
season-standings-played =
    { $season }: clasificación tras { $played } de { $whole ->
        [one] 1 partido
       *[other] { $whole } partidos
    }
season-table = Tabla
season-order-by = Orden según { $rule }; 'touchline season why' la cita.
season-head-record = G-P
season-head-points = puntos
season-head-for = a fav.
season-head-against = con.
season-head-difference = dif.
season-above-by = { $above } por delante de { $team } por { $how }
season-by-points = puntos
season-by-record = balance
season-by-head-to-head = duelo directo
season-by-division-record = balance en la división
season-by-point-difference = diferencia de puntos
season-by-points-scored = puntos anotados
season-by-wins = victorias
season-by-the-coin = la moneda
season-by-other = { $text }

## Weeks and rounds
season-week = Semana { $week }
season-week-unknown = Semana { $week }: aún no se sabe.
season-round-final = Final
season-round-semi-final = Semifinal
season-round-quarter-final = Cuartos de final
season-round-of = Ronda de { $teams }
season-the-final = La final
season-people = { $people }

## Play-offs
season-no-playoffs = { $season } no tiene play-offs: el primero de la tabla es el campeón.
season-if-today = Si la temporada acabara hoy
season-champion = Campeón: { $team }

## Where it stands
season-overview =
    { $season } · { $game } · { $teams ->
        [one] 1 equipo
       *[other] { $teams } equipos
    } · semilla { $seed }
season-coaches = Entrenadores: { $people }; los demás: { $level }
season-coaches-bots = Entrenador de todos: { $level }
season-over = Terminada. Campeón: { $team }

## Odds and the laboratory
season-odds =
    { $season }: { $seasons ->
        [one] 1 temporada
       *[other] { $seasons } temporadas
    } desde aquí en { $seconds } s
season-column-record = balance
season-column-wins = vict.
season-column-playoffs = play-offs
season-column-division = división
season-column-seed = 1.º
season-column-final = final
season-column-champion = campeón
season-column-titles = títulos
season-column-cheap = barata
season-cheap-what = Barata: cuántas veces el ganador de la división pasó con menos victorias que un equipo que se quedó fuera. Si todas las divisiones fueran iguales, cada una ganaría { $share } de los títulos.
season-laboratory =
    { $seasons ->
        [one] 1 temporada
       *[other] { $seasons } temporadas
    }, { $matches } partidos de { $level } en { $seconds } s; { $processor } s de procesador, { $rate } partidos por segundo de ese tiempo
season-favourites = El primero de la tabla gana el título en { $first }, el equipo más fuerte en { $strongest }.

## Leaders and reports
season-leaders = { $season }: líderes
season-a-match = { $mean } por partido
season-report = Semana { $week }: { $home } { $points }, { $away } { $others }
season-picture-wins = victorias por temporada (intervalo del 95 %)
season-picture-titles = títulos, % de temporadas (intervalo del 95 %)
season-picture-divisions = títulos, % de temporadas; a trazos: si todas las divisiones fueran iguales
season-picture-told = { $seasons } temporadas, { $matches } partidos de { $level } · el primer cabeza de serie gana { $first }, el equipo más fuerte { $strongest }

season-places = los play-offs tienen 2, 4, 8, … plazas, no { $count }
season-no-table = no hay tabla { $table }; hay: { $known }
season-table-as = { $file }: una tabla se escribe como { $kinds }
season-head-start = los partidos con ventaja no se juegan por millares
season-none = { $game } no tiene temporada
season-team-not-table = el equipo { $number } no es una tabla
season-team-name = equipo { $number }: un nombre tiene de 1 a { $longest } letras
season-team-key = equipo { $number }: una clave se escribe como north-end, no { $key }
season-team-field = equipo { $number }: no hay campo { $field }
season-team-figures = equipo { $number }: figures es una tabla
season-not-over = este partido no ha terminado
season-two-teams = una temporada necesita dos equipos
season-division-sizes = las divisiones deben tener el mismo número de equipos, no { $sizes }
season-odd-teams = con un número impar de equipos alguien descansaría cada semana
season-few-rivals = no hay { $count } rivales distintos fuera de cada división
season-no-schedule = no se hallaron { $count } semanas sin repetir emparejamientos
season-seed = una semilla es un entero de 0 a 2**63 - 1
season-same-key = dos equipos tienen la misma clave
season-few-teams = { $places } plazas en los play-offs para { $teams } equipos
season-format = esta no es una temporada del formato { $format }
season-no-team-known = no hay equipo { $team }; hay: { $known }
season-damaged = la primera línea de la temporada está dañada: { $problem }
season-no-team = no hay equipo { $team } en esta temporada
season-no-line = { $file }: esto no es una temporada: no tiene ninguna línea completa
season-there = { $file } ya existe
season-no-teams = { $file }: le falta [[teams]]

## Notes on a match
season-note-late = jugado por bots tras el plazo
season-note-awarded = adjudicado
## What is counted in any game
season-figure-points = Puntos
season-figure-points-allowed = Puntos en contra
season-figure-decisions = Decisiones
## Champions of past seasons
season-champions = Campeones
season-champions-none = Ninguna temporada de este equipo tiene campeón todavía.
season-champions-line = { $season } · { $game }: { $team } ({ $record }), entrenador { $coach }
season-champions-final = { $points }-{ $others } contra { $rival }

## A match of any game in words
season-told-level = { $one } y { $two } empataron { $points }-{ $others }.
season-told-parted = { $winner } y { $loser } quedaron { $points }-{ $others }; según las reglas ganó { $winner }.
season-told-given = { $winner } ganó aunque { $loser } iba por delante { $others }-{ $points }: el partido se abandonó o se adjudicó.
season-told-won = { $winner } venció a { $loser } { $points }-{ $others }.
season-told-back = { $winner } remontó { $behind } de desventaja.
season-told-changes = El liderato cambió { $times } veces.
season-told-never-behind = { $winner } nunca fue por detrás.
