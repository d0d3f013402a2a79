# First & Goal en español.

fg-tagline = Elige tus jugadas en secreto, tira los dados de ambas cartas y gasta el reloj, que es tu mazo.

## Equipos, lugares, downs
fg-team =
    { $team ->
        [home] Local
       *[away] Visitante
    }
fg-seat =
    { $seat ->
        [home] Local
        [away] Visitante
        [home-offense] Local, ofensiva
        [home-defense] Local, defensa
        [away-offense] Visitante, ofensiva
       *[away-defense] Visitante, defensa
    }
fg-at-own = en la { $yards } propia
fg-at-opp = en la { $yards } rival
fg-at-midfield = en el medio campo
fg-down = { $down }.º y { $yards }
fg-down-and-goal = { $down }.º y gol
# The beginning of a sentence; on a page whoever reads it is "you".
fg-who-accepts =
    { PERSON($who) ->
        [you] Aceptas
       *[other] { $who } acepta
    }
fg-who-brings-back =
    { PERSON($who) ->
        [you] Lo traes de vuelta
       *[other] { $who } lo trae de vuelta
    }
fg-who-has =
    { PERSON($who) ->
        [you] Tienes
       *[other] { $who } tiene
    }
fg-who-takes-over =
    { PERSON($who) ->
        [you] El balón es tuyo
       *[other] El balón es de { $who }
    }
fg-who-wins =
    { PERSON($who) ->
        [you] Ganas
       *[other] { $who } gana
    }
fg-whose-time-out =
    { PERSON($who) ->
        [you] Tiempo muerto tuyo
       *[other] Tiempo muerto de { $who }
    }
fg-whose-touchdown =
    { PERSON($who) ->
        [you] TOUCHDOWN TUYO
       *[other] TOUCHDOWN DE { UPPER($who) }
    }
fg-gain =
    ganancia de { $yards ->
        [one] { $yards } yarda
       *[other] { $yards } yardas
    }
    .start = 
        Ganancia de { $yards ->
            [one] { $yards } yarda
           *[other] { $yards } yardas
        }
fg-gain-none = sin ganancia
    .start = Sin ganancia
fg-loss =
    pérdida de { $yards ->
        [one] { $yards } yarda
       *[other] { $yards } yardas
    }
    .start = 
        Pérdida de { $yards ->
            [one] { $yards } yarda
           *[other] { $yards } yardas
        }

## Cartas, dados, la moneda
fg-a-card = una carta
    .start = Una carta
fg-card-halfback-dive = Halfback Dive
fg-card-off-tackle = Off Tackle
fg-card-counter = Counter
fg-card-draw = Draw
fg-card-sweep = Sweep
fg-card-reverse = Reverse
fg-card-screen = Screen
fg-card-slant = Slant
fg-card-short-pass = Short Pass
fg-card-play-action = Play Action
fg-card-medium-pass = Medium Pass
fg-card-bomb = Bomb
fg-card-goal-line = Goal Line
fg-card-5-2-front = 5-2 Front
fg-card-lb-blitz = LB Blitz
fg-card-4-3 = 4-3
fg-card-corner-blitz = Corner Blitz
fg-card-3-4 = 3-4
fg-card-cover-2-spy = Cover 2 Spy
fg-card-nickel = Nickel
fg-card-man-to-man = Man-to-Man
fg-card-dime = Dime
fg-card-safety-blitz = Safety Blitz
fg-card-prevent = Prevent
fg-chance-red = dado rojo
    .the = el dado rojo
fg-chance-ivory = dado marfil
    .the = el dado marfil
fg-chance-brown = dado marrón
    .the = el dado marrón
fg-chance-yellow = dado amarillo
    .the = el dado amarillo
fg-chance-blue = dado azul
    .the = el dado azul
fg-chance-green = dado verde
    .the = el dado verde
fg-chance-black = dado negro
    .the = el dado negro
fg-chance-play = dado de jugada
    .the = el dado de jugada
fg-chance-referee = dado del árbitro
    .the = el dado del árbitro
fg-chance-penalty = dado de castigo
    .the = el dado de castigo
fg-chance-d20 = dado de veinte caras
    .the = el dado de veinte caras
fg-chance-coin = moneda
    .the = la moneda
fg-chance-offense-card = carta de la ofensiva
    .the = la carta de la ofensiva
fg-chance-defense-card = carta de la defensa
    .the = la carta de la defensa
fg-chance-burned-card = carta quemada
    .the = la carta quemada
fg-coin-heads = Cara
fg-coin-tails = Cruz

