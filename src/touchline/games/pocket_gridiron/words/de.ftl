# Pocket Gridiron auf Deutsch.

pg-tagline = Football in der Red Zone mit sieben Würfeln: vier Versuche, die Abwehr zu knacken und zu punkten.

## Versuche, Spieler, Würfel
pg-down = { $number }. & Goal
# Am Anfang eines Satzes.
pg-the-try = Der Versuch für zwei Punkte
# The beginning of a sentence; on a page whoever reads it is "you".
pg-who-accepts =
    { PERSON($who) ->
        [you] Du nimmst die Strafe an
       *[other] { $who } nimmt die Strafe an
    }
pg-who-declines =
    { PERSON($who) ->
        [you] Du lehnst die Strafe ab
       *[other] { $who } lehnt die Strafe ab
    }
pg-who-takes-kick =
    { PERSON($who) ->
        [you] Du nimmst den Kick
       *[other] { $who } nimmt den Kick
    }
pg-who-wins =
    { PERSON($who) ->
        [you] Du gewinnst
       *[other] { $who } gewinnt
    }
pg-player-qb = Quarterback
pg-player-wr = Wide Receiver
pg-player-te = Tight End
pg-player-rb = Running Back
# Was geworfen wird, mit Artikel und im Genitiv.
pg-chance-coin = Münze
    .the = die Münze
    .genitive = der Münze
pg-chance-qb = Quarterback-Würfel
    .the = der Quarterback-Würfel
    .genitive = des Quarterback-Würfels
pg-chance-wr = Receiver-Würfel
    .the = der Receiver-Würfel
    .genitive = des Receiver-Würfels
pg-chance-te = Tight-End-Würfel
    .the = der Tight-End-Würfel
    .genitive = des Tight-End-Würfels
pg-chance-rb = Running-Back-Würfel
    .the = der Running-Back-Würfel
    .genitive = des Running-Back-Würfels
pg-chance-white = weißer Würfel
    .the = der weiße Würfel
    .genitive = des weißen Würfels
pg-chance-black = schwarzer Würfel
    .the = der schwarze Würfel
    .genitive = des schwarzen Würfels
pg-chance-yellow = gelber Würfel
    .the = der gelbe Würfel
    .genitive = des gelben Würfels
pg-coin-heads = Kopf
pg-coin-tails = Zahl
# Seiten mit Zahl und Wort.
pg-face-pat-block = { $value } PAT Block
    .number = { $value }
pg-face-recover = { $value } Recover
    .number = { $value }
pg-face-sack = { $value } Sack
    .number = { $value }
pg-face-injury = { $value } Verletzt ×2
    .number = { $value }
pg-face-touchdown = { $value } TD
pg-face-arrow = { $value } TD mit Pfeil
pg-face-out-of-bounds = { $value } Im Aus
pg-face-video = { $value } VIDEO

## Züge
# Auf einem Knopf.
pg-move-go = Ausspielen
pg-move-play = Weiterspielen
pg-move-field-goal = Field Goal kicken
pg-move-accept = Strafe annehmen
pg-move-decline = Strafe ablehnen
pg-move-pat = Kick für einen Punkt
pg-move-two = Zwei Punkte versuchen
pg-move-wr = Wide Receiver
pg-move-te = Tight End
pg-move-rb = Running Back

