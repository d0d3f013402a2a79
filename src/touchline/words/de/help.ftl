# Was die Befehlszeile über sich sagt: --help.


## All commands
help-touchline =
    Football am Tisch: { $games }.

      touchline                              die App: Spiel wählen und spielen (--plain: dasselbe in Zeilen)
      touchline games                        was man spielen kann
      touchline learn GAME                   ein Spiel in einer Minute
      touchline puzzle                       finde den besten Zug
      touchline analyse GAME                 ein Brett zum Ausprobieren, mit Trainer
      touchline play GAME                    zwei Leute an einer Tastatur
      touchline play GAME --vs random        gegen einen Bot
      touchline play GAME --table            echte Würfel, Karten oder Darts: ihr würfelt, Touchline zählt
      touchline rules GAME                   die nummerierten Regeln
help-explains = 'touchline COMMAND --help' erklärt einen Befehl.
help-group-play = spielen
help-group-table = am Tisch und nach dem Spiel
help-group-host = Gastgeber
help-group-bots = Bots
help-group-laboratory = Labor
help-group-solve = lösen
help-group-more = mehr
help-exit-codes = Rückgabewerte: { $codes }
help-exit-fine = alles gut
help-exit-mistake = ein Fehler in der Anfrage
help-exit-interrupted = abgebrochen
help-exit-broken = eine Prüfung schlug fehl oder der Server konnte nicht starten
help-exit-broken-check = ein Gesetz ist verletzt
help-exit-broken-verify = das Spiel ist nicht, was es zu sein behauptet
help-exit-broken-serve = der Server konnte nicht starten

## What argparse says; the marks (%s) stay
help-argparse-usage = Aufruf: 
help-argparse-positionals = Angaben
help-argparse-options = Optionen
help-argparse-help = diese Hilfe zeigen und aufhören
help-argparse-version = die Version zeigen und aufhören
help-argparse-error = %(prog)s: Fehler: %(message)s
help-argparse-argument = %(argument_name)s: %(message)s
help-argparse-required = es fehlt: %s
help-argparse-unrecognized = unverständlich: %s
help-argparse-choice = %(value)r gibt es nicht (zur Wahl: %(choices)s)
help-argparse-value = kein gültiger Wert (%(type)s): %(value)r
help-argparse-one = hier fehlt eine Angabe
help-argparse-some = hier fehlt mindestens eine Angabe
help-argparse-not-with = geht nicht zusammen mit %s
help-argparse-ambiguous = %(option)s ist nicht eindeutig: gemeint sein könnte %(matches)s
help-argparse-explicit = %r gehört hier nicht hin

## Arguments that many commands have
help-arg-game = welches Spiel
help-arg-json = für ein Programm
help-arg-data = die wahren Werte deiner Schachtel (TOML)
help-arg-rules = ein benanntes Regelwerk ('touchline games GAME' zählt sie auf)
help-arg-option = eine Hausregel
help-arg-voice = ansagen, was geschieht und wie es steht, mit spd-say, espeak oder say, wo eines installiert ist
help-arg-plain = einfache Zeilen statt der App (wie in einer Pipe, mit TERM=dumb, TOUCHLINE_PLAIN=1 oder einem Screenreader)
help-arg-lang = die Sprache: { $languages } (oder TOUCHLINE_LANG; sonst die der App oder des Rechners)
help-arg-print-completion = ein Skript, mit dem deine Shell Wörter ergänzt: bash, zsh oder tcsh
help-arg-file = das Protokoll eines Spiels
help-arg-seed = der Würfel
help-arg-cores = so viele Kerne spielen
help-arg-on = wo gespielt wird; cuda: auf einer NVIDIA-Grafikkarte
help-arg-seconds = die Zeit eines Bots für einen Zug
help-arg-out = wohin damit
help-arg-season = Datei oder Name (die zuletzt benutzte)
help-arg-table = echte Würfel, Karten oder Darts: du sagst, was fiel
help-arg-store = SQLite-Datei oder postgresql://-URL (TOUCHLINE_STORE, sonst dein Datenordner)
help-arg-engine = ein Programm, das über JSON-Zeilen spielt, oder NAME=COMMAND; auch mehrmals
help-arg-clock = Sekunden eines Programms für ein Spiel, und zusätzlich je Zug
help-arg-games-to = jedes Spiel mit einem Programm hier sichern