## Jugadas y decisiones
fg-move-time-out = Tiempo muerto
fg-move-ready = Listo, seguir
fg-move-sneak = Quarterback sneak
fg-move-kneel = Arrodillarse
fg-move-hail-mary = Hail Mary: todo a un lanzamiento
fg-move-punt = Despeje: patear lejos
fg-move-field-goal = Field goal
fg-move-kick = Patear
fg-move-fake = Fingir la patada
fg-move-guess-kick = Es una patada
fg-move-guess-fake = Es un engaño
fg-move-touchback = Touchback: empezar a salvo
fg-move-run-out = Salir corriendo
fg-move-onside = Patada corta para conservar el balón (onside)
fg-move-squib = Patada rasa (squib)
fg-move-accept = Aceptar el castigo
fg-move-decline = Declinar el castigo
fg-move-stop = Parar aquí
fg-move-run-on = Seguir corriendo
fg-move-burn = Quemar una carta: que corra el reloj
fg-move-hold = Guardar el reloj
fg-move-shuffle = Barajar la mano en el mazo y robar de nuevo
fg-move-extra-point = Patear el punto extra
fg-move-two-point = Ir por dos
fg-move-return = Devolverlo
fg-move-fair-catch = Fair catch
fg-move-heads = Cara
fg-move-tails = Cruz
fg-move-receive = Recibir
fg-move-five-dice = Los cinco dados
fg-move-draw-cards = Robar
fg-move-end-half = Dejar que acabe la mitad
fg-move-give-up = Renunciar a la conversión
fg-move-take = Recuperar una carta
fg-move-discard = Pagar con una carta
fg-move-nothing = Dejar las cartas como están
fg-move-take-card = Recuperar { $card }
fg-move-discard-card = Pagar con { $card }
fg-move-without = El dado de jugada por { FORM($die, case: "the") }
fg-hidden-play = una jugada, boca abajo
fg-hidden-kick = patada o engaño, boca abajo
fg-hidden-take = una carta recuperada de los descartes, sin mostrarla

## Lo que se pregunta
fg-ask-coin-call = ¿Cara o cruz?
fg-ask-toss-choice = Sorteo ganado: ¿recibir o patear?
fg-ask-kickoff = ¿Cómo se hace la patada inicial?
fg-ask-receive = ¿Touchback o salir corriendo?
fg-ask-defense-call = ¿Qué defensa?
fg-ask-discard-more = ¿Descartar una segunda carta o robar?
fg-ask-breakaway = Se pierde terreno: ¿parar aquí o seguir corriendo?
fg-ask-flag-on-defense = Pañuelo contra la defensa: ¿acepta o declina la ofensiva?
fg-ask-flag-on-offense = Pañuelo contra la ofensiva: ¿acepta o declina la defensa?
fg-ask-flag-on-offense-return = Pañuelo contra quien devuelve: ¿aceptan o declinan los que patearon?
fg-ask-flag-on-defense-return = Pañuelo contra quien patea: ¿aceptan o declinan los que devuelven?
fg-ask-time-out-offense = Tiempo muerto, ofensiva: ¿recuperar una carta de los descartes, barajar la mano o no hacer nada?
fg-ask-time-out-defense = Tiempo muerto, defensa: ¿recuperar una carta de los descartes, barajar la mano o no hacer nada?
fg-ask-time-out-offense-former = Tiempo muerto, ofensiva: ¿recuperar una carta de los descartes o barajar la mano?
fg-ask-time-out-defense-former = Tiempo muerto, defensa: ¿recuperar una carta de los descartes o barajar la mano?
fg-ask-burn-offer = ¿Quemar una carta para que corra el reloj?
fg-ask-burn-stop = Una carta está a punto de quemarse: ¿impedirlo con un tiempo muerto?
fg-ask-burn-stop-run = Es una carrera y se quemará una carta: ¿impedirlo con un tiempo muerto antes de los dados?
fg-ask-burn-hand = ¿Qué carta de la mano se quema?
fg-ask-try = ¿Patear el punto extra o ir por dos?
fg-ask-field-goal-card = ¿Qué carta paga el field goal?
fg-ask-kneel-card = ¿Qué carta cuesta arrodillarse?
fg-ask-fake-offense = Ofensiva: ¿patada o engaño?
fg-ask-fake-defense = Defensa: ¿patada o engaño?
fg-ask-punt-choice = ¿Los cinco dados, o el dado de jugada por uno de ellos?
fg-ask-catch = ¿Devolver el despeje o fair catch?
fg-ask-over = El partido ha terminado.
fg-ask-die = ¿Qué muestra { FORM($die, case: "the") }?
fg-ask-d20 = ¿Qué muestra el dado de veinte caras?
fg-ask-coin = ¿Cómo cae la moneda?
fg-ask-offense-card = ¿Qué carta roba la ofensiva?
fg-ask-defense-card = ¿Qué carta roba la defensa?
fg-ask-burned-card = ¿Qué carta se quema?
fg-ask-call-try = Conversión de dos puntos: ¿qué jugada?
fg-ask-call-fake = La patada es un engaño: ¿qué jugada?
fg-ask-call = { $down } { $at }: ¿qué jugada?
fg-ask-answer = La jugada está anunciada: ¿listo o tiempo muerto?

