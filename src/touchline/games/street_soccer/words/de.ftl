# Street Soccer auf Deutsch.

ss-tagline = Fünf gegen fünf auf dem Karo: würfeln, zum Ball laufen und ihn über die Mitspieler ins Tor spielen.
ss-side =
    { $team ->
        [yellow] Gelb
       *[red] Rot
    }
# Im Satz.
ss-team =
    { $team ->
        [yellow] Gelb
       *[red] Rot
    }
# The beginning of a sentence; on a page whoever reads it is "you".
ss-who =
    { PERSON($who) ->
        [you] Du
       *[other] { $who }
    }
ss-who-places =
    { PERSON($who) ->
        [you] Du stellst
       *[other] { $who } stellt
    }
ss-who-rolls =
    { PERSON($who) ->
        [you] Du würfelst
       *[other] { $who } würfelt
    }
ss-who-wins =
    { PERSON($who) ->
        [you] Du gewinnst
       *[other] { $who } gewinnt
    }
ss-chance-yellow = gelber Wurf
    .the = der gelbe Wurf
ss-chance-red = roter Wurf
    .the = der rote Wurf
ss-chance-die = Würfel
    .the = der Würfel
ss-move-pass = Kein Zug möglich: aussetzen

## Was gefragt wird
ss-ask-place = { ss-side } stellt Figur { $number } von { $of } auf: welches Feld?
ss-ask-place-goalie-too = { ss-side } stellt Figur { $number } von { $of } auf (eine davon vor das Tor): welches Feld?
ss-ask-yellow-rolls = Gelb würfelt um den Anstoß.
ss-ask-red-rolls = Gelb hat { $rolled }; Rot würfelt um den Anstoß.
ss-ask-kick-off =
    Anstoß: Der Ball geht von einer Figur im Kreis genau { $squares ->
        [one] 1 Feld
       *[other] { $squares } Felder
    } weit. Wohin?
ss-ask-roll = { ss-side } würfelt.
ss-ask-restart = Wiederbeginn: Auf welchem Feld vor dem Tor nimmt der Torwart den Ball?
ss-ask-restart-roll = Würfle für den Wiederbeginn; eine 1 wird wiederholt.
ss-ask-restart-kick =
    Wiederbeginn: Der Torwart schießt ihn genau { $squares ->
        [one] 1 Feld
       *[other] { $squares } Felder
    } weit. Wohin?
ss-ask-move = { $die } gewürfelt: welche Figur, und wohin?

## Wie es steht
ss-setting-up = Aufstellung, { $placed } von { $of } Figuren stehen
ss-over = Schluss
ss-rolling-off = Würfeln um den Anstoß
ss-to-kick-off = { $who } hat Anstoß
ss-to-roll = { $who } würfelt
ss-to-move = { $who } ist am Zug
ss-to-restart = { $who } bringt den Ball ins Spiel
ss-die-shows = Würfel { $die }
ss-ball-on = Ball auf { $square }
ss-due-with = { $due }, { $first }
ss-due-with-both = { $due }, { $first }, { $second }
ss-draw = Keine Tore, auch nicht in der Verlängerung: unentschieden.
ss-wins = { ss-who-wins } { $goals }:{ $others }.
ss-wins-in-extra-time = { ss-who-wins } { $goals }:{ $others } in der Verlängerung.
ss-wins-by-last-goal =
    { $goals }:{ $others } nach Verlängerung; { PERSON($who) ->
        [you] du gewinnst
       *[other] { $who } gewinnt
    }, mit dem letzten Tor der regulären Zeit.

## Der Anfang
ss-places = { ss-who-places } eine Figur auf { $square }.
ss-places-goalie = { ss-who-places } den Torwart auf { $square }.
ss-all-placed = Alle sind aufgestellt.
ss-rolls = { ss-who-rolls } { $rolled }.
ss-rolls-for-kick-off = { ss-who-rolls } { $rolled } um den Anstoß.
ss-rolls-the-same = { ss-who-rolls } auch { $rolled }: noch einmal.
ss-wins-roll-off =
    { ss-who-rolls } { $rolled }; { PERSON($first) ->
        [you] du hast
       *[other] { $first } hat
    } Anstoß: Der Unterschied beträgt { $squares ->
        [one] 1 Feld
       *[other] { $squares } Felder
    }.

