# Lo que dice el entrenador, se juegue a lo que se juegue.

coach-better = { $best } gana el { $win }, { $gap } puntos más que { $other } ({ $less }).
coach-better-because = { $best } gana el { $win }, { $gap } puntos más que { $other } ({ $less }); { $why }.
coach-better-points = { $best } vale { $win } contando el empate como media victoria, { $gap } puntos más que { $other } ({ $less }).
coach-better-points-because = { $best } vale { $win } contando el empate como media victoria, { $gap } puntos más que { $other } ({ $less }); { $why }.
coach-equal-points = { $best } y { $other } valen lo mismo ({ $win } contando el empate como media victoria).
coach-equal-points-because = { $best } y { $other } valen lo mismo ({ $win } contando el empate como media victoria); { $why }.
coach-equal = { $best } y { $other } ganan igual de a menudo ({ $win }).
coach-equal-because = { $best } y { $other } ganan igual de a menudo ({ $win }); { $why }.

coach-over = la partida ha terminado
coach-chance-due = no hay nada que decidir: ahora toca { FORM($due, case: "the") }
coach-not-yours = no decide { $who }, sino { $due }
coach-unsolved = nadie ha resuelto todavía { $game }
coach-failed = El entrenador no pudo terminar de pensarlo: es un fallo nuestro y queda anotado. El partido sigue sin su consejo.
coach-failed-noted = El entrenador no pudo terminar de pensarlo: es un fallo nuestro. Lo que pasó queda anotado en { $file }. El partido sigue sin su consejo.
coach-side = { $who } { $win }
coach-draw = empate { $chance }
