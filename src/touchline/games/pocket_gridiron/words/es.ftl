# Pocket Gridiron en español.

pg-tagline = Fútbol americano en la zona roja con siete dados: cuatro downs para romper la defensa y anotar.

## Downs, jugadores, dados
pg-down = { $number }.º y gol
# Al principio de una frase.
pg-the-try = El intento de dos puntos
# The beginning of a sentence; on a page whoever reads it is "you".
pg-who-accepts =
    { PERSON($who) ->
        [you] Aceptas
       *[other] { $who } acepta
    }
pg-who-declines =
    { PERSON($who) ->
        [you] Rechazas
       *[other] { $who } rechaza
    }
pg-who-takes-kick =
    { PERSON($who) ->
        [you] Eliges la patada
       *[other] { $who } elige la patada
    }
pg-who-wins =
    { PERSON($who) ->
        [you] Ganas
       *[other] { $who } gana
    }
pg-player-qb = quarterback
pg-player-wr = receptor
pg-player-te = ala cerrada
pg-player-rb = corredor
# Lo que se tira, con artículo y con «de».
pg-chance-coin = moneda
    .the = la moneda
    .of = de la moneda
pg-chance-qb = dado del quarterback
    .the = el dado del quarterback
    .of = del dado del quarterback
pg-chance-wr = dado del receptor
    .the = el dado del receptor
    .of = del dado del receptor
pg-chance-te = dado del ala cerrada
    .the = el dado del ala cerrada
    .of = del dado del ala cerrada
pg-chance-rb = dado del corredor
    .the = el dado del corredor
    .of = del dado del corredor
pg-chance-white = dado blanco
    .the = el dado blanco
    .of = del dado blanco
pg-chance-black = dado negro
    .the = el dado negro
    .of = del dado negro
pg-chance-yellow = dado amarillo
    .the = el dado amarillo
    .of = del dado amarillo
pg-coin-heads = Cara
pg-coin-tails = Cruz
# Caras con número y palabra.
pg-face-pat-block = { $value } PAT bloqueado
    .number = { $value }
pg-face-recover = { $value } Recupera
    .number = { $value }
pg-face-sack = { $value } Sack
    .number = { $value }
pg-face-injury = { $value } Lesión ×2
    .number = { $value }
pg-face-touchdown = { $value } TD
pg-face-arrow = { $value } TD con flecha
pg-face-out-of-bounds = { $value } Fuera
pg-face-video = { $value } VIDEO

## Jugadas
# En un botón.
pg-move-go = Jugársela
pg-move-play = Seguir jugando
pg-move-field-goal = Patear el field goal
pg-move-accept = Aceptar el castigo
pg-move-decline = Rechazar el castigo
pg-move-pat = Patear por uno
pg-move-two = Jugar por dos
pg-move-wr = Receptor
pg-move-te = Ala cerrada
pg-move-rb = Corredor

## Lo que se pregunta
pg-ask-toss = Lanza la moneda: si sale cara, recibe el primer equipo.
pg-ask-snap = { $down }: tira el dado rojo del quarterback.
pg-ask-route = El balón va al { $player }: tira su dado ({ $die }).
pg-ask-sack = El quarterback escapa: tira el dado blanco por el sack.
pg-ask-chase = Castigo rechazado: tira el dado blanco; un sack es safety.
pg-ask-fumble = Fumble: tira el dado blanco; con Recupera se pierde el balón.
pg-ask-pat = Punto extra: tira el dado blanco; solo PAT bloqueado lo impide.
pg-ask-end-zone = La defensa está superada: tira el dado negro de la zona de anotación.
pg-ask-field-goal = Field goal: tira el dado negro; con { $needed } o más es bueno.
pg-ask-return = Interceptado: tira el dado negro; la flecha es touchdown.
pg-ask-flag = Pañuelo en la jugada: tira el dado amarillo de los castigos.
pg-ask-nothing = El partido ha terminado.
# Una vez rechazado un pañuelo.
pg-flags =
    { $flags ->
        [off] { " (los pañuelos cuentan 0)" }
       *[on] { "" }
    }
