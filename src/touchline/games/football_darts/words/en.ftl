# Football Darts in English.

fd-tagline = Drive down the field on a dartboard: four darts a drive, exact yards for the touchdown.

## The field and the board
# A spot on the field.
fd-own = OWN { $yards }
fd-opp = OPP { $yards }
fd-midfield = 50
fd-the-try = the try
# A bed, short as on a scoresheet; "long" says it at length.
fd-bed =
    { $ring ->
        [inner] i
        [outer] o
        [double] D
       *[triple] T
    }{ $number }
    .long =
        { $ring ->
            [inner] inner single
            [outer] outer single
            [double] double
           *[triple] triple
        } { $number }
fd-bed-25 = 25
    .long = outer bull
fd-bed-bull = BULL
    .long = inner bull
fd-bed-miss = MISS
    .long = off the board
fd-bed-bounce = BOUNCE
    .long = bounces out
fd-bed-in-words = { FORM($bed, case: "long") }
# The beginning of a sentence; on a page whoever reads it is "you".
fd-who =
    { PERSON($who) ->
        [you] You
       *[other] { $who }
    }
fd-who-throws =
    { PERSON($who) ->
        [you] You throw
       *[other] { $who } throws
    }
fd-who-tries =
    { PERSON($who) ->
        [you] You try
       *[other] { $who } tries
    }
fd-who-punts =
    { PERSON($who) ->
        [you] You punt
       *[other] { $who } punts
    }
fd-who-goes =
    { PERSON($who) ->
        [you] You go
       *[other] { $who } goes
    }
fd-who-wins =
    { PERSON($who) ->
        [you] You win
       *[other] { $who } wins
    }
fd-chance-coin = coin
fd-chance-dart = dart
fd-coin-heads = Heads
fd-coin-tails = Tails

## Calls and moves
# Within a sentence; in English as they are typed.
fd-call-throw = throw
fd-call-field-goal = field-goal
fd-call-punt = punt
fd-call-pat = pat
fd-call-two = two
fd-call-receive = receive
fd-call-defer = defer
fd-call-aimed = { $call } { $aim }
# On a button.
fd-move-receive = Receive first
fd-move-defer = Defer
fd-move-throw = Throw
fd-move-field-goal = Field goal
fd-move-punt = Punt
fd-move-pat = One point
fd-move-two = Two points
fd-move-aimed = { $call }: { FORM($aim, case: "long") }

## What is asked
fd-ask-toss = Toss the coin: heads or tails?
fd-ask-choice = You won the toss: receive or defer?
fd-ask-try = Try: pat (1, 5 or 20 for a point) or two (the number 2 for two points)?
fd-ask-pat = Dart at 1, 5 or 20 for the point.
fd-ask-two = Dart at the number 2 for two points.
fd-ask-field-goal-far = Field goal from { $spot }: dart at 20.
fd-ask-field-goal = Field goal from { $spot }: dart at 1, 5 or 20.
fd-ask-punt = Punt: the bulls are best, then any double or outer single.
fd-ask-bonus = Bonus dart at single 1.
fd-ask-throw = Dart { $dart }: { $needed } to go.
fd-ask-call = Dart { $dart }, { $needed } to go: { LIST($calls, type: "or") }?
fd-ask-call-aim = Dart { $dart }, { $needed } to go: { LIST($calls, type: "or") } and where to aim?

## Where it stands
fd-quarter = Q{ $number }
fd-overtime = OT{ $number }
fd-on-the-try = { $who } on the try
fd-at = { $who } at { $spot }, dart { $dart } of 4, { $needed } to go
fd-wins = { fd-who-wins } { $points }–{ $others }.
fd-wins-in-overtime =
    { fd-who-wins } { $points }–{ $others } after { $periods ->
        [one] overtime
       *[other] { $periods } overtimes
    }.

## Play-by-play: decisions
fd-toss =
    { $coin ->
        [heads] Heads
       *[tails] Tails
    }: { PERSON($who) ->
        [you] you win
       *[other] { $who } wins
    } the toss.
fd-receives =
    { PERSON($who) ->
        [you] You receive
       *[other] { $who } receives
    }; { PERSON($first) ->
        [you] you start
       *[other] { $first } starts
    } at { $spot }.
fd-defers =
    { PERSON($who) ->
        [you] You defer
       *[other] { $who } defers
    }; { PERSON($first) ->
        [you] you start
       *[other] { $first } starts
    } at { $spot }.
