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
