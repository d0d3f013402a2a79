# Der Befehl von Football Darts.

fd-help-darts = wie gut du wirfst, und wohin du zielen solltest
fd-help-darts-page =
    Wie gut du wirfst, als σ in mm, und wohin man am besten zielt, wenn man so wirft.

      touchline darts fit 12 T20 5 1 20 60 18
      touchline darts stats
      touchline darts heatmap aims.svg --thrower pub
fd-help-darts-fit = dein σ aus Darts, die du geworfen hast
fd-help-darts-fit-page =
    Passt σ an Darts auf ein Ziel an; wenige Darts werden zu einer Vorgabe gezogen. Eine Datei enthält Darts, einen oder mehrere
    je Zeile; Zeilen mit '#' zählen nicht, 'aim T20' sagt, worauf die folgenden zielten, 'Ann: 5 T20', wem sie gehören.
    Eine Tabelle mit den Köpfen player, aim und dart wird nach Spalten gelesen.

      touchline darts fit 12 T20 5 1 20 60 18
      touchline darts fit darts.txt --aim T20
      touchline darts fit match.touchline --seat 1
fd-help-darts-fit-darts = Punkte (12), Felder (T20), Ziel und Treffer (T20:5), oder eine Datei davon oder ein Protokoll
fd-help-darts-fit-aim = worauf alle Darts zielten, oder 'unknown' (du wirst gefragt; sonst BULL)
fd-help-darts-fit-seat = wessen Darts, nach Name, im Protokoll auch nach Platz (alle, jeder für sich)
fd-help-darts-fit-toward = die Vorgabe, zu der wenige Darts gezogen werden (pub)
fd-help-darts-stats = Schnitte, getroffene Felder und beendete Drives, je Spieler
fd-help-darts-stats-page =
    Was Darts-Schreiber festhalten: Schnitt, getroffene Felder, Drives bis in die Endzone, Spiel für Spiel.

      touchline darts stats                          alle, aus allen Spielen auf diesem Rechner
      touchline darts stats match.touchline --player Ann
fd-help-darts-stats-files = Protokolle (alle Spiele auf diesem Rechner)
fd-help-darts-stats-player = nur dieser
fd-help-darts-heatmap = ein Bild davon, was jedes Ziel wert ist
fd-help-darts-heatmap-page =
    Ein Bild der Scheibe: was jedes Ziel wert ist, in Punkten oder, in einer Lage, in Siegchancen.

      touchline darts heatmap aims.svg --thrower 18
      touchline darts heatmap now.png --match match.touchline
fd-help-darts-heatmap-out = eine .png- oder .svg-Datei
fd-help-darts-heatmap-thrower = eine Vorgabe, σ in mm oder σx/σy/ρ (pub; oder die des Spiels)
fd-help-darts-heatmap-match = für die Lage am Ende dieses Protokolls
fd-help-darts-heatmap-position = für die Lage, die diese Stellungszeile beschreibt
fd-help-darts-heatmap-call = wofür der Dart geworfen wird (throw)
