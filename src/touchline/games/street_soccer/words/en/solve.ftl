# The command that trains the bots.
ss-train-measured = one-ply score against the club level
ss-train-other = { $folder } holds a training with seed { $seed }, scale { $scale }
ss-train-best = Best set-up for yellow: { $setup }, of { $count } in the book
ss-train-interval = 95 % interval of an estimate at even chances: ± { $points } points
ss-former-not-there = the former master plays on this machine's cores only: --on local
ss-train-on = training runs 'local' or on 'ray', not on { $on }
