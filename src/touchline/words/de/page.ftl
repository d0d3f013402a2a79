# What the pages of the arcade say.

## Small words

page-skip = Zum Inhalt springen
page-pages = Seiten
page-close = Schließen
page-menu = Menü
page-loading = Einen Moment …
page-unreachable = Der Server ist nicht erreichbar. Neuer Versuch läuft.
page-engine-fetching = Das Spiel wird geladen: { $share }
page-engine-starting = Das Spiel wird gestartet …
page-engine-failed = Das Spiel ließ sich nicht starten ({ $why }). Lade die Seite neu.
page-takeaway = Ohne den Server weiterspielen
page-takeaway-what = Das ganze Spiel einmal laden (etwa { $size } MB, { $room } MB Platz auf diesem Gerät). Ist dieser Server einmal weg, gehen Partien gegen Bots und an einem Bildschirm in diesem Browser weiter und kehren zum Server zurück, sobald er wieder da ist.
page-takeaway-fetch = Laden
page-takeaway-fetching = Wird geladen: { $share }
page-takeaway-failed = Es ließ sich nicht laden. Versuche es, solange der Server erreichbar ist.
page-takeaway-here = Es ist hier.
page-takeaway-leave = Entfernen
page-takeaway-go-on = Hier weiterspielen
page-takeaway-playing = Läuft hier, solange der Server weg ist
page-nowhere = Hier ist nichts
page-you = du
page-guest = Gast
page-somebody = jemand
page-at-one-table = an einem Tisch
page-open-seat = freier Platz
page-bot-name = Bot { $level }
page-score = Spielstand
page-to-move = am Zug
page-has-ball = hat den Ball
page-coin = Münze
page-coin-heads = Kopf
page-coin-tails = Zahl
page-roll-coin = Münze werfen
page-roll-coin-ask = Die Münze sagt, wer beginnt.
page-rules = Regeln
page-rematch = Revanche
page-skip-ahead = Überspringen
page-saved = gespeichert
page-unsaved = { $count } noch nicht gespeichert
page-cancel = Abbrechen
page-tools = Werkzeuge des Matches
page-log = Verlauf

## Home

page-home = Startseite
page-home-title = Wähl eine Schachtel
page-home-subtitle = Spiel sofort gegen einen Bot, schick einem Freund einen Link, oder lass Touchline am eigenen Tisch pfeifen.
page-home-games = Spiele
page-home-play-bot = Gegen einen Bot
page-home-more = Freund, Tisch …
page-home-resume = Weiter, wo du warst
page-home-forget = Entfernen
page-home-open = Offene Tische
page-home-none-open = Gerade wartet niemand an einem Tisch. Eröffne einen: Spiel wählen, dann „Offener Tisch“.
page-tv = Am Nebentisch
page-tv-what = Zwei Bots spielen gegeneinander; schau ihnen über die Schulter.
page-tv-coming = Die Bots machen sich warm …
page-tv-pause = Pause
page-tv-play = Weiter
page-tv-live = Wird gerade gespielt
page-home-nothing-running = In diesem Browser läuft gerade keine Partie von dir.
page-home-friend = Freund …
page-home-new-here = Neu hier
page-home-real = Am eigenen Tisch
page-home-real-title = Echte Darts, Würfel oder Karten
page-home-real-what = Du tippst ein, was gefallen ist; Touchline pfeift, zählt und sagt an.
page-home-real-go = Darts-Zähler

## Clock

page-clock = Uhr
page-clock-none = ohne Uhr
page-clock-live5 = 5 Minuten + 5 Sekunden je Zug
page-clock-live15 = 15 Minuten + 10 Sekunden je Zug
page-clock-days = 10 Tage + 36 Stunden je Zug

## Learn

page-learn = In einer Minute lernen
page-learn-again = Noch einmal
page-learn-done = Geschafft
page-learn-first-match = Dein erstes Spiel
page-learn-got-it = Verstanden
page-learn-new = Neu
page-learn-nudge = Das nicht: Der Ring zeigt, wo. Es ist nichts geschehen.
page-learn-roll = Würfeln
page-learn-skip = Verlassen
page-learn-step = Schritt { $step } von { $count }
page-learn-what = Sechs bis acht Schritte auf dem echten Brett, jedes Mal eine Sache, bis zu deinen ersten Punkten.

## Puzzle

page-puzzle = Aufgabe
page-puzzle-all = Aufgaben
page-puzzle-any = Irgendeine
page-puzzle-at-least = { $move } verschenkt mindestens { $points }.
page-puzzle-best = Am besten: { $move }.
page-puzzle-daily = Aufgabe des Tages
page-puzzle-daily-done = ✓ Heute gelöst
page-puzzle-days =
    { $days ->
        [one] Aufgabe des Tages: 1 Tag in Folge.
       *[other] Aufgabe des Tages: { $days } Tage in Folge.
    }
