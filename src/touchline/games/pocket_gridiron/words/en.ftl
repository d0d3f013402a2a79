# Pocket Gridiron in English.

pg-tagline = American football in the red zone with seven dice: four downs to break the defense and score.

## Downs, players, dice
pg-down =
    { $number ->
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[4] 4th
    } & goal
# At the beginning of a sentence.
pg-the-try = The try for two
# The beginning of a sentence; on a page whoever reads it is "you".
pg-who-accepts =
    { PERSON($who) ->
        [you] You accept
       *[other] { $who } accepts
    }
pg-who-declines =
    { PERSON($who) ->
        [you] You decline
       *[other] { $who } declines
    }
pg-who-takes-kick =
    { PERSON($who) ->
        [you] You take the kick
       *[other] { $who } takes the kick
    }
pg-who-wins =
    { PERSON($who) ->
        [you] You win
       *[other] { $who } wins
    }
pg-player-qb = quarterback
pg-player-wr = wide receiver
pg-player-te = tight end
pg-player-rb = running back
# What is rolled; "die" says that it is one.
pg-chance-coin = coin
pg-chance-qb = qb
    .die = qb die
pg-chance-wr = wr
    .die = wr die
pg-chance-te = te
    .die = te die
pg-chance-rb = rb
    .die = rb die
pg-chance-white = white
    .die = white die
pg-chance-black = black
    .die = black die
pg-chance-yellow = yellow
    .die = yellow die
pg-coin-heads = Heads
pg-coin-tails = Tails
# Faces as they are printed, a number and a word.
pg-face-pat-block = { $value } PAT Block
    .number = { $value }
pg-face-recover = { $value } Recover
    .number = { $value }
pg-face-sack = { $value } Sack
    .number = { $value }
pg-face-injury = { $value } 2x injury
    .number = { $value }
pg-face-touchdown = { $value } TD
pg-face-arrow = { $value } TD arrow
pg-face-out-of-bounds = { $value } Out of bounds
pg-face-video = { $value } VIDEO

## Moves
# On a button.
pg-move-go = Go for it
pg-move-play = Play on
pg-move-field-goal = Kick the field goal
pg-move-accept = Accept the penalty
pg-move-decline = Decline the penalty
pg-move-pat = Kick for one
pg-move-two = Play for two
pg-move-wr = Wide receiver
pg-move-te = Tight end
pg-move-rb = Running back

## What is asked
pg-ask-toss = Toss the coin: heads, and the first team receives.
pg-ask-snap = { $down }: roll the red quarterback die.
pg-ask-route = The ball goes to the { $player }: roll that die ({ $die }).
pg-ask-sack = Scramble: roll the white die for a sack.
pg-ask-chase = Penalty declined: roll the white die; a sack is a safety.
pg-ask-fumble = Fumble: roll the white die; Recover takes the ball away.
pg-ask-pat = Extra point: roll the white die; only PAT Block stops it.
pg-ask-end-zone = The defense is beaten: roll the black end-zone die.
pg-ask-field-goal = Field goal: roll the black die; { $needed } or more is good.
pg-ask-return = Intercepted: roll the black die; the arrow is a touchdown.
pg-ask-flag = Flag on the play: roll the yellow penalty die.
pg-ask-nothing = The game is over.
# Once a flag was declined.
pg-flags =
    { $flags ->
        [off] { " (flags count 0)" }
       *[on] { "" }
    }
pg-ask-defense-once = { $route }, intensity { $intensity }: roll the white die once{ pg-flags }.
pg-ask-defense-first = { $route }, intensity { $intensity }: roll the white die, first of two{ pg-flags }.
pg-ask-defense-second = { $route }, intensity { $intensity }: roll the white die, second of two after { $shown }{ pg-flags }.
pg-ask-intercept = { $route }, intensity { $intensity }: roll the black die; { $needed } or more and the intercept works.
pg-ask-decoy = { $route }, intensity { $intensity }: roll the black die; { $needed } or more and the decoy works.
pg-ask-first-card = Choose your team card: { $one } or { $two } or { $three } or { $four }?
pg-ask-second-card = Choose your team card: { $one } or { $two } or { $three }?
pg-ask-call = 4th & goal: play, or kick a field-goal?
pg-ask-set-play = Set play, +{ $bonus }: play on, or kick a field-goal ({ $needed } or more is good)?
pg-ask-audible = Audible: wr, te or rb?
pg-ask-audible-or-kick = Audible: wr, te or rb, or kick a field-goal ({ $needed } or more is good)?
pg-ask-try = Touchdown! Kick the PAT for one point, or play for two?
pg-ask-penalty = Penalty on the defense on { $route }, intensity { $intensity }: accept (four new downs) or decline (that roll is made again)?
pg-ask-penalty-on-try = Penalty on the defense on { $route }, intensity { $intensity }: accept (play the try again) or decline (that roll is made again)?
pg-ask-penalty-offense = Penalty on the offense on { $route }, intensity { $intensity }: accept (the play fails) or decline (one roll for the sack and a safety)?

