# First & Goal auf Deutsch.

fg-tagline = Verdeckt Spielzüge ansagen, die Würfel beider Karten werfen und die Uhr laufen lassen, die dein Kartenstapel ist.

## Teams, Punkte, Versuche
fg-team =
    { $team ->
        [home] Heim
       *[away] Gast
    }
fg-seat =
    { $seat ->
        [home] Heim
        [away] Gast
        [home-offense] Heim, Angriff
        [home-defense] Heim, Abwehr
        [away-offense] Gast, Angriff
       *[away-defense] Gast, Abwehr
    }
fg-at-own = an der eigenen { $yards }
fg-at-opp = an der gegnerischen { $yards }
fg-at-midfield = an der Mittellinie
fg-down = { $down }. & { $yards }
fg-down-and-goal = { $down }. & Goal
# The beginning of a sentence; on a page whoever reads it is "you".
fg-who-accepts =
    { PERSON($who) ->
        [you] Du nimmst an
       *[other] { $who } nimmt an
    }
fg-who-brings-back =
    { PERSON($who) ->
        [you] Du trägst ihn zurück
       *[other] { $who } trägt ihn zurück
    }
fg-who-has =
    { PERSON($who) ->
        [you] Du hast
       *[other] { $who } hat
    }
fg-who-takes-over =
    { PERSON($who) ->
        [you] Du übernimmst
       *[other] { $who } übernimmt
    }
fg-who-wins =
    { PERSON($who) ->
        [you] Du gewinnst
       *[other] { $who } gewinnt
    }
fg-whose-time-out =
    { PERSON($who) ->
        [you] Deine Auszeit
       *[other] Auszeit { $who }
    }
fg-whose-touchdown =
    { PERSON($who) ->
        [you] TOUCHDOWN FÜR DICH
       *[other] TOUCHDOWN { UPPER($who) }
    }
fg-gain =
    { $yards ->
        [one] 1 Yard
       *[other] { $yards } Yards
    } Gewinn
fg-gain-none = kein Gewinn
    .start = Kein Gewinn
fg-loss =
    { $yards ->
        [one] 1 Yard
       *[other] { $yards } Yards
    } Verlust

## Karten, Würfel, die Münze
fg-a-card = eine Karte
    .start = Eine Karte
fg-card-halfback-dive = Halfback Dive
fg-card-off-tackle = Off Tackle
fg-card-counter = Counter
fg-card-draw = Draw
fg-card-sweep = Sweep
fg-card-reverse = Reverse
fg-card-screen = Screen
fg-card-slant = Slant
fg-card-short-pass = Short Pass
fg-card-play-action = Play Action
fg-card-medium-pass = Medium Pass
fg-card-bomb = Bomb
fg-card-goal-line = Goal Line
fg-card-5-2-front = 5-2 Front
fg-card-lb-blitz = LB Blitz
fg-card-4-3 = 4-3
fg-card-corner-blitz = Corner Blitz
fg-card-3-4 = 3-4
fg-card-cover-2-spy = Cover 2 Spy
fg-card-nickel = Nickel
fg-card-man-to-man = Man-to-Man
fg-card-dime = Dime
fg-card-safety-blitz = Safety Blitz
fg-card-prevent = Prevent
fg-chance-red = roter Würfel
    .the = der rote Würfel
    .accusative = den roten Würfel
fg-chance-ivory = elfenbeinfarbener Würfel
    .the = der elfenbeinfarbene Würfel
    .accusative = den elfenbeinfarbenen Würfel
fg-chance-brown = brauner Würfel
    .the = der braune Würfel
    .accusative = den braunen Würfel
fg-chance-yellow = gelber Würfel
    .the = der gelbe Würfel
    .accusative = den gelben Würfel
fg-chance-blue = blauer Würfel
    .the = der blaue Würfel
    .accusative = den blauen Würfel
fg-chance-green = grüner Würfel
    .the = der grüne Würfel
    .accusative = den grünen Würfel
fg-chance-black = schwarzer Würfel
    .the = der schwarze Würfel
    .accusative = den schwarzen Würfel
fg-chance-play = Spielwürfel
    .the = der Spielwürfel
    .accusative = den Spielwürfel
fg-chance-referee = Schiedsrichterwürfel
    .the = der Schiedsrichterwürfel
    .accusative = den Schiedsrichterwürfel
fg-chance-penalty = Strafenwürfel
    .the = der Strafenwürfel
    .accusative = den Strafenwürfel
fg-chance-d20 = zwanzigseitiger Würfel
    .the = der zwanzigseitige Würfel
fg-chance-coin = Münze
    .the = die Münze
fg-chance-offense-card = Angriffskarte
    .the = die Angriffskarte
fg-chance-defense-card = Abwehrkarte
    .the = die Abwehrkarte
