# Die Lektion auf Deutsch, und das Ziel des Spiels in einem Satz.

fd-lesson-toss = Football auf der Dartscheibe: Wer nach vier Vierteln mehr Punkte hat, gewinnt. Der Münzwurf ging an dich, also nimm den Ball.
fd-lesson-aim = Du beginnst an der eigenen 30, mit vier Pfeilen für die 70 Yards bis zur Goalline. Ein Triple zählt das Dreifache: Ziel auf Triple 20.
fd-lesson-single = Stattdessen einfache 20: 20 Yards. Kein Pfeil trifft genau; die Ringe zeigen, wo die meisten landen. Ziel auf Triple 10.
fd-lesson-exact = 30 Yards! Jetzt fehlen 20. Genau 20 ist ein Touchdown, mehr ist überworfen und der Ball ist weg. Ziel auf die einfache 20.
fd-lesson-last = Nur eine 5: Es fehlen 15, und das ist der letzte Pfeil. Ein Field Goal brächte 3 Punkte; wag es auf die einfache 15.
fd-lesson-try = Touchdown, sechs Punkte! Nun der Extraversuch: ein Pfeil auf 1, 5 oder 20 für noch einen Punkt. Ziel in die Mitte, auf die einfache 20.
fd-lesson-end = Sieben Punkte im ersten Angriff. Jeder hat acht Angriffe; wer nach vier Vierteln vorn liegt, gewinnt.
fd-aim = Nach vier Vierteln mehr Punkte als der andere.
