# What the pages say about this game alone.

## The board

page-darts-board = Dartscheibe. Die Liste daneben kann dasselbe mit der Tastatur.
page-darts-field =
    Feld: Ball bei { $spot }, { $needed ->
        [one] noch 1 Yard
       *[other] noch { $needed } Yards
    }
page-darts-left = Pfeile übrig: { $left }
page-darts-need = noch { $yards }
page-darts-try = Extraversuch
page-darts-calls = Wofür ist der Pfeil?
page-darts-aim = Ziel
page-darts-fell = Wo steckt er?
page-darts-neighbours = Oder meintest du
page-darts-throw = { $call }: { $bed }
page-darts-enter = { $bed } eintragen
page-darts-miss = Daneben
page-darts-bounce = Abgeprallt
page-darts-last = Letzter Pfeil: { $bed }. Falsch?
page-darts-last-what = Tippe an, wo er wirklich steckte; alles danach wird neu gezählt.
page-darts-overtime = Verl. { $number }
page-darts-thrower = { $name }: die Hälfte der Pfeile innerhalb von { $reach } mm
page-darts-aiming = Ziel: { $bed }
page-darts-worth = Was ein Pfeil bewirkt
page-darts-rings = Innerer Ring, { $reach } mm: die Hälfte der Pfeile. Gestrichelter Ring: neun von zehn.
page-darts-now = jetzt
page-darts-aim-first = Tippe auf die Scheibe, um zu zielen
page-darts-touchdown = Touchdown!
page-darts-scores = Punkte
page-darts-safety = Safety
page-darts-drive-over = Drive vorbei
page-darts-intercepted = abgefangen
page-darts-bust = zu weit
page-darts-missed = daneben
page-darts-leaves = noch { $yards }
page-darts-dart-of = Pfeil { $dart } von { $darts }

## What a dart is thrown for

page-darts-call-throw = Werfen
page-darts-call-field-goal = Field Goal
page-darts-call-punt = Punt
page-darts-call-pat = Ein Punkt
page-darts-call-two = Zwei Punkte

## Beds

page-bed-triple = Dreifach { $number }
page-bed-double = Doppel { $number }
page-bed-inner = einfache { $number }, innen
page-bed-outer = einfache { $number }, außen
page-bed-single = einfach { $number }
page-bed-25 = äußeres Bull
page-bed-bull = Bull's Eye
page-bed-miss = daneben
page-bed-bounce = abgeprallt

## What is asked

page-help-football-darts-toss = Wer den Münzwurf gewinnt, bestimmt, wer zuerst angreift.
page-help-football-darts-choice = Zuerst angreifen: Du beginnst. Abwarten: Du beginnst nach der Halbzeit.
page-help-football-darts-call = Tippe an, wohin du zielst. Eine 20 sind 20 Yards, Dreifach-20 sind 60. Der letzte Pfeil muss genau auf die Torlinie führen.
page-help-football-darts-throw = Wirf und tippe dann an, wo der Pfeil steckt.
page-help-football-darts-field-goal = Wirf und tippe dann an, wo der Pfeil steckt.
page-help-football-darts-punt = Wirf und tippe dann an, wo der Pfeil steckt. Der Ring entscheidet.
page-help-football-darts-try = Ein Zusatzpfeil nach dem Touchdown: leicht für einen Punkt (1, 5 oder 20), schwer für zwei (die Zahl 2).
page-help-football-darts-pat = Wirf und tippe dann an, wo der Pfeil steckt.
page-help-football-darts-two-points = Wirf und tippe dann an, wo der Pfeil steckt.
page-help-football-darts-call-table = Sag, wofür der nächste Pfeil ist, und wirf ihn dann.
page-help-football-darts-try-table = Sag, ob der Pfeil für einen Punkt ist (1, 5 oder 20) oder für zwei (die Zahl 2), und wirf ihn dann.

## Entering darts