fg-chance-burned-card = verbrannte Karte
    .the = die verbrannte Karte
fg-coin-heads = Kopf
fg-coin-tails = Zahl

## Züge
fg-move-time-out = Auszeit
fg-move-ready = Bereit, weiter
fg-move-sneak = Quarterback Sneak
fg-move-kneel = Abknien
fg-move-hail-mary = Hail Mary: alles auf einen Wurf
fg-move-punt = Punt: den Ball wegkicken
fg-move-field-goal = Field Goal
fg-move-kick = Kicken
fg-move-fake = Den Kick antäuschen
fg-move-guess-kick = Es ist ein Kick
fg-move-guess-fake = Es ist angetäuscht
fg-move-touchback = Touchback: sicher starten
fg-move-run-out = Heraustragen
fg-move-onside = Kurzer Kick, um den Ball zu behalten
fg-move-squib = Flacher Kick
fg-move-accept = Strafe annehmen
fg-move-decline = Strafe ablehnen
fg-move-stop = Hier anhalten
fg-move-run-on = Weiterlaufen
fg-move-burn = Karte verbrennen: Uhr laufen lassen
fg-move-hold = Uhr anhalten
fg-move-shuffle = Hand einmischen und neu ziehen
fg-move-extra-point = Extrapunkt kicken
fg-move-two-point = Zwei Punkte versuchen
fg-move-return = Zurücktragen
fg-move-fair-catch = Fair Catch
fg-move-heads = Kopf
fg-move-tails = Zahl
fg-move-receive = Empfangen
fg-move-five-dice = Alle fünf Würfel
fg-move-draw-cards = Ziehen
fg-move-end-half = Die Hälfte enden lassen
fg-move-give-up = Den Extraversuch aufgeben
fg-move-take = Eine Karte zurücknehmen
fg-move-discard = Mit einer Karte bezahlen
fg-move-nothing = Die Karten lassen, wie sie sind
fg-move-take-card = { $card } zurücknehmen
fg-move-discard-card = Mit { $card } bezahlen
fg-move-without = Der Spielwürfel für { FORM($die, case: "accusative") }
fg-hidden-play = ein Spielzug, verdeckt
fg-hidden-kick = Kick oder Täuschung, verdeckt
fg-hidden-take = eine Karte von der Ablage, verdeckt

## Was gefragt wird
fg-ask-coin-call = Kopf oder Zahl?
fg-ask-toss-choice = Der Münzwurf ist gewonnen: empfangen oder kicken?
fg-ask-kickoff = Wie wird angestoßen?
fg-ask-receive = Touchback oder heraustragen?
fg-ask-defense-call = Welche Abwehr?
fg-ask-discard-more = Noch eine Karte weglegen oder ziehen?
fg-ask-breakaway = Es geht rückwärts: hier anhalten oder weiterlaufen?
fg-ask-flag-on-defense = Flagge gegen die Abwehr: Nimmt der Angriff die Strafe an?
fg-ask-flag-on-offense = Flagge gegen den Angriff: Nimmt die Abwehr die Strafe an?
fg-ask-flag-on-offense-return = Flagge gegen die zurücktragende Seite: Nehmen die Kickenden die Strafe an?
fg-ask-flag-on-defense-return = Flagge gegen die kickende Seite: Nimmt die zurücktragende die Strafe an?
fg-ask-time-out-offense = Auszeit, Angriff: eine Karte aus der Ablage zurücknehmen, die Hand einmischen oder nichts tun?
fg-ask-time-out-defense = Auszeit, Abwehr: eine Karte aus der Ablage zurücknehmen, die Hand einmischen oder nichts tun?
fg-ask-time-out-offense-former = Auszeit, Angriff: eine Karte aus der Ablage zurücknehmen oder die Hand einmischen?
fg-ask-time-out-defense-former = Auszeit, Abwehr: eine Karte aus der Ablage zurücknehmen oder die Hand einmischen?
fg-ask-burn-offer = Eine Karte verbrennen, damit die Uhr läuft?
fg-ask-burn-stop = Gleich verbrennt eine Karte: mit einer Auszeit verhindern?
fg-ask-burn-stop-run = Es ist ein Lauf, und eine Karte wird verbrennen: das vor den Würfeln mit einer Auszeit verhindern?
fg-ask-burn-hand = Welche Karte der Hand verbrennt?
fg-ask-try = Extrapunkt kicken oder zwei Punkte versuchen?
fg-ask-field-goal-card = Welche Karte bezahlt das Field Goal?
fg-ask-kneel-card = Welche Karte kostet das Abknien?
fg-ask-fake-offense = Angriff: Kick oder Täuschung?
fg-ask-fake-defense = Abwehr: Kick oder Täuschung?
fg-ask-punt-choice = Alle fünf Würfel, oder den Spielwürfel statt eines davon?
fg-ask-catch = Den Punt zurücktragen oder Fair Catch?
fg-ask-over = Das Spiel ist aus.
fg-ask-die = Was zeigt { FORM($die, case: "the") }?
fg-ask-d20 = Was zeigt der zwanzigseitige Würfel?
fg-ask-coin = Wie fällt die Münze?
fg-ask-offense-card = Welche Karte zieht der Angriff?
fg-ask-defense-card = Welche Karte zieht die Abwehr?
fg-ask-burned-card = Welche Karte verbrennt?
fg-ask-call-try = Versuch für zwei Punkte: welcher Spielzug?
fg-ask-call-fake = Der Kick ist angetäuscht: welcher Spielzug?
fg-ask-call = { $down } { $at }: welcher Spielzug?
fg-ask-answer = Der Spielzug ist angesagt: bereit, oder Auszeit?