fd-throws = { fd-who-throws } dart { $dart }.
fd-throws-aimed = { fd-who-throws } dart { $dart } aimed at { FORM($aim, case: "long") }.
fd-throws-bonus = { fd-who-throws } the bonus dart.
fd-throws-bonus-aimed = { fd-who-throws } the bonus dart aimed at { FORM($aim, case: "long") }.
fd-kicks = { fd-who-tries } a field goal from { $spot }.
fd-kicks-aimed = { fd-who-tries } a field goal from { $spot } aimed at { FORM($aim, case: "long") }.
fd-punts = { fd-who-punts } from { $spot }.
fd-punts-aimed = { fd-who-punts } from { $spot } aimed at { FORM($aim, case: "long") }.
fd-goes-for-one = { fd-who-tries } for the point.
fd-goes-for-one-aimed = { fd-who-tries } for the point aimed at { FORM($aim, case: "long") }.
fd-goes-for-two = { fd-who-goes } for two.
fd-goes-for-two-aimed = { fd-who-goes } for two aimed at { FORM($aim, case: "long") }.

## Play-by-play: darts
fd-bounce = { fd-who }: the dart bounces out and is thrown again.
fd-field-goal = { fd-who }: { FORM($bed, case: "long") }, the field goal is good, 3 points.
fd-no-good-over = { fd-who }: { FORM($bed, case: "long") }, no good; the opponent starts at { $spot }.
fd-punt = { fd-who }: { FORM($bed, case: "long") }; the opponent starts at { $spot }.
fd-punt-blocked = { fd-who }: { FORM($bed, case: "long") }, the punt is blocked; the opponent starts at { $spot }.
fd-point-good = { fd-who }: { FORM($bed, case: "long") }, the point is good.
fd-two-good = { fd-who }: { FORM($bed, case: "long") }, the two points are good.
fd-no-good = { fd-who }: { FORM($bed, case: "long") }, no good.
fd-touchdown =
    { fd-who }: { FORM($bed, case: "long") } for { $yards ->
        [one] 1 yard
       *[other] { $yards } yards
    }, TOUCHDOWN!
fd-touchdown-anywhere =
    { fd-who }: { FORM($bed, case: "long") } for { $yards ->
        [one] 1 yard
       *[other] { $yards } yards
    }, TOUCHDOWN from anywhere!
fd-bonus-bust = { fd-who }: { FORM($bed, case: "long") }, not single 1: bust.
fd-safety = { fd-who }: { FORM($bed, case: "long") }, ten yards back from { $spot }: SAFETY, 2 points for the opponent.
fd-back = { fd-who }: { FORM($bed, case: "long") }, ten yards back, { $from } → { $to }.
fd-gain =
    { fd-who }: { $from } → { $to }, { FORM($bed, case: "long") } for { $yards ->
        [one] 1 yard
       *[other] { $yards } yards
    }.
fd-intercepted = { fd-who }: { FORM($bed, case: "long") }, INTERCEPTED at { $spot }.
fd-bust =
    { fd-who }: { FORM($bed, case: "long") } for { $yards ->
        [one] 1 yard
       *[other] { $yards } yards
    } with { $needed } to go: BUST, the ball is lost.
fd-downs = { fd-who }: { FORM($bed, case: "long") }, { $from } → { $to }; four darts used, turnover on downs.

## Play-by-play: breaks
fd-level = End of normal time, level: overtime.
fd-still-level = Still level: another period.
fd-half-time =
    Half-time; { PERSON($who) ->
        [you] you receive
       *[other] { $who } receives
    } at { $spot }.
fd-end-of-quarter =
    End of the { $number ->
        [1] first
        [2] second
       *[3] third
    } quarter.

## Refusals
fd-no-such-try = a try is for one point (pat) or two (two)
fd-no-bonus-call = the bonus dart is thrown at single 1
fd-no-field-goal = no field goal from { $spot }: the ball must be at midfield or past it
fd-no-punt-yet = a punt is for the fourth dart; this is dart { $dart }
fd-no-punt = no punt from { $spot }: only from your own half
fd-no-try-yet = a try comes only after a touchdown
fd-dart-due = nothing is to be declared: the dart is due
fd-receive-or-defer = { $text }: receive or defer?
fd-nothing-called = nothing was called
fd-one-or-two = { $text }: for one point (pat) or for two (two)?
fd-no-aim = { $text } is no point to aim at; try T20, D16, 25 or BULL
fd-no-bed = { $text } is no bed; write T20, D16, S5, i5, o5, 25, BULL or MISS
fd-no-bounce = a bounce-out counts as MISS unless bounce_out_rethrow is on
fd-which-ring = on a punt the ring decides: i{ $number } (inner) or o{ $number } (outer)?
fd-heads-or-tails = { $text }: heads or tails?
fd-not-for-that = a dart cannot be thrown for { $call } here
fd-wrong-quarter = drive { $drive } is not in quarter { $quarter }
fd-no-try-here = the ball is in the end zone only during a try
fd-aim-unknown = there is no aim { $aim }
fd-want-thrower = a preset ({ $presets }), a σ in mm, or σx/σy/ρ
fd-want-sigma = a σ from { $low } to { $high } mm
fd-want-rho = a ρ from { $low } to { $high }