## Was gefragt wird
pg-ask-toss = Wirf die Münze: Bei Kopf beginnt das erste Team.
pg-ask-snap = { $down }: Wirf den roten Quarterback-Würfel.
pg-ask-route = Der Ball geht zum { $player }: Wirf seinen Würfel ({ $die }).
pg-ask-sack = Scramble: Wirf den weißen Würfel für einen Sack.
pg-ask-chase = Strafe abgelehnt: Wirf den weißen Würfel; ein Sack ist ein Safety.
pg-ask-fumble = Fumble: Wirf den weißen Würfel; bei Recover ist der Ball weg.
pg-ask-pat = Extrapunkt: Wirf den weißen Würfel; nur PAT Block verhindert ihn.
pg-ask-end-zone = Die Abwehr ist geschlagen: Wirf den schwarzen Endzonen-Würfel.
pg-ask-field-goal = Field Goal: Wirf den schwarzen Würfel; ab { $needed } ist es gut.
pg-ask-return = Abgefangen: Wirf den schwarzen Würfel; der Pfeil ist ein Touchdown.
pg-ask-flag = Flagge: Wirf den gelben Strafenwürfel.
pg-ask-nothing = Das Spiel ist aus.
# Sobald eine Flagge abgelehnt wurde.
pg-flags =
    { $flags ->
        [off] { " (Flaggen zählen 0)" }
       *[on] { "" }
    }
pg-ask-defense-once = { $route }, Stärke { $intensity }: Wirf den weißen Würfel einmal{ pg-flags }.
pg-ask-defense-first = { $route }, Stärke { $intensity }: Wirf den weißen Würfel, erster von zwei Würfen{ pg-flags }.
pg-ask-defense-second = { $route }, Stärke { $intensity }: Wirf den weißen Würfel, zweiter von zwei Würfen nach { $shown }{ pg-flags }.
pg-ask-intercept = { $route }, Stärke { $intensity }: Wirf den schwarzen Würfel; ab { $needed } wird abgefangen.
pg-ask-decoy = { $route }, Stärke { $intensity }: Wirf den schwarzen Würfel; ab { $needed } gelingt die Täuschung.
pg-ask-first-card = Wähle deine Teamkarte: { $one }, { $two }, { $three } oder { $four }?
pg-ask-second-card = Wähle deine Teamkarte: { $one }, { $two } oder { $three }?
pg-ask-call = 4. & Goal: Spielzug (play) oder Field Goal (field-goal)?
pg-ask-set-play = Set Play, +{ $bonus }: weiterspielen (play) oder Field Goal (field-goal; ab { $needed } ist es gut)?
pg-ask-audible = Audible: WR, TE oder RB?
pg-ask-audible-or-kick = Audible: WR, TE oder RB, oder Field Goal (field-goal; ab { $needed } ist es gut)?
pg-ask-try = Touchdown! Kick für einen Punkt (pat) oder ein Spielzug für zwei (two)?
pg-ask-penalty = Strafe gegen die Abwehr bei { $route }, Stärke { $intensity }: annehmen (accept: vier neue Versuche) oder ablehnen (decline: der Wurf wird wiederholt)?
pg-ask-penalty-on-try = Strafe gegen die Abwehr bei { $route }, Stärke { $intensity }: annehmen (accept: der Extraversuch wird wiederholt) oder ablehnen (decline: der Wurf wird wiederholt)?
pg-ask-penalty-offense = Strafe gegen den Angriff bei { $route }, Stärke { $intensity }: annehmen (accept: der Spielzug scheitert) oder ablehnen (decline: ein Wurf auf Sack und Safety)?

## Wie es steht
pg-kick-off = Anstoß
pg-final = Endstand
pg-quarter = { $number }. Viertel
pg-overtime = Verlängerung
pg-on-the-try =
    { PERSON($who) ->
        [you] dein Extraversuch
       *[other] { $who } beim Extraversuch
    }
pg-at =
    { PERSON($who) ->
        [you] dein Ball
       *[other] { $who }
    }, { $down }
pg-at-with-sacks =
    { PERSON($who) ->
        [you] dein Ball
       *[other] { $who }
    }, { $down }, { $sacks ->
        [one] 1 Sack
       *[other] { $sacks } Sacks
    }
pg-drive-of = Angriff { $drive } von { $of }
pg-drive = Angriff { $drive }
pg-draw = Unentschieden, { $points }:{ $points }.
pg-wins = { pg-who-wins } { $points }:{ $others }.
pg-wins-in-overtime = { pg-who-wins } { $points }:{ $others } nach Verlängerung.