## Wie es steht
fg-half =
    { $number ->
        [1] Erste Hälfte
       *[2] Zweite Hälfte
    }
fg-overtime =
    { $number ->
        [1] Verlängerung
       *[other] Verlängerung { $number }
    }
fg-to-receive =
    { PERSON($who) ->
        [you] du empfängst
       *[other] { $who } empfängt
    }
fg-on-the-try =
    { PERSON($who) ->
        [you] dein Extraversuch
       *[other] { $who } beim Extraversuch
    }
fg-stands =
    { PERSON($who) ->
        [you] dein Ball
       *[other] { $who }
    }, { $down } { $at }
fg-cards-left =
    noch { $cards ->
        [one] 1 Karte
       *[other] { $cards } Karten
    }
fg-tie = Unentschieden, { $points }:{ $others }.
fg-tie-after-overtime =
    Unentschieden, { $points }:{ $others } nach { $periods ->
        [one] Verlängerung
       *[other] { $periods } Verlängerungen
    }.
fg-wins = { fg-who-wins } { $points }:{ $others }.
fg-wins-after-overtime =
    { fg-who-wins } { $points }:{ $others } nach { $periods ->
        [one] Verlängerung
       *[other] { $periods } Verlängerungen
    }.

## Spielbericht: die Ansagen
fg-sends-in-play =
    { PERSON($who) ->
        [you] Du sagst
       *[other] { $who } sagt
    } verdeckt einen Spielzug an.
fg-time-out = { fg-whose-time-out }.
fg-nothing-playable = { fg-who-has } hier nichts Spielbares: { FORM($card, case: "start") } wird weggelegt.
fg-draws =
    { PERSON($who) ->
        [you] Du ziehst
       *[other] { $who } zieht
    }.
fg-lays-away-too =
    { PERSON($who) ->
        [you] Du legst
       *[other] { $who } legt
    } auch { $card } weg.
fg-time-out-card-back =
    { fg-whose-time-out }; { PERSON($other) ->
        [you] du nimmst deine
       *[other] { $other } nimmt die
    } Karte zurück.
fg-reveal = { $down } { $at }: { $ours } gegen { $theirs }.
fg-reveal-try = Versuch für zwei Punkte { $at }: { $ours } gegen { $theirs }.
fg-reveal-fake = Die Täuschung { $at }: { $ours } gegen { $theirs }.

## Spielbericht: die Uhr
fg-lets-clock-run =
    { PERSON($who) ->
        [you] Du lässt
       *[other] { $who } lässt
    } die Uhr laufen.
fg-burns-top = Die Uhr läuft: { $card } verbrennt.
fg-burns-hand =
    Die Uhr läuft: { PERSON($who) ->
        [you] Du verbrennst
       *[other] { $who } verbrennt
    } { $card } aus der Hand.
fg-time-out-keep = { fg-whose-time-out }, damit die Karte auf der Uhr bleibt.
fg-time-out-no-burn = { fg-whose-time-out }: Dieser Lauf verbrennt keine Karte.
fg-time-out-before = { fg-whose-time-out }, vor dem Spielzug.
fg-shuffles =
    { PERSON($who) ->
        [you] Du mischst die Hand ein und ziehst
       *[other] { $who } mischt die Hand ein und zieht
    } neu.
fg-keeps-cards =
    { PERSON($who) ->
        [you] Du lässt
       *[other] { $who } lässt
    } die Karten, wie sie sind.
fg-takes-back =
    { PERSON($who) ->
        [you] Du nimmst
       *[other] { $who } nimmt
    } verdeckt eine Karte zurück.

## Spielbericht: ein Spielzug
fg-goes-down =
    { PERSON($who) ->
        [you] Du gehst
       *[other] { $who } geht
    } zu Boden, bevor es schlimmer wird.
