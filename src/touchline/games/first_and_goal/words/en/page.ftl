# What the pages say about this game alone.

## Dice

page-die-play = play die
page-die-referee = referee die
page-die-penalty = penalty die
page-die-d20 = twenty-sided die

## The table

page-goal-field =
    Field: { $ball ->
        [one] 1 yard
       *[other] { $ball } yards
    } to the goal, down { $down }, { $gain } to gain
page-goal-down-and =
    { $down ->
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[other] { $down }th
    } & { $gain }
page-goal-goal = goal
page-goal-dice = Dice
page-goal-no-dice = The dice lie ready.
page-goal-hand-offense = Your offense cards
page-goal-hand-defense = Your defense cards
page-goal-defense = defense
page-goal-run = run
page-goal-pass = pass
page-goal-red-zone = not inside the { $yards }
page-goal-red-zone-short = not in { $yards }
page-goal-call = Call { $card }
page-goal-face-down = A card, face down
page-goal-matchups = Which dice it brings
page-goal-average = avg { $yards }
page-goal-barred = not here
page-goal-against = { $card } against …
page-goal-pick-a-card = Touch a card to see its dice against every call.
page-goal-ranges = Average yards, by the card they call: least … most
page-goal-pick-to-give = Touch the card that you need least.
page-goal-touch-calls = One touch on a card calls it.
page-goal-look-first = Look at a card first
page-goal-gain = First down
page-goal-deck-of =
    { $name }: { $count ->
        [one] 1 card in the deck
       *[other] { $count } cards in the deck
    }
page-goal-your-deck = Your deck
page-goal-timeouts-left = Time-outs left: { $count }
page-goal-cards-in-hand = Cards in hand: { $count }
page-goal-half-of =
    { $half ->
        [1] 1st half
        [2] 2nd half
       *[other] Half { $half }
    }
page-goal-overtime =
    { $number ->
        [1] Overtime
       *[other] Overtime { $number }
    }
page-goal-matchups-what = Average yards with both teams' dice. A black die takes away; of two the lower counts.
page-goal-teams = Teams
page-goal-teams-for = Choose for
page-goal-teams-yours = You
page-goal-teams-theirs = Rival
page-goal-teams-surprise = Surprise me
page-goal-teams-none = no division
page-goal-teams-against = vs
page-goal-teams-bars = The bars: what the seven dice of a team roll on average.
page-goal-teams-order = Order of the teams
page-goal-teams-divisions = By division
page-goal-teams-runners = Runners
page-goal-teams-passers = Passers
page-goal-teams-defense = Defense
page-goal-teams-legend = Bar: lowest to highest face. Stroke: average. Upper bar: you.
page-goal-range = Field-goal range
page-goal-this-drive =
    this drive: { $count ->
        [one] 1 play
       *[other] { $count } plays
    }
page-goal-teams-spread = from the lowest to the highest face
page-goal-ball-on = Ball on { $spot }
page-goal-to-line = { $yards } to the yellow line
page-goal-to-touchdown = { $yards } to a touchdown
page-goal-midfield = midfield
page-goal-last-play = Last play
page-goal-kick-off = Kick-off
page-goal-on-the-way = Return
page-goal-punt = Punt
page-goal-the-try = Extra point
page-goal-choose-a-card = Choose a card
page-goal-is-clock = is the clock
page-goal-yards = yards
page-goal-upshot-counts = no effect
page-goal-upshot-broken = broken up
page-goal-upshot-all-broken = broken up
page-goal-upshot-stumbled = minus 3
page-goal-upshot-stopped = no way
page-goal-upshot-breakaway = once more!
page-goal-upshot-loose = ball loose?
page-goal-upshot-flagged = a flag?
page-goal-upshot-held = ball kept
page-goal-upshot-lost = ball lost
page-goal-upshot-no-foul = no foul
page-goal-upshot-foul-offense = attack’s foul
page-goal-upshot-foul-defense = defense’s foul
page-goal-upshot-away = not blocked
page-goal-upshot-blocked = blocked
page-goal-upshot-good = good
page-goal-upshot-missed = too short
page-goal-pile = Your discard pile
page-goal-pick-to-take = Your discard pile lies open: touch a card to take it back.
page-goal-in-hand = In your hand: { $cards }
page-goal-two-points = Two-point try
page-goal-to-two-points = { $yards } to two points
page-goal-comes-off = works { $chance } of the time
page-goal-yards-on-average = about { $yards } yards
page-goal-points-for = Touchdown { $name }

## What is asked

