# Das Analysebrett, im Terminal und in Ablehnungen.

study-too-long = das ist zu lang für eine Analyse: höchstens { $most } Zeichen
study-full = eine Analyse hat höchstens { $most } Schritte
study-which-game = sag, zu welchem Spiel diese Stellung gehört
study-after = Eintrag { $number } kann nicht auf Eintrag { $after } folgen
study-broken = Schritt { $number } ({ $text }) lässt sich nicht spielen: { $problem }
study-no-step = es gibt keinen Schritt { $number }
study-no-link = dieser Link ist beschädigt: kopiere ihn ganz
study-nothing-open = es ist noch nichts geöffnet

study-title = { $game }: Analyse
study-words =
    Ein Zug, oder was fällt: es wird gespielt. Außerdem:
      roll          den Zufall entscheiden lassen; roll on: bis jemand entscheidet
      back          einen Schritt zurück; go N: zu Schritt N; start: zum Anfang
      tree          alles, was versucht wurde; drop N: Schritt N und alles danach vergessen
      coach         was der Trainer hier täte
      moves         was gespielt werden oder fallen kann
      set STELLUNG  neu beginnen bei einer Stellung; position: die Zeile dieser hier
      link          alles in einer Zeile, für den Browser: /analyse#…
      save DATEI    als Datei aufheben
      help, quit
study-step = Schritt { $number }
study-at-start = Am Anfang
study-kept = Aufgehoben in { $file }.
study-link = Die ganze Analyse, für den Browser oder für { $command }:
study-no-file = Sag, in welche Datei: save DATEI
