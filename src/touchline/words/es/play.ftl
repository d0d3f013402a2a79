# Lo que dice cualquier juego y cualquier partida.

## Bare texts
plain = { $text }
english = { $text }

## Small words
play-yes = sí
play-no = no
play-player = Jugador { $number }
play-seat = el asiento { $seat }

## How a match ends
play-resigned =
    { PERSON($who) ->
        [you] Te has rendido
       *[other] { $who } se ha rendido
    }.
play-flagged =
    { PERSON($who) ->
        [you] Se te ha
       *[other] A { $who } se le ha
    } acabado el tiempo.

## What was tried, for the refusals below
play-a-move = una jugada
play-a-roll = una tirada
play-a-resignation = una rendición

## Refusals
play-over = la partida ha terminado; { $tried } llega tarde
play-chance-due = ahora toca { FORM($due, case: "the") }, no { $tried }
play-other-die-due = ahora toca { FORM($due, case: "the") }, no { $tried }
play-decision-due = le toca decidir a { $who }; ahora no cabe { $tried }
play-not-your-turn = no le toca a { $who }, sino a { $due }
play-no-seat = no hay ningún asiento { $seat }
play-nothing-played = todavía no se ha jugado nada
play-nothing-to-comment = todavía no hay ninguna anotación que comentar
play-no-entry = no hay ninguna anotación { $number } que corregir
play-correction-breaks = con { $text } en la anotación { $number }, la anotación { $later } ({ $said }) ya no encaja: { $problem }; corrige antes esa, o corta ahí el acta
play-illegal-move = { $text } no es una jugada permitida aquí
play-illegal-move-listed = { $text } no es una jugada permitida aquí; se puede: { $legal }
play-illegal-outcome = { $text } no puede haber salido aquí ({ $what })
play-illegal-outcome-listed = { $text } no puede haber salido aquí ({ $what }); puede salir: { $possible }
play-too-much = { $text } sobra: después de { $done } no se pregunta nada más
play-too-much-dice = { $text } sobra: ya no toca tirar ningún dado
play-after = después de { $done }: { $problem }

## Options, rules and games
play-bad-option = opción { $option }: { $value } no vale; hace falta { $wanted }
play-want-each-side = un valor para cada lado, como 'a,b'
play-want-yes-no = sí o no
play-want-one-of = uno de estos: { $choices }
play-want-whole = un número entero
play-want-range = un número entero de { $low } a { $high }
play-option-form = { $text }: escribe una opción como NOMBRE=VALOR
play-no-option = no hay ninguna opción { $option }; hay: { $known }
play-no-rule-set = no hay ningún reglamento { $name }; hay: { $known }
play-no-rule = no hay ninguna regla { $rule } en este reglamento
play-no-version = { $game } no se juega con las reglas { $version }, solo con { $known }
play-data-table = los números de una caja forman una tabla
play-no-figures = { $game } no tiene números que corregir
play-no-game = no hay ningún juego { $name }; hay: { $known }
play-not-a-game = { $value }, ofrecido como { $name }, no es un juego de Touchline

## Score
play-score = { $home } { $points } – { $others } { $away }

## Languages
play-no-language = Touchline no habla { $language }; habla: { $known }
play-no-bot-here = Aquí el rival de nivel { $level } solo conoce las reglas tal como vienen en la caja. Juega con ellas o elige el rival al azar.
play-no-coach-here = Aquí nadie puede aconsejar sobre este juego: hace falta más cálculo del que puede un navegador.
play-no-tables = Estas no son tablas que pueda leer un rival: { $problem }

## Charts and figures of a box
play-chart-guess = { $guessed } de { $count } casillas son suposición nuestra ({ $mark }): nadie pudo leerlas en una caja. Quien la tenga puede poner las verdaderas con --data.
play-chart-of = { $chart }: { $warning }
play-sure-certain = seguro
play-sure-likely = probable
play-sure-guess = suposición
play-origin-box = leído del original por su dueño
play-origin-text = impreso en las reglas
play-origin-rulebook = impreso en las reglas
play-origin-forced = la única lectura que permiten las reglas impresas
play-origin-found = de material público, contrastado
play-origin-default = cifra nuestra; la verdadera no la conocemos
play-figure-about = { $sure }: { $origin }
play-figure-by-side = por caras: { $sides }
play-edit-all = { $game }: las cifras de la caja.
play-edit-guessed = { $game }: lo que tuvimos que suponer de la caja.
play-edit-how = Quita el '# ' de una línea y pon lo que está impreso de verdad; deja las demás como están.
play-edit-check = Comprobar:  touchline data { $game } --check THIS_FILE
play-edit-play = Jugar:      touchline play { $game } --data THIS_FILE

## Figures by player
play-figure-number = { $number }
play-figure-share = { $share }
play-figure-of = { $some } de { $of } ({ $share })
