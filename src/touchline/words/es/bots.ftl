# Lo que los rivales dicen de sí mismos.

bots-random = Hace cualquier jugada permitida, todas con la misma probabilidad. No sabe qué es el fútbol.
bots-solved = Juega el juego resuelto: ninguna decisión suya regala nada.
bots-solved-loss =
    Conoce la solución, pero regala de media { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    } de probabilidad de ganar por decisión.
bots-remarked = { $told } { $remark }
bots-cannot-come = { $who } no puede venir ({ $problem }); { $other } juega por él.
bots-cannot-play = { $who } no puede jugar aquí: { $problem }
bots-getting-ready = { $who } se prepara (una sola vez, { $takes }); mientras tanto juega { $other } por él.
bots-a-minute = un minuto más o menos
bots-two-minutes = uno o dos minutos
bots-was-ended = se interrumpió
bots-no-level = { $game } no tiene el nivel { $level }; hay: { $known }
bots-engine-form = un motor es una línea de órdenes, como ./mybot.py