## Where it stands
pg-kick-off = Kick-off
pg-final = Final
pg-quarter = Q{ $number }
pg-overtime = OT
pg-on-the-try =
    { PERSON($who) ->
        [you] your try
       *[other] { $who } on the try
    }
pg-at =
    { PERSON($who) ->
        [you] your ball
       *[other] { $who }
    }, { $down }
pg-at-with-sacks =
    { PERSON($who) ->
        [you] your ball
       *[other] { $who }
    }, { $down }, { $sacks ->
        [one] 1 sack
       *[other] { $sacks } sacks
    }
pg-drive-of = drive { $drive } of { $of }
pg-drive = drive { $drive }
pg-draw = A draw, { $points }–{ $points }.
pg-wins = { pg-who-wins } { $points }–{ $others }.
pg-wins-in-overtime = { pg-who-wins } { $points }–{ $others } after overtime.

## Play-by-play: decisions
pg-toss =
    { $coin ->
        [heads] Heads
       *[tails] Tails
    }: { PERSON($who) ->
        [you] you receive
       *[other] { $who } receives
    }.
pg-takes-card =
    { PERSON($who) ->
        [you] You play
       *[other] { $who } plays
    } with the card { $card }.
pg-lines-up =
    4th & goal: { PERSON($who) ->
        [you] you line
       *[other] { $who } lines
    } up for the field goal.
pg-goes-for-it =
    4th & goal: { PERSON($who) ->
        [you] you go
       *[other] { $who } goes
    } for it.
pg-takes-kick = { pg-who-takes-kick }.
pg-takes-kick-with = { pg-who-takes-kick }, +{ $bonus }.
pg-plays-on =
    { PERSON($who) ->
        [you] You play
       *[other] { $who } plays
    } on.
pg-calls-audible =
    { PERSON($who) ->
        [you] You call
       *[other] { $who } calls
    } the audible: { $player }.
pg-goes-for-two =
    { PERSON($who) ->
        [you] You go
       *[other] { $who } goes
    } for two.
pg-sends-kicker =
    { PERSON($who) ->
        [you] You send
       *[other] { $who } sends
    } out the kicker.
pg-declines =
    { pg-who-declines } the penalty: { $roll ->
        [first] the first roll
        [second] the second roll
       *[only] the roll
    } is made again and further flags count 0.
pg-accepts = { pg-who-accepts } the penalty; the downs start again.
pg-accepts-on-try = { pg-who-accepts } the penalty; the try is played again.
pg-declines-for-safety =
    { PERSON($who) ->
        [you] You decline the penalty and go
       *[other] { $who } declines the penalty and goes
    } after the quarterback for the safety.
pg-accepts-failure = { pg-who-accepts } the penalty; the play fails.

## Play-by-play: the snap
# Each where the down was told before, and with it.
pg-scrambles = The quarterback scrambles.
pg-scrambles-on = { $down }: the quarterback scrambles.
pg-scrambles-again = He scrambles again.
pg-scrambles-into-sack = He scrambles a third time and is SACKED.
pg-audible = The quarterback calls an audible.
pg-audible-on = { $down }: the quarterback calls an audible.
pg-set-play = Set play, +{ $bonus }.
pg-set-play-on = { $down }: set play, +{ $bonus }.
pg-sneak = Quarterback sneak, { $strength }.
pg-sneak-on = { $down }: quarterback sneak, { $strength }.
pg-hand-off = Hand-off to the running back.
pg-hand-off-on = { $down }: hand-off to the running back.
pg-pass = Pass to the { $player }.
pg-pass-on = { $down }: pass to the { $player }.
pg-incomplete = Incomplete.
pg-fumble = FUMBLE! The ball is loose.
pg-fumble-on-try = FUMBLE!
pg-route = { $route }, { $strength }.
# How strong a play is, and what it is made of.
pg-intensity = intensity { $intensity }
pg-intensity-injured = intensity { $intensity } ({ $printed } − { $less } injured)
pg-intensity-set-play = intensity { $intensity } ({ $printed } + { $more } set play)
pg-intensity-favoured = intensity { $intensity } ({ $printed } + { $more } favoured)
pg-intensity-injured-set-play = intensity { $intensity } ({ $printed } − { $less } injured + { $more } set play)
pg-intensity-injured-favoured = intensity { $intensity } ({ $printed } − { $less } injured + { $more } favoured)
# Before the full stop of a sentence.
pg-and-read = { $told }; the defense reads it and goes for the interception
pg-and-decoy = { $told }; a decoy runs

