# Why the coach wants it: clauses that end a sentence, or stand as one.  "they" is the other side.

fg-because-mixed-why = Nobody can read you if you play { $shares }: about { $win } ± { $within } to win; { $why }.
fg-because-worth-why = “{ $move }” is worth { $win } ± { $within } to win; { $why }.
fg-why-both = { $first }; { $more }

fg-times =
    { $times ->
        [one] once in 100
       *[other] { $times } times in 100
    }

## Cards
fg-why-makes = { $card } makes the first down { fg-times }
fg-why-scores = { $card } scores { fg-times }
fg-why-makes-against = against { $card } they make the first down { fg-times }
fg-why-scores-against = against { $card } they score { fg-times }
fg-why-makes-than = { $card } makes the first down { fg-times }, { $other } { $less }
fg-why-scores-than = { $card } scores { fg-times }, { $other } { $less }
fg-why-makes-than-against = against { $card } they make the first down { fg-times }, against { $other } { $less }
fg-why-scores-than-against = against { $card } they score { fg-times }, against { $other } { $less }
fg-why-yards-than = { $card } gains { $yards } yards on average, { $other } { $less }
fg-why-yards-than-against = against { $card } they gain { $yards } yards on average, against { $other } { $less }
fg-why-loses-than = { $card } loses yards { fg-times }, { $other } { $less }
fg-why-loses-than-against = { $card } throws them back { fg-times }, { $other } { $less }
fg-why-long-than = { $card } gains twenty yards or more { fg-times }, { $other } { $less }
fg-why-long-than-against = against { $card } they gain twenty yards or more { fg-times }, against { $other } { $less }
fg-why-alike = { $card } and { $other } do about as well: call now one, now the other
fg-why-alike-against = { $card } and { $other } stop about as much: call now one, now the other
fg-why-run-clock = you lead, and a run takes one card more off the clock ({ $cards } are left)
fg-why-pass-clock = you need the time, and a pass stops the clock ({ $cards } cards are left)

## Announced plays
fg-why-field-goal = a field goal from here is good { fg-times }
fg-why-punt = a punt takes them back about { $yards } yards
fg-why-fake = a fake that nobody expects makes the first down { fg-times }
fg-why-expect-kick = if they kick, you give nothing away
fg-why-expect-fake = if they fake, the ball is yours { $at }
fg-why-sneak = the sneak makes its yard { fg-times }
fg-why-kneel = kneeling takes a card off the clock and risks nothing
fg-why-hail-mary = the Hail Mary comes off { fg-times }
fg-why-time-out = a time-out lets you take a better card back
fg-why-keep-time-out = a time-out is worth more later

## Tries
fg-why-one = the kick is good { fg-times } and { $stands }
fg-why-two = two points come off { fg-times }, and that { $stands }
fg-stands-ahead =
    { $points ->
        [one] puts you { $points } point ahead
       *[other] puts you { $points } points ahead
    }
fg-stands-level = makes it level
fg-stands-behind =
    { $points ->
        [one] leaves you { $points } point behind
       *[other] leaves you { $points } points behind
    }

## Flags and breakaways
fg-why-accepted = accepted, it is { $then }
fg-why-declined = declined, it is { $then }
fg-then-down = { $down } { $at }
fg-then-touchdown = your touchdown
fg-then-touchdown-theirs = their touchdown
fg-then-won = your ball { $at }
fg-then-lost = their ball { $at }
fg-why-stop = stopping leaves it at a { $gain }
fg-why-run-on = the same dice again bring { $yards } yards on average
fg-why-run-on-loses = the same dice again lose { $yards } yards on average

## The clock, time-outs
fg-why-burn-ahead = you lead, and every card that goes is time they do not get ({ $cards } are left)
fg-why-burn = the fewer cards are left, the less can still go wrong ({ $cards } now)
fg-why-save-behind = you are behind and need the time ({ $cards } cards are left)
fg-why-save = the time can still be used ({ $cards } cards are left)
fg-why-shuffle = a fresh hand promises more than any card taken back
fg-why-nothing = the hand is good as it is

## Kicks and returns
fg-why-five-dice = the five dice carry { $yards } yards on average
fg-why-without = without the { $die } die it is { $yards }, and the play die may stop the return
fg-why-return = a return gains { $yards } yards on average and loses the ball { fg-times }
fg-why-fair-catch = a fair catch risks nothing
fg-why-run-out = running it out reaches your own { $yards } on average
fg-why-touchback = the touchback starts at your own { $yards }
fg-why-deep = after a deep kick they start at about their { $yards }
fg-why-onside = the short kick is yours { fg-times }
fg-why-squib = a low kick cannot be returned
fg-why-first = you have the ball first
fg-why-second = you have the ball first after half-time
