# Was die App im Terminal um ein Spiel herum sagt.


## Home
app-tagline = Football am Tisch · { $version }
app-resume-named = Weiterspielen: { $match }
app-menu-records = Spiele: noch einmal ansehen und besprechen
app-menu-season = Saison: Tabelle, Spieltag, Play-offs
app-menu-join = Über einen Link mitspielen
app-settings = Einstellungen
app-choose-to-learn = Wähle ein Spiel, das du lernen willst.
app-no-unfinished = Kein Spiel ist offen.
app-kept = Das Spiel ist gesichert: touchline resume { $file }
app-write-where = Nicht auf der Platte: { $trouble }. In welche Datei damit? ('drop' verwirft es)
app-no-season = Noch gibt es keine Saison: touchline season new GAME legt eine an.
app-reviewing = Der Trainer sieht sich das Spiel noch einmal an …
app-link = Der Link zum Spiel:

## Keys
app-key-quit = Ende
app-key-palette = Befehle
app-key-learn = Lernen
app-key-resume = Weiter
app-key-records = Spiele
app-key-season = Saison
app-key-join = Per Link
app-key-settings = Einstellungen
app-key-help = Hilfe
app-key-coach = Trainer
app-key-why = Warum
app-key-legal = Erlaubt
app-key-undo = Zurück
app-key-chart = Tafel
app-key-save = Sichern
app-key-leave = Verlassen
app-key-back = Zurück
app-key-close = Schließen
app-key-cancel = Abbrechen
app-key-again = Noch einmal
app-key-first-match = Erstes Spiel
app-key-replay = Ansehen
app-key-go-on = Weiterspielen
app-key-review = Besprechen
app-key-sort = Sortieren
app-key-delete = Löschen
app-key-ask-undo = Rücknahme erbitten
app-key-agree = Zustimmen
app-key-resign = Aufgeben
app-key-step-back = Zurück
app-key-step-on = Vor
app-key-ten-back = 10 zurück
app-key-ten-on = 10 vor
app-key-start = Anfang
app-key-end = Ende
app-key-begin = Los
app-key-play-mine = Mein Spiel
app-key-bots-play = Bots spielen weiter
app-key-week-before = Woche davor
app-key-week-after = Woche danach
app-key-turn-left = gegen den Uhrzeigersinn
app-key-turn-right = im Uhrzeigersinn
app-key-outwards = nach außen
app-key-inwards = nach innen
app-key-pick-bed = das Feld nehmen
app-key-off-board = neben der Scheibe

## Palette
app-palette-play = { $game } spielen
app-palette-records = Ansehen, besprechen, sortieren und löschen
app-palette-settings = Farben, Namen, Sprache, Trainer und Tempo
app-palette-undo = Deine letzte Eingabe zurücknehmen
app-palette-coach = Trainer an oder aus
app-palette-coach-help = Siegchancen und die besten Züge
app-palette-why = Warum?
app-palette-why-help = Die Regeln hinter dem letzten Schritt
app-palette-legal = Was darf ich?
app-palette-legal-help = Die erlaubten Züge
app-palette-hint = Tipp
app-palette-hint-help = Was der Trainer täte
app-palette-where = Wo stehen wir?
app-palette-where-help = Jedes Feld der Stellung
app-palette-history = Verlauf
app-palette-history-help = Alles bisher, mit Nummern
app-palette-correct = Einen Eintrag berichtigen
app-palette-correct-help = Ändern, was eingegeben wurde, wie lange es auch her ist
app-palette-save = Kopie sichern
app-palette-save-help = Das Protokoll in eine Datei schreiben
app-palette-resign-help = Aufgeben
app-palette-leave = Das Spiel verlassen
app-palette-leave-help = Es ist gesichert; geh jederzeit weiter
app-palette-theme = Farben
app-palette-theme-help = Die Farben wechseln
app-palette-quit-help = Touchline verlassen
app-palette-keys = Tasten
app-palette-keys-help = Die Tasten dieses Bildschirms zeigen oder verbergen
app-palette-screenshot = Bildschirmfoto
app-palette-screenshot-help = Ein Bild des Bildschirms in eine Datei schreiben
app-palette-maximize = Größer
app-palette-maximize-help = Dem gewählten Teil den ganzen Bildschirm geben
app-palette-minimize = Kleiner
app-palette-minimize-help = Zurück zur üblichen Größe
app-palette-search = Befehle suchen …

