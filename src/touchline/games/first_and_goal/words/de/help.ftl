# Der Befehl von First & Goal.

fg-help-exploitability = wie weit sich der Meister von First & Goal ausnutzen lässt
fg-help-exploitability-page =
    Die genaue beste Antwort auf den Meister in einem verkleinerten First & Goal, auf beiden Plätzen: dritter Versuch an der Zehn,
    fünf Punkte zurück, noch zwei Angriffs- und vier Abwehrkarten, jeder Würfel mit seinem Mittelwert. Was sie über den gerechten
    Anteil hinaus gewinnt, in Punkten Siegchance; eine nicht ausnutzbare Strategie hat 0. Der Wert des kleinen Spiels und das, was
    jede Seite ohne Mischen sicher hat, kommen aus linearen Programmen: Wo sie sich unterscheiden, verliert, wer zu durchschauen
    ist. "As the bot" nimmt zum Teil an, dass der Gegner erwartete Yards maximiert; das Gleichgewicht tut das nicht.

      touchline exploitability                  der Meister mit immer mehr Bedenkzeit
      touchline exploitability --thought 16,80  so viele gedachte Hände und Runden
fg-help-exploitability-thought = eine Bedenkzeit statt mehrerer
fg-help-exploitability-seeds = der Mittelwert über N Arten, sich Hände vorzustellen (8)
