# The pages of 'touchline report', and the figures that 'touchline simulate' prints.

## Figures
report-went-first = zuerst zog
report-points-home = Punkte der Heimseite
report-points-away = Punkte der Gastseite
report-points-all = Punkte insgesamt
report-winning-margin = Vorsprung des Siegers
report-home-wins = Heimsiege
report-draws = Unentschieden
report-first-wins = die Seite, die { $first }, gewinnt (Unentschieden halb)
report-steps-dice = Schritte samt Würfen
report-decisions-made = Entscheidungen
report-lead-changes = Führungswechsel
report-games-with-change = Spiele mit Führungswechsel
report-comeback = Aufholjagd: vom Sieger aufgeholter Rückstand
report-decided-share = Anteil des Spiels, nach dem es entschieden war
report-overtime = Verlängerung
report-drive-ending = Drives je Spiel mit dem Ende: { $result }
report-rule-rules = Spiele, in denen { $rule } gilt
report-against = { $stronger } gegen { $weaker }
report-others = { $count } andere
report-a-decision = Entscheidung

## How a drive ends
report-drive-touchdown = Touchdown
report-drive-field-goal = Field Goal
report-drive-opp-touchdown = Touchdown des Gegners
report-drive-safety = Safety
report-drive-interception = Interception
report-drive-missed-field-goal = Field Goal daneben
report-drive-punt = Punt
report-drive-bust = Überworfen
report-drive-turnover-on-downs = Ballverlust nach Versuchen
report-drive-turnover = Ballverlust
report-drive-failed-fake = Missglückte Finte
report-drive-onside-kick = Onside Kick
report-drive-end-of-half = Ende der Halbzeit
report-drive-fumble = Fumble

## The page
report-title = { $game } im Labor
report-first-rules = erste Regeln
report-second-rules = zweite Regeln
report-more-figures = und { $count } weitere eigene Zahlen
report-default-rules = Regeln der Schachtel
report-all-seats = „{ $player }“ auf allen Plätzen
report-played = { $games } simulierte Spiele, { $players }, Saat { $seed }.
report-played-part = { $games } simulierte Spiele von { $asked } gewünschten (abgebrochen), { $players }, Saat { $seed }.
report-rules-are = Regeln: { $rules }.
report-two-sets = Zwei Regelsätze mit denselben Würfeln:
report-first-is = die ersten: { $rules }
report-second-is = die zweiten: { $rules }
report-mind = Achtung:
report-no-odds = nach diesen Regeln werden manche Ergebnisse am Tisch eingegeben und haben keine eigenen Chancen; hier kamen alle gleich oft.
report-foot = Touchline { $touchline }, { $game }, Regeln { $rules }. Intervalle zu 95 %; die unabhängige Einheit ist das Spiel. Dieselbe Saat gibt auf jedem Rechner dieselben Spiele.
report-mean-score = mittleres Ergebnis
report-won-by-first = gewinnt die Seite, die { $first }
report-steps-a-game = Schritte je Spiel samt Würfen
report-changes-a-game = Führungswechsel je Spiel
report-to-overtime = gehen in die Verlängerung
report-drawn = enden unentschieden
report-within-seven = enden mit höchstens sieben Punkten Abstand
report-change-title = Was die Änderung bewirkt
report-change-text = { $real } von { $count } Zahlen unterscheiden sich wirklich. Ein Unterschied heißt wirklich, wenn der Zufall allein ihn mit weniger als 5 % Wahrscheinlichkeit so groß machte, alle Zahlen dieser Tabelle zusammen geprüft (Korrektur nach Holm). Beide Seiten hatten dieselben Würfel und werden Spiel für Spiel verglichen, außer (~) was man nur von allen Spielen zusammen weiß: das wird verglichen, als wären die Würfel verschieden gewesen, und die Intervalle werden dadurch weiter als nötig.
report-real = wirklich
report-not-seen = nicht zu sehen
report-head-change = Änderung, 95-%-Intervall
report-head-p = p, korrigiert
report-differences = Unterschiede