## Zug um Zug
ss-no-restart = { ss-who }: kein Wiederbeginn möglich, der andere ist dran.
ss-nobody-moves = { ss-who }: Niemand kann ziehen, der andere ist dran.
# Der Anfang eines Satzes …
ss-kicks-off =
    { PERSON($who) ->
        [you] Du stößt
       *[other] { $who } stößt
    } an von { $start }
ss-restarts =
    { PERSON($who) ->
        [you] Du bringst
       *[other] { $who } bringt
    } den Ball ins Spiel von { $start }
ss-walks =
    { PERSON($who) ->
        [you] Du gehst
       *[other] { $who } geht
    } von { $start } nach { $end }
# … und wie er weitergeht.
ss-only-walks = { $lead }.
ss-kicks = { $lead }, schießt nach { $end }.
ss-kicks-to = { $lead } nach { $end }.
ss-shoots-goal = { $lead }, schießt, TOR!
ss-passes = { $lead }, passt über { $touches } nach { $end }.
ss-passes-goal = { $lead }, passt über { $touches }, TOR!
ss-passing = { $lead }, über { $touches } nach { $end }.
ss-passing-goal = { $lead }, über { $touches }, TOR!
ss-shifted = Der Schütze auf { $there } rückt nach { $aside }.
ss-new-score = { $home } { $points } – { $others } { $away }.
ss-goalie-takes =
    { PERSON($who) ->
        [you] Dein Torwart
       *[other] Der Torwart von { $who }
    } nimmt den Ball auf { $square }.
ss-makes-way = Der Angreifer dort weicht nach { $aside } aus.
ss-full-time = Abpfiff.
ss-extra-time = { $minutes } Minuten sind gespielt, es steht unentschieden: Das nächste Tor gewinnt.

## Abgelehnt: Aufstellung
ss-not-there-ring = { $square } geht nicht für { ss-team }: Auf dem Rand um das Spielfeld beginnt niemand
ss-not-there-taken = { $square } geht nicht für { ss-team }: Dort steht schon eine Figur
ss-not-there-circle = { $square } geht nicht für { ss-team }: In der anderen Hälfte des Kreises beginnt niemand
ss-not-there-second-goalie = { $square } geht nicht für { ss-team }: Vor dem eigenen Tor beginnt nur der Torwart, und der steht schon
ss-not-there-goalie-missing = { $square } geht nicht für { ss-team }: Der Torwart fehlt noch, auf einem der beiden Felder vor seinem Tor
ss-not-there-crowded = { $square } geht nicht für { ss-team }: höchstens ein Feldspieler im eigenen Strafraum
ss-not-there-both-fronts = { $square } geht nicht für { ss-team }: Der andere Torwart braucht eines der Felder vor seinem Tor
ss-not-there-circle-empty = { $square } geht nicht für { ss-team }: Für die eigene Hälfte des Kreises bliebe niemand übrig
ss-not-there-own-half-empty = { $square } geht nicht für { ss-team }: Außer der Figur im Kreis muss ein Feldspieler in der eigenen Hälfte beginnen
ss-not-there-other-half-empty = { $square } geht nicht für { ss-team }: Ein Feldspieler muss in der anderen Hälfte beginnen
ss-no-square = { $text } ist kein Feld; schreib eines wie D5 oder die ganze Aufstellung als B4-D5-E3-F4-H2
ss-one-too-many = { $square } ist eine Figur zu viel: Der andere Trainer ist dran

## Abgelehnt: Laufen
ss-no-figure-on = auf { $square } steht keine Figur von { ss-team }
ss-cannot-come-back = { $figure } kann nicht dorthin zurück, wo sie losläuft
ss-figure-on = auf { $square } steht eine Figur
ss-must-kick = der Ball liegt auf { $square } und muss geschossen werden: { $figure }-{ $square }* und wohin
ss-not-that-far =
    { $figure } kommt nicht in genau { $squares ->
        [one] einem Feld
       *[other] { $squares } Feldern
    } nach { $square }
