# What the pages say about this game alone.

## Dice

page-die-play = dado de jugada
page-die-referee = dado del árbitro
page-die-penalty = dado de castigo
page-die-d20 = dado de veinte caras

## The table

page-goal-field =
    Campo: { $ball ->
        [one] 1 yarda
       *[other] { $ball } yardas
    } hasta el gol, down { $down }, { $gain } por ganar
page-goal-down-and = { $down }.º y { $gain }
page-goal-goal = gol
page-goal-dice = Dados
page-goal-no-dice = Los dados están listos.
page-goal-hand-offense = Tus cartas de ofensiva
page-goal-hand-defense = Tus cartas de defensa
page-goal-defense = defensa
page-goal-run = carrera
page-goal-pass = pase
page-goal-red-zone = no dentro de la { $yards }
page-goal-red-zone-short = no en { $yards }
page-goal-call = Jugar { $card }
page-goal-face-down = Una carta boca abajo
page-goal-matchups = Qué dados da
page-goal-average = media { $yards }
page-goal-barred = aquí no
page-goal-against = { $card } contra…
page-goal-pick-a-card = Toca una carta para ver sus dados contra cada jugada.
page-goal-ranges = Yardas de media según su carta: menos … más
page-goal-pick-to-give = Toca la carta que menos necesites.
page-goal-touch-calls = Un toque en una carta y queda jugada.
page-goal-look-first = Mirar antes la carta
page-goal-gain = Línea
page-goal-deck-of =
    { $name }: { $count ->
        [one] 1 carta en el mazo
       *[other] { $count } cartas en el mazo
    }
page-goal-your-deck = Tu mazo
page-goal-timeouts-left = Tiempos muertos restantes: { $count }
page-goal-cards-in-hand = Cartas en la mano: { $count }
page-goal-half-of = { $half }.ª mitad
page-goal-overtime =
    { $number ->
        [1] Prórroga
       *[other] Prórroga { $number }
    }
page-goal-matchups-what = Yardas de media con los dados de ambos equipos. Un dado negro resta; de dos cuenta el más bajo.
page-goal-teams = Equipos
page-goal-teams-for = Elegir para
page-goal-teams-yours = Tú
page-goal-teams-theirs = Rival
page-goal-teams-surprise = Sorpréndeme
page-goal-teams-none = sin división
page-goal-teams-against = contra
page-goal-teams-bars = Las barras: lo que sacan de media los siete dados de un equipo.
page-goal-teams-order = Orden de los equipos
page-goal-teams-divisions = Por división
page-goal-teams-runners = Corredores
page-goal-teams-passers = Pasadores
page-goal-teams-defense = Defensa
page-goal-teams-legend = Barra: de la cara más baja a la más alta. Trazo: media. Arriba: tú.
page-goal-range = Alcance de patada
page-goal-this-drive =
    esta serie: { $count ->
        [one] 1 jugada
       *[other] { $count } jugadas
    }
page-goal-teams-spread = de la cara más baja a la más alta
page-goal-ball-on = Balón en { $spot }
page-goal-to-line = { $yards } hasta la línea amarilla
page-goal-to-touchdown = { $yards } hasta el touchdown
page-goal-midfield = el medio campo
page-goal-last-play = Última jugada
page-goal-kick-off = Saque inicial
page-goal-on-the-way = Retorno
page-goal-punt = Despeje
page-goal-the-try = Punto extra
page-goal-choose-a-card = Elige una carta
page-goal-is-clock = es el reloj
page-goal-yards = yardas
page-goal-upshot-counts = sin efecto
page-goal-upshot-broken = desbaratada
page-goal-upshot-all-broken = desbaratada
page-goal-upshot-stumbled = menos 3
page-goal-upshot-stopped = sin salida
page-goal-upshot-breakaway = ¡otra vez!
page-goal-upshot-loose = ¿balón suelto?
page-goal-upshot-flagged = ¿pañuelo?
page-goal-upshot-held = retenido
page-goal-upshot-lost = perdido
page-goal-upshot-no-foul = sin falta
page-goal-upshot-foul-offense = falta del ataque
page-goal-upshot-foul-defense = falta de la defensa
page-goal-upshot-away = sin bloqueo
page-goal-upshot-blocked = bloqueado
page-goal-upshot-good = bueno
page-goal-upshot-missed = corto
page-goal-pile = Tu pila de descartes
page-goal-pick-to-take = Tu pila de descartes está abierta: toca una carta para recuperarla.
page-goal-in-hand = En tu mano: { $cards }
page-goal-two-points = Intento de dos
page-goal-to-two-points = { $yards } para dos puntos
page-goal-comes-off = sale bien el { $chance }
page-goal-yards-on-average = unas { $yards } yardas
page-goal-points-for = Touchdown de { $name }