## Cómo va
fg-half =
    { $number ->
        [1] Primera mitad
       *[2] Segunda mitad
    }
fg-overtime =
    { $number ->
        [1] Prórroga
       *[other] Prórroga { $number }
    }
fg-to-receive =
    { PERSON($who) ->
        [you] recibes tú
       *[other] { $who } recibe
    }
fg-on-the-try =
    { PERSON($who) ->
        [you] tu conversión
       *[other] { $who } en la conversión
    }
fg-stands =
    { PERSON($who) ->
        [you] balón tuyo
       *[other] { $who }
    }, { $down } { $at }
fg-cards-left =
    { $cards ->
        [one] queda { $cards } carta
       *[other] quedan { $cards } cartas
    }
fg-tie = Empate a { $points }–{ $others }.
fg-tie-after-overtime =
    Empate { $points }–{ $others } tras { $periods ->
        [one] la prórroga
       *[other] { $periods } prórrogas
    }.
fg-wins = { fg-who-wins } { $points }–{ $others }.
fg-wins-after-overtime =
    { fg-who-wins } { $points }–{ $others } tras { $periods ->
        [one] la prórroga
       *[other] { $periods } prórrogas
    }.

## Narración: las jugadas elegidas
fg-sends-in-play =
    { PERSON($who) ->
        [you] Mandas
       *[other] { $who } manda
    } una jugada en secreto.
fg-time-out = { fg-whose-time-out }.
fg-nothing-playable =
    { PERSON($who) ->
        [you] No puedes
       *[other] { $who } no puede
    } jugar nada desde aquí: se descarta { $card }.
fg-draws =
    { PERSON($who) ->
        [you] Robas
       *[other] { $who } roba
    }.
fg-lays-away-too =
    { PERSON($who) ->
        [you] Descartas
       *[other] { $who } descarta
    } también { $card }.
fg-time-out-card-back =
    { fg-whose-time-out }; { PERSON($other) ->
        [you] recuperas tu
       *[other] { $other } recupera su
    } carta.
fg-reveal = { $down } { $at }: { $ours } contra { $theirs }.
fg-reveal-try = Conversión de dos puntos { $at }: { $ours } contra { $theirs }.
fg-reveal-fake = El engaño { $at }: { $ours } contra { $theirs }.

## Narración: el reloj
fg-lets-clock-run =
    { PERSON($who) ->
        [you] Dejas
       *[other] { $who } deja
    } correr el reloj.
fg-burns-top = Corre el reloj: se quema { $card }.
fg-burns-hand =
    Corre el reloj: { PERSON($who) ->
        [you] quemas
       *[other] { $who } quema
    } { $card } de la mano.
fg-time-out-keep = { fg-whose-time-out }, para conservar esa carta en el reloj.
fg-time-out-no-burn = { fg-whose-time-out }: esta carrera no quemará ninguna carta.
fg-time-out-before = { fg-whose-time-out }, antes de la jugada.
fg-shuffles =
    { PERSON($who) ->
        [you] Barajas la mano en el mazo y robas
       *[other] { $who } baraja la mano en el mazo y roba
    } de nuevo.
fg-keeps-cards =
    { PERSON($who) ->
        [you] Dejas
       *[other] { $who } deja
    } las cartas como están.
fg-takes-back =
    { PERSON($who) ->
        [you] Recuperas
       *[other] { $who } recupera
    } una carta sin mostrarla.

## Narración: una jugada
fg-goes-down =
    { PERSON($who) ->
        [you] Te tiras
       *[other] { $who } se tira
    } antes de que sea peor.
fg-keeps-running =
    { PERSON($who) ->
        [you] Sigues
       *[other] { $who } sigue
    } corriendo.