## Spielbericht: Entscheidungen
pg-toss =
    { $coin ->
        [heads] Kopf
       *[tails] Zahl
    }: { PERSON($who) ->
        [you] du beginnst
       *[other] { $who } beginnt
    }.
pg-takes-card =
    { PERSON($who) ->
        [you] Du spielst
       *[other] { $who } spielt
    } mit der Karte { $card }.
pg-lines-up =
    4. & Goal: { PERSON($who) ->
        [you] Du stellst dich
       *[other] { $who } stellt sich
    } zum Field Goal auf.
pg-goes-for-it =
    4. & Goal: { PERSON($who) ->
        [you] Du spielst
       *[other] { $who } spielt
    } es aus.
pg-takes-kick = { pg-who-takes-kick }.
pg-takes-kick-with = { pg-who-takes-kick }, +{ $bonus }.
pg-plays-on =
    { PERSON($who) ->
        [you] Du spielst
       *[other] { $who } spielt
    } weiter.
pg-calls-audible =
    { PERSON($who) ->
        [you] Du sagst
       *[other] { $who } sagt
    } um: { $player }.
pg-goes-for-two =
    { PERSON($who) ->
        [you] Du versuchst
       *[other] { $who } versucht
    } zwei Punkte.
pg-sends-kicker =
    { PERSON($who) ->
        [you] Du schickst
       *[other] { $who } schickt
    } den Kicker.
pg-declines =
    { pg-who-declines }: { $roll ->
        [first] Der erste Wurf
        [second] Der zweite Wurf
       *[only] Der Wurf
    } wird wiederholt, weitere Flaggen zählen 0.
pg-accepts = { pg-who-accepts }; die Versuche beginnen von vorn.
pg-accepts-on-try = { pg-who-accepts }; der Extraversuch wird wiederholt.
pg-declines-for-safety =
    { PERSON($who) ->
        [you] Du lehnst die Strafe ab und jagst
       *[other] { $who } lehnt die Strafe ab und jagt
    } den Quarterback für das Safety.
pg-accepts-failure = { pg-who-accepts }; der Spielzug scheitert.

## Spielbericht: der Snap
# Jeweils wenn der Versuch schon genannt ist, und mit ihm.
pg-scrambles = Der Quarterback weicht aus.
pg-scrambles-on = { $down }: Der Quarterback weicht aus.
pg-scrambles-again = Er weicht noch einmal aus.
pg-scrambles-into-sack = Er weicht ein drittes Mal aus und wird GESACKT.
pg-audible = Der Quarterback sagt um.
pg-audible-on = { $down }: Der Quarterback sagt um.
pg-set-play = Set Play, +{ $bonus }.
pg-set-play-on = { $down }: Set Play, +{ $bonus }.
pg-sneak = Quarterback Sneak, { $strength }.
pg-sneak-on = { $down }: Quarterback Sneak, { $strength }.
pg-hand-off = Übergabe an den Running Back.
pg-hand-off-on = { $down }: Übergabe an den Running Back.
pg-pass = Pass zum { $player }.
pg-pass-on = { $down }: Pass zum { $player }.
pg-incomplete = Nicht gefangen.
pg-fumble = FUMBLE! Der Ball ist frei.
pg-fumble-on-try = FUMBLE!
pg-route = { $route }, { $strength }.
# Wie stark ein Spielzug ist und woraus das besteht.
pg-intensity = Stärke { $intensity }
pg-intensity-injured = Stärke { $intensity } ({ $printed } − { $less } verletzt)
pg-intensity-set-play = Stärke { $intensity } ({ $printed } + { $more } Set Play)
pg-intensity-favoured = Stärke { $intensity } ({ $printed } + { $more } Spezialität)
pg-intensity-injured-set-play = Stärke { $intensity } ({ $printed } − { $less } verletzt + { $more } Set Play)
pg-intensity-injured-favoured = Stärke { $intensity } ({ $printed } − { $less } verletzt + { $more } Spezialität)
# Vor dem Punkt am Ende eines Satzes.
pg-and-read = { $told }; die Abwehr durchschaut ihn und will abfangen
pg-and-decoy = { $told }; ein Täuscher läuft

