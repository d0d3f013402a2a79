# The command that trains the bots.
ss-train-measured = score met één zet vooruit tegen niveau club
ss-train-other = in { $folder } staat een training met zaad { $seed }, schaal { $scale }
ss-train-best = Beste opstelling voor Geel: { $setup }, van { $count } in het boek
ss-train-interval = 95 %-interval van een schatting bij gelijke kansen: ± { $points } punten
ss-former-not-there = de vorige meester speelt alleen op de kernen van deze machine: --on local
ss-train-on = trainen gaat 'local' of op 'ray', niet op { $on }