## learn, puzzle
help-learn = ein Spiel in einer Minute, bis zu deinen ersten Punkten
help-learn-page =
    Sechs bis zehn Schritte auf dem echten Brett, jeder ein Satz und eine Aufgabe, bis zu deinen ersten Punkten.

      touchline learn GAME
      touchline learn GAME --plain       dasselbe in Zeilen
help-puzzle = finde den besten Zug
help-puzzle-page =
    Eine Stellung, in der eine Idee klar die beste ist. Finde sie: Die Antwort sagt, was die nächstbeste gekostet hätte.

      touchline puzzle                    irgendein Spiel, noch nicht gelöst
      touchline puzzle GAME
      touchline puzzle GAME --daily       heute für alle dieselbe
      touchline puzzle --from RECORD      was du in einer Partie verschenkt hast, noch einmal
      touchline puzzle GAME --answer MOVE --id ID   ohne Nachfrage, für ein Programm
help-puzzle-game = aus welchem Spiel; sonst irgendeins
help-puzzle-daily = die Aufgabe des Tages
help-puzzle-grade = nur solche, die N unserer Stufen nicht finden
help-puzzle-id = genau diese
help-puzzle-record = eine der Entscheidungen, die in dieser Partie etwas verschenkt haben
help-puzzle-answer = die Antwort, ohne danach gefragt zu werden

## play, resume, join
help-play = ein Spiel spielen: zu zweit, gegen einen Bot oder am echten Tisch
help-play-page =
    Im Terminal öffnet sich das Spiel in der App; mit --plain, in einer Pipe, mit TERM=dumb oder einem
    Screenreader läuft es in einfachen Zeilen. Beide verstehen dieselben Züge und dieselben Befehle:
    Tippe einen Zug oder 'help'. Jede Eingabe ist sofort gesichert; 'touchline resume' spielt weiter.

      touchline play GAME                      zwei Leute an einer Tastatur
      touchline play GAME --first              dein erstes Spiel, alles Neue wird erklärt
      touchline play GAME --vs random          gegen einen Bot
      touchline play GAME --table              echte Würfel, Karten oder Darts: ihr würfelt, Touchline pfeift
      touchline play GAME --table --clock 20   ... mit zwanzig Minuten je Seite
help-play-game = was gespielt wird ('touchline games' zählt die Spiele auf)
help-play-vs = gegen einen Bot spielen ('touchline games GAME' zählt die Stufen auf)
help-play-first = dein erstes Spiel: gegen den sanftesten Bot, alles Neue wird einmal erklärt, der Coach steht daneben
help-play-second = mit --vs: auf dem zweiten Platz sitzen
help-play-names = wer spielt; gegen einen Bot du zuerst
help-play-clock = Minuten je Seite und Sekunden je Eingabe
help-play-seed = die Würfel wiederholbar machen
help-play-save = wo das Spiel liegen soll
help-resume = ein unterbrochenes Spiel fortsetzen (das letzte, wenn keins genannt ist)
help-resume-page =
    Jede Eingabe eines Spiels ist sofort gesichert; hier geht es weiter, wo es aufhörte.

      touchline resume                    das letzte
      touchline resume match.touchline
help-join = sich über einen Link an ein Spiel auf einem Server setzen
help-join-page =
    Spielt vom Terminal aus auf einem Server, mit denselben Worten wie zu Hause.

      touchline join 'http://192.168.1.20:8000/?match=k7x2#invite=…' --name Ann
help-join-link = wie ihn die andere Seite geschickt hat: http://host/?match=...#invite=...
help-join-name = wie du dort heißt

## games, rules, replay
help-games = was man spielen kann, mit Optionen und Gegnern
help-games-page =
    Jedes Spiel mit seinen Gegnern; ein Spiel mit seinen Optionen und den Regeln, die sie ändern.

      touchline games
      touchline games GAME
      touchline games --json                 für ein Programm
help-games-game = nur dieses, mit erklärten Optionen
help-rules = das Regelbuch eines Spiels, oder eine Regel daraus
help-rules-page =
    Die nummerierten Regeln, wie der Spielbericht und jede Ablehnung sie zitieren.

      touchline rules GAME             das ganze Buch
      touchline rules GAME AB-2        ein Kapitel
      touchline rules GAME --compare A B   worin sich zwei Regelwerke unterscheiden
      touchline rules GAME AB-2.2      eine Regel
