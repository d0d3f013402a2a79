# Was jedes Spiel und jedes Match sagt, egal was gespielt wird.

## Bare texts
plain = { $text }
english = { $text }

## Small words
play-yes = ja
play-no = nein
play-player = Spieler { $number }
play-seat = Platz { $seat }

## How a match ends
play-resigned =
    { PERSON($who) ->
        [you] Du hast
       *[other] { $who } hat
    } aufgegeben.
play-flagged =
    { PERSON($who) ->
        [you] Du hast
       *[other] { $who } hat
    } die Zeit überschritten.

## What was tried, for the refusals below
play-a-move = ein Zug
play-a-roll = ein Wurf
play-a-resignation = eine Aufgabe

## Refusals
play-over = das Spiel ist aus; { $tried } kommt zu spät
play-chance-due = jetzt ist { FORM($due, case: "the") } dran, nicht { $tried }
play-other-die-due = jetzt ist { FORM($due, case: "the") } dran, nicht { $tried }
play-decision-due = { $who } muss sich entscheiden; { $tried } geht jetzt nicht
play-not-your-turn = nicht { $who } ist am Zug, sondern { $due }
play-no-seat = es gibt keinen Platz { $seat }
play-nothing-played = es wurde noch nichts gespielt
play-nothing-to-comment = es gibt noch keinen Eintrag, zu dem man etwas sagen könnte
play-no-entry = es gibt keinen Eintrag { $number }, den man berichtigen könnte
play-correction-breaks = mit { $text } als Eintrag { $number } passt Eintrag { $later } ({ $said }) nicht mehr: { $problem }; berichtige erst den, oder schneide das Protokoll dort ab
play-illegal-move = { $text } ist hier kein erlaubter Zug
play-illegal-move-listed = { $text } ist hier kein erlaubter Zug; erlaubt: { $legal }
play-illegal-outcome = { $text } kann hier nicht gefallen sein ({ $what })
play-illegal-outcome-listed = { $text } kann hier nicht gefallen sein ({ $what }); möglich: { $possible }
play-too-much = { $text } ist zu viel: nach { $done } wird nichts mehr gefragt
play-too-much-dice = { $text } ist zu viel: es ist kein Würfel mehr dran
play-after = nach { $done }: { $problem }

## Options, rules and games
play-bad-option = Option { $option }: { $value } geht nicht; nötig ist { $wanted }
play-want-each-side = ein Wert für jede der beiden Seiten, als 'a,b'
play-want-yes-no = ja oder nein
play-want-one-of = eins von { $choices }
play-want-whole = eine ganze Zahl
play-want-range = eine ganze Zahl von { $low } bis { $high }
play-option-form = { $text }: schreibe eine Option als NAME=WERT
play-no-option = es gibt keine Option { $option }; es gibt: { $known }
play-no-rule-set = es gibt kein Regelwerk { $name }; es gibt: { $known }
play-no-rule = es gibt keine Regel { $rule } in diesem Regelbuch
play-no-version = { $game } wird nicht nach Regeln { $version } gespielt, nur nach { $known }
play-data-table = die Zahlen einer Schachtel sind eine Tabelle
play-no-figures = { $game } hat keine Zahlen, die man berichtigen könnte
play-no-game = es gibt kein Spiel { $name }; es gibt: { $known }
play-not-a-game = { $value }, angeboten als { $name }, ist kein Touchline-Spiel

## Score
play-score = { $home } { $points } – { $others } { $away }

## Languages
play-no-language = Touchline spricht { $language } nicht; es spricht: { $known }
play-no-bot-here = Hier kennt der Gegner der Stufe { $level } nur die Regeln, wie sie in der Schachtel liegen. Spiel nach ihnen, oder wähle den Zufallsgegner.
play-no-coach-here = Hier kann niemand zu diesem Spiel raten: Dazu muss mehr gerechnet werden, als ein Browser kann.
play-no-tables = Das sind keine Tabellen, die ein Gegner lesen kann: { $problem }

## Charts and figures of a box
play-chart-guess = { $guessed } von { $count } Feldern sind geraten ({ $mark }): niemand konnte sie von einer Schachtel ablesen. Wer sie besitzt, kann die wahren mit --data eintragen.
play-chart-of = { $chart }: { $warning }
play-sure-certain = sicher
play-sure-likely = wahrscheinlich
play-sure-guess = geraten
play-origin-box = vom Besitzer am Original abgelesen
play-origin-text = in den Regeln gedruckt
play-origin-rulebook = in den Regeln gedruckt
play-origin-forced = die einzige Lesart, die die gedruckten Regeln zulassen
play-origin-found = aus öffentlichen Quellen, gegengeprüft
play-origin-default = unsere eigene Zahl, die wahre kennen wir nicht
play-figure-about = { $sure }: { $origin }
play-figure-by-side = nach Seiten: { $sides }
play-edit-all = { $game }: die Zahlen der Schachtel.
play-edit-guessed = { $game }: was wir von der Schachtel raten mussten.
play-edit-how = Nimm das '# ' vor einer Zeile weg und trage ein, was wirklich dasteht; die anderen lass, wie sie sind.
play-edit-check = Prüfen:     touchline data { $game } --check THIS_FILE
play-edit-play = Spielen:    touchline play { $game } --data THIS_FILE

## Figures by player
play-figure-number = { $number }
play-figure-share = { $share }
play-figure-of = { $some } von { $of } ({ $share })
