# Football Darts en español.

fd-tagline = Avanza por el campo sobre una diana: cuatro dardos por serie y las yardas exactas para el touchdown.

## The field and the board
fd-own = la { $yards } propia
fd-opp = la { $yards } rival
fd-midfield = el medio campo
fd-the-try = el intento extra
fd-bed =
    { $ring ->
        [inner] i
        [outer] o
        [double] D
       *[triple] T
    }{ $number }
    .long =
        { $ring ->
            [inner] simple interior
            [outer] simple exterior
            [double] doble
           *[triple] triple
        } { $number }
fd-bed-25 = 25
    .long = bull exterior
fd-bed-bull = BULL
    .long = bull interior
fd-bed-miss = fuera
    .long = fuera de la diana
fd-bed-bounce = rebote
    .long = rebota
fd-bed-in-words = { FORM($bed, case: "long") }
# The beginning of a sentence; on a page whoever reads it is "you".
fd-who =
    { PERSON($who) ->
        [you] Tú
       *[other] { $who }
    }
fd-who-throws =
    { PERSON($who) ->
        [you] Lanzas
       *[other] { $who } lanza
    }
fd-who-tries =
    { PERSON($who) ->
        [you] Intentas
       *[other] { $who } intenta
    }
fd-who-punts =
    { PERSON($who) ->
        [you] Despejas
       *[other] { $who } despeja
    }
fd-who-goes =
    { PERSON($who) ->
        [you] Vas
       *[other] { $who } va
    }
fd-who-wins =
    { PERSON($who) ->
        [you] Ganas
       *[other] { $who } gana
    }
fd-chance-coin = moneda
    .the = la moneda
fd-chance-dart = dardo
    .the = el dardo
fd-coin-heads = Cara
fd-coin-tails = Cruz

## Calls and moves
fd-call-throw = lanzar
fd-call-field-goal = gol de campo
fd-call-punt = despeje
fd-call-pat = punto extra
fd-call-two = dos puntos
fd-call-receive = recibir
fd-call-defer = ceder
fd-call-aimed = { $call } a { $aim }
fd-move-receive = Recibir primero
fd-move-defer = Ceder
fd-move-throw = Lanzar
fd-move-field-goal = Gol de campo
fd-move-punt = Despeje
fd-move-pat = Un punto
fd-move-two = Dos puntos
fd-move-aimed = { $call }: { FORM($aim, case: "long") }

## What is asked
fd-ask-toss = Lanza la moneda: ¿cara o cruz?
fd-ask-choice = Has ganado el sorteo: ¿recibes o cedes?
fd-ask-try = Intento extra: ¿un punto (1, 5 o 20) o dos (el número 2)?
fd-ask-pat = Dardo al 1, 5 o 20 para el punto.
fd-ask-two = Dardo al número 2 para los dos puntos.
fd-ask-field-goal-far = Gol de campo desde { $spot }: dardo al 20.
fd-ask-field-goal = Gol de campo desde { $spot }: dardo al 1, 5 o 20.
fd-ask-punt = Despeje: lo mejor son los bulls, después un doble o un simple exterior.
fd-ask-bonus = Dardo de propina al simple 1.
fd-ask-throw = Dardo { $dart }: faltan { $needed }.
fd-ask-call = Dardo { $dart }, faltan { $needed }: ¿{ LIST($calls, type: "or") }?
fd-ask-call-aim = Dardo { $dart }, faltan { $needed }: ¿{ LIST($calls, type: "or") }, y adónde apuntas?

## Where it stands
fd-quarter = Cuarto { $number }
fd-overtime = Prórroga { $number }
fd-on-the-try = { $who } en el intento extra
fd-at = { $who } en { $spot }, dardo { $dart } de 4, faltan { $needed }
fd-wins = { fd-who-wins } { $points }–{ $others }.
fd-wins-in-overtime =
    { fd-who-wins } { $points }–{ $others } tras { $periods ->
        [one] la prórroga
       *[other] { $periods } prórrogas
    }.

## Play-by-play: decisions
fd-toss =
    { $coin ->
        [heads] Cara
       *[tails] Cruz
    }: { PERSON($who) ->
        [you] ganas
       *[other] { $who } gana
    } el sorteo.
fd-receives =
    { PERSON($who) ->
        [you] Recibes
       *[other] { $who } recibe
    }; { PERSON($first) ->
        [you] empiezas
       *[other] { $first } empieza
    } en { $spot }.
fd-defers =
    { PERSON($who) ->
        [you] Cedes
       *[other] { $who } cede
    }; { PERSON($first) ->
        [you] empiezas
       *[other] { $first } empieza
    } en { $spot }.
