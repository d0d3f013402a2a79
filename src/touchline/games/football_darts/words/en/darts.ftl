# 'touchline darts': how well you throw, and where to aim.
fd-darts-no-preset = there is no preset { $name }; there is: { $known }
fd-darts-none = there is not a single dart in this
fd-darts-ask-darts = Your darts:
fd-darts-ask-aim = What did you aim at (T20, BULL, …, or 'unknown')?
fd-darts-at-bull = Where nothing else is said, they are taken to have been aimed at BULL (--aim T20, or --aim unknown).
fd-darts-at-coach = Taken to have been aimed where the coach would have aimed (--aim T20, or --aim unknown).
fd-darts-no-file = there is no file { $file }
fd-darts-other-game = { $file } is a record of { $game }: no darts were thrown in it
fd-darts-nobody = nobody called { $name } throws in this match; there is: { $known }
fd-darts-no-statistics = there are no such darts on this machine yet: 'touchline play football-darts --table' keeps them
fd-darts-picture-kind = { $file } must end in .png or .svg
fd-darts-thrower = thrower { $thrower } will not do; give { $wanted }
fd-darts-expected = Expected points by aim, { $thrower }
fd-darts-no-board = { $game } has no dartboard
fd-darts-win = { $who }'s win probability by aim: { $call }, { $thrower }
fd-darts-best-aim = { $file }: best aim ({ $x }, { $y }) mm, { $worth }

## fit
fd-fit-sigma =
    { $darts } { $darts ->
        [one] dart
       *[other] darts
    }: σ { $sigma } mm (95 % interval { $low } to { $high }).
fd-fit-around = They land around ({ $x }, { $y }) mm, in { $bed }.
fd-fit-bias = Your darts land { $across } mm { $side } of the aim and { $up } mm { $height } it.
fd-fit-left = left
fd-fit-right = right
fd-fit-above = above
fd-fit-below = below
fd-fit-shape = σ across { $across } mm, σ up { $up } mm, ρ { $rho }.
fd-fit-toward = Drawn toward { $prior } as if { $more } more darts had been seen: { $shrunk } mm, nearest to { $nearest }; enter throwers={ $thrower }.
fd-fit-no-darts = no darts to learn from
fd-fit-no-score = no dart scores { $score }
fd-fit-no-aim = { $text } is nothing to aim at: give a bed, as T20 or BULL
fd-fit-no-bed = { $text } is neither a bed nor a score

## stats
fd-stats-player = { $player }: { $matches } { $matches ->
        [one] match
       *[other] matches
    }, { $darts } { $darts ->
        [one] dart
       *[other] darts
    }
fd-stats-average = average { $average } points a dart; { $share }
fd-stats-most = most often hit: { $beds }
fd-stats-at = at { $bed }: { $hit } of { $thrown } ({ $share })
fd-stats-drives = drives finished in the end zone: { $done } of { $drives } ({ $share })
fd-stats-field-goals = field goals: { $good } of { $tried }
fd-stats-evening = { $match }: against { $opponent }, { $result }; average { $average }, { $touchdowns }/{ $drives } drives
fd-stats-unfinished = { $result }, unfinished
fd-stats-kind-off = off the board { $share }
fd-stats-kind-bulls = bulls { $share }
fd-stats-kind-doubles = doubles { $share }
fd-stats-kind-trebles = trebles { $share }
fd-stats-kind-singles = singles { $share }

## solve
fd-worth-wins = { $who } ({ $thrower }) receiving first wins { $win }, { $own } to { $other } points on average
fd-worth-finer = With the lattice of aims halved no win probability of { $among } changes by more than { $change } ({ $seconds } s)

## Where to aim, in a table
fd-pointed-away = thrown away on purpose
fd-pointed-at = { $bed } ({ $x }, { $y } mm)
fd-darts-worth-points = { $value } points