## Play-by-play: dice
pg-flag = FLAG on the play!
pg-flag-on-defense = Flag: { $foul }, against the defense.
pg-flag-on-offense = Flag: { $foul }, against the offense.
pg-flag-fails = Flag: { $foul }, against the offense: the play fails.
# The beginning of a sentence …
pg-shows-one = The defense shows { $second }
pg-shows-one-missed = The defense shows { $second } (a missed tackle)
pg-shows-two = The defense shows { $first } and { $second }
pg-shows-two-missed = The defense shows { $first } and { $second } (a missed tackle)
# … and how it goes on.
pg-shows = { $shown }.
pg-beaten = { $shown }: { $reached } against { $intensity }, BEATEN!
pg-stopped = { $shown }: { $reached } against { $intensity }, the { $route } is stopped.
pg-sneak-stopped = { $shown }: { $reached } against { $intensity }, the sneak is stopped.
pg-injured =
    A brutal hit: { PERSON($who) ->
        [you] your
       *[other] { $who }'s
    } { $player } is INJURED, −1 from now on.
pg-video = VIDEO: the referee looks at the replay; roll again.
pg-runner-out = Out of bounds: the runner steps over the touchline.
pg-pass-out = Out of bounds: the pass is caught out of play.
pg-two-good = The two points are good!
pg-touchdown =
    { PERSON($who) ->
        [you] TOUCHDOWN for you
       *[other] TOUCHDOWN { $who }
    }!
pg-recovers =
    { PERSON($who) ->
        [you] You RECOVER
       *[other] { $who } RECOVERS
    } the fumble!
pg-keeps-ball =
    { PERSON($who) ->
        [you] You fall
       *[other] { $who } falls
    } on the loose ball.
pg-gets-away = { FORM($face, case: "number") }: he gets away.
pg-no-sack =
    { $face }: no sack; { $roll ->
        [first] the first roll
        [second] the second roll
       *[only] the roll
    } is made again and flags count 0.
pg-sacked = SACKED!
pg-pat-blocked = The kick is BLOCKED.
pg-pat-good = { FORM($face, case: "number") }: the extra point is good.
pg-field-goal-good = { $rolled }: the field goal is GOOD, 3 points.
pg-field-goal-missed = { $rolled }: the field goal is no good.
pg-returned =
    { PERSON($who) ->
        [you] You take
       *[other] { $who } takes
    } it ALL THE WAY BACK, touchdown!
pg-return-stopped = { $rolled }: the return is stopped.
pg-decoy-works = { $rolled }: the decoy works, the defense has one roll only.
pg-decoy-fails = { $rolled }: nobody falls for the decoy.
pg-gets-through = { $rolled }: the pass gets through
pg-told = { $told }.
pg-intercepted =
    { $rolled }: INTERCEPTED { PERSON($who) ->
        [you] by you
       *[other] by { $who }
    }!

## Play-by-play: what it came to
pg-new-down = { $down }.
pg-new-down-sacks =
    { $down }, { $sacks ->
        [one] 1 sack
       *[other] { $sacks } sacks
    } in this drive.
pg-new-score = { $home } { $points }, { $away } { $others }.
pg-safety =
    SAFETY! 2 points { PERSON($who) ->
        [you] for you
       *[other] for { $who }
    }.
pg-try-fails = The try fails.
pg-turnover = Turnover on downs.
pg-ball =
    { PERSON($who) ->
        [you] Your ball
       *[other] { $who }'s ball
    }, { $down }.
pg-still-level = Still level: on it goes.
pg-level = Level after four quarters: overtime.
pg-half-time = Half-time.
pg-quarter-over =
    End of the { $number ->
        [1] first
        [2] second
        [3] third
       *[4] fourth
    } quarter.
pg-game-over = And that is the game.

## Refusals
pg-card-taken = the other team already has the card { $card }
pg-no-kick-on-try = a field goal is not for a try
pg-kick-on-fourth-only = a field goal is for 4th down only; this is { $down }
pg-no-kick-now = a field goal is for 4th down, before the play, or for a set play; this is { $down }
pg-no-quarterback = an audible names WR, TE or RB, not the quarterback
pg-no-answer = { $text } is no answer here; say { $open }
pg-no-face = { $text } is no face of the { FORM($what, case: "die") }: { $possible }
pg-several-faces = { $text } could be more than one face of the { FORM($what, case: "die") }: { $possible }
pg-want-cards = two different cards of { $cards }, as 'air,ground', or choose

