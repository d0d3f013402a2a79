# First & Goal in English.

fg-tagline = Call your plays in secret, roll the dice of both cards, and run the clock that is your deck.

## Teams, spots, downs
fg-team =
    { $team ->
        [home] Home
       *[away] Away
    }
fg-seat =
    { $seat ->
        [home] Home
        [away] Away
        [home-offense] Home offense
        [home-defense] Home defense
        [away-offense] Away offense
       *[away-defense] Away defense
    }
fg-at-own = at own { $yards }
fg-at-opp = at the opponent's { $yards }
fg-at-midfield = at midfield
fg-down =
    { $down ->
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[4] 4th
    } & { $yards }
fg-down-and-goal =
    { $down ->
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[4] 4th
    } & goal
# The beginning of a sentence; on a page whoever reads it is "you".
fg-who-accepts =
    { PERSON($who) ->
        [you] You accept
       *[other] { $who } accepts
    }
fg-who-brings-back =
    { PERSON($who) ->
        [you] You bring it back
       *[other] { $who } brings it back
    }
fg-who-has =
    { PERSON($who) ->
        [you] You have
       *[other] { $who } has
    }
fg-who-takes-over =
    { PERSON($who) ->
        [you] You take over
       *[other] { $who } takes over
    }
fg-who-wins =
    { PERSON($who) ->
        [you] You win
       *[other] { $who } wins
    }
fg-whose-time-out =
    { PERSON($who) ->
        [you] Your time-out
       *[other] Time-out { $who }
    }
fg-whose-touchdown =
    { PERSON($who) ->
        [you] TOUCHDOWN FOR YOU
       *[other] TOUCHDOWN { UPPER($who) }
    }
fg-gain = gain of { $yards }
    .start = Gain of { $yards }
fg-gain-none = no gain
    .start = No gain
fg-loss = loss of { $yards }
    .start = Loss of { $yards }

## Cards, dice, the coin
fg-a-card = a card
    .start = A card
fg-card-halfback-dive = Halfback Dive
    .said = halfback-dive
fg-card-off-tackle = Off Tackle
    .said = off-tackle
fg-card-counter = Counter
    .said = counter
fg-card-draw = Draw
    .said = draw
fg-card-sweep = Sweep
    .said = sweep
fg-card-reverse = Reverse
    .said = reverse
fg-card-screen = Screen
    .said = screen
fg-card-slant = Slant
    .said = slant
fg-card-short-pass = Short Pass
    .said = short-pass
fg-card-play-action = Play Action
    .said = play-action
fg-card-medium-pass = Medium Pass
    .said = medium-pass
fg-card-bomb = Bomb
    .said = bomb
fg-card-goal-line = Goal Line
    .said = goal-line
fg-card-5-2-front = 5-2 Front
    .said = 5-2-front
fg-card-lb-blitz = LB Blitz
    .said = lb-blitz
fg-card-4-3 = 4-3
    .said = 4-3
fg-card-corner-blitz = Corner Blitz
    .said = corner-blitz
fg-card-3-4 = 3-4
    .said = 3-4
fg-card-cover-2-spy = Cover-2 Spy
    .said = cover-2-spy
fg-card-nickel = Nickel
    .said = nickel
fg-card-man-to-man = Man to Man
    .said = man-to-man
fg-card-dime = Dime
    .said = dime
fg-card-safety-blitz = Safety Blitz
    .said = safety-blitz
fg-card-prevent = Prevent
    .said = prevent
fg-chance-red = red
fg-chance-ivory = ivory
fg-chance-brown = brown
fg-chance-yellow = yellow
fg-chance-blue = blue
fg-chance-green = green
fg-chance-black = black
fg-chance-play = play
fg-chance-referee = referee
fg-chance-penalty = penalty
fg-chance-d20 = d20
fg-chance-coin = coin
fg-chance-offense-card = offense-card
fg-chance-defense-card = defense-card
fg-chance-burned-card = burned-card
fg-coin-heads = Heads
fg-coin-tails = Tails

