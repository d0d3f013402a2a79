# Advies als tabel en de bespreking van een wedstrijd, in de terminal.


## Advice
advice-option = optie
advice-draw = gelijk
advice-worth = waarde
advice-if-works = als het lukt
advice-if-fails = als het mislukt
advice-branch = { $label } { $chance }, dan { $win }
advice-more = … en nog { $left }
advice-estimates = Dit zijn schattingen, geen exacte waarden.

## Review
review-start = Begin: { $chances }
review-end = Einde: { $chances }
review-chances = { $first } { $win }, { $second } { $other }
review-chances-draw = { $first } { $win }, { $second } { $other }, gelijkspel { $draw }
review-doubt = { $chances } (± { $points } punten)
review-changed = De kansen van { $who } veranderden met { $change } punten: { $parts }.
review-luck = geluk { $points }
review-throwing = worpen van { $who } { $points }
review-throwing-other = van { $who } { $points }
review-decisions = keuzes van { $who } { $points }
review-average = Met gemiddelde stenen: { $first } { $win }, { $second } { $other }.
review-luckiest = De gelukkigste worpen:
review-throws = De worpen die er het meest toe deden:
review-for = { $number }. { $told }  { $points } voor { $who }
review-expensive = De duurste keuzes:
review-nothing-cost = Geen keuze heeft iets gekost.
review-cost = { $number }. { $who }: { $move } kostte { $points } punten
review-cost-better = { $number }. { $who }: { $move } kostte { $points } punten; beter: { $better }
review-better = { $move } ({ $win } in plaats van { $got })
review-because = Waarom: { $why }.
review-again = Probeer het nog eens: touchline puzzle --from { $file }
review-summary =
    Winstkans van { $who } over { $steps ->
        [one] 1 stap
       *[other] { $steps } stappen
    }: van { $from } naar { $to }.
review-ahead = { $who } voor
review-steps =
    { $steps ->
        [one] 1 stap
       *[other] { $steps } stappen
    }
review-chart-start = begin
