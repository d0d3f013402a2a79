# The command that trains the bots.
ss-train-measured = Punkte mit einem Zug Voraussicht gegen die Stufe club
ss-train-other = in { $folder } liegt ein Training mit Saat { $seed }, Maßstab { $scale }
ss-train-best = Beste Aufstellung für Gelb: { $setup }, von { $count } im Buch
ss-train-interval = 95-%-Intervall einer Schätzung bei gleichen Chancen: ± { $points } Punkte
ss-former-not-there = der frühere Meister spielt nur auf den Kernen dieses Rechners: --on local
ss-train-on = trainiert wird 'local' oder auf 'ray', nicht auf { $on }
