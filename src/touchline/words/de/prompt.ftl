# Was während eines Spiels an der Eingabe gesagt wird, in Zeilen und in der App.


## Sitting down
prompt-against = { $first } gegen { $second }
prompt-at-the-table = Am Tisch: würfelt, gebt und werft selbst; sagt, was gefallen ist.
prompt-chart-shows = { $guesses } 'chart' zeigt sie.
prompt-begin = Tippe einen Zug, oder 'help'.
prompt-kept = Das Spiel ist gesichert. Weiter geht es mit: touchline resume { $file }
prompt-no-review = Dann eben keine Besprechung.
prompt-record-in = Das Protokoll steht in { $file }
prompt-write-where = In welche Datei damit? ('drop' verwirft es)
prompt-this-is-it = Das ist das Spiel; leg es in eine Datei, um damit weiterzuspielen:
prompt-refused = Nein: { $why }
prompt-not-on-disk = Nicht auf der Platte: { $trouble }
prompt-unkept = { $trouble }. Das Spiel geht im Speicher weiter und wird geschrieben, sobald das geht; 'save FILE' schreibt es woandershin.
prompt-on-disk-again = Wieder auf der Platte.
prompt-moved = { $file } hat jemand anders geändert; dieses Spiel geht in { $new } weiter
prompt-pass-keyboard = Gib die Tastatur an { $who }; wer dran ist, tippt 'ready':
prompt-coach-works = Der Trainer rechnet: { $share }
prompt-table = Tisch
prompt-scores = Punkte
prompt-time = Zeit: { $clock }
prompt-bot-name = Bot { $level }

## Commands
prompt-help = Tippe einen Zug oder, am Tisch, was gefallen ist. Oder eins davon:
prompt-help-help = diese Liste; '?' ist dasselbe
prompt-help-legal = was jetzt erlaubt ist; 'legal F4' nur, was mit F4 beginnt
prompt-help-score = Stand und Lage
prompt-help-board = das Brett
prompt-help-where = wie es steht, in Worten; 'where fields' zeigt jedes Feld der Stellung
prompt-help-why = die Regeln hinter dem letzten Schritt; 'why 17' die von Eintrag 17
prompt-help-rules = die Regeln nach Kapiteln; 'rules { $chapter }' zitiert eins, 'rules { $rule }' eine Regel
prompt-help-chart = was auf was trifft, zum Nachschlagen
prompt-help-hint = was der Trainer täte
prompt-help-chances = wer von hier aus wie oft gewinnt
prompt-help-clock = die Zeit, die jede Seite verbraucht oder noch hat
prompt-help-history = alles bisher, mit Nummern
prompt-help-undo = deine letzte Eingabe zurücknehmen; 'undo 3' die letzten drei
prompt-help-correct = 'correct 17 T19' zeigt, was das ändern würde, und fragt; mit 'cut' am Ende fällt weg, was nicht mehr passt
prompt-help-save = 'save FILE' schreibt eine Kopie des Protokolls
prompt-help-review = Glück und Können, nach dem Spiel
prompt-help-resign = aufgeben
prompt-help-quit = aufhören; das Spiel ist gesichert und geht später weiter
prompt-nothing-changed = Nichts wurde geändert.
prompt-did-you-mean = Meintest du '{ $word }'?
prompt-may-say = Möglich ist: { $moves }.
prompt-yes-or-no = { $question } (ja oder nein)
prompt-too-many =
    { $count ->
        [one] 1 Zug, zu viele zum Aufzählen.
       *[other] { $count } Züge, zu viele zum Aufzählen.
    } { $question }
prompt-nothing = Nichts.
prompt-nothing-with = Nichts, was mit { $text } beginnt.
prompt-and-more = { $moves } und { $more } weitere
prompt-nothing-yet = Noch ist nichts passiert.
prompt-no-entry = es gibt keinen Eintrag { $number }; 'history' zählt sie auf
prompt-write-undo = schreibe: undo, oder undo 3
prompt-taken-back =
    Zurückgenommen: { $count ->
        [one] 1 Eintrag
       *[other] { $count } Einträge
    }.
prompt-take-back-all = So viel ist nicht eingetragen. Alles zurücknehmen?
prompt-write-correct = schreibe: correct 17 T19
prompt-corrected = Berichtigt. { $headline }
prompt-correct-so = So berichtigen?
prompt-write-save = schreibe: save FILE
prompt-saved = Gesichert in { $file }
prompt-review-after = die Besprechung kommt nach dem Spiel
prompt-gives-up = { $who } gibt auf?
prompt-no-coach = Für dieses Spiel gibt es noch keinen Trainer.
prompt-coach-no-room = Der Trainer kann hier gerade nicht arbeiten: { $problem }. Das Spiel geht weiter.
prompt-first-sight = Auf den ersten Blick: { $move }.
prompt-first-look = Auf den ersten Blick, ohne langes Nachdenken:
prompt-first-games = { $who } holte danach { $win } ({ $low } … { $high }) aus { $games } Spielen zwischen einfachen Spielern, Unentschieden halb gezählt.
prompt-first-wait = Der Trainer rechnet aus, was wirklich das Beste ist …
prompt-hint-enough = Genug: Der Trainer hört auf. Das erste Wort gilt, bis Sie wieder fragen.
prompt-no-voice = Hier gibt es keine Stimme: Keines von { $programs } ist installiert.
prompt-voice-score = { $one } { $first }, { $two } { $second }.

