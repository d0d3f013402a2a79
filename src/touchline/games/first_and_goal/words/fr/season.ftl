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
fg-report-level = { $first } et { $second } n'ont pu se départager : { $points }-{ $others }.
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
fg-report-longest = L'action la plus longue : { $play }, { $yards } yards, par { $who }.
fg-report-longest-touchdown = L'action la plus longue : { $play }, { $yards } yards jusqu'au touchdown, par { $who }.

## What is counted
fg-figure-points = Points
fg-figure-points-allowed = Points encaissés
fg-figure-touchdowns = Touchdowns
fg-figure-total-yards = Yards au total
fg-figure-carries = Courses
fg-figure-rushing-yards = Yards à la course
fg-figure-attempts = Passes
fg-figure-completions = Passes réussies
fg-figure-passing-yards = Yards à la passe
fg-figure-sacks = Sacks subis
fg-figure-sack-yards = Yards perdus sur sacks
fg-figure-interceptions = Passes interceptées
fg-figure-fumbles-lost = Fumbles perdus
fg-figure-turnovers = Pertes de balle
fg-figure-first-downs = Premiers downs
fg-figure-third-down-attempts = Troisièmes downs
fg-figure-third-down-conversions = Troisièmes downs convertis
fg-figure-fourth-down-attempts = Quatrièmes downs
fg-figure-fourth-down-conversions = Quatrièmes downs convertis
fg-figure-penalties = Pénalités
fg-figure-penalty-yards = Yards de pénalité
fg-figure-punts = Punts
fg-figure-punt-yards = Yards de punt
fg-figure-fg-att = Field goals tentés
fg-figure-fg-made = Field goals réussis
fg-figure-fg-long = Field goal le plus long
fg-figure-pat-att = Points supplémentaires tentés
fg-figure-pat-made = Points supplémentaires réussis
fg-figure-two-pt-att = Tentatives à deux points
fg-figure-two-pt-made = Tentatives à deux points réussies
fg-figure-kickoff-return-yards = Yards de retour de kickoff
fg-figure-punt-return-yards = Yards de retour de punt
fg-figure-onside-kicks = Onside kicks
fg-figure-safeties = Safeties
fg-figure-time-outs = Temps morts
fg-figure-possession-cards = Possession en cartes
fg-figure-drives = Séries offensives