## Spielbericht: Würfel
pg-flag = FLAGGE!
pg-flag-on-defense = Flagge: { $foul }, gegen die Abwehr.
pg-flag-on-offense = Flagge: { $foul }, gegen den Angriff.
pg-flag-fails = Flagge: { $foul }, gegen den Angriff: Der Spielzug scheitert.
# Der Anfang eines Satzes …
pg-shows-one = Die Abwehr zeigt { $second }
pg-shows-one-missed = Die Abwehr zeigt { $second } (Tackling verfehlt)
pg-shows-two = Die Abwehr zeigt { $first } und { $second }
pg-shows-two-missed = Die Abwehr zeigt { $first } und { $second } (Tackling verfehlt)
# … und wie er weitergeht.
pg-shows = { $shown }.
pg-beaten = { $shown }: { $reached } gegen { $intensity }, GESCHLAGEN!
pg-stopped = { $shown }: { $reached } gegen { $intensity }, { $route } ist gestoppt.
pg-sneak-stopped = { $shown }: { $reached } gegen { $intensity }, der Sneak ist gestoppt.
pg-injured =
    Ein brutaler Treffer: { PERSON($who) ->
        [you] Dein { $player }
       *[other] Der { $player } von { $who }
    } ist VERLETZT, ab jetzt −1.
pg-video = VIDEO: Der Schiedsrichter sieht sich die Szene an; noch ein Wurf.
pg-runner-out = Aus: Der Läufer tritt über die Seitenlinie.
pg-pass-out = Aus: Der Pass wird im Aus gefangen.
pg-two-good = Die zwei Punkte sind da!
pg-touchdown =
    { PERSON($who) ->
        [you] TOUCHDOWN für dich
       *[other] TOUCHDOWN { $who }
    }!
pg-recovers =
    { PERSON($who) ->
        [you] Du EROBERST
       *[other] { $who } EROBERT
    } den Ball!
pg-keeps-ball =
    { PERSON($who) ->
        [you] Du wirfst dich
       *[other] { $who } wirft sich
    } auf den freien Ball.
pg-gets-away = { FORM($face, case: "number") }: Er entkommt.
pg-no-sack =
    { $face }: kein Sack; { $roll ->
        [first] der erste Wurf
        [second] der zweite Wurf
       *[only] der Wurf
    } wird wiederholt, Flaggen zählen 0.
pg-sacked = GESACKT!
pg-pat-blocked = Der Kick wird GEBLOCKT.
pg-pat-good = { FORM($face, case: "number") }: Der Extrapunkt sitzt.
pg-field-goal-good = { $rolled }: Das Field Goal SITZT, 3 Punkte.
pg-field-goal-missed = { $rolled }: Das Field Goal geht daneben.
pg-returned =
    { PERSON($who) ->
        [you] Du trägst
       *[other] { $who } trägt
    } ihn DEN GANZEN WEG ZURÜCK, Touchdown!
pg-return-stopped = { $rolled }: Der Rücklauf wird gestoppt.
pg-decoy-works = { $rolled }: Die Täuschung gelingt, die Abwehr hat nur einen Wurf.
pg-decoy-fails = { $rolled }: Niemand fällt auf die Täuschung herein.
pg-gets-through = { $rolled }: Der Pass kommt durch
pg-told = { $told }.
pg-intercepted =
    { $rolled }: ABGEFANGEN { PERSON($who) ->
        [you] von dir
       *[other] von { $who }
    }!

## Spielbericht: was daraus wird
pg-new-down = { $down }.
pg-new-down-sacks =
    { $down }, { $sacks ->
        [one] 1 Sack
       *[other] { $sacks } Sacks
    } in diesem Angriff.
