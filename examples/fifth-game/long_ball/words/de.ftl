# Was Long Ball auf Deutsch sagt.

lb-tagline = Pressing oder zurückfallen, kurz oder lang spielen: ein Würfel entscheidet, zwölfmal je Halbzeit.
lb-option-half = Würfe je Halbzeit
lb-option-half-help = Würfe in jeder Halbzeit
lb-chance-die = Würfel
    .the = der Würfel

## Play-by-play
lb-presses = { $who } geht ins Pressing.
lb-drops-back = { $who } lässt sich zurückfallen.
lb-plays-short = { $who } spielt kurz.
lb-hits-long = { $who } schlägt den Ball lang.
lb-shoots = { $who } schießt.
lb-goal = Eine { $shown }: Tor für { $who }!
lb-no-goal = Eine { $shown }: kein Tor.
lb-arrives = Eine { $shown }: der Pass kommt an.
lb-lost = Eine { $shown }: der Ball ist weg.
lb-half-time = Halbzeit.
lb-final-whistle = Schlusspfiff.

## Where it stands
lb-where = { $who } in Zone { $zone }
lb-rolls-left =
    { $rolls ->
        [one] noch 1 Wurf
       *[other] noch { $rolls } Würfe
    }
lb-ask-shape = Pressing oder zurückfallen?
lb-ask-call = Kurz, lang oder schießen?
lb-ask-die = Würfle: { $least } oder mehr.
lb-draw = Unentschieden, { $goals } zu { $goals }.
lb-wins = { $who } gewinnt { $goals }:{ $others }.

## Refusals
lb-rolls = ein Spiel hat { $rolls } Würfe
lb-nowhere = aus der letzten Zone gibt es keinen Pass nach vorn
lb-too-far = das ist zu weit für einen Schuss

## Coach, opponents, laboratory, board
lb-only = Es gibt nur { $move }.
lb-better = { $best } ist um { $gap } Prozentpunkte Siegchance besser als { $other }.
lb-branch-goal = Tor
lb-branch-no-goal = kein Tor
lb-branch-arrives = kommt an
lb-branch-lost = geht verloren
lb-worth = { $first } gewinnt { $one }, { $second } { $two }, unentschieden { $draw }
lb-kick-and-rush = Schlägt den Ball lang, schießt, sobald es geht, und presst, was auch kommt.
lb-went-first = den Anstoß hatte
lb-board-presses = { $who } presst
lb-board-drops = { $who } lässt sich fallen
lb-board-waits = { $who } …