page-puzzle-find = Finde den besten Zug.
page-puzzle-grade-0 = leicht
page-puzzle-grade-1 = für Vereinsspieler
page-puzzle-grade-2 = schwer
page-puzzle-how-many =
    { $count ->
        [one] 1 Stellung, in der
       *[other] { $count } Stellungen, in denen
    } eine Idee klar die beste ist.
page-puzzle-next = Nächste Aufgabe
page-puzzle-own = Aus deiner eigenen Partie
page-puzzle-own-again = Noch einmal versuchen
page-puzzle-own-go = Noch einmal
page-puzzle-own-mine = Aus deinen eigenen Partien
page-puzzle-own-none = Spiel eine Partie zu Ende: Was du verschenkt hast, wird hier zur Aufgabe.
page-puzzle-own-todo =
    { $count ->
        [one] Eine deiner Entscheidungen wartet auf einen neuen Versuch.
       *[other] { $count } deiner Entscheidungen warten auf einen neuen Versuch.
    }
page-puzzle-right = Richtig!
page-puzzle-score = { $run } richtig in Folge, höchstens { $best }; { $solved } gelöst.
page-puzzle-second = Die nächstbeste Idee kostet { $points }.
page-puzzle-what = Eine Idee ist klar die beste: Finde sie. Jeden Tag eine neue.
page-puzzle-wrong = Es gibt Besseres.
page-puzzle-yours = { $move } verschenkt { $points }.

## Match

page-match = Partie
page-match-missing = Diese Partie lässt sich nicht öffnen
page-match-side = Was geschah

## Settings

page-settings = Einstellungen
page-settings-language = Sprache
page-settings-theme = Licht
page-settings-theme-system = wie das Gerät
page-settings-theme-light = Tageslicht
page-settings-theme-dark = Lampenlicht
page-settings-sounds = Geräusche
page-settings-sounds-what = Würfel, Pfeile, Karten und Publikum, leise.
page-settings-calm = Keine Bewegung
page-settings-calm-what = Alles erscheint sofort, auch wenn dein Gerät es nicht verlangt.
page-settings-own-rolls = Selbst würfeln
page-settings-own-rolls-what = Deine Würfel und die Münze warten, bis du sie wirfst. Nur wo niemand auf dich wartet.
page-settings-hints = Trainer
page-settings-hints-what = Zeigt, was er täte, und die Gewinnchance. Nie in gewerteten Partien.
page-settings-text = Textmodus
page-settings-text-what = Die Partie als Zeilen und Befehle, für Tastatur und Screenreader.
page-settings-explain = Den Moment erklären
page-settings-explain-what = Worum es geht: beim ersten Mal unter der Frage, danach hinter einem Fragezeichen.
page-settings-pace = Wie schnell alles gezeigt wird
page-settings-pace-slow = langsam
page-settings-pace-normal = normal
page-settings-pace-fast = schnell

## Leagues

page-leagues = Ligen
page-leagues-none = Auf diesem Server wurde noch keine Liga gegründet.
page-leagues-table = Tabelle
page-leagues-player = Spieler
page-leagues-played = Spiele
page-leagues-won = Siege
page-leagues-drawn = Unentschieden
page-leagues-lost = Niederlagen
page-leagues-points = Punkte
page-leagues-open = offen
page-leagues-playing = läuft
page-leagues-over = beendet
page-leagues-champion = { $name } hat die Liga gewonnen.
page-leagues-until = Die Saison endet am { $day }; was bis dahin nicht begonnen hat, wird nicht gespielt.
page-leagues-season = Die Saison dauert
page-leagues-season-open = bis alles gespielt ist
page-leagues-season-weeks = { $weeks } Wochen
page-leagues-waits = { $name } wartet am Tisch
page-leagues-waits-for-you = { $name } wartet auf dich
page-leagues-not-played = Nicht gespielt
page-leagues-what = Jeder trifft auf jeden. Drei Punkte für einen Sieg, einer für ein Unentschieden.
page-leagues-found = Liga gründen
page-leagues-sign-in = Wer in einer Liga spielt, hat ein Konto, damit alle ihre Partien wiederfinden.
page-leagues-name = Name der Liga
page-leagues-twice = Hin- und Rückrunde
page-leagues-twice-what = Jeder trifft zweimal auf jeden, mit vertauschten Seiten.
page-leagues-rated-what = Die Partien zählen für die Wertung.
page-leagues-is-open = offen für alle
page-leagues-founder = gegründet von { $name }
page-leagues-players = Spieler ({ $count })
page-leagues-join = Mitspielen
page-leagues-start = Liga beginnen
page-leagues-start-what = Mit dem Beginn steht der Spielplan, und niemand kann mehr dazukommen.
page-leagues-send-link = Schick anderen die Adresse dieser Seite, damit sie mitspielen können. Es braucht zwei.
page-leagues-waiting = Du bist dabei. { $name } lässt die Liga beginnen.
page-leagues-fixtures = Spielplan
page-leagues-round = Runde { $round }
page-leagues-play = Spielen
page-leagues-to-come = steht aus
page-leagues-wins = { $name } hat gewonnen
page-leagues-played-short = Sp
page-leagues-won-short = S
page-leagues-drawn-short = U
page-leagues-lost-short = N