## What is asked

page-help-first-and-goal-coin-call = Quien gana el sorteo tiene el balón primero.
page-help-first-and-goal-toss-choice = Recibe para atacar primero; patea para atacar primero después del descanso.
page-help-first-and-goal-kickoff = La patada normal entrega el balón; la corta puede recuperarlo, con riesgo.
page-help-first-and-goal-receive = El touchback es seguro, en tu 20; salir corriendo puede ganar más, o menos.
page-help-first-and-goal-call = Elige una carta, mira qué dados da y juégala. Cuatro downs para ganar diez yardas. El mazo es el reloj.
page-help-first-and-goal-answer = Ahora puedes parar el reloj, antes de la jugada.
page-help-first-and-goal-defense-call = Adivina la jugada: elige la carta contra la que da los peores dados.
page-help-first-and-goal-discard-more = Descarta cartas que aquí no puedes jugar y roba otras.
page-help-first-and-goal-breakaway = Para con lo que tienes, o sigue corriendo con otra tirada.
page-help-first-and-goal-flag-on-defense = Falta de ellos: toma las yardas de castigo y repite el down, o quédate con lo que ganó la jugada.
page-help-first-and-goal-flag-on-offense = Falta de ellos: hazlos retroceder y repiten el down, o deja que valga la jugada.
page-help-first-and-goal-time-out-offense = En un tiempo muerto puedes recuperar una carta de tus descartes, o barajar la mano y robar otra, o no hacer nada.
page-help-first-and-goal-time-out-defense = En un tiempo muerto puedes recuperar una carta de tus descartes, o barajar la mano y robar otra, o no hacer nada.
page-help-first-and-goal-burn-offer = Quemar una carta acorta la mitad: bueno cuando vas ganando.
page-help-first-and-goal-burn-stop = Un tiempo muerto conserva la carta, y con ella el tiempo. En una carrera se dice antes de tirar los dados.
page-help-first-and-goal-burn-hand = El mazo está vacío: se va en su lugar una carta de tu mano.
page-help-first-and-goal-try = La patada es un punto y casi segura; una jugada desde la 2 vale dos.
page-help-first-and-goal-field-goal-card = Un field goal cuesta una carta: descarta la que menos necesites.
page-help-first-and-goal-kneel-card = Arrodillarse cuesta una carta: descarta la que menos necesites.
page-help-first-and-goal-fake-offense = Patea, o finge y haz una jugada sin su dado negro. Si huelen el engaño, se pierde el balón.
page-help-first-and-goal-fake-defense = ¿Patada o engaño? Si sospechas un engaño y no lo es, la patada gana cinco yardas.
page-help-first-and-goal-punt-choice = Cinco dados para la distancia, o uno de ellos cambiado por el dado de jugada: más arriesgado, pero quizá sin devolución.
page-help-first-and-goal-catch = El fair catch es seguro; una devolución puede ganar yardas o perder el balón.
page-help-first-and-goal-call-table = Pon una carta boca abajo delante de ti; ambas se anotan cuando se descubren.

## What is asked, where it is answered by touching

page-fg-ask-defense-call = Su carta está boca abajo: ¿qué defensa le opones?
page-fg-ask-flag-on-defense = Falta suya: ¿tomas el castigo o te quedas con lo ganado?
page-fg-ask-flag-on-offense = Falta suya: ¿los haces retroceder o dejas la jugada como está?
page-fg-ask-time-out-offense = Tiempo muerto: ¿recuperas una carta, cambias toda la mano o no haces nada?
page-fg-ask-time-out-defense = Tiempo muerto: ¿recuperas una carta, cambias toda la mano o no haces nada?
page-fg-ask-burn-offer = Buen pase: ¿quemas una carta de tu mazo para que la mitad acabe antes?
page-fg-ask-burn-stop-run = Corren, y una carrera quema una carta de su mazo. ¿Gastas un tiempo muerto para evitarlo?
page-fg-ask-burn-stop = Quieren quemar una carta para que la mitad acabe antes. ¿Gastas un tiempo muerto para evitarlo?
page-fg-ask-fake-offense = En secreto: ¿pateas de verdad o solo finges y corres una jugada?
page-fg-ask-fake-defense = Se colocan para patear: ¿les crees?
page-fg-ask-receive = La patada cae en tu zona de anotación: ¿empiezas en tu 20 o sales corriendo?
page-fg-ask-answer = Anuncian lo que harán: ¿sigues o pides antes un tiempo muerto?

