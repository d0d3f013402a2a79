# Street Soccer en español.

ss-tagline = Cinco contra cinco en un tablero: tira el dado, corre al balón y pásalo entre los tuyos hasta la portería.
ss-side =
    { $team ->
        [yellow] Amarillo
       *[red] Rojo
    }
# Dentro de una frase.
ss-team =
    { $team ->
        [yellow] el amarillo
       *[red] el rojo
    }
    .of =
        { $team ->
            [yellow] del amarillo
           *[red] del rojo
        }
# The beginning of a sentence; on a page whoever reads it is "you".
ss-who =
    { PERSON($who) ->
        [you] Tú
       *[other] { $who }
    }
ss-who-places =
    { PERSON($who) ->
        [you] Colocas
       *[other] { $who } coloca
    }
ss-who-rolls =
    { PERSON($who) ->
        [you] Sacas un
       *[other] { $who } saca un
    }
ss-who-wins =
    { PERSON($who) ->
        [you] Ganas
       *[other] { $who } gana
    }
ss-chance-yellow = dado amarillo
    .the = el dado amarillo
ss-chance-red = dado rojo
    .the = el dado rojo
ss-chance-die = dado
    .the = el dado
ss-move-pass = No hay jugada posible: pasar

## Lo que se pregunta
ss-ask-place = { ss-side } coloca la figura { $number } de { $of }: ¿en qué casilla?
ss-ask-place-goalie-too = { ss-side } coloca la figura { $number } de { $of } (una de ellas ante la portería): ¿en qué casilla?
ss-ask-yellow-rolls = Amarillo tira por el saque inicial.
ss-ask-red-rolls = Amarillo sacó { $rolled }; rojo tira por el saque inicial.
ss-ask-kick-off =
    Saque inicial: desde una figura del círculo, el balón va exactamente a { $squares ->
        [one] 1 casilla
       *[other] { $squares } casillas
    }. ¿Adónde?
ss-ask-roll = { ss-side } tira el dado.
ss-ask-restart = Saque de puerta: ¿en qué casilla ante la portería toma el balón el portero?
ss-ask-restart-roll = Tira para el saque de puerta; un 1 se repite.
ss-ask-restart-kick =
    Saque de puerta: el portero lo manda exactamente a { $squares ->
        [one] 1 casilla
       *[other] { $squares } casillas
    }. ¿Adónde?
ss-ask-move = Salió { $die }: ¿qué figura, y adónde?

## Cómo está
ss-setting-up = colocación, { $placed } de { $of } figuras
ss-over = final
ss-rolling-off = tirando por el saque inicial
ss-to-kick-off = saca { $who }
ss-to-roll = tira { $who }
ss-to-move = mueve { $who }
ss-to-restart = saca de puerta { $who }
ss-die-shows = dado { $die }
ss-ball-on = balón en { $square }
ss-due-with = { $due }, { $first }
ss-due-with-both = { $due }, { $first }, { $second }
ss-draw = Sin goles, ni siquiera en la prórroga: empate.
ss-wins = { ss-who-wins } { $goals }-{ $others }.
ss-wins-in-extra-time = { ss-who-wins } { $goals }-{ $others } en la prórroga.
ss-wins-by-last-goal =
    { $goals }-{ $others } tras la prórroga; { PERSON($who) ->
        [you] ganas tú
       *[other] gana { $who }
    }, por el último gol del tiempo reglamentario.

## El comienzo
ss-places = { ss-who-places } una figura en { $square }.
ss-places-goalie = { ss-who-places } al portero en { $square }.
ss-all-placed = Están todos colocados.
ss-rolls = { ss-who-rolls } { $rolled }.
ss-rolls-for-kick-off = { ss-who-rolls } { $rolled } por el saque inicial.
ss-rolls-the-same =
    { PERSON($who) ->
        [you] También sacas un
       *[other] { $who } también saca un
    } { $rolled }: otra vez.
ss-wins-roll-off =
    { ss-who-rolls } { $rolled }; { PERSON($first) ->
        [you] sacas tú
       *[other] saca { $first }
    }: la diferencia es de { $squares ->
        [one] 1 casilla
       *[other] { $squares } casillas
    }.

## Turno a turno
ss-no-restart = { ss-who }: no hay saque posible, pasa el turno.
ss-nobody-moves = { ss-who }: nadie puede moverse, pasa el turno.
# El principio de una frase…
ss-kicks-off =
    { PERSON($who) ->
        [you] Sacas
       *[other] { $who } saca
    } desde { $start }
ss-restarts =
    { PERSON($who) ->
        [you] Sacas
       *[other] { $who } saca
    } de puerta desde { $start }
ss-walks =
    { PERSON($who) ->
        [you] Andas
       *[other] { $who } anda
    } de { $start } a { $end }
