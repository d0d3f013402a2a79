# Warum der Coach das will: Sätze, die einen Satz beenden oder allein stehen.  „Sie“ sind die anderen.

fg-because-mixed-why = Niemand kann dich lesen, wenn du so spielst: { $shares }; etwa { $win } ± { $within } Gewinnchance; { $why }.
fg-because-worth-why = „{ $move }“ bringt { $win } ± { $within } Gewinnchance; { $why }.
fg-why-both = { $first }; { $more }

fg-times =
    { $times ->
        [one] ein Mal von 100
       *[other] { $times } von 100 Mal
    }

## Karten
fg-why-makes = { $card } schafft den First Down { fg-times }
fg-why-scores = { $card } punktet { fg-times }
fg-why-makes-against = gegen { $card } schaffen sie den First Down { fg-times }
fg-why-scores-against = gegen { $card } punkten sie { fg-times }
fg-why-makes-than = { $card } schafft den First Down { fg-times }, { $other } { $less }
fg-why-scores-than = { $card } punktet { fg-times }, { $other } { $less }
fg-why-makes-than-against = gegen { $card } schaffen sie den First Down { fg-times }, gegen { $other } { $less }
fg-why-scores-than-against = gegen { $card } punkten sie { fg-times }, gegen { $other } { $less }
fg-why-yards-than = { $card } bringt im Schnitt { $yards } Yards, { $other } { $less }
fg-why-yards-than-against = gegen { $card } holen sie im Schnitt { $yards } Yards, gegen { $other } { $less }
fg-why-loses-than = { $card } verliert { fg-times } Yards, { $other } { $less }
fg-why-loses-than-against = { $card } wirft sie { fg-times } zurück, { $other } { $less }
fg-why-long-than = { $card } bringt { fg-times } zwanzig Yards und mehr, { $other } { $less }
fg-why-long-than-against = gegen { $card } holen sie { fg-times } zwanzig Yards und mehr, gegen { $other } { $less }
fg-why-alike = { $card } und { $other } bringen etwa gleich viel: mal das eine, mal das andere
fg-why-alike-against = { $card } und { $other } halten etwa gleich viel auf: mal das eine, mal das andere
fg-why-run-clock = du führst, und ein Lauf nimmt eine Karte mehr von der Uhr ({ $cards } sind noch da)
fg-why-pass-clock = du brauchst die Zeit, und ein Pass hält die Uhr an ({ $cards } Karten sind noch da)

## Angesagte Spielzüge
fg-why-field-goal = ein Field Goal von hier sitzt { fg-times }
fg-why-punt = ein Punt wirft sie etwa { $yards } Yards zurück
fg-why-fake = ein Täuschkick, mit dem niemand rechnet, schafft den First Down { fg-times }
fg-why-expect-kick = wenn sie kicken, verschenkst du nichts
fg-why-expect-fake = wenn sie täuschen, hast du den Ball { $at }
fg-why-sneak = der Sneak schafft sein Yard { fg-times }
fg-why-kneel = Abknien nimmt eine Karte von der Uhr und riskiert nichts
fg-why-hail-mary = die Hail Mary gelingt { fg-times }
fg-why-time-out = mit einer Auszeit holst du eine bessere Karte zurück
fg-why-keep-time-out = eine Auszeit ist später mehr wert

## Zusatzversuche
fg-why-one = der Kick sitzt { fg-times }; { $stands }
fg-why-two = zwei Punkte gelingen { fg-times }; { $stands }
fg-stands-ahead =
    { $points ->
        [one] damit führst du mit { $points } Punkt
       *[other] damit führst du mit { $points } Punkten
    }
fg-stands-level = damit steht es gleich
fg-stands-behind =
    { $points ->
        [one] damit liegst du noch { $points } Punkt zurück
       *[other] damit liegst du noch { $points } Punkte zurück
    }

## Strafen und Durchbrüche
fg-why-accepted = angenommen: { $then }
fg-why-declined = abgelehnt: { $then }
fg-then-down = { $down } { $at }
fg-then-touchdown = dein Touchdown
fg-then-touchdown-theirs = ihr Touchdown
fg-then-won = dein Ball { $at }
fg-then-lost = ihr Ball { $at }
fg-why-stop = anhalten lässt es dabei: { $gain }
fg-why-run-on = dieselben Würfel noch einmal bringen im Schnitt { $yards } Yards
fg-why-run-on-loses = dieselben Würfel noch einmal kosten im Schnitt { $yards } Yards

## Die Uhr, Auszeiten
fg-why-burn-ahead = du führst, und jede Karte weniger ist Zeit, die sie nicht bekommen ({ $cards } sind noch da)
fg-why-burn = je weniger Karten noch da sind, desto weniger kann noch schiefgehen ({ $cards } jetzt)
fg-why-save-behind = du liegst zurück und brauchst die Zeit ({ $cards } Karten sind noch da)
fg-why-save = die Zeit lässt sich noch nutzen ({ $cards } Karten sind noch da)
fg-why-shuffle = eine frische Hand verspricht mehr als jede Karte, die du zurückholst
fg-why-nothing = die Hand ist gut, wie sie ist

## Kicks und Returns
fg-why-five-dice = die fünf Würfel tragen im Schnitt { $yards } Yards weit
fg-why-without = ohne { FORM($die, case: "accusative") } sind es { $yards }, und der Spielwürfel kann den Return verhindern
fg-why-return = ein Return bringt im Schnitt { $yards } Yards und verliert den Ball { fg-times }
fg-why-fair-catch = ein Fair Catch riskiert nichts
fg-why-run-out = wer herausläuft, kommt im Schnitt bis an die eigene { $yards }
fg-why-touchback = der Touchback beginnt an der eigenen { $yards }
fg-why-deep = nach einem weiten Kick beginnen sie etwa an ihrer { $yards }
fg-why-onside = den kurzen Kick holst du { fg-times }
fg-why-squib = ein flacher Kick kann nicht zurückgetragen werden
fg-why-first = du hast zuerst den Ball
fg-why-second = du hast nach der Pause zuerst den Ball
