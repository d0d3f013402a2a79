# La orden de First & Goal.

fg-help-exploitability = cuánto se puede explotar al maestro de First & Goal
fg-help-exploitability-page =
    La mejor respuesta exacta al maestro en un First & Goal reducido, en ambos sitios: tercero y gol en la diez, cinco puntos
    abajo, dos cartas de ataque y cuatro de defensa, cada dado en su media. Lo que gana por encima de lo justo, en puntos de
    probabilidad; una estrategia inexplotable tiene 0. El valor del juego reducido y lo que cada lado puede asegurar sin mezclar
    salen de programas lineales: donde difieren, pierde quien se deja leer.

    En el juego entero nadie puede calcular una mejor respuesta. Allí se prueban entrenadores que saben cómo piensa el maestro, juegan
    la mejor carta contra su mezcla y guardan más o menos sus tiempos muertos; el mejor se mide en partidas nuevas.

      touchline exploitability                  el maestro con cada vez más reflexión
      touchline exploitability --thought 16,80  tantas manos imaginadas y rondas
      touchline exploitability first-and-goal --whole   el juego entero
      touchline exploitability first-and-goal --former  el maestro contra el de la primera edición
      touchline exploitability first-and-goal --club    lo que gana conocer al jugador de club
      touchline exploitability first-and-goal --scout   lo que fingir gana al ojeador
fg-help-exploitability-game = first-and-goal, el juego de manos ocultas
fg-help-exploitability-whole = explotadores del juego entero, en pares reflejados
fg-help-exploitability-former = el maestro contra el de la primera edición
fg-help-exploitability-club = lo que gana al jugador de club quien cree que busca yardas, y lo que eso cuesta contra el maestro
fg-help-exploitability-scout = lo que gana al ojeador quien finge contar yardas y sabe hasta qué punto se lo cree
fg-help-exploitability-pairs = pares reflejados de partidas enteras (1000)
fg-help-exploitability-cores = núcleos para jugar partidas enteras (1)
fg-help-exploitability-seed = de los dados de las partidas enteras (1)
fg-help-exploitability-thought = una cantidad de reflexión en vez de varias
fg-help-exploitability-seeds = la media de N formas de imaginar manos (8)
fg-help-calibration = si las estimaciones de First & Goal se cumplen
fg-help-calibration-page =
    Partidas nuevas del maestro contra sí mismo, la mayoría empezadas en cualquier punto. En cada parte del partido las estimaciones
    se ordenan en diez clases; en cada una se compara la estimación media con cuántas veces ganó el lado con el balón. Se muestran
    el intervalo que da el consejo con opciones iguales y la parte de posiciones cuya clase no se desvía más que ese intervalo
    y el error de contar (el 95 %).

      touchline calibration --games 4000 --cores 4 --picture reliability.png
      touchline calibration --single
      touchline calibration --hands --games 100
fg-help-calibration-games = partidas nuevas (2000)
fg-help-calibration-cores = núcleos para jugar (1)
fg-help-calibration-seed = de las partidas (2)
fg-help-calibration-single = posiciones sueltas en vez de clases: los maestros juegan cada una muchas veces hasta el final, con las cartas ocultas repartidas de nuevo
fg-help-calibration-leads = en su lugar, las dos mejores ideas de los problemas, jugadas hasta el final: si yerran juntas
fg-help-calibration-hands = si las manos son como repartidas de lo no visto: cuántas veces tienen los maestros cada carta
fg-help-calibration-positions = posiciones de cada parte de un partido (24; de las partes cortas, el triple)
fg-help-calibration-playouts = veces que se juega cada posición hasta el final (50)
fg-help-calibration-part = solo esta parte de un partido; puede darse varias veces
fg-help-calibration-thought = cuánto piensan los maestros que juegan las posiciones hasta el final: manos imaginadas y rondas (como el maestro: 64,160)
fg-help-calibration-write = guardar lo medido: desde entonces lo dice el consejo
fg-help-calibration-file = guardar en un archivo cada posición, lo que se dijo y lo que pasó
fg-help-calibration-picture = dibujar estimaciones contra resultados
