# What Long Ball says. English has every message; a language that lacks one says it in English.

lb-tagline = Press or drop back, play it short or long: one die decides, twelve times a half.
lb-option-half = Rolls a half
lb-option-half-help = rolls of the die in each half
lb-chance-die = die

## Play-by-play
lb-presses = { $who } presses.
lb-drops-back = { $who } drops back.
lb-plays-short = { $who } plays it short.
lb-hits-long = { $who } hits it long.
lb-shoots = { $who } shoots.
lb-goal = A { $shown }: goal for { $who }!
lb-no-goal = A { $shown }: no goal.
lb-arrives = A { $shown }: the pass arrives.
lb-lost = A { $shown }: the ball is lost.
lb-half-time = Half-time.
lb-final-whistle = That is the final whistle.

## Where it stands
lb-where = { $who } in zone { $zone }
lb-rolls-left =
    { $rolls ->
        [one] 1 roll left
       *[other] { $rolls } rolls left
    }
lb-ask-shape = Press, or drop back?
lb-ask-call = Short, long, or a shot?
lb-ask-die = Roll the die: { $least } or more.
lb-draw = A draw, { $goals } all.
lb-wins = { $who } wins { $goals }–{ $others }.

## Refusals
lb-rolls = a match has { $rolls } rolls
lb-nowhere = in the last zone there is nowhere to pass to
lb-too-far = that is too far for a shot

## Coach, opponents, laboratory, board
lb-only = There is only { $move }.
lb-better = { $best } is { $gap } points of win probability better than { $other }.
lb-branch-goal = goal
lb-branch-no-goal = no goal
lb-branch-arrives = arrives
lb-branch-lost = is lost
lb-worth = { $first } wins { $one }, { $second } { $two }, drawn { $draw }
lb-kick-and-rush = Hits it long, shoots as soon as it may, and presses whatever happens.
lb-went-first = kicked off
lb-board-presses = { $who } presses
lb-board-drops = { $who } drops back
lb-board-waits = { $who } …
