# Por qué lo quiere el entrenador: frases que cierran otra o se dicen solas.  «Ellos» son los rivales.

fg-because-mixed-why = Nadie puede leerte si juegas { $shares }: alrededor de { $win } ± { $within } de ganar; { $why }.
fg-because-worth-why = «{ $move }» vale { $win } ± { $within } de ganar; { $why }.
fg-why-both = { $first }; { $more }

fg-times =
    { $times ->
        [one] una vez de cada 100
       *[other] { $times } veces de cada 100
    }

## Cartas
fg-why-makes = { $card } logra el primer down { fg-times }
fg-why-scores = { $card } anota { fg-times }
fg-why-makes-against = contra { $card } logran el primer down { fg-times }
fg-why-scores-against = contra { $card } anotan { fg-times }
fg-why-makes-than = { $card } logra el primer down { fg-times }; { $other }, { $less }
fg-why-scores-than = { $card } anota { fg-times }; { $other }, { $less }
fg-why-makes-than-against = contra { $card } logran el primer down { fg-times }; contra { $other }, { $less }
fg-why-scores-than-against = contra { $card } anotan { fg-times }; contra { $other }, { $less }
fg-why-yards-than = { $card } gana { $yards } yardas de media; { $other }, { $less }
fg-why-yards-than-against = contra { $card } ganan { $yards } yardas de media; contra { $other }, { $less }
fg-why-loses-than = { $card } pierde yardas { fg-times }; { $other }, { $less }
fg-why-loses-than-against = { $card } los hace retroceder { fg-times }; { $other }, { $less }
fg-why-long-than = { $card } gana veinte yardas o más { fg-times }; { $other }, { $less }
fg-why-long-than-against = contra { $card } ganan veinte yardas o más { fg-times }; contra { $other }, { $less }
fg-why-alike = { $card } y { $other } rinden casi lo mismo: unas veces una, otras la otra
fg-why-alike-against = { $card } y { $other } frenan casi lo mismo: unas veces una, otras la otra
fg-why-run-clock = vas ganando, y una carrera quita una carta más del reloj (quedan { $cards })
fg-why-pass-clock = necesitas tiempo, y un pase detiene el reloj (quedan { $cards } cartas)

## Jugadas anunciadas
fg-why-field-goal = un field goal desde aquí entra { fg-times }
fg-why-punt = un despeje los aleja unas { $yards } yardas
fg-why-fake = un engaño que nadie espera logra el primer down { fg-times }
fg-why-expect-kick = si patean, no regalas nada
fg-why-expect-fake = si fingen, el balón es tuyo { $at }
fg-why-sneak = el sneak logra su yarda { fg-times }
fg-why-kneel = arrodillarse quita una carta del reloj y no arriesga nada
fg-why-hail-mary = el Hail Mary sale bien { fg-times }
fg-why-time-out = con un tiempo muerto recuperas una carta mejor
fg-why-keep-time-out = un tiempo muerto vale más después

## Intentos extra
fg-why-one = la patada entra { fg-times } y { $stands }
fg-why-two = los dos puntos salen { fg-times }, y eso { $stands }
fg-stands-ahead =
    { $points ->
        [one] te pone { $points } punto arriba
       *[other] te pone { $points } puntos arriba
    }
fg-stands-level = iguala el marcador
fg-stands-behind =
    { $points ->
        [one] te deja { $points } punto abajo
       *[other] te deja { $points } puntos abajo
    }

## Castigos y escapadas
fg-why-accepted = aceptado: { $then }
fg-why-declined = rechazado: { $then }
fg-then-down = { $down } { $at }
fg-then-touchdown = touchdown tuyo
fg-then-touchdown-theirs = touchdown de ellos
fg-then-won = balón tuyo { $at }
fg-then-lost = balón de ellos { $at }
fg-why-stop = parar lo deja así: { $gain }
fg-why-run-on = los mismos dados otra vez dan { $yards } yardas de media
fg-why-run-on-loses = los mismos dados otra vez pierden { $yards } yardas de media

## El reloj, tiempos muertos
fg-why-burn-ahead = vas ganando, y cada carta que se va es tiempo que no tienen (quedan { $cards })
fg-why-burn = cuantas menos cartas quedan, menos puede salir mal ({ $cards } ahora)
fg-why-save-behind = vas perdiendo y necesitas el tiempo (quedan { $cards } cartas)
fg-why-save = el tiempo aún puede aprovecharse (quedan { $cards } cartas)
fg-why-shuffle = una mano nueva promete más que cualquier carta recuperada
fg-why-nothing = la mano está bien como está

## Patadas y devoluciones
fg-why-five-dice = los cinco dados llegan a { $yards } yardas de media
fg-why-without = sin { FORM($die, case: "the") } son { $yards }, y el dado de jugada puede impedir la devolución
fg-why-return = una devolución gana { $yards } yardas de media y pierde el balón { fg-times }
fg-why-fair-catch = un fair catch no arriesga nada
fg-why-run-out = salir corriendo llega de media a la yarda { $yards } propia
fg-why-touchback = el touchback empieza en la yarda { $yards } propia
fg-why-deep = tras una patada larga empiezan más o menos en su yarda { $yards }
fg-why-onside = la patada corta es tuya { fg-times }
fg-why-squib = una patada rasa no se puede devolver
fg-why-first = tienes el balón primero
fg-why-second = tienes el balón primero tras el descanso