ss-too-far =
    { $figure } kommt nicht in höchstens { $squares ->
        [one] einem Feld
       *[other] { $squares } Feldern
    } nach { $square }
ss-only-goalie-on = auf { $square }, vor dem eigenen Tor, darf nur der Torwart stehen bleiben
ss-area-crowded = höchstens ein Feldspieler im eigenen Strafraum
ss-would-crowd = { $figure } stünde am Ende auf { $square }, als zweiter Feldspieler im eigenen Strafraum
ss-no-pass = kein Aussetzen: Jemand kann ziehen
ss-where-to = wohin von { $square }? Möglich: { $ends } (* ist der Ball)
ss-no-move = { $text } ist kein Zug; schreib ihn als F4-F7 oder F4-G5*H7
ss-no-kick = { $text } ist kein Zug; schreib ihn als F4*H6
# Der Anfang eines Satzes …
ss-with-figure-on = mit { $figure } auf { $square }
ss-with-ball-on = mit dem Ball auf { $square }
# … und wie er weitergeht.
ss-enclosed = { $lead } würden die Figuren von { ss-team } den Ball mit weniger als drei Rändern des Spielfelds einschließen
ss-walled-in = { $lead } wäre der Ball eingemauert: Nicht beide Teams haben einen freien Weg zu ihm

## Abgelehnt: der Ball
ss-ball-not-in-play = vor dem Wiederbeginn ist der Ball nicht im Spiel
ss-ball-elsewhere = der Ball liegt auf { $ball }, nicht auf { $square }
ss-out-of-reach = { $figure } erreicht den Ball auf { $ball } mit { $die } nicht
ss-kick-cannot-score = ein Schuss von { LIST($lengths, type: "or") } ab { $square } kann nicht treffen
ss-kick-cannot-end = ein Schuss von { LIST($lengths, type: "or") } ab { $start } kann nicht auf { $square } enden
ss-ball-in-ring = der Ball verlässt das Spielfeld nur durch ein Tor; { $square } liegt auf dem Rand
ss-opponent-on = auf { $square } steht ein Gegner
ss-mate-on = auf { $square } steht ein Mitspieler: Der Ball wird dort berührt und läuft weiter
ss-circle-takes-it = eine Figur im Kreis stößt an, nicht { $figure }
ss-goalie-takes-it = der Torwart schießt, nicht { $figure }
ss-nobody-walks = jetzt läuft niemand: schreib den Schuss als { $figure }* und wohin
ss-kick-off-cannot-score = der Anstoß kann nicht treffen
ss-not-before-goal = { $square } liegt nicht vor dem Tor von { ss-team }
ss-own-outfielder-on = auf { $square } steht ein eigener Feldspieler
ss-attacker-stuck-on = der Angreifer auf { $square } kann nicht ausweichen
ss-attacker-on = auf { $square } steht ein Angreifer, und das andere Feld ist frei
ss-which-goalie-square = { $text }: Auf welchem Feld vor seinem Tor beginnt der Torwart?
ss-not-on-the-die = { $text } ist nicht auf dem Würfel; möglich: 1 bis 6
ss-not-on-restart-die = { $text } ist nicht auf dem Würfel; möglich: 2 bis 6
ss-one-again = eine 1 wird beim Wiederbeginn wiederholt; möglich: 2 bis 6

