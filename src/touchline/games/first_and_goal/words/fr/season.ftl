# Une saison de First & Goal : les équipes en quelques mots et le compte rendu.


## Teams
fg-team-legs-strong = jambes solides
fg-team-legs-weak = jambes faibles
fg-team-arm-strong = bras puissant
fg-team-arm-weak = bras faible
fg-team-defense-strong = défense de fer
fg-team-defense-weak = défense tendre
fg-team-wildness-strong = jamais deux fois pareille
fg-team-wildness-weak = régulière
fg-team-average = un peu de tout

## The report
fg-report-level = { $first } et { $second } n'ont pu se départager : { $points }-{ $others }.
fg-report-overtime = { $winner } a eu raison de { $loser } en prolongation, { $points }-{ $others }.
fg-report-edged = { $winner } a battu de peu { $loser } { $points }-{ $others }.
fg-report-routed = { $winner } a écrasé { $loser } { $points }-{ $others }.
fg-report-beat = { $winner } a battu { $loser } { $points }-{ $others }.
fg-report-ground = { $who } a couru { $carries } fois pour { $rushing } yards et réussi { $completions } passes sur { $attempts } pour { $passing }, avec { $converted } troisièmes tentatives sur { $thirds }.
fg-report-lost =
    { $who } a perdu le ballon { $times ->
        [one] une fois
       *[other] { $times } fois
    }.
fg-report-missed = { $who } a laissé { $points } points sur le terrain avec { $missed } field goals manqués.
fg-report-longest = L'action la plus longue : { $play }, { $yards } yards, par { $who }.
fg-report-longest-touchdown = L'action la plus longue : { $play }, { $yards } yards jusqu'au touchdown, par { $who }.
