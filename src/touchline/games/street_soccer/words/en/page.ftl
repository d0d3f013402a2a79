# What the pages say about this game alone.

## The pitch

page-soccer-board = Pitch
page-soccer-minute = Minute { $minute }
page-soccer-choose = Choose the figure on { $square }
page-soccer-walk = Walk from { $from } to { $square }
page-soccer-kick = Kick the ball to { $square }
page-soccer-goal = Shoot into the goal
page-soccer-take-ball = Ball
page-soccer-take-ball-on = Take the ball on { $square }
page-soccer-put-ball = Put the ball on { $square }
page-soccer-pieces = To be put on the board
page-soccer-place = Set the figure down on { $square }
page-soccer-figure = Figure to be placed
page-soccer-goalie = Goalkeeper to be placed
page-soccer-set-goalie = Your goalkeeper: touch one of the two squares before your goal, or drag him there.
page-soccer-set-figure = { $left } to place: touch a marked square (before your goal: the goalkeeper). Or take a formation:
page-soccer-now-figure = Touch one of your figures.
page-soccer-now-target = Dot: walk there. Ring: the ball ends there.
page-soccer-now-kick = Touch a ring: the ball ends there.
page-soccer-shoot = Shoot!
page-soccer-kick-it = Kick to { $square }
page-soccer-walk-it = Walk to { $square }
page-soccer-other = Choose another figure
page-soccer-now-keeper = Touch a marked square for your goalkeeper.
page-soccer-plan-walk =
    Number { $shirt } walks { $steps ->
        [one] 1 square
       *[other] { $steps } squares
    } to { $square }.
page-soccer-plan-steps =
    Number { $shirt } walks { $steps ->
        [one] 1 square
       *[other] { $steps } squares
    }.
page-soccer-plan-kick = Kick to { $where }.
page-soccer-plan-shot = Straight into the goal!
page-soccer-plan-touches = Passed on by { $mates } to { $where }.
page-soccer-plan-touches-goal = Passed on by { $mates } into the goal!
page-soccer-set-up = Set-up
page-soccer-extra-time = extra time
page-soccer-of-minutes = of { $minutes }
page-soccer-formations = Formations
page-soccer-formation-arrow = Arrow
page-soccer-formation-wing = Wing
page-soccer-formation-wall = Wall
page-soccer-formation-book = Rulebook
page-soccer-threat = { $rolls } of 6
page-soccer-threat-of = Threat: the rival on { $square } scores on { $rolls } of 6 rolls
page-soccer-threat-key = “{ $rolls } of 6”: so many of the six rolls let this rival score next.
page-soccer-goal-word = Goal

## What is asked

page-help-street-soccer-set-up = Goalkeeper before the goal, one figure in your half of the circle, at least one in each half of the field.
page-help-street-soccer-kick-off = Touch the square where the kick-off ends.
page-help-street-soccer-move = Walk exactly the number rolled. Reach the ball sooner and kick it: the squares left, plus one. Mates it meets pass it on.
page-help-street-soccer-restart = Your goalkeeper puts the ball back into play.
page-help-street-soccer-restart-kick = Touch the square where the ball is to end.

## The aim of the game

page-aim-street-soccer =
    Score { $attack ->
        [up] at the top
       *[right] on the right
    }. Walk to the ball; pips left over + 1 is how far it flies, and every mate it meets passes it on.
page-aim-street-soccer-short =
    Score { $attack ->
        [up] at the top
       *[right] on the right
    }. More goals wins.

## A first match: a rule in one sentence, when it first rules

page-new-ss-2-2 = Your goalkeeper stands before your goal; one figure starts in your half of the circle, and at least one more in each half of the field.
page-new-ss-2-3 = Whoever rolled more kicks off: the ball flies exactly as far as the rolls differ, and cannot score yet.
page-new-ss-3-1 = One roll, one figure: it walks square by square, never diagonally and never through another.
page-new-ss-3-4 = Who reaches the ball must kick it: as far as the pips left over, and one square more.
page-new-ss-4-3 = A mate that the ball meets passes it on: the step is given back, and it flies on in a new direction.
page-new-ss-5-1 = Over the end line from one of the two squares before the goal, straight or diagonally: that is a goal.
page-new-ss-5-2 = After a goal the other side restarts: its goalkeeper kicks exactly as far as the die shows.
page-new-ss-6-2 = At most one of your outfielders may stay before your own goal.

## What is asked, where it is answered by touching: the game itself names what is typed

page-ss-ask-place = Place figure { $number } of { $of }, or take a formation.
page-ss-ask-place-goalie-too = Place figure { $number } of { $of }, or take a formation.

## The analysis board

page-study-field-street-soccer-figures = Figures: yellow, then red, goalkeeper first
page-study-field-street-soccer-ball = Ball
page-study-field-street-soccer-turn = To move
page-study-field-street-soccer-die = Die
page-study-field-street-soccer-minute = Minute

## On the shelf

page-title-street-soccer = Street Soccer
page-tagline-street-soccer = Five a side on a grid: roll, run to the ball, and pass it through your mates into the goal.
page-short-street-soccer = Roll, run to the ball, pass it round, score.