fd-throws = { fd-who-throws } el dardo { $dart }.
fd-throws-aimed = { fd-who-throws } el dardo { $dart } apuntando a { FORM($aim, case: "long") }.
fd-throws-bonus = { fd-who-throws } el dardo de propina.
fd-throws-bonus-aimed = { fd-who-throws } el dardo de propina apuntando a { FORM($aim, case: "long") }.
fd-kicks = { fd-who-tries } un gol de campo desde { $spot }.
fd-kicks-aimed = { fd-who-tries } un gol de campo desde { $spot } apuntando a { FORM($aim, case: "long") }.
fd-punts = { fd-who-punts } desde { $spot }.
fd-punts-aimed = { fd-who-punts } desde { $spot } apuntando a { FORM($aim, case: "long") }.
fd-goes-for-one = { fd-who-goes } a por el punto.
fd-goes-for-one-aimed = { fd-who-goes } a por el punto apuntando a { FORM($aim, case: "long") }.
fd-goes-for-two = { fd-who-goes } a por dos.
fd-goes-for-two-aimed = { fd-who-goes } a por dos apuntando a { FORM($aim, case: "long") }.

## Play-by-play: darts
fd-bounce = { fd-who }: el dardo rebota y se lanza otra vez.
fd-field-goal = { fd-who }: { FORM($bed, case: "long") }, gol de campo bueno, 3 puntos.
fd-no-good-over = { fd-who }: { FORM($bed, case: "long") }, no entra; el rival empieza en { $spot }.
fd-punt = { fd-who }: { FORM($bed, case: "long") }; el rival empieza en { $spot }.
fd-punt-blocked = { fd-who }: { FORM($bed, case: "long") }, despeje bloqueado; el rival empieza en { $spot }.
fd-point-good = { fd-who }: { FORM($bed, case: "long") }, punto conseguido.
fd-two-good = { fd-who }: { FORM($bed, case: "long") }, dos puntos conseguidos.
fd-no-good = { fd-who }: { FORM($bed, case: "long") }, no entra.
fd-touchdown =
    { fd-who }: { FORM($bed, case: "long") } para { $yards ->
        [one] 1 yarda
       *[other] { $yards } yardas
    }, ¡TOUCHDOWN!
fd-touchdown-anywhere =
    { fd-who }: { FORM($bed, case: "long") } para { $yards ->
        [one] 1 yarda
       *[other] { $yards } yardas
    }, ¡TOUCHDOWN desde donde sea!
fd-bonus-bust = { fd-who }: { FORM($bed, case: "long") }, no es el simple 1: se pasa.
fd-safety = { fd-who }: { FORM($bed, case: "long") }, diez yardas atrás desde { $spot }: SAFETY, 2 puntos para el rival.
fd-back = { fd-who }: { FORM($bed, case: "long") }, diez yardas atrás, { $from } → { $to }.
fd-gain =
    { fd-who }: { $from } → { $to }, { FORM($bed, case: "long") } para { $yards ->
        [one] 1 yarda
       *[other] { $yards } yardas
    }.
fd-intercepted = { fd-who }: { FORM($bed, case: "long") }, INTERCEPTADO en { $spot }.
fd-bust =
    { fd-who }: { FORM($bed, case: "long") } para { $yards ->
        [one] 1 yarda
       *[other] { $yards } yardas
    } y faltaban { $needed }: SE PASA y pierde el balón.
fd-downs = { fd-who }: { FORM($bed, case: "long") }, { $from } → { $to }; cuatro dardos lanzados, el balón cambia de manos.

## Play-by-play: breaks
fd-level = Fin del tiempo reglamentario, empate: prórroga.
fd-still-level = Sigue el empate: otra prórroga.
fd-half-time =
    Descanso; { PERSON($who) ->
        [you] recibes
       *[other] { $who } recibe
    } en { $spot }.
fd-end-of-quarter =
    Fin del { $number ->
        [1] primer
        [2] segundo
       *[3] tercer
    } cuarto.

## Refusals
fd-no-such-try = un intento extra es para un punto (pat) o para dos (two)
fd-no-bonus-call = el dardo de propina va al simple 1
fd-no-field-goal = no hay gol de campo desde { $spot }: el balón tiene que estar en el medio campo o más allá
fd-no-punt-yet = el despeje es para el cuarto dardo; este es el dardo { $dart }
fd-no-punt = no hay despeje desde { $spot }: solo desde el campo propio
fd-no-try-yet = el intento extra solo llega después de un touchdown
fd-dart-due = no hay nada que anunciar: toca el dardo
fd-receive-or-defer = { $text }: ¿recibir (receive) o ceder (defer)?
fd-nothing-called = no se ha anunciado nada
fd-one-or-two = { $text }: ¿a por un punto (pat) o a por dos (two)?
fd-no-aim = no se puede apuntar a { $text }; prueba T20, D16, 25 o BULL
fd-no-bed = { $text } no es ninguna casilla; escribe T20, D16, S5, i5, o5, 25, BULL o MISS
fd-no-bounce = un rebote cuenta como MISS si no se ha acordado bounce_out_rethrow
fd-which-ring = en un despeje decide el anillo: ¿i{ $number } (interior) u o{ $number } (exterior)?
fd-heads-or-tails = { $text }: ¿cara (heads) o cruz (tails)?
fd-not-for-that = aquí no se puede lanzar un dardo para { $call }
fd-wrong-quarter = la serie { $drive } no es del cuarto { $quarter }
fd-no-try-here = el balón solo está en la zona de anotación durante un intento extra
fd-aim-unknown = no hay ningún objetivo { $aim }
fd-want-thrower = un nivel ({ $presets }), un σ en mm, o σx/σy/ρ
fd-want-sigma = un σ de { $low } a { $high } mm
fd-want-rho = un ρ de { $low } a { $high }

