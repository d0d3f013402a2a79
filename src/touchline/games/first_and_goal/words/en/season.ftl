# A season of First & Goal: teams in a few words, and the paper's report of a match.


## Teams
fg-team-legs-strong = strong legs
fg-team-legs-weak = weak legs
fg-team-arm-strong = strong arm
fg-team-arm-weak = weak arm
fg-team-defense-strong = iron defense
fg-team-defense-weak = soft defense
fg-team-wildness-strong = never the same twice
fg-team-wildness-weak = steady
fg-team-average = a bit of everything

## The report
fg-report-level = { $first } and { $second } could not be parted: { $points }-{ $others }.
fg-report-overtime = { $winner } outlasted in overtime { $loser } { $points }-{ $others }.
fg-report-edged = { $winner } edged { $loser } { $points }-{ $others }.
fg-report-routed = { $winner } routed { $loser } { $points }-{ $others }.
fg-report-beat = { $winner } beat { $loser } { $points }-{ $others }.
fg-report-ground = { $who } ran { $carries } times for { $rushing } yards and completed { $completions } of { $attempts } passes for { $passing }, converting { $converted } of { $thirds } third downs.
fg-report-lost =
    { $who } lost the ball { $times ->
        [one] once
       *[other] { $times } times
    }.
fg-report-missed = { $who } left { $points } points on the field with { $missed } missed field goals.
fg-report-longest = The longest play: { $play }, { $yards } yards, by { $who }.
fg-report-longest-touchdown = The longest play: { $play }, { $yards } yards, by { $who } for a touchdown.

## What is counted
fg-figure-points = Points
fg-figure-points-allowed = Points allowed
fg-figure-touchdowns = Touchdowns
fg-figure-total-yards = Total yards
fg-figure-carries = Runs
fg-figure-rushing-yards = Yards by run
fg-figure-attempts = Passes
fg-figure-completions = Completed passes
fg-figure-passing-yards = Yards by pass
fg-figure-sacks = Times sacked
fg-figure-sack-yards = Yards lost to sacks
fg-figure-interceptions = Passes intercepted
fg-figure-fumbles-lost = Fumbles lost
fg-figure-turnovers = Turnovers
fg-figure-first-downs = First downs
fg-figure-third-down-attempts = Third downs
fg-figure-third-down-conversions = Third downs converted
fg-figure-fourth-down-attempts = Fourth downs
fg-figure-fourth-down-conversions = Fourth downs converted
fg-figure-penalties = Penalties
fg-figure-penalty-yards = Penalty yards
fg-figure-punts = Punts
fg-figure-punt-yards = Punt yards
fg-figure-fg-att = Field goals tried
fg-figure-fg-made = Field goals made
fg-figure-fg-long = Longest field goal
fg-figure-pat-att = Extra points tried
fg-figure-pat-made = Extra points made
fg-figure-two-pt-att = Two-point tries
fg-figure-two-pt-made = Two-point tries made
fg-figure-kickoff-return-yards = Kickoff return yards
fg-figure-punt-return-yards = Punt return yards
fg-figure-onside-kicks = Onside kicks
fg-figure-safeties = Safeties
fg-figure-time-outs = Time-outs
fg-figure-possession-cards = Possession in cards
fg-figure-drives = Drives