## The coach
# If a dart works, if it fails: short, in a table.
fd-works-good = good
fd-fails-good = no good
fd-works-away = away
fd-fails-away = blocked
fd-works-touchdown = touchdown
fd-fails-touchdown = no touchdown
fd-works-keeps = keeps the ball
fd-fails-keeps = loses the ball
fd-works-hits = hits { FORM($bed, case: "long") }
fd-fails-hits = misses it
fd-times =
    { $times ->
        [one] once in 100
       *[other] { $times } times in 100
    }
# Why a call is best; stands at the end of a sentence.
fd-because-good = { $call ->
        [field-goal] the field goal
        [pat] the try for one
       *[two] the try for two
    } is good { fd-times }
fd-because-away = the punt gets away { fd-times }
fd-because-touchdown = the throw is a touchdown { fd-times }
fd-because-keeps = the throw keeps the ball { fd-times }
fd-because-gains = the throw gains { $yards } yards on average
fd-because-hits = it hits { FORM($bed, case: "long") } { fd-times }
fd-because-both = { $first }; { $more }
fd-because-first = having the ball first is an advantage
fd-because-later = having the ball later is an advantage
fd-aim-at = From { $spot } with dart { $dart } aim at { FORM($aim, case: "long") }: { $why }.
fd-aim-at-best = From { $spot } with dart { $dart } aim at { FORM($aim, case: "long") }: nothing wins more often.
fd-point = { $bed }, { $x } mm across and { $y } mm up
fd-point-off = { $bed }, { $x } mm across and { $y } mm up (off the board on purpose)
fd-anywhere = anything
fd-remark-real = Real darts: the throwers are taken to be { $throwers }.

## House rules
fd-rules-app = app
fd-rules-app-help = where the printed rules are silent, as their own app plays it: spots carry over in overtime too
fd-rules-book = book
fd-rules-book-help = the printed rules to the word: in overtime only a punt moves the start of a drive
fd-option-safety-spot = Spot after a safety
fd-option-safety-spot-help = where the ball goes over after a safety
fd-option-start-spot = Start of a drive
fd-option-start-spot-help = where drives start after a break, a score or a bust
fd-option-cap-never-helps-punter = Cap never helps the punter
fd-option-cap-never-helps-punter-help = the cap at midfield never shortens a long return
fd-option-bounce-out-rethrow = Bounce-outs thrown again
fd-option-bounce-out-rethrow-help = a dart that falls out is thrown again
fd-option-cushion-dart = Bonus dart
fd-option-cushion-dart-help = a bonus dart at single 1 when the fourth dart leaves one yard
fd-option-two-point-ring = Ring for two points
fd-option-two-point-ring-help = two points need double or triple 2
fd-option-inner-bull-yards = Inner bull
fd-option-inner-bull-yards-help = what the inner bull is worth
fd-option-inner-bull-yards-touchdown = touchdown
fd-option-inner-bull-yards-50 = 50 yards
fd-option-overtime-spots = Spots in overtime
fd-option-overtime-spots-help = where an overtime drive starts: at the spot left, or at the start spot except after a punt
fd-option-overtime-spots-carried = at the spot left
fd-option-overtime-spots-punts-only = at the start spot except after a punt
fd-option-darts = Darts
fd-option-darts-help = real darts entered, or simulated ones
fd-option-darts-entered = entered
fd-option-darts-simulated = simulated
fd-option-throwers = Throwers
fd-option-throwers-help = how well each side throws simulated darts: a preset, σ in mm, or σx/σy/ρ
fd-option-aim-grid = Lattice of aims
fd-option-aim-grid-help = also aim at points of a lattice this many mm wide (0: beds only)

## Figures by player

fd-figure-average = Three-dart average
fd-figure-darts = Darts
fd-figure-trebles = Trebles
fd-figure-doubles = Doubles
fd-figure-bulls = Bulls
fd-figure-off = Off the board
fd-figure-drives = Drives to the end zone
fd-figure-field-goals = Field goals
fd-figure-most = Hit most often
fd-figure-at = Aimed at { $bed }