## Moves
fg-move-time-out = Time-out
    .said = time-out
fg-move-ready = Ready, go on
    .said = ready
fg-move-sneak = Quarterback sneak
    .said = sneak
fg-move-kneel = Kneel down
    .said = kneel
fg-move-hail-mary = Hail Mary: everything on one throw
    .said = hail-mary
fg-move-punt = Punt: kick it away
    .said = punt
fg-move-field-goal = Field goal
    .said = field-goal
fg-move-kick = Kick it
    .said = kick
fg-move-fake = Fake the kick
    .said = fake
fg-move-guess-kick = It is a kick
    .said = kick
fg-move-guess-fake = It is a fake
    .said = fake
fg-move-touchback = Touchback: start where it is safe
    .said = touchback
fg-move-run-out = Run it out
    .said = run-out
fg-move-onside = Short kick to keep the ball (onside)
    .said = onside
fg-move-squib = Low kick (squib)
    .said = squib
fg-move-accept = Accept the penalty
    .said = accept
fg-move-decline = Decline the penalty
    .said = decline
fg-move-stop = Stop here
    .said = stop
fg-move-run-on = Run on
    .said = run-on
fg-move-burn = Burn a card: let the clock run
    .said = burn
fg-move-hold = Save the clock
    .said = hold
fg-move-shuffle = Shuffle the hand in and draw anew
    .said = shuffle
fg-move-extra-point = Kick the extra point
    .said = extra-point
fg-move-two-point = Go for two
    .said = two-point
fg-move-return = Return it
    .said = return
fg-move-fair-catch = Fair catch
    .said = fair-catch
fg-move-heads = Heads
    .said = heads
fg-move-tails = Tails
    .said = tails
fg-move-receive = Receive
    .said = receive
fg-move-five-dice = All five dice
    .said = five-dice
fg-move-draw-cards = Draw
    .said = draw-cards
fg-move-end-half = Let the half end
    .said = end-half
fg-move-give-up = Give the try up
    .said = give-up
fg-move-take = Take a card back
    .said = take
fg-move-discard = Pay with a card
    .said = discard
fg-move-nothing = Leave the cards as they are
    .said = nothing
fg-move-take-card = Take back { $card }
    .said = take-{ FORM($card, case: "said") }
fg-move-discard-card = Pay with { $card }
    .said = discard-{ FORM($card, case: "said") }
fg-move-without = The play die for { $die }
    .said = without-{ $die }
fg-hidden-play = a play, face down
fg-hidden-kick = kick or fake, face down
fg-hidden-take = a card back from the pile, unseen

## What is asked
fg-ask-coin-call = Heads or tails?
fg-ask-toss-choice = The toss is won: receive or kick?
fg-ask-kickoff = How is the ball kicked off?
fg-ask-receive = Touchback, or run it out?
fg-ask-defense-call = Which defense?
fg-ask-discard-more = Discard a second card, or draw?
fg-ask-breakaway = Losing ground: stop here, or run on?
fg-ask-flag-on-defense = Flag on the defense: does the offense accept or decline?
fg-ask-flag-on-offense = Flag on the offense: does the defense accept or decline?
fg-ask-flag-on-offense-return = Flag on the returning side: do the kickers accept or decline?
fg-ask-flag-on-defense-return = Flag on the kicking side: do the returners accept or decline?
fg-ask-time-out-offense = Time-out, offense: take a card back from the discards, shuffle the hand in, or do nothing?
fg-ask-time-out-defense = Time-out, defense: take a card back from the discards, shuffle the hand in, or do nothing?
fg-ask-time-out-offense-former = Time-out, offense: take a card back from the discards, or shuffle the hand in?
fg-ask-time-out-defense-former = Time-out, defense: take a card back from the discards, or shuffle the hand in?
fg-ask-burn-offer = Burn a card to run the clock down?
fg-ask-burn-stop = A card is about to burn: stop it with a time-out?
fg-ask-burn-stop-run = It is a run, and a card will burn: stop that with a time-out before the dice?
fg-ask-burn-hand = Which card of the hand burns?
fg-ask-try = Kick the extra point, or go for two?
fg-ask-field-goal-card = Which card pays for the field goal?
fg-ask-kneel-card = Which card goes with the kneel?
fg-ask-fake-offense = Offense: kick or fake?
fg-ask-fake-defense = Defense: kick or fake?
fg-ask-punt-choice = All five dice, or the play die for one of them?
fg-ask-catch = Return the punt, or fair catch?
fg-ask-over = The game is over.
fg-ask-die = What does the { $die } die show?
fg-ask-d20 = What does the d20 show?
fg-ask-coin = How does the coin fall?
fg-ask-offense-card = Which card is the offense-card?
fg-ask-defense-card = Which card is the defense-card?
fg-ask-burned-card = Which card is the burned-card?
fg-ask-call-try = Two-point try: which play?
fg-ask-call-fake = The kick is faked: which play?
fg-ask-call = { $down } { $at }: which play?
fg-ask-answer = The play is announced: ready, or time-out?

