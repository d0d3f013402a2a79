# What the pages say about this game alone.

## The sheet

page-gridiron-dice = Dice of this play
page-gridiron-contest = { $play }: the defense needs { $intensity }
page-gridiron-ball = { $name } has the ball
page-gridiron-drive = Drive { $drive } of { $drives } · Q{ $quarter }
page-gridiron-overtime = Overtime
page-gridiron-downs = Downs
page-gridiron-sacks = Sacks in this drive: { $count }
page-gridiron-decoy = decoy
page-gridiron-intercept = intercept
page-gridiron-down-1 = 1st
page-gridiron-down-2 = 2nd
page-gridiron-down-3 = 3rd
page-gridiron-down-4 = 4th
page-gridiron-attack = Attack
page-gridiron-defense = Defense
page-gridiron-needs = needs { $need }
page-gridiron-needs-more = { $shown } + ? needs { $need }
page-gridiron-next = Next: { $die }
page-gridiron-first-die = The first white die
page-gridiron-second-die = The second white die
page-gridiron-both-dice = Both white dice together stop the play with { $need } or more.
page-gridiron-if-declined = If declined, this roll is made again:
page-gridiron-to-snap = If you play, the quarterback rolls:
page-gridiron-the-try = Extra point
page-gridiron-for-two = Two-point try
page-gridiron-flag = flag
page-gridiron-stopped = stopped
page-gridiron-through = through
page-roll-qb-ask = Your ball: roll to see who gets it.
page-roll-qb = Snap: roll the red die
page-roll-white-ask = Stop them: the defense is yours.
page-roll-white = Roll the white die
page-roll-black-ask = At the goal line: is it a touchdown?
page-roll-black = Roll the black die
page-gridiron-stamp-good = good!
page-gridiron-stamp-missed = no good
page-gridiron-stamp-blocked = blocked
page-gridiron-stamp-out = out of bounds
page-gridiron-stamp-sacked = sacked
page-gridiron-stamp-incomplete = incomplete
page-gridiron-stamp-fumbled = fumble!
page-gridiron-stamp-intercepted = intercepted
page-gridiron-stamp-scored = touchdown!
page-gridiron-sacks-are = Sacks · { $count } = safety
page-gridiron-down-and-goal = { $down } & goal
page-gridiron-face-sack = Sack
page-gridiron-face-pat-block = PAT block
page-gridiron-face-recover = Recover
page-gridiron-face-2x-injury = Injury ×2
page-gridiron-injured = Injured
page-gridiron-versus = vs
page-gridiron-face-out-of-bounds = Out of bounds
page-gridiron-face-sneak = Sneak
page-gridiron-face-scramble = Scramble
page-gridiron-face-set-play = Set play

## Dice

page-die-short-white = DEF
page-die-short-black = END
page-die-short-yellow = FLAG
page-die-qb = quarterback
page-die-wr = receiver
page-die-te = tight end
page-die-rb = runner
page-die-white = defense

## What is asked

page-help-pocket-gridiron-cards = ★ makes a play stronger. When the decoy or the intercept comes up, the black die must show the number or more: a decoy leaves the defense one die, an intercept takes the rival's ball.
page-help-pocket-gridiron-call = Last chance of this drive: a play may score six, a field goal needs 5 or 6 on one die and is worth three.
page-help-pocket-gridiron-set-play = Play on with the bonus, or use it for a field goal at once: three points, but the drive is over.
page-help-pocket-gridiron-audible = You choose who gets the ball. His die is shown: the higher the number, the harder to stop.
page-help-pocket-gridiron-def-penalty = Their foul: accept it and start again with four new downs, or decline it and the roll is made again.
page-help-pocket-gridiron-off-penalty = Their foul: the play simply fails, or you risk a roll for the sack that would be a safety.
page-help-pocket-gridiron-try = After the touchdown: the kick is one point and nearly safe, a play is two and hard.

## The aim of the game

page-aim-pocket-gridiron = Break through in four downs: your number must beat the two white dice. Then the black die: touchdown, mostly. Most points wins.
page-aim-pocket-gridiron-short = Beat the white dice to score. Most points wins.
page-scoring-pocket-gridiron = Touchdown 6, then a kick for 1 or a play for 2. Field goal 3. Safety 2.

## A first match: a rule in one sentence, when it first rules

page-new-pg-2-3 = Four downs a drive: everything that does not score costs one.
page-new-pg-3-1 = The red die says who gets the ball; his own die says how hard the play is to stop.
page-new-pg-3-2 = Two white dice defend: if together they reach the number of the play, it is stopped and costs a down.
page-new-pg-3-3 = Through! Now the black die: TD is a touchdown, out of bounds costs the down.
page-new-pg-3-4 = Incomplete: the pass falls to the ground, a down is gone. A fumble may even lose the ball.
page-new-pg-3-5 = A scramble: a white roll that shows a sack ends the down; otherwise the quarterback rolls again.
page-new-pg-3-6 = Three sacks in one drive are a safety: two points for the defense, and the drive is over.
page-new-pg-3-7 = A set play: your next play is one stronger, or you kick a field goal at once with one added.
page-new-pg-3-8 = Two fives are an injury: that position is worth one less for the rest of the match.
page-new-pg-4-1 = A flag: the yellow die says whose foul it was. Yours costs a down; theirs gives you four new ones.
page-new-pg-4-2 = Their foul: take four new downs, or decline and let the defense roll that die again.
page-new-pg-5-1 = A field goal is three points: 5 or more on one die. Good or not, the drive is over.
page-new-pg-5-2 = Six points! Then kick for one more, which is nearly safe, or risk one play for two.

## What is asked, where it is answered by touching: the game itself names what is typed

page-pg-ask-call = 4th & goal: play it, or kick a field goal?
page-pg-ask-first-card = Choose your team card for the whole match.
page-pg-ask-second-card = Choose your team card for the whole match.
page-pg-ask-set-play = Set play, +{ $bonus }: play on, or kick a field goal?
page-pg-ask-audible = Audible: who gets the ball now?
page-pg-ask-audible-or-kick = Audible: who gets the ball now, or do you kick a field goal?
page-pg-ask-try = Touchdown! Kick for one point, or play for two?
page-pg-ask-penalty = Flag against the defense: accept for four new downs, or decline and roll again?
page-pg-ask-penalty-on-try = Flag against the defense: accept and play the try again, or decline and make that roll again?
page-pg-ask-penalty-offense = Flag against the offense: accept, and the play fails, or decline and go for the sack?

## The analysis board

page-study-field-pocket-gridiron-offense = On offense
page-study-field-pocket-gridiron-first = First ball
page-study-field-pocket-gridiron-drive = Drive
page-study-field-pocket-gridiron-down = Down
page-study-field-pocket-gridiron-sacks = Sacks
page-study-field-pocket-gridiron-injuries = Injuries

## On the shelf

page-title-pocket-gridiron = Pocket Gridiron
page-tagline-pocket-gridiron = Red-zone football with seven dice: four downs to break the defense.
page-short-pocket-gridiron = Seven dice, four downs, one red zone.
