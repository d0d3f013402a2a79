# Die Lektion auf Deutsch, und das Ziel des Spiels in einem Satz.

pg-lesson-aim = Du stehst kurz vor der Goalline und hast vier Versuche; ein Touchdown sind sechs Punkte. Würfle den Quarterback.
pg-lesson-route = Er wirft auf den Wide Receiver. Würfle für ihn: Die Zahl sagt, wie schwer der Spielzug zu stoppen ist.
pg-lesson-defense = Ein Slant, Stärke 5. Die Abwehr würfelt zweimal Weiß: Erreicht die Summe 5, ist der Spielzug gestoppt. Lass sie würfeln.
pg-lesson-second = 3 und 2 sind 5: gestoppt, zweiter Versuch. Alles, was keine Punkte bringt, kostet einen Versuch. Würfle wieder.
pg-lesson-set-play = Ein Set Play macht den nächsten Spielzug um eins stärker. Ein Field Goal brächte jetzt 3 Punkte; spiel weiter, für sechs.
pg-lesson-through = Ein Lauf, Off Tackle: 6 und eins für das Set Play sind 7. Die Abwehr braucht 7 mit zwei Würfen. Lass sie würfeln.
pg-lesson-touchdown = 4 und 1 sind nur 5: Du bist durch! Würfle Schwarz für die Endzone; vier der sechs Seiten sind ein Touchdown.
pg-lesson-try = Touchdown, sechs Punkte! Kick für noch einen: Er sitzt, wenn die Abwehr nicht ihren einen Block würfelt.
pg-lesson-end = Sieben Punkte im ersten Angriff. Jedes Team hat acht Angriffe; danach gewinnt, wer mehr Punkte hat.
pg-aim = Nach je acht Angriffen mehr Punkte als der andere.