pg-ask-defense-once = { $route }, fuerza { $intensity }: tira una vez el dado blanco{ pg-flags }.
pg-ask-defense-first = { $route }, fuerza { $intensity }: tira el dado blanco, primera tirada de dos{ pg-flags }.
pg-ask-defense-second = { $route }, fuerza { $intensity }: tira el dado blanco, segunda tirada de dos tras { $shown }{ pg-flags }.
pg-ask-intercept = { $route }, fuerza { $intensity }: tira el dado negro; con { $needed } o más hay intercepción.
pg-ask-decoy = { $route }, fuerza { $intensity }: tira el dado negro; con { $needed } o más funciona el señuelo.
pg-ask-first-card = Elige tu carta de equipo: ¿{ $one }, { $two }, { $three } o { $four }?
pg-ask-second-card = Elige tu carta de equipo: ¿{ $one }, { $two } o { $three }?
pg-ask-call = 4.º y gol: ¿jugar (play) o field goal (field-goal)?
pg-ask-set-play = Jugada preparada, +{ $bonus }: ¿seguir jugando (play) o field goal (field-goal; con { $needed } o más es bueno)?
pg-ask-audible = Audible: ¿WR, TE o RB?
pg-ask-audible-or-kick = Audible: ¿WR, TE o RB, o field goal (field-goal; con { $needed } o más es bueno)?
pg-ask-try = ¡Touchdown! ¿Patear por un punto (pat) o una jugada por dos (two)?
pg-ask-penalty = Castigo a la defensa en { $route }, fuerza { $intensity }: ¿aceptar (accept: cuatro downs nuevos) o rechazar (decline: se repite esa tirada)?
pg-ask-penalty-on-try = Castigo a la defensa en { $route }, fuerza { $intensity }: ¿aceptar (accept: se repite el intento) o rechazar (decline: se repite esa tirada)?
pg-ask-penalty-offense = Castigo al ataque en { $route }, fuerza { $intensity }: ¿aceptar (accept: la jugada fracasa) o rechazar (decline: una tirada por el sack y el safety)?

## Cómo va
pg-kick-off = Saque inicial
pg-final = Final
pg-quarter = Cuarto { $number }
pg-overtime = Prórroga
pg-on-the-try =
    { PERSON($who) ->
        [you] tu intento extra
       *[other] { $who } en el intento extra
    }
pg-at =
    { PERSON($who) ->
        [you] balón tuyo
       *[other] { $who }
    }, { $down }
pg-at-with-sacks =
    { PERSON($who) ->
        [you] balón tuyo
       *[other] { $who }
    }, { $down }, { $sacks ->
        [one] 1 sack
       *[other] { $sacks } sacks
    }
pg-drive-of = serie { $drive } de { $of }
pg-drive = serie { $drive }
pg-draw = Empate, { $points }–{ $points }.
pg-wins = { pg-who-wins } { $points }–{ $others }.
pg-wins-in-overtime = { pg-who-wins } { $points }–{ $others } en la prórroga.

## Jugada a jugada: decisiones
pg-toss =
    { $coin ->
        [heads] Cara
       *[tails] Cruz
    }: { PERSON($who) ->
        [you] recibes tú
       *[other] recibe { $who }
    }.
pg-takes-card =
    { PERSON($who) ->
        [you] Juegas
       *[other] { $who } juega
    } con la carta { $card }.
pg-lines-up =
    4.º y gol: { PERSON($who) ->
        [you] te formas
       *[other] { $who } se forma
    } para el field goal.
pg-goes-for-it =
    4.º y gol: { PERSON($who) ->
        [you] te la juegas
       *[other] { $who } se la juega
    }.
pg-takes-kick = { pg-who-takes-kick }.
pg-takes-kick-with = { pg-who-takes-kick }, +{ $bonus }.
pg-plays-on =
    { PERSON($who) ->
        [you] Sigues
       *[other] { $who } sigue
    } jugando.
pg-calls-audible =
    { PERSON($who) ->
        [you] Cambias
       *[other] { $who } cambia
    } la jugada: { $player }.
pg-goes-for-two =
    { PERSON($who) ->
        [you] Vas
       *[other] { $who } va
    } por dos.
pg-sends-kicker =
    { PERSON($who) ->
        [you] Mandas
       *[other] { $who } manda
    } salir al pateador.
pg-declines =
    { pg-who-declines } el castigo: se repite { $roll ->
        [first] la primera tirada
        [second] la segunda tirada
       *[only] la tirada
    } y los demás pañuelos cuentan 0.
