# What is wrong with a record, a position, a file or a text from outside.

## Records
record-no-line = das ist kein Spielbericht: es steht keine ganze Zeile darin
record-not-an-entry = das ist kein Eintrag eines Spielberichts: { $line }
record-entry-missing = Eintrag { $number } fehlt; da steht { $line }
record-no-game = im Spielbericht fehlt die Kopfzeile Game
record-line = Zeile { $number }: { $problem }
record-file = { $file }: { $problem }
record-file-line = { $file }, Zeile { $line }: { $problem }
record-not-a-text = das ist keine Textdatei
record-data-large = eine Datei mit Zahlen hat höchstens { $most } Bytes
record-rules-version = gespielt wurde nach den Regeln { $version }, hier gelten { $known }
record-header-unread = die Kopfzeile { $header } lässt sich nicht lesen: { $problem }
record-not-whole = { $text } ist keine ganze Zahl mit höchstens { $most } Ziffern
record-no-table = in der Kopfzeile Data steht keine Tabelle mit Zahlen
record-result-differs = der Spielbericht nennt das Ergebnis { $claimed }, nachgespielt ergibt sich { $found }
record-other-acts = { $who } handelt, aber { $due } ist dran
record-entry = Eintrag { $number } ({ $text }): { $problem }
record-many-steps = diesen Mitschrieb nachzuspielen braucht { $steps } Schritte; hier werden höchstens { $most } gemacht
record-entry-more = Eintrag { $number } ({ $text }) ist mehr als ein Schritt
record-not-a-word = das sagt kein Spielbericht: { $text }
record-script-empty = im Skript steht kein Ergebnis mehr
record-unreadable = { $file } von { $game } lässt sich nicht lesen: { $problem }
record-not-an-example = das ist kein Beispiel von { $game }: { $line }
record-not-a-puzzle = das ist keine Aufgabe von { $game }: { $line }

## Positions
position-line = eine Stellung ist eine Zeile Text
position-no-value = { $field }: { $text } ist keiner seiner Werte
position-no-number = { $field }: { $text } ist keine Zahl
position-out-of-range = { $field }: { $value } liegt nicht in { $low }..{ $high }
position-no-field = { $word } ist kein Feld dieses Spiels
position-twice = { $field } ist zweimal angegeben
position-count = { $field } braucht { $count } Werte, nicht { $given }

## Texts from outside
text-not-json = das ist kein JSON: { $problem }
text-not-utf8-nul = das ist kein UTF-8 oder enthält ein NUL-Zeichen
text-not-utf8 = das ist kein UTF-8
text-a-text = ein Text
text-a-number = eine Zahl
text-holds-nul = { $place } enthält ein NUL-Zeichen
text-holds-half = { $place } enthält ein halbes Zeichen (surrogate)
text-many-digits = { $place } hat mehr als { $most } Ziffern
text-not-kept = { $text } ist keine Zahl, die sich behalten lässt
text-not-a-number = { $text } ist keine Zahl
text-too-deep = mehr als { $most } Listen und Objekte ineinander

## Messages of the wire
fault-wrong = { $place } { $fault }: { $value }
fault-the-message = die Nachricht
fault-not-text = ist kein Text
fault-not-whole = ist keine ganze Zahl
fault-not-number = ist keine Zahl
fault-not-flag = ist weder true noch false
fault-not-null = ist nicht null
fault-none-of = ist nichts von { $known }
fault-not-list = ist keine Liste
fault-not-list-of = ist keine Liste mit { $count } Teilen
fault-not-object = ist kein Objekt
fault-no-form = ist nichts von dem, was es sein darf: { $problems }
fault-no-such = { $value } gibt es bei { $place } nicht; es gibt: { $known }
fault-missing = { $place } fehlt
fault-not-declared = ein Feld { $place } gibt es hier nicht
fault-many-characters = hat mehr als { $most } Zeichen
fault-few-characters = hat weniger als { $least } Zeichen
fault-not-like = sieht nicht aus wie { $form }
fault-less = ist kleiner als { $least }
fault-more = ist größer als { $most }
fault-many-members = hat mehr als { $most } Teile
fault-no-match = noch kein Spiel: beginne mit 'new', 'set' oder 'load'
fault-no-coach = hier gibt es keinen Trainer

## Things that are not installed
extra-lab = { $library } ist nicht installiert; es kommt mit der Zugabe für das Labor: pip install 'touchline[{ $extra }]'
extra-envs = { $library } ist nicht installiert; es kommt mit der Zugabe für die Umgebungen: pip install 'touchline[{ $extra }]'
extra-other = { $library } ist nicht installiert; es kommt mit einer Zugabe: pip install 'touchline[{ $extra }]'
