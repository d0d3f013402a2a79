# La orden de First & Goal.

fg-help-exploitability = cuánto se puede explotar al maestro de First & Goal
fg-help-exploitability-page =
    La mejor respuesta exacta al maestro en un First & Goal reducido, en ambos sitios: tercero y gol en la diez, cinco puntos
    abajo, dos cartas de ataque y cuatro de defensa, cada dado en su media. Lo que gana por encima de lo justo, en puntos de
    probabilidad; una estrategia inexplotable tiene 0. El valor del juego reducido y lo que cada lado puede asegurar sin mezclar
    salen de programas lineales: donde difieren, pierde quien se deja leer. "As the bot" supone en parte que el rival maximiza
    las yardas esperadas, cosa que el equilibrio no hace.

      touchline exploitability                  el maestro con cada vez más reflexión
      touchline exploitability --thought 16,80  tantas manos imaginadas y rondas
fg-help-exploitability-thought = una cantidad de reflexión en vez de varias
fg-help-exploitability-seeds = la media de N formas de imaginar manos (8)
