# What the coach says first: chances in games of a hundred.

coach-says = “{ $best }” wins { $win } in a hundred; “{ $other }” { $less }.
coach-close = “{ $best }” or “{ $other }”: both win about { $win } in a hundred.
coach-only = “{ $best }” wins { $win } in a hundred.
coach-ways = “{ $best }” wins { $win } in a hundred; “{ $other }” costs { $cost } of these, the worst choice { $most }.
coach-all-same = It makes no difference: every choice wins about { $win } in a hundred.
coach-mix = Now one, now the other, so that nobody can read you: each wins about { $win } in a hundred.
coach-all-won = Whatever you do, this is as good as won.
coach-all-lost = Whatever you do, this is as good as lost.
coach-does-not-win = “{ $move }” does not win it any more.