# … y cómo sigue.
ss-only-walks = { $lead }.
ss-kicks = { $lead }, disparo a { $end }.
ss-kicks-to = { $lead } a { $end }.
ss-shoots-goal = { $lead }, disparo, ¡GOL!
ss-passes = { $lead }, pase por { $touches } hasta { $end }.
ss-passes-goal = { $lead }, pase por { $touches }, ¡GOL!
ss-passing = { $lead }, por { $touches } hasta { $end }.
ss-passing-goal = { $lead }, por { $touches }, ¡GOL!
ss-shifted = El que chutó desde { $there } se aparta a { $aside }.
ss-new-score = { $home } { $points } – { $others } { $away }.
ss-goalie-takes =
    { PERSON($who) ->
        [you] Tu portero
       *[other] El portero de { $who }
    } toma el balón en { $square }.
ss-makes-way = El atacante de esa casilla se aparta a { $aside }.
ss-full-time = Final del partido.
ss-extra-time = Se han jugado { $minutes } minutos y hay empate: el próximo gol gana.

## Rechazos: colocación
ss-not-there-ring = { $square } no vale para { ss-team }: nadie empieza en el borde que rodea el campo
ss-not-there-taken = { $square } no vale para { ss-team }: ya hay una figura ahí
ss-not-there-circle = { $square } no vale para { ss-team }: nadie empieza en la otra mitad del círculo
ss-not-there-second-goalie = { $square } no vale para { ss-team }: ante la propia portería solo empieza el portero, y ya está colocado
ss-not-there-goalie-missing = { $square } no vale para { ss-team }: falta el portero, en una de las dos casillas ante su portería
ss-not-there-crowded = { $square } no vale para { ss-team }: como mucho un jugador de campo en el área propia
ss-not-there-both-fronts = { $square } no vale para { ss-team }: el otro portero necesita una de las casillas ante su portería
ss-not-there-circle-empty = { $square } no vale para { ss-team }: no quedaría nadie para la mitad propia del círculo
ss-not-there-own-half-empty = { $square } no vale para { ss-team }: además de la figura del círculo, un jugador de campo debe empezar en campo propio
ss-not-there-other-half-empty = { $square } no vale para { ss-team }: un jugador de campo debe empezar en campo contrario
ss-no-square = { $text } no es una casilla; escribe una como D5, o toda la colocación como B4-D5-E3-F4-H2
ss-one-too-many = { $square } es una figura de más: le toca al otro entrenador

## Rechazos: andar
ss-no-figure-on = en { $square } no hay ninguna figura { ss-team.of }
ss-cannot-come-back = { $figure } no puede volver a la casilla de la que sale
ss-figure-on = en { $square } hay una figura
ss-must-kick = el balón está en { $square } y hay que chutarlo: { $figure }-{ $square }* y adónde
ss-not-that-far =
    { $figure } no llega a { $square } en exactamente { $squares ->
        [one] 1 casilla
       *[other] { $squares } casillas
    }
ss-too-far =
    { $figure } no llega a { $square } en { $squares ->
        [one] 1 casilla
       *[other] { $squares } casillas
    } como mucho
ss-only-goalie-on = solo el portero puede quedarse en { $square }, ante su portería
ss-area-crowded = como mucho un jugador de campo en el área propia
ss-would-crowd = { $figure } acabaría en { $square }: sería el segundo jugador de campo en el área propia
ss-no-pass = no se puede pasar: alguien puede moverse
ss-where-to = ¿adónde desde { $square }? Puede acabar en { $ends } (* es el balón)
ss-no-move = { $text } no es una jugada; escríbela como F4-F7 o F4-G5*H7
ss-no-kick = { $text } no es una jugada; escríbela como F4*H6
# El principio de una frase…
ss-with-figure-on = con { $figure } en { $square }
ss-with-ball-on = con el balón en { $square }
# … y cómo sigue.
ss-enclosed = { $lead } las figuras { ss-team.of } encerrarían el balón con menos de tres bordes del campo
ss-walled-in = { $lead } el balón quedaría tapiado: no todos los equipos tienen un camino libre hasta él

## Rechazos: el balón
ss-ball-not-in-play = antes del saque de puerta el balón no está en juego
ss-ball-elsewhere = el balón está en { $ball }, no en { $square }
ss-out-of-reach = { $figure } no llega al balón en { $ball } con un { $die }
ss-kick-cannot-score = un chut de { LIST($lengths, type: "or") } desde { $square } no puede ser gol
ss-kick-cannot-end = un chut de { LIST($lengths, type: "or") } desde { $start } no puede acabar en { $square }
ss-ball-in-ring = el balón solo sale del campo por una portería; { $square } está en el borde
ss-opponent-on = en { $square } hay un rival
ss-mate-on = en { $square } hay un compañero: toca el balón y este sigue
ss-circle-takes-it = saca una figura del círculo, no { $figure }
ss-goalie-takes-it = saca el portero, no { $figure }
ss-nobody-walks = ahora nadie anda: escribe el chut como { $figure }* y adónde
ss-kick-off-cannot-score = el saque inicial no puede ser gol
ss-not-before-goal = { $square } no está ante la portería { ss-team.of }
ss-own-outfielder-on = en { $square } hay un jugador de campo propio
ss-attacker-stuck-on = el atacante de { $square } no tiene adónde ir
ss-attacker-on = en { $square } hay un atacante, y la otra casilla está libre
ss-which-goalie-square = { $text }: ¿en qué casilla ante su portería saca el portero?
ss-not-on-the-die = { $text } no está en el dado; posibles: 1 a 6
ss-not-on-restart-die = { $text } no está en el dado; posibles: 2 a 6
ss-one-again = en el saque de puerta un 1 se repite; posibles: 2 a 6