## Chapters
report-scores = Ergebnisse
report-scores-text = Wie viele Punkte fallen und mit welchem Abstand gewonnen wird.
report-home = Heim
report-away = Gast
report-scores-both = Punkte der Heimseite (gefüllt) und der Gastseite (Linie).
report-points-of-a-side = Punkte einer Seite
report-points-of-both = Punkte beider Seiten
report-points-in-all = Punkte insgesamt
report-points = Punkte
report-steps = Schritte
report-decisions = Entscheidungen
report-margin = Abstand
report-margin-label = Heim minus Gast
report-margin-text = Knappe Spiele liegen in der Mitte.
report-spread = Median { $middle } { $what }, die Hälfte aller Spiele zwischen { $low } und { $high }
report-spread-same = Median { $middle } { $what }, und so ist mindestens die Hälfte aller Spiele
report-of-side = { $side }: { $told }
report-length = Länge
report-length-text = Ein Schritt ist eine Entscheidung oder ein Wurf, eine Karte oder ein Pfeil.
report-steps-title = Schritte
report-decisions-title = Entscheidungen
report-went-first-name = zuerst dran
report-home-side = Heimseite
report-an-edge = ein Vorteil
report-a-burden = ein Nachteil
report-no-edge = kein Vorteil zu sehen
report-edge = { $mean } ({ $low } bis { $high }): { $verdict }
report-going-first = Zuerst dran sein
report-going-first-text = Anteil der Spiele, die die Seite gewinnt, die { $first } (unentschieden zählt halb). Gleich steht es bei { $even }.
report-edge-title = Vorteil mit seinem Intervall
report-drama = Spannung
report-drama-text = Spannend ist ein Spiel, wenn die Führung wechselt, ein Rückstand aufgeholt wird und es spät entschieden ist.
report-changes-title = Führungswechsel
report-changes-label = so oft ging die Führung an die andere Seite
report-changes-none = In { $share } der Spiele gibt es keinen.
report-decided-title = Wann das Spiel entschieden war
report-decided-label = gespielter Anteil des Spiels
report-decided-text = Wann die letzte Führung begann. Im letzten Zehntel entschieden: { $share }.
report-comebacks-title = Aufholjagden
report-comebacks-label = größter Rückstand des Siegers
report-comebacks-text = { $share } der Sieger lagen nie zurück.
report-endings = Womit ein Drive endet
report-endings-text = Aus { $count } Drives. Ein Drive im Mittel: { $told }.
report-drive-average = { $points } Punkte, { $steps } Schritte
report-results = Ergebnisse
report-share-of-drives = Anteil an allen Drives.
report-share-of-decisions = Anteil an diesen Entscheidungen.
report-chosen = Was gewählt wird
report-chosen-text = Jede Art von Entscheidung mit mehr als einer Möglichkeit, so wie { $who } entscheidet.
report-luck = Glück und Können
report-luck-text = Gleich starke Spieler teilen sich die Punkte; ein stärkerer holt mehr, und wie viel mehr, das lässt das Spiel dem Können. Beide Plätze werden mit denselben Würfeln gespielt. „Unterscheiden“ heißt: mit 95 % Sicherheit vorn.
report-luck-wins =
    { $stronger } holt { $share } der Punkte, { $games ->
        [one] etwa 1 Spiel unterscheidet sie
       *[other] etwa { $games } Spiele unterscheiden sie
    }
report-luck-never = { $stronger } holt { $share } der Punkte, keine Zahl von Spielen unterscheidet sie
report-points-won = Gewonnene Punkte
report-every-rule = Jede Regel
report-every-rule-text = Wie oft eine Regel greift, und in wie vielen Spielen überhaupt.
report-never-seen = Hier nie gesehen: { $rules }.
report-head-rule = Regel
report-head-says = was sie sagt
report-head-times = Mal je Spiel
report-head-games = Spiele
report-head-of = { $head }, { $side }
report-rules-table = Wie oft jede Regel greift

## Sequential tests
report-sprt-open = noch nicht entschieden
report-sprt-accepted = { $elo } Elo wird angenommen
report-sprt = SPRT { $low } gegen { $high } Elo (Fehler { $alpha }, { $beta }): { $verdict }; Log-Likelihood-Quotient { $ratio } von { $lower } … { $upper } nach { $pairs } Paaren