## Dialogs
app-esc-closes = Esc schließt
app-pass-keyboard = Gib die Tastatur an { $who }.
app-show-hand = Ich bin { $who }: zeig mir mein Blatt
app-yes = Ja
app-no = Nein
app-refused = Nein
app-home = Startseite

## A match
app-type-here = tippe einen Zug, was fiel, oder help
app-type-move = tippe einen Zug
app-thinks = { $who } denkt nach … { $notice }
app-coach = Trainer
app-coach-thinking = denkt nach …
app-coach-thinks = Der Trainer denkt nach …
app-draw-chance = Unentschieden { $chance }
app-not-on-disk = Nicht auf der Platte
app-bot-gave-up = Der Bot hat das Denken aufgegeben
app-bot-stuck = Der Bot kann sich nicht entscheiden. Nimm zurück oder geh: Das Spiel ist gesichert.
app-wait = Warte: Du bist gerade nicht gefragt.
app-call-where = { $call }: wohin? Pfeiltasten und Enter, oder tippe es.
app-solves-first = Beim ersten Mal rechnet er das ganze Spiel durch; das dauert etwas, einmal auf diesem Rechner.
app-f7-shows = { $guesses } F7 zeigt sie.
app-correct-which = Welcher Eintrag, und was stand da wirklich? ('history' zeigt die Nummern)
app-save-where = In welche Datei soll die Kopie?
app-undo-asked = Die andere Seite möchte ihren letzten Zug zurücknehmen: F7 stimmt zu.
app-give-up = Dieses Spiel aufgeben?
app-play-on = Weiterspielen
app-seat-kept = Dein Platz bleibt frei: Derselbe Link führt zurück.
app-thinker-gone = der Denker wurde nach Hause geschickt

## Replay
app-the-beginning = der Anfang
app-beginning = Der Anfang.
app-nothing-to-quote = Noch gibt es nichts zu zitieren.

## Records
app-records-title = Spiele auf diesem Rechner
app-records-by = Spiele auf diesem Rechner, sortiert nach: { $column }
app-records-when = wann
app-records-game = Spiel
app-records-who = wer
app-records-stands = Stand
app-records-unfinished =
    offen, { $entries ->
        [one] 1 Eintrag
       *[other] { $entries } Einträge
    }
app-records-draw = unentschieden
app-records-won =
    { $count ->
        [one] { $who } hat gewonnen
       *[other] { $who } haben gewonnen
    }
app-records-throw-away = { $match } endgültig löschen?
app-records-keep = Behalten
app-records-drop = Löschen

## Before a match
app-setup-against = Gegen
app-setup-bot = Bot { $level }
app-setup-people = zwei Leute an dieser Tastatur
app-setup-table = am Tisch: echte Würfel, Karten, Darts
app-setup-side = Du spielst
app-setup-first = als Erster ({ $side })
app-setup-second = als Zweiter ({ $side })
app-setup-names = Namen
app-setup-clock = Uhr
app-setup-clock-hint = keine; Minuten je Seite: 20 oder 20+10
app-setup-rules = Regeln
app-setup-start = Los (F5)
app-setup-choose = wählen
app-setup-natural = { $screen } (am Tisch: { $table })

## Settings
app-colours = Farben
app-language = Sprache
app-language-system = wie dieser Rechner
app-coach-talks = Der Trainer redet
app-coach-when-asked = nur auf Nachfrage
app-coach-always = bei jeder Entscheidung
app-voice = Stimme
app-voice-off = stumm
app-voice-on = sagt den Spielstand an
app-pace = Bots und Würfel
app-pace-at-once = sofort
app-pace-followed = zum Mitlesen
app-pace-slow = langsam
app-kept-in = Spiele liegen in { $folder }

## A season
app-season-overview = Saison
app-season-table = Tabelle
app-season-week = Woche
app-season-bracket = Play-offs
app-season-leaders = Bestenliste
app-season-odds = Aussichten
app-season-odds-wait = Zehntausend Saisons werden gespielt …
app-season-champions = Meister
app-season-bots-play = Die Bots spielen …
app-season-played =
    { $played ->
        [one] 1 Spiel gespielt.
       *[other] { $played } Spiele gespielt.
    }
app-key-left = nach links
app-key-right = nach rechts
app-key-up = nach oben
app-key-down = nach unten
app-key-pick-square = das Feld wählen
app-key-choose-again = neu wählen