## Rechazos: posiciones
ss-two-figures-on = dos figuras en { $square }
ss-no-die-yet = solo hay un dado en la mesa cuando toca mover o chutar
ss-no-one-at-restart = en el saque de puerta un 1 se repite
ss-nobody-kicks-off = nadie puede sacar por { ss-team }
ss-not-the-placer = no es { ss-team } quien coloca una figura ahora
ss-not-in-turn = las figuras no se colocaron por turnos
ss-nobody-on = en { $square } no se coloca a nadie
ss-where-is-the-ball = ¿dónde está el balón?
ss-ball-not-yet = el balón aún no está en juego
ss-ball-with-goalie = el balón lo tiene el portero ante su portería
ss-ball-on-empty-square = el balón descansa en una casilla vacía del campo
ss-whose-restart = ¿de quién es el saque?
ss-conceded-restarts = saca el equipo que recibió el gol
ss-restart-without-ball = con un saque pendiente el balón no está en juego
ss-nobody-conceded = todavía no ha marcado nadie
ss-last-misfits = el último goleador no encaja con el marcador
ss-extra-time-level = la prórroga solo se juega con empate
ss-nothing-before-kick-off = antes del saque inicial no ha pasado nada

## El entrenador
ss-because-book = { $move } es lo mejor si ambos siguen el libro ({ $plan } para el amarillo).
ss-because-nothing-else = No hay otra cosa que hacer.
ss-because = { $move }: { $why }. { $win } ± { $within } de ganar.
ss-why-scores = así marcas
ss-why-square = la mejor casilla para los resultados 2 a 6
ss-why-threats =
    { $theirs ->
        [0] ninguna de sus tiradas marca
       *[other] { $theirs } de sus 6 tiradas marcan
    } al momento, y después { $own ->
        [0] ninguna
       *[other] { $own } de 6
    } de las tuyas
ss-why-fewer-threats = les deja { $theirs } de 6 tiradas que marcan al momento, y la siguiente opción { $more }
ss-why-more-chances = después marcan para ti { $own } de 6 tiradas, con la siguiente opción { $less }
ss-remark-interval = El ± dice cuánto se apartaron estas estimaciones de miles de partidas jugadas hasta el final, 95 veces de 100; se reduce según se decide el partido.

## Reglas de la casa
ss-rules-book = libro
ss-rules-book-help = el amarillo coloca los cinco y luego el rojo; el área son las dos casillas ante la portería
ss-rules-club = club
ss-rules-club-help = los entrenadores colocan por turnos y el área es el bloque de cuatro casillas
ss-option-alternate-placement = Colocar por turnos
ss-option-alternate-placement-help = los entrenadores colocan sus figuras por turnos, 1-2-2-2-2-1
ss-option-up-to-die = Hasta lo que marca el dado
ss-option-up-to-die-help = una figura puede andar menos casillas de las que marca el dado
ss-option-penalty-area = Área
ss-option-penalty-area-help = las dos casillas ante la portería, o el bloque de cuatro
ss-option-penalty-area-two = dos
ss-option-penalty-area-box = cuatro

## The coach: a move within a sentence
ss-told-walk = { $start } a { $end }
ss-told-kick = { $start } con pase a { $end }
ss-told-goal = Gol de { $start }
ss-told-kick-off = Saque inicial de { $start } a { $end }
ss-told-restart = Saque de puerta de { $start } a { $end }
ss-told-place = Figura en { $square }
ss-told-pass = Pasar

## Figures by player

ss-figure-possession = Posesión (de todos los toques)
ss-figure-points = Goles
ss-figure-points-allowed = Goles en contra
ss-figure-goals-a-match = Goles por partido
ss-figure-chances-taken = Ocasiones aprovechadas
ss-figure-their-chances = Ocasiones que aprovechó el rival
ss-figure-kicks = Toques
ss-figure-kicks-arrived = Toques que encontraron a un compañero
ss-figure-roll = Tirada media
ss-figure-chances = Ocasiones
ss-figure-kicks-on = Toques con continuación
ss-figure-rolls = Tiradas
ss-figure-pips = Puntos en los dados