fg-keeps-running =
    { PERSON($who) ->
        [you] Du läufst
       *[other] { $who } läuft
    } weiter.
fg-gained = { FORM($gain, case: "start") }.
fg-broken-up = Abgewehrt! { FORM($gain, case: "start") }.
fg-breakaway = DURCHBRUCH, { $gain }!
fg-still-loose = Immer noch frei, { $gain }!
fg-caught = Noch einmal: { $gain }, dann ist er gestellt.
fg-ball-loose = { FORM($gain, case: "start") }, und der Ball ist frei!
fg-flag-on-play = { FORM($gain, case: "start") }, aber es gibt eine Flagge.
fg-holds-on =
    Aber { PERSON($who) ->
        [you] du hältst
       *[other] { $who } hält
    } den Ball fest.
fg-lost =
    { $how ->
        [fumble] FUMBLE
       *[interception] ABGEFANGEN
    }! { fg-who-has } den Ball { $at }.
fg-lost-safety =
    { $how ->
        [fumble] FUMBLE
       *[interception] ABGEFANGEN
    } hinter der eigenen Torlinie: SAFETY, zwei Punkte { PERSON($who) ->
        [you] für dich
       *[other] für { $who }
    }!
fg-lost-touchdown =
    { $how ->
        [fumble] FUMBLE
       *[interception] ABGEFANGEN
    }! { PERSON($who) ->
        [you] Du hast den Ball, und das ist ein TOUCHDOWN
       *[other] { $who } hat den Ball, und das ist ein TOUCHDOWN für { UPPER($who) }
    }.
fg-lost-on-try =
    { $how ->
        [fumble] FUMBLE
       *[interception] ABGEFANGEN
    }! { fg-who-has } den Ball; der Extraversuch ist gescheitert.
fg-lost-running =
    { $how ->
        [fumble] FUMBLE
       *[interception] ABGEFANGEN
    }! { PERSON($who) ->
        [you] Du hast den Ball und läufst
       *[other] { $who } hat den Ball und läuft
    } damit.
fg-lost-touchback =
    { $how ->
        [fumble] FUMBLE
       *[interception] ABGEFANGEN
    }! { fg-who-has } den Ball in der Endzone: Touchback.
fg-brings-back = { fg-who-brings-back }, { $gain }.
fg-brings-back-to = { fg-who-brings-back }, { $gain }, { $at }.
fg-brings-back-points = { fg-who-brings-back }, { $gain }: { $points }
fg-safety =
    In der eigenen Endzone gestellt: SAFETY, zwei Punkte { PERSON($who) ->
        [you] für dich
       *[other] für { $who }
    }!
fg-touchdown = { fg-whose-touchdown }!
fg-two-good = Die zwei Punkte sind da!
fg-try-no-good = Nicht gut.
fg-short-on-fourth = Zu kurz im vierten Versuch: { fg-who-takes-over }.
fg-first-down = First Down { $at }!
fg-next-down = { $down } { $at }.

## Spielbericht: Flaggen
fg-flag-picked-up = Die Flagge wird aufgehoben, kein Foul.
fg-foul =
    Foul { PERSON($who) ->
        [you] von dir
       *[other] von { $who }
    }: { $yards } Yards.
fg-foul-first-down =
    Foul { PERSON($who) ->
        [you] von dir
       *[other] von { $who }
    }: { $yards } Yards und automatisch First Down.
fg-declines =
    { PERSON($who) ->
        [you] Du lehnst
       *[other] { $who } lehnt
    } ab.
fg-accepts = { fg-who-accepts }: { $down } { $at }.
fg-accepts-return = { fg-who-accepts }: Vom Rücklauf aus gemessen, { $down } { $at }.
fg-accepts-punt = { fg-who-accepts }: Der Punt wird wiederholt, { $at }.
fg-touchdown-wiped = Der Touchdown zählt nicht.
fg-touchdown-stands = Der Touchdown zählt: { fg-whose-touchdown }!
fg-flag-in-pile = Im Getümmel liegt eine Flagge.
fg-no-foul-no-gain = Kein Foul, kein Gewinn.
fg-no-foul = Kein Foul.

## Spielbericht: Hälften
fg-half-time =
    Das war die Hälfte: { $home } { $points }, { $away } { $others }. { PERSON($who) ->
        [you] Du empfängst
       *[other] { $who } empfängt
    } zu Beginn der zweiten.
fg-level = Zwei Hälften gespielt und unentschieden, { $home } { $points }, { $away } { $others }: Verlängerung, die ersten Punkte gewinnen!
fg-still-level = Immer noch unentschieden: Verlängerung { $number }.

## Spielbericht: Kicks, Extraversuche, besondere Spielzüge
fg-sneaks =
    { PERSON($who) ->
        [you] Du stellst dich
       *[other] { $who } stellt sich
    } zum Quarterback Sneak auf.
