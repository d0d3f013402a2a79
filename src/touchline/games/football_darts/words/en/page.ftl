# What the pages say about this game alone.

## The board

page-darts-board = Dartboard. The list beside it does the same by keyboard.
page-darts-field =
    Field: ball at { $spot }, { $needed ->
        [one] 1 yard to go
       *[other] { $needed } yards to go
    }
page-darts-left = Darts left: { $left }
page-darts-need = { $yards } to go
page-darts-try = Try
page-darts-calls = What is the dart for?
page-darts-aim = Aim at
page-darts-fell = Where did it land?
page-darts-neighbours = Or did you mean
page-darts-throw = { $call }: { $bed }
page-darts-enter = Enter { $bed }
page-darts-miss = Off the board
page-darts-bounce = Bounced out
page-darts-last = Last dart: { $bed }. Wrong?
page-darts-last-what = Touch where it really landed; everything after it is counted again.
page-darts-overtime = OT{ $number }
page-darts-thrower = { $name }: half the darts within { $reach } mm
page-darts-aiming = Aim: { $bed }
page-darts-worth = What a dart does
page-darts-rings = Inner ring, { $reach } mm: half your darts. Dashed ring: nine of ten.
page-darts-now = now
page-darts-aim-first = Touch the board to aim
page-darts-touchdown = touchdown!
page-darts-scores = points
page-darts-safety = safety
page-darts-drive-over = drive over
page-darts-intercepted = intercepted
page-darts-bust = bust
page-darts-missed = missed
page-darts-leaves = { $yards } to go
page-darts-dart-of = dart { $dart } of { $darts }

## What a dart is thrown for

page-darts-call-throw = Throw
page-darts-call-field-goal = Field goal
page-darts-call-punt = Punt
page-darts-call-pat = One point
page-darts-call-two = Two points

## Beds

page-bed-triple = triple { $number }
page-bed-double = double { $number }
page-bed-inner = single { $number }, inner
page-bed-outer = single { $number }, outer
page-bed-single = single { $number }
page-bed-25 = outer bull
page-bed-bull = bull's eye
page-bed-miss = off the board
page-bed-bounce = bounced out

## What is asked

page-help-football-darts-toss = Whoever wins the toss chooses who drives first.
page-help-football-darts-choice = Receive: you drive first. Defer: you drive first after half-time.
page-help-football-darts-call = Touch the board where you aim. A 20 is 20 yards, a triple 20 is 60. The last dart must land exactly on the goal line.
page-help-football-darts-throw = Throw, then touch the board where the dart sticks.
page-help-football-darts-field-goal = Throw, then touch the board where the dart sticks.
page-help-football-darts-punt = Throw, then touch the board where the dart sticks. The ring decides.
page-help-football-darts-try = A bonus dart after the touchdown: easy for one point (1, 5 or 20), hard for two (the number 2).
page-help-football-darts-pat = Throw, then touch the board where the dart sticks.
page-help-football-darts-two-points = Throw, then touch the board where the dart sticks.
page-help-football-darts-call-table = Say what the next dart is for, then throw it.
page-help-football-darts-try-table = Say whether the dart is for one point (1, 5 or 20) or for two (the number 2), then throw it.

## Entering darts

page-scorer-ring = Which ring
page-scorer-single = Single
page-scorer-inner = Inner
page-scorer-outer = Outer
page-scorer-double = Double
page-scorer-triple = Triple
page-scorer-bull = Bull
page-scorer-miss = Miss
page-scorer-small-print = Small print: what this dart would do.
page-scorer-caller = Caller
page-hearing = Listen
page-hearing-what = Say the dart: “triple twenty”, “double five”, “bull”, “miss”, “undo”. The browser may send what you say to its maker.
page-hearing-heard = Heard: { $text }
page-hearing-not = Not understood: { $text }
page-hearing-unable = The browser lets nobody listen here.
page-hearing-triple = triple treble t
page-hearing-double = double d
page-hearing-bull = bull bullseye
page-hearing-miss = miss missed outside
page-hearing-undo = undo back
page-hearing-numbers = one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty

## The aim of the game

page-aim-football-darts = Four darts a drive, every point is a yard. Land exactly on the goal line for six points.
page-aim-football-darts-short = Land exactly on the goal line: six points.

## A first match: a rule in one sentence, when it first rules

page-new-fd-1-2 = Receive and you drive first; defer and you drive first after half-time.
page-new-fd-2-1 = A single is its number in yards, a double twice, a triple three times; the red middle is a touchdown from anywhere.
page-new-fd-2-2 = Off the board: ten yards back, and the dart is gone.
page-new-fd-2-3 = Double or triple 1 or 3 is an interception: the other side takes the ball right there.
page-new-fd-2-4 = Land exactly on the goal line for six points. One yard too many is a bust, and the ball is lost.
page-new-fd-2-5 = Four darts are a drive; then the other side goes on from where the ball lies.
page-new-fd-3-1 = After a touchdown one more dart: 1, 5 or 20 for one point, or a 2 for two.
page-new-fd-4-1 = A field goal is one dart for three points, from midfield on: any 20, and once you are nearer any 1 or 5 too.
page-new-fd-4-2 = The field goal missed: the other side takes over where the ball lies.
page-new-fd-5-1 = A punt with the last dart gives the ball away, but far back: the nearer the middle, the deeper they start.

## What is asked, where it is answered by touching: the game itself names what is typed

page-fd-ask-call-aim = Dart { $dart }, { $needed } to go: where do you aim?
page-fd-ask-call = Dart { $dart }, { $needed } to go: where did it land?
page-fd-ask-try = One extra point (1, 5 or 20), or two (the number 2)?

## The analysis board

page-study-field-football-darts-offense = At the line
page-study-field-football-darts-pos = Yards from one's own goal
page-study-field-football-darts-dart = Dart
page-study-field-football-darts-drive = Drive
page-study-field-football-darts-quarter = Quarter
page-study-field-football-darts-first = First ball

## On the shelf

page-title-football-darts = Football Darts
page-tagline-football-darts = Drive down the field on a dartboard: four darts a drive, exact yards for the touchdown.
page-short-football-darts = Every point is a yard; land on the line.
