# Der Befehl von First & Goal.

fg-help-exploitability = wie weit sich der Meister von First & Goal ausnutzen lässt
fg-help-exploitability-page =
    Die genaue beste Antwort auf den Meister in einem verkleinerten First & Goal, auf beiden Plätzen: dritter Versuch an der Zehn,
    fünf Punkte zurück, noch zwei Angriffs- und vier Abwehrkarten, jeder Würfel mit seinem Mittelwert. Was sie über den gerechten
    Anteil hinaus gewinnt, in Punkten Siegchance; eine nicht ausnutzbare Strategie hat 0. Der Wert des kleinen Spiels und das, was
    jede Seite ohne Mischen sicher hat, kommen aus linearen Programmen: Wo sie sich unterscheiden, verliert, wer zu durchschauen
    ist.

    Im ganzen Spiel kann niemand eine beste Antwort berechnen. Dort werden Trainer erprobt, die wissen, wie der Meister denkt, die
    beste Karte gegen seine Mischung spielen und ihre Auszeiten mehr oder weniger hüten; der beste wird in neuen Spielen gemessen.

      touchline exploitability                  der Meister mit immer mehr Bedenkzeit
      touchline exploitability --thought 16,80  so viele gedachte Hände und Runden
      touchline exploitability first-and-goal --whole   das ganze Spiel
      touchline exploitability first-and-goal --former  der Meister gegen den der ersten Ausgabe
      touchline exploitability first-and-goal --club    was es gewinnt, den Vereinsspieler zu kennen
      touchline exploitability first-and-goal --scout   was Täuschen gegen den Späher gewinnt
fg-help-exploitability-game = first-and-goal, das Spiel mit verdeckten Händen
fg-help-exploitability-whole = Ausnutzer des ganzen Spiels, in gespiegelten Paaren
fg-help-exploitability-former = der Meister gegen den der ersten Ausgabe
fg-help-exploitability-club = was gegen den Vereinsspieler gewinnt, wer ihm zutraut, auf Yards zu spielen, und was das gegen den Meister kostet
fg-help-exploitability-scout = was gegen den Späher gewinnt, wer vortäuscht, Yards zu zählen, und weiß, wie weit er es glaubt
fg-help-exploitability-pairs = gespiegelte Paare ganzer Spiele (1000)
fg-help-exploitability-cores = Kerne für ganze Spiele (1)
fg-help-exploitability-seed = für die Würfel der ganzen Spiele (1)
fg-help-exploitability-thought = eine Bedenkzeit statt mehrerer
fg-help-exploitability-seeds = der Mittelwert über N Arten, sich Hände vorzustellen (8)
fg-help-calibration = ob die Schätzungen von First & Goal stimmen
fg-help-calibration-page =
    Neue Spiele des Meisters gegen sich selbst, die meisten irgendwo begonnen. In jedem Teil einer Partie werden die Schätzungen in
    zehn Klassen sortiert; für jede wird die mittlere Schätzung damit verglichen, wie oft die Seite am Ball gewann. Gezeigt werden
    die Spanne, die der Rat bei gleichen Chancen angibt, und der Anteil der Stellungen, deren Klasse um nicht mehr als diese Spanne
    und den Zählfehler (95 % davon) daneben liegt.

      touchline calibration --games 4000 --cores 4 --picture reliability.png
      touchline calibration --single
      touchline calibration --hands --games 100
fg-help-calibration-games = neue Spiele (2000)
fg-help-calibration-cores = Kerne zum Spielen (1)
fg-help-calibration-seed = für die Spiele (2)
fg-help-calibration-single = einzelne Stellungen statt Klassen davon: jede wird von Meistern oft zu Ende gespielt, verdeckte Karten jedes Mal neu gegeben
fg-help-calibration-leads = stattdessen die besten zwei Ideen von Rätseln, beide ausgespielt: ob sie gemeinsam irren
fg-help-calibration-hands = ob Hände so sind, als wären sie aus dem Ungesehenen verteilt: wie oft Meister jede Karte halten
fg-help-calibration-positions = Stellungen aus jedem Teil eines Spiels (24; aus den kurzen Teilen dreimal so viele)
fg-help-calibration-playouts = so oft wird jede Stellung zu Ende gespielt (50)
fg-help-calibration-part = nur dieser Teil eines Spiels; mehrmals möglich
fg-help-calibration-thought = wie viel die Meister denken, die Stellungen zu Ende spielen: gedachte Hände und Runden (wie der Meister: 64,160)
fg-help-calibration-write = das Gemessene behalten: Von da an sagt es der Rat
fg-help-calibration-file = jede Stellung, was gesagt wurde und was geschah, in einer Datei behalten
fg-help-calibration-picture = Schätzungen gegen Ergebnisse zeichnen