fg-kneels =
    { PERSON($who) ->
        [you] Du kniest
       *[other] { $who } kniet
    } ab.
fg-hail-mary =
    { PERSON($who) ->
        [you] Du wirfst
       *[other] { $who } wirft
    } ihn hoch hinaus: ein Hail Mary zum Ende der Hälfte!
fg-punt-team =
    { $down }: { PERSON($who) ->
        [you] Du schickst
       *[other] { $who } schickt
    } das Punt-Team.
fg-ends-half =
    { PERSON($who) ->
        [you] Du hast nichts mehr zu spielen und lässt
       *[other] { $who } hat nichts mehr zu spielen und lässt
    } die Hälfte enden.
fg-gives-up = { fg-who-has } nichts mehr zu spielen; der Extraversuch ist gescheitert.
fg-field-goal-team =
    { PERSON($who) ->
        [you] Du stellst dich
       *[other] { $who } stellt sich
    } zum Field Goal auf, { $at }.
fg-calls-coin =
    { PERSON($who) ->
        [you] Du sagst
       *[other] { $who } sagt
    } { $coin ->
        [heads] Kopf
       *[tails] Zahl
    }.
fg-toss =
    { $coin ->
        [heads] Kopf
       *[tails] Zahl
    }: { PERSON($who) ->
        [you] du gewinnst
       *[other] { $who } gewinnt
    } den Münzwurf.
fg-toss-receives =
    { $coin ->
        [heads] Kopf
       *[tails] Zahl
    }: { PERSON($who) ->
        [you] du gewinnst den Münzwurf und empfängst
       *[other] { $who } gewinnt den Münzwurf und empfängt
    }.
fg-chooses-receive =
    { PERSON($who) ->
        [you] Du willst
       *[other] { $who } will
    } empfangen.
fg-chooses-kick =
    { PERSON($who) ->
        [you] Du willst
       *[other] { $who } will
    } kicken.
fg-onside =
    { PERSON($who) ->
        [you] Du versuchst
       *[other] { $who } versucht
    } den kurzen Kick!
fg-squib =
    { PERSON($who) ->
        [you] Du kickst
       *[other] { $who } kickt
    } flach.
fg-kicks-off =
    { PERSON($who) ->
        [you] Du stößt
       *[other] { $who } stößt
    } an.
fg-brings-out =
    { PERSON($who) ->
        [you] Du trägst
       *[other] { $who } trägt
    } ihn heraus.
fg-touchback =
    Touchback. { $down } { PERSON($who) ->
        [you] für dich
       *[other] für { $who }
    } { $at }.
fg-fields =
    { PERSON($who) ->
        [you] Du fängst ihn { $at } und läufst
       *[other] { $who } fängt ihn { $at } und läuft
    }.
fg-fair-catch =
    Fair Catch { $at }. { $down } { PERSON($who) ->
        [you] für dich
       *[other] für { $who }
    }.
fg-booms =
    { PERSON($who) ->
        [you] Du kickst
       *[other] { $who } kickt
    } mit aller Kraft.
fg-places =
    { PERSON($who) ->
        [you] Du zielst
       *[other] { $who } zielt
    }: Der Spielwürfel ersetzt { FORM($die, case: "accusative") }.
fg-attempt-costs = Der Versuch kostet { $card }.
fg-goes-with-it = { FORM($card, case: "start") } geht mit.
fg-fake-decided = Kick oder Täuschung? Der Angriff hat entschieden.
fg-tries-one =
    { PERSON($who) ->
        [you] Du kickst
       *[other] { $who } kickt
    } den Extrapunkt.
fg-tries-two =
    { PERSON($who) ->
        [you] Du versuchst
       *[other] { $who } versucht
    } zwei Punkte.
fg-is-kick = Es ist der Kick.
fg-is-kick-farther =
    Es ist der Kick, und { PERSON($who) ->
        [you] du hast
       *[other] { $who } hat
    } eine Täuschung vermutet: fünf Yards mehr.
fg-fake-smelled =
    { $kick ->
        [field-goal] Ein ANGETÄUSCHTES Field Goal
       *[punt] Ein ANGETÄUSCHTER Punt
    }, und { PERSON($who) ->
        [you] du hast
       *[other] { $who } hat
    } es gerochen! Ballwechsel.
fg-fake =
    { $kick ->
        [field-goal] Es ist ein ANGETÄUSCHTES Field Goal
       *[punt] Es ist ein ANGETÄUSCHTER Punt
    }!
