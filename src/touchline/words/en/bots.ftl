# What opponents say of themselves.

bots-random = Takes any legal move with equal chance. It does not know what football is.
bots-solved = Plays the solved game: no decision of it gives anything away.
bots-solved-loss =
    Knows the solution, but gives away { $points ->
        [one] { $points } point
       *[other] { $points } points
    } of win probability a decision on average.
bots-remarked = { $told } { $remark }
bots-cannot-come = The { $who } cannot come ({ $problem }); the { $other } player plays for him.
bots-cannot-play = The { $who } cannot play here: { $problem }
bots-getting-ready = The { $who } is getting ready (once, { $takes }); the { $other } player plays for him meanwhile.
bots-a-minute = about a minute
bots-two-minutes = a minute or two
bots-was-ended = it was ended
bots-no-level = there is no level { $level } for { $game }; there is: { $known }
bots-engine-form = an engine is a command line, such as ./mybot.py