pg-accepts = { pg-who-accepts } el castigo; los downs empiezan de nuevo.
pg-accepts-on-try = { pg-who-accepts } el castigo; el intento se repite.
pg-declines-for-safety =
    { PERSON($who) ->
        [you] Rechazas el castigo y vas
       *[other] { $who } rechaza el castigo y va
    } a por el quarterback, a por el safety.
pg-accepts-failure = { pg-who-accepts } el castigo; la jugada fracasa.

## Jugada a jugada: el snap
# Cada una cuando ya se dijo el down, y con él.
pg-scrambles = El quarterback escapa.
pg-scrambles-on = { $down }: el quarterback escapa.
pg-scrambles-again = Escapa otra vez.
pg-scrambles-into-sack = Escapa por tercera vez y lo CAPTURAN.
pg-audible = El quarterback cambia la jugada.
pg-audible-on = { $down }: el quarterback cambia la jugada.
pg-set-play = Jugada preparada, +{ $bonus }.
pg-set-play-on = { $down }: jugada preparada, +{ $bonus }.
pg-sneak = Sneak del quarterback, { $strength }.
pg-sneak-on = { $down }: sneak del quarterback, { $strength }.
pg-hand-off = Entrega al corredor.
pg-hand-off-on = { $down }: entrega al corredor.
pg-pass = Pase al { $player }.
pg-pass-on = { $down }: pase al { $player }.
pg-incomplete = Incompleto.
pg-fumble = ¡FUMBLE! El balón está suelto.
pg-fumble-on-try = ¡FUMBLE!
pg-route = { $route }, { $strength }.
# La fuerza de una jugada y de qué se compone.
pg-intensity = fuerza { $intensity }
pg-intensity-injured = fuerza { $intensity } ({ $printed } − { $less } por lesión)
pg-intensity-set-play = fuerza { $intensity } ({ $printed } + { $more } de jugada preparada)
pg-intensity-favoured = fuerza { $intensity } ({ $printed } + { $more } de especialidad)
pg-intensity-injured-set-play = fuerza { $intensity } ({ $printed } − { $less } por lesión + { $more } de jugada preparada)
pg-intensity-injured-favoured = fuerza { $intensity } ({ $printed } − { $less } por lesión + { $more } de especialidad)
# Antes del punto de una frase.
pg-and-read = { $told }; la defensa la lee y busca la intercepción
pg-and-decoy = { $told }; corre un señuelo

## Jugada a jugada: dados
pg-flag = ¡PAÑUELO en la jugada!
pg-flag-on-defense = Pañuelo: { $foul }, contra la defensa.
pg-flag-on-offense = Pañuelo: { $foul }, contra el ataque.
pg-flag-fails = Pañuelo: { $foul }, contra el ataque: la jugada fracasa.
# El principio de una frase …
pg-shows-one = La defensa saca { $second }
pg-shows-one-missed = La defensa saca { $second } (placaje fallado)
pg-shows-two = La defensa saca { $first } y { $second }
pg-shows-two-missed = La defensa saca { $first } y { $second } (placaje fallado)
# … y cómo sigue.
pg-shows = { $shown }.
pg-beaten = { $shown }: { $reached } contra { $intensity }, ¡SUPERADA!
pg-stopped = { $shown }: { $reached } contra { $intensity }, { $route } queda detenida.
pg-sneak-stopped = { $shown }: { $reached } contra { $intensity }, el sneak queda detenido.
pg-injured =
    Un golpe brutal: { PERSON($who) ->
        [you] tu { $player }
       *[other] el { $player } de { $who }
    } está LESIONADO, −1 desde ahora.
pg-video = VIDEO: el árbitro mira la repetición; se tira otra vez.
pg-runner-out = Fuera: el corredor pisa la línea de banda.
pg-pass-out = Fuera: el pase se atrapa fuera del campo.
pg-two-good = ¡Los dos puntos valen!
pg-touchdown =
    ¡{ PERSON($who) ->
        [you] TOUCHDOWN tuyo
       *[other] TOUCHDOWN de { $who }
    }!
pg-recovers =
    ¡{ PERSON($who) ->
        [you] RECUPERAS
       *[other] { $who } RECUPERA
    } el balón!