fg-point-good = Der Extrapunkt sitzt.
fg-point-blocked = Der Extrapunkt wird GEBLOCKT!
fg-hail-mary-caught = HAIL … MARY! { fg-whose-touchdown }!
fg-hail-mary-falls = Er fällt zu Boden.
fg-field-goal-blocked = GEBLOCKT! { fg-who-takes-over }.
fg-kick-away = Der Kick ist unterwegs …
fg-field-goal-good =
    { $yards ->
        [one] 1 Yard
       *[other] { $yards } Yards
    }: Er SITZT, drei Punkte.
fg-field-goal-missed =
    { $yards ->
        [one] 1 Yard
       *[other] { $yards } Yards
    }, daneben. { fg-who-takes-over } an Ort und Stelle.
fg-onside-recovered =
    { $yards ->
        [one] 1 Yard
       *[other] { $yards } Yards
    }, und { PERSON($who) ->
        [you] du EROBERST
       *[other] { $who } EROBERT
    } ihn { $at }!
fg-kick-fielded =
    { $yards ->
        [one] 1 Yard
       *[other] { $yards } Yards
    }. { fg-who-has } ihn, { $down } { $at }.
fg-in-touchdown = Er ist drin: { fg-whose-touchdown }!
fg-in-end-zone-safety =
    In der Endzone: SAFETY, zwei Punkte { PERSON($who) ->
        [you] für dich
       *[other] für { $who }
    }!
fg-punt-blocked = GEBLOCKT! { fg-who-takes-over } an der Angriffslinie.
fg-punt-bounce = Er springt gewaltig weiter …
fg-punt-loose = Er liegt frei!
fg-punt-flag = Flagge beim Kick.
fg-out-of-bounds = Im Aus.
fg-punt-safety =
    Der Punt geht nach hinten: SAFETY, zwei Punkte { PERSON($who) ->
        [you] für dich
       *[other] für { $who }
    }!
fg-punt-touchback =
    Ein Punt von { $yards } Yards in die Endzone: Touchback, { PERSON($who) ->
        [you] dein Ball { $at }
       *[other] { $who } { $at }
    }.
fg-punt =
    Ein Punt von { $yards } Yards; { PERSON($who) ->
        [you] dein Ball { $at }
       *[other] { $who } { $at }
    }.
fg-punt-recovered =
    { PERSON($who) ->
        [you] Du EROBERST den
       *[other] { $who } EROBERT den
    } eigenen Punt { $at }!
fg-no-harm = Nichts passiert.
fg-all-the-way = Den ganzen Weg: { fg-whose-touchdown }!
fg-no-way-out =
    Kein Durchkommen: Touchback. { $down } { PERSON($who) ->
        [you] für dich
       *[other] für { $who }
    } { $at }.
fg-returned =
    { $yards ->
        [one] 1 Yard
       *[other] { $yards } Yards
    }. { $down } { PERSON($who) ->
        [you] für dich
       *[other] für { $who }
    } { $at }.
fg-return-fumbled-running =
    FUMBLE beim Rücklauf! { PERSON($who) ->
        [you] Du hast ihn und läufst
       *[other] { $who } hat ihn und läuft
    } damit.
fg-return-fumbled = FUMBLE beim Rücklauf! { fg-who-has } ihn { $at }.
fg-keeps-it =
    { PERSON($who) ->
        [you] Du behältst
       *[other] { $who } behält
    } ihn.
fg-return-breakaway =
    DURCHBRUCH, { $yards ->
        [one] 1 Yard
       *[other] { $yards } Yards
    }, und er läuft weiter!
fg-return-ball-out =
    { $yards ->
        [one] 1 Yard
       *[other] { $yards } Yards
    }, und der Ball ist frei!
fg-return-flag =
    { $yards ->
        [one] 1 Yard
       *[other] { $yards } Yards
    }, mit einer Flagge.
fg-return-twenty = Zwanzig Yards, und er läuft weiter!
fg-return-wrong-way = DURCHBRUCH, aber in die falsche Richtung, { $yards } Yards.