## Replay

page-replay = Wiederholung
page-replay-moment = Moment { $at } von { $last }
page-replay-start = Der Anfang
page-replay-play = Abspielen
page-replay-pause = Anhalten
page-replay-first = Zum Anfang
page-replay-back = Einen Schritt zurück
page-replay-next = Einen Schritt weiter
page-replay-last = Zum Ende
page-replay-link = Link zu diesem Moment
page-replay-to-match = Zur Partie

## Review

page-review = Rückblick
page-review-thinking = Der Trainer sieht sich die Partie an …
page-review-sums = Glück und Können
page-review-luck = Glück
page-review-skill = Können
page-review-moments = Was entschied
page-review-costly = Was sonst verschenkt wurde
page-review-chart = Gewinnchance von { $name } vom Anfang bis zum Ende
page-review-unit = In Prozentpunkten der Gewinnchance.
page-review-better-by = besser: { $move } ({ $could } statt { $was })
page-review-better-because = besser: { $move } ({ $could } statt { $was }); { $why }

## Chat

page-chat = Etwas sagen
page-chat-short = Chat
page-chat-new = neu

## Coach

page-coach = Trainer
page-coach-thinking = Der Trainer überlegt. Beim ersten Mal muss er das Spiel durchrechnen, das dauert etwas.
page-coach-works = { $what }: { $times } von hundert Malen.
page-coach-numbers = Zahlen zeigen
page-coach-options = Möglichkeiten und Chancen
page-coach-option = Möglichkeit
page-coach-chance = Sieg
page-coach-estimate = Das sind Schätzungen, keine genauen Werte.
page-coach-win = { $chance } Gewinnchance
page-coach-choice = rät der Trainer

## Big screen

page-big-screen = Großanzeige
page-big-screen-leave = Großanzeige verlassen

## Undo

page-undo = Zug zurück
page-undo-asked = { $who } möchte die letzte Entscheidung zurücknehmen.
page-undo-accept = Einverstanden
page-undo-decline = Ablehnen
page-undo-waiting = Die andere Seite muss zustimmen.

## Resign

page-resign = Aufgeben
page-resign-sure = Ja, aufgeben
page-resign-what = Das Match ist dann sofort zu Ende, und die andere Seite gewinnt.

## Why

page-why = Warum?
page-why-of = Warum: { $text }
page-why-title = Warum ist das passiert?

## Queue

page-queue = Wartet aufs Senden
page-queue-held-up = Wartet erst auf deine Entscheidung
page-queue-drop = Verwerfen

## Link

page-link-connecting = verbinde
page-link-live = verbunden
page-link-lost = Keine Verbindung
page-link-lost-kept = Dein Zug ist hier aufgehoben und geht hinaus, sobald die Leitung wieder steht.
page-link-lost-saved = Alles bisher ist gesichert. Es wird weiter versucht …

## Level

page-level-random = Zufall
page-level-beginner = Anfänger
page-level-rookie = Neuling
page-level-pro = Profi
page-level-club = Verein
page-level-master = Meister
page-level-scout = Späher
page-level-perfect = perfekt

## Setup

page-setup-company = Wer spielt?
page-setup-bot = Gegen einen Bot
page-setup-bot-what = Es geht sofort los.
page-setup-friend = Einen Freund einladen
page-setup-friend-what = Du bekommst einen Link und einen Code zum Vorzeigen. Ohne Konto.
page-setup-open = Offener Tisch
page-setup-open-what = Wer auf diesem Server ist, darf sich setzen.
page-setup-together = Zu zweit an diesem Bildschirm
page-setup-together-what = Abwechselnd auf einem Gerät.
page-setup-table = Am echten Tisch
page-setup-table-what = Echte Würfel, Karten oder Darts: Du gibst ein, was fiel, Touchline leitet das Spiel.
page-setup-level = Wie stark?
page-setup-name = Dein Name
page-setup-clock = Uhr
page-setup-options = Hausregeln
page-setup-rules = Regeln
page-setup-chains = Würfel zu zweit
page-setup-chains-what = Jeder Wurf braucht beide Browser: Niemand kann ihn bestimmen, auch der Server nicht. Beide müssen online sein.
page-setup-begin = Partie beginnen
page-setup-together-curtain = Reicht das Gerät hin und her: Ein Vorhang verbirgt die Karten.
page-setup-other-name = Name des anderen
page-setup-rated = Gewertet
page-setup-rated-what = Zählt für die Wertung beider. Beide sind angemeldet und spielen mit Uhr; der Trainer schweigt.
page-setup-rated-sign-in = Für gewertete Partien:

## Join