pg-keeps-ball =
    { PERSON($who) ->
        [you] Te tiras
       *[other] { $who } se tira
    } sobre el balón suelto.
pg-gets-away = { FORM($face, case: "number") }: se libra.
pg-no-sack =
    { $face }: no hay sack; se repite { $roll ->
        [first] la primera tirada
        [second] la segunda tirada
       *[only] la tirada
    } y los pañuelos cuentan 0.
pg-sacked = ¡CAPTURADO!
pg-pat-blocked = La patada queda BLOQUEADA.
pg-pat-good = { FORM($face, case: "number") }: el punto extra es bueno.
pg-field-goal-good = { $rolled }: el field goal es BUENO, 3 puntos.
pg-field-goal-missed = { $rolled }: el field goal se va fuera.
pg-returned =
    ¡{ PERSON($who) ->
        [you] Lo devuelves
       *[other] { $who } lo devuelve
    } HASTA EL FINAL, touchdown!
pg-return-stopped = { $rolled }: el regreso queda detenido.
pg-decoy-works = { $rolled }: el señuelo funciona, la defensa solo tiene una tirada.
pg-decoy-fails = { $rolled }: nadie pica en el señuelo.
pg-gets-through = { $rolled }: el pase llega
pg-told = { $told }.
pg-intercepted =
    { $rolled }: ¡INTERCEPTADO { PERSON($who) ->
        [you] por ti
       *[other] por { $who }
    }!

## Jugada a jugada: en qué queda
pg-new-down = { $down }.
pg-new-down-sacks =
    { $down }, { $sacks ->
        [one] 1 sack
       *[other] { $sacks } sacks
    } en esta serie.
pg-new-score = { $home } { $points }, { $away } { $others }.
pg-safety =
    ¡SAFETY! 2 puntos { PERSON($who) ->
        [you] para ti
       *[other] para { $who }
    }.
pg-try-fails = El intento fracasa.
pg-turnover = Pérdida de balón por downs.
pg-ball =
    Balón { PERSON($who) ->
        [you] para ti
       *[other] para { $who }
    }, { $down }.
pg-still-level = Sigue el empate: se continúa.
pg-level = Empate tras cuatro cuartos: prórroga.
pg-half-time = Descanso.
pg-quarter-over =
    Fin del { $number ->
        [1] primer
        [2] segundo
        [3] tercer
       *[4] último
    } cuarto.
pg-game-over = Y eso es todo.

## Rechazos
pg-card-taken = el otro equipo ya tiene la carta { $card }
pg-no-kick-on-try = en el intento extra no hay field goal
pg-kick-on-fourth-only = el field goal es solo para el 4.º down; ahora es { $down }
pg-no-kick-now = el field goal es para el 4.º down, antes de la jugada, o para una jugada preparada; ahora es { $down }
pg-no-quarterback = un audible nombra WR, TE o RB, no al quarterback
pg-no-answer = { $text } no es una respuesta aquí; se puede: { $open }
pg-no-face = { $text } no es una cara { FORM($what, case: "of") }: { $possible }
pg-several-faces = { $text } puede ser más de una cara { FORM($what, case: "of") }: { $possible }
pg-want-cards = dos cartas distintas de { $cards }, como 'air,ground', o choose

## Rechazos: posiciones
pg-bad-drives = hay { $drives } series
pg-bad-others-drive = la serie { $drive } es del otro equipo (first={ $first })
pg-bad-pro-only = eso es del modo Pro
pg-bad-choosing = se están eligiendo las cartas
pg-bad-own-card = cada equipo tiene su propia carta
pg-bad-not-on-try = eso no ocurre en un intento extra
pg-bad-try-down = un intento extra es un último down sin sacks
pg-bad-call-down = esa decisión es del 4.º down
pg-bad-no-safety = no es posible un safety
pg-bad-no-play = no hay ninguna jugada en marcha
pg-bad-no-route = { $route } no es una jugada de ese dado
pg-bad-no-card-play = ninguna carta tiene esa jugada
pg-bad-not-called = todavía no se ha cantado ninguna jugada
pg-bad-carrier-die = el portador tiene su propio dado
pg-bad-nobody = nadie tiene el balón
pg-bad-pro-bonus = en el modo Pro las jugadas preparadas no suman nada
pg-bad-most-bonus = la bonificación cuenta hasta { $most }
pg-bad-set-play-bonus = una jugada preparada tiene bonificación
pg-bad-scrambled = el quarterback ha escapado
pg-bad-first-roll = no existe esa primera tirada
pg-bad-no-decoy = no ha corrido ningún señuelo