## Where it stands
fg-half =
    { $number ->
        [1] First half
       *[2] Second half
    }
fg-overtime =
    { $number ->
        [1] Overtime
       *[other] Overtime { $number }
    }
fg-to-receive =
    { PERSON($who) ->
        [you] you receive
       *[other] { $who } to receive
    }
fg-on-the-try =
    { PERSON($who) ->
        [you] your try
       *[other] { $who } on the try
    }
fg-stands =
    { PERSON($who) ->
        [you] your ball,
       *[other] { $who }
    } { $down } { $at }
fg-cards-left = { $cards } cards left
fg-tie = A { $points }–{ $others } tie.
fg-tie-after-overtime =
    A { $points }–{ $others } tie after { $periods ->
        [1] overtime
       *[other] overtime { $periods }
    }.
fg-wins = { fg-who-wins } { $points }–{ $others }.
fg-wins-after-overtime =
    { fg-who-wins } { $points }–{ $others } after { $periods ->
        [1] overtime
       *[other] overtime { $periods }
    }.

## Play-by-play: the calls
fg-sends-in-play =
    { PERSON($who) ->
        [you] You send
       *[other] { $who } sends
    } in a play.
fg-time-out = { fg-whose-time-out }.
fg-nothing-playable =
    { PERSON($who) ->
        [you] Nothing you
       *[other] Nothing { $who }
    } may play from here: { $card } is laid away.
fg-draws =
    { PERSON($who) ->
        [you] You draw
       *[other] { $who } draws
    }.
fg-lays-away-too =
    { PERSON($who) ->
        [you] You lay
       *[other] { $who } lays
    } { $card } away, too.
fg-time-out-card-back =
    { fg-whose-time-out }; { PERSON($other) ->
        [you] you take your
       *[other] { $other } takes its
    } card back.
fg-reveal = { $down } { $at }: { $ours } against { $theirs }.
fg-reveal-try = Two-point try { $at }: { $ours } against { $theirs }.
fg-reveal-fake = The fake { $at }: { $ours } against { $theirs }.

## Play-by-play: the clock
fg-lets-clock-run =
    { PERSON($who) ->
        [you] You let
       *[other] { $who } lets
    } the clock run.
fg-burns-top = The clock runs: { $card } burns.
fg-burns-hand =
    The clock runs: { PERSON($who) ->
        [you] you burn { $card } from your
       *[other] { $who } burns { $card } from the
    } hand.
fg-time-out-keep = { fg-whose-time-out }, to keep that card on the clock.
fg-time-out-no-burn = { fg-whose-time-out }: this run will burn no card.
fg-time-out-before = { fg-whose-time-out }, before the play.
fg-shuffles =
    { PERSON($who) ->
        [you] You shuffle your hand into the deck and draw
       *[other] { $who } shuffles the hand into the deck and draws
    } anew.