page-join-title = Du bist eingeladen
page-join-who = { $name } möchte mit dir { $game } spielen.
page-join-sit = Hinsetzen und spielen
page-join-watch = Nur zuschauen
page-join-altered = Nicht so, wie es in der Schachtel liegt:
page-join-altered-option = { $name }: { $what }
page-join-altered-data = Zahlen auf Würfeln oder Karten: { $what }
page-join-altered-position = es beginnt in einer aufgebauten Stellung
page-join-rated = Diese Partie wird gewertet, darum brauchen beide ein Konto.

## Invite

page-invite = Einen Freund einladen
page-invite-what = Wer diesen Link öffnet, setzt sich dir gegenüber.
page-invite-qr = QR-Code des Links
page-invite-link = Link
page-invite-share = Link teilen
page-invite-copied = Kopiert
page-invite-back = Einladung zurücknehmen
page-invite-only-here = Dieser Link geht nur auf diesem Computer.
page-invite-only-here-network = Touchline hört nur auf diesen Computer. Für einen Freund im selben Netz starte es neu mit:
page-invite-only-here-internet = Dann steht hier eine Adresse, die auch das Telefon deines Freundes öffnen kann. Die Partie wartet so lange.

## Prompt

page-prompt-open = Warten, bis sich jemand setzt.
page-prompt-rolling = Die Würfel rollen.
page-prompt-yours = Du bist dran.
page-prompt-theirs = { $who } überlegt.
page-prompt-asked = { $who }: { $question }
page-prompt-sending = Einen Moment …

## Over

page-over = Schlusspfiff
page-over-resigned = Aufgegeben
page-over-flagged = Zeit abgelaufen
page-over-called-off = Abgesagt
page-over-won = Du hast gewonnen!
page-over-lost = Du hast verloren.
page-over-drawn = Unentschieden.

## Story

page-story = Spielverlauf
page-story-more = Mehr zeigen
page-story-undone = { $who } hat die Entscheidung zurückgenommen.
page-story-asked = { $who } bittet um Rücknahme.
page-story-declined = Die Rücknahme wurde abgelehnt.
page-story-corrected = Berichtigt: { $text }
page-story-replaced = Ein Bot spielt für jemanden weiter, der gegangen ist.
page-story-returned = { $who } ist wieder da.

## Text

page-text-command = Befehl oder Zug
page-text-placeholder = ein Zug, oder help
page-text-send = Senden
page-text-help = Tippe einen Zug, wie ihn die Listen schreiben, oder: legal, where, board, score, why, rules, hint, history, undo, resign, record, correct 17 T19, quit.
page-text-nothing-due = Von dir wird gerade nichts verlangt.
page-text-no-rule = Eine Regel { $rule } gibt es nicht; ‚rules‘ nennt die Kapitel.
page-text-resign-sure = Zum Aufgeben tippe: resign yes
page-text-correct-sure = Um es so zu berichtigen, tippe: { $command }

## Darts

page-darts-quarter = V{ $number }

## Die

page-die-die = Würfel
page-die-yellow = gelber Würfel
page-die-red = roter Würfel
page-die-ivory = elfenbeinfarbener Würfel
page-die-brown = brauner Würfel
page-die-blue = blauer Würfel
page-die-green = grüner Würfel
page-die-black = schwarzer Würfel
page-die-coin = Münze
page-die-dart = Pfeil

## Goal

page-goal-toss = Münzwurf
page-goal-own = eigener { $yards }
page-goal-opp = ihrer { $yards }

## Dice

page-dice-pact-changed = Der Server hat geändert, was für die Würfel festgelegt war. Ihm wird nichts mehr gezeigt.

## Rated

page-rated = gewertet
page-rated-what = Eine gewertete Partie: Der Trainer schweigt.

## Account

page-account = Konto
page-account-sign-in = Anmelden
page-account-new = Konto anlegen
page-account-create = Konto anlegen
page-account-what = Zum Spielen brauchst du kein Konto. Mit Konto hast du eine Wertung, deine Partien auf jedem Gerät und einen Platz in Ligen. Es liegt nur auf diesem Server und fragt nach keiner Adresse.
page-account-have = Ich habe ein Konto
page-account-have-not = Ich bin neu hier
page-account-name = Name
page-account-name-what = 2 bis 24 Buchstaben, Ziffern, - oder _. Alle sehen ihn.
page-account-passphrase = Passphrase
page-account-passphrase-what = Mindestens { $count } Zeichen; ein kurzer Satz ist gut. Niemand kann sie dir schicken, also schreib sie auf.
page-account-playing-as = Du spielst als
page-account-sign-out = Abmelden
page-account-sign-out-everywhere = Auf allen Geräten abmelden
page-passkeys = Passkeys
page-passkeys-what = Melde dich mit Fingerabdruck, Gesicht oder Sicherheitsschlüssel statt mit der Passphrase an. Hier liegt nur die öffentliche Hälfte.
page-passkeys-enter = Mit Passkey anmelden
page-passkeys-add = Passkey hinzufügen
page-passkeys-name = Wie er heißen soll
page-passkeys-forget = Vergessen
page-passkeys-used = zuletzt benutzt { $day }
page-passkeys-unused = noch nicht benutzt
page-passkeys-not = Der Passkey wurde nicht gegeben.
page-account-change = Passphrase ändern
page-account-change-what = Jedes andere Gerät wird abgemeldet.
page-account-passphrase-old = Bisherige Passphrase
page-account-passphrase-new = Neue Passphrase
page-account-delete = Konto löschen
page-account-delete-what = Es gibt kein Zurück. Deine Wertungen verschwinden; dein Name bleibt vergeben, und die Protokolle deiner Partien bleiben bei denen, mit denen du gespielt hast.
page-account-done = Erledigt.

