# Eine Saison First & Goal: Teams in wenigen Worten und der Bericht in der Zeitung.


## Teams
fg-team-legs-strong = starke Beine
fg-team-legs-weak = schwache Beine
fg-team-arm-strong = starker Arm
fg-team-arm-weak = schwacher Arm
fg-team-defense-strong = eiserne Abwehr
fg-team-defense-weak = weiche Abwehr
fg-team-wildness-strong = nie zweimal gleich
fg-team-wildness-weak = beständig
fg-team-average = von allem etwas

## The report
fg-report-level = { $first } und { $second } trennten sich unentschieden: { $points }:{ $others }.
fg-report-overtime = { $winner } bezwang { $loser } in der Verlängerung { $points }:{ $others }.
fg-report-edged = { $winner } schlug { $loser } knapp { $points }:{ $others }.
fg-report-routed = { $winner } überrollte { $loser } { $points }:{ $others }.
fg-report-beat = { $winner } schlug { $loser } { $points }:{ $others }.
fg-report-ground = { $who } lief { $carries }-mal für { $rushing } Yards und brachte { $completions } von { $attempts } Pässen für { $passing } an; { $converted } von { $thirds } dritten Versuchen gelangen.
fg-report-lost =
    { $who } verlor den Ball { $times ->
        [one] einmal
       *[other] { $times }-mal
    }.
fg-report-missed = { $who } ließ mit { $missed } verschossenen Field Goals { $points } Punkte liegen.
fg-report-longest = Der weiteste Spielzug: { $play }, { $yards } Yards, von { $who }.
fg-report-longest-touchdown = Der weiteste Spielzug: { $play }, { $yards } Yards zum Touchdown, von { $who }.

## What is counted
fg-figure-points = Punkte
fg-figure-points-allowed = Gegenpunkte
fg-figure-touchdowns = Touchdowns
fg-figure-total-yards = Yards insgesamt
fg-figure-carries = Läufe
fg-figure-rushing-yards = Yards durch Lauf
fg-figure-attempts = Pässe
fg-figure-completions = Angekommene Pässe
fg-figure-passing-yards = Yards durch Pass
fg-figure-sacks = Gesackt
fg-figure-sack-yards = Yards durch Sacks verloren
fg-figure-interceptions = Abgefangene Pässe
fg-figure-fumbles-lost = Verlorene Fumbles
fg-figure-turnovers = Ballverluste
fg-figure-first-downs = First Downs
fg-figure-third-down-attempts = Dritte Versuche
fg-figure-third-down-conversions = Dritte Versuche geschafft
fg-figure-fourth-down-attempts = Vierte Versuche
fg-figure-fourth-down-conversions = Vierte Versuche geschafft
fg-figure-penalties = Strafen
fg-figure-penalty-yards = Strafyards
fg-figure-punts = Punts
fg-figure-punt-yards = Punt-Yards
fg-figure-fg-att = Field Goals versucht
fg-figure-fg-made = Field Goals verwandelt
fg-figure-fg-long = Längstes Field Goal
fg-figure-pat-att = Extrapunkte versucht
fg-figure-pat-made = Extrapunkte verwandelt
fg-figure-two-pt-att = Zwei-Punkt-Versuche
fg-figure-two-pt-made = Zwei-Punkt-Versuche geschafft
fg-figure-kickoff-return-yards = Kickoff-Return-Yards
fg-figure-punt-return-yards = Punt-Return-Yards
fg-figure-onside-kicks = Onside-Kicks
fg-figure-safeties = Safetys
fg-figure-time-outs = Auszeiten
fg-figure-possession-cards = Ballbesitz in Karten
fg-figure-drives = Drives
