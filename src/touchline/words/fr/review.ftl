# Les conseils en tableau et l'analyse d'un match, au terminal.


## Advice
advice-option = option
advice-draw = nul
advice-worth = valeur
advice-if-works = si ça marche
advice-if-fails = si ça rate
advice-branch = { $label } { $chance }, puis { $win }
advice-more = … et { $left } autres
advice-estimates = Ce sont des estimations, pas des valeurs exactes.

## Review
review-start = Début : { $chances }
review-end = Fin :   { $chances }
review-chances = { $first } { $win }, { $second } { $other }
review-chances-draw = { $first } { $win }, { $second } { $other }, nul { $draw }
review-doubt = { $chances } (± { $points } points)
review-changed = Les chances de { $who } ont changé de { $change } points : { $parts }.
review-luck = chance { $points }
review-throwing = lancers de { $who } { $points }
review-throwing-other = de { $who } { $points }
review-decisions = décisions de { $who } { $points }
review-average = Avec des dés moyens : { $first } { $win }, { $second } { $other }.
review-luckiest = Les jets les plus chanceux :
review-throws = Les lancers qui ont le plus compté :
review-for = { $number }. { $told }  { $points } pour { $who }
review-expensive = Les décisions les plus coûteuses :
review-nothing-cost = Aucune décision n'a rien coûté.
review-cost = { $number }. { $who } : { $move } a coûté { $points } points
review-cost-better = { $number }. { $who } : { $move } a coûté { $points } points ; mieux : { $better }
review-better = { $move } ({ $win } au lieu de { $got })
review-because = Pourquoi : { $why }.
review-again = À retenter : touchline puzzle --from { $file }
review-summary =
    Chances de { $who } sur { $steps ->
        [one] { $steps } étape
       *[other] { $steps } étapes
    } : de { $from } à { $to }.
review-ahead = { $who } devant
review-steps =
    { $steps ->
        [one] { $steps } étape
       *[other] { $steps } étapes
    }
review-chart-start = début