help-rules-id = eine Regel wie AB-2.2 oder ein Kapitel wie AB-2
help-rules-terms = die Wörter des Spiels und die Regel, die jedes erklärt
help-rules-compare = zwei benannte Regelwerke und ihre Unterschiede
help-replay = ein aufgezeichnetes Spiel noch einmal erzählen
help-replay-page =
    Spielt ein Protokoll nach den Regeln und erzählt es Schritt für Schritt bis zur Schlussstellung.

      touchline replay match.touchline
      touchline replay match.touchline --to 17 --rules
help-replay-to = nach diesem Eintrag aufhören
help-replay-rules = die Regeln hinter jedem Schritt nennen

## data, chart, print
help-data = was in der Schachtel von uns geraten ist, und deine eigenen Werte
help-data-page =
    Würfel, Karten und Tabellen einer Schachtel, die niemand vom Original ablesen konnte: woher jeder Wert kommt
    und wie sicher wir sind. Wer die Schachtel hat, füllt einmal eine Datei aus; sie ist klein, lässt sich verschicken
    und gilt überall als --data FILE.

      touchline data GAME                   alles, was geraten ist (--all: jeder Wert)
      touchline data GAME --edit my.toml    eine kommentierte Datei zum Ausfüllen (in $EDITOR); ist sie da, wird sie geprüft
      touchline data GAME --check my.toml   sie Zeile für Zeile prüfen und zeigen, was sie im Spiel ändert
      touchline data GAME --check my.toml --against other.toml   ... verglichen mit den Werten eines anderen
help-data-game = wessen Schachtel
help-data-all = jeder Wert, nicht nur die geratenen
help-data-edit = eine kommentierte Datei zum Ausfüllen schreiben, dann prüfen
help-data-check = eine Datei prüfen und zeigen, was sie ändert
help-data-against = mit --check: mit dieser Datei vergleichen, nicht mit unserer
help-data-games = so viele Spiele zum Vergleich (2000; 0: keine)
help-chart = die Tafeln eines Spiels, zum Nachschlagen am Tisch
help-chart-page =
    Was auf was trifft, zum Nachschlagen am Tisch; geratene Felder sind markiert.

      touchline chart GAME
      touchline chart GAME --data my.toml    mit den wahren Werten deiner Schachtel
help-print = Spielbögen, Bretter, Karten und Tafeln als PDF
help-print-page =
    Spielbögen, Bretter, Karten und Tafeln als PDF, für den Küchentisch (pip install 'touchline[lab]').

      touchline print GAME                   schreibt GAME.pdf
      touchline print GAME --paper letter --out sheets.pdf
help-print-paper = die Größe des Papiers (a4)

## check, new-game, engine
help-check = ein Spiel an den Gesetzen messen: erlaubte Züge, genaue Gewichte, keine Lecks, beide Weisen stimmen überein
help-check-page =
    Spielt zufällige Spiele mit jeder Option und sieht sich jeden Schritt von allen Seiten an: erlaubte Züge sind spielbar,
    Gewichte genau, niemand sieht Verborgenes, Texte und Protokolle kommen zurück, kompiliert und interpretiert stimmt überein.

      touchline check                                alle Spiele
      touchline check GAME --games 20                eins, gründlicher
      touchline check my-game --interpreted --json   während man ein eigenes Spiel schreibt
help-check-game = zu prüfende Spiele (alle, wenn keins genannt ist)
help-check-games = Zufallsspiele je Option (3)
help-check-seed = wo die Zufallsspiele beginnen (0)
help-check-interpreted = den Vergleich mit kompiliertem Spiel weglassen
help-new-game = das Gerüst eines eigenen Spiels, als Paket
help-new-game-page =
    Schreibt einen Ordner mit einem kleinen Spiel, das alle Gesetze hält: Regelbuch, Zustand, Regeln, Wörter, ein Gegner und
    Tests. Mach eins nach dem anderen zu deinem; docs/adding-a-game.md sagt, was ein Spiel noch mitbringen kann.

      touchline new-game my-game
      touchline new-game my-game --in packages