fg-keeps-cards =
    { PERSON($who) ->
        [you] You keep
       *[other] { $who } keeps
    } the cards as they are.
fg-takes-back =
    { PERSON($who) ->
        [you] You take
       *[other] { $who } takes
    } a card back, unseen.

## Play-by-play: a play
fg-goes-down =
    { PERSON($who) ->
        [you] You go
       *[other] { $who } goes
    } down before it gets worse.
fg-keeps-running =
    { PERSON($who) ->
        [you] You keep
       *[other] { $who } keeps
    } running.
fg-gained = { FORM($gain, case: "start") }.
fg-broken-up = Broken up! { FORM($gain, case: "start") }.
fg-breakaway = BREAKAWAY, { $gain }!
fg-still-loose = Still loose, { $gain }!
fg-caught = { FORM($gain, case: "start") } more before he is caught.
fg-ball-loose = { FORM($gain, case: "start") }, and the ball is loose!
fg-flag-on-play = { FORM($gain, case: "start") }, but there is a flag on the play.
fg-holds-on =
    But { PERSON($who) ->
        [you] you hold
       *[other] { $who } holds
    } on.
fg-lost =
    { $how ->
        [fumble] FUMBLE
       *[interception] INTERCEPTED
    }! { fg-who-has } the ball { $at }.
fg-lost-safety =
    { $how ->
        [fumble] FUMBLE
       *[interception] INTERCEPTED
    } behind his own goal line: SAFETY, two points { PERSON($who) ->
        [you] for you
       *[other] for { $who }
    }!
fg-lost-touchdown =
    { $how ->
        [fumble] FUMBLE
       *[interception] INTERCEPTED
    }! { PERSON($who) ->
        [you] You have the ball, and that is a TOUCHDOWN
       *[other] { $who } has the ball, and that is a TOUCHDOWN { UPPER($who) }
    }.
fg-lost-on-try =
    { $how ->
        [fumble] FUMBLE
       *[interception] INTERCEPTED
    }! { fg-who-has } the ball; the try is no good.
fg-lost-running =
    { $how ->
        [fumble] FUMBLE
       *[interception] INTERCEPTED
    }! { PERSON($who) ->
        [you] You have the ball and are
       *[other] { $who } has the ball and is
    } running with it.
fg-lost-touchback =
    { $how ->
        [fumble] FUMBLE
       *[interception] INTERCEPTED
    }! { fg-who-has } the ball in the end zone: touchback.
fg-brings-back = { fg-who-brings-back }, { $gain }.
fg-brings-back-to = { fg-who-brings-back }, { $gain }, { $at }.
fg-brings-back-points = { fg-who-brings-back }, { $gain }: { $points }
fg-safety =
    Caught in his own end zone: SAFETY, two points { PERSON($who) ->
        [you] for you
       *[other] for { $who }
    }!
fg-touchdown = { fg-whose-touchdown }!
fg-two-good = The two points are good!
fg-try-no-good = No good.
fg-short-on-fourth =
    Short on fourth down: { PERSON($who) ->
        [you] you take
       *[other] { $who } takes
    } over.
fg-first-down = First down { $at }!
fg-next-down = { $down } { $at }.

## Play-by-play: flags
fg-flag-picked-up = The flag is picked up, no foul.
fg-foul =
    Foul { PERSON($who) ->
        [you] on you
       *[other] on { $who }
    }: { $yards } yards.
fg-foul-first-down =
    Foul { PERSON($who) ->
        [you] on you
       *[other] on { $who }
    }: { $yards } and an automatic first down.
fg-declines =
    { PERSON($who) ->
        [you] You decline
       *[other] { $who } declines
    }.