page-scorer-ring = Welcher Ring
page-scorer-single = Einfach
page-scorer-inner = Innen
page-scorer-outer = Außen
page-scorer-double = Doppel
page-scorer-triple = Dreifach
page-scorer-bull = Bull
page-scorer-miss = Daneben
page-scorer-small-print = Kleingedruckt: was dieser Dart täte.
page-scorer-caller = Ansager
page-hearing = Zuhören
page-hearing-what = Sag den Wurf an: „Triple zwanzig“, „Doppel fünf“, „Bull“, „vorbei“, „zurück“. Der Browser sendet das Gesagte womöglich an seinen Hersteller.
page-hearing-heard = Gehört: { $text }
page-hearing-not = Nicht verstanden: { $text }
page-hearing-unable = Der Browser lässt hier niemanden zuhören.
page-hearing-triple = triple dreifach t
page-hearing-double = doppel double d
page-hearing-bull = bull bullseye
page-hearing-miss = vorbei daneben miss
page-hearing-undo = zurück rückgängig
page-hearing-numbers = eins zwei drei vier fünf sechs sieben acht neun zehn elf zwölf dreizehn vierzehn fünfzehn sechzehn siebzehn achtzehn neunzehn zwanzig

## The aim of the game

page-aim-football-darts = Vier Darts je Drive, jeder Punkt ein Yard. Triff genau die Goallinie: sechs Punkte.
page-aim-football-darts-short = Triff genau die Goallinie: sechs Punkte.

## A first match: a rule in one sentence, when it first rules

page-new-fd-1-2 = Nimm den Ball und du greifst zuerst an; gib ihn ab und du beginnst nach der Halbzeit.
page-new-fd-2-1 = Ein einfaches Feld zählt seine Zahl in Yards, das doppelte zweimal, das dreifache dreimal; die rote Mitte ist von überall ein Touchdown.
page-new-fd-2-2 = Neben der Scheibe: zehn Yards zurück, und der Pfeil ist weg.
page-new-fd-2-3 = Doppel oder Dreifach 1 oder 3 ist eine Interception: Der andere übernimmt den Ball an Ort und Stelle.
page-new-fd-2-4 = Lande genau auf der Torlinie: sechs Punkte. Ein Yard zu viel ist ein Bust, und der Ball ist weg.
page-new-fd-2-5 = Vier Pfeile sind ein Drive; dann macht der andere weiter, wo der Ball liegt.
page-new-fd-3-1 = Nach einem Touchdown noch ein Pfeil: 1, 5 oder 20 für einen Punkt, oder eine 2 für zwei.
page-new-fd-4-1 = Ein Field Goal ist ein Pfeil für drei Punkte, ab der Mittellinie: jede 20, und näher am Tor auch jede 1 oder 5.
page-new-fd-4-2 = Field Goal verfehlt: Der andere übernimmt, wo der Ball liegt.
page-new-fd-5-1 = Ein Punt mit dem letzten Pfeil gibt den Ball ab, aber weit hinten: je näher an der Mitte, desto tiefer beginnen sie.

## What is asked, where it is answered by touching: the game itself names what is typed

page-fd-ask-call-aim = Pfeil { $dart }, noch { $needed }: Wohin zielst du?
page-fd-ask-call = Pfeil { $dart }, noch { $needed }: Wo steckt er?
page-fd-ask-try = Ein Zusatzpunkt (1, 5 oder 20) oder zwei (die Zahl 2)?

## Das Analysebrett

page-study-field-football-darts-offense = Wer wirft
page-study-field-football-darts-pos = Yards von der eigenen Goalline
page-study-field-football-darts-dart = Pfeil
page-study-field-football-darts-drive = Drive
page-study-field-football-darts-quarter = Viertel
page-study-field-football-darts-first = Erster Ball

## On the shelf

page-title-football-darts = Football Darts
page-tagline-football-darts = Mit Darts das Feld hinunter: vier Pfeile je Angriff, und die Yards zum Touchdown müssen genau passen.
page-short-football-darts = Jeder Punkt ein Yard; triff genau die Linie.