## Matches

page-matches = Meine Partien
page-matches-all = Alle meine Partien
page-matches-theirs = Partien
page-matches-none = Noch keine Partie.
page-matches-here = Das sind die Partien, zu denen dieser Browser den Schlüssel hat.
page-matches-here-account = Mit einem Konto findest du sie auf jedem Gerät.
page-matches-won = gewonnen
page-matches-lost = verloren
page-matches-drawn = unentschieden
page-matches-older = Ältere Partien
page-matches-newest = Zurück zu den neuesten
page-luggage = Partien mitnehmen
page-luggage-what = Eine Partie gegen Bots oder an einem Bildschirm kann umziehen: vom Telefon auf einen Server, von einem Browser in den anderen. Die Datei enthält alles; was gespielt ist, bleibt, und gewürfelt wird dort, wo sie weitergeht.
page-luggage-pack = In eine Datei sichern
page-luggage-unpack = Aus einer Datei aufnehmen
page-luggage-packed =
    { $count ->
        [one] Eine Partie ist in der Datei.
       *[other] { $count } Partien sind in der Datei.
    }
page-luggage-stay =
    { $count ->
        [one] Eine bleibt, wo sie ist: Andere spielen mit, oder Handkarten sind verdeckt.
       *[other] { $count } bleiben, wo sie sind: Andere spielen mit, oder Handkarten sind verdeckt.
    }
page-luggage-unpacked =
    { $count ->
        [0] Keine Partie wurde aufgenommen.
        [one] Eine Partie wurde aufgenommen.
       *[other] { $count } Partien wurden aufgenommen.
    }
page-luggage-no-file = Das ist weder eine Datei mit Partien noch ein Protokoll.

## Ratings

page-ratings = Wertungen
page-ratings-game = Spiel
page-ratings-rating = Wertung
page-ratings-rank = #
page-ratings-none-yet = Noch keine gewertete Partie.
page-ratings-nobody = In diesem Spiel gab es noch keine gewertete Partie.
page-ratings-provisional = Ein Fragezeichen: noch zu wenige Partien für ein sicheres Urteil.
page-ratings-now = Deine Wertung: { $rating }

## Curtain

page-curtain = Vorhang
page-curtain-hand-over = Gib das Gerät an { $name }
page-curtain-what = Hinter dem Vorhang liegen die Karten. Der andere schaut weg.
page-curtain-lift = Ich bin { $name }: Karten zeigen
page-curtain-phones = Karten lieber auf Handys halten
page-phones = Handys als Kartenhand
page-phones-what = Dieser Bildschirm bleibt auf dem Tisch und zeigt, was alle sehen dürfen. Jeder scannt einen Code: Das Handy zeigt dann die eigenen Karten und nimmt die Ansagen an.
page-phones-of = Karten von { $name }
page-phones-go = Die Handys sind da
page-phones-back = Nur an diesem Bildschirm spielen

## Help

page-help = Worum geht es?

## Refused

page-refused-by-rule = Das verbieten die Regeln:
page-refused-unauthorized = Du bist nicht angemeldet, oder Name und Passphrase passen nicht zusammen.
page-refused-forbidden = Das darfst du hier nicht.
page-refused-not-found = Das gibt es hier nicht, oder du darfst es nicht sehen.
page-refused-taken = Jemand war schneller: schon vergeben.
page-refused-behind = Die Partie ist schon weiter. Schau noch einmal hin.
page-refused-too-many = Zu viel auf einmal. Warte kurz und versuche es noch einmal.

## Doing

page-doing-yours = dein Zug
page-doing-thinking = denkt nach …
page-doing-attacks = greift an
page-doing-defends = verteidigt

## Moment

page-moment-skip = Antippen und weiter
page-moment-touchdown = Touchdown!
page-moment-field-goal = Field Goal!
page-moment-two-points = Zwei Punkte!
page-moment-safety = Safety!
page-moment-interception = Abgefangen!
page-moment-goal = Tor!
page-moment-whistle = In letzter Sekunde!

## Rail

page-rail-play = Spielen
page-rail-matches = Partien

## Box

page-box-minutes = { $minutes } Min.
page-box-players = { $players } Spieler

## Ending

