# Eine Saison als Text: Tabellen, Wochen, Play-offs.


## Standings
season-standings-week = { $season }: Tabelle nach Woche { $week }
season-standings-played =
    { $season }: Tabelle nach { $played } von { $whole ->
        [one] 1 Spiel
       *[other] { $whole } Spielen
    }
season-table = Tabelle
season-order-by = Reihenfolge nach { $rule }; 'touchline season why' zitiert sie.
season-head-record = S-N
season-head-points = Punkte
season-head-for = +
season-head-against = −
season-head-difference = Diff
season-above-by = { $above } vor { $team }: { $how }
season-by-points = Punkte
season-by-record = Bilanz
season-by-head-to-head = direkter Vergleich
season-by-division-record = Bilanz in der Division
season-by-point-difference = Punktdifferenz
season-by-points-scored = erzielte Punkte
season-by-wins = Siege
season-by-the-coin = Münzwurf
season-by-other = { $text }

## Weeks and rounds
season-week = Woche { $week }
season-week-unknown = Woche { $week }: noch nicht bekannt.
season-round-final = Finale
season-round-semi-final = Halbfinale
season-round-quarter-final = Viertelfinale
season-round-of = Runde der letzten { $teams }
season-the-final = Das Finale
season-people = { $people }

## Play-offs
season-no-playoffs = { $season } hat keine Play-offs: Der Tabellenerste ist Meister.
season-if-today = Wenn die Saison heute zu Ende wäre
season-champion = Meister: { $team }

## Where it stands
season-overview =
    { $season } · { $game } · { $teams ->
        [one] 1 Team
       *[other] { $teams } Teams
    } · Saat { $seed }
season-coaches = Trainer: { $people }; die anderen: { $level }
season-coaches-bots = Trainer aller Teams: { $level }
season-over = Zu Ende. Meister: { $team }

## Odds and the laboratory
season-odds =
    { $season }: { $seasons ->
        [one] 1 Saison
       *[other] { $seasons } Saisons
    } von hier aus in { $seconds } s
season-column-record = Bilanz
season-column-wins = Siege
season-column-playoffs = play-offs
season-column-division = Division
season-column-seed = Platz 1
season-column-final = Finale
season-column-champion = Meister
season-column-titles = Titel
season-column-cheap = billig
season-cheap-what = Billig: wie oft der Sieger der Division mit weniger Siegen weiterkam als ein Team, das zu Hause blieb. Wären alle Divisionen gleich, gewänne jede { $share } der Titel.
season-laboratory =
    { $seasons ->
        [one] 1 Saison
       *[other] { $seasons } Saisons
    }, { $matches } Spiele von { $level } in { $seconds } s; { $processor } s Rechenzeit, { $rate } Spiele je Sekunde davon
season-favourites = Der Bestplatzierte holt den Titel in { $first }, das stärkste Team in { $strongest }.

## Leaders and reports
season-leaders = { $season }: Bestenliste
season-a-match = { $mean } je Spiel
season-report = Woche { $week }: { $home } { $points }, { $away } { $others }
season-picture-wins = Siege je Saison (95-%-Intervall)
season-picture-titles = Titel, % der Saisons (95-%-Intervall)
season-picture-divisions = Titel, % der Saisons; gestrichelt: wären alle Divisionen gleich
season-picture-told = { $seasons } Saisons, { $matches } Spiele von { $level } · der Bestplatzierte gewinnt { $first }, das stärkste Team { $strongest }

season-places = die Play-offs haben 2, 4, 8, … Plätze, nicht { $count }
season-no-table = es gibt keine Tabelle { $table }; es gibt: { $known }
season-table-as = { $file }: eine Tabelle wird als { $kinds } geschrieben
season-head-start = Spiele mit Vorgabe werden nicht zu Tausenden gespielt
season-none = { $game } hat keine Saison
season-team-not-table = Team { $number } ist keine Tabelle
season-team-name = Team { $number }: ein Name hat 1 bis { $longest } Zeichen
season-team-key = Team { $number }: ein Schlüssel sieht aus wie north-end, nicht { $key }
season-team-field = Team { $number }: es gibt kein Feld { $field }
season-team-figures = Team { $number }: figures ist eine Tabelle
season-not-over = dieses Spiel ist noch nicht aus
season-two-teams = eine Saison braucht zwei Teams
season-division-sizes = Divisionen müssen gleich viele Teams haben, nicht { $sizes }
season-odd-teams = bei ungerader Zahl von Teams müsste jede Woche jemand aussetzen
season-few-rivals = außerhalb jeder Division gibt es keine { $count } verschiedenen Gegner
season-no-schedule = es ließen sich keine { $count } Wochen ohne doppelte Paarung finden
season-seed = eine Saat ist eine ganze Zahl von 0 bis 2**63 - 1
season-same-key = zwei Teams haben denselben Schlüssel
season-few-teams = { $places } Plätze in den Play-offs für { $teams } Teams
season-format = das ist keine Saison im Format { $format }
season-no-team-known = es gibt kein Team { $team }; es gibt: { $known }
season-damaged = die erste Zeile der Saison ist beschädigt: { $problem }
season-no-team = in dieser Saison gibt es kein Team { $team }
season-no-line = { $file }: das ist keine Saison: es hat keine vollständige Zeile
season-there = { $file } gibt es schon
season-no-teams = { $file }: darin fehlt [[teams]]

## Notes on a match
season-note-late = nach Ablauf der Frist von Bots gespielt
season-note-awarded = am grünen Tisch entschieden
## What is counted in any game
season-figure-points = Punkte
season-figure-points-allowed = Gegenpunkte
season-figure-decisions = Entscheidungen
## Champions of past seasons
season-champions = Meister
season-champions-none = Auf diesem Rechner hat noch keine Saison einen Meister.
season-champions-line = { $season } · { $game }: { $team } ({ $record }), Coach { $coach }
season-champions-final = { $points }:{ $others } gegen { $rival }

## A match of any game in words
season-told-level = { $one } und { $two } trennten sich { $points }:{ $others }.
season-told-parted = { $winner } und { $loser } standen { $points }:{ $others }; nach den Regeln ging es an { $winner }.
season-told-given = { $winner } gewann, obwohl { $loser } { $others }:{ $points } führte: Das Spiel wurde aufgegeben oder gewertet.
season-told-won = { $winner } schlug { $loser } { $points }:{ $others }.
season-told-back = { $winner } holte einen Rückstand von { $behind } auf.
season-told-changes = Die Führung wechselte { $times }-mal.
season-told-never-behind = { $winner } lag nie zurück.
