# Lektionen und Aufgaben im Terminal.

learn-step = Schritt { $step } von { $count }
learn-press = Eingabetaste: würfeln.
learn-type = Tippe { $move }
learn-nudge = Das nicht: Tippe { $move }. Es ist nichts geschehen.
learn-first-match = Dein erstes Spiel: touchline play { $game } --vs { $level }
learn-none = { $game } hat keine Lektion; die Regeln: touchline rules { $name }