page-ending-swing = Wie es hin und her ging
page-ending-above = über der Linie: { $name } vorn
page-ending-above-you = über der Linie: du liegst vorn
page-ending-scores = Wer gepunktet hat
page-ending-kind-dice = die Würfel
page-ending-kind-own = deine Wahl
page-ending-kind-choice = eine Wahl
page-ending-retry = Noch einmal
page-ending-look = Ansehen
page-ending-dice = Würfel
page-ending-decisions = Entscheidungen
page-ending-luck-even = Die Würfel waren ausgeglichen.
page-ending-luck-with = Die Würfel waren auf deiner Seite.
page-ending-luck-against = Die Würfel waren gegen dich.
page-ending-luck-even-of = Die Würfel waren ausgeglichen.
page-ending-luck-with-of = Die Würfel waren auf der Seite von { $name }.
page-ending-luck-against-of = Die Würfel waren gegen { $name }.
page-ending-given = Du hast { $own } je Entscheidung verschenkt, { $other } { $theirs }.
page-ending-given-of = { $name } hat { $own } je Entscheidung verschenkt, { $other } { $theirs }.
page-ending-wants = { $name } möchte eine Revanche.
page-ending-swapped = Die Seiten werden getauscht.
page-ending-accept = Revanche annehmen
page-ending-share = Teilen
page-ending-copy = Link kopieren
page-ending-picture = Bild sichern
page-ending-record = Protokoll
page-ending-verify = Würfel prüfen
page-ending-review = Rückblick
page-ending-turned = Den Ausschlag gab: { $what }

## Aim

page-aim = Dein Ziel

## Seasons

page-seasons = Saisons
page-seasons-what = Eine ganze Saison: Spielplan, Tabellen, Play-offs und ein Meister. Trainiere ein Team; Freunde nehmen andere, Bots den Rest.
page-seasons-none = Auf diesem Server gibt es noch keine Saison.
page-seasons-sign-in = Wer ein Team eine ganze Saison trainiert, hat ein Konto.
page-seasons-new = Eine Saison ansetzen
page-seasons-name = Name der Saison
page-seasons-level = Die anderen Trainer
page-seasons-days = Tage für jede Woche
page-seasons-days-none = keine Frist

## Season

page-season-open = wartet auf ihre Trainer
page-season-playing = Woche { $week } von { $last }
page-season-over = vorbei
page-season-champion = Meister: { $team }
page-season-commissioner = Leitung { $name }
page-season-begin = Die Saison beginnen
page-season-begin-what = Teams, die niemand genommen hat, trainieren Bots.
page-season-take = Dieses Team trainieren
page-season-teams = Teams
page-season-week = Woche { $week }
page-season-weeks = Wochen
page-season-this-week = Diese Woche
page-season-played = { $played } von { $all } gespielt
page-season-until = bis { $when }
page-season-play = Woche { $week } spielen
page-season-your-team = Dein Team
page-season-leader = Der Favorit
page-season-record = Bilanz
page-season-place = Platz
page-season-rating = Elo
page-season-form = Letzte Spiele
page-season-then = Danach
page-season-home = zu Hause
page-season-away = auswärts
page-season-standings = Tabellen
page-season-table = Tabelle
page-season-won-lost = Siege–Ndl.
page-season-points = Punkte
page-season-diff = Differenz
page-season-bracket = Play-offs
page-season-if-today = Wenn die Saison heute endete
page-season-odds = Was noch werden kann
page-season-odds-what = { $seasons } Saisons von hier an, in { NUMBER($seconds, minimumFractionDigits: 2, maximumFractionDigits: 2) } s
page-season-odds-wait = Zehntausend Saisons werden gespielt …
page-season-odds-playoffs = Play-offs
page-season-odds-champion = Titel
page-season-odds-wins = Siege
page-season-chances = Play-offs jetzt { $playoffs }, der Titel { $title }.
page-season-chances-title = Der Titel jetzt { $title }.
page-season-leaders = Die Besten der Liga
page-season-leaders-none = Es ist noch nichts gespielt.
page-season-report = Bericht
page-season-report-of = Bericht: { $home } – { $away }
page-season-end-week = Die Woche beenden
page-season-end-week-what = Bots spielen, was niemand begonnen hat.
page-season-bot = Bot: { $level }
page-season-coach = Trainer { $name }
page-season-won = gewonnen
page-season-lost = verloren
page-season-drawn = unentschieden
page-season-won-short = S
page-season-lost-short = N
page-season-drawn-short = U
page-season-round-quarter-final = Viertelfinale
page-season-round-semi-final = Halbfinale
page-season-trophy = { $team } gewann: { $final }
page-season-none-yet = kommt noch
page-season-seed = Setzplatz { $seed }
page-season-dice = Würfel, zuerst der Durchschnitt
page-season-tables = Zum Auswerten
page-season-tables-schedules = Ergebnisse
page-season-tables-team-stats = Teamzahlen
page-season-file = Die Datei der Saison
page-seasons-champions = Meister
page-seasons-champions-coach = Coach { $coach } · { $record }
page-seasons-champions-final = { $points }:{ $others } gegen { $rival }
page-seasons-league = Die Liga
page-seasons-league-standard = die eigene Saison des Spiels
page-seasons-league-own = eine eigene Liga
page-seasons-league-what = Wähle Teams oder baue welche; alle spielen gegen alle.
page-seasons-league-count = { $teams } Teams in der Liga
page-seasons-legs = Spiele je Paarung
page-seasons-playoffs = Plätze in den Play-offs
page-seasons-playoffs-none = keine Play-offs
page-seasons-own-new = Ein eigenes Team
page-seasons-own-name = Name des Teams
page-seasons-own-like = Beginnen mit den Werten von
page-seasons-own-sum = Summe { $sum }
page-seasons-own-face = { $die }, Seite { $number }
page-seasons-own-add = Team aufnehmen
page-seasons-own-keep = Team behalten
page-seasons-own-change = Ändern
page-seasons-own-remove = Entfernen
page-seasons-own-good = Spielbereit: { $words }
page-seasons-figure-card = Karte
page-seasons-figure-thrower = Werfer: ein Name wie pub oder σ in mm
page-season-award = Ein Spiel werten
page-season-award-to = für { $team }, gegen { $rival }
page-season-appoint = Einen Coach ernennen
page-season-appoint-team = Team
page-season-appoint-who = Konto (leer: der Bot)

