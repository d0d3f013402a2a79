# Die Lektion auf Deutsch, und das Ziel des Spiels in einem Satz.

ss-lesson-aim = Du bist Gelb. Bring den Ball ins rote Tor: Wer nach 25 Minuten mehr Tore hat, gewinnt. Würfle.
ss-lesson-walk = Eine 2: Eine Figur läuft genau 2 Felder, nie schräg. Lauf mit E4 nach F5, neben den Ball.
ss-lesson-again = Rot hat mit einer 1 geantwortet. Jeder Zug ist ein Wurf und eine Figur. Du bist dran: Würfle.
ss-lesson-kick = Eine 3. Von F5 ist der Ball 1 Schritt entfernt; die 2 Augen, die bleiben, und eins dazu sind ein Schuss über 3 Felder. Spiel nach J4.
ss-lesson-late = Der rote Torwart hat geklärt. In Minute 12 stehen alle wie am Anfang: deine zweite Chance. Würfle.
ss-lesson-goal = Eine 5: E4 ist in 3 Schritten am Ball und schießt 3 weit. Jeder Mitspieler auf dem Weg gibt einen Schritt zurück: über H5 und J6 ins Tor!
ss-lesson-end = Ein Tor vorn! Rot beginnt am eigenen Tor neu. Gespielt werden 25 Minuten; wer mehr Tore hat, gewinnt.
ss-aim = Nach 25 Minuten mehr Tore als der andere.
