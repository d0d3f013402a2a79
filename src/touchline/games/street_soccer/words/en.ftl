# Street Soccer in English.

ss-tagline = Five a side on a grid: roll, run to the ball, and pass it through your mates into the goal.
ss-side =
    { $team ->
        [yellow] Yellow
       *[red] Red
    }
# Within a sentence.
ss-team =
    { $team ->
        [yellow] yellow
       *[red] red
    }
# The beginning of a sentence; on a page whoever reads it is "you".
ss-who =
    { PERSON($who) ->
        [you] You
       *[other] { $who }
    }
ss-who-places =
    { PERSON($who) ->
        [you] You place
       *[other] { $who } places
    }
ss-who-rolls =
    { PERSON($who) ->
        [you] You roll
       *[other] { $who } rolls
    }
ss-who-wins =
    { PERSON($who) ->
        [you] You win
       *[other] { $who } wins
    }
ss-chance-yellow = yellow
ss-chance-red = red
ss-chance-die = die
ss-move-pass = No move possible: pass

## What is asked
ss-ask-place = { ss-side } places figure { $number } of { $of }: which square?
ss-ask-place-goalie-too = { ss-side } places figure { $number } of { $of } (one of them before the goal): which square?
ss-ask-yellow-rolls = Yellow rolls for the kick-off.
ss-ask-red-rolls = Yellow rolled { $rolled }; red rolls for the kick-off.
ss-ask-kick-off =
    Kick-off: the ball goes exactly { $squares ->
        [one] 1 square
       *[other] { $squares } squares
    } from a figure in the circle. Where to?
ss-ask-roll = { ss-side } rolls the die.
ss-ask-restart = Restart: on which square before the goal does the goalie take the ball?
ss-ask-restart-roll = Roll for the restart; a 1 is rolled again.
ss-ask-restart-kick =
    Restart: the goalie kicks it exactly { $squares ->
        [one] 1 square
       *[other] { $squares } squares
    }. Where to?
ss-ask-move = { $die } rolled: which figure, and where to?

## Where it stands
ss-setting-up = set-up, { $placed } of { $of } figures placed
ss-over = over
ss-rolling-off = rolling for the kick-off
ss-to-kick-off = { $who } to kick off
ss-to-roll = { $who } to roll
ss-to-move = { $who } to move
ss-to-restart = { $who } to restart
ss-die-shows = die { $die }
ss-ball-on = ball on { $square }
ss-due-with = { $due }, { $first }
ss-due-with-both = { $due }, { $first }, { $second }
ss-draw = No goals, even after extra time: a draw.
ss-wins = { ss-who-wins } { $goals }–{ $others }.
ss-wins-in-extra-time = { ss-who-wins } { $goals }–{ $others } in extra time.
ss-wins-by-last-goal =
    { $goals }–{ $others } after extra time; { PERSON($who) ->
        [you] you win
       *[other] { $who } wins
    }, having scored last in normal time.

## Play-by-play: the beginning
ss-places = { ss-who-places } a figure on { $square }.
ss-places-goalie = { ss-who-places } the goalie on { $square }.
ss-all-placed = All are placed.
ss-rolls = { ss-who-rolls } { $rolled }.
ss-rolls-for-kick-off = { ss-who-rolls } { $rolled } for the kick-off.
ss-rolls-the-same = { ss-who-rolls } { $rolled } too: once more.
ss-wins-roll-off =
    { ss-who-rolls } { $rolled }; { PERSON($first) ->
        [you] you kick off
       *[other] { $first } kicks off
    }: the difference is { $squares ->
        [one] 1 square
       *[other] { $squares } squares
    }.

## Play-by-play: turns
ss-no-restart = { ss-who }: no restart is possible, the turn passes.
ss-nobody-moves = { ss-who }: nobody can move, the turn passes.
# The beginning of a sentence …
ss-kicks-off =
    { PERSON($who) ->
        [you] You kick off
       *[other] { $who } kicks off
    } from { $start }
ss-restarts =
    { PERSON($who) ->
        [you] You restart
       *[other] { $who } restarts
    } from { $start }
ss-walks =
    { PERSON($who) ->
        [you] You walk
       *[other] { $who } walks
    } { $start } to { $end }
