# La lección en español, y el objetivo del juego en una frase.

ss-lesson-aim = Eres amarillo. Lleva el balón a la portería roja: gana quien tenga más goles tras 25 minutos. Tira el dado.
ss-lesson-walk = Un 2: una figura camina exactamente 2 casillas, nunca en diagonal. Lleva E4 a F5, junto al balón.
ss-lesson-again = El rojo ha respondido con un 1. Cada turno es una tirada y una figura. Te toca: tira.
ss-lesson-kick = Un 3. Desde F5 el balón está a 1 paso; los 2 puntos que sobran, y uno más, son un tiro de 3 casillas. Juégalo a J4.
ss-lesson-late = El portero rojo despejó. En el minuto 12 todos están como al principio: tu segunda oportunidad. Tira.
ss-lesson-goal = Un 5: E4 llega al balón en 3 pasos y tira 3. Cada compañero que toca devuelve un paso: por H5 y J6, ¡a gol!
ss-lesson-end = ¡Un gol arriba! El rojo saca desde su portería. Se juegan 25 minutos; gana quien marque más.
ss-aim = Más goles que el rival tras 25 minutos.