fg-gained = { FORM($gain, case: "start") }.
fg-broken-up = ¡Jugada rota! { FORM($gain, case: "start") }.
fg-breakaway = ¡ESCAPADA, { $gain }!
fg-still-loose = ¡Sigue suelto, { $gain }!
fg-caught = { FORM($gain, case: "start") } más antes de que lo alcancen.
fg-ball-loose = ¡{ FORM($gain, case: "start") }, y el balón está suelto!
fg-flag-on-play = { FORM($gain, case: "start") }, pero hay un pañuelo en la jugada.
fg-holds-on =
    Pero { PERSON($who) ->
        [you] lo conservas
       *[other] { $who } lo conserva
    }.
fg-lost =
    ¡{ $how ->
        [fumble] FUMBLE
       *[interception] INTERCEPTADO
    }! { fg-who-has } el balón { $at }.
fg-lost-safety =
    ¡{ $how ->
        [fumble] FUMBLE
       *[interception] INTERCEPTADO
    } detrás de la propia línea de gol: SAFETY, dos puntos { PERSON($who) ->
        [you] para ti
       *[other] para { $who }
    }!
fg-lost-touchdown =
    ¡{ $how ->
        [fumble] FUMBLE
       *[interception] INTERCEPTADO
    }! { PERSON($who) ->
        [you] Tienes el balón, y es TOUCHDOWN
       *[other] { $who } tiene el balón, y es TOUCHDOWN de { UPPER($who) }
    }.
fg-lost-on-try =
    ¡{ $how ->
        [fumble] FUMBLE
       *[interception] INTERCEPTADO
    }! { fg-who-has } el balón; la conversión falla.
fg-lost-running =
    ¡{ $how ->
        [fumble] FUMBLE
       *[interception] INTERCEPTADO
    }! { PERSON($who) ->
        [you] Tienes el balón y corres
       *[other] { $who } tiene el balón y corre
    } con él.
fg-lost-touchback =
    ¡{ $how ->
        [fumble] FUMBLE
       *[interception] INTERCEPTADO
    }! { fg-who-has } el balón en la zona de anotación: touchback.
fg-brings-back = { fg-who-brings-back }, { $gain }.
fg-brings-back-to = { fg-who-brings-back }, { $gain }, { $at }.
fg-brings-back-points = { fg-who-brings-back }, { $gain }: { $points }
fg-safety =
    Atrapado en la propia zona: ¡SAFETY, dos puntos { PERSON($who) ->
        [you] para ti
       *[other] para { $who }
    }!
fg-touchdown = ¡{ fg-whose-touchdown }!
fg-two-good = ¡Los dos puntos son buenos!
fg-try-no-good = Falla.
fg-short-on-fourth =
    Corto en el cuarto down: el balón { PERSON($who) ->
        [you] es tuyo
       *[other] es de { $who }
    }.
fg-first-down = ¡Primer down { $at }!
fg-next-down = { $down } { $at }.

## Narración: pañuelos
fg-flag-picked-up = Se recoge el pañuelo, no hay falta.
fg-foul =
    { PERSON($who) ->
        [you] Falta tuya
       *[other] Falta de { $who }
    }: { $yards } yardas.
fg-foul-first-down =
    { PERSON($who) ->
        [you] Falta tuya
       *[other] Falta de { $who }
    }: { $yards } yardas y primer down automático.
fg-declines =
    { PERSON($who) ->
        [you] Declinas
       *[other] { $who } declina
    }.
fg-accepts = { fg-who-accepts }: { $down } { $at }.
fg-accepts-return = { fg-who-accepts }: se marca desde la devolución, { $down } { $at }.
fg-accepts-punt = { fg-who-accepts }: se repite el despeje, { $at }.
fg-touchdown-wiped = El touchdown no cuenta.
fg-touchdown-stands = El touchdown vale: ¡{ fg-whose-touchdown }!
fg-flag-in-pile = Hay un pañuelo en el montón.
fg-no-foul-no-gain = No hay falta, no hay ganancia.
fg-no-foul = No hay falta.

## Narración: mitades
fg-half-time =
    Acaba la mitad: { $home } { $points }, { $away } { $others }. { PERSON($who) ->
        [you] Recibes tú
       *[other] { $who } recibe
    } al abrir la segunda.
fg-level = Dos mitades jugadas y empate, { $home } { $points }, { $away } { $others }: ¡prórroga, gana quien anote primero!
fg-still-level = Sigue el empate: prórroga { $number }.