fg-accepts = { fg-who-accepts }: { $down } { $at }.
fg-accepts-return = { fg-who-accepts }: the return is marked, { $down } { $at }.
fg-accepts-punt = { fg-who-accepts }: the punt is kicked again, { $at }.
fg-touchdown-wiped = The touchdown comes off the board.
fg-touchdown-stands = The touchdown stands: { fg-whose-touchdown }!
fg-flag-in-pile = There is a flag in the pile.
fg-no-foul-no-gain = No foul, no gain.
fg-no-foul = No foul.

## Play-by-play: halves
fg-half-time =
    That is the half: { $home } { $points }, { $away } { $others }. { PERSON($who) ->
        [you] You receive
       *[other] { $who } receives
    } to open the second.
fg-level = Two halves played and it is level, { $home } { $points }, { $away } { $others }: overtime, first score wins!
fg-still-level = Still level: overtime { $number }.

## Play-by-play: kicks, tries and special plays
fg-sneaks =
    { PERSON($who) ->
        [you] You line
       *[other] { $who } lines
    } up for a quarterback sneak.
fg-kneels =
    { PERSON($who) ->
        [you] You take
       *[other] { $who } takes
    } a knee.
fg-hail-mary =
    { PERSON($who) ->
        [you] You throw
       *[other] { $who } throws
    } it up: a Hail Mary to end the half!
fg-punt-team =
    { $down }: { PERSON($who) ->
        [you] you send
       *[other] { $who } sends
    } in the punt team.
fg-ends-half =
    { PERSON($who) ->
        [you] You have nothing left to play and let
       *[other] { $who } has nothing left to play and lets
    } the half end.
fg-gives-up = { fg-who-has } nothing left to play; the try is no good.
fg-field-goal-team =
    { PERSON($who) ->
        [you] You line
       *[other] { $who } lines
    } up for a field goal { $at }.
fg-calls-coin =
    { PERSON($who) ->
        [you] You call
       *[other] { $who } calls
    } { $coin ->
        [heads] heads
       *[tails] tails
    }.
fg-toss =
    { $coin ->
        [heads] Heads
       *[tails] Tails
    }: { PERSON($who) ->
        [you] you win
       *[other] { $who } wins
    } the toss.
fg-toss-receives =
    { $coin ->
        [heads] Heads
       *[tails] Tails
    }: { PERSON($who) ->
        [you] you win the toss and receive
       *[other] { $who } wins the toss and receives
    }.
fg-chooses-receive =
    { PERSON($who) ->
        [you] You choose
       *[other] { $who } chooses
    } to receive.
fg-chooses-kick =
    { PERSON($who) ->
        [you] You choose
       *[other] { $who } chooses
    } to kick.
fg-onside =
    { PERSON($who) ->
        [you] You try
       *[other] { $who } tries
    } the onside kick!
fg-squib =
    { PERSON($who) ->
        [you] You squib
       *[other] { $who } squibs
    } it.
fg-kicks-off =
    { PERSON($who) ->
        [you] You kick
       *[other] { $who } kicks
    } off.
fg-brings-out =
    { PERSON($who) ->
        [you] You bring
       *[other] { $who } brings
    } it out.
fg-touchback =
    Touchback. { PERSON($who) ->
        [you] { $down } for you
       *[other] { $down } { $who }
    } { $at }.
fg-fields =
    { PERSON($who) ->
        [you] You field it { $at } and run
       *[other] { $who } fields it { $at } and runs
    }.
fg-fair-catch =
    Fair catch { $at }. { PERSON($who) ->
        [you] { $down } for you
       *[other] { $down } { $who }
    }.
fg-booms =
    { PERSON($who) ->
        [you] You boom
       *[other] { $who } booms
    } it.
fg-places =
    { PERSON($who) ->
        [you] You go
       *[other] { $who } goes
    } for placement, the play die for { $die }.
fg-attempt-costs = The attempt costs { $card }.
fg-goes-with-it = { FORM($card, case: "start") } goes with it.
fg-fake-decided = Kick or fake? The offense has decided.
fg-tries-one =
    { PERSON($who) ->
        [you] You kick
       *[other] { $who } kicks
    } for the extra point.