# … and how it goes on.
ss-only-walks = { $lead }.
ss-kicks = { $lead }, kicking to { $end }.
ss-kicks-to = { $lead } to { $end }.
ss-shoots-goal = { $lead }, shooting, GOAL!
ss-passes = { $lead }, passing via { $touches } to { $end }.
ss-passes-goal = { $lead }, passing via { $touches }, GOAL!
ss-passing = { $lead }, passing via { $touches } to { $end }.
ss-passing-goal = { $lead }, passing via { $touches }, GOAL!
ss-shifted = The kicker on { $there } is shifted to { $aside }.
ss-new-score = { $home } { $points } – { $others } { $away }.
ss-goalie-takes =
    { PERSON($who) ->
        [you] Your goalie
       *[other] { $who }'s goalie
    } takes the ball on { $square }.
ss-makes-way = The attacker there makes way to { $aside }.
ss-full-time = Full time.
ss-extra-time = { $minutes } minutes are played and it is level: the next goal wins.

## Refusals: placing
ss-not-there-ring = { $square } will not do for { ss-team }: nobody starts in the ring around the field
ss-not-there-taken = { $square } will not do for { ss-team }: a figure stands there already
ss-not-there-circle = { $square } will not do for { ss-team }: nobody starts in the other half of the circle
ss-not-there-second-goalie = { $square } will not do for { ss-team }: only the goalie starts before his own goal, and he is placed already
ss-not-there-goalie-missing = { $square } will not do for { ss-team }: the goalie is still to come, on one of the two squares before his goal
ss-not-there-crowded = { $square } will not do for { ss-team }: at most one outfielder in the own penalty area
ss-not-there-both-fronts = { $square } will not do for { ss-team }: the other goalie needs one of the squares before his goal
ss-not-there-circle-empty = { $square } will not do for { ss-team }: nobody would be left for the own half of the circle
ss-not-there-own-half-empty = { $square } will not do for { ss-team }: besides the figure in the circle an outfielder must start in the own half
ss-not-there-other-half-empty = { $square } will not do for { ss-team }: an outfielder must start in the other half
ss-no-square = { $text } is no square; write one such as D5, or the whole set-up as B4-D5-E3-F4-H2
ss-one-too-many = { $square } is one figure too many: it is the other coach's turn

## Refusals: walking
ss-no-figure-on = there is no { ss-team } figure on { $square }
ss-cannot-come-back = { $figure } cannot come back to where it starts
ss-figure-on = a figure stands on { $square }
ss-must-kick = the ball is on { $square } and must be kicked: { $figure }-{ $square }* and where to
ss-not-that-far =
    { $figure } cannot walk to { $square } in exactly { $squares ->
        [one] 1 square
       *[other] { $squares } squares
    }
ss-too-far =
    { $figure } cannot walk to { $square } in at most { $squares ->
        [one] 1 square
       *[other] { $squares } squares
    }
ss-only-goalie-on = only the goalie may end on { $square }, before his own goal
ss-area-crowded = at most one outfielder in the own penalty area
ss-would-crowd = { $figure } would end on { $square }, a second outfielder in the own penalty area
ss-no-pass = no pass: somebody can move
ss-where-to = where to from { $square }? It can end on { $ends } (* is the ball)
ss-no-move = { $text } is no move; write it as F4-F7 or F4-G5*H7
ss-no-kick = { $text } is no move; write it as F4*H6
# The beginning of a sentence …
ss-with-figure-on = with { $figure } on { $square }
ss-with-ball-on = with the ball on { $square }
# … and how it goes on.
ss-enclosed = { $lead } { ss-team }'s figures would enclose the ball with fewer than three edges of the field
ss-walled-in = { $lead } the ball would be walled in: not both teams have a free path to it

