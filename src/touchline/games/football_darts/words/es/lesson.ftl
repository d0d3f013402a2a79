# La lección en español, y el objetivo del juego en una frase.

fd-lesson-toss = Fútbol americano sobre una diana: gana quien tenga más puntos tras cuatro cuartos. Ganaste el sorteo, así que toma el balón.
fd-lesson-aim = Empiezas en tu yarda 30, con cuatro dardos para las 70 yardas hasta la línea de gol. Un triple vale tres veces su número: apunta al triple 20.
fd-lesson-single = Ha sido 20 sencillo: 20 yardas. Ningún dardo va justo donde apuntas; los anillos muestran dónde caen casi todos. Apunta al triple 10.
fd-lesson-exact = ¡30 yardas! Faltan 20. Exactamente 20 es touchdown; si te pasas, pierdes el balón. Apunta al 20 sencillo.
fd-lesson-last = Solo un 5: faltan 15 y es el último dardo. Un field goal daría 3 puntos; arriésgate con el 15 sencillo.
fd-lesson-try = ¡Touchdown, seis puntos! Ahora el intento extra: un dardo a 1, 5 o 20 por un punto más. Apunta en medio, al 20 sencillo.
fd-lesson-end = Siete puntos en tu primera serie. Cada jugador tiene ocho series; gana quien vaya por delante tras cuatro cuartos.
fd-aim = Más puntos que el rival tras cuatro cuartos.