## Narración: patadas, conversiones y jugadas especiales
fg-sneaks =
    { PERSON($who) ->
        [you] Te alineas
       *[other] { $who } se alinea
    } para un quarterback sneak.
fg-kneels =
    { PERSON($who) ->
        [you] Te arrodillas
       *[other] { $who } se arrodilla
    }.
fg-hail-mary =
    { PERSON($who) ->
        [you] La lanzas
       *[other] { $who } la lanza
    } a lo alto: ¡un Hail Mary para acabar la mitad!
fg-punt-team =
    { $down }: { PERSON($who) ->
        [you] mandas
       *[other] { $who } manda
    } al equipo de despeje.
fg-ends-half =
    { PERSON($who) ->
        [you] No te queda nada que jugar y dejas
       *[other] A { $who } no le queda nada que jugar y deja
    } que acabe la mitad.
fg-gives-up =
    { PERSON($who) ->
        [you] No te queda
       *[other] A { $who } no le queda
    } nada que jugar; la conversión falla.
fg-field-goal-team =
    { PERSON($who) ->
        [you] Te alineas
       *[other] { $who } se alinea
    } para un field goal { $at }.
fg-calls-coin =
    { PERSON($who) ->
        [you] Pides
       *[other] { $who } pide
    } { $coin ->
        [heads] cara
       *[tails] cruz
    }.
fg-toss =
    { $coin ->
        [heads] Cara
       *[tails] Cruz
    }: { PERSON($who) ->
        [you] ganas
       *[other] { $who } gana
    } el sorteo.
fg-toss-receives =
    { $coin ->
        [heads] Cara
       *[tails] Cruz
    }: { PERSON($who) ->
        [you] ganas el sorteo y recibes
       *[other] { $who } gana el sorteo y recibe
    }.
fg-chooses-receive =
    { PERSON($who) ->
        [you] Eliges
       *[other] { $who } elige
    } recibir.
fg-chooses-kick =
    { PERSON($who) ->
        [you] Eliges
       *[other] { $who } elige
    } patear.
fg-onside =
    ¡{ PERSON($who) ->
        [you] Intentas
       *[other] { $who } intenta
    } la patada corta!
fg-squib =
    { PERSON($who) ->
        [you] Pateas
       *[other] { $who } patea
    } raso.
fg-kicks-off =
    { PERSON($who) ->
        [you] Haces
       *[other] { $who } hace
    } la patada inicial.
fg-brings-out =
    { PERSON($who) ->
        [you] Sales
       *[other] { $who } sale
    } corriendo.
fg-touchback =
    Touchback. { $down } { PERSON($who) ->
        [you] para ti
       *[other] para { $who }
    } { $at }.
fg-fields =
    { PERSON($who) ->
        [you] Lo atrapas { $at } y corres
       *[other] { $who } lo atrapa { $at } y corre
    }.
fg-fair-catch =
    Fair catch { $at }. { $down } { PERSON($who) ->
        [you] para ti
       *[other] para { $who }
    }.
fg-booms =
    { PERSON($who) ->
        [you] Pateas con toda tu
       *[other] { $who } patea con toda su
    } fuerza.
fg-places =
    { PERSON($who) ->
        [you] Buscas
       *[other] { $who } busca
    } la colocación: el dado de jugada por { FORM($die, case: "the") }.
fg-attempt-costs = El intento cuesta { $card }.
fg-goes-with-it = { FORM($card, case: "start") } se va con la jugada.
fg-fake-decided = ¿Patada o engaño? La ofensiva ha decidido.
fg-tries-one =
    { PERSON($who) ->
        [you] Pateas
       *[other] { $who } patea
    } el punto extra.
fg-tries-two =
    { PERSON($who) ->
        [you] Vas
       *[other] { $who } va
    } por dos.
fg-is-kick = Es la patada.
fg-is-kick-farther =
    Es la patada, y { PERSON($who) ->
        [you] tú esperabas
       *[other] { $who } esperaba
    } un engaño: cinco yardas más.
fg-fake-smelled =
    { $kick ->
        [field-goal] Field goal
       *[punt] Despeje
    } FINGIDO, ¡{ PERSON($who) ->
        [you] y tú lo oliste
       *[other] y { $who } lo olió
    }! Cambio de balón en el sitio.
fg-fake =
    ¡Es un { $kick ->
        [field-goal] field goal
       *[punt] despeje
    } FINGIDO!
