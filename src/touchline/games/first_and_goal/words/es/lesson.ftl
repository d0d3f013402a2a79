# La lección en español, y el objetivo del juego en una frase.

fg-lesson-aim = Tienes el balón a 34 yardas del gol y cuatro intentos (downs) para ganar diez. Ambos eligen una carta en secreto. Elige Sweep, una carrera.
fg-lesson-pass = Las dos cartas dicen qué dados se tiran: 5 yardas. Una carrera también quema una carta, y las cartas son el reloj. Ahora pase: Slant.
fg-lesson-third = Una X en el dado de jugada: pase roto. Tercer down y 6. Cuatro downs sin diez yardas y el balón es suyo. Elige Screen.
fg-lesson-clock = ¡11 yardas, primer down! Tras un pase puedes quemar una carta para gastar reloj. Nadie va ganando aún: guarda el reloj.
fg-lesson-red-zone = Faltan 19 yardas. La Bomb lleva un 20 rojo: prohibida tan cerca. Esperan un pase, así que corre: elige Off Tackle.
fg-lesson-try = 20 yardas: ¡touchdown, seis puntos! Ahora el punto extra: solo dos X en los dados lo bloquearían.
fg-lesson-end = Touchdown y punto extra: siete. Tu mazo es el reloj; se juegan dos mitades y gana quien tenga más puntos.
fg-aim = Más puntos que el rival tras dos mitades; tus cartas son el reloj.