## Refusals: positions
pg-bad-drives = there are { $drives } drives
pg-bad-others-drive = drive { $drive } belongs to the other team (first={ $first })
pg-bad-pro-only = that is for Pro mode
pg-bad-choosing = cards are being chosen
pg-bad-own-card = each team has a card of its own
pg-bad-not-on-try = that does not happen on a try
pg-bad-try-down = a try is a last down without sacks
pg-bad-call-down = the call is for 4th down
pg-bad-no-safety = no safety is possible
pg-bad-no-play = no play is going on
pg-bad-no-route = { $route } is no play of that die
pg-bad-no-card-play = no card has that play
pg-bad-not-called = no play is called yet
pg-bad-carrier-die = the carrier has a die of his own
pg-bad-nobody = nobody has the ball
pg-bad-pro-bonus = set plays add nothing in Pro mode
pg-bad-most-bonus = a bonus counts to { $most }
pg-bad-set-play-bonus = a set play has a bonus
pg-bad-scrambled = the quarterback has scrambled
pg-bad-first-roll = no such first roll
pg-bad-no-decoy = no decoy has run

## The coach
# Moves within a sentence; in English as they are typed.
pg-call-play = playing
pg-call-field-goal = the field goal
pg-call-accept = accepting
pg-call-decline = declining
pg-call-pat = the kick
pg-call-two = the play for two
pg-call-wr = the wide receiver
pg-call-te = the tight end
pg-call-rb = the running back
# If a decision works, if it fails: short, in a table.
pg-works = scores
pg-fails = no score
pg-times =
    { $times ->
        [one] once in 100
       *[other] { $times } times in 100
    }
# Why a decision is best; stands at the end of a sentence.
pg-because-scores = { $best } scores { pg-times }
pg-because-scores-more = { $best } scores { pg-times }, { $other } { $less }
pg-because-counts-more =
    { $other } scores { $less } times in 100, { $best } only { $times }, but { $how ->
        [scoring] brings more when it does
        [failing] costs less when it fails
       *[both] brings more when it does and costs less when it fails
    }
pg-because-accepted = accepting gives a first down again
pg-because-declined = declining has that roll made again
pg-remark = An injury or two to come are foreseen, further ones not; that is worth 0.1 points at most.
pg-remark-cards = An injury or two to come are foreseen, further ones not; that is worth 0.1 points at most. The choice of cards is valued without injuries.

## House rules
pg-rules-basic = basic
pg-rules-basic-help = the basic game: eight drives a team, no cards
pg-rules-pro = pro
pg-rules-pro-help = Pro mode: sixteen drives a team, team cards, audibles, interceptions
pg-option-mode = Mode
pg-option-mode-help = the basic game, or Pro mode with team cards
pg-option-mode-basic = basic
pg-option-mode-pro = pro
pg-option-cards = Team cards
pg-option-cards-help = Pro mode: a card for each side (air, ground, tight, trick), or chosen before the toss
pg-option-pro-set-play-kick = Kick on a set play
pg-option-pro-set-play-kick-help = Pro mode: a field goal may be kicked on a set play, without a bonus
pg-option-halftime-swap = Swap at half-time
pg-option-halftime-swap-help = the team that received second starts the second half
pg-option-overtime = Overtime
pg-option-overtime-help = level at the end: a draw, or a drive each until different
pg-option-overtime-draw = draw
pg-option-overtime-drives = drives

## Figures by player

pg-figure-points-a-drive = Points a drive
pg-figure-drives-finished = Drives to the end zone
pg-figure-touchdowns = Touchdowns
pg-figure-carried = Touchdowns carried by
pg-figure-fg-made = Field goals made
pg-figure-pat-made = Extra points made
pg-figure-two-pt-made = Two-point tries made
pg-figure-fourth-down-conversions = Fourth downs converted
pg-figure-sacks = Times sacked
pg-figure-turnovers = Turnovers
pg-figure-safeties-given = Safeties given up
pg-figure-allowed-a-drive = Points allowed a drive
pg-figure-drives = Drives
pg-figure-fg-att = Field goals tried
pg-figure-pat-att = Extra points tried
pg-figure-two-pt-att = Two-point tries
pg-figure-fourth-down-attempts = Fourth downs
pg-figure-fumbles-lost = Fumbles lost
pg-figure-interceptions = Passes intercepted
pg-figure-safeties = Safeties
pg-figure-touchdowns-qb = Touchdowns by the quarterback
pg-figure-touchdowns-wr = Touchdowns by receivers
pg-figure-touchdowns-te = Touchdowns by tight ends
pg-figure-touchdowns-rb = Touchdowns by backs