help-new-game-name = wie es heißt: Kleinbuchstaben, Wörter mit '-' verbunden
help-new-game-folder = wohin (hierher)
help-engine = über JSON-Zeilen auf Standardein- und -ausgabe spielen, für Bots in jeder Sprache
help-engine-page =
    Eine Anfrage und eine Antwort je Zeile, bis die Eingabe endet.

      touchline engine
      { $new }
      { $roll }
      { $advise }
help-engine-schema = das JSON-Schema aller Anfragen und Antworten ausgeben

## advise, review, solve, train
help-advise = was in der letzten Stellung eines Protokolls zu tun ist
help-advise-page =
    Die besten Züge mit den Siegchancen aller danach, vom Löser oder Trainer des Spiels.

      touchline advise match.touchline
      touchline advise match.touchline --at 17 --all
help-advise-at = vor Eintrag N statt am Ende
help-advise-all = jeder erlaubte Zug, nicht nur die besten
help-review = wo ein Spiel gewonnen und verloren wurde: Glück, teure Entscheidungen, Kurve
help-review-page =
    Was jeder Wurf und jede Entscheidung wert war: Glück und Können jeder Seite, die teuersten Entscheidungen, eine Kurve.

      touchline review match.touchline
      touchline review match.touchline --svg chart.svg
help-review-svg = die Kurve der Siegchancen schreiben
help-solve = perfektes Spiel, im Voraus ausgerechnet
help-solve-page =
    Rechnet perfektes Spiel eines lösbaren Spiels aus, damit im Spiel niemand darauf wartet, und sagt, was das Spiel
    wert ist.  Die Lösung bleibt auf der Platte.

      touchline solve GAME                        vor einem Abend damit
      touchline solve GAME -o NAME=VALUE          ... nach Hausregeln
      touchline solve GAME --finer                ist, was weggelassen wurde, zu klein, um zu zählen?
help-solve-finer = noch einmal feiner lösen und jede Lage vergleichen
help-train = ein Spiel sich selbst lehren: Selbstspiel, Zwischenstände, Lernkurve
help-train-page =
    Selbstspiel aus dem Nichts. Saat und Umfang bestimmen das Ergebnis, Kerne nur die Zeit. Zwischenstände, die Lernkurve
    (curve.png) und was ausgeliefert würde, liegen im Ordner; Strg-C kostet höchstens ein paar Minuten, --resume macht weiter.

      touchline train GAME                        Minuten auf sechzehn Kernen, auf einem Stunden
      touchline train GAME --scale 0.02           ein kurzer Blick, wie es geht
      touchline train GAME --resume               weiter, wo es aufhörte
      touchline train GAME --ship                 das Ergebnis dorthin legen, wo die Bots es suchen
help-train-seed = andere Saat, anderes Training (1)
help-train-scale = X-mal so viele Spiele (1)
help-train-stages = wie viele Abschnitte des Kurses (3)
help-train-out = wo es liegen soll (training/GAME)
help-train-resume = vom Zwischenstand im Ordner weitermachen
help-train-ship = das Ergebnis ins Paket legen

## The laboratory
help-simulate = Spiele millionenfach spielen
help-simulate-page =
    Spielt Spiele millionenfach und sagt, was geschah. Dieselbe Saat gibt dieselben Spiele,
    auf wie vielen Kernen und wo auch immer.

      touchline simulate GAME --games 1000000
      touchline simulate GAME -o NAME=VALUE --seats WHO,WHO --out games.parquet
      touchline simulate GAME --rows drive --out drives.parquet
help-arg-games = wie viele (100 000)
help-arg-seats = wer spielt: Strategien oder Bots (die stärkste schnelle Strategie des Spiels)
help-simulate-rows = game, drive, play or decision (game)
help-simulate-out = die Zeilen hierhin schreiben (.parquet, .csv, .json, .ndjson)
help-simulate-resume = nur spielen, was in der Parquet-Datei von --out fehlt
help-report = was die Regeln mit einem Spiel machen, als Seite mit Bildern
help-report-page =
    Eine Seite mit Bildern: Punkte, Länge, wer anfängt, Spannung, Regeln, Glück und Können.

      touchline report GAME
      touchline report GAME --compare NAME=VALUE --out changed.html