## Together

page-turn-title = Du bist dran
page-presence-here-short = da
page-presence-left-short = ist gegangen
page-presence-lost-short = Verbindung weg
page-presence-left = { $name } ist gegangen.
page-presence-lost = { $name } hat keine Verbindung.
page-presence-since-now = Gerade eben.
page-presence-since = Vor { $minutes } min.
page-presence-kept = Das Match bleibt aufgehoben und geht hier weiter.

## Together

page-door = Wer hereinkommt
page-door-shut = Zurzeit erreicht nur dieser Computer Touchline.
page-door-open = Alle in deinem Netz erreichen es unter { $address }
page-door-open-it = Handys hereinlassen
page-door-shut-it = Wieder schließen
page-hand-over = Auf anderem Gerät weiterspielen
page-hand-over-what = Dieser Code gilt zehn Minuten und einmal. Wer ihn hat, spielt für dich: zeig ihn niemandem sonst.
page-hand-over-where = Öffne dort „Meine Matches“ und „Hier weiterspielen“.
page-hand-over-secrets = Bei Zwei-Parteien-Würfeln reist deine Hälfte der Würfel im Link mit: öffne dort den Link.
page-continue = Hier weiterspielen
page-continue-what = Dein anderes Gerät zeigt den Code: im Match unter Menü.
page-continue-code = Code
page-continue-go = Meinen Platz hier einnehmen
page-join-full = Der Tisch ist voll
page-join-back = Die Einladung wurde zurückgenommen.
page-join-back-what = An diesem Tisch sitzt niemand mehr. Bitte um eine neue Einladung oder beginne selbst ein Match.
page-join-full-what = Hier hat sich schon jemand hingesetzt: { $names }.
page-join-full-mine = Das ist mein Platz, von einem anderen Gerät

## The analysis board

page-study = Analyse
page-study-what = Ein Brett für dich: Stellung aufbauen, beide Seiten spielen, Würfel wählen oder rollen, den Trainer fragen, jede Variante behalten.
page-study-begin = Brett öffnen
page-study-tree = Varianten
page-study-start = Anfang
page-study-roll = Würfeln
page-study-roll-on = Weiter bis zur Entscheidung
page-study-set-up = Aufbauen oder einfügen
page-study-set = Diese Stellung aufbauen
page-study-arrange = Nimm eine Figur oder den Ball und stell sie hin, wo sie sein sollen: ziehen, oder antippen und dann das Feld.
page-study-arrange-more = Feld für Feld, oder einfügen
page-study-fields = Feld für Feld
page-study-more-fields = Alles Übrige, wie die Notation es schreibt
page-study-field-phase = Was ansteht
page-study-field-score = Punkte
page-study-rows = Karten in Händen, Stapeln und Ablagen
page-study-paste = Eine Stellung, ein Protokoll oder ein Link
page-study-paste-record = Füge das Protokoll einer Partie ein, oder einen Link
page-study-open = Öffnen
page-study-copied = Der Link enthält die ganze Analyse. Er ist kopiert.
page-study-from-here = Von hier analysieren
page-study-back = Zurück
page-study-forget = Vergessen
page-study-set-up-short = Aufbau
page-study-link = Link
page-study-try-it = Was wäre, wenn?

## The rulebook

page-book-contents = Inhalt
page-book-search = In den Regeln suchen
page-book-nothing = Das sagt keine Regel.
page-book-example = Auf dem Brett zeigen
page-book-before = Die Stellung davor.
page-book-play = Selbst spielen
page-book-found =
    { $count ->
        [one] 1 Regel
       *[other] { $count } Regeln
    }