fg-tries-two =
    { PERSON($who) ->
        [you] You go
       *[other] { $who } goes
    } for two.
fg-is-kick = It is the kick.
fg-is-kick-farther =
    It is the kick, and { PERSON($who) ->
        [you] you fell
       *[other] { $who } fell
    } for a fake: five yards more.
fg-fake-smelled =
    A FAKE { $kick ->
        [field-goal] field goal
       *[punt] punt
    }, and { PERSON($who) ->
        [you] you smelled
       *[other] { $who } smelled
    } it! Turnover at the spot.
fg-fake =
    It is a FAKE { $kick ->
        [field-goal] field goal
       *[punt] punt
    }!
fg-point-good = The extra point is good.
fg-point-blocked = The extra point is BLOCKED!
fg-hail-mary-caught = HAIL ... MARY! { fg-whose-touchdown }!
fg-hail-mary-falls = It falls to the ground.
fg-field-goal-blocked = BLOCKED! { fg-who-takes-over }.
fg-kick-away = The kick is away ...
fg-field-goal-good = { $yards } yards: it is GOOD, three points.
fg-field-goal-missed = { $yards } yards, no good. { fg-who-takes-over } at the spot.
fg-onside-recovered =
    { $yards } yards, and { PERSON($who) ->
        [you] you RECOVER
       *[other] { $who } RECOVERS
    } it { $at }!
fg-kick-fielded = { $yards } yards. { fg-who-has } it, { $down } { $at }.
fg-in-touchdown = He is in: { fg-whose-touchdown }!
fg-in-end-zone-safety =
    In the end zone: SAFETY, two points { PERSON($who) ->
        [you] for you
       *[other] for { $who }
    }!
fg-punt-blocked = BLOCKED! { fg-who-takes-over } at the line of scrimmage.
fg-punt-bounce = A huge bounce ...
fg-punt-loose = It is loose down there!
fg-punt-flag = Flag on the kick.
fg-out-of-bounds = Out of bounds.
fg-punt-safety =
    The punt goes backwards: SAFETY, two points { PERSON($who) ->
        [you] for you
       *[other] for { $who }
    }!
fg-punt-touchback =
    A punt of { $yards } yards into the end zone: touchback, { PERSON($who) ->
        [you] your ball { $at }
       *[other] { $who } { $at }
    }.
fg-punt =
    A punt of { $yards } yards; { PERSON($who) ->
        [you] your ball { $at }
       *[other] { $who } { $at }
    }.
fg-punt-recovered =
    { PERSON($who) ->
        [you] You RECOVER your
       *[other] { $who } RECOVERS its
    } own punt { $at }!
fg-no-harm = No harm done.
fg-all-the-way = All the way: { fg-whose-touchdown }!
fg-no-way-out =
    No way out: touchback. { PERSON($who) ->
        [you] { $down } for you
       *[other] { $down } { $who }
    } { $at }.
fg-returned =
    { $yards } yards. { PERSON($who) ->
        [you] { $down } for you
       *[other] { $down } { $who }
    } { $at }.
fg-return-fumbled-running =
    FUMBLE on the return! { PERSON($who) ->
        [you] You have it and are
       *[other] { $who } has it and is
    } running with it.
fg-return-fumbled = FUMBLE on the return! { fg-who-has } it { $at }.
fg-keeps-it =
    { PERSON($who) ->
        [you] You keep
       *[other] { $who } keeps
    } it.
fg-return-breakaway = BREAKAWAY, { $yards } yards, and he is still going!
fg-return-ball-out = { $yards } yards, and the ball is out!
fg-return-flag = { $yards } yards, with a flag.
fg-return-twenty = Twenty yards, and he is still going!
fg-return-wrong-way = BREAKAWAY, but the wrong way, { $yards } yards.