help-report-compare = dasselbe mit dieser geänderten Regel
help-report-compare-data = dasselbe mit den Werten einer anderen Schachtel (TOML)
help-report-stronger = wer gegen random spielt, wenn Glück gegen Können gewogen wird
help-report-out = wohin damit (GAME-report.html); .json für ein Programm
help-bench = Tempo, neben anderen Bibliotheken
help-bench-page =
    Übergänge je Sekunde von jedem Spiel, interpretiert und kompiliert, neben OpenSpiel, PettingZoo,
    Pgx und RLCard, wo sie installiert sind (pip install 'touchline[bench]').

      touchline bench
      touchline bench GAME --alone --seconds 5
help-bench-games = zu messende Spiele (alle, wenn keins genannt ist)
help-bench-seconds = Zeit je Zahl (2)
help-bench-cores = zu nutzende Kerne (alle)
help-bench-alone = die anderen weglassen
help-bench-json = die Zahlen aufheben
help-tournament = Bots, Strategien und eigene Programme gegeneinander, mit Wertung
help-tournament-page =
    Jeder gegen jeden oder Schweizer System; beide Plätze jedes Paars werden mit denselben
    Würfeln gespielt. Mit --file lässt sich ein Turnier anhalten und fortsetzen; mit --sprt treffen sich zwei,
    bis klar ist, welcher von zwei Elo-Unterschieden stimmt.

      touchline tournament GAME random WHO WHO
      touchline tournament GAME --swiss 5 --file cup.jsonl
      touchline tournament GAME --engine "./mybot.py" club master --games-to records/
      touchline tournament GAME club --engine "mine=node bot.js" --clock 60+1 --sprt 0,20 --pairs 5000
help-tournament-players = Strategien und Bots (alle, wenn keiner genannt ist)
help-tournament-pairs = gespiegelte Paare je Begegnung (100)
help-tournament-swiss = Schweizer Runden statt jeder gegen jeden
help-tournament-sprt = zwei Spieler: aufhören, wenn eins davon klar ist
help-tournament-file = die Ergebnisse hier aufheben und von da weitermachen
help-ladder = wie die Bots eines Spiels zueinander stehen
help-ladder-page =
    Jede Stufe trifft auf die darunter (--all: jeder auf jeden) in gespiegelten Paaren: zwei Spiele mit denselben
    Würfeln, Plätze getauscht. Der Anteil gewonnener Punkte (Unentschieden halb), mit 95-%-Intervall über die Paare.
    Kann ein Spiel ganze Partien in Maschinencode spielen, wird das genutzt; sonst werden Bots Zug um Zug gefragt.

      touchline ladder                          ein kurzer Blick auf alle Spiele
      touchline ladder GAME --engine ./mybot.py   ein eigenes Programm trifft jede Stufe
      touchline ladder GAME --keep rungs/       mit Strg-C anhalten, mit demselben Befehl weiter
      touchline ladder GAME --pairs 1000        ein Spiel, ernst genommen
      touchline ladder --markdown               die Tabelle für die Dokumentation
help-ladder-game = alle Spiele, wenn keins genannt ist
help-ladder-pairs = gespiegelte Paare je Begegnung (20)
help-ladder-all = jeder gegen jeden
help-ladder-levels = nur diese Stufen
help-ladder-keep = jede Begegnung hier aufheben und von da weitermachen
help-ladder-markdown = als Tabelle für die Dokumentation

## season
help-season = eine ganze Saison: Spielplan, Tabelle, Play-offs
help-season-page =
    Eine Saison ist eine Datei: Teams, Besitzer, Spielplan, Ergebnisse und die Protokolle aller Spiele. Sie lässt sich überall
    anhalten und fortsetzen. SEASON ist eine Datei oder ein Name; ohne Angabe die zuletzt benutzte.

      touchline season new GAME --own TEAM=NAME   eine Saison anlegen; die anderen Teams sind Bots
      touchline season play                       dein nächstes Spiel
      touchline season simulate                   die Bots spielen lassen, bis zum Ende oder zum nächsten Spiel eines Menschen
      touchline season table                      die Tabelle, mit erklärten Entscheiden bei Gleichstand
      touchline season bracket                    die Play-offs
help-season-deed =
    { $brief }.

      touchline season { $example }
