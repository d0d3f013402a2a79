# Rat als Tabelle und die Besprechung eines Spiels, im Terminal.


## Advice
advice-option = Zug
advice-draw = Remis
advice-worth = Wert
advice-if-works = klappt es
advice-if-fails = klappt es nicht
advice-branch = { $label } { $chance }, dann { $win }
advice-more = … und { $left } weitere
advice-estimates = Das sind Schätzungen, keine genauen Werte.

## Review
review-start = Anfang: { $chances }
review-end = Ende:   { $chances }
review-chances = { $first } { $win }, { $second } { $other }
review-chances-draw = { $first } { $win }, { $second } { $other }, Unentschieden { $draw }
review-doubt = { $chances } (± { $points } Punkte)
review-changed = Die Aussichten von { $who } änderten sich um { $change } Punkte: { $parts }.
review-luck = Glück { $points }
review-throwing = Würfe von { $who } { $points }
review-throwing-other = von { $who } { $points }
review-decisions = Entscheidungen von { $who } { $points }
review-average = Mit durchschnittlichen Würfeln: { $first } { $win }, { $second } { $other }.
review-luckiest = Die glücklichsten Würfe:
review-throws = Die Würfe, auf die es ankam:
review-for = { $number }. { $told }  { $points } für { $who }
review-expensive = Die teuersten Entscheidungen:
review-nothing-cost = Keine Entscheidung hat etwas gekostet.
review-cost = { $number }. { $who }: { $move } kostete { $points } Punkte
review-cost-better = { $number }. { $who }: { $move } kostete { $points } Punkte; besser: { $better }
review-better = { $move } ({ $win } statt { $got })
review-because = Warum: { $why }.
review-again = Noch einmal versuchen: touchline puzzle --from { $file }
review-summary =
    Siegchance von { $who } über { $steps ->
        [one] 1 Schritt
       *[other] { $steps } Schritte
    }: von { $from } auf { $to }.
review-ahead = { $who } vorn
review-steps =
    { $steps ->
        [one] 1 Schritt
       *[other] { $steps } Schritte
    }
review-chart-start = Anfang