pg-new-score = { $home } { $points }, { $away } { $others }.
pg-safety =
    SAFETY! 2 Punkte { PERSON($who) ->
        [you] für dich
       *[other] für { $who }
    }.
pg-try-fails = Der Extraversuch scheitert.
pg-turnover = Ballwechsel nach vier Versuchen.
pg-ball =
    Ball { PERSON($who) ->
        [you] für dich
       *[other] für { $who }
    }, { $down }.
pg-still-level = Immer noch unentschieden: Es geht weiter.
pg-level = Unentschieden nach vier Vierteln: Verlängerung.
pg-half-time = Halbzeit.
pg-quarter-over =
    Ende des { $number ->
        [1] ersten
        [2] zweiten
        [3] dritten
       *[4] vierten
    } Viertels.
pg-game-over = Und das war das Spiel.

## Abgelehnt
pg-card-taken = das andere Team hat schon die Karte { $card }
pg-no-kick-on-try = beim Extraversuch gibt es kein Field Goal
pg-kick-on-fourth-only = ein Field Goal gibt es nur im 4. Versuch; jetzt ist { $down }
pg-no-kick-now = ein Field Goal gibt es im 4. Versuch vor dem Spielzug oder bei einem Set Play; jetzt ist { $down }
pg-no-quarterback = ein Audible nennt WR, TE oder RB, nicht den Quarterback
pg-no-answer = { $text } ist hier keine Antwort; möglich: { $open }
pg-no-face = { $text } ist keine Seite { FORM($what, case: "genitive") }: { $possible }
pg-several-faces = { $text } kann mehr als eine Seite { FORM($what, case: "genitive") } sein: { $possible }
pg-want-cards = zwei verschiedene Karten aus { $cards }, als 'air,ground', oder choose

## Abgelehnt: Stellungen
pg-bad-drives = es gibt { $drives } Angriffe
pg-bad-others-drive = Angriff { $drive } gehört dem anderen Team (first={ $first })
pg-bad-pro-only = das gibt es nur im Profi-Modus
pg-bad-choosing = die Karten werden gerade gewählt
pg-bad-own-card = jedes Team hat eine eigene Karte
pg-bad-not-on-try = das kommt beim Extraversuch nicht vor
pg-bad-try-down = ein Extraversuch ist ein letzter Versuch ohne Sacks
pg-bad-call-down = angesagt wird im 4. Versuch
pg-bad-no-safety = ein Safety ist nicht möglich
pg-bad-no-play = es läuft kein Spielzug
pg-bad-no-route = { $route } ist kein Spielzug dieses Würfels
pg-bad-no-card-play = auf keiner Karte steht dieser Spielzug
pg-bad-not-called = noch ist kein Spielzug angesagt
pg-bad-carrier-die = der Ballträger hat einen eigenen Würfel
pg-bad-nobody = niemand hat den Ball
pg-bad-pro-bonus = ein Set Play gibt im Profi-Modus keinen Bonus
pg-bad-most-bonus = ein Bonus zählt bis { $most }
pg-bad-set-play-bonus = ein Set Play hat einen Bonus
pg-bad-scrambled = der Quarterback ist ausgewichen
pg-bad-first-roll = einen solchen ersten Wurf gibt es nicht
pg-bad-no-decoy = es gab keine Täuschung

## Der Trainer
# Züge in einem Satz.
pg-call-play = Ausspielen
pg-call-field-goal = das Field Goal
pg-call-accept = Annehmen
pg-call-decline = Ablehnen
pg-call-pat = der Kick
pg-call-two = der Versuch auf zwei Punkte
pg-call-wr = der Wide Receiver
pg-call-te = der Tight End
pg-call-rb = der Running Back
# Wenn es gelingt, wenn nicht: kurz, in einer Tabelle.
pg-works = Punkte
pg-fails = keine Punkte
pg-times =
    { $times ->
        [one] ein Mal von 100
       *[other] { $times } von 100 Mal
    }