page-book-glossary = Begriffe

## Being told

page-notices = Benachrichtigungen
page-notices-ask = Sollen wir dir sagen, wenn du in einem langsamen Match dran bist, auch wenn diese Seite zu ist?
page-notices-yes = Ja, sag Bescheid
page-notices-no = Nein
page-notices-switch = Auf diesem Gerät sagen, wenn ich in einem langsamen Match dran bin
page-notices-quiet = Zu diesem Match nichts melden
page-letters = Post
page-letters-address = E-Mail-Adresse
page-letters-write = Schreib mir, wenn ich dran bin
page-letters-asked = Ein Brief ist unterwegs an { $address }: öffne den Link darin.
page-letters-go-to = Post geht an { $address }.
page-letters-end = Adresse vergessen
page-letters-confirmed = Die Adresse ist bestätigt.
page-letters-ended = Es kommt keine Post mehr.

## Friends

page-friends = Freunde
page-friends-none = Noch niemand. Frag jemanden beim Kontonamen oder nach einem Match.
page-friends-sign-in = Sieh, wer da ist, fordere mit einem Tippen heraus und zähl mit, wie es zwischen euch steht. Dafür habt ihr beide ein Konto.
page-friends-asking = Möchten dein Freund sein
page-friends-asked = Gefragt, noch keine Antwort
page-friends-name = Name des Kontos
page-friends-add = Als Freund hinzufügen
page-friends-add-name = { $name } als Freund hinzufügen
page-friends-accept = Ja sagen
page-friends-part = Entfernen
page-friends-block = Blockieren
page-friends-unblock = Nicht mehr blockieren
page-friends-blocked = Blockiert
page-friends-report = Melden
page-friends-report-stalling = Lässt die Uhr laufen
page-friends-report-cheating = Betrügt
page-friends-report-name = Ein beleidigender Name
page-friends-report-other = Etwas anderes
page-friends-reported = Der Gastgeber liest es.
page-friends-is-friend = { $name } ist mit dir befreundet.
page-friends-is-asking = { $name } möchte mit dir befreundet sein.
page-friends-is-asked = Du hast { $name } gefragt.
page-friends-is-blocked = Du hast { $name } blockiert.
page-friends-challenge = Herausfordern
page-friends-challenge-name = Ein Match mit { $name }
page-friends-challenges = Du wirst herausgefordert
page-friends-versus = Du gegen { $name }
page-ratings-history = Wertung im Lauf der Zeit
page-own-take-in = In mein Konto übernehmen
page-own-take-in-what = Matches, die du hier als Gast gespielt hast: { $count }.
page-own-taken-in = Übernommen: { $count }.
page-own-data = Alles über mich Gespeicherte als Datei

## A game at a glance

page-glance-short = am Bildschirm etwa { $minutes } Min. · { $players } Personen
page-glance-skill = Glück und Können: Unser Bot „{ $stronger }“ schlägt unseren Bot „{ $weaker }“ in { $better } von hundert Partien
page-glance-measured = gemessen in { $matches } Partien, { $low } … { $high }

## Tournaments

page-cups = Turniere
page-cups-what = Sie laufen von selbst: Matches beginnen mit laufender Uhr, sobald sie gepaart sind.
page-cups-none = Auf diesem Server wurde noch keines angelegt.
page-cups-sign-in = Wer mitspielt, hat ein Konto, damit alle wissen, gegen wen sie spielen.
page-cups-make = Ein Turnier ausrichten
page-cups-name = Name
page-cups-kind = Art
page-cups-swiss = Schweizer System
page-cups-knock-out = K.-o.-System
page-cups-arena = Arena
page-cups-rounds = Runden
page-cups-minutes = Minuten
page-cups-is-open = offen
page-cups-is-playing = läuft
page-cups-is-over = beendet
page-cups-join = Mitspielen
page-cups-leave = Aussteigen
page-cups-start = Starten
page-cups-your-match = Dein Match gegen { $name }
page-cups-table = Tabelle
page-cups-player = Spieler
page-cups-round = Runde { $round }
page-cups-latest = Letzte Matches
page-cups-bye = spielfrei
page-figures = Zahlen der Spieler
page-figures-what = Gezählt aus den Partien auf diesem Gerät. Sie ziehen mit um, wenn du Partien in eine Datei sicherst, und zählen dort, wo sie aufgenommen wird.
page-figures-latest = Gezählt sind hier die letzten { $count } von { $of }.
page-figures-none = Auf diesem Gerät ist noch keine Partie dieses Spiels zu Ende gespielt.
page-figures-record =
    { $count ->
        [one] Eine Partie
       *[other] { $count } Partien
    }: { $won } gewonnen, { $drawn } unentschieden, { $lost } verloren
page-figures-each = Partie für Partie
page-figures-line = { $result } { $score } gegen { $names }