fg-point-good = El punto extra es bueno.
fg-point-blocked = ¡El punto extra queda BLOQUEADO!
fg-hail-mary-caught = ¡HAIL… MARY! ¡{ fg-whose-touchdown }!
fg-hail-mary-falls = Cae al suelo.
fg-field-goal-blocked = ¡BLOQUEADO! { fg-who-takes-over }.
fg-kick-away = La patada va en el aire…
fg-field-goal-good =
    { $yards ->
        [one] { $yards } yarda
       *[other] { $yards } yardas
    }: ¡es BUENO, tres puntos!
fg-field-goal-missed =
    { $yards ->
        [one] { $yards } yarda
       *[other] { $yards } yardas
    }, falla. { fg-who-takes-over } en el sitio.
fg-onside-recovered =
    { $yards ->
        [one] { $yards } yarda
       *[other] { $yards } yardas
    }, ¡y { PERSON($who) ->
        [you] lo RECUPERAS
       *[other] { $who } lo RECUPERA
    } { $at }!
fg-kick-fielded =
    { $yards ->
        [one] { $yards } yarda
       *[other] { $yards } yardas
    }. { PERSON($who) ->
        [you] Lo tienes tú
       *[other] Lo tiene { $who }
    }, { $down } { $at }.
fg-in-touchdown = Está dentro: ¡{ fg-whose-touchdown }!
fg-in-end-zone-safety =
    En la zona de anotación: ¡SAFETY, dos puntos { PERSON($who) ->
        [you] para ti
       *[other] para { $who }
    }!
fg-punt-blocked = ¡BLOQUEADO! { fg-who-takes-over } en la línea de golpeo.
fg-punt-bounce = Un bote enorme…
fg-punt-loose = ¡Está suelto allá abajo!
fg-punt-flag = Pañuelo en la patada.
fg-out-of-bounds = Fuera del campo.
fg-punt-safety =
    El despeje va hacia atrás: ¡SAFETY, dos puntos { PERSON($who) ->
        [you] para ti
       *[other] para { $who }
    }!
fg-punt-touchback =
    Despeje de { $yards ->
        [one] { $yards } yarda
       *[other] { $yards } yardas
    } hasta la zona de anotación: touchback, { PERSON($who) ->
        [you] balón tuyo { $at }
       *[other] { $who } { $at }
    }.
fg-punt =
    Despeje de { $yards ->
        [one] { $yards } yarda
       *[other] { $yards } yardas
    }; { PERSON($who) ->
        [you] balón tuyo { $at }
       *[other] { $who } { $at }
    }.
fg-punt-recovered =
    ¡{ PERSON($who) ->
        [you] RECUPERAS tu
       *[other] { $who } RECUPERA su
    } propio despeje { $at }!
fg-no-harm = No pasa nada.
fg-all-the-way = Hasta el final: ¡{ fg-whose-touchdown }!
fg-no-way-out =
    No hay salida: touchback. { $down } { PERSON($who) ->
        [you] para ti
       *[other] para { $who }
    } { $at }.
fg-returned =
    { $yards ->
        [one] { $yards } yarda
       *[other] { $yards } yardas
    }. { $down } { PERSON($who) ->
        [you] para ti
       *[other] para { $who }
    } { $at }.
fg-return-fumbled-running =
    ¡FUMBLE en la devolución! { PERSON($who) ->
        [you] Lo tienes tú y corres
       *[other] { $who } lo tiene y corre
    } con él.
fg-return-fumbled =
    ¡FUMBLE en la devolución! { PERSON($who) ->
        [you] Lo tienes tú
       *[other] { $who } lo tiene
    } { $at }.
fg-keeps-it =
    { PERSON($who) ->
        [you] Lo conservas
       *[other] { $who } lo conserva
    }.
fg-return-breakaway =
    ¡ESCAPADA, { $yards ->
        [one] { $yards } yarda
       *[other] { $yards } yardas
    }, y sigue corriendo!
fg-return-ball-out =
    ¡{ $yards ->
        [one] { $yards } yarda
       *[other] { $yards } yardas
    }, y el balón está suelto!
fg-return-flag =
    { $yards ->
        [one] { $yards } yarda
       *[other] { $yards } yardas
    }, con un pañuelo.
fg-return-twenty = ¡Veinte yardas, y sigue corriendo!
fg-return-wrong-way =
    ESCAPADA, pero hacia el lado equivocado, { $yards ->
        [one] { $yards } yarda
       *[other] { $yards } yardas
    }.