## El entrenador
# Las jugadas dentro de una frase.
pg-call-play = jugar
pg-call-field-goal = el field goal
pg-call-accept = aceptar
pg-call-decline = rechazar
pg-call-pat = patear por uno
pg-call-two = jugar por dos
pg-call-wr = el receptor
pg-call-te = el ala cerrada
pg-call-rb = el corredor
# Si sale bien, si sale mal: breve, en una tabla.
pg-works = anota
pg-fails = no anota
pg-times =
    { $times ->
        [one] una vez de cada 100
       *[other] { $times } veces de cada 100
    }
# Por qué una decisión es la mejor; al final de una frase.
pg-because-scores = { $best } anota { pg-times }
pg-because-scores-more = { $best } anota { pg-times }; { $other }, { $less }
pg-because-counts-more =
    { $other } anota { $less } veces de cada 100; { $best }, solo { $times }, pero { $how ->
        [scoring] entonces vale más
        [failing] si falla se pierde menos
       *[both] entonces vale más, y si falla se pierde menos
    }
pg-because-accepted = aceptar da otra vez un primer down
pg-because-declined = al rechazar se repite esa tirada
pg-remark = Se prevén una o dos lesiones por venir, más no; eso vale 0,1 puntos como mucho.
pg-remark-cards = Se prevén una o dos lesiones por venir, más no; eso vale 0,1 puntos como mucho. La elección de cartas se valora sin lesiones.

## Reglas de la casa
pg-rules-basic = básico
pg-rules-basic-help = el juego básico: ocho series por equipo, sin cartas
pg-rules-pro = pro
pg-rules-pro-help = modo Pro: dieciséis series por equipo, cartas de equipo, audibles, intercepciones
pg-option-mode = Modo
pg-option-mode-help = el juego básico o el modo Pro con cartas de equipo
pg-option-mode-basic = básico
pg-option-mode-pro = pro
pg-option-cards = Cartas de equipo
pg-option-cards-help = modo Pro: una carta para cada lado (air, ground, tight, trick) o elegidas antes de la moneda
pg-option-pro-set-play-kick = Patada en jugada preparada
pg-option-pro-set-play-kick-help = modo Pro: en una jugada preparada se puede patear un field goal, sin bonificación
pg-option-halftime-swap = Cambio en el descanso
pg-option-halftime-swap-help = el equipo que recibió segundo empieza la segunda mitad
pg-option-overtime = Prórroga
pg-option-overtime-help = igualados al final: empate, o una serie más cada uno hasta que haya diferencia
pg-option-overtime-draw = empate
pg-option-overtime-drives = series

## Figures by player

pg-figure-points-a-drive = Puntos por serie
pg-figure-drives-finished = Series hasta la zona de anotación
pg-figure-touchdowns = Touchdowns
pg-figure-carried = Touchdowns anotados por
pg-figure-fg-made = Field goals anotados
pg-figure-pat-made = Puntos extra anotados
pg-figure-two-pt-made = Intentos de dos puntos logrados
pg-figure-fourth-down-conversions = Cuartos downs convertidos
pg-figure-sacks = Sacks sufridos
pg-figure-turnovers = Pérdidas de balón
pg-figure-safeties-given = Safeties concedidos
pg-figure-allowed-a-drive = Puntos concedidos por serie
pg-figure-drives = Series
pg-figure-fg-att = Field goals intentados
pg-figure-pat-att = Puntos extra intentados
pg-figure-two-pt-att = Intentos de dos puntos
pg-figure-fourth-down-attempts = Cuartos downs
pg-figure-fumbles-lost = Fumbles perdidos
pg-figure-interceptions = Pases interceptados
pg-figure-safeties = Safeties
pg-figure-touchdowns-qb = Touchdowns de quarterback
pg-figure-touchdowns-wr = Touchdowns de receptores
pg-figure-touchdowns-te = Touchdowns de alas cerradas
pg-figure-touchdowns-rb = Touchdowns de corredores
