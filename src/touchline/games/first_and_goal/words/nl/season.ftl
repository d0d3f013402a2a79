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

## What is counted
fg-figure-points = Punten
fg-figure-points-allowed = Tegenpunten
fg-figure-touchdowns = Touchdowns
fg-figure-total-yards = Yards totaal
fg-figure-carries = Runs
fg-figure-rushing-yards = Yards door runs
fg-figure-attempts = Passes
fg-figure-completions = Geslaagde passes
fg-figure-passing-yards = Yards door passes
fg-figure-sacks = Keren gesackt
fg-figure-sack-yards = Yards verloren door sacks
fg-figure-interceptions = Onderschepte passes
fg-figure-fumbles-lost = Verloren fumbles
fg-figure-turnovers = Balverliezen
fg-figure-first-downs = First downs
fg-figure-third-down-attempts = Derde downs
fg-figure-third-down-conversions = Derde downs gehaald
fg-figure-fourth-down-attempts = Vierde downs
fg-figure-fourth-down-conversions = Vierde downs gehaald
fg-figure-penalties = Straffen
fg-figure-penalty-yards = Strafyards
fg-figure-punts = Punts
fg-figure-punt-yards = Puntyards
fg-figure-fg-att = Fieldgoals geprobeerd
fg-figure-fg-made = Fieldgoals gemaakt
fg-figure-fg-long = Langste fieldgoal
fg-figure-pat-att = Extra punten geprobeerd
fg-figure-pat-made = Extra punten gemaakt
fg-figure-two-pt-att = Tweepuntspogingen
fg-figure-two-pt-made = Tweepuntspogingen gelukt
fg-figure-kickoff-return-yards = Kickoff-returnyards
fg-figure-punt-return-yards = Punt-returnyards
fg-figure-onside-kicks = Onside kicks
fg-figure-safeties = Safety’s
fg-figure-time-outs = Time-outs
fg-figure-possession-cards = Balbezit in kaarten
fg-figure-drives = Drives