## Rechazos
fg-not-a-move = { $text } no se puede decir aquí: { $question }
fg-not-here = «{ $move }» no se puede elegir aquí: { $question }
fg-not-on-a-try = { $card } lleva un { $limit } rojo: no en una conversión
fg-not-so-near = { $card } lleva un { $limit } rojo: no desde la { $yards }, en la { $limit } o más cerca
fg-no-card-in-hand = no hay ningún { $card } en esta mano
fg-no-card-in-pile = no hay ningún { $card } en este montón de descartes
fg-no-card-in-deck = { $text } no puede ser { FORM($what, case: "the") }: en el mazo no queda esa carta
fg-not-in-range = { $text } no puede ser { FORM($what, case: "the") }; posible: de { $low } a { $high }
fg-one-time-out-a-snap = reglas 0.9: un tiempo muerto por equipo y snap, y ya se ha pedido
fg-no-time-outs-left = no quedan tiempos muertos en esta mitad
fg-no-time-out-now = ahora no se puede pedir tiempo muerto
fg-no-sneak = un sneak necesita exactamente una yarda por ganar, no { $yards }
fg-no-kneel = no se puede arrodillar mientras el mazo ofensivo tenga cartas ({ $cards })
fg-no-hail-mary = un Hail Mary necesita el mazo vacío, una o dos cartas y la 35 propia o mejor
fg-no-punt = el despeje es para el cuarto down; esto es { $down }
fg-no-field-goal = aquí no hay field goal
fg-one-card-on-a-try = la conversión de dos puntos es una jugada con carta
fg-not-after-a-fake = la patada era un engaño: juega una carta
fg-no-exchange = las cartas solo se cambian cuando toda la mano es injugable
fg-no-fake = no hay engaño sin una carta jugable en la mano
fg-no-squib = la patada rasa no se ha acordado (opción squib_kick)
fg-no-two-point-try = la conversión de dos puntos necesita una carta sin número rojo en la mano

## Rechazos: posiciones
fg-wrong-phase = nada espera entre una jugada y lo que le sigue
fg-wrong-line-to-gain = la línea, a { $yards }, queda más allá del gol, a { $goal }
fg-wrong-goal-line = solo una patada inicial que se corre empieza en la línea de gol propia
fg-wrong-time-outs = hay { $number } tiempos muertos por mitad
fg-wrong-die = un dado está pendiente cuando se tiran dados, y solo entonces
fg-wrong-pending = el dado que toca no está entre los pendientes
fg-wrong-two-cards = una jugada se tira para dos cartas
fg-wrong-action = hay una jugada en curso, pero action no dice cuál
fg-wrong-tabled = las cartas solo están en la mesa al revelar una carrera
fg-wrong-fake-card = la ofensiva no ha puesto la carta Fake/Kick
fg-wrong-no-card = la ofensiva no ha puesto carta
fg-wrong-barred = la carta de la ofensiva está prohibida aquí
fg-wrong-deck-size =
    { $deck ->
        [offense] la ofensiva
       *[defense] la defensa
    } tiene { $cards } cartas, la caja { $most }
fg-wrong-known-cards = con cartas en una mesa nadie sabe cuáles son
fg-wrong-copies =
    { $deck ->
        [offense] la ofensiva
       *[defense] la defensa
    } no tiene { $copies } copias de cada jugada
fg-wrong-count =
    { $field } no cuenta las cartas de { $deck ->
        [offense] la ofensiva
       *[defense] la defensa
    }
fg-wrong-no-cards = una ofensiva sin cartas: la mitad ha terminado
fg-wrong-card-not-held = la carta puesta por la ofensiva no está en su mano

## Rechazos: los valores de una caja
fg-no-figure = no hay ningún valor { $figure } que corregir; aquí hay: { $known }
fg-wrong-table = { $figure } es una tabla de valores, no { $value }
fg-wrong-matchup = { $figure }: { $value } no es como RIB/1 (dados distintos de { $letters }) o 0/2
fg-wrong-number = { $figure }: { $value } no es un número entero de { $low } a { $high }
fg-wrong-name = { $figure }: { $value } no es un nombre de { $longest } letras como máximo
fg-wrong-faces = { $figure }: un dado tiene seis caras, no { $value }
fg-wrong-choice = { $figure }: { $value } no es ninguno de { $choices }
fg-wrong-list = { $figure }: { $value } no es una lista de distintos de { $choices }
fg-no-team = { $team }: ningún equipo de la caja y sin dados propios
fg-wrong-own-faces = { $figure }: un dado tiene seis números enteros, no { $value }
fg-wrong-face = { $figure }: una cara va de { $low } a { $high }
fg-wrong-face-sum = { $figure }: las caras suman { $sum }, que no es múltiplo de { $factor }

