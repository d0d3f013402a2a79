# Lessons and puzzles on a terminal.

learn-step = Step { $step } of { $count }
learn-press = Press Enter to roll.
learn-type = Type { $move }
learn-nudge = Not that one: type { $move }. Nothing was played.
learn-first-match = Your first match: touchline play { $game } --first
learn-to-type = To play it, type { $move }.
learn-new = New: { $what } ({ $rule })
learn-none = { $game } has no lesson; its rules: touchline rules { $name }

puzzle-none = there is no such puzzle
puzzle-no-blunders = no decision of this match gave enough away to be tried again
puzzle-own = from your own match
puzzle-grade =
    { $grade ->
        [0] easy
        [1] for club players
       *[other] hard
    }
puzzle-right = Right: { $best }. The next best idea costs { $points } in a hundred.
puzzle-wrong = Better is { $best }: yours wins { $points } in a hundred less.
puzzle-score = { $run } right in a row, { $best } at best; { $solved } solved.
puzzle-days =
    { $days ->
        [one] Puzzle of the day: 1 day in a row.
       *[other] Puzzle of the day: { $days } days in a row.
    }
puzzle-more = Enter: another one. quit: enough.