# Warum eine Entscheidung die beste ist; am Ende eines Satzes.
pg-because-scores = { $best } bringt { pg-times } Punkte
pg-because-scores-more = { $best } bringt { pg-times } Punkte, { $other } { $less } Mal
pg-because-counts-more =
    { $other } bringt { $less } von 100 Mal Punkte, { $best } nur { $times } Mal, { $how ->
        [scoring] dann aber mehr
        [failing] doch ein Fehlschlag kostet weniger
       *[both] dann aber mehr, und ein Fehlschlag kostet weniger
    }
pg-because-accepted = Annehmen gibt wieder einen ersten Versuch
pg-because-declined = beim Ablehnen wird dieser Wurf wiederholt
pg-remark = Ein oder zwei künftige Verletzungen sind eingerechnet, weitere nicht; das macht höchstens 0,1 Punkte aus.
pg-remark-cards = Ein oder zwei künftige Verletzungen sind eingerechnet, weitere nicht; das macht höchstens 0,1 Punkte aus. Die Wahl der Karten ist ohne Verletzungen bewertet.

## Hausregeln
pg-rules-basic = Grundspiel
pg-rules-basic-help = das Grundspiel: acht Angriffe je Team, ohne Karten
pg-rules-pro = Profi
pg-rules-pro-help = Profi-Modus: sechzehn Angriffe je Team, Teamkarten, Audibles, Interceptions
pg-option-mode = Modus
pg-option-mode-help = das Grundspiel oder der Profi-Modus mit Teamkarten
pg-option-mode-basic = Grundspiel
pg-option-mode-pro = Profi
pg-option-cards = Teamkarten
pg-option-cards-help = Profi-Modus: eine Karte für jede Seite (air, ground, tight, trick) oder vor dem Münzwurf gewählt
pg-option-pro-set-play-kick = Kick beim Set Play
pg-option-pro-set-play-kick-help = Profi-Modus: bei einem Set Play darf ein Field Goal gekickt werden, ohne Bonus
pg-option-halftime-swap = Wechsel zur Halbzeit
pg-option-halftime-swap-help = das Team, das als zweites begann, eröffnet die zweite Hälfte
pg-option-overtime = Verlängerung
pg-option-overtime-help = Gleichstand am Ende: unentschieden, oder je ein Angriff, bis einer führt
pg-option-overtime-draw = unentschieden
pg-option-overtime-drives = Angriffe

## Figures by player

pg-figure-points-a-drive = Punkte je Angriff
pg-figure-drives-finished = Angriffe bis in die Endzone
pg-figure-touchdowns = Touchdowns
pg-figure-carried = Touchdowns getragen von
pg-figure-fg-made = Field Goals verwandelt
pg-figure-pat-made = Extrapunkte verwandelt
pg-figure-two-pt-made = Zwei-Punkt-Versuche geschafft
pg-figure-fourth-down-conversions = Vierte Versuche geschafft
pg-figure-sacks = Gesackt
pg-figure-turnovers = Ballverluste
pg-figure-safeties-given = Safetys kassiert
pg-figure-allowed-a-drive = Punkte des Gegners je Angriff
pg-figure-drives = Angriffe
pg-figure-fg-att = Field Goals versucht
pg-figure-pat-att = Extrapunkte versucht
pg-figure-two-pt-att = Zwei-Punkt-Versuche
pg-figure-fourth-down-attempts = Vierte Versuche
pg-figure-fumbles-lost = Verlorene Fumbles
pg-figure-interceptions = Abgefangene Pässe
pg-figure-safeties = Safetys
pg-figure-touchdowns-qb = Touchdowns des Quarterbacks
pg-figure-touchdowns-wr = Touchdowns der Receiver
pg-figure-touchdowns-te = Touchdowns der Tight Ends
pg-figure-touchdowns-rb = Touchdowns der Runningbacks
