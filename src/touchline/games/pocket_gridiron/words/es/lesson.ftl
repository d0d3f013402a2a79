# La lección en español, y el objetivo del juego en una frase.

pg-lesson-aim = Estás cerca de la línea de gol y tienes cuatro downs para anotar; un touchdown son seis puntos. Tira el dado del quarterback.
pg-lesson-route = Pasa al receptor. Tira su dado: el número dice lo difícil que es parar la jugada.
pg-lesson-defense = Un Slant, fuerza 5. La defensa tira dos veces el dado blanco: si la suma llega a 5, la jugada se detiene. Que tiren.
pg-lesson-second = 3 y 2 son 5: detenida, segundo down. Todo lo que no anota cuesta un down. Tira otra vez.
pg-lesson-set-play = Una jugada preparada hace la siguiente uno más fuerte. Un field goal daría 3 puntos ahora; sigue jugando por seis.
pg-lesson-through = Una carrera, Off Tackle: 6, y uno por la jugada preparada, son 7. La defensa necesita 7 con dos tiradas. Que tiren.
pg-lesson-touchdown = 4 y 1 son solo 5: ¡pasaste! Tira el dado negro para la zona de anotación; cuatro de sus seis caras son touchdown.
pg-lesson-try = ¡Touchdown, seis puntos! Patea por uno más: entra salvo que la defensa saque su único bloqueo.
pg-lesson-end = Siete puntos en tu primera serie. Cada equipo tiene ocho series; al final gana quien tenga más puntos.
pg-aim = Más puntos que el rival tras ocho series cada uno.