## Refusals: the ball
ss-ball-not-in-play = the ball is not in play before the restart
ss-ball-elsewhere = the ball is on { $ball }, not on { $square }
ss-out-of-reach = { $figure } cannot reach the ball on { $ball } with { $die }
ss-kick-cannot-score = a kick of { LIST($lengths, type: "or") } from { $square } cannot score
ss-kick-cannot-end = a kick of { LIST($lengths, type: "or") } from { $start } cannot end on { $square }
ss-ball-in-ring = the ball leaves the field only through a goal; { $square } is in the ring
ss-opponent-on = an opponent stands on { $square }
ss-mate-on = a mate stands on { $square }: the ball is touched there and goes on
ss-circle-takes-it = a figure in the circle takes the kick, not { $figure }
ss-goalie-takes-it = the goalie takes the kick, not { $figure }
ss-nobody-walks = nobody walks now: write the kick as { $figure }* and where to
ss-kick-off-cannot-score = the kick-off cannot score
ss-not-before-goal = { $square } is not before { ss-team }'s goal
ss-own-outfielder-on = an own outfielder stands on { $square }
ss-attacker-stuck-on = the attacker on { $square } has nowhere to go
ss-attacker-on = an attacker stands on { $square }, and the other square is free
ss-which-goalie-square = { $text }: on which square before his goal does the goalie restart?
ss-not-on-the-die = { $text } is not on the die; possible: 1 to 6
ss-not-on-restart-die = { $text } is not on the die; possible: 2 to 6
ss-one-again = a 1 is rolled again at a restart; possible: 2 to 6

## Refusals: positions
ss-two-figures-on = two figures on { $square }
ss-no-die-yet = a die lies on the table only when a move or kick is due
ss-no-one-at-restart = at a restart a 1 is rolled again
ss-nobody-kicks-off = nobody can kick off for { ss-team }
ss-not-the-placer = it is not { ss-team } who places a figure now
ss-not-in-turn = the figures were not placed in turn
ss-nobody-on = nobody is placed on { $square }
ss-where-is-the-ball = where is the ball?
ss-ball-not-yet = the ball is not in play yet
ss-ball-with-goalie = the ball is with the goalie before his goal
ss-ball-on-empty-square = the ball rests on an empty square of the field
ss-whose-restart = whose restart is it?
ss-conceded-restarts = the team that conceded restarts
ss-restart-without-ball = with a restart due the ball is not in play
ss-nobody-conceded = nobody has conceded yet
ss-last-misfits = who scored last does not fit the score
ss-extra-time-level = extra time is played only while it is level
ss-nothing-before-kick-off = before the kick-off nothing has happened

## The coach
ss-because-book = { $move } does best if both go on as the book has it ({ $plan } for yellow).
ss-because-nothing-else = There is nothing else to do.
ss-because = { $move }: { $why }. { $win } ± { $within } to win.
ss-why-scores = it scores
ss-why-square = the better square over the rolls 2 to 6
ss-why-threats =
    { $theirs ->
        [0] none of their rolls scores
       *[other] { $theirs } of their 6 rolls score
    } at once, and { $own ->
        [0] none
       *[other] { $own } of 6
    } of yours after that
ss-why-fewer-threats = it leaves them { $theirs } of 6 rolls that score at once, the next best { $more }
ss-why-more-chances = after it { $own } of 6 rolls score for you, after the next best { $less }
ss-remark-interval = The ± is how far such estimates lay from thousands of games played out, 95 times in 100; it shrinks as the game is decided.

## House rules
ss-rules-book = book
ss-rules-book-help = yellow places all five, then red; the penalty area is the two squares before the goal
ss-rules-club = club
ss-rules-club-help = the coaches place in turn, and the penalty area is the box of four
ss-option-alternate-placement = Placing in turn
ss-option-alternate-placement-help = the coaches place their figures in turn, 1-2-2-2-2-1
ss-option-up-to-die = Up to the die
ss-option-up-to-die-help = a figure may walk fewer squares than the die shows
ss-option-penalty-area = Penalty area
ss-option-penalty-area-help = the two squares before the goal, or the box of four
ss-option-penalty-area-two = two
ss-option-penalty-area-box = box

## The coach: a move within a sentence
ss-told-walk = { $start } to { $end }
ss-told-kick = { $start } kicking to { $end }
ss-told-goal = Goal by { $start }
ss-told-kick-off = Kick-off from { $start } to { $end }
ss-told-restart = Restart from { $start } to { $end }
ss-told-place = Figure on { $square }
ss-told-pass = Pass

## Figures by player

ss-figure-possession = Possession (of all kicks)
ss-figure-points = Goals
ss-figure-points-allowed = Goals against
ss-figure-goals-a-match = Goals a match
ss-figure-chances-taken = Chances taken
ss-figure-their-chances = Chances the other side took
ss-figure-kicks = Kicks
ss-figure-kicks-arrived = Kicks that found a mate
ss-figure-roll = Average roll
ss-figure-chances = Chances
ss-figure-kicks-on = Kicks played on
ss-figure-rolls = Rolls
ss-figure-pips = Pips rolled