## Abgelehnt
fg-not-a-move = { $text } kann man hier nicht sagen: { $question }
fg-not-here = „{ $move }“ geht hier nicht: { $question }
fg-not-on-a-try = { $card } trägt eine rote { $limit }: nicht beim Versuch für zwei Punkte
fg-not-so-near = { $card } trägt eine rote { $limit }: nicht von der { $yards }, auf oder innerhalb der { $limit }
fg-no-card-in-hand = { $card } ist nicht auf dieser Hand
fg-no-card-in-pile = { $card } ist nicht in dieser Ablage
fg-no-card-in-deck = { $text } kann { FORM($what, case: "the") } nicht sein: Im Stapel ist keine solche Karte mehr
fg-not-in-range = { $text } kann { FORM($what, case: "the") } nicht zeigen; möglich: { $low } bis { $high }
fg-one-time-out-a-snap = Regeln 0.9: eine Auszeit je Team und Snap, und die ist genommen
fg-no-time-outs-left = in dieser Hälfte ist keine Auszeit mehr übrig
fg-no-time-out-now = jetzt kann keine Auszeit genommen werden
fg-no-sneak = ein Sneak braucht genau ein Yard zur Linie, nicht { $yards }
fg-no-kneel = kein Abknien, solange der Angriffsstapel Karten hat ({ $cards })
fg-no-hail-mary = ein Hail Mary braucht einen leeren Stapel, eine oder zwei Karten und den Ball an der eigenen 35 oder weiter vorn
fg-no-punt = ein Punt ist für den vierten Versuch; das ist { $down }
fg-no-field-goal = hier kein Field Goal
fg-one-card-on-a-try = der Versuch für zwei Punkte ist ein Spielzug mit einer Karte
fg-not-after-a-fake = der Kick war angetäuscht: spiel eine Karte
fg-no-exchange = Karten werden nur getauscht, wenn die ganze Hand unspielbar ist
fg-no-fake = keine Täuschung ohne spielbare Karte auf der Hand
fg-no-squib = der flache Kick ist nicht verabredet (Option squib_kick)
fg-no-two-point-try = der Versuch für zwei Punkte braucht eine Handkarte ohne rote Zahl

## Abgelehnt: Stellungen
fg-wrong-phase = zwischen einem Spielzug und dem, was folgt, wartet nichts
fg-wrong-line-to-gain = die Linie, { $yards } voraus, liegt jenseits des Tors, { $goal } entfernt
fg-wrong-goal-line = nur ein herausgetragener Kickoff beginnt an der eigenen Torlinie
fg-wrong-time-outs = es gibt { $number } Auszeiten je Hälfte
fg-wrong-die = ein Würfel steht an, wenn gewürfelt wird, und nur dann
fg-wrong-pending = der anstehende Würfel ist nicht unter denen, die noch fallen
fg-wrong-two-cards = für einen Spielzug mit zwei Karten wird gewürfelt
fg-wrong-action = ein Spielzug läuft, aber action sagt nicht welcher
fg-wrong-tabled = Karten liegen nur beim Aufdecken eines Laufs auf dem Tisch
fg-wrong-fake-card = der Angriff hat keine Fake/Kick-Karte gelegt
fg-wrong-no-card = der Angriff hat keine Karte gelegt
fg-wrong-barred = die Karte des Angriffs ist hier verboten
fg-wrong-deck-size =
    { $deck ->
        [offense] der Angriff
       *[defense] die Abwehr
    } hat { $cards } Karten, die Schachtel { $most }
fg-wrong-known-cards = bei Karten auf einem Tisch weiß niemand, welche es sind
fg-wrong-copies =
    { $deck ->
        [offense] der Angriff
       *[defense] die Abwehr
    } hat nicht jeden Spielzug { $copies }-mal
fg-wrong-count =
    { $field } stimmt nicht mit den Karten { $deck ->
        [offense] des Angriffs
       *[defense] der Abwehr
    } überein
fg-wrong-no-cards = ein Angriff ohne Karten: Die Hälfte ist aus
fg-wrong-card-not-held = die gelegte Karte des Angriffs ist nicht auf seiner Hand

## Abgelehnt: die Werte der Schachtel
fg-no-figure = es gibt keinen Wert { $figure } zu berichtigen; hier sind: { $known }
fg-wrong-table = { $figure } ist eine Tabelle von Werten, nicht { $value }
fg-wrong-matchup = { $figure }: { $value } ist nicht wie RIB/1 (verschiedene Würfel aus { $letters }) oder 0/2
fg-wrong-number = { $figure }: { $value } ist keine ganze Zahl von { $low } bis { $high }
fg-wrong-name = { $figure }: { $value } ist kein Name von höchstens { $longest } Buchstaben
fg-wrong-faces = { $figure }: Ein Würfel hat sechs Seiten, nicht { $value }
fg-wrong-choice = { $figure }: { $value } ist keines von { $choices }
fg-wrong-list = { $figure }: { $value } ist keine Liste aus verschiedenen von { $choices }
fg-no-team = { $team }: kein Team der Schachtel und keine eigenen Würfel
fg-wrong-own-faces = { $figure }: Ein Würfel hat sechs ganze Zahlen, nicht { $value }
fg-wrong-face = { $figure }: Eine Seite geht von { $low } bis { $high }
fg-wrong-face-sum = { $figure }: Die Seiten ergeben { $sum }, kein Vielfaches von { $factor }

