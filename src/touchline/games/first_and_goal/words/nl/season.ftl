# Een seizoen First & Goal: ploegen in een paar woorden en het krantenverslag.


## Teams
fg-team-legs-strong = sterke benen
fg-team-legs-weak = zwakke benen
fg-team-arm-strong = sterke arm
fg-team-arm-weak = zwakke arm
fg-team-defense-strong = ijzeren verdediging
fg-team-defense-weak = zachte verdediging
fg-team-wildness-strong = nooit twee keer hetzelfde
fg-team-wildness-weak = stabiel
fg-team-average = van alles wat

## The report
fg-report-level = { $first } en { $second } bleven gelijk: { $points }-{ $others }.
fg-report-overtime = { $winner } was { $loser } in de verlenging te sterk: { $points }-{ $others }.
fg-report-edged = { $winner } won nipt van { $loser }: { $points }-{ $others }.
fg-report-routed = { $winner } walste over { $loser } heen: { $points }-{ $others }.
fg-report-beat = { $winner } won van { $loser }: { $points }-{ $others }.
fg-report-ground = { $who } liep { $carries } keer voor { $rushing } yards en kreeg { $completions } van { $attempts } passes aan voor { $passing }; { $converted } van { $thirds } derde pogingen lukten.
fg-report-lost =
    { $who } verloor de bal { $times ->
        [one] één keer
       *[other] { $times } keer
    }.
fg-report-missed = { $who } liet { $points } punten liggen met { $missed } gemiste field goals.
fg-report-longest = De langste play: { $play }, { $yards } yards, van { $who }.
fg-report-longest-touchdown = De langste play: { $play }, { $yards } yards voor een touchdown, van { $who }.
