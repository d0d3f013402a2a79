# Advice as a table, and the review of a match, at the terminal.


## Advice
advice-option = option
advice-draw = draw
advice-worth = worth
advice-if-works = if it works
advice-if-fails = if it fails
advice-branch = { $label } { $chance }, then { $win }
advice-more = … and { $left } more
advice-estimates = These are estimates, not exact values.

## Review
review-start = Start: { $chances }
review-end = End:   { $chances }
review-chances = { $first } { $win }, { $second } { $other }
review-chances-draw = { $first } { $win }, { $second } { $other }, draw { $draw }
review-doubt = { $chances } (± { $points } points)
review-changed = { $who }'s chances changed by { $change } points: { $parts }.
review-luck = luck { $points }
review-throwing = { $who }'s throwing { $points }
review-throwing-other = { $who }'s { $points }
review-decisions = { $who }'s decisions { $points }
review-average = With average dice: { $first } { $win }, { $second } { $other }.
review-luckiest = The luckiest rolls:
review-throws = The throws that mattered most:
review-for = { $number }. { $told }  { $points } for { $who }
review-expensive = The most expensive decisions:
review-nothing-cost = No decision cost anything.
review-cost = { $number }. { $who }: { $move } cost { $points } points
review-cost-better = { $number }. { $who }: { $move } cost { $points } points; better: { $better }
review-better = { $move } ({ $win } instead of { $got })
review-because = Why: { $why }.
review-again = Try these again: touchline puzzle --from { $file }
review-summary =
    Win probability of { $who } over { $steps ->
        [one] 1 step
       *[other] { $steps } steps
    }: from { $from } to { $to }.
review-ahead = { $who } ahead
review-steps =
    { $steps ->
        [one] 1 step
       *[other] { $steps } steps
    }
review-chart-start = start