## El entrenador
fg-because-mixed = Nadie puede leerte si juegas { $shares }: alrededor de { $win } ± { $within } de ganar.
fg-because-worth = «{ $move }» vale { $win } ± { $within } de ganar.
fg-because-share = { $move } { $share }
fg-because-shares = { $first }, { $more }
fg-remark-interval = El ± es lo que tales estimaciones se apartaron de partidos jugados hasta el final (de { $least } a { $most } puntos a la par, según la parte del partido), 95 veces de cada 100. Las manos ocultas se estiman por las cartas vistas; en una revisión, el encuentro de dos jugadas ocultas cuenta como suerte.

## Reglas de la casa
fg-rules-book = libro
fg-rules-book-help = el reglamento completo
fg-rules-condensed = resumido
fg-rules-condensed-help = el manual resumido, donde difiere: el sorteo, las jugadas rotas, las escapadas y el sneak
fg-rules-advanced = avanzado
fg-rules-advanced-help = el reglamento completo con sus reglas opcionales para jugadas rotas, escapadas, pérdidas y patadas rasas
fg-option-teams = Equipos
fg-option-teams-help = los dados de cada lado, primero el local: un equipo, su nombre o apodo
fg-option-seats = Jugadores
fg-option-seats-help = jugadores: con tres un equipo tiene dos, con cuatro ambos
fg-option-seats-2 = 2
fg-option-seats-3 = 3
fg-option-seats-4 = 4
fg-option-pair = Equipo de dos
fg-option-pair-help = el equipo de dos entre tres jugadores
fg-option-pair-home = local
fg-option-pair-away = visitante
fg-option-may-talk = Los entrenadores pueden hablar
fg-option-may-talk-help = los entrenadores de un equipo comparten lo que saben
fg-option-cards = Cartas
fg-option-cards-help = repartidas por el juego, o reales sobre una mesa
fg-option-cards-dealt = repartidas
fg-option-cards-table = en la mesa
fg-option-toss-choice = Elección en el sorteo
fg-option-toss-choice-help = quien gana el sorteo elige recibir o patear
fg-option-squib-kick = Patada rasa
fg-option-squib-kick-help = la patada inicial puede ser rasa
fg-option-advanced-broken-plays = Jugadas rotas avanzadas
fg-option-advanced-broken-plays-help = una X en una carrera cuesta tres yardas en vez de los dados
fg-option-breakaway-touchdown = Touchdown por escapadas
fg-option-breakaway-touchdown-help = tres escapadas seguidas son un touchdown
fg-option-advanced-turnovers = Pérdidas avanzadas
fg-option-advanced-turnovers-help = intercepciones con un segundo icono, y el balón se lleva de vuelta
fg-option-sneak-x-succeeds = El sneak vale con X
fg-option-sneak-x-succeeds-help = una X gana la yarda en un sneak
fg-option-broken-play = Jugadas rotas
fg-option-broken-play-help = una X anula los dados de color, o todas las yardas
fg-option-broken-play-coloured = dados de color
fg-option-broken-play-all = todas las yardas
fg-option-breakaway-stop = Parar una escapada
fg-option-breakaway-stop-help = una escapada puede pararse con una pérdida en total, o tras una nueva tirada que pierde yardas
fg-option-breakaway-stop-total = total
fg-option-breakaway-stop-reroll = nueva tirada
fg-option-end-zone-turnover = Balón perdido en la zona propia
fg-option-end-zone-turnover-help = un balón perdido detrás de la línea de gol propia es un safety, o un touchdown de la defensa
fg-option-end-zone-turnover-safety = safety
fg-option-end-zone-turnover-touchdown = touchdown
fg-option-field-goal-cards = Coste de un field goal
fg-option-field-goal-cards-help = cartas que cuesta un field goal
fg-option-field-goal-cards-1 = 1
fg-option-field-goal-cards-2 = 2
fg-option-d20-kicks = Patadas con un d20
fg-option-d20-kicks-help = devoluciones de patada inicial y despejes con un dado de veinte caras
fg-option-overtime-cap = Máximo de prórrogas
fg-option-overtime-cap-help = prórrogas antes de que quede en empate

## Figures by player

fg-figure-yards-a-play = Yardas por jugada
fg-figure-running = Carrera
fg-figure-passing = Pase
fg-figure-punting = Despejes
fg-figure-in-plays = { $yards } yardas en { $plays } ({ $each } cada una)
fg-figure-possession = Posesión (de todas las cartas)
