# Die Lektion auf Deutsch, und das Ziel des Spiels in einem Satz.

fg-lesson-aim = Du hast den Ball 34 Yards vor dem Tor und vier Versuche für zehn Yards. Beide wählen verdeckt eine Karte. Wähl Sweep, einen Lauf.
fg-lesson-pass = Die beiden Karten bestimmen die Würfel: 5 Yards. Ein Lauf verbrennt auch eine Karte, und Karten sind die Uhr. Jetzt ein Pass: Slant.
fg-lesson-third = Ein X auf dem Spielwürfel: abgewehrt. Dritter Versuch und 6. Vier Versuche ohne zehn Yards, und der Ball ist weg. Wähl Screen.
fg-lesson-clock = 11 Yards, neuer erster Versuch! Nach einem Pass darfst du eine Karte verbrennen, damit die Uhr läuft. Noch führt keiner: Halt die Uhr an.
fg-lesson-red-zone = Noch 19 Yards. Die Bomb trägt eine rote 20: so nah gesperrt. Sie erwarten einen Pass, also lauf: Wähl Off Tackle.
fg-lesson-try = 20 Yards: Touchdown, sechs Punkte! Nun der Extrapunkt: Nur zwei X auf den Würfeln blocken ihn.
fg-lesson-end = Touchdown und Extrapunkt: sieben. Dein Kartenstapel ist die Uhr; gespielt werden zwei Halbzeiten, die meisten Punkte gewinnen.
fg-aim = Nach zwei Halbzeiten mehr Punkte als der andere; deine Karten sind die Uhr.
