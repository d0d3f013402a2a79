# Was die Befehle ausgeben.


## Everywhere
cli-standard-output = Standardausgabe
cli-no-level = für { $game } gibt es keine Stufe { $level }; es gibt: { $known }
cli-interrupted = Abgebrochen.
cli-interrupted-goes-on = Abgebrochen. Derselbe Befehl macht weiter.
cli-kept-in = Liegt in { $file }

## play, resume, replay, games, rules
cli-nothing-to-resume = kein Spiel ist offen; 'touchline play GAME' beginnt eins
cli-going-on =
    Weiter mit { $file }, { $steps ->
        [one] 1 Schritt
       *[other] { $steps } Schritte
    } gespielt.
cli-opponents = Gegner: { $levels }
cli-choices = zur Wahl: { $choices }
cli-played-alike = Sie werden gleich gespielt.
cli-few-entries =
    --to { $to }: das Protokoll hat { $entries ->
        [one] 1 Eintrag
       *[other] { $entries } Einträge
    }
cli-position = Stellung: { $position }
cli-no-entry-counts = in diesem Protokoll gibt es keinen gültigen Eintrag { $number }
cli-solving = löst
cli-reviewing = bespricht

## check
cli-all-laws-hold = Alle Gesetze gelten.
cli-not-compared = Nicht mit kompiliertem Spiel verglichen: dazu braucht es Numba (pip install 'touchline[fast]').
cli-law-broken = VERLETZT: { $law }

## data
cli-data-none = { $game } hat keine eigenen Werte: alles darin steht in den Regeln
cli-data-count =
    { $count ->
        [one] 1 Wert.
       *[other] { $count } Werte.
    } 'touchline data { $game } --edit FILE' schreibt eine Datei zum Ausfüllen.
cli-data-written = { $file } ist geschrieben; fülle sie aus und sag dasselbe noch einmal, dann wird sie geprüft.
cli-data-instead = statt { $before }
cli-data-same = Nichts weicht ab von: { $whose }.
cli-data-our-own = unseren eigenen Werten
cli-data-ours = unsere
cli-data-line = { $file }, Zeile { $line }: { $fault }
cli-data-effect = In { $games } Spielen von „{ $who }“ mit jedem, mit denselben Würfeln ({ $before } → { $after }):
cli-data-holm = p ist für alle { $count } verglichenen Zahlen berichtigt (Holm).

## print, new-game
cli-no-chart = { $game } hat keine Tafel: alles steht auf dem Brett
cli-nothing-to-print = für { $game } gibt es noch nichts zu drucken
cli-pages =
    { $file }: { $pages ->
        [one] 1 Seite
       *[other] { $pages } Seiten
    }
cli-new-game-made = { $folder } enthält ein kleines Spiel, das alle Gesetze hält. Weiter geht es so:
cli-new-game-name = { $name } ist kein Name: kleine Wörter mit '-' verbunden, etwa my-game
cli-new-game-taken = ein Spiel { $name } gibt es schon
cli-new-game-there = { $folder } gibt es schon

## ladder
cli-ladder-game = Spiel
cli-ladder-level = Stufe
cli-ladder-against = gegen
cli-ladder-pairs = Paare
cli-ladder-score = Punkte (95-%-Intervall, jedes für sich)
cli-ladder-no-gpu = die Bots von { $game } spielen nicht auf einer Grafikkarte

## season
cli-season-none = noch gibt es keine Saison; 'touchline season new GAME' legt eine an
cli-season-owner-form = { $text }: schreibe einen Besitzer als TEAM=NAME
cli-season-no-team = es gibt kein Team { $team }; es gibt: { $known }
cli-season-at-least-one = mindestens eine Saison muss gespielt werden
cli-season-no-match = so ein Spiel wurde nicht gespielt
cli-season-rows =
    { $count ->
        [one] 1 Zeile
       *[other] { $count } Zeilen
    } von { $table } in { $file }
cli-season-progress = { $percent } % von { $total } Spielen
cli-season-measured = { $matches } Spiele von { $level }: Stärken in { $file }
cli-season-differs = Woche { $week }, { $home } gegen { $away }: Das Protokoll sagt etwas anderes
cli-season-checked =
    { $records ->
        [one] 1 Protokoll
       *[other] { $records } Protokolle
    } in { $seconds } s nachgespielt, { $wrong } weichen von der Tabelle ab.
cli-season-simulated =
    { $played ->
        [one] 1 Spiel
       *[other] { $played } Spiele
    } in { $seconds } s.