## Abgelehnt: Stellungen
ss-two-figures-on = zwei Figuren auf { $square }
ss-no-die-yet = ein Würfel liegt nur, wenn ein Zug oder Schuss ansteht
ss-no-one-at-restart = beim Wiederbeginn wird eine 1 wiederholt
ss-nobody-kicks-off = niemand kann für { ss-team } anstoßen
ss-not-the-placer = { ss-team } stellt jetzt keine Figur auf
ss-not-in-turn = die Figuren wurden nicht der Reihe nach aufgestellt
ss-nobody-on = auf { $square } wird niemand aufgestellt
ss-where-is-the-ball = wo ist der Ball?
ss-ball-not-yet = der Ball ist noch nicht im Spiel
ss-ball-with-goalie = der Ball ist beim Torwart vor seinem Tor
ss-ball-on-empty-square = der Ball ruht auf einem leeren Feld des Spielfelds
ss-whose-restart = wer bringt den Ball ins Spiel?
ss-conceded-restarts = wer das Tor bekam, bringt den Ball ins Spiel
ss-restart-without-ball = vor dem Wiederbeginn ist kein Ball im Spiel
ss-nobody-conceded = noch hat niemand ein Tor bekommen
ss-last-misfits = der letzte Torschütze passt nicht zum Spielstand
ss-extra-time-level = verlängert wird nur bei Gleichstand
ss-nothing-before-kick-off = vor dem Anstoß ist nichts geschehen

## Der Coach
ss-because-book = { $move } ist am besten, wenn beide so weitermachen wie im Buch ({ $plan } für Gelb).
ss-because-nothing-else = Etwas anderes ist nicht möglich.
ss-because = { $move }: { $why }. { $win } ± { $within } Gewinnchance.
ss-why-scores = das trifft
ss-why-square = über die Würfe 2 bis 6 das bessere Feld
ss-why-threats =
    { $theirs ->
        [0] keiner ihrer Würfe trifft
       *[other] { $theirs } ihrer 6 Würfe treffen
    } sofort, danach { $own ->
        [0] keiner
       *[other] { $own } von 6
    } der deinen
ss-why-fewer-threats = das lässt ihnen { $theirs } von 6 Würfen, die sofort treffen, das Nächstbeste { $more }
ss-why-more-chances = danach treffen für dich { $own } von 6 Würfen, nach dem Nächstbesten { $less }
ss-remark-interval = Das ± sagt, wie weit solche Schätzungen in 95 von 100 Fällen von Tausenden ausgespielter Partien abwichen; es schrumpft, je klarer es wird.

## Hausregeln
ss-rules-book = Buch
ss-rules-book-help = Gelb stellt alle fünf auf, dann Rot; der Strafraum sind die zwei Felder vor dem Tor
ss-rules-club = Verein
ss-rules-club-help = die Trainer stellen abwechselnd auf, und der Strafraum ist der Block aus vier Feldern
ss-option-alternate-placement = Abwechselnd aufstellen
ss-option-alternate-placement-help = die Trainer stellen ihre Figuren abwechselnd auf, 1-2-2-2-2-1
ss-option-up-to-die = Bis zur Augenzahl
ss-option-up-to-die-help = eine Figur darf weniger Felder laufen, als der Würfel zeigt
ss-option-penalty-area = Strafraum
ss-option-penalty-area-help = die zwei Felder vor dem Tor oder der Block aus vier
ss-option-penalty-area-two = zwei
ss-option-penalty-area-box = vier

## The coach: a move within a sentence
ss-told-walk = { $start } nach { $end }
ss-told-kick = { $start } mit Schuss nach { $end }
ss-told-goal = Tor durch { $start }
ss-told-kick-off = Anstoß von { $start } nach { $end }
ss-told-restart = Abstoß von { $start } nach { $end }
ss-told-place = Figur auf { $square }
ss-told-pass = Aussetzen

## Figures by player

ss-figure-possession = Ballbesitz (Anteil aller Schüsse)
ss-figure-points = Tore
ss-figure-points-allowed = Gegentore
ss-figure-goals-a-match = Tore je Spiel
ss-figure-chances-taken = Chancen genutzt
ss-figure-their-chances = Chancen, die der Gegner nutzte
ss-figure-kicks = Schüsse
ss-figure-kicks-arrived = Schüsse zum Mitspieler
ss-figure-roll = Wurf im Schnitt
ss-figure-chances = Chancen
ss-figure-kicks-on = Schüsse mit Fortsetzung
ss-figure-rolls = Würfe
ss-figure-pips = Augen gewürfelt