help-season-new = eine Saison anlegen
help-season-new-game = was gespielt wird
help-season-new-season = ihre Datei oder ein Name (Spiel und Tag)
help-season-new-title = wie sie heißt
help-season-new-seed = von Spielplan, Münze und Würfeln (gezogen)
help-season-new-level = wer die Teams trainiert, die niemandem gehören
help-season-new-own = ein Mensch trainiert dieses Team
help-season-new-teams = eigene Teams (TOML)
help-season-new-legs = jeder trifft N-mal auf jeden, Divisionen hin oder her
help-season-new-playoffs = Plätze in den Play-offs (0: keine)
help-season-show = wie es steht und was als Nächstes kommt
help-season-show-week = stattdessen die Spiele einer Woche
help-season-play = dein nächstes Spiel spielen
help-season-play-team = das Spiel welches Teams
help-season-simulate = die Bots spielen lassen
help-season-simulate-week = bis zu dieser Woche (bis zum Ende)
help-season-simulate-everybody = Bots spielen auch für Menschen
help-season-simulate-quiet = nur die letzte Zeile
help-season-table = die Tabelle, mit erklärten Entscheiden bei Gleichstand
help-season-table-week = wie es nach dieser Woche stand
help-season-bracket = die Play-offs
help-season-odds = Rangfolge der Stärke, und was noch geschehen kann
help-season-odds-seasons = so viele Saisons von hier aus (10 000)
help-season-leaders = wer in der Liga worin führt
help-season-leaders-figure = nur diese Zahl
help-season-report = ein Spiel in Worten und Zahlen
help-season-report-week = aus dieser Woche (das zuletzt gespielte)
help-season-report-team = dieses Teams (irgendeins)
help-season-export = Tabellen zum Auswerten
help-season-export-table = schedules, team_stats, drives oder pbp
help-season-export-out = .csv, .json oder .parquet
help-season-laboratory = ganze Saisons zu Tausenden, mit Bild
help-season-laboratory-seasons = wie viele (1000)
help-season-laboratory-level = wer alle Teams trainiert: am schnellsten eine Strategie
help-season-laboratory-out = ein Bild (.png, .svg)
help-season-measure = messen, wie stark jedes Team ist: für Rangliste und Aussichten
help-season-measure-matches = Spiele jeder Paarung daheim und ebenso viele auswärts (60)
help-season-measure-level = wer alle Teams trainiert: am schnellsten eine Strategie
help-season-measure-out = die Datei, wie sie beim Spiel liegt
help-season-teams = die Teams eines Spiels in wenigen Worten, mit ihrer Stärke
help-season-champions = wer die Saisons auf diesem Rechner gewann
help-season-check = jedes Protokoll nachspielen und die Tabellen neu zählen
help-season-why = die Regeln hinter Spielplan, Tabelle und Play-offs

## The server
help-serve = mit anderen im Browser spielen
help-serve-page =
    Startet den Server. Ohne Option: ein Prozess, Spiele in deinem Datenordner.

      touchline serve                          für dich, im Browser dieses Rechners
      touchline serve --lan                    für alle in deinem Netz
      touchline serve --store postgresql://touchline@db/touchline --redis redis://db --port 8001 --no-browser
help-serve-lan = alle in deinem Netz mitspielen lassen: Telefone, Tablets
help-serve-host = wo gelauscht wird; 0.0.0.0 ist --lan
help-serve-port = 8000 oder der nächste freie; 0: irgendein freier
help-serve-redis = Verbindung zwischen Servern an einer PostgreSQL-Datenbank (TOUCHLINE_REDIS)
help-serve-url = die Adresse der Spieler, für Links (TOUCHLINE_URL)
help-serve-origin = eine andere Seite, die sich verbinden darf
help-serve-proxy = vertrauter Reverse-Proxy oder Netz
help-serve-smtp = Briefe schreiben; braucht --url (TOUCHLINE_SMTP)
help-serve-notice-seconds = wie lange, bis jemand benachrichtigt wird, der nicht da ist (10)
help-serve-workers = Prozesse für Bots (1)
help-serve-bot-seconds = Zeit eines Bots für einen Zug (2)
help-serve-no-browser = den Browser nicht öffnen
help-serve-open-limits = keine Grenzen für Anfragen: nur für Tests und Lastläufe
help-serve-rehearse = Bots und Trainer beim Start auf jedes Spiel vorbereiten (ja, außer mit --open-limits)
help-serve-log = wie viel protokolliert wird
help-verify = ein beendetes Spiel prüfen, ohne dem Server zu trauen
help-verify-page =
    Spielt ein Protokoll oder einen Export nach den hiesigen Regeln nach und prüft jeden Wurf und jede Prüfsumme; der Server wird nicht gefragt.

      touchline verify match.touchline
      touchline verify match.touchline --pact 6b1f…    und dass es das Spiel ist, dessen Pakt dir gezeigt wurde
      touchline verify -                       von der Standardeingabe