cli-season-match-kept = Das Spiel ist gesichert; 'touchline season play' macht damit weiter.

## solve, train
cli-not-solved = { $game } ist nicht gelöst: Seine besten Spieler haben gelernt
cli-not-learned = { $game } wird nicht gelernt: Es ist gelöst, oder noch lehrt es niemand
cli-train-ready = macht sich bereit
cli-train-score = Punkte
cli-train-done =
    { $measured }: { $score } ± { $interval } nach { $games ->
        [one] 1 Spiel
       *[other] { $games } Spielen
    }
cli-train-kept = Liegt in { $folder }: { $files }
cli-train-shipped = Ausgeliefert: { $files }

## The server's commands
cli-not-verified = NICHT BESTÄTIGT: { $why }
cli-reports-none = Niemand hat etwas gemeldet.
cli-reports-line = { $day }  { $about }: { $reason }, sagt { $reporter }; Match { $match }; { $before } zuvor
cli-reports-stalling = verzögert
cli-reports-cheating = betrügt
cli-reports-name = hat einen anstößigen Namen
cli-reports-other = etwas anderes
cli-not-a-text = das ist kein Text
cli-verified = bestätigt
cli-copied = kopiert und geprüft: { $counts }
cli-migrate-newest = der Speicher hat Schema { $schema }, das neueste
cli-migrate-made = eine neue Ablage wurde in { $store } angelegt, mit Schema { $schema }
cli-migrate-would-make = in { $store } ist noch keine Ablage; eine mit Schema { $schema } würde angelegt
cli-migrate-done = der Speicher wurde von Schema { $before } auf { $schema } gebracht
cli-migrate-kept = der Speicher, wie er war, liegt in { $place }
cli-migrate-would = der Speicher würde von Schema { $before } auf { $schema } gebracht; an einer Kopie probiert, nichts wurde geändert
cli-migrate-would-keep = der Speicher, wie er ist, käme nach { $place }
cli-site-at = { $at } ist kein Ordner eines Webspace: Buchstaben, Ziffern, Punkte und Bindestriche zwischen Schrägstrichen
cli-site-written =
    { $folder }: { $files ->
        [one] 1 Datei
       *[other] { $files } Dateien
    }, { $size } MB

## serve, backup, restore, migrate, site
cli-serve-running = Touchline läuft schon, unter { $address }
cli-serve-stopped = Touchline ist beendet. Alle Spiele sind aufgehoben.
cli-serve-cannot = Touchline kann nicht starten: { $why }
cli-serve-port-taken = Port { $port } gehört einem anderen Programm. Ohne --port wird der nächste freie gesucht.
cli-serve-port-forbidden = dieser Benutzer darf an Port { $port } nicht lauschen. Ports ab 1024 sind für alle.
cli-serve-no-listening = an { $host } lässt sich nicht lauschen: { $problem }.
cli-serve-at = Touchline ist unter { $address }
cli-serve-others = Andere in deinem Netz finden es unter { LIST($addresses, type: "or") }
cli-serve-only-here = Nur dieser Rechner erreicht es; mit `touchline serve --lan` spielen auch Telefone in deinem Netz mit.
cli-serve-kept = Die Spiele liegen in { $store }
cli-serve-ctrl-c = Strg-C beendet es.
cli-backup-exists = { $file } gibt es schon; eine Sicherung überschreibt nichts
cli-backup-no-folder = es gibt keinen Ordner { $folder }
cli-backup-no-store = bei { $store } ist keine Ablage
cli-backup-none = bei { $file } ist keine Sicherung
cli-backup-made = { $file }: { $found }
cli-restored = wiederhergestellt: { $found }
cli-restored-aside = wiederhergestellt: { $found }; die alte Ablage ist { $aside }
cli-migrate-filled = { $table } in der Ziel-Ablage ist nicht leer
cli-migrate-in-use = ein Server benutzt diese Ablage; beende ihn erst, oder mach eine Sicherung
cli-migrate-other-matches = die Kopie hat nicht dieselben Spiele
cli-migrate-other-end = Spiel { $match } endet in der Kopie anders
cli-store-verified = { $matches } Spiele, { $rows } Ereignisse, jeder Hash geprüft
cli-store-broken = { $matches } Spiele, { $rows } Ereignisse, jeder Hash geprüft, nur die von { $broken } beschädigten nicht, die kopiert werden, wie sie sind:
cli-store-match-lost = Spiel { $match } ist nicht da, wo es nach der Tabelle der Spiele sein müsste
cli-site-not-built = die Oberfläche ist nicht gebaut: python frontend/build.py baut sie
