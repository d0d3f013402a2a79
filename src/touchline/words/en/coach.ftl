# What the coach says, whatever is played.  Moves stand here as within a sentence: "throw T20 wins 53.1%, …".

coach-better = { $best } wins { $win }, { $gap } points more than { $other } ({ $less }).
coach-better-because = { $best } wins { $win }, { $gap } points more than { $other } ({ $less }); { $why }.
coach-better-points = { $best } is worth { $win } with draws counted half, { $gap } points more than { $other } ({ $less }).
coach-better-points-because = { $best } is worth { $win } with draws counted half, { $gap } points more than { $other } ({ $less }); { $why }.
coach-equal-points = { $best } and { $other } are worth the same ({ $win } with draws counted half).
coach-equal-points-because = { $best } and { $other } are worth the same ({ $win } with draws counted half); { $why }.
coach-equal = { $best } and { $other } win equally often ({ $win }).
coach-equal-because = { $best } and { $other } win equally often ({ $win }); { $why }.

coach-over = the game is over
coach-chance-due = nothing is to be decided: the { $due } is due
coach-not-yours = it is not { $who }'s decision but { $due }'s
coach-unsolved = nobody has solved { $game } yet
coach-failed = The coach could not think this through: a fault of ours, and we have noted it. The match goes on without his word.
coach-failed-noted = The coach could not think this through: a fault of ours. What happened is noted in { $file }. The match goes on without his word.
coach-side = { $who } { $win }
coach-draw = draw { $chance }