## Der Coach
fg-because-mixed = Niemand kann dich lesen, wenn du so spielst: { $shares }; etwa { $win } ± { $within } Gewinnchance.
fg-because-worth = „{ $move }“ bringt { $win } ± { $within } Gewinnchance.
fg-because-share = { $move } { $share }
fg-because-shares = { $first }, { $more }
fg-remark-interval = Das ± sagt, wie weit solche Schätzungen in 95 von 100 Fällen von ausgespielten Partien abwichen ({ $least } bis { $most } Punkte bei gleichen Chancen, je nach Abschnitt des Spiels). Verdeckte Hände werden nach den gesehenen Karten geschätzt; in einer Analyse zählt es als Glück, wie zwei verdeckte Ansagen aufeinandertreffen.

## Hausregeln
fg-rules-book = Buch
fg-rules-book-help = das ganze Regelbuch
fg-rules-condensed = kurz
fg-rules-condensed-help = die Kurzanleitung, wo sie abweicht: Münzwurf, misslungene Spielzüge, Durchbrüche, Sneak
fg-rules-advanced = erweitert
fg-rules-advanced-help = das ganze Regelbuch mit seinen Zusatzregeln für misslungene Spielzüge, Durchbrüche, Ballverluste und flache Kickoffs
fg-option-teams = Teams
fg-option-teams-help = die Würfel jeder Seite, Heim zuerst: ein Team, sein Name oder Spitzname
fg-option-seats = Spieler
fg-option-seats-help = Spieler: bei drei hat ein Team zwei, bei vier beide
fg-option-seats-2 = 2
fg-option-seats-3 = 3
fg-option-seats-4 = 4
fg-option-pair = Team aus zweien
fg-option-pair-help = das Team aus zweien unter drei Spielern
fg-option-pair-home = Heim
fg-option-pair-away = Gast
fg-option-may-talk = Trainer dürfen reden
fg-option-may-talk-help = Trainer eines Teams teilen, was sie wissen
fg-option-cards = Karten
fg-option-cards-help = vom Spiel ausgeteilt oder echte auf einem Tisch
fg-option-cards-dealt = ausgeteilt
fg-option-cards-table = auf dem Tisch
fg-option-toss-choice = Wahl beim Münzwurf
fg-option-toss-choice-help = wer den Münzwurf gewinnt, wählt Empfangen oder Kicken
fg-option-squib-kick = Flacher Kickoff
fg-option-squib-kick-help = Kickoffs dürfen flach gekickt werden
fg-option-advanced-broken-plays = Erweiterte misslungene Spielzüge
fg-option-advanced-broken-plays-help = ein X bei einem Lauf kostet drei Yards statt der Würfel
fg-option-breakaway-touchdown = Touchdown durch Durchbrüche
fg-option-breakaway-touchdown-help = drei Durchbrüche nacheinander sind ein Touchdown
fg-option-advanced-turnovers = Erweiterte Ballverluste
fg-option-advanced-turnovers-help = Interceptions mit einem zweiten Zeichen, und der Ball wird zurückgetragen
fg-option-sneak-x-succeeds = Sneak gelingt mit X
fg-option-sneak-x-succeeds-help = ein X schafft das Yard beim Sneak
fg-option-broken-play = Misslungene Spielzüge
fg-option-broken-play-help = ein X streicht die farbigen Würfel oder alle Yards
fg-option-broken-play-coloured = farbige Würfel
fg-option-broken-play-all = alle Yards
fg-option-breakaway-stop = Durchbruch anhalten
fg-option-breakaway-stop-help = ein Durchbruch darf bei einem Verlust insgesamt enden oder nach einem weiteren Wurf, der Yards verliert
fg-option-breakaway-stop-total = insgesamt
fg-option-breakaway-stop-reroll = nach einem Wurf
fg-option-end-zone-turnover = Ballverlust in der eigenen Endzone
fg-option-end-zone-turnover-help = ein hinter der eigenen Torlinie verlorener Ball ist ein Safety oder ein Touchdown der Abwehr
fg-option-end-zone-turnover-safety = Safety
fg-option-end-zone-turnover-touchdown = Touchdown
fg-option-field-goal-cards = Kosten eines Field Goals
fg-option-field-goal-cards-help = Karten, die ein Field Goal kostet
fg-option-field-goal-cards-1 = 1
fg-option-field-goal-cards-2 = 2
fg-option-d20-kicks = Kicks mit zwanzigseitigem Würfel
fg-option-d20-kicks-help = Kickoff-Rückläufe und Punts mit einem zwanzigseitigen Würfel
fg-option-overtime-cap = Höchstens so viele Verlängerungen
fg-option-overtime-cap-help = Verlängerungen, bevor es unentschieden bleibt

## Figures by player

fg-figure-yards-a-play = Yards je Spielzug
fg-figure-running = Laufspiel
fg-figure-passing = Passspiel
fg-figure-punting = Punts
fg-figure-in-plays = { $yards } Yards in { $plays } (je { $each })
fg-figure-possession = Ballbesitz (Anteil aller Karten)