help-verify-file = ein Protokoll oder Export; '-' liest die Standardeingabe
help-verify-pact = der Pakt, der dir vor dem ersten Wurf gezeigt wurde
help-migrate = eine Datenbank auf den neuesten Stand bringen oder in eine andere kopieren
help-migrate-page =
    Mit --to wird jede Tabelle kopiert (SQLite nach PostgreSQL oder zurück) und jede Prüfsumme in der Kopie geprüft.

      touchline migrate                        die Datenbank auf den neuesten Stand bringen
      touchline migrate --check                was das Aktualisieren täte
      touchline migrate --to postgresql://touchline@db/touchline
help-migrate-to = eine leere Datenbank: eine Datei oder postgresql://-URL
help-migrate-check = an einer Kopie probieren, jeden Hash prüfen und nichts ändern
help-backup = die Datenbank im Betrieb in eine Datei kopieren
help-backup-page =
    Kopiert die Datenbank, wie sie in einem Augenblick ist, und prüft die Kopie. Es wird weitergespielt.

      touchline backup touchline.backup
      touchline backup touchline.backup --store postgresql://touchline@db/touchline
help-backup-file = die Sicherung, die geschrieben wird
help-restore = eine Sicherung an die Stelle der Datenbank setzen; die alte bleibt daneben
help-restore-page =
    Prüft eine Sicherung und setzt sie an die Stelle der Datenbank; die alte bleibt daneben. Halte zuerst den Server an.

      touchline restore touchline.backup
help-restore-file = die Sicherung, die gelesen wird
help-reports = was Spieler dir gemeldet haben
help-reports-page =
    Das Neueste zuerst: wer, warum, von wem, in welchem Match und wie oft zuvor. Der Server darf dabei weiterlaufen.

      touchline reports                        das Neueste von allen
      touchline reports --about carl           nur von einem Konto
help-reports-about = der Name eines Kontos; ohne ihn alle

## analyse, site
help-analyse = ein Brett zum Ausprobieren: jede Stellung, die Würfel in deiner Hand, ein Trainer daneben
help-analyse-page =
    Ein eigenes Brett: eine Stellung aufbauen oder ein Protokoll öffnen, beide Seiten spielen, die Würfel wählen oder werfen, den
    Trainer fragen, jede Variante behalten.  Eine Studie geht als eine Zeile in den Browser und zurück ('link').

      touchline analyse GAME                       wo die Lektion beginnt
      touchline analyse GAME "phase=call pos=90"   eine Stellung
      touchline analyse match.touchline            ein Protokoll oder eine gesicherte Studie
help-analyse-what = ein Spiel, die Datei eines Protokolls oder einer Studie, oder das Ende eines Links
help-analyse-position = eine Stellung des Spiels, in einer Zeile
help-site = die Arcade als statische Seite, ohne Server
help-site-page =
    Schreibt die ganze Arcade für einen Bildschirm als statische Seite: Bots, zwei Leute, Tischanzeiger, Lektionen, Aufgaben, Rückschau.
    Die Engine läuft im Browser; einmal besucht, geht alles ohne Netz und lässt sich auf dem Telefon installieren.

      touchline site FOLDER
      python -m http.server --directory FOLDER     hier ansehen; jeder Webspace mit HTTPS zeigt es anderen
help-site-folder = wohin damit
help-site-at = wo im Webspace die Seite liegen wird, etwa /spiele/touchline/; sonst an der Wurzel
help-glance = wie lange ein Spiel dauert und wie viel davon Können ist
help-glance-page =
    Lässt zwei Stufen von Bots gegeneinander spielen, jede gleich oft auf jedem Platz: wie lange ein Match dauert und wie oft
    die stärkere gewinnt. Mit --write kommen die Zahlen in den Ordner des Spiels, von wo jede Seite sie zeigt.

      touchline glance GAME
      touchline glance GAME --matches 400 --write
help-glance-matches = wie viele gespielt werden (200)
help-glance-write = die Zahlen im Ordner des Spiels ablegen