## The coach
fd-works-good = entra
fd-fails-good = no entra
fd-works-away = sale
fd-fails-away = bloqueado
fd-works-touchdown = touchdown
fd-fails-touchdown = sin touchdown
fd-works-keeps = conserva el balón
fd-fails-keeps = pierde el balón
fd-works-hits = acierta { FORM($bed, case: "long") }
fd-fails-hits = no acierta
fd-times =
    { $times ->
        [one] una vez de cada 100
       *[other] { $times } veces de cada 100
    }
fd-because-good = { $call ->
        [field-goal] el gol de campo
        [pat] el intento por uno
       *[two] el intento por dos
    } entra { fd-times }
fd-because-away = el despeje sale { fd-times }
fd-because-touchdown = el tiro es touchdown { fd-times }
fd-because-keeps = el tiro conserva el balón { fd-times }
fd-because-gains = el tiro gana { $yards } yardas de media
fd-because-hits = acierta { FORM($bed, case: "long") } { fd-times }
fd-because-both = { $first }; { $more }
fd-because-first = tener el balón primero es una ventaja
fd-because-later = tener el balón después es una ventaja
fd-aim-at = Desde { $spot }, con el dardo { $dart }, apunta a { FORM($aim, case: "long") }: { $why }.
fd-aim-at-best = Desde { $spot }, con el dardo { $dart }, apunta a { FORM($aim, case: "long") }: nada gana más a menudo.
fd-point = { $bed }, { $x } mm a lo ancho y { $y } mm a lo alto
fd-point-off = { $bed }, { $x } mm a lo ancho y { $y } mm a lo alto (fuera de la diana a propósito)
fd-anywhere = cualquier sitio
fd-remark-real = Dardos reales: se supone que los lanzadores son { $throwers }.

## House rules
fd-rules-app = aplicación
fd-rules-app-help = donde las reglas impresas callan, como juega su propia aplicación: también en la prórroga se conserva el lugar
fd-rules-book = libro
fd-rules-book-help = las reglas impresas al pie de la letra: en la prórroga solo un despeje mueve el comienzo de una serie
fd-option-safety-spot = Lugar tras un safety
fd-option-safety-spot-help = dónde cambia de manos el balón tras un safety
fd-option-start-spot = Comienzo de las series
fd-option-start-spot-help = dónde empiezan las series tras un descanso, una anotación o un exceso
fd-option-cap-never-helps-punter = El tope nunca ayuda a quien despeja
fd-option-cap-never-helps-punter-help = el tope del medio campo nunca acorta un retorno largo
fd-option-bounce-out-rethrow = Repetir los rebotes
fd-option-bounce-out-rethrow-help = un dardo que se cae se lanza otra vez
fd-option-cushion-dart = Dardo de propina
fd-option-cushion-dart-help = un dardo de propina al simple 1 cuando el cuarto dardo deja una yarda
fd-option-two-point-ring = Anillo para dos puntos
fd-option-two-point-ring-help = los dos puntos piden doble o triple 2
fd-option-inner-bull-yards = Bull interior
fd-option-inner-bull-yards-help = lo que vale el bull interior
fd-option-inner-bull-yards-touchdown = touchdown
fd-option-inner-bull-yards-50 = 50 yardas
fd-option-overtime-spots = Lugares en la prórroga
fd-option-overtime-spots-help = dónde empieza una serie de la prórroga: donde quedó el balón, o en el lugar de salida salvo tras un despeje
fd-option-overtime-spots-carried = donde quedó el balón
fd-option-overtime-spots-punts-only = en el lugar de salida salvo tras un despeje
fd-option-darts = Dardos
fd-option-darts-help = dardos reales que se anotan, o simulados
fd-option-darts-entered = anotados
fd-option-darts-simulated = simulados
fd-option-throwers = Lanzadores
fd-option-throwers-help = qué tal lanza cada lado los dardos simulados: un nivel, σ en mm, o σx/σy/ρ
fd-option-aim-grid = Cuadrícula de objetivos
fd-option-aim-grid-help = apuntar también a los puntos de una cuadrícula de tantos mm (0: solo casillas)

## Figures by player

fd-figure-average = Promedio a tres dardos
fd-figure-darts = Dardos
fd-figure-trebles = Triples
fd-figure-doubles = Dobles
fd-figure-bulls = Dianas
fd-figure-off = Fuera de la diana
fd-figure-drives = Drives hasta la zona de anotación
fd-figure-field-goals = Goles de campo
fd-figure-most = Lo más acertado
fd-figure-at = Apuntando a { $bed }
