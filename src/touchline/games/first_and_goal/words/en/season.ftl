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
