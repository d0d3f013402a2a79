# What the pages say about this game alone.

## The pitch

page-soccer-board = Spielfeld
page-soccer-minute = Minute { $minute }
page-soccer-choose = Figur auf { $square } wählen
page-soccer-walk = Von { $from } nach { $square } laufen
page-soccer-kick = Ball nach { $square } schießen
page-soccer-goal = Ins Tor schießen
page-soccer-take-ball = Ball
page-soccer-take-ball-on = Den Ball von { $square } nehmen
page-soccer-put-ball = Den Ball auf { $square } legen
page-soccer-pieces = Auf das Brett zu stellen
page-soccer-place = Figur auf { $square } stellen
page-soccer-figure = Figur zum Aufstellen
page-soccer-goalie = Torwart zum Aufstellen
page-soccer-set-goalie = Dein Torwart: tippe eines der zwei Felder vor deinem Tor an oder zieh ihn dorthin.
page-soccer-set-figure = Noch { $left }: tippe ein markiertes Feld an (vor deinem Tor: der Torwart). Oder nimm eine Formation:
page-soccer-now-figure = Tippe eine deiner Figuren an.
page-soccer-now-target = Punkt: dorthin gehen. Ring: dort endet der Ball.
page-soccer-now-kick = Tippe einen Ring an: Dort endet der Ball.
page-soccer-shoot = Schießen!
page-soccer-kick-it = Schuss nach { $square }
page-soccer-walk-it = Gehen nach { $square }
page-soccer-other = Andere Figur wählen
page-soccer-now-keeper = Tippe ein markiertes Feld für deinen Torwart an.
page-soccer-plan-walk =
    Die { $shirt } geht { $steps ->
        [one] 1 Feld
       *[other] { $steps } Felder
    } nach { $square }.
page-soccer-plan-steps =
    Die { $shirt } geht { $steps ->
        [one] 1 Feld
       *[other] { $steps } Felder
    }.
page-soccer-plan-kick = Schuss nach { $where }.
page-soccer-plan-shot = Direkt ins Tor!
page-soccer-plan-touches = Weitergespielt von { $mates } nach { $where }.
page-soccer-plan-touches-goal = Weitergespielt von { $mates } ins Tor!
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
page-soccer-threat-key = „{ $rolls } von 6“: Bei so vielen der sechs Würfe könnte dieser Gegner als Nächstes treffen.
page-soccer-goal-word = Tor

## What is asked

page-help-street-soccer-set-up = Torwart vor das Tor, eine Figur in deine Hälfte des Kreises, in jede Spielfeldhälfte mindestens eine.
page-help-street-soccer-kick-off = Tippe das Feld an, auf dem der Anstoß endet.
page-help-street-soccer-move = Geh genau die Augenzahl. Früher am Ball? Schieß ihn: übrige Felder plus eins. Mitspieler am Weg spielen ihn weiter.
page-help-street-soccer-restart = Dein Torwart bringt den Ball wieder ins Spiel.
page-help-street-soccer-restart-kick = Tippe das Feld an, auf dem der Ball enden soll.

## The aim of the game

page-aim-street-soccer =
    Triff { $attack ->
        [up] oben
       *[right] rechts
    }. Lauf zum Ball; was vom Wurf bleibt + 1 ist, wie weit er fliegt, und jeder Mitspieler spielt ihn weiter.
page-aim-street-soccer-short =
    Triff { $attack ->
        [up] oben
       *[right] rechts
    }. Mehr Tore gewinnen.

## A first match: a rule in one sentence, when it first rules

page-new-ss-2-2 = Dein Torwart steht vor deinem Tor; eine Figur beginnt in deiner Hälfte des Kreises, und in jeder Spielhälfte steht mindestens noch eine.
page-new-ss-2-3 = Wer höher gewürfelt hat, stößt an: Der Ball fliegt genau so weit, wie sich die Würfe unterscheiden, und zählt noch nicht als Tor.
page-new-ss-3-1 = Ein Wurf, eine Figur: Sie geht Feld für Feld, nie schräg und nie durch eine andere hindurch.
page-new-ss-3-4 = Wer den Ball erreicht, muss schießen: so weit wie die übrigen Augen, und ein Feld mehr.
page-new-ss-4-3 = Trifft der Ball einen Mitspieler, spielt der ihn weiter: Der Schritt zählt nicht, und er fliegt in neuer Richtung weiter.
page-new-ss-5-1 = Über die Torlinie von einem der beiden Felder vor dem Tor, gerade oder schräg: Das ist ein Tor.
page-new-ss-5-2 = Nach einem Tor geht es bei der anderen Mannschaft weiter: Ihr Torwart schießt genau so weit, wie der Würfel zeigt.
page-new-ss-6-2 = Höchstens einer deiner Feldspieler darf vor deinem Tor stehen bleiben.

## What is asked, where it is answered by touching: the game itself names what is typed

page-ss-ask-place = Stell Figur { $number } von { $of } auf, oder nimm eine Formation.
page-ss-ask-place-goalie-too = Stell Figur { $number } von { $of } auf, oder nimm eine Formation.

## Das Analysebrett

page-study-field-street-soccer-figures = Figuren: Gelb, dann Rot, Torwart zuerst
page-study-field-street-soccer-ball = Ball
page-study-field-street-soccer-turn = Am Zug
page-study-field-street-soccer-die = Würfel
page-study-field-street-soccer-minute = Minute

## On the shelf

page-title-street-soccer = Street Soccer
page-tagline-street-soccer = Fünf gegen fünf auf Feldern: würfeln, zum Ball laufen und ihn über die Mitspieler ins Tor passen.
page-short-street-soccer = Würfeln, zum Ball laufen, passen, treffen.