## Corrections
prompt-says-already = So steht es in Eintrag { $number } schon; nichts würde sich ändern.
prompt-change-nothing = (nichts)
prompt-change-dropped = (fällt weg)
prompt-more-entries =
    … und { $more ->
        [one] 1 weiterer Eintrag
       *[other] { $more } weitere Einträge
    }
prompt-still-stands = Es steht unverändert: { $then }
prompt-would-stand =
    Es steht: { $now }
    Es stünde: { $then }
prompt-own-dice = Touchlines eigene Würfel
prompt-not-entered = Eintrag { $number } stammt von: { $who }; nur was Menschen eingegeben haben, lässt sich berichtigen

## The clock
prompt-clock-form = Uhr { $text }: schreibe Minuten je Seite, wie 20, oder mit Sekunden je Zug, wie 20+10
prompt-clock-left = { $who } noch { $time }
prompt-clock-up = { $who } ZEIT UM seit { $time }

## Refusals
prompt-cannot-write = das lässt sich nicht schreiben: { $problem }
prompt-kept-there = in { $file } liegt dieses Spiel selbst: nenne eine andere Datei
prompt-there-already = { $file } gibt es schon und bleibt, wie es ist: nenne eine andere Datei
prompt-match-there = { $file } gibt es schon und bleibt, wie es ist: 'touchline resume { $file }' spielt es weiter, ein neues Spiel braucht einen anderen Namen
prompt-nobody-owns = in dieser Saison gehört niemandem ein Team; 'simulate' lässt die Bots spielen
prompt-no-team = in dieser Saison gibt es kein Team { $team }
prompt-no-match-left = es ist kein Spiel mehr zu spielen
prompt-bot-no-cards = ein Bot kann keine echten Karten halten: spiel das am Bildschirm
prompt-resign-turn = gib auf, wenn du am Zug bist
prompt-nothing-played = noch wurde nichts gespielt

## Asking at the table
prompt-choose-unseen = { $question } Wählt verdeckt, deckt zusammen auf, dann sagt beides in einer Zeile.
prompt-roll-together = { $question } Zusammen würfeln: { $dice }.

## The lobby
prompt-lobby = Touchline: Football am Tisch
prompt-lobby-number = Bitte tippe eine Zahl von 1 bis { $most }.
prompt-lobby-nothing = Nichts wurde begonnen. 'touchline --help' sagt, was es sonst gibt.
prompt-lobby-resume = Weiterspielen: { $match }
prompt-lobby-game = Welches Spiel?
prompt-lobby-against = Gegen wen?
prompt-lobby-people = zwei Leute an dieser Tastatur
prompt-lobby-table = echte Würfel, Karten oder Darts am Tisch
prompt-lobby-options = Optionen als NAME=WERT, 'list' zeigt sie, oder 'start':

## On a server
prompt-no-link = { $text } ist kein Link zu einem Spiel; so einer sieht aus wie http://host/?match=abc#invite=…
prompt-waiting-seat = Wir warten, bis sich jemand setzt.
prompt-your-move = Du bist am Zug.
prompt-waiting-for = Wir warten auf { $who }.
prompt-waiting-dice = Wir warten auf die Würfel.
prompt-somebody = Jemand
prompt-sits-down = { $who } setzt sich.
prompt-pact = Die Würfel sind vereinbart: Pakt { $pact }.
prompt-pact-changed = der Server hat geändert, was für die Würfel festgelegt war; ihm wird nichts gezeigt
prompt-no-rule = Keine Regel: Es ist einfach passiert.
prompt-seat-kept = Dein Platz bleibt frei: Derselbe Link führt zurück.
prompt-undo-asked = Die andere Seite möchte ihren letzten Zug zurücknehmen: accept oder decline?
prompt-remote-help = Tippe einen Zug, wenn du dran bist. Oder eins davon:
prompt-remote-help-legal = was jetzt erlaubt ist
prompt-remote-help-why = die Regeln hinter dem letzten Schritt
prompt-remote-help-history = alles bisher
prompt-remote-help-undo = bitten, deinen letzten Zug zurückzunehmen
prompt-remote-help-accept = der Rücknahme der anderen Seite zustimmen
prompt-remote-help-decline = ihr nicht zustimmen
prompt-remote-help-resign = aufgeben
prompt-remote-help-save = 'save FILE' schreibt das Protokoll, soweit du es lesen darfst
prompt-remote-help-help = diese Liste
prompt-remote-help-quit = gehen; derselbe Link führt zurück an deinen Platz
prompt-nothing-now = Jetzt nichts.
prompt-watching = zum Zuschauen
prompt-you-are = du bist { $who }
prompt-trying-again = { $problem } Es wird noch einmal versucht.
prompt-done = Erledigt.
prompt-corrected-there = Berichtigt.
prompt-remote-help-score = Stand und Lage
prompt-remote-help-chat = 'chat hello', 'chat well-played', 'chat good-game'
