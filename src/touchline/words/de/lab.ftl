# Was das Labor ausgibt.


## Simulations
lab-all-there = { $file }: alle { $games } Spiele sind da
lab-one-row = { $file }: eine Zeile je { $what }
lab-resume-goes-on = Dasselbe mit --resume macht weiter.
lab-played =
    { $games ->
        [one] 1 Spiel
       *[other] { $games } Spiele
    }, { $players }, Saat { $seed }; { $steps } Schritte in { $seconds } s ({ $rate } Millionen/s)
lab-interrupted = { $played } (von { $asked } gewünschten; abgebrochen)
lab-rules = Regeln: { $rules }. Jedes Intervall gilt für sich, nicht alle zugleich.
lab-figure = Zahl
lab-mean = Mittel
lab-interval = 95-%-Intervall

## Tournaments
lab-pairs = Paare
lab-player = Spieler
lab-points = Punkte
lab-games = Spiele
lab-points-against = Punkte je Spiel gegen
lab-cup-kept = Abgebrochen. { $done } von { $total } Paaren stehen in { $file }; derselbe Befehl macht dort weiter.
lab-cup-no-pair = Abgebrochen, ehe ein Paar zu Ende war: derselbe Befehl beginnt von vorn.
lab-cup-unkept = Abgebrochen. Nichts ist aufgehoben; mit --file FILE macht derselbe Befehl ein andermal weiter.
lab-faults =
    { $count ->
        [one] 1 Spiel ging durch einen Fehler verloren:
       *[other] { $count } Spiele gingen durch einen Fehler verloren:
    }
lab-and-more = … und { $more } weitere

## Progress and speed
lab-progress = { $what }: { $done } von { $total } ({ $share }), noch etwa { $left }
lab-progress-first = { $what }: { $done } von { $total } ({ $share })
lab-loop = Schleife
lab-transitions = Übergänge/s
lab-machine =
    { $processor }, { $cores ->
        [one] 1 Kern
       *[other] { $cores } Kerne
    }, Python { $python }
lab-machine-load = { $machine }, Last { $load }
lab-goal-met = ja
lab-goal-missed = nein
lab-goal = (Ziel { $wanted } ×)

lab-clock-form = Uhr { $text }: schreibe Sekunden je Spiel, wie 60 oder 60+0.5
lab-same-engine = zwei Programme heißen { $name }: schreibe NAME=COMMAND
lab-row-kind = eine Zeile ist eins von { $known }, nicht { $given }
lab-no-drives = { $game } hat keine Drives; frage nach game, play oder decision
lab-gpu-policies = auf einer Grafikkarte spielen nur kompilierte Strategien, keine Bots
lab-nobody-called = niemand heißt { $player } in { $game }; es gibt: { $known }
lab-seat-count = { $game } hat { $seats } Plätze; nenne einen, zwei oder { $most } Spieler
lab-no-opponent = es gibt keinen kompilierten Gegner { $name }; es gibt: { $known }
lab-no-seat = es gibt keinen Platz { $seat }; { $game } hat { $seats }, von 0 gezählt
lab-rows-as = { $file }: Zeilen werden als { $kinds } geschrieben
lab-no-folder = { $file }: es gibt keinen Ordner { $folder }
lab-only-parquet = { $file }: nur eine .parquet-Datei sagt, was sie enthält; nur damit geht es weiter
lab-other-simulation = { $file } enthält eine andere Simulation: { $changed } weichen ab
lab-unreadable = { $file } lässt sich nicht lesen: { $problem }
lab-seed = eine Saat ist eine ganze Zahl von 0 bis 2**64 - 1
lab-one-game = mindestens ein Spiel muss gespielt werden
lab-no-backend = es gibt kein { $name } zum Rechnen; es gibt: { $known }
lab-sprt-order = sprt { $text }: der erste Unterschied ist der kleinere, Fehler liegen unter 0.5
lab-sprt-form = sprt { $text }: schreibe zwei Elo-Unterschiede, wie 0,10
lab-two-players = ein Turnier braucht mindestens zwei verschiedene Spieler
lab-sprt-two = ein sequentieller Test läuft zwischen zwei Spielern
lab-one-pair = eine Begegnung hat mindestens ein Paar Spiele
lab-other-tournament = { $file } enthält ein anderes Turnier: { $changed } weichen ab
lab-no-tournament = { $file } ist kein Turnier: { $problem }
lab-glance = { $title }: etwa { $minutes } Minuten, { $players } Spieler; { $stronger } schlägt { $weaker } { $better } ({ $low } … { $high }) Mal von hundert ({ $matches } Matches)
lab-no-cuda = numba-cuda ist nicht installiert ({ $problem }); pip install 'touchline[cuda]'
lab-no-gpu = auf diesem Rechner ist keine NVIDIA-Grafikkarte mit laufendem Treiber
lab-engine-start = { $command } lässt sich nicht starten: { $problem }