page-help-first-and-goal-coin-call = Whoever wins the toss gets the ball first.
page-help-first-and-goal-toss-choice = Receive to attack first, kick to attack first after half-time.
page-help-first-and-goal-kickoff = The ordinary kick gives the ball away; the short one may win it back, at a risk.
page-help-first-and-goal-receive = The touchback is safe at your 20; running it out may gain more, or less.
page-help-first-and-goal-call = Choose a card, look which dice it brings, and call it. Four downs to make ten yards. The deck is the clock.
page-help-first-and-goal-answer = You may stop the clock now, before the play.
page-help-first-and-goal-defense-call = Guess the play: choose the card against which it brings the worst dice.
page-help-first-and-goal-discard-more = Lay cards away that you may not play here and draw new ones.
page-help-first-and-goal-breakaway = Stop with what you have, or run on with another roll.
page-help-first-and-goal-flag-on-defense = Their foul: take the penalty yards and repeat the down, or keep what the play gained.
page-help-first-and-goal-flag-on-offense = Their foul: push them back and they repeat the down, or let the play stand.
page-help-first-and-goal-time-out-offense = In a time-out you may take one card back from your pile, or shuffle your hand for a new one, or do nothing.
page-help-first-and-goal-time-out-defense = In a time-out you may take one card back from your pile, or shuffle your hand for a new one, or do nothing.
page-help-first-and-goal-burn-offer = Burning a card makes the half shorter: good when you lead.
page-help-first-and-goal-burn-stop = A time-out keeps the card, and with it time, in the game. On a run you say so before the dice are rolled.
page-help-first-and-goal-burn-hand = The deck is empty: a card of your hand goes instead.
page-help-first-and-goal-try = The kick is one point and nearly safe; one play from the 2 is worth two.
page-help-first-and-goal-field-goal-card = A field goal costs one card: lay away the one you need least.
page-help-first-and-goal-kneel-card = Kneeling costs a card: lay away the one you need least.
page-help-first-and-goal-fake-offense = Kick it, or fake and run a play without their black die. If they smell the fake, the ball is lost.
page-help-first-and-goal-fake-defense = Is it a kick or a fake? If you suspect a fake in vain, the kick gets five yards more.
page-help-first-and-goal-punt-choice = Five dice for distance, or one of them changed for the play die: riskier, but perhaps no return.
page-help-first-and-goal-catch = The fair catch is safe; a return may gain yards or lose the ball.
page-help-first-and-goal-call-table = Lay a card face down in front of you; both are entered when they are turned up.

## What is asked, where it is answered by touching: the game itself names what is typed

page-fg-ask-defense-call = Their card lies face down: which defense do you set against it?
page-fg-ask-flag-on-defense = Their foul: take the penalty, or keep what the play gained?
page-fg-ask-flag-on-offense = Their foul: push them back, or let the play stand?
page-fg-ask-time-out-offense = Time-out: take one card back, change your whole hand, or do nothing?
page-fg-ask-time-out-defense = Time-out: take one card back, change your whole hand, or do nothing?
page-fg-ask-burn-offer = A good pass: burn a card of your deck, so that the half ends sooner?
page-fg-ask-burn-stop-run = They run, and a run burns a card of their deck. Spend a time-out to stop that?
page-fg-ask-burn-stop = They want to burn a card, so that the half ends sooner. Spend a time-out to stop that?
page-fg-ask-fake-offense = In secret: really kick, or only pretend and run a play?
page-fg-ask-fake-defense = They line up for a kick: do you believe it?
page-fg-ask-receive = The kick comes down in your end zone: start at your 20, or run it out?
page-fg-ask-answer = They announce what they do: go on, or take a time-out first?

## The aim of the game

page-aim-first-and-goal = Four downs for ten yards, up the field and over the goal line. Guess their card: the pair decides which dice you roll. Most points wins.
page-aim-first-and-goal-short = Ten yards in four downs. Most points wins.
page-scoring-first-and-goal = Touchdown 6, then a kick for 1 or a play for 2. Field goal 3. Safety 2.

## A first match: a rule in one sentence, when it first rules

page-new-fg-2-2 = Everybody holds eight cards. Your deck is your clock: when it runs out, the half ends.
page-new-fg-2-3 = A kickoff starts each half and follows each score. The receiver may take the ball at the 20 or run it out.
page-new-fg-2-9 = First and ten: four downs to gain ten yards. Get them, and you have four new ones.
page-new-fg-3-2 = Both cards are turned over together; the pair of them says which dice are rolled.
page-new-fg-3-4 = The coloured dice are yards won, the black die takes some away: together they are the gain.
page-new-fg-4-1 = The yellow line is the line to gain: reach it within four downs for a new first down.
page-new-fg-4-2 = Short after the fourth down: the other side takes the ball where it lies.
page-new-fg-5-1 = X on the play die: broken up. The coloured dice count nothing, only the black one.
page-new-fg-5-2 = A breakaway! The same dice are rolled once more, and the ball moves on.
page-new-fg-5-3 = T: the ball may be lost. Only if the referee's die shows T as well, it is.
page-new-fg-5-4 = P: perhaps a foul. The referee's die says by whom, the penalty die how many yards.
page-new-fg-6-5 = A penalty on the defense that reaches the yellow line is a first down.
page-new-fg-7-5 = Before a kick both choose in secret: kick or fake. Guess right, and a fake costs them the ball.
page-new-fg-8-1 = A run burns a card of your deck: running the ball runs the clock.
page-new-fg-8-2 = After a good pass you may burn a card to run the clock; who is behind saves it.
page-new-fg-8-3 = A time-out stops the burn and so saves time; each side has three a half.
page-new-fg-8-4 = In a time-out take one card back, or shuffle your hand in and draw anew, or do nothing.
page-new-fg-8-8 = The ball changes sides: both put their cards back, swap decks and draw eight new ones.
page-new-fg-9-1 = Six points! Then the extra point: good unless both dice show X.
page-new-fg-9-3 = A field goal costs a card. Yellow, blue and green must carry the ball to the goal line: three points.
page-new-fg-9-5 = A punt gives the ball away far downfield; the receiver may run it back.

## The analysis board

page-study-field-first-and-goal-half = Half
page-study-field-first-and-goal-offense = On offense
page-study-field-first-and-goal-y = Yards to the goal
page-study-field-first-and-goal-down = Down
page-study-field-first-and-goal-to-gain = Yards to gain
page-study-field-first-and-goal-timeouts = Time-outs

## On the shelf

page-title-first-and-goal = First & Goal
page-tagline-first-and-goal = Call your plays in secret, roll the dice of both cards, and run the clock that is your deck.
page-short-first-and-goal = Call plays in secret, roll both cards’ dice.
