# What the pages say about this game alone.

## Moves

page-move-street-soccer-pass = Kein Zug möglich: aussetzen

## The pitch

page-soccer-board = Spielfeld
page-soccer-minute = Minute { $minute }
page-soccer-choose = Figur auf { $square } wählen
page-soccer-walk = Von { $from } nach { $square } laufen
page-soccer-kick = Ball nach { $square } schießen
page-soccer-goal = Ins Tor schießen
page-soccer-place = Figur auf { $square } stellen
page-soccer-figure = Figur zum Aufstellen
page-soccer-goalie = Torwart zum Aufstellen
page-soccer-set-goalie = Dein Torwart: tippe eines der zwei Felder vor deinem Tor an oder zieh ihn dorthin.
page-soccer-set-figure = Noch { $left }: tippe ein markiertes Feld an oder zieh die Figur dorthin. Vor deinem Tor wird es der Torwart. Oder nimm eine Formation:
page-soccer-now-figure = Tippe eine deiner Figuren an.
page-soccer-now-target = Punkt: dorthin gehen. Ring: dort endet der Ball.
page-soccer-shoot = Schießen!
page-soccer-kick-it = Schuss nach { $square }
page-soccer-walk-it = Gehen nach { $square }
page-soccer-other = Andere Figur wählen
page-soccer-now-keeper = Tippe ein markiertes Feld für deinen Torwart an.
page-soccer-plan-walk =
    { $steps ->
        [one] 1 Feld
       *[other] { $steps } Felder
    } nach { $square } gehen.
page-soccer-plan-steps =
    { $steps ->
        [one] 1 Feld
       *[other] { $steps } Felder
    } gehen.
page-soccer-plan-kick = Schuss nach { $where }.
page-soccer-plan-touches =
    { $count ->
        [one] 1 Ballkontakt
       *[other] { $count } Ballkontakte
    }, der Ball endet: { $where }.
page-soccer-into-goal = im Tor
page-soccer-set-up = Aufstellung
page-soccer-extra-time = Verlängerung
page-soccer-of-minutes = von { $minutes }
page-soccer-formations = Formationen
page-soccer-formation-arrow = Pfeil
page-soccer-formation-wing = Flügel
page-soccer-formation-wall = Mauer
page-soccer-formation-book = Regelheft
page-soccer-threat = { $rolls } von 6
page-soccer-threat-of = Gefahr: der Gegner auf { $square } trifft bei { $rolls } von 6 Würfen
page-soccer-goal-word = Tor

## What is asked

page-help-street-soccer-set-up = Torwart vor das Tor, eine Figur in deine Hälfte des Kreises, in jede Spielfeldhälfte mindestens eine.
page-help-street-soccer-kick-off = Tippe das Feld an, auf dem der Anstoß endet.
page-help-street-soccer-move = Laufe genau die Augenzahl. Am Ball wird geschossen, eins weiter als der Rest; berührte Mitspieler passen weiter.
page-help-street-soccer-restart = Dein Torwart bringt den Ball wieder ins Spiel.
page-help-street-soccer-restart-kick = Tippe das Feld an, auf dem der Ball enden soll.

## The aim of the game

page-aim-street-soccer = Triff { $side }. Lauf zum Ball; was vom Wurf bleibt + 1 ist, wie weit er fliegt, und jeder Mitspieler spielt ihn weiter.