## Refusals
fg-not-a-move = { $text } is not something to say here: { $question }
fg-not-here = { FORM($move, case: "said") } cannot be chosen here: { $question }
fg-not-on-a-try = { $card } carries a red { $limit }: not on a try
fg-not-so-near = { $card } carries a red { $limit }: not from the { $yards }, on or inside the { $limit }
fg-no-card-in-hand = there is no { $card } in this hand
fg-no-card-in-pile = there is no { $card } in this discard pile
fg-no-card-in-deck = { $text } cannot be the { $what }: the deck has no such card left
fg-not-in-range = { $text } cannot be the { $what }; possible: { $low } to { $high }
fg-one-time-out-a-snap = rules 0.9: one time-out a team and snap, and it has been called
fg-no-time-outs-left = no time-outs left in this half
fg-no-time-out-now = no time-out can be called now
fg-no-sneak = a sneak needs exactly one yard to go, not { $yards }
fg-no-kneel = no kneeling while the offense deck has cards ({ $cards })
fg-no-hail-mary = a Hail Mary needs an empty deck, one or two cards, and your own 35 or better
fg-no-punt = a punt is for fourth down; this is { $down }
fg-no-field-goal = no field goal here
fg-one-card-on-a-try = a two-point try is one play with a card
fg-not-after-a-fake = the kick was faked: play a card
fg-no-exchange = cards are exchanged only when the whole hand is unplayable
fg-no-fake = no fake without a playable card in hand
fg-no-squib = the squib kick was not agreed (option squib_kick)
fg-no-two-point-try = a two-point try needs an unmarked card in hand

## Refusals: positions
fg-wrong-phase = nothing waits between a play and what follows it
fg-wrong-line-to-gain = the line to gain, { $yards } on, lies beyond the goal, { $goal } away
fg-wrong-goal-line = only a kickoff that is run out starts on one's own goal line
fg-wrong-time-outs = there are { $number } time-outs a half
fg-wrong-die = a die is due in dice phases and only there
fg-wrong-pending = the die due is not among the dice pending
fg-wrong-two-cards = a play is rolled for two cards
fg-wrong-action = a play is under way but action says which it is not
fg-wrong-tabled = cards lie on the table only at the reveal of a run
fg-wrong-fake-card = the offense has laid no Fake/Kick card
fg-wrong-no-card = the offense has laid no card
fg-wrong-barred = the card of the offense is barred here
fg-wrong-deck-size =
    the { $deck ->
        [offense] offense
       *[defense] defense
    } has { $cards } cards, the box { $most }
fg-wrong-known-cards = with cards on a table nobody knows which they are
fg-wrong-copies =
    the { $deck ->
        [offense] offense
       *[defense] defense
    } does not have { $copies } copies of each play
fg-wrong-count =
    { $field } does not count the { $deck ->
        [offense] offense
       *[defense] defense
    } cards
fg-wrong-no-cards = an offense without cards: the half is over
fg-wrong-card-not-held = the card laid by the offense is not in its hand

## Refusals: the figures of a box
fg-no-figure = there is no figure { $figure } to correct; here are: { $known }
fg-wrong-table = { $figure } is a table of figures, not { $value }
fg-wrong-matchup = { $figure }: { $value } is not like RIB/1 (different dice of { $letters }) or 0/2
fg-wrong-number = { $figure }: { $value } is not a whole number from { $low } to { $high }
fg-wrong-name = { $figure }: { $value } is not a name of at most { $longest } letters
fg-wrong-faces = { $figure }: a die has six faces, not { $value }
fg-wrong-choice = { $figure }: { $value } is none of { $choices }
fg-wrong-list = { $figure }: { $value } is not a list of different ones of { $choices }
fg-no-team = { $team }: no team of the box, and no dice of its own
fg-wrong-own-faces = { $figure }: a die has six whole numbers, not { $value }
fg-wrong-face = { $figure }: a face is from { $low } to { $high }
fg-wrong-face-sum = { $figure }: the faces sum to { $sum }, which is no multiple of { $factor }