## The aim of the game

page-aim-first-and-goal = Cuatro downs para diez yardas, campo arriba y más allá de la línea de gol. Adivina su carta: las dos juntas deciden qué dados tiras. Gana quien más puntúa.
page-aim-first-and-goal-short = Diez yardas en cuatro downs. Gana quien más puntúa.
page-scoring-first-and-goal = Touchdown 6, y luego una patada por 1 o una jugada por 2. Field goal 3. Safety 2.

## A first match: a rule in one sentence, when it first rules

page-new-fg-2-2 = Cada uno tiene ocho cartas. Tu mazo es el reloj: cuando se acaba, termina la mitad.
page-new-fg-2-3 = Un kickoff abre cada mitad y sigue a cada anotación. Quien recibe sale desde la 20 o corre con el balón.
page-new-fg-2-9 = Primero y diez: cuatro intentos para diez yardas. Si las logras, tienes cuatro nuevos.
page-new-fg-3-2 = Las dos cartas se descubren a la vez; juntas dicen qué dados se tiran.
page-new-fg-3-4 = Los dados de color son yardas ganadas, el negro quita algunas: juntos son el avance.
page-new-fg-4-1 = La línea amarilla es la meta: alcánzala en cuatro intentos y tienes un nuevo primer intento.
page-new-fg-4-2 = Corto tras el cuarto intento: el otro toma el balón donde está.
page-new-fg-5-1 = X en el dado de jugada: rota. Los dados de color no cuentan, solo el negro.
page-new-fg-5-2 = ¡Escapada! Los mismos dados se tiran otra vez y el balón sigue.
page-new-fg-5-3 = T: el balón peligra. Solo se pierde si el dado del árbitro también muestra T.
page-new-fg-5-4 = P: quizá una falta. El dado del árbitro dice de quién, el de castigo cuántas yardas.
page-new-fg-6-5 = Un castigo a la defensa que llega a la línea amarilla es primer intento.
page-new-fg-7-5 = Antes de patear ambos eligen en secreto: patada o engaño. Si se adivina el engaño, se pierde el balón.
page-new-fg-8-1 = Una carrera quema una carta de tu mazo: correr hace correr el reloj.
page-new-fg-8-2 = Tras un buen pase puedes quemar una carta para que corra el reloj; quien va perdiendo la guarda.
page-new-fg-8-3 = Un tiempo muerto evita la quema y ahorra tiempo; cada lado tiene tres por mitad.
page-new-fg-8-4 = En un tiempo muerto recupera una carta, o baraja tu mano y roba de nuevo, o no hagas nada.
page-new-fg-8-8 = El balón cambia de lado: ambos devuelven sus cartas, cambian de mazo y roban ocho nuevas.
page-new-fg-9-1 = ¡Seis puntos! Luego el punto extra: bueno salvo que los dos dados muestren X.
page-new-fg-9-3 = Un field goal cuesta una carta. Amarillo, azul y verde deben llevar el balón a la línea: tres puntos.
page-new-fg-9-5 = Un despeje entrega el balón lejos; quien recibe puede devolverlo.

## El tablero de análisis

page-study-field-first-and-goal-half = Mitad
page-study-field-first-and-goal-offense = En ataque
page-study-field-first-and-goal-y = Yardas hasta la meta
page-study-field-first-and-goal-down = Down
page-study-field-first-and-goal-to-gain = Yardas por ganar
page-study-field-first-and-goal-timeouts = Tiempos muertos

## On the shelf

page-title-first-and-goal = First & Goal
page-tagline-first-and-goal = Elige tus jugadas en secreto, tira los dados de ambas cartas y gasta el reloj, que es tu mazo.
page-short-first-and-goal = Jugadas en secreto y los dados de ambas cartas.