## The coach
fg-because-mixed = Nobody can read you if you play { $shares }: about { $win } ± { $within } to win.
fg-because-worth = “{ $move }” is worth { $win } ± { $within } to win.
fg-because-share = { FORM($move, case: "said") } { $share }
fg-because-shares = { $first }, { $more }
fg-remark-interval = The ± is how far such estimates lay from games played out ({ $least } to { $most } points at even chances, by the part of the match), 95 times in 100. Hidden hands are reckoned by the cards seen; in a review two hidden calls that meet count as luck.

## House rules
fg-rules-book = book
fg-rules-book-help = the full rulebook
fg-rules-condensed = condensed
fg-rules-condensed-help = the condensed manual, where it differs: the toss, broken plays, breakaways and the sneak
fg-rules-advanced = advanced
fg-rules-advanced-help = the full rulebook with its optional rules for broken plays, breakaways, turnovers and squib kicks
fg-option-teams = Teams
fg-option-teams-help = the dice of each side, home first: a team, its name or nickname
fg-option-seats = Players
fg-option-seats-help = players: of three one team has two, of four both teams
fg-option-seats-2 = 2
fg-option-seats-3 = 3
fg-option-seats-4 = 4
fg-option-pair = Team of two
fg-option-pair-help = the team of two among three players
fg-option-pair-home = home
fg-option-pair-away = away
fg-option-may-talk = Coaches may talk
fg-option-may-talk-help = coaches of one team share what they know
fg-option-cards = Cards
fg-option-cards-help = dealt by the game, or real ones on a table
fg-option-cards-dealt = dealt
fg-option-cards-table = table
fg-option-toss-choice = Choice at the toss
fg-option-toss-choice-help = the winner of the toss chooses to receive or kick
fg-option-squib-kick = Squib kick
fg-option-squib-kick-help = kickoffs may be squibbed
fg-option-advanced-broken-plays = Advanced broken plays
fg-option-advanced-broken-plays-help = an X on a run costs three yards instead of the dice
fg-option-breakaway-touchdown = Breakaway touchdown
fg-option-breakaway-touchdown-help = three breakaways in a row are a touchdown
fg-option-advanced-turnovers = Advanced turnovers
fg-option-advanced-turnovers-help = interceptions on a second icon, and the ball is carried back
fg-option-sneak-x-succeeds = Sneak on an X
fg-option-sneak-x-succeeds-help = an X makes the yard on a sneak
fg-option-broken-play = Broken plays
fg-option-broken-play-help = an X voids the coloured dice, or all yards
fg-option-broken-play-coloured = coloured
fg-option-broken-play-all = all
fg-option-breakaway-stop = Stopping a breakaway
fg-option-breakaway-stop-help = a breakaway may be stopped on a loss in total, or after a reroll that loses yards
fg-option-breakaway-stop-total = total
fg-option-breakaway-stop-reroll = reroll
fg-option-end-zone-turnover = Ball lost in one's own end zone
fg-option-end-zone-turnover-help = a ball lost behind one's own goal line is a safety, or the defense's touchdown
fg-option-end-zone-turnover-safety = safety
fg-option-end-zone-turnover-touchdown = touchdown
fg-option-field-goal-cards = Cost of a field goal
fg-option-field-goal-cards-help = cards that a field goal costs
fg-option-field-goal-cards-1 = 1
fg-option-field-goal-cards-2 = 2
fg-option-d20-kicks = Kicks with a d20
fg-option-d20-kicks-help = kickoff returns and punts with a twenty-sided die
fg-option-overtime-cap = Most overtimes
fg-option-overtime-cap-help = overtime halves before a tie stands

## Figures by player

fg-figure-yards-a-play = Yards a play
fg-figure-running = Running
fg-figure-passing = Passing
fg-figure-punting = Punting
fg-figure-in-plays = { $yards } yards in { $plays } ({ $each } each)
fg-figure-possession = Possession (of all cards)
